//! Generalised Mycielskians: a bound above the largest clique that no clause has to show.
//!
//! ```text
//!     tower V…            vertices all joined to each other: they need as many colours as they are
//!     cone W R V…         one colour more, by a cone over what was there: W is its apex, and between that and W there are R levels,
//!                         each with a vertex for each one that was there, in the order of their numbers
//! ```
//!
//! Let H be what is there so far, a graph whose edges are edges of the whole. The cone with r levels has, for each vertex v of H,
//! vertices f₁(v) … fᵣ(v); f₁(v) is joined to the neighbours of v in H, fᵢ₊₁(v) to the fᵢ of these, and W to every fᵣ(v). All
//! that is checked is that these pairs are joined in the graph: vertices may fall together, as what is shown is carried by any map
//! that keeps edges. Then H with all these pairs needs a colour more than H, as long as H grew out of a clique of two vertices at
//! least by such steps alone: with one level that is Mycielski's theorem (1955), with more it is topology (Stiebitz 1985; Csorba
//! 2007): a cone suspends the box complex, that of a clique of m vertices is a sphere of dimension m − 2, and where a sphere of
//! dimension d maps into the box complex of a graph, keeping antipodes apart, the graph needs d + 2 colours (Lovász 1978).

use std::collections::BTreeSet;

use backtrail::{Text, text};

use super::Colors;
use crate::read::number;

/// A subgraph that is known to need some number of colours.
pub(crate) struct Tower {
    vertices: BTreeSet<u32>,
    /// Each pair once, the smaller number first.
    edges: BTreeSet<(u32, u32)>,
    needs: u32,
}

impl Tower {
    /// Takes a line. Are more colours needed now than there are?
    pub(super) fn line(tower: &mut Option<Self>, graph: &Colors, word: &str, rest: &[&str]) -> Result<bool, Text> {
        let begun = match (word, tower.take()) {
            ("tower", _) => Tower::clique(graph, rest)?,
            (_, Some(begun)) => begun.cone(graph, rest)?,
            (_, None) => return Err(text!("proof-no-tower")),
        };
        let is_enough = begun.needs > graph.k();
        *tower = Some(begun);
        Ok(is_enough)
    }

    fn clique(graph: &Colors, rest: &[&str]) -> Result<Self, Text> {
        let members = graph.named(rest)?;
        if members.len() < 2 {
            return Err(text!("proof-wrong-number", given = members.len(), wanted = 2));
        }
        graph.check_clique(&members)?;
        let pairs = members.iter().enumerate().flat_map(|(at, &a)| members[..at].iter().map(move |&b| pair(a, b)));
        Ok(Tower { needs: members.len() as u32, edges: pairs.collect(), vertices: members.iter().copied().collect() })
    }

    fn cone(mut self, graph: &Colors, rest: &[&str]) -> Result<Self, Text> {
        let &[apex, levels, ref rest @ ..] = rest else {
            return Err(text!("proof-wrong-number", given = rest.len(), wanted = 2 + self.vertices.len()));
        };
        let (apex, levels, chosen) = (graph.named(&[apex])?[0], number::<usize>(levels)?, graph.named(rest)?);
        let wanted = levels.saturating_mul(self.vertices.len());
        if levels == 0 || chosen.len() != wanted {
            return Err(text!("proof-wrong-number", given = chosen.len(), wanted = wanted.max(self.vertices.len())));
        }
        let there: Vec<u32> = self.vertices.iter().copied().collect();
        let place = |v: u32| there.binary_search(&v).expect("the ends of an edge are there");
        let edges: Vec<(usize, usize)> = self.edges.iter().map(|&(a, b)| (place(a), place(b))).collect();
        let mut below = &there[..];
        for level in chosen.chunks_exact(there.len()) {
            for (a, b) in edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]) {
                graph.check_joined(below[a], level[b])?;
                self.edges.insert(pair(below[a], level[b]));
            }
            below = level;
        }
        for &last in below {
            graph.check_joined(last, apex)?;
            self.edges.insert(pair(last, apex));
        }
        self.vertices.extend(&chosen);
        self.vertices.insert(apex);
        self.needs += 1;
        Ok(self)
    }
}

fn pair(a: u32, b: u32) -> (u32, u32) {
    (a.min(b), a.max(b))
}
