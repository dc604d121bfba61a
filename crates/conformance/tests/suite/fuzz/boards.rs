//! Boards, squares and pieces, and solutions that somebody brings: queens and tours.

use ::fuzz::{Dice, Target};
use registry::{Bounds, Flags};

use super::{BOUNDS, is_a_sentence, puzzle};

/// A board, a list or a picture: of queens, of a tour, or of holes.
fn board(dice: &mut Dice) -> String {
    let (rows, columns) = (dice.from_to(1, 7), dice.from_to(1, 7));
    let end = *dice.pick(&["\n", "\n", "\n", "/", " / ", "\r\n", "\n\n"]);
    let between = *dice.pick(&["", " ", " ", "|", ",", "  "]);
    let apart = *dice.pick(&[" ", ";", ") (", "\n", " -> ", ",", "-"]);
    match dice.below(7) {
        0 => dice.joined(12, ",", |dice| dice.number(9)),
        1 => dice.joined(12, apart, |dice| format!("{},{}", dice.number(7), dice.number(7))),
        2 => dice.joined(12, apart, |dice| format!("{}{}", char::from(b'a' + dice.below(9) as u8), dice.from_to(0, 9))),
        3 => {
            let mut order: Vec<usize> = (1..=rows * columns).collect();
            (1..order.len()).rev().for_each(|i| order.swap(i, dice.below(i + 1)));
            if dice.one_in(3) {
                (0..3).for_each(|_| order[dice.below(rows * columns)] = dice.below(60));
            }
            let row = |row: &[usize]| row.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            order.chunks(columns).map(row).collect::<Vec<_>>().join(end)
        }
        4 => format!("{}{}{}", dice.number(9), dice.pick(&["x", "×", "*", " x ", ",", ".."]), dice.number(9)),
        5 => dice.number(30),
        _ => {
            let signs = *dice.pick(&["Q.", ".Q.♕x", "..#", ".-_·#*█X", "01", "Qq*_"]);
            let signs: Vec<char> = signs.chars().collect();
            let row =
                |dice: &mut Dice| (0..columns).map(|_| dice.pick(&signs).to_string()).collect::<Vec<_>>().join(between);
            (0..rows).map(|_| row(dice)).collect::<Vec<_>>().join(end)
        }
    }
}

/// A puzzle and flags on the first line, then what is brought.
fn make(dice: &mut Dice) -> Vec<u8> {
    let head = match dice.below(6) {
        0 => "queens".to_string(),
        1 => format!("queens size={}", dice.number(9)),
        2 => format!("queens by={}", dice.pick(&["row", "column", "box"])),
        3 => "knight closed".to_string(),
        4 => format!(
            "knight piece={} board={}",
            dice.pick(&["1,3", "wazir", "0,1", "knight", "0,0", "9,9"]),
            dice.pick(&["5", "3x4", "..#/...", "0x3"])
        ),
        _ => "knight".to_string(),
    };
    format!("{head}\n{}", board(dice)).into_bytes()
}

fn check(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let (head, brought) = text.split_once('\n').unwrap_or((&text, ""));
    let mut words = head.split(' ');
    let Some(puzzle) = words.next().and_then(puzzle) else { return };
    let given = words.map(|word| {
        word.split_once('=')
            .map_or((word.to_string(), None), |(name, value)| (name.to_string(), Some(value.to_string())))
    });
    let Ok(flags) = Flags::read(&puzzle.check_flags, given) else { return };
    match puzzle.check(brought, &flags, &BOUNDS) {
        Ok(verdict) => {
            assert_eq!(verdict.is_legal(), verdict.total == 0);
            assert!(verdict.conflicts.len() as u64 <= verdict.total);
        }
        Err(error) => is_a_sentence(&error, &text),
    }
    // A board of a range is no larger than the caller can bear.
    let bounds = Bounds { cells: 100, ..BOUNDS };
    if brought.len() < 200 {
        match puzzle.pose_range(brought, &Flags::default(), &bounds) {
            Ok(cases) => assert!(
                !cases.is_empty()
                    && cases.iter().all(|case| case
                        .board()
                        .extent()
                        .is_none_or(|(rows, columns)| u64::from(rows) * u64::from(columns) <= 100))
            ),
            Err(error) => is_a_sentence(&error, &text),
        }
    }
}

#[test]
fn boards() {
    Target { name: "boards", make, check, few: 3_000 }.run();
}
