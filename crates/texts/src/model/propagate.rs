//! Takes values away that no solution has, rule by rule, until nothing more follows.

use super::bits::Bits;
use super::formula::Formula;
use super::hull::{Store, hull, narrow, sift};
use super::rules::{Aim, Apart, Linear, Rule, Rules};

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
    /// Those of them that were looked at, and are to be looked at more closely when no other is left.
    late: Vec<u64>,
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
            late: vec![0; rules.rules.len().div_ceil(64)],
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
        self.late.fill(0);
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
        let done = self.look(rules);
        if done.is_err() {
            self.dirty.fill(0);
            self.late.fill(0);
        }
        done
    }

    fn look(&mut self, rules: &Rules) -> Result<(), Broken> {
        let mut looks = 0;
        loop {
            while let Some(rule) = first(&mut self.dirty) {
                self.witness.looks_at(rule);
                if !self.look_at(rules, rule, &mut looks) {
                    return Err(Broken::Rule(rule));
                }
            }
            if let Some(rule) = first(&mut self.late) {
                self.witness.looks_at(rule);
                if !self.look_closely(rules, rule) {
                    return Err(Broken::Rule(rule));
                }
                continue;
            }
            let Some(aim) = &rules.aim else { return Ok(()) };
            if !self.look_at_aim(rules, aim) {
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
                self.linear(rules, terms, (low, high))
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

    /// What a rule changed itself, and knows all about, it need not look at again.
    #[inline(always)]
    fn is_done(&mut self, rule: usize) {
        self.dirty[rule / 64] &= !(1 << (rule % 64));
    }

    fn look_at(&mut self, rules: &Rules, rule: usize, looks: &mut usize) -> bool {
        match &rules.rules[rule] {
            Rule::Different(terms) => {
                self.late[rule / 64] |= 1 << (rule % 64);
                let possible = self.different(rules, terms);
                self.is_done(rule);
                possible
            }
            &Rule::Shift { x, y, by } => {
                let (a, b) = (self.domains[x as usize], self.domains[y as usize]);
                let far = by.unsigned_abs();
                let (a, b) = match by >= 0 {
                    true => (a.and(&b.up(far)), b.and(&a.down(far))),
                    false => (a.and(&b.down(far)), b.and(&a.up(far))),
                };
                let possible = self.set(rules, x, a) && self.set(rules, y, b);
                self.is_done(rule);
                possible
            }
            &Rule::Mirror { x, y, sum } => {
                let (a, b) = (self.domains[x as usize], self.domains[y as usize]);
                let turned = |bits: B| bits.mirrored().down(B::WIDE - 1 - sum);
                let possible = self.set(rules, x, a.and(&turned(b))) && self.set(rules, y, b.and(&turned(a)));
                self.is_done(rule);
                possible
            }
            Rule::Linear(Linear { terms, low, high, apart }) => {
                self.late[rule / 64] |= u64::from(!apart.is_empty()) << (rule % 64);
                let possible = self.linear(rules, terms, (*low, *high));
                self.is_done(rule);
                possible
            }
            &Rule::Distance { x, y, z, from } => {
                let possible = self.distance(rules, x, y, z, from);
                self.is_done(rule);
                possible
            }
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

    /// What a rule says that takes longer to see.
    fn look_closely(&mut self, rules: &Rules, rule: usize) -> bool {
        match &rules.rules[rule] {
            Rule::Different(terms) => self.pairs(rules, terms),
            Rule::Linear(Linear { terms, low, high, apart }) => self.apart(rules, terms, (*low, *high), apart),
            _ => true,
        }
    }

    /// All different, by two ideas; a third comes [late](State::pairs).
    fn different(&mut self, rules: &Rules, terms: &[(u32, u32)]) -> bool {
        self.taken(rules, terms).is_some_and(|sets| self.needed(rules, terms, sets))
    }

    /// Values that are taken are taken from the others. Gives the values that some term has, and those that two have or that are taken.
    fn taken(&mut self, rules: &Rules, terms: &[(u32, u32)]) -> Option<(B, B)> {
        loop {
            let (mut used, mut one, mut two) = (B::NONE, B::NONE, B::NONE);
            for &(variable, by) in terms {
                let domain = self.domains[variable as usize];
                let values = domain.raised(by);
                two = two.or(&one.and(&values));
                one = one.or(&values);
                if domain.is_few() {
                    if !used.and(&values).is_none() {
                        return None;
                    }
                    used = used.or(&values);
                }
            }
            // What is taken and nobody else has need not be taken from anybody.
            if used.and(&two).is_none() {
                return Some((one, two));
            }
            let mut again = false;
            for &(variable, by) in terms {
                let domain = self.domains[variable as usize];
                if !domain.is_few() {
                    let left = domain.without(&used.lowered(by));
                    if left != domain {
                        if !self.set(rules, variable, left) {
                            return None;
                        }
                        again |= left.is_few();
                    }
                }
            }
            if !again {
                return Some((one, two));
            }
        }
    }

    /// There are as many values as variables; where all are needed, a value that one alone can take is its.
    fn needed(&mut self, rules: &Rules, terms: &[(u32, u32)], (one, two): (B, B)) -> bool {
        let values = one.count() as usize;
        if values < terms.len() {
            return false;
        }
        let only = one.without(&two);
        if values == terms.len() && !only.is_none() {
            for &(variable, by) in terms {
                let domain = self.domains[variable as usize];
                if !domain.is_few() {
                    let left = domain.and(&only.lowered(by));
                    let is_its = left.is_none() || left.is_few() && self.set(rules, variable, left);
                    if !is_its {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Where two variables keep to the same two values, the others do not have them.
    ///
    /// This finds little that is not found otherwise, and is looked for when nothing else is left to do: with every look at a rule, twelve
    /// queens took 1.2 times the instructions.
    fn pairs(&mut self, rules: &Rules, terms: &[(u32, u32)]) -> bool {
        // Few terms have two values, so those that have are noted first, a word of terms at a time.
        for from in (0..terms.len()).step_by(64) {
            let mut twos = 0_u64;
            for (at, &(variable, _)) in terms[from..].iter().take(64).enumerate() {
                twos |= u64::from(self.has_two(variable)) << at;
            }
            // The last of all has no other behind it.
            while twos != 0 && (twos & (twos - 1) != 0 || from + 64 < terms.len()) {
                let at = from + twos.trailing_zeros() as usize;
                twos &= twos - 1;
                if !self.pair(rules, terms, at) {
                    return false;
                }
            }
        }
        true
    }

    #[inline(always)]
    fn has_two(&self, variable: u32) -> bool {
        let rest = self.domains[variable as usize].rest();
        rest.is_few() && !rest.is_none()
    }

    /// The same for a variable and those behind it.
    fn pair(&mut self, rules: &Rules, terms: &[(u32, u32)], at: usize) -> bool {
        let (variable, by) = terms[at];
        let pair = self.domains[variable as usize].raised(by);
        let is_same = |&&(other, by): &&(u32, u32)| self.domains[other as usize].raised(by) == pair;
        let mut twins = terms[at + 1..].iter().filter(is_same);
        let Some(&(twin, _)) = twins.next().filter(|_| self.has_two(variable)) else { return true };
        twins.next().is_none()
            && terms.iter().filter(|term| term.0 != variable && term.0 != twin).all(|&(other, by)| {
                let left = self.domains[other as usize].without(&pair.lowered(by));
                self.set(rules, other, left)
            })
    }

    #[inline(always)]
    fn multiple(&self, times: i64, variable: u32) -> (i64, i64) {
        let domain = &self.domains[variable as usize];
        let (low, high) = (times * i64::from(domain.low()), times * i64::from(domain.high()));
        if times > 0 { (low, high) } else { (high, low) }
    }

    /// A sum of multiples of bits lies between two numbers: each term is as large as the others leave room for, and the last two of an
    /// equation go value by value.
    fn linear(&mut self, rules: &Rules, terms: &[(i64, u32)], (low, high): (i64, i64)) -> bool {
        loop {
            let (mut least, mut most, mut widest) = (0, 0, 0);
            let (mut open, mut last, mut other) = (0, (0, 0), (0, 0));
            for &(times, variable) in terms {
                let (a, b) = self.multiple(times, variable);
                (least, most, widest) = (least + a, most + b, widest.max(b - a));
                if a != b {
                    open += 1;
                    (other, last) = (last, (times, variable));
                }
            }
            if least > high || most < low {
                return false;
            }
            if low <= least && most <= high {
                return true;
            }
            // A term that is no wider than the room that there is need not be looked at.
            let is_tight = widest > high.saturating_sub(least).min(most.saturating_sub(low));
            if is_tight {
                match self.tighten(rules, terms, (low, high), (least, most)) {
                    None => return false,
                    Some(true) => continue,
                    Some(false) => {}
                }
            }
            if open == 2 && low == high && last.0.abs() == 1 && other.0.abs() == 1 {
                let (a, b) = (self.multiple(last.0, last.1), self.multiple(other.0, other.1));
                return self.last_two(rules, last, other, low - (least - a.0 - b.0));
            }
            return true;
        }
    }

    /// Each term of a sum is as large as the others leave room for. Did that change anything?
    fn tighten(
        &mut self,
        rules: &Rules,
        terms: &[(i64, u32)],
        (low, high): (i64, i64),
        (mut least, mut most): (i64, i64),
    ) -> Option<bool> {
        let mut changed = false;
        for &(times, variable) in terms {
            let (a, b) = self.multiple(times, variable);
            // What this term may be at most and at least.
            let (up, down) = (high.saturating_sub(least - a), low.saturating_sub(most - b));
            if b <= up && a >= down {
                continue;
            }
            let (from, to) = quotient(down.max(a), up.min(b), times);
            if from > to {
                return None;
            }
            let left = self.domains[variable as usize].and(&B::span(from as u32, to as u32));
            if !self.set(rules, variable, left) {
                return None;
            }
            let (c, d) = self.multiple(times, variable);
            (least, most) = (least - a + c, most - b + d);
            changed = true;
        }
        Some(changed)
    }

    /// Two bits, each added or subtracted, have this sum: value by value.
    fn last_two(&mut self, rules: &Rules, x: (i64, u32), y: (i64, u32), sum: i64) -> bool {
        let (a, b) = (self.domains[x.1 as usize], self.domains[y.1 as usize]);
        let moved = |bits: &B, by: i64| match by >= 0 {
            true => bits.up(by as u32),
            false => bits.down(by.unsigned_abs() as u32),
        };
        // x = sum - y, or x = y + sum, with the sign of x.
        let sum = x.0 * sum;
        let (a, b) = if x.0 == y.0 {
            let turned = |bits: &B| moved(&bits.mirrored(), sum - i64::from(B::WIDE - 1));
            (a.and(&turned(&b)), b.and(&turned(&a)))
        } else {
            (a.and(&moved(&b, sum)), b.and(&moved(&a, -sum)))
        };
        self.set(rules, x.1, a) && self.set(rules, y.1, b)
    }

    /// The same by bounds, but terms that are all different add no less than as many different bits do: four of 1..16 are 10 at least.
    ///
    /// That each open term has a domain of its own is left aside: the lowest bits that any of them has are found in a few instructions.
    /// This is looked at late, too: at every look, a magic square of 16 took 1.2 times the instructions.
    fn apart(&mut self, rules: &Rules, all: &[(i64, u32)], (low, high): (i64, i64), apart: &[Apart]) -> bool {
        let mut sum = (0, 0);
        for &(times, variable) in all {
            let (a, b) = self.multiple(times, variable);
            sum = (sum.0 + a, sum.1 + b);
        }
        if low <= sum.0 && sum.1 <= high {
            return true;
        }
        for Apart { times, terms, moved, others } in apart {
            let (mut least, mut most) = sum;
            let (mut all, mut open, mut fixed) = (B::NONE, 0, -moved);
            for &(variable, by) in terms {
                let (a, b) = self.multiple(*times, variable);
                (least, most) = (least - a, most - b);
                let bits = self.domains[variable as usize].raised(by);
                if a == b {
                    fixed += i64::from(bits.low());
                } else {
                    all = all.or(&bits);
                    open += 1;
                }
            }
            // What the others leave to the sum of the open ones, in their frame; and what it is at least and at most.
            let (from, to) = quotient(low.saturating_sub(most), high.saturating_sub(least), *times);
            let (from, to) = (from.saturating_sub(fixed), to.saturating_sub(fixed));
            let (mut up, mut down) = (all, all);
            let (mut smallest, mut largest, mut last_up, mut last_down) = (0, 0, 0, 0);
            for _ in 0..open {
                if up.is_none() {
                    return false;
                }
                (last_up, last_down) = (i64::from(up.low()), i64::from(down.high()));
                (smallest, largest) = (smallest + last_up, largest + last_down);
                (up, down) = (up.rest(), down.without(&B::one(down.high())));
            }
            if smallest > to || largest < from {
                return false;
            }
            let mut changed = false;
            // All but one are no less than all but the largest of the smallest.
            let (first, last) = (from.saturating_sub(largest - last_down), to.saturating_sub(smallest - last_up));
            if open > 0 && (i64::from(all.low()) < first || last < i64::from(all.high())) {
                for &(variable, by) in terms {
                    if !self.domains[variable as usize].is_few() {
                        let (first, last) = (first.saturating_sub(by.into()), last.saturating_sub(by.into()));
                        match self.keep(rules, (1, variable), first, last) {
                            None => return false,
                            Some(is_less) => changed |= is_less,
                        }
                    }
                }
            }
            let (small, large) = (times * (smallest + fixed), times * (largest + fixed));
            let (small, large) = (small.min(large), small.max(large));
            for &(times, variable) in others {
                let (a, b) = self.multiple(times, variable);
                let up = high.saturating_sub(small + least - a);
                let down = low.saturating_sub(large + most - b);
                if b > up || a < down {
                    match self.keep(rules, (times, variable), down, up) {
                        None => return false,
                        Some(is_less) => changed |= is_less,
                    }
                }
            }
            // The rule itself is looked at again, as all rules of these variables are.
            if changed {
                return true;
            }
        }
        true
    }

    /// Keeps a multiple of a bit between two numbers. Did that change anything?
    fn keep(&mut self, rules: &Rules, (times, variable): (i64, u32), low: i64, high: i64) -> Option<bool> {
        let domain = self.domains[variable as usize];
        let (first, last) = (i64::from(domain.low()), i64::from(domain.high()));
        let (from, to) = quotient(low, high, times);
        if from <= first && last <= to {
            return Some(false);
        }
        let (from, to) = (from.max(first), to.min(last));
        if from > to {
            return None;
        }
        let left = domain.and(&B::span(from as u32, to as u32));
        self.set(rules, variable, left).then_some(true)
    }

    fn distance(&mut self, rules: &Rules, x: (u32, u32), y: (u32, u32), z: u32, from: i64) -> bool {
        let (a, b) = (self.domains[x.0 as usize].raised(x.1), self.domains[y.0 as usize].raised(y.1));
        let (mut left, mut right, mut apart) = (B::NONE, B::NONE, B::NONE);
        for bit in self.domains[z as usize].numbers() {
            let by = from + i64::from(bit);
            if by < 0 || by >= i64::from(B::WIDE) {
                continue;
            }
            let by = by as u32;
            let (above, below) = (a.and(&b.raised(by)), a.and(&b.lowered(by)));
            let here = above.or(&below);
            if !here.is_none() {
                apart = apart.or(&B::one(bit));
                left = left.or(&here);
                right = right.or(&above.lowered(by)).or(&below.raised(by));
            }
        }
        self.set(rules, x.0, left.lowered(x.1)) && self.set(rules, y.0, right.lowered(y.1)) && self.set(rules, z, apart)
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

/// Takes the first number out of a set of bits.
#[inline(always)]
fn first(set: &mut [u64]) -> Option<usize> {
    let at = set.iter().position(|word| *word != 0)?;
    let number = 64 * at + set[at].trailing_zeros() as usize;
    set[at] &= set[at] - 1;
    Some(number)
}

/// What a number may be whose multiple lies between these.
#[inline(always)]
fn quotient(low: i64, high: i64, times: i64) -> (i64, i64) {
    let rounded_up = |a: i64, b: i64| a.div_euclid(b) + i64::from(a.rem_euclid(b) != 0);
    // Most terms stand alone, and a division takes as long as all the rest.
    match times {
        1 => (low, high),
        -1 => (high.saturating_neg(), low.saturating_neg()),
        2.. => (rounded_up(low, times), high.div_euclid(times)),
        _ => (rounded_up(high.saturating_neg(), -times), low.saturating_neg().div_euclid(-times)),
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
