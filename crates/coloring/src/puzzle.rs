//! Graph colouring as the registry sees it: its words and its flags, and how they become an instance.

use std::io::BufRead;

use backtrail::{Text, text};
use graphs::{Graph, Limits, generate, read};
use registry::board::Place;
use registry::{
    Bounds, Descriptor, Error, Examples, Flag, FlagKind, Flags, Instance, Operand, OwnQuestion, Puzzle, Question,
    Verdict,
};

use super::check;
use super::instance::{Coloring, MOST_COLORS, number_of_colors};
use super::{BadColoring, solvers};

/// Graph colouring.
#[derive(Clone, Copy, Debug)]
pub struct Color;

/// The question for the least number of colours, as a flag asks it.
pub(super) const CHROMATIC: &str = "chromatic";

/// The question for the chromatic polynomial.
pub(super) const POLYNOMIAL: &str = "polynomial";

/// Can this only be the name of a graph: `petersen`, `queen:8`?
fn is_name(word: &str) -> bool {
    let family = word.trim().split(':').next().unwrap_or_default();
    family.starts_with(|c: char| c.is_ascii_alphabetic()) && family.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// A graph from a word: by its name, or its edges.
fn graph(text: &str, flags: &Flags, bounds: &Bounds) -> Result<(Graph, Option<Vec<Place>>), Error> {
    let format = flags.value("input-format").map(read::Format::parse).transpose().map_err(BadColoring::from)?;
    if format.is_none() && is_name(text) {
        let graph = generate::generate_within(text.trim(), Limits::from(bounds)).map_err(BadColoring::from)?;
        return Ok((graph, generate::layout(text.trim())));
    }
    let graph = read::read_text_within(text, format, Limits::from(bounds)).map_err(BadColoring::from)?;
    if graph.edges() == 0 && !text.trim().contains(['\n', ' ']) {
        return Err(BadColoring::NoGraphAtAll(text.trim().chars().take(60).collect()).into());
    }
    Ok((graph, None))
}

impl Puzzle for Color {
    fn describe(&self) -> Descriptor {
        let text =
            |name: &'static str, value: &'static str, help: Text| Flag::new(name, FlagKind::Text(value.into()), help);
        let word =
            |name: &'static str, value: &'static str, help: Text| Flag::new(name, FlagKind::Word(value.into()), help);
        let k = |help: Text| Flag::new("k", FlagKind::Number { least: 0, most: MOST_COLORS.into() }, help);
        let format = || word("input-format", "FORMAT", text!("color-help-input-format"));
        let any = FlagKind::Number { least: 0, most: u64::MAX };
        let flags = vec![
            k(text!("color-help-k")),
            Flag::switch("distinct", text!("color-help-distinct")),
            text("fixed", "COLORS", text!("color-help-fixed")),
            text("start", "COLORS", text!("color-help-start")),
            word("order", "ORDER", text!("color-help-order")),
            format(),
            Flag::new("seed", any, text!("color-help-seed")),
            Flag::new("memory", FlagKind::Memory, text!("color-help-memory")),
        ];
        let question = |name: &str, help: Text, refines, solvers: &[&str]| {
            let solvers = solvers.iter().map(ToString::to_string).collect();
            OwnQuestion { name: name.to_string(), help, refines, solvers }
        };
        // Greedy has its own sentence on why it cannot.
        let finding = ["decide", "widen", "dsatur", "plain", "greedy"];
        let questions = vec![
            question(CHROMATIC, text!("color-help-chromatic"), Question::First, &finding),
            question(POLYNOMIAL, text!("color-help-polynomial"), Question::Count, &["partitions"]),
        ];
        Descriptor {
            range: Some(Operand::new("GRAPHS", text!("color-help-range"))),
            solution: Some(Operand::new("COLORS", text!("color-help-colors"))),
            more_help: Some(generate::help()),
            is_text: true,
            is_graph: true,
            explains: true,
            word_flag: Some(text("graph", "GRAPH", text!("color-help-graph-flag"))),
            flags,
            check_flags: vec![
                text("graph", "GRAPH", text!("color-help-check-graph")),
                format(),
                k(text!("color-help-check-k")),
            ],
            questions,
            examples: Examples::new("cycle:4 -k 3", "petersen", "cycle:4..8 -k 3"),
            solvers: solvers(),
            ..Descriptor::new("color", text!("about-color"), Operand::new("GRAPH", text!("color-help-graph")))
        }
    }

    fn pose(&self, text: &str, flags: &Flags, bounds: &Bounds) -> Result<Box<dyn Instance>, Error> {
        let (graph, places) = graph(text, flags, bounds)?;
        let word = if text.trim().contains('\n') { graph.to_string() } else { text.trim().to_string() };
        Ok(Box::new(Coloring::with(graph, places, word, flags, bounds)?))
    }

    fn pose_stream(
        &self,
        name: &str,
        stream: &mut dyn BufRead,
        flags: &Flags,
        bounds: &Bounds,
    ) -> Option<Result<Box<dyn Instance>, Error>> {
        let mut pose = || -> Result<Box<dyn Instance>, Error> {
            let format = flags.value("input-format").map(read::Format::parse).transpose().map_err(BadColoring::from)?;
            let graph = read::read_within(stream, format, Limits::from(bounds)).map_err(BadColoring::from)?;
            Ok(Box::new(Coloring::with(graph, None, name.to_string(), flags, bounds)?))
        };
        Some(pose())
    }

    fn pose_range(&self, text: &str, flags: &Flags, bounds: &Bounds) -> Result<Vec<Box<dyn Instance>>, Error> {
        let Some((family, range)) = text.trim().split_once(':').filter(|_| is_name(text)) else {
            return Ok(vec![self.pose(text, flags, bounds)?]);
        };
        let Some((from, to)) = range.split_once("..") else {
            return Ok(vec![self.pose(text, flags, bounds)?]);
        };
        let bad = || BadColoring::Range(text.trim().to_string());
        let (from, to): (u32, u32) = (from.parse().map_err(|_| bad())?, to.parse().map_err(|_| bad())?);
        if from > to || to - from > 1_000 {
            return Err(bad().into());
        }
        (from..=to).map(|size| self.pose(&format!("{family}:{size}"), flags, bounds)).collect()
    }

    fn check(&self, text: &str, flags: &Flags, bounds: &Bounds) -> Result<Verdict, Error> {
        let (graph, _) = graph(flags.value("graph").ok_or(BadColoring::NoGraph)?, flags, bounds)?;
        let colors = read::read_colors(text, &graph).map_err(BadColoring::from)?;
        Ok(check::check(&graph, &colors, number_of_colors(flags)))
    }
}
