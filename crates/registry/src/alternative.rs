//! What could be chosen at a node, and what could not.

use backtrail::Reason;

use crate::Mark;

/// A choice at a node, and what becomes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// As a person reads it.
    pub label: String,
    /// What it would put on the board.
    pub marks: Vec<Mark>,
    /// What becomes of it.
    pub prospect: Prospect,
}

/// What becomes of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// It is offered and can be made.
    Free,
    /// It is offered and refused, for this reason if the problem can tell.
    Refused(Option<Reason>),
    /// It is not even offered.
    NotOffered(Reason),
}

impl Alternative {
    /// Why it cannot be made, if it cannot and that is known.
    pub fn reason(&self) -> Option<&Reason> {
        match &self.prospect {
            Prospect::Free => None,
            Prospect::Refused(reason) => reason.as_ref(),
            Prospect::NotOffered(reason) => Some(reason),
        }
    }

    /// Is it among the choices that are offered?
    pub fn is_offered(&self) -> bool {
        !matches!(self.prospect, Prospect::NotOffered(_))
    }
}
