//! An adjacency matrix: rows of 0 and 1, apart by spaces, commas or semicolons, or not apart at all.
//!
//! Kept as bits until the last row is there, an eighth of the file at most: that is what says where it is not
//! symmetric, at the second of the two places.

use super::super::graph::{Graph, Names};
use super::super::limits::Limits;
use super::bad::{BadGraph, Fault, quoted};
use super::edges::is_remark;
use super::lines::{Lines, is_gap, words};
use super::pairs::Pairs;

/// Rows of bits, as far as they are read, each with its line.
struct Rows {
    /// How many columns the first row has.
    columns: usize,
    rows: Vec<(u64, Box<[u64]>)>,
    pairs: Pairs,
    /// Once a row is of another length than the first, how long each is from there on, and its line.
    ragged: Vec<(u64, usize)>,
}

/// Reads a matrix.
pub(super) fn read(lines: &mut Lines<'_>, limits: Limits) -> Result<Graph, BadGraph> {
    let mut matrix = Rows { columns: 0, rows: Vec::new(), pairs: Pairs::new(limits), ragged: Vec::new() };
    lines.each(|number, line| if is_remark(line) { Ok(()) } else { matrix.row(number, line) })?;
    if let Some(fault) = matrix.ragged_row() {
        return Err(BadGraph::Whole(fault));
    }
    let Rows { columns, rows, pairs, .. } = matrix;
    if rows.is_empty() {
        return Err(BadGraph::Empty);
    }
    if rows.len() != columns {
        return Err(BadGraph::Whole(Fault::NotSquare { rows: rows.len(), columns }));
    }
    Ok(pairs.graph(columns as u64).map_err(BadGraph::Whole)?.named(Names::From(0)))
}

impl Rows {
    fn row(&mut self, line: u64, text: &[u8]) -> Result<(), BadGraph> {
        let row = self.rows.len();
        let many = entries(text).count();
        if row == 0 {
            self.pairs.limits.admit_vertices(many as u64).map_err(|fault| fault.at(line))?;
        }
        if !self.ragged.is_empty() || (row > 0 && many != self.columns) {
            self.ragged.push((line, many));
            return Ok(());
        }
        if row > 0 && row >= self.columns {
            return Err(Fault::TooManyRows(self.columns).at(line));
        }
        let mut bits = vec![0u64; self.columns.div_ceil(64)];
        for (column, (at, entry)) in entries(text).enumerate() {
            let place = |fault| BadGraph::Place { line, column: at as u64 + 1, fault };
            let is_one = match entry {
                b"0" => false,
                b"1" => true,
                _ => return Err(place(Fault::NoBit(quoted(entry)))),
            };
            if is_one && column == row {
                return Err(place(Fault::Loop(row.to_string())));
            }
            if row == 0 && column % 64 == 0 {
                bits.push(0);
            }
            if column < row && self.has(column, row) != is_one {
                let (other, _) = self.rows[column];
                return Err(place(Fault::NotSymmetric { vertices: [row, column], is_one, other }));
            }
            if is_one {
                bits[column / 64] |= 1 << (column % 64);
                if column > row {
                    self.pairs.push([row as u32, column as u32]).map_err(place)?;
                }
            }
        }
        if row == 0 {
            self.columns = many;
        }
        self.rows.push((line, bits.into()));
        Ok(())
    }

    /// The first row that is not as long as most are.
    fn ragged_row(&self) -> Option<Fault> {
        let rows = || self.rows.iter().map(|row| (row.0, self.columns)).chain(self.ragged.iter().copied());
        let often = |long: usize| rows().filter(|row| row.1 == long).count();
        let &(_, second) = self.ragged.first()?;
        // Where both are as often, the first row is right.
        let columns = if often(second) > often(self.columns) { second } else { self.columns };
        let (line, entries) = rows().find(|row| row.1 != columns)?;
        Some(Fault::Ragged { line, entries, columns })
    }

    fn has(&self, row: usize, column: usize) -> bool {
        self.rows[row].1[column / 64] >> (column % 64) & 1 == 1
    }
}

/// The entries of a row, and where each starts.
pub(super) fn entries(line: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    words(line, !line.trim_ascii().iter().any(is_gap))
}

#[cfg(test)]
mod tests {
    use super::super::{Format, read_text};

    #[test]
    fn rows_are_apart_or_glued() {
        for text in
            ["011\n100\n100\n", "0 1 1\n1 0 0\n1 0 0", "0,1,1\r\n1,0,0\r\n1,0,0\r\n", "# v\n0; 1; 1;\n1;0;0\n\n1;0;0\n"]
        {
            for format in [None, Some(Format::Matrix)] {
                let graph = read_text(text, format).unwrap_or_else(|wrong| panic!("{text:?}: {wrong}"));
                assert_eq!(graph.each_edge().collect::<Vec<_>>(), [(0, 1), (0, 2)], "{text}");
            }
        }
    }

    #[test]
    fn the_row_that_is_not_as_long_as_the_others_is_named() {
        for (text, sentence) in [
            ("0 1 1\n1 0 0\n1 0\n", "line 3 has 2 entries, but the others have 3"),
            ("0 1 1\n1 0 0\n0 1", "line 3 has 2 entries, but the others have 3"),
            ("0 1\n1 0 0\n1 0 0\n", "line 1 has 2 entries, but the others have 3"),
            ("# five\n0,1,1,0\n1,0,0,1,1\n1,0,0,0\n0,1,0,0\n", "line 3 has 5 entries, but the others have 4"),
            ("011\n100\n10\n", "line 3 has 2 entries, but the others have 3"),
        ] {
            for format in [None, Some(Format::Matrix)] {
                assert_eq!(read_text(text, format).unwrap_err().to_string(), sentence, "{text:?}");
            }
        }
        assert_eq!(read_text("0 1\n1 0\n0 1\n", None).unwrap().edges(), 1);
    }

    #[test]
    fn a_matrix_may_be_wider_than_a_word() {
        let row = |at: usize| (0..130).map(|other: usize| if at.abs_diff(other) == 1 { '1' } else { '0' }).collect();
        let rows: Vec<String> = (0..130).map(row).collect();
        assert_eq!(read_text(&rows.join("\n"), None).unwrap().edges(), 129);
        let zeros = vec!["0".repeat(64); 65].join("\n");
        let wrong = read_text(&zeros, None).unwrap_err().to_string();
        assert_eq!(wrong, "line 65: there is one row too many: a matrix with 64 columns has 64 rows");
    }
}
