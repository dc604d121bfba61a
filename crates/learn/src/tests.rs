//! The engine on plain formulas, against trying all assignments; and what it says of clauses, as a proof that is checked line
//! by line.

use crate::{Cause, Learner, Literal, Record, Rules, Steps, Trail};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// A formula as rules: each clause is looked at whenever something changed. (What a clause follows by is worked out when it
/// is asked for, as lazy rules do.)
#[derive(Debug)]
struct Formula<const PASSES_PARTS_ON: bool> {
    rules: Vec<Vec<Literal>>,
    /// Does the one literal that a rule of two follows by stand for it?
    stands: bool,
    /// Do rules of more than two literals wait until all else is done?
    waits: bool,
    trail: Trail,
    visited: usize,
    broken: Option<usize>,
    /// What was learned (true) and forgotten (false).
    proof: Vec<(bool, Vec<Literal>)>,
    watched: BTreeSet<Literal>,
}

impl<const P: bool> Formula<P> {
    fn choose(&mut self, literal: Literal) {
        self.trail.begin_level();
        self.trail.push(literal, Cause::Choice);
    }

    /// Does what follows from one rule with `may` literals, at most; false if nothing does.
    fn follow(&mut self, may: usize) -> bool {
        for (rule, literals) in self.rules.iter().enumerate().filter(|(_, literals)| literals.len() <= may) {
            if literals.iter().any(|&literal| self.trail.is_true(literal)) {
                continue;
            }
            let mut open = literals.iter().copied().filter(|&literal| !self.trail.is_false(literal));
            match (open.next(), open.next()) {
                (None, _) => self.broken = Some(rule),
                (Some(literal), None) => self.trail.push(literal, Cause::Rule(rule as u32)),
                _ => continue,
            }
            return true;
        }
        false
    }
}

impl<const P: bool> Rules for Formula<P> {
    type Steps = Trail;

    const PASSES_PARTS_ON: bool = P;

    fn steps(&self) -> &Trail {
        &self.trail
    }

    fn each_reason(&self, step: usize, rule: u32, mut each: impl FnMut(usize) -> bool) -> bool {
        let own = self.trail.literal(step);
        let mut others = self.rules[rule as usize].iter().filter(|&&literal| literal != own);
        others.all(|&literal| {
            let reason = self.trail.step_of(literal);
            assert!(reason < step && self.trail.is_false(literal));
            each(reason)
        })
    }

    fn each_of_conflict(&self, each: impl FnMut(usize)) {
        let rule = &self.rules[self.broken.expect("a conflict")];
        rule.iter().map(|&literal| self.trail.step_of(literal)).for_each(each);
    }

    fn stands_for(&self, rule: u32) -> Option<Literal> {
        match self.rules[rule as usize][..] {
            [a, b] if self.stands => Some(if self.trail.step_of(a) < self.trail.step_of(b) { a ^ 1 } else { b ^ 1 }),
            _ => None,
        }
    }

    fn is_conflict(&self) -> bool {
        self.broken.is_some()
    }

    fn propagate(&mut self) -> bool {
        while self.broken.is_none() && self.follow(if self.waits { 2 } else { usize::MAX }) {}
        self.broken.is_none()
    }

    fn next_false(&mut self) -> Option<Literal> {
        let literal = self.trail.get(self.visited)?;
        self.visited += 1;
        Some(literal ^ 1)
    }

    fn propagate_late(&mut self) -> bool {
        self.waits && self.follow(usize::MAX)
    }

    fn make_true(&mut self, literal: Literal, cause: Cause) {
        assert!(self.trail.is_open(literal >> 1));
        self.trail.push(literal, cause);
    }

    fn back_to(&mut self, level: usize) {
        self.trail.back_to(level, |_| ());
        self.visited = self.trail.end();
        self.broken = None;
    }

    fn watched(&mut self, literal: Literal) {
        assert!(self.watched.insert(literal));
    }

    fn unwatched(&mut self, literal: Literal) {
        assert!(self.watched.remove(&literal));
    }

    fn learned(&mut self, clause: &[Literal]) {
        self.proof.push((true, clause.to_vec()));
    }

    fn forgot(&mut self, clause: &[Literal]) {
        self.proof.push((false, clause.to_vec()));
    }
}

/// How a search is done; each of it should leave the answer as it is.
#[derive(Clone, Copy, Debug)]
struct Way {
    /// Which clauses are rules: those whose number is no multiple of this.
    rules: usize,
    stands: bool,
    waits: bool,
    /// Conflicts after which it begins afresh, and forgets.
    restart: u32,
    forget: u32,
    /// Solutions that are forbidden, before choices are turned round.
    forbidden: usize,
    /// The bits of the values that are tried first.
    phases: u32,
}

fn holds(clause: &[Literal], values: u32) -> bool {
    clause.iter().any(|&literal| values >> (literal >> 1) & 1 != literal & 1)
}

/// What a search came to.
struct Ended {
    found: Vec<u32>,
    conflicts: u32,
    /// The proof up to the first solution.
    proof: Vec<(bool, Vec<Literal>)>,
}

fn solve<const P: bool>(variables: u32, clauses: &[Vec<Literal>], way: Way) -> Ended {
    let (rules, added): (Vec<_>, Vec<_>) = (0..).zip(clauses).partition(|(i, _)| i % way.rules != 0);
    let rules = Formula::<P> {
        rules: rules.into_iter().map(|(_, clause)| clause.clone()).collect(),
        stands: way.stands,
        waits: way.waits,
        trail: Trail::new(variables as usize),
        visited: 0,
        broken: None,
        proof: Vec::new(),
        watched: BTreeSet::new(),
    };
    let mut learner = Learner::new(rules, variables as usize);
    (0..variables).for_each(|variable| learner.activity.insert(variable, 0.0));
    let mut end = Ended { found: Vec::new(), conflicts: 0, proof: Vec::new() };
    let mut is_over = !added.into_iter().all(|(_, clause)| learner.add(clause));
    let mut since = 0;
    while !is_over {
        if !learner.propagate() {
            since += 1;
            match learner.rules.trail.level() {
                0 => is_over = true,
                _ if learner.is_at_floor() => learner.turn_round(),
                level => {
                    let levels = learner.learn();
                    assert!(levels >= 1 && levels as usize <= level);
                    learner.activity.fade(0.95);
                }
            }
        } else if since >= way.restart {
            since = 0;
            if learner.conflicts().is_multiple_of(way.forget) {
                learner.forget(|clauses: &mut [Record]| {
                    assert!(clauses.iter().all(|clause| clause.levels > 0 && clause.len > 1));
                    clauses.reverse();
                    clauses.len() / 2
                });
            } else {
                learner.restart();
            }
        } else if let Some(variable) = learner.activity.next(&learner.rules.trail) {
            learner.rules.choose(2 * variable + (way.phases >> variable & 1));
        } else {
            if end.found.is_empty() {
                end.proof.clone_from(&learner.rules.proof);
            }
            let is_set = |&variable: &u32| learner.rules.trail.is_true(2 * variable);
            end.found.push((0..variables).filter(is_set).fold(0, |values, variable| values | 1 << variable));
            match learner.rules.trail.level() {
                0 => is_over = true,
                _ if end.found.len() <= way.forbidden => learner.forbid(),
                _ => learner.turn_round(),
            }
        }
    }
    if end.found.is_empty() {
        end.proof = std::mem::take(&mut learner.rules.proof);
    }
    end.conflicts = learner.conflicts();
    learner.clear();
    assert!(learner.rules.watched.is_empty());
    end
}

/// Does it follow from the clauses, by propagation alone, that this one holds?
fn follows(variables: u32, clauses: &[Vec<Literal>], clause: &[Literal]) -> bool {
    let mut is_false = vec![false; 2 * variables as usize];
    clause.iter().for_each(|&literal| is_false[literal as usize] = true);
    loop {
        let mut changed = false;
        for clause in clauses {
            let mut left = clause.iter().filter(|&&literal| !is_false[literal as usize]);
            match (left.next(), left.next()) {
                (None, _) => return true,
                (Some(&literal), None) if !is_false[literal as usize ^ 1] => {
                    is_false[literal as usize ^ 1] = true;
                    changed = true;
                }
                _ => {}
            }
        }
        if !changed {
            return false;
        }
    }
}

/// Does each line of the proof follow from those before it, and was each clause there that is forgotten?
fn check_proof(variables: u32, clauses: &[Vec<Literal>], end: &Ended) -> Result<(), TestCaseError> {
    let sorted = |clause: &Vec<Literal>| {
        let mut clause = clause.clone();
        clause.sort_unstable();
        clause
    };
    let mut known: Vec<_> = clauses.iter().map(sorted).collect();
    for (is_learned, clause) in &end.proof {
        let clause = sorted(clause);
        if *is_learned {
            prop_assert!(follows(variables, &known, &clause), "{:?} does not follow", clause);
            known.push(clause);
        } else {
            let at = known.iter().position(|other| *other == clause);
            prop_assert!(at.is_some(), "{:?} was not there", clause);
            known.swap_remove(at.expect("just asked"));
        }
    }
    prop_assert!(!end.found.is_empty() || follows(variables, &known, &[]), "the proof has a hole");
    Ok(())
}

fn check<const P: bool>(variables: u32, clauses: &[Vec<Literal>], way: Way) -> Result<(), TestCaseError> {
    let all_hold = |values: &u32| clauses.iter().all(|clause| holds(clause, *values));
    let expected: BTreeSet<u32> = (0..1 << variables).filter(all_hold).collect();
    let end = solve::<P>(variables, clauses, way);
    prop_assert_eq!(end.found.len(), expected.len());
    prop_assert_eq!(&end.found.iter().copied().collect::<BTreeSet<_>>(), &expected);
    check_proof(variables, clauses, &end)?;
    prop_assert!(end.proof.iter().all(|(_, clause)| expected.iter().all(|&values| holds(clause, values))));
    Ok(())
}

fn way() -> impl Strategy<Value = Way> {
    let how = (1usize..4, any::<bool>(), any::<bool>());
    (how, 1u32..8, 1u32..4, 0usize..6, any::<u32>()).prop_map(|(how, restart, forget, forbidden, phases)| {
        let (rules, stands, waits) = how;
        Way { rules, stands, waits, restart, forget, forbidden, phases }
    })
}

/// Clauses of one to four literals, two or three of them mostly; no variable twice in one.
fn clauses(variables: u32) -> impl Strategy<Value = Vec<Vec<Literal>>> {
    let len = prop_oneof![1 => Just(1usize), 20 => Just(2), 60 => Just(3), 10 => Just(4)];
    let all: Vec<u32> = (0..variables).collect();
    let clause = len.prop_flat_map(move |len| (proptest::sample::subsequence(all.clone(), len), any::<u32>()));
    let signed = clause.prop_map(|(clause, signs)| {
        clause.into_iter().map(|variable| 2 * variable + (signs >> variable & 1)).collect::<Vec<_>>()
    });
    proptest::collection::vec(signed, 0..5 * variables as usize)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn solutions_are_those_of_brute_force_and_proofs_hold(
        (variables, clauses) in (5u32..=12).prop_flat_map(|variables| (Just(variables), clauses(variables))),
        way in way(),
    ) {
        check::<false>(variables, &clauses, way)?;
        check::<true>(variables, &clauses, way)?;
    }
}

/// Pigeons in too few holes, with holes as rules and pigeons as clauses: hundreds of conflicts, so that clauses are forgotten
/// many times.
#[test]
fn pigeons_do_not_fit() {
    let (pigeons, holes) = (6, 5);
    let at = |pigeon: u32, hole: u32| 2 * (pigeon * holes + hole);
    let mut clauses: Vec<Vec<Literal>> = Vec::new();
    for pigeon in 0..pigeons {
        clauses.push((0..holes).map(|hole| at(pigeon, hole)).collect());
    }
    for hole in 0..holes {
        for b in 0..pigeons {
            clauses.extend((0..b).map(|a| vec![at(a, hole) ^ 1, at(b, hole) ^ 1]));
        }
    }
    for stands in [false, true] {
        let way = Way { rules: usize::MAX, stands, waits: false, restart: 10, forget: 3, forbidden: 0, phases: 0 };
        let end = solve::<true>(pigeons * holes, &clauses, way);
        assert!(end.found.is_empty() && end.conflicts > 50, "{} conflicts", end.conflicts);
        check_proof(pigeons * holes, &clauses, &end).unwrap();
    }
}
