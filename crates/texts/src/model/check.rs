//! Are these values a solution? Shares no code with any solver.

use std::collections::HashSet;

use backtrail::{Text, text};
use registry::{Error, Position, Verdict};

use super::formula::Formula;
use super::show;
use super::statement::Model;

/// No more conflicts than this are told.
const TOLD: usize = 100;

/// Checks values, written as `x=1 y=2 z[1,2]=3`. Blanks around `=` and commas or semicolons at the end of a value do not matter.
/// Where the model shows an array as a board, that board may stand there, as it is drawn.
pub(super) fn check(model: &Model, text: &str) -> Result<Verdict, Error> {
    let values = values(model, text)?;
    let given = values.iter().flatten().count();
    let missing = values.len() - given;
    let mut conflicts: Vec<Text> = Vec::new();
    let mut told = HashSet::new();
    for (variable, value) in model.variables.iter().zip(&values) {
        if let Some(value) = value.filter(|value| !variable.domain.contains(value)) {
            conflicts.push(text!("model-not-in-domain", name = variable.name.clone(), value = value));
        }
    }
    for condition in &model.conditions {
        let words = model.words(condition);
        if evaluate(&condition.formula, &values) == Some(0) && told.insert(words.clone()) {
            conflicts.push(text!("model-does-not-hold", line = words));
        }
    }
    let total = conflicts.len() as u64;
    conflicts.truncate(TOLD);
    let goal = model.goal.as_ref().and_then(|goal| evaluate(&goal.formula, &values));
    let summary = match (total, missing, goal) {
        (0, 0, None) => text!("model-is-solution", values = given),
        (0, 0, Some(goal)) => text!("model-is-good", values = given, goal = goal),
        (0, ..) => text!("model-is-partial", values = given, missing = missing),
        _ => text!("model-is-none", values = given),
    };
    Ok(Verdict { summary, conflicts, total, complete: missing == 0 })
}

fn values(model: &Model, text: &str) -> Result<Vec<Option<i64>>, Error> {
    let mut values = vec![None; model.variables.len()];
    if model.shown.is_some() && !text.contains('=') && !text.trim().is_empty() {
        let drawn = show::drawn_values(model, text).ok_or_else(|| Error::said(text!("model-no-board")))?;
        drawn.into_iter().for_each(|(variable, value)| values[variable] = value);
        return Ok(values);
    }
    for (line, text) in (1..).zip(text.lines()) {
        let wrong = |what: Text| Error::said(what).at(Some(Position { line, column: None }));
        let tidy = text.split('=').map(str::trim).collect::<Vec<_>>().join("=");
        for word in tidy.split_whitespace() {
            let word = word.trim_end_matches([',', ';']);
            let (name, value) = word.split_once('=').ok_or_else(|| wrong(text!("model-bad-value", word = word)))?;
            let variable = model.variables.iter().position(|variable| variable.name == name);
            let variable = variable.ok_or_else(|| wrong(text!("model-no-variable", name = name)))?;
            let named = || model.names.iter().position(|known| known == value).map(|place| place as i64 + 1);
            let number = value.parse::<i64>().ok().or_else(|| named().filter(|_| model.variables[variable].is_named));
            values[variable] = Some(number.ok_or_else(|| wrong(text!("model-bad-value", word = word)))?);
        }
    }
    Ok(values)
}

/// The value of a formula, as far as what is given tells; a condition is 1 or 0.
pub(super) fn evaluate(formula: &Formula, values: &[Option<i64>]) -> Option<i64> {
    let of = |part: &Formula| evaluate(part, values);
    let each = |parts: &[Formula]| parts.iter().map(|part| evaluate(part, values)).collect::<Option<Vec<i64>>>();
    match formula {
        Formula::Constant(number) => Some(*number),
        Formula::Variable(variable) => values[*variable as usize],
        Formula::Sum(parts) => each(parts)?.into_iter().try_fold(0_i64, i64::checked_add),
        Formula::Scaled(times, inner) => of(inner)?.checked_mul(*times),
        Formula::Product(left, right) => of(left)?.checked_mul(of(right)?),
        Formula::Absolute(inner) => of(inner)?.checked_abs(),
        Formula::Over(inner, by) => Some(of(inner)?.div_euclid(*by)),
        Formula::Modulo(inner, by) => Some(of(inner)?.rem_euclid(*by)),
        Formula::Least(parts) => each(parts)?.into_iter().min(),
        Formula::Greatest(parts) => each(parts)?.into_iter().max(),
        Formula::Element(place, parts) => of(parts.get(usize::try_from(of(place)?).ok()?)?),
        Formula::Compare(order, left, right) => Some(order.holds(of(left)?, of(right)?).into()),
        // What is not known may still not matter.
        Formula::All(parts) if parts.iter().any(|part| of(part) == Some(0)) => Some(0),
        Formula::Any(parts) if parts.iter().any(|part| of(part) == Some(1)) => Some(1),
        Formula::All(parts) => each(parts).map(|_| 1),
        Formula::Any(parts) => each(parts).map(|_| 0),
        Formula::Not(inner) => Some(1 - of(inner)?),
        Formula::Among(inner, among) => Some(among.contains(&of(inner)?).into()),
        Formula::Row(parts, rows) => Some(rows.contains(&each(parts)?).into()),
        Formula::Different(parts) => {
            let known: Vec<i64> = parts.iter().filter_map(of).collect();
            let several = known.iter().collect::<HashSet<_>>().len();
            if several < known.len() { Some(0) } else { (known.len() == parts.len()).then_some(1) }
        }
    }
}
