//! Numbers of solutions, exact whatever their size.

use std::fmt;
use std::ops::AddAssign;
use std::str::FromStr;

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

    /// This number, divided; what is left over is lost.
    ///
    /// # Panics
    ///
    /// If the divisor is 0.
    #[must_use]
    pub fn over(self, divisor: u32) -> Self {
        Count(self.0 / divisor)
    }

    /// The number `base` to the power of `exponent`.
    pub fn power(base: u32, exponent: u32) -> Self {
        Count(BigUint::from(base).pow(exponent))
    }

    /// The product of these numbers.
    pub fn product(factors: impl IntoIterator<Item = u32>) -> Self {
        Count(factors.into_iter().fold(BigUint::from(1_u8), |product, factor| product * factor))
    }

    /// How many sets of k out of n things there are.
    pub fn choose(n: u32, k: u32) -> Self {
        let factors = (1..=k).zip((n - k.min(n) + 1)..);
        Count(factors.fold(BigUint::from(u8::from(k <= n)), |sets, (i, factor)| sets * factor / i))
    }

    /// Its decimal logarithm; that of 0 is 0.
    pub fn log10(&self) -> f64 {
        // The first 17 digits have all that an f64 holds.
        let digits = self.0.to_string();
        let (head, rest) = digits.split_at(digits.len().min(17));
        head.parse::<f64>().unwrap_or(1.0).max(1.0).log10() + rest.len() as f64
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

/// The digits that [`Display`](fmt::Display) writes.
impl FromStr for Count {
    type Err = num_bigint::ParseBigIntError;

    fn from_str(digits: &str) -> Result<Self, Self::Err> {
        digits.parse().map(Count)
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
    fn sizes_of_search_spaces() {
        assert_eq!(Count::power(2, 64), 1 << 64);
        assert_eq!(Count::choose(64, 8), 4_426_165_368);
        assert_eq!((Count::choose(3, 4), Count::choose(0, 0)), (Count::ZERO, Count::from(1)));
        assert_eq!(Count::product(1..=8), 40_320);
        assert!((Count::power(9, 58).log10() - 58.0 * 9_f64.log10()).abs() < 1e-9);
        assert_eq!((Count::ZERO.log10(), Count::from(1000).log10()), (0.0, 3.0));
    }

    #[test]
    fn a_count_goes_on_beyond_any_word() {
        let mut count = Count::from(u128::MAX);
        assert_eq!(count, u128::MAX);
        count += &Count::from(1);
        assert_eq!(count.to_string(), "340282366920938463463374607431768211456");
        assert_eq!(count.to_string().parse(), Ok(count.clone()));
        assert!(count > u128::MAX && count != 0 && !count.is_zero());
    }
}
