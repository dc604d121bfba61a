use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::*;
use crate::Options;
use crate::keys::Wish;
use crate::sample::{GRID, own_problem, session};

/// The screen as text.
fn screen(session: &mut Session, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw(frame, session)).unwrap();
    let buffer = terminal.backend().buffer();
    let line = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_string() + "\n";
    (0..height).map(line).collect()
}

/// A session after `steps` steps.
fn stepped(puzzle: &str, word: &str, solver: &str, steps: u64, options: Options) -> Session {
    let mut session = session(puzzle, word, solver, options);
    for _ in 0..steps {
        session.step();
    }
    session
}

#[track_caller]
fn compare(name: &str, picture: &str) {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/pictures").join(name);
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        std::fs::write(&file, picture).expect("the snapshot is written");
        return;
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == picture, "{name} is not what was drawn; UPDATE_PICTURES=1 draws it anew, then look at it");
}

fn ascii() -> Options {
    Options { ascii: true, ..Options::default() }
}

const WATCHED: [(&str, &str, &str, u64); 5] = [
    ("queens", "8", "scan", 60),
    ("knight", "5", "plain", 150),
    ("sudoku", GRID, "plain", 44),
    ("color", "petersen", "plain", 25),
    ("queens", "30", "scan", 700),
];

#[test]
fn screens_are_as_they_were_reviewed() {
    for (puzzle, word, solver, steps) in WATCHED {
        let name = if word.len() < 9 { format!("{puzzle}-{word}") } else { puzzle.to_string() };
        for (width, height) in [(80, 24), (120, 40), (45, 15)] {
            let mut session = stepped(puzzle, word, solver, steps, Options::default());
            session.why = true;
            compare(&format!("watch-{name}-{width}x{height}.txt"), &screen(&mut session, width, height));
        }
    }
    let mut typed = stepped("queens", "8", "scan", 60, ascii());
    compare("watch-queens-8-ascii.txt", &screen(&mut typed, 80, 24));
    typed.help = true;
    compare("watch-help-ascii.txt", &screen(&mut typed, 80, 24));
}

#[test]
fn nothing_but_plain_signs_is_shown_if_that_is_asked_for() {
    for (puzzle, word, solver, steps) in WATCHED {
        let mut session = stepped(puzzle, word, solver, steps, ascii());
        for _ in 0..4 {
            session.wish(Wish::Pane);
            session.wish(Wish::Why);
            for _ in 0..40 {
                session.step();
                let screen = screen(&mut session, 80, 24);
                assert!(screen.is_ascii(), "{screen}");
            }
        }
        session.help = true;
        assert!(screen(&mut session, 80, 24).is_ascii());
    }
}

#[test]
fn every_size_shows_something_and_none_panics() {
    for (puzzle, word, solver, steps) in WATCHED {
        let mut session = stepped(puzzle, word, solver, steps, Options::default());
        for help in [false, true] {
            for _ in 0..4 {
                session.wish(Wish::Pane);
                for (width, height) in
                    [(0, 0), (1, 1), (2, 9), (9, 2), (20, 6), (40, 12), (64, 14), (70, 20), (300, 100)]
                {
                    session.help = help;
                    let screen = screen(&mut session, width, height);
                    let shows = screen.chars().any(|sign| !sign.is_whitespace());
                    assert!(shows || width < 10, "{width}×{height}");
                }
            }
        }
    }
}

#[test]
fn without_colour_no_cell_has_one() {
    use ratatui::style::Color;
    for colour in [true, false] {
        let mut session = stepped("queens", "8", "scan", 60, Options { colour, ..Options::default() });
        session.why = true;
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| draw(frame, &mut session)).unwrap();
        let cells = terminal.backend().buffer().content();
        let plain = cells.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset);
        assert_eq!(plain, !colour);
    }
}

#[test]
fn a_refusal_says_its_reason_and_why_shows_who_is_to_blame() {
    let mut session = stepped("queens", "8", "scan", 3, ascii());
    let before = screen(&mut session, 80, 24);
    assert!(before.contains("x refused: a queen in column 1, row 0: "), "{before}");
    assert!(!before.contains("!Q!"), "{before}");
    session.wish(Wish::Why);
    let why = screen(&mut session, 80, 24);
    assert!(why.contains("why not a queen in column 1, row 0? ") && why.contains("!Q!"), "{why}");
    session.wish(Wish::Why);
    assert_eq!(screen(&mut session, 80, 24), before);
}

#[test]
fn a_tree_that_is_not_kept_still_shows_its_path() {
    let mut session = session("queens", "8", "scan", ascii());
    session.memory = crate::memory::Memory::new(10);
    for _ in 0..200 {
        session.step();
    }
    let path = session.player.path().len();
    let shown = screen(&mut session, 120, 40);
    assert_eq!(shown.lines().filter(|line| line.contains("`= o")).count(), path, "{shown}");
    assert!(shown.contains("not kept") || session.memory.open().contains(&None), "{shown}");
}

#[test]
fn a_problem_of_ones_own_is_watched_without_a_board() {
    let mut session = own_problem(Options::default());
    session.wish(Wish::Why);
    for _ in 0..5 {
        session.step();
    }
    session.note = None;
    let shown = screen(&mut session, 80, 24);
    assert!(shown.contains("!take 7!"), "the choice to blame is marked:\n{shown}");
    compare("watch-own-problem-80x24.txt", &shown);
    session.wish(Wish::Solution);
    assert!(screen(&mut session, 80, 24).contains("◆ solution 1: every choice has been made"));
}
