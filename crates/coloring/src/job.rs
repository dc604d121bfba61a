//! What is to be coloured, as the textbook's solvers take it.

use std::sync::Arc;

use super::{Colored, Graph};

/// A graph, a number of colours, and what is known beforehand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    graph: Arc<Graph>,
    k: u32,
    /// The colour that a vertex has from the start; empty if none has one.
    fixed: Arc<[Option<u32>]>,
    /// Are two vertices joined that have the same colour from the start?
    clashes: bool,
    /// Are colourings that differ only in the names of their colours one?
    distinct: bool,
    /// What each colour is called outside.
    called: Arc<[u32]>,
}

impl Job {
    /// To colour a graph with k colours.
    pub fn new(graph: Arc<Graph>, k: u32) -> Self {
        Job { graph, k, fixed: [].into(), clashes: false, distinct: false, called: (0..k).collect() }
    }

    /// The same with colours that some vertices have from the start.
    ///
    /// # Panics
    ///
    /// If there is not one entry for each vertex, or a colour is not below k.
    #[must_use]
    pub fn fixed(mut self, fixed: &[Option<u32>]) -> Self {
        assert_eq!(fixed.len(), self.graph.vertices() as usize, "every vertex has an entry");
        assert!(fixed.iter().flatten().all(|&color| color < self.k), "colours are below k");
        let alike = |(a, b): (u32, u32)| fixed[a as usize].is_some() && fixed[a as usize] == fixed[b as usize];
        self.clashes = self.graph.each_edge().any(alike);
        self.fixed = fixed.into();
        self
    }

    /// The same, where colourings that differ only in the names of their colours are one. The names of fixed colours differ.
    #[must_use]
    pub fn distinct(mut self) -> Self {
        // Fixed colours come first: so the colours in use are always the first ones, and the next one stands for all others.
        let mut called: Vec<u32> = (0..self.k).collect();
        let mut is_fixed = vec![false; called.len()];
        self.fixed.iter().flatten().for_each(|&color| is_fixed[color as usize] = true);
        called.sort_by_key(|&color| !is_fixed[color as usize]);
        let inside = inside(&called);
        self.fixed = self.fixed.iter().map(|fixed| fixed.map(|color| inside[color as usize])).collect();
        self.called = called.into();
        self.distinct = true;
        self
    }

    /// The graph.
    pub fn graph(&self) -> &Arc<Graph> {
        &self.graph
    }

    /// How many colours there are.
    pub fn k(&self) -> u32 {
        self.k
    }

    /// The colour that a vertex has from the start.
    pub(super) fn fixed_color(&self, vertex: u32) -> Option<u32> {
        self.fixed.get(vertex as usize).copied().flatten()
    }

    /// Are two vertices joined that have the same colour from the start?
    pub(super) fn clashes(&self) -> bool {
        self.clashes
    }

    /// The vertices without a colour from the start, in order.
    pub(super) fn free(&self) -> impl Iterator<Item = u32> + '_ {
        (0..self.graph.vertices()).filter(|&vertex| self.fixed_color(vertex).is_none())
    }

    /// How many of the colours are worth trying when the first `used` are in use.
    pub(super) fn worth(&self, used: u32) -> u32 {
        if self.distinct { self.k.min(used + 1) } else { self.k }
    }

    /// What a colour is called outside.
    pub(super) fn called(&self, color: u32) -> u32 {
        self.called[color as usize]
    }

    /// A solution, from the colour of each vertex. Where names do not matter, those that are not fixed come in order.
    pub(super) fn colored(&self, colors: &[u32]) -> Colored {
        let called = self.names(colors);
        Colored::new(Arc::clone(&self.graph), colors.iter().map(|&color| called[color as usize]).collect())
    }

    /// The same for colours that have their names: where these do not matter, in order.
    pub(super) fn canonical(&self, colors: &[u32]) -> Vec<u32> {
        let inside = inside(&self.called);
        self.colored(&colors.iter().map(|&color| inside[color as usize]).collect::<Vec<_>>()).colors
    }

    /// What each colour of a colouring is called outside.
    fn names(&self, colors: &[u32]) -> Vec<u32> {
        let mut called = self.called.to_vec();
        if self.distinct {
            let first = called.len().min(self.fixed.iter().flatten().max().map_or(0, |&color| color as usize + 1));
            let mut names = self.called[first..].iter();
            let mut seen = vec![false; called.len()];
            for &color in colors {
                if color as usize >= first && !std::mem::replace(&mut seen[color as usize], true) {
                    called[color as usize] = *names.next().expect("a name for each colour");
                }
            }
        }
        called
    }
}

/// Which colour each name belongs to.
fn inside(called: &[u32]) -> Vec<u32> {
    let mut inside = vec![0; called.len()];
    (0..).zip(called).for_each(|(color, &called)| inside[called as usize] = color);
    inside
}

/// Which colours are in use. Those of a job up to renaming are always the first ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct InUse {
    /// How many vertices have each colour.
    times: Vec<u32>,
    /// Colours from here on are not in use.
    used: u32,
}

impl InUse {
    /// The colours that are in use from the start.
    pub(super) fn of(job: &Job) -> Self {
        let mut in_use = InUse { times: vec![0; job.k as usize], used: 0 };
        job.fixed.iter().flatten().for_each(|&color| in_use.add(color));
        in_use
    }

    pub(super) fn add(&mut self, color: u32) {
        self.times[color as usize] += 1;
        self.used = self.used.max(color + 1);
    }

    pub(super) fn remove(&mut self, color: u32) {
        self.times[color as usize] -= 1;
        while self.used > 0 && self.times[self.used as usize - 1] == 0 {
            self.used -= 1;
        }
    }

    pub(super) fn used(&self) -> u32 {
        self.used
    }
}
