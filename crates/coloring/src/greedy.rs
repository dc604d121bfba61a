//! Colourings at once, vertex by vertex: each gets the least colour that its neighbours leave. What differs is the order.
//!
//! Read in this order: `ranks` (the vertices by degree), `buckets` (the queue that two of the orders share),
//! `sequence` (an order known beforehand, largest or smallest), `saturation` (DSATUR, whose order depends on the colours).
//!
//! All three take time close to the size of the graph, and memory below it.
//!
//! CPU milliseconds of one core of an EPYC (Zen 4, 2.6 GHz), 2026-11-15, least of some runs on a busy machine, without loading. The
//! heap is DSATUR with a binary heap of 64-bit keys and entries that grow stale, which gives the same colours.
//!
//! ```text
//!                                            dsatur   largest   smallest   heap
//!     DSJC1000.1 (27, 29, 30 colours)        .28      .07       .62        1.1
//!     10⁶ vertices, 5 · 10⁶ edges (6, 8, 8)  998      191       1608       2494
//! ```

mod buckets;
mod ranks;
mod saturation;
mod sequence;

use std::fmt;

use backtrail::{Text, text};

use super::Graph;
use ranks::Ranks;
use registry::nearest;

/// Which vertex gets its colour next. Ties go by degree, the larger first, then by number, the smaller first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The vertex whose neighbours have the most colours so far (Brélaz 1979). Colours bipartite graphs with two.
    Dsatur,
    /// The vertex with the most neighbours (Welsh and Powell 1967).
    LargestFirst,
    /// Last comes the vertex with the fewest neighbours; before it the one with the fewest among the rest; and so on (Matula 1968).
    /// Needs no more colours than the graph's degeneracy and one.
    SmallestLast,
}

/// A word that names no order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownOrder {
    /// What was given.
    pub word: String,
    /// The name most like it.
    pub nearest: Order,
}

registry::errors_by_text!(UnknownOrder);

impl UnknownOrder {
    /// What there is instead.
    pub fn text(&self) -> Text {
        text!("color-unknown-order", word = &*self.word, nearest = self.nearest.name())
    }
}

impl Order {
    /// Every order.
    pub const ALL: [Order; 3] = [Order::Dsatur, Order::LargestFirst, Order::SmallestLast];

    /// One word: `dsatur`, `largest` or `smallest`.
    pub fn name(self) -> &'static str {
        match self {
            Order::Dsatur => "dsatur",
            Order::LargestFirst => "largest",
            Order::SmallestLast => "smallest",
        }
    }

    /// The order of this name.
    ///
    /// # Errors
    ///
    /// If there is none; the message offers the nearest.
    pub fn parse(word: &str) -> Result<Self, UnknownOrder> {
        match nearest(word, Order::ALL, |order| order.name()).expect("there are orders") {
            order if order.name() == word.to_lowercase() => Ok(order),
            nearest => Err(UnknownOrder { word: word.to_string(), nearest }),
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A colour for each vertex. Vertices that `fixed` gives a colour keep it; it is empty, or has an entry for each vertex.
/// Two of them that are joined and alike stay so.
///
/// ```
/// use coloring::{Graph, greedy};
/// let square = Graph::new(4, vec![(0, 1), (1, 2), (2, 3), (3, 0)])?;
/// assert_eq!(greedy::color(&square, greedy::Order::Dsatur, &[]), [0, 1, 0, 1]);
/// assert_eq!(greedy::color(&square, greedy::Order::Dsatur, &[None, Some(0), None, None]), [1, 0, 1, 0]);
/// # Ok::<(), coloring::Loop>(())
/// ```
///
/// # Panics
///
/// If `fixed` is not empty and has not one entry for each vertex.
pub fn color(graph: &Graph, order: Order, fixed: &[Option<u32>]) -> Vec<u32> {
    color_until(graph, order, fixed, &mut || false).expect("nothing stops it")
}

/// As [`color`], but asks every so often, some milliseconds at most, whether to stop. None if it was stopped.
///
/// # Panics
///
/// If `fixed` is not empty and has not one entry for each vertex.
pub fn color_until(
    graph: &Graph,
    order: Order,
    fixed: &[Option<u32>],
    should_stop: &mut dyn FnMut() -> bool,
) -> Option<Vec<u32>> {
    let n = graph.vertices() as usize;
    assert!(fixed.is_empty() || fixed.len() == n, "every vertex is fixed or not");
    let mut colors = vec![NONE; n];
    for (color, fixed) in colors.iter_mut().zip(fixed) {
        *color = fixed.unwrap_or(NONE);
    }
    let is_fixed = |vertex: u32| fixed.get(vertex as usize).is_some_and(Option::is_some);
    let ranks = Ranks::new(graph);
    let mut patience = Patience { left: 0, should_stop };
    match order {
        Order::Dsatur => saturation::color(graph, &ranks, is_fixed, &mut colors, &mut patience)?,
        Order::LargestFirst => sequence::color(graph, &ranks.order, is_fixed, &mut colors, &mut patience)?,
        Order::SmallestLast => {
            let order = sequence::smallest_last(graph, &ranks, is_fixed, &mut patience)?;
            sequence::color(graph, &order, is_fixed, &mut colors, &mut patience)?;
        }
    }
    Some(colors)
}

/// In the array of colours: not coloured yet. A fixed colour may be this number too, so it never says that a vertex is not fixed.
const NONE: u32 = u32::MAX;

/// Asks whether to stop, but not too often.
struct Patience<'a> {
    /// How much work until the next question.
    left: usize,
    should_stop: &'a mut dyn FnMut() -> bool,
}

impl Patience<'_> {
    /// How many neighbours are looked at between two questions.
    const WORK: usize = 1 << 18;

    /// Some neighbours were looked at. None if it is time to stop.
    #[inline]
    fn work(&mut self, neighbours: usize) -> Option<()> {
        if let Some(left) = self.left.checked_sub(neighbours + 1) {
            self.left = left;
            return Some(());
        }
        self.left = Self::WORK;
        (!(self.should_stop)()).then_some(())
    }
}

#[cfg(test)]
mod tests;
