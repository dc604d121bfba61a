//! `--ledger FILE`: an answer that is written down part by part, so that it can go on after a crash.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};

use backtrail::{Address, text};
use clap::ValueEnum;
use registry::{
    Bounds, Case, Counted, Entry, Error, Flags, OnSolution, Outcome, Plan, Question, Request, Solver, Wish,
};
use runs::{Asked, Ledger, List, Manifest, Place, Written};
use words::say;

use super::SolveArgs;
use crate::args::{Format, OutputArgs, PartArgs, QuestionArgs, SearchArgs, SpendArgs, instance};
use crate::exit::{Failure, in_shell, note};
use crate::input::{Held, Input};
use crate::output::Output;

/// An instance as it was given, with what it takes to read it again.
pub(in crate::cmd) struct Given {
    pub(in crate::cmd) case: Case,
    /// The word that was typed, and the word or text that was read.
    word: String,
    text: String,
    flags: Flags,
}

impl Given {
    /// Reads a word, or what it names.
    pub(in crate::cmd) fn read(word: &str, flags: Flags, puzzle: &Arc<Entry>) -> Result<Self, Failure> {
        let mut flags = flags;
        let held = match puzzle.collection() {
            Some(collection) => Held::open(word, &*collection, &mut flags, instance::LONGEST)?,
            None if !puzzle.is_text => Held::Word,
            None => match Input::open(word)? {
                Input::Word(_) => Held::Word,
                Input::Stream(stream) => {
                    let (text, name) = stream.text(instance::LONGEST)?;
                    Held::One(text, name)
                }
            },
        };
        let pose = |text: &str| puzzle.pose(text, &flags, &Bounds::NONE);
        let (case, text) = match held {
            Held::Many(_) => return Err(Failure::Bad(text!("cli-ledger-many", word = word))),
            Held::One(text, from) => {
                let posed = pose(&text).map_err(|error| Failure::within(&from, &error));
                (posed.map_err(|failure| failure.unread(puzzle, word, text.clone()))?, text)
            }
            Held::Word => {
                let case = instance::with_text(word, puzzle, pose)?;
                let text = case.word();
                (case, text)
            }
        };
        Ok(Given { case, word: word.to_string(), text, flags })
    }

    /// What a run on it is about.
    pub(in crate::cmd) fn manifest(&self, asked: Asked, solver: &Solver) -> Manifest {
        Manifest::new(&self.case, &self.word, &self.text, &self.flags, asked, solver)
    }
}

/// A run with its ledger.
pub(crate) struct Kept {
    ledger: Ledger,
    pub(super) plan: Plan,
}

impl Kept {
    /// Opens the ledger that the flags name, or begins it.
    pub(super) fn open(file: &str, given: &Given, args: &SolveArgs) -> Result<Self, Failure> {
        let (case, path) = (&given.case, Path::new(file));
        let question = args.question.question();
        let part = &args.search.part;
        let asked = Asked::new(question, args.question.limit(), part.under.as_ref(), part.from.as_ref());
        let output = match (&args.output.output, question.lists()) {
            (Some(output), true) if output != "-" => Some(Written { file: absolute(output)?, form: args.form(case)? }),
            (_, true) => return Err(Failure::Bad(text!("cli-ledger-output"))),
            _ => None,
        };
        // Whoever names no solver goes on with the one that began, even if another is the best by now.
        let begun = Ledger::peek(path)?;
        let solver = args.search.solver.clone().or_else(|| begun.as_ref().map(|manifest| manifest.solver.clone()));
        let plan = plan(case, args, &asked, solver.as_deref())?;
        let mut manifest = given.manifest(asked, &plan.solver);
        manifest.units = list(case, &plan.solver, &manifest, begun.as_ref());
        manifest.output = output;
        if let (None, Some(output)) = (&begun, &manifest.output)
            && std::fs::metadata(&output.file).is_ok_and(|there| there.len() > 0)
        {
            return Err(Failure::Bad(text!("cli-ledger-there", file = output.file.clone())));
        }
        let ledger = Ledger::open(path, &manifest, &case.puzzle().flags)?;
        Ok(Kept { ledger, plan }.told(case, args.is_silent()))
    }

    /// Opens a ledger to go on with it; what else was asked for is in the arguments.
    pub(crate) fn resume(
        file: &str,
        registry: &registry::Registry,
        mut args: SolveArgs,
    ) -> Result<(Case, SolveArgs, Self), Failure> {
        let ledger = Ledger::resume(Path::new(file))?;
        let manifest = ledger.manifest();
        let (case, solver) = manifest.pose(registry)?;
        args.search.solver = Some(manifest.solver.clone());
        args.search.part = PartArgs::of(manifest.asked.under.as_deref(), manifest.asked.from.as_deref());
        let bad = || Failure::Bad(text!("runs-damaged", file = file, place = "manifest"));
        args.question = QuestionArgs::asking(manifest.asked.question().ok_or_else(bad)?, manifest.asked.enough());
        if let Some(Written { file, form }) = &manifest.output {
            let mut words = form.split(' ');
            args.format = words.next().and_then(|format| Format::from_str(format, true).ok());
            args.json = args.format == Some(Format::Json);
            args.output.ascii = words.next().is_some();
            args.output.output = Some(file.clone());
        }
        let plan = plan(&case, &args, &manifest.asked, Some(&solver.name))?;
        let kept = Kept { ledger, plan }.told(&case, args.is_silent());
        Ok((case, args, kept))
    }

    /// Says what is worth knowing before it begins.
    fn told(self, case: &Case, is_silent: bool) -> Self {
        /// What nobody waits for with worry.
        const LITTLE: f64 = 0.5;
        let manifest = self.ledger.manifest();
        if !is_silent && manifest.version != runs::version() {
            note(say!("cli-ledger-version", version = manifest.version.clone()));
        }
        if !is_silent && manifest.units.as_ref().is_some_and(|list| list.count == 1) {
            note(say!("cli-ledger-one-unit", solver = manifest.solver.clone()));
        }
        if let (false, Some(list)) = (is_silent, &manifest.units) {
            let common = case.units(&self.plan.solver, list.depth).map_or(0.0, |units| units.common());
            if common > LITTLE {
                let (solver, percent) = (manifest.solver.clone(), (100.0 * common).round() as u32);
                note(say!("cli-ledger-tables", solver = solver, percent = percent));
            }
        }
        self
    }

    /// Is it a search along the walk, rather than a count by units?
    fn walks(&self) -> bool {
        self.ledger.manifest().units.is_none()
    }

    /// How far it has come.
    fn place(&self) -> Result<Place, Error> {
        if self.walks() { self.ledger.place() } else { Ok(Place::default()) }
    }

    /// How many solutions its file holds already.
    pub(super) fn found(&self) -> Result<u128, Failure> {
        Ok(self.place()?.counted.solutions.to_u128().unwrap_or(u128::MAX))
    }

    /// Opens the file of a listing, cut back to what the ledger vouches for; another answer goes where it always does.
    pub(super) fn output(&self, args: &OutputArgs) -> Result<Output, Failure> {
        match &self.ledger.manifest().output {
            Some(output) => Output::resume(&output.file, self.place()?.bytes),
            None => Output::open(args.output.as_deref()),
        }
    }

    /// Answers the request as far as the ledger lacks it.
    pub(super) fn answer(
        &self,
        case: &Case,
        request: &Request,
        answer: OnSolution<'_>,
        out: &Mutex<Output>,
        failed: &RefCell<Option<Failure>>,
    ) -> Result<Outcome, Error> {
        if !self.walks() {
            return runs::count(case, &self.plan.solver, &self.ledger, request);
        }
        let mut kept = || {
            // What could not be written must not be vouched for; the failure itself is told by whoever wrote.
            let unwritten = || Error::new("unwritten", "");
            if failed.borrow().is_some() {
                return Err(unwritten());
            }
            let synced = out.lock().expect("no thread panics while it writes").sync();
            synced.map_err(|failure| {
                failed.borrow_mut().get_or_insert(failure);
                unwritten()
            })
        };
        runs::search(case, &self.plan.solver, &self.ledger, request, answer, &mut kept)
    }

    /// What each unit of a count gave, and the depth at which it was cut.
    pub(super) fn units(&self) -> Result<(BTreeMap<usize, Counted>, Option<usize>), Error> {
        Ok((self.ledger.units()?, self.ledger.manifest().units.as_ref().and_then(|list| list.depth)))
    }

    /// The file that its solutions go to.
    pub(crate) fn file(&self) -> Option<String> {
        self.ledger.manifest().output.as_ref().map(|output| output.file.clone())
    }

    /// The command that goes on with it.
    pub(super) fn next(&self) -> String {
        format!("resume {}", in_shell(&self.ledger.path().to_string_lossy()))
    }
}

/// The solver for a question with a ledger. All but a whole count must be able to begin at a node.
fn plan(case: &Case, args: &SolveArgs, asked: &Asked, solver: Option<&str>) -> Result<Plan, Failure> {
    let (root, question) = (Address::root(), args.question.question());
    if asked.is_whole_count() {
        return Ok(case.plan(&Wish { threads: args.search.threads(), ..Wish::asking(question) }.by(solver))?);
    }
    let part = &args.search.part;
    let (under, from) = (part.under.as_ref().or(Some(&root)), part.from.as_ref());
    let planned = case.plan(&Wish { under, from, ..Wish::asking(question) }.by(solver));
    planned.map_err(|error| Failure::Bad(text!("cli-ledger-cannot", why = error.text().clone())))
}

/// The list of units of a whole count; one that was begun says where it is cut.
fn list(case: &Case, solver: &Arc<Solver>, manifest: &Manifest, begun: Option<&Manifest>) -> Option<List> {
    let depth = begun.and_then(|begun| begun.units.as_ref()).and_then(|list| list.depth);
    let units = manifest.asked.is_whole_count().then(|| case.units(solver, depth)).flatten()?;
    Some(List::of(&*units, depth))
}

fn absolute(file: &str) -> Result<String, Failure> {
    let path = std::path::absolute(file).map_err(|error| Failure::io("write", file, &error))?;
    Ok(path.to_string_lossy().into_owned())
}

impl SolveArgs {
    /// How the solutions in a file are written.
    fn form(&self, case: &Case) -> Result<String, Failure> {
        let format = if self.json { Format::Json } else { self.format(case, false)? };
        let name = format.to_possible_value().map(|value| value.get_name().to_string()).unwrap_or_default();
        Ok(if self.output.ascii { name + " ascii" } else { name })
    }

    fn is_silent(&self) -> bool {
        self.json || self.output.quiet
    }

    /// What `resume` was given.
    pub(crate) fn resuming(spend: SpendArgs, json: bool, stats: bool, output: OutputArgs) -> Self {
        let question = QuestionArgs::asking(Question::Count, None);
        let search = SearchArgs { solver: None, spend, part: PartArgs::default() };
        let (format, sat_exit, ledger, confirm, proof, proof_cnf) = (None, false, None, None, None, None);
        SolveArgs { question, search, format, json, stats, sat_exit, ledger, confirm, proof, proof_cnf, output }
    }
}
