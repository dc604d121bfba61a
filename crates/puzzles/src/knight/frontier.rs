//! How many tours there are, without listing them.

mod codes;
mod degrees;
mod graph;
mod join;
mod layer;
mod matching;
mod pairing;
mod plan;
mod sweep;
mod work;

use backtrail::{Limit, Outcome, Stats, Status};

use self::degrees::Blocks;
use self::graph::Graph;
use self::join::Found;
use self::layer::Layer;
use self::matching::Tables;
use self::plan::{Plan, Step};
use self::work::Work;
use super::plain::Plain;
use super::symmetry::Symmetry;
use super::tours::Tours;
use crate::engine;
use crate::registry::Request;

/// Counts tours. A limit on their number stops nothing, since none is found before all are; but where there are more than
/// 2^128, some of them are [`Found`](Status::Found).
pub(super) fn count(tours: &Tours, request: &Request) -> Outcome<String> {
    let Some(plan) = plan(tours) else {
        let outcome = engine::solve(Plain::new(tours), request, &mut engine::ignore);
        return Outcome { stats: Stats::default(), ..outcome };
    };
    let work = Work::new(request);
    let nothing = Found { cycles: 0, exact: true };
    let found = plan.map_or(Some(nothing), |plan| cycles(&plan, &work));
    let (status, solutions) = match found.map(|found| lists(tours, found)) {
        Some(Found { cycles, exact: true }) => (Status::Exhausted, cycles),
        Some(Found { cycles, exact: false }) => (Status::Found, cycles),
        None => (Status::Stopped(work.limit().unwrap_or(Limit::Cancel)), 0),
    };
    if found.is_some() {
        work.finish(solutions);
    }
    Outcome { status, solutions, stats: Stats::default(), at: None }
}

/// How to sweep a board; `None` if it is so small that it had better be searched, a plan that is `None` if it has no tours.
#[expect(clippy::option_option, reason = "there are two ways to have no plan")]
fn plan(tours: &Tours) -> Option<Option<Plan>> {
    let graph = Graph::of(tours)?;
    if graph.is_impossible() {
        return Some(None);
    }
    Plan::of(&graph, tours.board.piece().long() as usize).map(Some)
}

/// How many tours, in the sense of the request, so many cycles are.
fn lists(tours: &Tours, found: Found) -> Found {
    let all = if tours.run_both_ways() && !tours.undirected { found.times(2) } else { found };
    match tours.distinct {
        true => Found { cycles: all.cycles / symmetries(tours), ..all },
        false => all,
    }
}

/// In how many ways turns and mirrors move the free squares.
fn symmetries(tours: &Tours) -> u128 {
    let image = |symmetry: &Symmetry| tours.board.free_squares().map(|square| symmetry.image(square)).collect();
    let mut images: Vec<Vec<u32>> = Symmetry::of(&tours.board, &[]).iter().map(image).collect();
    images.sort_unstable();
    images.dedup();
    images.len() as u128
}

/// The number of Hamiltonian cycles; `None` if it should stop.
fn cycles(plan: &Plan, work: &Work) -> Option<Found> {
    let t0 = std::time::Instant::now();
    let needed = degrees::needed(plan, &|| work.should_stop())?;
    eprintln!("degrees {:?}", t0.elapsed());
    let tables = Tables::new();
    let share = 0.5 / plan.steps().count() as f64;
    let sweep = |first: &Layer, steps: &[Step], blocks: Blocks| {
        let mut layer: Option<Layer> = None;
        for (step, after) in steps.iter().zip(blocks.into_iter().skip(1)) {
            let before = layer.as_ref().unwrap_or(first);
            layer = Some(sweep::step(before, step, after, &tables, work, share)?);
            if std::env::var("LAYERS").is_ok() {
                let layer = layer.as_ref()?;
                eprintln!("{:?} {} blocks {} states {} largest", step.gone, layer.codes.len(), 0, layer.largest());
            }
        }
        Some(layer)
    };
    let stem = sweep(&Layer::first(), &plan.stem, needed.stem)?.unwrap_or_else(Layer::first);
    eprintln!("swept {:?}", t0.elapsed());
    if plan.is_turned() {
        return join::join(plan, &stem, None, &tables, work, 0.5);
    }
    let upper = sweep(&stem, &plan.upper, needed.upper)?;
    let lower = sweep(&stem, &plan.lower, needed.lower)?;
    join::join(plan, upper.as_ref().unwrap_or(&stem), Some(lower.as_ref().unwrap_or(&stem)), &tables, work, 0.5)
}

#[cfg(test)]
mod tests;
