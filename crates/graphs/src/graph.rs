//! A graph: vertices by number, the neighbours of each in a row.

use std::borrow::Cow;

use backtrail::{Text, text};

use registry::{Net, show_in_english};

/// A graph without loops and without double edges. Vertices are numbers from 0; they keep the names they came with.
///
/// ```
/// use graphs::Graph;
/// let triangle = Graph::new(3, vec![(0, 1), (1, 2), (2, 0), (0, 1)])?;
/// assert_eq!((triangle.vertices(), triangle.edges()), (3, 3));
/// assert_eq!(triangle.neighbours(1), [0, 2]);
/// # Ok::<(), graphs::Loop>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// Where the neighbours of each vertex start in `ends`; one more at the end.
    starts: Vec<usize>,
    /// The neighbours of all vertices, those of one vertex ascending.
    ends: Vec<u32>,
    names: Names,
}

/// What the vertices of a graph are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Names {
    /// By numbers, of which this is the first: 0, or 1 as in DIMACS files.
    From(u32),
    /// By numbers with gaps, ascending, as in a part cut out of a larger graph.
    Numbers(Vec<u32>),
    /// Each by its own name.
    Each(Vec<Box<str>>),
}

/// An edge from a vertex to itself: no colour differs from itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Loop(pub u32);

impl Loop {
    /// What is said of it.
    pub fn text(self) -> Text {
        text!("graph-loop", vertex = self.0)
    }
}

impl Graph {
    /// The most vertices: their numbers fit 32 bits, with room.
    pub const LARGEST: u64 = 1 << 31;

    /// The graph with these edges. Each may be given several times, in either direction.
    ///
    /// # Errors
    ///
    /// If an edge joins a vertex to itself.
    ///
    /// # Panics
    ///
    /// If an edge has a vertex that there is not.
    pub fn new(vertices: u32, edges: Vec<(u32, u32)>) -> Result<Self, Loop> {
        if let Some(&(a, _)) = edges.iter().find(|(a, b)| a == b) {
            return Err(Loop(a));
        }
        Ok(Graph::from_pairs(vertices, edges.into_iter().map(|(a, b)| [a, b]).collect()))
    }

    /// The graph with these edges, in the memory that they come in; a vertex paired with itself is only mentioned.
    ///
    /// The edges take 8 bytes each, and so do the rows of neighbours that they become, in place: sorted, each edge
    /// is known by its larger vertex alone, which leaves half of the memory free; then these rows move to where they
    /// belong, the last first, and the smaller vertices fill the gaps, in order by themselves. Besides it takes
    /// 12 bytes a vertex, 8 of which stay.
    ///
    /// # Panics
    ///
    /// If an edge has a vertex that there is not.
    pub(crate) fn from_pairs(vertices: u32, mut pairs: Vec<[u32; 2]>) -> Self {
        for pair in &mut pairs {
            pair.sort_unstable();
        }
        pairs.sort_unstable_by_key(|&[a, b]| u64::from(a) << 32 | u64::from(b));
        pairs.dedup();
        pairs.retain(|[a, b]| a != b);

        let n = vertices as usize;
        let mut starts = vec![0; n + 1];
        let mut larger = vec![0u32; n];
        for &[a, b] in &pairs {
            starts[a as usize + 1] += 1;
            starts[b as usize + 1] += 1;
            larger[a as usize] += 1;
        }
        for vertex in 0..n {
            starts[vertex + 1] += starts[vertex];
        }

        let mut end = pairs.len();
        let mut ends = pairs.into_flattened();
        for edge in 0..end {
            ends[edge] = ends[2 * edge + 1];
        }
        for vertex in (0..n).rev() {
            let many = larger[vertex] as usize;
            ends.copy_within(end - many..end, starts[vertex + 1] - many);
            end -= many;
        }
        let mut smaller = larger;
        smaller.fill(0);
        for vertex in 0..n {
            for at in starts[vertex] + smaller[vertex] as usize..starts[vertex + 1] {
                let other = ends[at] as usize;
                ends[starts[other] + smaller[other] as usize] = vertex as u32;
                smaller[other] += 1;
            }
        }
        ends.shrink_to_fit();
        Graph { starts, ends, names: Names::From(0) }
    }

    /// The same graph with these names.
    ///
    /// # Panics
    ///
    /// If there are not as many names as vertices.
    #[must_use]
    pub fn named(mut self, names: Names) -> Self {
        let many = match &names {
            Names::From(_) => self.vertices() as usize,
            Names::Numbers(numbers) => numbers.len(),
            Names::Each(names) => names.len(),
        };
        assert_eq!(many, self.vertices() as usize, "every vertex has one name");
        self.names = names;
        self
    }

    /// How many vertices there are.
    pub fn vertices(&self) -> u32 {
        (self.starts.len() - 1) as u32
    }

    /// How many edges there are.
    pub fn edges(&self) -> u64 {
        self.ends.len() as u64 / 2
    }

    /// The vertices joined to this one, ascending.
    #[inline]
    pub fn neighbours(&self, vertex: u32) -> &[u32] {
        &self.ends[self.starts[vertex as usize]..self.starts[vertex as usize + 1]]
    }

    /// How many vertices are joined to this one.
    pub fn degree(&self, vertex: u32) -> usize {
        self.starts[vertex as usize + 1] - self.starts[vertex as usize]
    }

    /// Are these two joined?
    pub fn joins(&self, a: u32, b: u32) -> bool {
        self.neighbours(a).binary_search(&b).is_ok()
    }

    /// Every edge once, the smaller vertex first, in order.
    pub fn each_edge(&self) -> impl Iterator<Item = (u32, u32)> {
        (0..self.vertices()).flat_map(|a| {
            let larger = self.neighbours(a).partition_point(|&b| b < a);
            self.neighbours(a)[larger..].iter().map(move |&b| (a, b))
        })
    }

    /// What the vertices are called.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// What a vertex is called.
    pub fn name(&self, vertex: u32) -> Cow<'_, str> {
        match &self.names {
            Names::From(first) => (u64::from(vertex) + u64::from(*first)).to_string().into(),
            Names::Numbers(numbers) => numbers[vertex as usize].to_string().into(),
            Names::Each(names) => (&*names[vertex as usize]).into(),
        }
    }
}

impl Graph {
    /// What a vertex is called in what people read: characters that move a cursor, ring a bell or end a line are written out.
    pub fn shown(&self, vertex: u32) -> Cow<'_, str> {
        match self.name(vertex) {
            Cow::Borrowed(name) => words::one_line(name),
            number => number,
        }
    }

    /// "a graph of 10 vertices and 15 edges".
    pub fn text(&self) -> Text {
        text!("graph-title", vertices = self.vertices(), edges = self.edges())
    }
}

show_in_english!(Graph, Loop);

impl Net for Graph {
    fn vertices(&self) -> u32 {
        self.vertices()
    }

    fn edges(&self) -> u64 {
        self.edges()
    }

    fn neighbours(&self, vertex: u32) -> &[u32] {
        self.neighbours(vertex)
    }

    fn name(&self, vertex: u32) -> Cow<'_, str> {
        self.shown(vertex)
    }

    fn is_numbered(&self) -> bool {
        !matches!(self.names, Names::Each(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_are_kept_once_and_in_order() {
        let graph = Graph::new(4, vec![(3, 0), (0, 3), (1, 0), (3, 0), (2, 3)]).unwrap();
        assert_eq!(graph.each_edge().collect::<Vec<_>>(), [(0, 1), (0, 3), (2, 3)]);
        assert_eq!((graph.edges(), graph.degree(3)), (3, 2));
        assert!(graph.joins(3, 2) && !graph.joins(1, 2));
    }

    #[test]
    fn a_loop_is_refused() {
        assert_eq!(Graph::new(2, vec![(0, 1), (1, 1)]), Err(Loop(1)));
    }

    #[test]
    fn a_graph_may_be_empty() {
        let graph = Graph::new(0, vec![]).unwrap();
        assert_eq!((graph.vertices(), graph.edges()), (0, 0));
        assert_eq!(graph.to_string(), "a graph of 0 vertices and 0 edges");
    }

    #[test]
    fn vertices_keep_their_names() {
        let graph = Graph::new(2, vec![(0, 1)]).unwrap().named(Names::Each(vec!["Lleida".into(), "Girona".into()]));
        assert_eq!(graph.name(1), "Girona");
        assert_eq!(graph.clone().named(Names::Numbers(vec![7, 70])).name(1), "70");
        assert_eq!(graph.named(Names::From(1)).name(1), "2");
    }

    #[test]
    fn a_name_for_people_is_one_line_that_rings_no_bell() {
        let names = Names::Each(vec!["a\nb = 0".into(), "\u{1b}[2J\u{7}é".into()]);
        let graph = Graph::new(2, vec![(0, 1)]).unwrap().named(names);
        assert_eq!((graph.name(0), graph.shown(0)), ("a\nb = 0".into(), "a\\nb = 0".into()));
        assert_eq!(graph.shown(1), "\\u{1b}[2J\\u{7}é");
    }
}
