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

pub(crate) use self::estimate::Estimate;
pub use self::polynomial::Polynomial;

use self::decomposition::{Component, Decomposition};
use self::order::Order;
use self::plan::Plan;
use self::ring::{Numbers, Polynomials, Ring, Scalar, Wide};
use self::search::Found;
use self::table::{Packing, WIDEST};
use super::Graph;
use super::answer::ended;
use registry::Counting;
use registry::Request;

/// Counts colourings with `colors` colours, of which `given` are on vertices of which each two are joined: those of the
/// graph are divided by the ways to colour these. A limit on their number stops nothing, since none is found before all
/// are.
pub(crate) fn count(graph: &Graph, colors: u32, given: u32, request: &Request, memory: u64) -> Outcome {
    let work = Counting::new(request, memory);
    let mut decomposition = Decomposition::of(graph);
    for d in 0..given {
        *decomposition.factors.entry(d.into()).or_default() -= 1;
    }
    outcome(number(&decomposition, colors.into(), 1.0, &work), &work)
}

/// Counts colourings with at most `colors` colours up to renaming of colours: partitions of the vertices.
///
/// A renaming of k colours that leaves i of them alone leaves a colouring alone if it has only those. So by Burnside's
/// lemma the number is the mean over all renamings of P(i), and C(k, i) times the derangements of k − i leave i alone.
pub(crate) fn distinct(graph: &Graph, colors: u32, request: &Request, memory: u64) -> Outcome {
    let work = Counting::new(request, memory);
    let decomposition = Decomposition::of(graph);
    // No partition has more parts than there are vertices.
    let colors = u64::from(colors.min(graph.vertices()));
    let mean = || {
        let mut sum = BigUint::zero();
        let (mut choices, mut derangements, mut orders) =
            (BigUint::one(), [BigUint::one(), BigUint::zero()], BigUint::one());
        for moved in 0..=colors {
            let fixed = colors - moved;
            if moved != 1 {
                let share = 0.5_f64.powi(moved.min(60) as i32 + 1);
                sum += number(&decomposition, fixed, share, &work)? * &choices * &derangements[0];
            }
            choices = choices * fixed / (moved + 1);
            let next = (&derangements[0] + &derangements[1]) * (moved + 1);
            derangements = [std::mem::take(&mut derangements[1]), next];
            orders *= moved.max(1);
        }
        Ok(sum / orders)
    };
    outcome(mean(), &work)
}

/// The chromatic polynomial of a graph.
///
/// # Errors
///
/// If it takes more memory, or time, than it may, or is interrupted. For graphs whose bags are too wide it is the memory
/// at once.
pub fn polynomial(graph: &Graph, request: &Request, memory: u64) -> Result<Polynomial, Limit> {
    let work = Counting::new(request, memory);
    let decomposition = Decomposition::of(graph);
    let share = 1.0 / decomposition.components.len() as f64;
    let mut product = Polynomial::one();
    for component in &decomposition.components {
        product = product.times(&symbolic(component, &work, share)?.shifted(component.shift));
    }
    for (&d, &power) in &decomposition.factors {
        (0..power).for_each(|_| product.times_less(d));
    }
    for (&d, &power) in &decomposition.factors {
        (power..0).for_each(|_| product.over_less(d));
    }
    Ok(product)
}

/// What a count or the polynomial (`None` for the colours) will take.
pub(crate) fn estimate(graph: &Graph, colors: Option<u32>) -> Estimate {
    let decomposition = Decomposition::of(graph);
    let each = decomposition.components.iter().map(|component| {
        let blocks = colors.map_or(usize::MAX, |colors| (colors as usize).saturating_sub(component.shift as usize));
        let Some(layout) = Layout::of(component, blocks) else {
            return Estimate { memory: None, states: f64::INFINITY };
        };
        let words = colors.map_or_else(|| words(component), |_| 2);
        layout.estimate(component, |closed| if colors.is_some() { 8 * words } else { 8 * words * (closed + 1) })
    });
    each.fold(Estimate { memory: Some(0), states: 0.0 }, Estimate::and)
}

/// How a count ended.
fn outcome(number: Result<BigUint, Limit>, work: &Counting) -> Outcome {
    match number {
        Ok(number) => {
            work.finish(u128::try_from(&number).unwrap_or(u128::MAX));
            ended(Status::Exhausted, number)
        }
        Err(limit) => ended(Status::Stopped(limit), 0),
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
    /// The layout for `blocks` colours; `None` if the bags are too wide.
    fn of(component: &Component, blocks: usize) -> Option<Layout> {
        Layout::from(component, blocks, order::first(&component.graph, blocks))
    }

    /// The same when the first order is known.
    fn from(component: &Component, blocks: usize, first: Order) -> Option<Layout> {
        let order = order::best(&component.graph, blocks, first);
        if !order.cost.is_finite() || order.bags.iter().any(|(_, others)| others.len() >= WIDEST) {
            return None;
        }
        let plan = Plan::new(&component.graph, &order);
        let packing = Packing::new(blocks.min(plan.width));
        (packing.words(plan.width) <= WORDS).then_some(Layout { order, plan, packing, blocks })
    }

    fn estimate(&self, component: &Component, value: impl Fn(usize) -> usize) -> Estimate {
        let key = 8 * self.packing.words(self.plan.width).next_power_of_two() + 12;
        estimate::estimate(&self.plan, &component.graph, self.blocks, |closed| key + value(closed))
    }

    fn sweep<R: Ring>(&self, ring: &R, work: &Counting, share: f64) -> Result<Vec<R::Scalar>, Limit> {
        let (plan, packing) = (&self.plan, self.packing);
        let value = match packing.words(plan.width) {
            0 | 1 => sweep::sweep::<1, R>(plan, ring, packing, work, share),
            2 => sweep::sweep::<2, R>(plan, ring, packing, work, share),
            _ => sweep::sweep::<WORDS, R>(plan, ring, packing, work, share),
        };
        value.ok_or_else(|| work.limit().unwrap_or(Limit::Cancel))
    }
}

/// The most words of a state.
const WORDS: usize = 4;

/// A sweep of so few states had better be made at once.
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
        Found::Stopped => Some(Err(work.limit().unwrap_or(Limit::Cancel))),
        Found::Spent => None,
    };
    let first = order::first(graph, blocks);
    if can_search
        && first.cost > SHORT
        && let Some(found) = searched(FEW.min(first.cost / NODE))
    {
        return found;
    }
    if let Some(layout) = Layout::from(component, blocks, first) {
        let swept = || Ok(layout.sweep(&Numbers::<S>::new(colors), work, share)?[0]);
        if layout.order.cost < SHORT {
            return swept();
        }
        let estimate = layout.estimate(component, |_| size_of::<S>());
        if let Some(found) = can_search.then(|| searched(estimate.states / NODE)).flatten() {
            return found;
        }
        if estimate.memory.is_some_and(|memory| memory <= work.memory()) {
            return swept();
        }
    }
    if !can_search {
        return Err(Limit::Memory);
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
    let layout = Layout::of(component, usize::MAX).ok_or(Limit::Memory)?;
    let words = words(component);
    if layout.order.cost > SHORT {
        let estimate = layout.estimate(component, |closed| 8 * words * (closed + 1));
        if estimate.memory.is_none_or(|memory| memory > work.memory()) {
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
