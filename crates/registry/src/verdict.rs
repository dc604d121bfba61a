//! What a checker says.

use backtrail::Text;

/// What a checker says of a solution that somebody brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// One sentence: what was given, and whether it is a solution.
    pub summary: Text,
    /// One sentence for each conflict, at most some hundred of them.
    pub conflicts: Vec<Text>,
    /// How many conflicts there are in all.
    pub total: u64,
    /// Is nothing missing?
    pub complete: bool,
}

impl Verdict {
    /// Is there no conflict?
    pub fn is_legal(&self) -> bool {
        self.total == 0
    }
}
