//! Constraints by their names: the integer and Boolean core of `FlatZinc`, and what is kept global.

use backtrail::text;
use registry::Error;

use super::items::{Part, What};
use super::scope::Scope;
use crate::model::build::{Built, compare, different, join, not, product, sum};
use crate::model::formula::Formula;
use crate::model::syntax::Order;
use crate::model::token::Place;

/// A divisor with more values than this is not tried value by value.
const MOST_DIVISORS: i64 = 1000;

/// The constraints and how many arguments each has. All but the last five have forms with `_reif` and `_imp`, with one more argument, which
/// is true if and only if, or only if, the constraint holds.
#[rustfmt::skip]
const KNOWN: &[(&str, usize)] = &[
    ("int_eq", 2), ("int_ne", 2), ("int_le", 2), ("int_lt", 2), ("int_ge", 2), ("int_gt", 2),
    ("bool_eq", 2), ("bool_ne", 2), ("bool_le", 2), ("bool_lt", 2), ("bool_not", 2), ("bool2int", 2),
    ("int_lin_eq", 3), ("int_lin_ne", 3), ("int_lin_le", 3), ("bool_lin_eq", 3), ("bool_lin_ne", 3), ("bool_lin_le", 3),
    ("int_abs", 2), ("int_plus", 3), ("int_minus", 3), ("int_times", 3), ("int_div", 3), ("int_mod", 3), ("int_pow", 3),
    ("int_min", 3), ("int_max", 3), ("int_negate", 2),
    ("bool_and", 3), ("bool_or", 3), ("bool_xor", 3), ("bool_clause", 2), ("set_in", 2),
    ("array_bool_and", 2), ("array_bool_or", 2), ("array_bool_xor", 1),
    ("array_int_element", 3), ("array_bool_element", 3), ("array_var_int_element", 3), ("array_var_bool_element", 3),
    ("array_int_minimum", 2), ("array_int_maximum", 2),
    ("backtrail_all_different", 1), ("backtrail_table", 2),
];

fn constant(place: Place, number: i64) -> Result<Built, Error> {
    Built::number(place, Formula::Constant(number), number.into(), number.into())
}

impl Scope<'_> {
    /// The condition that a constraint is.
    pub(super) fn constraint(&mut self, name: &str, arguments: &[Part], place: Place) -> Result<Built, Error> {
        self.spend(1, place)?;
        if name == "bool_xor" && arguments.len() == 2 {
            let (a, b) = (self.one(&arguments[0])?, self.one(&arguments[1])?);
            return Ok(compare(Order::Unequal, a, b));
        }
        if let Some(&(_, many)) = KNOWN.iter().find(|(known, _)| *known == name) {
            self.has_arguments(name, arguments, many, place)?;
            return self.plain(name, arguments, place);
        }
        let half = name.strip_suffix("_imp");
        let base = name.strip_suffix("_reif").or(half);
        let Some(&(base, many)) = base.and_then(|base| KNOWN.iter().find(|(known, _)| *known == base)) else {
            let known = KNOWN.iter().map(|(known, _)| *known);
            return Err(place.wrong(match registry::near(name, known, |known| known) {
                Some(near) => text!("flatzinc-unknown-near", name = name.to_string(), near = near),
                None => text!("flatzinc-unknown", name = name.to_string()),
            }));
        };
        self.has_arguments(name, arguments, many + 1, place)?;
        let holds = self.plain(base, &arguments[..many], place)?;
        let told = self.one(&arguments[many])?;
        Ok(match half {
            Some(_) => join(false, vec![not(told), holds]),
            None => compare(Order::Equal, told, holds),
        })
    }

    fn has_arguments(&self, name: &str, arguments: &[Part], many: usize, place: Place) -> Result<(), Error> {
        match arguments.len() == many {
            true => Ok(()),
            false => Err(place.wrong(text!(
                "flatzinc-arguments",
                name = name.to_string(),
                wanted = many,
                here = arguments.len()
            ))),
        }
    }

    fn plain(&mut self, name: &str, arguments: &[Part], place: Place) -> Result<Built, Error> {
        let first = &arguments[0];
        let order = match name.rsplit_once('_').map_or(name, |(_, order)| order) {
            "ne" | "not" => Order::Unequal,
            "le" => Order::AtMost,
            "lt" => Order::Less,
            "ge" => Order::AtLeast,
            "gt" => Order::Greater,
            _ => Order::Equal,
        };
        match name {
            "int_eq" | "int_ne" | "int_le" | "int_lt" | "int_ge" | "int_gt" | "bool_eq" | "bool_ne" | "bool_le"
            | "bool_lt" | "bool_not" | "bool2int" => {
                let (left, right) = (self.one(first)?, self.one(&arguments[1])?);
                Ok(compare(order, left, right))
            }
            "int_lin_eq" | "int_lin_ne" | "int_lin_le" | "bool_lin_eq" | "bool_lin_ne" | "bool_lin_le" => {
                let (factors, terms) = (self.numbers(first)?, self.several(&arguments[1])?);
                if factors.len() != terms.len() {
                    return Err(place.wrong(text!("model-lists", here = factors.len(), other = terms.len())));
                }
                let (sum, to) = (self.weighted(&factors, &terms, place)?, self.one(&arguments[2])?);
                Ok(compare(order, sum, to))
            }
            "bool_clause" => {
                let (yes, no) = (self.several(first)?, self.several(&arguments[1])?);
                Ok(join(false, yes.iter().cloned().chain(no.iter().cloned().map(not)).collect()))
            }
            "set_in" => {
                let (built, spans) = (self.one(first)?, self.set(&arguments[1])?);
                self.among(built, &spans, place)
            }
            "array_bool_xor" => {
                let parts = self.several(first)?.to_vec();
                let odd = sum(place, parts)?;
                let formula = Formula::Modulo(odd.formula.into(), 2);
                Ok(compare(Order::Equal, Built::number(place, formula, 0, 1)?, constant(place, 1)?))
            }
            "array_int_element" | "array_bool_element" | "array_var_int_element" | "array_var_bool_element" => {
                let (inside, element) = self.element(first, &arguments[1], place)?;
                let value = self.one(&arguments[2])?;
                Ok(join(true, vec![inside, compare(Order::Equal, value, element)]))
            }
            "array_int_minimum" | "array_int_maximum" => {
                let (best, parts) = (self.one(first)?, self.several(&arguments[1])?);
                Ok(compare(Order::Equal, best, extreme(&parts, name == "array_int_minimum", place)?))
            }
            "backtrail_all_different" => Ok(different(self.several(first)?.to_vec())),
            "backtrail_table" => {
                let (parts, numbers) = (self.several(first)?, self.numbers(&arguments[1])?);
                self.table(&parts, &numbers, place)
            }
            "int_div" | "int_mod" => {
                let [left, by, value] = [0, 1, 2].map(|at| self.one(&arguments[at]));
                self.divide(name == "int_div", &left?, &by?, value?, place)
            }
            "array_bool_and" | "array_bool_or" => {
                let (parts, told) = (self.several(first)?.to_vec(), self.one(&arguments[1])?);
                Ok(compare(Order::Equal, told, join(name == "array_bool_and", parts)))
            }
            _ => {
                let (last, operands) = arguments.split_last().expect("it has arguments");
                let operands = operands.iter().map(|part| self.one(part)).collect::<Result<Vec<_>, _>>()?;
                let (value, told) = (self.value(name, operands, place)?, self.one(last)?);
                Ok(compare(Order::Equal, told, value))
            }
        }
    }

    /// What a constraint makes of its first arguments, where the last one is that.
    fn value(&mut self, name: &str, mut operands: Vec<Built>, place: Place) -> Result<Built, Error> {
        let right = if operands.len() > 1 { operands.pop() } else { None };
        let left = operands.remove(0);
        let minus = |built: Built| product(place, constant(place, -1)?, built);
        match (name, right) {
            ("int_abs", _) => {
                let (low, high) = (left.low, left.high);
                let least = if low <= 0 && high >= 0 { 0 } else { low.abs().min(high.abs()) };
                let formula = if low >= 0 { left.formula } else { Formula::Absolute(left.formula.into()) };
                Built::number(place, formula, least.into(), low.abs().max(high.abs()).into())
            }
            ("int_negate", _) => minus(left),
            ("int_plus", Some(right)) => sum(place, vec![left, right]),
            ("int_minus", Some(right)) => sum(place, vec![left, minus(right)?]),
            ("int_times", Some(right)) => product(place, left, right),
            ("int_min", Some(right)) => extreme(&[left, right], true, place),
            ("int_max", Some(right)) => extreme(&[left, right], false, place),
            ("bool_and", Some(right)) => Ok(join(true, vec![left, right])),
            ("bool_or", Some(right)) => Ok(join(false, vec![left, right])),
            ("bool_xor", Some(right)) => Ok(compare(Order::Unequal, left, right)),
            ("int_pow", Some(right)) => {
                let times = right.is_constant().filter(|times| (0..=62).contains(times));
                let times = times.ok_or_else(|| place.wrong(text!("model-exponent")))?;
                (0..times).try_fold(constant(place, 1)?, |power, _| product(place, left.clone(), power))
            }
            _ => unreachable!("{name} is in the table"),
        }
    }

    /// The expression that a constraint defines a variable by.
    pub(super) fn defined(
        &mut self,
        variable: &str,
        name: &str,
        arguments: &[Part],
        place: Place,
    ) -> Result<Built, Error> {
        let is_it = |part: &Part| matches!(&part.what, What::Name(name) if name == variable);
        let cannot = || place.wrong(text!("flatzinc-no-bounds", name = variable.to_string()));
        match name {
            "int_lin_eq" => {
                let (factors, total) = (self.numbers(&arguments[0])?, self.number(&arguments[2])?);
                let What::Array(parts) = &arguments[1].what else { return Err(cannot()) };
                let at = parts.iter().position(is_it).filter(|at| factors.get(*at).is_some_and(|f| f.abs() == 1));
                let at = at.ok_or_else(cannot)?;
                // f·x + rest = total, where f is 1 or −1: x = f·(total − rest).
                let mut terms = vec![product(place, constant(place, factors[at])?, constant(place, total)?)?];
                for (other, part) in parts.iter().enumerate().filter(|(other, _)| *other != at) {
                    let factor = factors.get(other).ok_or_else(cannot)?;
                    let factor = factor.checked_mul(-factors[at]).ok_or_else(cannot)?;
                    terms.push(product(place, constant(place, factor)?, self.one(part)?)?);
                }
                sum(place, terms)
            }
            "array_int_element" | "array_var_int_element" if arguments.len() == 3 && is_it(&arguments[2]) => {
                Ok(self.element(&arguments[0], &arguments[1], place)?.1)
            }
            "array_int_minimum" | "array_int_maximum" if arguments.len() == 2 && is_it(&arguments[0]) => {
                let parts = self.several(&arguments[1])?;
                extreme(&parts, name == "array_int_minimum", place)
            }
            "int_abs" | "int_plus" | "int_minus" | "int_times" | "int_min" | "int_max" | "int_pow" | "int_negate"
                if arguments.last().is_some_and(is_it) =>
            {
                let operands = arguments[..arguments.len() - 1].iter().map(|part| self.one(part));
                let operands = operands.collect::<Result<Vec<_>, _>>()?;
                let wanted = if matches!(name, "int_abs" | "int_negate") { 1 } else { 2 };
                self.has_arguments(name, arguments, wanted + 1, place)?;
                self.value(name, operands, place)
            }
            _ => Err(cannot()),
        }
    }

    /// Is an index one of those of an array, and the element there.
    fn element(&mut self, index: &Part, of: &Part, place: Place) -> Result<(Built, Built), Error> {
        let (index, of) = (self.one(index)?, self.several(of)?);
        let inside = self.among(index.clone(), &[(1, of.len() as i64)], place)?;
        let (first, last) = (index.low, index.high);
        self.spend(last.abs_diff(first) as usize, place)?;
        let nothing = constant(place, 0)?;
        // Where the index is none, anything will do.
        let element = |at: i64| usize::try_from(at - 1).ok().and_then(|at| of.get(at)).unwrap_or(&nothing);
        let within: Vec<&Built> = (first.max(1)..=last.min(of.len() as i64)).map(element).collect();
        let (low, high) = (within.iter().map(|part| part.low).min(), within.iter().map(|part| part.high).max());
        let anything = within.first().map_or(&nothing, |first| *first);
        let inner = |at: i64| if (1..=of.len() as i64).contains(&at) { element(at) } else { anything };
        if let Some(at) = index.is_constant() {
            return Ok((inside, inner(at).clone()));
        }
        let all = (first..=last).map(|at| inner(at).formula.clone()).collect();
        let from_zero = sum(place, vec![index, constant(place, -first)?])?;
        let formula = Formula::Element(from_zero.formula.into(), all);
        let built = Built::number(place, formula, low.unwrap_or(0).into(), high.unwrap_or(0).into())?;
        Ok((inside, built))
    }

    fn table(&mut self, parts: &[Built], numbers: &[i64], place: Place) -> Result<Built, Error> {
        self.spend(numbers.len(), place)?;
        if parts.is_empty() || !numbers.len().is_multiple_of(parts.len()) {
            return Err(place.wrong(text!("model-row", here = numbers.len(), wanted = parts.len())));
        }
        let possible = |row: &&[i64]| row.iter().zip(parts).all(|(value, part)| (part.low..=part.high).contains(value));
        let rows: Vec<Vec<i64>> = numbers.chunks(parts.len()).filter(possible).map(<[i64]>::to_vec).collect();
        let ever = !rows.is_empty();
        let always = ever && parts.iter().all(|part| part.is_constant().is_some());
        let parts = parts.iter().map(|part| part.formula.clone()).collect();
        Ok(Built::truth(Formula::Row(parts, rows.into()), always, ever))
    }

    /// Division rounds towards 0, and what it leaves has the sign of what is divided; ours rounds down.
    fn divide(
        &mut self,
        is_quotient: bool,
        left: &Built,
        by: &Built,
        value: Built,
        place: Place,
    ) -> Result<Built, Error> {
        let zero = || constant(place, 0);
        let size = |scope: &mut Self, built: &Built| scope.value("int_abs", vec![built.clone()], place);
        let is_divisor = compare(Order::Unequal, by.clone(), zero()?);
        if is_quotient {
            // p = by·value has no other sign than the dividend, is no larger, and less than a divisor is left.
            let near = product(place, by.clone(), value)?;
            let same_sign = compare(Order::AtLeast, product(place, near.clone(), left.clone())?, zero()?);
            let (left, near, by) = (size(self, left)?, size(self, &near)?, size(self, by)?);
            let minus = product(place, constant(place, -1)?, near)?;
            let rest = sum(place, vec![left, minus])?;
            let enough = compare(Order::AtLeast, rest.clone(), zero()?);
            return Ok(join(true, vec![is_divisor, same_sign, enough, compare(Order::Less, rest, by)]));
        }
        if by.high.abs_diff(by.low) > MOST_DIVISORS as u64 {
            return Err(place.wrong(text!("flatzinc-divisor", most = MOST_DIVISORS)));
        }
        let same_sign = compare(Order::AtLeast, product(place, value.clone(), left.clone())?, zero()?);
        let (dividend, rest) = (size(self, left)?, size(self, &value)?);
        let mut parts = vec![is_divisor, same_sign];
        for divisor in (by.low..=by.high).filter(|divisor| *divisor != 0) {
            self.spend(1, place)?;
            let size = divisor.abs();
            let formula = Formula::Modulo(dividend.formula.clone().into(), size);
            let modulo = Built::number(place, formula, 0, i128::from((size - 1).min(dividend.high)))?;
            let other = compare(Order::Unequal, by.clone(), constant(place, divisor)?);
            parts.push(join(false, vec![other, compare(Order::Equal, rest.clone(), modulo)]));
        }
        Ok(join(true, parts))
    }
}

/// The least or the greatest of some.
fn extreme(parts: &[Built], is_least: bool, place: Place) -> Result<Built, Error> {
    let (lows, highs) = (parts.iter().map(|part| part.low), parts.iter().map(|part| part.high));
    let (low, high) = if is_least { (lows.min(), highs.min()) } else { (lows.max(), highs.max()) };
    let (Some(low), Some(high)) = (low, high) else { return Err(place.wrong(text!("model-empty-list"))) };
    let formulas = parts.iter().map(|part| part.formula.clone()).collect();
    let formula = if is_least { Formula::Least(formulas) } else { Formula::Greatest(formulas) };
    Built::number(place, formula, low.into(), high.into())
}
