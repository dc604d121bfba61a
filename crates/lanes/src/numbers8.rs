//! Eight numbers of 64 bits: sums and products that wrap around, eight computations side by side.
//!
//! Unlike [`Words64`](crate::words64::Words64) there are eight lanes whatever the instructions are, so that what lies in memory,
//! [`Row`] after `Row`, does not depend on them: one register with AVX-512, two with AVX2.

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) mod avx512;
pub(crate) mod portable;

/// Eight numbers in memory, in one line of the cache.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(align(64))]
pub struct Row(pub [u64; 8]);

/// Eight numbers.
pub trait Numbers8: Copy {
    /// The same number eight times.
    fn splat(number: u64) -> Self;

    /// Reads eight numbers.
    fn load(row: &Row) -> Self;

    /// Writes eight numbers.
    fn store(self, row: &mut Row);

    /// Sums, modulo 2⁶⁴.
    fn add(self, b: Self) -> Self;

    /// Differences, modulo 2⁶⁴.
    fn sub(self, b: Self) -> Self;

    /// Products, modulo 2⁶⁴.
    fn mul(self, b: Self) -> Self;

    /// Products, divided by 2⁶⁴.
    fn mul_high(self, b: Self) -> Self;

    /// 1 where a number is less than the other, 0 elsewhere: what a sum carries, a difference borrows.
    fn less(self, b: Self) -> Self;
}

#[cfg(test)]
mod tests {
    use super::{Numbers8, Row};
    use crate::{Isa, Kernel, Simd, dispatch};

    /// Every operation on a and b, and what it means lane by lane.
    #[derive(Clone, Copy)]
    struct Check(Row, Row);

    impl Kernel for Check {
        type Out = ();

        #[inline(always)]
        fn run<S: Simd>(self, _: S) {
            let Check(Row(a), Row(b)) = self;
            let (x, y) = (S::N8::load(&self.0), S::N8::load(&self.1));
            let check = |found: S::N8, of: &dyn Fn(u64, u64) -> u64| {
                let mut row = Row::default();
                found.store(&mut row);
                assert_eq!(row.0, std::array::from_fn(|lane| of(a[lane], b[lane])));
            };
            check(x, &|a, _| a);
            check(S::N8::splat(b[3]), &|_, _| b[3]);
            check(x.add(y), &u64::wrapping_add);
            check(x.sub(y), &u64::wrapping_sub);
            check(x.mul(y), &u64::wrapping_mul);
            check(x.mul_high(y), &|a, b| ((u128::from(a) * u128::from(b)) >> 64) as u64);
            check(x.less(y), &|a, b| u64::from(a < b));
            check(x.less(x), &|_, _| 0);
        }
    }

    #[test]
    fn every_instruction_set_means_the_same() {
        // Xorshift (Marsaglia 2003), with extremes in between.
        let mut state = 1_u64;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            [state, state, state >> 33, u64::MAX, u64::MAX << 32, 0, 1 << 63, 1][(state >> 20 & 7) as usize]
        };
        for _ in 0..2_000 {
            let rows = [0; 2].map(|_| Row([0; 8].map(|_: u64| next())));
            for isa in Isa::ALL.into_iter().filter(|isa| isa.is_available()) {
                dispatch(isa, Check(rows[0], rows[1]));
            }
        }
    }
}
