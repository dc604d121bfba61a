//! A whole grid on one line.

use super::super::{Grid, Shape};
use super::alphabet;
use super::bad::BadGrid;
use super::mark::{LinePart, Mark, Way, is_bar, is_cell, is_comma, is_empty};

/// The least cells that a word must have to be taken for a grid with other text around it. Less may be a number or a name.
const SURE: usize = 16;

/// Reads the grid on a line: its first word or field that is one, or the line as a whole.
pub(super) fn read(part: LinePart<'_>, shape: Option<Shape>) -> Result<Grid, BadGrid> {
    let mut error = None;
    let mut attempt = |marks: &[Mark<'_>], least: usize| match fits(marks.len(), shape) {
        Some(shape) if marks.len() >= least => {
            alphabet::grid(marks, shape).map_err(|bad| error.get_or_insert(bad)).ok()
        }
        _ => None,
    };

    let words: Vec<LinePart<'_>> = parts(part).collect();
    // Rows with blanks between them: as many words as each has signs.
    let rows = words.iter().all(|word| word.text.chars().count() == words.len());
    let least = if shape.is_some() { 1 } else { SURE };
    if !rows || words.len() == 1 {
        for word in words.iter().filter(|word| word.text.len() >= least && word.text.chars().all(is_cell)) {
            if let Some(grid) = attempt(&split(Way::Signs, *word), least) {
                return Ok(grid);
            }
        }
    }
    for way in [Way::Words, Way::Fields, Way::Signs] {
        if let Some(grid) = attempt(&split(way, part), 1) {
            return Ok(grid);
        }
    }
    // Blanks are cells only if nothing else is an empty one.
    let fields = part.split(|sign| is_comma(sign) || sign == ':').map(LinePart::unquoted);
    for field in fields.filter(|field| !field.text.contains(|sign| is_empty(sign) || sign == '0')) {
        if let Some(grid) = attempt(&split(Way::Blanks, field), least) {
            return Ok(grid);
        }
    }

    if part.is_too_long() {
        return Err(BadGrid::Long { line: part.line });
    }
    let marks = body(part);
    if let Some(bad) = marks.iter().find_map(foreign) {
        return Err(bad);
    }
    match fits(marks.len(), shape) {
        Some(_) => Err(error.unwrap_or(BadGrid::Cells { line: part.line, cells: marks.len(), shape })),
        None => Err(BadGrid::Cells { line: part.line, cells: marks.len(), shape }),
    }
}

/// The grid of a line that begins with one in single signs, with nothing or another field after it.
///
/// It says nothing that [`read`] would not say, but sooner (3 µs rather than 12 for 16×16): collections of large grids
/// are such lines.
pub(super) fn dense(line: &[u8], shape: Option<Shape>) -> Option<Grid> {
    let end = line.iter().position(|&byte| !is_cell(byte.into())).unwrap_or(line.len());
    let (cells, rest) = line.split_at(end);
    let shape = fits(end, shape).filter(|_| end >= SURE)?;
    let alone = match rest.first() {
        Some(b',' | b';' | b'\t' | b'#' | b'\r' | b'\n') | None => true,
        Some(_) => false,
    };
    if !alone || cells.iter().all(|&byte| byte == b'-') {
        return None; // what follows may be its next row; and dashes alone are a frame
    }
    let text = str::from_utf8(cells).ok()?;
    alphabet::grid(&split(Way::Signs, LinePart { line: 1, column: 1, text }), shape).ok()
}

/// The cells that a line most probably has, for counting them and for saying what is wrong.
pub(super) fn body(part: LinePart<'_>) -> Vec<Mark<'_>> {
    let is_short = |mark: &Mark<'_>| !mark.is_long() || (mark.word.len() == 2 && mark.word.parse::<u8>().is_ok());
    let fields = split(Way::Fields, part);
    if part.text.contains(is_comma) {
        let long = part.split(is_comma).max_by_key(|field| field.text.len()).unwrap_or(part);
        return if fields.iter().all(is_short) { fields } else { split(Way::Signs, long.bare()) };
    }
    if fields.iter().all(is_short) && fields.iter().any(|field| field.word.is_empty()) {
        return fields;
    }
    let words = split(Way::Words, part);
    if words.len() > 1 && words.iter().all(is_short) {
        return words;
    }
    // A puzzle and other text, unless the words are rows.
    if let Some(long) = parts(part).find(|word| word.text.len() >= SURE && word.text.chars().count() != words.len()) {
        return split(Way::Signs, long);
    }
    let blank = |sign| is_empty(sign) || is_bar(sign) || sign == '0';
    if part.text.contains("  ") && !part.text.contains(blank) && part.text.chars().count() > Shape::LARGEST {
        return split(Way::Blanks, part);
    }
    split(Way::Signs, part)
}

/// The error if a cell holds what no cell can hold.
pub(super) fn foreign(mark: &Mark<'_>) -> Option<BadGrid> {
    let (before, sign) = mark.word.chars().enumerate().find(|(_, sign)| !is_cell(*sign))?;
    Some(BadGrid::sign(mark.line, mark.column + before, sign.encode_utf8(&mut [0; 4])))
}

/// The shape of a grid with `cells` cells, if there is one.
fn fits(cells: usize, shape: Option<Shape>) -> Option<Shape> {
    match shape {
        Some(shape) => Some(shape).filter(|shape| shape.cells() == cells),
        None => Shape::usual(cells.isqrt()).ok().filter(|shape| shape.cells() == cells),
    }
}

fn split(way: Way, part: LinePart<'_>) -> Vec<Mark<'_>> {
    let mut marks = Vec::new();
    way.split(part, &mut marks);
    marks
}

/// The words and fields of a line.
fn parts(part: LinePart<'_>) -> impl Iterator<Item = LinePart<'_>> {
    let gap = |sign: char| sign.is_whitespace() || is_comma(sign) || is_bar(sign) || sign == ':';
    part.split(gap).map(LinePart::bare).filter(|part| !part.text.is_empty())
}
