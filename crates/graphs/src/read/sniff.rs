//! Which format a file is in, by its first lines.

use super::Format;
use super::bad::BadGraph;
use super::edges::{adjacency, is_path, is_remark, words};
use super::{bare, csv, graph6, matrix};

/// The text that a file starts with, without a byte order mark.
pub(super) fn text(head: &[u8]) -> Result<&[u8], BadGraph> {
    let head = head.strip_prefix("\u{feff}".as_bytes()).unwrap_or(head);
    if head.starts_with(&[0x1f, 0x8b]) || head.starts_with(b"BZh") || head.starts_with(b"PK\x03\x04") {
        return Err(BadGraph::Compressed);
    }
    if head.starts_with(&[0xff, 0xfe]) || head.starts_with(&[0xfe, 0xff]) {
        return Err(BadGraph::Utf16);
    }
    let is_text = |byte: &u8| *byte >= b' ' || byte.is_ascii_whitespace() || *byte == 0x0b;
    if !head.iter().all(is_text) {
        return Err(BadGraph::NoText);
    }
    if head.trim_ascii().is_empty() {
        return Err(BadGraph::Empty);
    }
    Ok(head)
}

/// The lines of a head that say something; what may be cut off at its end is left out.
fn lines(head: &[u8], whole: bool) -> impl Iterator<Item = &[u8]> {
    let end = if whole { None } else { head.iter().rposition(|&byte| byte == b'\n') };
    // A line longer than the head is all there is, also below empty ones.
    let end = end.filter(|&end| !head[..end].trim_ascii().is_empty());
    head[..end.unwrap_or(head.len())]
        .split(|&byte| byte == b'\n')
        .map(<[u8]>::trim_ascii)
        .filter(|line| !is_remark(line))
}

/// The format of a file with this head; `whole` says that there is no more of it.
pub(super) fn format(head: &[u8], whole: bool) -> Result<Format, BadGraph> {
    let first = head.trim_ascii_start().first();
    Ok(if matches!(first, Some(b'{' | b'[')) {
        Format::Json
    } else if let Some(format) = graph6::format(lines(head, whole), whole) {
        format
    } else if first == Some(&b'<') {
        Format::GraphMl
    } else if is_gml(head) {
        Format::Gml
    } else if is_dot(head, whole) {
        Format::Dot
    } else if is_pajek(head, whole) {
        Format::Pajek
    } else if is_dimacs(head, whole) {
        Format::Dimacs
    } else if dashes(head, whole) {
        Format::Edges
    } else if is_labelled(head, whole) {
        Format::Adjacency
    } else if is_matrix(head, whole) {
        Format::Matrix
    } else if let Some(format) = bare::format(head, whole)? {
        format
    } else if is_csv(head, whole) {
        Format::Csv
    } else {
        Format::Edges
    })
}

/// The first word is one of GML, and a bracket opens after `graph`.
fn is_gml(head: &[u8]) -> bool {
    let lines = head.split(|&byte| byte == b'\n').filter(|line| !is_remark(line));
    let text = lines.collect::<Vec<_>>().join(&b' ').to_ascii_lowercase();
    let text = text.trim_ascii_start();
    let opens = |at: usize| text[at + b"graph".len()..].trim_ascii_start().starts_with(b"[");
    let starts = ["graph", "creator", "version", "comment"].into_iter().any(|word| text.starts_with(word.as_bytes()));
    starts && (0..text.len()).any(|at| text[at..].starts_with(b"graph") && opens(at))
}

/// The first word is one of Graphviz, and what it opens is near.
fn is_dot(head: &[u8], whole: bool) -> bool {
    let comment_end = head.windows(2).position(|pair| pair == b"*/").map_or(0, |end| end + 2);
    let head = if head.trim_ascii_start().starts_with(b"/*") { &head[comment_end..] } else { head };
    let Some(line) = lines(head, whole).next() else { return false };
    let line = line.to_ascii_lowercase();
    let after =
        |keyword: &[u8]| line.strip_prefix(keyword).filter(|rest| !rest.first().is_some_and(u8::is_ascii_alphanumeric));
    match (after(b"strict"), after(b"graph").or(after(b"digraph"))) {
        (Some(rest), _) => {
            rest.is_empty()
                || rest.trim_ascii_start().starts_with(b"graph")
                || rest.trim_ascii_start().starts_with(b"di")
        }
        (_, Some(rest)) => rest.contains(&b'{') || lines(head, whole).nth(1).is_some_and(|next| next[0] == b'{'),
        _ => false,
    }
}

/// All entries are 0 or 1, and they fill a square as far as is seen; most rows do, where one is cut short. Up to two columns, two numbers a line are edges.
fn is_matrix(head: &[u8], whole: bool) -> bool {
    let rows: Vec<Vec<&[u8]>> =
        lines(head, whole).map(|line| matrix::entries(line).map(|(_, entry)| entry).collect()).collect();
    let Some(columns) = rows.first().map(Vec::len) else { return false };
    let is_bit = |entry: &&[u8]| matches!(*entry, b"0" | b"1");
    let glued = lines(head, whole).next().is_some_and(|line| line.len() == columns);
    let is_square = rows.iter().all(|row| row.len() == columns) && (rows.len() == columns || !whole);
    let is_wide = columns > 3 || (glued && columns > 2);
    let full = rows.iter().filter(|row| row.len() == rows.len()).count();
    let is_ragged = whole && rows.len() > 2 && 2 * full > rows.len();
    let is_shaped = is_wide || is_ragged || (is_square && columns > if glued { 1 } else { 2 });
    is_shaped && rows.iter().flatten().all(is_bit)
}

/// The first line has commas or semicolons, or tabs between quotes or known heads.
fn is_csv(head: &[u8], whole: bool) -> bool {
    let Some(line) = lines(head, whole).next() else { return false };
    let delimiter = csv::delimiter(head);
    if !line.contains(&delimiter) {
        return false;
    }
    let Ok(fields) = csv::fields(line, delimiter) else { return true };
    delimiter != b'\t'
        || line.contains(&b'"')
        || csv::head_columns(&fields).is_some()
        || fields
            .iter()
            .any(|field| field.contains(&b' ') && !field.iter().all(|byte| byte.is_ascii_digit() || *byte == b' '))
}

/// The first line that is no comment is one of DIMACS.
fn is_dimacs(head: &[u8], whole: bool) -> bool {
    let is_comment = |line: &&[u8]| *line == b"c" || line.starts_with(b"c ") || line.starts_with(b"c\t");
    let Some(line) = lines(head, whole).find(|line| !is_comment(line)) else {
        return head.starts_with(b"c");
    };
    let words: Vec<&[u8]> = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty()).collect();
    let is_number = |at: usize| words.get(at).is_some_and(|word| word.iter().all(u8::is_ascii_digit));
    match words[0] {
        b"p" => words.len() > 2 || (words.len() == 2 && !is_number(1)) && head.starts_with(b"c"),
        b"e" => is_number(1) && is_number(2),
        _ => false,
    }
}

/// The first line opens a section of Pajek.
fn is_pajek(head: &[u8], whole: bool) -> bool {
    let first = lines(head, whole).next().map(<[u8]>::to_ascii_lowercase).unwrap_or_default();
    first.starts_with(b"*vertices") || first.starts_with(b"*network")
}

/// Does every line start as `a: b c` does?
pub(super) fn is_labelled(head: &[u8], whole: bool) -> bool {
    lines(head, whole).all(|line| words(line).is_ok_and(|words| adjacency(&words).is_some()))
}

/// Is this a list of edges such as `a-b,b-c` in one line, or one a line?
///
/// Names may have dashes too: two names a line are two names, unless it is the only line.
pub(super) fn dashes(head: &[u8], whole: bool) -> bool {
    let mut lines = lines(head, whole).map(|line| words(line).unwrap_or_default());
    let Some(first) = lines.next() else { return false };
    let mut others = lines.peekable();
    if others.peek().is_none() {
        return first.iter().any(|word| is_path(word));
    }
    first.len() == 1 && is_path(&first[0]) && others.all(|words| words.len() == 1)
}
