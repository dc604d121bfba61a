//! Counting with a memory: the rest of a search depends only on what is open, so that it is counted once.

use std::collections::HashMap;

use lanes::Simd;
use num_bigint::BigUint;

use crate::levels::{Levels, Node, State};
use crate::masks::{Bits, first_of};
use crate::number::Number;
use crate::orbits::Upper;

/// Why a count is not complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Interrupted {
    /// Its turn is over.
    Turn,
    /// It should stop.
    Stop,
}

/// What the rest of a search depends on: the open items, and what the options that are left clash with. It says which they are:
/// those that clash with nothing else.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Key<const W: usize>(pub(crate) Bits<W>);

impl<const W: usize> Key<W> {
    fn of(state: &State<W>) -> Self {
        Key(std::array::from_fn(|k| state.open[k] | state.met[k]))
    }
}

impl<const W: usize> std::hash::Hash for Key<W> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.iter().for_each(|&word| state.write_u64(word));
    }
}

/// Words are multiplied and folded: keys are met in no order that somebody could choose.
#[derive(Default)]
pub(crate) struct Multiply(u64);

impl std::hash::Hasher for Multiply {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        let word = |chunk: &[u8]| chunk.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        bytes.chunks(8).for_each(|chunk| self.write_u64(word(chunk)));
    }

    fn write_u64(&mut self, word: u64) {
        let product = u128::from((self.0 ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15)) * 0xff51_afd7_ed55_8ccd;
        self.0 = (product ^ product >> 64) as u64;
    }
}

pub(crate) type Hash = std::hash::BuildHasherDefault<Multiply>;

/// What was counted.
#[derive(Default)]
pub(crate) struct Memory<const W: usize> {
    /// Counts below 2¹²⁸; the others.
    small: HashMap<Key<W>, u128, Hash>,
    large: HashMap<Key<W>, BigUint, Hash>,
}

impl<const W: usize> Memory<W> {
    /// What it takes.
    pub(crate) fn bytes(&self) -> u64 {
        let key = size_of::<Key<W>>();
        (self.small.capacity() * (key + 17) + self.large.capacity() * (key + 64)) as u64
    }

    pub(crate) fn get(&self, key: &Key<W>) -> Option<Number> {
        let small = self.small.get(key).map(|&number| Number::Small(number));
        small.or_else(|| self.large.get(key).map(|number| Number::Large(number.clone())))
    }

    pub(crate) fn put(&mut self, key: Key<W>, number: &Number) {
        match number {
            Number::Small(number) => _ = self.small.insert(key, *number),
            Number::Large(number) => _ = self.large.insert(key, number.clone()),
        }
    }
}

/// What the memory was good for at one number of open items.
#[derive(Clone, Copy, Debug, Default)]
struct Use {
    asked: u64,
    answered: u64,
    /// What was counted and remembered, and what that cost.
    counted: u64,
    work: u64,
}

/// The number of questions before the memory is judged, and what one costs.
const TRIAL: u64 = 1 << 12;
pub(crate) const QUESTION: u64 = 50;

impl Use {
    /// The work that the answers have saved: as much as counting costs on average.
    fn saved(&self) -> u64 {
        self.answered.saturating_mul(self.work / self.counted.max(1))
    }

    fn pays(&self) -> bool {
        self.asked < TRIAL || self.saved() > self.asked * QUESTION
    }
}

/// What the memory was good for, by the number of open items.
pub(crate) struct Uses(Vec<Use>);

impl Uses {
    pub(crate) fn new(words: usize) -> Self {
        Uses(vec![Use::default(); 64 * words + 1])
    }

    /// Is it worth asking, with `open` items open? If so, it is asked.
    pub(crate) fn ask(&mut self, open: usize) -> bool {
        let pays = self.0[open].pays();
        self.0[open].asked += u64::from(pays);
        pays
    }

    pub(crate) fn answered(&mut self, open: usize) {
        self.0[open].answered += 1;
    }

    pub(crate) fn counted(&mut self, open: usize, work: u64) {
        self.0[open].counted += 1;
        self.0[open].work += work;
    }

    /// The most open items of a rest that was counted.
    pub(crate) fn largest(&self) -> usize {
        self.0.iter().rposition(|one| one.counted > 0).unwrap_or(0)
    }
}

/// A count that goes on for a turn.
pub(crate) struct Walk<'a, 'c, S, const W: usize> {
    pub(crate) levels: Levels<S, W>,
    /// Is the first open item next, rather than one with the fewest options?
    pub(crate) takes_first: bool,
    pub(crate) memory: &'a mut Memory<W>,
    pub(crate) uses: &'a mut Uses,
    /// The upper levels, where symmetry is looked for.
    pub(crate) upper: Option<&'a mut Upper<'c, W>>,
    /// The work after which it is interrupted.
    pub(crate) ends: u64,
    /// Nodes at the last look at the limits.
    pub(crate) looked: u64,
    pub(crate) should_stop: &'a mut dyn FnMut(u64) -> bool,
}

/// Nodes between two looks at the limits.
const LOOK: u64 = 1 << 10;

impl<S: Simd, const W: usize> Walk<'_, '_, S, W> {
    /// How many covers there are; `depth` is that of an upper level.
    pub(crate) fn node(
        &mut self,
        mut level: usize,
        mut state: State<W>,
        depth: Option<usize>,
    ) -> Result<Number, Interrupted> {
        let item = match self.levels.settle(&mut level, &mut state) {
            Node::Covered => return Ok(Number::Small(1)),
            Node::Dead => return Ok(Number::ZERO),
            Node::Branch(item) => item,
        };
        let open = state.open.iter().map(|word| word.count_ones() as usize).sum::<usize>();
        let key = Key::of(&state);
        let pays = self.uses.ask(open);
        if pays {
            self.levels.work += QUESTION;
            if let Some(number) = self.memory.get(&key) {
                self.uses.answered(open);
                return Ok(number);
            }
        }
        self.look()?;
        let began = self.levels.work;
        let number = match depth.filter(|&depth| self.seeks_symmetry(&key, depth)) {
            Some(depth) => self.by_orbits((level, &state), item, key, depth)?,
            None => self.branch(level, &state, item)?,
        };
        if pays {
            self.uses.counted(open, self.levels.work - began);
            self.memory.put(key, &number);
        }
        Ok(number)
    }

    fn look(&mut self) -> Result<(), Interrupted> {
        if self.levels.steps >= self.looked + LOOK {
            self.looked = self.levels.steps;
            let upper = self.upper.as_ref().map_or(0, |upper| upper.bytes());
            if (self.should_stop)(self.memory.bytes() + self.levels.bytes + upper) {
                return Err(Interrupted::Stop);
            }
        }
        if self.levels.work >= self.ends { Err(Interrupted::Turn) } else { Ok(()) }
    }

    /// Counts by the options of an item.
    pub(crate) fn branch(&mut self, level: usize, state: &State<W>, fewest: usize) -> Result<Number, Interrupted> {
        let item = first_of(&state.open).filter(|_| self.takes_first).unwrap_or(fewest);
        let mut sum = Number::ZERO;
        for found in 0..self.levels.options(level, item) {
            let at = self.levels.place(level, found);
            if let Some(next) = self.levels.choose(level, state, at) {
                sum.add(self.node(level + 1, next, None)?);
            }
        }
        Ok(sum)
    }
}
