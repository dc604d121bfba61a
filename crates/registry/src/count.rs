//! Numbers of solutions, exact whatever their size.

use std::fmt;
use std::ops::AddAssign;

use num_bigint::BigUint;

/// A number of solutions: exact, and as large as it needs to be.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Count(BigUint);

impl Count {
    /// None.
    pub const ZERO: Count = Count(BigUint::ZERO);

    /// The same number, if it is below 2¹²⁸.
    pub fn to_u128(&self) -> Option<u128> {
        u128::try_from(&self.0).ok()
    }

    /// This number, multiplied.
    #[must_use]
    pub fn times(self, factor: u32) -> Self {
        Count(self.0 * factor)
    }

    /// Is it 0?
    pub fn is_zero(&self) -> bool {
        self.0 == BigUint::ZERO
    }
}

impl From<u128> for Count {
    fn from(number: u128) -> Self {
        Count(number.into())
    }
}

impl From<BigUint> for Count {
    fn from(number: BigUint) -> Self {
        Count(number)
    }
}

impl PartialEq<u128> for Count {
    fn eq(&self, other: &u128) -> bool {
        self.to_u128() == Some(*other)
    }
}

impl PartialOrd<u128> for Count {
    fn partial_cmp(&self, other: &u128) -> Option<std::cmp::Ordering> {
        Some(self.to_u128().map_or(std::cmp::Ordering::Greater, |number| number.cmp(other)))
    }
}

impl AddAssign<&Count> for Count {
    fn add_assign(&mut self, other: &Count) {
        self.0 += &other.0;
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_goes_on_beyond_any_word() {
        let mut count = Count::from(u128::MAX);
        assert_eq!(count, u128::MAX);
        count += &Count::from(1);
        assert_eq!(count.to_string(), "340282366920938463463374607431768211456");
        assert!(count > u128::MAX && count != 0 && !count.is_zero());
    }
}
