//! A tour of any board that has one, by dividing it into small boards.

mod blocks;
mod cut;
mod odd;
mod parts;
mod wide;

use std::ops::ControlFlow;

use backtrail::{Limit, Outcome, Stats, Status};

use super::impossible;
use super::leaper::Leaper;
use super::tour::Tour;
use super::tours::Tours;
use crate::registry::{Answer, Request};
use wide::Wide;

/// Are these among the tours of which it finds one?
pub(super) fn can(tours: &Tours) -> bool {
    let board = &tours.board;
    board.piece() == Leaper::KNIGHT && !board.has_holes() && tours.end.is_none()
}

/// Finds a tour, or proves that there is none.
///
/// # Panics
///
/// If it [`can`] not.
pub(super) fn solve(tours: &Tours, request: &Request, answer: Answer<'_, Tour>) -> Outcome<String> {
    assert!(can(tours), "{tours:?}");
    let outcome = |status, solutions| Outcome { status, solutions, stats: Stats::default(), at: None };
    if impossible::ruled_out(tours).is_some() {
        return outcome(Status::Exhausted, 0);
    }
    let board = &tours.board;
    let start = tours.start.unwrap_or(0);
    let numbers = Wide::new(board, start).numbers(&|| request.monitor.is_cancelled());
    let Some(numbers) = numbers else { return outcome(Status::Stopped(Limit::Cancel), 0) };
    let (ControlFlow::Break(()) | ControlFlow::Continue(())) = answer(Tour::new(board.clone(), numbers));
    outcome(Status::Found, 1)
}

#[cfg(test)]
mod tests {
    use super::super::board::Board;
    use super::*;
    use crate::registry::Question;

    /// The tour that it finds, if it finds one.
    fn tour(tours: &Tours) -> Option<Tour> {
        let mut found = None;
        let outcome = solve(tours, &Request::new(Question::First), &mut |tour| {
            found = Some(tour);
            ControlFlow::Continue(())
        });
        assert_eq!(outcome.status, if found.is_some() { Status::Found } else { Status::Exhausted });
        found
    }

    /// Asserts that these are the numbers of such a tour. It shares no code with what finds them.
    fn check(tours: &Tours, numbers: &[u32]) {
        let (rows, columns) = (tours.board.rows() as usize, tours.board.columns() as usize);
        assert_eq!(numbers.len(), rows * columns);
        let mut places = vec![usize::MAX; numbers.len()];
        for (place, &number) in numbers.iter().enumerate() {
            let number = number as usize;
            assert!((1..=numbers.len()).contains(&number) && places[number - 1] == usize::MAX, "{tours:?}: {number}");
            places[number - 1] = place;
        }
        let leap = |a: usize, b: usize| {
            let by = ((a / columns).abs_diff(b / columns), (a % columns).abs_diff(b % columns));
            by == (1, 2) || by == (2, 1)
        };
        let wrong = places.windows(2).position(|step| !leap(step[0], step[1]));
        assert_eq!(wrong, None, "{tours:?}");
        assert!(tours.start.is_none_or(|start| places[0] == start as usize), "{tours:?}");
        assert!(!tours.closed || leap(places[0], *places.last().unwrap()), "{tours:?}");
    }

    #[test]
    fn every_start_of_wide_boards_has_a_tour() {
        for (rows, columns) in (5..=20).flat_map(|rows| (5..=20).map(move |columns| (rows, columns))) {
            let board = Board::new(rows, columns);
            for start in 0..board.free() {
                let closed = board.free() % 2 == 0;
                let tours = Tours { closed, ..Tours::open(board.clone()).from(start) };
                match tour(&tours) {
                    Some(tour) => check(&tours, tour.numbers()),
                    None => assert!(!closed && board.is_dark(start), "{tours:?}"),
                }
            }
        }
    }
}
