//! Events on their way to the page: some thousand in one message, each choice and each reason written out once.
//!
//! A message is a little-endian `u32` h, h bytes of JSON (with spaces at the end, so that 4 + h is divisible by 4), and
//! words of 32 bits. The JSON has what is new, and how things stand after the last event:
//!
//! ```json
//! {"choices":[["4",[36,1]]], "reasons":[[{"id":"queens-attack-row","args":{"column":0}},[0],[]]],
//!  "steps":2048, "ended":false, "share":0.01, "solutions":1,
//!  "visits":300, "checks":1600, "rejections":1301, "dead_ends":80, "profile":[1,8,42]}
//! ```
//!
//! A choice is its label and what it puts on the stage: cell, value, cell, value. A reason is its text (plain, or an id with arguments: `words::to_json`), the depths of the
//! choices that it blames, and the cells of the stage beside theirs. Choices and reasons have the numbers, from 1, in which
//! they come over one socket. After very many different ones some come again under a new number, so that what the server
//! remembers of a search stays small however long it is.
//!
//! A search whose solver keeps marks or masks also has `strips`: for each node entered, as long as there are not too many, the
//! cells of all strips in a row, `1` for those that are set. One whose solver offers only what is free, though a person would think of
//! more, likewise has `withheld`: for each node entered, what is not offered there, as the numbers of choice and reason in turn.
//!
//! A word is an event: its kind, and 8 times the number of its choice. After a refusal comes the number of its reason, 0 if
//! none is known. The root is entered through choice 0.

use std::collections::HashMap;
use std::hash::Hash;

use backtrail::{Event, Reason};
use registry::{Mark, Prospect, Stepper};
use serde_json::{Value, json};

use crate::work::Turn;

const ENTER: u32 = 0;
const REFUSE: u32 = 1;
const SOLUTION: u32 = 2;
const DEAD_END: u32 = 3;
const LEAVE: u32 = 4;

/// How many choices, and how many reasons, are remembered.
const REMEMBERED: usize = 1 << 13;
/// How many nodes have their strips sent, and what is withheld at them.
const STRIPS: u64 = 50_000;
/// The number of events between two looks at the clock. Some solvers take their time for one.
const GLANCE: usize = 16;

/// What was sent over a socket before, and so needs not be sent again.
#[derive(Default)]
pub(crate) struct Sent {
    choices: Numbers<(String, Vec<Mark>)>,
    reasons: Numbers<(Reason, Vec<u32>)>,
    steps: u64,
    solutions: u64,
}

/// Events, and what is new in them.
#[derive(Default)]
pub(crate) struct Taken {
    /// As they are written.
    pub(crate) words: Vec<u32>,
    /// Choices and reasons that did not come before, in the order of their numbers.
    pub(crate) choices: Vec<Value>,
    pub(crate) reasons: Vec<Value>,
    /// For each node entered, its strips.
    pub(crate) strips: Vec<String>,
    /// For each node entered, what is not offered there: choice, reason, choice, reason.
    pub(crate) withheld: Vec<Vec<u32>>,
    /// Has the whole tree been walked?
    pub(crate) ended: bool,
}

/// Things with numbers, from 1 in the order in which they come.
struct Numbers<T> {
    numbers: HashMap<T, u32>,
    last: u32,
    new: Vec<T>,
}

impl<T> Default for Numbers<T> {
    fn default() -> Self {
        Numbers { numbers: HashMap::new(), last: 0, new: Vec::new() }
    }
}

impl<T: Hash + Eq + Clone> Numbers<T> {
    fn number(&mut self, thing: T) -> u32 {
        if self.numbers.len() >= REMEMBERED && !self.numbers.contains_key(&thing) {
            self.numbers.clear();
        }
        *self.numbers.entry(thing).or_insert_with_key(|thing| {
            self.new.push(thing.clone());
            self.last += 1;
            self.last
        })
    }
}

impl Sent {
    /// Goes on to an event that the other side knows, or as far as the turn allows. Is it there, or at the end?
    pub(crate) fn skip(&mut self, steps: &mut dyn Stepper, to: u64, turn: Turn) -> bool {
        while self.steps < to {
            for _ in 0..(to - self.steps).min(GLANCE as u64) {
                let Some(event) = steps.step() else { return true };
                self.steps += 1;
                self.solutions += u64::from(event == Event::Solution);
            }
            if turn.is_over() {
                break;
            }
        }
        self.steps >= to
    }

    /// Goes on by at most `most` events, until the turn is over, and writes them.
    pub(crate) fn walk(&mut self, steps: &mut dyn Stepper, most: usize, turn: Turn) -> Vec<u8> {
        let taken = self.take(steps, most, turn);
        self.message(steps, &taken)
    }

    /// The same, not written yet.
    pub(crate) fn take(&mut self, steps: &mut dyn Stepper, most: usize, turn: Turn) -> Taken {
        let mut taken = Taken::default();
        let words = &mut taken.words;
        for made in 0..most {
            if made % GLANCE == GLANCE - 1 && turn.is_over() {
                break;
            }
            let Some(event) = steps.step() else {
                taken.ended = true;
                break;
            };
            self.steps += 1;
            if matches!(event, Event::Enter(_)) && steps.visits() <= STRIPS {
                taken.strips.extend(cells(steps));
                taken.withheld.push(self.withheld(steps));
            }
            match event {
                Event::Enter(None) => words.push(ENTER),
                Event::Enter(Some(label)) => words.push(ENTER + 8 * self.choice(label, steps)),
                Event::Refuse(label) => {
                    words.push(REFUSE + 8 * self.choice(label, steps));
                    let reason = steps.why().map(|reason| (reason, steps.culprits()));
                    words.push(reason.map_or(0, |reason| self.reasons.number(reason)));
                }
                Event::Solution => {
                    self.solutions += 1;
                    words.push(SOLUTION);
                }
                Event::DeadEnd => words.push(DEAD_END),
                Event::Leave(_) => words.push(LEAVE),
            }
        }
        let choices = self.choices.new.drain(..);
        taken.choices = choices.map(|(label, marks)| json!([label, flat(&marks)])).collect();
        let reasons = self.reasons.new.drain(..);
        taken.reasons =
            reasons.map(|(reason, cells)| json!([words::to_json(&reason.text), reason.blames, cells])).collect();
        taken
    }

    /// What is not offered at the current node.
    fn withheld(&mut self, steps: &dyn Stepper) -> Vec<u32> {
        let mut pairs = Vec::new();
        for other in steps.withheld() {
            if let Prospect::NotOffered(reason) = other.prospect {
                pairs.extend([
                    self.choices.number((other.label, other.marks)),
                    self.reasons.number((reason, Vec::new())),
                ]);
            }
        }
        pairs
    }

    fn choice(&mut self, label: String, steps: &dyn Stepper) -> u32 {
        let mut marks = Vec::new();
        steps.marks(&mut marks);
        self.choices.number((label, marks))
    }

    fn message(&self, steps: &mut dyn Stepper, taken: &Taken) -> Vec<u8> {
        let stats = steps.stats();
        let header = json!({
            "choices": taken.choices, "reasons": taken.reasons, "strips": taken.strips, "withheld": told(&taken.withheld),
            "steps": self.steps, "ended": taken.ended, "share": steps.share(), "solutions": self.solutions,
            "visits": stats.visits, "checks": stats.checks, "rejections": stats.rejections,
            "dead_ends": stats.dead_ends, "profile": stats.profile,
        });
        let mut header = header.to_string();
        while !header.len().is_multiple_of(4) {
            header.push(' ');
        }
        let mut message = Vec::with_capacity(4 + header.len() + 4 * taken.words.len());
        message.extend((header.len() as u32).to_le_bytes());
        message.extend(header.as_bytes());
        message.extend(taken.words.iter().flat_map(|word| word.to_le_bytes()));
        message
    }
}

/// What is withheld, if anything is anywhere.
pub(crate) fn told(withheld: &[Vec<u32>]) -> &[Vec<u32>] {
    if withheld.iter().all(Vec::is_empty) { &[] } else { withheld }
}

/// The cells of all strips at the current node in a row; none if there are none.
pub(crate) fn cells(steps: &dyn Stepper) -> Option<String> {
    let strips = steps.strips();
    let cells = strips.iter().flat_map(|strip| &strip.cells);
    (!strips.is_empty()).then(|| cells.map(|&is_set| if is_set { '1' } else { '0' }).collect())
}

/// Marks as the page takes them: cell, value, cell, value.
pub(crate) fn flat(marks: &[Mark]) -> Vec<u32> {
    marks.iter().flat_map(|mark| [mark.cell, mark.value]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_is_bounded_and_numbers_go_on() {
        let mut numbers = Numbers::default();
        for thing in 0..REMEMBERED as u32 {
            assert_eq!(numbers.number(thing), thing + 1);
        }
        assert_eq!(numbers.number(7), 8);
        assert_eq!(numbers.number(u32::MAX), REMEMBERED as u32 + 1);
        assert_eq!(numbers.number(7), REMEMBERED as u32 + 2);
        assert_eq!((numbers.numbers.len(), numbers.new.len()), (2, REMEMBERED + 2));
    }
}
