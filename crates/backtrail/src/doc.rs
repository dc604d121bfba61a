//! The problem that the examples of the documentation share: four queens, as in the front page of this crate.

use crate::problem::{Problem, Reason};

/// Four queens on a 4 × 4 board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FourQueens {
    rows: Vec<u8>,
}

impl FourQueens {
    /// The column of an earlier queen that attacks this row of the next column.
    fn attacker(&self, row: u8) -> Option<usize> {
        let next = self.rows.len();
        self.rows.iter().enumerate().position(|(column, &other)| {
            let distance = usize::from(other.abs_diff(row));
            distance == 0 || distance == next - column
        })
    }
}

impl Problem for FourQueens {
    type Choice = u8;
    type Choices = std::ops::Range<u8>;
    type Solution = [u8; 4];

    fn choices(&self) -> Self::Choices {
        0..4
    }

    fn apply(&mut self, row: u8) -> bool {
        let free = self.attacker(row).is_none();
        if free {
            self.rows.push(row);
        }
        free
    }

    fn undo(&mut self, _row: u8) {
        self.rows.pop();
    }

    fn is_solved(&self) -> bool {
        self.rows.len() == 4
    }

    fn solution(&self) -> [u8; 4] {
        self.rows[..].try_into().expect("four queens stand")
    }

    fn explain(&self, row: u8) -> Option<Reason> {
        let column = self.attacker(row)?;
        Some(Reason { text: format!("the queen in column {column} attacks it").into(), blames: vec![column] })
    }
}
