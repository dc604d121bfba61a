//! The independent checker: names every edge with one colour at both ends. It shares no code with any solver.

use backtrail::{Text, text};
use graphs::Graph;
use registry::Verdict;

/// The most conflicts that a verdict names.
const NAMED: usize = 100;

/// Checks a colouring, complete or not: `None` is a vertex without a colour. With `k`, the colours are 0 to k − 1.
///
/// Conflicts come in the order of the vertices, an edge with its smaller one.
///
/// ```
/// use coloring::{Graph, check};
/// let path = Graph::new(3, vec![(0, 1), (1, 2)])?;
/// let verdict = check(&path, &[Some(0), Some(1), Some(0)], Some(2));
/// assert_eq!(words::english(&verdict.summary), "a graph of 3 vertices and 2 edges: a proper colouring with 2 colours");
/// let verdict = check(&path, &[Some(0), Some(1), Some(1)], None);
/// assert_eq!(words::english(&verdict.conflicts[0]), "edge 1 – 2: both have colour 1");
/// # Ok::<(), coloring::Loop>(())
/// ```
pub fn check(graph: &Graph, colors: &[Option<u32>], k: Option<u32>) -> Verdict {
    let n = graph.vertices();
    let color = |vertex: u32| colors.get(vertex as usize).copied().flatten();
    let mut conflicts = Conflicts::default();
    if colors.len() > n as usize {
        conflicts.add(|| text!("color-too-many-given", given = colors.len(), vertices = n));
    }
    let mut first_without = None;
    let mut without = 0;
    for vertex in 0..n {
        let Some(here) = color(vertex) else {
            first_without.get_or_insert(vertex);
            without += 1;
            continue;
        };
        if let Some(k) = k.filter(|&k| here >= k) {
            conflicts.add(|| beyond(graph.name(vertex).into_owned(), here, k));
        }
        for &other in graph.neighbours(vertex).iter().filter(|&&other| other > vertex) {
            if color(other) == Some(here) {
                let (one, other) = (graph.name(vertex).into_owned(), graph.name(other).into_owned());
                conflicts.add(|| text!("color-bad-edge", one = one, other = other, colour = here));
            }
        }
    }

    let given = graph.text();
    let summary = match (conflicts.total, first_without) {
        (0, None) => {
            let mut used: Vec<u32> = colors.iter().flatten().copied().collect();
            used.sort_unstable();
            used.dedup();
            text!("color-verdict-proper", graph = given, colours = used.len())
        }
        (0, Some(first)) => {
            let (coloured, first) = (n - without, graph.name(first).into_owned());
            text!("color-verdict-so-far", graph = given, coloured = coloured, without = without, first = first)
        }
        (total, _) => text!("color-verdict-conflicts", graph = given, conflicts = total),
    };
    Verdict { summary, conflicts: conflicts.named, total: conflicts.total, complete: without == 0 }
}

/// What was found so far.
#[derive(Default)]
struct Conflicts {
    named: Vec<Text>,
    total: u64,
}

impl Conflicts {
    fn add(&mut self, say: impl FnOnce() -> Text) {
        self.total += 1;
        if self.named.len() < NAMED {
            self.named.push(say());
        }
    }
}

/// "vertex a: colour 3 is not one of the 3 colours, 0 to 2".
fn beyond(vertex: String, color: u32, k: u32) -> Text {
    let last = k.saturating_sub(1);
    text!("color-beyond", vertex = vertex, colour = color, colours = k, last = last)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(verdict: &Verdict) -> Vec<String> {
        verdict.conflicts.iter().map(words::english).collect()
    }
    use crate::Names;

    fn triangle() -> Graph {
        let names = ["Lleida", "Girona", "Reus"].map(Into::into).to_vec();
        Graph::new(3, vec![(0, 1), (1, 2), (2, 0)]).unwrap().named(Names::Each(names))
    }

    #[test]
    fn a_proper_colouring_is_one_whatever_its_colours_are_called() {
        for colors in [[0, 1, 2], [7, 0, 4_000_000_000]] {
            let verdict = check(&triangle(), &colors.map(Some), None);
            assert_eq!(
                words::english(&verdict.summary),
                "a graph of 3 vertices and 3 edges: a proper colouring with 3 colours"
            );
            assert!(verdict.is_legal() && verdict.complete);
        }
    }

    #[test]
    fn every_bad_edge_is_named_once_and_in_order() {
        let verdict = check(&triangle(), &[Some(2); 3], Some(3));
        let expected = [
            "edge Lleida – Girona: both have colour 2",
            "edge Lleida – Reus: both have colour 2",
            "edge Girona – Reus: both have colour 2",
        ];
        assert_eq!(said(&verdict), expected);
        assert_eq!((verdict.total, verdict.complete), (3, true));
        assert_eq!(words::english(&verdict.summary), "a graph of 3 vertices and 3 edges: 3 conflicts");
    }

    #[test]
    fn a_colour_beyond_the_last_is_a_conflict() {
        let verdict = check(&triangle(), &[Some(0), Some(3), Some(1)], Some(3));
        assert_eq!(said(&verdict), ["vertex Girona: colour 3 is not one of the 3 colours, 0 to 2"]);
        let verdict = check(&triangle(), &[Some(0), None, None], Some(0));
        assert_eq!(said(&verdict), ["vertex Lleida: colour 0, but there are no colours"]);
    }

    #[test]
    fn what_has_no_colour_is_missing_and_in_nobodys_way() {
        let verdict = check(&triangle(), &[Some(0), None, Some(1)], Some(2));
        let expected =
            "a graph of 3 vertices and 3 edges: 2 coloured, no conflicts so far, 1 without a colour (Girona)";
        assert_eq!(words::english(&verdict.summary), expected);
        assert!(verdict.is_legal() && !verdict.complete);
        let verdict = check(&triangle(), &[Some(0)], None);
        assert!(
            words::english(&verdict.summary)
                .ends_with("1 coloured, no conflicts so far, 2 without a colour (the first is Girona)")
        );
        let verdict = check(&triangle(), &[Some(0), Some(0)], None);
        assert_eq!((verdict.total, verdict.complete), (1, false));
    }

    #[test]
    fn more_colours_than_vertices_are_too_many() {
        let verdict = check(&triangle(), &[Some(0), Some(1), Some(2), None], None);
        assert_eq!(said(&verdict), ["4 colours are given for 3 vertices"]);
    }

    #[test]
    fn an_empty_graph_needs_no_colours() {
        let verdict = check(&Graph::new(0, vec![]).unwrap(), &[], Some(0));
        assert!(verdict.is_legal() && verdict.complete);
    }

    #[test]
    fn a_thousand_conflicts_are_counted_and_some_are_named() {
        let star = Graph::new(1_001, (1..=1_000).map(|leaf| (0, leaf)).collect()).unwrap();
        let verdict = check(&star, &vec![Some(0); 1_001], None);
        assert_eq!((verdict.total, verdict.conflicts.len()), (1_000, NAMED));
    }
}
