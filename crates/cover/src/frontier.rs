//! Counting item by item in their own order, edge by edge.
//!
//! The first open item is covered next, whatever it is. Then every item before it is covered, so that an option that covers it has no
//! earlier one: which options there are is known beforehand, and no list need be kept. Of what was covered only the part counts that options
//! still to come can meet: on a board, the edge of what is filled. So it is enough to know how many ways lead to each edge. Edges with the
//! same first open item are left together, and their numbers go on to the edges that follow. Two dominoes lead to one edge in two ways:
//!
//! ```text
//!     A A . .     A B . .
//!     B B . .     A B . .
//! ```
//!
//! Dominoes and trominoes are counted so; a memory of rests ([`memo`](crate::memo)) counts them from the other end, but keeps them all.

use std::collections::HashMap;

use crate::masks::{Bits, Masks, bits_of, first_of};
use crate::memo::{Hash, Interrupted, Key, QUESTION};
use crate::number::Number;

/// How many ways lead to an edge.
type Edges<const W: usize> = HashMap<Key<W>, Number, Hash>;

/// What is known beforehand, and how far the count has come.
pub(crate) struct Frontier<const W: usize> {
    primary: Bits<W>,
    /// By their first primary item, what each option claims, and what it clashes with.
    options: Vec<Vec<(Bits<W>, Bits<W>)>>,
    /// By the first open item, what of the bits that are taken matters from there on.
    matters: Vec<Bits<W>>,
    /// Edges that were not left, by their first open item.
    edges: Vec<Edges<W>>,
    /// Those with the first open item of all, which are being left.
    leaving: Vec<(Key<W>, Number)>,
    /// The bit of that item.
    item: usize,
    /// Edges in all.
    kept: usize,
    complete: Number,
}

impl<const W: usize> Frontier<W> {
    pub(crate) fn new(masks: &Masks<W>) -> Self {
        let mut options = vec![Vec::new(); 64 * W];
        let mut matters = vec![[0; W]; 64 * W + 1];
        for &(claims, clashes) in &masks.options {
            if let Some(first) = first_of::<W>(&std::array::from_fn(|k| claims[k] & masks.primary[k])) {
                options[first].push((claims, clashes));
                (0..W).for_each(|k| matters[first][k] |= clashes[k]);
            }
        }
        for at in (0..64 * W).rev() {
            let after = matters[at + 1];
            (0..W).for_each(|k| matters[at][k] |= after[k]);
            matters[at][at / 64] |= masks.primary[at / 64] & 1 << (at % 64);
        }
        let mut frontier = Frontier {
            primary: masks.primary,
            options,
            matters,
            edges: vec![Edges::default(); 64 * W],
            leaving: Vec::new(),
            item: 0,
            kept: 0,
            complete: Number::ZERO,
        };
        frontier.reach(&[0; W], Number::Small(1));
        frontier
    }

    /// What the edges take.
    pub(crate) fn bytes(&self) -> u64 {
        (self.kept * (size_of::<(Key<W>, Number)>() + 1) * 2) as u64
    }

    /// The work that is left if there are as many edges at every item to come as there are now.
    pub(crate) fn ahead(&self) -> u64 {
        let items = bits_of(&self.primary).filter(|&item| item >= self.item).count();
        (self.kept * items) as u64 * WAY
    }

    /// Goes on for some work, which is added up.
    pub(crate) fn go_on(
        &mut self,
        work: &mut u64,
        ends: u64,
        should_stop: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Number, Interrupted> {
        let mut looked = *work;
        loop {
            let Some((Key(taken), number)) = self.leaving.pop() else {
                match (self.item..64 * W).find(|&item| !self.edges[item].is_empty()) {
                    None => return Ok(self.complete.clone()),
                    Some(item) => {
                        self.item = item;
                        self.leaving = std::mem::take(&mut self.edges[item]).into_iter().collect();
                    }
                }
                continue;
            };
            self.kept -= 1;
            *work += (self.options[self.item].len() * W) as u64;
            for at in 0..self.options[self.item].len() {
                let (claims, clashes) = self.options[self.item][at];
                if (0..W).all(|k| taken[k] & clashes[k] == 0) {
                    *work += WAY;
                    self.reach(&std::array::from_fn(|k| taken[k] | claims[k]), number.clone());
                }
            }
            if *work >= looked + LOOK {
                looked = *work;
                if should_stop(self.bytes()) {
                    return Err(Interrupted::Stop);
                }
                if *work >= ends {
                    return Err(Interrupted::Turn);
                }
            }
        }
    }

    /// So many ways lead to the edge of what is taken; items before the one that is being covered are.
    fn reach(&mut self, taken: &Bits<W>, number: Number) {
        let word = self.item / 64;
        let open = |k: usize| match k.cmp(&word) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => self.primary[k] & !taken[k] & u64::MAX << (self.item % 64),
            std::cmp::Ordering::Greater => self.primary[k] & !taken[k],
        };
        let Some(first) = first_of::<W>(&std::array::from_fn(open)) else { return self.complete.add(number) };
        let edge = Key(std::array::from_fn(|k| taken[k] & self.matters[first][k]));
        match self.edges[first].entry(edge) {
            std::collections::hash_map::Entry::Occupied(mut known) => known.get_mut().add(number),
            std::collections::hash_map::Entry::Vacant(new) => {
                new.insert(number);
                self.kept += 1;
            }
        }
    }
}

/// What it costs to go from an edge to the next: to look for it, and to keep it.
const WAY: u64 = QUESTION;

/// Work between two looks at the limits.
const LOOK: u64 = 1 << 16;
