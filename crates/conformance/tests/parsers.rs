//! What people write: nothing makes a parser panic, and what we print we can read.

use backtrail::Path;
use proptest::prelude::*;
use puzzles::queens::{Board, LARGEST, Placement, QUEENS, Queens, Square};
use puzzles::registry::{Flags, Puzzle};

/// Any text at all, and texts that look almost right.
fn text(almost: &'static str) -> impl Strategy<Value = String> {
    prop_oneof![any::<String>(), almost.prop_map(|text| text)]
}

fn permutation(n: u32) -> impl Strategy<Value = Vec<u32>> {
    Just((0..n).collect::<Vec<u32>>()).prop_shuffle()
}

proptest! {
    #[test]
    fn a_number_of_queens_is_read_or_refused_without_panic(word in text("[-+]{0,2}[0-9]{0,25}")) {
        match Queens::parse(&word) {
            Ok(n) => {
                prop_assert!(n <= LARGEST);
                prop_assert_eq!(word.trim_start_matches('+').parse::<u32>(), Ok(n));
            }
            Err(error) => prop_assert!(error.to_string().contains(&word)),
        }
    }

    #[test]
    fn every_number_of_queens_is_read_back(n in 0..=LARGEST) {
        prop_assert_eq!(Queens::parse(&n.to_string()), Ok(n));
    }

    #[test]
    fn a_board_is_read_or_refused_without_panic(
        text in text("[0-9QqXx.·♕_,\\-\\[\\] |\n]{0,40}"),
        size in proptest::option::of(prop_oneof![0..10u32, any::<u32>()]),
    ) {
        if let Ok(board) = Board::parse(&text, size) {
            prop_assert!(size.is_none_or(|size| size == board.size()));
            prop_assert!(board.queens().iter().all(|queen| queen.row < board.size() && queen.column < board.size()));
            prop_assert!(board.queens().is_sorted());
            let (named, total) = board.conflicts(5);
            prop_assert_eq!(named.len() as u64, total.min(5));
        }
    }

    #[test]
    fn any_text_can_be_checked_without_panic(text in any::<String>(), size in any::<String>()) {
        let mut flags = Flags::default();
        prop_assert_eq!(QUEENS.check(&text, &flags).is_err(), Board::parse(&text, None).is_err());
        flags.give("size", Some(&size));
        prop_assert!(Queens::parse(&size).is_ok() || QUEENS.check(&text, &flags).is_err());
    }

    #[test]
    fn a_range_is_posed_or_refused_without_panic(word in text("[0-9]{0,2}(\\.\\.=?[0-9]{0,2})?(,[0-9]{0,2}){0,2}")) {
        prop_assume!(word.len() < 20); // a range of ten million boards is a lot to hold
        if let Ok(instances) = QUEENS.pose_range(&word, &Flags::default()) {
            prop_assert!(!instances.is_empty());
        }
    }

    #[test]
    fn a_range_poses_every_board_in_it(from in 0..50u32, more in 0..50u32, inclusive in any::<bool>()) {
        let word = format!("{from}..{}{}", if inclusive { "=" } else { "" }, from + more);
        let sizes: Vec<u64> =
            QUEENS.pose_range(&word, &Flags::default()).unwrap().iter().map(|instance| instance.size()).collect();
        prop_assert_eq!(sizes, (from..=from + more).map(u64::from).collect::<Vec<_>>());
        if more > 0 {
            let backwards = format!("{}..{from}", from + more);
            prop_assert!(QUEENS.pose_range(&backwards, &Flags::default()).is_err());
        }
    }

    #[test]
    fn a_placement_that_is_printed_is_read_back(rows in (1..40u32).prop_flat_map(permutation)) {
        let board = Board::parse(&Placement::new(rows.clone()).to_string(), None).unwrap();
        let squares: Vec<Square> =
            rows.iter().enumerate().map(|(column, &row)| Square { column: column as u32, row }).collect();
        prop_assert_eq!(board, Board::new(rows.len() as u32, squares));
    }

    #[test]
    fn a_picture_and_a_list_are_the_same_board(rows in (2..12u32).prop_flat_map(permutation), sign in "[Qq♕♛*1#X]") {
        let n = rows.len() as u32;
        let line = |row| (0..n).map(|column| if rows[column as usize] == row { &*sign } else { "." }).collect::<Vec<_>>();
        let picture: Vec<String> = (0..n).map(|row| line(row).join(" ")).collect();
        let list = Placement::new(rows.clone()).to_string();
        prop_assert_eq!(Board::parse(&picture.join("\n"), Some(n)), Board::parse(&list, Some(n)));
    }

    #[test]
    fn a_path_that_is_printed_is_read_back(choices in proptest::collection::vec(any::<i64>(), 0..20)) {
        let path: Path<i64> = choices.into();
        prop_assert_eq!(path.to_string().parse(), Ok(path));
    }

    #[test]
    fn a_path_is_read_or_refused_without_panic(text in text("[0-9,.]{0,12}")) {
        if let Ok(path) = text.parse::<Path<u8>>() {
            prop_assert_eq!(path.to_string().parse(), Ok(path));
        }
    }
}

#[test]
fn the_checker_sees_what_is_wrong_with_boards_that_were_printed_wrong() {
    let conflicts = |text: &str| Board::parse(text, None).unwrap().conflicts(100).1;
    assert_eq!(conflicts("7,3,0,2,5,1,6,4"), 0, "legal, though a text draws it with two queens in a column");
    assert!(conflicts("1,2,0,3") > 0 && conflicts("2,0,1,3") > 0, "given as solutions of four queens");
}

#[test]
fn a_board_of_one_square_is_read_from_its_picture() {
    let full = Ok(Board::new(1, vec![Square { column: 0, row: 0 }]));
    for sign in ["Q", "♕", "♛"] {
        assert_eq!(Board::parse(sign, None), full, "{sign}");
    }
    for sign in ["Q", "♕", "♛", "*", "X", "0"] {
        assert_eq!(Board::parse(sign, Some(1)), full, "{sign}");
    }
    for sign in ["-", ".", "·"] {
        assert_eq!(Board::parse(sign, Some(1)), Ok(Board::new(1, vec![])), "{sign}");
    }
    assert!(Board::parse("x", None).is_err());
}
