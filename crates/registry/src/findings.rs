//! What a solver finds out beside solutions: a chromatic number, a proof, which technique decided.

use std::sync::{Arc, Mutex, PoisonError};

use backtrail::Text;

/// Where a solver puts what it finds out; the caller keeps another handle to it.
#[derive(Clone, Debug, Default)]
pub struct Findings(Arc<Mutex<Vec<Finding>>>);

/// Something that was found out.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// One word, as JSON names it.
    pub key: &'static str,
    /// What it is.
    pub value: Fact,
    /// The same for a person, in one line.
    pub text: Text,
    /// When it is shown.
    pub rank: Rank,
}

/// A value that was found out.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// A number.
    Number(u64),
    /// Several numbers.
    Numbers(Vec<u64>),
    /// Words.
    Text(String),
    /// Several words, or numbers that may be too large for others to read.
    Words(Vec<String>),
}

/// How much something found out matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// It is what was asked for, and stands in place of a solution or of their number.
    Answer,
    /// It belongs to the answer: a person reads it below.
    Note,
    /// Only when every counter is asked for.
    Detail,
    /// It is for programs.
    Data,
}

impl Findings {
    /// Notes a finding; a later one of the same key takes the place of an earlier one.
    pub fn note(&self, rank: Rank, key: &'static str, value: Fact, text: impl Into<Text>) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let finding = Finding { key, value, text: text.into(), rank };
        match all.iter_mut().find(|earlier| earlier.key == key) {
            Some(earlier) => *earlier = finding,
            None => all.push(finding),
        }
    }

    /// Everything that was found, in order.
    pub fn all(&self) -> Vec<Finding> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_word_counts() {
        let findings = Findings::default();
        let solver = findings.clone();
        solver.note(Rank::Note, "chromatic", Fact::Number(5), "at most 5");
        solver.note(Rank::Detail, "by", Fact::Text("tabu".into()), "tabu");
        solver.note(Rank::Note, "chromatic", Fact::Number(4), "4");
        let keys: Vec<_> = findings.all().into_iter().map(|finding| (finding.key, finding.value)).collect();
        assert_eq!(keys, [("chromatic", Fact::Number(4)), ("by", Fact::Text("tabu".into()))]);
    }
}
