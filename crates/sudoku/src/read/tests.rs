//! One grid in every dress, and a table of bad texts with what is said of them.

use super::{BadGrid, Layout, layout, read_all, read_line, read_one};
use crate::{Grid, Shape, write};

const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn nine() -> Grid {
    read_line(LINE.as_bytes(), None).unwrap().unwrap()
}

/// The rows of the grid, each cell by this function and joined by this one.
fn rows(cell: impl Fn(char) -> String, join: impl Fn(&[String]) -> String) -> Vec<String> {
    let cells: Vec<String> = LINE.chars().map(cell).collect();
    cells.chunks(9).map(join).collect()
}

fn is_nine(text: &str) {
    assert_eq!(read_one(text, None), Ok(nine()), "\n{text}");
    assert_eq!(read_one(text, Some(Shape::NINE)), Ok(nine()), "with the box given\n{text}");
    let crlf = format!("\u{FEFF}{}\r\n", text.replace('\n', "\r\n"));
    assert_eq!(read_one(&crlf, None), Ok(nine()), "with CR\n{text}");
}

#[test]
fn a_line_may_be_dressed_in_many_ways() {
    for empty in [".", "0", "*", "_", "-", "·"] {
        let line = LINE.replace('.', empty);
        let spaced = line.chars().map(String::from).collect::<Vec<_>>();
        let solution = "123456789".repeat(9);
        is_nine(&line);
        is_nine(&format!("  {line}  "));
        is_nine(&format!("\"{line}\""));
        is_nine(&format!("{line} # 5 is a comment"));
        is_nine(&format!("{line}#tight"));
        is_nine(&format!("{line},{solution}"));
        is_nine(&format!("\"{line}\",\"{solution}\""));
        is_nine(&format!("{line} {solution} 24"));
        is_nine(&format!("{line};11.90;11.90;2.60;;name"));
        is_nine(&format!("{line}:0:1234"));
        is_nine(&format!("{line}\tESCARGOT\t2007"));
        is_nine(&format!("17,{line},{solution},24,0.5"));
        is_nine(&format!("id,puzzle,solution,clues,difficulty\n17,{line},{solution},24,0.5"));
        is_nine(&format!("quizzes,solutions\n{line},{solution}\n\n"));
        is_nine(&spaced.join(" "));
        is_nine(&spaced.join(","));
        is_nine(&spaced.join(";"));
        is_nine(&spaced.join(", "));
        is_nine(&spaced.chunks(9).map(<[String]>::concat).collect::<Vec<_>>().join(" "));
        is_nine(&spaced.chunks(9).map(<[String]>::concat).collect::<Vec<_>>().join("|"));
    }
    is_nine(&LINE.replace('.', " "));
    is_nine(&format!("{},812", LINE.replace('.', " ")));
    is_nine(
        &LINE.chars().map(|sign| if sign == '.' { String::new() } else { sign.into() }).collect::<Vec<_>>().join(","),
    );
}

#[test]
fn rows_may_be_dressed_in_many_ways() {
    for empty in [".", "0", "*", "_", "-", "·"] {
        let cell = |sign: char| if sign == '.' { empty.to_string() } else { sign.to_string() };
        for between in ["", " ", "  ", ",", ";", "\t", ", ", "|", " | "] {
            let rows = rows(cell, |row| row.join(between));
            is_nine(&rows.join("\n"));
            is_nine(&rows.iter().map(|row| format!("  {row} # row")).collect::<Vec<_>>().join("\n"));
        }
        let boxes = |bar: &str| rows(cell, |row| row.chunks(3).map(<[String]>::concat).collect::<Vec<_>>().join(bar));
        is_nine(&boxes(" ").chunks(3).map(|band| band.join("\n")).collect::<Vec<_>>().join("\n\n"));
        is_nine(&boxes("|").chunks(3).map(|band| band.join("\n")).collect::<Vec<_>>().join("\n-----------\n"));
        is_nine(&boxes("│").chunks(3).map(|band| band.join("\n")).collect::<Vec<_>>().join("\n───┼───┼───\n"));
        let simple: Vec<String> = boxes("|").chunks(3).map(|band| format!("|{}|", band.join("|\n|"))).collect();
        let simple = format!("*-----------*\n{}\n*-----------*", simple.join("\n|---+---+---|\n"));
        is_nine(&simple);
        is_nine(&format!("{simple}\nSimple Sudoku Version 4.2n"));
        is_nine(&format!("  {}", simple.replace('\n', "\n  ")));
        let listed = rows(cell, |row| format!("  [{}],", row.join(", ")));
        is_nine(&format!("[\n{}\n]", listed.join("\n")));
    }
}

#[test]
fn pictures_are_read() {
    for empty in [".", " "] {
        let cell = |sign: char| if sign == '.' { empty.to_string() } else { sign.to_string() };
        let boxed = |[top, bar, rule, end]: [&str; 4], gap: &str, side: &str| {
            let row = |row: &[String]| {
                let boxes: Vec<String> =
                    row.chunks(3).map(|cells| format!("{side}{}{side}", cells.join(gap))).collect();
                format!("{bar}{}{bar}", boxes.join(bar))
            };
            let bands: Vec<String> = rows(cell, row).chunks(3).map(|band| band.join("\n")).collect();
            format!("{top}\n{}\n{end}\n", bands.join(&format!("\n{rule}\n")))
        };
        let ascii = ["+-------+-------+-------+", "|", "+-------+-------+-------+", "+-------+-------+-------+"];
        let thin = ["┌───────┬───────┬───────┐", "│", "├───────┼───────┼───────┤", "└───────┴───────┴───────┘"];
        let double = ["╔═══════╦═══════╦═══════╗", "║", "╠═══════╬═══════╬═══════╣", "╚═══════╩═══════╩═══════╝"];
        for frame in [ascii, thin, double] {
            is_nine(&boxed(frame, " ", " "));
            is_nine(&boxed(frame, "", ""));
            is_nine(&format!("   {}", boxed(frame, " ", " ").replace('\n', "\n   ")));
        }
        // Every cell has its box.
        let cells = rows(cell, |row| format!("║ {} ║", row.join(" │ ")));
        is_nine(&format!("╔═══╤═══╗\n{}\n╚═══╧═══╝", cells.join("\n╟───┼───╢\n")));
        let table = rows(cell, |row| format!("| {} |", row.join(" | ")));
        is_nine(&format!("|---|---|\n{}", table.join("\n")));
    }
}

#[test]
fn tabs_stand_between_cells_that_may_be_blank() {
    let blank = |sign: char| if sign == '.' { String::new() } else { sign.to_string() };
    let pasted = rows(blank, |row| row.join("\t"));
    assert!(pasted.iter().any(|row| row.starts_with('\t')) && pasted.iter().any(|row| row.ends_with('\t')));
    is_nine(&pasted.join("\n"));
    // An editor may drop the tabs at the end of a line.
    is_nine(&pasted.iter().map(|row| row.trim_end().to_string()).collect::<Vec<_>>().join("\n"));
    // A row may have nothing but tabs.
    let mut grid = read_one(&pasted.join("\n"), None).unwrap();
    (27..36).for_each(|cell| grid.set(cell, None));
    let mut emptied = pasted.clone();
    emptied[3] = "\t".repeat(8);
    assert_eq!(read_one(&emptied.join("\n"), None), Ok(grid));
}

#[test]
fn blanks_are_cells_where_nothing_else_is() {
    let blank = |sign: char| if sign == '.' { " ".to_string() } else { sign.to_string() };
    let kept = rows(blank, <[String]>::concat);
    is_nine(&kept.join("\n"));
    is_nine(&kept.iter().map(|row| row.trim_end()).collect::<Vec<_>>().join("\n"));
    is_nine(&rows(blank, |row| row.join(" ")).iter().map(|row| row.trim_end()).collect::<Vec<_>>().join("\n"));
    let few = [1, 2, 0, 0, 2, 0, 1, 0, 0, 1, 0, 2, 0, 0, 2, 1];
    assert_eq!(read_one("12  \n2 1 \n 1 2\n  21", None).unwrap().cells(), few, "and not 2×2 twice");
    assert_eq!(read_one("|12|  |\n|2 |1 |\n| 1| 2|\n|  |21|", None).unwrap().cells(), few, "in a frame");
    let left = [1, 0, 2, 0].repeat(4);
    assert_eq!(read_one(&"|1 |2 |\n".repeat(4), None).unwrap().cells(), left, "all in the left of their boxes");
    let spaced = "1 2 3\n".repeat(5);
    assert_eq!(
        read_one(&spaced, None).unwrap_err().to_string(),
        "lines 1 to 5: 5 rows of 3 cells, but 3 rows are needed"
    );
    let holes = "12  \n    \n  34\n   1";
    let expected = [1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 0, 0, 0, 1];
    assert_eq!(read_one(holes, None).unwrap().cells(), expected, "a row of blanks is a row");
    assert_eq!(read_one(&holes.replace(' ', "-"), None).unwrap().cells(), expected, "a row of dashes is a row");
}

#[test]
fn the_files_of_other_programs_are_read() {
    let rows = rows(String::from, <[String]>::concat).join("\n");
    is_nine(&format!("#ARuud\n#DA random puzzle\n#B03-08-2006\n#LEasy\n#Uhttp://www.example.org/\n{rows}"));
    let state = "1".repeat(9);
    is_nine(&format!("[Puzzle]\n{rows}\n[State]\n{}", [&*state; 9].join("\n")));
    is_nine(&format!("[Puzzle]\n{LINE}\n[State]\n{}", LINE.replace('.', "1")));
    is_nine(&format!("Grid 01\n{rows}"));
}

#[test]
fn several_grids_are_told_apart() {
    let rows = rows(String::from, <[String]>::concat);
    let (grid, bands) = (rows.join("\n"), rows.chunks(3).map(|band| band.join("\n")).collect::<Vec<_>>().join("\n\n"));
    let frame = format!("+---+\n{grid}\n+---+");
    for (text, lines) in [
        (format!("{grid}\n\n{grid}\n"), vec![1, 11]),
        (format!("{grid}\n{grid}\n{grid}"), vec![1, 10, 19]),
        (format!("Grid 01\n{grid}\nGrid 02\n{grid}"), vec![2, 12]),
        (format!("# one\n{grid}\n# two\n{grid}"), vec![2, 12]),
        (format!("{bands}\n\n\n{bands}"), vec![1, 14]),
        (format!("{frame}\n{frame}"), vec![2, 13]),
        (format!("{LINE}\n\n# text\n{LINE} # text\n{LINE}\n"), vec![1, 4, 5]),
    ] {
        let read = read_all(&text, None);
        assert_eq!(read.iter().map(|(line, _)| *line).collect::<Vec<_>>(), lines, "\n{text}");
        assert!(read.iter().all(|(_, read)| *read == Ok(nine())), "\n{text}");
        assert_eq!(read_one(&text, None), Err(BadGrid::Several { grids: lines.len() }), "\n{text}");
    }
}

#[test]
fn a_bad_grid_among_good_ones_costs_only_itself() {
    let rows = rows(String::from, <[String]>::concat);
    let (grid, short) = (rows.join("\n"), rows[..8].join("\n"));
    let read = read_all(&format!("{short}\n\n{short}\n\n{short}"), None);
    assert!(read.iter().map(|(line, _)| *line).eq([1, 10, 19]) && read.iter().all(|(_, grid)| grid.is_err()));
    let bands = format!("{}\n\n{}\n\n{}\n", rows[..3].join("\n"), rows[3..6].join("\n"), rows[6..8].join("\n"));
    let read = read_all(&format!("{bands}\n{grid}"), None);
    assert!(read.iter().map(|(line, _)| *line).eq([1, 12]) && read[0].1.is_err() && read[1].1.is_ok());
    let read = read_all(&format!("{grid}\n\n{short}\n\n{grid}"), None);
    let said: Vec<(usize, Option<String>)> =
        read.into_iter().map(|(line, grid)| (line, grid.err().map(|bad| bad.to_string()))).collect();
    assert_eq!(
        said,
        [(1, None), (11, Some("lines 11 to 18: 8 rows of 9 cells, but 9 rows are needed".to_string())), (20, None)]
    );

    let bad = LINE.replacen('7', "x", 1);
    let read = read_all(&format!("{LINE}\n{bad}\n\n{}\n{LINE}", &LINE[1..]), None);
    let said: Vec<(usize, Option<String>)> =
        read.into_iter().map(|(line, grid)| (line, grid.err().map(|bad| bad.to_string()))).collect();
    let expected = [
        (1, None),
        (2, Some("line 2, column 5: 'x' is neither a value nor an empty cell")),
        (4, Some("line 4: a grid has n×n cells, with n from 1 to 49, but this has 80 (9×9 would be 81: 1 is missing)")),
        (5, None),
    ];
    assert_eq!(said, expected.map(|(line, words)| (line, words.map(String::from))));
}

#[test]
fn alphabets_are_recognised() {
    let shape = Shape::new(4, 4).unwrap();
    let mut cells: Vec<u8> = (0..256).map(|cell| ((cell / 16 * 4 + cell / 64 + cell % 16) % 16 + 1) as u8).collect();
    let full = Grid::new(shape, cells.clone());
    for cell in (0..256).filter(|cell| cell % 5 < 3) {
        cells[cell] = 0;
    }
    let holes = Grid::new(shape, cells);
    let written = |grid: &Grid, alphabet: &str, empty: char| -> String {
        let sign = |value: u8| alphabet.chars().nth(usize::from(value)).unwrap();
        grid.cells().iter().map(|&value| if value == 0 { empty } else { sign(value) }).collect()
    };
    for grid in [&full, &holes] {
        for (alphabet, empties) in [
            (".123456789ABCDEFG", ".0*_-"),
            (".123456789abcdefg", ".0*_-"),
            (".123456789ABCDEF0", ".*_-"),
            (".123456789abcdef0", ".*_-"),
            (".ABCDEFGHIJKLMNOP", ".0*_-"),
            (".abcdefghijklmnop", ".0*_-"),
        ] {
            for empty in empties.chars() {
                let line = written(grid, alphabet, empty);
                let rows: Vec<&str> = (0..16).map(|row| &line[row * 16..][..16]).collect();
                let groups: Vec<String> = rows
                    .iter()
                    .map(|row| format!("{} {} {} {}", &row[..4], &row[4..8], &row[8..12], &row[12..]))
                    .collect();
                for text in [line.clone(), rows.join("\n"), rows.join(" "), groups.join("\n"), groups.join("\n\n")] {
                    assert_eq!(read_one(&text, None).as_ref(), Ok(grid), "{alphabet} {empty}\n{text}");
                }
            }
        }
        let words: Vec<String> = grid.cells().iter().map(ToString::to_string).collect();
        for between in [" ", ",", "\t", "  ", " | "] {
            let rows: Vec<String> = words.chunks(16).map(|row| row.join(between)).collect();
            for text in [words.join(between), rows.join("\n")] {
                assert_eq!(read_one(&text, None).as_ref(), Ok(grid), "\n{text}");
            }
        }
    }
}

#[test]
fn sizes_are_recognised_or_given() {
    let shape = |text: &str, given: Option<&str>| {
        let given = given.map(|word| Shape::parse(word).unwrap());
        read_one(text, given).map(|grid| grid.shape().to_string()).unwrap_or_else(|bad| bad.to_string())
    };
    for (cells, usual) in
        [(1, "1x1"), (16, "2x2"), (36, "2x3"), (100, "2x5"), (144, "3x4"), (256, "4x4"), (2401, "7x7")]
    {
        assert_eq!(shape(&".".repeat(cells), None), usual);
    }
    assert_eq!(shape(&".".repeat(144), Some("4x3")), "4x3");
    assert_eq!(shape(&".".repeat(36), Some("3x2")), "3x2");
    let square = |n: usize| vec![".".repeat(n); n].join("\n");
    for n in 1..=49 {
        assert_eq!(read_one(&square(n), None).map(|grid| grid.shape().n()), Ok(n), "{n} rows of {n}");
    }
    // 16 lines of 16 cells.
    let small = "1234341221434321";
    let sixteen = [small; 16].join("\n");
    assert_eq!(layout(sixteen.as_bytes(), None), Layout::Lines);
    assert_eq!(read_all(&sixteen, None).len(), 16);
    assert_eq!(shape(&sixteen, Some("4x4")), "4x4");
    assert_eq!(layout(square(16).as_bytes(), Some(Shape::new(2, 2).unwrap())), Layout::Lines);
}

#[test]
fn layouts_are_recognised() {
    let rows = rows(String::from, <[String]>::concat).join("\n");
    let head = format!("quizzes,solutions\n{LINE},{LINE}\n");
    let bad = format!("12345\n{LINE}\n{LINE}\n{LINE}");
    let short = format!("{}\n{LINE}\n", &LINE[1..]);
    for text in [LINE, &head, &bad, &short, "1..4..1..3..4..2", "# text\n1..4..1..3..4..2\n"] {
        assert_eq!(layout(text.as_bytes(), None), Layout::Lines, "\n{text}");
    }
    for text in [&*rows, "1..4\n..1.\n.3..\n4..2\n", "", "1234", "Grid 01\n003020600", &rows[..50]] {
        assert_eq!(layout(text.as_bytes(), None), Layout::Rows, "\n{text}");
    }
}

#[test]
fn what_is_bad_is_told_with_its_place() {
    let rows = rows(String::from, <[String]>::concat);
    let grid = rows.join("\n");
    let edit = |row: usize, text: &str| {
        let mut rows = rows.clone();
        rows[row] = text.to_string();
        rows.join("\n")
    };
    let large = |n: usize| ".".repeat(n * n);
    let mut framed: Vec<String> = rows.iter().map(|row| format!("| {row} |")).collect();
    framed[3] = "| 8...6..x3 |".to_string();
    let framed = format!("+---+\n{}\n+---+", framed.join("\n"));
    let count = |cells: usize, near: &str| {
        format!("line 1: a grid has n×n cells, with n from 1 to 49, but this has {cells}{near}")
    };
    let cases: Vec<(String, Option<&str>, String)> = vec![
        ("".into(), None, "there is no grid here".into()),
        (" \n\t\n# text\n".into(), None, "there is no grid here".into()),
        ("+---+\n+---+".into(), None, "there is no grid here".into()),
        ("quizzes,solutions\n".into(), None, "there is no grid here".into()),
        (LINE[..80].into(), None, count(80, " (9×9 would be 81: 1 is missing)")),
        (format!("{LINE}5"), None, count(82, " (9×9 would be 81: 1 too many)")),
        (LINE[..72].into(), None, count(72, " (9×9 would be 81: 9 are missing)")),
        (format!("{} # text", &LINE[..79]), None, count(79, " (9×9 would be 81: 2 are missing)")),
        (format!("{},{LINE}5", &LINE[..80]), None, count(82, " (9×9 would be 81: 1 too many)")),
        (".".repeat(255), None, count(255, " (16×16 would be 256: 1 is missing)")),
        (".".repeat(2500), None, count(2500, "")),
        (".".repeat(1 << 20), None, "line 1: this is too long for a grid, even one of 49×49".into()),
        (
            format!("{grid}\n{}", "1 ".repeat(1 << 20)),
            None,
            "line 10: this is too long for a grid, even one of 49×49".into(),
        ),
        (
            LINE.into(),
            Some("2x2"),
            "line 1: a grid with boxes of 2x2 has 16 cells, but this has 81: 65 too many".into(),
        ),
        (
            LINE[..80].into(),
            Some("3x3"),
            "line 1: a grid with boxes of 3x3 has 81 cells, but this has 80: 1 is missing".into(),
        ),
        (LINE.replacen('7', "x", 1), None, "line 1, column 5: 'x' is neither a value nor an empty cell".into()),
        (LINE.replacen('7', "é", 1), None, "line 1, column 5: 'é' is neither a value nor an empty cell".into()),
        (LINE.replacen('7', "\0", 1), None, "line 1, column 5: this is not a text file".into()),
        ("\u{FFFD}\u{FFFD}\0\u{1}ELF".into(), None, "line 1, column 1: this is not a text file".into()),
        ("hello".into(), None, "line 1, column 1: 'h' is neither a value nor an empty cell".into()),
        (edit(3, "8...6..x3"), None, "line 4, column 8: 'x' is neither a value nor an empty cell".into()),
        (framed, None, "line 5, column 10: 'x' is neither a value nor an empty cell".into()),
        (edit(3, "8...6..+3"), None, "line 4, column 8: '+' is neither a value nor an empty cell".into()),
        (edit(3, "8...6...33"), None, "line 4: this row has 10 cells, but needs 9".into()),
        (edit(3, "8...6..3"), None, "line 4: this row has 8 cells, but needs 9".into()),
        (edit(3, "8"), None, "line 4: this row has 1 cell, but needs 9".into()),
        (rows[..5].join("\n"), None, "lines 1 to 5: 5 rows of 9 cells, but 9 rows are needed".into()),
        (format!("{grid}\n{}", rows[0]), None, "lines 1 to 10: 10 rows of 9 cells, but 9 rows are needed".into()),
        (rows[0].clone(), None, "line 1: 1 row of 9 cells, but 9 rows are needed".into()),
        (grid.clone(), Some("3x4"), "lines 1 to 9: 9 rows of 9 cells, but 12 rows are needed".into()),
        (
            "1234\n3412\n2143\n4351".into(),
            None,
            "line 4, column 3: 5 is too large: the largest value of a 4×4 grid is 4".into(),
        ),
        (
            "1 2 3 4\n3 4 1 12\n2 1 4 3\n4 3 2 1".into(),
            None,
            "line 2, column 7: 12 is too large: the largest value of a 4×4 grid is 4".into(),
        ),
        (
            format!("1 2 3 4\n3 4 1 {}\n2 1 4 3\n4 3 2 1", "7".repeat(1000)),
            None,
            format!("line 2, column 7: {}… is too large: the largest value of a 4×4 grid is 4", "7".repeat(20)),
        ),
        (
            format!("1G{}", &large(12)[2..]),
            None,
            "line 1, column 2: G is too large: the largest value of a 12×12 grid is 12".into(),
        ),
        (format!("A{}", &large(40)[1..]), None, "line 1, column 1: 'A' is neither a value nor an empty cell".into()),
        (format!("{LINE}\n{LINE}"), None, "there are 2 grids here, but only one is expected".into()),
    ];
    for (text, shape, expected) in cases {
        let shape = shape.map(|word| Shape::parse(word).unwrap());
        let said = read_one(&text, shape).map(|grid| write::line(&grid)).map_err(|bad| bad.to_string());
        assert_eq!(said, Err(expected), "\n{text}");
    }
}

#[test]
fn bytes_that_are_no_text_harm_only_where_cells_are() {
    let mut line = LINE.as_bytes().to_vec();
    line.extend(b" by Andr\xE9");
    assert_eq!(read_line(&line, None), Ok(Some(nine())));
    line[6] = 0xE9;
    let said = read_line(&line, None).unwrap_err().on_line(7).to_string();
    assert_eq!(said, "line 7, column 7: this is not a text file");
}
