//! Which cells hold clues together: the symmetries of a square as a pattern of clues.

use std::str::FromStr;

use backtrail::{Text, text};
use registry::show_in_english;

use crate::Shape;

/// A symmetry of the pattern of clues; the values themselves have none. These are all that a square can have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Any pattern.
    #[default]
    None,
    /// Turned by 180 degrees it is the same: the newspapers' choice.
    HalfTurn,
    /// Turned by 90 degrees it is the same.
    QuarterTurn,
    /// The left half mirrors the right one.
    LeftRight,
    /// The upper half mirrors the lower one.
    TopBottom,
    /// It mirrors itself in the diagonal from the upper left.
    Diagonal,
    /// It mirrors itself in the diagonal from the upper right.
    Antidiagonal,
    /// Both halves mirror each other, left and right, upper and lower.
    Mirrors,
    /// It mirrors itself in both diagonals.
    Diagonals,
    /// Every turn and every mirror leaves it the same.
    Full,
}

/// A word that names no symmetry.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BadSymmetry {
    word: String,
}

impl BadSymmetry {
    /// What is said of it.
    pub fn text(&self) -> Text {
        let words = Symmetry::WORDS.map(|(word, _)| word).join(", ");
        text!("sudoku-no-symmetry", word = &*self.word, words = words)
    }
}

show_in_english!(BadSymmetry);

impl Symmetry {
    /// The words for them, each with what it names; `mirror` is short for `left-right`.
    pub const WORDS: [(&str, Symmetry); 11] = [
        ("none", Symmetry::None),
        ("half-turn", Symmetry::HalfTurn),
        ("quarter-turn", Symmetry::QuarterTurn),
        ("mirror", Symmetry::LeftRight),
        ("left-right", Symmetry::LeftRight),
        ("top-bottom", Symmetry::TopBottom),
        ("diagonal", Symmetry::Diagonal),
        ("antidiagonal", Symmetry::Antidiagonal),
        ("mirrors", Symmetry::Mirrors),
        ("diagonals", Symmetry::Diagonals),
        ("full", Symmetry::Full),
    ];

    /// The word for it.
    pub fn word(self) -> &'static str {
        let named = Symmetry::WORDS.iter().rfind(|(_, symmetry)| *symmetry == self);
        named.expect("each has a word").0
    }

    /// Where the generators of the group take a cell at row `r`, column `c`; `m` is the last row and column.
    fn images(self, r: usize, c: usize, m: usize) -> [(usize, usize); 2] {
        let (half, quarter, diagonal) = ((m - r, m - c), (c, m - r), (c, r));
        match self {
            Symmetry::None => [(r, c); 2],
            Symmetry::HalfTurn => [half; 2],
            Symmetry::QuarterTurn => [quarter; 2],
            Symmetry::LeftRight => [(r, m - c); 2],
            Symmetry::TopBottom => [(m - r, c); 2],
            Symmetry::Diagonal => [diagonal; 2],
            Symmetry::Antidiagonal => [(m - c, m - r); 2],
            Symmetry::Mirrors => [(r, m - c), half],
            Symmetry::Diagonals => [diagonal, half],
            Symmetry::Full => [diagonal, quarter],
        }
    }

    /// The cells of a grid in orbits: the cells that can only hold clues together, in row order.
    pub fn orbits(self, shape: Shape) -> Vec<Vec<usize>> {
        let n = shape.n();
        let mut seen = vec![false; shape.cells()];
        let mut orbits = Vec::new();
        for first in 0..shape.cells() {
            let mut orbit = Vec::new();
            let mut todo = vec![first];
            while let Some(cell) = todo.pop() {
                if !std::mem::replace(&mut seen[cell], true) {
                    orbit.push(cell);
                    todo.extend(self.images(cell / n, cell % n, n - 1).map(|(r, c)| r * n + c));
                }
            }
            if !orbit.is_empty() {
                orbit.sort_unstable();
                orbits.push(orbit);
            }
        }
        orbits
    }
}

impl FromStr for Symmetry {
    type Err = BadSymmetry;

    fn from_str(word: &str) -> Result<Self, BadSymmetry> {
        let known = Symmetry::WORDS.iter().find(|(known, _)| *known == word);
        known.map(|&(_, symmetry)| symmetry).ok_or_else(|| BadSymmetry { word: word.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::Symmetry;
    use crate::Shape;

    #[test]
    fn orbits_part_the_grid_and_are_as_large_as_the_group() {
        let most = [1, 2, 4, 2, 2, 2, 2, 2, 4, 4, 8];
        for n in [1, 4, 6, 9] {
            let shape = Shape::usual(n).unwrap();
            for ((word, symmetry), most) in Symmetry::WORDS.into_iter().zip(most) {
                let orbits = symmetry.orbits(shape);
                let mut cells: Vec<usize> = orbits.concat();
                cells.sort_unstable();
                assert!(cells.iter().copied().eq(0..shape.cells()), "{word}");
                let largest = orbits.iter().map(Vec::len).max().unwrap();
                assert!(largest <= most && (n < 6 || largest == most), "{word}: {largest}");
            }
        }
    }

    #[test]
    fn orbits_of_known_cells() {
        let orbit = |symmetry: Symmetry, cell: usize| {
            let mut orbits = symmetry.orbits(Shape::NINE).into_iter();
            orbits.find(|orbit| orbit.contains(&cell)).unwrap()
        };
        assert_eq!(orbit(Symmetry::HalfTurn, 1), [1, 79]);
        assert_eq!(orbit(Symmetry::QuarterTurn, 1), [1, 17, 63, 79]);
        assert_eq!(orbit(Symmetry::LeftRight, 1), [1, 7]);
        assert_eq!(orbit(Symmetry::TopBottom, 1), [1, 73]);
        assert_eq!(orbit(Symmetry::Diagonal, 1), [1, 9]);
        assert_eq!(orbit(Symmetry::Antidiagonal, 1), [1, 71]);
        assert_eq!(orbit(Symmetry::Mirrors, 1), [1, 7, 73, 79]);
        assert_eq!(orbit(Symmetry::Diagonals, 1), [1, 9, 71, 79]);
        assert_eq!(orbit(Symmetry::Full, 1), [1, 7, 9, 17, 63, 71, 73, 79]);
        assert_eq!(orbit(Symmetry::Full, 40), [40]);
    }

    #[test]
    fn a_bad_word_is_answered_with_the_good_ones() {
        assert_eq!("half-turn".parse(), Ok(Symmetry::HalfTurn));
        let error = "round".parse::<Symmetry>().unwrap_err().to_string();
        assert!(error.contains("'round'") && error.contains("quarter-turn"), "{error}");
    }
}
