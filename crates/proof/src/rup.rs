//! Clauses that follow by unit propagation: a store of them, and the question whether one more does.
//!
//! A clause follows if assuming the opposite of each of its literals leads to a contradiction by itself: each clause with one
//! literal left makes that true, each true variable makes those false that it excludes, until a clause has none left (reverse unit
//! propagation; Goldberg and Novikov, 2003). Two literals of each clause are watched, so that only clauses are looked at that
//! might have come down to one.
//!
//! What follows without any assumption stays for good, even if the clauses from which it follows are deleted: they were implied,
//! and so is that. Public checkers do the same.

use std::collections::HashMap;

use crate::encoding::Encoding;
use crate::read::Literal;

/// A literal as an index: twice the variable, plus 1 if it is false.
type Index = u32;

fn index(literal: Literal) -> Index {
    literal.unsigned_abs() << 1 | u32::from(literal < 0)
}

/// A watch of a clause, with another of its literals: while that is true, the clause need not be looked at.
#[derive(Clone, Copy)]
struct Watch {
    clause: u32,
    blocker: Index,
}

/// Deleted clauses are swept away once they hold this number of words, and more than what is left.
const SWEEP: usize = 1 << 20;

/// Clauses over the variables of an encoding.
pub(crate) struct Clauses<E> {
    pub(crate) encoding: E,
    /// Of each literal: 1 if it is true, −1 if it is false, 0 if it is open.
    values: Vec<i8>,
    /// What became true, in order. Outside a question nothing is assumed: all of it follows.
    trail: Vec<Index>,
    /// How far the trail was propagated.
    head: usize,
    /// The clauses one after the other: how many literals (0 if it is deleted), how many words there are, and the literals.
    words: Vec<u32>,
    dead: usize,
    watches: Vec<Vec<Watch>>,
    /// By a sum over their literals: where clauses are.
    known: HashMap<u64, Vec<u32>>,
    /// Is there a contradiction without any assumption?
    pub(crate) is_refuted: bool,
}

/// Words before the literals of a clause.
const HEAD: usize = 2;

impl<E: Encoding> Clauses<E> {
    /// No clauses but those of the encoding.
    pub(crate) fn new(encoding: E) -> Self {
        let literals = 2 * (encoding.variables() as usize + 1);
        let mut clauses = Clauses {
            encoding,
            values: vec![0; literals],
            trail: Vec::new(),
            head: 0,
            words: Vec::new(),
            dead: 0,
            watches: (0..literals).map(|_| Vec::new()).collect(),
            known: HashMap::new(),
            is_refuted: false,
        };
        let mut given: Vec<Vec<Literal>> = Vec::new();
        clauses.encoding.each_clause(&mut |clause| given.push(clause.to_vec()));
        given.iter().for_each(|clause| clauses.add(clause));
        clauses
    }

    /// Is this a variable?
    pub(crate) fn has(&self, literal: Literal) -> bool {
        u64::from(literal.unsigned_abs()) <= self.encoding.variables()
    }

    /// Does a clause follow from those that there are, by unit propagation?
    pub(crate) fn imply(&mut self, clause: &[Literal]) -> bool {
        if self.is_refuted {
            return true;
        }
        let start = self.trail.len();
        let mut follows = false;
        for &literal in clause {
            let index = index(literal);
            match self.values[index as usize] {
                1 => follows = true,
                0 => self.make_true(index ^ 1),
                _ => {}
            }
        }
        follows = follows || !self.propagate();
        for index in self.trail.drain(start..) {
            self.values[index as usize] = 0;
            self.values[index as usize ^ 1] = 0;
        }
        self.head = start;
        follows
    }

    /// Adds a clause.
    pub(crate) fn add(&mut self, clause: &[Literal]) {
        let literals = normal(clause);
        let at = self.words.len() as u32;
        self.words.extend([literals.len() as u32, literals.len() as u32]);
        self.words.extend(&literals);
        self.known.entry(sum(&literals)).or_default().push(at);
        self.attach(at);
        if !self.is_refuted && !self.propagate() {
            self.is_refuted = true;
        }
    }

    /// Deletes a clause. False if there is none.
    pub(crate) fn delete(&mut self, clause: &[Literal]) -> bool {
        let literals = normal(clause);
        let key = sum(&literals);
        let Some(places) = self.known.get_mut(&key) else { return false };
        // The order of literals changes as they are watched.
        let same = |at: &u32| {
            let mut others = literals_at(&self.words, *at).to_vec();
            others.sort_unstable();
            others == literals
        };
        let Some(place) = places.iter().rposition(same) else { return false };
        let at = places.swap_remove(place) as usize;
        if places.is_empty() {
            self.known.remove(&key);
        }
        self.words[at] = 0;
        self.dead += HEAD + literals.len();
        if self.dead > SWEEP && 2 * self.dead > self.words.len() {
            self.sweep();
        }
        true
    }

    /// Watches two literals of a clause that are not false, or draws the conclusion if there are fewer. They are in order.
    fn attach(&mut self, at: u32) {
        let values = &self.values;
        let literals = literals_at_mut(&mut self.words, at);
        if literals.iter().any(|&index| values[index as usize] > 0) || is_tautology(literals) {
            return; // it stays true, so that nothing ever follows from it
        }
        let mut found = 0;
        for i in 0..literals.len() {
            if values[literals[i] as usize] == 0 {
                literals.swap(found, i);
                found += 1;
                if found == 2 {
                    break;
                }
            }
        }
        match (found, &literals[..]) {
            (0, _) => self.is_refuted = true,
            (1, &[only, ..]) => self.make_true(only),
            (_, &[a, b, ..]) => {
                self.watches[a as usize].push(Watch { clause: at, blocker: b });
                self.watches[b as usize].push(Watch { clause: at, blocker: a });
            }
            _ => unreachable!("as many as were found are there"),
        }
    }

    /// Takes the deleted clauses out of the store.
    fn sweep(&mut self) {
        let words = std::mem::take(&mut self.words);
        self.dead = 0;
        self.watches.iter_mut().for_each(Vec::clear);
        self.known.clear();
        let mut at = 0;
        while at < words.len() {
            let (len, size) = (words[at] as usize, words[at + 1] as usize);
            if len > 0 {
                let mut literals = words[at + HEAD..][..len].to_vec();
                literals.sort_unstable();
                let place = self.words.len() as u32;
                self.words.extend([len as u32, len as u32]);
                self.words.extend(&literals);
                self.known.entry(sum(&literals)).or_default().push(place);
                self.attach(place);
            }
            at += HEAD + size;
        }
    }

    fn make_true(&mut self, index: Index) {
        self.values[index as usize] = 1;
        self.values[index as usize ^ 1] = -1;
        self.trail.push(index);
    }

    /// Draws all conclusions. False if there is a contradiction.
    fn propagate(&mut self) -> bool {
        while let Some(&index) = self.trail.get(self.head) {
            self.head += 1;
            if index & 1 == 0 && !self.exclude(index >> 1) || !self.visit(index ^ 1) {
                return false;
            }
        }
        true
    }

    /// Makes false what a true variable excludes. False if some of it is true.
    fn exclude(&mut self, variable: u32) -> bool {
        let (values, trail) = (&mut self.values, &mut self.trail);
        self.encoding.each_excluded(variable, &mut |other| {
            let index = other << 1;
            match values[index as usize] {
                1 => return false,
                0 => {
                    values[index as usize] = -1;
                    values[index as usize | 1] = 1;
                    trail.push(index | 1);
                }
                _ => {}
            }
            true
        })
    }

    /// Looks at the clauses that watch a literal which became false.
    fn visit(&mut self, fell: Index) -> bool {
        let mut watches = std::mem::take(&mut self.watches[fell as usize]);
        let mut agrees = true;
        watches.retain(|watch| {
            if !agrees || self.values[watch.blocker as usize] > 0 {
                return true;
            }
            let literals = literals_at_mut(&mut self.words, watch.clause);
            if literals.is_empty() {
                return false; // deleted
            }
            if literals[0] == fell {
                literals.swap(0, 1);
            }
            let first = literals[0];
            match self.values[first as usize] {
                1 => return true,
                value => {
                    if let Some(other) = (2..literals.len()).find(|&i| self.values[literals[i] as usize] >= 0) {
                        literals.swap(1, other);
                        self.watches[literals[1] as usize].push(Watch { clause: watch.clause, blocker: first });
                        return false;
                    }
                    if value < 0 {
                        agrees = false;
                    } else {
                        self.values[first as usize] = 1;
                        self.values[first as usize ^ 1] = -1;
                        self.trail.push(first);
                    }
                }
            }
            true
        });
        self.watches[fell as usize] = watches;
        agrees
    }
}

/// The literals of a clause as indices, ascending, each once.
fn normal(clause: &[Literal]) -> Vec<Index> {
    let mut literals: Vec<Index> = clause.iter().map(|&literal| index(literal)).collect();
    literals.sort_unstable();
    literals.dedup();
    literals
}

fn sum(literals: &[Index]) -> u64 {
    literals.iter().fold(0, |sum: u64, &literal| (sum.rotate_left(5) ^ u64::from(literal)).wrapping_mul(MIX))
}

/// An odd number without a pattern: the fractional part of the golden ratio.
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

/// Has a clause, in order, a literal and its opposite?
fn is_tautology(literals: &[Index]) -> bool {
    literals.windows(2).any(|pair| pair[0] ^ 1 == pair[1])
}

fn literals_at(words: &[u32], at: u32) -> &[Index] {
    let at = at as usize;
    &words[at + HEAD..][..words[at] as usize]
}

fn literals_at_mut(words: &mut [u32], at: u32) -> &mut [Index] {
    let at = at as usize;
    let len = words[at] as usize;
    &mut words[at + HEAD..][..len]
}

#[cfg(test)]
mod tests {
    use super::*;
    use backtrail::Text;
    use proptest::prelude::*;

    /// Some variables, of which every third excludes the next.
    struct Plain(u32);

    impl Encoding for Plain {
        fn variables(&self) -> u64 {
            self.0.into()
        }

        fn each_clause(&self, _: &mut dyn FnMut(&[Literal])) {}

        fn each_excluded(&self, variable: u32, each: &mut impl FnMut(u32) -> bool) -> bool {
            let other = if variable % 3 == 1 { variable + 1 } else { variable.saturating_sub(1) };
            variable.is_multiple_of(3) || other > self.0 || each(other)
        }

        fn structure(&mut self, _: &str, _: &[&str], _: &mut dyn FnMut(&[Literal])) -> Result<(), Text> {
            Ok(())
        }
    }

    /// Do all assignments that fulfil some clauses fulfil this one?
    fn follows(variables: u32, clauses: &[Vec<Literal>], clause: &[Literal]) -> bool {
        (0u32..1 << variables).all(|truth| {
            let is_true = |&literal: &Literal| (truth >> (literal.unsigned_abs() - 1) & 1 == 1) == (literal > 0);
            let excludes = |v: u32| v % 3 == 1 && v < variables && is_true(&(v as i32)) && is_true(&(v as i32 + 1));
            let fulfils = clauses.iter().all(|clause| clause.iter().any(is_true)) && !(1..=variables).any(excludes);
            !fulfils || clause.iter().any(is_true)
        })
    }

    fn clauses() -> impl Strategy<Value = Vec<Vec<Literal>>> {
        let literal = (1..=7i32, any::<bool>()).prop_map(|(v, is_true)| if is_true { v } else { -v });
        proptest::collection::vec(proptest::collection::vec(literal, 0..4), 1..24)
    }

    proptest! {
        #[test]
        fn what_is_said_to_follow_follows(clauses in clauses(), gone in any::<prop::sample::Index>()) {
            let mut known = Clauses::new(Plain(7));
            let mut added: Vec<Vec<Literal>> = Vec::new();
            for clause in &clauses {
                if known.imply(clause) {
                    prop_assert!(follows(7, &added, clause), "{:?} from {:?}", clause, added);
                }
                known.add(clause);
                added.push(clause.clone());
                prop_assert_eq!(known.is_refuted && follows(7, &added, &[]), known.is_refuted);
            }
            // What was drawn from a clause stays when it goes, and still follows from all that there ever was.
            let gone = &added[gone.index(added.len())];
            let mut turned = gone.clone();
            turned.reverse();
            prop_assert!(known.delete(&turned));
            for clause in &clauses {
                prop_assert!(!known.imply(clause) || follows(7, &added, clause));
            }
        }

        /// With all variables decided by units, propagation sees all there is to see.
        #[test]
        fn a_whole_assignment_is_judged_rightly(clauses in clauses(), truth in 0u32..128) {
            let mut known = Clauses::new(Plain(7));
            clauses.iter().for_each(|clause| known.add(clause));
            let clause: Vec<Literal> = (1..=7).map(|v| if truth >> (v - 1) & 1 == 1 { -v } else { v }).collect();
            prop_assert_eq!(known.imply(&clause), follows(7, &clauses, &clause));
        }
    }

    #[test]
    fn a_clause_is_deleted_once_for_each_time_it_was_added() {
        let mut known = Clauses::new(Plain(9));
        known.add(&[3, 6, 9]);
        known.add(&[9, 3, 6]);
        assert!(known.delete(&[6, 3, 9]) && known.delete(&[3, 6, 9]) && !known.delete(&[3, 6, 9]));
        assert!(!known.imply(&[3, 6, 9]));
    }

    #[test]
    fn a_store_that_was_swept_says_the_same() {
        let mut known = Clauses::new(Plain(3_000));
        let clause = |at: i32| [3 * at, -3 * (at + 1), 3 * (at + 2)];
        for at in 1..900 {
            known.add(&clause(at));
        }
        // Long ones come and go, until they are swept away.
        let long: Vec<Literal> = (1..=1_000).map(|v| 3 * v).collect();
        for _ in 0..1_200 {
            known.add(&long);
            assert!(known.delete(&long));
        }
        assert!(known.words.len() < SWEEP && !known.imply(&long));
        assert!((1..900).all(|at| known.imply(&clause(at))) && known.delete(&clause(7)) && !known.imply(&clause(7)));
    }
}
