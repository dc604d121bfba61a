//! What the registry knows of models.

use backtrail::text;
use registry::Ability::{All, Count, First};
use registry::{
    Bounds, Descriptor, Error, Examples, Flag, FlagKind, Flags, Instance, Operand, Puzzle, Solver, Verdict, WALKING,
    tree,
};

use super::fewest::Fewest;
use super::forward::Forward;
use super::instance::{ModelInstance, Walking, with_width};
use super::plain::Plain;
use super::{bound, check, flatzinc, learn, read};

/// Constraint models, as texts.
pub struct Models;

/// Words without blanks, for hints.
const TINY: &str = "problem;x,y,z∈1..3;x<y;y!=z";
const USUAL: &str = "problem;S,M∈1..9;E,N,D,O,R,Y∈0..9;alldifferent;SEND+MORE=MONEY";

impl Puzzle for Models {
    #[rustfmt::skip]
    fn describe(&self) -> Descriptor {
        let solvers = vec![
            Solver::new("plain", text!("idea-model-plain"), WALKING, Walking(|posed, reached| tree(Plain::new(&posed.model, &posed.checks, reached)))),
            Solver::new("forward", text!("idea-model-forward"), WALKING, Walking(|posed, reached| {
                let wide = posed.model.variables.iter().map(|variable| variable.domain[variable.domain.len() - 1] - variable.domain[0] + 1);
                with_width!(wide.max().unwrap_or(1), B => tree(Forward::<B>::new(&posed.model, &posed.checks, reached)))
            })),
            Solver::new("fewest", text!("idea-model-fewest"), WALKING, Walking(|posed, reached| {
                with_width!(posed.rules.wide, B => tree(Fewest::<B>::new(&posed.model, &posed.rules, reached)))
            })).checked_by("plain"),
            Solver::answering("bound", text!("idea-model-bound"), &[First, All, Count], bound::solve).checked_by("fewest"),
            Solver::answering("learn", text!("idea-model-learn"), &[First, All, Count], learn::solve).checked_by("fewest"),
        ];
        let constants = || Flag::new("D", FlagKind::Several("NAME=NUMBER".into()), text!("model-help-constant"));
        Descriptor {
            solution: Some(Operand::new("VALUES", text!("model-help-values"))),
            aliases: vec!["flatzinc"],
            is_text: true,
            explains: true,
            exports: vec!["mzn"],
            flags: vec![constants()],
            check_flags: vec![Flag::new("model", FlagKind::Text("MODEL".into()), text!("model-help-model")), constants()],
            check_instance: Some("model"),
            examples: Examples::new(TINY, USUAL, TINY),
            solvers,
            more_help: Some(text!("model-more-help")),
            ..Descriptor::new("model", text!("about-model"), Operand::new("MODEL", text!("model-help-model")))
        }
    }

    fn pose(&self, word: &str, flags: &Flags, bounds: &Bounds) -> Result<Box<dyn Instance>, Error> {
        let model = read(word, &constants(flags)?, bounds)?;
        Ok(Box::new(ModelInstance::new(model, flags.value("D"))))
    }

    fn check(&self, text: &str, flags: &Flags, bounds: &Bounds) -> Result<Verdict, Error> {
        let word = flags.value("model").ok_or_else(|| Error::new("bad-flag", text!("model-no-model")))?;
        let constants = constants(flags)?;
        let model = read(word, &constants, bounds).map_err(|error| crate::in_flag("--model", &error))?;
        check::check(&model, text)
    }

    fn is_named_in(&self, text: &str) -> bool {
        let mut lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
        let first =
            lines.find_map(|line| line.split(|sign: char| !sign.is_alphanumeric()).find(|word| !word.is_empty()));
        first.is_some_and(|word| word.eq_ignore_ascii_case("problem")) || flatzinc::is_it(text)
    }
}

/// The constants that flags give: `n=8,m=3`.
fn constants(flags: &Flags) -> Result<Vec<(String, i64)>, Error> {
    let given = flags.value("D").unwrap_or_default();
    let read = |word: &str| {
        let bad = || Error::said(text!("model-bad-constant", word = word));
        let (name, number) = word.split_once('=').ok_or_else(bad)?;
        let is_name = name.trim().starts_with(|sign: char| sign.is_alphabetic() || sign == '_');
        let number = number.trim().parse().map_err(|_| bad())?;
        if is_name { Ok((name.trim().to_string(), number)) } else { Err(bad()) }
    };
    given.split(',').filter(|word| !word.trim().is_empty()).map(read).collect()
}
