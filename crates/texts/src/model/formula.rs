//! What a line of a model says, once its names and `for`s are worked out: a tree over variables. A condition is 1 or 0.

use std::sync::Arc;

use super::syntax::Order;

/// A number or a condition over the variables of a model.
#[derive(Clone, Debug, PartialEq)]
pub enum Formula {
    /// A number.
    Constant(i64),
    /// The variable of this number.
    Variable(u32),
    /// The sum of these.
    Sum(Vec<Formula>),
    /// A number times something.
    Scaled(i64, Box<Formula>),
    /// Two things multiplied.
    Product(Box<Formula>, Box<Formula>),
    /// Its absolute value.
    Absolute(Box<Formula>),
    /// Divided by a positive number and rounded down.
    Over(Box<Formula>, i64),
    /// What that division leaves, never negative.
    Modulo(Box<Formula>, i64),
    /// The least of these.
    Least(Vec<Formula>),
    /// The greatest of these.
    Greatest(Vec<Formula>),
    /// The one of these at this place, from 0, which is always there.
    Element(Box<Formula>, Arc<[Formula]>),
    /// How two compare.
    Compare(Order, Box<Formula>, Box<Formula>),
    /// Do all of these hold?
    All(Vec<Formula>),
    /// Does one of these hold?
    Any(Vec<Formula>),
    /// Does this not hold?
    Not(Box<Formula>),
    /// Is it one of these numbers, which ascend?
    Among(Box<Formula>, Arc<[i64]>),
    /// Are they, together, one of these rows?
    Row(Vec<Formula>, Arc<[Vec<i64>]>),
    /// Is each different from all others?
    Different(Vec<Formula>),
}

impl Formula {
    /// Calls `see` with the number of each variable inside, as often as it occurs.
    pub fn each_variable(&self, see: &mut dyn FnMut(u32)) {
        match self {
            Formula::Constant(_) => {}
            Formula::Variable(variable) => see(*variable),
            Formula::Scaled(_, a)
            | Formula::Absolute(a)
            | Formula::Over(a, _)
            | Formula::Modulo(a, _)
            | Formula::Not(a)
            | Formula::Among(a, _) => a.each_variable(see),
            Formula::Product(a, b) | Formula::Compare(_, a, b) => {
                a.each_variable(see);
                b.each_variable(see);
            }
            Formula::Element(place, of) => {
                place.each_variable(see);
                of.iter().for_each(|part| part.each_variable(see));
            }
            Formula::Sum(parts)
            | Formula::Least(parts)
            | Formula::Greatest(parts)
            | Formula::All(parts)
            | Formula::Any(parts)
            | Formula::Row(parts, _)
            | Formula::Different(parts) => parts.iter().for_each(|part| part.each_variable(see)),
        }
    }

    /// The variables inside, ascending, each once.
    pub fn variables(&self) -> Vec<u32> {
        let mut variables = Vec::new();
        self.each_variable(&mut |variable| variables.push(variable));
        variables.sort_unstable();
        variables.dedup();
        variables
    }

    /// Its terms if it is a sum of multiples of variables: numbers and their variables, ascending, and a constant.
    pub fn linear(&self) -> Option<(Vec<(i64, u32)>, i64)> {
        let (mut terms, mut constant) = (Vec::new(), 0);
        self.add_linear(1, &mut terms, &mut constant)?;
        terms.sort_unstable_by_key(|&(_, variable)| variable);
        let mut merged: Vec<(i64, u32)> = Vec::new();
        for (factor, variable) in terms {
            match merged.last_mut() {
                Some((sum, last)) if *last == variable => *sum = sum.checked_add(factor)?,
                _ => merged.push((factor, variable)),
            }
        }
        merged.retain(|&(factor, _)| factor != 0);
        Some((merged, constant))
    }

    fn add_linear(&self, times: i64, terms: &mut Vec<(i64, u32)>, constant: &mut i64) -> Option<()> {
        match self {
            Formula::Constant(number) => *constant = constant.checked_add(number.checked_mul(times)?)?,
            Formula::Variable(variable) => terms.push((times, *variable)),
            Formula::Scaled(factor, inner) => inner.add_linear(times.checked_mul(*factor)?, terms, constant)?,
            Formula::Sum(parts) => {
                for part in parts {
                    part.add_linear(times, terms, constant)?;
                }
            }
            _ => return None,
        }
        Some(())
    }
}
