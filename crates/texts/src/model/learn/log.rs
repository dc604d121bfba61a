//! What was decided about the domains of variables: the steps of a trail, and where each variable stands in it.
//!
//! ```text
//!     x in 1..9:   x ≥ 3, since y ≥ 2        lows of x: (step 4, 3), (step 9, 6)
//!                  x ≠ 5, since z = 5        hole of x = 5: step 7
//!                  x ≥ 5, since y ≥ 4        x ≥ 6, since x ≥ 5 and x ≠ 5   (step 9)
//! ```
//!
//! A variable has a literal for each value (`x = v`) and for each bound (`x ≥ v`), and a step for each change: a bound that moves, a value
//! taken from the middle, a value that is the only one. All else is looked up in these steps.

use learn::{Cause, Literal, Steps};

use crate::model::bits::Bits;
use crate::model::propagate::{State, Witness};
use crate::model::rules::Rules;

/// No step.
pub(super) const NONE: u32 = u32::MAX;

/// The step that stands for all that is so from the start.
const START: u32 = 0;

/// What a literal says of a variable, in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Says {
    Is(u32),
    IsNot(u32),
    /// It is this at least.
    From(u32),
    /// It is this at most.
    UpTo(u32),
}

/// Why a variable is so, if no rule of the model says it: numbers behind those of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Own {
    /// What is to be best must be better than what is known.
    Aim,
    /// A bound moves over values that are not there.
    Snap,
    /// Both bounds are this value.
    Meet,
    /// It has this value.
    Has,
}

impl Own {
    pub(super) const ALL: [Own; 4] = [Own::Aim, Own::Snap, Own::Meet, Own::Has];
}

#[derive(Clone, Copy, Debug)]
struct Step {
    literal: Literal,
    level: u32,
    cause: u32,
}

/// The trail, and where each variable stands in it.
#[derive(Clone, Debug)]
pub(super) struct Log<B> {
    /// The first number of each variable in the engine, and one behind the last: first of values, then of bounds.
    first: Vec<u32>,
    /// The variable of each number in the engine.
    owner: Vec<u32>,
    steps: Vec<Step>,
    starts: Vec<u32>,
    /// Of each variable: the steps that moved its bounds, and where to.
    lows: Vec<Vec<(u32, u32)>>,
    highs: Vec<Vec<(u32, u32)>>,
    /// Of each value: the step that took it, if no bound did.
    holes: Vec<u32>,
    /// Of each variable: the step that made it one value.
    fixed: Vec<u32>,
    /// Domains before they were changed, and how many of them belong to the levels before each level.
    saved: Vec<(u32, B)>,
    marks: Vec<usize>,
    /// Of each number in the engine: does a clause watch it, or its negation?
    watched: [Vec<u64>; 2],
    /// Literals that became false and are watched, and how many of them have been told.
    fell: Vec<Literal>,
    told: usize,
    rules: u32,
    /// The rule that is looked at.
    rule: u32,
    /// What was left of a variable when a rule took it all.
    pub(super) starved: Option<(u32, B)>,
}

impl<B: Bits> Log<B> {
    pub(super) fn new(rules: &Rules, domains: &[B]) -> Self {
        let mut first = Vec::with_capacity(domains.len() + 1);
        let mut owner = Vec::new();
        let mut holes = Vec::new();
        for (variable, domain) in (0..).zip(domains) {
            let wide = domain.high() + 1;
            first.push(owner.len() as u32);
            owner.extend(std::iter::repeat_n(variable, 2 * wide as usize));
            holes.extend((0..wide).map(|bit| if domain.has(bit) { NONE } else { START }));
            holes.extend((0..wide).map(|_| NONE));
        }
        first.push(owner.len() as u32);
        let words = owner.len().div_ceil(64);
        let start = Step { literal: 0, level: 0, cause: Cause::Choice.pack() };
        Log {
            first,
            owner,
            steps: vec![start],
            starts: Vec::new(),
            lows: domains.iter().map(|domain| vec![(START, domain.low())]).collect(),
            highs: domains.iter().map(|domain| vec![(START, domain.high())]).collect(),
            holes,
            fixed: domains.iter().map(|domain| if domain.is_few() { START } else { NONE }).collect(),
            saved: Vec::new(),
            marks: Vec::new(),
            watched: [vec![0; words], vec![0; words]],
            fell: Vec::new(),
            told: 0,
            rules: rules.rules.len() as u32,
            rule: 0,
            starved: None,
        }
    }

    /// How many numbers the engine needs.
    pub(super) fn numbers(&self) -> usize {
        self.owner.len()
    }

    /// The numbers of a variable in the engine.
    pub(super) fn numbers_of(&self, variable: u32) -> std::ops::Range<u32> {
        self.first[variable as usize]..self.first[variable as usize + 1]
    }

    fn wide(&self, variable: u32) -> u32 {
        let numbers = self.numbers_of(variable);
        (numbers.end - numbers.start) / 2
    }

    /// The literal that says this of a variable.
    pub(super) fn literal_of(&self, variable: u32, says: Says) -> Literal {
        let (first, wide) = (self.first[variable as usize], self.wide(variable));
        match says {
            Says::Is(bit) => 2 * (first + bit),
            Says::IsNot(bit) => 2 * (first + bit) + 1,
            Says::From(bit) => 2 * (first + wide + bit),
            Says::UpTo(bit) => 2 * (first + wide + bit + 1) + 1,
        }
    }

    /// Which variable a literal is about, and what it says.
    pub(super) fn meaning(&self, literal: Literal) -> (u32, Says) {
        let variable = self.owner[literal as usize >> 1];
        let (bit, wide) = ((literal >> 1) - self.first[variable as usize], self.wide(variable));
        let says = match (bit < wide, literal & 1 == 0) {
            (true, true) => Says::Is(bit),
            (true, false) => Says::IsNot(bit),
            (false, true) => Says::From(bit - wide),
            // No literal says that x is at least its least bit: below that there is nothing.
            (false, false) => Says::UpTo((bit - wide).wrapping_sub(1)),
        };
        (variable, says)
    }

    /// A rule, or what else may be the reason of a step, from the number that the engine keeps of it.
    pub(super) fn reason(&self, rule: u32) -> Result<usize, Own> {
        match rule.checked_sub(self.rules) {
            None => Ok(rule as usize),
            Some(own) => Err(Own::ALL[own as usize]),
        }
    }

    fn cause(&self, own: Own) -> Cause {
        Cause::Rule(self.rules + own as u32)
    }

    // What stands in the steps.

    /// The first step after which a variable is at least this; it must be so.
    pub(super) fn low_step(&self, variable: u32, bit: u32) -> usize {
        let lows = &self.lows[variable as usize];
        lows[lows.partition_point(|&(_, low)| low < bit)].0 as usize
    }

    /// The first step after which a variable is at most this; it must be so.
    pub(super) fn high_step(&self, variable: u32, bit: u32) -> usize {
        let highs = &self.highs[variable as usize];
        highs[highs.partition_point(|&(_, high)| high > bit)].0 as usize
    }

    /// The least and the greatest value that a variable had before a step.
    pub(super) fn bounds_before(&self, variable: u32, step: usize) -> (u32, u32) {
        let of = |all: &[(u32, u32)]| all[all.partition_point(|&(moved, _)| (moved as usize) < step) - 1].1;
        (of(&self.lows[variable as usize]), of(&self.highs[variable as usize]))
    }

    /// The least and the greatest value from the start.
    pub(super) fn bounds_at_start(&self, variable: u32) -> (u32, u32) {
        (self.lows[variable as usize][0].1, self.highs[variable as usize][0].1)
    }

    /// The step that gave a variable its value, if it had one before a step, and the value.
    pub(super) fn fixed_before(&self, variable: u32, step: usize) -> Option<(usize, u32)> {
        let fixed = self.fixed[variable as usize];
        (fixed != NONE && (fixed as usize) < step).then(|| (fixed as usize, self.bounds_before(variable, step).0))
    }

    /// The step that took a value, if it was gone before another step.
    pub(super) fn gone_before(&self, variable: u32, bit: u32, step: usize) -> Option<usize> {
        let gone = self.gone(variable, bit)?;
        (gone < step).then_some(gone)
    }

    /// The step that took a value, if it is gone. What never was a value is gone from the start.
    fn gone(&self, variable: u32, bit: u32) -> Option<usize> {
        if bit >= self.wide(variable) {
            return Some(START as usize);
        }
        let hole = self.holes[(self.first[variable as usize] + bit) as usize];
        if hole != NONE {
            return Some(hole as usize);
        }
        let (lows, highs) = (&self.lows[variable as usize], &self.highs[variable as usize]);
        if lows[lows.len() - 1].1 > bit {
            return Some(self.low_step(variable, bit + 1));
        }
        (highs[highs.len() - 1].1 < bit).then(|| highs[highs.partition_point(|&(_, high)| high >= bit)].0 as usize)
    }

    // Steps are made.

    fn push(&mut self, variable: u32, says: Says, cause: Cause) -> u32 {
        let step = self.steps.len() as u32;
        let literal = self.literal_of(variable, says);
        self.steps.push(Step { literal, level: self.starts.len() as u32, cause: cause.pack() });
        step
    }

    /// A variable is at least this from now on.
    fn rise(&mut self, variable: u32, bit: u32, cause: Cause) {
        let step = self.push(variable, Says::From(bit), cause);
        let lows = &mut self.lows[variable as usize];
        let before = lows[lows.len() - 1].1;
        lows.push((step, bit));
        let (first, wide) = (self.first[variable as usize], self.wide(variable));
        self.fall(0, first + before, first + bit);
        self.fall(1, first + wide + before + 1, first + wide + bit + 1);
    }

    /// A variable is at most this from now on.
    fn sink(&mut self, variable: u32, bit: u32, cause: Cause) {
        let step = self.push(variable, Says::UpTo(bit), cause);
        let highs = &mut self.highs[variable as usize];
        let before = highs[highs.len() - 1].1;
        highs.push((step, bit));
        let (first, wide) = (self.first[variable as usize], self.wide(variable));
        self.fall(0, first + bit + 1, first + before + 1);
        self.fall(0, first + wide + bit + 1, first + wide + before + 1);
    }

    /// A variable does not have this value from now on.
    fn lose(&mut self, variable: u32, bit: u32, cause: Cause) {
        let step = self.push(variable, Says::IsNot(bit), cause);
        let number = self.first[variable as usize] + bit;
        self.holes[number as usize] = step;
        self.fall(0, number, number + 1);
    }

    /// A variable has this value from now on.
    fn fix(&mut self, variable: u32, bit: u32, cause: Cause) {
        self.fixed[variable as usize] = self.push(variable, Says::Is(bit), cause);
        let number = self.first[variable as usize] + bit;
        self.fall(1, number, number + 1);
    }

    /// These numbers became false, or true (`side` 1): whoever watches the literal that is false now is told.
    fn fall(&mut self, side: usize, from: u32, to: u32) {
        let mut at = from;
        while at < to {
            let word = self.watched[side][at as usize / 64] >> (at % 64);
            if word == 0 {
                at = (at / 64 + 1) * 64;
                continue;
            }
            at += word.trailing_zeros();
            if at < to {
                self.fell.push(2 * at + side as u32);
                at += 1;
            }
        }
    }

    /// What follows from the domain alone: bounds move to the values that are there, and one value is the value.
    fn settle(&mut self, variable: u32, domain: &B) {
        let (lows, highs) = (&self.lows[variable as usize], &self.highs[variable as usize]);
        let (low, high) = (lows[lows.len() - 1].1, highs[highs.len() - 1].1);
        if low < domain.low() {
            self.rise(variable, domain.low(), self.cause(Own::Snap));
        }
        if high > domain.high() {
            self.sink(variable, domain.high(), self.cause(Own::Snap));
        }
        if domain.is_few() && self.fixed[variable as usize] == NONE {
            self.fix(variable, domain.low(), self.cause(Own::Meet));
        }
    }

    /// A literal becomes true: notes it with all that follows for its variable, and says what is left of that.
    pub(super) fn make_true(&mut self, literal: Literal, cause: Cause, before: &B) -> B {
        let (variable, says) = self.meaning(literal);
        self.saved.push((variable, *before));
        let after = match says {
            Says::Is(bit) => B::one(bit),
            Says::IsNot(bit) => before.without(&B::one(bit)),
            Says::From(bit) => before.and(&B::span(bit, before.high())),
            Says::UpTo(bit) => before.and(&B::span(before.low(), bit)),
        };
        match says {
            Says::Is(bit) => {
                self.fix(variable, bit, cause);
                let has = self.cause(Own::Has);
                if before.low() < bit {
                    self.rise(variable, bit, has);
                }
                if before.high() > bit {
                    self.sink(variable, bit, has);
                }
            }
            Says::IsNot(bit) => self.lose(variable, bit, cause),
            Says::From(bit) => self.rise(variable, bit, cause),
            Says::UpTo(bit) => self.sink(variable, bit, cause),
        }
        self.settle(variable, &after);
        after
    }

    /// Begins another level.
    pub(super) fn begin_level(&mut self) {
        self.starts.push(self.steps.len() as u32);
        self.marks.push(self.saved.len());
    }

    /// Takes back all levels above `level`; `restore` is told of domains as they were, the last first.
    pub(super) fn back_to(&mut self, level: usize, mut restore: impl FnMut(u32, B)) {
        let start = self.starts[level] as usize;
        for at in (start..self.steps.len()).rev() {
            let (variable, says) = self.meaning(self.steps[at].literal);
            match says {
                Says::Is(_) => self.fixed[variable as usize] = NONE,
                Says::IsNot(bit) => self.holes[(self.first[variable as usize] + bit) as usize] = NONE,
                Says::From(_) => drop(self.lows[variable as usize].pop()),
                Says::UpTo(_) => drop(self.highs[variable as usize].pop()),
            }
        }
        self.steps.truncate(start);
        for (variable, domain) in self.saved.drain(self.marks[level]..).rev() {
            restore(variable, domain);
        }
        self.starts.truncate(level);
        self.marks.truncate(level);
        self.fell.clear();
        self.told = 0;
        self.starved = None;
    }

    // Who watches.

    pub(super) fn watch(&mut self, literal: Literal, is_watched: bool) {
        let word = &mut self.watched[literal as usize & 1][literal as usize >> 7];
        let bit = 1 << (literal >> 1 & 63);
        if is_watched { *word |= bit } else { *word &= !bit }
    }

    /// The next literal that became false, if a clause watches it.
    pub(super) fn next_false(&mut self) -> Option<Literal> {
        let literal = self.fell.get(self.told).copied();
        match literal {
            Some(_) => self.told += 1,
            None => {
                self.fell.clear();
                self.told = 0;
            }
        }
        literal
    }
}

impl<B: Bits> Witness<B> for Log<B> {
    fn looks_at(&mut self, rule: usize) {
        self.rule = rule as u32;
    }

    fn shrinks(&mut self, variable: u32, before: &B, after: &B) {
        if after.is_none() {
            self.starved = Some((variable, *before));
            return;
        }
        self.saved.push((variable, *before));
        let cause = Cause::Rule(self.rule);
        let taken = before.without(after);
        let (low, high) = (after.low(), after.high());
        // Bounds move as far as values were taken; what is not there in front of the next value, `settle` moves over.
        if before.low() < low {
            let last = taken.and(&B::span(0, low)).high();
            self.rise(variable, last + 1, cause);
        }
        if before.high() > high {
            let first = taken.and(&B::span(high, before.high())).low();
            self.sink(variable, first - 1, cause);
        }
        if high - low > 1 {
            for bit in taken.and(&B::span(low, high)).numbers() {
                self.lose(variable, bit, cause);
            }
        }
        self.settle(variable, after);
    }
}

impl<B: Bits> Steps for State<B, Log<B>> {
    #[inline]
    fn is_true(&self, literal: Literal) -> bool {
        let (variable, says) = self.witness.meaning(literal);
        let domain = &self.domains[variable as usize];
        match says {
            Says::Is(bit) => domain.is_few() && domain.has(bit),
            Says::IsNot(bit) => !domain.has(bit),
            Says::From(bit) => domain.low() >= bit,
            Says::UpTo(bit) => bit != u32::MAX && domain.high() <= bit,
        }
    }

    #[inline]
    fn is_false(&self, literal: Literal) -> bool {
        self.is_true(literal ^ 1)
    }

    fn end(&self) -> usize {
        self.witness.steps.len()
    }

    fn starts(&self) -> &[u32] {
        &self.witness.starts
    }

    fn step_of(&self, literal: Literal) -> usize {
        let log = &self.witness;
        let (variable, says) = log.meaning(literal);
        let domain = &self.domains[variable as usize];
        match says {
            Says::Is(bit) | Says::IsNot(bit) if domain.has(bit) => log.fixed[variable as usize] as usize,
            Says::Is(bit) | Says::IsNot(bit) => log.gone(variable, bit).expect("a value that is not there was taken"),
            Says::From(bit) if domain.low() >= bit => log.low_step(variable, bit),
            Says::From(bit) => log.high_step(variable, bit - 1),
            Says::UpTo(bit) if domain.high() <= bit => log.high_step(variable, bit),
            Says::UpTo(bit) => log.low_step(variable, bit + 1),
        }
    }

    fn literal(&self, step: usize) -> Literal {
        self.witness.steps[step].literal
    }

    fn level_of(&self, step: usize) -> usize {
        self.witness.steps[step].level as usize
    }

    fn cause(&self, step: usize) -> Cause {
        Cause::unpack(self.witness.steps[step].cause)
    }
}
