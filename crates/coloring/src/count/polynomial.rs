//! The chromatic polynomial: the number of colourings for every number of colours at once.

use std::fmt;

use num_bigint::{BigInt, BigUint, Sign};
use num_traits::{One, Signed, Zero};

use super::ring::Wide;

/// The chromatic polynomial of a graph. Its degree is the number of vertices; the coefficients alternate in sign, from 1
/// and minus the number of edges down to the power that is the number of connected parts.
///
/// It is written from the highest power down, with proper signs for people: `k^3 − 3k^2 + 2k`. The alternate form `{:#}`
/// has ASCII only, and says every multiplication, as programs read it: `k^3 - 3*k^2 + 2*k`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Polynomial(Vec<BigInt>);

impl Polynomial {
    /// The polynomial 1, of a graph without vertices.
    pub(super) fn one() -> Polynomial {
        Polynomial(vec![BigInt::one()])
    }

    /// From coefficients modulo a power of two, the lowest first.
    pub(super) fn of<const L: usize>(coefficients: &[Wide<L>]) -> Polynomial {
        let big = |coefficient: &Wide<L>| {
            let bytes: Vec<u8> = coefficient.0.iter().flat_map(|word| word.to_le_bytes()).collect();
            BigInt::from_signed_bytes_le(&bytes)
        };
        Polynomial(coefficients.iter().map(big).collect())
    }

    /// The coefficients, that of k^0 first.
    pub fn coefficients(&self) -> &[BigInt] {
        &self.0
    }

    /// How many vertices the graph has.
    pub fn degree(&self) -> usize {
        self.0.len() - 1
    }

    /// The number of colourings with `colors` colours.
    pub fn at(&self, colors: u64) -> BigUint {
        let value = self.0.iter().rev().fold(BigInt::zero(), |sum, coefficient| sum * colors + coefficient);
        value.to_biguint().expect("a number of colourings is not negative")
    }

    pub(super) fn times(&self, other: &Polynomial) -> Polynomial {
        let mut product = vec![BigInt::zero(); self.0.len() + other.0.len() - 1];
        for (at, one) in self.0.iter().enumerate() {
            for (to, other) in other.0.iter().enumerate() {
                product[at + to] += one * other;
            }
        }
        Polynomial(product)
    }

    /// Multiplied by k − d.
    pub(super) fn times_less(&mut self, d: u64) {
        self.0.insert(0, BigInt::zero());
        for at in 1..self.0.len() {
            let less = &self.0[at] * d;
            self.0[at - 1] -= less;
        }
    }

    /// Divided by k − d.
    pub(super) fn over_less(&mut self, d: u64) {
        for at in (1..self.0.len()).rev() {
            let more = &self.0[at] * d;
            self.0[at - 1] += more;
        }
        let rest = self.0.remove(0);
        assert!(rest.is_zero(), "a clique's colourings divide those of the graph");
    }

    /// The same with k − shift for k.
    pub(super) fn shifted(mut self, shift: u64) -> Polynomial {
        if shift > 0 {
            for from in 0..self.0.len() {
                for at in (from + 1..self.0.len()).rev() {
                    let less = &self.0[at] * shift;
                    self.0[at - 1] -= less;
                }
            }
        }
        self
    }
}

impl fmt::Display for Polynomial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (minus, times) = if f.alternate() { ("-", "*") } else { ("−", "") };
        let mut is_first = true;
        for (power, coefficient) in self.0.iter().enumerate().rev().filter(|(_, coefficient)| !coefficient.is_zero()) {
            let is_negative = coefficient.sign() == Sign::Minus;
            match (is_first, is_negative) {
                (true, false) => {}
                (true, true) => write!(f, "{minus}")?,
                (false, false) => write!(f, " + ")?,
                (false, true) => write!(f, " {minus} ")?,
            }
            is_first = false;
            let amount = coefficient.abs();
            match power {
                0 => write!(f, "{amount}")?,
                _ if amount.is_one() => {}
                _ => write!(f, "{amount}{times}")?,
            }
            match power {
                0 => {}
                1 => write!(f, "k")?,
                _ => write!(f, "k^{power}")?,
            }
        }
        Ok(())
    }
}
