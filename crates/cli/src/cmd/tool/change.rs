//! Tools that make something of an instance, or of each of a collection.

use std::io::Write;

use backtrail::{Monitor, Text, text};
use clap::ArgMatches;
use std::sync::Arc;

use registry::{Census, Change, Chunk, Collection, Entry, Flags, Made, Solvability, Tool, Worker};

use super::ToolArgs;
use crate::args::{Format, instance};
use crate::collection::{self, Run, refusal};
use crate::exit::{ExitStatus, Failure};
use crate::input::{Held, Input, Stream};
use crate::output::{Output, tell};
use crate::pieces::Stop;
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
        if let Some(puzzles) = puzzle.collection()
            && let Input::Stream(stream) = Input::open(word)?
        {
            let mut flags = flags.clone();
            let (text, from) = match stream.held(&*puzzles, &mut flags, instance::LONGEST)? {
                Held::One(text, from) => (text, from),
                Held::Many(stream) => {
                    let format = self.format.unwrap_or(Format::List);
                    let changer = Changer { change: Arc::clone(change), puzzles, flags, args: self.clone(), format };
                    return self.change_all(&changer, &monitor, stop, tool, stream);
                }
            };
            let made = change(&text, &flags, &*stop).map_err(|error| Failure::within(&from, &error))?;
            return self.one(&made);
        }
        let made = instance::with_text(word, puzzle, |text| change(text, flags, &*stop))?;
        self.one(&made)
    }

    fn one(&self, made: &Made) -> Result<ExitStatus, Failure> {
        let mut out = Output::open(self.output.output.as_deref())?;
        let format = self.format.unwrap_or(if out.is_live() { Format::Board } else { Format::List });
        out.write(&self.show(made, 1, None, format))?;
        out.flush()?;
        Ok(ExitStatus::Done)
    }

    fn change_all(
        &self,
        changer: &Changer,
        monitor: &Monitor,
        stop: Stop,
        tool: &Tool,
        stream: Stream,
    ) -> Result<ExitStatus, Failure> {
        let format = changer.format;
        if format == Format::Svg {
            return Err(Failure::Bad(text!("cli-svg-list")));
        }
        let workers = (0..self.threads()).map(|_| -> Box<dyn Worker> { Box::new(changer.clone()) }).collect();
        let mut report = Run { workers, monitor, stop, strict: false }.answer(stream, &self.output)?;
        let Census { one, invalid, .. } = report.tally;
        if format == Format::Json {
            let object = serde_json::json!({
                "type": "summary", "puzzles": one + invalid, "made": one, "invalid": invalid, "stopped": report.stopped,
                "seconds": report.took.as_secs_f64(),
            });
            report.out.write(&format!("{object}\n"))?;
        }
        report.out.flush()?;
        if !self.output.quiet && format != Format::Json {
            let refused = if invalid > 0 { text!("cli-refused", n = invalid) } else { Text::default() };
            let (tool, made, end, speed) =
                (tool.name.to_string(), several(one, "puzzles"), stopped(report.stopped), report.speed());
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
    puzzles: Arc<dyn Collection>,
    flags: Flags,
    args: ToolArgs,
    format: Format,
}

impl Worker for Changer {
    fn answer(&mut self, piece: Chunk<'_>, out: &mut dyn Write, stop: &dyn Fn() -> bool) -> Census {
        let mut tally = Census::default();
        for (number, line) in (piece.line..).zip(piece.text.split(|&byte| byte == b'\n')) {
            if stop() && !line.is_empty() {
                tally.cut = true;
                break;
            }
            let made = match self.puzzles.read(line, &self.flags) {
                Ok(None) => continue,
                Ok(Some(instance)) => (self.change)(&instance.word(), &self.flags, stop),
                Err(error) => Err(error),
            };
            let text = match made {
                Ok(made) => {
                    tally.note(&Solvability::One);
                    self.args.show(&made, 0, Some(number), self.format)
                }
                Err(error) => refusal(number, &tally.fault(number, &error), self.format == Format::Json),
            };
            if out.write_all(text.as_bytes()).is_err() {
                break;
            }
        }
        tally
    }
}
