//! The line below an answer: which solver found it, and what it cost.

use std::time::Duration;

use backtrail::{Limit, Status, Text, text};
use registry::Outcome;
use registry::{Finding, Rank};
use render::numbers::{duration, thousands};
use words::{decimal, grouped, say};

/// One sentence on how a search of the tree, or of a part of it, ended; `share` of it was done, as far as that is known.
pub(crate) fn line(outcome: &Outcome, part: Option<&Text>, solver: &str, took: Duration, share: f64) -> Text {
    let stats = &outcome.stats;
    let counters = [("visits", stats.visits), ("checks", stats.checks), ("dead-ends", stats.dead_ends)];
    let kept = counters.into_iter().filter_map(|(what, count)| Some(several(count?, what)));
    let cost: Vec<String> = kept.chain([duration(took)]).collect();
    let end = match outcome.status {
        Status::Found | Status::Exhausted => Text::default(),
        Status::Stopped(limit) if share > 0.0 => {
            let (share, part) = (decimal(share * 100.0, 2), if part.is_some() { "part" } else { "whole" });
            text!("cli-stopped-with", limit = stopper(limit), share = share, part = part)
        }
        Status::Stopped(limit) => text!("cli-stopped-by", limit = stopper(limit)),
    };
    text!("cli-summary", found = solutions(outcome, part), solver = solver, end = end, cost = cost.join(", "))
}

/// What stopped a search.
pub(crate) fn stopper(limit: Limit) -> Text {
    match limit {
        Limit::Visits => text!("cli-limit-visits"),
        Limit::Time => text!("cli-limit-time"),
        Limit::Cancel => text!("cli-limit-interrupt"),
        Limit::Memory => text!("cli-limit-memory"),
        Limit::Observer => text!("cli-limit-observer"),
    }
}

/// Words for work that was stopped before its end.
pub(crate) fn stopped(is_stopped: bool) -> Text {
    if is_stopped { text!("cli-stopped") } else { Text::default() }
}

/// "1 visit", "2,057 visits".
pub(crate) fn several(count: u64, what: &str) -> String {
    say!(format!("cli-count-{what}"), n = count)
}

/// How many solutions there are, as far as is known.
fn solutions(outcome: &Outcome, part: Option<&Text>) -> Text {
    let part = part.map(|part| format!(" {}", say(part))).unwrap_or_default();
    // Only the number decides the plural, and one that is too large for that is several in any case.
    let several = outcome.solutions.to_u128().and_then(|count| u64::try_from(count).ok()).unwrap_or(u64::MAX);
    let id = match outcome.status {
        Status::Exhausted if outcome.solutions.is_zero() => "cli-found-none",
        Status::Exhausted => "cli-found-all",
        Status::Found => "cli-found",
        Status::Stopped(_) => "cli-found-so-far",
    };
    text!(id, n = several, count = grouped(&outcome.solutions.to_string()), part = part)
}

/// A count as a person reads it: `≥` if the search did not end by itself.
pub(crate) fn count(outcome: &Outcome) -> String {
    match outcome.status {
        Status::Exhausted => outcome.solutions.to_string(),
        Status::Found | Status::Stopped(_) => format!("≥ {}", outcome.solutions),
    }
}

/// Whether there is exactly one, as far as is known: a word for programs, in no language.
pub(crate) fn unique(outcome: &Outcome) -> &'static str {
    match (outcome.solutions.to_u128(), outcome.status) {
        (None | Some(2..), _) => "many",
        (Some(1), Status::Exhausted) => "1",
        (Some(0), Status::Exhausted) => "0",
        (Some(0 | 1), _) => "unknown",
    }
}

/// Every counter of the search, for programs.
pub(crate) fn counters(outcome: &Outcome) -> Vec<(&'static str, String)> {
    let stats = &outcome.stats;
    let counters = [
        ("nodes", stats.visits),
        ("failures", stats.dead_ends),
        ("peakDepth", stats.max_depth().map(|depth| depth as u64)),
    ];
    let kept = counters.into_iter().filter_map(|(name, count)| Some((name, count?.to_string())));
    kept.chain([("nSolutions", outcome.solutions.to_string())]).collect()
}

/// Every counter and what else was found out, one a line.
pub(crate) fn table(outcome: &Outcome, findings: &[Finding]) -> String {
    let stats = &outcome.stats;
    let stopped = outcome.at.as_ref().filter(|_| matches!(outcome.status, Status::Stopped(_)));
    let number = |count: Option<u64>| count.map(|count| thousands(count.into()));
    let rows = [
        ("solutions", Some(count(outcome))),
        ("visits", number(stats.visits)),
        ("checks", number(stats.checks)),
        ("rejections", number(stats.rejections)),
        ("dead-ends", number(stats.dead_ends)),
        ("max-depth", stats.max_depth().map(|n| n.to_string())),
        ("profile", stats.profile.as_ref().map(|profile| short(profile))),
        ("stopped-at", stopped.map(ToString::to_string)),
    ];
    let rows = rows.into_iter().filter_map(|(name, value)| Some((say!(format!("cli-table-{name}")), value?)));
    let details = findings.iter().filter(|finding| finding.rank == Rank::Detail);
    let details = details.map(|finding| (finding.key.replace('_', " "), say(&finding.text)));
    rows.chain(details).map(|(name, value)| format!("{name:>10}  {value}")).collect::<Vec<_>>().join("\n")
}

fn short(profile: &[u64]) -> String {
    let shown: Vec<String> = profile.iter().take(64).map(ToString::to_string).collect();
    let more = if profile.len() > 64 { say!("cli-table-depths", n = profile.len()) } else { String::new() };
    shown.join(" ") + &more
}
