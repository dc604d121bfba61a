//! Counting without listing, in several ways that take turns.
//!
//! Which item comes next decides how often the same rest is met: the one with the fewest options on pentominoes, the first one on
//! trominoes, where that meets seventy times as many rests again. Nobody knows before; so the ways take turns, counted in work and never
//! by a clock, and the first that is done has the answer. They share the memory, so that one that is interrupted is soon back where
//! it was.

use lanes::Simd;
use num_bigint::BigUint;

use crate::Cover;
use crate::levels::{Levels, Search, State, search};
use crate::masks::{Masks, with_masks, words};
use crate::memo::{Interrupted, Memory, Order, Uses, Walk};
use crate::number::Number;
use crate::orbits::Upper;

/// A count of the covers of a problem.
///
/// ```
/// use cover::{Counting, Cover};
///
/// let cover = Cover::plain(4, &[vec![0, 1], vec![2, 3], vec![0, 2], vec![1, 3]]);
/// assert_eq!(Counting::memo(&cover).unwrap().count(|_| false), Some(2_u32.into()));
/// assert_eq!(Counting::orbits(&cover).unwrap().count(|_| false), Some(2_u32.into()));
/// ```
pub struct Counting<'a> {
    cover: &'a Cover,
    words: usize,
    ways: &'static [Way],
}

/// A way to count: which item comes next, and whether symmetry is looked for.
#[derive(Clone, Copy, Debug)]
struct Way {
    order: Order,
    seeks_symmetry: bool,
}

const FEWEST: Way = Way { order: Order::Fewest, seeks_symmetry: false };
const FIRST: Way = Way { order: Order::First, seeks_symmetry: false };
const ORBITS: Way = Way { order: Order::Fewest, seeks_symmetry: true };

impl<'a> Counting<'a> {
    /// Remembers each count by what was open; `None` if items need several options, or too many bits.
    pub fn memo(cover: &'a Cover) -> Option<Self> {
        Self::by(cover, &[FEWEST, FIRST])
    }

    /// Looks for symmetry on the upper levels, and remembers below; `None` as above.
    pub fn orbits(cover: &'a Cover) -> Option<Self> {
        Self::by(cover, &[ORBITS])
    }

    /// Both in turns; `None` as above.
    pub fn turns(cover: &'a Cover) -> Option<Self> {
        Self::by(cover, &[ORBITS, FIRST])
    }

    fn by(cover: &'a Cover, ways: &'static [Way]) -> Option<Self> {
        words(cover).map(|words| Counting { cover, words, ways })
    }

    /// How many covers there are; `None` if `should_stop`, which is asked now and then and told how many bytes the memory takes,
    /// says so.
    pub fn count(&self, mut should_stop: impl FnMut(u64) -> bool) -> Option<BigUint> {
        with_masks!(self.words, self.cover, |masks| self.in_turns(masks, &mut should_stop))
    }

    fn in_turns<const W: usize>(&self, masks: &Masks<W>, should_stop: &mut dyn FnMut(u64) -> bool) -> Option<BigUint> {
        let mut memory = Memory::default();
        let mut ways: Vec<Taking<'_, W>> = self.ways.iter().map(|way| Taking::new(*way, self.cover, masks)).collect();
        let mut turn = TURN;
        loop {
            for way in &mut ways {
                let work = if way.is_promising { turn } else { turn / LESS };
                let going = Going { way, memory: &mut memory, work, should_stop: &mut *should_stop };
                match search(masks, going) {
                    Ok(number) => return Some(number.into()),
                    Err(Interrupted::Turn) => {}
                    Err(Interrupted::Stop) => return None,
                }
            }
            let most = ways.iter().map(Taking::promise).max().unwrap_or(0);
            ways.iter_mut().for_each(|way| way.is_promising = way.promise() == most);
            turn *= 2;
        }
    }
}

/// Work of the first turn; each turn has twice as much as the one before.
const TURN: u64 = 1 << 21;

/// A way that has saved less than another gets so many times less.
const LESS: u64 = 8;

/// A way that takes its turns.
struct Taking<'a, const W: usize> {
    order: Order,
    upper: Option<Upper<'a, W>>,
    uses: Uses,
    /// What its turns have cost.
    work: u64,
    is_promising: bool,
}

impl<'a, const W: usize> Taking<'a, W> {
    fn new(way: Way, cover: &'a Cover, masks: &Masks<W>) -> Self {
        let upper = way.seeks_symmetry.then(|| Upper::new(cover, masks));
        Taking { order: way.order, upper, uses: Uses::new(W), work: 0, is_promising: true }
    }

    /// How much work it has saved, in thousandths of what it has done.
    fn promise(&self) -> u64 {
        let saved = self.uses.saved().saturating_add(self.upper.as_ref().map_or(0, Upper::saved));
        saved.saturating_mul(1000) / self.work.max(1)
    }
}

/// A turn.
struct Going<'t, 'a, const W: usize> {
    way: &'t mut Taking<'a, W>,
    memory: &'t mut Memory<W>,
    work: u64,
    should_stop: &'t mut dyn FnMut(u64) -> bool,
}

impl<const W: usize> Search<W> for Going<'_, '_, W> {
    type Out = Result<Number, Interrupted>;
    const NUMBERS: bool = false;

    fn run<S: Simd>(self, mut levels: Levels<S, W>, root: State<W>) -> Self::Out {
        let Going { way, memory, work, should_stop } = self;
        let depth = way.upper.as_ref().map(|_| 0);
        let (uses, upper) = (&mut way.uses, way.upper.as_mut());
        levels.work = way.work;
        let ends = way.work + work;
        let mut walk = Walk { levels, order: way.order, memory, uses, upper, ends, looked: 0, should_stop };
        let number = walk.node(0, root, depth);
        way.work = walk.levels.work;
        number
    }
}
