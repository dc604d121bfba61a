//! Why a rule took values away: steps from which alone it would have followed.
//!
//! Few steps make good clauses. So each kind of rule has a way of its own: two variables of an all-different, the bounds that a sum needs and
//! no further than it needs them, one lost partner for each pair of a distance; and a formula of any other kind is asked again, with
//! bounds left out one by one. Where nothing better is found, all that the rule looked at is the reason, which is always right.

use crate::model::bits::Bits;
use crate::model::formula::Formula;
use crate::model::hull::hull;
use crate::model::propagate::{Broken, State};
use crate::model::rules::{Aim, Linear, Rule, Rules};

use super::log::{Log, Own, Says};

/// Formulas of more variables are not asked again with fewer bounds: each question goes through the whole of it.
const MOST_ASKED: usize = 64;

/// Steps that explain one step, or a conflict, all of them before `step`.
pub(super) struct Why<'a, B> {
    rules: &'a Rules,
    state: &'a State<B, Log<B>>,
    step: usize,
    steps: Vec<u32>,
}

/// What was taken: a stretch of values of one variable.
#[derive(Clone, Copy, Debug)]
struct Taken {
    variable: u32,
    says: Says,
}

impl<'a, B: Bits> Why<'a, B> {
    fn new(rules: &'a Rules, state: &'a State<B, Log<B>>, step: usize) -> Self {
        Why { rules, state, step, steps: Vec::new() }
    }

    /// Why a step was made that a rule made, or one of the log's own.
    pub(super) fn of_step(
        rules: &'a Rules,
        state: &'a State<B, Log<B>>,
        step: usize,
        literal: learn::Literal,
        reason: u32,
    ) -> Vec<u32> {
        let mut why = Why::new(rules, state, step);
        let (variable, says) = why.log().meaning(literal);
        match why.log().reason(reason) {
            Ok(rule) => why.rule(rule, Taken { variable, says }),
            Err(own) => why.own(own, variable, says),
        }
        why.steps
    }

    /// Why there is a conflict; the domain of a starved variable is as it was before.
    pub(super) fn of_conflict(rules: &'a Rules, state: &'a State<B, Log<B>>, broken: Broken) -> Vec<u32> {
        let mut why = Why::new(rules, state, usize::MAX);
        let starved = why.log().starved.as_ref().map(|starved| starved.0);
        match broken {
            Broken::Rule(rule) => why.broken(rule, starved),
            Broken::Aim => why.broken_aim(),
        }
        why.steps
    }

    fn log(&self) -> &'a Log<B> {
        &self.state.witness
    }

    fn add(&mut self, step: usize) {
        debug_assert!(step < self.step, "a reason comes before what it explains");
        // Step 0 is so from the start.
        if step > 0 {
            self.steps.push(step as u32);
        }
    }

    fn add_low(&mut self, variable: u32, low: u32) {
        self.add(self.log().low_step(variable, low));
    }

    fn add_high(&mut self, variable: u32, high: u32) {
        self.add(self.log().high_step(variable, high));
    }

    /// The values that were gone between two others.
    fn add_holes(&mut self, variable: u32, from: u32, to: u32) {
        for bit in from..=to {
            if let Some(gone) = self.log().gone_before(variable, bit, self.step) {
                self.add(gone);
            }
        }
    }

    fn had(&self, variable: u32, bit: u32) -> bool {
        self.log().gone_before(variable, bit, self.step).is_none()
    }

    fn bounds(&self, variable: u32) -> (u32, u32) {
        self.log().bounds_before(variable, self.step)
    }

    fn add_bounds(&mut self, variable: u32) {
        let (low, high) = self.bounds(variable);
        self.add_low(variable, low);
        self.add_high(variable, high);
    }

    /// All that is known of a variable.
    fn add_domain(&mut self, variable: u32) {
        let (low, high) = self.bounds(variable);
        self.add_bounds(variable);
        self.add_holes(variable, low, high);
    }

    /// All that a rule looked at.
    fn add_all(&mut self, rule: &Rule) {
        let mut variables = Vec::new();
        rule.each_variable(|variable| variables.push(variable));
        variables.sort_unstable();
        variables.dedup();
        variables.into_iter().for_each(|variable| self.add_domain(variable));
    }

    fn own(&mut self, own: Own, variable: u32, says: Says) {
        match (own, says) {
            (Own::Aim, _) => self.aim(Taken { variable, says }),
            (Own::Snap, Says::From(bit)) => {
                let low = self.bounds(variable).0;
                self.add_low(variable, low);
                self.add_holes(variable, low, bit - 1);
            }
            (Own::Snap, Says::UpTo(bit)) => {
                let high = self.bounds(variable).1;
                self.add_high(variable, high);
                self.add_holes(variable, bit + 1, high);
            }
            (Own::Meet, Says::Is(bit)) => {
                self.add_low(variable, bit);
                self.add_high(variable, bit);
            }
            (Own::Has, _) => {
                let fixed = self.log().fixed_before(variable, self.step);
                self.add(fixed.expect("it has a value").0);
            }
            _ => unreachable!("bounds snap and values meet"),
        }
    }

    fn rule(&mut self, rule: usize, taken: Taken) {
        let rules = self.rules;
        match &rules.rules[rule] {
            Rule::Linear(Linear { terms, low, high, .. }) => self.linear(terms, *low, *high, taken),
            Rule::General(formula, variables) => self.general(formula, variables, (1, 1), taken),
            rule => {
                let (variable, says) = (taken.variable, taken.says);
                let (low, high) = self.bounds(variable);
                match says {
                    Says::IsNot(bit) => self.value(rule, variable, bit),
                    Says::From(bit) => {
                        self.add_low(variable, low);
                        self.values(rule, variable, low, bit - 1);
                    }
                    Says::UpTo(bit) => {
                        self.add_high(variable, high);
                        self.values(rule, variable, bit + 1, high);
                    }
                    Says::Is(_) => unreachable!("a rule takes values; what is left is the log's to say"),
                }
            }
        }
    }

    /// Why none of these values is there: some were gone, a rule took the others.
    fn values(&mut self, rule: &Rule, variable: u32, from: u32, to: u32) {
        for bit in from..=to {
            match self.log().gone_before(variable, bit, self.step) {
                Some(gone) => self.add(gone),
                None => self.value(rule, variable, bit),
            }
        }
    }

    /// Why a rule took one value.
    fn value(&mut self, rule: &Rule, variable: u32, bit: u32) {
        let before = self.steps.len();
        let is_found = match rule {
            Rule::Different(terms) => self.different(terms, variable, bit),
            &Rule::Shift { x, y, by } => {
                let (bit, by) = (i64::from(bit), i64::from(by));
                let of_x = variable == x && self.lost(y, bit - by);
                of_x || variable == y && self.lost(x, bit + by)
            }
            &Rule::Mirror { x, y, sum } => {
                let other = i64::from(sum) - i64::from(bit);
                variable == x && self.lost(y, other) || variable == y && self.lost(x, other)
            }
            &Rule::Distance { x, y, z, from } => {
                variable == x.0 && self.apart(bit, x, y, z, from)
                    || variable == y.0 && self.apart(bit, y, x, z, from)
                    || variable == z && self.distance(bit, x, y, from)
            }
            Rule::Linear(_) | Rule::General(..) => false,
        };
        if !is_found {
            self.steps.truncate(before);
            self.add_all(rule);
        }
    }

    /// The step that took a value, if it was gone; what is no value at all needs none.
    fn gone(&self, variable: u32, bit: i64) -> Option<usize> {
        u32::try_from(bit).map_or(Some(0), |bit| self.log().gone_before(variable, bit, self.step))
    }

    fn lost(&mut self, variable: u32, bit: i64) -> bool {
        let gone = self.gone(variable, bit);
        gone.map(|gone| self.add(gone)).is_some()
    }

    // |x - y| = z: every distance that z allows leads to values of y that are gone.

    fn apart(&mut self, bit: u32, x: (u32, u32), y: (u32, u32), z: u32, from: i64) -> bool {
        let here = i64::from(bit + x.1);
        let (least, most) = self.log().bounds_at_start(z);
        (least..=most).all(|distance| {
            let by = from + i64::from(distance);
            by < 0 || self.either_gone((z, i64::from(distance)), y, [here - by, here + by])
        })
    }

    /// The values of x are gone, or both of y at this distance.
    fn distance(&mut self, bit: u32, x: (u32, u32), y: (u32, u32), from: i64) -> bool {
        let by = from + i64::from(bit);
        let (least, most) = self.log().bounds_at_start(x.0);
        by < 0
            || (least..=most).all(|at| {
                let here = i64::from(at + x.1);
                self.either_gone((x.0, i64::from(at)), y, [here - by, here + by])
            })
    }

    /// One value is gone, or both of two others, which stand moved up in a frame.
    fn either_gone(&mut self, one: (u32, i64), other: (u32, u32), both: [i64; 2]) -> bool {
        let one = self.gone(one.0, one.1);
        let both = both.map(|at| self.gone(other.0, at - i64::from(other.1)));
        match (one, both) {
            (Some(0), _) | (_, [Some(0), Some(0)]) => {}
            (Some(gone), _) => self.add(gone),
            (None, [Some(a), Some(b)]) => {
                self.add(a);
                self.add(b);
            }
            _ => return false,
        }
        true
    }

    // All different.

    fn different(&mut self, terms: &[(u32, u32)], variable: u32, bit: u32) -> bool {
        let of = |at: &usize| terms[*at].0 == variable;
        (0..terms.len()).filter(of).any(|at| {
            let value = bit + terms[at].1;
            self.taken(terms, at, value) || self.in_pair(terms, at, value) || self.needed(terms, at, value)
        })
    }

    /// Another one has the value.
    fn taken(&mut self, terms: &[(u32, u32)], at: usize, value: u32) -> bool {
        let has = |&(variable, by): &(u32, u32)| {
            let (step, bit) = self.log().fixed_before(variable, self.step)?;
            (bit + by == value).then_some(step)
        };
        let mut others = terms.iter().enumerate().filter(|(other, _)| *other != at);
        let step = others.find_map(|(_, term)| has(term));
        step.map(|step| self.add(step)).is_some()
    }

    /// The only two values that a term had, in the frame, if it had two.
    fn pair(&self, (variable, by): (u32, u32)) -> Option<(u32, u32)> {
        let (low, high) = self.bounds(variable);
        (low < high && (low + 1..high).all(|bit| !self.had(variable, bit))).then_some((low + by, high + by))
    }

    /// Two others have the value and another one between them.
    fn in_pair(&mut self, terms: &[(u32, u32)], at: usize, value: u32) -> bool {
        let mut pairs: Vec<((u32, u32), u32)> = Vec::new();
        for (_, &term) in terms.iter().enumerate().filter(|(other, _)| *other != at) {
            let Some(pair) = self.pair(term).filter(|pair| pair.0 == value || pair.1 == value) else { continue };
            if let Some(&(_, twin)) = pairs.iter().find(|(other, _)| *other == pair) {
                self.add_domain(twin);
                self.add_domain(term.0);
                return true;
            }
            pairs.push((pair, term.0));
        }
        false
    }

    /// All values are needed, and another value of this term has no other that could have it.
    fn needed(&mut self, terms: &[(u32, u32)], at: usize, value: u32) -> bool {
        let (variable, by) = terms[at];
        let Some(values) = self.values_of(terms).filter(|values| values.count() as usize <= terms.len()) else {
            return false;
        };
        let (low, high) = self.bounds(variable);
        let is_only =
            |bit: &u32| *bit + by != value && self.had(variable, *bit) && self.has_no_other(terms, at, *bit + by);
        let Some(only) = (low..=high).find(is_only) else { return false };
        self.add_rest(terms, &values);
        self.add_no_other(terms, at, only + by);
        true
    }

    /// All values that some term has, in the frame.
    fn values_of(&self, terms: &[(u32, u32)]) -> Option<B> {
        let mut values = B::NONE;
        for &(variable, by) in terms {
            let (low, high) = self.bounds(variable);
            for bit in (low..=high).filter(|bit| self.had(variable, *bit)) {
                values.insert(bit + by);
            }
            if values.count() as usize > terms.len() {
                return None;
            }
        }
        Some(values)
    }

    /// Why no term has a value beside these.
    fn add_rest(&mut self, terms: &[(u32, u32)], values: &B) {
        for &(variable, by) in terms {
            let (first, last) = self.log().bounds_at_start(variable);
            for bit in (first..=last).filter(|bit| !values.has(bit + by)) {
                self.lost(variable, bit.into());
            }
        }
    }

    fn others(terms: &[(u32, u32)], at: usize, value: u32) -> impl Iterator<Item = (u32, i64)> {
        let others = terms.iter().enumerate().filter(move |(other, _)| *other != at);
        others.map(move |(_, &(variable, by))| (variable, i64::from(value) - i64::from(by)))
    }

    fn has_no_other(&self, terms: &[(u32, u32)], at: usize, value: u32) -> bool {
        Self::others(terms, at, value).all(|(variable, bit)| self.gone(variable, bit).is_some())
    }

    fn add_no_other(&mut self, terms: &[(u32, u32)], at: usize, value: u32) {
        for (variable, bit) in Self::others(terms, at, value) {
            self.lost(variable, bit);
        }
    }

    fn broken_different(&mut self, terms: &[(u32, u32)]) -> bool {
        // Two have the same value.
        for at in 0..terms.len() {
            if let Some((step, bit)) = self.log().fixed_before(terms[at].0, self.step)
                && self.taken(terms, at, bit + terms[at].1)
            {
                self.add(step);
                return true;
            }
        }
        // Three have two values between them.
        for at in 0..terms.len() {
            if let Some((value, _)) = self.pair(terms[at])
                && self.three_in_pair(terms, at, value)
            {
                return true;
            }
        }
        // There are too few values, or one term is needed for two of them.
        let Some(values) = self.values_of(terms).filter(|values| values.count() as usize <= terms.len()) else {
            return false;
        };
        if (values.count() as usize) < terms.len() {
            self.add_rest(terms, &values);
            return true;
        }
        for at in 0..terms.len() {
            let (variable, by) = terms[at];
            let (low, high) = self.bounds(variable);
            let is_only = |bit: &u32| self.had(variable, *bit) && self.has_no_other(terms, at, *bit + by);
            let only: Vec<u32> = (low..=high).filter(is_only).take(2).collect();
            if let [one, two] = only[..] {
                self.add_rest(terms, &values);
                self.add_no_other(terms, at, one + by);
                self.add_no_other(terms, at, two + by);
                return true;
            }
        }
        false
    }

    fn three_in_pair(&mut self, terms: &[(u32, u32)], at: usize, value: u32) -> bool {
        let pair = self.pair(terms[at]);
        let same = terms.iter().filter(|&&term| self.pair(term) == pair).map(|term| term.0);
        let same: Vec<u32> = same.take(3).collect();
        let is_broken = same.len() == 3 && pair.is_some_and(|pair| pair.0 == value);
        if is_broken {
            same.into_iter().for_each(|variable| self.add_domain(variable));
        }
        is_broken
    }

    // Sums.

    /// What a term adds at least, or at most, before the step, and from the start.
    fn share(&self, (times, variable): (i64, u32), is_least: bool) -> (i64, i64) {
        let takes_low = (times > 0) == is_least;
        let pick = |bounds: (u32, u32)| times * i64::from(if takes_low { bounds.0 } else { bounds.1 });
        (pick(self.bounds(variable)), pick(self.log().bounds_at_start(variable)))
    }

    /// Bounds of these terms, so that their sum at least is no smaller than what it is now less `slack`; or at most no larger.
    fn add_shares(&mut self, terms: impl Iterator<Item = (i64, u32)>, mut slack: i64, is_least: bool) {
        for (times, variable) in terms {
            let (now, start) = self.share((times, variable), is_least);
            let moved = (now - start).abs();
            if moved <= slack {
                slack -= moved;
                continue;
            }
            // A bound that is less far along will do, too.
            let spare = (slack / times.abs()) as u32;
            let (low, high) = self.bounds(variable);
            if (times > 0) == is_least {
                let step = self.log().low_step(variable, low - spare);
                slack -= times.abs() * i64::from(low - self.log().bounds_before(variable, step + 1).0);
                self.add(step);
            } else {
                let step = self.log().high_step(variable, high + spare);
                slack -= times.abs() * i64::from(self.log().bounds_before(variable, step + 1).1 - high);
                self.add(step);
            }
        }
    }

    /// Why a sum took values: by the bounds of the others, as the last but one that is open, or by all that is known of the others.
    fn linear(&mut self, terms: &[(i64, u32)], low: i64, high: i64, taken: Taken) {
        let before = self.steps.len();
        let is_found = self.sum(terms, low, high, taken) || low == high && self.of_last_two(terms, low, taken);
        if !is_found {
            self.steps.truncate(before);
            terms.iter().for_each(|term| self.add_domain(term.1));
        }
    }

    /// Why values of one of the last two open variables of an equation are gone: those of the other are, and the rest have values.
    fn of_last_two(&mut self, terms: &[(i64, u32)], sum: i64, taken: Taken) -> bool {
        let own = terms.iter().find(|term| term.1 == taken.variable);
        let others = || terms.iter().filter(|term| term.1 != taken.variable);
        let is_open = |variable: u32| {
            let (low, high) = self.bounds(variable);
            low < high
        };
        let open = others().find(|term| is_open(term.1)).or_else(|| others().find(|term| term.0.abs() == 1));
        let (Some(own), Some(open)) = (own, open) else { return false };
        let fixed = || others().filter(|term| term.1 != open.1);
        if own.0.abs() != 1 || open.0.abs() != 1 || fixed().any(|term| is_open(term.1)) {
            return false;
        }
        let sum = fixed().fold(sum, |sum, &(times, variable)| sum - times * i64::from(self.bounds(variable).0));
        let (low, high) = self.bounds(taken.variable);
        let (from, to) = match taken.says {
            Says::From(bit) => (low, bit - 1),
            Says::UpTo(bit) => (bit + 1, high),
            Says::Is(bit) | Says::IsNot(bit) => (bit, bit),
        };
        fixed().for_each(|term| self.add_bounds(term.1));
        match taken.says {
            Says::From(_) => self.add_low(taken.variable, low),
            Says::UpTo(_) => self.add_high(taken.variable, high),
            Says::Is(_) | Says::IsNot(_) => {}
        }
        (from..=to).all(|bit| match self.log().gone_before(taken.variable, bit, self.step) {
            Some(gone) => {
                self.add(gone);
                true
            }
            None => self.lost(open.1, open.0 * (sum - own.0 * i64::from(bit))),
        })
    }

    /// Why a sum between two numbers moved a bound of one of its variables.
    fn sum(&mut self, terms: &[(i64, u32)], low: i64, high: i64, taken: Taken) -> bool {
        let variable = taken.variable;
        let Some(&(times, _)) = terms.iter().find(|term| term.1 == variable) else { return false };
        // The nearest value that was taken.
        let (bit, is_low) = match taken.says {
            Says::From(bit) => (i64::from(bit) - 1, true),
            Says::UpTo(bit) => (i64::from(bit) + 1, false),
            _ => return false,
        };
        let others = || terms.iter().copied().filter(|term| term.1 != variable);
        // With it, the sum would be too large, or too small.
        let is_least = is_low != (times > 0);
        let sum = others().fold(times * bit, |sum, term| sum.saturating_add(self.share(term, is_least).0));
        let slack = if is_least { sum.saturating_sub(high) - 1 } else { low.saturating_sub(sum) - 1 };
        if slack >= 0 {
            self.add_shares(others(), slack, is_least);
        }
        slack >= 0
    }

    /// Why a sum cannot lie between two numbers.
    fn broken_sum(&mut self, terms: &[(i64, u32)], low: i64, high: i64) -> bool {
        let sum = |is_least: bool| terms.iter().fold(0_i64, |sum, &term| sum + self.share(term, is_least).0);
        let (least, most) = (sum(true), sum(false));
        let all = || terms.iter().copied();
        if least > high {
            self.add_shares(all(), least - high - 1, true);
        } else if most < low {
            self.add_shares(all(), low - most - 1, false);
        } else {
            return false;
        }
        true
    }

    fn aim(&mut self, taken: Taken) {
        let (floor, ceiling) = (self.state.floor, self.state.ceiling);
        let rules = self.rules;
        match rules.aim.as_ref() {
            Some(Aim::Linear(terms, constant)) => {
                let (low, high) = (floor.saturating_sub(*constant), ceiling.saturating_sub(*constant));
                self.linear(terms, low, high, taken);
            }
            Some(Aim::General(formula, variables)) => self.general(formula, variables, (floor, ceiling), taken),
            None => {}
        }
    }

    // Formulas.

    /// Can a formula lie between two numbers, within these bounds of some variables, in bits?
    fn can_be(&self, formula: &Formula, (low, high): (i64, i64), within: &[(u32, (u32, u32))]) -> bool {
        let bounds = |variable: u32| {
            let at = within.binary_search_by_key(&variable, |(variable, _)| *variable);
            let (from, to) = at.map_or_else(|_| self.bounds(variable), |at| within[at].1);
            let base = self.rules.base[variable as usize];
            (base + i64::from(from), base + i64::from(to))
        };
        let (least, most) = hull(formula, &bounds);
        least <= high && most >= low
    }

    fn general(&mut self, formula: &Formula, variables: &[u32], between: (i64, i64), taken: Taken) {
        let own = taken.variable;
        let (low, high) = self.bounds(own);
        let (from, to) = match taken.says {
            Says::From(bit) => (low, bit - 1),
            Says::UpTo(bit) => (bit + 1, high),
            Says::Is(bit) | Says::IsNot(bit) => (bit, bit),
        };
        let mut within: Vec<(u32, (u32, u32))> = variables.iter().map(|&v| (v, self.bounds(v))).collect();
        let at = within.partition_point(|(variable, _)| *variable < own);
        within[at].1 = (from, to);
        if variables.len() > MOST_ASKED || self.can_be(formula, between, &within) {
            // Values that were gone already are not what the rule took.
            self.add_holes(own, from, to);
            variables.iter().for_each(|&variable| self.add_bounds(variable));
            return;
        }
        let (first, last) = self.log().bounds_at_start(own);
        match taken.says {
            Says::From(_) => within[at].1.0 = first,
            Says::UpTo(_) => within[at].1.1 = last,
            _ => {}
        }
        if self.can_be(formula, between, &within) {
            within[at].1 = (from, to);
            match taken.says {
                Says::From(_) => self.add_low(own, from),
                _ => self.add_high(own, to),
            }
        }
        self.leave_out(formula, between, within, Some(own));
    }

    /// Adds the bounds of variables, but those without which a formula still cannot be.
    fn leave_out(
        &mut self,
        formula: &Formula,
        between: (i64, i64),
        mut within: Vec<(u32, (u32, u32))>,
        own: Option<u32>,
    ) {
        for at in 0..within.len() {
            let (variable, (low, high)) = within[at];
            if own == Some(variable) {
                continue;
            }
            let (first, last) = self.log().bounds_at_start(variable);
            if low > first {
                within[at].1.0 = first;
                if self.can_be(formula, between, &within) {
                    within[at].1.0 = low;
                    self.add_low(variable, low);
                }
            }
            if high < last {
                within[at].1.1 = last;
                if self.can_be(formula, between, &within) {
                    within[at].1.1 = high;
                    self.add_high(variable, high);
                }
            }
        }
    }

    fn broken_formula(&mut self, formula: &Formula, variables: &[u32], between: (i64, i64)) -> bool {
        let within: Vec<(u32, (u32, u32))> = variables.iter().map(|&v| (v, self.bounds(v))).collect();
        let is_it = variables.len() <= MOST_ASKED && !self.can_be(formula, between, &within);
        if is_it {
            self.leave_out(formula, between, within, None);
        }
        is_it
    }

    // Conflicts.

    fn broken(&mut self, rule: usize, starved: Option<u32>) {
        let rules = self.rules;
        let rule = &rules.rules[rule];
        let is_found = match (rule, starved) {
            (Rule::Linear(Linear { terms, low, high, .. }), _) => self.broken_sum(terms, *low, *high),
            (Rule::General(formula, variables), _) => self.broken_formula(formula, variables, (1, 1)),
            (Rule::Different(terms), None) => self.broken_different(terms),
            (_, Some(variable)) => {
                let (low, high) = self.bounds(variable);
                self.add_bounds(variable);
                self.values(rule, variable, low, high);
                true
            }
            _ => false,
        };
        if !is_found {
            self.add_all(rule);
        }
    }

    fn broken_aim(&mut self) {
        let (floor, ceiling) = (self.state.floor, self.state.ceiling);
        let rules = self.rules;
        let Some(aim) = &rules.aim else { return };
        let (is_found, variables) = match aim {
            Aim::Linear(terms, constant) => {
                let (low, high) = (floor.saturating_sub(*constant), ceiling.saturating_sub(*constant));
                (self.broken_sum(terms, low, high), terms.iter().map(|term| term.1).collect())
            }
            Aim::General(formula, variables) => {
                (self.broken_formula(formula, variables, (floor, ceiling)), variables.to_vec())
            }
        };
        if !is_found {
            variables.into_iter().for_each(|variable| self.add_domain(variable));
        }
    }
}
