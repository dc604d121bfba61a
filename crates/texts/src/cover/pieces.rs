//! Pictures: a board, and pieces that are to fill it.
//!
//! ```text
//! cover
//! board 6x10
//! piece F .##/##./.#.
//! piece I #####
//! ```
//!
//! The board is a size, or a drawing on the lines below it, in which `.` is a square and `#` a hole. A piece has a name and its squares, row by row;
//! it may be turned and turned over. `one-sided` pieces are not turned over, `fixed` ones not turned either; `x3` says that
//! there are three of them, `any` that there are as many as one likes.

use std::collections::BTreeSet;
use std::sync::Arc;

use backtrail::text;
use cover::{Entry, Item, Need};
use registry::{Bounds, Error};

use super::expand::without_comment;
use super::read::{Builder, Word, wrong};
use super::statement::{Picture, Statement};

/// Squares by row and column.
type Squares = Vec<(i32, i32)>;

/// The longest side of a board.
const LONGEST: u32 = 1_000;

struct Piece {
    line: usize,
    name: String,
    /// The ways it may lie.
    turns: BTreeSet<Squares>,
    /// How many of them there are, unless there are as many as one likes.
    times: Option<u32>,
}

/// Reads the lines below `cover`.
pub(super) fn read(lines: &[(usize, &str)], bounds: &Bounds) -> Result<Statement, Error> {
    let mut board: Option<Vec<Vec<bool>>> = None;
    let mut pieces: Vec<Piece> = Vec::new();
    let mut rest = lines;
    while let Some((&(line, text), after)) = rest.split_first() {
        rest = after;
        let text = without_comment(text);
        let words = Word::all(line, text);
        let Some(head) = words.first() else { continue };
        match head.text {
            "board" if board.is_some() => return Err(head.wrong(text!("cover-two-boards"))),
            "board" if words.len() > 1 => {
                let (rows, columns) = size(&words[1])?;
                Bounds::admit(u64::from(rows) * u64::from(columns), bounds.cells, "registry-squares")?;
                board = Some(vec![vec![true; columns as usize]; rows as usize]);
            }
            "board" => {
                let is_row = |&&(_, row): &&(usize, &str)| row.trim().chars().all(|sign| matches!(sign, '.' | '#'));
                let drawn: Vec<&(usize, &str)> = rest.iter().take_while(is_row).collect();
                rest = &rest[drawn.len()..];
                let rows: Vec<Vec<bool>> =
                    drawn.iter().map(|(_, row)| row.trim().chars().map(|sign| sign == '.').collect()).collect();
                let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
                if columns == 0 {
                    return Err(head.wrong(text!("cover-no-board")));
                }
                Bounds::admit((columns * rows.len()) as u64, bounds.cells, "registry-squares")?;
                if let Some(short) = rows.iter().position(|row| row.len() != columns) {
                    let here = rows[short].len();
                    return Err(wrong(drawn[short].0, None, text!("cover-ragged", columns = columns, here = here)));
                }
                board = Some(rows);
            }
            "piece" => {
                let piece = piece(&words)?;
                if pieces.iter().any(|other| other.name == piece.name) {
                    return Err(words[1].wrong(text!("cover-item-twice", item = piece.name)));
                }
                pieces.push(piece);
            }
            row if row.chars().all(|sign| matches!(sign, '.' | '#')) => {
                return Err(head.wrong(text!("cover-row-apart", row = row)));
            }
            _ => return Err(head.wrong(text!("cover-board-or-piece", word = head.text))),
        }
    }
    let board = board.expect("a line begins with the word");
    if pieces.is_empty() {
        return Err(Error::said(text!("cover-no-pieces")));
    }
    build(&board, &pieces, bounds)
}

/// A size: `6x10`.
fn size(word: &Word<'_>) -> Result<(u32, u32), Error> {
    let side = |text: &str| text.parse().ok().filter(|side| (1..=LONGEST).contains(side));
    let sides = word.text.split_once(['x', '×']).and_then(|(rows, columns)| Some((side(rows)?, side(columns)?)));
    sides.ok_or_else(|| word.wrong(text!("cover-bad-size", word = word.text, most = LONGEST)))
}

fn piece(words: &[Word<'_>]) -> Result<Piece, Error> {
    let [head, name, drawing, more @ ..] = words else { return Err(words[0].wrong(text!("cover-bad-piece"))) };
    if name.text.contains([':', '|', ',']) {
        return Err(name.wrong(text!("cover-bad-name", word = name.text)));
    }
    if !drawing.text.chars().all(|sign| matches!(sign, '.' | '#' | '/')) || !drawing.text.contains('#') {
        return Err(drawing.wrong(text!("cover-bad-drawing", word = drawing.text)));
    }
    let row = |(row, signs): (i32, &str)| -> Squares {
        (0..).zip(signs.chars()).filter(|(_, sign)| *sign == '#').map(|(column, _)| (row, column)).collect()
    };
    let squares: Squares = (0..).zip(drawing.text.split('/')).flat_map(row).collect();
    let (mut turned, mut turned_over, mut times) = (true, true, Some(1));
    for word in more {
        match word.text {
            "one-sided" => turned_over = false,
            "fixed" => (turned, turned_over) = (false, false),
            "any" => times = None,
            text => {
                let number = text.strip_prefix('x').and_then(|number| number.parse().ok()).filter(|&number| number > 0);
                times = Some(number.ok_or_else(|| word.wrong(text!("cover-bad-manner", word = text)))?);
            }
        }
    }
    let turns = turns(&squares, turned, turned_over);
    Ok(Piece { line: head.line, name: name.text.to_string(), turns, times })
}

/// The ways in which a piece may lie, each in the upper left corner.
fn turns(squares: &Squares, turned: bool, turned_over: bool) -> BTreeSet<Squares> {
    let corner = |squares: &Squares| -> Squares {
        let row = squares.iter().map(|&(row, _)| row).min().unwrap_or(0);
        let column = squares.iter().map(|&(_, column)| column).min().unwrap_or(0);
        let mut moved: Squares = squares.iter().map(|&(r, c)| (r - row, c - column)).collect();
        moved.sort_unstable();
        moved
    };
    let mut all = BTreeSet::new();
    for over in [false, true].into_iter().take(1 + usize::from(turned_over)) {
        let mut lying: Squares = squares.iter().map(|&(r, c)| if over { (r, -c) } else { (r, c) }).collect();
        for _ in 0..if turned { 4 } else { 1 } {
            all.insert(corner(&lying));
            lying = lying.iter().map(|&(r, c)| (c, -r)).collect();
        }
    }
    all
}

/// Every piece must be used, and every square filled.
fn build(board: &[Vec<bool>], pieces: &[Piece], bounds: &Bounds) -> Result<Statement, Error> {
    let (rows, columns) = (board.len() as u32, board[0].len() as u32);
    let mut builder = Builder::new(bounds);
    let mut items = Vec::new();
    for piece in pieces {
        let need = |times| Need::Times { low: times, high: times };
        let item = piece.times.map(|times| builder.add_item(Item { name: piece.name.clone(), need: need(times) }));
        items.push(item.transpose()?);
    }
    let mut cells = vec![None; (rows * columns) as usize];
    for (cell, number) in cells.iter_mut().zip(0..) {
        let (row, column) = (number / columns, number % columns);
        if board[row as usize][column as usize] {
            *cell = Some(builder.add_item(Item::primary(format!("{row},{column}")))?);
        }
    }
    let mut placed = Vec::new();
    for ((piece, item), value) in pieces.iter().zip(&items).zip(1..) {
        for turn in &piece.turns {
            for at in 0..rows * columns {
                let square = |&(down, right): &(i32, i32)| {
                    let (row, column) = (at / columns + down as u32, at % columns + right as u32);
                    (row < rows && column < columns).then_some(row * columns + column)
                };
                let Some(squares) = turn.iter().map(square).collect::<Option<Vec<u32>>>() else { continue };
                let covered: Option<Vec<Entry>> =
                    squares.iter().map(|&square| cells[square as usize].map(Entry::plain)).collect();
                let Some(covered) = covered else { continue };
                let entries = item.iter().map(|&item| Entry::plain(item)).chain(covered).collect();
                builder.add_option(piece.line, entries)?;
                placed.push((value, squares));
            }
        }
    }
    let holes = board.iter().flatten().any(|is_square| !is_square);
    let holes = holes.then(|| board.iter().flatten().map(|is_square| !is_square).collect::<Arc<[bool]>>());
    let picture = Picture { rows, columns, holes, letters: letters(pieces), placed };
    Ok(Statement { picture: Some(picture), ..builder.finish()? })
}

/// A letter for each piece: the first of its name, if no other has it.
fn letters(pieces: &[Piece]) -> Vec<char> {
    let mut letters: Vec<char> = Vec::new();
    for piece in pieces {
        let others = || ('A'..='Z').chain('a'..='z').chain('0'..='9');
        let wished = piece.name.chars().chain(others()).find(|letter| !letters.contains(letter));
        letters.push(wished.unwrap_or('?'));
    }
    letters
}
