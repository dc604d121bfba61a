use super::*;
use proptest::prelude::*;

/// The first tour of 5×5 that the textbook's walk finds.
const TEXTBOOK: [[u32; 5]; 5] =
    [[1, 6, 15, 10, 21], [14, 9, 20, 5, 16], [19, 2, 7, 22, 11], [8, 13, 24, 17, 4], [25, 18, 3, 12, 23]];

fn knight(text: &str) -> Verdict {
    check(text, None, Leaper::KNIGHT, false).unwrap()
}

fn said(conflicts: &[Text]) -> Vec<String> {
    conflicts.iter().map(words::english).collect()
}

fn says(text: &str, board: Option<&Board>) -> String {
    check(text, board, Leaper::KNIGHT, false).unwrap_err().to_string()
}

fn rows(numbers: &[[u32; 5]; 5], between: &str) -> String {
    let row = |row: &[u32; 5]| row.map(|number| number.to_string()).join(between);
    numbers.iter().map(row).collect::<Vec<_>>().join("\n")
}

/// The squares of a numbered board in order, each as `word` writes it.
fn list(numbers: &[[u32; 5]; 5], word: impl Fn(usize, usize) -> String) -> Vec<String> {
    let place = |number: u32| (0..25).find(|square| numbers[square / 5][square % 5] == number).unwrap();
    (1..=25).map(place).map(|square| word(square / 5, square % 5)).collect()
}

#[test]
fn the_same_tour_in_every_form_is_one() {
    let comma = list(&TEXTBOOK, |row, column| format!("{row},{column}"));
    let python = list(&TEXTBOOK, |row, column| format!("({row}, {column})")).join(", ");
    let json = list(&TEXTBOOK, |row, column| format!("[{row},{column}]")).join(",");
    let chess = list(&TEXTBOOK, |row, column| format!("{}{}", char::from(b'a' + column as u8), 5 - row));
    let flat = TEXTBOOK.as_flattened().iter().map(ToString::to_string).collect::<Vec<_>>();
    let framed = rows(&TEXTBOOK, " | ").replace('\n', " |\n+----+----+----+----+----+\n| ");
    for text in [
        rows(&TEXTBOOK, " "),
        rows(&TEXTBOOK, ","),
        rows(&TEXTBOOK, "\t").replace('\n', "\r\n\r\n"),
        format!("+----+----+\n| {framed} |\n+----+----+\n"),
        format!("┌────┬────┐\n│ {} │\n└────┴────┘", rows(&TEXTBOOK, " │ ").replace('\n', " │\n├────┼────┤\n│ ")),
        format!("{TEXTBOOK:?}"),
        format!("{TEXTBOOK:#?}"),
        format!("[{}]", flat.join(",")),
        format!("[\n  {}\n]\n", flat.join(",\n  ")),
        format!("\u{FEFF}{}\n", comma.join(" ")),
        comma.join("\n"),
        comma.join(" → "),
        comma.join("->"),
        comma.join("; "),
        comma.join(" - "),
        comma.join("-"),
        python.clone(),
        format!("[{python}]"),
        format!("[{json}]"),
        chess.join(" "),
        chess.join("-").to_uppercase(),
    ] {
        let verdict = knight(&text);
        assert_eq!(words::english(&verdict.summary), "5×5: a knight's tour, open", "{text} {:?}", verdict.conflicts);
        assert!(verdict.is_legal() && verdict.complete);
        let board = Board::new(5, 5);
        assert_eq!(check(&text, Some(&board), Leaper::KNIGHT, false), Ok(verdict), "{text}");
    }
    // On one line without brackets, it is one row until a size is given.
    let size = check(&flat.join(" "), Some(&Board::new(5, 5)), Leaper::KNIGHT, false).unwrap();
    assert!(size.is_legal() && size.complete);
    assert_eq!(knight(&flat.join(" ")).total, 24);
}

#[test]
fn what_is_wrong_is_named_in_the_order_of_the_steps() {
    let mut wrong = TEXTBOOK;
    wrong[2][1] = 12; // was 2
    let verdict = knight(&rows(&wrong, " "));
    assert_eq!(said(&verdict.conflicts), ["the number 2 is missing", "the number 12 appears twice: at 2,1 and at 4,3"]);
    assert_eq!((verdict.total, verdict.complete), (2, true));
    assert_eq!(words::english(&verdict.summary), "5×5: 2 conflicts");

    let mut swapped = TEXTBOOK;
    (swapped[0][0], swapped[0][1]) = (6, 1);
    let conflicts = said(&knight(&rows(&swapped, " ")).conflicts);
    assert_eq!(conflicts[0], "step 1 → 2: 0,1 to 2,1 is not a knight's move");
    assert_eq!(conflicts.len(), 3);

    let mut thrice = TEXTBOOK;
    (thrice[4][4], thrice[0][2]) = (99, 1);
    thrice[0][3] = 1;
    let expected =
        ["4,4 has the number 99, but the last number is 25", "the number 1 appears 3 times: at 0,0 and at 0,2"];
    assert_eq!(said(&knight(&rows(&thrice, " ")).conflicts)[..2], expected);
    assert_eq!(knight(&rows(&thrice, " ")).total, 5); // 10, 15 and 23 are missing
}

#[test]
fn a_list_names_its_first_wrong_step() {
    let board = Board::new(3, 4);
    let conflicts = |text: &str| said(&check(text, Some(&board), Leaper::KNIGHT, false).unwrap().conflicts);
    assert_eq!(conflicts("0,0 2,1 1,1 2,3"), ["step 2 → 3: 2,1 to 1,1 is not a knight's move"]);
    assert_eq!(conflicts("0,0 2,1 0,0"), ["step 3: 0,0 was already visited at step 1"]);
    let off = "step 3: 4,2 is not on the board, whose rows are 0 to 2 and columns 0 to 3";
    assert_eq!(conflicts("0,0 2,1 4,2 2,1"), [off, "step 4: 2,1 was already visited at step 2"]);
    let round = conflicts(&"0,0 2,1 ".repeat(6));
    assert_eq!((round.len(), round[10].as_str()), (20, "0,1 is not visited"));
    let holed = Board::new(3, 3).with_holes((0..9).map(|square| square == 5).collect());
    let hole = check("0,0 1,2", Some(&holed), Leaper::KNIGHT, false).unwrap();
    assert_eq!(said(&hole.conflicts), ["step 2: 1,2 is a hole"]);
}

#[test]
fn a_tour_that_is_not_over_is_legal_so_far() {
    for text in ["1 . .\n. # 2\n3 0 -", "1,_,·\n0,X,2\n3,-,."] {
        let verdict = knight(text);
        assert_eq!(
            words::english(&verdict.summary),
            "3×3 with 1 hole: 3 of 8 squares visited, no conflicts so far, 5 left (the first is 0,1)"
        );
        assert!(verdict.is_legal() && !verdict.complete);
    }
    let verdict = check("0,0 2,1 0,2", Some(&Board::new(3, 4)), Leaper::KNIGHT, true).unwrap();
    assert_eq!(
        words::english(&verdict.summary),
        "3×4: 3 of 12 squares visited, no conflicts so far, 9 left (the first is 0,1)"
    );
    // A gap among the numbers is a mistake, one after the last is not.
    assert_eq!(
        words::english(&knight("1 4 7\n6 # 2\n3 . 5").summary),
        "3×3 with 1 hole: 7 of 8 squares visited, no conflicts so far, 1 left (2,1)"
    );
    assert_eq!(said(&knight("1 4 7\n6 # 2\n. 8 5").conflicts), ["the number 3 is missing"]);
    assert!(knight(". . .\n. . .").is_legal());
}

#[test]
fn a_closed_tour_comes_back() {
    let ring = "1 4 7\n6 # 2\n3 8 5";
    let closed = check(ring, None, Leaper::KNIGHT, true).unwrap();
    assert_eq!(words::english(&closed.summary), "3×3 with 1 hole: a knight's tour, closed");
    let open = check(&rows(&TEXTBOOK, " "), None, Leaper::KNIGHT, true).unwrap();
    let ends = "the tour is not closed: its last square 4,0 is not a knight's move from its first square 0,0";
    assert_eq!((said(&open.conflicts), open.total), (vec![ends.to_string()], 1));
}

#[test]
fn the_holes_of_a_given_board_count() {
    let ring = Board::new(3, 3).with_holes((0..9).map(|square| square == 4).collect());
    let with = |text: &str| check(text, Some(&ring), Leaper::KNIGHT, false).unwrap();
    assert!(with("[1,4,7,6,0,2,3,8,5]").complete); // as our JSON writes it
    assert_eq!(said(&with("1 4 7\n6 9 2\n3 8 5").conflicts), ["1,1 has the number 9, but it is a hole"]);
    assert_eq!(
        said(&with("1 4 7\n6 # 2\n3 # 5").conflicts),
        ["2,1 is marked as a hole, but it is a square of the board"]
    );
}

#[test]
fn other_pieces_leap_otherwise() {
    let ferz = check("1 # 3\n# 2 #", None, Leaper::new(1, 1).unwrap(), false).unwrap();
    assert_eq!(words::english(&ferz.summary), "2×3 with 3 holes: a ferz's tour, open");
    let far = check("1 # # # # # 2", None, Leaper::new(0, 6).unwrap(), false).unwrap();
    assert_eq!(words::english(&far.summary), "1×7 with 5 holes: a 0,6 leaper's tour, closed");
    let alfil = check("1 2", None, Leaper::new(2, 2).unwrap(), false).unwrap();
    assert_eq!(said(&alfil.conflicts), ["step 1 → 2: 0,0 to 0,1 is not an alfil's move"]);
}

#[test]
fn what_cannot_be_read_is_told_with_its_place() {
    assert_eq!(
        says("1 2\n3 q", None),
        "line 2, column 3: 'q' is neither a number, nor an unnumbered square (. 0 -), nor a hole (#)"
    );
    assert_eq!(says("1 2\n3", None), "line 2: this row is 1 wide, but the first one is 2 wide");
    assert_eq!(says("1 2\n\n3 4 5\n6 7", None), "line 3: this row is 3 wide, but the first one is 2 wide");
    assert_eq!(says("[[1,2,3],[4,5]]", None), "line 1: this row is 2 wide, but the first one is 3 wide");
    let number = "is not the number of a step; steps are numbered from 1 to at most 400 million";
    assert_eq!(says("· -3", None), format!("line 1, column 3: -3 {number}"));
    assert_eq!(says("1 99999999999999999999999 2", None), format!("line 1, column 3: 99999999999999999999 {number}"));
    assert_eq!(
        says("0,0 2,1\n4;2", None),
        "line 2, column 1: '4;2' is not a square; give its row and column, counted from 0, such as 0,0"
    );
    assert!(says("0,0 -1,2", None).starts_with("line 1, column 5: '-1,2' is not a square"));
    assert!(says("a1 b3 2,1", None).starts_with("line 1, column 7: '2,1' is not a square"));
    assert_eq!(says("a1 b4", Some(&Board::new(3, 3))), "step 2: b4 is not on the board, whose rows are 1 to 3");
    assert_eq!(says("0,0 2,1", None), "2 squares fit several boards: give the size of the board too");
    assert_eq!(says("[1,2,3]", None), "3 numbers fit several boards: give the size of the board too");
    assert_eq!(says("1 2 3", Some(&Board::new(5, 5))), "the tour is for a board of 1 × 3, but --board is 5 × 5");
    for empty in ["", " \n", "\u{FEFF}", "[]", "[[]]", "()", "||", "+--+", "# #"] {
        assert!(says(empty, None).starts_with("the tour is empty"), "{empty}");
    }
}

#[test]
fn a_large_tour_and_a_large_mistake_take_no_longer() {
    // A wazir goes to and fro.
    let (side, wazir) = (300, Leaper::new(0, 1).unwrap());
    let number =
        |row: u32, column: u32| row * side + if row.is_multiple_of(2) { column } else { side - 1 - column } + 1;
    let text = |number: &dyn Fn(u32, u32) -> u32| {
        let row = |row| (0..side).map(|column| number(row, column).to_string()).collect::<Vec<_>>().join(" ");
        (0..side).map(row).collect::<Vec<_>>().join("\n")
    };
    let right = check(&text(&number), None, wazir, false).unwrap();
    assert_eq!(words::english(&right.summary), "300×300: a wazir's tour, open");
    let same = check(&text(&|_, _| 7), None, wazir, false).unwrap();
    assert_eq!(words::english(&same.conflicts[6]), "the number 7 appears 90000 times: at 0,0 and at 0,1");
    assert_eq!(same.total, 7);
    let knight = check(&text(&number), None, Leaper::KNIGHT, false).unwrap();
    assert_eq!((knight.total, knight.conflicts.len()), (89_999, 100));
}

proptest! {
    /// Two squares of a tour change places: the checker says what counting by hand does.
    #[test]
    fn a_changed_tour_is_wrong_where_it_was_changed(one in 0usize..25, other in 0usize..25, as_list: bool) {
        let mut numbers = TEXTBOOK;
        let flat = numbers.as_flattened_mut();
        flat.swap(one, other);
        let at = |number: u32| flat.iter().position(|&it| it == number).unwrap() as i32;
        let product = |a: i32, b: i32| (a / 5 - b / 5) * (a % 5 - b % 5);
        let wrong = (1..25).filter(|&number| product(at(number), at(number + 1)).abs() != 2).count() as u64;
        let text = match as_list {
            true => list(&numbers, |row, column| format!("{row},{column}")).join(" "),
            false => rows(&numbers, " "),
        };
        prop_assert_eq!(knight(&text).total, wrong);
    }

    #[test]
    fn no_text_is_too_odd(text in "\\PC{0,12}|[0-9a-c,.#|()\\[\\]+→> \\n-]{0,24}", sized: bool) {
        let board = Board::new(2, 3);
        match check(&text, sized.then_some(&board), Leaper::KNIGHT, true) {
            Ok(verdict) => prop_assert_eq!(verdict.conflicts.len() as u64, verdict.total.min(100)),
            Err(bad) => prop_assert!(bad.to_string().len() > 10),
        }
    }
}
