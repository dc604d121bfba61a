//! The questions of the textbook as functions.

use std::sync::Arc;

use backtrail::{Search, Text, text};

use super::decide::effort::Effort;
use super::decide::{Verdict, decide};
use super::{Graph, Job, Plain};

/// Why a graph was not coloured.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotColored {
    /// There is no colouring with `k` colours.
    Impossible {
        /// How many there were.
        k: u32,
        /// Why not, if that can be said in a clause.
        reason: Option<Text>,
    },
    /// What reductions leave of it is too large to be decided.
    TooLarge {
        /// How many there were.
        k: u32,
    },
}

registry::errors_by_text!(NotColored);

impl NotColored {
    /// Why it was not coloured.
    pub fn text(&self) -> Text {
        match self {
            NotColored::Impossible { k, reason: Some(reason) } => {
                text!("color-impossible-why", colours = *k, why = reason.clone())
            }
            NotColored::Impossible { k, reason: None } => text!("color-impossible", colours = *k),
            NotColored::TooLarge { k } => text!("color-undecided", colours = *k),
        }
    }
}

/// Colours a graph with 0, 1 and 2, so that joined vertices differ: the textbook's function, by its backtracking. Vertices are
/// coloured in order, each with the least colour that no neighbour has; where there is none, it goes back to the vertex before.
///
/// The walk is that of [`Plain`], and takes exponential time on graphs that mean harm: `color(graph, 3)` answers the same question by
/// the fast solver.
///
/// ```
/// use coloring::{Graph, color, color3};
/// let house = Graph::new(5, vec![(0, 1), (1, 2), (2, 3), (3, 0), (0, 4), (1, 4)])?;
/// assert_eq!(color3(&house)?, [0, 1, 0, 1, 2]);
///
/// let four = Graph::new(4, vec![(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)])?;
/// assert_eq!(color3(&four).unwrap_err().to_string(), "an exhaustive search found no colouring with 3 colours");
/// assert!(color(&four, 3).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If there is no such colouring.
pub fn color3(graph: &Graph) -> Result<Vec<u8>, NotColored> {
    let walk = Plain::new(&Job::new(Arc::new(graph.clone()), 3));
    let colored = Search::new(walk).first().ok_or(NotColored::Impossible { k: 3, reason: None })?;
    Ok(colored.colors.iter().map(|&color| color as u8).collect())
}

/// Colours a graph with 0 to k − 1, so that joined vertices differ, by the fast solver.
///
/// # Errors
///
/// If there is no such colouring.
pub fn color(graph: &Graph, k: u32) -> Result<Vec<u32>, NotColored> {
    let mut effort = Effort::unwatched();
    effort.allow(u64::MAX);
    let decision = decide(graph, k, &[], 0, &mut effort, None);
    match decision.verdict {
        Verdict::Colored(colors) => Ok(colors),
        Verdict::Impossible => Err(NotColored::Impossible { k, reason: decision.why.map(|why| why.clause(graph)) }),
        Verdict::Unknown => Err(NotColored::TooLarge { k }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{check, generate};

    #[test]
    fn three_colours_are_found_where_there_are_colourings() {
        // How many colourings with three colours there are, by ORACLES.md of the project.
        for (word, colourings) in [
            ("petersen", 120),
            ("cycle:5", 30),
            ("wheel:6", 0),
            ("bipartite:3,3", 42),
            ("octahedron", 6),
            ("cube", 114),
            ("hypercube:4", 2970),
            ("heawood", 2106),
            ("dodecahedron", 7200),
            ("grid:3x3", 246),
            ("prism:5", 180),
            ("complete:4", 0),
            ("mycielski:3", 0),
        ] {
            let graph = generate(word).unwrap();
            let (textbook, fast) = (color3(&graph), color(&graph, 3));
            assert_eq!((textbook.is_ok(), fast.is_ok()), (colourings > 0, colourings > 0), "{word}");
            if let Ok(colors) = textbook {
                let colors: Vec<Option<u32>> = colors.iter().map(|&color| Some(color.into())).collect();
                let verdict = check(&graph, &colors, Some(3));
                assert!(verdict.is_legal() && verdict.complete, "{word}");
            }
        }
        assert_eq!(color3(&generate("petersen").unwrap()).unwrap(), [0, 1, 0, 1, 2, 1, 0, 2, 2, 1]);
        assert_eq!(color3(&Graph::new(0, vec![]).unwrap()).unwrap(), [0; 0]);
    }
}
