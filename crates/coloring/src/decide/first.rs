//! A first colouring, by saturation: often it is proper, and then all is done; if not, it is where tabu search begins.

use std::collections::BinaryHeap;

use super::dense::Dense;
use super::effort::Effort;

/// No colour yet.
const NONE: u32 = u32::MAX;

/// A colour below k for each vertex, joined vertices alike where it cannot be helped: always the vertex whose neighbours have
/// the most colours, and of its colours the one that the fewest of them have.
pub(super) fn color(graph: &Dense, k: usize, effort: &mut Effort<'_>) -> Vec<u32> {
    let mut colors = vec![NONE; graph.n()];
    // How many neighbours of each vertex have each colour, and how many colours they have.
    let mut times = vec![0u32; graph.n() * k];
    let mut saturation = vec![0u32; graph.n()];
    let entry = |saturation: u32, v: usize| (saturation, graph.degree(v), std::cmp::Reverse(v));
    let mut queue: BinaryHeap<_> = (0..graph.n()).map(|v| entry(0, v)).collect();
    while let Some((seen, _, std::cmp::Reverse(v))) = queue.pop() {
        if colors[v] != NONE || saturation[v] != seen {
            continue; // it has come up again since
        }
        let color = (0..k).min_by_key(|&color| times[v * k + color]).unwrap_or_default();
        colors[v] = color as u32;
        for &u in graph.neighbours(v) {
            let u = u as usize;
            times[u * k + color] += 1;
            if times[u * k + color] == 1 && colors[u] == NONE {
                saturation[u] += 1;
                queue.push(entry(saturation[u], u));
            }
        }
        let _ = effort.spend((k + graph.degree(v)) as u64);
    }
    colors
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_is_coloured_and_a_triangle_clashes_once() {
        let ring = Dense::new(6, (0..6).map(|v| (v, (v + 1) % 6)));
        assert!(ring.is_proper(&color(&ring, 2, &mut Effort::of(1_000)), 2));
        let triangle = Dense::new(3, [(0, 1), (1, 2), (2, 0)]);
        assert_eq!(color(&triangle, 2, &mut Effort::of(1_000)), [0, 1, 0]);
    }
}
