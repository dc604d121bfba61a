//! A graph to be coloured: what is asked of it, and which solver does what.

use std::sync::Arc;

use backtrail::Outcome;

use super::chromatic;
use super::count;
use super::decide::odd_cycle;
use super::explain::explain;
use super::fixed::Contracted;
use super::greedy::Order;
use super::job::Job;
use super::read;
use super::reason::listed;
use super::{BadColoring, COLOR, Colored, Graph, Names, Place, SOLVERS, colored};
use crate::engine;
use crate::memory;
use crate::registry::{
    Ability, Board, Error, Explanation, Flags, Instance, OnSolution, Puzzle, Question, Request, Solver, Space, Stepper,
};

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
    pub(super) fn with(
        graph: Graph,
        places: Option<Vec<Place>>,
        word: String,
        flags: &Flags,
    ) -> Result<Self, BadColoring> {
        let k = number_of_colors(flags)?;
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
        let seed = number(flags, "seed", "--seed", "a whole number below 2^64", u64::MAX)?;
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

/// The most colours that are taken: more than that, and every vertex may have its own.
const MOST_COLORS: u32 = 1 << 20;

/// How many colours the flags give, if they do.
pub(super) fn number_of_colors(flags: &Flags) -> Result<Option<u32>, BadColoring> {
    let k = number(flags, "k", "-k", "a number of colours, from 0 to 1,048,576", MOST_COLORS.into())?;
    Ok(k.map(|k| k as u32))
}

/// The number that a flag gives, at most so large.
fn number(
    flags: &Flags,
    flag: &str,
    typed: &'static str,
    wants: &'static str,
    most: u64,
) -> Result<Option<u64>, BadColoring> {
    let parse = |value: &str| {
        let bad = || BadColoring::Number { flag: typed, wants, value: value.to_string() };
        value.parse().ok().filter(|&number: &u64| number <= most).ok_or_else(bad)
    };
    flags.value(flag).map(parse).transpose()
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

    fn solve(&self, solver: &Solver, request: &Request, answer: OnSolution<'_>) -> Outcome<String> {
        (engine::entry(SOLVERS, solver).solve)(self, request, answer)
    }

    fn steps(&self, solver: &Solver) -> Option<Box<dyn Stepper>> {
        Some((engine::entry(SOLVERS, solver).steps?)(self))
    }

    fn board(&self) -> Board<'static> {
        let mut colors = vec![Colored::NONE; self.graph.vertices() as usize];
        for (color, fixed) in colors.iter_mut().zip(&self.fixed) {
            *color = fixed.unwrap_or(Colored::NONE);
        }
        colored::drawn(&self.graph, self.places.clone(), Some(self.walked()), colors.into())
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
