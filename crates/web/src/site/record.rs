//! Searches on record: their events as the page of `serve` would get them (`batch`), numbers of a few bits each, and what each
//! question counts in the end. `page/js/replay.js` reads them.

use std::ops::ControlFlow;
use std::time::Duration;

use registry::{Case, Error, Question, Request, Wish};
use serde_json::{Map, Value, json};

use crate::batch::{Sent, told};
use crate::pose;
use crate::work::Turn;

/// A search to watch takes no more than some 30 kB of a page, and one that questions are asked about, which must be whole, no more
/// than 200 kB.
const TO_WATCH: usize = 30 << 10;
const TO_ASK_ABOUT: usize = 200 << 10;
/// The number of events taken at a time.
const BATCH: usize = 128;
/// As in `batch`.
const SOLUTION: u32 = 2;

/// A search that pages name, and what they want of it.
pub(super) struct RecordedSearch {
    pub(super) word: String,
    pub(super) flags: Map<String, Value>,
    solver: String,
    /// Events are kept up to this size.
    most: usize,
    /// Events are kept up to the first solution only.
    to_first: bool,
    /// What these questions count.
    counted: Vec<Question>,
}

/// Searches, each once.
#[derive(Default)]
pub(super) struct Recorder {
    searches: Vec<RecordedSearch>,
}

impl Recorder {
    /// The search that a page names.
    fn search(&mut self, named: &Value) -> &mut RecordedSearch {
        let word = named["word"].as_str().unwrap_or_default().to_string();
        let flags = named["flags"].as_object().cloned().unwrap_or_default();
        let solver = named["solver"].as_str().unwrap_or_default().to_string();
        let known = |search: &RecordedSearch| search.word == word && search.flags == flags && search.solver == solver;
        let at = self.searches.iter().position(known).unwrap_or_else(|| {
            self.searches.push(RecordedSearch { word, flags, solver, most: 0, to_first: true, counted: Vec::new() });
            self.searches.len() - 1
        });
        &mut self.searches[at]
    }

    /// It is watched.
    pub(super) fn play(&mut self, named: &Value) {
        let to_first = named["question"] != "all";
        let search = self.search(named);
        search.most = search.most.max(TO_WATCH);
        search.to_first &= to_first;
    }

    /// Questions are asked about it.
    pub(super) fn ask(&mut self, named: &Value) {
        let search = self.search(named);
        search.most = TO_ASK_ABOUT;
        search.to_first = false;
    }

    /// Its counters are shown.
    pub(super) fn count(&mut self, named: &Value) {
        let question = if named["question"] == "all" { Question::All } else { Question::First };
        self.search(named).counted.push(question);
    }

    /// Runs them all.
    pub(super) fn record(&self, pose: impl Fn(&RecordedSearch) -> Result<Case, Error>) -> Result<Vec<Value>, Error> {
        self.searches.iter().map(|search| search.record(&pose(search)?)).collect()
    }
}

impl RecordedSearch {
    fn record(&self, case: &Case) -> Result<Value, Error> {
        let (solver, mut steps) = case.trace(Some(&self.solver))?;
        let opened = pose::opened(case, &solver, &*steps);
        let (mut choices, mut reasons, mut strips, mut withheld) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (mut events, mut size, mut is_whole, mut is_solved) = (Vec::new(), 0, false, false);
        let mut sent = Sent::default();
        while size + 4 * events.len() / 3 < self.most && !is_whole && !(self.to_first && is_solved) {
            let taken = sent.take(&mut *steps, BATCH, Turn::of(Duration::from_secs(60)));
            is_whole = taken.ended;
            let mut words = taken.words.iter();
            while let Some(&word) = words.next() {
                varint(word, &mut events);
                match word % 8 {
                    1 => varint(*words.next().expect("a refusal has the number of its reason"), &mut events),
                    SOLUTION => is_solved = true,
                    _ => {}
                }
                if self.to_first && is_solved {
                    is_whole = false;
                    break;
                }
            }
            size += taken.choices.iter().chain(&taken.reasons).map(|new| new.to_string().len()).sum::<usize>();
            size += taken.strips.iter().map(String::len).sum::<usize>();
            size += taken.withheld.iter().map(|pairs| 4 * pairs.len()).sum::<usize>();
            choices.extend(taken.choices);
            reasons.extend(taken.reasons);
            strips.extend(taken.strips);
            withheld.extend(taken.withheld);
        }
        let answer = |&question: &Question| Ok((question.name().to_string(), self.answer(case, question)?));
        let answers = self.counted.iter().map(answer).collect::<Result<Map<_, _>, Error>>()?;
        Ok(json!({
            "asked": { "puzzle": case.puzzle().name, "word": self.word, "flags": self.flags, "solver": self.solver },
            "first": self.to_first, "answered": is_whole || self.to_first && is_solved, "told": opened, "events": base64(&events),
            "header": {
                "choices": choices, "reasons": reasons, "strips": strips, "withheld": told(&withheld), "ended": is_whole,
            },
            "answers": answers,
        }))
    }

    /// What a question counts up to its answer, under the names that the page uses.
    fn answer(&self, case: &Case, question: Question) -> Result<Value, Error> {
        let solver = case.plan(&Wish::asking(question).by(Some(&self.solver)))?.solver;
        let outcome = case.solve(&solver, &Request::new(question), &mut |_| ControlFlow::Continue(()));
        let stats = outcome.stats;
        Ok(json!({
            "visits": stats.visits, "checks": stats.checks, "deadEnds": stats.dead_ends,
            "solutions": outcome.solutions.to_u128().map(|count| count as u64), "profile": stats.profile,
        }))
    }
}

/// A search, up to `most` events: what is told of it, and its events as `page/js/export/html.js` packs them.
pub(super) fn recorded(case: &Case, solver: Option<&str>, most: usize) -> Result<(Value, Value), Error> {
    let (solver, mut steps) = case.trace(solver)?;
    let opened = pose::opened(case, &solver, &*steps);
    let taken = Sent::default().take(&mut *steps, most, Turn::of(Duration::from_secs(600)));
    let bytes: Vec<u8> = taken.words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let packed = json!({
        "choices": taken.choices, "reasons": taken.reasons, "strips": taken.strips, "withheld": told(&taken.withheld), "ended": taken.ended,
        "words": base64(&bytes),
    });
    Ok((opened, packed))
}

/// A number in bytes of 7 bits, the lowest first; the eighth says that more follow.
fn varint(mut number: u32, bytes: &mut Vec<u8>) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let group = three.iter().fold(0u32, |group, &byte| group << 8 | u32::from(byte)) << (8 * (3 - three.len()));
        for at in 0..4 {
            let letter = LETTERS[(group >> (18 - 6 * at) & 63) as usize];
            text.push(if at <= three.len() { letter as char } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_become_base64() {
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
        let mut bytes = Vec::new();
        [0, 127, 128, 300, u32::MAX].into_iter().for_each(|number| varint(number, &mut bytes));
        assert_eq!(bytes, [0, 127, 128, 1, 172, 2, 255, 255, 255, 255, 15]);
    }
}
