//! Against the textbook's walk, and against what is known.

use std::ops::ControlFlow;
use std::time::Duration;

use backtrail::{Limit, Limits, Problem, Search, Status, Threads};
use proptest::prelude::*;

use super::super::board::Board;
use super::super::leaper::Leaper;
use super::super::plain::Plain;
use super::*;
use registry::{Question, Request};

fn count(tours: &Tours) -> u128 {
    Search::new(Pruned::<u64>::new(tours)).count().solutions
}

/// Every tour that a problem finds, in an order of their own.
fn all<P: Problem<Solution = Tour>>(problem: P) -> Vec<Vec<u32>> {
    let mut tours: Vec<Vec<u32>> = Search::new(problem).all().map(|tour| tour.path()).collect();
    tours.sort_unstable();
    tours
}

/// Every board of at most `largest` squares.
fn boards(largest: u32) -> impl Iterator<Item = Board> {
    (0..=largest).flat_map(move |rows| (0..=largest / rows.max(1)).map(move |columns| Board::new(rows, columns)))
}

#[test]
fn every_board_and_start_has_the_tours_of_the_plain_walk() {
    for board in boards(20) {
        for start in board.free_squares() {
            for closed in [false, true] {
                let tours = Tours { closed, ..Tours::open(board.clone()).from(start) };
                let plain = Search::new(Plain::new(&tours)).count().solutions;
                assert_eq!(count(&tours), plain, "{board} from {start}, closed: {closed}");
            }
        }
    }
}

#[test]
fn known_counts() {
    let of = |rows, columns| Tours::open(Board::new(rows, columns));
    let open = [(3, 4, 16), (3, 5, 0), (3, 7, 104), (3, 8, 792), (4, 4, 0), (4, 5, 164), (4, 6, 1_488)];
    for (rows, columns, known) in open.into_iter().chain([(4, 7, 12_756), (5, 5, 1_728), (5, 6, 37_568)]) {
        assert_eq!(count(&of(rows, columns)), known, "{rows}x{columns}");
        assert_eq!(count(&of(columns, rows)), known, "{columns}x{rows}");
        assert_eq!(count(&Tours { undirected: true, ..of(rows, columns) }), known / 2, "{rows}x{columns}, one way");
    }
    for (start, known) in [(0, 304), (12, 64), (2, 56), (6, 56), (1, 0), (7, 0)] {
        assert_eq!(count(&of(5, 5).from(start)), known, "5x5 from {start}");
    }
    assert_eq!(count(&of(6, 6).from(0)), 524_486);
    for (rows, columns, known) in [(3, 10, 16), (3, 12, 176), (5, 6, 8), (6, 6, 9_862)] {
        let closed = Tours::closed(Board::new(rows, columns));
        assert_eq!(count(&closed), known, "{rows}x{columns} closed");
        assert_eq!(count(&Tours { undirected: false, ..closed }), 2 * known, "{rows}x{columns} closed, both ways");
    }
}

#[test]
fn counting_gives_what_the_engine_finds() {
    let request = Request::new(Question::Count);
    let whole = |rows, columns| Tours::open(Board::new(rows, columns));
    let closed = |rows, columns| Tours::closed(Board::new(rows, columns));
    let some =
        [whole(5, 6), whole(4, 7), whole(5, 5).to(0), whole(4, 6).from(0).to(9), closed(5, 6), closed(3, 10).from(7)];
    for tours in some {
        for undirected in [false, true] {
            let tours = Tours { undirected, ..tours.clone() };
            assert_eq!(super::count(&tours, &request).solutions, count(&tours), "{tours:?}");
        }
    }
    for board in boards(16) {
        for tours in [Tours::open(board.clone()), Tours::closed(board)] {
            assert_eq!(super::count(&tours, &request).solutions, count(&tours), "{tours:?}");
        }
    }
    let outcome = super::count(&whole(6, 6), &request);
    assert_eq!(outcome.solutions, 6_637_920);
    assert!(outcome.stats.visits < Some(6_000_000), "{:?}", outcome.stats.visits);
}

/// Tries every choice of every node below this one: each is taken back without a trace, and the choices are those of before.
fn undo_restores(problem: &mut Pruned<u64>) {
    if problem.is_solved() {
        return;
    }
    let (before, choices) = (problem.clone(), problem.choices());
    for choice in choices {
        if problem.apply(choice) {
            undo_restores(problem);
            problem.undo(choice);
        }
        assert!(*problem == before);
        assert_eq!(problem.choices(), choices);
    }
}

#[test]
fn what_is_taken_back_leaves_no_trace() {
    undo_restores(&mut Pruned::new(&Tours::open(Board::new(3, 4))));
    undo_restores(&mut Pruned::new(&Tours::open(Board::new(4, 5)).from(0)));
    undo_restores(&mut Pruned::new(&Tours { distinct: true, ..Tours::closed(Board::new(5, 6)) }));
}

#[test]
fn threads_count_the_same() {
    let mut request = Request::new(Question::Count);
    let alone = super::count(&Tours::open(Board::new(5, 6)), &request);
    request.threads = 3;
    assert_eq!(super::count(&Tours::open(Board::new(5, 6)), &request), alone);
    let progress = request.monitor.progress();
    assert_eq!((progress.solutions, progress.share), (37_568, 1.0));
}

#[test]
fn limits_turn_counts_into_stopped_or_found() {
    let count = |change: &dyn Fn(&mut Request)| {
        let mut request = Request::new(Question::Count);
        change(&mut request);
        super::count(&Tours::open(Board::new(8, 8)), &request)
    };
    let outcome = count(&|request| request.limits.time = Some(Duration::ZERO));
    assert_eq!((outcome.status, outcome.solutions), (Status::Stopped(Limit::Time), 0.into()));
    let outcome = count(&|request| request.limits.time = Some(Duration::from_millis(30)));
    assert_eq!(outcome.status, Status::Stopped(Limit::Time));
    let outcome = count(&|request| request.monitor.cancel());
    assert_eq!(outcome.status, Status::Stopped(Limit::Cancel));
    let outcome = count(&|request| request.limits.visits = Some(100_000));
    assert_eq!(outcome.status, Status::Stopped(Limit::Visits));
    assert!((100_000..300_000).contains(&outcome.stats.visits.unwrap()));
    let outcome = count(&|request| request.limits.solutions = Some(100));
    assert_eq!((outcome.status, outcome.solutions), (Status::Found, 100.into()));
}

#[test]
fn the_width_of_the_word_changes_nothing() {
    for tours in [Tours::open(Board::new(5, 5)), Tours::closed(Board::new(6, 5)), Tours::open(Board::new(3, 8))] {
        let narrow = Search::new(Pruned::<u64>::new(&tours)).count();
        assert_eq!(Search::new(Pruned::<u128>::new(&tours)).count(), narrow);
        assert_eq!(Search::new(Pruned::<Wide<4>>::new(&tours)).count(), narrow);
        let list = all(Pruned::<u64>::new(&tours));
        assert_eq!(all(Pruned::<u128>::new(&tours)), list);
        assert_eq!(all(Pruned::<Wide<4>>::new(&tours)), list);
    }
}

/// A tour of a board, each leap looked at.
fn is_a_tour(tours: &Tours, path: &[u32]) -> bool {
    let board = &tours.board;
    let mut sorted = path.to_vec();
    sorted.sort_unstable();
    let leaps = |from: u32, to: u32| board.neighbours(from).any(|there| there == to);
    sorted.iter().copied().eq(board.free_squares())
        && path.windows(2).all(|step| leaps(step[0], step[1]))
        && (!tours.closed || leaps(path[path.len() - 1], path[0]))
        && tours.start.is_none_or(|start| path[0] == start)
        && tours.end.is_none_or(|end| path[path.len() - 1] == end)
}

#[test]
fn boards_of_more_than_128_squares_have_a_first_tour() {
    let holed = Board::new(20, 20).with_holes((0..400).map(|square| matches!(square, 42 | 337)).collect());
    let some = [Tours::closed(holed.clone()), Tours::open(holed)];
    for tours in some {
        let mut found = Vec::new();
        let mut request = Request::new(Question::First);
        request.limits.visits = Some(100_000);
        in_words!(tours.board, W => registry::walk(Pruned::<W>::new(&tours), &request, &mut |tour: Tour| {
            found.push(tour.path());
            ControlFlow::Break(())
        }));
        assert!(found.len() == 1 && is_a_tour(&tours, &found[0]), "{tours:?}");
    }
}

#[test]
fn threads_find_the_same_in_the_same_order() {
    let problem = Pruned::<u64>::new(&Tours::open(Board::new(4, 7)));
    let one = Search::new(problem.clone()).count();
    assert_eq!(Threads::new(problem.clone(), 3).count(), one);
    assert_eq!(Threads::new(problem.clone(), 3).take(2_000), Search::new(problem).take(2_000));
}

#[test]
fn boards_of_more_than_64_squares_have_a_first_tour() {
    for (rows, columns) in [(8, 9), (10, 10), (8, 16), (11, 11), (6, 21)] {
        let limits = Limits { visits: Some(100_000), ..Limits::default() };
        let tours = Tours::open(Board::new(rows, columns));
        let tour = Search::new(Pruned::<u128>::new(&tours)).limits(limits).first();
        assert!(is_a_tour(&tours, &tour.expect("a tour is found soon").path()));
    }
}

#[test]
fn a_board_that_has_none_is_seen_at_once() {
    // The colours are uneven from here, and a ferz never leaves its colour.
    let ferz = Board::new(6, 6).with_piece(Leaper::new(1, 1).unwrap());
    for tours in [Tours::open(Board::new(11, 11)).from(1), Tours::closed(Board::new(9, 9)), Tours::open(ferz).from(0)] {
        let outcome = Search::new(Pruned::<u128>::new(&tours)).count();
        assert_eq!((outcome.solutions, outcome.status, outcome.stats.visits), (0, Status::Exhausted, Some(1)));
    }
}

#[test]
#[should_panic(expected = "70 free squares in a word of 64 bits")]
fn a_word_holds_no_more_squares_than_it_has_bits() {
    Pruned::<u64>::new(&Tours::open(Board::new(7, 10)));
}

/// Any tours of a small board: holes, ends, pieces, ways.
fn any_tours() -> impl Strategy<Value = Tours> {
    let sides = prop_oneof![Just((3, 4)), Just((4, 4)), Just((3, 6)), Just((4, 5)), Just((5, 5)), Just((3, 8))];
    let pieces =
        prop_oneof![4 => Just((1, 2)), 1 => Just((0, 1)), 1 => Just((1, 1)), 1 => Just((1, 3)), 1 => Just((2, 3))];
    let board = (sides, pieces).prop_flat_map(|((rows, columns), (one, other))| {
        let squares = (rows * columns) as usize;
        let holes = prop::collection::vec(0..squares, squares.saturating_sub(17)..squares);
        (Just(Board::new(rows, columns).with_piece(Leaper::new(one, other).unwrap())), holes)
    });
    let board = board.prop_map(|(board, holes)| {
        let signs = (0..board.squares()).map(|square| holes[..holes.len().min(9)].contains(&square)).collect();
        board.with_holes(signs)
    });
    (board, any::<[bool; 3]>(), prop::option::weighted(0.3, 0..16usize), prop::option::weighted(0.3, 0..16usize))
        .prop_map(|(board, [closed, undirected, distinct], start, end)| {
            let free: Vec<u32> = board.free_squares().collect();
            let pick = |at: usize| free.get(at % free.len().max(1)).copied();
            let (start, end) = (start.and_then(pick), end.and_then(pick));
            Tours { start, end, closed, undirected, distinct, ..Tours::open(board) }
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn any_board_has_the_tours_of_the_plain_walk(tours in any_tours()) {
        let plain = all(Plain::new(&tours));
        prop_assert_eq!(super::count(&tours, &Request::new(Question::Count)).solutions, plain.len() as u128);
        prop_assert_eq!(&all(Pruned::<u64>::new(&tours)), &plain);
        prop_assert_eq!(&all(Pruned::<u128>::new(&tours)), &plain);
        prop_assert_eq!(&all(Pruned::<Wide<4>>::new(&tours)), &plain);
    }

    #[test]
    fn a_refused_choice_has_a_reason_and_no_other(tours in any_tours(), at in any::<prop::sample::Index>()) {
        let mut problem = Pruned::<u64>::new(&tours);
        loop {
            let choices: Vec<_> = problem.choices().collect();
            for &choice in &choices {
                let reason = problem.explain(choice);
                let made = problem.apply(choice);
                prop_assert_eq!(made, reason.is_none(), "{:?}", reason);
                if made {
                    problem.undo(choice);
                }
            }
            if choices.is_empty() || !problem.apply(*at.get(&choices)) {
                break;
            }
        }
    }
}
