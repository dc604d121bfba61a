//! Adjacency lists as `NetworkX` writes them: `write_adjlist`, a line for each vertex with its neighbours after it, and
//! `write_multiline_adjlist`, a line with a vertex and the number of its neighbours, then a line for each neighbour with its data.
//!
//! Both start with three comments: the program, the time (`# GMT …`) and the name of the graph. An edge stands in the list of one
//! of its ends.

use backtrail::text;

use super::super::graph::Graph;
use super::super::limits::Limits;
use super::bad::{BadGraph, Fault, quoted};
use super::collect::Collector;
use super::lines::{Lines, plain_number};

/// Are these the comments that both start with?
pub(super) fn has_header(head: &[u8]) -> bool {
    let mut lines = head.split(|&byte| byte == b'\n');
    lines.next().is_some_and(|first| first.starts_with(b"#"))
        && lines.next().is_some_and(|next| next.starts_with(b"# GMT "))
}

/// The words of a line, without a comment.
fn words(line: &[u8]) -> impl Iterator<Item = &[u8]> {
    let end = if line.starts_with(b"#") { 0 } else { line.len() };
    line[..end].split(u8::is_ascii_whitespace).filter(|word| !word.is_empty())
}

/// Reads a line for each vertex.
pub(super) fn read(lines: &mut Lines<'_>, limits: Limits) -> Result<Graph, BadGraph> {
    let mut edges = Collector::new(limits);
    lines.each(|number, line| {
        let mut words = words(line);
        let Some(vertex) = words.next() else { return Ok(()) };
        let mut add = || {
            edges.mention(vertex)?;
            words.try_for_each(|other| edges.join(vertex, other))
        };
        add().map_err(|fault| fault.at(number))
    })?;
    edges.finish()
}

/// Reads a line for each vertex and each neighbour.
pub(super) fn read_multiline(lines: &mut Lines<'_>, limits: Limits) -> Result<Graph, BadGraph> {
    let mut edges = Collector::new(limits);
    let (mut vertex, mut due, mut last) = (Vec::new(), 0, 1);
    lines.each(|number, line| {
        last = number;
        let words: Vec<&[u8]> = words(line).collect();
        let mut add = || match words[..] {
            [] => Ok(()),
            [other, ..] if due > 0 => {
                due -= 1;
                edges.join(&vertex, other)
            }
            [name, degree] if plain_number(degree).is_some() => {
                (vertex, due) = (name.to_vec(), plain_number(degree).unwrap_or_default());
                edges.mention(name)
            }
            _ => Err(Fault::due(text!("graph-due-degree"), quoted(line.trim_ascii()))),
        };
        add().map_err(|fault| fault.at(number))
    })?;
    if due > 0 {
        return Err(Fault::Cut("multiline-adjlist").at(last));
    }
    edges.finish()
}

#[cfg(test)]
mod tests {
    use super::super::tests::edges;
    use super::super::{Format, read_text};

    const HEADER: &str = "#graph.py\n# GMT Mon Nov 16 15:23:50 2026\n# \n";

    #[test]
    fn what_networkx_writes_is_recognised() {
        for (lines, joined, vertices) in [
            ("0 1 3\n1 2\n2 3\n3\n7\n", "0+1 0+3 1+2 2+3", 5),
            ("0 2\n1 {}\n3 {}\n1 1\n2 {'weight': 1.5}\n2 1\n3 {}\n3 0\n7 0\n", "0+1 0+3 1+2 2+3", 5),
            ("1 0\n2 0\n3 0\n", "", 3),
            ("1 0\n2 0\n0\n", "0+1 0+2", 3),
            ("0 1 1\n1\n", "0+1", 2),
            ("Vic Olot Reus\nOlot\nReus\n", "Vic+Olot Vic+Reus", 3),
        ] {
            let text = format!("{HEADER}{lines}");
            assert_eq!(edges(&text).join(" "), joined, "{text}");
            assert_eq!(read_text(&text, None).unwrap().vertices(), vertices, "{text}");
            // Without its comments, where it can be nothing else.
            if lines.contains(['{', 'V']) {
                assert_eq!(edges(lines).join(" "), joined, "{lines}");
            }
        }
    }

    #[test]
    fn neighbours_that_are_missing_are_missed() {
        for (text, sentence) in [
            ("0 2\n1 {}\n", "line 2: the multiline-adjlist ends too early: was the file cut off?"),
            ("0 1\n1 {}\n2 {}\n", "line 3: expected a vertex and the number of its neighbours, found '2 {}'"),
            ("0 1\n0 {}\n", "line 2: vertex 0 is its own neighbour, so it cannot have any colour"),
        ] {
            assert_eq!(read_text(text, Some(Format::MultilineAdjlist)).unwrap_err().to_string(), sentence, "{text}");
        }
        let own = read_text("0 1\n1 2 1\n", Some(Format::Adjlist)).unwrap_err().to_string();
        assert_eq!(own, "line 2: vertex 1 is its own neighbour, so it cannot have any colour");
    }
}
