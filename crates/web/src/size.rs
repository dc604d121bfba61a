//! What a page can show: an instance is looked at before it is made, so that a few letters do not take the memory.
//!
//! The command line takes knight's boards of 400 million squares and graphs of gigabytes. A page draws every cell, and
//! many share the machine. Most of what is too large is so by a number in its word.

use puzzles::coloring::{self, generate::BadGenerator};
use puzzles::registry::{Board, Instance, Kind};
use serde_json::Value;

/// The most queens.
const QUEENS: u64 = 200;
/// The most squares of a knight's board.
const SQUARES: u64 = 4_096;
/// The most vertices of a graph.
const VERTICES: u64 = 2_000;
/// The most edges of a graph.
const EDGES: u64 = 20_000;
/// The most colours.
const COLORS: u64 = 1_000;
/// What a solver may hold, where it can be told.
pub(crate) const MEMORY: &str = "500m";

/// Looks at what is given before anything is made of it.
pub(crate) fn foresee(puzzle: &str, word: &str, flag: impl Fn(&str) -> Option<String>) -> Result<(), String> {
    match puzzle {
        "queens" => [Some(word.to_string()), flag("size")].iter().flatten().try_for_each(|word| queens(largest(word))),
        "knight" => [Some(word.to_string()), flag("board")].iter().flatten().try_for_each(|word| side(largest(word))),
        "color" => {
            let colors = flag("k").map_or(0, |k| largest(&k));
            if colors > COLORS {
                return Err(format!("{colors} colours are too many for the page, which has {COLORS} at most"));
            }
            [Some(word.to_string()), flag("graph")].iter().flatten().try_for_each(|word| graph(word))
        }
        _ => Ok(()),
    }
}

/// Looks at an instance that was made, before its board is.
pub(crate) fn fits(instance: &dyn Instance) -> Result<(), String> {
    let (rows, columns) = instance.extent();
    match instance.puzzle().name() {
        "queens" => queens(instance.size()),
        "knight" => squares(rows * columns),
        "color" => drawn(instance.size(), VERTICES, "vertices"),
        _ => Ok(()),
    }
}

/// Looks at a board, before it is drawn.
pub(crate) fn fits_board(board: &Board<'static>) -> Result<(), String> {
    match &board.kind {
        Kind::Graph(graph) => drawn(graph.net.edges(), EDGES, "edges"),
        _ => Ok(()),
    }
}

fn drawn(many: u64, most: u64, things: &str) -> Result<(), String> {
    if many <= most {
        return Ok(());
    }
    Err(format!(
        "a graph of {many} {things} is too large for the page, which draws {most} at most; backtrail color goes on"
    ))
}

fn queens(n: u64) -> Result<(), String> {
    if n <= QUEENS {
        return Ok(());
    }
    Err(format!("{n} queens are too many for the page, which shows {QUEENS} at most; backtrail queens goes on"))
}

fn side(long: u64) -> Result<(), String> {
    if long <= SQUARES {
        return Ok(());
    }
    Err(format!(
        "a side of {long} is too long for the page, which shows {SQUARES} squares at most; backtrail knight goes on"
    ))
}

fn squares(many: u64) -> Result<(), String> {
    if many <= SQUARES {
        return Ok(());
    }
    Err(format!("{many} squares are too many for the page, which shows {SQUARES} at most; backtrail knight goes on"))
}

/// The largest number in a text; what is too long for one is the largest of all.
fn largest(text: &str) -> u64 {
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    numbers.map(|digits| digits.parse().unwrap_or(u64::MAX)).max().unwrap_or(0)
}

/// A graph: by its name, or with a number of vertices that it announces.
fn graph(text: &str) -> Result<(), String> {
    let text = text.trim();
    let is_name = text.split(':').next().is_some_and(|family| family.len() < 40);
    if is_name && let Err(error @ BadGenerator::TooLarge { .. }) = coloring::generate_within(text, EDGES) {
        return Err(error.to_string());
    }
    let announced = if text.starts_with(['{', '[']) {
        serde_json::from_str(text).map_or(0, |value| announced_in(&value))
    } else {
        // DIMACS says `p edge 11 20`, Matrix Market `11 11 20` in its first line without a %.
        let market = text.starts_with("%%").then(|| text.lines().find(|line| !line.starts_with('%'))).flatten();
        let is_head = |line: &&str| line.split_whitespace().next() == Some("p");
        let heads = text.lines().filter(is_head);
        heads.chain(market).map(largest).max().unwrap_or(0)
    };
    if announced > 50 * VERTICES {
        return Err(format!("a graph that announces {announced} vertices or edges is too large for the page"));
    }
    Ok(())
}

/// The largest number that stands for itself in JSON, not in a list: a number of vertices.
fn announced_in(value: &Value) -> u64 {
    match value {
        Value::Object(fields) => fields.values().map(announced_in).max().unwrap_or(0),
        Value::Number(number) => number.as_u64().unwrap_or(0),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn foreseen(puzzle: &str, word: &str, flags: &[(&str, &str)]) -> bool {
        let flag = |name: &str| flags.iter().find(|(given, _)| *given == name).map(|(_, value)| (*value).to_string());
        foresee(puzzle, word, flag).is_ok()
    }

    #[test]
    fn what_is_too_large_is_so_by_its_word() {
        for (puzzle, word) in [
            ("queens", "10000000"),
            ("queens", "99999999999999999999999"),
            ("knight", "20000x20000"),
            ("knight", "1×400000000"),
            ("color", "hypercube:24"),
            ("color", "hypercube: \n24"),
            ("color", "complete:5000"),
            ("color", "geometric:20000,1.0"),
            ("color", "mycielski:20"),
            ("color", "p edge 67108864 1\ne 1 2"),
            ("color", "c a comment\n p\tcol 67108864 1\ne 1 2"),
            ("color", "%%MatrixMarket matrix coordinate pattern symmetric\n% x\n67108864 67108864 1\n1 2"),
            ("color", r#"{"graph": {"nodes": 60000000, "links": [[0, 1]]}}"#),
        ] {
            assert!(!foreseen(puzzle, word, &[]), "{puzzle} {word}");
        }
        assert!(!foreseen("color", "petersen", &[("k", "1000000")]));
        assert!(!foreseen("color", "0,1,2", &[("graph", "hypercube:24")]));
        assert!(!foreseen("knight", "0,0 1,2", &[("board", "20000")]));
    }

    #[test]
    fn what_a_page_can_show_is_let_through() {
        for (puzzle, word) in [
            ("queens", "8"),
            ("queens", "eight"),
            ("knight", "6x8"),
            ("knight", "..#/..."),
            ("sudoku", "200000060000075030048090100000300000300010009000008000001020570080730000090000004"),
            ("color", "petersen"),
            ("color", "gnm:200,470,123456789"),
            ("color", "123456789-5,5-6"),
            ("color", "p edge 11 20\ne 1 2"),
            ("color", r#"{"nodes": [{"id": 123456789}], "links": []}"#),
        ] {
            assert!(foreseen(puzzle, word, &[]), "{puzzle} {word}");
        }
    }
}
