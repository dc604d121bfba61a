//! The questions of the textbook as functions.

use backtrail::{Text, text};

use super::Graph;
use super::decide::effort::Effort;
use super::decide::{Verdict, decide};

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

/// Colours a graph with 0, 1 and 2, so that joined vertices differ.
///
/// ```
/// use coloring::{Graph, color3};
/// let house = Graph::new(5, vec![(0, 1), (1, 2), (2, 3), (3, 0), (0, 4), (1, 4)])?;
/// let colors = color3(&house)?;
/// assert!(house.each_edge().all(|(a, b)| colors[a as usize] != colors[b as usize]));
///
/// let four = Graph::new(4, vec![(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)])?;
/// assert!(color3(&four).unwrap_err().to_string().starts_with("an exhaustive search found no colouring with 3 colours"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If there is no such colouring.
pub fn color3(graph: &Graph) -> Result<Vec<u8>, NotColored> {
    Ok(color(graph, 3)?.into_iter().map(|color| color as u8).collect())
}

/// Colours a graph with 0 to k − 1, so that joined vertices differ.
///
/// # Errors
///
/// If there is no such colouring.
pub fn color(graph: &Graph, k: u32) -> Result<Vec<u32>, NotColored> {
    let mut effort = Effort::unwatched();
    effort.allow(u64::MAX);
    let decision = decide(graph, k, &[], 0, &mut effort);
    match decision.verdict {
        Verdict::Colored(colors) => Ok(colors),
        Verdict::Impossible => Err(NotColored::Impossible { k, reason: decision.why.map(|why| why.clause(graph)) }),
        Verdict::Unknown => Err(NotColored::TooLarge { k }),
    }
}
