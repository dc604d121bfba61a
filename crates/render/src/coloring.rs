//! Coloured graphs: `name = colour` lines, the list of colours, DOT, and a picture.
//!
//! A graph may have millions of vertices. So these write to wherever the text goes, some 64 KiB at a time, and never hold it
//! whole.

mod dot;
mod layout;
mod palette;
mod svg;

pub use dot::dot;
pub use layout::{Point, place};
pub(crate) use palette::{Paint, paint};
pub use svg::svg;
pub(crate) use svg::{Drawing, NAMES};

use std::fmt::{self, Write};

use puzzles::coloring::{Colored, Names};

use crate::queens;

/// Writes a line for each vertex: its name and its colour. Names are aligned, numbers to the right.
///
/// ```
/// use puzzles::coloring::{Colored, generate};
///
/// let mut out = String::new();
/// render::coloring::lines(&Colored::new(generate("australia")?.into(), vec![0, 1, 2, 0, 1, 0, 0]), &mut out)?;
/// assert_eq!(out, "WA  = 0\nNT  = 1\nSA  = 2\nQ   = 0\nNSW = 1\nV   = 0\nT   = 0\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If nothing more can be written.
pub fn lines(colored: &Colored, out: &mut dyn Write) -> fmt::Result {
    /// Longer names than this do not move all others to the right.
    const WIDEST: usize = 32;
    let graph = &colored.graph;
    let wide = match graph.names() {
        // The last number is the longest.
        Names::From(_) | Names::Numbers(_) if graph.vertices() == 0 => 0,
        Names::From(_) | Names::Numbers(_) => graph.name(graph.vertices() - 1).len(),
        Names::Each(names) => names.iter().map(|name| name.chars().count()).max().unwrap_or(0).min(WIDEST),
    };
    let is_number = matches!(graph.names(), Names::From(_) | Names::Numbers(_));
    let mut text = Text::new(out);
    for (vertex, color) in (0..).zip(&colored.colors) {
        let name = graph.name(vertex);
        let color = if *color == Colored::NONE { "-".to_string() } else { color.to_string() };
        if is_number {
            writeln!(text, "{name:>wide$} = {color}")?;
        } else {
            writeln!(text, "{name:wide$} = {color}")?;
        }
    }
    text.flush()
}

/// Writes the colours in the order of the vertices, in one line: `0,1,2,0`.
///
/// ```
/// use puzzles::coloring::{Colored, generate};
///
/// let mut out = String::new();
/// render::coloring::list(&Colored::new(generate("cycle:5")?.into(), vec![0, 1, 0, 1, 2]), &mut out)?;
/// assert_eq!(out, "0,1,0,1,2\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If nothing more can be written.
pub fn list(colored: &Colored, out: &mut dyn Write) -> fmt::Result {
    queens::numbers(&colored.colors, out)
}

/// Text on its way, some of it at a time.
struct Text<'a> {
    out: &'a mut dyn Write,
    held: String,
}

impl<'a> Text<'a> {
    /// So much is collected before it goes on.
    const FULL: usize = 1 << 16;

    fn new(out: &'a mut dyn Write) -> Self {
        Text { out, held: String::new() }
    }

    fn flush(&mut self) -> fmt::Result {
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

#[cfg(test)]
mod tests;
