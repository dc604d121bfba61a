//! Counting item by item in their own order, with a memory.
//!
//! The first open item is covered next, whatever it is. Then every item before it is covered, so that an option that covers it has no
//! earlier one: which options there are is known beforehand, and no list need be kept. On a board, what is open is the edge of what is
//! filled, and the same edge is met again and again: dominoes, trominoes.

use crate::masks::{Bits, Masks, first_of};
use crate::memo::{Interrupted, Key, Memory, QUESTION, Uses};
use crate::number::Number;

/// What is known beforehand, and what was counted.
pub(crate) struct Sweep<const W: usize> {
    primary: Bits<W>,
    /// By their first primary item, what each option claims, and what it clashes with.
    options: Vec<Vec<(Bits<W>, Bits<W>)>>,
    /// By the first open item, what options from there on clash with, of the secondary items.
    met: Vec<Bits<W>>,
    memory: Memory<W>,
    pub(crate) uses: Uses,
}

impl<const W: usize> Sweep<W> {
    pub(crate) fn new(masks: &Masks<W>) -> Self {
        let mut options = vec![Vec::new(); 64 * W];
        let mut met = vec![[0; W]; 64 * W + 1];
        for &(claims, clashes) in &masks.options {
            if let Some(first) = first_of::<W>(&std::array::from_fn(|k| claims[k] & masks.primary[k])) {
                options[first].push((claims, clashes));
                (0..W).for_each(|k| met[first][k] |= clashes[k] & !masks.primary[k]);
            }
        }
        for at in (0..64 * W).rev() {
            let after = met[at + 1];
            (0..W).for_each(|k| met[at][k] |= after[k]);
        }
        Sweep { primary: masks.primary, options, met, memory: Memory::default(), uses: Uses::new(W) }
    }

    pub(crate) fn bytes(&self) -> u64 {
        self.memory.bytes()
    }
}

/// A sweep that goes on for a turn.
pub(crate) struct Sweeping<'a, const W: usize> {
    pub(crate) sweep: &'a mut Sweep<W>,
    pub(crate) work: u64,
    /// The work after which it is interrupted.
    pub(crate) ends: u64,
    /// The work at the last look at the limits.
    pub(crate) looked: u64,
    pub(crate) should_stop: &'a mut dyn FnMut(u64) -> bool,
}

/// Work between two looks at the limits.
const LOOK: u64 = 1 << 16;

impl<const W: usize> Sweeping<'_, W> {
    /// How many covers there are after these bits were claimed.
    pub(crate) fn node(&mut self, mut taken: Bits<W>) -> Result<Number, Interrupted> {
        let agrees = |taken: &Bits<W>, clashes: &Bits<W>| (0..W).all(|k| taken[k] & clashes[k] == 0);
        let (open, first) = loop {
            let open: Bits<W> = std::array::from_fn(|k| self.sweep.primary[k] & !taken[k]);
            let Some(first) = first_of(&open) else { return Ok(Number::Small(1)) };
            let options = &self.sweep.options[first];
            self.work += (options.len() * W) as u64;
            let mut left = options.iter().filter(|(_, clashes)| agrees(&taken, clashes));
            match (left.next(), left.next()) {
                (None, _) => return Ok(Number::ZERO),
                (Some((claims, _)), None) => (0..W).for_each(|k| taken[k] |= claims[k]),
                (Some(_), Some(_)) => break (open, first),
            }
        };
        let count = open.iter().map(|word| word.count_ones() as usize).sum::<usize>();
        let met = &self.sweep.met[first];
        let key = Key(std::array::from_fn(|k| open[k] | taken[k] & met[k]));
        let pays = self.sweep.uses.ask(count);
        if pays {
            self.work += QUESTION;
            if let Some(number) = self.sweep.memory.get(&key) {
                self.sweep.uses.answered(count);
                return Ok(number);
            }
        }
        self.look()?;
        let began = self.work;
        let mut sum = Number::ZERO;
        for at in 0..self.sweep.options[first].len() {
            let (claims, clashes) = self.sweep.options[first][at];
            if agrees(&taken, &clashes) {
                sum.add(self.node(std::array::from_fn(|k| taken[k] | claims[k]))?);
            }
        }
        if pays {
            self.sweep.uses.counted(count, self.work - began);
            self.sweep.memory.put(key, &sum);
        }
        Ok(sum)
    }

    fn look(&mut self) -> Result<(), Interrupted> {
        if self.work >= self.looked + LOOK {
            self.looked = self.work;
            if (self.should_stop)(self.sweep.bytes()) {
                return Err(Interrupted::Stop);
            }
        }
        if self.work >= self.ends { Err(Interrupted::Turn) } else { Ok(()) }
    }
}
