//! Domains and rules as the engine sees them.

use std::sync::Arc;

use learn::{Cause, Literal, Rules as Engine, Steps};

use super::log::Log;
use super::why::Why;
use crate::model::bits::Bits;
use crate::model::propagate::State;
use crate::model::rules::Rules;

/// A model whose domains shrink step by step.
#[derive(Debug)]
pub(super) struct Board<B> {
    pub(super) rules: Arc<Rules>,
    pub(super) state: State<B, Log<B>>,
    /// The steps that cannot all be, if there is a conflict.
    conflict: Option<Vec<u32>>,
    /// What was learned.
    #[cfg(test)]
    pub(super) learned: Vec<Vec<Literal>>,
}

impl<B: Bits> Board<B> {
    /// All domains as they are from the start. What is to be small must lie between two numbers.
    pub(super) fn new(rules: &Arc<Rules>, floor: i64, ceiling: i64) -> Self {
        let mut state = State::watched(rules, |domains| Log::new(rules, domains));
        (state.floor, state.ceiling) = (floor, ceiling);
        Board {
            rules: rules.clone(),
            state,
            conflict: None,
            #[cfg(test)]
            learned: Vec::new(),
        }
    }

    /// Begins another level with this choice.
    pub(super) fn choose(&mut self, literal: Literal) {
        self.state.witness.begin_level();
        self.make_true(literal, Cause::Choice);
    }

    /// The last level that has a part in the conflict. It may be an earlier one than the level that was reached: a rule that was
    /// looked at too often was left alone for a while.
    pub(super) fn level_of_conflict(&self) -> usize {
        let steps = self.conflict.iter().flatten();
        steps.map(|&step| self.state.level_of(step as usize)).max().unwrap_or(0)
    }

    /// Takes the conflict out, and puts it back.
    pub(super) fn conflict(&mut self) -> &mut Option<Vec<u32>> {
        &mut self.conflict
    }
}

impl<B: Bits> Engine for Board<B> {
    type Steps = State<B, Log<B>>;

    fn steps(&self) -> &Self::Steps {
        &self.state
    }

    fn each_reason(&self, step: usize, rule: u32, mut each: impl FnMut(usize) -> bool) -> bool {
        let why = Why::of_step(&self.rules, &self.state, step, self.state.literal(step), rule);
        why.into_iter().all(|step| each(step as usize))
    }

    fn each_of_conflict(&self, each: impl FnMut(usize)) {
        self.conflict.iter().flatten().map(|&step| step as usize).for_each(each);
    }

    fn is_conflict(&self) -> bool {
        self.conflict.is_some()
    }

    fn propagate(&mut self) -> bool {
        if self.conflict.is_some() {
            return false;
        }
        let Err(broken) = self.state.propagate(&self.rules) else { return true };
        if let Some((variable, before)) = self.state.witness.starved {
            self.state.domains[variable as usize] = before;
        }
        self.state.starved = None;
        self.conflict = Some(Why::of_conflict(&self.rules, &self.state, broken));
        false
    }

    fn next_false(&mut self) -> Option<Literal> {
        self.state.witness.next_false()
    }

    fn make_true(&mut self, literal: Literal, cause: Cause) {
        let variable = self.state.witness.meaning(literal).0;
        let before = self.state.domains[variable as usize];
        let after = self.state.witness.make_true(literal, cause, &before);
        self.state.put(&self.rules, variable, after);
    }

    fn back_to(&mut self, level: usize) {
        let State { witness, domains, .. } = &mut self.state;
        witness.back_to(level, |variable, domain| domains[variable as usize] = domain);
        self.state.look_at_none();
        self.conflict = None;
    }

    fn watched(&mut self, literal: Literal) {
        self.state.witness.watch(literal, true);
    }

    fn unwatched(&mut self, literal: Literal) {
        self.state.witness.watch(literal, false);
    }

    #[cfg(test)]
    fn learned(&mut self, clause: &[Literal]) {
        self.learned.push(clause.to_vec());
    }
}
