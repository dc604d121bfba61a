//! What is learned holds for every solution, and each step follows from its reason by the rules alone.

use std::sync::Arc;

use learn::{Cause, Literal, Rules as _, Steps};
use proptest::prelude::*;
use registry::Bounds;

use super::board::Board;
use super::log::Says;
use super::search::{Search, Then};
use crate::model::bits::{Bits, Wide};
use crate::model::propagate::State;
use crate::model::read;
use crate::model::rules::Rules;
use crate::model::statement::Model;
use crate::model::tests::tiny;

/// Does a literal hold where each variable, hidden ones too, has this value, in bits?
fn holds<B: Bits>(board: &Board<B>, literal: Literal, values: &[u32]) -> bool {
    let (variable, says) = board.state.witness.meaning(literal);
    let value = values[variable as usize];
    match says {
        Says::Is(bit) => value == bit,
        Says::IsNot(bit) => value != bit,
        Says::From(bit) => value >= bit,
        Says::UpTo(bit) => bit != u32::MAX && value <= bit,
    }
}

/// All values that keep these rules, of all variables.
fn kept_by(rules: &Rules, is_rule: &dyn Fn(usize) -> bool) -> Vec<Vec<u32>> {
    let mut all = vec![Vec::new()];
    for domain in rules.domains::<Wide>() {
        let more = |values: Vec<u32>| domain.numbers().map(move |bit| [&values[..], &[bit]].concat());
        all = all.into_iter().flat_map(more).collect();
    }
    let keeps = |values: &Vec<u32>| {
        let mut state = State::<Wide>::new(rules);
        state.domains = values.iter().map(|&bit| Wide::one(bit)).collect();
        state.look_at_none();
        (0..rules.rules.len()).filter(|&rule| is_rule(rule)).all(|rule| state.keeps(rules, rule))
    };
    all.into_iter().filter(keeps).collect()
}

fn satisfied(text: &str) -> Option<(Arc<Model>, Arc<Rules>)> {
    let mut model = read(text, &[], &Bounds::NONE).ok()?;
    model.goal = None;
    let rules = Rules::new(&model);
    let many: usize = rules.values.iter().map(|values| values.len()).product();
    (rules.impossible.is_none() && many < 20_000).then(|| (Arc::new(model), Arc::new(rules)))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn what_is_learned_holds_for_every_solution(text in tiny()) {
        let given = satisfied(&text);
        prop_assume!(given.is_some());
        let (model, rules) = given.unwrap();
        let mut search = Search::<u64>::new(&model, &rules, i64::MIN, i64::MAX);
        // Up to the first solution: later clauses leave out what was found.
        search.run(&mut || None, &mut |_| Then::Stop);
        let board = &search.learner.rules;
        let solutions = kept_by(&rules, &|_| true);
        for clause in &board.learned {
            for values in &solutions {
                prop_assert!(clause.iter().any(|&literal| holds(board, literal, values)), "{clause:?} {values:?} {text}");
            }
        }
    }

    #[test]
    fn each_step_follows_from_its_reason_by_its_rule(text in tiny(), picks in prop::collection::vec(any::<prop::sample::Index>(), 12)) {
        let given = satisfied(&text);
        prop_assume!(given.is_some());
        let (_, rules) = given.unwrap();
        let by_rule: Vec<_> = (0..rules.rules.len()).map(|rule| kept_by(&rules, &|other| other == rule)).collect();
        let all = kept_by(&rules, &|_| false);
        let mut board = Board::<u64>::new(&rules, i64::MIN, i64::MAX);
        let mut checked = 0;
        for pick in picks {
            let is_well = board.propagate();
            let reasons = |step: usize, rule: u32| {
                let mut reasons = Vec::new();
                board.each_reason(step, rule, |step| { reasons.push(step); true });
                reasons
            };
            for step in checked.max(1)..board.state.end() {
                let Cause::Rule(number) = board.state.cause(step) else { continue };
                let reasons = reasons(step, number);
                prop_assert!(reasons.iter().all(|reason| *reason < step), "{text}");
                let kept = board.state.witness.reason(number).map_or(&all, |rule| &by_rule[rule]);
                for values in kept {
                    let is_so = reasons.iter().all(|&reason| holds(&board, board.state.literal(reason), values));
                    prop_assert!(!is_so || holds(&board, board.state.literal(step), values), "step {step} {values:?} {text}");
                }
            }
            checked = board.state.end();
            if !is_well {
                let mut steps = Vec::new();
                board.each_of_conflict(|step| steps.push(step));
                let is_kept = |values: &&Vec<u32>| steps.iter().all(|&step| holds(&board, board.state.literal(step), values));
                // Which rule is broken is not kept; all rules together must not allow it.
                prop_assert!(!kept_by(&rules, &|_| true).iter().any(|values| is_kept(&values)), "{}", text);
                break;
            }
            let open: Vec<u32> = (0..board.state.witness.numbers() as u32).filter(|&number| board.state.is_open(number)).collect();
            if open.is_empty() {
                break;
            }
            board.choose(2 * open[pick.index(open.len())] + u32::from(pick.index(2) == 1));
        }
    }
}
