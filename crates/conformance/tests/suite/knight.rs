//! Knight's tours: the fast solvers against the textbook's walk on every small board, from every square.

use backtrail::{Search, Status};
use knight::{Board, Leaper, Plain, Symmetry, Tours};
use proptest::prelude::*;
use registry::{Case, Instance, Question, Request, Wish, ignore};

/// These tours as the registry has them.
fn posed(tours: &Tours) -> Case {
    builtin::registry().puzzle("knight").expect("it is built in").case(Box::new(tours.clone()))
}

/// How many a solver counts, if it takes these tours.
fn count(tours: &Tours, solver: &str) -> Option<u128> {
    let (case, question) = (posed(tours), Question::Count);
    let plan = case.plan(&Wish::asking(question).by(Some(solver))).ok()?;
    let outcome = case.solve(&plan.solver, &Request::new(question), &mut ignore);
    assert_eq!(outcome.status, Status::Exhausted);
    Some(outcome.solutions.to_u128().expect("small boards have few tours"))
}

/// Is there one, as far as `divide` knows?
fn divides(tours: &Tours) -> Option<bool> {
    let (case, question) = (posed(tours), Question::First);
    let plan = case.plan(&Wish::asking(question).by(Some("divide"))).ok()?;
    Some(case.solve(&plan.solver, &Request::new(question), &mut ignore).solutions == 1)
}

fn agree(tours: &Tours) {
    let plain = Search::new(Plain::new(tours)).count().solutions;
    for solver in ["pruned", "images", "endings", "frontier"] {
        if let Some(counted) = count(tours, solver) {
            assert_eq!(counted, plain, "{solver} on {tours:?}");
        }
    }
    if let Some(found) = divides(tours) {
        assert_eq!(found, plain > 0, "divide on {tours:?}");
    }
    if let Some(reason) = tours.ruled_out() {
        assert_eq!(plain, 0, "{reason}, they say of {tours:?}");
    }
}

/// Every board of up to 20 squares, each way round.
fn boards() -> impl Iterator<Item = Board> {
    (1..=20u32).flat_map(|rows| (1..=20 / rows).map(move |columns| Board::new(rows, columns)))
}

#[test]
fn pruned_and_frontier_count_what_the_textbook_finds_on_every_board_of_20_squares_from_every_square() {
    for board in boards() {
        for start in board.free_squares() {
            agree(&Tours::open(board.clone()).from(start));
        }
        agree(&Tours::open(board.clone()));
        agree(&Tours::closed(board));
    }
}

#[test]
fn every_solver_takes_the_boards_it_is_compared_on() {
    for board in boards() {
        for tours in [Tours::open(board.clone()).from(0), Tours::open(board.clone()), Tours::closed(board)] {
            assert!(count(&tours, "pruned").is_some() && count(&tours, "frontier").is_some(), "{tours:?}");
            assert!(divides(&tours).is_some(), "{tours:?}");
        }
    }
}

#[test]
fn squares_that_are_images_of_each_other_have_as_many_tours() {
    for (rows, columns) in [(5, 5), (5, 6), (4, 7), (3, 10)] {
        let board = Board::new(rows, columns);
        let counts: Vec<u128> = board
            .free_squares()
            .map(|start| count(&Tours::open(board.clone()).from(start), "frontier").unwrap())
            .collect();
        for symmetry in Symmetry::of(&board, &[]) {
            for square in board.free_squares() {
                assert_eq!(counts[square as usize], counts[symmetry.image(square) as usize], "{board}, {square}");
            }
        }
        let all = count(&Tours::open(board.clone()), "pruned").unwrap();
        assert_eq!(counts.iter().sum::<u128>(), all, "{board}");
    }
}

/// Boards with holes and other leapers, and every kind of tours on them.
fn any_tours() -> impl Strategy<Value = Tours> {
    let sides = (1..=4u32, 1..=5u32);
    let board = sides.prop_flat_map(|(rows, columns)| {
        let holes = prop::collection::vec(prop::bool::weighted(0.15), (rows * columns) as usize);
        let piece = prop_oneof![3 => Just((1, 2)), 1 => Just((0, 1)), 1 => Just((1, 1)), 1 => Just((1, 3))];
        (holes, piece).prop_map(move |(holes, (short, long))| {
            Board::new(rows, columns).with_holes(holes).with_piece(Leaper::new(short, long).unwrap())
        })
    });
    let board = board.prop_filter("a square to begin on", |board| board.free() > 0);
    let said = (prop::option::of(any::<prop::sample::Index>()), prop::option::of(any::<prop::sample::Index>()));
    (board, said, any::<[bool; 3]>()).prop_map(|(board, (start, end), [closed, undirected, distinct])| {
        let squares: Vec<u32> = board.free_squares().collect();
        let start = start.map(|index| *index.get(&squares));
        let end = end.map(|index| *index.get(&squares)).filter(|_| !closed || start.is_some());
        Tours { start, end, closed, undirected, distinct, ..Tours::open(board) }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_fast_solvers_count_what_the_textbook_finds_on_any_board(tours in any_tours()) {
        agree(&tours);
    }
}
