//! Counting colourings without listing them.
//!
//! 1. What follows from the structure is taken off: parts, cut vertices, vertices whose neighbours form a clique, vertices
//!    joined to all ([`decomposition`]).
//! 2. Each component that is left is swept over: vertices are closed one by one, in an order with small bags ([`order`]), and
//!    all colourings that agree in which vertices of the bag have equal colours are one state ([`plan`], [`sweep`],
//!    [`table`]). Where parts of the graph meet, so do their tables: it is dynamic programming over a tree decomposition.
//! 3. Where bags are too wide, as in dense graphs, colourings are searched for one by one ([`search`]). Which of the two
//!    is better is not known before; the search is tried with as much work as the sweep is estimated to take
//!    ([`mod@estimate`]).
//!
//! What a state is worth may be a number or a polynomial ([`ring`]): so the same sweep gives the chromatic polynomial
//! ([`polynomial`](self::polynomial())), with coefficients modulo a power of two that is known to be large enough.
//!
//! A count is one [unit](registry::Units): the components' numbers are multiplied, not added, and a component is one sweep.
//!
//! Colourings up to renaming of colours come from counts for fewer colours, by Burnside's lemma ([`distinct`]).
//!
//! # What it takes
//!
//! CPU milliseconds (AMD EPYC, least of several runs for those below 5 ms; a machine that others kept busy):
//!
//! ```text
//!     grid 5×5    k = 3     0.06     queen5_5  k = 5   0.02     polynomial of the dodecahedron   0.4
//!     grid 10×10  k = 4    34        queen7_7  k = 7   3.3                    the 8×8 grid      29
//!     grid 12×12  k = 3    14        cube Q4   k = 4   0.15
//!     dodecahedron k = 4    0.11     cube Q5   k = 4   198
//! ```
//!
//! The polynomial of `queen5_5` is out of reach: its bags are wide, and no number of colours limits their partitions.

mod decomposition;
mod estimate;
mod order;
mod plan;
mod polynomial;
mod ring;
mod search;
mod sweep;
mod table;

use backtrail::{Limit, Status};
use num_bigint::BigUint;
use num_traits::{One, Zero};
use registry::Outcome;

use self::estimate::Estimate;
pub use self::polynomial::Polynomial;
pub(crate) use self::polynomial::written;

use self::decomposition::{Component, Decomposition};
use self::order::Order;
use self::plan::Plan;
use self::ring::{Numbers, Polynomials, Ring, Scalar, Wide};
use self::search::Found;
use self::table::{Packing, WIDEST};
use super::Graph;
use super::answer;
use super::decide::effort::Effort;
use registry::Counting;
use registry::Request;

/// Counts colourings with `colors` colours, of which `given` are on vertices of which each two are joined: those of the
/// graph are divided by the ways to colour these. A limit on their number stops nothing, since none is found before all
/// are.
pub(crate) fn count(graph: &Graph, colors: u32, given: u32, work: &Counting) -> Outcome {
    let counted = decomposition(graph, work).and_then(|mut decomposition| {
        for d in 0..given {
            *decomposition.factors.entry(d.into()).or_default() -= 1;
        }
        number(&decomposition, colors.into(), 1.0, work)
    });
    outcome(counted, work)
}

/// What may be spent on an estimate before the time begins, in steps: about a tenth of a second.
const GLANCE: u64 = 50_000_000;

/// What may be spent on taking a graph apart, in steps: more than that, and they are larger than they could be.
const PIECES: u64 = 500_000_000;

/// The components of a graph, unless a limit comes first.
fn decomposition(graph: &Graph, work: &Counting) -> Result<Decomposition, Limit> {
    let mut effort = Effort::watched(work.deadline());
    effort.allow(PIECES);
    let decomposition = Decomposition::of(graph, &mut effort);
    effort.ended().map_or(Ok(decomposition), Err)
}

/// Counts colourings with at most `colors` colours up to renaming of colours: partitions of the vertices.
///
/// A renaming of k colours that leaves i of them alone leaves a colouring alone if it has only those. So by Burnside's
/// lemma the number is the mean over all renamings of P(i), and C(k, i) times the derangements of k − i leave i alone.
pub(crate) fn distinct(graph: &Graph, colors: u32, work: &Counting) -> Outcome {
    // No partition has more parts than there are vertices.
    let colors = u64::from(colors.min(graph.vertices()));
    let mean = || {
        let decomposition = decomposition(graph, work)?;
        let mut sum = BigUint::zero();
        let (mut choices, mut derangements, mut orders) =
            (BigUint::one(), [BigUint::one(), BigUint::zero()], BigUint::one());
        for moved in 0..=colors {
            let fixed = colors - moved;
            if moved != 1 {
                let share = 0.5_f64.powi(moved.min(60) as i32 + 1);
                sum += number(&decomposition, fixed, share, work)? * &choices * &derangements[0];
            }
            choices = choices * fixed / (moved + 1);
            let next = (&derangements[0] + &derangements[1]) * (moved + 1);
            derangements = [std::mem::take(&mut derangements[1]), next];
            orders *= moved.max(1);
        }
        Ok(sum / orders)
    };
    outcome(mean(), work)
}

/// The chromatic polynomial of a graph.
///
/// # Errors
///
/// If it takes more memory, or time, than it may, or is interrupted. For graphs whose bags are too wide it is the memory
/// at once.
pub fn polynomial(graph: &Graph, request: &Request, memory: u64) -> Result<Polynomial, Limit> {
    let work = Counting::new(request, memory);
    polynomial_by(graph, &work)
}

/// The same, as a count that is under way.
pub(crate) fn polynomial_by(graph: &Graph, work: &Counting) -> Result<Polynomial, Limit> {
    let decomposition = decomposition(graph, work)?;
    let share = 1.0 / decomposition.components.len() as f64;
    let mut effort = until_limit(work);
    let mut product = || {
        // A power alone is known by its binomial coefficients: with the largest there is least to multiply.
        let largest = decomposition.factors.iter().filter(|(_, power)| **power > 0).max_by_key(|(_, power)| **power);
        let (d, power) = largest.map_or((0, 0), |(&d, &power)| (d, power as u64));
        let mut product = Polynomial::power(d, power, &mut effort)?;
        for component in &decomposition.components {
            let component = symbolic(component, work, share).map(|found| (found, component.shift));
            let Ok((found, shift)) = component else { return Some(Err(component.expect_err("it is one"))) };
            product = product.times(&found.shifted(shift, &mut effort)?, &mut effort)?;
        }
        for (&other, &power) in decomposition.factors.iter().filter(|(other, power)| **other != d && **power > 0) {
            product.times_less(other, power as usize, &mut effort)?;
        }
        for (&d, &power) in decomposition.factors.iter().filter(|(_, power)| **power < 0) {
            product.over_less(d, power.unsigned_abs() as usize, &mut effort)?;
        }
        Some(Ok(product))
    };
    product().unwrap_or_else(|| Err(ended(work)))
}

/// The memory that the chromatic polynomial will take, in bytes: `Ok(None)` if no amount would do.
///
/// # Errors
///
/// If that takes too long to say.
pub(crate) fn polynomial_memory(graph: &Graph) -> Result<Option<u64>, TooLong> {
    let mut effort = Effort::unwatched();
    effort.allow(GLANCE);
    let decomposition = Decomposition::of(graph, &mut effort);
    let mut bytes = held(graph);
    for component in &decomposition.components {
        let Some(layout) = Layout::of(component, usize::MAX, &mut effort) else {
            return if effort.left() == 0 { Err(TooLong) } else { Ok(None) };
        };
        let words = words(component);
        let estimate = layout.estimate(component, |closed| 8 * words * (closed + 1), &mut effort).ok_or(TooLong)?;
        bytes = bytes.max(estimate.memory);
    }
    Ok(Some(bytes))
}

/// An estimate takes too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooLong;

/// The bytes that the polynomial itself takes, as numbers and twice as text, about: the coefficients of (k − 1)^n have .72 n
/// bits on average.
fn held(graph: &Graph) -> u64 {
    let log = |number: usize| (number as f64).log2();
    let n = graph.vertices() as usize;
    let forests: f64 = (0..n as u32).map(|vertex| log(graph.degree(vertex) + 1)).sum();
    let bits = forests.min(graph.edges() as f64);
    ((n + 1) as f64 * bits * (0.125 + 2.0 * 0.302)) as u64
}

/// An effort that a limit alone ends.
fn until_limit<'a>(work: &'a Counting<'_>) -> Effort<'a> {
    let mut effort = Effort::watched(work.deadline());
    effort.allow(u64::MAX);
    effort
}

/// What ended it.
fn ended(work: &Counting) -> Limit {
    work.limit().unwrap_or(Limit::Cancel)
}

/// How a count ended.
fn outcome(number: Result<BigUint, Limit>, work: &Counting) -> Outcome {
    match number {
        Ok(number) => {
            work.finish(u128::try_from(&number).unwrap_or(u128::MAX));
            answer::ended(Status::Exhausted, number)
        }
        Err(limit) => answer::ended(Status::Stopped(limit), 0),
    }
}

/// The number of colourings.
fn number(decomposition: &Decomposition, colors: u64, share: f64, work: &Counting) -> Result<BigUint, Limit> {
    if decomposition.factors.last_key_value().is_some_and(|(&d, _)| d >= colors) {
        return Ok(BigUint::zero());
    }
    let mut product = BigUint::one();
    let share = share / decomposition.components.len() as f64;
    for component in &decomposition.components {
        if work.should_stop() {
            return Err(ended(work));
        }
        let colors = colors - component.shift;
        // Each vertex has a colour, so that there are no more than this.
        let bits = component.graph.len() as f64 * (colors.max(1) as f64).log2();
        let number = match bits {
            ..63.0 => numbers::<u64>(component, colors, share, work)?.into(),
            ..127.0 => numbers::<u128>(component, colors, share, work)?.into(),
            ..255.0 => big(numbers::<Wide<4>>(component, colors, share, work)?),
            ..1023.0 => big(numbers::<Wide<16>>(component, colors, share, work)?),
            // The coefficients of the polynomial are shorter than its values.
            _ => symbolic(component, work, share)?.at(colors),
        };
        if number.is_zero() {
            return Ok(number);
        }
        product *= number;
    }
    let power = |d: u64, power: u64| BigUint::from(colors - d).pow(power as u32);
    for (&d, &times) in decomposition.factors.iter().filter(|(_, times)| **times > 0) {
        product *= power(d, times.unsigned_abs());
    }
    for (&d, &times) in decomposition.factors.iter().filter(|(_, times)| **times < 0) {
        product /= power(d, times.unsigned_abs());
    }
    Ok(product)
}

fn big<const L: usize>(number: Wide<L>) -> BigUint {
    let bytes: Vec<u8> = number.0.iter().flat_map(|word| word.to_le_bytes()).collect();
    BigUint::from_bytes_le(&bytes)
}

/// How a component is swept over.
struct Layout {
    order: Order,
    plan: Plan,
    packing: Packing,
    blocks: usize,
}

impl Layout {
    /// The layout for `blocks` colours; `None` if the bags are too wide, or there is no more effort.
    fn of(component: &Component, blocks: usize, effort: &mut Effort<'_>) -> Option<Layout> {
        let first = order::first(&component.graph, blocks, effort)?;
        Layout::from(component, blocks, first, effort)
    }

    /// The same when the first order is known.
    fn from(component: &Component, blocks: usize, first: Order, effort: &mut Effort<'_>) -> Option<Layout> {
        let order = order::best(&component.graph, blocks, first, effort);
        if !order.cost.is_finite() || order.bags.iter().any(|(_, others)| others.len() >= WIDEST) {
            return None;
        }
        let plan = Plan::new(&component.graph, &order, effort)?;
        let packing = Packing::new(blocks.min(plan.width));
        (packing.words(plan.width) <= WORDS).then_some(Layout { order, plan, packing, blocks })
    }

    fn estimate(
        &self,
        component: &Component,
        value: impl Fn(usize) -> usize,
        effort: &mut Effort<'_>,
    ) -> Option<Estimate> {
        let key = 8 * self.packing.words(self.plan.width).next_power_of_two() + 12;
        estimate::estimate(&self.plan, &component.graph, self.blocks, |closed| key + value(closed), effort)
    }

    fn sweep<R: Ring>(&self, ring: &R, work: &Counting, share: f64) -> Result<Vec<R::Scalar>, Limit> {
        let (plan, packing) = (&self.plan, self.packing);
        let value = match packing.words(plan.width) {
            0 | 1 => sweep::sweep::<1, R>(plan, ring, packing, work, share),
            2 => sweep::sweep::<2, R>(plan, ring, packing, work, share),
            _ => sweep::sweep::<WORDS, R>(plan, ring, packing, work, share),
        };
        value.ok_or_else(|| ended(work))
    }
}

/// The most words of a state.
const WORDS: usize = 4;

/// A sweep of fewer states than this had better be made at once.
const SHORT: f64 = 4096.0;

/// How many states take as long as one node of the search.
const NODE: f64 = 16.0;

/// How many nodes are searched in a dense graph before a better order is looked for.
const FEW: f64 = 16_384.0;

/// The number of colourings of a component.
fn numbers<S: Scalar>(component: &Component, colors: u64, share: f64, work: &Counting) -> Result<S, Limit> {
    let graph = &component.graph;
    let blocks = usize::try_from(colors).unwrap_or(usize::MAX);
    // In a sparse graph there is no end to a search.
    let is_dense = 8 * component.edges() >= graph.len() * graph.len();
    let can_search = is_dense && colors.min(graph.len() as u64) <= search::MOST as u64;
    let searched = |most: f64| match search::count(graph, colors, most as u64, work) {
        Found::All(number) => Some(Ok(number)),
        Found::Stopped => Some(Err(ended(work))),
        Found::Spent => None,
    };
    let mut effort = until_limit(work);
    let first = order::first(graph, blocks, &mut effort).ok_or_else(|| ended(work))?;
    if can_search
        && first.cost > SHORT
        && let Some(found) = searched(FEW.min(first.cost / NODE))
    {
        return found;
    }
    if let Some(layout) = Layout::from(component, blocks, first, &mut effort) {
        let swept = || Ok(layout.sweep(&Numbers::<S>::new(colors), work, share)?[0]);
        if layout.order.cost < SHORT {
            return swept();
        }
        let estimate = layout.estimate(component, |_| size_of::<S>(), &mut effort).ok_or_else(|| ended(work))?;
        if let Some(found) = can_search.then(|| searched(estimate.states / NODE)).flatten() {
            return found;
        }
        if estimate.memory <= work.memory() {
            return swept();
        }
    }
    if let Some(limit) = effort.ended().or((!can_search).then_some(Limit::Memory)) {
        return Err(limit);
    }
    searched(f64::INFINITY).expect("there are always nodes left")
}

/// How many words the coefficients of a component's polynomial take.
///
/// The coefficients' absolute values add up to the number of acyclic orientations (Stanley 1973), which is at most 2^m and
/// at most n!, since each comes from an order of the vertices. It is the Tutte polynomial T(2, 0), at most T(2, 1), the
/// number of forests; there are at most as many as rooted ones, det(1 + Laplacian), at most the product of all degrees
/// plus 1 by Hadamard's inequality.
fn words(component: &Component) -> usize {
    let log = |number: usize| (number as f64).log2();
    let orders: f64 = (1..=component.graph.len()).map(log).sum();
    let forests: f64 = component.graph.iter().map(|row| log(row.len() + 1)).sum();
    let bits = orders.min(forests).min(component.edges() as f64);
    // And a bit for the sign, and one because these were floating.
    (bits + 2.0) as usize / 64 + 1
}

/// The polynomial of a component whose coefficients have `L` words.
fn coefficients<const L: usize>(layout: &Layout, work: &Counting, share: f64) -> Result<Polynomial, Limit> {
    let ring = Polynomials::<L>::new(layout.plan.width);
    Ok(Polynomial::of(&layout.sweep(&ring, work, share)?))
}

/// The polynomial of a component, in its own colours.
fn symbolic(component: &Component, work: &Counting, share: f64) -> Result<Polynomial, Limit> {
    let mut effort = until_limit(work);
    let layout =
        Layout::of(component, usize::MAX, &mut effort).ok_or_else(|| effort.ended().unwrap_or(Limit::Memory))?;
    let words = words(component);
    if layout.order.cost > SHORT {
        let value = |closed| 8 * words * (closed + 1);
        let estimate = layout.estimate(component, value, &mut effort).ok_or_else(|| ended(work))?;
        if estimate.memory > work.memory() {
            return Err(Limit::Memory);
        }
    }
    match words {
        1 => coefficients::<1>(&layout, work, share),
        2 => coefficients::<2>(&layout, work, share),
        3..=4 => coefficients::<4>(&layout, work, share),
        5..=8 => coefficients::<8>(&layout, work, share),
        9..=16 => coefficients::<16>(&layout, work, share),
        _ => Err(Limit::Memory),
    }
}

#[cfg(test)]
mod tests;
