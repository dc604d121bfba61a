//! Graph colouring as the registry sees it: its words and its flags, and how they become an instance.

use std::io::BufRead;

use super::check;
use super::generate;
use super::instance::{Coloring, number_of_colors};
use super::read;
use super::{BadColoring, Graph, Place, SOLVERS};
use crate::registry::{Error, Examples, Flag, Flags, Instance, Posing, Puzzle, Solver, Verdict};

/// The puzzle, for the registry.
pub static COLOR: Color = Color;

/// Graph colouring.
#[derive(Clone, Copy, Debug)]
pub struct Color;

const K: Flag = Flag { name: "k", value: Some("K"), help: "How many colours there are [default: as few as can be]" };

const GRAPH: Flag = Flag {
    name: "graph",
    value: Some("GRAPH"),
    help: "A graph by its name, such as petersen, queen:8, mycielski:5, grid:5x5 or gnm:200,470,1",
};

const FORMAT: Flag = Flag {
    name: "input-format",
    value: Some("FORMAT"),
    help: "dimacs, edges, csv, dot, graphml, gml, json or matrix; recognised if not given",
};

/// Can this only be the name of a graph: `petersen`, `queen:8`?
fn is_name(word: &str) -> bool {
    let family = word.trim().split(':').next().unwrap_or_default();
    family.starts_with(|c: char| c.is_ascii_alphabetic()) && family.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// A graph from a word: by its name, or its edges.
fn graph(text: &str, flags: &Flags) -> Result<(Graph, Option<Vec<Place>>), BadColoring> {
    let format = flags.value("input-format").map(read::Format::parse).transpose()?;
    if format.is_none() && is_name(text) {
        return Ok((generate::generate(text.trim())?, generate::layout(text.trim())));
    }
    let graph = read::read_text(text, format)?;
    if graph.edges() == 0 && !text.trim().contains(['\n', ' ']) {
        return Err(BadColoring::NoGraphAtAll(text.trim().chars().take(60).collect()));
    }
    Ok((graph, None))
}

impl Puzzle for Color {
    fn name(&self) -> &'static str {
        "color"
    }

    fn about(&self) -> &'static str {
        "a colour for each vertex of a graph, joined ones of different colours"
    }

    fn instance_word(&self) -> (&'static str, &'static str) {
        (
            "GRAPH",
            "A file with a graph (DIMACS, edge list, CSV, DOT, GraphML, GML, JSON, matrix), or - for standard input; or a name \
             such as petersen or queen:8; or edges such as a-b,b-c",
        )
    }

    fn more_help(&self) -> Option<String> {
        let families = generate::families();
        let wide = families.iter().map(|family| family.example.len()).max().unwrap_or(0);
        let lines = families.iter().map(|family| format!("  {:wide$}  {}\n", family.example, family.help));
        Some(format!("Graphs by name:\n{}", lines.collect::<String>()))
    }

    fn is_text(&self) -> bool {
        true
    }

    fn word_flag(&self) -> Option<&'static Flag> {
        Some(&GRAPH)
    }

    fn options(&self) -> &'static [Flag] {
        const OPTIONS: &[Flag] = &[
            K,
            Flag { name: "chromatic", value: None, help: "Find the least number of colours, and prove it" },
            Flag {
                name: "polynomial",
                value: None,
                help: "The chromatic polynomial: the number of colourings for every number of colours",
            },
            Flag {
                name: "distinct",
                value: None,
                help: "Colourings that differ only in the names of their colours are one",
            },
            Flag {
                name: "fixed",
                value: Some("COLORS"),
                help: "Colours that vertices have from the start, such as a=0,b=2; or a file with that",
            },
            Flag {
                name: "start",
                value: Some("COLORS"),
                help: "A colouring to begin with and to improve, such as 0,1,2,0; or a file with one",
            },
            Flag {
                name: "order",
                value: Some("ORDER"),
                help: "The order of greedy: dsatur, largest or smallest [default: dsatur]",
            },
            FORMAT,
            Flag { name: "seed", value: Some("N"), help: "Where decide begins, where chance helps it [default: 0]" },
            Flag {
                name: "memory",
                value: Some("SIZE"),
                help: "How much memory a solver may use, such as 500m or 16g [default: 4g]",
            },
        ];
        OPTIONS
    }

    fn text_flags(&self) -> &'static [&'static str] {
        &["graph", "fixed", "start"]
    }

    fn is_graph(&self) -> bool {
        true
    }

    fn explains(&self) -> bool {
        true
    }

    fn solvers(&self) -> Vec<&'static Solver> {
        SOLVERS.iter().map(|entry| &entry.solver).collect()
    }

    fn examples(&self) -> Examples {
        Examples { tiny: "cycle:4 -k 3", usual: "petersen", range: "cycle:4..8 -k 3" }
    }

    fn pose(&self, text: &str, flags: &Flags) -> Result<Box<dyn Instance>, Error> {
        let (graph, places) = graph(text, flags)?;
        let word = if text.trim().contains('\n') { graph.to_string() } else { text.trim().to_string() };
        Ok(Box::new(Coloring::with(graph, places, word, flags)?))
    }

    fn pose_stream(&self, name: &str, stream: &mut dyn BufRead, flags: &Flags) -> Option<Posing> {
        let pose = || {
            let format = flags.value("input-format").map(read::Format::parse).transpose()?;
            Coloring::with(read::read(stream, format)?, None, name.to_string(), flags)
        };
        let pose = || -> Posing { Ok(Box::new({ pose }()?)) };
        Some(pose())
    }

    fn range_word(&self) -> (&'static str, &'static str) {
        ("GRAPHS", "A graph, as for color; or several by name, such as cycle:4..8 or queen:4..6")
    }

    fn pose_range(&self, text: &str, flags: &Flags) -> Result<Vec<Box<dyn Instance>>, Error> {
        let Some((family, range)) = text.trim().split_once(':').filter(|_| is_name(text)) else {
            return Ok(vec![self.pose(text, flags)?]);
        };
        let Some((from, to)) = range.split_once("..") else {
            return Ok(vec![self.pose(text, flags)?]);
        };
        let bad = || BadColoring::Range(text.trim().to_string());
        let (from, to): (u32, u32) = (from.parse().map_err(|_| bad())?, to.parse().map_err(|_| bad())?);
        if from > to || to - from > 1_000 {
            return Err(bad().into());
        }
        (from..=to).map(|size| self.pose(&format!("{family}:{size}"), flags)).collect()
    }

    fn check_word(&self) -> (&'static str, &'static str) {
        (
            "COLORS",
            "A colouring: the colour of each vertex in order, such as 0,1,2,0, or lines 'vertex = colour'; or a file with that; \
             or - for standard input",
        )
    }

    fn check_options(&self) -> &'static [Flag] {
        const OPTIONS: &[Flag] = &[
            Flag { name: "graph", value: Some("GRAPH"), help: "The graph: a file, or a name such as petersen" },
            FORMAT,
            Flag { name: "k", value: Some("K"), help: "How many colours there may be" },
        ];
        OPTIONS
    }

    fn check(&self, text: &str, flags: &Flags) -> Result<Verdict, Error> {
        let (graph, _) = graph(flags.value("graph").ok_or(BadColoring::NoGraph)?, flags)?;
        let k = number_of_colors(flags)?;
        let colors = read::read_colors(text, &graph).map_err(BadColoring::from)?;
        Ok(check::check(&graph, &colors, k))
    }
}
