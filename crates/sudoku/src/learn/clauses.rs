//! Learned clauses: a store, two watched literals each, and forgetting.
//!
//! A clause is watched by two of its literals; only when one of them becomes false is it looked at (Moskewicz and
//! others, Chaff, 2001), and each watch holds another literal that, if true, saves even that (the blocker of
//! `MiniSat`). Most candidates are in no clause, so a bit set says which literals have watches, and lists exist only
//! for those.

use super::board::{Assignment, Literal};
use super::layout::Layout;

/// A watch of a clause.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    pub(super) clause: u32,
    /// A literal of the clause.
    pub(super) blocker: Literal,
}

/// Words before the literals of a clause: how many there are, how many levels they had, when it was last of use.
pub(super) const HEAD: usize = 3;
const LEVELS: usize = 1;
const USED: usize = 2;

/// Clauses of so few levels are never forgotten.
const KEPT: u32 = 2;

#[derive(Debug)]
pub(super) struct Clauses<const S: usize> {
    pub(super) words: Vec<u32>,
    all: Vec<u32>,
    /// Of each literal that has one: its list.
    list_of: Box<[u32]>,
    pub(super) lists: Vec<Vec<Watch>>,
    /// Of each list in use: its literal.
    literals: Vec<Literal>,
}

impl<const S: usize> Clauses<S> {
    pub(super) fn new() -> Self {
        Clauses {
            words: Vec::new(),
            all: Vec::new(),
            list_of: vec![0; 2 * Layout::<S>::CANDIDATES].into(),
            lists: Vec::new(),
            literals: Vec::new(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// Forgets all clauses.
    pub(super) fn clear(&mut self, watched: &mut [u64]) {
        self.words.clear();
        self.all.clear();
        self.clear_watches(watched);
    }

    fn clear_watches(&mut self, watched: &mut [u64]) {
        for (list, literal) in self.literals.drain(..).enumerate() {
            watched[word_of::<S>(literal)] = 0;
            self.lists[list].clear();
        }
    }

    /// The list of a watched literal.
    #[inline(always)]
    pub(super) fn list_of(&self, literal: Literal) -> usize {
        self.list_of[literal as usize] as usize
    }

    #[inline(always)]
    pub(super) fn watch(&mut self, watched: &mut [u64], literal: Literal, watch: Watch) {
        let word = &mut watched[word_of::<S>(literal)];
        let bit = 1 << (literal >> 1 & ((1 << S) - 1));
        if *word & bit == 0 {
            *word |= bit;
            self.list_of[literal as usize] = self.literals.len() as u32;
            self.literals.push(literal);
            if self.lists.len() < self.literals.len() {
                self.lists.push(Vec::new());
            }
        }
        let list = self.list_of(literal);
        self.lists[list].push(watch);
    }

    /// Adds a clause of two literals or more; the first two are watched.
    pub(super) fn add(&mut self, watched: &mut [u64], literals: &[Literal], levels: u32, now: u64) -> usize {
        let clause = self.words.len();
        self.words.extend([literals.len() as u32, levels, now as u32]);
        self.words.extend_from_slice(literals);
        self.all.push(clause as u32);
        self.watch(watched, literals[0], Watch { clause: clause as u32, blocker: literals[1] });
        self.watch(watched, literals[1], Watch { clause: clause as u32, blocker: literals[0] });
        clause
    }

    #[inline(always)]
    pub(super) fn literals(&self, clause: usize) -> &[Literal] {
        &self.words[clause + HEAD..][..self.words[clause] as usize]
    }

    pub(super) fn used(&mut self, clause: usize, now: u64) {
        self.words[clause + USED] = now as u32;
    }

    /// Forgets half of the clauses, those of many levels first, then those of no use for long; and what level 0
    /// settles. To be called at level 0.
    pub(super) fn forget(&mut self, board: &mut Assignment<S>) {
        let words = std::mem::take(&mut self.words);
        let mut all = std::mem::take(&mut self.all);
        let rank = |&clause: &u32| {
            let clause = clause as usize;
            (words[clause + LEVELS], u32::MAX - words[clause + USED], clause)
        };
        all.sort_unstable_by_key(rank);
        self.clear_watches(&mut board.watched);
        let half = all.len() / 2;
        let mut literals = Vec::new();
        for (i, &clause) in all.iter().enumerate() {
            let clause = clause as usize;
            let (levels, used) = (words[clause + LEVELS], words[clause + USED]);
            if i >= half && levels > KEPT {
                break;
            }
            literals.clear();
            literals.extend_from_slice(&words[clause + HEAD..][..words[clause] as usize]);
            if literals.iter().any(|&literal| board.is_true(literal)) {
                continue;
            }
            literals.retain(|&literal| !board.is_false(literal));
            self.add(&mut board.watched, &literals, levels, used.into());
        }
    }
}

/// Where in `watched` a literal's bit is.
#[inline(always)]
fn word_of<const S: usize>(literal: Literal) -> usize {
    literal as usize >> (S + 1) | (literal as usize & 1) << (2 * S)
}
