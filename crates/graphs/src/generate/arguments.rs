//! What follows the colon of a word, parameter by parameter.

use std::collections::VecDeque;

use backtrail::{Text, text};

use super::super::limits::Limits;
use super::{BadGenerator, Family};

/// The parameters that are not read yet.
#[derive(Clone)]
pub(super) struct Arguments<'a> {
    family: &'static Family,
    words: VecDeque<&'a str>,
    limits: Limits,
}

impl<'a> Arguments<'a> {
    pub(super) fn new(family: &'static Family, text: Option<&'a str>, limits: Limits) -> Self {
        let text = text.map(str::trim).filter(|text| !text.is_empty());
        Arguments { family, words: text.iter().flat_map(|text| text.split(',').map(str::trim)).collect(), limits }
    }

    fn next(&mut self, what: &'static str) -> Result<&'a str, BadGenerator> {
        let Family { word: family, takes, .. } = *self.family;
        self.words.pop_front().ok_or(BadGenerator::Missing { family, takes, what })
    }

    fn bad(&self, word: &str, what: Text) -> BadGenerator {
        BadGenerator::Bad { family: self.family.word, takes: self.family.takes, word: word.to_string(), what }
    }

    fn whole(&self, word: &str, what: &'static str, least: u64) -> Result<u64, BadGenerator> {
        let number = word.parse().ok().filter(|&number| number >= least);
        number.ok_or_else(|| self.bad(word, text!("graph-from", what = Text::id_only(what), least = least)))
    }

    /// Is there another parameter?
    pub(super) fn more(&self) -> bool {
        !self.words.is_empty()
    }

    /// A whole number, at least this; what it is, by id.
    pub(super) fn number(&mut self, what: &'static str, least: u64) -> Result<u64, BadGenerator> {
        let word = self.next(what)?;
        self.whole(word, what, least)
    }

    /// A number between 0 and 1; what it is, by id.
    pub(super) fn fraction(&mut self, what: &'static str) -> Result<f64, BadGenerator> {
        let word = self.next(what)?;
        let number = word.parse().ok().filter(|number| (0.0..=1.0).contains(number));
        number.ok_or_else(|| self.bad(word, text!("graph-from-0-to-1", what = Text::id_only(what))))
    }

    /// What a random graph follows from, 1 if nothing is said.
    pub(super) fn seed(&mut self) -> Result<u64, BadGenerator> {
        if self.more() { self.number("graph-seed", 0) } else { Ok(1) }
    }

    /// Rows and columns: `8`, `8x12`, `8,12`.
    pub(super) fn size(&mut self) -> Result<(u64, u64), BadGenerator> {
        let word = self.next("graph-size")?;
        let (rows, columns) = word.split_once(['x', 'X', '×', '*']).map_or((word, None), |(r, c)| (r, Some(c)));
        let columns = columns.or_else(|| self.words.pop_front()).unwrap_or(rows);
        let side = |side: &str| side.trim().parse().ok().filter(|&side: &u64| side > 0);
        side(rows).zip(side(columns)).ok_or_else(|| self.bad(word, text!("graph-size")))
    }

    /// How large a graph may be that is made.
    pub(super) fn limits(&self) -> Limits {
        self.limits
    }

    /// That was all, and a graph of this size can be made.
    pub(super) fn end(&self, vertices: u128, edges: u128) -> Result<u32, BadGenerator> {
        let Family { word: family, takes, .. } = *self.family;
        if let Some(word) = self.words.front() {
            return Err(BadGenerator::Extra { family, takes, word: word.to_string() });
        }
        let Limits { vertices: most_vertices, edges: most_edges } = self.limits;
        for (count, things, most) in [(vertices, "vertices", most_vertices), (edges, "edges", most_edges)] {
            if count > u128::from(most) {
                return Err(BadGenerator::TooLarge { family, count: count.try_into().ok(), things, most });
            }
        }
        Ok(vertices as u32)
    }

    /// Refuses more than `most` edges, the number that fits `vertices` vertices.
    pub(super) fn dense(&self, vertices: u64, edges: u64, most: u128) -> Result<(), BadGenerator> {
        if u128::from(edges) <= most {
            return Ok(());
        }
        let family = self.family.word;
        Err(BadGenerator::TooDense { family, vertices, edges, most: most.try_into().unwrap_or(u64::MAX) })
    }
}
