//! Lines of words alone: edges, or adjacency lists?
//!
//! Two numbers a line are edges almost always. But `1 3`, `0 2`, `1 3`, `0 2` are also the neighbours of four vertices in a ring, and
//! `0 1 2`, `1 2`, `2` are a triangle as `NetworkX` writes it, or two edges of which one has a weight. Three readings are tried
//! on the beginning of a file, and each is refuted by what it cannot be:
//!
//! - **Edges** have no loops, a constant number of weights, and vertices alone only where they have no edge.
//! - **Adjacency lists** without labels agree with each other: each vertex is on the lists of those on its own list, none on its own
//!   and none twice; there are lines enough. By chance three numbers a line never do, so that such lists are no edges with weights.
//! - **`NetworkX`** gives each vertex one line that starts with it, and names no vertex without a line, none twice, and none in its own.
//!
//! If those that remain make the same graph, the first is taken; if not, it is a question. So it is if none remains, and yet
//! there are lines enough for lists.

use std::collections::{BTreeSet, HashSet};

use super::Format;
use super::adjlist::has_header;
use super::bad::{BadGraph, Fault};
use super::edges::is_remark;
use super::lines::{plain_number, words};

/// The most numbers of a line that is taken for an edge with its weights; more are a table, or a puzzle of another kind.
const MOST_COLUMNS: usize = 4;

/// The words of a line; no words are a vertex without neighbours, perhaps.
type Row<'a> = Vec<&'a [u8]>;

/// Vertices and edges by their names.
#[derive(PartialEq, Eq)]
struct Made {
    vertices: BTreeSet<String>,
    edges: BTreeSet<[String; 2]>,
}

/// The format of lines of words, if that is more than edges or a table.
pub(super) fn format(head: &[u8], whole: bool) -> Result<Option<Format>, BadGraph> {
    // A line that may be cut off says nothing; the end of the last is not one of its own.
    let end = if whole { head.len() } else { head.iter().rposition(|&byte| byte == b'\n').unwrap_or(head.len()) };
    let known = head[..end].strip_suffix(b"\n").unwrap_or(&head[..end]);
    let lines = known.split(|&byte| byte == b'\n').zip(1u64..);
    let lines: Vec<(&[u8], u64)> = lines.filter(|(line, _)| line.trim_ascii().is_empty() || !is_remark(line)).collect();
    let rows: Vec<Row<'_>> = lines.iter().map(|(line, _)| words(line, false).map(|(_, word)| word).collect()).collect();
    let filled: Vec<&Row<'_>> = rows.iter().filter(|row| !row.is_empty()).collect();
    let has_data = |row: &&Row<'_>| row.len() > 1 && row[1].starts_with(b"{");
    let is_empty = |row: &&Row<'_>| row.len() == 2 && *row[1] == *b"0";
    if filled.iter().any(has_data) {
        return Ok(Some(Format::MultilineAdjlist));
    }
    if has_header(head) {
        let is_multiline = !is_adjlist(&filled, whole) && filled.iter().all(is_empty);
        return Ok(Some(if is_multiline { Format::MultilineAdjlist } else { Format::Adjlist }));
    }
    if known.contains(&b'"') || known.starts_with(b"%%MatrixMarket") {
        return Ok(None);
    }

    let longest = filled.iter().map(|row| row.len()).max().unwrap_or(0);
    let numbers: Option<Vec<Vec<u32>>> =
        rows.iter().map(|row| row.iter().map(|word| plain_number(word)).collect()).collect();
    let first = numbers.as_ref().and_then(|lists| [0, 1].into_iter().find(|&first| agree(lists, first, whole)));
    let mut readings = Vec::new();
    if are_edges(&filled) && (first.is_none() || longest < 3) {
        readings.push(Format::Edges);
    }
    // With two words a line these are edges too.
    if longest > 2 && is_adjlist(&filled, whole) {
        readings.push(Format::Adjlist);
    }
    if first.is_some() {
        readings.push(Format::Adjacency);
    }
    // Lists that do not agree may have a slip in them, and edges with weights here and there may be meant as well.
    let is_ragged = filled.windows(2).any(|pair| pair[0].len() != pair[1].len());
    if readings.is_empty() && whole && longest > 2 && is_ragged && numbers.as_deref().is_some_and(fit) {
        return Err(BadGraph::Ambiguous(vec![Format::Edges, Format::Adjacency]));
    }
    if let [Format::Edges] | [] = readings[..] {
        let wide = lines.iter().zip(&rows).find(|(_, row)| row.len() > MOST_COLUMNS).filter(|_| numbers.is_some());
        let fault = wide.map(|((_, line), row)| Fault::Columns(row.len()).at(*line));
        return fault.map_or(Ok(None), |fault| Err(BadGraph::Guessed(fault.into())));
    }
    let made = |format: &Format| match format {
        Format::Adjacency => by_lines(&rows, first.unwrap_or(0)),
        Format::Adjlist => by_first_words(&filled, usize::MAX),
        _ => by_first_words(&filled, 2),
    };
    let is_one = readings.len() == 1 || whole && readings.windows(2).all(|pair| made(&pair[0]) == made(&pair[1]));
    match readings[..] {
        [Format::Edges, ..] if is_one => Ok(None),
        [format, ..] if is_one => Ok(Some(format)),
        _ => Err(BadGraph::Ambiguous(readings)),
    }
}

/// Can these be edges, with as many weights each, and vertices that have none?
fn are_edges(rows: &[&Row<'_>]) -> bool {
    let is_weight = |word: &&[u8]| str::from_utf8(word).is_ok_and(|word| word.parse::<f64>().is_ok());
    let edges = || rows.iter().filter(|row| row.len() > 1);
    let ends: HashSet<&[u8]> = edges().flat_map(|row| &row[..2]).copied().collect();
    let mut alone = HashSet::new();
    edges().all(|row| row[0] != row[1] && row[2..].iter().all(is_weight))
        && edges().zip(edges().skip(1)).all(|(row, next)| row.len() == next.len())
        && rows.iter().filter(|row| row.len() == 1).all(|row| !ends.contains(row[0]) && alone.insert(row[0]))
}

/// Does each line start with a vertex of its own, and has every vertex a line?
fn is_adjlist(rows: &[&Row<'_>], whole: bool) -> bool {
    let firsts: HashSet<&[u8]> = rows.iter().map(|row| row[0]).collect();
    let is_even = rows.windows(2).all(|pair| pair[0].len() == pair[1].len());
    // The last lists are shorter than the first ones, since each edge is written once.
    let ends = |word: &&[u8]| if whole { firsts.contains(word) } else { !is_even };
    let mut seen = HashSet::new();
    firsts.len() == rows.len()
        && rows.iter().all(|row| {
            seen.clear();
            row.iter().all(|word| seen.insert(*word) && !word.starts_with(b"{")) && row[1..].iter().all(ends)
        })
}

/// Do these lists agree with each other, as far as they are known, if vertices are counted from `first`?
fn agree(lists: &[Vec<u32>], first: u32, whole: bool) -> bool {
    let lists: Vec<Vec<u32>> = lists.iter().map(|list| sorted(list)).collect();
    let mut is_seen = false;
    let agrees = |vertex: u32, number: u32, is_seen: &mut bool| {
        let Some(other) = number.checked_sub(first).filter(|&other| other != vertex) else { return false };
        let Some(list) = lists.get(other as usize) else { return !whole };
        *is_seen = true;
        list.binary_search(&(vertex + first)).is_ok()
    };
    let fits = (0..).zip(&lists).all(|(vertex, list)| {
        list.windows(2).all(|pair| pair[0] != pair[1])
            && list.iter().all(|&number| agrees(vertex, number, &mut is_seen))
    });
    fits && is_seen
}

/// Are there lines enough for these lists, and is no vertex on its own, whichever way they are counted?
fn fit(lists: &[Vec<u32>]) -> bool {
    let from = |first: u32| {
        (first..).zip(lists).all(|(vertex, list)| {
            list.iter().all(|&number| number != vertex && number >= first && number - first < lists.len() as u32)
        })
    };
    from(0) || from(1)
}

fn sorted(list: &[u32]) -> Vec<u32> {
    let mut list = list.to_vec();
    list.sort_unstable();
    list
}

/// The graph of lines that are lists of neighbours in order.
fn by_lines(rows: &[Row<'_>], first: u32) -> Made {
    let name = |vertex: usize| (vertex + first as usize).to_string();
    let edges = rows.iter().enumerate().flat_map(|(vertex, row)| row.iter().map(move |word| (name(vertex), *word)));
    Made {
        vertices: (0..rows.len()).map(name).collect(),
        edges: edges.map(|(vertex, word)| pair(vertex, word)).collect(),
    }
}

/// The graph of lines that start with a vertex and have others after it, of which some are looked at.
fn by_first_words(rows: &[&Row<'_>], most: usize) -> Made {
    let name = |word: &[u8]| String::from_utf8_lossy(word).into_owned();
    let mut made = Made { vertices: BTreeSet::new(), edges: BTreeSet::new() };
    for row in rows {
        let row = &row[..row.len().min(most)];
        made.vertices.extend(row.iter().map(|word| name(word)));
        made.edges.extend(row[1..].iter().map(|word| pair(name(row[0]), word)));
    }
    made
}

fn pair(a: String, b: &[u8]) -> [String; 2] {
    let b = String::from_utf8_lossy(b).into_owned();
    if a < b { [a, b] } else { [b, a] }
}

#[cfg(test)]
mod tests {
    use super::super::tests::joined;
    use super::super::{BadGraph, Format, Limits, read_text_within};

    /// The format that is recognised, or those among which it is a question.
    fn told(text: &str) -> Result<(Format, String), Vec<Format>> {
        match read_text_within(text, None, Limits::NONE) {
            Ok(reading) => Ok((reading.format, joined(&reading.graph).join(" "))),
            Err(BadGraph::Ambiguous(formats)) => Err(formats),
            Err(bad) => panic!("{text:.80}: {bad}"),
        }
    }

    #[test]
    fn what_can_be_nothing_else_is_recognised() {
        use Format::{Adjacency, Adjlist, Csv, Edges};
        for (text, format, joined) in [
            // Lists that agree with each other.
            ("1 2 3\n0\n0\n0\n", Adjacency, "0+1 0+2 0+3"),
            ("1\n0 2\n1\n", Adjacency, "0+1 1+2"),
            ("2\n1 3\n2 4\n3\n", Adjacency, "1+2 2+3 3+4"),
            ("1,2,3\n0,2,3\n0,1,3\n0,1,2\n", Adjacency, "0+1 0+2 0+3 1+2 1+3 2+3"),
            ("1 2 3\n0 2\n0 1\n0\n\n", Adjacency, "0+1 0+2 0+3 1+2"),
            (
                "# petersen\n1 4 5\n0 2 6\n1 3 7\n2 4 8\n0 3 9\n0 7 8\n1 8 9\n2 5 9\n3 5 6\n4 6 7\n",
                Adjacency,
                "0+1 0+4 0+5 1+2 1+6 2+3 2+7 3+4 3+8 4+9 5+7 5+8 6+8 6+9 7+9",
            ),
            // A vertex and its neighbours.
            ("0 1 2\n1 2\n2\n", Adjlist, "0+1 0+2 1+2"),
            ("0 1 2 3\n1\n2\n3\n", Adjlist, "0+1 0+2 0+3"),
            ("a b c\nb\nc\n", Adjlist, "a+b a+c"),
            // Edges, with and without weights.
            ("0 1\n1 2\n2 0\n", Edges, "0+1 0+2 1+2"),
            ("1 2\n2 3\n3 1\n", Edges, "1+2 1+3 2+3"),
            ("1 2\n0 2\n0 1\n", Edges, "0+1 0+2 1+2"),
            ("0 1\n0 2\n0 3\n", Edges, "0+1 0+2 0+3"),
            ("0 1\n1 0\n", Edges, "0+1"),
            ("0 1 5\n1 2 6\n", Edges, "0+1 1+2"),
            ("0 1\n1 2 5\n", Edges, "0+1 1+2"),
            ("0 1 1\n1 2 2\n2 0 1\n", Edges, "0+1 0+2 1+2"),
            ("0 1 2\n1 2 0\n2 0 1\n", Edges, "0+1 0+2 1+2"),
            ("0\n1\n2\n0 1\n1 2\n", Edges, "0+1 1+2"),
            ("0 1\n1 2\n2\n", Edges, "0+1 1+2"),
            ("a b\nb c\n", Edges, "a+b b+c"),
            ("0,1\n1,2\n", Csv, "0+1 1+2"),
        ] {
            assert_eq!(told(text), Ok((format, joined.to_string())), "{text:?}");
        }
    }

    #[test]
    fn what_can_be_two_graphs_is_a_question() {
        use Format::{Adjacency, Adjlist, Edges};
        for (text, formats) in [
            ("1 3\n0 2\n1 3\n0 2\n", vec![Edges, Adjacency]),
            ("1 4\n0 2\n1 3\n2 4\n0 3\n", vec![Edges, Adjacency]),
            ("2 5\n1 3\n2 4\n3 5\n1 4\n", vec![Edges, Adjacency]),
            ("1\n0\n", vec![Edges, Adjacency]),
            ("1\n0\n3 4\n2 4\n2 3\n", vec![Edges, Adjacency]),
            ("0 1 2\n1 3 2\n2 3 1\n3 0 1\n", vec![Edges, Adjlist]),
            ("1 2\n0 2 3\n0 1\n0\n", vec![Edges, Adjacency]),
            ("[[1,3],[0,2],[1,3],[0,2]]", vec![Edges, Adjacency]),
        ] {
            assert_eq!(told(text), Err(formats.clone()), "{text:?}");
            for format in formats {
                let reading = read_text_within(text, Some(format), Limits::NONE).unwrap();
                assert_eq!(reading.format, format, "{text:?}");
            }
        }
        let why = read_text_within("1\n0\n", None, Limits::NONE).unwrap_err().to_string();
        assert_eq!(
            why,
            "this can be read in different ways, as different graphs: say which with --input-format edges or --input-format adjacency"
        );
    }

    #[test]
    fn a_file_longer_than_its_beginning_is_told_by_that() {
        let n = 20_000;
        let ring: String = (0..n).map(|v| format!("{} {}\n", (v + n - 1) % n, (v + 1) % n)).collect();
        assert_eq!(told(&ring), Err(vec![Format::Edges, Format::Adjacency]));
        let ladder: String = (0..n).map(|v| format!("{} {} {}\n", (v + n - 2) % n, (v + 2) % n, v ^ 1)).collect();
        assert_eq!(told(&ladder).unwrap().0, Format::Adjacency);
        let path: String = (0..n).map(|v| format!("{v} {}\n", v + 1)).collect();
        assert_eq!(told(&path).unwrap().0, Format::Edges);
        let weighted: String = (0..n).map(|v| format!("{v} {} 7\n", v + 1)).collect();
        assert_eq!(told(&weighted).unwrap().0, Format::Edges);
        let lists: String = (0..n)
            .map(|v| format!("{v} {}{}\n", v + 1, if v % 3 == 0 { format!(" {}", v + 2) } else { String::new() }))
            .collect();
        assert_eq!(told(&lists).unwrap().0, Format::Adjlist);
    }

    #[test]
    fn a_table_of_numbers_is_no_list_of_edges() {
        let why = read_text_within("5 3 4 6 7\n6 7 2 1 9\n", None, Limits::NONE).unwrap_err().to_string();
        assert_eq!(
            why,
            "line 1: 5 numbers in a line are more than an edge and its weights (read as an edge list; choose another format with --input-format)"
        );
        let given = read_text_within("5 3 4 6 7\n6 7 2 1 9\n", Some(Format::Edges), Limits::NONE).unwrap();
        assert_eq!(given.graph.edges(), 2);
    }
}
