//! Adjacency lists without labels: the neighbours of a vertex a line, the vertices in order. An empty line is a vertex without
//! neighbours; `#`, `%` and `//` start comments, which are no vertices.
//!
//! Vertices are counted from 0, or from 1 where the lists say so: they have no 0, and a vertex of the last number, or they agree with
//! each other only then. An edge may stand in the lists of both ends or of one.

use super::super::graph::{Graph, Names};
use super::super::limits::Limits;
use super::bad::{BadGraph, Fault, quoted};
use super::edges::is_remark;
use super::lines::{Lines, plain_number, words};
use super::pairs::Pairs;

/// A vertex, counted from 0, and a number in its list.
type Entry = [u32; 2];

/// Reads the lists.
pub(super) fn read(lines: &mut Lines<'_>, limits: Limits) -> Result<Graph, BadGraph> {
    let room = usize::try_from(limits.both().saturating_mul(4)).unwrap_or(usize::MAX);
    // Where each list stands.
    let mut places: Vec<u64> = Vec::new();
    let mut all: Vec<Entry> = Vec::new();
    lines.each(|line, text| {
        if !text.trim_ascii().is_empty() && is_remark(text) {
            return Ok(());
        }
        let vertex = places.len() as u32;
        places.push(line);
        limits.admit_vertices(places.len() as u64).map_err(|fault| fault.at(line))?;
        for (at, word) in words(text, false) {
            let place = |fault| BadGraph::Place { line, column: at as u64 + 1, fault };
            all.push([vertex, plain_number(word).ok_or_else(|| place(Fault::NoNumber(quoted(word))))?]);
            if all.len() > room {
                // Each edge is written twice at most, unless it is written again.
                all.sort_unstable();
                all.dedup();
                limits.admit_edges(all.len().div_ceil(2) as u64).map_err(place)?;
            }
        }
        Ok(())
    })?;
    let n = places.len() as u32;
    let first = first_number(n, &all);
    let at = |vertex: u32| places[vertex as usize];
    for [vertex, number] in &mut all {
        let other = number.checked_sub(first).filter(|&other| other < n);
        *number = other.ok_or_else(|| Fault::NoLine { vertex: *number, first, last: n - 1 + first }.at(at(*vertex)))?;
        if number == vertex {
            return Err(Fault::Loop((*vertex + first).to_string()).at(at(*vertex)));
        }
    }
    Ok(Pairs::of(limits, all).graph(n.into()).map_err(BadGraph::Whole)?.named(Names::From(first)))
}

/// From which number these lists count their vertices.
fn first_number(vertices: u32, lists: &[Entry]) -> u32 {
    let numbers = || lists.iter().map(|&[_, number]| number);
    match (numbers().min(), numbers().max()) {
        (None | Some(0), _) => 0,
        (_, Some(most)) if most >= vertices => 1,
        _ => u32::from(!agree(lists, 0) && agree(lists, 1)),
    }
}

/// Is each vertex on the lists of those on its own list, and none on its own, if they are counted from there?
fn agree(lists: &[Entry], first: u32) -> bool {
    let mut known: Vec<Entry> = lists.iter().map(|&[vertex, number]| [vertex + first, number]).collect();
    known.sort_unstable();
    known.iter().all(|&[a, b]| a != b && known.binary_search(&[b, a]).is_ok())
}

#[cfg(test)]
mod tests {
    use super::super::tests::edges;
    use super::super::{Format, read_text};

    #[test]
    fn a_line_is_a_vertex() {
        let read = |text: &str| {
            let graph = read_text(text, Some(Format::Adjacency)).unwrap_or_else(|wrong| panic!("{text:?}: {wrong}"));
            (super::super::tests::joined(&graph).join(" "), graph.vertices())
        };
        for (text, joined, vertices) in [
            ("1 2\n0\n0", "0+1 0+2", 3),
            ("2, 3\r\n1\r\n1\r\n", "1+2 1+3", 3),
            ("# three\n1\n0\n\n", "0+1", 3),
            ("\n2\n1", "1+2", 3),
            ("2\n1\n\n", "1+2", 3),
            ("10\n\n\n\n\n\n\n\n\n\n0\n", "0+10", 11),
            ("1 1 2\n\n0", "0+1 0+2", 3),
            ("0: 1 2\n2: 1\n", "0+1 0+2 1+2", 3),
            ("[[1,2],[0],[0]]", "0+1 0+2", 3),
            ("[|[1;2]; [0]; []|]", "0+1 0+2", 3),
        ] {
            assert_eq!(read(text), (joined.into(), vertices), "{text:?}");
        }
        assert_eq!(edges("1 2 3\n0\n0\n0\n"), ["0+1", "0+2", "0+3"]);
    }

    #[test]
    fn what_is_wrong_is_pointed_at() {
        for (text, sentence) in [
            ("1 2\n0 x\n0\n", "line 2, column 3: 'x' is not a vertex number"),
            ("1\n0\n# end\n5\n", "line 4: there is no vertex 5: the lines are those of vertices 0 to 2"),
            ("9\n2\n", "line 1: there is no vertex 9: the lines are those of vertices 1 to 2"),
            ("1\n1 0\n", "line 2: vertex 1 is its own neighbour, so it cannot have any colour"),
        ] {
            assert_eq!(read_text(text, Some(Format::Adjacency)).unwrap_err().to_string(), sentence, "{text:?}");
        }
    }
}
