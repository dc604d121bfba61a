//! What a puzzle needs: the steps of [`solve`](super::solve), counted, without a word.

use backtrail::{Text, text};
use registry::show_in_english;

use super::marks::Marks;
use super::{Difficulty, Found, Technique, say};
use crate::Grid;

/// What a puzzle needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The hardest family of techniques that was needed; [`Guesses`](Difficulty::Guesses) if they are not enough.
    pub difficulty: Difficulty,
    /// How many steps of each technique there were, as in [`Technique::ALL`].
    pub steps: [u32; Technique::ALL.len()],
    /// How many cells were left when no step was.
    pub unsolved: usize,
    /// The [costs](Technique::cost) of all steps together, and if guesses are needed 1000, and 20 for each cell left.
    pub score: u64,
}

impl Rating {
    /// How many steps of a technique there were.
    pub fn steps_of(&self, technique: Technique) -> u32 {
        self.steps[technique as usize]
    }
}

/// The steps ran into a contradiction: the puzzle has no solution.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Impossible(Text);

impl Impossible {
    /// What is said of it.
    pub fn text(&self) -> Text {
        text!("sudoku-impossible", why = self.0.clone())
    }
}

show_in_english!(Impossible);

/// Rates a puzzle by the human steps that it needs.
///
/// A puzzle with several solutions needs guesses, as has one without a solution if the steps do not show that.
///
/// # Errors
///
/// If the steps show that there is no solution.
pub fn rate(grid: &Grid) -> Result<Rating, Impossible> {
    let mut marks = Marks::new(grid);
    let mut steps = [0; Technique::ALL.len()];
    while let Some(found) = Found::next(&marks) {
        found.apply(&mut marks);
        steps[found.technique() as usize] += 1;
    }
    if let Some(contradiction) = marks.contradiction() {
        return Err(Impossible(say(&marks, contradiction)));
    }
    let unsolved = marks.empty();
    let hardest = Technique::ALL.into_iter().rev().find(|&technique| steps[technique as usize] > 0);
    let difficulty = match hardest {
        _ if unsolved > 0 => Difficulty::Guesses,
        Some(technique) => technique.difficulty(),
        None => Difficulty::Singles,
    };
    let score: u64 =
        Technique::ALL.iter().map(|&technique| technique.cost() * u64::from(steps[technique as usize])).sum();
    let guesses = if unsolved > 0 { 1000 + 20 * unsolved as u64 } else { 0 };
    Ok(Rating { difficulty, steps, unsolved, score: score + guesses })
}
