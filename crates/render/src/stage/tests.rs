use registry::player::{Goal, Player};

use super::*;
use crate::snapshot;

/// A search at this step, and its stage.
fn at(puzzle: &str, word: &str, k: Option<&str>, solver: &str, step: u64) -> (Player, Scene) {
    let flags: Vec<_> = k.map(|k| ("k", Some(k))).into_iter().collect();
    let case = builtin::case(puzzle, word, &flags).unwrap();
    let mut player = Player::new(case.trace(Some(solver)).unwrap().1);
    player.seek(Goal::Step(step), u64::MAX);
    (player, Scene::new(&case.board()))
}

fn drawn((player, scene): &(Player, Scene), room: Room, ascii: bool) -> Picture {
    let refused = player.refused();
    let view = View {
        path: player.path(),
        refused: refused.as_ref(),
        why: true,
        solved: false,
        fresh: true,
        withheld: &[],
        strips: &player.strips(),
    };
    scene.draw(&view, room, ascii)
}

const GRID: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn boards_are_as_they_were_reviewed() {
    let room = Room { wide: 46, high: 16 };
    let queens = at("queens", "8", None, "scan", 27);
    assert!(queens.0.refused().is_some(), "a refusal shows most");
    let petersen = at("color", "petersen", Some("3"), "plain", 6);
    for (name, board, ascii) in [
        ("stage-queens.txt", &queens, false),
        ("stage-queens-ascii.txt", &queens, true),
        ("stage-knight.txt", &at("knight", "5", None, "plain", 40), false),
        ("stage-sudoku.txt", &at("sudoku", GRID, None, "plain", 7), false),
        ("stage-petersen.txt", &petersen, false),
        ("stage-petersen-ascii.txt", &petersen, true),
    ] {
        snapshot::compare(name, &drawn(board, room, ascii).text());
    }
}

#[test]
fn no_picture_is_larger_than_its_room() {
    let boards = [
        at("queens", "30", None, "scan", 100),
        at("knight", "20", None, "warnsdorff", 200),
        at("sudoku", GRID, None, "plain", 30),
        at("color", "petersen", Some("3"), "plain", 12),
        at("color", "queen:9", Some("9"), "plain", 90),
    ];
    for board in &boards {
        for (wide, high) in [(0, 0), (1, 1), (3, 2), (10, 30), (30, 5), (46, 16), (200, 60)] {
            for ascii in [false, true] {
                let picture = drawn(board, Room { wide, high }, ascii);
                let widest = picture.text().lines().map(|line| line.chars().count()).max().unwrap_or(0);
                assert!(picture.lines.len() <= high && widest <= wide, "{wide}×{high}:\n{}", picture.text());
                assert!(!ascii || picture.text().is_ascii(), "{}", picture.text());
            }
        }
    }
}

#[test]
fn a_board_that_is_too_large_is_shown_around_what_happened_last() {
    let mut board = at("queens", "30", None, "scan", 0);
    board.0.seek(Goal::Visit(20), u64::MAX);
    let picture = drawn(&board, Room { wide: 40, high: 12 }, true);
    assert!(picture.part.as_ref().is_some_and(|part| part.starts_with("rows ")), "{:?}", picture.part);
    assert!(picture.text().contains(">Q"), "{}", picture.text());
}

#[test]
fn a_queen_is_blamed_along_a_line() {
    let picture = drawn(&at("queens", "4", None, "scan", 7), Room { wide: 20, high: 8 }, true);
    let roles: Vec<Role> = picture.lines.iter().flatten().map(|piece| piece.role).collect();
    assert!(roles.contains(&Role::Culprit) && roles.contains(&Role::Tried), "{}", picture.text());
}

#[test]
fn what_a_solver_keeps_is_shown_below_the_board_forwards_and_backwards() {
    let room = Room { wide: 30, high: 14 };
    for (solver, strips) in [
        ("marks", "rows    # . . .\nrising  # . . . . . .\nfalling . . . # . . .\n"),
        ("bits", "rows    # . . .\nrising  . . . .\nfalling . # . .\nfree    . . # #\n"),
    ] {
        let (mut player, scene) = at("queens", "4", None, solver, 2);
        assert!(drawn(&(player, scene), room, true).text().ends_with(strips), "{solver}");
        (player, _) = at("queens", "4", None, solver, 2);
        let before = player.strips();
        for _ in 0..5 {
            player.step();
        }
        assert_ne!(player.strips(), before, "{solver}");
        player.seek(Goal::Step(2), u64::MAX);
        assert_eq!(player.strips(), before, "{solver}");
    }
}

#[test]
fn choices_are_said_in_words() {
    let (player, scene) = at("queens", "8", None, "scan", 2);
    let made = &player.path()[0];
    assert_eq!(in_words(scene.board(), &made.label, &made.marks), "a queen in column 0, row 0");
    let (player, scene) = at("sudoku", GRID, None, "plain", 2);
    let refused = player.refused();
    let (label, marks) = refused
        .as_ref()
        .map_or_else(|| (&player.path()[0].label, &player.path()[0].marks), |refused| (&refused.label, &refused.marks));
    assert_eq!(in_words(scene.board(), label, marks), "1 in row 1, column 3");
    assert_eq!(in_words(&Board::CHOICES, "take 3", &[]), "take 3");
}
