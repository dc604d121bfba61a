//! Words: addresses of nodes, paths, sizes of memory, and instances with their flags.

use ::fuzz::{Dice, Target};
use backtrail::{Address, Path};
use registry::{FlagKind, memory};

use super::{pose, puzzle};

fn make_address(dice: &mut Dice) -> Vec<u8> {
    match dice.below(4) {
        0 => format!("{}{}", dice.number(600), dice.pick(&["m", "g", "KiB", "TB", "", " m", "mm", "k"])),
        1 => dice.joined(9, ",", |dice| dice.number(9)),
        _ => dice.pick(&["", "", "", "."]).to_string() + &dice.joined(9, ".", |dice| dice.number(9)),
    }
    .into_bytes()
}

fn check_address(input: &[u8]) {
    let word = String::from_utf8_lossy(input);
    if let Ok(address) = word.parse::<Address>() {
        assert_eq!(address.to_string().parse(), Ok(address.clone()));
        assert_eq!(address.depth(), address.places().len());
    }
    if let Ok(path) = word.parse::<Path<i64>>() {
        assert_eq!(path.to_string().parse(), Ok(path));
    }
    if let Err(error) = memory::parse(&word) {
        assert!(!error.to_string().contains(char::is_control), "{error}");
    }
}

#[test]
fn addresses() {
    Target { name: "addresses", make: make_address, check: check_address, few: 20_000 }.run();
}

/// A puzzle, its word, and flags with values that somebody might give, each on a line of its own.
fn make_instance(dice: &mut Dice) -> Vec<u8> {
    let puzzle =
        puzzle(dice.pick::<&str>(&["queens", "knight", "sudoku", "color", "cover", "model"])).expect("it is built in");
    let word = match dice.below(8) {
        0 => puzzle.examples.usual.clone(),
        1 => puzzle.examples.range.clone(),
        2 => dice.name(),
        3 => dice.number(20),
        4 => format!("{}x{}", dice.number(9), dice.number(9)),
        _ => puzzle.examples.tiny.clone(),
    };
    let mut lines = vec![puzzle.name.clone(), word.replace('\n', ";")];
    for _ in 0..dice.below(4) {
        let flags: Vec<_> = puzzle.flags.iter().chain(&puzzle.word_flag).collect();
        if flags.is_empty() {
            break;
        }
        let flag = *dice.pick(&flags);
        let value = match &flag.kind {
            FlagKind::Switch => None,
            FlagKind::Number { .. } => Some(dice.number(9)),
            FlagKind::Choice(words) => Some(dice.pick(words).to_string()),
            FlagKind::Memory => Some(format!("{}{}", dice.number(9), dice.pick(&["m", "g", "k"]))),
            FlagKind::Pair(_) => Some(format!("{},{}", dice.number(6), dice.number(6))),
            FlagKind::Word(_) | FlagKind::Several(_) | FlagKind::Text(_) => Some(match dice.below(4) {
                0 => dice.joined(5, ",", |dice| dice.number(6)),
                1 => dice.joined(4, ",", |dice| format!("{}={}", dice.name(), dice.number(4))).replace('\n', " "),
                2 => format!("{}x{}", dice.number(5), dice.number(5)),
                _ => dice.name().replace('\n', " "),
            }),
        };
        lines.push(value.map_or(flag.name.to_string(), |value| format!("{}={value}", flag.name)));
    }
    lines.join("\n").into_bytes()
}

fn check_instance(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let mut lines = text.split('\n');
    let Some(puzzle) = lines.next().and_then(puzzle) else { return };
    let word = lines.next().unwrap_or_default();
    let given = lines.map(|line| {
        line.split_once('=')
            .map_or((line.to_string(), None), |(name, value)| (name.to_string(), Some(value.to_string())))
    });
    pose(&puzzle, word, given.collect());
}

#[test]
fn instances() {
    Target { name: "instances", make: make_instance, check: check_instance, few: 2_000 }.run();
}
