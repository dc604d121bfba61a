//! Names by number, in the order in which they are met.
//!
//! All names lie in one text, and a table of 8 bytes a slot finds them. To look up ten million words of a million
//! names took 3.8 to 4.6 s of processor time on a busy machine, and 10.5 to 10.9 s with an index set of boxed names,
//! which misses the cache more often; the whole file took 8 s and 10 to 11 s.

use std::hash::{BuildHasher, RandomState};

/// A set of names.
#[derive(Default)]
pub(super) struct Interner {
    /// The names, one after the other.
    text: String,
    /// Where each ends.
    ends: Vec<usize>,
    /// A part of the hash, and the name's number plus 1; 0 is an empty slot. At most half of them are taken.
    slots: Vec<(u32, u32)>,
    hasher: RandomState,
}

impl Interner {
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// The name of a number.
    pub(super) fn name(&self, number: u32) -> &str {
        let number = number as usize;
        let start = if number == 0 { 0 } else { self.ends[number - 1] };
        &self.text[start..self.ends[number]]
    }

    /// The number of a name, which may be new.
    pub(super) fn insert(&mut self, name: &str) -> u32 {
        if 2 * self.len() >= self.slots.len() {
            self.grow();
        }
        let hash = self.hasher.hash_one(name);
        let (slot, found) = self.slot(hash, |number| self.name(number) == name);
        if let Some(number) = found {
            return number;
        }
        self.text.push_str(name);
        self.ends.push(self.text.len());
        self.slots[slot] = ((hash >> 32) as u32, self.len() as u32);
        self.len() as u32 - 1
    }

    /// The number of a name that there is.
    pub(super) fn find(&self, name: &str) -> Option<u32> {
        if self.slots.is_empty() {
            return None;
        }
        self.slot(self.hasher.hash_one(name), |number| self.name(number) == name).1
    }

    /// The slot of a name with this hash, and its number; or an empty slot.
    fn slot(&self, hash: u64, is_it: impl Fn(u32) -> bool) -> (usize, Option<u32>) {
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        loop {
            match self.slots[slot] {
                (_, 0) => return (slot, None),
                (part, next) if part == (hash >> 32) as u32 && is_it(next - 1) => return (slot, Some(next - 1)),
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    fn grow(&mut self) {
        self.slots = vec![(0, 0); (2 * self.slots.len()).max(16)];
        for number in 0..self.len() as u32 {
            let hash = self.hasher.hash_one(self.name(number));
            let (slot, _) = self.slot(hash, |_| false);
            self.slots[slot] = ((hash >> 32) as u32, number + 1);
        }
    }

    /// All names.
    pub(super) fn into_names(self) -> Vec<Box<str>> {
        (0..self.len() as u32).map(|number| self.name(number).into()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_their_numbers() {
        let mut names = Interner::default();
        for round in 0..2 {
            for number in 0..1000 {
                assert_eq!(names.insert(&format!("é{number}")), number, "round {round}");
            }
        }
        assert_eq!((names.insert(""), names.insert(""), names.len()), (1000, 1000, 1001));
        assert_eq!(names.name(999), "é999");
        assert_eq!(&*names.into_names()[1000], "");
    }
}
