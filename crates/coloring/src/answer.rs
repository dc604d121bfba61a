//! Questions answered: for a given number of colours or for the least, and what was found out beside.

use std::fmt::Display;
use std::time::Instant;

use backtrail::{Limit, Probe, Problem, Sketch, Stats, Status, text};
use num_bigint::BigUint;

use super::chromatic;
use super::decide::effort::Effort;
use super::decide::script::Script;
use super::decide::{Verdict, decide};
use super::fixed::Contracted;
use super::instance::Coloring;
use super::puzzle::POLYNOMIAL;
use super::why::Why;
use super::{Colored, Job, count, greedy, widen};
use registry::{
    Count, Counting, Deadline, Fact, Findings, Instance, Method, Narrated, OnSolution, Outcome, Rank, Request, Stepper,
    Units,
};

/// What a look before counting may spend, in steps: a hundredth of a second or two.
const LOOK: u64 = 5_000_000;

/// A solver of the engine: for a given number of colours, or for 1, 2, … until there is a colouring.
pub(super) struct Walk<P>(pub(super) fn(&Job) -> P);

impl<P> Method for Walk<P>
where
    P: Narrated + Problem<Choice: Send, Choices: Send, Solution = Colored> + Clone + Send + 'static,
{
    fn solve(&self, instance: &dyn Instance, request: &Request, answer: OnSolution<'_>) -> Outcome {
        walk(Coloring::of(instance), request, answer, self.0)
    }

    fn steps(&self, instance: &dyn Instance) -> Option<Box<dyn Stepper>> {
        let coloring = Coloring::of(instance);
        Some(registry::stepper(self.0(&coloring.job(coloring.walked()))))
    }

    /// For a given number of colours; to find the least, one tree is walked after the other.
    fn units(&self, instance: &dyn Instance, depth: Option<usize>) -> Option<Box<dyn Units>> {
        let coloring = Coloring::of(instance);
        Some(registry::walk_units(self.0(&coloring.job(coloring.k?)), depth, 1))
    }

    fn sketch(&self, instance: &dyn Instance, probe: &mut Probe<'_>) -> Option<Sketch> {
        let coloring = Coloring::of(instance);
        Sketch::of(self.0(&coloring.job(coloring.k?)), probe)
    }
}

/// Answers with a solver of the engine: for a given number of colours, or for 1, 2, … until there is a colouring.
fn walk<P>(coloring: &Coloring, request: &Request, answer: OnSolution<'_>, new: fn(&Job) -> P) -> Outcome
where
    P: Problem<Choice: Display + Send, Choices: Send, Solution = Colored> + Clone + Send,
{
    let mut answer = |colored: Colored| answer(&coloring.colored(colored.colors));
    if let Some(k) = coloring.k {
        return registry::walk(new(&coloring.job(k)), request, &mut answer);
    }
    let begin = Instant::now();
    // The root chooses the number of colours, and every number has its tree below it: one tree, with the laws of one.
    let mut stats = Stats { visits: Some(1), profile: Some(vec![1]), ..Stats::zero() };
    for k in coloring.least().. {
        let mut left = later(request, begin);
        left.limits.visits = request.limits.visits.map(|visits| visits.saturating_sub(stats.visits.unwrap_or(0)));
        let outcome = registry::walk(new(&coloring.job(k)), &left, &mut answer);
        stats += &below_the_root(&outcome.stats);
        if !outcome.solutions.is_zero() {
            note_number(coloring, &request.findings, k);
            if k > coloring.least() {
                Why::Searched("walk").note(&coloring.graph, k - 1, &request.findings);
            }
        } else if outcome.status == Status::Exhausted && !coloring.job(k).clashes() {
            continue;
        }
        return Outcome { stats, at: None, ..outcome };
    }
    unreachable!("with a colour for each vertex there is a colouring")
}

/// What is left of a request that began then.
fn later(request: &Request, begin: Instant) -> Request {
    let mut left = request.clone();
    left.limits.time = request.limits.time.map(|time| time.saturating_sub(begin.elapsed()));
    left
}

/// The statistics of a tree that hangs below a choice.
fn below_the_root(stats: &Stats) -> Stats {
    let mut below = stats.clone();
    below.checks = below.checks.map(|checks| checks + 1);
    if let Some(profile) = &mut below.profile {
        profile.insert(0, 0);
    }
    below
}

/// Lists with the exact solver's colouring first; finds the least number of colours first if it is not given.
pub(super) fn widened(coloring: &Coloring, request: &Request, answer: OnSolution<'_>) -> Outcome {
    let begin = Instant::now();
    match number(coloring, request, &Deadline::new(request)) {
        Ok(k) => widen::list(coloring, k, &later(request, begin), answer),
        Err(status) => ended(status, 0),
    }
}

/// The number of colours: that which is given, or the least.
fn number(coloring: &Coloring, request: &Request, watch: &Deadline<'_>) -> Result<u32, Status> {
    if let Some(k) = coloring.k {
        return Ok(k);
    }
    let contracted = Contracted::new(&coloring.graph, &coloring.fixed).map_err(|_| Status::Exhausted)?;
    let found = chromatic::find(coloring, &contracted, &mut Effort::watched(watch), None);
    found.note(coloring, &contracted, &request.findings);
    found.ended.map_or(Ok(found.upper), |limit| Err(Status::Stopped(limit)))
}

/// Answers with the exact solver.
pub(super) fn exactly(coloring: &Coloring, request: &Request, answer: OnSolution<'_>) -> Outcome {
    let watch = Deadline::new(request);
    let mut effort = Effort::watched(&watch);
    let log = request.proof.as_ref();
    let Ok(contracted) = Contracted::new(&coloring.graph, &coloring.fixed) else {
        if let (Some(log), Some(k)) = (log, coloring.k) {
            // The colours of two ends of an edge are given.
            log.begin(&format!("colors {k}"));
            log.close();
        }
        return ended(Status::Exhausted, 0);
    };
    let Some(k) = coloring.k else {
        let mut found = chromatic::find(coloring, &contracted, &mut effort, log);
        if let Some(log) = log {
            found.prove(coloring, &contracted, &mut effort, log);
        }
        found.note(coloring, &contracted, &request.findings);
        note_work(&request.findings, found.by, &effort);
        let ending = found.ended.map_or(Status::Found, Status::Stopped);
        if found.colors.len() < contracted.graph.vertices() as usize {
            return ended(ending, 0);
        }
        let _ = answer(&coloring.colored(contracted.lift(&found.colors)));
        return ended(ending, 1);
    };
    effort.allow(u64::MAX);
    let (start, script) = (contracted.start(&coloring.start), log.map(|log| Script::new(log, &contracted, k)));
    let decision = decide(&contracted.graph, k, &start, coloring.seed, &mut effort, script);
    note_work(&request.findings, decision.by, &effort);
    match decision.verdict {
        Verdict::Colored(colors) => {
            let _ = answer(&coloring.colored(contracted.lift(&colors)));
            ended(Status::Found, 1)
        }
        Verdict::Impossible => {
            let why = decision.why.unwrap_or(Why::Searched(decision.by));
            why.renumbered(|vertex| contracted.outside(vertex)).note(&coloring.graph, k, &request.findings);
            ended(Status::Exhausted, 0)
        }
        Verdict::Unknown => ended(Status::Stopped(effort.ended().unwrap_or(Limit::Memory)), 0),
    }
}

/// Answers with colours as they come.
pub(super) fn greedily(coloring: &Coloring, request: &Request, answer: OnSolution<'_>) -> Outcome {
    let watch = Deadline::new(request);
    let mut should_stop = || watch.limit().is_some();
    let Some(colors) = greedy::color_until(
        &coloring.graph,
        coloring.order.unwrap_or(greedy::Order::Dsatur),
        &coloring.fixed,
        &mut should_stop,
    ) else {
        return ended(Status::Stopped(watch.limit().unwrap_or(Limit::Cancel)), 0);
    };
    let used = colors.iter().max().map_or(0, |&most| most + 1);
    let text = text!("color-greedy-colours", colours = used);
    request.findings.note(Rank::Note, "colors", Fact::Number(used.into()), text);
    let _ = answer(&coloring.colored(colors));
    ended(Status::Found, 1)
}

/// Counts without listing; finds the least number of colours first if it is not given.
pub(super) fn counted(coloring: &Coloring, request: &Request) -> Outcome {
    let Ok(contracted) = Contracted::new(&coloring.graph, &coloring.fixed) else { return ended(Status::Exhausted, 0) };
    let work = Counting::new(request, coloring.memory);
    if request.asks(POLYNOMIAL) {
        return polynomial(coloring, &work).unwrap_or_else(|limit| ended(Status::Stopped(limit), 0));
    }
    let k = match number(coloring, request, work.deadline()) {
        Ok(k) => k,
        Err(status) => return ended(status, 0),
    };
    // Where there is none, a short look often knows it.
    let mut effort = Effort::watched(work.deadline());
    effort.allow(LOOK);
    if decide(&contracted.graph, k, &[], coloring.seed, &mut effort, None).verdict == Verdict::Impossible {
        return ended(Status::Exhausted, 0);
    }
    if coloring.distinct {
        return count::distinct(&contracted.graph, k, &work);
    }
    count::count(&contracted.graph, k, contracted.fixed(), &work)
}

/// The chromatic polynomial, and its value for the number of colours that was given, or for the least with a colouring.
fn polynomial(coloring: &Coloring, work: &Counting) -> Result<Outcome, Limit> {
    let polynomial = count::polynomial_by(&coloring.graph, work)?;
    let mut effort = Effort::watched(work.deadline());
    effort.allow(u64::MAX);
    let stopped = || work.limit().unwrap_or(Limit::Cancel);
    let decimals = polynomial.decimals(&mut effort).ok_or_else(stopped)?;
    let text = count::written(&decimals, false);
    let mut k = coloring.k.unwrap_or(0);
    let mut value = polynomial.at_within(k.into(), &mut effort).ok_or_else(stopped)?;
    while coloring.k.is_none() && value == BigUint::ZERO {
        k += 1;
        value = polynomial.at_within(k.into(), &mut effort).ok_or_else(stopped)?;
    }
    let findings = &work.request().findings;
    findings.note(Rank::Answer, "polynomial", Fact::Words(decimals), text);
    if coloring.k.is_none() {
        note_number(coloring, findings, k);
    }
    let text = text!("color-polynomial-value", value = value.to_string(), colours = k);
    findings.note(Rank::Note, "colors", Fact::Number(k.into()), text);
    Ok(ended(Status::Exhausted, value))
}

/// How a search ended that keeps no counters.
pub(super) fn ended(status: Status, solutions: impl Into<Count>) -> Outcome {
    Outcome::bare(status, solutions)
}

/// Notes that `k` is the minimum number of colours.
pub(super) fn note_number(coloring: &Coloring, findings: &Findings, k: u32) {
    if !coloring.fixed.is_empty() {
        let text = text!("color-fewest-fixed", colours = k);
        return findings.note(Rank::Note, "colors", Fact::Number(k.into()), text);
    }
    findings.note(Rank::Note, "chromatic", Fact::Number(k.into()), text!("color-chromatic", colours = k));
}

fn note_work(findings: &Findings, by: &'static str, effort: &Effort<'_>) {
    findings.note(Rank::Detail, "decided_by", Fact::Text(by.to_string()), by);
    let millions = format!("{:.1}", effort.spent() as f64 / 1e6);
    let (whole, tenth) = millions.split_once('.').unwrap_or((&millions, "0"));
    findings.note(
        Rank::Detail,
        "work",
        Fact::Number(effort.spent()),
        text!("color-work", whole = whole, tenth = tenth),
    );
}
