//! What the registry knows of exact covers.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use backtrail::text;
use cover::{Cells, Counting, Links};
use registry::Ability::{All, Count, First};
use registry::{
    Bounds, Descriptor, Error, Examples, Flag, FlagKind, Flags, Instance, Operand, Puzzle, Solver, Verdict, memory,
    tree,
};

use super::instance::{Covering, Written};
use super::read::is_surely_one;
use super::{check, read, solve};

/// Exact covers, as texts.
pub struct ExactCover;

/// Knuth's first example as a matrix: a word without blanks, for hints.
const TINY: &str = "0010110/1001001/0110010/1001000/0100001/0001101";

impl Puzzle for ExactCover {
    #[rustfmt::skip]
    fn describe(&self) -> Descriptor {
        let solvers = vec![
            Solver::walking("links", text!("idea-cover-links"), |written: &Written| tree(Covering::new(written, Links::new))),
            Solver::walking("cells", text!("idea-cover-cells"), |written: &Written| tree(Covering::new(written, Cells::new))).checked_by("links"),
            Solver::answering("dense", text!("idea-cover-dense"), &[First, All, Count], solve::dense).checked_by("links"),
            Solver::answering("memo", text!("idea-cover-memo"), &[Count], |written: &Written, request, _| solve::count(written, request, Counting::memo(&written.statement.cover))).checked_by("links"),
            Solver::answering("orbits", text!("idea-cover-orbits"), &[Count], |written: &Written, request, _| solve::count(written, request, Counting::orbits(&written.statement.cover))).checked_by("links"),
            Solver::answering("turns", text!("idea-cover-turns"), &[Count], |written: &Written, request, _| solve::count(written, request, Counting::turns(&written.statement.cover))).checked_by("links"),
        ];
        Descriptor {
            solution: Some(Operand::new("CHOSEN", text!("cover-help-options"))),
            shape: registry::Shape::Sets,
            is_text: true,
            flags: vec![
                Flag::switch("distinct", text!("cover-help-distinct")),
                Flag::new("memory", FlagKind::Memory, text!("cover-help-memory")),
            ],
            check_flags: vec![Flag::new("cover", FlagKind::Text("COVER".into()), text!("cover-help-cover"))],
            check_instance: Some("cover"),
            examples: Examples::new(TINY, TINY, TINY),
            solvers,
            more_help: Some(text!("cover-more-help")),
            ..Descriptor::new("cover", text!("about-cover"), Operand::new("COVER", text!("cover-help-cover")))
        }
    }

    fn pose(&self, word: &str, flags: &Flags, bounds: &Bounds) -> Result<Box<dyn Instance>, Error> {
        let statement = Arc::new(read(&in_lines(word), bounds)?);
        let memory = flags.value("memory").map_or_else(|| Ok(memory::usual()), memory::parse)?.min(bounds.memory);
        let (distinct, group) = (flags.has("distinct"), OnceLock::new());
        Ok(Box::new(Written { statement, word: word.into(), memory, distinct, group }))
    }

    fn check(&self, text: &str, flags: &Flags, bounds: &Bounds) -> Result<Verdict, Error> {
        let word = flags.value("cover").ok_or_else(|| Error::new("bad-flag", text!("cover-no-cover")))?;
        let statement = read(&in_lines(word), bounds).map_err(|error| crate::in_flag("--cover", &error))?;
        check::check(&statement, text)
    }

    fn is_named_in(&self, text: &str) -> bool {
        is_surely_one(&in_lines(text))
    }
}

/// A text without line ends has semicolons in their place, or else slashes, so that it fits on a command line. In drawings of pieces slashes
/// end rows.
fn in_lines(word: &str) -> Cow<'_, str> {
    match () {
        () if word.contains('\n') => word.into(),
        () if word.contains(';') => word.replace(';', "\n").into(),
        () => word.replace('/', "\n").into(),
    }
}
