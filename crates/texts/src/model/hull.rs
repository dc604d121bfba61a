//! Between which numbers a formula lies, and what that means for its variables: bounds go up the tree, and what is wanted goes down.
//!
//! This is how every solver looks at conditions that have no rule of their own. Where all variables have values, the bounds are the value.
//! `build` has made sure that no bound exceeds 2⁶⁰.

use super::bits::Bits;
use super::formula::Formula;
use super::syntax::Order;

/// The domains that a formula is looked at with.
pub(super) trait Store {
    /// The least and the greatest value that a variable may have.
    fn bounds(&self, variable: u32) -> (i64, i64);

    /// Leaves only values between these. Is one left?
    fn restrict(&mut self, variable: u32, low: i64, high: i64) -> bool;

    /// Leaves only values that pass. Is one left?
    fn retain(&mut self, variable: u32, passes: &mut dyn FnMut(i64) -> bool) -> bool;
}

/// Between which numbers a formula lies.
pub(super) fn hull(formula: &Formula, bounds: &impl Fn(u32) -> (i64, i64)) -> (i64, i64) {
    let truth = |always: bool, ever: bool| (i64::from(always), i64::from(ever));
    match formula {
        Formula::Constant(number) => (*number, *number),
        Formula::Variable(variable) => bounds(*variable),
        Formula::Sum(parts) => parts.iter().fold((0, 0), |(low, high), part| {
            let (a, b) = hull(part, bounds);
            (low + a, high + b)
        }),
        Formula::Scaled(factor, inner) => {
            let (low, high) = hull(inner, bounds);
            if *factor >= 0 { (factor * low, factor * high) } else { (factor * high, factor * low) }
        }
        Formula::Product(left, right) => {
            let ((a, b), (c, d)) = (hull(left, bounds), hull(right, bounds));
            let corners = [a * c, a * d, b * c, b * d];
            (corners.into_iter().min().unwrap_or(0), corners.into_iter().max().unwrap_or(0))
        }
        Formula::Absolute(inner) => {
            let (low, high) = hull(inner, bounds);
            (if low <= 0 && high >= 0 { 0 } else { low.abs().min(high.abs()) }, low.abs().max(high.abs()))
        }
        Formula::Over(inner, by) => {
            let (low, high) = hull(inner, bounds);
            (low.div_euclid(*by), high.div_euclid(*by))
        }
        Formula::Modulo(inner, by) => {
            let (low, high) = hull(inner, bounds);
            let is_one_round = low.div_euclid(*by) == high.div_euclid(*by);
            if is_one_round { (low.rem_euclid(*by), high.rem_euclid(*by)) } else { (0, by - 1) }
        }
        Formula::Least(parts) => parts.iter().fold((i64::MAX, i64::MAX), |(low, high), part| {
            let (a, b) = hull(part, bounds);
            (low.min(a), high.min(b))
        }),
        Formula::Greatest(parts) => parts.iter().fold((i64::MIN, i64::MIN), |(low, high), part| {
            let (a, b) = hull(part, bounds);
            (low.max(a), high.max(b))
        }),
        Formula::Element(place, of) => {
            let (first, last) = hull(place, bounds);
            of[first as usize..=last as usize].iter().fold((i64::MAX, i64::MIN), |(low, high), part| {
                let (a, b) = hull(part, bounds);
                (low.min(a), high.max(b))
            })
        }
        Formula::Compare(order, left, right) => {
            let ((a, b), (c, d)) = (hull(left, bounds), hull(right, bounds));
            let is_one = a == b && c == d && a == c;
            match order {
                Order::Equal => truth(is_one, a <= d && c <= b),
                Order::Unequal => truth(a > d || c > b, !is_one),
                Order::Less => truth(b < c, a < d),
                Order::AtMost => truth(b <= c, a <= d),
                Order::Greater => truth(a > d, b > c),
                Order::AtLeast => truth(a >= d, b >= c),
            }
        }
        Formula::All(parts) => parts.iter().fold((1, 1), |(low, high), part| {
            let (a, b) = hull(part, bounds);
            (low.min(a), high.min(b))
        }),
        Formula::Any(parts) => parts.iter().fold((0, 0), |(low, high), part| {
            let (a, b) = hull(part, bounds);
            (low.max(a), high.max(b))
        }),
        Formula::Not(inner) => {
            let (low, high) = hull(inner, bounds);
            (1 - high, 1 - low)
        }
        Formula::Among(inner, values) => {
            let (low, high) = hull(inner, bounds);
            let from = values.partition_point(|&value| value < low);
            let to = values.partition_point(|&value| value <= high);
            truth((to - from) as i64 == high - low + 1, to > from)
        }
        Formula::Row(parts, rows) => {
            let parts: Vec<(i64, i64)> = parts.iter().map(|part| hull(part, bounds)).collect();
            let fits =
                |row: &Vec<i64>| row.iter().zip(&parts).all(|(value, (low, high))| low <= value && value <= high);
            let ever = rows.iter().any(fits);
            truth(ever && parts.iter().all(|(low, high)| low == high), ever)
        }
        Formula::Different(parts) => {
            let parts: Vec<(i64, i64)> = parts.iter().map(|part| hull(part, bounds)).collect();
            let mut fixed: Vec<i64> = parts.iter().filter(|(low, high)| low == high).map(|part| part.0).collect();
            let many = fixed.len();
            fixed.sort_unstable();
            fixed.dedup();
            truth(fixed.len() == many && many == parts.len(), fixed.len() == many)
        }
    }
}

/// The values of one variable with which a formula lies between two numbers, where every other variable has a value.
///
/// A domain of ten thousand values is not tried one by one: a stretch of it is kept or left out where the bounds decide, else halved.
pub(super) fn sift<B: Bits>(
    formula: &Formula,
    (low, high): (i64, i64),
    (only, base, domain): (u32, i64, &B),
    bounds: &impl Fn(u32) -> (i64, i64),
) -> B {
    let mut left = B::NONE;
    let between = |first: u32, last: u32| {
        let own = (base + i64::from(first), base + i64::from(last));
        hull(formula, &|variable| if variable == only { own } else { bounds(variable) })
    };
    if domain.count() <= 16 {
        for bit in domain.numbers() {
            let (value, _) = between(bit, bit);
            if low <= value && value <= high {
                left.insert(bit);
            }
        }
        return left;
    }
    let mut stretches = vec![(domain.low(), domain.high())];
    while let Some((first, last)) = stretches.pop() {
        let (least, most) = between(first, last);
        if least > high || most < low {
            continue;
        }
        if first == last {
            if domain.has(first) {
                left.insert(first);
            }
        } else if least >= low && most <= high {
            left = left.or(&domain.and(&B::span(first, last)));
        } else {
            let middle = first.midpoint(last);
            stretches.extend([(first, middle), (middle + 1, last)]);
        }
    }
    left
}

/// Leaves only values with which a formula may lie between two numbers. Is it still possible?
pub(super) fn narrow(formula: &Formula, low: i64, high: i64, store: &mut dyn Store) -> bool {
    let (least, most) = hull(formula, &|variable| store.bounds(variable));
    if least > high || most < low {
        return false;
    }
    if low <= least && most <= high {
        return true;
    }
    let (low, high) = (low.max(least), high.min(most));
    let of = |part: &Formula, store: &dyn Store| hull(part, &|variable| store.bounds(variable));
    match formula {
        Formula::Constant(_) => true,
        Formula::Variable(variable) => store.restrict(*variable, low, high),
        Formula::Sum(parts) => {
            let (mut least, mut most) = (least, most);
            for part in parts {
                let (a, b) = of(part, store);
                if a == b {
                    continue;
                }
                if !narrow(part, low.saturating_sub(most - b), high.saturating_sub(least - a), store) {
                    return false;
                }
                let (c, d) = of(part, store);
                (least, most) = (least - a + c, most - b + d);
            }
            true
        }
        Formula::Scaled(factor, inner) => {
            let (low, high) = quotient((low, high), (*factor, *factor));
            narrow(inner, low, high, store)
        }
        Formula::Product(left, right) => [(left, right), (right, left)].into_iter().all(|(one, other)| {
            let by = of(other, store);
            if by.0 <= 0 && by.1 >= 0 {
                return true;
            }
            let (low, high) = quotient((low, high), by);
            narrow(one, low, high, store)
        }),
        Formula::Absolute(inner) => {
            let (a, b) = of(inner, store);
            let least = if a > -low { low } else { -high };
            let most = if b < low { -low } else { high };
            narrow(inner, least, most, store)
        }
        Formula::Over(inner, by) => {
            narrow(inner, low.saturating_mul(*by), high.saturating_mul(*by).saturating_add(by - 1), store)
        }
        Formula::Modulo(inner, by) => {
            let (a, b) = of(inner, store);
            let round = a.div_euclid(*by);
            round != b.div_euclid(*by) || narrow(inner, round * by + low.max(0), round * by + high.min(by - 1), store)
        }
        Formula::Least(parts) => extreme(parts, store, low, high, true),
        Formula::Greatest(parts) => extreme(parts, store, low, high, false),
        Formula::Element(place, parts) => {
            let (first, last) = of(place, store);
            let fits = |at: &i64| {
                let (a, b) = of(&parts[*at as usize], store);
                a <= high && b >= low
            };
            let (from, to) = ((first..=last).find(fits), (first..=last).rev().find(fits));
            let (Some(from), Some(to)) = (from, to) else { return false };
            narrow(place, from, to, store) && (from != to || narrow(&parts[from as usize], low, high, store))
        }
        Formula::Compare(order, left, right) => {
            // Neither is known, so that one of both is wanted.
            let order = if low >= 1 { *order } else { order.opposite() };
            together(order, left, right, store)
        }
        Formula::All(parts) => junction(parts, low >= 1, true, store),
        Formula::Any(parts) => junction(parts, low >= 1, false, store),
        Formula::Not(inner) => narrow(inner, 1 - high, 1 - low, store),
        Formula::Among(inner, values) => {
            let holds = low >= 1;
            if let Formula::Variable(variable) = **inner {
                return store.retain(variable, &mut |value| values.binary_search(&value).is_ok() == holds);
            }
            let (a, b) = of(inner, store);
            match (values.iter().find(|&&value| value >= a), values.iter().rev().find(|&&value| value <= b)) {
                (Some(&first), Some(&last)) if holds => narrow(inner, first, last, store),
                _ => true,
            }
        }
        Formula::Row(parts, rows) => low < 1 || in_row(parts, rows, store),
        Formula::Different(parts) => low < 1 || apart(parts, store),
    }
}

/// What `x` may be if `x` times something between `by`, which is not 0, lies between these.
fn quotient((low, high): (i64, i64), by: (i64, i64)) -> (i64, i64) {
    if by.1 < 0 {
        return quotient((high.saturating_neg(), low.saturating_neg()), (-by.1, -by.0));
    }
    let up = |a: i64, b: i64| a.div_euclid(b) + i64::from(a.rem_euclid(b) != 0);
    let least = if low >= 0 { up(low, by.1) } else { up(low, by.0) };
    let most = if high >= 0 { high.div_euclid(by.0) } else { high.div_euclid(by.1) };
    (least, most)
}

/// The least or the greatest of some lies between these.
fn extreme(parts: &[Formula], store: &mut dyn Store, low: i64, high: i64, is_least: bool) -> bool {
    let (all_low, all_high) = if is_least { (low, i64::MAX) } else { (i64::MIN, high) };
    if !parts.iter().all(|part| narrow(part, all_low, all_high, store)) {
        return false;
    }
    // One of them must be near enough; if only one can be, it is.
    let (one_low, one_high) = if is_least { (i64::MIN, high) } else { (low, i64::MAX) };
    let mut able = parts.iter().filter(|part| {
        let (a, b) = hull(part, &|variable| store.bounds(variable));
        a <= one_high && b >= one_low
    });
    match (able.next(), able.next()) {
        (None, _) => false,
        (Some(only), None) => narrow(only, one_low, one_high, store),
        _ => true,
    }
}

/// Two compare like this.
fn together(order: Order, left: &Formula, right: &Formula, store: &mut dyn Store) -> bool {
    let of = |part: &Formula, store: &dyn Store| hull(part, &|variable| store.bounds(variable));
    match order {
        Order::Equal => {
            let (a, b) = of(right, store);
            if !narrow(left, a, b, store) {
                return false;
            }
            let (a, b) = of(left, store);
            narrow(right, a, b, store)
        }
        Order::Unequal => {
            let ((a, b), (c, d)) = (of(left, store), of(right, store));
            (a != b || unlike(right, a, store)) && (c != d || unlike(left, c, store))
        }
        Order::Less | Order::AtMost => {
            let strictly = i64::from(order == Order::Less);
            let most = of(right, store).1 - strictly;
            narrow(left, i64::MIN, most, store) && {
                let least = of(left, store).0 + strictly;
                narrow(right, least, i64::MAX, store)
            }
        }
        Order::Greater => together(Order::Less, right, left, store),
        Order::AtLeast => together(Order::AtMost, right, left, store),
    }
}

/// A formula is not this number.
fn unlike(formula: &Formula, number: i64, store: &mut dyn Store) -> bool {
    if let Formula::Variable(variable) = formula {
        return store.retain(*variable, &mut |value| value != number);
    }
    let (low, high) = hull(formula, &|variable| store.bounds(variable));
    let low = low + i64::from(low == number);
    let high = high - i64::from(high == number);
    low <= high && narrow(formula, low, high, store)
}

/// All of some conditions hold (`all`), or one does; or that is not so.
fn junction(parts: &[Formula], holds: bool, all: bool, store: &mut dyn Store) -> bool {
    let wanted = i64::from(holds);
    if holds == all {
        return parts.iter().all(|part| narrow(part, wanted, wanted, store));
    }
    // One of them decides it; if only one can, it does.
    let mut able = parts.iter().filter(|part| {
        let (low, high) = hull(part, &|variable| store.bounds(variable));
        low <= wanted && wanted <= high
    });
    match (able.next(), able.next()) {
        (None, _) => false,
        (Some(only), None) => narrow(only, wanted, wanted, store),
        _ => true,
    }
}

/// Some numbers are one of these rows.
fn in_row(parts: &[Formula], rows: &[Vec<i64>], store: &mut dyn Store) -> bool {
    let bounds: Vec<(i64, i64)> = parts.iter().map(|part| hull(part, &|variable| store.bounds(variable))).collect();
    let fits = |row: &&Vec<i64>| row.iter().zip(&bounds).all(|(value, (low, high))| low <= value && value <= high);
    let rows: Vec<&Vec<i64>> = rows.iter().filter(fits).collect();
    parts.iter().enumerate().all(|(at, part)| {
        if let Formula::Variable(variable) = part {
            return store.retain(*variable, &mut |value| rows.iter().any(|row| row[at] == value));
        }
        let values = || rows.iter().map(|row| row[at]);
        match (values().min(), values().max()) {
            (Some(low), Some(high)) => narrow(part, low, high, store),
            _ => false,
        }
    })
}

/// Each of these is different from all others.
fn apart(parts: &[Formula], store: &mut dyn Store) -> bool {
    for (at, part) in parts.iter().enumerate() {
        let (low, high) = hull(part, &|variable| store.bounds(variable));
        if low == high
            && !parts.iter().enumerate().filter(|(other, _)| *other != at).all(|(_, other)| unlike(other, low, store))
        {
            return false;
        }
    }
    true
}
