//! Graph colouring as the registry sees it: its words, and which solver does what.

use std::io::BufRead;
use std::sync::Arc;

use backtrail::Outcome;
use thiserror::Error;

use super::check;
use super::chromatic;
use super::count;
use super::decide::odd_cycle;
use super::explain::explain;
use super::fixed::Contracted;
use super::generate::{self, BadGenerator};
use super::greedy::{Order, UnknownOrder};
use super::job::Job;
use super::read::{self, BadColors, BadFormat, BadGraph};
use super::reason::listed;
use super::{Colored, Graph, Names, Place, SOLVERS};
use crate::engine;
use crate::memory;
use crate::registry::{
    Ability, Answer, Error, Examples, Explanation, Flag, Flags, Instance, Posing, Puzzle, Question, Request, Solver,
    Space, Stage, Stepper, Verdict,
};

/// The puzzle, for the registry.
pub static COLOR: Color = Color;

/// Graph colouring.
#[derive(Clone, Copy, Debug)]
pub struct Color;

/// A graph to be coloured.
#[derive(Clone, Debug)]
pub struct Coloring {
    /// The graph.
    pub(super) graph: Arc<Graph>,
    /// Where its vertices are drawn, if it has a usual picture.
    places: Option<Arc<Vec<Place>>>,
    /// The word that gives it.
    word: String,
    /// How many colours there are; as few as can be, if nothing is said.
    pub(super) k: Option<u32>,
    /// The colours that vertices have from the start; empty if none has one.
    pub(super) fixed: Vec<Option<u32>>,
    /// A colouring to begin with.
    pub(super) start: Vec<Option<u32>>,
    /// Are colourings that differ only in the names of their colours one?
    pub(super) distinct: bool,
    /// Is the chromatic polynomial asked for?
    pub(super) polynomial: bool,
    /// In which order vertices are coloured greedily.
    pub(super) order: Option<Order>,
    /// Was the least number asked for in so many words?
    chromatic: bool,
    pub(super) seed: u64,
    /// What a solver may use.
    pub(super) memory: u64,
}

/// Why words name no graph to be coloured.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BadColoring {
    /// It cannot be read.
    #[error(transparent)]
    Graph(#[from] BadGraph),
    /// There is no such kind of graph.
    #[error(transparent)]
    Generator(#[from] BadGenerator),
    /// There is no such format.
    #[error(transparent)]
    Format(#[from] BadFormat),
    /// The colours of a flag cannot be read.
    #[error("--{flag}: {why}")]
    Colors {
        /// The flag.
        flag: &'static str,
        /// Why not.
        why: BadColors,
    },
    /// A colouring to check cannot be read.
    #[error(transparent)]
    Brought(#[from] BadColors),
    /// There is no such order.
    #[error(transparent)]
    UnknownOrder(#[from] UnknownOrder),
    /// A flag that wants a number has something else.
    #[error("{flag} takes {wants}, and '{value}' is none")]
    Number {
        /// The flag, as it is typed.
        flag: &'static str,
        /// What it wants.
        wants: &'static str,
        /// What it has.
        value: String,
    },
    /// The memory is no size.
    #[error("--memory: {0}")]
    Memory(#[from] memory::NotASize),
    /// Two flags that say different things.
    #[error("-k says how many colours there are, and --chromatic asks for the fewest; give one of both")]
    Both,
    /// A vertex has a colour that there is not.
    #[error("--fixed gives {vertex} the colour {color}, and with -k {k} the colours are 0 to {}", k - 1)]
    Beyond {
        /// The vertex.
        vertex: String,
        /// Its colour.
        color: u32,
        /// How many colours there are.
        k: u32,
    },
    /// Greedy is asked for a proof.
    #[error("greedy proves nothing of fewer colours; decide finds the least number")]
    GreedyProof,
    /// An order for a solver that has its own.
    #[error("--order is for --solver greedy, and {0} has an order of its own")]
    Order(&'static str),
    /// The polynomial would take too much memory.
    #[error("the polynomial of {graph} {needs}, and --memory allows {}", memory::human(*may))]
    TooWide {
        /// The graph.
        graph: String,
        /// What it would take.
        needs: String,
        /// What there may be.
        may: u64,
    },
    /// Greedy takes what it needs.
    #[error(
        "greedy takes as many colours as it needs, and proves nothing of fewer; decide and dsatur answer for a given k"
    )]
    Greedy,
    /// A colouring cannot be checked alone.
    #[error("a colouring is checked against its graph: give --graph with a file or a name such as petersen")]
    NoGraph,
    /// The polynomial counts every colouring.
    #[error("the polynomial counts colourings of all vertices with names of colours; --{0} does not go with it")]
    Polynomial(&'static str),
    /// A word without an edge.
    #[error("'{0}' is no graph: no name such as petersen, no file, and no edges such as a-b,b-c")]
    NoGraphAtAll(String),
    /// A range that goes nowhere.
    #[error("'{0}' is no range of graphs; give one such as queen:4..7")]
    Range(String),
}

/// The most colours that are taken: more than that, and every vertex may have its own.
const MOST_COLORS: u32 = 1 << 20;

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

impl Coloring {
    /// To colour a graph with k colours.
    pub fn new(graph: Arc<Graph>, k: u32) -> Self {
        let word = graph.to_string();
        Coloring {
            graph,
            places: None,
            word,
            k: Some(k),
            fixed: Vec::new(),
            start: Vec::new(),
            distinct: false,
            polynomial: false,
            order: None,
            chromatic: false,
            seed: 0,
            memory: memory::USUAL,
        }
    }

    /// What the flags ask of a graph.
    fn with(graph: Graph, places: Option<Vec<Place>>, word: String, flags: &Flags) -> Result<Self, BadColoring> {
        let number = |flag: &str, typed: &'static str, wants: &'static str, most: u64| {
            let parse = |value: &str| {
                let bad = || BadColoring::Number { flag: typed, wants, value: value.to_string() };
                value.parse().ok().filter(|&number: &u64| number <= most).ok_or_else(bad)
            };
            flags.value(flag).map(parse).transpose()
        };
        let k = number("k", "-k", "a number of colours, from 0 to 1,048,576", MOST_COLORS.into())?.map(|k| k as u32);
        if k.is_some() && flags.has("chromatic") {
            return Err(BadColoring::Both);
        }
        let colors = |flag: &'static str| match flags.value(flag) {
            Some(text) => read::read_colors(text, &graph).map_err(|why| BadColoring::Colors { flag, why }),
            None => Ok(Vec::new()),
        };
        let (fixed, start) = (colors("fixed")?, colors("start")?);
        if let Some(k) = k {
            let beyond = (0..).zip(&fixed).find_map(|(vertex, color)| color.filter(|&c| c >= k).map(|c| (vertex, c)));
            if let Some((vertex, color)) = beyond {
                return Err(BadColoring::Beyond { vertex: graph.name(vertex).into_owned(), color, k });
            }
        }
        let polynomial = flags.has("polynomial");
        if let Some(flag) = ["fixed", "distinct"].into_iter().find(|flag| polynomial && flags.has(flag)) {
            return Err(BadColoring::Polynomial(flag));
        }
        let seed = number("seed", "--seed", "a whole number below 2^64", u64::MAX)?;
        Ok(Coloring {
            places: places.map(Arc::new),
            word,
            k,
            fixed,
            start,
            distinct: flags.has("distinct"),
            polynomial,
            order: flags.value("order").map(Order::parse).transpose()?,
            chromatic: flags.has("chromatic"),
            seed: seed.unwrap_or(0),
            memory: flags.value("memory").map_or(Ok(memory::USUAL), memory::parse)?,
            graph: Arc::new(graph),
        })
    }

    /// The job for the textbook's solvers, with k colours.
    pub(super) fn job(&self, k: u32) -> Job {
        let mut job = Job::new(Arc::clone(&self.graph), k);
        if !self.fixed.is_empty() {
            job = job.fixed(&self.fixed);
        }
        if self.distinct { job.distinct() } else { job }
    }

    /// The number of colours of a tree: that which is given, or as few as a short look finds.
    pub(super) fn walked(&self) -> u32 {
        self.k.unwrap_or_else(|| chromatic::guess(self))
    }

    /// Is there memory for the polynomial?
    fn admit_polynomial(&self) -> Result<(), Error> {
        let (graph, may) = (self.graph.to_string(), self.memory);
        let needs = match count::estimate(&self.graph, None).memory {
            Some(memory) if memory <= may => return Ok(()),
            Some(memory) => format!("would take {}", memory::human(memory)),
            None => "is too wide: however its vertices are ordered, too many are open at a time".to_string(),
        };
        Err(BadColoring::TooWide { graph, needs, may }.into())
    }

    /// A solution.
    pub(super) fn colored(&self, colors: Vec<u32>) -> Colored {
        Colored { places: self.places.clone(), ..Colored::new(Arc::clone(&self.graph), colors) }
    }

    /// The fewest colours that fixed ones allow: those of their names.
    pub(super) fn least(&self) -> u32 {
        self.fixed.iter().flatten().max().map_or(0, |&color| color + 1)
    }
}

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
        let k = Coloring::with(Graph::new(0, Vec::new()).expect("no loops"), None, String::new(), flags)?.k;
        let colors = read::read_colors(text, &graph).map_err(BadColoring::from)?;
        Ok(check::check(&graph, &colors, k))
    }
}

impl Instance for Coloring {
    fn title(&self) -> String {
        let graph = match self.word.as_str() {
            word if word.len() <= 40 => word.to_string(),
            _ => self.graph.to_string(),
        };
        match self.k {
            Some(1) => format!("colourings of {graph} with 1 colour"),
            Some(k) => format!("colourings of {graph} with {k} colours"),
            None => format!("colourings of {graph} with as few colours as can be"),
        }
    }

    fn word(&self) -> String {
        self.word.clone()
    }

    fn label(&self) -> String {
        let name = self.word.rsplit('/').next().unwrap_or_default();
        let name = name.strip_suffix(".col").unwrap_or(name);
        if name.chars().count() <= 20 { name.to_string() } else { name.chars().take(19).chain(['…']).collect() }
    }

    fn flags(&self) -> Vec<String> {
        let mut flags: Vec<String> = self.k.map(|k| format!("k {k}")).into_iter().collect();
        let colors = |colors: &[Option<u32>]| {
            let given = (0..).zip(colors).filter_map(|(vertex, color)| Some((vertex, (*color)?)));
            let given: Vec<String> =
                given.map(|(vertex, color)| format!("{}={color}", self.graph.name(vertex))).collect();
            given.join(",")
        };
        for (name, given) in [("fixed", &self.fixed), ("start", &self.start)] {
            if !given.is_empty() {
                flags.push(format!("{name} {}", colors(given)));
            }
        }
        let said = [("distinct", self.distinct), ("polynomial", self.polynomial)];
        flags.extend(said.into_iter().filter(|(_, said)| *said).map(|(name, _)| name.to_string()));
        if self.seed != 0 {
            flags.push(format!("seed {}", self.seed));
        }
        flags
    }

    fn puzzle(&self) -> &'static dyn Puzzle {
        &COLOR
    }

    fn size(&self) -> u64 {
        self.graph.vertices().into()
    }

    fn extent(&self) -> (u64, u64) {
        // Names are worth a line each, however many there are.
        let rows = if matches!(self.graph.names(), Names::Each(_)) { 1 } else { self.size() };
        (rows, 1)
    }

    fn ruled_out(&self) -> Option<String> {
        let clash = if self.fixed.is_empty() { None } else { Contracted::new(&self.graph, &self.fixed).err() };
        let name = |vertex| self.graph.name(vertex);
        if let Some((a, b)) = clash {
            let color = self.fixed[a as usize].unwrap_or_default();
            return Some(format!(
                "{} and {} are joined, and both have colour {color} from the start",
                name(a),
                name(b)
            ));
        }
        match self.k? {
            0 if self.graph.vertices() > 0 => Some("without colours no vertex can have one".to_string()),
            1 => {
                let (a, b) = self.graph.each_edge().next()?;
                Some(format!("{} and {} are joined, and need two colours", name(a), name(b)))
            }
            2 => {
                let cycle: Vec<_> = odd_cycle(&self.graph)?.into_iter().map(name).collect();
                Some(format!("{} form an odd cycle, which needs three colours", listed(&cycle)))
            }
            _ => None,
        }
    }

    fn asked(&self, question: Question) -> Question {
        if self.polynomial { Question::Count } else { question }
    }

    fn admit(&self, solver: &Solver, _needs: Ability) -> Result<(), Error> {
        match solver.name {
            "greedy" if self.k.is_some() => Err(BadColoring::Greedy.into()),
            "greedy" if self.chromatic => Err(BadColoring::GreedyProof.into()),
            name if name != "greedy" && self.order.is_some() => Err(BadColoring::Order(name).into()),
            "partitions" if self.polynomial => self.admit_polynomial(),
            _ => Ok(()),
        }
    }

    fn best(&self, needs: Ability) -> &'static str {
        match needs {
            Ability::First => "decide",
            Ability::Count => "partitions",
            Ability::All => "widen",
            // The textbook's walk where it ends soon.
            Ability::Trace if self.graph.vertices() <= 12 => "plain",
            _ => "dsatur",
        }
    }

    fn solve(&self, solver: &Solver, request: &Request, answer: Answer<'_>) -> Outcome<String> {
        (engine::entry(SOLVERS, solver).solve)(self, request, answer)
    }

    fn steps(&self, solver: &Solver) -> Option<Box<dyn Stepper>> {
        Some((engine::entry(SOLVERS, solver).steps?)(self))
    }

    fn stage(&self) -> Stage {
        let mut colors = vec![Colored::NONE; self.graph.vertices() as usize];
        for (color, fixed) in colors.iter_mut().zip(&self.fixed) {
            *color = fixed.unwrap_or(Colored::NONE);
        }
        Stage::Graph { given: self.colored(colors), colors: self.walked() }
    }

    fn space(&self, solver: &Solver) -> Option<Space> {
        let k = self.k.filter(|_| solver.name == "plain")?;
        let free = self.fixed.iter().filter(|fixed| fixed.is_none()).count();
        let free = if self.fixed.is_empty() { self.graph.vertices() } else { free as u32 };
        Some(Space { log10: f64::from(k).log10() * f64::from(free), exact: u128::from(k).checked_pow(free) })
    }

    fn explain(&self) -> Option<Explanation> {
        Some(explain(self))
    }
}
