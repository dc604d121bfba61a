//! A model as rules over sets of bits: what `fewest` propagates with.
//!
//! Bit `b` of a variable stands for the value `base + b`. Conditions that are often met have rules of their own, which work on whole
//! words; everything else is looked at by its bounds. An expression that must differ from others becomes a hidden variable.

use std::sync::Arc;

use super::apart;
use super::bits::{Bits, Wide};
use super::formula::Formula;
use super::hull::hull;
use super::instance::with_width;
use super::order::Gaps;
use super::propagate::State;
use super::statement::Model;
use super::syntax::Order;

/// What must hold.
#[derive(Clone, Debug)]
pub(super) enum Rule {
    /// All different: variables, each with how far its bits are moved up into a frame that all share.
    Different(Box<[(u32, u32)]>),
    /// The bits of `x` are those of `y`, moved by `by`.
    Shift { x: u32, y: u32, by: i32 },
    /// A bit of `x` and a bit of `y` have this sum.
    Mirror { x: u32, y: u32, sum: u32 },
    /// The sum of multiples of bits lies between two numbers.
    Linear(Linear),
    /// `z` is how far `x` and `y` are apart; the first two are moved up into one frame, and bit 0 of `z` means this distance.
    Distance { x: (u32, u32), y: (u32, u32), z: u32, from: i64 },
    /// Anything else: a formula that must hold, and its variables.
    General(Formula, Box<[u32]>),
}

/// A sum of multiples of bits, between two numbers.
#[derive(Clone, Debug)]
pub(super) struct Linear {
    pub(super) terms: Box<[(i64, u32)]>,
    pub(super) low: i64,
    pub(super) high: i64,
    /// Terms that are known to be different.
    pub(super) apart: Box<[Apart]>,
}

/// Terms of a sum that are multiplied by the same number, and all different.
#[derive(Clone, Debug)]
pub(super) struct Apart {
    pub(super) times: i64,
    /// Variables, each with how far its bits are moved up into a frame that all share.
    pub(super) terms: Box<[(u32, u32)]>,
    /// How far they are moved together.
    pub(super) moved: i64,
    /// The other terms of the sum.
    pub(super) others: Box<[(i64, u32)]>,
}

/// What is to be as small as possible.
#[derive(Clone, Debug)]
pub(super) enum Aim {
    /// A sum of multiples of bits, and a constant.
    Linear(Box<[(i64, u32)]>, i64),
    /// Anything else.
    General(Formula, Box<[u32]>),
}

/// A model as rules.
#[derive(Clone, Debug)]
pub(super) struct Rules {
    /// The value that bit 0 of each variable stands for.
    pub(super) base: Vec<i64>,
    /// The values of each variable, from the start.
    pub(super) values: Vec<Arc<[i64]>>,
    /// How many of the variables are declared; the others are hidden.
    pub(super) declared: usize,
    pub(super) rules: Vec<Rule>,
    /// The condition that a rule comes from.
    pub(super) origin: Vec<usize>,
    /// Which rules look at a variable.
    pub(super) watch: Vec<Vec<u32>>,
    pub(super) aim: Option<Aim>,
    /// How wide the words must be.
    pub(super) wide: u32,
    /// A condition that has no variables and does not hold.
    pub(super) impossible: Option<usize>,
    /// Declared variables that are chosen first, and those that are what a formula of others says.
    pub(super) leaders: Vec<u32>,
    pub(super) followers: Vec<u32>,
    /// The least and the greatest value of each declared variable in the text.
    ends: Vec<(i64, i64)>,
    /// What is known of hidden variables before they are made.
    hidden: Vec<Arc<[i64]>>,
    gaps: Gaps,
}

impl Rules {
    pub(super) fn new(model: &Model) -> Self {
        let rules = Rules::within(model, None);
        if rules.wide <= u64::WIDE { rules } else { rules.narrowed(model, i64::MAX) }
    }

    /// The same for solutions that are better than what is known, if there is a goal.
    pub(super) fn narrowed(self, model: &Model, ceiling: i64) -> Self {
        // What follows at the root may need fewer bits: with nine marks, the first of a Golomb ruler is 45 at most.
        match self.impossible {
            None => with_width!(self.wide, B => self.left::<B>(ceiling)),
            Some(_) => None,
        }
        .map_or(self, |left| Rules::within(model, Some(&left)))
    }

    /// The values that are left once all rules have been looked at, unless they contradict each other.
    fn left<B: Bits>(&self, ceiling: i64) -> Option<Vec<Arc<[i64]>>> {
        let mut state = State::<B>::new(self);
        state.ceiling = ceiling;
        state.propagate(self).ok()?;
        let left = |(bits, base): (&B, &i64)| bits.numbers().map(|bit| base + i64::from(bit)).collect();
        Some(state.domains.iter().zip(&self.base).map(left).collect())
    }

    /// The same with these values, of declared and of hidden variables, where others are known not to be in any solution.
    fn within(model: &Model, left: Option<&[Arc<[i64]>]>) -> Self {
        let original: Vec<Arc<[i64]>> = model.variables.iter().map(|variable| variable.domain.clone()).collect();
        let values: Vec<Arc<[i64]>> = left.map_or_else(|| original.clone(), |left| left[..original.len()].to_vec());
        let mut rules = Rules {
            ends: original.iter().map(|values| (values[0], values[values.len() - 1])).collect(),
            hidden: left.map_or(Vec::new(), |left| left[original.len()..].to_vec()),
            base: values.iter().map(|values| values[0]).collect(),
            wide: values.iter().map(|values| span(values)).max().unwrap_or(1),
            declared: values.len(),
            values,
            rules: Vec::new(),
            origin: Vec::new(),
            watch: Vec::new(),
            aim: None,
            impossible: None,
            leaders: Vec::new(),
            followers: Vec::new(),
            gaps: Gaps::new(model),
        };
        rules.choose_leaders(model);
        for (origin, condition) in model.conditions.iter().enumerate() {
            if condition.formula.variables().is_empty() {
                rules.impossible.get_or_insert(origin);
            } else {
                rules.add(&condition.formula, origin);
            }
        }
        apart::complete(&mut rules);
        rules.aim = model.goal.as_ref().map(|goal| {
            let smallest = Formula::Scaled(if goal.is_largest { -1 } else { 1 }, goal.formula.clone().into());
            match smallest.linear() {
                Some((terms, constant)) => {
                    let constant = terms.iter().fold(constant, |sum, (times, v)| sum + times * rules.base[*v as usize]);
                    Aim::Linear(terms.into(), constant)
                }
                None => {
                    let variables = smallest.variables().into();
                    Aim::General(smallest, variables)
                }
            }
        });
        // Rules that cost little come first, and what speaks of few variables before what speaks of many: in the order of their kinds, all
        // different first, a ruler of nine marks took 2.3 times the instructions, an all-interval series of 12 1.5 times, and a magic square 1.1.
        let cost = |rule: &Rule| match rule {
            Rule::Shift { .. } | Rule::Mirror { .. } => 0,
            Rule::Distance { .. } => 2,
            Rule::Different(terms) => terms.len(),
            Rule::Linear(linear) => linear.terms.len(),
            Rule::General(..) => usize::MAX,
        };
        let mut order: Vec<usize> = (0..rules.rules.len()).collect();
        order.sort_by_key(|&at| cost(&rules.rules[at]));
        rules.origin = order.iter().map(|&at| rules.origin[at]).collect();
        rules.rules = order.iter().map(|&at| rules.rules[at].clone()).collect();
        rules.watch = vec![Vec::new(); rules.values.len()];
        for (number, rule) in (0..).zip(&rules.rules) {
            rule.each_variable(|variable| {
                let watch = &mut rules.watch[variable as usize];
                if watch.last() != Some(&number) {
                    watch.push(number);
                }
            });
        }
        rules.gaps = Gaps::default();
        rules
    }

    pub(super) fn push(&mut self, rule: Rule, origin: usize) {
        self.rules.push(rule);
        self.origin.push(origin);
    }

    fn add(&mut self, formula: &Formula, origin: usize) {
        match formula {
            Formula::All(parts) => parts.iter().for_each(|part| self.add(part, origin)),
            Formula::Different(parts) if self.fits_a_frame(parts) => {
                let terms: Vec<(u32, i64)> = parts.iter().map(|part| self.term(part, origin)).collect();
                self.different(&terms, origin);
            }
            Formula::Compare(order, left, right) => self.compare(*order, left, right, origin),
            _ => self.general(formula.clone(), origin),
        }
    }

    fn general(&mut self, formula: Formula, origin: usize) {
        let variables = formula.variables().into();
        self.push(Rule::General(formula, variables), origin);
    }

    /// Do the values of some formulas fit into the widest words together?
    fn fits_a_frame(&self, parts: &[Formula]) -> bool {
        let ends = parts.iter().map(|part| hull(part, &|variable| self.ends(variable)));
        let (low, high) = ends.fold((i64::MAX, i64::MIN), |(a, b), (c, d)| (a.min(c), b.max(d)));
        high.abs_diff(low) < u64::from(Wide::WIDE)
    }

    fn ends(&self, variable: u32) -> (i64, i64) {
        let of = |values: &[i64]| (values[0], values[values.len() - 1]);
        self.ends.get(variable as usize).copied().unwrap_or_else(|| of(&self.values[variable as usize]))
    }

    /// Which variables are not worth a choice of their own: `d` in `d = |x - y|` follows from the others. All-interval series of 12
    /// took 151 thousand visits when `d` was chosen as well.
    fn choose_leaders(&mut self, model: &Model) {
        let mut leads = vec![false; self.declared];
        let mut follows: Vec<bool> = model.variables.iter().map(|variable| variable.follows).collect();
        for condition in &model.conditions {
            let Formula::Compare(Order::Equal, left, right) = &condition.formula else { continue };
            for (one, other) in [(left, right), (right, left)] {
                let Formula::Variable(variable) = **one else { continue };
                let others = other.variables();
                if other.linear().is_none() && !leads[variable as usize] && !others.contains(&variable) {
                    follows[variable as usize] = true;
                    others.iter().for_each(|&other| leads[other as usize] = true);
                    break;
                }
            }
        }
        (self.followers, self.leaders) = (0..self.declared as u32).partition(|&variable| follows[variable as usize]);
    }

    /// A formula as a variable and what is added to it; a hidden variable, if it is nothing simpler.
    fn term(&mut self, formula: &Formula, origin: usize) -> (u32, i64) {
        match formula.linear() {
            Some((terms, constant)) if matches!(terms[..], [(1, _)]) => (terms[0].1, constant),
            _ => {
                let (low, high) = self.reach(formula);
                let hidden = self.hide(|| (low..=high).collect());
                self.compare(Order::Equal, &Formula::Variable(hidden), formula, origin);
                (hidden, 0)
            }
        }
    }

    /// Between which numbers a formula lies, by its domains and by the order of its variables.
    fn reach(&mut self, formula: &Formula) -> (i64, i64) {
        let (low, high) = hull(formula, &|variable| self.ends(variable));
        let Some((terms, more)) = formula.linear() else { return (low, high) };
        let ([(1, x), (-1, y)] | [(-1, y), (1, x)]) = terms[..] else { return (low, high) };
        let least = self.gaps.least(x, y).map_or(low, |least| low.max(least + more));
        let most = self.gaps.least(y, x).map_or(high, |least| high.min(more - least));
        // What contradicts itself is told of as it is searched.
        if least > most { (low, high) } else { (least, most) }
    }

    fn hide(&mut self, values: impl FnOnce() -> Arc<[i64]>) -> u32 {
        let values = self.hidden.get(self.values.len() - self.declared).cloned().unwrap_or_else(values);
        self.base.push(values[0]);
        self.wide = self.wide.max(span(&values));
        self.values.push(values);
        self.values.len() as u32 - 1
    }

    fn different(&mut self, terms: &[(u32, i64)], origin: usize) {
        let low = |&(variable, more): &(u32, i64)| self.base[variable as usize] + more;
        let frame = terms.iter().map(low).min().unwrap_or(0);
        let moved: Box<[(u32, u32)]> = terms.iter().map(|term| (term.0, (low(term) - frame) as u32)).collect();
        let wide = moved.iter().map(|&(variable, by)| by + span(&self.values[variable as usize])).max();
        self.wide = self.wide.max(wide.unwrap_or(0));
        self.push(Rule::Different(moved), origin);
    }

    fn compare(&mut self, order: Order, left: &Formula, right: &Formula, origin: usize) {
        if order == Order::Equal {
            for (distance, other) in [(left, right), (right, left)] {
                if let Some(rule) = self.distance(distance, other) {
                    return self.push(rule, origin);
                }
            }
        }
        let difference = Formula::Sum(vec![left.clone(), Formula::Scaled(-1, right.clone().into())]);
        let Some((terms, constant)) = difference.linear() else {
            return self.general(Formula::Compare(order, left.clone().into(), right.clone().into()), origin);
        };
        // Bits instead of values.
        let constant = terms.iter().fold(constant, |sum, &(times, v)| sum + times * self.base[v as usize]);
        match (order, &terms[..]) {
            (Order::Equal, &[(1, x), (-1, y)]) => self.push(Rule::Shift { x, y, by: small(-constant) }, origin),
            (Order::Equal, &[(-1, x), (1, y)]) => self.push(Rule::Shift { x, y, by: small(constant) }, origin),
            (Order::Equal, &[(1, x), (1, y)]) if (0..i64::from(Wide::WIDE)).contains(&-constant) => {
                let sum = (-constant) as u32;
                self.wide = self.wide.max(sum + 1);
                self.push(Rule::Mirror { x, y, sum }, origin);
            }
            (Order::Unequal, &[(1, x), (-1, y)] | &[(-1, y), (1, x)]) => {
                // x - y is not the constant, in bits.
                let by = -constant + self.base[x as usize] - self.base[y as usize];
                if self.fits_a_frame(&[
                    Formula::Variable(x),
                    Formula::Sum(vec![Formula::Variable(y), Formula::Constant(by)]),
                ]) {
                    self.different(&[(x, 0), (y, by)], origin);
                } else {
                    self.general(Formula::Compare(order, left.clone().into(), right.clone().into()), origin);
                }
            }
            (Order::Unequal, _) => {
                self.general(Formula::Compare(order, left.clone().into(), right.clone().into()), origin);
            }
            _ => {
                let (low, high) = match order {
                    Order::Less => (i64::MIN / 4, -constant - 1),
                    Order::AtMost => (i64::MIN / 4, -constant),
                    Order::Greater => (-constant + 1, i64::MAX / 4),
                    Order::AtLeast => (-constant, i64::MAX / 4),
                    _ => (-constant, -constant),
                };
                self.push(Rule::Linear(Linear { terms: terms.into(), low, high, apart: Box::default() }), origin);
            }
        }
    }

    /// `|x + a - y| = z + b`.
    fn distance(&mut self, distance: &Formula, other: &Formula) -> Option<Rule> {
        let Formula::Absolute(inside) = distance else { return None };
        let (terms, constant) = inside.linear()?;
        let (x, y, more) = match terms[..] {
            [(1, x), (-1, y)] => (x, y, constant),
            [(-1, x), (1, y)] => (x, y, -constant),
            _ => return None,
        };
        let (z, from) = match other.linear()? {
            (terms, constant) if terms.is_empty() && constant >= 0 => (self.hide(|| Arc::new([constant])), 0),
            // The three must be three: what is left of one is not to be given to it again.
            (terms, constant) if matches!(terms[..], [(1, z)] if z != x && z != y) => (terms[0].1, constant),
            _ => return None,
        };
        let (low_x, low_y) = (self.base[x as usize] + more, self.base[y as usize]);
        let frame = low_x.min(low_y);
        let (up_x, up_y) = (low_x.abs_diff(frame), low_y.abs_diff(frame));
        let wide = |v: u32, up: u64| up.saturating_add(span(&self.values[v as usize]).into());
        let wide = wide(x, up_x).max(wide(y, up_y));
        if wide > u64::from(Wide::WIDE) {
            return None;
        }
        self.wide = self.wide.max(wide as u32);
        let from = from + self.base[z as usize];
        Some(Rule::Distance { x: (x, up_x as u32), y: (y, up_y as u32), z, from })
    }

    /// How many values all variables span together.
    pub(super) fn spans(&self) -> u64 {
        self.values.iter().map(|values| u64::from(span(values))).sum()
    }

    /// The domains from the start.
    pub(super) fn domains<B: Bits>(&self) -> Vec<B> {
        let bits = |(values, base): (&Arc<[i64]>, &i64)| {
            values.iter().fold(B::NONE, |bits, value| bits.or(&B::one((value - base) as u32)))
        };
        self.values.iter().zip(&self.base).map(bits).collect()
    }
}

/// How many bits these values need.
fn span(values: &[i64]) -> u32 {
    values[values.len() - 1].abs_diff(values[0]) as u32 + 1
}

/// A distance between bits; one that is too far for any word is as good as another.
fn small(by: i64) -> i32 {
    let most = i64::from(Wide::WIDE);
    by.clamp(-most, most) as i32
}

impl Rule {
    pub(super) fn each_variable(&self, mut see: impl FnMut(u32)) {
        match self {
            Rule::Different(terms) => terms.iter().for_each(|term| see(term.0)),
            Rule::Shift { x, y, .. } | Rule::Mirror { x, y, .. } => [*x, *y].into_iter().for_each(see),
            Rule::Linear(linear) => linear.terms.iter().for_each(|term| see(term.1)),
            Rule::Distance { x, y, z, .. } => [x.0, y.0, *z].into_iter().for_each(see),
            Rule::General(_, variables) => variables.iter().copied().for_each(see),
        }
    }
}
