//! A solution by named steps, each with its reason.

use backtrail::Text;

use crate::Solution;

/// A solution by named steps, each with its reason.
pub struct Explanation {
    /// In their order.
    pub steps: Vec<Step>,
    /// How far they came, if that is worth a picture.
    pub reached: Option<Box<dyn Solution>>,
    /// How it ended, in a sentence.
    pub end: Text,
    /// How it ended, in a word.
    pub ending: Ending,
}

/// A step, with its reason.
pub struct Step {
    /// Its name, as programs read it.
    pub name: &'static str,
    /// The same for a person.
    pub called: Text,
    /// One sentence: what it does, and why.
    pub text: Text,
}

/// How a solution by steps ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// With a solution.
    Solved,
    /// With a proof that there is none.
    Impossible,
    /// Where no step is known that carries on.
    Stuck,
    /// After more steps than a person has patience for.
    GaveUp,
}

impl Ending {
    /// Whether there is a solution, if that is known.
    pub fn solved(self) -> Option<bool> {
        match self {
            Ending::Solved => Some(true),
            Ending::Impossible => Some(false),
            Ending::Stuck | Ending::GaveUp => None,
        }
    }
}
