//! A graph with a colour for each vertex.

use std::sync::Arc;

use super::graph::Graph;

/// A coloured graph: what a solver finds, with what a picture of it needs.
///
/// ```
/// use puzzles::coloring::{Colored, Graph};
/// let path = Graph::new(3, vec![(0, 1), (1, 2)])?;
/// let colored = Colored::new(path.into(), vec![4, 1, 4]);
/// assert_eq!(colored.used(), [1, 4]);
/// # Ok::<(), puzzles::coloring::Loop>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Colored {
    /// The graph. All colourings of a graph share it.
    pub graph: Arc<Graph>,
    /// The colour of each vertex, from 0.
    pub colors: Vec<u32>,
    /// Where a picture puts each vertex, if the graph has places by nature, as a map or a board.
    pub places: Option<Arc<Vec<Place>>>,
}

/// A point of a drawing, in thousandths, so that two drawings are equal or not. Neighbours are some thousand apart; `x`
/// grows to the right and `y` downwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// From the left.
    pub x: i32,
    /// From the top.
    pub y: i32,
}

impl Place {
    /// The nearest place.
    pub fn at(x: f64, y: f64) -> Self {
        let thousandths = |value: f64| (value * 1_000.0).round() as i32;
        Place { x: thousandths(x), y: thousandths(y) }
    }
}

impl Colored {
    /// Stands for no colour, where only a part of the vertices has one.
    pub const NONE: u32 = u32::MAX;

    /// A coloured graph without places.
    ///
    /// # Panics
    ///
    /// If there are not as many colours as vertices.
    pub fn new(graph: Arc<Graph>, colors: Vec<u32>) -> Self {
        assert_eq!(colors.len(), graph.vertices() as usize, "every vertex has one colour");
        Colored { graph, colors, places: None }
    }

    /// The same with these places.
    ///
    /// # Panics
    ///
    /// If there are not as many places as vertices.
    #[must_use]
    pub fn placed(mut self, places: Arc<Vec<Place>>) -> Self {
        assert_eq!(places.len(), self.colors.len(), "every vertex has one place");
        self.places = Some(places);
        self
    }

    /// The colours that occur, ascending.
    pub fn used(&self) -> Vec<u32> {
        let mut used = self.colors.clone();
        used.sort_unstable();
        used.dedup();
        used
    }
}
