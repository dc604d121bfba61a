//! Why a colour is refused.

use backtrail::{Reason, text};

use super::Graph;
use super::why::names;

/// Names the neighbours of a vertex that have this colour, if any has. `depth` says which choice gave a vertex its colour.
pub(super) fn taken(
    graph: &Graph,
    colors: &[u32],
    vertex: u32,
    color: u32,
    depth: impl Fn(u32) -> Option<usize>,
) -> Option<Reason> {
    let who: Vec<u32> = holders(graph, colors, vertex, color).collect();
    if who.is_empty() {
        return None;
    }
    let text = text!("color-taken", names = names(graph, &who), count = who.len());
    Some(Reason { text, blames: who.into_iter().filter_map(depth).collect() })
}

/// The neighbours of a vertex that have this colour.
pub(super) fn holders(graph: &Graph, colors: &[u32], vertex: u32, color: u32) -> impl Iterator<Item = u32> {
    graph.neighbours(vertex).iter().copied().filter(move |&end| colors[end as usize] == color)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_neighbour_with_the_colour_is_blamed() {
        let star = Graph::new(4, vec![(0, 1), (0, 2), (0, 3)]).unwrap();
        let why = taken(&star, &[9, 1, 0, 1], 0, 1, |vertex| Some(vertex as usize * 10)).unwrap();
        assert_eq!((words::english(&why.text).as_str(), why.blames), ("1 and 3 have it already", vec![10, 30]));
        assert_eq!(taken(&star, &[9, 1, 0, 1], 0, 2, |_| None), None);
    }
}
