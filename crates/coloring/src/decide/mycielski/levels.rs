//! The levels between a part of a graph and an apex.

use std::sync::Arc;

use super::{Cone, Sub, has, ones};
use crate::decide::dense::Dense;
use crate::decide::effort::Effort;

/// What a set costs beside its words, in steps: measured on graphs of one word.
const EACH: usize = 8;

/// For each level and each vertex of a part, the vertices that may stand for it there.
pub(super) struct Levels {
    words: usize,
    /// Level by level from the first, member by member.
    sets: Vec<Vec<u64>>,
    /// What may be joined to one of the set of every member on the last level.
    apexes: Vec<u64>,
}

impl Levels {
    /// As few levels as there is an apex for, within bounds, if there is one.
    pub(super) fn new(graph: &Dense, sub: &Sub, (least, most): (usize, usize), effort: &mut Effort) -> Option<Self> {
        let (words, count) = (sub.words, sub.members.len());
        let mut levels = Levels { words, sets: Vec::new(), apexes: vec![0; words] };
        // What is joined to one of the set of each member, on the level before: at first its neighbours.
        let mut reach: Vec<u64> = sub.members.iter().flat_map(|&v| graph.row(v as usize)).copied().collect();
        let mut steps = 0;
        for level in 1..=most {
            let mut sets = vec![u64::MAX; count * words];
            for (member, set) in sets.chunks_exact_mut(words).enumerate() {
                for other in sub.around(member) {
                    steps += words + EACH;
                    set.iter_mut().zip(&reach[other * words..]).for_each(|(set, reach)| *set &= reach);
                }
            }
            reach.fill(0);
            for (set, reach) in sets.chunks_exact(words).zip(reach.chunks_exact_mut(words)) {
                for v in ones(set) {
                    steps += words + EACH;
                    reach.iter_mut().zip(graph.row(v)).for_each(|(reach, row)| *reach |= row);
                }
            }
            levels.apexes.fill(u64::MAX);
            for reach in reach.chunks_exact(words) {
                levels.apexes.iter_mut().zip(reach).for_each(|(apexes, reach)| *apexes &= reach);
            }
            levels.sets.push(sets);
            if effort.spend(std::mem::take(&mut steps) as u64 + (count * (words + EACH)) as u64) {
                return None;
            }
            if level >= least && levels.apexes.iter().any(|&word| word != 0) {
                return Some(levels);
            }
        }
        None
    }

    pub(super) fn depth(&self) -> usize {
        self.sets.len()
    }

    pub(super) fn apexes(&self) -> impl Iterator<Item = usize> {
        ones(&self.apexes)
    }

    /// The part with an apex, and vertices for all levels between; none if the choices made do not come together.
    pub(super) fn grow(&self, graph: &Dense, sub: &Sub, apex: u32, effort: &mut Effort) -> Option<Sub> {
        let words = self.words;
        let count = sub.members.len();
        let mut sets = self.sets.clone();
        // Back from the apex: what may stand on a level is joined to something on the next.
        let mut steps = sets.len() * count * (words + EACH);
        let mut reach = vec![0; words * count];
        for level in (0..sets.len()).rev() {
            for (member, set) in sets[level].chunks_exact_mut(words).enumerate() {
                if level + 1 == self.sets.len() {
                    set.iter_mut().zip(graph.row(apex as usize)).for_each(|(set, row)| *set &= row);
                } else {
                    for other in sub.around(member) {
                        set.iter_mut().zip(&reach[other * words..]).for_each(|(set, reach)| *set &= reach);
                    }
                }
                steps += words + EACH;
                if set.iter().all(|&word| word == 0) {
                    let _ = effort.spend(steps as u64);
                    return None;
                }
            }
            reach.fill(0);
            for (set, reach) in sets[level].chunks_exact(words).zip(reach.chunks_exact_mut(words)) {
                for v in ones(set) {
                    steps += words + EACH;
                    reach.iter_mut().zip(graph.row(v)).for_each(|(reach, row)| *reach |= row);
                }
            }
        }
        let mut grown = sub.clone();
        let mut before: Vec<u32> = sub.members.clone();
        let mut cone = Cone { members: sub.members.clone(), levels: Vec::with_capacity(sets.len()), apex };
        for level in 0..sets.len() {
            let mut chosen = Vec::with_capacity(count);
            let (here, after) = sets.split_at_mut(level + 1);
            for member in 0..count {
                let set = &here[level][member * words..][..words];
                // What is there already keeps the part small; else what has most neighbours.
                let own = sub.members[member] as usize;
                let worth = |v: usize| (v == own, graph.degree(v), std::cmp::Reverse(v));
                let mut left = set.to_vec();
                let choice = loop {
                    let v = ones(&left).max_by_key(|&v| worth(v))?;
                    let Some(after) = after.first() else { break v };
                    let stays = |other: usize| meets(&after[other * words..][..words], graph.row(v));
                    steps += words + EACH;
                    if sub.around(member).all(stays) {
                        break v;
                    }
                    left[v / 64] &= !(1 << (v % 64));
                };
                if let Some(after) = after.first_mut() {
                    for other in sub.around(member) {
                        let set = after[other * words..][..words].iter_mut();
                        set.zip(graph.row(choice)).for_each(|(set, row)| *set &= row);
                        steps += words + EACH;
                    }
                }
                chosen.push(choice as u32);
            }
            for (member, &v) in chosen.iter().enumerate() {
                sub.around(member).for_each(|other| grown.join(v, before[other]));
            }
            cone.levels.push(std::mem::replace(&mut before, chosen));
        }
        // What was before the first level is no level, and what is on the last one is.
        cone.levels.remove(0);
        cone.levels.push(before.clone());
        grown.cones.push(Arc::new(cone));
        before.iter().for_each(|&v| grown.join(v, apex));
        debug_assert!(
            grown.members.iter().enumerate().all(|(at, &v)| ones(grown.row(at)).all(|u| has(graph.row(v as usize), u)))
        );
        let _ = effort.spend((steps + grown.rows.len()) as u64);
        Some(grown)
    }
}

/// Do two sets have something in common?
fn meets(a: &[u64], b: &[u64]) -> bool {
    a.iter().zip(b).any(|(a, b)| a & b != 0)
}
