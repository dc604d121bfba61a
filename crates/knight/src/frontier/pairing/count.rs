//! What is counted in, 64 or 128 bits, and eight of each side by side.

use lanes::Simd;
use lanes::numbers8::{Numbers8, Row};

/// A number of tours, modulo a power of two.
pub(crate) trait Count: Copy + Default + PartialEq + Send + Sync + std::fmt::Debug {
    /// Eight of them in memory.
    type Row: Copy + Default + Send + Sync;

    /// Eight of them in registers.
    type Eight<S: Simd>: Eight<Row = Self::Row>;

    /// The sum, wrapped around.
    fn plus(self, other: Self) -> Self;

    /// Adds to one of eight.
    fn add_to(self, row: &mut Self::Row, lane: usize);

    /// One of eight.
    fn of(row: &Self::Row, lane: usize) -> Self;
}

/// Eight numbers in registers.
pub(crate) trait Eight: Copy {
    /// They in memory.
    type Row: Copy + Default;

    /// Eight zeros.
    fn zero() -> Self;

    /// Reads them.
    fn load(row: &Self::Row) -> Self;

    /// Writes them.
    fn store(self, row: &mut Self::Row);

    /// Sums, wrapped around.
    fn plus(self, b: Self) -> Self;

    /// Differences, wrapped around.
    fn minus(self, b: Self) -> Self;

    /// Products, wrapped around.
    fn times(self, b: Self) -> Self;
}

impl Count for u64 {
    type Row = Row;
    type Eight<S: Simd> = Narrow<S::N8>;

    #[inline(always)]
    fn plus(self, other: u64) -> u64 {
        self.wrapping_add(other)
    }

    #[inline(always)]
    fn add_to(self, row: &mut Row, lane: usize) {
        row.0[lane] = row.0[lane].wrapping_add(self);
    }

    #[inline(always)]
    fn of(row: &Row, lane: usize) -> u64 {
        row.0[lane]
    }
}

/// Eight numbers of 64 bits.
#[derive(Clone, Copy)]
pub(crate) struct Narrow<N>(N);

impl<N: Numbers8> Eight for Narrow<N> {
    type Row = Row;

    #[inline(always)]
    fn zero() -> Self {
        Narrow(N::splat(0))
    }

    #[inline(always)]
    fn load(row: &Row) -> Self {
        Narrow(N::load(row))
    }

    #[inline(always)]
    fn store(self, row: &mut Row) {
        self.0.store(row);
    }

    #[inline(always)]
    fn plus(self, b: Self) -> Self {
        Narrow(self.0.add(b.0))
    }

    #[inline(always)]
    fn minus(self, b: Self) -> Self {
        Narrow(self.0.sub(b.0))
    }

    #[inline(always)]
    fn times(self, b: Self) -> Self {
        Narrow(self.0.mul(b.0))
    }
}

impl Count for u128 {
    type Row = WideRow;
    type Eight<S: Simd> = Wide<S::N8>;

    #[inline(always)]
    fn plus(self, other: u128) -> u128 {
        self.wrapping_add(other)
    }

    #[inline(always)]
    fn add_to(self, row: &mut WideRow, lane: usize) {
        let sum = u128::of(row, lane).wrapping_add(self);
        row.low.0[lane] = sum as u64;
        row.high.0[lane] = (sum >> 64) as u64;
    }

    #[inline(always)]
    fn of(row: &WideRow, lane: usize) -> u128 {
        u128::from(row.high.0[lane]) << 64 | u128::from(row.low.0[lane])
    }
}

/// Eight numbers of 128 bits in memory.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct WideRow {
    low: Row,
    high: Row,
}

/// Eight numbers of 128 bits, low and high halves.
#[derive(Clone, Copy)]
pub(crate) struct Wide<N> {
    low: N,
    high: N,
}

impl<N: Numbers8> Eight for Wide<N> {
    type Row = WideRow;

    #[inline(always)]
    fn zero() -> Self {
        Wide { low: N::splat(0), high: N::splat(0) }
    }

    #[inline(always)]
    fn load(row: &WideRow) -> Self {
        Wide { low: N::load(&row.low), high: N::load(&row.high) }
    }

    #[inline(always)]
    fn store(self, row: &mut WideRow) {
        self.low.store(&mut row.low);
        self.high.store(&mut row.high);
    }

    #[inline(always)]
    fn plus(self, b: Self) -> Self {
        let low = self.low.add(b.low);
        Wide { low, high: self.high.add(b.high).add(low.less(b.low)) }
    }

    #[inline(always)]
    fn minus(self, b: Self) -> Self {
        Wide { low: self.low.sub(b.low), high: self.high.sub(b.high).sub(self.low.less(b.low)) }
    }

    #[inline(always)]
    fn times(self, b: Self) -> Self {
        let mixed = self.low.mul(b.high).add(self.high.mul(b.low));
        Wide { low: self.low.mul(b.low), high: self.low.mul_high(b.low).add(mixed) }
    }
}
