//! Merging: vertices joined to the same k − 1 vertices, all joined to each other, have the one colour that is left.
//!
//! For k = 3 these are diamonds, two triangles with an edge in common. One merge often makes the next possible: planar and
//! other triangulated graphs collapse to a triangle. Cliques are listed vertex by vertex, with a limit for each, because in dense
//! graphs there are too many of them.

use super::lift::{Lift, Step};
use super::remainder::{Corner, Remainder, TooLarge};
use crate::decide::script::Merge;

/// How many steps the cliques of a vertex may take, for each of its neighbours and in all.
const EACH: u64 = 8;
const ALL: u64 = 256;

/// A clique that grows, and what is joined to all of it.
struct Clique {
    members: Vec<u32>,
    /// Common neighbours of the first one, the first two, … members.
    common: Vec<Vec<u32>>,
    steps: u64,
    most: u64,
}

impl Remainder {
    /// Merges what the cliques with this vertex make equal. The steps it took; or, if it cannot be, a clique that is too large.
    pub(super) fn merge_at(&mut self, v: u32, lift: &mut Lift) -> Result<u64, TooLarge> {
        let first = self.cornered[v as usize] == Corner::First;
        self.cornered[v as usize] = Corner::Done;
        if !self.is_alive(v) || self.k < 3 {
            return Ok(1);
        }
        let around = self.neighbours(v).to_vec();
        let most = ALL + EACH * around.len() as u64;
        let mut clique = Clique { members: vec![v], common: vec![around], steps: 1, most };
        if !self.grow(&mut clique, first, 0) {
            return Ok(clique.steps);
        }
        let mut equal = clique.common.pop().expect("the common neighbours of the clique");
        let kept = equal.iter().copied().max_by_key(|&u| self.neighbours(u).len()).expect("at least two");
        equal.retain(|&u| u != kept);
        for u in equal {
            if self.joins(u, kept) {
                let mut clique = clique.members;
                clique.extend([u, kept]);
                let vertices = clique.into_iter().map(|u| lift.origin[self.name(u) as usize]).collect();
                return Err((vertices, self.merged));
            }
            let origin = |u: u32| lift.origin[self.name(u) as usize];
            let between = clique.members.iter().map(|&u| origin(u)).collect();
            lift.merges.push(Merge { pair: [origin(kept), origin(u)], between });
            clique.steps += self.merge(u, kept, lift);
        }
        self.look_at_corner(v);
        Ok(clique.steps)
    }

    /// Looks for k − 1 vertices joined to each other with two common neighbours at least. The first time, those that were looked
    /// at before need no second look.
    fn grow(&self, clique: &mut Clique, first: bool, from: usize) -> bool {
        let common = clique.common.last().expect("the common neighbours of the clique");
        let need = self.k - 1 - clique.members.len();
        if need == 0 {
            return common.len() >= 2;
        }
        for at in from..common.len() {
            let common = clique.common.last().expect("the common neighbours of the clique");
            let next = common[at];
            if first && self.cornered[next as usize] == Corner::Done {
                continue;
            }
            clique.steps += common.len() as u64;
            let closer: Vec<u32> = common.iter().copied().filter(|&u| self.joins(u, next)).collect();
            if closer.len() > need {
                let from = closer.partition_point(|&u| u < next);
                clique.members.push(next);
                clique.common.push(closer);
                if self.grow(clique, first, from) {
                    return true;
                }
                clique.members.pop();
                clique.common.pop();
            }
            if clique.steps > clique.most {
                return false;
            }
        }
        false
    }

    /// One vertex becomes another.
    fn merge(&mut self, gone: u32, kept: u32, lift: &mut Lift) -> u64 {
        self.merged = true;
        lift.steps.push(Step::Same { vertex: self.name(gone), other: self.name(kept) });
        let around = self.take_away(gone);
        let mut steps = around.len() as u64;
        for u in around {
            if !self.joins(u, kept) {
                self.join(u, kept);
                self.look_at_corner(u);
                // What is joined to u may now have no neighbour that the kept one has not.
                steps += self.neighbours(u).len() as u64;
                for at in 0..self.neighbours(u).len() {
                    self.look_again(self.neighbours(u)[at]);
                }
            }
        }
        self.look_at_corner(kept);
        steps
    }

    /// Looks at the cliques of a vertex again.
    fn look_at_corner(&mut self, v: u32) {
        let before = std::mem::replace(&mut self.cornered[v as usize], Corner::Again);
        if before == Corner::Done {
            self.corners.push(v);
        }
    }
}
