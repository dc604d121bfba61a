//! Vertices and edges as they are met in a file, and the graph that they make.
//!
//! As long as all vertices are numbers they stand for themselves: no table is looked up, and an edge is 8 bytes.
//! Only at the end the numbers that there are get vertices, in order. With the first name the numbers turn into
//! names too, and from then on vertices are in the order in which they are met.

use std::collections::HashSet;
use std::str;

use super::super::graph::{Graph, Names};
use super::super::limits::Limits;
use super::bad::{BadGraph, Fault, quoted};
use super::interner::Interner;
use super::lines::plain_number;
use super::pairs::Pairs;

/// Vertices and edges of a file.
pub(super) struct Collector {
    pairs: Pairs,
    /// The names of the vertices, if not all are numbers.
    names: Option<Interner>,
}

impl Collector {
    pub(super) fn new(limits: Limits) -> Self {
        Collector { pairs: Pairs::new(limits), names: None }
    }

    /// How large the graph may be.
    pub(super) fn limits(&self) -> Limits {
        self.pairs.limits
    }

    /// Are all vertices numbers so far?
    pub(super) fn has_numbers(&self) -> bool {
        self.names.is_none()
    }

    /// How many edges and mentions there are so far, as often as they occur.
    pub(super) fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Adds an edge of numbers, as long as all are.
    pub(super) fn join_numbers(&mut self, a: u32, b: u32) -> Result<(), Fault> {
        debug_assert!(self.has_numbers());
        if a == b {
            return Err(Fault::Loop(a.to_string()));
        }
        self.pairs.push([a, b])
    }

    /// Adds an edge.
    pub(super) fn join(&mut self, a: &[u8], b: &[u8]) -> Result<(), Fault> {
        if a == b {
            return Err(Fault::Loop(quoted(a)));
        }
        self.add(a, b)
    }

    /// Adds a vertex.
    pub(super) fn mention(&mut self, word: &[u8]) -> Result<(), Fault> {
        self.add(word, word)
    }

    fn add(&mut self, a: &[u8], b: &[u8]) -> Result<(), Fault> {
        if self.has_numbers() {
            if let (Some(a), Some(b)) = (plain_number(a), plain_number(b)) {
                return self.pairs.push([a, b]);
            }
            self.turn_into_names()?;
        }
        let pair = [self.named(a)?, self.named(b)?];
        self.pairs.push(pair)
    }

    /// The vertex of this name.
    fn named(&mut self, word: &[u8]) -> Result<u32, Fault> {
        let word = str::from_utf8(word).map_err(|_| Fault::NotUtf8(quoted(word)))?;
        let names = self.names.get_or_insert_default();
        let vertex = names.insert(word);
        self.pairs.limits.admit_vertices(names.len() as u64)?;
        Ok(vertex)
    }

    fn turn_into_names(&mut self) -> Result<(), Fault> {
        let names = self.names.get_or_insert_default();
        for number in self.pairs.ends() {
            *number = names.insert(&number.to_string());
        }
        self.pairs.limits.admit_vertices(names.len() as u64)
    }

    /// The graph of it all.
    pub(super) fn finish(self) -> Result<Graph, BadGraph> {
        let Collector { mut pairs, names } = self;
        if pairs.is_empty() {
            return Err(BadGraph::Empty);
        }
        if let Some(names) = names {
            let graph = pairs.graph(names.len() as u64).map_err(BadGraph::Whole)?;
            return Ok(graph.named(Names::Each(names.into_names())));
        }
        let (vertices, names) = renumber(pairs.ends());
        Ok(pairs.graph(vertices).map_err(BadGraph::Whole)?.named(names))
    }

    /// The graph on vertices from 1 to `vertices`, within which all numbers are known to be.
    pub(super) fn finish_from_one(mut self, vertices: u32, line: u64) -> Result<Graph, BadGraph> {
        self.pairs.admit_lonely(vertices.into()).map_err(|fault| fault.at(line))?;
        for number in self.pairs.ends() {
            *number -= 1;
        }
        let graph = self.pairs.graph(vertices.into()).map_err(|fault| fault.at(line))?;
        Ok(graph.named(Names::From(1)))
    }
}

/// Gives these numbers the vertices from 0, in order; says how many there are, and their names.
fn renumber(numbers: &mut [u32]) -> (u64, Names) {
    let largest = numbers.iter().copied().max().unwrap_or(0) as usize;
    if largest / 64 > numbers.len() {
        return renumber_few(numbers);
    }
    let mut used = vec![0u64; largest / 64 + 1];
    for &number in &*numbers {
        used[number as usize / 64] |= 1 << (number % 64);
    }
    let many: usize = used.iter().map(|word| word.count_ones() as usize).sum();
    let vertices = many as u64;
    if many == largest + 1 {
        return (vertices, Names::From(0));
    }
    if many == largest && used[0] & 1 == 0 {
        for number in numbers {
            *number -= 1;
        }
        return (vertices, Names::From(1));
    }
    let mut names = Vec::with_capacity(many);
    let mut before = Vec::with_capacity(used.len());
    for (at, &word) in used.iter().enumerate() {
        before.push(names.len() as u32);
        names.extend((0..64).filter(|bit| word >> bit & 1 == 1).map(|bit| at as u32 * 64 + bit));
    }
    for number in numbers {
        let at = *number as usize / 64;
        *number = before[at] + (used[at] & ((1 << (*number % 64)) - 1)).count_ones();
    }
    (vertices, Names::Numbers(names))
}

/// The same for a few numbers far apart.
fn renumber_few(numbers: &mut [u32]) -> (u64, Names) {
    let mut names = numbers.to_vec();
    names.sort_unstable();
    names.dedup();
    names.shrink_to_fit();
    for number in numbers {
        *number = names.binary_search(number).expect("every number is among the names") as u32;
    }
    (names.len() as u64, Names::Numbers(names))
}

/// These names, as numbers if that is what they are in order.
pub(super) fn tidy(names: Vec<Box<str>>) -> Names {
    for first in [0, 1] {
        if !names.is_empty() && names.iter().enumerate().all(|(at, name)| **name == *(at + first).to_string()) {
            return Names::From(first as u32);
        }
    }
    if names.is_empty() { Names::From(0) } else { Names::Each(names) }
}

/// One label for each vertex, of which no two are the same, from the first of these lists that is so.
pub(super) fn labels(lists: impl IntoIterator<Item = Vec<Option<String>>>) -> Option<Vec<Box<str>>> {
    lists.into_iter().find_map(|list| {
        let labels: Vec<Box<str>> = list.into_iter().map(|label| label.map(Into::into)).collect::<Option<_>>()?;
        (labels.iter().collect::<HashSet<_>>().len() == labels.len()).then_some(labels)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(edges: &[[&str; 2]]) -> Graph {
        let mut collector = Collector::new(Limits::NONE);
        for [a, b] in edges {
            if a == b { collector.mention(a.as_bytes()) } else { collector.join(a.as_bytes(), b.as_bytes()) }.unwrap();
        }
        collector.finish().unwrap()
    }

    fn edges(graph: &Graph) -> Vec<(u32, u32)> {
        graph.each_edge().collect()
    }

    #[test]
    fn numbers_without_gaps_need_no_names() {
        let from_zero = graph(&[["2", "0"], ["1", "1"]]);
        assert_eq!((edges(&from_zero), from_zero.vertices(), from_zero.names()), (vec![(0, 2)], 3, &Names::From(0)));
        let from_one = graph(&[["2", "3"], ["1", "1"]]);
        assert_eq!((edges(&from_one), from_one.vertices(), from_one.names()), (vec![(1, 2)], 3, &Names::From(1)));
    }

    #[test]
    fn numbers_with_gaps_are_names_in_order() {
        for far in ["70", "700", "4294967295"] {
            let gaps = graph(&[[far, "8"], ["65", "8"]]);
            assert_eq!(edges(&gaps), [(0, 1), (0, 2)]);
            assert_eq!(gaps.names(), &Names::Numbers(vec![8, 65, far.parse().unwrap()]));
        }
    }

    #[test]
    fn a_late_name_makes_names_of_all() {
        let mixed = graph(&[["5", "0"], ["007", "5"], ["x", "x"], ["99999999999", "7"]]);
        let names = ["5", "0", "007", "x", "99999999999", "7"].map(Box::from);
        assert_eq!(mixed.names(), &Names::Each(names.to_vec()));
        assert_eq!(edges(&mixed), [(0, 1), (0, 2), (4, 5)]);
    }
}
