//! Which format a file is in, by its first lines.

use super::Format;
use super::bad::BadGraph;
use super::edges::{is_remark, split_dash, words};

/// The text that a file starts with, without a byte order mark.
pub(super) fn text(head: &[u8]) -> Result<&[u8], BadGraph> {
    let head = head.strip_prefix("\u{feff}".as_bytes()).unwrap_or(head);
    if head.starts_with(&[0x1f, 0x8b]) || head.starts_with(b"BZh") || head.starts_with(b"PK\x03\x04") {
        return Err(BadGraph::NoText(" but compressed: unpack it first"));
    }
    if head.starts_with(&[0xff, 0xfe]) || head.starts_with(&[0xfe, 0xff]) {
        return Err(BadGraph::NoText(" in UTF-8 but in UTF-16: save it as UTF-8"));
    }
    if head.contains(&0) {
        return Err(BadGraph::NoText(""));
    }
    if head.trim_ascii().is_empty() {
        return Err(BadGraph::Empty);
    }
    Ok(head)
}

/// The lines of a head that say something; what may be cut off at its end is left out.
fn lines(head: &[u8], whole: bool) -> impl Iterator<Item = &[u8]> {
    let end = if whole { None } else { head.iter().rposition(|&byte| byte == b'\n') };
    head[..end.unwrap_or(head.len())]
        .split(|&byte| byte == b'\n')
        .map(<[u8]>::trim_ascii)
        .filter(|line| !is_remark(line))
}

/// The format of a file with this head; `whole` says that there is no more of it.
pub(super) fn format(head: &[u8], whole: bool) -> Format {
    if is_dimacs(head, whole) {
        return Format::Dimacs;
    }
    Format::Edges
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

/// Is this a list of edges such as `a-b,b-c` in one line, or one a line?
///
/// Names may have dashes too: two names a line are two names, unless it is the only line and all in it are pairs.
pub(super) fn dashes(head: &[u8], whole: bool) -> bool {
    let mut lines = lines(head, whole).map(|line| words(line).unwrap_or_default());
    let Some(first) = lines.next() else { return false };
    let mut pairs = first.iter().map(|word| split_dash(word).is_some());
    let starts = pairs.next() == Some(true);
    let all = starts && pairs.all(|is_pair| is_pair);
    let mut others = lines.peekable();
    if others.peek().is_none() {
        return all || (starts && first.len() > 2);
    }
    all && first.len() == 1 && others.all(|words| words.len() == 1 && split_dash(&words[0]).is_some())
}
