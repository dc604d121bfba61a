//! The size of a tree, estimated from a few of its nodes.

use crate::problem::Problem;

/// How a tree is sketched: how many nodes of each level, chosen by which numbers.
pub struct Probe<'a> {
    /// How many nodes of a level are looked at. With 1 it is Knuth's random path; a level with no more nodes than this is seen whole.
    pub width: usize,
    /// A number from 0 up to 1, each as likely as another. Asked once for each level that is too wide.
    pub random: &'a mut dyn FnMut() -> f64,
    /// May it go on? Asked at each node.
    pub go_on: &'a mut dyn FnMut() -> bool,
}

/// What one look at a few nodes of each level says of a whole tree.
///
/// On average over all random numbers, every number is that of the tree (Knuth, "Estimating the efficiency of backtrack programs",
/// 1975; with several nodes of a level at a time, Rubinstein's stochastic enumeration). Numbers are those of
/// [`Stats`](crate::Stats).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sketch {
    /// Visits per depth; the root has depth 0.
    pub profile: Vec<f64>,
    /// Choices tried.
    pub checks: f64,
    /// Visited states that are no solution and have no accepted choice.
    pub dead_ends: f64,
    /// Solutions.
    pub solutions: f64,
    /// Was every node seen? Then it is no estimate.
    pub is_exact: bool,
    /// How many choices were tried for it.
    pub spent: u64,
}

impl Sketch {
    /// Looks at a few nodes of each level of the tree below the current state of `problem`; `None` if it may not go on.
    ///
    /// The children of all nodes that are kept stand in the order of the walk, and of these `width` are kept for the next level, evenly
    /// spaced from a random one on: neighbours are alike, so this spreads the sample better than drawing each by itself.
    ///
    /// ```
    /// use backtrail::{Probe, Sketch};
    /// # use backtrail::doc::FourQueens;
    /// let mut probe = Probe { width: 100, random: &mut || 0.5, go_on: &mut || true };
    /// let sketch = Sketch::of(FourQueens::default(), &mut probe).unwrap();
    /// assert!(sketch.is_exact);
    /// assert_eq!((sketch.visits(), sketch.solutions), (17.0, 2.0));
    /// ```
    pub fn of<P: Problem + Clone>(problem: P, probe: &mut Probe<'_>) -> Option<Sketch> {
        let mut sketch = Sketch { profile: vec![1.0], is_exact: true, ..Sketch::default() };
        if problem.is_solved() {
            sketch.solutions = 1.0;
            return Some(sketch);
        }
        let (mut kept, mut weight) = (vec![problem], 1.0);
        while !kept.is_empty() {
            let mut children = Vec::new();
            let (mut solved, mut dead, mut tried) = (0_u64, 0_u64, 0_u64);
            for (place, state) in kept.iter_mut().enumerate() {
                if !(probe.go_on)() {
                    return None;
                }
                let mut is_dead = true;
                for choice in state.choices() {
                    tried += 1;
                    if !state.apply(choice) {
                        continue;
                    }
                    is_dead = false;
                    match state.is_solved() {
                        true => solved += 1,
                        false => children.push((place, choice)),
                    }
                    state.undo(choice);
                }
                dead += u64::from(is_dead && !state.is_image());
            }
            sketch.spent += tried;
            sketch.checks += weight * tried as f64;
            sketch.dead_ends += weight * dead as f64;
            sketch.solutions += weight * solved as f64;
            let entered = children.len() as u64 + solved;
            if entered > 0 {
                sketch.profile.push(weight * entered as f64);
            }
            let (chosen, step) = sample(&children, probe);
            sketch.is_exact &= step <= 1.0;
            weight *= step;
            let child = |(place, choice): (usize, P::Choice)| {
                let mut state: P = kept[place].clone();
                let accepted = state.apply(choice);
                debug_assert!(accepted, "{choice:?} was accepted here before");
                (probe.go_on)().then_some(state)
            };
            kept = chosen.map(child).collect::<Option<_>>()?;
        }
        Some(sketch)
    }

    /// States entered, the root and the solutions included.
    pub fn visits(&self) -> f64 {
        self.profile.iter().sum()
    }

    /// Choices refused.
    pub fn rejections(&self) -> f64 {
        self.checks - self.visits() + 1.0
    }
}

/// At most as many children as the probe is wide, evenly spread, each as likely as another; and how many stand for one of them.
fn sample<'a, T: Copy>(children: &'a [T], probe: &mut Probe<'_>) -> (impl Iterator<Item = T> + use<'a, T>, f64) {
    let width = probe.width.max(1);
    let step = (children.len() as f64 / width as f64).max(1.0);
    let (kept, first) = if step > 1.0 { (width, (probe.random)()) } else { (children.len(), 0.0) };
    // Rounding must not lead past the last.
    let last = children.len().saturating_sub(1);
    ((0..kept).map(move |at| children[(((at as f64 + first) * step) as usize).min(last)]), step)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doc::FourQueens;
    use crate::{Search, Stats};

    fn sketch(width: usize, random: &mut dyn FnMut() -> f64) -> Sketch {
        Sketch::of(FourQueens::default(), &mut Probe { width, random, go_on: &mut || true }).unwrap()
    }

    #[test]
    fn a_sketch_as_wide_as_the_tree_is_the_tree() {
        let Stats { visits, checks, rejections, dead_ends, profile } = Search::new(FourQueens::default()).count().stats;
        let seen = sketch(6, &mut || unreachable!("no level is too wide"));
        let number = |count: f64| Some(count as u64);
        assert_eq!(
            (number(seen.visits()), number(seen.checks), number(seen.rejections()), number(seen.dead_ends)),
            (visits, checks, rejections, dead_ends)
        );
        assert_eq!(Some(seen.profile.iter().map(|&visits| visits as u64).collect::<Vec<_>>()), profile);
        assert!(seen.is_exact && !sketch(5, &mut || 0.0).is_exact);
    }

    #[test]
    fn the_mean_over_all_random_numbers_is_the_tree() {
        // Four queens choose at three levels, out of at most six nodes, so that with these widths twelfths meet every case alike.
        let whole = sketch(6, &mut || 0.0);
        for width in [1, 2, 5] {
            let cases = 12_usize.pow(3);
            let mut sum = Sketch::default();
            for case in 0..cases {
                let mut digits = case;
                let mut random = || {
                    let digit = digits % 12;
                    digits /= 12;
                    (digit as f64 + 0.5) / 12.0
                };
                let seen = sketch(width, &mut random);
                sum.solutions += seen.solutions;
                sum.dead_ends += seen.dead_ends;
                sum.checks += seen.visits();
            }
            let mean = |sum: f64| (sum / cases as f64 * 1e6).round() / 1e6;
            let seen = (mean(sum.solutions), mean(sum.dead_ends), mean(sum.checks));
            assert_eq!(seen, (2.0, whole.dead_ends, 17.0), "{width}");
        }
    }

    #[test]
    fn it_ends_where_it_may_not_go_on() {
        let mut left = 3;
        let mut go_on = || {
            left -= 1;
            left > 0
        };
        let mut probe = Probe { width: 9, random: &mut || 0.5, go_on: &mut go_on };
        assert_eq!(Sketch::of(FourQueens::default(), &mut probe), None);
    }
}
