//! Every figure in a lesson is true: its searches are run again here, its formulas worked out.

mod literal;

use std::collections::BTreeSet;

use backtrail::Event;
use registry::Case;
use serde_json::{Value, json};

const LESSONS: [&str; 4] = ["queens", "knight", "sudoku", "color"];

fn lesson(name: &str) -> Value {
    literal::read(&format!("lessons/{name}.js"), "export default")
}

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

/// The value of a formula such as C(64,8), 8!, 8^8 or 4*81.
fn value_of(formula: &str) -> Option<u128> {
    let two = |text: &str, sign: char| -> Option<(u128, u32)> {
        let (one, other) = text.split_once(sign)?;
        Some((one.parse().ok()?, other.parse().ok()?))
    };
    if let Some((n, k)) = formula.strip_prefix("C(").and_then(|rest| two(rest.strip_suffix(')')?, ',')) {
        return Some((0..u128::from(k)).fold(1, |product, i| product * (n - i) / (i + 1)));
    }
    if let Some(n) = formula.strip_suffix('!') {
        return Some((1..=n.parse().ok()?).product());
    }
    two(formula, '^').map(|(base, power)| base.pow(power)).or_else(|| two(formula, '*').map(|(a, b)| a * u128::from(b)))
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
                    Some(right) => assert_eq!(value.as_u64().map(u128::from), Some(right), "{name}: {source}"),
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
            let facts = list(part, "facts").iter().flat_map(|fact| fact.as_object().unwrap().values());
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
            let one = [&block["live"], &block["quiz"]].into_iter().filter(|search| search.is_object());
            one.chain(list(block, "count"))
        });
        for search in alive.chain(list(&lesson, "quiz")) {
            let traced = case(name, search).trace(search["solver"].as_str());
            assert!(traced.is_ok(), "{search}: {:?}", traced.err());
            assert!(["first", "all"].iter().any(|question| search["question"] == *question), "{search}");
        }
    }
}
