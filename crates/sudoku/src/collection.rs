//! Collections of grids, one a line: plain lines of 81 characters go to the batch solver as they are, all else one by one.

use std::io::Write;

use super::bands::{self, Line};
use super::quickest::Quickest;
use super::read::{self, Layout};
use super::{BadSudoku, Given, Grid, Shape, instance};
use registry::{Census, Chunk, Collection, Error, Flags, Instance, Reply, Solvability, Worker};

/// How many lines are enough to recognise a collection.
const SURE: usize = 40;

/// How many bytes are enough for that.
const LONG: usize = 1 << 16;

/// The flag that says of what shape the grids of a collection are.
const AMONG: &str = "among";

/// The shape that a collection was settled on.
fn among(flags: &Flags) -> Option<Shape> {
    flags.value(AMONG).and_then(|shape| Shape::parse(shape).ok())
}

/// A puzzle, if it may stand among the others.
fn given(grid: Grid, among: Option<Shape>) -> Result<Given, BadSudoku> {
    match among.filter(|&among| among != grid.shape()) {
        Some(among) => Err(BadSudoku::Another { has: grid.shape(), among }),
        None => Given::legal(grid),
    }
}

/// Grids in lines.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lines;

impl Collection for Lines {
    fn is_collection(&self, text: &[u8], whole: bool, flags: &Flags) -> Option<bool> {
        let shape = instance::shape(flags).unwrap_or_default();
        let lines: Vec<&[u8]> = text.split_inclusive(|&byte| byte == b'\n').take(SURE).collect();
        let plain = |line: &&&[u8]| line.ends_with(b"\n") && read::nine(line).is_some();
        // Two plain lines are enough to begin with: somebody may be waiting for their answers before there are more.
        let sure = whole || lines.len() == SURE || text.len() >= LONG || lines.iter().filter(plain).count() > 1;
        let said = |line: &&&[u8]| !line.trim_ascii().is_empty() && !line.trim_ascii().starts_with(b"#");
        let alone = whole && lines.iter().filter(said).count() < 2; // one puzzle, to be drawn
        sure.then(|| !alone && read::layout(text, shape) == Layout::Lines)
    }

    fn settle(&self, text: &[u8], flags: &mut Flags) {
        let shape = instance::shape(flags).unwrap_or_default();
        let mut lines = text.split(|&byte| byte == b'\n');
        if let Some(grid) = lines.find_map(|line| read::read_line(line, shape).ok().flatten()) {
            flags.give(AMONG, Some(&grid.shape().to_string()));
        }
    }

    fn gather(&self, text: &str, flags: &Flags) -> Option<String> {
        let grids = read::read_all(text, instance::shape(flags).ok()?);
        let lines = grids.into_iter().map(|(_, grid)| Some(format!("{}\n", grid.ok()?)));
        lines.collect::<Option<Vec<_>>>().filter(|lines| lines.len() > 1).map(|lines| lines.concat())
    }

    fn read(&self, line: &[u8], flags: &Flags) -> Result<Option<Box<dyn Instance>>, Error> {
        let Some(grid) = read::read_line(line, instance::shape(flags)?).map_err(BadSudoku::from)? else {
            return Ok(None);
        };
        Ok(Some(Box::new(given(grid, among(flags))?)))
    }

    fn worker(&self, reply: Reply, strict: bool, flags: &Flags) -> Result<Box<dyn Worker>, Error> {
        let (shape, among) = (instance::shape(flags)?, among(flags));
        let (quickest, waiting) = (Quickest::default(), Waiting::default());
        Ok(Box::new(Quick { reply, strict, shape, among, quickest, waiting, answers: Vec::new() }))
    }
}

/// Answers lines of 81 characters in batches.
struct Quick {
    reply: Reply,
    strict: bool,
    shape: Option<Shape>,
    among: Option<Shape>,
    quickest: Quickest,
    waiting: Waiting,
    /// What is to be written.
    answers: Vec<u8>,
}

/// Lines that wait for the batch solver, and what it answered.
#[derive(Default)]
struct Waiting {
    lines: Vec<Line>,
    numbers: Vec<u64>,
    counts: Vec<u8>,
    grids: Vec<Line>,
}

impl Worker for Quick {
    fn answer(&mut self, piece: Chunk<'_>, to: &mut dyn Write, stop: &dyn Fn() -> bool) -> Census {
        let mut tally = Census::default();
        let mut answers = std::mem::take(&mut self.answers);
        let out = &mut answers;
        let nine = [self.shape, self.among].iter().flatten().all(|&shape| shape == Shape::NINE);
        let (mut rest, mut number) = (piece.text, piece.line);
        while !(rest.is_empty() || self.strict && tally.invalid > 0) {
            if stop() {
                tally.cut = true;
                break;
            }
            // Most lines are 81 characters long: then the line end need not be looked for.
            let end = match rest.get(81) {
                Some(b'\n') if !rest[..81].contains(&b'\n') => 81,
                _ => rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len()),
            };
            let line = &rest[..end];
            match read::nine(line).filter(|_| nine) {
                Some(plain) => {
                    self.waiting.lines.push(*plain);
                    self.waiting.numbers.push(number);
                }
                None => {
                    if let Some(read) = read::read_line(line, self.shape).transpose() {
                        self.flush(out, &mut tally); // the answers come in the order of the lines
                        if !(self.strict && tally.invalid > 0) {
                            match read.map_err(BadSudoku::from).and_then(|grid| given(grid, self.among)) {
                                Ok(given) => tally.note(&self.alone(&given.puzzle, out, stop)),
                                Err(error) => fault(error, number, out, &mut tally),
                            }
                        }
                    }
                }
            }
            rest = rest.get(end + 1..).unwrap_or_default();
            number += 1;
        }
        self.flush(out, &mut tally);
        let taken = to.write_all(out);
        answers.clear();
        self.answers = answers;
        if taken.is_ok() { tally } else { Census { cut: true, ..Census::default() } }
    }
}

impl Quick {
    /// Answers the lines that wait.
    fn flush(&mut self, out: &mut Vec<u8>, tally: &mut Census) {
        let Waiting { lines, numbers, counts, grids } = &mut self.waiting;
        counts.resize(lines.len(), 0);
        if self.reply == Reply::Solution {
            grids.resize(lines.len(), [0; 81]);
            self.quickest.batch().solve(lines, 2, counts, Some(grids));
        } else {
            self.quickest.batch().solve(lines, 2, counts, None);
        }
        for (i, (&count, &number)) in counts.iter().zip(&*numbers).enumerate() {
            let fate = match count {
                0 => Solvability::None,
                1 => Solvability::One,
                _ => Solvability::Several,
            };
            if fate == Solvability::None
                && let Err(error) = Given::legal(bands::grid(&lines[i]))
            {
                fault(error, number, out, tally);
                if self.strict {
                    break;
                }
                continue;
            }
            match self.reply {
                Reply::Solution if fate != Solvability::None => {
                    out.extend_from_slice(&grids[i]);
                    out.push(b'\n');
                }
                reply => out.extend_from_slice(said(reply, &fate)),
            }
            tally.note(&fate);
        }
        lines.clear();
        numbers.clear();
        counts.clear();
    }

    /// Answers one grid of any size.
    fn alone(&mut self, puzzle: &Grid, out: &mut Vec<u8>, stop: &dyn Fn() -> bool) -> Solvability {
        let few = self.quickest.few(puzzle.shape(), puzzle.cells(), 2, &mut || stop());
        let fate = match few.solutions {
            _ if !few.is_sure => Solvability::Unknown,
            0 => Solvability::None,
            1 => Solvability::One,
            _ => Solvability::Several,
        };
        match few.first.filter(|_| self.reply == Reply::Solution) {
            Some(grid) => out.extend_from_slice(format!("{grid}\n").as_bytes()),
            None => out.extend_from_slice(said(self.reply, &fate)),
        }
        fate
    }
}

/// What is said of an instance where no solution is shown. Comments stand in the place of solutions, so that the answers can
/// be read as a collection again.
fn said(reply: Reply, fate: &Solvability) -> &'static [u8] {
    match (reply, fate) {
        (_, Solvability::Unknown) => b"# not known\n",
        (Reply::Solution, _) => b"# no solution\n",
        (Reply::Unique, Solvability::One) => b"1\n",
        (Reply::Unique, Solvability::None) => b"0\n",
        (Reply::Unique, Solvability::Several) => b"many\n",
    }
}

/// Says on its own line that a line holds no grid, and notes it.
fn fault(error: BadSudoku, number: u64, out: &mut Vec<u8>, tally: &mut Census) {
    let why = tally.fault(number, &error.into());
    out.extend_from_slice(format!("# {why}\n").as_bytes());
}
