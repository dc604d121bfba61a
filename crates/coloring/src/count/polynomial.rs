//! The chromatic polynomial: the number of colourings for every number of colours at once.

use std::fmt;

use num_bigint::{BigInt, BigUint};
use num_traits::{One, Zero};

use super::ring::Wide;
use crate::decide::effort::Effort;

/// The chromatic polynomial of a graph. Its degree is the number of vertices; the coefficients alternate in sign, from 1
/// and minus the number of edges down to the power that is the number of connected parts.
///
/// It is written from the highest power down, with proper signs for people: `k^3 − 3k^2 + 2k`. The alternate form `{:#}`
/// has ASCII only, and says every multiplication, as programs read it: `k^3 - 3*k^2 + 2*k`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Polynomial(Vec<BigInt>);

impl Polynomial {
    /// (k − d)^power, by its binomial coefficients. As all that follows, `None` if there is no more effort.
    pub(super) fn power(d: u64, power: u64, effort: &mut Effort<'_>) -> Option<Polynomial> {
        if d == 0 {
            let mut coefficients = vec![BigInt::zero(); power as usize];
            coefficients.push(BigInt::one());
            return Some(Polynomial(coefficients));
        }
        let mut coefficients = vec![BigInt::one()];
        for at in 0..power {
            let next = -(&coefficients[at as usize] * (power - at) * d / (at + 1));
            paid(&next, effort)?;
            coefficients.push(next);
        }
        coefficients.reverse();
        Some(Polynomial(coefficients))
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
        self.at_within(colors, &mut Effort::endless()).expect("there is no end to the effort")
    }

    /// The same; `None` if there is no more effort.
    pub(crate) fn at_within(&self, colors: u64, effort: &mut Effort<'_>) -> Option<BigUint> {
        let mut value = BigInt::zero();
        for coefficient in self.0.iter().rev() {
            value = value * colors + coefficient;
            paid(&value, effort)?;
        }
        Some(value.to_biguint().expect("a number of colourings is not negative"))
    }

    pub(super) fn times(&self, other: &Polynomial, effort: &mut Effort<'_>) -> Option<Polynomial> {
        let mut product = vec![BigInt::zero(); self.0.len() + other.0.len() - 1];
        for (at, one) in self.0.iter().enumerate().filter(|(_, one)| !one.is_zero()) {
            for (to, other) in other.0.iter().enumerate().filter(|(_, other)| !other.is_zero()) {
                let more = one * other;
                paid(&more, effort)?;
                product[at + to] += more;
            }
        }
        Some(Polynomial(product))
    }

    /// Multiplied by (k − d)^power.
    pub(super) fn times_less(&mut self, d: u64, power: usize, effort: &mut Effort<'_>) -> Option<()> {
        self.0.splice(..0, std::iter::repeat_n(BigInt::zero(), power));
        for from in (0..power).rev().filter(|_| d > 0) {
            for at in from + 1..self.0.len() {
                let less = &self.0[at] * d;
                paid(&less, effort)?;
                self.0[at - 1] -= less;
            }
        }
        Some(())
    }

    /// Divided by (k − d)^power.
    pub(super) fn over_less(&mut self, d: u64, power: usize, effort: &mut Effort<'_>) -> Option<()> {
        for from in (0..power).filter(|_| d > 0) {
            for at in (from + 1..self.0.len()).rev() {
                let more = &self.0[at] * d;
                paid(&more, effort)?;
                self.0[at - 1] += more;
            }
        }
        let mut rest = self.0.drain(..power);
        assert!(rest.all(|rest| rest.is_zero()), "a clique's colourings divide those of the graph");
        Some(())
    }

    /// The same with k − shift for k.
    pub(super) fn shifted(mut self, shift: u64, effort: &mut Effort<'_>) -> Option<Polynomial> {
        for from in (0..self.0.len()).filter(|_| shift > 0) {
            for at in (from + 1..self.0.len()).rev() {
                let less = &self.0[at] * shift;
                paid(&less, effort)?;
                self.0[at - 1] -= less;
            }
        }
        Some(self)
    }

    /// The coefficients in decimal, that of k^0 first.
    pub(crate) fn decimals(&self, effort: &mut Effort<'_>) -> Option<Vec<String>> {
        let decimal = |coefficient: &BigInt| {
            let words = coefficient.bits() / 64 + 1;
            (!effort.spend(words * words)).then(|| coefficient.to_string())
        };
        self.0.iter().map(decimal).collect()
    }
}

/// Pays for a number that was computed; `None` if there is no more effort.
fn paid(number: &BigInt, effort: &mut Effort<'_>) -> Option<()> {
    (!effort.spend(8 + number.bits() / 16)).then_some(())
}

impl fmt::Display for Polynomial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decimals = self.decimals(&mut Effort::endless()).expect("there is no end to the effort");
        f.write_str(&written(&decimals, f.alternate()))
    }
}

/// A polynomial by its coefficients in decimal, that of k^0 first: for people, or for programs.
pub(crate) fn written(decimals: &[String], for_programs: bool) -> String {
    let (minus, times) = if for_programs { ("-", "*") } else { ("−", "") };
    let mut text = String::new();
    for (power, decimal) in decimals.iter().enumerate().rev().filter(|(_, decimal)| *decimal != "0") {
        let (sign, amount) = decimal.strip_prefix('-').map_or(("+", &**decimal), |amount| (minus, amount));
        match (text.is_empty(), sign) {
            (true, "+") => {}
            (true, _) => text.push_str(sign),
            (false, _) => text.extend([" ", sign, " "]),
        }
        match (power, amount) {
            (0, _) => text.push_str(amount),
            (_, "1") => {}
            _ => text.extend([amount, times]),
        }
        match power {
            0 => {}
            1 => text.push('k'),
            _ => text.push_str(&format!("k^{power}")),
        }
    }
    text
}
