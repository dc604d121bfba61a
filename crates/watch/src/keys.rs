//! The keys, and what they mean.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// What somebody wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Play, or pause.
    Play,
    /// One step.
    Step,
    /// One step back.
    Back,
    /// Play faster.
    Faster,
    /// Play slower.
    Slower,
    /// On to the next solution.
    Solution,
    /// Back to the solution before.
    LastSolution,
    /// On to the next dead end.
    DeadEnd,
    /// Back to the dead end before.
    LastDeadEnd,
    /// On to the end.
    End,
    /// Back to the beginning.
    Restart,
    /// To the visit of a number.
    GoTo,
    /// Why was it refused?
    Why,
    /// Another picture beside the board.
    Pane,
    /// The keys.
    Help,
    /// No more.
    Quit,
}

/// The keys as help writes them, and what they do.
pub(crate) const HELP: [(&str, &str); 16] = [
    ("space", "play or pause"),
    ("→ l", "one step"),
    ("← h", "one step back"),
    ("s n", "on to the next solution"),
    ("S", "back to the solution before"),
    ("d", "on to the next dead end"),
    ("D", "back to the dead end before"),
    ("w", "why a choice was refused, on and off"),
    ("t", "beside the board: tree, path, profile, nothing"),
    ("+ -", "faster, slower"),
    ("g", "go to the visit of a number"),
    ("r", "restart"),
    ("e", "on to the end"),
    ("any key", "stops what takes long"),
    ("?", "this help"),
    ("q Esc", "quit, as Ctrl-C does"),
];

/// Those of the key line, the most useful first.
pub(crate) const LINE: [(&str, &str); 10] = [
    ("space", "play"),
    ("←→", "step"),
    ("s", "solution"),
    ("d", "dead end"),
    ("w", "why"),
    ("t", "view"),
    ("+-", "speed"),
    ("g", "go to"),
    ("r", "restart"),
    ("e", "end"),
];

/// What a key means.
pub(crate) fn wish(key: KeyEvent) -> Option<Wish> {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    Some(match key.code {
        KeyCode::Char('c' | 'C') if control => Wish::Quit,
        _ if control || key.modifiers.contains(KeyModifiers::ALT) => return None,
        KeyCode::Char(' ') => Wish::Play,
        KeyCode::Right | KeyCode::Char('l') => Wish::Step,
        KeyCode::Left | KeyCode::Char('h') => Wish::Back,
        KeyCode::Char('+' | '=') | KeyCode::Up => Wish::Faster,
        KeyCode::Char('-' | '_') | KeyCode::Down => Wish::Slower,
        KeyCode::Char('s' | 'n') => Wish::Solution,
        KeyCode::Char('S' | 'N') => Wish::LastSolution,
        KeyCode::Char('d') => Wish::DeadEnd,
        KeyCode::Char('D') => Wish::LastDeadEnd,
        KeyCode::Char('e') | KeyCode::End => Wish::End,
        KeyCode::Char('r') | KeyCode::Home => Wish::Restart,
        KeyCode::Char('g') => Wish::GoTo,
        KeyCode::Char('w') => Wish::Why,
        KeyCode::Char('t') | KeyCode::Tab => Wish::Pane,
        KeyCode::Char('?') | KeyCode::F(1) => Wish::Help,
        KeyCode::Char('q') | KeyCode::Esc => Wish::Quit,
        _ => return None,
    })
}
