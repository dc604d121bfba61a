//! Takes values away that no solution has, rule by rule, until nothing more follows.

use super::bits::Bits;
use super::formula::Formula;
use super::hull::{Store, hull, narrow, sift};
use super::rules::{Aim, Linear, Rule, Rules};

/// How often a formula is looked at, on the average of all rules, after one choice.
const MOST_LOOKS: usize = 16;

/// Is told how domains shrink. Nobody is, unless conflicts are to be learned from; that costs nothing.
pub(super) trait Witness<B> {
    /// A rule is looked at from now on; what is to be small has the number behind the last one.
    #[inline(always)]
    fn looks_at(&mut self, _rule: usize) {}

    /// This is left of the values of a variable, or nothing, if the rule is broken.
    #[inline(always)]
    fn shrinks(&mut self, _variable: u32, _before: &B, _after: &B) {}
}

impl<B> Witness<B> for () {}

/// Domains, and the rules that have not been looked at since they changed.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State<B, W = ()> {
    pub(super) domains: Vec<B>,
    dirty: Vec<u64>,
    /// What is to be as small as possible may be at most this.
    pub(super) ceiling: i64,
    /// What is to be as large as possible must be at least this.
    pub(super) floor: i64,
    /// A variable that was left without a value.
    pub(super) starved: Option<u32>,
    pub(super) witness: W,
}

/// What cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Broken {
    Rule(usize),
    /// Nothing would be as good as what is wanted.
    Aim,
}

impl<B: Bits> State<B> {
    pub(super) fn new(rules: &Rules) -> Self {
        State::watched(rules, |_| ())
    }
}

impl<B: Bits, W: Witness<B>> State<B, W> {
    /// All domains as they are from the start, with a witness of what happens to them.
    pub(super) fn watched(rules: &Rules, witness: impl FnOnce(&[B]) -> W) -> Self {
        let domains = rules.domains();
        let mut state = State {
            witness: witness(&domains),
            domains,
            dirty: vec![0; rules.rules.len().div_ceil(64)],
            ceiling: i64::MAX,
            floor: i64::MIN,
            starved: None,
        };
        state.look_at_all(rules);
        state
    }

    pub(super) fn look_at_all(&mut self, rules: &Rules) {
        (0..rules.rules.len()).for_each(|rule| self.dirty[rule / 64] |= 1 << (rule % 64));
    }

    /// Looks at no rule that has not been looked at.
    pub(super) fn look_at_none(&mut self) {
        self.dirty.fill(0);
    }

    /// Leaves these values of a variable, some of those that it has. Is one left?
    #[inline(always)]
    pub(super) fn set(&mut self, rules: &Rules, variable: u32, values: B) -> bool {
        let domain = &mut self.domains[variable as usize];
        if *domain == values {
            return true;
        }
        self.witness.shrinks(variable, domain, &values);
        if values.is_none() {
            *domain = values;
            self.starved = Some(variable);
            return false;
        }
        self.put(rules, variable, values);
        true
    }

    /// Gives a variable these values, and notes what has to be looked at.
    #[inline(always)]
    pub(super) fn put(&mut self, rules: &Rules, variable: u32, values: B) {
        self.domains[variable as usize] = values;
        for &rule in &rules.watch[variable as usize] {
            self.dirty[rule as usize / 64] |= 1 << (rule % 64);
        }
    }

    /// Looks at rules until nothing more follows, or formulas have been looked at often enough.
    ///
    /// With x in 1..9999 and x·x + y·y = z·z, bounds creep towards each other by one at every look; what is found later is found by the search.
    pub(super) fn propagate(&mut self, rules: &Rules) -> Result<(), Broken> {
        let mut looks = 0;
        loop {
            let mut word = 0;
            while word < self.dirty.len() {
                if self.dirty[word] == 0 {
                    word += 1;
                    continue;
                }
                let rule = 64 * word + self.dirty[word].trailing_zeros() as usize;
                self.dirty[word] &= self.dirty[word] - 1;
                self.witness.looks_at(rule);
                if !self.look_at(rules, rule, &mut looks) {
                    self.dirty.fill(0);
                    return Err(Broken::Rule(rule));
                }
                word = 0;
            }
            let Some(aim) = &rules.aim else { return Ok(()) };
            if !self.look_at_aim(rules, aim) {
                self.dirty.fill(0);
                return Err(Broken::Aim);
            }
            if self.dirty.iter().all(|word| *word == 0) {
                return Ok(());
            }
        }
    }

    fn look_at_aim(&mut self, rules: &Rules, aim: &Aim) -> bool {
        if self.floor == i64::MIN && self.ceiling == i64::MAX {
            return true;
        }
        self.witness.looks_at(rules.rules.len());
        match aim {
            Aim::Linear(terms, constant) => {
                let (low, high) = (self.floor.saturating_sub(*constant), self.ceiling.saturating_sub(*constant));
                self.linear(rules, terms, low, high)
            }
            Aim::General(formula, variables) => {
                let (floor, ceiling) = (self.floor, self.ceiling);
                self.general(rules, formula, variables, floor, ceiling)
            }
        }
    }

    /// Between which numbers what is to be small lies.
    pub(super) fn aim(&self, rules: &Rules) -> (i64, i64) {
        match &rules.aim {
            None => (0, 0),
            Some(Aim::Linear(terms, constant)) => {
                terms.iter().fold((*constant, *constant), |(low, high), &(times, variable)| {
                    let (a, b) = self.multiple(times, variable);
                    (low + a, high + b)
                })
            }
            Some(Aim::General(formula, _)) => {
                let seen = Seen { rules, state: self };
                hull(formula, &|variable| seen.bounds(variable))
            }
        }
    }

    /// Is this rule kept where each of its variables has one value?
    #[cfg(test)]
    pub(super) fn keeps(&mut self, rules: &Rules, rule: usize) -> bool {
        self.look_at(rules, rule, &mut 0)
    }

    fn look_at(&mut self, rules: &Rules, rule: usize, looks: &mut usize) -> bool {
        match &rules.rules[rule] {
            Rule::Different(terms) => {
                let possible = self.different(rules, terms);
                // What it changed itself it has looked at.
                self.dirty[rule / 64] &= !(1 << (rule % 64));
                possible
            }
            &Rule::Shift { x, y, by } => {
                let (a, b) = (self.domains[x as usize], self.domains[y as usize]);
                let far = by.unsigned_abs();
                let (a, b) = match by >= 0 {
                    true => (a.and(&b.up(far)), b.and(&a.down(far))),
                    false => (a.and(&b.down(far)), b.and(&a.up(far))),
                };
                self.set(rules, x, a) && self.set(rules, y, b)
            }
            &Rule::Mirror { x, y, sum } => {
                let (a, b) = (self.domains[x as usize], self.domains[y as usize]);
                let turned = |bits: B| bits.mirrored().down(B::WIDE - 1 - sum);
                self.set(rules, x, a.and(&turned(b))) && self.set(rules, y, b.and(&turned(a)))
            }
            Rule::Linear(Linear { terms, low, high }) => {
                let possible = self.linear(rules, terms, *low, *high);
                self.dirty[rule / 64] &= !(1 << (rule % 64));
                possible
            }
            &Rule::Distance { x, y, z, from } => self.distance(rules, x, y, z, from),
            Rule::General(formula, variables) => {
                *looks += 1;
                // Where one variable is left or none, a look decides, and is never left out.
                let is_tired = *looks > MOST_LOOKS * rules.rules.len();
                let open = |variable: &&u32| !self.domains[**variable as usize].is_few();
                if is_tired && variables.iter().filter(open).nth(1).is_some() {
                    return true;
                }
                self.general(rules, formula, variables, 1, 1)
            }
        }
    }

    /// All different, by three ideas in turn.
    fn different(&mut self, rules: &Rules, terms: &[(u32, u32)]) -> bool {
        loop {
            if !self.taken(rules, terms) || !self.needed(rules, terms) {
                return false;
            }
            match self.pairs(rules, terms) {
                None => return false,
                Some(false) => return true,
                Some(true) => {}
            }
        }
    }

    /// Values that are taken are taken from the others.
    fn taken(&mut self, rules: &Rules, terms: &[(u32, u32)]) -> bool {
        let mut taken = B::NONE;
        loop {
            let mut used = B::NONE;
            for &(variable, by) in terms {
                let domain = self.domains[variable as usize];
                if domain.is_few() {
                    let value = domain.up(by);
                    if !used.and(&value).is_none() {
                        return false;
                    }
                    used = used.or(&value);
                }
            }
            if used == taken {
                return true;
            }
            taken = used;
            let mut again = false;
            for &(variable, by) in terms {
                let domain = self.domains[variable as usize];
                if !domain.is_few() {
                    let left = domain.without(&used.down(by));
                    if left != domain {
                        if !self.set(rules, variable, left) {
                            return false;
                        }
                        again |= left.is_few();
                    }
                }
            }
            if !again {
                return true;
            }
        }
    }

    /// There are as many values as variables; where all are needed, a value that one alone can take is its.
    fn needed(&mut self, rules: &Rules, terms: &[(u32, u32)]) -> bool {
        let (mut one, mut two) = (B::NONE, B::NONE);
        for &(variable, by) in terms {
            let domain = self.domains[variable as usize].up(by);
            two = two.or(&one.and(&domain));
            one = one.or(&domain);
        }
        let values = one.count() as usize;
        if values < terms.len() {
            return false;
        }
        if values == terms.len() {
            let only = one.without(&two);
            for &(variable, by) in terms {
                let domain = self.domains[variable as usize];
                if !domain.is_few() {
                    let left = domain.and(&only.down(by));
                    let is_its = left.is_none() || left.is_few() && self.set(rules, variable, left);
                    if !is_its {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Where two variables keep to the same two values, the others do not have them: did that change anything?
    fn pairs(&mut self, rules: &Rules, terms: &[(u32, u32)]) -> Option<bool> {
        let mut changed = false;
        let is_pair = |domain: &B| !domain.is_few() && domain.rest().is_few();
        for (at, &(variable, by)) in terms.iter().enumerate() {
            let domain = self.domains[variable as usize];
            if !is_pair(&domain) {
                continue;
            }
            let pair = domain.up(by);
            let same = |&&(other, by): &&(u32, u32)| {
                let other = self.domains[other as usize];
                is_pair(&other) && other.up(by) == pair
            };
            let mut twins = terms[at + 1..].iter().filter(same);
            let Some(&(twin, _)) = twins.next() else { continue };
            if twins.next().is_some() {
                return None;
            }
            for &(other, by) in terms {
                if other != variable && other != twin {
                    let domain = self.domains[other as usize];
                    let left = domain.without(&pair.down(by));
                    changed |= left != domain;
                    if !self.set(rules, other, left) {
                        return None;
                    }
                }
            }
        }
        Some(changed)
    }

    #[inline(always)]
    fn multiple(&self, times: i64, variable: u32) -> (i64, i64) {
        let domain = &self.domains[variable as usize];
        let (low, high) = (times * i64::from(domain.low()), times * i64::from(domain.high()));
        if times > 0 { (low, high) } else { (high, low) }
    }

    /// A sum of multiples of bits lies between two numbers: each term is as large as the others leave room for.
    fn linear(&mut self, rules: &Rules, terms: &[(i64, u32)], low: i64, high: i64) -> bool {
        loop {
            let (mut least, mut most) = (0, 0);
            for &(times, variable) in terms {
                let (a, b) = self.multiple(times, variable);
                (least, most) = (least + a, most + b);
            }
            if least > high || most < low {
                return false;
            }
            if low <= least && most <= high {
                return true;
            }
            let mut changed = false;
            for &(times, variable) in terms {
                let domain = self.domains[variable as usize];
                if domain.is_few() {
                    continue;
                }
                let (a, b) = self.multiple(times, variable);
                // What this term may be at most and at least.
                let (up, down) = (high.saturating_sub(least - a), low.saturating_sub(most - b));
                if b <= up && a >= down {
                    continue;
                }
                let (first, last) = (i64::from(domain.low()), i64::from(domain.high()));
                let (up, down) = (up.min(b), down.max(a));
                let rounded_up = |a: i64, b: i64| a.div_euclid(b) + i64::from(a.rem_euclid(b) != 0);
                // Most terms stand alone, and a division takes as long as all the rest.
                let (from, to) = match times {
                    1 => (down, up),
                    -1 => (-up, -down),
                    2.. => (rounded_up(down, times), up.div_euclid(times)),
                    _ => (rounded_up(-up, -times), (-down).div_euclid(-times)),
                };
                let (from, to) = (from.max(first), to.min(last));
                if from > to {
                    return false;
                }
                let left = domain.and(&B::span(from as u32, to as u32));
                if !self.set(rules, variable, left) {
                    return false;
                }
                let (c, d) = self.multiple(times, variable);
                (least, most) = (least - a + c, most - b + d);
                changed = true;
            }
            if !changed {
                return true;
            }
        }
    }

    fn distance(&mut self, rules: &Rules, x: (u32, u32), y: (u32, u32), z: u32, from: i64) -> bool {
        let (a, b) = (self.domains[x.0 as usize].up(x.1), self.domains[y.0 as usize].up(y.1));
        let (mut left, mut right, mut apart) = (B::NONE, B::NONE, B::NONE);
        for bit in self.domains[z as usize].numbers() {
            let by = from + i64::from(bit);
            if by < 0 || by >= i64::from(B::WIDE) {
                continue;
            }
            let by = by as u32;
            let (above, below) = (a.and(&b.up(by)), a.and(&b.down(by)));
            let here = above.or(&below);
            if !here.is_none() {
                apart = apart.or(&B::one(bit));
                left = left.or(&here);
                right = right.or(&above.down(by)).or(&below.up(by));
            }
        }
        self.set(rules, x.0, left.down(x.1)) && self.set(rules, y.0, right.down(y.1)) && self.set(rules, z, apart)
    }

    /// A formula lies between two numbers: by bounds, and value by value where one variable is left.
    fn general(&mut self, rules: &Rules, formula: &Formula, variables: &[u32], low: i64, high: i64) -> bool {
        let mut open = variables.iter().copied().filter(|variable| !self.domains[*variable as usize].is_few());
        let (first, second) = (open.next(), open.next());
        let Some(only) = first.filter(|_| second.is_none()) else {
            return narrow(formula, low, high, &mut Seen { rules, state: self });
        };
        let seen = Seen { rules, state: &*self };
        let whose = (only, rules.base[only as usize], &self.domains[only as usize]);
        let left = sift(formula, (low, high), whose, &|variable| seen.bounds(variable));
        self.set(rules, only, left)
    }
}

/// A state as formulas see it: values instead of bits.
struct Seen<'a, S> {
    rules: &'a Rules,
    state: S,
}

impl<B: Bits, W> Seen<'_, &State<B, W>> {
    fn bounds(&self, variable: u32) -> (i64, i64) {
        bounds(self.rules, self.state, variable)
    }
}

fn bounds<B: Bits, W>(rules: &Rules, state: &State<B, W>, variable: u32) -> (i64, i64) {
    let (domain, base) = (&state.domains[variable as usize], rules.base[variable as usize]);
    (base + i64::from(domain.low()), base + i64::from(domain.high()))
}

impl<B: Bits, W: Witness<B>> Store for Seen<'_, &mut State<B, W>> {
    fn bounds(&self, variable: u32) -> (i64, i64) {
        bounds(self.rules, self.state, variable)
    }

    fn restrict(&mut self, variable: u32, low: i64, high: i64) -> bool {
        let (domain, base) = (self.state.domains[variable as usize], self.rules.base[variable as usize]);
        let first = low.saturating_sub(base).max(i64::from(domain.low()));
        let last = high.saturating_sub(base).min(i64::from(domain.high()));
        let left = if first > last { B::NONE } else { domain.and(&B::span(first as u32, last as u32)) };
        self.state.set(self.rules, variable, left)
    }

    fn retain(&mut self, variable: u32, passes: &mut dyn FnMut(i64) -> bool) -> bool {
        let (domain, base) = (self.state.domains[variable as usize], self.rules.base[variable as usize]);
        let mut left = B::NONE;
        domain.numbers().filter(|bit| passes(base + i64::from(*bit))).for_each(|bit| left.insert(bit));
        self.state.set(self.rules, variable, left)
    }
}
