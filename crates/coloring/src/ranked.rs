//! A set of small numbers that knows its least.

/// Numbers below some n: a bit for each, and above every 64 words of bits a word that says which of them are not empty, and so on.
/// With 64 numbers that is one word, with 262,144 it is three to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ranked {
    levels: Vec<Vec<u64>>,
}

impl Ranked {
    /// No numbers below n.
    pub(super) fn new(n: usize) -> Self {
        let mut levels = vec![vec![0; n.div_ceil(64).max(1)]];
        while levels[levels.len() - 1].len() > 1 {
            levels.push(vec![0; levels[levels.len() - 1].len().div_ceil(64)]);
        }
        Ranked { levels }
    }

    /// All numbers below n.
    pub(super) fn full(n: usize) -> Self {
        let mut all = Ranked::new(n);
        (0..n as u32).for_each(|number| all.insert(number));
        all
    }

    pub(super) fn insert(&mut self, number: u32) {
        let mut at = number as usize;
        for level in &mut self.levels {
            level[at / 64] |= 1 << (at % 64);
            at /= 64;
        }
    }

    pub(super) fn remove(&mut self, number: u32) {
        let mut at = number as usize;
        for level in &mut self.levels {
            level[at / 64] &= !(1 << (at % 64));
            if level[at / 64] != 0 {
                break;
            }
            at /= 64;
        }
    }

    /// The least number.
    pub(super) fn first(&self) -> Option<u32> {
        let mut at = 0;
        for level in self.levels.iter().rev() {
            let word = level[at];
            if word == 0 {
                return None;
            }
            at = at * 64 + word.trailing_zeros() as usize;
        }
        Some(at as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    proptest! {
        #[test]
        fn it_is_a_set_with_a_least(n in 1..9_000_u32, changes in proptest::collection::vec((any::<u32>(), any::<bool>()), 0..200)) {
            let (mut set, mut plain) = (Ranked::new(n as usize), BTreeSet::new());
            for (number, is_in) in changes {
                let number = number % n;
                if is_in {
                    set.insert(number);
                    plain.insert(number);
                } else {
                    set.remove(number);
                    plain.remove(&number);
                }
                prop_assert_eq!(set.first(), plain.first().copied());
            }
        }
    }
}
