//! Tools that make something of an instance, or of each of a collection.

use std::io::Write;

use backtrail::{Text, text};
use clap::ArgMatches;
use std::sync::Arc;

use registry::{Census, Change, Entry, Error, Flags, Instance, Made, Solvability, Tool, Worker};

use super::ToolArgs;
use crate::args::{Format, instance};
use crate::collection::{self, Answerer, InstanceLine, LineByLine, Run, refusal};
use crate::exit::{ExitStatus, Failure};
use crate::input::{Held, Stream};
use crate::output::{Output, tell};
use crate::progress;
use crate::summary::{several, stopped};

impl ToolArgs {
    /// Changes an instance, or each of a collection.
    pub(super) fn change(
        &self,
        change: &Arc<Change>,
        tool: &Tool,
        flags: &Flags,
        matches: &ArgMatches,
        puzzle: &Arc<Entry>,
    ) -> Result<ExitStatus, Failure> {
        let word = instance::given_word(matches, puzzle);
        let monitor = progress::monitor();
        let stop = collection::stop(&monitor, collection::deadline(self.time_limit));
        if let Some(puzzles) = puzzle.collection() {
            let mut flags = flags.clone();
            match Held::open(word, &*puzzles, &mut flags, instance::LONGEST)? {
                Held::Word => {}
                Held::One(text, from) => {
                    let made = change(&text, &flags, &*stop).map_err(|error| Failure::within(&from, &error))?;
                    return self.one(&made);
                }
                Held::Many(stream) => {
                    let format = self.format.unwrap_or(Format::List);
                    if format == Format::Svg {
                        return Err(Failure::Bad(text!("cli-svg-list")));
                    }
                    let answerer =
                        Changer { change: Arc::clone(change), flags: flags.clone(), args: self.clone(), format };
                    let worker = || LineByLine {
                        collection: Arc::clone(&puzzles),
                        flags: flags.clone(),
                        strict: false,
                        answerer: answerer.clone(),
                    };
                    let workers = (0..self.threads()).map(|_| -> Box<dyn Worker> { Box::new(worker()) }).collect();
                    let run = Run::open(&self.output, &[word], &monitor, stop, false)?;
                    return self.change_all(run, workers, format, tool, stream);
                }
            }
        }
        let made = instance::with_text(word, puzzle, |text| change(text, flags, &*stop))?;
        self.one(&made)
    }

    fn one(&self, made: &Made) -> Result<ExitStatus, Failure> {
        let mut out = Output::open(self.output.output.as_deref())?;
        let format = self.format.unwrap_or(if out.is_live() { Format::Board } else { Format::List });
        out.write(&self.show(made, 1, None, format))?;
        out.finish()?;
        Ok(ExitStatus::Done)
    }

    fn change_all(
        &self,
        mut run: Run<'_>,
        workers: Vec<Box<dyn Worker>>,
        format: Format,
        tool: &Tool,
        stream: Stream,
    ) -> Result<ExitStatus, Failure> {
        run.answer(stream, workers)?;
        let mut report = run.report();
        let Census { one, invalid, .. } = report.tally;
        if format == Format::Json {
            let object = serde_json::json!({
                "type": "summary", "puzzles": one + invalid, "made": one, "invalid": invalid, "stopped": report.stopped,
                "seconds": report.took.as_secs_f64(),
            });
            report.out.write(&format!("{object}\n"))?;
        }
        let speed = report.speed();
        report.out.finish()?;
        if !self.output.quiet && format != Format::Json {
            let refused = if invalid > 0 { text!("cli-refused", n = invalid) } else { Text::default() };
            let (tool, made, end) = (tool.name.to_string(), several(one, "puzzles"), stopped(report.stopped));
            let line = text!("cli-changed", tool = tool, made = made, refused = refused, end = end, speed = speed);
            tell(&line, self.output.ascii);
        }
        Ok(match () {
            () if report.tally.invalid > 0 => ExitStatus::BadInput,
            () if report.stopped => ExitStatus::Stopped,
            () => ExitStatus::Done,
        })
    }
}

/// Changes a line at a time.
#[derive(Clone)]
struct Changer {
    change: Arc<Change>,
    flags: Flags,
    args: ToolArgs,
    format: Format,
}

impl Answerer for Changer {
    fn answer(
        &mut self,
        instance: Box<dyn Instance>,
        line: &InstanceLine<'_>,
        out: &mut dyn Write,
        stop: &dyn Fn() -> bool,
    ) -> Result<Solvability, Error> {
        let made = (self.change)(&instance.word(), &self.flags, stop)?;
        let _ = out.write_all(self.args.show(&made, 0, Some(line.number), self.format).as_bytes());
        Ok(Solvability::One)
    }

    fn refusal(&self, line: u64, why: &str) -> String {
        refusal(self.format == Format::Json, None, line, why)
    }
}
