//! What counting will take, said before it begins.
//!
//! A table has at most as many states as its bag has partitions into blocks that no edge lies in. Their number is sampled,
//! as Knuth (1975) samples trees: a partition is made at random, vertex by vertex, and the product of the numbers of
//! choices is right on average. The random numbers are the same for the same graph.

use super::plan::{Plan, Step};
use crate::decide::effort::Effort;
use registry::random::Random;

/// What counting will take.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Estimate {
    /// The memory in bytes, about.
    pub(super) memory: u64,
    /// How many states are read and written in all, about.
    pub(super) states: f64,
}

/// How many partitions are made at random for a bag.
const SAMPLES: usize = 24;

/// An estimate for a plan with `blocks` colours, whose values take `bytes` of the number of closed vertices. `None` if there is
/// no more effort.
pub(super) fn estimate(
    plan: &Plan,
    graph: &[Vec<u32>],
    blocks: usize,
    bytes: impl Fn(usize) -> usize,
    effort: &mut Effort<'_>,
) -> Option<Estimate> {
    let mut random = Random::stream(graph.len() as u64, 0);
    let mut total = Estimate::default();
    let mut before = 0.0;
    for step in plan.steps() {
        if effort.spend(((SAMPLES + step.bag.len()) * step.bag.len()) as u64) {
            return None;
        }
        let states = partitions(step, graph, blocks, &mut random);
        let after = states * bytes(step.closed) as f64;
        // Two tables at a time; and a table that grows is up to three times as large while it does.
        total.memory = total.memory.max((before + 2.0 * after).min(1e18) as u64);
        total.states += states;
        before = after;
    }
    Some(total)
}

/// The number of partitions of the bag of a step, about.
fn partitions(step: &Step, graph: &[Vec<u32>], blocks: usize, random: &mut Random) -> f64 {
    let bag = &step.bag;
    let earlier: Vec<Vec<usize>> = (0..bag.len())
        .map(|at| (0..at).filter(|&other| graph[bag[at] as usize].binary_search(&bag[other]).is_ok()).collect())
        .collect();
    let mut sum = 0.0;
    let mut names = vec![0_u8; bag.len()];
    for _ in 0..SAMPLES {
        let mut weight = 1.0;
        let mut count = 0_usize;
        for (at, neighbours) in earlier.iter().enumerate() {
            let forbidden = neighbours.iter().fold(0_u128, |all, &other| all | 1 << names[other]);
            let all = (count + 1).min(blocks).min(128);
            let allowed = all - forbidden.count_ones() as usize;
            if allowed == 0 {
                weight = 0.0;
                break;
            }
            weight *= allowed as f64;
            let mut skip = random.below(allowed);
            let mut name = 0;
            while forbidden >> name & 1 == 1 || skip > 0 {
                skip -= usize::from(forbidden >> name & 1 == 0);
                name += 1;
            }
            names[at] = name;
            count = count.max(usize::from(name) + 1);
        }
        sum += weight;
    }
    sum / SAMPLES as f64
}
