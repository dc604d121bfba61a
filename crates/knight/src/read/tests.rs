use super::*;
use proptest::prelude::*;

fn says(text: &str) -> String {
    parse_board(text).unwrap_err().to_string()
}

#[test]
fn a_size_is_rows_and_columns() {
    for word in ["6x8", "6X8", "6×8", "6*8", " 6 x 8\n", "+6x08", "\u{FEFF}6x8\r\n"] {
        assert_eq!(parse_board(word), Ok(Board::new(6, 8)), "{word}");
    }
    assert_eq!(parse_board("5"), Ok(Board::new(5, 5)));
    assert_eq!(parse_board("20000"), Ok(Board::new(20_000, 20_000)));
    assert_eq!(parse_board("1x400000000"), Ok(Board::new(1, 400_000_000)));
}

#[test]
fn what_is_no_size_is_told_why() {
    assert_eq!(says("0"), "a board of 0×0 has no squares; it needs at least one row and one column");
    assert_eq!(says("5x0"), "a board of 5x0 has no squares; it needs at least one row and one column");
    assert_eq!(says("-5"), "a board cannot have the size -5×-5; it needs at least one row and one column");
    assert_eq!(says("3x-4"), "a board cannot have the size 3x-4; it needs at least one row and one column");
    let large = "is too large; the largest has 400 million squares";
    assert_eq!(says("20001"), format!("a board of 20001×20001 {large}"));
    for word in ["1x400000001", "4294967296x4294967296", "99999999999999999999999"] {
        assert!(says(word).contains(large), "{word}");
    }
    for word in ["five", "5x", "x", "5x6x7", "1.5", "6,8", "5 6", "board.txt", "½", "５"] {
        let picture = matches!(word, "x"); // a picture of a hole
        assert_eq!(says(word).contains("is not a board; give a size"), !picture, "{word}");
    }
    for word in ["", " \n\t\r\n", "\u{FEFF}"] {
        assert!(says(word).contains("the board is empty"));
    }
}

#[test]
fn a_picture_is_squares_and_holes() {
    let cross = parse_board("#.#/.../#.#").unwrap();
    assert_eq!((cross.rows(), cross.columns(), cross.free()), (3, 3, 5));
    for text in [
        "#.#\n...\n#.#\n",
        "\u{FEFF}\r\n#.#\r\n...\r\n#.#\r\n\r\n",
        "| # | . | # |\n| . | . | . |\n| # | . | # |",
        "  X_*\n  -·_\n  █.x",
        "#.#/.../#.#/\n",
    ] {
        assert_eq!(parse_board(text), Ok(cross.clone()), "{text}");
    }
    assert_eq!(parse_board("..../...."), Ok(Board::new(2, 4)));
    assert_eq!(parse_board("..#").unwrap().free(), 2);
    assert_eq!(parse_board("."), Ok(Board::new(1, 1)));
}

#[test]
fn what_is_wrong_with_a_picture_is_told_with_its_place() {
    let signs = "is neither a square (. · _ -) nor a hole (# X * █)";
    assert_eq!(says("\n..\n.o\n"), format!("line 3, column 2: 'o' {signs}"));
    assert_eq!(says("·#/.q"), format!("line 1, column 5: 'q' {signs}"));
    assert_eq!(says("1 2\n3 4"), format!("line 1, column 1: '1' {signs}"));
    assert_eq!(says("...\n....\n"), "line 2, column 1: this row is 4 wide, but the first one is 3 wide");
    assert_eq!(says("../#"), "line 1, column 4: this row is 1 wide, but the first one is 2 wide");
    assert_eq!(says("..//.."), "line 1, column 4: this row is 0 wide, but the first one is 2 wide");
    assert!(says("##\n#X").contains("only holes"));
    assert!(says("x").contains("only holes"));
    assert!(says("|").contains("the board is empty"));
}

#[test]
fn a_square_is_on_the_board_and_no_hole() {
    let board = parse_board("....../..#.../......").unwrap();
    for (word, square) in [("0,0", 0), ("(1, 1)", 7), (" 2 , 5 ", 17), ("a1", 12), ("F3", 5), ("00,03", 3)] {
        assert_eq!(parse_square(word, &board), Ok(square), "{word}");
    }
    let says = |word: &str| parse_square(word, &board).unwrap_err().to_string();
    assert_eq!(says("1,2"), "1,2 is a hole");
    assert_eq!(says("c2"), "1,2 is a hole");
    for word in ["3,0", "0,6", "-1,0", "0,99999999999999999999", "a0", "a4", "g1"] {
        assert_eq!(says(word), format!("{word} is not on the board, whose rows are 0 to 2 and columns 0 to 5"));
    }
    for word in ["", "0", "0,", "0,0,0", "(0,0", "a", "1a", "é1", "zero,one"] {
        assert!(says(word).contains("is not a square; give its row and column"), "{word}");
    }
    assert!(parse_square("a1", &Board::new(3, 27)).is_err());
}

#[test]
fn a_piece_has_legs_or_a_name() {
    for (word, one, other) in [("1,3", 1, 3), ("3,1", 1, 3), ("ZEBRA", 2, 3), ("(0, 1)", 0, 1), ("wazir", 0, 1)] {
        assert_eq!(Some(parse_piece(word).unwrap()), Leaper::new(one, other), "{word}");
    }
    let says = |word: &str| parse_piece(word).unwrap_err().to_string();
    assert_eq!(says("0,0"), "a piece that leaps 0,0 never moves");
    assert_eq!(says("1,1001"), "a piece that leaps 1,1001 leaps too far; the longest distance is 1000");
    assert!(says("1,99999999999999999999").contains("leaps too far"));
    assert!(says("zebar").ends_with("or a name; did you mean 'zebra'?"));
    assert!(says("1").contains("is not a piece"));
}

#[test]
fn two_boards_in_a_text_are_not_glued() {
    assert_eq!(
        says("...\n...\n\n...\n"),
        "line 3: there is an empty line inside the board; a file holds only one board"
    );
    assert!(says(&"\0".repeat(1_000_000)).len() < 200);
}

#[test]
fn a_range_has_both_ends_and_each_board_once() {
    let words = |text: &str| parse_range(text).unwrap().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(words("4..6"), ["4", "5", "6"]);
    assert_eq!(words("4..=5, 5,4x5"), ["4", "5", "4x5"]);
    assert_eq!(words("3x4..5x4"), ["3x4", "4", "5x4"]);
    assert_eq!(words("4x5..6x7"), ["4x5", "5x6", "6x7"]);
    assert_eq!(words("..#/...,3"), ["..#/...", "3"]);
    assert_eq!(parse_range("1..1000").unwrap().len(), 1_000);
    let says = |text: &str| parse_range(text).unwrap_err().to_string();
    assert_eq!(says("6..4"), "the range 6..4 is empty: put the smaller board first");
    assert_eq!(says("1..1001"), "the range 1..1001 has more than 1000 boards");
    assert_eq!(says("1..999,2x1..2x3"), "the range 1..999,2x1..2x3 has more than 1000 boards");
    let uneven = "grows by 2 rows and 5 columns; only one of them may grow, or both by the same amount";
    assert_eq!(says("3x4..5x9"), format!("the range 3x4..5x9 {uneven}"));
    assert!(says("4..").contains("the board is empty"));
    assert!(says("4,,5").contains("the board is empty"));
    assert!(says("4...6").contains("'6' is neither a square"));
}

proptest! {
    #[test]
    fn a_board_reads_as_it_is_written(rows in 1u32..9, columns in 1u32..9, bits: u64, holed: bool) {
        let holes: Vec<bool> = (0..rows * columns).map(|square| holed && bits >> square & 1 == 1).collect();
        prop_assume!(holes.contains(&false));
        let board = Board::new(rows, columns).with_holes(holes);
        prop_assert_eq!(parse_board(&board.to_string()), Ok(board));
    }

    #[test]
    fn no_text_is_too_odd(text in "\\PC{0,12}|[0-9x.#/,a-c()\\n -]{0,16}") {
        let board = Board::new(3, 4);
        let said: Vec<String> = [
            parse_board(&text).err(),
            parse_range(&text).err(),
            parse_piece(&text).err(),
            parse_square(&text, &board).err(),
        ].into_iter().flatten().map(|bad| bad.to_string()).collect();
        // What is refused is refused in one sentence.
        prop_assert!(said.iter().all(|sentence| sentence.len() > 10));
        if let Ok(square) = parse_square(&text, &board) {
            prop_assert!(square < 12);
        }
    }
}
