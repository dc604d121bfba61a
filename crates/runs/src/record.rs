//! What was counted, as it is written down: numbers as digits, and a checksum over them.

use backtrail::Stats;
use registry::{Count, Counted};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What was counted in a unit or in several, as it is written down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountRecord {
    /// Solutions, in digits: they may be more than any word holds.
    pub solutions: String,
    /// The counters that are kept, as [`Stats`] has them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub visits: Option<u64>,
    /// Choices tried.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checks: Option<u64>,
    /// Choices refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rejections: Option<u64>,
    /// Dead ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dead_ends: Option<u64>,
    /// Visits per depth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<Vec<u64>>,
}

impl From<&Counted> for CountRecord {
    fn from(counted: &Counted) -> Self {
        let Stats { visits, checks, rejections, dead_ends, profile } = counted.stats.clone();
        CountRecord { solutions: counted.solutions.to_string(), visits, checks, rejections, dead_ends, profile }
    }
}

impl CountRecord {
    /// As one line.
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("a record is plain data")
    }

    /// Reads a line; `None` if it is none.
    pub fn read(line: &str) -> Option<Counted> {
        serde_json::from_str::<CountRecord>(line).ok()?.counted()
    }

    /// The numbers themselves; `None` if the solutions are no number.
    pub fn counted(self) -> Option<Counted> {
        let CountRecord { solutions, visits, checks, rejections, dead_ends, profile } = self;
        let solutions: Count = solutions.parse().ok()?;
        Some(Counted { solutions, stats: Stats { visits, checks, rejections, dead_ends, profile } })
    }
}

/// The sum of what several units gave; nothing, with no counters, if there are none.
pub(crate) fn sum<'a>(all: impl IntoIterator<Item = &'a Counted>) -> Counted {
    let mut all = all.into_iter();
    let mut sum = all.next().cloned().unwrap_or_default();
    all.for_each(|counted| sum += counted);
    sum
}

/// A checksum over parts, each told apart from the next: 64 hexadecimal digits.
pub(crate) fn checksum(parts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back_and_nothing_else() {
        let stats = Stats { visits: Some(u64::MAX), profile: Some(vec![1, 2]), ..Stats::default() };
        let counted = Counted { solutions: Count::power(10, 50), stats };
        let line = CountRecord::from(&counted).line();
        assert_eq!(
            line,
            format!(r#"{{"solutions":"1{}","visits":18446744073709551615,"profile":[1,2]}}"#, "0".repeat(50))
        );
        assert_eq!(CountRecord::read(&line), Some(counted));
        for bad in ["", "{}", r#"{"solutions":"x"}"#, r#"{"solutions":"1","visit":1}"#, r#"{"solutions":"-1"}"#] {
            assert_eq!(CountRecord::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn parts_are_told_apart() {
        assert_ne!(checksum(&["ab", "c"]), checksum(&["a", "bc"]));
        assert_eq!(checksum(&[]).len(), 64);
    }
}
