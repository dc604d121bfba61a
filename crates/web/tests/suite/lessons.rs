//! Every figure in a lesson is true: its searches are run again here, its formulas worked out.

use std::collections::BTreeSet;

use backtrail::Event;
use registry::Case;
use serde_json::{Value, json};

use crate::data::{LESSONS, lesson};

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

/// The instance of a search.
fn case(puzzle: &str, search: &Value) -> Case {
    let flags = search["flags"].as_object().into_iter().flatten();
    let flags: Vec<_> = flags.map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let word = search["word"].as_str().expect("a word");
    builtin::case(puzzle, word, &flags).unwrap_or_else(|error| panic!("{search}: {error}"))
}

/// What a search counts up to its answer, under the names that the lessons use.
fn counted(puzzle: &str, search: &Value) -> Value {
    let (_, mut steps) = case(puzzle, search).trace(search["solver"].as_str()).expect("a solver to walk with");
    let first = search["question"] == "first";
    let mut solutions = 0;
    while let Some(event) = steps.step() {
        if event == Event::Solution {
            solutions += 1;
            if first {
                break;
            }
        }
    }
    let stats = steps.stats();
    json!({
        "visits": stats.visits, "checks": stats.checks, "deadEnds": stats.dead_ends, "solutions": solutions, "profile": stats.profile,
    })
}

/// The value of a formula such as C(64,8), 8!, 8^8, 4*81 or 13+C(14,2).
fn value_of(formula: &str) -> Option<f64> {
    let two = |text: &str, sign: char| -> Option<(f64, f64)> {
        let (one, other) = text.split_once(sign)?;
        Some((one.parse().ok()?, other.parse().ok()?))
    };
    if formula.contains('+') {
        return formula.split('+').map(value_of).sum();
    }
    if let Some((n, k)) = formula.strip_prefix("C(").and_then(|rest| two(rest.strip_suffix(')')?, ',')) {
        return Some((0..k as u32).map(f64::from).fold(1.0, |product, i| product * (n - i) / (i + 1.0)));
    }
    if let Some(n) = formula.strip_suffix('!') {
        return Some((1..=n.parse().ok()?).map(|i: u32| f64::from(i)).product());
    }
    let power = two(formula, '^').map(|(base, power)| base.powf(power));
    power.or_else(|| two(formula, '*').map(|(a, b)| a * b)).or_else(|| formula.parse().ok())
}

/// A knight's walk from the corner in the textbook's order that takes its numbers off the board never, only where a tour failed,
/// or always: visits, checks and tours.
fn forgetful(rows: i64, columns: i64, undo: &str) -> [u64; 3] {
    const LEAPS: [(i64, i64); 8] = [(2, 1), (2, -1), (-2, 1), (-2, -1), (1, 2), (-1, 2), (1, -2), (-1, -2)];
    struct Board<'a> {
        numbers: Vec<i64>,
        size: (i64, i64),
        undo: &'a str,
        counted: [u64; 3],
    }
    fn visit(board: &mut Board<'_>, row: i64, column: i64, number: i64) {
        let (rows, columns) = board.size;
        let at = |row: i64, column: i64| (row * columns + column) as usize;
        board.numbers[at(row, column)] = number;
        board.counted[0] += 1;
        if number == rows * columns {
            board.counted[2] += 1;
        } else {
            for (down, right) in LEAPS {
                board.counted[1] += 1;
                let (to_row, to_column) = (row + down, column + right);
                let is_inside = (0..rows).contains(&to_row) && (0..columns).contains(&to_column);
                if is_inside && board.numbers[at(to_row, to_column)] == 0 {
                    visit(board, to_row, to_column, number + 1);
                }
            }
            if board.undo == "failed" {
                board.numbers[at(row, column)] = 0;
            }
        }
        if board.undo == "always" {
            board.numbers[at(row, column)] = 0;
        }
    }
    let mut board = Board { numbers: vec![0; (rows * columns) as usize], size: (rows, columns), undo, counted: [0; 3] };
    visit(&mut board, 0, 0, 1);
    board.counted
}

/// How many grids there are if each empty cell has any of the values that the givens leave it.
fn product_of_candidates(grid: &str) -> f64 {
    let cells: Vec<char> = grid.chars().collect();
    let zones = |cell: usize| [cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3];
    let meet = |one: usize, other: usize| zones(one).iter().any(|zone| zones(other).contains(zone));
    let allowed = |cell: usize, value: &char| !(0..81).any(|other| cells[other] == *value && meet(cell, other));
    let empty = (0..81).filter(|&cell| cells[cell] == '0');
    empty.map(|cell| ('1'..='9').filter(|value| allowed(cell, value)).count() as f64).product()
}

/// The figures in braces in the texts of a part.
fn figures(value: &Value, found: &mut BTreeSet<u64>) {
    match value {
        Value::String(text) => {
            let names = text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
            found.extend(names.filter_map(|name| name.parse::<u64>().ok()));
        }
        Value::Array(list) => list.iter().for_each(|value| figures(value, found)),
        Value::Object(map) => map.values().for_each(|value| figures(value, found)),
        _ => {}
    }
}

#[test]
fn every_fact_is_what_the_search_counts() {
    for name in LESSONS {
        for part in list(&lesson(name), "parts") {
            for fact in list(part, "facts") {
                let counted = counted(name, fact);
                for (counter, value) in counted.as_object().unwrap() {
                    assert!(fact[counter].is_null() || fact[counter] == *value, "{name}, {fact}: {counter} is {value}");
                }
            }
        }
    }
}

#[test]
fn every_formula_has_its_value_and_every_other_source_is_a_command() {
    for name in LESSONS {
        for part in list(&lesson(name), "parts") {
            for (source, value) in part["known"].as_object().into_iter().flatten() {
                match value_of(source) {
                    Some(right) => assert_eq!(value.as_f64(), Some(right), "{name}: {source}"),
                    None => assert!(source.starts_with(&format!("backtrail {name} ")), "{name}: {source}"),
                }
            }
        }
    }
}

#[test]
fn every_figure_in_a_text_has_a_source() {
    for name in LESSONS {
        for (number, part) in list(&lesson(name), "parts").iter().enumerate() {
            let mut told = BTreeSet::new();
            figures(&part["blocks"], &mut told);
            let facts = list(part, "facts")
                .iter()
                .chain(list(part, "programs"))
                .flat_map(|fact| fact.as_object().unwrap().values());
            let facts = facts.flat_map(|value| value.as_array().cloned().unwrap_or_else(|| vec![value.clone()]));
            let known = part["known"].as_object().into_iter().flatten().map(|(_, value)| value.clone());
            let sources: BTreeSet<u64> = facts.chain(known).filter_map(|value| value.as_u64()).collect();
            let without: Vec<_> = told.difference(&sources).collect();
            assert!(without.is_empty(), "{name}, part {}: no source for {without:?}", number + 1);
        }
    }
}

#[test]
fn every_search_of_a_lesson_can_be_walked() {
    for name in LESSONS {
        let lesson = lesson(name);
        let blocks = list(&lesson, "parts").iter().flat_map(|part| list(part, "blocks"));
        let alive = blocks.flat_map(|block| {
            let one = [&block["live"], &block["yours"], &block["quiz"]].into_iter().filter(|search| search.is_object());
            one.chain(list(block, "count"))
        });
        for search in alive.chain(list(&lesson, "quiz")) {
            let traced = case(name, search).trace(search["solver"].as_str());
            assert!(traced.is_ok(), "{search}: {:?}", traced.err());
            assert!(["first", "all"].iter().any(|question| search["question"] == *question), "{search}");
        }
    }
}

#[test]
fn every_program_with_a_mistake_counts_what_is_said() {
    for name in LESSONS {
        for program in list(&lesson(name), "parts").iter().flat_map(|part| list(part, "programs").to_vec()) {
            let side = |key: &str| program[key].as_i64().expect("a side");
            let counted = forgetful(side("rows"), side("columns"), program["undo"].as_str().expect("an undo"));
            let said = ["visits", "checks", "solutions"].map(|counter| program[counter].as_u64().expect("a count"));
            assert_eq!(counted, said, "{program}");
        }
    }
}

#[test]
fn every_rung_of_a_ladder_has_its_value() {
    let textbook = "200000060000075030048090100000300000300010009000008000001020570080730000090000004";
    let mut rungs = 0;
    for name in LESSONS {
        for part in list(&lesson(name), "parts") {
            for rung in list(part, "blocks").iter().flat_map(|block| list(block, "ladder")) {
                let value = rung["value"].as_f64().expect("a value");
                let visits = list(part, "facts").iter().any(|fact| fact["visits"] == rung["value"]);
                let right = match rung["formula"].as_str() {
                    Some(formula) => value_of(formula).unwrap_or_else(|| product_of_candidates(textbook)),
                    None => visits.then_some(value).expect("a fact with these visits"),
                };
                assert!((value / right - 1.0).abs() < 0.005, "{name}: {rung} is {right}");
                rungs += 1;
            }
        }
    }
    assert!(rungs >= 8, "{rungs} rungs");
}
