//! How far apart variables are at least, since conditions order them: from `a < b` and `b < c` follows `c - a >= 2`.
//!
//! The bounds of `c` and of `a` do not say so: with a, b and c in 1..9, c - a might be anything from -8 to 8. Rules would find out value by
//! value; but that a difference is positive is worth knowing before words are given to it (half as many bits), and for what follows from sums
//! of differences (`apart`).

use std::collections::HashMap;

use super::formula::Formula;
use super::statement::Model;
use super::syntax::Order;

/// How often all conditions are gone through for one variable; what would take longer to find is not found.
const ROUNDS: usize = 8;

/// Conditions gone through, all together, before no more is looked for.
const MOST: usize = 20_000_000;

/// Which variables are larger than others, by how much at least.
#[derive(Clone, Debug, Default)]
pub(super) struct Gaps {
    /// The second is at least the first and this.
    edges: Vec<(u32, u32, i64)>,
    variables: usize,
    /// Of a variable: how much larger all others are at least.
    known: HashMap<u32, Vec<i64>>,
}

impl Gaps {
    pub(super) fn new(model: &Model) -> Self {
        let mut gaps = Gaps { variables: model.variables.len(), ..Gaps::default() };
        model.conditions.iter().for_each(|condition| gaps.add(&condition.formula));
        gaps
    }

    fn add(&mut self, formula: &Formula) {
        match formula {
            Formula::All(parts) => parts.iter().for_each(|part| self.add(part)),
            Formula::Compare(order, left, right) => {
                let difference = Formula::Sum(vec![(**left).clone(), Formula::Scaled(-1, right.clone())]);
                let Some((terms, more)) = difference.linear() else { return };
                let (x, y, more) = match terms[..] {
                    [(1, x), (-1, y)] | [(-1, y), (1, x)] => (x, y, more),
                    _ => return,
                };
                // x - y + more, compared with 0.
                match order {
                    Order::Less => self.edges.push((x, y, more + 1)),
                    Order::AtMost => self.edges.push((x, y, more)),
                    Order::Greater => self.edges.push((y, x, 1 - more)),
                    Order::AtLeast => self.edges.push((y, x, -more)),
                    Order::Equal => self.edges.extend([(x, y, more), (y, x, -more)]),
                    Order::Unequal => {}
                }
            }
            _ => {}
        }
    }

    /// The least that `x - y` can be, if that is known.
    pub(super) fn least(&mut self, x: u32, y: u32) -> Option<i64> {
        if self.edges.is_empty() || x.max(y) as usize >= self.variables {
            return None;
        }
        if !self.known.contains_key(&y) {
            if self.known.len() * self.edges.len() > MOST / ROUNDS {
                return None;
            }
            let mut above = vec![i64::MIN; self.variables];
            above[y as usize] = 0;
            for _ in 0..ROUNDS {
                let mut changed = false;
                for &(from, to, more) in &self.edges {
                    let (from, to) = (from as usize, to as usize);
                    if above[from] != i64::MIN && above[from] + more > above[to] {
                        above[to] = above[from] + more;
                        changed = true;
                    }
                }
                if !changed {
                    break;
                }
            }
            self.known.insert(y, above);
        }
        Some(self.known[&y][x as usize]).filter(|least| *least != i64::MIN)
    }
}
