//! From an expression to a formula: what is known is worked out, and what can exceed 64 bits is refused.

use std::sync::Arc;

use backtrail::text;
use registry::Error;

use super::expand::{Meaning, Scope};
use super::formula::Formula;
use super::syntax::{Arithmetic, Expression, Fold, List, Order, Slot, Span, What};
use super::token::Place;

/// No value is further from 0, so that sums and differences of two fit 64 bits.
const FURTHEST: i64 = 1 << 60;

/// A formula, and between which numbers its value lies.
#[derive(Clone, Debug)]
pub(super) struct Built {
    pub(super) formula: Formula,
    pub(super) low: i64,
    pub(super) high: i64,
    /// Is it a condition?
    pub(super) is_truth: bool,
}

impl Built {
    fn constant(number: i64) -> Self {
        Built { formula: Formula::Constant(number), low: number, high: number, is_truth: false }
    }

    /// A condition, which is known if its bounds meet.
    pub(super) fn truth(formula: Formula, low: bool, high: bool) -> Self {
        let formula = if low == high { Formula::Constant(low.into()) } else { formula };
        Built { formula, low: low.into(), high: high.into(), is_truth: true }
    }

    /// A number between these bounds, which may not fit.
    pub(super) fn number(place: Place, formula: Formula, low: i128, high: i128) -> Result<Self, Error> {
        let fits = |value: i128| i64::try_from(value).ok().filter(|value| value.abs() <= FURTHEST);
        let (Some(low), Some(high)) = (fits(low), fits(high)) else {
            return Err(place.wrong(text!("model-overflow")));
        };
        let formula = if low == high { Formula::Constant(low) } else { formula };
        Ok(Built { formula, low, high, is_truth: false })
    }

    fn wide(&self) -> (i128, i128) {
        (self.low.into(), self.high.into())
    }

    pub(super) fn is_constant(&self) -> Option<i64> {
        if let Formula::Constant(number) = self.formula { Some(number) } else { None }
    }
}

/// What does not hold where a formula does.
pub(super) fn not(built: Built) -> Built {
    let formula = match built.formula {
        Formula::Not(inner) => *inner,
        Formula::Compare(order, a, b) => Formula::Compare(order.opposite(), a, b),
        other => Formula::Not(other.into()),
    };
    Built::truth(formula, built.high == 0, built.low == 0)
}

pub(super) fn join(all: bool, parts: Vec<Built>) -> Built {
    let holds = |part: &Built| part.is_constant() == Some(1);
    let fails = |part: &Built| part.is_constant() == Some(0);
    if parts.iter().any(|part| if all { fails(part) } else { holds(part) }) {
        return Built::truth(Formula::Constant(0), !all, !all);
    }
    let mut formulas: Vec<Formula> =
        parts.into_iter().filter(|part| part.is_constant().is_none()).map(|part| part.formula).collect();
    match formulas.len() {
        0 => Built::truth(Formula::Constant(0), all, all),
        1 => Built::truth(formulas.remove(0), false, true),
        _ if all => Built::truth(Formula::All(formulas), false, true),
        _ => Built::truth(Formula::Any(formulas), false, true),
    }
}

pub(super) fn compare(order: Order, left: Built, right: Built) -> Built {
    let (a, b, c, d) = (left.low, left.high, right.low, right.high);
    let (always, ever) = match order {
        Order::Equal => (a == b && c == d && a == c, a <= d && c <= b),
        Order::Unequal => (a > d || c > b, !(a == b && c == d && a == c)),
        Order::Less => (b < c, a < d),
        Order::AtMost => (b <= c, a <= d),
        Order::Greater => (a > d, b > c),
        Order::AtLeast => (a >= d, b >= c),
    };
    Built::truth(Formula::Compare(order, left.formula.into(), right.formula.into()), always, ever)
}

/// The sum of some, with constants gathered.
pub(super) fn sum(place: Place, parts: Vec<Built>) -> Result<Built, Error> {
    let (mut low, mut high, mut constant, mut furthest) = (0_i128, 0_i128, 0_i128, 0_i128);
    let mut formulas = Vec::with_capacity(parts.len());
    for part in parts {
        low += i128::from(part.low);
        high += i128::from(part.high);
        furthest += i128::from(part.low.abs().max(part.high.abs()));
        match part.formula {
            Formula::Constant(number) => constant += i128::from(number),
            Formula::Sum(more) => formulas.extend(more),
            other => formulas.push(other),
        }
    }
    // Whatever the order in which they are added.
    if furthest > FURTHEST.into() {
        return Err(place.wrong(text!("model-overflow")));
    }
    if constant != 0 {
        formulas.push(Formula::Constant(constant as i64));
    }
    let formula = if formulas.len() == 1 { formulas.remove(0) } else { Formula::Sum(formulas) };
    Built::number(place, formula, low, high)
}

pub(super) fn product(place: Place, left: Built, right: Built) -> Result<Built, Error> {
    let ((a, b), (c, d)) = (left.wide(), right.wide());
    let corners = [a * c, a * d, b * c, b * d];
    let (low, high) = (corners.into_iter().min().unwrap_or(0), corners.into_iter().max().unwrap_or(0));
    let formula = match (left.is_constant(), right.is_constant()) {
        (Some(1), _) => right.formula,
        (_, Some(1)) => left.formula,
        (Some(factor), _) => Formula::Scaled(factor, right.formula.into()),
        (_, Some(factor)) => Formula::Scaled(factor, left.formula.into()),
        _ => Formula::Product(left.formula.into(), right.formula.into()),
    };
    Built::number(place, formula, low, high)
}

impl Scope<'_> {
    /// A condition.
    pub(super) fn truth(&mut self, expression: &Expression) -> Result<Formula, Error> {
        Ok(self.condition(expression)?.formula)
    }

    fn condition(&mut self, expression: &Expression) -> Result<Built, Error> {
        let built = self.build(expression)?;
        if built.is_truth { Ok(built) } else { Err(expression.place.wrong(text!("model-want-condition"))) }
    }

    /// A condition that is known now.
    pub(super) fn number_of_truth(&mut self, expression: &Expression) -> Result<i64, Error> {
        let known = self.condition(expression)?.is_constant();
        known.ok_or_else(|| expression.place.wrong(text!("model-not-constant")))
    }

    /// The formula of an expression.
    pub(super) fn build(&mut self, expression: &Expression) -> Result<Built, Error> {
        let place = expression.place;
        self.spend(1, place)?;
        match &expression.what {
            What::Number(number) => {
                Built::number(place, Formula::Constant(*number), i128::from(*number), i128::from(*number))
            }
            What::Name(name) => self.name(name, place),
            What::Index(name, slots) => self.index(name, slots, place),
            What::Minus(inner) => {
                let inner = self.build(inner)?;
                product(place, Built::constant(-1), inner)
            }
            What::Not(inner) => Ok(not(self.condition(inner)?)),
            What::Absolute(inner) => {
                let inner = self.build(inner)?;
                let (low, high) = inner.wide();
                let least = if low <= 0 && high >= 0 { 0 } else { low.abs().min(high.abs()) };
                let formula = if low >= 0 { inner.formula } else { Formula::Absolute(inner.formula.into()) };
                Built::number(place, formula, least, low.abs().max(high.abs()))
            }
            What::Sum(terms) => {
                let mut parts = Vec::with_capacity(terms.len());
                for (taken_away, term) in terms {
                    let term = self.build(term)?;
                    parts.push(if *taken_away { product(place, Built::constant(-1), term)? } else { term });
                }
                sum(place, parts)
            }
            What::Calculate(arithmetic, left, right) => {
                let (left, right) = (self.build(left)?, self.build(right)?);
                self.calculate(*arithmetic, left, right, place)
            }
            What::Compare(parts, orders) => {
                let parts = parts.iter().map(|part| self.build(part)).collect::<Result<Vec<_>, Error>>()?;
                let pairs = orders.iter().zip(parts.windows(2));
                Ok(join(true, pairs.map(|(&order, pair)| compare(order, pair[0].clone(), pair[1].clone())).collect()))
            }
            What::Join { all, parts } => {
                let parts = parts.iter().map(|part| self.condition(part)).collect::<Result<Vec<_>, Error>>()?;
                Ok(join(*all, parts))
            }
            What::Implies(left, right) => {
                let (left, right) = (self.condition(left)?, self.condition(right)?);
                Ok(join(false, vec![not(left), right]))
            }
            What::Same(left, right) => {
                let (left, right) = (self.condition(left)?, self.condition(right)?);
                Ok(compare(Order::Equal, left, right))
            }
            What::Choice(condition, then, otherwise) => {
                let (condition, then) = (self.condition(condition)?, self.condition(then)?);
                let mut parts = vec![join(false, vec![not(condition.clone()), then])];
                if let Some(otherwise) = otherwise {
                    parts.push(join(false, vec![condition, self.condition(otherwise)?]));
                }
                Ok(join(true, parts))
            }
            What::Among(inner, spans) => {
                let inner = self.build(inner)?;
                let values = self.values(spans, &inner)?;
                let ever = values.iter().any(|value| (inner.low..=inner.high).contains(value));
                let known = inner.is_constant().map(|number| values.contains(&number));
                let formula = Formula::Among(inner.formula.into(), values.into());
                Ok(Built::truth(formula, known.unwrap_or(false), known.unwrap_or(ever)))
            }
            What::Row(parts, rows) => {
                let parts = parts.iter().map(|part| self.build(part)).collect::<Result<Vec<_>, Error>>()?;
                self.spend(rows.len() as u64 * parts.len() as u64, place)?;
                let row = |row: &Vec<Expression>, scope: &mut Self| row.iter().map(|part| scope.number(part)).collect();
                let rows = rows.iter().map(|each| row(each, self)).collect::<Result<Vec<Vec<i64>>, Error>>()?;
                let possible = |row: &&Vec<i64>| {
                    row.iter().zip(&parts).all(|(value, part)| (part.low..=part.high).contains(value))
                };
                let rows: Vec<Vec<i64>> = rows.iter().filter(possible).cloned().collect();
                let always = !rows.is_empty() && parts.iter().all(|part| part.is_constant().is_some());
                let ever = !rows.is_empty();
                let parts = parts.into_iter().map(|part| part.formula).collect();
                Ok(Built::truth(Formula::Row(parts, rows.into()), always, ever))
            }
            What::Fold(fold, list) => self.fold(*fold, list, place),
            What::Different(list) => {
                let parts = self.elements(list)?;
                Ok(different(parts))
            }
            What::Ordered(order, list) => {
                let parts = self.elements(list)?;
                let pairs = parts.windows(2);
                Ok(join(true, pairs.map(|pair| compare(*order, pair[0].clone(), pair[1].clone())).collect()))
            }
            What::Counted(order, number, list) => {
                let number = self.build(number)?;
                let count = self.fold(Fold::Count, list, place)?;
                Ok(compare(*order, count, number))
            }
            What::Values(_) => Err(place.wrong(text!("model-want-expression-here"))),
        }
    }

    /// Everything that a list stands for.
    fn elements(&mut self, list: &List) -> Result<Vec<Built>, Error> {
        let mut parts = Vec::new();
        self.list(list, &mut |scope, body| {
            parts.push(scope.build(body)?);
            Ok(())
        })?;
        Ok(parts)
    }

    fn fold(&mut self, fold: Fold, list: &List, place: Place) -> Result<Built, Error> {
        let parts = self.elements(list)?;
        match fold {
            Fold::Sum => sum(place, parts),
            Fold::Count if parts.iter().all(|part| part.is_truth) => sum(place, parts),
            Fold::Count => Err(place.wrong(text!("model-want-condition"))),
            Fold::Product => {
                if parts.len() > 64 {
                    return Err(place.wrong(text!("model-deep", most = 64)));
                }
                parts.into_iter().try_fold(Built::constant(1), |left, right| product(place, left, right))
            }
            Fold::Least | Fold::Greatest => {
                let of = |value: fn(&Built) -> i64| parts.iter().map(value);
                let (lows, highs) = (of(|part| part.low), of(|part| part.high));
                let (low, high) = match fold {
                    Fold::Least => (lows.min(), highs.min()),
                    _ => (lows.max(), highs.max()),
                };
                let (Some(low), Some(high)) = (low, high) else { return Err(place.wrong(text!("model-empty-list"))) };
                let formulas = parts.into_iter().map(|part| part.formula).collect();
                let formula = if fold == Fold::Least { Formula::Least(formulas) } else { Formula::Greatest(formulas) };
                Built::number(place, formula, low.into(), high.into())
            }
        }
    }

    fn calculate(&mut self, arithmetic: Arithmetic, left: Built, right: Built, place: Place) -> Result<Built, Error> {
        match arithmetic {
            Arithmetic::Times => product(place, left, right),
            Arithmetic::Over | Arithmetic::Modulo => {
                let Some(by) = right.is_constant().filter(|by| *by > 0) else {
                    return Err(place.wrong(text!("model-divisor")));
                };
                let (low, high) = (left.low.div_euclid(by), left.high.div_euclid(by));
                if arithmetic == Arithmetic::Over {
                    return Built::number(place, Formula::Over(left.formula.into(), by), low.into(), high.into());
                }
                let (first, last) = match low == high {
                    true => (left.low.rem_euclid(by), left.high.rem_euclid(by)),
                    false => (0, by - 1),
                };
                Built::number(place, Formula::Modulo(left.formula.into(), by), first.into(), last.into())
            }
            Arithmetic::Power => {
                let Some(times) = right.is_constant().filter(|times| (0..=62).contains(times)) else {
                    return Err(place.wrong(text!("model-exponent")));
                };
                self.spend(times as u64, place)?;
                (0..times).try_fold(Built::constant(1), |power, _| product(place, left.clone(), power))
            }
        }
    }

    fn name(&mut self, name: &str, place: Place) -> Result<Built, Error> {
        match self.meaning(name) {
            Some(Meaning::Number(number)) => Ok(Built::constant(number)),
            Some(Meaning::Array(array)) if array.sides.is_empty() => Ok(self.variable(array.first)),
            Some(Meaning::Array(_) | Meaning::Constant(_)) => self.index(name, &[], place),
            Some(Meaning::Word(letters)) => {
                if !self.words.contains(name) {
                    self.words.insert(name.to_string());
                }
                let mut parts = Vec::with_capacity(letters.len());
                let mut power = 1_i64;
                for &letter in letters.iter().rev() {
                    parts.push(product(place, Built::constant(power), self.variable(letter))?);
                    power = power.checked_mul(10).ok_or_else(|| place.wrong(text!("model-overflow")))?;
                }
                parts.reverse();
                sum(place, parts)
            }
            None => Err(self.unknown(name, place)),
        }
    }

    fn variable(&self, variable: u32) -> Built {
        let domain = &self.model.variables[variable as usize].domain;
        let (low, high) = (domain[0], domain[domain.len() - 1]);
        let formula = if low == high { Formula::Constant(low) } else { Formula::Variable(variable) };
        Built { formula, low, high, is_truth: false }
    }

    /// An element of an array: at indexes that are known, at the next place of a `*`, or at indexes that are variables. No slots at all
    /// mean all elements.
    fn index(&mut self, name: &str, slots: &[Slot], place: Place) -> Result<Built, Error> {
        let (sides, constants, first) = match self.meaning(name) {
            Some(Meaning::Array(array)) => (array.sides, None, array.first),
            Some(Meaning::Constant(constant)) => (constant.sides, Some(constant.values), 0),
            Some(_) => return Err(place.wrong(text!("model-no-array", name = name))),
            None => return Err(self.unknown(name, place)),
        };
        if sides.is_empty() {
            return Err(place.wrong(text!("model-no-array", name = name)));
        }
        if !slots.is_empty() && slots.len() != sides.len() {
            return Err(place.wrong(text!("model-indexes", name = name, indexes = sides.len())));
        }
        let mut star = self.star;
        let mut at: Vec<Built> = Vec::new();
        for (side, &(first, last)) in sides.iter().enumerate().rev() {
            let slot = slots.get(side).unwrap_or(&Slot::All);
            let index = match slot {
                Slot::At(index) => {
                    let place = index.place;
                    // A list inside of an index is not this one.
                    let index = self.build(index)?;
                    if index.low < first || index.high > last {
                        let outside = if index.low < first { index.low } else { index.high };
                        return Err(place.wrong(text!(
                            "model-outside",
                            name = name,
                            index = outside,
                            first = first,
                            last = last
                        )));
                    }
                    index
                }
                Slot::All => {
                    let Some(rest) = &mut star else { return Err(place.wrong(Self::is_a_list(name))) };
                    let long = last.abs_diff(first) + 1;
                    let index = first + (*rest % long) as i64;
                    *rest /= long;
                    Built::constant(index)
                }
            };
            at.push(index);
        }
        at.reverse();
        let mut parts = Vec::with_capacity(at.len());
        let mut stride = 1_i64;
        for (index, &(first, last)) in at.into_iter().zip(&sides).rev() {
            let from_zero = sum(place, vec![index, Built::constant(-first)])?;
            parts.push(product(place, Built::constant(stride), from_zero)?);
            stride *= last - first + 1;
        }
        let position = sum(place, parts)?;
        let element = |scope: &Self, at: i64| match &constants {
            Some(values) => Built::constant(values[at as usize]),
            None => scope.variable(first + at as u32),
        };
        if let Some(at) = position.is_constant() {
            return Ok(element(self, at));
        }
        self.spend(stride as u64, place)?;
        let all: Vec<Built> = (0..stride).map(|at| element(self, at)).collect();
        let (low, high) = (all.iter().map(|part| part.low).min(), all.iter().map(|part| part.high).max());
        let all: Arc<[Formula]> = all.into_iter().map(|part| part.formula).collect();
        let (low, high) = (low.unwrap_or(0), high.unwrap_or(0));
        Built::number(place, Formula::Element(position.formula.into(), all), low.into(), high.into())
    }

    /// The numbers of a set, ascending, as far as they matter for something between its bounds.
    fn values(&mut self, spans: &[Span], inner: &Built) -> Result<Vec<i64>, Error> {
        let mut values = Vec::new();
        for span in spans {
            let first = self.number(&span.first)?;
            let last = span.last.as_ref().map_or(Ok(first), |last| self.number(last))?;
            let (first, last) = (first.max(inner.low), last.min(inner.high));
            if first <= last {
                self.spend(last.abs_diff(first), span.first.place)?;
                values.extend(first..=last);
            }
        }
        values.sort_unstable();
        values.dedup();
        Ok(values)
    }
}

/// All different, which two equal constants make impossible.
pub(super) fn different(parts: Vec<Built>) -> Built {
    let mut known: Vec<i64> = parts.iter().filter_map(Built::is_constant).collect();
    let all_known = known.len() == parts.len();
    let many = known.len();
    known.sort_unstable();
    known.dedup();
    let ever = known.len() == many;
    let formulas = parts.into_iter().map(|part| part.formula).collect();
    Built::truth(Formula::Different(formulas), ever && all_known, ever)
}
