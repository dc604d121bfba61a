//! A table of edges: two columns by their heads (`source,target`, `from,to`, …) or else the first two.
//!
//! Fields are apart by commas, semicolons or tabs, whichever the first line has most; quotes are as in any CSV file,
//! but end in their line: a quote that is left open is refused there, and does not swallow the rest of the file.
//! A row with one field, or with an empty second, is a vertex without edge.

use std::borrow::Cow;

use super::super::graph::Graph;
use super::super::limits::Limits;
use super::bad::{BadGraph, Fault};
use super::collect::Collector;
use super::edges::is_remark;
use super::lines::{Lines, plain_number};

/// Heads of the columns of an edge, by their first and second end.
const HEADS: [[&str; 2]; 10] = [
    ["source", "target"],
    ["from", "to"],
    ["src", "dst"],
    ["start", "end"],
    ["u", "v"],
    ["node1", "node2"],
    ["vertex1", "vertex2"],
    ["node_1", "node_2"],
    ["fromnodeid", "tonodeid"],
    ["id1", "id2"],
];

/// Reads a table of edges that starts with `head`.
pub(super) fn read(lines: &mut Lines<'_>, head: &[u8], limits: Limits) -> Result<Graph, BadGraph> {
    let delimiter = delimiter(head);
    let mut edges = Collector::new(limits);
    let mut columns = [0, 1];
    let (mut is_first, mut widest) = (true, 0);
    let mut held: Option<(u64, Vec<Vec<u8>>)> = None;
    lines.each(|line, text| {
        if is_remark(text) {
            return Ok(());
        }
        let row = fields(text, delimiter).map_err(|fault| fault.at(line))?;
        widest = widest.max(row.len());
        if is_first {
            is_first = false;
            match head_columns(&row) {
                Some(named) => columns = named,
                None => held = Some((line, row.iter().map(|field| field.to_vec()).collect())),
            }
            return Ok(());
        }
        // Words above numbers are heads, whatever they are; they are known by the row below them.
        if let Some((line, first)) = held.take()
            && !(is_numbers(&row) && first.len() > 1 && first.iter().take(2).all(|field| plain_number(field).is_none()))
        {
            add(&mut edges, &first, columns).map_err(|fault| fault.at(line))?;
        }
        add(&mut edges, &row, columns).map_err(|fault| fault.at(line))
    })?;
    if let Some((line, first)) = held {
        add(&mut edges, &first, columns).map_err(|fault| fault.at(line))?;
    }
    if widest == 1 {
        return Err(Fault::OneColumn.at(1));
    }
    edges.finish()
}

/// The fields of a line. A quote ends in its line: no name goes over lines.
pub(super) fn fields(line: &[u8], delimiter: u8) -> Result<Vec<Cow<'_, [u8]>>, Fault> {
    let mut fields = Vec::new();
    let mut rest = line;
    loop {
        // Before the delimiter, which may be a tab.
        let start = rest.iter().position(|&byte| byte != b' ').unwrap_or(rest.len());
        let end = |text: &[u8]| text.iter().position(|&byte| byte == delimiter).unwrap_or(text.len());
        let wide = if let Some(quoted) = rest[start..].strip_prefix(b"\"") {
            let (name, wide) = unquoted(quoted)?;
            let after = &quoted[wide..];
            let tail = after[..end(after)].trim_ascii();
            fields.push(Cow::Owned([name.trim_ascii(), tail].concat()));
            start + 1 + wide + end(after)
        } else {
            fields.push(Cow::Borrowed(rest[..end(rest)].trim_ascii()));
            end(rest)
        };
        match rest.get(wide + 1..) {
            Some(more) => rest = more,
            None => return Ok(fields),
        }
    }
}

/// What stands in a quote that was opened, and where it is over; `""` is a quote in it.
fn unquoted(text: &[u8]) -> Result<(Vec<u8>, usize), Fault> {
    let mut name = Vec::new();
    let mut at = 0;
    loop {
        match *text.get(at..).unwrap_or_default() {
            [] => return Err(Fault::OpenQuote),
            [b'"', b'"', ..] => {
                name.push(b'"');
                at += 2;
            }
            [b'"', ..] => return Ok((name, at + 1)),
            [byte, ..] => {
                name.push(byte);
                at += 1;
            }
        }
    }
}

fn is_numbers(row: &[Cow<'_, [u8]>]) -> bool {
    row.len() > 1 && row.iter().take(2).all(|field| plain_number(field).is_some())
}

fn add(edges: &mut Collector, row: &[impl AsRef<[u8]>], columns: [usize; 2]) -> Result<(), Fault> {
    let [a, b] = columns.map(|column| row.get(column).map(AsRef::as_ref).unwrap_or_default());
    match (a.is_empty(), b.is_empty()) {
        (true, true) if row.iter().all(|field| field.as_ref().is_empty()) => Ok(()),
        (true, _) => Err(Fault::OneEnd),
        (false, true) => edges.mention(a),
        (false, false) => edges.join(a, b),
    }
}

/// The columns that these heads give an edge.
pub(super) fn head_columns(row: &[Cow<'_, [u8]>]) -> Option<[usize; 2]> {
    let heads: Vec<String> = row.iter().map(|field| String::from_utf8_lossy(field).to_lowercase()).collect();
    HEADS.iter().find_map(|names| {
        let [a, b] = names.map(|name| heads.iter().position(|head| head == name));
        Some([a?, b?])
    })
}

/// What fields are apart by.
pub(super) fn delimiter(head: &[u8]) -> u8 {
    let line = head.split(|&byte| byte == b'\n').find(|line| !is_remark(line)).unwrap_or_default();
    let many = |delimiter: &u8| line.iter().filter(|&byte| byte == delimiter).count();
    *b"\t;,".iter().max_by_key(|delimiter| many(delimiter)).expect("there are delimiters")
}

#[cfg(test)]
mod tests {
    use super::super::tests::joined;
    use super::super::{Format, read_text};

    fn edges(text: &str) -> Vec<String> {
        joined(&read_text(text, Some(Format::Csv)).unwrap_or_else(|wrong| panic!("{text:?}: {wrong}")))
    }

    #[test]
    fn columns_are_found_by_their_heads() {
        for text in [
            "source,target\na,b\nb,c\n",
            "Id;Weight;Target;Source\n1;0.5;b;a\n2;1;c;b",
            "a\tb\nb\tc\r\n",
            "# remark\n\"a\",\"b\",\"x\"\n\"b\", c ,y\n",
        ] {
            assert_eq!(edges(text).len(), 2, "{text}");
            assert!(edges(text)[0].contains('a') && edges(text)[0].contains('b'), "{text}");
        }
        assert_eq!(edges("left,right\n0,1\n1,2\n"), ["0+1", "1+2"]);
        assert_eq!(edges("New York,Boston\n\"a \"\"b\"\", c\",Boston\n"), ["New York+Boston", "Boston+a \"b\", c"]);
    }

    #[test]
    fn a_table_of_one_column_or_with_an_open_quote_is_refused() {
        let refused = |text: &str| read_text(text, Some(Format::Csv)).unwrap_err().to_string();
        assert_eq!(refused("e 1 2\ne 2 3\n"), "line 1: an edge needs two columns, but no line has two");
        for text in ["a,b\n\"c,d\ne,f\n", "a,b\r\nc,\"d\r\n", "a,b\n\"c,d", "# x\na,\"\"\"b\"\"\n", "\n\"\"\",b"] {
            assert_eq!(refused(text), "line 2: a quotation mark is never closed", "{text:?}");
        }
        assert_eq!(
            refused("# x\n\na,b\r\n\r\nc,c"),
            "line 5: vertex 'c' is its own neighbour, so it cannot have any colour"
        );
    }

    #[test]
    fn a_row_of_one_is_a_vertex() {
        let graph = read_text("a,b\nc\nd,\n", Some(Format::Csv)).unwrap();
        assert_eq!((graph.vertices(), graph.edges()), (4, 1));
    }
}
