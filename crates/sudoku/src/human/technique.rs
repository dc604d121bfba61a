//! The techniques, and how hard a puzzle is by those that it needs.

use std::fmt;
use std::str::FromStr;

use backtrail::{Text, text};
use registry::show_in_english;

/// A named human step. In the order in which they are tried: the easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Technique {
    /// A house has one empty cell.
    FullHouse,
    /// A value has one place in a house.
    HiddenSingle,
    /// A cell has one candidate.
    NakedSingle,
    /// All places for a value in a box are in one row or column.
    Pointing,
    /// All places for a value in a row or column are in one box.
    Claiming,
    /// Two cells of a house have two candidates together.
    NakedPair,
    /// Two values of a house have two places together.
    HiddenPair,
    /// Three cells of a house have three candidates together.
    NakedTriple,
    /// Three values of a house have three places together.
    HiddenTriple,
    /// Four cells of a house have four candidates together.
    NakedQuad,
    /// Four values of a house have four places together.
    HiddenQuad,
    /// The places for a value in two rows are in two columns, or the other way round.
    XWing,
    /// The places for a value in three rows are in three columns, or the other way round.
    Swordfish,
}

impl Technique {
    /// All techniques, the easiest first.
    pub const ALL: [Technique; 13] = [
        Technique::FullHouse,
        Technique::HiddenSingle,
        Technique::NakedSingle,
        Technique::Pointing,
        Technique::Claiming,
        Technique::NakedPair,
        Technique::HiddenPair,
        Technique::NakedTriple,
        Technique::HiddenTriple,
        Technique::NakedQuad,
        Technique::HiddenQuad,
        Technique::XWing,
        Technique::Swordfish,
    ];

    /// Its name: "hidden single".
    pub fn name(self) -> &'static str {
        match self {
            Technique::FullHouse => "full house",
            Technique::HiddenSingle => "hidden single",
            Technique::NakedSingle => "naked single",
            Technique::Pointing => "pointing",
            Technique::Claiming => "claiming",
            Technique::NakedPair => "naked pair",
            Technique::HiddenPair => "hidden pair",
            Technique::NakedTriple => "naked triple",
            Technique::HiddenTriple => "hidden triple",
            Technique::NakedQuad => "naked quad",
            Technique::HiddenQuad => "hidden quad",
            Technique::XWing => "X-wing",
            Technique::Swordfish => "swordfish",
        }
    }

    /// The same for a person, in any language.
    pub fn text(self) -> Text {
        Text::id_only(match self {
            Technique::FullHouse => "sudoku-technique-full-house",
            Technique::HiddenSingle => "sudoku-technique-hidden-single",
            Technique::NakedSingle => "sudoku-technique-naked-single",
            Technique::Pointing => "sudoku-technique-pointing",
            Technique::Claiming => "sudoku-technique-claiming",
            Technique::NakedPair => "sudoku-technique-naked-pair",
            Technique::HiddenPair => "sudoku-technique-hidden-pair",
            Technique::NakedTriple => "sudoku-technique-naked-triple",
            Technique::HiddenTriple => "sudoku-technique-hidden-triple",
            Technique::NakedQuad => "sudoku-technique-naked-quad",
            Technique::HiddenQuad => "sudoku-technique-hidden-quad",
            Technique::XWing => "sudoku-technique-x-wing",
            Technique::Swordfish => "sudoku-technique-swordfish",
        })
    }

    /// How hard a puzzle is that needs it.
    pub fn difficulty(self) -> Difficulty {
        match self {
            Technique::FullHouse | Technique::HiddenSingle | Technique::NakedSingle => Difficulty::Singles,
            Technique::Pointing | Technique::Claiming => Difficulty::Locked,
            Technique::NakedPair | Technique::HiddenPair => Difficulty::Pairs,
            Technique::NakedTriple | Technique::HiddenTriple | Technique::NakedQuad | Technique::HiddenQuad => {
                Difficulty::Triples
            }
            Technique::XWing | Technique::Swordfish => Difficulty::Fish,
        }
    }

    /// What one step of it adds to the score of a puzzle.
    pub fn cost(self) -> u64 {
        [1, 2, 3, 10, 12, 20, 30, 40, 55, 70, 90, 100, 140][self as usize]
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How hard a puzzle is: the hardest family of techniques that it needs, when the easiest is always taken first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Difficulty {
    /// Singles are enough.
    Singles,
    /// Locked candidates too.
    Locked,
    /// Naked or hidden pairs too.
    Pairs,
    /// Triples or quads too.
    Triples,
    /// An X-wing or swordfish too.
    Fish,
    /// The techniques here do not solve it: somewhere a value must be tried.
    Guesses,
}

/// A word that names no difficulty.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BadDifficulty(String);

impl BadDifficulty {
    /// What is said of it.
    pub fn text(&self) -> Text {
        text!("sudoku-no-difficulty", word = &*self.0)
    }
}

show_in_english!(BadDifficulty);

impl Difficulty {
    /// All, the easiest first.
    pub const ALL: [Difficulty; 6] = [
        Difficulty::Singles,
        Difficulty::Locked,
        Difficulty::Pairs,
        Difficulty::Triples,
        Difficulty::Fish,
        Difficulty::Guesses,
    ];

    /// The same for a person, in any language.
    pub fn text(self) -> Text {
        Text::id_only(match self {
            Difficulty::Singles => "sudoku-difficulty-singles",
            Difficulty::Locked => "sudoku-difficulty-locked",
            Difficulty::Pairs => "sudoku-difficulty-pairs",
            Difficulty::Triples => "sudoku-difficulty-triples",
            Difficulty::Fish => "sudoku-difficulty-fish",
            Difficulty::Guesses => "sudoku-difficulty-guesses",
        })
    }

    /// The word for it.
    pub fn word(self) -> &'static str {
        ["singles", "locked", "pairs", "triples", "fish", "guesses"][self as usize]
    }
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Difficulty {
    type Err = BadDifficulty;

    fn from_str(word: &str) -> Result<Self, BadDifficulty> {
        Self::ALL
            .into_iter()
            .find(|difficulty| difficulty.word() == word)
            .ok_or_else(|| BadDifficulty(word.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::{Difficulty, Technique};

    #[test]
    fn techniques_are_tried_in_the_order_of_difficulty_and_cost() {
        assert!(Technique::ALL.is_sorted_by_key(|technique| technique.difficulty()));
        assert!(Technique::ALL.is_sorted_by_key(|technique| technique.cost()));
        assert!(Technique::ALL.into_iter().enumerate().all(|(i, technique)| technique as usize == i));
    }

    #[test]
    fn what_a_person_reads_in_english_is_what_programs_read() {
        for technique in Technique::ALL {
            assert_eq!(words::english(&technique.text()), technique.name());
        }
        for difficulty in Difficulty::ALL {
            assert_eq!(words::english(&difficulty.text()), difficulty.word());
        }
    }

    #[test]
    fn words_are_read_and_refused() {
        for difficulty in Difficulty::ALL {
            assert_eq!(difficulty.to_string().parse(), Ok(difficulty));
        }
        let refusal = "easy".parse::<Difficulty>().unwrap_err().to_string();
        assert!(Difficulty::ALL.iter().all(|difficulty| refusal.contains(difficulty.word())), "{refusal}");
    }
}
