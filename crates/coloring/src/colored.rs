//! A graph with a colour for each vertex.

use std::borrow::Cow;
use std::sync::Arc;

use graphs::{Graph, Names};
use registry::board::{self, Kind, Place};
use registry::{Board, Net, Solution};

/// A coloured graph: what a solver finds, with what a picture of it needs.
///
/// ```
/// use coloring::{Colored, Graph};
/// let path = Graph::new(3, vec![(0, 1), (1, 2)])?;
/// let colored = Colored::new(path.into(), vec![4, 1, 4]);
/// assert_eq!(colored.used(), [1, 4]);
/// # Ok::<(), coloring::Loop>(())
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

    /// The board of the graph with these colours.
    pub(super) fn drawn<'a>(&self, most: Option<u32>, colors: Cow<'a, [u32]>) -> Board<'a> {
        let net: Arc<dyn Net> = Arc::clone(&self.graph) as _;
        let graph = board::Graph { net, places: self.places.clone(), most, colors };
        Board::new(Kind::Graph(graph), "color-noun", "color-mark")
    }

    /// The colours that occur, ascending.
    pub fn used(&self) -> Vec<u32> {
        let mut used = self.colors.clone();
        used.sort_unstable();
        used.dedup();
        used
    }
}

impl Solution for Colored {
    fn board(&self) -> Board<'_> {
        self.drawn(None, (&self.colors).into())
    }

    fn numbers(&self) -> Cow<'_, [u32]> {
        (&self.colors).into()
    }

    fn names(&self) -> Option<Vec<String>> {
        match self.graph.names() {
            Names::From(_) => None,
            _ => Some((0..self.graph.vertices()).map(|vertex| self.graph.name(vertex).into_owned()).collect()),
        }
    }
}
