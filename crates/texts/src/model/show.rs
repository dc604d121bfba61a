//! An array of a model as a board: `show x as grid`, `as queens`, `as path`.

use std::borrow::Cow;

use backtrail::{Text, text};
use registry::board::{Grid, Kind, Path, Regions, Squares, Standing, Symbol};
use registry::{Board, Mark};

use super::expand::Array;
use super::statement::{How, Model, Shown};

/// No board has more rows or columns.
const LARGEST: u64 = 1_000;

const QUEEN: &[Symbol] = &[Symbol { drawn: '♕', typed: 'Q' }];

/// How an array is drawn, or why it is not.
pub(super) fn shown(model: &Model, array: &Array, how: &str) -> Result<Shown, Text> {
    let long = |&(first, last): &(i64, i64)| last.abs_diff(first) + 1;
    let domain = &model.variables[array.first as usize].domain;
    let (low, high) = (domain[0], domain[domain.len() - 1]);
    let has_boxes = how == "sudoku";
    let (rows, columns, how) = match (how, &array.sides[..]) {
        ("queens", [columns]) => (high.abs_diff(low) + 1, long(columns), How::Queens),
        ("queens", [rows, columns]) if low >= 0 && high <= 1 => (long(rows), long(columns), How::Chosen),
        ("grid", [columns]) => (1, long(columns), How::Grid),
        ("grid" | "sudoku", [rows, columns]) => (long(rows), long(columns), How::Grid),
        ("path", [rows, columns]) if low == 1 && high as u64 == long(rows) * long(columns) => {
            (long(rows), long(columns), How::Path)
        }
        ("queens", _) => return Err(text!("model-show-queens")),
        ("grid" | "sudoku", _) => return Err(text!("model-show-grid")),
        ("path", _) => return Err(text!("model-show-path")),
        _ => return Err(text!("model-show-how", how = how)),
    };
    let is_named = model.variables[array.first as usize].is_named;
    let how = match how {
        How::Grid if is_named || low < 1 || high > 255 => How::Signs,
        how => how,
    };
    if how == How::Signs && !is_named && (low < 0 || high > 9) {
        return Err(text!("model-show-values"));
    }
    if rows.max(columns) > LARGEST {
        return Err(text!("model-show-large", most = LARGEST));
    }
    Ok(Shown { how, first: array.first, rows: rows as u32, columns: columns as u32, from: low, has_boxes })
}

/// What a value of a variable puts on the board, if it does.
pub(super) fn mark(model: &Model, variable: usize, value: i64) -> Option<Mark> {
    let shown = model.shown.as_ref()?;
    let cell = (variable as u32).checked_sub(shown.first)?;
    let many = if shown.how == How::Queens { shown.columns } else { shown.rows * shown.columns };
    if cell >= many {
        return None;
    }
    Some(match shown.how {
        How::Grid | How::Path => Mark { cell, value: value as u32 },
        How::Signs => Mark { cell, value: (value - shown.from) as u32 + 1 },
        How::Queens => Mark { cell: (value - shown.from) as u32 * shown.columns + cell, value: 1 },
        How::Chosen if value == 1 => Mark { cell, value: 1 },
        How::Chosen => return None,
    })
}

/// The board with the values that are known.
pub(super) fn board(model: &Model, value_of: &dyn Fn(usize) -> Option<i64>) -> Board<'static> {
    let Some(shown) = &model.shown else { return Board::CHOICES };
    let many = if shown.how == How::Queens { shown.columns } else { shown.rows * shown.columns };
    let variables = shown.first as usize..(shown.first + many) as usize;
    let marks = variables.filter_map(|variable| mark(model, variable, value_of(variable)?)).collect::<Vec<_>>();
    let (rows, columns) = (shown.rows, shown.columns);
    let domain = &model.variables[shown.first as usize].domain;
    let high = domain[domain.len() - 1];
    let squares = |symbols| {
        let standing = Standing::On(Cow::Owned(marks.clone()));
        Kind::Squares(Squares { rows, columns, first: 0, holes: None, symbols, standing })
    };
    let numbers = || {
        let mut numbers = vec![0; (rows * columns) as usize];
        marks.iter().for_each(|mark| numbers[mark.cell as usize] = mark.value);
        numbers
    };
    let kind = match shown.how {
        How::Queens | How::Chosen => squares(Cow::Borrowed(QUEEN)),
        How::Signs => {
            squares((shown.from..=high).map(|value| sign(&model.written(shown.first as usize, value))).collect())
        }
        How::Grid => Kind::Grid(Grid {
            rows,
            columns,
            most: high as u8,
            regions: if shown.has_boxes { boxes(rows, columns) } else { Regions::Boxes { rows, columns } },
            givens: vec![0; (rows * columns) as usize].into(),
            values: numbers().into_iter().map(|number: u32| number as u8).collect(),
        }),
        How::Path => {
            let numbers = if marks.is_empty() { Vec::new() } else { numbers() };
            Kind::Path(Path {
                rows,
                columns,
                first: 0,
                holes: None,
                free: rows * columns,
                step: (0, 1),
                start: None,
                numbers: numbers.into(),
            })
        }
    };
    Board::new(kind, "model-noun", "model-mark")
}

/// The values on a board that was drawn in characters, if it is one of this model and tells them: each variable with its value, which may be
/// unknown. Names that begin with the same letter are not told apart.
pub(super) fn drawn_values(model: &Model, text: &str) -> Option<Vec<(usize, Option<i64>)>> {
    let shown = model.shown.as_ref()?;
    let is_frame = |sign: char| ('─'..='╿').contains(&sign) || matches!(sign, '|' | '+' | '-') || sign.is_whitespace();
    let drawn: Vec<&str> = text.split(is_frame).filter(|word| !word.is_empty()).collect();
    let columns = shown.columns as usize;
    if drawn.len() != shown.rows as usize * columns {
        return None;
    }
    let is_empty = |sign: &str| matches!(sign, "." | "·");
    let is_queen = |sign: &str| matches!(sign, "Q" | "♕");
    let first = shown.first as usize;
    if shown.how == How::Queens {
        let row = |column: usize| {
            let signs = || (shown.from..).zip(drawn[column..].iter().step_by(columns));
            let mut queens = signs().filter(|(_, sign)| is_queen(sign)).map(|(value, _)| value);
            let value = queens.next();
            let is_column = queens.next().is_none() && signs().all(|(_, sign)| is_queen(sign) || is_empty(sign));
            is_column.then_some((first + column, value))
        };
        return (0..columns).map(row).collect();
    }
    let board = board(model, &|_| None);
    let is_written = |variable: usize, value: i64, sign: &str| match &board.kind {
        Kind::Grid(grid) => grid.symbol(value as u32) == sign,
        Kind::Squares(_) if shown.how == How::Chosen => {
            if value == 1 {
                is_queen(sign)
            } else {
                is_empty(sign)
            }
        }
        Kind::Squares(_) => model.written(variable, value).chars().take(1).eq(sign.chars()),
        _ => sign.parse() == Ok(value),
    };
    let value = |(variable, sign): (usize, &&str)| {
        let mut values = model.variables[variable].domain.iter().filter(|&&value| is_written(variable, value, sign));
        match (values.next(), values.next()) {
            (Some(&value), None) => Some((variable, Some(value))),
            (None, _) if is_empty(sign) => Some((variable, None)),
            _ => None,
        }
    };
    (first..).zip(&drawn).map(value).collect()
}

/// Boxes as in a sudoku, if the sides are squares of a number; else none.
fn boxes(rows: u32, columns: u32) -> Regions {
    let root = rows.isqrt();
    let is_square = rows == columns && root * root == rows && root > 1;
    let (rows, columns) = if is_square { (root, root) } else { (rows, columns) };
    Regions::Boxes { rows, columns }
}

fn sign(word: &str) -> Symbol {
    let drawn = word.chars().next().unwrap_or('?');
    Symbol { drawn, typed: if drawn.is_ascii() { drawn } else { '?' } }
}
