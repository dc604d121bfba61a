//! What needs a GPU: `./test gpu`.

use std::time::{Duration, Instant};

use backtrail::{Limit, Status};
use queens::Queens;
use registry::{Question, Request};

use crate::batches::Batches;
use crate::columns::{Board, Set};
use crate::cuda::Cuda;
use crate::twin;

/// From 8 queens on.
const KNOWN: [u128; 15] = [
    92,
    352,
    724,
    2_680,
    14_200,
    73_712,
    365_596,
    2_279_184,
    14_772_512,
    95_815_104,
    666_090_624,
    4_968_057_848,
    39_029_188_884,
    314_666_222_712,
    2_691_008_701_644,
];

fn open(n: u32, memory: Option<u64>) -> Batches {
    let cuda = Cuda::open(0, n, memory).unwrap_or_else(|why| panic!("{}", words::english(&why)));
    Batches::new(Box::new(cuda))
}

fn pairs(batches: &mut Batches, board: &Board, sets: &[Set]) -> Vec<u64> {
    batches.count(board, sets, &|| false).expect("it goes on").expect("nobody stops it")
}

#[test]
#[ignore = "needs a GPU"]
fn every_board_from_8_to_22_is_counted() {
    for (n, known) in (8..).zip(KNOWN) {
        let outcome = crate::units(&Queens::new(n), None).run_all(&Request::new(Question::Count));
        assert_eq!((outcome.status, outcome.solutions), (Status::Exhausted, known.into()), "{n} queens");
    }
}

#[test]
#[ignore = "needs a GPU"]
fn column_sets_agree_with_the_twin() {
    for n in 8..=17 {
        for board in Board::all(n) {
            let sets: Vec<Set> = board.sets().into_iter().take(if n < 16 { 20 } else { 4 }).collect();
            let twin: Vec<u64> = sets.iter().map(|set| twin::pairs(&board, set)).collect();
            assert_eq!(pairs(&mut open(n, Some(256 << 20)), &board, &sets), twin, "{board:?}");
        }
    }
}

#[test]
#[ignore = "needs a GPU"]
fn sparse_sets_of_large_boards_agree_with_the_twin() {
    for n in 18..=25 {
        let board = Board::all(n).pop().expect("there is a board");
        let set = board.sorted()[..1].to_vec();
        let twin = twin::pairs(&board, &set[0]);
        assert_eq!(pairs(&mut open(n, None), &board, &set), [twin], "{board:?}");
    }
}

#[test]
#[ignore = "needs a GPU"]
fn little_memory_changes_nothing() {
    for (n, memory) in [(18, 80 << 20), (20, 96 << 20), (22, 200 << 20)] {
        let board = &Board::all(n)[0];
        let sets: Vec<Set> = board.sets().into_iter().take(300).collect();
        let (mut small, mut large) = (open(n, Some(memory)), open(n, None));
        assert_eq!(pairs(&mut small, board, &sets), pairs(&mut large, board, &sets), "{n} queens");
        assert!(small.report().memory <= memory && small.report().memory < large.report().memory);
    }
    assert!(Cuda::open(0, 20, Some(1 << 20)).is_err(), "a megabyte is too little");
}

#[test]
#[ignore = "needs a GPU"]
fn a_count_is_cancelled_in_the_middle() {
    let request = Request::new(Question::Count);
    let monitor = request.monitor.clone();
    let canceller = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_secs(4));
        monitor.cancel();
        Instant::now()
    });
    let outcome = crate::units(&Queens::new(22), None).run_all(&request);
    let cancelled = canceller.join().expect("it only sleeps");
    assert_eq!(outcome.status, Status::Stopped(Limit::Cancel));
    assert!(!outcome.solutions.is_zero() && cancelled.elapsed() < Duration::from_secs(1), "{:?}", cancelled.elapsed());
}

#[test]
#[ignore = "needs a GPU"]
fn two_counts_share_a_device() {
    let count = || crate::units(&Queens::new(20), None).run_all(&Request::new(Question::Count)).solutions;
    let other = std::thread::spawn(count);
    assert_eq!(count(), KNOWN[12]);
    assert_eq!(other.join().expect("it counts"), KNOWN[12]);
}
