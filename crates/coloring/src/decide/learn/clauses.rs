//! Clauses: a store, two watched literals each, and forgetting.
//!
//! A clause is watched by two of its literals; only when one of them becomes false is it looked at (Moskewicz and others,
//! Chaff, 2001), and each watch holds another literal that, if true, saves even that (the blocker of `MiniSat`). Lists of
//! watches are made when a literal gets its first: most choices of a large graph never do.

use super::board::{Assignment, Literal};

/// A watch of a clause.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    pub(super) clause: u32,
    /// A literal of the clause.
    pub(super) blocker: Literal,
}

/// Words before the literals of a clause: how many there are, and how many levels they had.
pub(super) const HEAD: usize = 2;
const LEVELS: usize = 1;

/// Among the levels: it had a part in a conflict since the last forgetting.
const USED: u32 = 1 << 31;

/// Rules have no levels: they are never forgotten.
pub(super) const RULE: u32 = 0;

/// Clauses of so few levels are never forgotten; and of so few if they were used.
const KEPT: u32 = 2;
const KEPT_IF_USED: u32 = 6;

#[derive(Debug)]
pub(super) struct Clauses {
    pub(super) words: Vec<u32>,
    all: Vec<u32>,
    /// Of each literal: its list; 0, which stays empty, if it has none.
    list_of: Box<[u32]>,
    pub(super) lists: Vec<Vec<Watch>>,
}

impl Clauses {
    /// An empty store for clauses over `literals` literals.
    pub(super) fn new(literals: usize) -> Self {
        Clauses { words: Vec::new(), all: Vec::new(), list_of: vec![0; literals].into(), lists: vec![Vec::new()] }
    }

    /// The list of a literal; 0 if it has none.
    #[inline(always)]
    pub(super) fn list_of(&self, literal: Literal) -> usize {
        self.list_of[literal as usize] as usize
    }

    #[inline(always)]
    pub(super) fn watch(&mut self, literal: Literal, watch: Watch) {
        let list = &mut self.list_of[literal as usize];
        if *list == 0 {
            *list = self.lists.len() as u32;
            self.lists.push(Vec::new());
        }
        self.lists[*list as usize].push(watch);
    }

    /// Adds a clause of two literals or more; the first two are watched.
    pub(super) fn add(&mut self, literals: &[Literal], levels: u32) -> u32 {
        let clause = self.words.len() as u32;
        self.words.extend([literals.len() as u32, levels]);
        self.words.extend_from_slice(literals);
        self.all.push(clause);
        self.watch(literals[0], Watch { clause, blocker: literals[1] });
        self.watch(literals[1], Watch { clause, blocker: literals[0] });
        clause
    }

    #[inline(always)]
    pub(super) fn literals(&self, clause: u32) -> &[Literal] {
        let clause = clause as usize;
        &self.words[clause + HEAD..][..self.words[clause] as usize]
    }

    /// Notes that a clause had a part in a conflict.
    pub(super) fn used(&mut self, clause: u32) {
        self.words[clause as usize + LEVELS] |= USED;
    }

    /// Forgets half of the clauses that are neither of few levels nor used, those of many levels first; and what level 0
    /// settles. To be called at level 0.
    pub(super) fn forget(&mut self, board: &mut Assignment) {
        let words = std::mem::take(&mut self.words);
        let all = std::mem::take(&mut self.all);
        board.steps += words.len() as u64;
        let levels_of = |clause: u32| words[clause as usize + LEVELS] & !USED;
        let is_kept = |clause: &u32| {
            let was_used = words[*clause as usize + LEVELS] & USED != 0;
            levels_of(*clause) <= if was_used { KEPT_IF_USED } else { KEPT }
        };
        let (mut kept, mut others): (Vec<u32>, Vec<u32>) = all.into_iter().partition(is_kept);
        others.sort_unstable_by_key(|&clause| (levels_of(clause), words[clause as usize], clause));
        others.truncate(others.len() / 2);
        kept.extend(others);
        kept.sort_unstable();
        self.lists.iter_mut().for_each(Vec::clear);
        let mut literals = Vec::new();
        for clause in kept {
            literals.clear();
            literals.extend_from_slice(&words[clause as usize + HEAD..][..words[clause as usize] as usize]);
            if literals.iter().all(|&literal| board.value(literal) <= 0) {
                literals.retain(|&literal| board.value(literal) == 0);
                self.add(&literals, levels_of(clause));
            }
        }
    }
}
