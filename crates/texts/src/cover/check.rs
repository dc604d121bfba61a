//! Is this set of options a cover? Shares no code with any solver.

use std::collections::HashMap;

use backtrail::{Text, text};
use cover::Need;
use registry::{Error, Verdict};

use super::read::wrong;
use super::statement::Statement;

/// No more conflicts than this are told.
const TOLD: usize = 100;

/// Checks options, one a line or separated by `/`: each as it is written, its items in any order, or as its number from 0.
pub(super) fn check(statement: &Statement, text: &str) -> Result<Verdict, Error> {
    let sorted = |option: &str| {
        let mut words: Vec<&str> = option.split_whitespace().collect();
        words.sort_unstable();
        words.join(" ")
    };
    let cover = &statement.cover;
    let by_text: HashMap<String, u32> =
        (0..cover.options().len() as u32).map(|option| (sorted(&statement.option(option)), option)).collect();
    let mut chosen = Vec::new();
    let options =
        (1..).zip(text.lines()).flat_map(|(line, text)| text.split('/').map(move |option| (line, option.trim())));
    for (line, option) in options.filter(|(_, option)| !option.is_empty()) {
        let numbers = option.split([',', ' ']).map(str::trim).filter(|number| !number.is_empty());
        let numbers: Option<Vec<u32>> = numbers
            .map(|number| number.parse().ok().filter(|&number| (number as usize) < cover.options().len()))
            .collect();
        match (by_text.get(&sorted(option)), numbers) {
            (Some(&option), _) => chosen.push(option),
            (None, Some(numbers)) => chosen.extend(numbers),
            (None, None) if is_drawn(statement, option) => return Err(wrong(line, None, text!("cover-drawn-board"))),
            (None, None) => return Err(wrong(line, None, text!("cover-unknown-option", option = option))),
        }
    }
    let mut conflicts: Vec<Text> = Vec::new();
    let mut missing = 0;
    for (item, number) in cover.items().iter().zip(0..) {
        let entries = chosen.iter().flat_map(|&option| &cover.options()[option as usize]);
        let colours: Vec<u32> = entries.filter(|entry| entry.item == number).map(|entry| entry.colour).collect();
        let times = colours.len() as u32;
        match item.need {
            Need::Times { low, .. } if times < low => missing += 1,
            Need::Times { high, .. } if times > high => {
                conflicts.push(text!("cover-too-often", item = item.name.clone(), times = times, most = high));
            }
            Need::Once if times > 1 && (colours[0] == 0 || colours.iter().any(|&colour| colour != colours[0])) => {
                conflicts.push(text!("cover-colours-clash", item = item.name.clone(), times = times));
            }
            _ => {}
        }
    }
    let total = conflicts.len() as u64;
    conflicts.truncate(TOLD);
    let summary = match (total, missing) {
        (0, 0) => text!("cover-is-cover", options = chosen.len()),
        (0, _) => text!("cover-is-partial", options = chosen.len(), missing = missing),
        _ => text!("cover-is-none", options = chosen.len()),
    };
    Ok(Verdict { summary, conflicts, total, complete: missing == 0 })
}

/// Is this a row of a board, as solutions of this problem are drawn? Boards are not read: where two pieces of a kind touch each other, nobody
/// could tell them apart.
fn is_drawn(statement: &Statement, option: &str) -> bool {
    statement.picture.is_some() && option.split_whitespace().all(|word| word.chars().count() == 1)
}
