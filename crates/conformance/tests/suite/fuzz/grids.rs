//! Sudoku grids: alone, in frames, in collections, and lines of bytes.

use ::fuzz::{Dice, Target};
use sudoku::read::{BadGrid, layout, nine, read_all, read_line, read_one};
use sudoku::{Grid, Shape, check, write};

/// A cell: mostly empty or a value of the grid.
fn cell(dice: &mut Dice, n: usize) -> String {
    match dice.below(30) {
        0 => (*dice.pick(&["*", "_", "0", "-", " ", "x", "A", "?", "|", "🄰"])).to_string(),
        1..12 => {
            let value = dice.from_to(1, n);
            if n <= 9 || dice.one_in(2) { value.to_string() } else { char::from(b'A' + (value % 26) as u8).to_string() }
        }
        _ => ".".to_string(),
    }
}

/// A grid as people write them.
fn grid(dice: &mut Dice) -> String {
    let (rows, columns) = *dice.pick(&[(3, 3), (3, 3), (3, 3), (2, 2), (2, 3), (1, 1), (4, 4), (2, 5), (1, 5), (5, 5)]);
    let n = rows * columns;
    let cells: Vec<String> = (0..n * n).map(|_| cell(dice, n)).collect();
    match dice.below(6) {
        0 => cells.join(*dice.pick(&[",", " ", ";", "\t"])),
        1 | 2 => cells.concat() + *dice.pick(&["", "", " # remark", ",5", ";x", "\r", "  "]),
        _ => {
            let between = *dice.pick(&["", " ", ",", "  ", "\t", ", "]);
            let (bar, rule) = *dice.pick(&[
                ("", ""),
                ("|", "+---+"),
                ("│", "├───┤"),
                (" | ", "------"),
                ("*", "***"),
                ("║", "╠═╬═╣"),
            ]);
            let mut text =
                (*dice.pick(&["", "", "", "[Puzzle]\n", "#A\n#D x\n", "Grid 01\n", "SUDOKU\n3 3\n"])).to_string();
            for (number, row) in cells.chunks(n).enumerate() {
                if number % rows == 0 && !rule.is_empty() {
                    text += rule;
                    text += "\n";
                }
                let boxes: Vec<String> = row.chunks(columns).map(|cells| cells.join(between)).collect();
                text +=
                    &format!("{bar}{}{bar}{}", boxes.join(bar), dice.pick(&["\n", "\n", "\n", "\n", "\r\n", "\n\n"]));
            }
            text
        }
    }
}

/// The first line says the shape, if one is told.
fn make(dice: &mut Dice) -> Vec<u8> {
    let shape = *dice.pick(&["any", "any", "any", "3x3", "2x2", "2x3", "4x4"]);
    let end = *dice.pick(&["\n", "\n", "\n\n", "\r\n"]);
    let many = if dice.one_in(4) { 4 } else { 1 };
    let grids: Vec<String> = (0..dice.from_to(1, many)).map(|_| grid(dice)).collect();
    format!("{shape}\n{}", grids.join(end)).into_bytes()
}

fn check_grids(input: &[u8]) {
    let (head, bytes) = input.split_at(input.iter().position(|&byte| byte == b'\n').map_or(input.len(), |end| end + 1));
    let head = String::from_utf8_lossy(head);
    let sides =
        head.trim().split_once('x').and_then(|(rows, columns)| Some((rows.parse().ok()?, columns.parse().ok()?)));
    let shape = sides.and_then(|(rows, columns)| Shape::new(rows, columns).ok());
    let text = String::from_utf8_lossy(bytes);
    layout(bytes, shape);
    let all = read_all(&text, shape);
    let lines = text.lines().count();
    assert!(all.iter().map(|(line, _)| *line).is_sorted() && all.iter().all(|(line, _)| (1..=lines).contains(line)));
    for grid in all.iter().filter_map(|(_, grid)| grid.as_ref().ok()) {
        assert!(shape.is_none_or(|shape| shape == grid.shape()));
        assert_eq!(read_one(&write::line(grid), Some(grid.shape())), Ok(grid.clone()));
        assert_eq!(read_one(&write::rows(grid), Some(grid.shape())), Ok(grid.clone()));
        assert_eq!(check::verdict(grid, &[]).total, check::clashes(grid).len() as u64);
    }
    match read_one(&text, shape) {
        Ok(grid) => assert!(all == [(all[0].0, Ok(grid))]),
        Err(error) => is_short(&error),
    }
    for line in bytes.split(|&byte| byte == b'\n') {
        match (read_line(line, shape), nine(line)) {
            (Ok(Some(grid)), Some(cells)) if grid.shape() == Shape::NINE => {
                let slow: Vec<u8> =
                    cells.iter().map(|cell| if (b'1'..=b'9').contains(cell) { cell - b'0' } else { 0 }).collect();
                assert_eq!(grid, Grid::new(Shape::NINE, slow));
            }
            (Err(error), fast) => {
                is_short(&error);
                assert!(fast.is_none() || shape.is_some_and(|shape| shape != Shape::NINE), "{error}");
            }
            _ => {}
        }
    }
}

fn is_short(error: &BadGrid) {
    let words = error.to_string();
    assert!(words.chars().count() < 300 && !words.contains(char::is_control), "{words:?}");
}

#[test]
fn grids() {
    Target { name: "grids", make, check: check_grids, few: 1_000 }.run();
}
