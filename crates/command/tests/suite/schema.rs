//! Every line of JSON that the command writes is one that `docs/output.schema.json` describes.

use std::process::Command;

use serde_json::Value;

const COMMANDS: &[&str] = &[
    "queens 6 --all --json",
    "queens 8 --json --solver scan",
    "queens 10 --count --json --visit-limit 500 --solver marks",
    "queens 8 --count --json --solver bits --under 0.1",
    "knight 5 --start 0,0 --count --json",
    "knight 6 --closed --count --json",
    "sudoku .2.4..1..1..4.2. --unique --json",
    "color petersen --json",
    "color petersen --polynomial --json",
    "color cycle:1000 -k 4 --count --json",
    "color a-b,b-c -k 2 --all --json",
    "color complete:4 -k 3 --json",
    "compare queens 4..6 --json --repeats 1",
    "profile queens 6 --json",
    "solvers --json",
    "check queens 1,3,0,0 --json",
    "explain sudoku .2.4..1..1..4.2. --json",
    "explain color cycle:5 -k 2 --json",
    "explain queens 8 0,4 --json --solver bits",
    "ladder queens 8 --json",
    "queens 6 --by row --all --json",
    "sudoku generate --box 2x2 --seed 1 --count 2 --json",
    "sudoku rate .2.4..1..1..4.2. --json",
    "queens 8 --count --confirm 10% --json",
    "estimate queens 9 --time-limit 50ms --json",
    "plan queens 7..8 --dry-run --time-limit 50ms --json",
];

#[test]
fn every_line_is_described() {
    let schema: Value = serde_json::from_str(include_str!("../../../../docs/output.schema.json")).unwrap();
    let schema = jsonschema::validator_for(&schema).unwrap();
    for command in COMMANDS {
        let said = Command::new(env!("CARGO_BIN_EXE_backtrail")).args(command.split(' ')).output().unwrap();
        let lines = String::from_utf8(said.stdout).unwrap();
        assert!(!lines.is_empty(), "{command} says nothing: {}", String::from_utf8_lossy(&said.stderr));
        for line in lines.lines() {
            let object: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{command}: {line}: {error}"));
            let errors: Vec<String> = schema.iter_errors(&object).map(|error| error.to_string()).collect();
            assert!(errors.is_empty(), "{command}: {line}: {errors:?}");
        }
    }
}

#[test]
fn a_count_beyond_a_number_is_a_string() {
    let said =
        Command::new(env!("CARGO_BIN_EXE_backtrail")).args("color cycle:1000 -k 4 --count --json".split(' ')).output();
    // On a slow machine lines of progress come first.
    let said = String::from_utf8(said.unwrap().stdout).unwrap();
    let outcome: Value = serde_json::from_str(said.lines().last().unwrap()).unwrap();
    // (k − 1)^n + (k − 1) for an even cycle: 478 digits.
    let digits = outcome["solutions"].as_str().expect("a string");
    assert_eq!((digits.len(), &digits[..6], &digits[digits.len() - 3..]), (478, "132207", "004"));
}
