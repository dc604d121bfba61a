//! A sheet of signs with roles.

use super::{Role, Room, Span};

/// What is drawn on; what lies outside is not drawn.
pub(super) struct Canvas {
    pub(super) room: Room,
    pub(super) ascii: bool,
    rows: Vec<Vec<(char, Role)>>,
}

impl Canvas {
    /// No picture is larger, whatever the terminal says of itself.
    const LARGEST: usize = 1_000;

    pub(super) fn new(room: Room, ascii: bool) -> Self {
        let room = Room { wide: room.wide.min(Self::LARGEST), high: room.high.min(Self::LARGEST) };
        Canvas { room, ascii, rows: vec![vec![(' ', Role::Line); room.wide]; room.high] }
    }

    /// Puts a sign somewhere.
    pub(super) fn put(&mut self, x: usize, y: usize, sign: char, role: Role) {
        if let Some(place) = self.rows.get_mut(y).and_then(|row| row.get_mut(x)) {
            *place = (sign, role);
        }
    }

    /// What is there.
    pub(super) fn at(&self, x: usize, y: usize) -> char {
        self.rows.get(y).and_then(|row| row.get(x)).map_or(' ', |&(sign, _)| sign)
    }

    /// Writes from there to the right.
    pub(super) fn write(&mut self, x: usize, y: usize, text: &str, role: Role) {
        for (i, sign) in text.chars().enumerate() {
            self.put(x + i, y, sign, role);
        }
    }

    /// The sign, or the plain one that stands for it.
    pub(super) fn sign(&self, drawn: char, typed: char) -> char {
        if self.ascii { typed } else { drawn }
    }

    /// All that was drawn, without the empty lines at its end.
    pub(super) fn lines(self) -> Vec<Vec<Span>> {
        let mut lines: Vec<Vec<Span>> = self.rows.into_iter().map(spans).collect();
        while lines.last().is_some_and(Vec::is_empty) {
            lines.pop();
        }
        lines
    }
}

/// A row in spans of one role each, without the blanks at its end.
fn spans(row: Vec<(char, Role)>) -> Vec<Span> {
    let long = row.iter().rposition(|&(sign, _)| sign != ' ').map_or(0, |last| last + 1);
    let mut spans: Vec<Span> = Vec::new();
    for (sign, role) in row.into_iter().take(long) {
        match spans.last_mut() {
            Some(span) if span.role == role => span.text.push(sign),
            _ => spans.push(Span { text: sign.into(), role }),
        }
    }
    spans
}
