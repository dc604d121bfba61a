//! Numbers in JSON: one rule everywhere.

use serde::{Serialize, Serializer};

use crate::Count;

/// The largest number up to which every program that reads JSON keeps all digits.
const SAFE: u128 = 1 << 53;

/// A number for JSON: a number up to 2⁵³, and a string of its digits beyond, where many programs would lose some.
///
/// ```
/// use registry::{Count, Exact};
/// let json = |number: Exact| serde_json::to_string(&number).unwrap();
/// assert_eq!(json(92_u64.into()), "92");
/// assert_eq!(json((1_u64 << 53).into()), "9007199254740992");
/// assert_eq!(json(((1_u64 << 53) + 1).into()), "\"9007199254740993\"");
/// assert_eq!(json((&Count::from(10_u128.pow(30))).into()), "\"1000000000000000000000000000000\"");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exact(Count);

impl From<&Count> for Exact {
    fn from(count: &Count) -> Self {
        Exact(count.clone())
    }
}

impl From<u128> for Exact {
    fn from(number: u128) -> Self {
        Exact(number.into())
    }
}

impl From<u64> for Exact {
    fn from(number: u64) -> Self {
        Exact(u128::from(number).into())
    }
}

impl Serialize for Exact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.to_u128() {
            Some(number) if number <= SAFE => serializer.serialize_u64(number as u64),
            _ => serializer.collect_str(&self.0),
        }
    }
}
