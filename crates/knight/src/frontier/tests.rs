//! Counts against the literature, and against a plain walk.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;

use proptest::prelude::*;

use super::super::board::Board;
use super::super::leaper::Leaper;
use super::super::pruned::Pruned;
use super::*;
use backtrail::{Limit, Search};
use registry::{Count, Method, Question};

/// How many a plain walk finds.
fn walked(tours: &Tours) -> u128 {
    Search::new(Plain::new(tours)).count().solutions
}

fn counted(tours: &Tours) -> u128 {
    let outcome = count(tours, &Request::new(Question::Count));
    assert_eq!(outcome.status, Status::Exhausted);
    outcome.solutions.to_u128().expect("a small count")
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
    let pieces =
        prop::sample::select(vec![(1, 2), (1, 2), (1, 2), (0, 1), (0, 1), (1, 1), (1, 3), (0, 2), (2, 3), (1, 4)]);
    let ends = (any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..4, any::<[bool; 3]>());
    (boards, pieces, prop::collection::vec(0..6, 20), any::<bool>(), ends).prop_map(
        |((rows, columns), (short, long), holes, holed, (start, end, given, [closed, undirected, distinct]))| {
            let mut board = Board::new(rows, columns).with_piece(Leaper::new(short, long).unwrap());
            if holed {
                board = board.with_holes(holes[..(rows * columns) as usize].iter().map(|&hole| hole == 0).collect());
            }
            let free: Vec<u32> = board.free_squares().collect();
            let mut tours = Tours { closed, undirected, distinct, ..Tours::open(board) };
            if !free.is_empty() {
                tours.start = (given & 1 != 0).then(|| *start.get(&free));
                tours.end = (given & 2 != 0).then(|| *end.get(&free));
            }
            tours
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if cfg!(debug_assertions) { 150 } else { 1_000 }))]

    #[test]
    fn it_counts_what_a_plain_walk_counts(tours in some_tours()) {
        prop_assert_eq!(counted(&tours), walked(&tours));
    }
}

#[test]
fn every_board_of_few_squares_has_as_many_tours_from_every_start_as_a_plain_walk_finds() {
    for (rows, columns) in (1..=20).flat_map(|rows| (rows..=20 / rows).map(move |columns| (rows, columns))) {
        let board = Board::new(rows, columns);
        for start in 0..rows * columns {
            let tours = Tours::open(board.clone()).from(start);
            assert_eq!(counted(&tours), walked(&tours), "{board} from {start}");
        }
        for tours in [Tours::open(board.clone()), Tours::closed(board)] {
            assert_eq!(counted(&tours), walked(&tours), "{tours:?}");
        }
    }
}

#[test]
fn tours_are_one_way_or_both_and_up_to_symmetry() {
    let open = Tours::open(Board::new(5, 5));
    assert_eq!(counted(&Tours { undirected: true, ..open.clone() }), 864);
    assert_eq!(counted(&Tours { distinct: true, ..open }), 216);
    assert_eq!(counted(&Tours { undirected: false, ..Tours::closed(Board::new(5, 6)) }), 16);
    // On a single row upside down is no other place.
    let wazir = Board::new(1, 9).with_piece(Leaper::new(0, 1).unwrap());
    assert_eq!(counted(&Tours { distinct: true, ..Tours::open(wazir) }), 1);
}

/// Loops of a wazir on 4×n, by their recurrence (the On-Line Encyclopedia of Integer Sequences has it as A006864).
fn wazir_loops(columns: usize) -> BigUint {
    let mut last = [0_u32, 1, 2, 6].map(BigUint::from);
    for _ in 1..columns {
        let [a, b, c, d] = last;
        let next = &d * 2_u32 + &c * 2_u32 + a - &b * 2_u32;
        last = [b, c, d, next];
    }
    std::mem::take(&mut last[0])
}

#[test]
fn counts_of_any_size_are_exact() {
    // Past 64 bits, past 128, and past 128 in each half.
    for columns in [5, 20, 30, 47, 50, 60, 75, 90, 100, 110, 200, 500] {
        let board = Board::new(4, columns).with_piece(Leaper::new(0, 1).unwrap());
        let outcome = count(&Tours::closed(board), &Request::new(Question::Count));
        assert_eq!(outcome.status, Status::Exhausted, "4×{columns}");
        assert_eq!(outcome.solutions, registry::Count::from(wazir_loops(columns as usize)), "4×{columns}");
    }
    assert!(wazir_loops(100).bits() > 128 && wazir_loops(500).bits() > 512);
}

#[test]
fn threads_change_nothing() {
    for (tours, known) in [(Tours::closed(Board::new(6, 6)), 9_862), (Tours::open(Board::new(5, 7)), 1_245_736)] {
        for threads in [2, 3] {
            let outcome = count(&tours, &Request { threads, ..Request::new(Question::Count) });
            assert_eq!(outcome.solutions, known, "{threads} threads");
        }
    }
}

#[test]
fn slices_add_up_whether_they_are_counted_alone_or_together() {
    let holes = (0..36).map(|square| [14, 20, 33].contains(&square)).collect();
    for tours in [
        Tours::closed(Board::new(6, 6)),
        Tours::closed(Board::new(5, 8)),
        Tours { distinct: true, ..Tours::open(Board::new(5, 6)) },
        Tours { distinct: true, ..Tours::closed(Board::new(6, 6)) },
        Tours::open(Board::new(5, 5)).from(2),
        Tours::open(Board::new(6, 6).with_holes(holes)),
    ] {
        let units = Frontier.units(&tours, None).expect("it is swept");
        // Tours that are images of themselves are a unit more.
        let count = if tours.closed && tours.distinct { 28 } else { 27 };
        assert_eq!(units.count(), count);
        let request = Request { threads: 2, ..Request::new(Question::Count) };
        let alone: Vec<Outcome> = (0..count).map(|unit| units.run([unit], &request, &|_, _| ())).collect();
        assert!(alone.iter().all(|outcome| outcome.status == Status::Exhausted));
        assert!(alone.iter().filter(|outcome| !outcome.solutions.is_zero()).count() > 5, "{tours:?}");
        let mut sum = Count::ZERO;
        alone.iter().for_each(|outcome| sum += &outcome.solutions);
        assert_eq!(units.whole(sum), counted(&tours), "{tours:?}, one by one");
        let whole = units.run_all(&request);
        assert_eq!((whole.status, whole.solutions), (Status::Exhausted, counted(&tours).into()), "{tours:?}");
        let odd = units.run((1..count).step_by(2), &request, &|_, _| ()).solutions;
        let mut sum = units.run((0..count).step_by(2), &request, &|_, _| ()).solutions;
        sum += &odd;
        assert_eq!(units.whole(sum), counted(&tours), "{tours:?}, two halves");
    }
}

#[test]
fn a_unit_keeps_to_the_memory() {
    let tours = Tours { memory: 100_000, ..Tours::open(Board::new(5, 7)) };
    let units = Frontier.units(&tours, None).expect("it is swept");
    let outcome = units.run_all(&Request::new(Question::Count));
    assert_eq!((outcome.status, outcome.solutions), (Status::Stopped(Limit::Memory), 0.into()));
}

#[test]
fn limits_stop_it_and_say_so() {
    let tours = Tours::closed(Board::new(8, 10));
    let mut request = Request::new(Question::Count);
    request.limits.time = Some(Duration::ZERO);
    let outcome = count(&tours, &request);
    assert_eq!((outcome.status, outcome.solutions), (Status::Stopped(Limit::Time), 0.into()));

    let mut request = Request::new(Question::Count);
    request.limits.time = Some(Duration::from_millis(50));
    let start = Instant::now();
    assert_eq!(count(&tours, &request).status, Status::Stopped(Limit::Time));
    assert!(start.elapsed() < Duration::from_secs(10));

    let request = Request { threads: 2, ..Request::new(Question::Count) };
    request.monitor.cancel();
    assert_eq!(count(&tours, &request).status, Status::Stopped(Limit::Cancel));
}

#[test]
fn memory_beyond_the_limit_stops_it() {
    let tours = Tours { memory: 100_000, ..Tours::open(Board::new(5, 7)) };
    let outcome = count(&tours, &Request::new(Question::Count));
    assert_eq!((outcome.status, outcome.solutions), (Status::Stopped(Limit::Memory), 0.into()));
}

#[test]
fn progress_ends_with_all() {
    let request = Request::new(Question::Count);
    count(&Tours::closed(Board::new(6, 6)), &request);
    let progress = request.monitor.progress();
    assert_eq!((progress.solutions, progress.share), (9_862, 1.0));
}

#[test]
fn boards_without_tours_take_no_time() {
    let start = Instant::now();
    assert_eq!(counted(&Tours::closed(Board::new(9, 9))), 0);
    assert_eq!(counted(&Tours::open(Board::new(9, 9)).from(1)), 0);
    assert_eq!(counted(&Tours::closed(Board::new(8, 8)).to(3)), 0);
    assert!(start.elapsed() < Duration::from_secs(5));
}

#[test]
fn what_cannot_be_counted_is_refused_at_once() {
    let start = ThreadTime::now();
    let memory = |tours: &Tours| estimate(tours).map(|estimate| estimate.memory);
    assert_eq!(memory(&Tours::open(Board::new(20_000, 20_000))), None);
    assert_eq!(memory(&Tours::open(Board::new(64, 64))), None);
    assert_eq!(memory(&Tours::closed(Board::new(11, 11))), Some(estimate::LEAST)); // there are none
    assert_eq!(memory(&Tours::closed(Board::new(11, 12))), None);
    assert_eq!(memory(&Tours { distinct: true, ..Tours::closed(Board::new(11, 12)) }), None);
    // A board that is counted is counted up to symmetry.
    for board in [Board::new(6, 6), Board::new(8, 8), Board::new(8, 16), Board::new(4, 500)] {
        for tours in up_to_symmetry(&board) {
            assert!(memory(&tours).is_some(), "{tours:?}");
        }
    }
    assert!(start.elapsed() < Duration::from_secs(5));
}

#[test]
fn estimates_are_what_was_seen_and_a_little_more() {
    let gibibytes = |tours: &Tours| estimate(tours).unwrap().memory as f64 / f64::from(1 << 30);
    assert!((0.46..0.6).contains(&gibibytes(&Tours::closed(Board::new(8, 8)))));
    assert!((2.6..3.3).contains(&gibibytes(&Tours::closed(Board::new(8, 10)))));
    assert!((5.7..7.0).contains(&gibibytes(&Tours::open(Board::new(8, 8)))));
    assert!((5.7..7.0).contains(&gibibytes(&Tours::open(Board::new(8, 8)).from(5))));
    assert!(gibibytes(&Tours::open(Board::new(9, 9))) > 60.0);
    assert!(gibibytes(&Tours::open(Board::new(6, 6))) < 0.1);
    let zebra = Board::new(5, 9).with_piece(Leaper::new(2, 3).unwrap());
    assert!(gibibytes(&Tours::open(zebra)) < 1.0);
}

/// How many the fast walk finds.
fn found(tours: &Tours) -> u128 {
    Search::new(Pruned::<u128>::new(tours)).count().solutions
}

/// The kinds of tours that may be images of themselves: closed ones, each once or each way, and open ones, run either way.
fn up_to_symmetry(board: &Board) -> [Tours; 3] {
    let closed = Tours { distinct: true, ..Tours::closed(board.clone()) };
    let open = Tours { undirected: true, distinct: true, ..Tours::open(board.clone()) };
    [closed.clone(), Tours { undirected: false, ..closed }, open]
}

#[test]
fn closed_tours_up_to_symmetry_are_as_many_as_a_walk_finds() {
    let boards = [(5, 6, 3), (6, 6, 1_245), (3, 10, 6), (3, 12, 44), (3, 14, 396), (5, 8, 11_056)];
    for (rows, columns, known) in boards {
        let tours = Tours { distinct: true, ..Tours::closed(Board::new(rows, columns)) };
        assert_eq!(counted(&tours), known, "{rows}×{columns}");
        assert_eq!(found(&tours), known, "{rows}×{columns}");
        let each_way = Tours { undirected: false, ..tours };
        assert_eq!(counted(&each_way), found(&each_way), "{rows}×{columns}, each way");
    }
}

#[test]
fn tours_up_to_symmetry_of_every_board_of_few_squares_are_as_many_as_a_walk_finds() {
    let most = if cfg!(debug_assertions) { 16 } else { 24 };
    for (rows, columns) in (1..=most).flat_map(|rows| (rows..=most / rows).map(move |columns| (rows, columns))) {
        for (short, long) in [(1, 2), (0, 1), (1, 1), (0, 2), (1, 3), (2, 3), (1, 4)] {
            let board = Board::new(rows, columns).with_piece(Leaper::new(short, long).unwrap());
            for tours in up_to_symmetry(&board) {
                assert_eq!(counted(&tours), found(&tours), "{tours:?}");
            }
        }
    }
}
