//! Collections of grids, one a line: plain lines of 81 characters go to the batch solver as they are, all else one by one.

use std::io::Write;
use std::ops::Range;

use super::bands::{self, Line, scalar};
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
    /// Where each stands: its number, and its place in the text.
    places: Vec<(u64, Range<usize>)>,
    counts: Vec<u8>,
    grids: Vec<Line>,
}

impl Worker for Quick {
    fn answer(&mut self, piece: Chunk<'_>, to: &mut dyn Write, stop: &dyn Fn() -> bool) -> Census {
        let mut tally = Census::default();
        let mut answers = std::mem::take(&mut self.answers);
        let out = &mut answers;
        let nine = [self.shape, self.among].iter().flatten().all(|&shape| shape == Shape::NINE);
        let (mut at, mut number) = (0, piece.line);
        while !(at == piece.text.len() || self.strict && tally.invalid > 0) {
            if stop() {
                tally.cut = true;
                break;
            }
            // Most lines are 81 characters long: then the line end need not be looked for.
            let rest = &piece.text[at..];
            let end = match rest.get(81) {
                Some(b'\n') if !rest[..81].contains(&b'\n') => 81,
                _ => rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len()),
            };
            let line = &rest[..end];
            match read::nine(line).filter(|_| nine) {
                Some(plain) => {
                    self.waiting.lines.push(*plain);
                    self.waiting.places.push((number, at..at + end));
                }
                None => {
                    if let Some(read) = read::read_line(line, self.shape).transpose() {
                        self.flush(piece.text, out, &mut tally); // the answers come in the order of the lines
                        if !(self.strict && tally.invalid > 0) {
                            match read.map_err(BadSudoku::from).and_then(|grid| given(grid, self.among)) {
                                Ok(given) => tally.note(self.alone(&given.puzzle, line, out, stop)),
                                Err(error) => self.fault(error, number, out, &mut tally),
                            }
                        }
                    }
                }
            }
            at = piece.text.len().min(at + end + 1);
            number += 1;
        }
        self.flush(piece.text, out, &mut tally);
        let taken = to.write_all(out);
        answers.clear();
        self.answers = answers;
        if taken.is_ok() { tally } else { Census { cut: true, ..Census::default() } }
    }
}

impl Quick {
    /// Answers the lines of a text that wait.
    fn flush(&mut self, text: &[u8], out: &mut Vec<u8>, tally: &mut Census) {
        let Waiting { mut lines, mut places, mut counts, mut grids } = std::mem::take(&mut self.waiting);
        counts.resize(lines.len(), 0);
        let shows = self.reply == Reply::Solution;
        grids.resize(if shows { lines.len() } else { 0 }, [0; 81]);
        self.quickest.two(&lines, &mut counts, shows.then_some(&mut grids));
        for (i, (&count, (number, place))) in counts.iter().zip(&places).enumerate() {
            let found = Solvability::of(count.into(), true);
            if found == Solvability::None
                && let Err(error) = Given::legal(bands::grid(&lines[i]))
            {
                self.fault(error, *number, out, tally);
                if self.strict {
                    break;
                }
                continue;
            }
            if shows && found == Solvability::Several {
                // Which one the batch found depends on the instructions and on what stands beside it.
                scalar::lower(&lines[i], &mut grids[i]);
            }
            let grid = grids.get(i).filter(|_| found != Solvability::None);
            self.write(found, grid.map(|grid| &grid[..]), &text[place.clone()], out);
            tally.note(found);
        }
        lines.clear();
        places.clear();
        self.waiting = Waiting { lines, places, counts, grids };
    }

    /// Answers one grid of any size.
    fn alone(&mut self, puzzle: &Grid, line: &[u8], out: &mut Vec<u8>, stop: &dyn Fn() -> bool) -> Solvability {
        let (shape, cells) = (puzzle.shape(), puzzle.cells());
        let few = match self.reply {
            Reply::Solution => self.quickest.least(shape, cells, &mut || stop()),
            _ => self.quickest.few(shape, cells, 2, &mut || stop()),
        };
        let found = if few.is_sure { Solvability::of(few.solutions.into(), true) } else { Solvability::Unknown };
        let grid = few.first.filter(|_| few.is_sure).map(|grid| grid.to_string());
        self.write(found, grid.as_ref().map(String::as_bytes), line, out);
        found
    }

    /// Writes the answer to a line.
    fn write(&self, found: Solvability, grid: Option<&[u8]>, line: &[u8], out: &mut Vec<u8>) {
        match (self.reply, grid) {
            (Reply::Only(wanted), _) if wanted != found => return,
            (Reply::Only(_), _) => out.extend_from_slice(line),
            (Reply::Solution, Some(grid)) => {
                out.extend_from_slice(grid);
                if found == Solvability::Several {
                    out.extend_from_slice(b"  ");
                    out.extend_from_slice(found.comment().as_bytes());
                }
            }
            (Reply::Unique, _) if found != Solvability::Unknown => out.extend_from_slice(match found {
                Solvability::One => b"1",
                Solvability::None => b"0",
                _ => b"many",
            }),
            _ => out.extend_from_slice(found.comment().as_bytes()),
        }
        out.push(b'\n');
    }

    /// Says on its own line that a line holds no grid, and notes it.
    fn fault(&self, error: BadSudoku, number: u64, out: &mut Vec<u8>, tally: &mut Census) {
        let why = tally.fault(number, &error.into());
        if !matches!(self.reply, Reply::Only(_)) {
            out.extend_from_slice(format!("# {why}\n").as_bytes());
        }
    }
}
