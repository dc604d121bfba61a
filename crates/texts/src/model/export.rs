//! A model as `MiniZinc`, for every solver that `MiniZinc` knows.
//!
//! What is written is what our solvers see: `for` and `*` written out, words as sums, names of values as numbers. Nothing but all-different
//! needs a library, and the output of each solution is what `check model` reads.

use std::collections::HashSet;

use super::formula::Formula;
use super::hull::hull;
use super::statement::{Model, Variable};
use super::syntax::Order;

/// Words that `MiniZinc` keeps for itself, or that its library defines and a model may well use.
const KEPT: &str = " ann annotation any array bool case constraint default diff div else elseif endif enum exists false float forall \
    function if in include int intersect let list maximize maybe minimize mod not of op opt output par predicate record satisfy set solve \
    string subset superset symdiff test then true tuple type union var where xor abs max min sum product count show index_set pow ";

/// A model as `MiniZinc`.
pub(super) fn minizinc(model: &Model) -> String {
    let names = names(&model.variables);
    let export = Export { model, names: &names };
    let mut text = String::new();
    if let Some(title) = &model.title {
        text += &format!("% {title}\n");
    }
    text += "include \"alldifferent.mzn\";\n";
    for (variable, name) in model.variables.iter().zip(&names) {
        text += &format!("var {}: {name};\n", set(&variable.domain));
    }
    let mut told = None;
    for condition in &model.conditions {
        if told != Some(condition.line) {
            told = Some(condition.line);
            text += &format!("% {}\n", model.lines[condition.line].words.replace('\n', " "));
        }
        text += &match &condition.formula {
            Formula::Different(parts) => format!("constraint alldifferent([{}]);\n", export.numbers(parts)),
            formula => format!("constraint {};\n", export.truth(formula)),
        };
    }
    text += &match &model.goal {
        None => "solve satisfy;\n".to_string(),
        Some(goal) => {
            let deed = if goal.is_largest { "maximize" } else { "minimize" };
            format!("solve {deed} {};\n", export.number(&goal.formula))
        }
    };
    let shown = model.variables.iter().zip(&names);
    let shown: Vec<String> = shown.map(|(variable, name)| format!("\"{}=\\({name})\"", variable.name)).collect();
    text + &format!("output [join(\" \", [{}]), \"\\n\"];\n", shown.join(", "))
}

/// What variables are called there: letters, digits and low lines, each name once.
fn names(variables: &[Variable]) -> Vec<String> {
    let mut taken = HashSet::new();
    let mut names = Vec::with_capacity(variables.len());
    for variable in variables {
        let mut name = String::new();
        for sign in variable.name.trim_end_matches(']').chars() {
            match sign {
                '-' => name.push('m'),
                '[' | ',' => name.push('_'),
                sign if sign.is_ascii_alphanumeric() || sign == '_' => name.push(sign),
                sign => name += &format!("u{:x}", sign as u32),
            }
        }
        if !name.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
            name.insert(0, 'v');
        }
        while KEPT.contains(&format!(" {name} ")) || !taken.insert(name.clone()) {
            name.push('_');
        }
        names.push(name);
    }
    names
}

/// Numbers, which ascend, as a set.
fn set(values: &[i64]) -> String {
    let (first, last) = (values[0], values[values.len() - 1]);
    if last.abs_diff(first) + 1 == values.len() as u64 {
        return format!("{first}..{last}");
    }
    let written: Vec<String> = values.iter().map(ToString::to_string).collect();
    format!("{{{}}}", written.join(", "))
}

struct Export<'a> {
    model: &'a Model,
    names: &'a [String],
}

impl Export<'_> {
    fn numbers(&self, parts: &[Formula]) -> String {
        self.joined(parts, ", ", Self::number)
    }

    fn joined(&self, parts: &[Formula], between: &str, write: impl Fn(&Self, &Formula) -> String) -> String {
        parts.iter().map(|part| write(self, part)).collect::<Vec<_>>().join(between)
    }

    fn is_never_negative(&self, formula: &Formula) -> bool {
        let bounds = |variable: u32| {
            let domain = &self.model.variables[variable as usize].domain;
            (domain[0], domain[domain.len() - 1])
        };
        hull(formula, &bounds).0 >= 0
    }

    fn number(&self, formula: &Formula) -> String {
        match formula {
            Formula::Constant(number) if *number < 0 => format!("({number})"),
            Formula::Constant(number) => number.to_string(),
            Formula::Variable(variable) => self.names[*variable as usize].clone(),
            Formula::Sum(parts) => format!("({})", self.joined(parts, " + ", Self::number)),
            Formula::Scaled(times, inner) => format!("({times} * {})", self.number(inner)),
            Formula::Product(left, right) => format!("({} * {})", self.number(left), self.number(right)),
            Formula::Absolute(inner) => format!("abs({})", self.number(inner)),
            // There, division rounds towards 0, and what it leaves may be negative.
            Formula::Over(inner, by) => {
                let number = self.number(inner);
                match self.is_never_negative(inner) {
                    true => format!("({number} div {by})"),
                    false => format!("(({number} - {}) div {by})", self.number(&Formula::Modulo(inner.clone(), *by))),
                }
            }
            Formula::Modulo(inner, by) => {
                let number = self.number(inner);
                match self.is_never_negative(inner) {
                    true => format!("({number} mod {by})"),
                    false => format!("((({number} mod {by}) + {by}) mod {by})"),
                }
            }
            Formula::Least(parts) => format!("min([{}])", self.numbers(parts)),
            Formula::Greatest(parts) => format!("max([{}])", self.numbers(parts)),
            Formula::Element(place, parts) => format!("[{}][{} + 1]", self.numbers(parts), self.number(place)),
            truth => format!("bool2int({})", self.truth(truth)),
        }
    }

    fn truth(&self, formula: &Formula) -> String {
        match formula {
            Formula::Constant(number) => (*number != 0).to_string(),
            Formula::Compare(order, left, right) => {
                let sign = match order {
                    Order::Equal => "=",
                    Order::Unequal => "!=",
                    Order::Less => "<",
                    Order::AtMost => "<=",
                    Order::Greater => ">",
                    Order::AtLeast => ">=",
                };
                format!("({} {sign} {})", self.number(left), self.number(right))
            }
            Formula::All(parts) => format!("({})", self.joined(parts, " /\\ ", Self::truth)),
            Formula::Any(parts) => format!("({})", self.joined(parts, " \\/ ", Self::truth)),
            Formula::Not(inner) => format!("not {}", self.truth(inner)),
            Formula::Among(inner, values) => format!("({} in {})", self.number(inner), set(values)),
            Formula::Row(parts, rows) => {
                let fits = |row: &Vec<i64>| {
                    let pairs = parts.iter().zip(row).map(|(part, value)| format!("{} = {value}", self.number(part)));
                    format!("({})", pairs.collect::<Vec<_>>().join(" /\\ "))
                };
                format!("({})", rows.iter().map(fits).collect::<Vec<_>>().join(" \\/ "))
            }
            Formula::Different(parts) => {
                let pairs = parts.iter().enumerate().flat_map(|(at, a)| parts[at + 1..].iter().map(move |b| (a, b)));
                let pairs: Vec<String> =
                    pairs.map(|(a, b)| format!("{} != {}", self.number(a), self.number(b))).collect();
                if pairs.is_empty() { "true".to_string() } else { format!("({})", pairs.join(" /\\ ")) }
            }
            number => format!("({} = 1)", self.number(number)),
        }
    }
}
