//! Orders that do not depend on the colours, and what colours along one.

use super::buckets::Buckets;
use super::ranks::Ranks;
use super::{Graph, NONE, Patience};

/// Gives each vertex of the order that is not fixed the least colour that its neighbours leave.
pub(super) fn color(
    graph: &Graph,
    order: &[u32],
    is_fixed: impl Fn(u32) -> bool,
    colors: &mut [u32],
    patience: &mut Patience<'_>,
) -> Option<()> {
    let most = order.iter().map(|&vertex| graph.degree(vertex)).max().unwrap_or(0);
    // Which vertex, or rather its place in the order, saw a colour last. Colours above the degree never matter.
    let mut seen_by = vec![NONE; most + 1];
    for (place, &vertex) in order.iter().enumerate() {
        if is_fixed(vertex) {
            continue;
        }
        let neighbours = graph.neighbours(vertex);
        patience.work(neighbours.len())?;
        // The first 64 colours are bits of a word: few graphs need the list.
        let mut seen = 0_u64;
        for &neighbour in neighbours {
            let color = colors[neighbour as usize];
            seen |= u64::from(color < 64) << (color % 64);
        }
        colors[vertex as usize] = if seen != u64::MAX {
            seen.trailing_ones()
        } else {
            for &neighbour in neighbours {
                if let Some(seen_by) = seen_by.get_mut(colors[neighbour as usize] as usize) {
                    *seen_by = place as u32;
                }
            }
            let free = seen_by.iter().position(|&seen_by| seen_by != place as u32);
            free.expect("some colour up to the degree is free") as u32
        };
    }
    Some(())
}

/// The vertices that are not fixed so that each has the fewest neighbours among those before it and the fixed ones. Of several, the
/// last rank comes last.
pub(super) fn smallest_last(
    graph: &Graph,
    ranks: &Ranks,
    is_fixed: impl Fn(u32) -> bool,
    patience: &mut Patience<'_>,
) -> Option<Vec<u32>> {
    /// What is kept of a vertex.
    #[derive(Clone, Copy, Default)]
    struct Left {
        rank: u32,
        /// How many neighbours it still has; 0 when it is out of the queue.
        degree: u32,
    }

    let n = graph.vertices() as usize;
    let mut left = vec![Left::default(); n];
    let mut queue = Buckets::new(&ranks.at_least);
    let mut waiting = 0;
    for (vertex, rank) in ranks.of_vertices().filter(|&(vertex, _)| !is_fixed(vertex)) {
        let degree = graph.degree(vertex);
        left[vertex as usize] = Left { rank, degree: degree as u32 };
        queue.insert(degree, rank);
        waiting += 1;
    }
    let mut order = vec![0; waiting];
    let mut key = 0;
    for place in order.iter_mut().rev() {
        let rank = loop {
            match queue.last(key) {
                Some(rank) => break rank,
                None => key += 1,
            }
        };
        queue.remove(key, rank);
        let vertex = ranks.order[rank as usize];
        *place = vertex;
        left[vertex as usize].degree = 0;
        patience.work(graph.degree(vertex))?;
        for &neighbour in graph.neighbours(vertex) {
            let left = &mut left[neighbour as usize];
            if left.degree > 0 {
                queue.remove(left.degree as usize, left.rank);
                left.degree -= 1;
                queue.insert(left.degree as usize, left.rank);
            }
        }
        key = key.saturating_sub(1);
    }
    Some(order)
}
