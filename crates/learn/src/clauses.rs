//! Clauses: a store, two watched literals each, and forgetting.
//!
//! A clause is watched by two of its literals; only when one of them becomes false is it looked at (Moskewicz and others,
//! Chaff, 2001), and each watch holds another literal that, if true, saves even that (the blocker of `MiniSat`). Lists of
//! watches are made when a literal gets its first: most literals of a large board never do.

use crate::{Literal, Rules, Steps};

/// A watch of a clause.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Watch {
    pub(crate) clause: u32,
    /// A literal of the clause.
    pub(crate) blocker: Literal,
}

/// Words before the literals of a clause: how many there are, how many levels they had (0 if it was not learned), when it was
/// last of use.
pub(crate) const HEAD: usize = 3;
const LEVELS: usize = 1;
const USED: usize = 2;

/// What is known of a clause when some are to be forgotten.
#[derive(Clone, Copy, Debug)]
pub struct Record {
    /// Its number: clauses added later have larger ones.
    pub clause: u32,
    /// How many literals it has.
    pub len: u32,
    /// How many levels its literals had when it was learned.
    pub levels: u32,
    /// The last conflict that it had a part in, or came from.
    pub used: u32,
}

#[derive(Debug)]
pub(crate) struct Clauses {
    pub(crate) words: Vec<u32>,
    all: Vec<u32>,
    /// Of each literal: its list; 0, which stays empty, if it has none.
    list_of: Box<[u32]>,
    pub(crate) lists: Vec<Vec<Watch>>,
    /// Of each list in use but 0, in order: its literal.
    watched: Vec<Literal>,
}

impl Clauses {
    /// An empty store for clauses over these literals.
    pub(crate) fn new(literals: usize) -> Self {
        Clauses {
            words: Vec::new(),
            all: Vec::new(),
            list_of: vec![0; literals].into(),
            lists: vec![Vec::new()],
            watched: Vec::new(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// Drops all clauses.
    pub(crate) fn clear(&mut self, rules: &mut impl Rules) {
        self.words.clear();
        self.all.clear();
        for (list, literal) in (1..).zip(self.watched.drain(..)) {
            self.list_of[literal as usize] = 0;
            self.lists[list].clear();
            rules.unwatched(literal);
        }
    }

    /// The list of a literal; 0 if it has none.
    #[inline(always)]
    pub(crate) fn list_of(&self, literal: Literal) -> usize {
        self.list_of[literal as usize] as usize
    }

    #[inline(always)]
    pub(crate) fn watch(&mut self, rules: &mut impl Rules, literal: Literal, watch: Watch) {
        let list = &mut self.list_of[literal as usize];
        if *list == 0 {
            self.watched.push(literal);
            *list = self.watched.len() as u32;
            if self.lists.len() == self.watched.len() {
                self.lists.push(Vec::new());
            }
            rules.watched(literal);
        }
        self.lists[*list as usize].push(watch);
    }

    /// Adds a clause of two literals or more; the first two are watched.
    pub(crate) fn add(&mut self, rules: &mut impl Rules, literals: &[Literal], levels: u32, used: u32) -> u32 {
        let clause = self.words.len() as u32;
        assert!(clause < 1 << 31, "a clause has a number of 31 bits");
        self.words.extend([literals.len() as u32, levels, used]);
        self.words.extend_from_slice(literals);
        self.all.push(clause);
        self.watch(rules, literals[0], Watch { clause, blocker: literals[1] });
        self.watch(rules, literals[1], Watch { clause, blocker: literals[0] });
        clause
    }

    #[inline(always)]
    pub(crate) fn literals(&self, clause: u32) -> &[Literal] {
        literals(&self.words, clause)
    }

    /// Notes that a clause had a part in a conflict.
    #[inline(always)]
    pub(crate) fn used(&mut self, clause: u32, now: u32) {
        self.words[clause as usize + USED] = now;
    }

    /// Drops what level 0 settles, and those of the learned clauses that `keep` does not want: it puts them in order and
    /// says how many stay, from the first on. To be called at level 0.
    pub(crate) fn forget<R: Rules>(&mut self, rules: &mut R, keep: impl FnOnce(&mut [Record]) -> usize) {
        let words = std::mem::take(&mut self.words);
        rules.worked(words.len() as u64);
        let record = |&clause: &u32| {
            let word = |i: usize| words[clause as usize + i];
            Record { clause, len: word(0), levels: word(LEVELS), used: word(USED) }
        };
        let mut all: Vec<Record> = self.all.iter().map(record).collect();
        all.sort_by_key(|record| record.levels > 0);
        let given = all.partition_point(|record| record.levels == 0);
        let len = given + keep(&mut all[given..]);
        let (kept, others) = all.split_at(len);
        self.clear(rules);
        let mut open = Vec::new();
        for &Record { clause, levels, used, .. } in kept {
            let literals = literals(&words, clause);
            if literals.iter().any(|&literal| rules.steps().is_true(literal)) {
                forget(rules, literals);
                continue;
            }
            open.clear();
            open.extend(literals.iter().copied().filter(|&literal| !rules.steps().is_false(literal)));
            if open.len() < 2 {
                // What follows from it has not been drawn yet: a literal that it watches became false, and waits to be looked at.
                open.clear();
                open.extend_from_slice(literals);
            } else if open.len() < literals.len() {
                rules.learned(&open);
                rules.forgot(literals);
            }
            self.add(rules, &open, levels, used);
        }
        others.iter().for_each(|record| forget(rules, literals(&words, record.clause)));
    }
}

/// Tells the rules that a clause is not needed any more. If it is true at level 0 it may be why, so this is told first: a
/// proof does not lose it.
fn forget<R: Rules>(rules: &mut R, literals: &[Literal]) {
    if let Some(&literal) = literals.iter().find(|&&literal| rules.steps().is_true(literal)) {
        rules.learned(&[literal]);
    }
    rules.forgot(literals);
}

#[inline(always)]
fn literals(words: &[u32], clause: u32) -> &[Literal] {
    let clause = clause as usize;
    &words[clause + HEAD..][..words[clause] as usize]
}
