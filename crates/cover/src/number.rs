//! Numbers of covers, of any size.

use num_bigint::BigUint;

/// A number of covers: most are small.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    Small(u128),
    Large(BigUint),
}

impl Number {
    pub(crate) const ZERO: Number = Number::Small(0);

    pub(crate) fn add(&mut self, other: Number) {
        *self = match (std::mem::replace(self, Number::ZERO), other) {
            (Number::Small(a), Number::Small(b)) => match a.checked_add(b) {
                Some(sum) => Number::Small(sum),
                None => Number::Large(BigUint::from(a) + b),
            },
            (Number::Small(a), Number::Large(b)) | (Number::Large(b), Number::Small(a)) => Number::Large(b + a),
            (Number::Large(a), Number::Large(b)) => Number::Large(a + b),
        };
    }

    pub(crate) fn times(self, by: u32) -> Number {
        match self {
            Number::Small(number) => match number.checked_mul(by.into()) {
                Some(product) => Number::Small(product),
                None => Number::Large(BigUint::from(number) * by),
            },
            Number::Large(number) => Number::Large(number * by),
        }
    }
}

impl From<Number> for BigUint {
    fn from(number: Number) -> BigUint {
        match number {
            Number::Small(number) => number.into(),
            Number::Large(number) => number,
        }
    }
}
