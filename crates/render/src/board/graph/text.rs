//! A graph as text: `name = colour` lines.
//!
//! A graph may have millions of vertices. So this writes to wherever the text goes, some 64 KiB at a time, and never holds it
//! whole.

use std::fmt::{self, Write};

use registry::board::Graph;

/// Writes a line for each vertex: its name and its colour. Names are aligned, numbers to the right.
///
/// # Errors
///
/// If nothing more can be written.
pub(crate) fn lines(graph: &Graph<'_>, out: &mut dyn Write) -> fmt::Result {
    /// Longer names than this do not move all others to the right.
    const WIDEST: usize = 32;
    let is_number = graph.net.is_numbered();
    let long = |vertex: u32| graph.net.name(vertex).chars().count();
    let wide = match graph.net.vertices() {
        0 => 0,
        // The last number is the longest.
        n if is_number => long(n - 1),
        n => (0..n).map(long).max().unwrap_or(0).min(WIDEST),
    };
    let mut text = Text::new(out);
    for (vertex, color) in (0..).zip(&*graph.colors) {
        let name = graph.net.name(vertex);
        let color = if *color == Graph::NONE { "-".to_string() } else { color.to_string() };
        if is_number {
            writeln!(text, "{name:>wide$} = {color}")?;
        } else {
            writeln!(text, "{name:wide$} = {color}")?;
        }
    }
    text.flush()
}

/// Text on its way, some of it at a time.
pub(super) struct Text<'a> {
    out: &'a mut dyn Write,
    held: String,
}

impl<'a> Text<'a> {
    /// The bytes that are collected before they are handed on.
    pub(super) const FULL: usize = 1 << 16;

    pub(super) fn new(out: &'a mut dyn Write) -> Self {
        Text { out, held: String::new() }
    }

    pub(super) fn flush(&mut self) -> fmt::Result {
        self.out.write_str(&self.held)?;
        self.held.clear();
        Ok(())
    }
}

impl Write for Text<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.held.push_str(text);
        if self.held.len() < Self::FULL { Ok(()) } else { self.flush() }
    }
}
