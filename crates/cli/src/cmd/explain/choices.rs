//! What becomes of every choice at a node.

use backtrail::{Address, text};
use registry::board::Kind;
use registry::{Ability, Alternative, Case, Prospect, Stepper, Wish};
use render::stage::{Room, Scene, View, in_words};
use words::{english, say};

use super::ExplainArgs;
use crate::exit::{ExitStatus, Failure};
use crate::output::{Output, plain, width};

/// A board with a longer side is not drawn.
const LARGEST: u32 = 32;

/// The number of choices that are named where another was given.
const NAMED: usize = 12;

impl ExplainArgs {
    /// Says of every choice at a node what becomes of it, and why.
    pub(super) fn explain_choices(&self, case: &Case) -> Result<ExitStatus, Failure> {
        let wish = Wish { under: self.under.as_ref(), ..Wish::new(Ability::Trace) };
        let solver = case.plan(&wish.by(self.solver.as_deref()))?.solver;
        let mut steps = case.steps(&solver).expect("a solver that can be traced can be stepped");
        let node = match (&self.choices, &self.under) {
            (Some(choices), _) => descend(&mut *steps, choices)?,
            (None, Some(node)) => node.clone(),
            (None, None) => Address::root(),
        };
        steps.go_to(&node).map_err(|missing| registry::no_such_node(&node, &missing))?;
        let mut alternatives = steps.alternatives();
        let offered = alternatives.iter().filter(|alternative| alternative.is_offered()).count();
        let free = alternatives.iter().filter(|alternative| alternative.prospect == Prospect::Free).count();
        if offered < alternatives.len() {
            // Those that are not offered stand where a person looks for them.
            alternatives.sort_by_key(|alternative| alternative.marks.first().map(|mark| mark.cell));
        }

        let mut out = Output::open(self.output.output.as_deref())?;
        if self.json {
            for alternative in &alternatives {
                let reason = alternative.reason();
                let line = serde_json::json!({
                    "type": "choice", "choice": alternative.label, "offered": alternative.is_offered(),
                    "free": alternative.prospect == Prospect::Free,
                    "cells": alternative.marks.iter().map(|mark| mark.cell).collect::<Vec<_>>(),
                    "reason": reason.map(|reason| english(&reason.text)), "reason_id": reason.and_then(|reason| reason.text.id()),
                });
                out.write(&format!("{line}\n"))?;
            }
            let line = serde_json::json!({ "type": "choices", "at": node.to_string(), "solver": solver.name, "offered": offered, "free": free });
            out.write(&format!("{line}\n"))?;
        } else {
            let path: Vec<String> = steps.path().into_iter().map(|made| made.label).collect();
            let (title, solver) = (case.title(), solver.name.to_string());
            let heading = match path.is_empty() {
                true => say!("cli-explain-root", title = title, solver = solver),
                false => say!("cli-explain-after", title = title, solver = solver, path = path.join(", ")),
            };
            let mut text = format!("{heading}\n{}", self.board(case, &mut *steps));
            let board = case.board();
            for alternative in &alternatives {
                let choice = in_words(&board, &alternative.label, &alternative.marks);
                let reason = alternative.reason().map(|reason| say(&reason.text));
                text += &match (&alternative.prospect, reason) {
                    (Prospect::Free, _) => say!("cli-explain-free", choice = choice),
                    (Prospect::Refused(_), None) => say!("cli-explain-refused", choice = choice),
                    (Prospect::Refused(_), Some(why)) => say!("cli-explain-refused-why", choice = choice, why = why),
                    (Prospect::NotOffered(_), why) => {
                        say!("cli-explain-not-offered", choice = choice, why = why.unwrap_or_default())
                    }
                };
                text.push('\n');
            }
            text += &match alternatives.is_empty() {
                true => say!("cli-explain-complete"),
                false => say!("cli-explain-sum", free = free, all = alternatives.len()),
            };
            out.write(&plain(text + "\n", self.output.ascii))?;
        }
        out.flush()?;
        Ok(ExitStatus::Done)
    }

    /// The board at the node where the search is, if there is one to see at a glance.
    fn board(&self, case: &Case, steps: &mut dyn Stepper) -> String {
        let board = case.board();
        let is_small = board.extent().is_some_and(|(rows, columns)| rows.max(columns) <= LARGEST);
        if !is_small || matches!(board.kind, Kind::Graph(_) | Kind::Choices) {
            return String::new();
        }
        let (path, strips, scene) = (steps.path(), steps.strips(), Scene::new(&board));
        let view = View {
            path: &path,
            refused: None,
            why: false,
            solved: false,
            fresh: false,
            withheld: &[],
            strips: &strips,
        };
        let room = Room { wide: width(), high: usize::try_from(2 * LARGEST).unwrap_or(0) };
        scene.draw(&view, room, self.output.ascii).text()
    }
}

/// The node that these choices lead to, written one after another as their labels are.
fn descend(steps: &mut dyn Stepper, choices: &str) -> Result<Address, Failure> {
    let between = |letter: char| letter.is_whitespace() || ",;[]()".contains(letter);
    let mut places: Vec<u32> = Vec::new();
    let mut rest = choices.trim_matches(between);
    while !rest.is_empty() {
        let node: Address = places.iter().copied().collect();
        steps.go_to(&node).expect("a node whose choices were all free");
        let alternatives = steps.alternatives();
        // Nobody types the blanks of '0 = 1'.
        let after = |alternative: &Alternative| {
            let forms = [alternative.label.clone(), alternative.label.replace(' ', "")];
            let after = forms.into_iter().find_map(|label| rest.strip_prefix(label.as_str()));
            after.filter(|after| after.is_empty() || after.starts_with(between))
        };
        let word = rest.split(between).next().unwrap_or(rest).to_string();
        let found = (0..).zip(&alternatives).find_map(|(place, next)| Some((place, next, after(next)?)));
        let Some((place, next, after)) = found else {
            return Err(Failure::Bad(match &alternatives[..] {
                [] => text!("cli-explain-beyond", word = word, depth = places.len()),
                _ => {
                    let more = alternatives.len().saturating_sub(NAMED);
                    let named = alternatives.iter().take(NAMED).map(|alternative| alternative.label.clone());
                    let named = named.chain((more > 0).then(|| "…".to_string())).collect::<Vec<_>>();
                    text!("cli-explain-unknown", word = word, depth = places.len(), choices = named)
                }
            }));
        };
        if next.prospect != Prospect::Free {
            let why = next.reason().map(|reason| say(&reason.text)).unwrap_or_default();
            let choice = next.label.clone();
            return Err(Failure::Bad(text!("cli-explain-not-free", choice = choice, depth = places.len(), why = why)));
        }
        rest = after.trim_start_matches(between);
        places.push(place);
    }
    Ok(places.into_iter().collect())
}
