//! What counts would cost, from samples, before anything is planned.

use backtrail::text;
use registry::{Case, memory};
use runs::{Basis, expected_time};
use words::{decimal, say};

use super::PlanArgs;
use crate::exit::{ExitStatus, Failure, note};
use crate::output::Output;
use crate::progress;

/// What a count would cost.
struct Row {
    label: String,
    solver: String,
    units: usize,
    seconds: Option<f64>,
    is_sampled: bool,
    /// Is the time that of a device?
    on_device: bool,
    bytes: u64,
}

/// Samples each case, and says what it would cost. Beyond what can be sampled in the time, costs grow on as they did.
pub(super) fn tell(args: &PlanArgs, cases: &[Case]) -> Result<ExitStatus, Failure> {
    let monitor = progress::monitor();
    let mut rows: Vec<Row> = Vec::new();
    for case in cases {
        let solver = case.plan(&args.wish())?.solver;
        let units = case.units(&solver, None).map_or(0, |units| units.count());
        let bytes = super::memory(case, &solver, None);
        // What would not fit this machine cannot be sampled on it.
        let fits = bytes <= memory::usual();
        let expected = expected_time(case, &solver, 0, args.time_limit, &monitor).filter(|_| fits);
        if monitor.is_cancelled() {
            return Ok(ExitStatus::Stopped);
        }
        let on_device = expected.as_ref().is_some_and(|expected| matches!(expected.basis, Basis::Device(_)))
            || rows.last().is_some_and(|row| row.on_device);
        let is_sampled = expected.as_ref().is_some_and(|expected| !matches!(expected.basis, Basis::Share(_)));
        let seconds = expected.map(|expected| expected.seconds).or_else(|| grown(&rows));
        rows.push(Row {
            label: say(&case.label()),
            solver: solver.name.to_string(),
            units,
            seconds,
            is_sampled,
            on_device,
            bytes,
        });
    }
    let mut out = Output::open(None)?;
    let mut before: Option<f64> = None;
    for row in &rows {
        let factor = before.zip(row.seconds).map(|(before, now)| now / before);
        before = row.seconds;
        if args.json {
            let mut object = serde_json::json!({
                "type": "cost", "instance": row.label, "solver": row.solver, "units": row.units, "memory": row.bytes,
                "sampled": row.is_sampled,
            });
            if let Some(seconds) = row.seconds {
                object[if row.on_device { "device_seconds" } else { "cpu_seconds" }] = seconds.into();
            }
            out.write(&format!("{object}\n"))?;
            continue;
        }
        let time = if row.on_device { device_time } else { cpu_time };
        let time = row.seconds.map_or_else(|| text!("cli-cost-unknown"), |seconds| time(seconds).into());
        let grown = factor.map(|factor| format!(" ×{}", decimal(factor, 1))).unwrap_or_default();
        let basis = if row.is_sampled { text!("cli-cost-sampled") } else { text!("cli-cost-grown") };
        let line = text!(
            "cli-cost-row",
            label = row.label.clone(),
            solver = row.solver.clone(),
            units = row.units,
            time = time,
            factor = grown,
            memory = memory::human(row.bytes),
            basis = basis
        );
        out.write(&(say(&line) + "\n"))?;
    }
    out.finish()?;
    if !args.quiet && !args.json && rows.iter().any(|row| !row.is_sampled) {
        note(say!("cli-cost-note"));
    }
    Ok(ExitStatus::Done)
}

/// The cost of the next row, if it grows as the last ones did.
fn grown(rows: &[Row]) -> Option<f64> {
    let known: Vec<f64> = rows.iter().filter_map(|row| row.seconds).collect();
    // What grows differently for even and odd sizes is compared over two.
    match known[..] {
        [.., a, b, _] if a > 0.0 => Some(b * (known[known.len() - 1] / a)),
        [a, b] if a > 0.0 => Some(b * b / a),
        _ => None,
    }
}

/// CPU time for people: seconds, hours or years.
pub(in crate::cmd) fn cpu_time(seconds: f64) -> String {
    time(seconds, ["cli-cpu-seconds", "cli-cpu-hours", "cli-cpu-years"])
}

/// The time of a device.
fn device_time(seconds: f64) -> String {
    time(seconds, ["cli-device-seconds", "cli-device-hours", "cli-device-years"])
}

fn time(seconds: f64, [in_seconds, in_hours, in_years]: [&'static str; 3]) -> String {
    const HOUR: f64 = 3_600.0;
    match seconds {
        s if s < 600.0 => say!(in_seconds, n = decimal(s, if s < 10.0 { 2 } else { 0 })),
        s if s < 1e4 * HOUR => say!(in_hours, n = decimal(s / HOUR, if s < 10.0 * HOUR { 2 } else { 0 })),
        s => say!(in_years, n = decimal(s / (HOUR * 24.0 * 365.25), 1)),
    }
}
