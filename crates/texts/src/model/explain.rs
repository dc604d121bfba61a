//! Why a model has no solution: lines that contradict each other, so few that there is a solution without any one of them.

use std::collections::BTreeSet;
use std::sync::Arc;

use backtrail::{Limits, Search, Status, Text, text};
use registry::{Ending, Explanation, Solution};

use super::bits::Bits;
use super::fewest::Fewest;
use super::instance::with_width;
use super::rules::Rules;
use super::statement::Model;
use super::values::Values;

/// No search here is longer.
const PATIENCE: u64 = 200_000;

/// Looks for lines that contradict each other; says so if there is a solution.
pub(super) fn explain(model: &Model) -> Explanation {
    let told = |steps: Vec<(&'static str, Text)>, reached: Option<Box<dyn Solution>>, end: Text, ending: Ending| {
        Explanation { steps, reached, end, ending }
    };
    let all: BTreeSet<usize> = model.conditions.iter().map(|condition| condition.line).collect();
    let gave_up = || told(Vec::new(), None, text!("model-gave-up", visits = PATIENCE), Ending::GaveUp);
    match solve(model, &all) {
        Answer::Solved(values) => return told(Vec::new(), Some(values), text!("model-has-solution"), Ending::Solved),
        Answer::Unknown => return gave_up(),
        Answer::None => {}
    }
    let mut kept = all.clone();
    for line in all.into_iter().rev() {
        let without: BTreeSet<usize> = kept.iter().copied().filter(|&other| other != line).collect();
        match solve(model, &without) {
            Answer::None => kept = without,
            Answer::Solved(_) => {}
            Answer::Unknown => return gave_up(),
        }
    }
    let steps = kept.iter().map(|&line| {
        let line = &model.lines[line];
        ("line", text!("model-contradicts", number = line.place.line, line = line.words.clone()))
    });
    let end = text!("model-contradiction", lines = kept.len());
    told(steps.collect(), None, end, Ending::Impossible)
}

enum Answer {
    Solved(Box<Values>),
    None,
    Unknown,
}

/// Has the model a solution, with the conditions of these lines alone?
fn solve(model: &Model, lines: &BTreeSet<usize>) -> Answer {
    let mut part = Model { goal: None, ..model.clone() };
    part.conditions.retain(|condition| lines.contains(&condition.line));
    let part = Arc::new(part);
    let rules = Arc::new(Rules::new(&part));
    with_width!(rules.wide, B => first::<B>(&part, &rules))
}

fn first<B: Bits>(model: &Arc<Model>, rules: &Arc<Rules>) -> Answer {
    let limits = Limits { visits: Some(PATIENCE), ..Limits::default() };
    let mut search = Search::new(Fewest::<B>::new(model, rules, None)).limits(limits);
    match (search.first(), search.outcome().status) {
        (Some(values), _) => Answer::Solved(Box::new(values)),
        (None, Status::Stopped(_)) => Answer::Unknown,
        (None, _) => Answer::None,
    }
}
