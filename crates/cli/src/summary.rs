//! The line below an answer: who found it, and what it cost.

use std::time::Duration;

use backtrail::{Status, Text};
use registry::Outcome;
use registry::{Finding, Rank};
use render::numbers::{duration, grouped, thousands};
use words::english;

/// One sentence on how a search of the tree, or of a part of it, ended; `share` of it was done, as far as that is known.
pub(crate) fn line(outcome: &Outcome, part: Option<&Text>, solver: &str, took: Duration, share: f64) -> String {
    let found = solutions(outcome, part);
    let stats = &outcome.stats;
    let counters = [("visit", stats.visits), ("check", stats.checks), ("dead end", stats.dead_ends)];
    let kept = counters.into_iter().filter_map(|(noun, count)| Some(several(count?, noun)));
    let cost: Vec<String> = kept.chain([duration(took)]).collect();
    let end = match outcome.status {
        Status::Found | Status::Exhausted => String::new(),
        Status::Stopped(limit) if share > 0.0 => {
            let whole = if part.is_some() { "that part" } else { "the tree" };
            format!(", stopped by {limit} with {:.2} % of {whole} done", share * 100.0)
        }
        Status::Stopped(limit) => format!(", stopped by {limit}"),
    };
    format!("{found} by {solver}{end}: {}", cost.join(", "))
}

/// "1 visit", "2,057 visits".
pub(crate) fn several(count: u64, noun: &str) -> String {
    format!("{} {noun}{}", thousands(count.into()), if count == 1 { "" } else { "s" })
}

/// How many solutions there are, as far as is known.
fn solutions(outcome: &Outcome, part: Option<&Text>) -> String {
    let part = part.map(|part| format!(" {}", english(part))).unwrap_or_default();
    let noun = format!("{}{part}", if outcome.solutions == 1 { "solution" } else { "solutions" });
    let count = grouped(&outcome.solutions.to_string());
    match outcome.status {
        Status::Exhausted if outcome.solutions == 0 => format!("no solution exists{part}: proved"),
        Status::Exhausted => format!("all {count} {noun} found").replace("all 1 ", "the only "),
        Status::Found => format!("{count} {noun} found"),
        Status::Stopped(_) => format!("{count} {noun} found so far"),
    }
}

/// A count as a person reads it: `≥` if the search did not end by itself.
pub(crate) fn count(outcome: &Outcome) -> String {
    match outcome.status {
        Status::Exhausted => outcome.solutions.to_string(),
        Status::Found | Status::Stopped(_) => format!("≥ {}", outcome.solutions),
    }
}

/// Whether there is exactly one, as far as is known.
pub(crate) fn unique(outcome: &Outcome) -> &'static str {
    match (outcome.solutions.to_u128(), outcome.status) {
        (None | Some(2..), _) => "many",
        (Some(1), Status::Exhausted) => "1",
        (Some(0), Status::Exhausted) => "0",
        (Some(0 | 1), _) => "unknown",
    }
}

/// Every counter and what else was found out, one a line.
pub(crate) fn table(outcome: &Outcome, findings: &[Finding]) -> String {
    let stats = &outcome.stats;
    let rows = [
        ("solutions", Some(count(outcome))),
        ("visits", stats.visits.map(|n| thousands(n.into()))),
        ("checks", stats.checks.map(|n| thousands(n.into()))),
        ("rejections", stats.rejections.map(|n| thousands(n.into()))),
        ("dead ends", stats.dead_ends.map(|n| thousands(n.into()))),
        ("max depth", stats.max_depth().map(|n| n.to_string())),
        ("profile", stats.profile.as_ref().map(|profile| short(profile))),
        (
            "stopped at",
            outcome.at.as_ref().filter(|_| matches!(outcome.status, Status::Stopped(_))).map(ToString::to_string),
        ),
    ];
    let lines = rows.iter().filter_map(|(name, value)| value.as_ref().map(|value| format!("{name:>10}  {value}\n")));
    let details = findings.iter().filter(|finding| finding.rank == Rank::Detail);
    let details =
        details.map(|finding| format!("{:>10}  {}\n", finding.key.replace('_', " "), words::english(&finding.text)));
    lines.chain(details).collect::<String>().trim_end().to_string()
}

fn short(profile: &[u64]) -> String {
    let shown: Vec<String> = profile.iter().take(64).map(ToString::to_string).collect();
    let more = if profile.len() > 64 { format!(" … ({} depths)", profile.len()) } else { String::new() };
    shown.join(" ") + &more
}
