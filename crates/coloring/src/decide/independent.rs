//! A bound by counting: k classes of vertices that are not joined hold at most k times as many vertices as the largest such set.
//!
//! It is what settles graphs of much symmetry whose largest sets are a little too small. The square of the cyclic group of order 8 has
//! no transversal, so that 9 colours do for at most 9 · 7 of its 64 cells; look-ahead and learning did not decide that in 9 s of CPU.
//!
//! A largest set is a largest clique of the complement ([`clique::largest`]). Mostly a colouring with few clashes shows at once that
//! the sets are large enough, and nothing is searched.

use super::clique;
use super::dense::Dense;
use super::effort::Effort;

/// The most vertices: the complement has a list for each.
const MOST: usize = 1024;

/// Is some set without joined vertices large enough for a class of a colouring with k colours? Of these colours each class, but for
/// vertices that clash, is one.
pub(super) fn is_large(graph: &Dense, k: usize, colors: &[u32]) -> bool {
    let mut sizes = vec![0; k];
    for (v, &color) in colors.iter().enumerate() {
        let clashes = graph.neighbours(v).iter().any(|&u| colors[u as usize] == color);
        sizes[color as usize] += usize::from(!clashes);
    }
    graph.n() > MOST || sizes.into_iter().max().unwrap_or(0) * k >= graph.n()
}

/// Are the largest sets without joined vertices proved too small for k of them to hold all vertices?
pub(super) fn refutes(graph: &Dense, k: usize, effort: &mut Effort) -> bool {
    let n = graph.n();
    let _ = effort.spend((n * n) as u64);
    let apart = (0..n).flat_map(|a| (0..a).filter(move |&b| !graph.joins(a, b)).map(move |b| (a as u32, b as u32)));
    let complement = Dense::new(n, apart);
    let start = clique::greedy(&complement, 3);
    if start.len() * k >= n {
        return false;
    }
    let (largest, proven) = clique::largest(&complement, start, effort);
    proven && largest.len() * k < n
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::decide::clique::tests::{colorable, graphs};
    use proptest::prelude::*;

    /// The graph of the multiplication table of a cyclic group: cells in a row, in a column or of a symbol are joined.
    pub(in crate::decide) fn cyclic_square(order: u32) -> Dense {
        let cells: Vec<(u32, u32)> = (0..order).flat_map(|row| (0..order).map(move |column| (row, column))).collect();
        let joined =
            |a: (u32, u32), b: (u32, u32)| a.0 == b.0 || a.1 == b.1 || (a.0 + a.1) % order == (b.0 + b.1) % order;
        let pairs = (0..cells.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
        let joined = pairs.filter(|&(a, b)| joined(cells[a], cells[b]));
        Dense::new(cells.len(), joined.map(|(a, b)| (a as u32, b as u32)))
    }

    #[test]
    fn cyclic_squares_of_even_order_need_two_colours_more() {
        for order in [4, 6, 8] {
            let graph = cyclic_square(order);
            assert!(refutes(&graph, order as usize + 1, &mut Effort::of(1 << 24)), "{order}");
            assert!(!refutes(&graph, order as usize + 2, &mut Effort::of(1 << 24)), "{order}");
        }
        assert!(!refutes(&cyclic_square(5), 5, &mut Effort::of(1 << 24)), "its diagonals are transversals");
        assert!(!refutes(&cyclic_square(8), 9, &mut Effort::of(100)), "a hundred steps are not enough");
    }

    proptest! {
        #[test]
        fn what_it_refutes_has_no_colouring((n, edges) in graphs(), k in 1..6usize) {
            let graph = Dense::of(&crate::Graph::new(n, edges).unwrap());
            prop_assert!(!refutes(&graph, k, &mut Effort::of(1 << 20)) || !colorable(&graph, k));
        }

        #[test]
        fn classes_without_clashes_are_large_enough((n, edges) in graphs(), k in 1..6usize, seed: u64) {
            let graph = Dense::of(&crate::Graph::new(n, edges).unwrap());
            let colors: Vec<u32> = (0..n).map(|v| (seed >> (3 * v) & 7) as u32 % k as u32).collect();
            if is_large(&graph, k, &colors) {
                prop_assert!(!refutes(&graph, k, &mut Effort::of(1 << 20)));
            }
        }
    }
}
