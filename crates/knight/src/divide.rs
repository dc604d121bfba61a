//! A tour of any board that has one, by dividing it: a proof rather than a hope.
//!
//! A board of five rows and columns or more is cut into small ones, whose tours are known or found at once, and any two
//! neighbours of which can be joined: [`mod@wide`] puts together what [`cut`] (the pieces), [`blocks`] (small closed tours and
//! their doors), [`between`] (small open tours from a square to another) and [`parts`] (a small tour, cut at its doors) promise.
//! That there is a tour follows from tests of each small board alone. So every wide board has one from each square to each other,
//! if the colours allow, but for a few: on 5×5 and 5×6 every way is tried, and on longer boards of five rows it is known which
//! two squares cannot be ends. A closed tour is one to a square a leap away.
//!
//! A board of three or four rows or columns has no such rule: [`mod@narrow`] decides each of them, from and to any squares, with sets
//! of states of its columns ([`strip`]). The boards of one or two rows are [`impossible`].
//!
//! On one core of an EPYC, 2026-11-15: 8×8 in 11 µs, or 74 for the worst two ends; 20×20 in 28 µs for most ends, 374 for the worst;
//! 2000×2000 in 6 ms, 10,000×10,000 in .34 s, half of it the system's, for pages (4.5 bytes a square); 3×1,000,000 in 31 ms,
//! 4×1,000,000 in 55 (5 bytes a square).

mod between;
mod blocks;
mod cut;
mod narrow;
mod parts;
mod strip;
mod wide;

use std::ops::ControlFlow;

use backtrail::{Limit, Status};
use registry::Outcome;

use super::board::Board;
use super::impossible;
use super::leaper::Leaper;
use super::tour::Tour;
use super::tours::Tours;
use narrow::{Found, Narrow};
use registry::{Deadline, OnSolution, Request};
use wide::Wide;

/// Boards with fewer rows or columns are narrow.
const WIDE: u32 = 5;

/// Are these among the tours of which it finds one?
pub(super) fn can(tours: &Tours) -> bool {
    tours.board.piece() == Leaper::KNIGHT && !tours.board.has_holes()
}

/// Finds a tour, or proves that there is none.
///
/// # Panics
///
/// If it [`can`] not.
pub(super) fn solve(tours: &Tours, request: &Request, answer: OnSolution<'_>) -> Outcome {
    assert!(can(tours), "{tours:?}");
    if impossible::ruled_out(tours).is_some() {
        return Outcome::bare(Status::Exhausted, 0);
    }
    let board = &tours.board;
    let watch = Deadline::new(request);
    let stop = || watch.limit().is_some();
    let found = match board.rows().min(board.columns()) {
        // The others of one or two rows are ruled out.
        1 => Found::Numbers(vec![1]),
        2..WIDE => narrow(tours).numbers(&stop),
        _ => wide(tours, &stop),
    };
    let numbers = match found {
        Found::Numbers(numbers) => numbers,
        Found::Nothing => return Outcome::bare(Status::Exhausted, 0),
        Found::Stopped => return Outcome::bare(Status::Stopped(watch.limit().unwrap_or(Limit::Cancel)), 0),
    };
    let (ControlFlow::Break(()) | ControlFlow::Continue(())) = answer(&Tour::new(board.clone(), numbers));
    Outcome::bare(Status::Found, 1)
}

/// A tour of a wide board.
fn wide(tours: &Tours, stop: &dyn Fn() -> bool) -> Found {
    let (board, squares) = (&tours.board, tours.board.free());
    let from = match (tours.root(), tours.end) {
        (Some(first), Some(last)) => return lead(board, [first, last], stop),
        (first, last) => first.or(last).unwrap_or(0),
    };
    // Nearly always the first end will do. On a board of an even number of squares it is a leap away: the tour is closed.
    let near: Vec<u32> = board.neighbours(from).collect();
    let ends: Box<dyn Iterator<Item = u32>> = if squares.is_multiple_of(2) {
        Box::new(near.into_iter())
    } else {
        let two_leaps = near.into_iter().flat_map(|there| board.neighbours(there));
        Box::new(two_leaps.chain((0..squares).filter(|&square| !board.is_dark(square))).filter(|&end| end != from))
    };
    let fit = ends.filter(|&end| impossible::between_corners(board, [from, end]).is_none());
    let mut found = fit.map(|end| lead(board, [from, end], stop)).find(|found| !matches!(found, Found::Nothing));
    if let (None, Some(_), Some(Found::Numbers(numbers))) = (tours.root(), tours.end, &mut found) {
        numbers.iter_mut().for_each(|number| *number = squares + 1 - *number);
    }
    found.unwrap_or(Found::Nothing)
}

/// A tour of a wide board from a square to another, which nothing rules out.
fn lead(board: &Board, ends: [u32; 2], stop: &dyn Fn() -> bool) -> Found {
    if board.free() <= TINY {
        let (height, width) = (board.rows() as u8, board.columns() as u8);
        let spots = ends.map(|end| board.place(end)).map(|place| (place.row as u8, place.column as u8));
        return between::exact(height, width, spots).map_or(Found::Nothing, |path| {
            let path: Vec<u32> = path.into_iter().map(|(row, column)| u32::from(row * width + column)).collect();
            Found::Numbers(Tour::of_path(board.clone(), &path).numbers().to_vec())
        });
    }
    let wide = [false, true].into_iter().find_map(|mirrored| Wide::new(board, ends, mirrored));
    wide.expect("every pair of squares has been tried").numbers(stop).map_or(Found::Stopped, Found::Numbers)
}

/// Boards of at most this many squares, 5×5 and 5×6, are not cut: many pairs of their squares have no tour, and every way is tried.
const TINY: u32 = 30;

/// A board of 3 or 4 rows, or columns.
fn narrow(tours: &Tours) -> Narrow {
    let board = &tours.board;
    let turned = board.rows() > board.columns();
    let turn = |(row, column)| if turned { (column, row) } else { (row, column) };
    let (rows, columns) = turn((board.rows(), board.columns()));
    let place = |square: u32| turn((board.place(square).row, board.place(square).column));
    // A closed tour with a given last square is an open one to there: the square is a leap from the first.
    let closed = tours.closed && tours.end.is_none();
    Narrow { rows, columns, turned, closed, ends: [tours.root(), tours.end].map(|end| end.map(place)) }
}

#[cfg(test)]
mod tests {
    use super::super::pruned::Pruned;
    use super::*;
    use backtrail::Search;
    use proptest::prelude::*;
    use registry::Question;
    use registry::random::Random;

    /// The tour that it finds, if it finds one.
    fn tour(tours: &Tours) -> Option<Tour> {
        let mut found = None;
        let outcome = solve(tours, &Request::new(Question::First), &mut |tour| {
            found = Some(Tour::new(tours.board.clone(), tour.numbers().into_owned()));
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
        assert!(tours.end.is_none_or(|end| *places.last().unwrap() == end as usize), "{tours:?}");
        assert!(!tours.closed || leap(places[0], *places.last().unwrap()), "{tours:?}");
    }

    /// Every start and none, open and closed.
    fn kinds(board: &Board) -> impl Iterator<Item = Tours> {
        let starts = [None].into_iter().chain((0..board.free()).map(Some));
        let both = starts.flat_map(|start| [(start, false), (start, true)]);
        both.map(|(start, closed)| Tours { start, closed, ..Tours::open(board.clone()) })
    }

    /// Checks the tours of a board from every start; says how many kinds there are none of.
    fn absent(rows: u32, columns: u32) -> usize {
        let board = Board::new(rows, columns);
        let found = kinds(&board).map(|tours| tour(&tours).map(|tour| check(&tours, tour.numbers())));
        found.filter(Option::is_none).count()
    }

    /// How many kinds of tours of a wide board there are none of: closed ones if it has odd sides, and those from squares of
    /// the wrong colour.
    fn absent_by_colour(rows: u32, columns: u32) -> usize {
        let squares = (rows * columns) as usize;
        if squares.is_multiple_of(2) { 0 } else { 1 + squares + squares / 2 }
    }

    #[test]
    fn every_start_of_a_wide_board_has_a_tour_but_for_those_of_the_wrong_colour() {
        for (rows, columns) in (5..=13).flat_map(|rows| (5..=13).map(move |columns| (rows, columns))) {
            assert_eq!(absent(rows, columns), absent_by_colour(rows, columns), "{rows}x{columns}");
        }
    }

    #[test]
    #[ignore = "run once, with optimisation"]
    fn every_start_of_every_board_up_to_50() {
        for (rows, columns) in (1..=50).flat_map(|rows| (1..=50).map(move |columns| (rows, columns))) {
            let absent = absent(rows, columns);
            let wide = rows.min(columns) >= WIDE;
            assert!(!wide || absent == absent_by_colour(rows, columns), "{rows}x{columns}");
        }
    }

    /// Is there such a tour? Every way is tried, but no way on from a square that leaves another one without neighbours.
    fn exists(tours: &Tours) -> bool {
        fn goes_on(tours: &Tours, path: &mut Vec<u32>, visited: &mut Vec<bool>) -> bool {
            let (board, here) = (&tours.board, path[path.len() - 1]);
            if path.len() == board.squares() {
                let back = board.neighbours(here).any(|there| there == path[0]);
                return tours.end.is_none_or(|end| end == here) && (!tours.closed || back);
            }
            let free =
                |square: u32, visited: &[bool]| board.neighbours(square).filter(|&to| !visited[to as usize]).count();
            let ways: Vec<u32> = board.neighbours(here).filter(|&there| !visited[there as usize]).collect();
            // Two squares that only the next step reaches are one too many, unless nothing else is left.
            let urgent = ways.iter().filter(|&&there| free(there, visited) == 0).count();
            if urgent > 1 || (urgent == 1 && path.len() + 1 < board.squares()) {
                return false;
            }
            for there in ways {
                path.push(there);
                visited[there as usize] = true;
                if goes_on(tours, path, visited) {
                    return true;
                }
                visited[there as usize] = false;
                path.pop();
            }
            false
        }
        let board = &tours.board;
        let starts = tours.root().map_or(0..board.free(), |root| root..root + 1);
        starts.into_iter().any(|start| {
            let mut visited = vec![false; board.squares()];
            visited[start as usize] = true;
            goes_on(tours, &mut vec![start], &mut visited)
        })
    }

    #[test]
    fn narrow_boards_have_the_tours_that_a_search_finds() {
        let sides = (1..=4).flat_map(|rows| (1..=20 / rows).map(move |columns| (rows, columns)));
        for (rows, columns) in sides.flat_map(|(rows, columns)| [(rows, columns), (columns, rows)]) {
            for tours in kinds(&Board::new(rows, columns)) {
                let found = tour(&tours);
                assert_eq!(found.is_some(), exists(&tours), "{tours:?}");
                found.iter().for_each(|tour| check(&tours, tour.numbers()));
            }
        }
    }

    #[test]
    fn narrow_boards_have_the_tours_to_an_end_that_a_search_finds() {
        for (rows, columns) in [(1, 1), (3, 3), (3, 4), (4, 3), (3, 6)] {
            let board = Board::new(rows, columns);
            let starts = || [None].into_iter().chain((0..board.free()).map(Some));
            let pairs = starts().flat_map(|start| (0..board.free()).map(move |end| (start, end)));
            for (start, end, closed) in pairs.flat_map(|(start, end)| [(start, end, false), (start, end, true)]) {
                let tours = Tours { start, end: Some(end), closed, ..Tours::open(board.clone()) };
                let found = tour(&tours);
                assert_eq!(found.is_some(), exists(&tours), "{tours:?}");
                found.iter().for_each(|tour| check(&tours, tour.numbers()));
            }
        }
    }

    /// The pairs of squares of the right colours.
    fn pairs(board: &Board) -> impl Iterator<Item = Tours> {
        let all = (0..board.free()).flat_map(|start| (0..board.free()).map(move |end| (start, end)));
        let colours = |&(start, end): &(u32, u32)| match board.free().is_multiple_of(2) {
            true => board.is_dark(start) != board.is_dark(end),
            false => start != end && !board.is_dark(start) && !board.is_dark(end),
        };
        all.filter(colours).map(|(start, end)| Tours::open(board.clone()).from(start).to(end))
    }

    /// Checks the tours between all pairs of squares; says between which there are none.
    fn pairs_without(rows: u32, columns: u32) -> Vec<Tours> {
        let mut without = Vec::new();
        for tours in pairs(&Board::new(rows, columns)) {
            match tour(&tours) {
                Some(tour) => check(&tours, tour.numbers()),
                None => without.push(tours),
            }
        }
        without
    }

    /// How many pairs of squares, in order, a board of 5 rows, or columns, and `side` others has no tour between.
    fn without_by_corners(side: u32) -> usize {
        // The other colour has 5·side/2 squares; two of them are the corners. The two squares between corners are a pair twice,
        // if they are one.
        if side % 2 == 1 { 0 } else { 2 * (2 * (5 * side as usize / 2 - 2) - 1) }
    }

    #[test]
    fn small_wide_boards_have_the_tours_to_an_end_that_a_search_finds() {
        for (rows, columns) in [(5, 5), (5, 6), (6, 5), (5, 7), (7, 5), (6, 6)] {
            let without = pairs_without(rows, columns);
            for tours in &without {
                assert!(Search::new(Pruned::<u64>::new(tours)).first().is_none(), "{tours:?}");
            }
            let expected = match (rows.min(columns), rows.max(columns)) {
                (5, 5) => 72,
                (5, 6) => 94,
                (5, side) => without_by_corners(side),
                _ => 0,
            };
            assert_eq!(without.len(), expected, "{rows}x{columns}");
        }
    }

    /// The pieces with the ends are 25 long together at most. One small board of 6 columns before and after them, and three between
    /// them, are all that longer boards have more of: so this is a proof for boards of any length.
    #[test]
    #[ignore = "run once, with optimisation: a minute"]
    fn all_pairs_of_boards_of_five_rows_up_to_60() {
        for side in 7..=60 {
            assert_eq!(pairs_without(5, side).len(), without_by_corners(side), "5x{side}");
            assert_eq!(pairs_without(side, 5).len(), without_by_corners(side), "{side}x5");
        }
    }

    #[test]
    #[ignore = "run once, with optimisation: two minutes"]
    fn all_pairs_of_boards_up_to_20() {
        for (rows, columns) in (6..=20).flat_map(|rows| (6..=20).map(move |columns| (rows, columns))) {
            assert_eq!(pairs_without(rows, columns).len(), 0, "{rows}x{columns}");
        }
    }

    #[test]
    fn every_end_of_a_wide_board_has_a_tour() {
        for (rows, columns) in [(5, 5), (5, 6), (5, 9), (8, 7), (13, 11)] {
            let board = Board::new(rows, columns);
            for end in board.free_squares().filter(|&end| board.free().is_multiple_of(2) || !board.is_dark(end)) {
                let tours = Tours::open(board.clone()).to(end);
                check(&tours, tour(&tours).unwrap().numbers());
            }
        }
    }

    #[test]
    fn closed_tours_end_where_they_are_told() {
        for (rows, columns) in [(6, 6), (5, 8), (12, 19)] {
            let board = Board::new(rows, columns);
            for start in board.free_squares() {
                for end in board.neighbours(start) {
                    let tours = Tours::closed(board.clone()).from(start).to(end);
                    match tour(&tours) {
                        Some(tour) => check(&tours, tour.numbers()),
                        None => assert!(rows == 5 && [start, end].iter().any(|&at| board.neighbours(at).count() == 6)),
                    }
                }
            }
        }
    }

    proptest! {
        #[test]
        fn any_two_squares_of_a_wide_board_have_a_tour(
            rows in 5_u32..60, columns in 5_u32..60, start in 0_u32..3600, end in 0_u32..3600,
        ) {
            let board = Board::new(rows, columns);
            let tours = Tours::open(board.clone()).from(start % board.free()).to(end % board.free());
            prop_assume!(board.free() > TINY);
            match tour(&tours) {
                Some(tour) => check(&tours, tour.numbers()),
                None => prop_assert!(impossible::ruled_out(&tours).is_some()),
            }
        }
    }

    #[test]
    fn large_boards_have_tours_from_and_to_everywhere() {
        for (rows, columns) in [(500, 500), (501, 499), (7, 1_000), (1_001, 7), (5, 10_000), (10_001, 5), (300, 303)] {
            let board = Board::new(rows, columns);
            for seed in 0..12 {
                let mut random = Random::stream(7, seed);
                let mut square = || (random.bits() % u64::from(board.free())) as u32;
                let tours = Tours::open(board.clone()).from(square()).to(square());
                if impossible::ruled_out(&tours).is_none() {
                    check(&tours, tour(&tours).unwrap().numbers());
                }
            }
        }
    }

    #[test]
    fn mirrored_starts_of_narrow_boards_have_a_tour_or_none_alike() {
        for (rows, columns) in [9, 14].into_iter().flat_map(|columns| [(3, columns), (4, columns)]) {
            let board = Board::new(rows, columns);
            for start in (0..board.free()).step_by(7) {
                let both = [start, board.free() - 1 - start].map(|start| Tours::open(board.clone()).from(start));
                let found = both.each_ref().map(tour);
                assert_eq!(found[0].is_some(), found[1].is_some(), "{rows}x{columns} from {start}");
                found
                    .iter()
                    .zip(&both)
                    .for_each(|(tour, tours)| tour.iter().for_each(|tour| check(tours, tour.numbers())));
            }
        }
    }

    #[test]
    fn long_and_large_boards_have_tours() {
        for (rows, columns) in
            [(3, 1_000), (4, 1_001), (5, 100_000), (100_000, 3), (2, 100_000), (700, 700), (701, 699)]
        {
            let board = Board::new(rows, columns);
            for (start, closed) in
                [0, board.free() / 2, board.free() - 1].into_iter().flat_map(|at| [(at, false), (at, true)])
            {
                let tours = Tours { closed, ..Tours::open(board.clone()).from(start) };
                let found = tour(&tours);
                assert_eq!(found.is_none(), impossible::ruled_out(&tours).is_some(), "{tours:?}");
                found.iter().for_each(|tour| check(&tours, tour.numbers()));
            }
        }
    }

    #[test]
    fn very_long_and_very_large_boards_have_tours() {
        for (rows, columns) in [(5, 1_000_000), (1_000_000, 3), (2_000, 2_000), (999, 1_001)] {
            let board = Board::new(rows, columns);
            let closed = board.free().is_multiple_of(2);
            let tours = Tours { closed, ..Tours::open(board).from(2 * (columns + 1)) };
            check(&tours, tour(&tours).unwrap().numbers());
        }
    }

    #[test]
    fn who_cancels_gets_no_tour() {
        let request = Request::new(Question::First);
        request.monitor.cancel();
        let tours = Tours::open(Board::new(100, 100));
        let outcome = solve(&tours, &request, &mut |_| panic!("nobody wants it"));
        assert_eq!(outcome.status, Status::Stopped(Limit::Cancel));
    }
}
