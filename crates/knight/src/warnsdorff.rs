//! Warnsdorff's rule: to the square with the fewest ways on, first.
//!
//! Ties go to the square further from the centre: with the first found instead, boards from 500×500 on come to a dead end.
//! Where no first square is given, those of a colour that no tour begins on are left out.
//!
//! It is a rule of thumb, and no proof; the search behind it is whole and comes back from a wrong guess.

use backtrail::{Problem, Reason};

use super::board::Square;
use super::plain::{Plain, Step, Steps};
use super::tour::Tour;
use super::tours::Tours;
use registry::{Alternative, Mark, Narrated, Prospect};

/// The same walk as [`Plain`], its leaps in Warnsdorff's order; only those to squares without a number are tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warnsdorff {
    plain: Plain,
    /// The colour of the first square, where that is known.
    begins_on_dark: Option<bool>,
}

impl Warnsdorff {
    /// Before the first step, or on the first square if that is given.
    pub fn new(tours: &Tours) -> Self {
        Warnsdorff { plain: Plain::new(tours), begins_on_dark: tours.begins_on_dark() }
    }

    /// How far a square is from the centre, squared and in half squares.
    fn distance(&self, square: u32) -> u64 {
        let board = self.plain.board();
        let Square { row, column, .. } = board.place(square);
        let down = (2 * u64::from(row) + 1).abs_diff(u64::from(board.rows()));
        let right = (2 * u64::from(column) + 1).abs_diff(u64::from(board.columns()));
        down * down + right * right
    }

    // @code
    /// The leaps from a square, best first.
    fn ranked(&self, square: u32) -> Leaps {
        let rank = |(leap, there)| (self.plain.onward(there).count(), u64::MAX - self.distance(there), leap);
        let mut ranked = [(usize::MAX, 0, 0); 8];
        let mut count = 0;
        for rank in self.plain.onward(square).map(rank) {
            ranked[count] = rank;
            count += 1;
        }
        ranked[..count].sort_unstable();
        ranked[..count].iter().rev().fold(Leaps::default(), |leaps, &(_, _, leap)| leaps.and_before(leap))
    }
    // @end
}

/// Up to eight leaps in some order, in one word: four bits each, the next one lowest, each one more than its number.
#[derive(Clone, Copy, Debug, Default)]
struct Leaps(u32);

impl Leaps {
    fn and_before(self, leap: u8) -> Self {
        Leaps(self.0 << 4 | u32::from(leap + 1))
    }
}

impl Iterator for Leaps {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let next = (self.0 & 15).checked_sub(1)?;
        self.0 >>= 4;
        Some(next as u8)
    }
}

/// Squares to begin on, or leaps in Warnsdorff's order.
#[derive(Clone, Debug)]
pub struct Ranked(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Starts { steps: Steps, dark: Option<bool> },
    Leaps(Leaps),
}

impl Iterator for Ranked {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        match &mut self.0 {
            Kind::Starts { steps, dark } => steps.find(|step| match (step, *dark) {
                (Step::Start(Square { row, column, .. }), Some(dark)) => ((row + column) % 2 == 1) == dark,
                _ => true,
            }),
            Kind::Leaps(leaps) => leaps.next().map(Step::Leap),
        }
    }
}

impl Problem for Warnsdorff {
    type Choice = Step;
    type Choices = Ranked;
    type Solution = Tour;

    // @code
    fn choices(&self) -> Ranked {
        Ranked(match self.plain.here() {
            Some(here) => Kind::Leaps(self.ranked(here)), // @dead_end
            None => Kind::Starts { steps: Steps::anywhere(self.plain.board()), dark: self.begins_on_dark },
        })
    }

    fn apply(&mut self, step: Step) -> bool {
        self.plain.apply(step) // @enter @refuse
    }

    fn undo(&mut self, step: Step) {
        self.plain.undo(step); // @leave
    }

    fn is_solved(&self) -> bool {
        self.plain.is_solved() // @solution
    }
    // @end

    fn solution(&self) -> Tour {
        self.plain.solution()
    }

    fn is_image(&self) -> bool {
        self.plain.is_image()
    }

    fn explain(&self, step: Step) -> Option<Reason> {
        self.plain.explain(step)
    }
}

impl Narrated for Warnsdorff {
    fn label(&self, step: Step, made: bool) -> String {
        self.plain.label(step, made)
    }

    fn marks(&self, step: Step, made: bool, marks: &mut Vec<Mark>) {
        self.plain.marks(step, made, marks);
    }

    fn culprits(&self, step: Step) -> Vec<u32> {
        self.plain.culprits(step)
    }

    fn withheld(&self) -> Vec<Alternative> {
        if self.plain.here().is_none() {
            return Vec::new(); // anywhere to begin
        }
        let withheld = |step| {
            let (label, mut marks) = (self.plain.label(step, false), Vec::new());
            self.plain.marks(step, false, &mut marks);
            Some(Alternative { label, marks, prospect: Prospect::NotOffered(self.plain.explain(step)?) })
        };
        self.plain.choices().filter_map(withheld).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::Board;
    use super::*;
    use backtrail::Search;

    #[test]
    fn it_finds_all_that_the_plain_walk_finds() {
        let holed = Board::new(4, 5).with_holes((0..20).map(|square| matches!(square, 0 | 19)).collect());
        for tours in [Tours::open(Board::new(5, 5)).from(0), Tours::open(Board::new(4, 5)), Tours::closed(holed)] {
            let plain = Search::new(Plain::new(&tours)).count().solutions;
            assert_eq!(Search::new(Warnsdorff::new(&tours)).count().solutions, plain, "{tours:?}");
        }
    }

    #[test]
    fn large_boards_are_toured_without_a_step_back() {
        for side in [50, 101, 200] {
            let mut search = Search::new(Warnsdorff::new(&Tours::open(Board::new(side, side)).from(0)));
            assert!(search.first().is_some());
            assert_eq!(search.outcome().stats.visits, Some(u64::from(side * side)), "{side}");
        }
    }
}
