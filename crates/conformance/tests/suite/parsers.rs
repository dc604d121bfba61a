//! What people write: nothing makes a parser panic, and what we print we can read.

use backtrail::{Address, Path};
use coloring::Limits;
use coloring::read::{Format, read_text_within, read_within};
use proptest::prelude::*;
use queens::{LARGEST, NQueens, PlacedQueens, Placement, Queens, Square};
use registry::{Bounds, Flags, Puzzle};
use sudoku::read::{BadGrid, Layout, layout, nine, read_all, read_line, read_one};
use sudoku::{Grid, Shape, check, write};

/// Any text at all, and texts that look almost right.
fn text(almost: &'static str) -> impl Strategy<Value = String> {
    prop_oneof![any::<String>(), almost.prop_map(|text| text)]
}

fn permutation(n: u32) -> impl Strategy<Value = Vec<u32>> {
    Just((0..n).collect::<Vec<u32>>()).prop_shuffle()
}

/// Any shape at all.
fn shape() -> impl Strategy<Value = Shape> {
    let long = (1..=Shape::LARGEST, 1..=Shape::LARGEST).prop_map(|(rows, n)| (rows, (n / rows).max(1)));
    prop_oneof![(1..=7usize, 1..=7usize), long]
        .prop_map(|(rows, columns)| Shape::new(rows, columns).expect("not too large"))
}

/// Grids of every shape, from empty to full, legal or not.
fn grid() -> impl Strategy<Value = Grid> {
    (shape(), 0..=8u8, any::<u64>()).prop_map(|(shape, eighths, seed)| {
        let mut state = seed | 1;
        let mut random = |below: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 33) as usize % below
        };
        let mut cell = |_| if random(8) < eighths.into() { random(shape.n()) as u8 + 1 } else { 0 };
        Grid::new(shape, (0..shape.cells()).map(&mut cell).collect())
    })
}

/// Texts that look almost like grids.
fn almost_a_grid() -> impl Strategy<Value = String> {
    let row =
        "[1-9.]{9}|[0-9A-Ga-g. ]{0,20}|[+|*=-]{0,14}|([1-9]?,){8}|#[a-z]{0,3}|\\[[A-Za-z]{0,7}\\]|[│┌─┼ 1-9]{0,12}";
    let lines = proptest::collection::vec(prop_oneof![4 => row, 1 => "[1-9.]{80,82}[ ,;#\t]?.{0,6}"], 0..24);
    prop_oneof![any::<String>(), (lines, "\n|\r\n|\n\n|\r").prop_map(|(lines, end)| lines.join(&end))]
}

/// Texts that look almost like graphs, in one format or another.
fn almost_a_graph() -> impl Strategy<Value = String> {
    let start = "|#x\n# GMT y\n#\n|>>graph6<<|>>sparse6<<:|:|\\*Vertices [0-9]{1,3}\n|\\[\\||\\[|p edge 9 9\n|graph \\{|<graph>|%%MatrixMarket matrix coordinate\n";
    let line = prop_oneof![
        4 => "[0-9]{1,2}( [0-9]{1,2}){0,4}",
        1 => "[?-~]{1,12}|\\*(Edges|Arcslist|Matrix)|[0-9] \\{\\}|\\[[0-9];[0-9];\\];?|\\|\\]|[0-9]: [0-9]|a-b,b-c| *|[01]{4}",
        1 => any::<String>(),
    ];
    let lines = proptest::collection::vec(line, 0..9);
    prop_oneof![
        any::<String>(),
        (start, lines, "\n|\r\n|;|,").prop_map(|(start, lines, end)| start + &lines.join(&end))
    ]
}

proptest! {
    #[test]
    fn a_graph_is_read_within_its_limits_or_refused_in_a_line(text in almost_a_graph(), vertices in 0..40u64, edges in 0..40u64) {
        let limits = Limits { vertices, edges };
        for format in [None].into_iter().chain(Format::ALL.map(Some)) {
            for read in [read_text_within(&text, format, limits), read_within(&mut text.as_bytes(), format, limits)] {
                match read {
                    Ok(reading) => {
                        prop_assert!(u64::from(reading.graph.vertices()) <= vertices && reading.graph.edges() <= edges);
                        let is_told = format.is_none_or(|format| format == reading.format || format == Format::Json);
                        prop_assert!(is_told, "{:?} of {:?}", reading.format, format);
                    }
                    Err(bad) => {
                        let (words, lines) = (bad.to_string(), text.lines().count() as u64);
                        prop_assert!(words.chars().count() < 400 && !words.contains(['\n', '\u{1b}']), "{}", words);
                        prop_assert!(bad.place().is_none_or(|place| (1..=lines + 1).contains(&place.line)), "{}", words);
                    }
                }
            }
        }
    }

    #[test]
    fn a_grid_that_is_written_is_read_back(grid in grid()) {
        let shape = Some(grid.shape());
        for text in [write::line(&grid), write::rows(&grid), format!("  {}\r\n# text", write::line(&grid))] {
            prop_assert_eq!(read_one(&text, shape), Ok(grid.clone()));
        }
        prop_assert_eq!(read_line(write::line(&grid).as_bytes(), shape), Ok(Some(grid)));
    }

    #[test]
    fn a_line_of_a_usual_shape_is_read_back_without_a_word_on_its_size(grid in grid()) {
        let n = grid.shape().n();
        prop_assume!(n > 3); // fewer cells may be a row
        let usual = Grid::new(Shape::usual(n).unwrap(), grid.cells().to_vec());
        prop_assert_eq!(read_one(&write::line(&usual), None), Ok(usual.clone()));
        let batch = format!("{0}\n{0}\n", write::line(&usual));
        prop_assert_eq!(layout(batch.as_bytes(), None), Layout::Lines);
        prop_assert_eq!(read_one(&batch, None), Err(BadGrid::Several { grids: 2 }));
    }

    #[test]
    fn rows_in_frames_are_the_grid(grid in grid(), frame in 0..4usize) {
        let shape = grid.shape();
        let (bar, rule) = [("|", "+---+"), ("│", "├───┤"), ("║", "╠═╬═╣"), ("|", "-----")][frame];
        let mut text = format!("{rule}\n");
        for band in grid.cells().chunks(shape.n() * shape.box_rows()) {
            for row in band.chunks(shape.n()) {
                let word = |value: &u8| write::symbol(*value, shape);
                let boxes = row.chunks(shape.box_columns()).map(|cells| cells.iter().map(word).collect::<Vec<_>>().join(" "));
                text += &format!("{bar} {} {bar}\n", boxes.collect::<Vec<_>>().join(&format!(" {bar} ")));
            }
            text += &format!("{rule}\n");
        }
        prop_assert_eq!(read_one(&text, Some(shape)), Ok(grid), "\n{}", text);
    }

    #[test]
    fn a_grid_is_read_or_refused_without_panic(text in almost_a_grid(), shape in proptest::option::of(shape())) {
        layout(text.as_bytes(), shape);
        let all = read_all(&text, shape);
        let lines = text.lines().count();
        prop_assert!(all.iter().map(|(line, _)| *line).is_sorted());
        prop_assert!(all.iter().all(|(line, _)| (1..=lines).contains(line)));
        for grid in all.iter().filter_map(|(_, grid)| grid.as_ref().ok()) {
            prop_assert!(shape.is_none_or(|shape| shape == grid.shape()));
            prop_assert_eq!(read_one(&write::line(grid), Some(grid.shape())), Ok(grid.clone()));
            prop_assert_eq!(check::verdict(grid, &[]).total, check::clashes(grid).len() as u64);
        }
        match read_one(&text, shape) {
            Ok(grid) => prop_assert!(all == [(all[0].0, Ok(grid))]),
            Err(error) => {
                let words = error.to_string();
                prop_assert!(words.chars().count() < 200 && !words.contains('\n'), "{}", words);
            }
        }
    }

    #[test]
    fn bytes_are_read_or_refused_without_panic(
        bytes in proptest::collection::vec(prop_oneof![any::<u8>(), b'0'..=b'9', Just(b'\n')], 0..300),
        shape in proptest::option::of(shape()),
    ) {
        layout(&bytes, shape);
        let line = read_line(&bytes, shape);
        prop_assert!(nine(&bytes).is_none() || shape.is_some_and(|shape| shape.n() != 9) || line.is_ok());
    }

    #[test]
    fn a_fast_line_is_what_the_slow_reader_says(cells in "[1-9.0*_]{81}|[1-9 ]{81}|[1-9. ]{79,83}", rest in "\r|([,;:# ][0-9.]{0,3})?") {
        let text = cells + &rest;
        if let Some(cells) = nine(text.as_bytes()) {
            let slow: Vec<u8> = cells.iter().map(|byte| if (b'1'..=b'9').contains(byte) { byte - b'0' } else { 0 }).collect();
            prop_assert_eq!(read_line(text.as_bytes(), None), Ok(Some(Grid::new(Shape::NINE, slow.clone()))));
            // Without the fast path: quotes keep it out.
            prop_assert_eq!(read_line(format!("\"{text}").as_bytes(), None), Ok(Some(Grid::new(Shape::NINE, slow))));
        }
    }

    #[test]
    fn a_number_of_queens_is_read_or_refused_without_panic(word in text("[-+]{0,2}[0-9]{0,25}")) {
        match Queens::parse(&word) {
            Ok(n) => {
                prop_assert!(n <= LARGEST);
                prop_assert_eq!(word.trim_start_matches('+').parse::<u32>(), Ok(n));
            }
            // Signs that a terminal would obey, such as U+2028, are written as escapes.
            Err(error) => {
                let is_shown = |sign: char| sign.escape_debug().len() == 1 || matches!(sign, '\'' | '"' | '\\');
                prop_assert!(error.to_string().contains(&word) || !word.chars().all(is_shown));
            }
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
        if let Ok(board) = PlacedQueens::parse(&text, size) {
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
        prop_assert_eq!(NQueens.check(&text, &flags, &Bounds::NONE).is_err(), PlacedQueens::parse(&text, None).is_err());
        flags.give("size", Some(&size));
        prop_assert!(Queens::parse(&size).is_ok() || NQueens.check(&text, &flags, &Bounds::NONE).is_err());
    }

    #[test]
    fn a_range_is_posed_or_refused_without_panic(word in text("[0-9]{0,2}(\\.\\.=?[0-9]{0,2})?(,[0-9]{0,2}){0,2}")) {
        prop_assume!(word.len() < 20); // a range of ten million boards is a lot to hold
        if let Ok(instances) = NQueens.pose_range(&word, &Flags::default(), &Bounds::NONE) {
            prop_assert!(!instances.is_empty());
        }
    }

    #[test]
    fn a_range_poses_every_board_in_it(from in 0..50u32, more in 0..50u32, inclusive in any::<bool>()) {
        let word = format!("{from}..{}{}", if inclusive { "=" } else { "" }, from + more);
        let posed = NQueens.pose_range(&word, &Flags::default(), &Bounds::NONE).unwrap();
        let sizes: Vec<u64> = posed.iter().map(|instance| instance.size()).collect();
        prop_assert_eq!(sizes, (from..=from + more).map(u64::from).collect::<Vec<_>>());
        if more > 0 {
            let backwards = format!("{}..{from}", from + more);
            prop_assert!(NQueens.pose_range(&backwards, &Flags::default(), &Bounds::NONE).is_err());
        }
    }

    #[test]
    fn a_placement_that_is_printed_is_read_back(rows in (1..40u32).prop_flat_map(permutation)) {
        let board = PlacedQueens::parse(&Placement::new(rows.clone()).to_string(), None).unwrap();
        let squares: Vec<Square> =
            rows.iter().enumerate().map(|(column, &row)| Square { column: column as u32, row }).collect();
        prop_assert_eq!(board, PlacedQueens::new(rows.len() as u32, squares));
    }

    #[test]
    fn a_picture_and_a_list_are_the_same_board(rows in (2..12u32).prop_flat_map(permutation), sign in "[Qq♕♛*1#X]") {
        let n = rows.len() as u32;
        let line = |row| (0..n).map(|column| if rows[column as usize] == row { &*sign } else { "." }).collect::<Vec<_>>();
        let picture: Vec<String> = (0..n).map(|row| line(row).join(" ")).collect();
        let list = Placement::new(rows.clone()).to_string();
        prop_assert_eq!(PlacedQueens::parse(&picture.join("\n"), Some(n)), PlacedQueens::parse(&list, Some(n)));
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
        if let Ok(address) = text.parse::<Address>() {
            prop_assert_eq!(address.to_string().parse(), Ok(address));
        }
    }
}

#[test]
fn the_checker_sees_what_is_wrong_with_boards_that_were_printed_wrong() {
    let conflicts = |text: &str| PlacedQueens::parse(text, None).unwrap().conflicts(100).1;
    assert_eq!(conflicts("7,3,0,2,5,1,6,4"), 0, "legal, though a text draws it with two queens in a column");
    assert!(conflicts("1,2,0,3") > 0 && conflicts("2,0,1,3") > 0, "given as solutions of four queens");
}

#[test]
fn a_board_of_one_square_is_read_from_its_picture() {
    let full = Ok(PlacedQueens::new(1, vec![Square { column: 0, row: 0 }]));
    for sign in ["Q", "♕", "♛"] {
        assert_eq!(PlacedQueens::parse(sign, None), full, "{sign}");
    }
    for sign in ["Q", "♕", "♛", "*", "X", "0"] {
        assert_eq!(PlacedQueens::parse(sign, Some(1)), full, "{sign}");
    }
    for sign in ["-", ".", "·"] {
        assert_eq!(PlacedQueens::parse(sign, Some(1)), Ok(PlacedQueens::new(1, vec![])), "{sign}");
    }
    assert!(PlacedQueens::parse("x", None).is_err());
}
