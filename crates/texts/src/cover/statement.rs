//! An exact cover as it was read: the problem, and what people call its parts.

use std::sync::Arc;

use cover::{Cover, Entry, Need};

/// An exact cover as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The problem.
    pub cover: Cover,
    /// What colours are called; the first is 1.
    pub colours: Vec<String>,
    /// The board that pieces are put on, if it was given as a picture.
    pub picture: Option<Picture>,
    /// Options that were left out because they have no primary item, so that nothing would ever choose them.
    pub left_out: usize,
}

/// A board of squares and the pieces for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// How many rows.
    pub rows: u32,
    /// How many columns.
    pub columns: u32,
    /// Which squares are missing, in row order, if any are.
    pub holes: Option<Arc<[bool]>>,
    /// The letters of the pieces.
    pub letters: Vec<char>,
    /// What each option puts on the board: a piece, from 1, and its squares.
    pub placed: Vec<(u32, Vec<u32>)>,
}

impl Statement {
    /// An option as it would be written: `d1 s1 s3`.
    pub fn option(&self, option: u32) -> String {
        let mut text = String::new();
        self.write_option(option, &mut text);
        text
    }

    /// Options as a solution is written: `d1 s1 s3 / d2 s2 s5`.
    pub fn options(&self, options: &[u32]) -> String {
        let mut text = String::new();
        for (at, &option) in options.iter().enumerate() {
            text.push_str(if at > 0 { " / " } else { "" });
            self.write_option(option, &mut text);
        }
        text
    }

    fn write_option(&self, option: u32, text: &mut String) {
        for (at, &Entry { item, colour }) in self.cover.options()[option as usize].iter().enumerate() {
            text.push_str(if at > 0 { " " } else { "" });
            text.push_str(&self.cover.items()[item as usize].name);
            if let Some(colour) = colour.checked_sub(1) {
                text.push(':');
                text.push_str(&self.colours[colour as usize]);
            }
        }
    }

    /// The whole in Knuth's format, which [`read`](crate::cover::read) takes back.
    pub fn written(&self) -> String {
        let mut text = String::new();
        let mut is_secondary = false;
        for item in self.cover.items() {
            if !is_secondary && !item.is_primary() {
                text.push_str("| ");
                is_secondary = true;
            }
            match item.need {
                Need::Times { low: 1, high: 1 } | Need::Once => {}
                Need::Times { low, high } if low == high => text.push_str(&format!("{low}|")),
                Need::Times { low, high } => text.push_str(&format!("{low}:{high}|")),
            }
            text.push_str(&item.name);
            text.push(' ');
        }
        text.push('\n');
        for option in 0..self.cover.options().len() as u32 {
            text.push_str(&self.option(option));
            text.push('\n');
        }
        text
    }
}
