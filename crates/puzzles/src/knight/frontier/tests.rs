//! Counts against the literature, and against a plain walk.

use std::time::{Duration, Instant};

use proptest::prelude::*;

use super::super::board::Board;
use super::super::leaper::Leaper;
use super::*;
use crate::registry::Question;
use backtrail::{Limit, Search};

fn counted(tours: &Tours) -> u128 {
    let outcome = count(tours, &Request::new(Question::Count));
    assert_eq!(outcome.status, Status::Exhausted);
    outcome.solutions
}

#[test]
fn closed_tours_are_as_many_as_the_literature_says() {
    let known = [
        (3, 10, 16),
        (3, 12, 176),
        (3, 14, 1_536),
        (3, 20, 1_448_416),
        (4, 7, 0),
        (5, 5, 0),
        (5, 6, 8),
        (8, 5, 44_202),
        (6, 6, 9_862),
    ];
    for (rows, columns, tours) in known {
        assert_eq!(counted(&Tours::closed(Board::new(rows, columns))), tours, "{rows}×{columns}");
    }
}

#[test]
fn open_tours_are_as_many_as_the_literature_says() {
    let known = [
        (3, 4, 16),
        (3, 5, 0),
        (3, 7, 104),
        (3, 8, 792),
        (12, 3, 114_496),
        (4, 4, 0),
        (4, 5, 164),
        (6, 4, 1_488),
        (4, 10, 2_426_224),
        (5, 5, 1_728),
        (5, 6, 37_568),
        (5, 7, 1_245_736),
        (6, 6, 6_637_920),
    ];
    for (rows, columns, tours) in known {
        assert_eq!(counted(&Tours::open(Board::new(rows, columns))), tours, "{rows}×{columns}");
    }
}

#[test]
fn tours_from_a_square_are_as_many_as_the_literature_says() {
    let known = [(0, 304), (1, 0), (2, 56), (6, 56), (7, 0), (12, 64)];
    for (start, tours) in known {
        assert_eq!(counted(&Tours::open(Board::new(5, 5)).from(start)), tours, "from {start}");
        assert_eq!(counted(&Tours::open(Board::new(5, 5)).to(start)), tours, "to {start}");
    }
    assert_eq!(counted(&Tours::open(Board::new(6, 6)).from(0)), 524_486);
}

/// Any tours of a board of up to 20 squares.
fn some_tours() -> impl Strategy<Value = Tours> {
    let boards = (1_u32..=7, 1_u32..=7).prop_filter("few squares", |(rows, columns)| rows * columns <= 20);
    let pieces = prop_oneof![4 => Just((1, 2)), 1 => Just((0, 1)), 1 => Just((1, 1)), 1 => Just((1, 3)), 1 => Just((0, 2)), 1 => Just((2, 3))];
    let ends = (any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..4, any::<bool>(), any::<bool>());
    (boards, pieces, prop::collection::vec(0..6, 20), any::<bool>(), ends).prop_map(
        |((rows, columns), (short, long), holes, holed, (start, end, given, closed, undirected))| {
            let mut board = Board::new(rows, columns).with_piece(Leaper::new(short, long).unwrap());
            if holed {
                board = board.with_holes(holes[..(rows * columns) as usize].iter().map(|&hole| hole == 0).collect());
            }
            let free: Vec<u32> = board.free_squares().collect();
            let mut tours = Tours { closed, undirected, ..Tours::open(board) };
            if !free.is_empty() {
                tours.start = (given & 1 != 0).then(|| *start.get(&free));
                tours.end = (given & 2 != 0).then(|| *end.get(&free));
            }
            tours
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn it_counts_what_a_plain_walk_counts(tours in some_tours()) {
        prop_assert_eq!(counted(&tours), Search::new(Plain::new(&tours)).count().solutions);
    }
}

/// `BOARD=8x8 KIND=closed THREADS=1 cargo test --release -p backtrail-puzzles frontier::tests::timing -- --ignored --nocapture`
#[test]
#[ignore = "a measurement"]
fn timing() {
    let get = |name: &str, or: &str| std::env::var(name).unwrap_or(or.to_string());
    let board = get("BOARD", "8x8");
    let (rows, columns) = board.split_once('x').expect("8x8");
    let board = Board::new(rows.parse().expect("rows"), columns.parse().expect("columns"));
    let tours = if get("KIND", "closed") == "closed" { Tours::closed(board) } else { Tours::open(board) };
    let request = Request { threads: get("THREADS", "1").parse().expect("a number"), ..Request::new(Question::Count) };
    let start = Instant::now();
    let outcome = count(&tours, &request);
    println!("{} {:?} wall {:?}", outcome.solutions, outcome.status, start.elapsed());
}
