//! What states are worth: a number of colourings, or a polynomial that says it for every number of colours.
//!
//! A state fixes the colours of the vertices in a bag. What it is worth is the number of ways to colour the vertices that
//! were closed before, *given those colours*. So a vertex that is opened changes nothing, a vertex that is closed with a
//! colour of its own may have any colour that the others do not have, and where two branches meet their values are
//! multiplied. Nothing is ever divided. Only four operations are needed, and they make sense for polynomials as well.

/// A number, or a coefficient.
pub(super) trait Scalar: Copy + PartialEq {
    const ZERO: Self;

    /// A small number.
    fn of(number: u64) -> Self;

    fn plus(self, other: Self) -> Self;

    fn times(self, other: Self) -> Self;
}

/// For numbers that are known to be small enough.
impl Scalar for u64 {
    const ZERO: u64 = 0;

    fn of(number: u64) -> u64 {
        number
    }

    #[inline(always)]
    fn plus(self, other: u64) -> u64 {
        self + other
    }

    #[inline(always)]
    fn times(self, other: u64) -> u64 {
        self * other
    }
}

/// For numbers that stay at the largest when they pass it. They are exact below: what was too large stays too large,
/// unless it is multiplied by zero.
impl Scalar for u128 {
    const ZERO: u128 = 0;

    fn of(number: u64) -> u128 {
        number.into()
    }

    #[inline(always)]
    fn plus(self, other: u128) -> u128 {
        self.saturating_add(other)
    }

    #[inline(always)]
    fn times(self, other: u128) -> u128 {
        self.saturating_mul(other)
    }
}

/// An integer modulo 2^(64·L), the lowest word first. A sum of products is right in the end if the end fits, whatever
/// passed the modulus in between; and negative numbers are as in any machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wide<const L: usize>(pub(super) [u64; L]);

impl<const L: usize> Wide<L> {
    #[inline(always)]
    fn minus(mut self, other: Self) -> Self {
        let mut borrow = false;
        for (word, less) in self.0.iter_mut().zip(other.0) {
            let (rest, first) = word.overflowing_sub(less);
            let (rest, second) = rest.overflowing_sub(u64::from(borrow));
            *word = rest;
            borrow = first | second;
        }
        self
    }
}

impl<const L: usize> Scalar for Wide<L> {
    const ZERO: Self = Wide([0; L]);

    fn of(number: u64) -> Self {
        let mut words = [0; L];
        words[0] = number;
        Wide(words)
    }

    #[inline(always)]
    fn plus(mut self, other: Self) -> Self {
        let mut carry = false;
        for (word, more) in self.0.iter_mut().zip(other.0) {
            let (sum, first) = word.overflowing_add(more);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            *word = sum;
            carry = first | second;
        }
        self
    }

    #[inline(always)]
    fn times(self, other: Self) -> Self {
        let mut product = [0; L];
        for (at, &factor) in other.0.iter().enumerate().filter(|(_, factor)| **factor != 0) {
            let mut carry = 0;
            for (into, &word) in product[at..].iter_mut().zip(&self.0) {
                let sum = u128::from(word) * u128::from(factor) + u128::from(*into) + carry;
                *into = sum as u64;
                carry = sum >> 64;
            }
        }
        Wide(product)
    }
}

/// The values of states: each is a row of scalars.
pub(super) trait Ring {
    type Scalar: Scalar;

    /// The most blocks that a state may have: one for each colour.
    fn blocks(&self) -> usize;

    /// How long a value is when `closed` vertices are closed.
    fn length(&self, closed: usize) -> usize;

    /// Adds a value, multiplied by the ways to colour the blocks that were closed: there were `before`, `after` are left.
    fn add(&self, into: &mut [Self::Scalar], value: &[Self::Scalar], before: usize, after: usize);

    /// Puts a product where there were zeros.
    fn multiply(&self, into: &mut [Self::Scalar], one: &[Self::Scalar], other: &[Self::Scalar]);
}

/// Numbers of colourings, for a given number of colours.
pub(super) struct Numbers<S> {
    colors: u64,
    scalar: std::marker::PhantomData<S>,
}

impl<S> Numbers<S> {
    pub(super) fn new(colors: u64) -> Self {
        Numbers { colors, scalar: std::marker::PhantomData }
    }
}

impl<S: Scalar> Numbers<S> {
    #[inline(always)]
    fn add_now(&self, into: &mut S, value: S, before: usize, after: usize) {
        let ways = (after..before).fold(value, |ways, block| ways.times(S::of(self.colors - block as u64)));
        *into = into.plus(ways);
    }

    /// A product of wide numbers is long code, which takes longer than the call; a sweep would have twelve copies of it.
    #[inline(never)]
    fn add_by_call(&self, into: &mut S, value: S, before: usize, after: usize) {
        self.add_now(into, value, before, after);
    }
}

impl<S: Scalar> Ring for Numbers<S> {
    type Scalar = S;

    fn blocks(&self) -> usize {
        usize::try_from(self.colors).unwrap_or(usize::MAX)
    }

    fn length(&self, _closed: usize) -> usize {
        1
    }

    #[inline(always)]
    fn add(&self, into: &mut [S], value: &[S], before: usize, after: usize) {
        if size_of::<S>() <= size_of::<u128>() {
            self.add_now(&mut into[0], value[0], before, after);
        } else {
            self.add_by_call(&mut into[0], value[0], before, after);
        }
    }

    #[inline(always)]
    fn multiply(&self, into: &mut [S], one: &[S], other: &[S]) {
        into[0] = one[0].times(other[0]);
    }
}

/// The polynomial in the number of colours, its lowest coefficient first.
pub(super) struct Polynomials<const L: usize> {
    /// By the blocks that are left and by those that were closed: the coefficients of (k + after)(k + after + 1)…, which
    /// are those of (k − after)(k − after − 1)… but for their signs. Those alternate, and the first is positive.
    factors: Vec<Vec<Vec<Wide<L>>>>,
}

impl<const L: usize> Polynomials<L> {
    /// For states of at most `blocks` blocks.
    pub(super) fn new(blocks: usize) -> Self {
        let one = vec![Wide::of(1)];
        let next = |factor: &Vec<Wide<L>>, block: usize| {
            let mut next = vec![Wide::ZERO; factor.len() + 1];
            for (at, &coefficient) in factor.iter().enumerate() {
                next[at + 1] = next[at + 1].plus(coefficient);
                next[at] = next[at].plus(coefficient.times(Wide::of(block as u64)));
            }
            next
        };
        let closing = |after: usize| {
            let mut factors = vec![one.clone()];
            for block in after..blocks {
                factors.push(next(&factors[block - after], block));
            }
            factors
        };
        Polynomials { factors: (0..=blocks).map(closing).collect() }
    }
}

impl<const L: usize> Ring for Polynomials<L> {
    type Scalar = Wide<L>;

    fn blocks(&self) -> usize {
        usize::MAX
    }

    fn length(&self, closed: usize) -> usize {
        closed + 1
    }

    /// Called, for the reason that wide numbers have.
    #[inline(never)]
    fn add(&self, into: &mut [Wide<L>], value: &[Wide<L>], before: usize, after: usize) {
        let factor = &self.factors[after][before - after];
        for (at, &by) in factor.iter().enumerate().filter(|(_, by)| **by != Wide::ZERO) {
            let into = into[at..].iter_mut().zip(value);
            match factor.len() - 1 - at {
                // The first coefficient is 1.
                0 => into.for_each(|(into, &coefficient)| *into = into.plus(coefficient)),
                lower if lower % 2 == 0 => {
                    into.for_each(|(into, &coefficient)| *into = into.plus(coefficient.times(by)));
                }
                _ => into.for_each(|(into, &coefficient)| *into = into.minus(coefficient.times(by))),
            }
        }
    }

    #[inline(never)]
    fn multiply(&self, into: &mut [Wide<L>], one: &[Wide<L>], other: &[Wide<L>]) {
        for (at, &by) in other.iter().enumerate().filter(|(_, by)| **by != Wide::ZERO) {
            for (into, &coefficient) in into[at..].iter_mut().zip(one) {
                *into = into.plus(coefficient.times(by));
            }
        }
    }
}
