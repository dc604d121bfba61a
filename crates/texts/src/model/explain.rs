//! Why a model has no solution: lines that contradict each other, so few that there is a solution without any one of them.

use std::collections::BTreeSet;
use std::sync::Arc;

use backtrail::{Limits, Search, Status, Text, text};
use registry::{Ending, Explanation, Solution, Step};

use super::bits::Bits;
use super::fewest::Fewest;
use super::instance::with_width;
use super::rules::Rules;
use super::statement::Model;
use super::values::Values;

/// All searches together look at this many rules: some tenths of a second. A visit looks at each once, more or less.
const PATIENCE: u64 = 30_000;

/// Looks for lines that contradict each other; says so if there is a solution.
pub(super) fn explain(model: &Model) -> Explanation {
    let told = |steps: Vec<Step>, reached: Option<Box<dyn Solution>>, end: Text, ending: Ending| Explanation {
        steps,
        reached,
        end,
        ending,
    };
    let patience = PATIENCE / Rules::new(model).rules.len().max(1) as u64;
    let mut left = patience;
    let all: BTreeSet<usize> = model.conditions.iter().map(|condition| condition.line).collect();
    let gave_up = || told(Vec::new(), None, text!("model-gave-up", visits = patience), Ending::GaveUp);
    match solve(model, &all, &mut left) {
        Attempt::Solved(values) => return told(Vec::new(), Some(values), text!("model-has-solution"), Ending::Solved),
        Attempt::Unknown => return gave_up(),
        Attempt::None => {}
    }
    let mut kept = all.clone();
    for line in all.into_iter().rev() {
        let without: BTreeSet<usize> = kept.iter().copied().filter(|&other| other != line).collect();
        match solve(model, &without, &mut left) {
            Attempt::None => kept = without,
            Attempt::Solved(_) => {}
            Attempt::Unknown => return gave_up(),
        }
    }
    let steps = kept.iter().map(|&line| {
        let line = &model.lines[line];
        let text = text!("model-contradicts", number = line.place.line, line = line.words.clone());
        Step { name: "line", called: text!("model-step-line"), text }
    });
    let end = text!("model-contradiction", lines = kept.len());
    told(steps.collect(), None, end, Ending::Impossible)
}

enum Attempt {
    Solved(Box<Values>),
    None,
    Unknown,
}

/// Has the model a solution, with the conditions of these lines alone? Takes its visits from those that are left.
fn solve(model: &Model, lines: &BTreeSet<usize>, left: &mut u64) -> Attempt {
    let mut part = Model { goal: None, ..model.clone() };
    part.conditions.retain(|condition| lines.contains(&condition.line));
    let part = Arc::new(part);
    let rules = Arc::new(Rules::new(&part));
    with_width!(rules.wide, B => first::<B>(&part, &rules, left))
}

fn first<B: Bits>(model: &Arc<Model>, rules: &Arc<Rules>, left: &mut u64) -> Attempt {
    let limits = Limits { visits: Some(*left), ..Limits::default() };
    let mut search = Search::new(Fewest::<B>::new(model, rules, None)).limits(limits);
    let found = search.first();
    let outcome = search.outcome();
    *left = left.saturating_sub(outcome.stats.visits.unwrap_or(0));
    match (found, outcome.status) {
        (Some(values), _) => Attempt::Solved(Box::new(values)),
        (None, Status::Stopped(_)) => Attempt::Unknown,
        (None, _) => Attempt::None,
    }
}
