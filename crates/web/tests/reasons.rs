//! Every reason that a solver gives is told in every language of the page.
//!
//! The templates of `page/js/lang/reasons.js` are matched here as the page matches them, on all that the solvers say.

mod literal;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use backtrail::Event;
use registry::{self, Ability, Flags, PUZZLES};
use serde_json::Value;

/// A puzzle, a word and flags.
type Given = (&'static str, &'static str, &'static [(&'static str, Option<&'static str>)]);

/// Instances on which the solvers have all kinds of things to say.
const INSTANCES: &[Given] = &[
    ("queens", "4", &[]),
    ("queens", "6", &[]),
    ("queens", "6", &[("distinct", None)]),
    ("knight", "3x4", &[]),
    ("knight", "3x4", &[("closed", None)]),
    ("knight", "3x4", &[("end", Some("1,1"))]),
    ("knight", "3x5", &[]),
    ("knight", "5", &[("start", Some("0,0"))]),
    ("knight", "5x6", &[("closed", None)]),
    ("knight", "5", &[("start", Some("0,0")), ("end", Some("4,4"))]),
    ("knight", "4x5", &[("start", Some("0,0")), ("end", Some("3,4"))]),
    ("knight", "..../.#../....", &[]),
    ("knight", "4", &[]),
    ("knight", "6", &[("closed", None)]),
    ("knight", "7", &[]),
    ("knight", "3x8", &[("end", Some("1,3"))]),
    ("sudoku", "1...3......4...2", &[]),
    ("sudoku", "200000060000075030048090100000300000300010009000008000001020570080730000090000004", &[]),
    ("sudoku", "2......6.....7..3..48.9.1.....3.....3...1.........8.....1.2.57..8.73.....9......4", &[]),
    ("sudoku", "1..................................2", &[]),
    ("sudoku", "12..............", &[]),
    ("color", "petersen", &[("k", Some("2"))]),
    ("color", "petersen", &[("k", Some("3"))]),
    ("color", "mycielski:3", &[("k", Some("3"))]),
    ("color", "queen:4", &[("k", Some("4"))]),
    ("color", "north-south,south-east,east-north,east-west", &[("k", Some("2"))]),
    ("color", "c-a1,c-a2,c-a3,c-a4,c-a5,c-a6,c-a7,c-a8,c-a9,c-b1", &[("k", Some("2"))]),
];

/// So many steps of each search are listened to.
const STEPS: usize = 10_000;

/// All that the solvers say on the instances.
static SAID: LazyLock<BTreeSet<String>> = LazyLock::new(reasons);

fn reasons() -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    for (puzzle, word, given) in INSTANCES {
        let mut flags = Flags::default();
        for (name, value) in *given {
            flags.give(name, *value);
        }
        let instance = registry::puzzle(puzzle).unwrap().pose(word, &flags).unwrap();
        for solver in instance.puzzle().solvers() {
            if registry::admit(&*instance, solver, Ability::Trace).is_err() {
                continue;
            }
            let mut steps = instance.steps(solver).expect("a solver that can be traced");
            for _ in 0..STEPS {
                match steps.step() {
                    Some(Event::Refuse(_)) => said.extend(steps.why().map(|reason| reason.text)),
                    Some(_) => {}
                    None => break,
                }
            }
        }
    }
    said
}

/// The English templates with their translations.
fn templates() -> Vec<[String; 3]> {
    let Value::Array(templates) = literal::read("lang/reasons.js", "const TEMPLATES =") else {
        panic!("a list of templates")
    };
    let text =
        |template: &Value, language: &str| template[language].as_str().expect("a text in each language").to_string();
    templates.iter().map(|template| ["en", "fr", "ca"].map(|language| text(template, language))).collect()
}

/// Does a template fit, from its beginning to its end?
fn fits(template: &str, text: &str, all: &[[String; 3]]) -> bool {
    let Some((before, rest)) = template.split_once('{') else { return template == text };
    let Some(text) = text.strip_prefix(before) else { return false };
    let (name, after) = rest.split_once('}').expect("a name in braces");
    let ends = (1..=text.len()).filter(|&end| text.is_char_boundary(end));
    ends.into_iter().any(|end| stands_for(name, &text[..end], all) && fits(after, &text[end..], all))
}

/// May this stand for a name? As `KINDS` says on the page.
fn stands_for(name: &str, text: &str, all: &[[String; 3]]) -> bool {
    let number = |text: &str| !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    match name.trim_end_matches(|letter: char| letter.is_ascii_uppercase()) {
        "number" => number(text),
        "place" => text
            .split_once(',')
            .is_some_and(|(row, column)| [row, column].iter().all(|at| number(at.trim_start_matches('-')))),
        "value" => text.bytes().all(|symbol| symbol.is_ascii_digit() || symbol.is_ascii_uppercase()),
        "names" => true,
        "clause" => is_translated(text, all),
        _ => panic!("no kind of name is called {name}"),
    }
}

fn is_translated(text: &str, all: &[[String; 3]]) -> bool {
    let one = |text: &str| all.iter().any(|[english, ..]| fits(english, text, all));
    one(text) || text.split(" and ").all(one)
}

#[test]
fn every_reason_is_told_in_every_language() {
    let templates = templates();
    let left: Vec<&String> = SAID.iter().filter(|text| !is_translated(text, &templates)).collect();
    assert!(left.is_empty(), "no template fits {left:#?}");
    // A check on the check: what nobody says is not translated.
    assert!(!is_translated("the bishop in column 3 attacks it along a diagonal", &templates));
}

#[test]
fn every_puzzle_is_listened_to_and_all_kinds_of_reasons_are_heard() {
    for puzzle in PUZZLES {
        assert!(INSTANCES.iter().any(|(name, ..)| *name == puzzle.name()), "{} has no instance here", puzzle.name());
    }
    let templates = templates();
    // A reason, its clauses, and what comes some forced leaps later.
    let clauses = |text: &str| -> Vec<String> {
        let whole = text
            .split(" and ")
            .chain([text])
            .flat_map(|clause| [Some(clause), clause.split_once(" later, ").map(|(_, then)| then)]);
        whole.flatten().map(str::to_string).collect()
    };
    let said: BTreeSet<String> = SAID.iter().flat_map(|text| clauses(text)).collect();
    let heard = |english: &str| said.iter().any(|clause| fits(english, clause, &templates));
    let never: Vec<&str> =
        templates.iter().map(|[english, ..]| english.as_str()).filter(|&english| !heard(english)).collect();
    assert!(never.is_empty(), "nobody says {never:#?}");
}

#[test]
fn a_translation_says_all_that_the_original_says() {
    let names = |text: &str| {
        let mut names: Vec<String> =
            text.split('{').skip(1).map(|rest| rest.split('}').next().unwrap().to_string()).collect();
        names.sort();
        names
    };
    for [english, french, catalan] in templates() {
        assert_eq!(names(&english), names(&french), "{french}");
        assert_eq!(names(&english), names(&catalan), "{catalan}");
        assert!(english != french && english != catalan && french != catalan, "{english}");
    }
}
