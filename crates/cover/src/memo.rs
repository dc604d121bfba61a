//! Counting with a memory: the rest of a search depends only on what is open, so that it is counted once.
//!
//! Which item comes next decides how often the same rest is met: the one with the fewest options on pentominoes, the first one on
//! trominoes, where that meets seventy times as many rests again. Nobody knows before; so both ways take turns, counted in
//! nodes, each with a memory of its own, and the first that is done has the answer. A way that is interrupted keeps what it has
//! counted and is soon back where it was.

use std::collections::HashMap;

use lanes::Simd;
use num_bigint::BigUint;

use crate::Cover;
use crate::dense::WIDEST;
use crate::masks::{Bits, Levels, Masks, Node, Search, State, bits, first, search};

/// The count with a memory.
///
/// ```
/// use cover::{Cover, Memo};
///
/// let cover = Cover::plain(4, &[vec![0, 1], vec![2, 3], vec![0, 2], vec![1, 3]]);
/// assert_eq!(Memo::new(&cover).unwrap().count(|_| false), Some(2_u32.into()));
/// ```
pub struct Memo<'a> {
    cover: &'a Cover,
    bits: usize,
}

impl<'a> Memo<'a> {
    /// A count of the covers of this problem; `None` if items need several options, or too many bits.
    pub fn new(cover: &'a Cover) -> Option<Self> {
        let bits = bits(cover);
        (cover.is_exact() && bits <= WIDEST).then_some(Memo { cover, bits })
    }

    /// How many covers there are; `None` if `should_stop`, which is asked now and then and told how many bytes the memory takes,
    /// says so.
    pub fn count(&self, mut should_stop: impl FnMut(u64) -> bool) -> Option<BigUint> {
        let should_stop: &mut dyn FnMut(u64) -> bool = &mut should_stop;
        match self.bits.div_ceil(64) {
            0 | 1 => in_turns(&Masks::<1>::new(self.cover), should_stop),
            2 => in_turns(&Masks::<2>::new(self.cover), should_stop),
            3 | 4 => in_turns(&Masks::<4>::new(self.cover), should_stop),
            _ => in_turns(&Masks::<8>::new(self.cover), should_stop),
        }
    }
}

/// Which item comes next, if nothing is forced.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Fewest,
    First,
}

/// Nodes of the first turn; each turn has twice as many as the one before.
const TURN: u64 = 1 << 14;

fn in_turns<const W: usize>(problem: &Masks<W>, should_stop: &mut dyn FnMut(u64) -> bool) -> Option<BigUint> {
    let mut ways = [Order::Fewest, Order::First].map(|order| Memory {
        order,
        known: HashMap::default(),
        large: HashMap::default(),
    });
    let mut turn = TURN;
    loop {
        for at in 0..2 {
            let other = ways[1 - at].bytes();
            let memory = &mut ways[at];
            let stop: &mut dyn FnMut(u64) -> bool = &mut |bytes| should_stop(bytes + other);
            match search(problem, Turn { problem, memory, steps: turn, should_stop: stop }) {
                Ok(Number::Small(number)) => return Some(number.into()),
                Ok(Number::Large(number)) => return Some(number),
                Err(Interrupted::Turn) => {}
                Err(Interrupted::Stop) => return None,
            }
        }
        turn *= 2;
    }
}

/// Why a count is not complete.
enum Interrupted {
    /// Its turn is over.
    Turn,
    /// It should stop.
    Stop,
}

/// What is open, and what of it has a colour already.
type Key<const W: usize> = (Bits<W>, Bits<W>);

/// What was counted in one order.
struct Memory<const W: usize> {
    order: Order,
    /// Counts below 2¹²⁸; the others.
    known: HashMap<Key<W>, u128, Hash>,
    large: HashMap<Key<W>, BigUint, Hash>,
}

impl<const W: usize> Memory<W> {
    /// What it takes.
    fn bytes(&self) -> u64 {
        let key = size_of::<Key<W>>();
        (self.known.capacity() * (key + 17) + self.large.capacity() * (key + 64)) as u64
    }

    fn get(&self, key: &Key<W>) -> Option<Number> {
        let known = self.known.get(key).map(|&number| Number::Small(number));
        known.or_else(|| self.large.get(key).map(|number| Number::Large(number.clone())))
    }

    fn put(&mut self, key: Key<W>, number: &Number) {
        match number {
            Number::Small(number) => _ = self.known.insert(key, *number),
            Number::Large(number) => _ = self.large.insert(key, number.clone()),
        }
    }
}

type Hash = std::hash::BuildHasherDefault<Multiply>;

/// Words are multiplied and folded: keys are met in no order that somebody could choose.
#[derive(Default)]
struct Multiply(u64);

impl std::hash::Hasher for Multiply {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes
            .chunks(8)
            .for_each(|chunk| self.write_u64(chunk.iter().fold(0, |word, &byte| word << 8 | u64::from(byte))));
    }

    fn write_u64(&mut self, word: u64) {
        let product = u128::from((self.0 ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15)) * 0xff51_afd7_ed55_8ccd;
        self.0 = (product ^ product >> 64) as u64;
    }
}

/// A number of covers: most are small.
enum Number {
    Small(u128),
    Large(BigUint),
}

impl Number {
    fn add(&mut self, other: Number) {
        *self = match (std::mem::replace(self, Number::Small(0)), other) {
            (Number::Small(a), Number::Small(b)) => match a.checked_add(b) {
                Some(sum) => Number::Small(sum),
                None => Number::Large(BigUint::from(a) + b),
            },
            (Number::Small(a), Number::Large(b)) | (Number::Large(b), Number::Small(a)) => Number::Large(b + a),
            (Number::Large(a), Number::Large(b)) => Number::Large(a + b),
        };
    }
}

/// A count that goes on for some nodes.
struct Turn<'a, const W: usize> {
    problem: &'a Masks<W>,
    memory: &'a mut Memory<W>,
    steps: u64,
    should_stop: &'a mut dyn FnMut(u64) -> bool,
}

impl<const W: usize> Search<W> for Turn<'_, W> {
    type Out = Result<Number, Interrupted>;

    fn run<S: Simd>(self, levels: Levels<S, W>, root: State<W>) -> Self::Out {
        Walk { levels, turn: self, looked: 0 }.node(0, root)
    }
}

struct Walk<'a, S, const W: usize> {
    levels: Levels<S, W>,
    turn: Turn<'a, W>,
    looked: u64,
}

impl<S: Simd, const W: usize> Walk<'_, S, W> {
    /// What the rest of the search depends on: the open items, the secondary ones that options are left for, and what of
    /// these is claimed, which only those with a colour can be.
    fn key(&self, level: usize, state: &State<W>) -> Key<W> {
        let State { open, taken, at_least } = state;
        let primary = &self.turn.problem.primary;
        if !self.turn.problem.has_colours {
            return (std::array::from_fn(|k| open[k] | at_least[0][k] & !primary[k]), [0; W]);
        }
        let mut met = [0; W];
        for at in 0..self.levels.len(level) {
            let (claims, clashes) = (self.levels.claims(level, at), self.levels.clashes(level, at));
            (0..W).for_each(|k| met[k] |= (claims[k] | clashes[k]) & !primary[k]);
        }
        (std::array::from_fn(|k| open[k] | met[k]), std::array::from_fn(|k| taken[k] & met[k]))
    }

    fn node(&mut self, mut level: usize, mut state: State<W>) -> Result<Number, Interrupted> {
        let node = self.levels.settle(&mut level, &mut state);
        self.levels.chosen.clear();
        let item = match node {
            Node::Covered => return Ok(Number::Small(1)),
            Node::Dead => return Ok(Number::Small(0)),
            Node::Branch(item) => item,
        };
        let key = self.key(level, &state);
        if let Some(number) = self.turn.memory.get(&key) {
            return Ok(number);
        }
        if self.levels.steps >= self.turn.steps {
            return Err(Interrupted::Turn);
        }
        if self.levels.steps >= self.looked + LOOK {
            self.looked = self.levels.steps;
            if (self.turn.should_stop)(self.turn.memory.bytes()) {
                return Err(Interrupted::Stop);
            }
        }
        let first_open = || (0..W).find_map(|k| first(state.open[k]).map(|bit| 64 * k + bit));
        let item = if self.turn.memory.order == Order::First { first_open().unwrap_or(item) } else { item };
        let (word, bit) = (item / 64, item % 64);
        let mut sum = Number::Small(0);
        for at in 0..self.levels.len(level) {
            if self.levels.word(level, word, at) >> bit & 1 == 1 {
                let claims = self.levels.claims(level, at);
                let next = self.levels.after(level, &state, &claims);
                sum.add(self.node(level + 1, next)?);
            }
        }
        self.turn.memory.put(key, &sum);
        Ok(sum)
    }
}

/// Nodes between two looks at the limits.
const LOOK: u64 = 1 << 10;
