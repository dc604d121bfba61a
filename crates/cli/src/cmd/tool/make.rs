//! Tools that make instances out of nothing.

use std::time::Instant;

use backtrail::{Progress, Text, text};
use registry::{Flags, Make};

use super::ToolArgs;
use crate::args::Format;
use crate::collection;
use crate::exit::{ExitStatus, Failure};
use crate::output::{Output, tell};
use crate::progress::{self, Show};
use crate::summary::stopped;

/// The most attempts that one thread makes at a time.
const GROUP: u64 = 512;

/// How many attempts in vain are enough, unless a time limit says how long to try.
const PATIENCE: u64 = 1_000_000;

impl ToolArgs {
    /// Makes instances: attempts are dealt out to the threads, and what comes of them is written in their order. Tells how
    /// many were made.
    pub(super) fn make(
        &self,
        make: &Make,
        flags: &Flags,
        count: u64,
        advice: Option<Text>,
    ) -> Result<(ExitStatus, u64), Failure> {
        let monitor = progress::monitor();
        let stop = collection::stop(&monitor, collection::deadline(self.time_limit));
        let mut out = Output::open(self.output.output.as_deref())?;
        let alone = count == 1 && out.is_live();
        let format = self.format.unwrap_or(if alone { Format::Board } else { Format::List });
        if format == Format::Svg && count > 1 {
            return Err(Failure::Bad(text!("cli-svg-one")));
        }
        let start = Instant::now();
        let threads = self.threads() as u64;
        // Few attempts first: a large puzzle takes long, and one may be all that is wished for.
        let mut group = count.div_ceil(threads).clamp(1, GROUP);
        let (mut made, mut next, mut in_vain) = (0, 0, 0);
        let show = if self.output.quiet { Show::No } else { Show::Bar("attempts") };
        let done = progress::during(&monitor, &show, || {
            while made < count && !stop() {
                let ranges = (0..threads).map(|i| next + i * group..next + (i + 1) * group);
                let results: Vec<_> = std::thread::scope(|scope| {
                    let stop = &stop;
                    let workers: Vec<_> =
                        ranges.map(|range| scope.spawn(move || make(flags, range, &**stop))).collect();
                    workers.into_iter().map(|worker| worker.join().expect("a maker does not panic")).collect()
                });
                next += threads * group;
                in_vain += threads * group;
                group = (2 * group).min(GROUP);
                for result in results {
                    let left = usize::try_from(count - made).unwrap_or(usize::MAX);
                    for one in result?.iter().take(left) {
                        made += 1;
                        in_vain = 0;
                        out.write(&self.show(one, made, None, format))?;
                    }
                }
                if in_vain >= PATIENCE && self.time_limit.is_none() {
                    out.flush()?;
                    return Err(Failure::Bad(match &advice {
                        Some(advice) => text!("cli-made-none", made = made, tries = next, advice = advice.clone()),
                        None => text!("cli-made-no-more", made = made, tries = in_vain),
                    }));
                }
                monitor.tell(Progress { visits: next, solutions: made, share: made as f64 / count as f64 });
            }
            out.flush()
        });
        let took = start.elapsed();
        done?;
        out.finish()?;
        if !self.output.quiet && format != Format::Json {
            let (end, speed) = (stopped(made < count), collection::speed(made, took));
            tell(&text!("cli-made", n = made, end = end, speed = speed), self.output.ascii);
            if let Some(advice) = advice.filter(|_| made < count) {
                tell(&advice, self.output.ascii);
            }
        }
        Ok((if made < count { ExitStatus::Stopped } else { ExitStatus::Done }, made))
    }
}
