//! Colourings one by one, where the first is hard to find: the exact solver's comes first, then its renamings, then all
//! others.
//!
//! The walk of `dsatur` may look for a first colouring for hours where `decide` has one at once, or knows that there is none:
//! `queen9_9` with 10 colours takes it some milliseconds, and with 9 it proves that there is none.

use std::ops::ControlFlow;
use std::time::Instant;

use backtrail::{Limit, Status};
use registry::Outcome;

use super::Dsatur;
use super::answer::ended;
use super::decide::effort::Effort;
use super::decide::{Verdict, decide};
use super::fixed::Contracted;
use super::instance::Coloring;
use registry::{Deadline, OnSolution, Question, Request};

/// Lists colourings with k colours.
pub(super) fn list(coloring: &Coloring, k: u32, request: &Request, answer: OnSolution<'_>) -> Outcome {
    let begin = Instant::now();
    let watch = Deadline::new(request);
    let mut effort = Effort::watched(&watch);
    effort.allow(u64::MAX);
    let Ok(contracted) = Contracted::new(&coloring.graph, &coloring.fixed) else { return ended(Status::Exhausted, 0) };
    let decision = decide(&contracted.graph, k, &contracted.start(&coloring.start), coloring.seed, &mut effort, None);
    let first = match decision.verdict {
        Verdict::Impossible => return ended(Status::Exhausted, 0),
        Verdict::Unknown => return ended(Status::Stopped(effort.ended().unwrap_or(Limit::Memory)), 0),
        Verdict::Colored(colors) => contracted.lift(&colors),
    };
    let enough = request.question.enough().unwrap_or(u128::MAX).min(request.limits.solutions.unwrap_or(u128::MAX));
    let shown = request.question.lists();
    let (mut found, late) = (0u128, std::cell::Cell::new(None));
    let mut tell = |colors: Vec<u32>| {
        found += 1;
        // Of ten colours there are millions of renamings.
        if found.is_multiple_of(1024) {
            late.set(watch.limit());
        }
        let broken = shown && answer(&coloring.colored(colors)).is_break();
        if broken || found == enough || late.get().is_some() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let told = match coloring.distinct {
        true => tell(coloring.job(k).canonical(&first)),
        false => renamings(coloring, k, &first, &mut tell),
    };
    if told.is_break() {
        return ended(late.get().map_or(Status::Found, Status::Stopped), found);
    }
    // The walk comes to all of those again.
    let mut request = Request { question: Question::All, ..request.clone() };
    request.limits.time = request.limits.time.map(|time| time.saturating_sub(begin.elapsed()));
    let outcome = registry::walk(Dsatur::new(&coloring.job(k)), &request, &mut |colored| {
        if is_renamed(&colored.colors, &first, k) { ControlFlow::Continue(()) } else { tell(colored.colors) }
    });
    ended(late.get().map_or(outcome.status, Status::Stopped), found)
}

/// The same colouring with every choice of names for the colours that are not fixed, the given one first.
fn renamings(
    coloring: &Coloring,
    k: u32,
    colors: &[u32],
    tell: &mut impl FnMut(Vec<u32>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let is_fixed = |color: u32| coloring.fixed.contains(&Some(color));
    let mut used: Vec<u32> = colors.to_vec();
    used.sort_unstable();
    used.dedup();
    used.retain(|&color| !is_fixed(color));
    let free: Vec<u32> = (0..k).filter(|&color| !is_fixed(color)).collect();
    // The names so far, as places in `free`.
    let mut names: Vec<usize> = Vec::new();
    let mut next = 0;
    loop {
        if names.len() == used.len() {
            let rename = |&color: &u32| used.binary_search(&color).map_or(color, |at| free[names[at]]);
            tell(colors.iter().map(rename).collect())?;
            next = free.len(); // back to the last one
        }
        match (next..free.len()).find(|name| !names.contains(name)) {
            Some(name) => {
                names.push(name);
                next = 0;
            }
            None => match names.pop() {
                Some(last) => next = last + 1,
                None => return ControlFlow::Continue(()),
            },
        }
    }
}

/// Are two colourings the same but for the names of the colours? Most pairs differ soon, which is all that is looked at.
fn is_renamed(one: &[u32], other: &[u32], k: u32) -> bool {
    let (mut there, mut back) = (vec![None; k as usize], vec![None; k as usize]);
    one.iter()
        .zip(other)
        .all(|(&a, &b)| *there[a as usize].get_or_insert(b) == b && *back[b as usize].get_or_insert(a) == a)
}
