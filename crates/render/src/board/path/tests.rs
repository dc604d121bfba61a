use std::fmt::{self, Write};

use crate::snapshot;
use crate::solution::{Look, draw};
use knight::{Board, Leaper, Tour, check};

/// The first tour that the textbook's walk finds on 5×5.
pub(super) fn textbook() -> Tour {
    let numbers = [1, 6, 15, 10, 21, 14, 9, 20, 5, 16, 19, 2, 7, 22, 11, 8, 13, 24, 17, 4, 25, 18, 3, 12, 23];
    Tour::new(Board::new(5, 5), numbers.to_vec())
}

/// The closed tour of 3×3 without its middle.
pub(super) fn ring() -> Tour {
    let board = Board::new(3, 3).with_holes((0..9).map(|square| square == 4).collect());
    Tour::of_path(board, &[0, 5, 6, 1, 8, 3, 2, 7])
}

/// A wazir goes to and fro: a tour of any board.
pub(super) fn zigzag(rows: u32, columns: u32) -> Tour {
    let row =
        |row: u32| (0..columns).map(move |i| row * columns + if row.is_multiple_of(2) { i } else { columns - 1 - i });
    let board = Board::new(rows, columns).with_piece(Leaper::new(0, 1).unwrap());
    Tour::of_path(board, &(0..rows).flat_map(row).collect::<Vec<_>>())
}

fn board(tour: &Tour, out: &mut dyn Write) -> fmt::Result {
    draw(tour, Look::Board { ascii: false }, out)
}

fn list(tour: &Tour, out: &mut dyn Write) -> fmt::Result {
    draw(tour, Look::List, out)
}

fn svg(tour: &Tour, out: &mut dyn Write) -> fmt::Result {
    draw(tour, Look::Svg, out)
}

fn written(write: impl FnOnce(&mut dyn Write) -> fmt::Result) -> String {
    let mut out = String::new();
    write(&mut out).unwrap();
    out
}

#[test]
fn the_textbooks_tour_stands_as_the_texts_print_it() {
    snapshot::compare("knight-5.txt", &written(|out| board(&textbook(), out)));
    snapshot::compare("knight-5-list.txt", &written(|out| list(&textbook(), out)));
    assert_eq!(written(|out| board(&ring(), out)), "1 4 7\n6 # 2\n3 8 5\n");
    assert_eq!(written(|out| list(&ring(), out)), "0,0 1,2 2,0 0,1 2,2 1,0 0,2 2,1\n");
    assert!(written(|out| svg(&ring(), out)).contains("<title>3×3: a closed tour from 0,0</title>"));
}

#[test]
fn numbers_are_aligned_whatever_their_length() {
    assert_eq!(written(|out| board(&zigzag(3, 4), out)), " 1  2  3  4\n 8  7  6  5\n 9 10 11 12\n");
    assert_eq!(written(|out| board(&Tour::of_path(Board::new(1, 3), &[1]), out)), ". 1 .\n");
    let long =
        Tour::new(Board::new(1, 12), [0, 9, 10, 99, 100, 105, 999, 1_000, 12_345, 100_000, 7, u32::MAX].to_vec());
    let mut aligned = format!("{:>10}", '.');
    long.numbers()[1..].iter().for_each(|number| aligned.push_str(&format!(" {number:>10}")));
    assert_eq!(written(|out| board(&long, out)), aligned + "\n");
}

#[test]
fn an_empty_board_is_said_to_be_one() {
    let empty = Tour::of_path(Board::new(0, 0), &[]);
    assert_eq!(written(|out| board(&empty, out)), "(an empty board)\n");
    assert_eq!(written(|out| list(&empty, out)), "\n");
}

/// What comes in how many pieces.
#[derive(Default)]
struct Pieces {
    text: String,
    longest: usize,
}

impl Write for Pieces {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text.push_str(text);
        self.longest = self.longest.max(text.len());
        Ok(())
    }
}

#[test]
fn a_large_tour_comes_in_pieces_that_the_checker_reads() {
    let tour = zigzag(300, 400);
    let mut pictures = Vec::new();
    for write in [board as fn(&Tour, &mut dyn Write) -> fmt::Result, list, svg] {
        let mut pieces = Pieces::default();
        write(&tour, &mut pieces).unwrap();
        assert!(pieces.longest < 1 << 17 && pieces.text.len() > 3 << 17);
        pictures.push(pieces.text);
    }
    for text in &pictures[..2] {
        let verdict = check(text, None, tour.board().piece(), false).unwrap();
        assert_eq!(words::english(&verdict.summary), "300×400: a wazir's tour, open");
    }
}

#[test]
fn an_error_is_handed_on() {
    struct Full;
    impl Write for Full {
        fn write_str(&mut self, _: &str) -> fmt::Result {
            Err(fmt::Error)
        }
    }
    for write in [board as fn(&Tour, &mut dyn Write) -> fmt::Result, list, svg] {
        assert!(write(&ring(), &mut Full).is_err());
    }
}
