//! A proof that colours are not enough, in the making: what each technique that can prove writes down.
//!
//! A proof speaks of the whole graph, and techniques of a part of it, or of what merging made of it. Taking vertices away needs no
//! words, since what has no colouring in a part has none in the whole; so peeling, domination and splitting may be used as they are.
//! A merge is a line (`same`). The colours of a clique, their order and that each occurs in a clique of k vertices are lines too.
//! What look-ahead and the search for transversals use beyond that has no such form: they do not take part in a proof.
//!
//! The crate `proof` checks all this, and has the format.

use registry::ProofLog;

use super::mycielski::Bound;
use crate::fixed::Contracted;

/// Two vertices that are joined to the same k − 1 vertices, all joined to each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Merge {
    pub(crate) pair: [u32; 2],
    pub(crate) between: Vec<u32>,
}

/// A proof that k colours are not enough.
#[derive(Clone, Copy)]
pub(crate) struct Script<'a> {
    log: &'a ProofLog,
    contracted: &'a Contracted,
    k: u32,
}

impl<'a> Script<'a> {
    pub(crate) fn new(log: &'a ProofLog, contracted: &'a Contracted, k: u32) -> Self {
        Script { log, contracted, k }
    }

    /// Begins, whatever was begun before, with what was merged.
    pub(crate) fn begin(&self, merges: &[Merge]) {
        self.log.begin(&self.claim());
        for Merge { pair, between } in merges {
            self.log.structure("same", pair.iter().chain(between).map(|&v| self.number(v)));
        }
    }

    /// What it claims, in the words of the format.
    pub(crate) fn claim(&self) -> String {
        format!("colors {}", self.k)
    }

    /// A vertex as a proof counts it.
    fn number(&self, vertex: u32) -> u32 {
        self.contracted.outside(vertex) + 1
    }

    /// Ends with k + 1 vertices all joined to each other.
    pub(crate) fn end_with_clique(&self, clique: &[u32]) {
        let vertices: Vec<u32> = clique.iter().map(|&v| self.contracted.outside(v)).collect();
        end_with_clique(self.log, self.k, &vertices);
    }

    /// Ends with an odd cycle, where there are two colours: whichever its first vertex has, they meet.
    pub(crate) fn end_with_odd_cycle(&self, cycle: &[u32]) {
        let first = self.contracted.outside(cycle[0]);
        self.log.clause([-literal(self.k, first, 0)]);
        self.log.close();
    }

    /// Ends with what leads to a contradiction by itself.
    pub(crate) fn end(&self) {
        self.log.close();
    }

    /// The same for a part, whose vertices these are.
    pub(crate) fn part(&self, vertices: &[u32]) -> PartScript {
        let fixed = self.contracted.fixed_colors();
        let named = vertices.iter().enumerate().filter_map(|(at, &v)| Some((at, *fixed.get(v as usize)?)));
        PartScript {
            log: self.log.clone(),
            k: self.k,
            vertices: vertices.iter().map(|&v| self.contracted.outside(v)).collect(),
            named: (!fixed.is_empty()).then(|| named.collect()),
            names: (0..self.k).collect(),
        }
    }
}

/// The literal that says that a vertex of the graph has a colour.
fn literal(k: u32, vertex: u32, color: u32) -> i32 {
    (vertex * k + color + 1) as i32
}

/// Ends with k + 1 vertices all joined to each other: each colour occurs at one of the first k, and none is left.
fn end_with_clique(log: &ProofLog, k: u32, clique: &[u32]) {
    let (last, others) = clique[..=k as usize].split_last().expect("one vertex at least");
    if k > 0 {
        log.structure("occurs", others.iter().map(|v| v + 1));
    }
    (0..k).for_each(|color| log.clause([-literal(k, *last, color)]));
    log.close();
}

/// The same for a part of what reductions leave.
#[derive(Clone, Debug)]
pub(crate) struct PartScript {
    log: ProofLog,
    k: u32,
    /// The vertex of the graph that each vertex is.
    vertices: Vec<u32>,
    /// The vertices that have a colour from the start, with that, if there are such vertices anywhere.
    named: Option<Vec<(usize, u32)>>,
    /// What each colour of the search is called.
    names: Vec<u32>,
}

impl PartScript {
    /// The clique whose colours the search names: where colours are fixed, these have the names they have.
    pub(crate) fn clique(&mut self, clique: &[usize]) -> Vec<usize> {
        let Some(named) = &self.named else {
            self.log.structure("clique", self.numbers(clique.iter().map(|&v| v as u32)));
            return clique.to_vec();
        };
        let first: Vec<u32> = named.iter().map(|&(_, color)| color).collect();
        let others = (0..self.k).filter(|color| !first.contains(color));
        self.names = first.iter().copied().chain(others).collect();
        named.iter().map(|&(vertex, _)| vertex).collect()
    }

    /// May the search assume that the colours of others come in this order of the vertices?
    pub(crate) fn orders(&self, vertices: &[usize]) -> bool {
        if self.named.is_none() {
            self.log.structure("order", self.numbers(vertices.iter().map(|&v| v as u32)));
        }
        self.named.is_none()
    }

    /// Each colour occurs in a clique.
    pub(crate) fn occurs(&self, clique: &[u32]) {
        self.log.structure("occurs", self.numbers(clique.iter().copied()));
    }

    fn numbers(&self, vertices: impl Iterator<Item = u32>) -> impl Iterator<Item = u32> {
        vertices.map(|v| self.vertices[v as usize] + 1)
    }

    /// The literal that says that a vertex has a colour, or that it does not.
    fn literal(&self, (vertex, color, is_true): (usize, usize, bool)) -> i32 {
        let literal = literal(self.k, self.vertices[vertex], self.names[color]);
        if is_true { literal } else { -literal }
    }

    /// A clause that follows.
    pub(crate) fn learned(&self, clause: impl ExactSizeIterator<Item = (usize, usize, bool)>) {
        // The empty one is the end.
        if clause.len() > 0 {
            self.log.clause(clause.map(|literal| self.literal(literal)));
        }
    }

    /// A clause that is not needed any more.
    pub(crate) fn forgot(&self, clause: impl Iterator<Item = (usize, usize, bool)>) {
        self.log.forget(clause.map(|literal| self.literal(literal)));
    }

    /// Ends with what leads to a contradiction by itself.
    pub(crate) fn end(&self) {
        self.log.close();
    }

    /// Ends with k + 1 vertices all joined to each other.
    pub(crate) fn end_with_clique(&self, clique: &[u32]) {
        let vertices: Vec<u32> = clique.iter().map(|&v| self.vertices[v as usize]).collect();
        end_with_clique(&self.log, self.k, &vertices);
    }

    /// Ends with a construction that needs more colours.
    pub(crate) fn end_with_cones(&self, bound: &Bound) {
        self.log.structure("tower", self.numbers(bound.base.iter().copied()));
        for cone in &bound.cones {
            // A proof lists a level in the order of the vertices below it.
            let mut order: Vec<usize> = (0..cone.members.len()).collect();
            order.sort_unstable_by_key(|&at| self.vertices[cone.members[at] as usize]);
            let levels = cone.levels.iter().flat_map(|level| order.iter().map(|&at| level[at]));
            let head = [self.vertices[cone.apex as usize] + 1, cone.levels.len() as u32];
            self.log.structure("cone", head.into_iter().chain(self.numbers(levels)));
        }
        self.log.close();
    }
}
