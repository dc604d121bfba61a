//! All transversals: sets without joined vertices that have one vertex of each of some cliques.

use super::{Set, meets, ones};
use crate::decide::effort::Effort;

/// The most transversals that are kept.
const MOST: usize = 1 << 22;

/// The sets with one vertex of each clique, none joined to another; none if there are too many, or the effort is spent.
/// These cliques (`parts`) partition the graph.
pub(super) fn transversals<const W: usize>(
    rows: &[Set<W>],
    cliques: &[Set<W>],
    parts: &[u32],
    effort: &mut Effort,
) -> Option<Vec<Set<W>>> {
    // Those that partition the graph come first: when each has its vertex, the set is full.
    let mut ordered: Vec<Set<W>> = parts.iter().map(|&part| cliques[part as usize]).collect();
    let is_part = |at: &usize| parts.contains(&(*at as u32));
    ordered.extend((0..cliques.len()).filter(|at| !is_part(at)).map(|at| cliques[at]));
    let mut list = List { rows, found: Vec::new(), cliques: ordered, effort };
    let mut all = [0; W];
    (0..rows.len()).for_each(|v| all[v / 64] |= 1 << (v % 64));
    let open = list.cliques.len();
    list.go(&all, &[0; W], open).then_some(list.found)
}

struct List<'a, 'b, const W: usize> {
    rows: &'a [Set<W>],
    found: Vec<Set<W>>,
    /// The first of them have no vertex in the set yet.
    cliques: Vec<Set<W>>,
    effort: &'a mut Effort<'b>,
}

impl<const W: usize> List<'_, '_, W> {
    /// Every set with this one in it and the others from `left`, with a vertex for each of the first `open` cliques. Did the
    /// effort last?
    fn go(&mut self, left: &Set<W>, set: &Set<W>, mut open: usize) -> bool {
        // The clique with the fewest vertices left; those with a vertex in the set go behind the others.
        let (mut fewest, mut branch) = (u32::MAX, [0; W]);
        let mut at = 0;
        let mut steps = 0;
        while at < open {
            let clique = &self.cliques[at];
            steps += W as u64;
            if meets(clique, set) {
                open -= 1;
                self.cliques.swap(at, open);
                continue;
            }
            let here: Set<W> = std::array::from_fn(|word| clique[word] & left[word]);
            let count = here.iter().map(|word| word.count_ones()).sum();
            if count < fewest {
                (fewest, branch) = (count, here);
                if count == 0 {
                    return !self.effort.spend(steps);
                }
            }
            at += 1;
        }
        if self.effort.spend(steps) {
            return false;
        }
        if open == 0 {
            self.found.push(*set);
            return self.found.len() < MOST;
        }
        ones(&branch).all(|v| {
            let mut left: Set<W> = std::array::from_fn(|word| left[word] & !self.rows[v][word]);
            let mut set = *set;
            left[v / 64] &= !(1 << (v % 64));
            set[v / 64] |= 1 << (v % 64);
            self.go(&left, &set, open)
        })
    }
}
