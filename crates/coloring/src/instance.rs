//! A graph to be coloured: what is asked of it, and which solver does what.

use std::any::Any;
use std::sync::Arc;

use backtrail::{Arg, Text, text};
use graphs::{Graph, Names, read};
use registry::board::Place;
use registry::{
    Ability, Board, Bounds, Count, Error, Explanation, Flags, Instance, Rung, Solver, Space, Statement, Wish, memory,
};

use super::chromatic;
use super::count;
use super::decide::odd_cycle;
use super::explain::explain;
use super::fixed::Contracted;
use super::greedy::Order;
use super::job::Job;
use super::puzzle::{CHROMATIC, POLYNOMIAL};
use super::why::names;
use super::{BadColoring, Colored, Dsatur};

/// A graph to be coloured.
#[derive(Clone, Debug)]
pub struct Coloring {
    /// The graph.
    pub(super) graph: Arc<Graph>,
    /// Where its vertices are drawn, if it has a usual picture.
    places: Option<Arc<Vec<Place>>>,
    /// What was read, if it comes from a text.
    told: Option<Text>,
    /// The word that gives it.
    word: String,
    /// The format that it is said to be in.
    format: Option<String>,
    /// How many colours there are; as few as can be, if nothing is said.
    pub(super) k: Option<u32>,
    /// The colours that vertices have from the start; empty if none has one.
    pub(super) fixed: Vec<Option<u32>>,
    /// A colouring to begin with.
    pub(super) start: Vec<Option<u32>>,
    /// Are colourings that differ only in the names of their colours one?
    pub(super) distinct: bool,
    /// In which order vertices are coloured greedily.
    pub(super) order: Option<Order>,
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
            told: None,
            word,
            format: None,
            k: Some(k),
            fixed: Vec::new(),
            start: Vec::new(),
            distinct: false,
            order: None,
            seed: 0,
            memory: memory::usual(),
        }
    }

    /// What the flags ask of a graph.
    pub(super) fn with(graph: Graph, word: String, flags: &Flags, bounds: &Bounds) -> Result<Self, Error> {
        let k = number_of_colors(flags);
        Bounds::admit(k.unwrap_or(0).into(), bounds.values, "registry-colours")?;
        let colors = |flag: &'static str| match flags.value(flag) {
            Some(text) => read::read_colors(text, &graph).map_err(|why| BadColoring::Colors { flag, why }),
            None => Ok(Vec::new()),
        };
        let (fixed, start) = (colors("fixed")?, colors("start")?);
        let names_of_colors = fixed.iter().chain(&start).flatten().max().map_or(0, |&color| u64::from(color) + 1);
        Bounds::admit(names_of_colors, bounds.values, "registry-colours")?;
        if let Some(k) = k {
            let beyond = (0..).zip(&fixed).find_map(|(vertex, color)| color.filter(|&c| c >= k).map(|c| (vertex, c)));
            if let Some((vertex, color)) = beyond {
                return Err(BadColoring::Beyond { vertex: graph.name(vertex).into_owned(), color, k }.into());
            }
        }
        Ok(Coloring {
            places: None,
            told: None,
            word,
            format: flags.value("input-format").map(str::to_string),
            k,
            fixed,
            start,
            distinct: flags.has("distinct"),
            order: flags.value("order").map(Order::parse).transpose().map_err(BadColoring::from)?,
            seed: flags.number("seed").unwrap_or(0),
            memory: flags.memory(bounds),
            graph: Arc::new(graph),
        })
    }

    /// The same, read from a text: what was read.
    pub(super) fn read(self, told: Option<Text>) -> Self {
        Coloring { told, ..self }
    }

    /// The same, drawn at these places.
    pub(super) fn placed(self, places: Option<Vec<Place>>) -> Self {
        Coloring { places: places.map(Arc::new), ..self }
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

    /// The graph of an instance that the registry brings back.
    ///
    /// # Panics
    ///
    /// If it is an instance of another puzzle.
    pub(super) fn of(instance: &dyn Instance) -> &Self {
        (instance as &dyn Any).downcast_ref().expect("a solver is given instances of its own puzzle")
    }

    /// Is there memory for the polynomial, and does nothing contradict it?
    fn admit_polynomial(&self) -> Result<(), Error> {
        let others = [("fixed", !self.fixed.is_empty()), ("distinct", self.distinct)];
        if let Some((flag, _)) = others.into_iter().find(|(_, is_given)| *is_given) {
            return Err(BadColoring::Polynomial(flag).into());
        }
        let (graph, may) = (self.graph.text(), self.memory);
        match count::polynomial_memory(&self.graph) {
            Ok(Some(memory)) if memory <= may => Ok(()),
            Ok(needs) => Err(BadColoring::TooWide { graph, needs, may }.into()),
            // Whether it does shows as it goes on, and then a limit can end it.
            Err(count::TooLong) => Ok(()),
        }
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
pub(super) const MOST_COLORS: u32 = 1 << 20;

/// How many colours the flags give, if they do.
pub(super) fn number_of_colors(flags: &Flags) -> Option<u32> {
    flags.number("k").map(|k| k as u32)
}

impl Instance for Coloring {
    fn title(&self) -> Text {
        let graph: Arg = match self.word.as_str() {
            word if word.len() <= 40 => word.into(),
            _ => self.graph.text().into(),
        };
        match self.k {
            Some(k) => text!("color-title", graph = graph, colours = k),
            None => text!("color-title-fewest", graph = graph),
        }
    }

    fn word(&self) -> String {
        self.word.clone()
    }

    fn reading(&self) -> Option<Text> {
        self.told.clone()
    }

    fn label(&self) -> Text {
        let name = self.word.rsplit('/').next().unwrap_or_default();
        let name = &*words::one_line(name.strip_suffix(".col").unwrap_or(name));
        if name.chars().count() <= 20 {
            name.into()
        } else {
            name.chars().take(19).chain(['…']).collect::<String>().into()
        }
    }

    fn flags(&self) -> Vec<String> {
        let format = self.format.iter().map(|format| format!("input-format {format}"));
        let mut flags: Vec<String> = format.chain(self.k.map(|k| format!("k {k}"))).collect();
        for (name, given) in [("fixed", &self.fixed), ("start", &self.start)] {
            if !given.is_empty() {
                flags.push(format!("{name} {}", read::colors_line(given, &self.graph)));
            }
        }
        if self.distinct {
            flags.push("distinct".to_string());
        }
        if self.seed != 0 {
            flags.push(format!("seed {}", self.seed));
        }
        flags
    }

    fn size(&self) -> u64 {
        self.graph.vertices().into()
    }

    fn extent(&self) -> (u64, u64) {
        // Names are worth a line each, however many there are.
        let rows = if matches!(self.graph.names(), Names::Each(_)) { 1 } else { self.size() };
        (rows, 1)
    }

    fn ruled_out(&self) -> Option<Text> {
        let clash = if self.fixed.is_empty() { None } else { Contracted::new(&self.graph, &self.fixed).err() };
        let name = |vertex| self.graph.name(vertex).into_owned();
        if let Some((a, b)) = clash {
            let color = self.fixed[a as usize].unwrap_or_default();
            return Some(text!("color-out-fixed", one = name(a), other = name(b), colour = color));
        }
        match self.k? {
            0 if self.graph.vertices() > 0 => Some(text!("color-out-none")),
            1 => {
                let (a, b) = self.graph.each_edge().next()?;
                Some(text!("color-out-edge", one = name(a), other = name(b)))
            }
            2 => {
                let cycle = odd_cycle(&self.graph)?;
                Some(text!("color-out-odd-cycle", names = names(&self.graph, &cycle)))
            }
            _ => None,
        }
    }

    fn admit(&self, solver: &Solver, wish: &Wish<'_>) -> Result<(), Error> {
        if self.k.is_some() && wish.own == Some(CHROMATIC) {
            return Err(BadColoring::Both.into());
        }
        // A stepper goes through the tree of one number of colours only.
        let steps = wish.needs == Ability::Trace && !wish.walks;
        if wish.is_part() && !steps && (self.k.is_none() || wish.own.is_some()) {
            return Err(Error::new("no-tree", text!("color-part")));
        }
        match &*solver.name {
            "greedy" if self.k.is_some() => Err(BadColoring::Greedy.into()),
            "greedy" if wish.own == Some(CHROMATIC) => Err(BadColoring::GreedyProof.into()),
            name if name != "greedy" && self.order.is_some() => Err(BadColoring::Order(name.to_string()).into()),
            "partitions" if wish.own == Some(POLYNOMIAL) => self.admit_polynomial(),
            name @ ("dsatur" | "widen") => {
                let k = self.k.unwrap_or(0);
                let (needs, may) = (Dsatur::bytes(self.graph.vertices(), k), self.memory);
                let (solver, graph) = (name.to_string(), self.graph.text());
                if needs <= may { Ok(()) } else { Err(BadColoring::Memory { solver, graph, k, needs, may }.into()) }
            }
            _ => Ok(()),
        }
    }

    fn best(&self, needs: Ability) -> &str {
        match needs {
            Ability::First => "decide",
            Ability::Count => "partitions",
            Ability::All => "widen",
            // The textbook's walk where it ends soon.
            Ability::Trace if self.graph.vertices() <= 12 => "plain",
            _ => "dsatur",
        }
    }

    fn board(&self) -> Board<'static> {
        let mut colors = vec![Colored::NONE; self.graph.vertices() as usize];
        for (color, fixed) in colors.iter_mut().zip(&self.fixed) {
            *color = fixed.unwrap_or(Colored::NONE);
        }
        let graph = Colored { graph: Arc::clone(&self.graph), colors: Vec::new(), places: self.places.clone() };
        graph.drawn(Some(self.walked()), colors.into())
    }

    fn space(&self, solver: &Solver) -> Option<Space> {
        let k = self.k.filter(|_| solver.name == "plain")?;
        let free = self.fixed.iter().filter(|fixed| fixed.is_none()).count();
        let free = if self.fixed.is_empty() { self.graph.vertices() } else { free as u32 };
        Some(Space { log10: f64::from(k).log10() * f64::from(free), exact: u128::from(k).checked_pow(free) })
    }

    fn rungs(&self) -> Vec<Rung> {
        let n = self.graph.vertices();
        let Some(k) = self.k.filter(|&k| k > 0 && n > 0 && n <= LARGEST_LADDER) else { return Vec::new() };
        let free = self.fixed.iter().filter(|fixed| fixed.is_none()).count() as u32;
        if !self.fixed.is_empty() {
            return vec![Rung::new(text!("color-rung-any"), format!("{k}^{free}"), Count::power(k, free))];
        }
        // Each vertex but the first of its component has a neighbour before it in a walk over the graph.
        let roots = roots(&self.graph);
        let tree = Count::product(std::iter::repeat_n(k, roots as usize).chain(vec![k - 1; (n - roots) as usize]));
        let formula = match roots {
            1 => format!("{k}·{}^{}", k - 1, n - 1),
            _ => format!("{k}^{roots}·{}^{}", k - 1, n - roots),
        };
        vec![
            Rung::new(text!("color-rung-any"), format!("{k}^{n}"), Count::power(k, n)),
            Rung::new(text!("color-rung-tree"), formula, tree),
        ]
    }

    fn statement(&self) -> Option<Statement> {
        let (edges, fixed) = (self.graph.each_edge().collect(), self.fixed.clone());
        Some(Statement::Graph { vertices: self.graph.vertices(), edges, colors: self.k, fixed })
    }

    fn explain(&self) -> Option<Explanation> {
        Some(explain(self))
    }
}

/// Search spaces of larger graphs have more digits than anybody wants to see.
const LARGEST_LADDER: u32 = 10_000;

/// How many components a graph has.
fn roots(graph: &Graph) -> u32 {
    let mut seen = vec![false; graph.vertices() as usize];
    let mut roots = 0;
    for root in 0..graph.vertices() {
        let mut open = vec![root];
        roots += u32::from(!seen[root as usize]);
        while let Some(vertex) = open.pop() {
            if !std::mem::replace(&mut seen[vertex as usize], true) {
                open.extend(graph.neighbours(vertex).iter().filter(|&&other| !seen[other as usize]));
            }
        }
    }
    roots
}
