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

/// A graph, where its vertices are if that is known, and what was read.
type Read = (Graph, Option<Vec<Place>>, Option<Text>);

/// A graph from a word: by its name, or its edges. If it was read from a text, what that was.
fn graph(text: &str, flags: &Flags, bounds: &Bounds) -> Result<Read, Error> {
    let format = flags.value("input-format").map(read::Format::parse).transpose().map_err(BadColoring::from)?;
    if format.is_none() && is_name(text) {
        let graph = generate::generate_within(text.trim(), Limits::from(bounds)).map_err(BadColoring::from)?;
        return Ok((graph, generate::layout(text.trim()), None));
    }
    let reading = read::read_text_within(text, format, Limits::from(bounds)).map_err(BadColoring::from)?;
    let is_word = !text.trim().contains(['\n', ' ']);
    if reading.graph.edges() == 0 && reading.format == read::Format::Edges && is_word {
        return Err(BadColoring::NoGraphAtAll(text.trim().chars().take(60).collect()).into());
    }
    // Edges that somebody types in a line are no riddle.
    let told = (text.contains('\n') || reading.format != read::Format::Edges).then(|| reading.text());
    Ok((reading.graph, None, told))
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
            shape: registry::Shape::Graph,
            is_graph: true,
            explains: true,
            word_flag: Some(text("graph", "GRAPH", text!("color-help-graph-flag"))),
            flags,
            check_flags: vec![
                text("graph", "GRAPH", text!("color-help-check-graph")),
                format(),
                k(text!("color-help-check-k")),
            ],
            check_instance: Some("graph"),
            aliases: vec!["colour", "coloring", "colouring", "coloriage", "coloration", "coloració", "acoloriment"],
            questions,
            examples: Examples::new("cycle:4 -k 3", "petersen", "cycle:4..8 -k 3"),
            solvers: solvers(),
            ..Descriptor::new("color", text!("about-color"), Operand::new("GRAPH", text!("color-help-graph")))
        }
    }

    fn pose(&self, text: &str, flags: &Flags, bounds: &Bounds) -> Result<Box<dyn Instance>, Error> {
        let (graph, places, told) = graph(text, flags, bounds)?;
        let word = if text.trim().contains('\n') { graph.to_string() } else { text.trim_ascii().to_string() };
        Ok(Box::new(Coloring::with(graph, word, flags, bounds)?.read(told).placed(places)))
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
            let reading = read::read_within(stream, format, Limits::from(bounds)).map_err(BadColoring::from)?;
            let told = Some(reading.text());
            Ok(Box::new(Coloring::with(reading.graph, name.to_string(), flags, bounds)?.read(told)))
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
        let (graph, ..) = graph(flags.value("graph").ok_or(BadColoring::NoGraph)?, flags, bounds)?;
        let colors = read::read_colors(text, &graph).map_err(BadColoring::from)?;
        Ok(check::check(&graph, &colors, number_of_colors(flags)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a page can bear.
    const BOUNDS: Bounds = Bounds { cells: 10_000, edges: 20_000, values: 1_000, memory: 500 << 20 };

    fn posed(text: &str, given: &[(&str, &str)]) -> Result<Box<dyn Instance>, String> {
        let mut flags = Flags::default();
        given.iter().for_each(|(name, value)| flags.give(name, Some(value)));
        let streamed = Color.pose_stream("file", &mut text.as_bytes(), &flags, &BOUNDS).unwrap();
        let posed = Color.pose(text, &flags, &BOUNDS);
        if !is_name(text) {
            // A text is judged as a file is.
            assert_eq!(posed.is_ok(), streamed.is_ok(), "{text:.80}");
        }
        posed.map_err(|error| error.to_string())
    }

    fn refused(text: &str, given: &[(&str, &str)]) -> String {
        posed(text, given).map(|_| ()).expect_err("too large")
    }

    /// Numbers with something around each.
    fn row(many: u32, with: impl Fn(u32) -> String) -> String {
        (0..many).map(with).collect()
    }

    #[test]
    fn what_is_too_large_is_refused_while_it_is_read() {
        let group = |letter: char, many| format!("{{{}}}", row(many, |at| format!("{letter}{at} ")));
        let groups = |many| format!("graph {{ {} -- {} }}", group('a', many), group('b', many));
        let market = "%%MatrixMarket matrix coordinate pattern symmetric";
        let nodes = row(10_001, |at| format!("<node id='{at}'/>"));
        for (text, things) in [
            ("p edge 67108864 1\ne 1 2".to_string(), "67108864 vertices"),
            ("c a comment\n p\tcol 67108864 1\ne 1 2".into(), "67108864 vertices"),
            (
                "p edge 500 9\n".to_string() + &row(30_000, |at| format!("e {} {}\n", at / 250 + 1, at % 250 + 251)),
                "edges",
            ),
            (format!("{market}\n% x\n67108864 67108864 1\n1 2"), "67108864 vertices"),
            (row(10_001, |at| format!("{at} {}\n", at + 1)), "10002 vertices"),
            (row(10_001, |at| format!("v{at} w\n")), "10001 vertices"),
            (row(10_001, |at| format!("{at}\n")), "10001 vertices"),
            (row(90_000, |at| format!("{} {}\n", at / 300, 300 + at % 300)), "edges"),
            ("source,target\n".to_string() + &row(10_001, |at| format!("v{at},w\n")), "10001 vertices"),
            (groups(30_000), "10001 vertices"),
            (groups(5_000), "25000000 edges"),
            (format!("graph {{ subgraph A {} {} }}", group('a', 9_000), "{subgraph A}".repeat(1_000)), "vertices"),
            (format!("graph [ {} ]", row(10_001, |at| format!("node [ id {at} ] "))), "10001 vertices"),
            (format!("<graphml><graph>{nodes}</graph></graphml>"), "10001 vertices"),
            (r#"{"graph": {"nodes": 60000000, "links": [[0, 1]]}}"#.into(), "60000000 vertices"),
            (r#"{"n": 60000000, "edges": []}"#.into(), "60000000 vertices"),
            (
                format!("{{\"nodes\": [{}0], \"links\": []}}", row(10_000, |at| format!("{},", at + 1))),
                "10001 vertices",
            ),
            (format!("[{}[]]", "[],".repeat(10_000)), "10001 vertices"),
            (format!("[{}[0, 1]]", row(10_001, |at| format!("[{at}, {}],", at + 1))), "10002 vertices"),
            (format!("{{{}\"x\": []}}", row(10_000, |at| format!("\"{at}\": [\"x\"],"))), "10001 vertices"),
            (format!("{}\n{}", "0".repeat(10_001), "0".repeat(10_001)), "10001 vertices"),
        ] {
            for before in ["", "\u{feff}", "\n\n", "\u{feff}\n \n"] {
                // A first line has to be first.
                if text.starts_with('%') && before.contains('\n') {
                    continue;
                }
                let why = refused(&format!("{before}{text}"), &[]);
                let here = why.contains(&format!("{things} are too many for this page, which takes at most "));
                assert!(here, "{before:?} {text:.80}: {why}");
            }
        }
        for text in
            ["hypercube:24", "hypercube: \n24", "complete:5000", "geometric:20000,1.0", "mycielski:20", "cycle:10001"]
        {
            assert!(refused(text, &[]).contains("at most"), "{text}");
            let mut flags = Flags::default();
            flags.give("graph", Some(text));
            let checked = Color.check("0,1,2", &flags, &BOUNDS).map(|_| ()).unwrap_err().to_string();
            assert!(checked.contains("at most"), "{text}: {checked}");
        }
        let long = r#"{"a": ["b""#.to_string() + &" ".repeat(100_000) + "]}";
        let few = Bounds { cells: 10, edges: 10, ..BOUNDS };
        let why = Color.pose(&long, &Flags::default(), &few).map(|_| ()).unwrap_err().to_string();
        assert!(why.starts_with("85537 bytes are too many for this page"), "{why}");
        for flag in [("k", "1000000"), ("fixed", "3=4294967295"), ("start", "3=1000")] {
            assert!(refused("petersen", &[flag]).contains(" colours are too many for this page"), "{flag:?}");
        }
    }

    #[test]
    fn what_a_page_can_show_is_let_through() {
        let both_ways = row(10_000, |at| format!("{0} {1}\n{1} {0}\n", at % 10_000, (at + 1) % 10_000));
        for text in [
            "petersen",
            "gnm:200,470,123456789",
            "cycle:10000",
            "123456789-5,5-6",
            "p edge 11 2\ne 1 2",
            r#"{"nodes": [{"id": 123456789}], "links": []}"#,
            "graph { subgraph A {a b} subgraph A {c} subgraph B {subgraph A; d} subgraph A -- e; x -- subgraph B }",
            &both_ways.repeat(5),
            &format!(
                "graph {{ subgraph A {{a b c}} {} }}",
                "subgraph A -- subgraph B {d e}; {subgraph A};".repeat(1_000)
            ),
        ] {
            assert!(posed(text, &[]).is_ok(), "{text:.80}");
        }
    }
}
