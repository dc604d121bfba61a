//! Vertices by their names.

use std::collections::HashMap;

use backtrail::{Text, text};
use registry::{nearest, show_in_english};

use super::super::graph::{Graph, Names};
use super::bad::{quoted, shown};
use super::lines::plain_number;

/// A word that names no vertex.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct NoVertex(Text);

impl NoVertex {
    /// What is said of it.
    pub fn text(&self) -> Text {
        self.0.clone()
    }
}

show_in_english!(NoVertex);

/// Finds the vertices of a graph by their names.
///
/// ```
/// use graphs::read::{self, Lookup};
/// let graph = read::read_text("Lleida-Girona", None)?;
/// let lookup = Lookup::new(&graph);
/// assert_eq!(lookup.find("Girona"), Ok(1));
/// assert_eq!(lookup.find("Gerona").unwrap_err().to_string(), "there is no vertex 'Gerona'; did you mean 'Girona'?");
/// # Ok::<(), read::BadGraph>(())
/// ```
#[derive(Clone, Debug)]
pub struct Lookup<'g> {
    graph: &'g Graph,
    /// Empty where the names are numbers.
    by_name: HashMap<&'g str, u32>,
}

impl<'g> Lookup<'g> {
    /// For the vertices of this graph.
    pub fn new(graph: &'g Graph) -> Self {
        let by_name = match graph.names() {
            Names::Each(names) => names.iter().zip(0..).map(|(name, vertex)| (&**name, vertex)).collect(),
            _ => HashMap::new(),
        };
        Lookup { graph, by_name }
    }

    /// The vertex of this name.
    ///
    /// # Errors
    ///
    /// If there is none; the nearest name is offered.
    pub fn find(&self, word: &str) -> Result<u32, NoVertex> {
        let number = plain_number(word.as_bytes());
        let found = match self.graph.names() {
            Names::From(first) => {
                let vertex = number.and_then(|number| number.checked_sub(*first));
                vertex.filter(|&vertex| vertex < self.graph.vertices())
            }
            Names::Numbers(numbers) => {
                number.and_then(|number| numbers.binary_search(&number).ok()).map(|at| at as u32)
            }
            Names::Each(_) => self.by_name.get(word).copied(),
        };
        found.ok_or_else(|| NoVertex(self.hint(word)))
    }

    /// That there is no such vertex, and what may have been meant.
    fn hint(&self, word: &str) -> Text {
        let n = self.graph.vertices();
        let shown_word = quoted(word.as_bytes());
        match self.graph.names() {
            _ if n == 0 => text!("graph-no-vertex", word = shown_word),
            Names::From(_) => {
                let (first, last) = (self.graph.name(0), self.graph.name(n - 1));
                text!("graph-no-vertex-between", word = shown_word, first = &*first, last = &*last)
            }
            Names::Numbers(numbers) => {
                let after = numbers.partition_point(|&number| Some(number) < plain_number(word.as_bytes()));
                text!("graph-no-vertex-near", word = shown_word, near = numbers[after.min(numbers.len() - 1)])
            }
            Names::Each(names) => {
                let meant = nearest(word, names, |name| name).expect("there are vertices");
                text!("graph-no-vertex-meant", word = shown_word, meant = shown(meant))
            }
        }
    }

    /// A name that two vertices have, and the second of them.
    pub(super) fn twice(&self) -> Option<(u32, &'g str)> {
        let Names::Each(names) = self.graph.names() else { return None };
        if self.by_name.len() == names.len() {
            return None;
        }
        let mut seen = std::collections::HashSet::new();
        (0..).zip(names).find(|(_, name)| !seen.insert(&***name)).map(|(at, name)| (at, &**name))
    }
}
