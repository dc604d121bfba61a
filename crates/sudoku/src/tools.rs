//! What else can be done with grids: make them, thin them, rate them, and find their canonical form.

use std::ops::Range;
use std::sync::Arc;

use backtrail::{Text, text};

use super::generate::{Generator, Symmetry, Wish};
use super::human::{Difficulty, Technique};
use super::minimize::minimize as thin;
use super::quickest::Quickest;
use super::{BadSudoku, Filled, Given, Grid, Shape, canon, human, instance};
use registry::{Deed, Error, Flag, FlagKind, Flags, Made, Remark, Solution, Tool};

/// The tools, for the registry.
pub(super) fn tools() -> Vec<Tool> {
    let word = |name, value: &'static str, help| Flag::new(name, FlagKind::Word(value.into()), help);
    let tool = |name: &str, about, flags, deed| Tool { name: name.to_string(), about, flags, deed, advice: None };
    let generating = vec![
        word("box", "RxC", text!("sudoku-help-generate-box")),
        word("clues", "N", text!("sudoku-help-generate-clues")),
        word("symmetry", "WORD", text!("sudoku-help-generate-symmetry")),
        word("difficulty", "WORD", text!("sudoku-help-generate-difficulty")),
        word("seed", "S", text!("sudoku-help-generate-seed")),
    ];
    let order = word("seed", "S", text!("sudoku-help-minimize-seed"));
    let shape = || vec![instance::box_flag()];
    vec![
        Tool {
            advice: Some(advice),
            ..tool("generate", text!("sudoku-help-generate"), generating, Deed::Make(Arc::new(generate)))
        },
        tool(
            "minimize",
            text!("sudoku-help-minimize"),
            vec![instance::box_flag(), order],
            Deed::Change(Arc::new(minimize)),
        ),
        tool("rate", text!("sudoku-help-rate"), shape(), Deed::Change(Arc::new(rate))),
        tool("canon", text!("sudoku-help-canon"), shape(), Deed::Change(Arc::new(canonical))),
    ]
}

/// The number that a flag gives.
fn number(flags: &Flags, name: &'static str) -> Result<Option<u64>, BadSudoku> {
    let bad = |value: &str| BadSudoku::Number { flag: name, value: value.to_string() };
    flags.value(name).map(|value| value.parse().map_err(|_| bad(value))).transpose()
}

fn generate(flags: &Flags, attempts: Range<u64>, stop: &dyn Fn() -> bool) -> Result<Vec<Made>, Error> {
    let shape = instance::shape(flags)?.unwrap_or(Shape::NINE);
    let symmetry: Symmetry = flags.value("symmetry").unwrap_or("none").parse().map_err(BadSudoku::from)?;
    let difficulty: Option<Difficulty> =
        flags.value("difficulty").map(str::parse).transpose().map_err(BadSudoku::from)?;
    if let (Some(clues @ ..17), Shape::NINE) = (number(flags, "clues")?, shape) {
        return Err(BadSudoku::FewClues(clues).into());
    }
    let clues = number(flags, "clues")?.map(|clues| usize::try_from(clues).unwrap_or(usize::MAX));
    let wish = Wish { shape, symmetry, clues, seed: number(flags, "seed")?.unwrap_or(0) };
    let mut quickest = Quickest::default();
    let mut generator = Generator::new(wish, &mut quickest).map_err(BadSudoku::from)?;
    let made = generator.attempts(attempts, stop).unwrap_or_default();
    let wanted =
        |puzzle: &Grid| difficulty.is_none_or(|wish| human::rate(puzzle).is_ok_and(|rating| rating.difficulty == wish));
    let made = made.into_iter().filter(|made| wanted(&made.puzzle));
    let facts = |is_minimal: bool| {
        let mut facts = Vec::new();
        if let Some(difficulty) = difficulty {
            facts.push(remark_on(difficulty));
        }
        // With a number of clues nobody asked for a minimal one.
        if clues.is_none() && !is_minimal {
            facts.push(not_minimal());
        }
        facts
    };
    Ok(made.map(|made| Made { facts: facts(made.is_minimal), shown: shown(made.puzzle) }).collect())
}

/// What to do if nothing was made. One core of an EPYC made 600 puzzles of 23 clues a second, 91 of 22, 10 of 21, one of 20 in 2.4
/// seconds and none of 19 in 12 (November 2026).
fn advice(flags: &Flags) -> Option<Text> {
    let is_nine = instance::shape(flags).is_ok_and(|shape| shape.is_none_or(|shape| shape == Shape::NINE));
    match flags.value("clues").and_then(|clues| clues.parse::<u64>().ok()) {
        Some(clues @ ..22) if is_nine => Some(text!("sudoku-rare-clues", clues = clues)),
        _ if flags.has("symmetry") || flags.has("difficulty") => Some(text!("sudoku-rare-wish")),
        _ => None,
    }
}

fn minimize(text: &str, flags: &Flags, stop: &dyn Fn() -> bool) -> Result<Made, Error> {
    let puzzle = Given::read(text, flags)?.puzzle;
    let mut quickest = Quickest::default();
    let thinned = thin(&puzzle, &mut quickest, number(flags, "seed")?, stop).map_err(BadSudoku::from)?;
    let clues = thinned.puzzle.clues();
    let mut facts = vec![Remark::new("clues", clues, text!("sudoku-fact-clues", n = clues))];
    if !thinned.is_minimal {
        facts.push(not_minimal());
    }
    Ok(Made { facts, shown: shown(thinned.puzzle) })
}

fn rate(text: &str, flags: &Flags, _: &dyn Fn() -> bool) -> Result<Made, Error> {
    let puzzle = Given::read(text, flags)?.puzzle;
    let rating = human::rate(&puzzle).map_err(BadSudoku::from)?;
    let mut facts = Vec::new();
    // What is rated has one solution; of all else that is said first.
    let kind = if rating.unsolved > 0 { Quickest::default().kind(&puzzle) } else { None };
    match kind {
        Some(0) => facts.push(Remark::new("solutions", "none", text!("sudoku-fact-none"))),
        Some(2) => facts.push(Remark::new("solutions", "several", text!("sudoku-fact-several"))),
        _ => {}
    }
    facts.push(remark_on(rating.difficulty));
    facts.push(Remark::new("score", rating.score, text!("sudoku-fact-score", n = rating.score)));
    for technique in Technique::ALL {
        let steps = rating.steps_of(technique);
        if steps > 0 {
            let text = text!("sudoku-fact-technique", technique = technique.text(), n = steps);
            facts.push(Remark::new(technique.name(), steps, text));
        }
    }
    if rating.unsolved > 0 {
        facts.push(Remark::new("cells left", rating.unsolved, text!("sudoku-fact-left", n = rating.unsolved)));
    }
    Ok(Made { facts, shown: shown(Arc::unwrap_or_clone(puzzle)) })
}

fn remark_on(difficulty: Difficulty) -> Remark {
    Remark::new("difficulty", difficulty, text!("sudoku-fact-difficulty", difficulty = difficulty.text()))
}

fn not_minimal() -> Remark {
    Remark::new("minimal", "not shown", text!("sudoku-fact-not-minimal"))
}

fn canonical(text: &str, flags: &Flags, _: &dyn Fn() -> bool) -> Result<Made, Error> {
    let puzzle = Given::read(text, flags)?.puzzle;
    Ok(Made { facts: Vec::new(), shown: shown(canon::canonical(&puzzle).map_err(BadSudoku::from)?) })
}

fn shown(puzzle: Grid) -> Box<dyn Solution> {
    Box::new(Filled::unsolved(puzzle))
}
