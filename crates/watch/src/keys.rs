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

/// The keys as help writes them, and what they do: `watch-help-play`.
pub(crate) const HELP: [(&str, &str); 16] = [
    ("space", "play"),
    ("→ l", "step"),
    ("← h", "back"),
    ("s n", "solution"),
    ("S", "last-solution"),
    ("d", "dead-end"),
    ("D", "last-dead-end"),
    ("w", "why"),
    ("t", "pane"),
    ("+ -", "speed"),
    ("g", "go-to"),
    ("r", "restart"),
    ("e", "end"),
    ("any key", "stop"),
    ("?", "help"),
    ("q Esc", "quit"),
];

/// Those of the key line, the most useful first, each with its word: `watch-word-play`.
pub(crate) const LINE: [(&str, &str); 10] = [
    ("space", "play"),
    ("←→", "step"),
    ("s", "solution"),
    ("d", "dead-end"),
    ("w", "why"),
    ("t", "pane"),
    ("+-", "speed"),
    ("g", "go-to"),
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
