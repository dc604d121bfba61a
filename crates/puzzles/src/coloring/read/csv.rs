//! A table of edges: two columns by their heads (`source,target`, `from,to`, …) or else the first two.
//!
//! Fields are apart by commas, semicolons or tabs, whichever the first line has most; quotes are as in any CSV file.
//! A row with one field, or with an empty second, is a vertex without edge.

use std::io::Read;

use csv::{ByteRecord, ErrorKind, ReaderBuilder, Trim};

use super::super::graph::Graph;
use super::bad::{BadGraph, Fault, shown};
use super::collect::Collector;
use super::edges::is_remark;
use super::lines::plain_number;

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
pub(super) fn read(input: &mut dyn Read, head: &[u8]) -> Result<Graph, BadGraph> {
    let mut builder = ReaderBuilder::new();
    builder.has_headers(false).flexible(true).comment(Some(b'#')).trim(Trim::All).delimiter(delimiter(head));
    let mut reader = builder.from_reader(input);
    let mut edges = Collector::default();
    let mut columns = [0, 1];
    let mut row = ByteRecord::new();
    let (mut is_first, mut widest) = (true, 0);
    let mut held: Option<(u64, ByteRecord)> = None;
    while reader.read_byte_record(&mut row).map_err(|error| failed(&error))? {
        let line = row.position().map_or(0, csv::Position::line);
        // No name goes over lines: a row that does has a quote too few.
        if reader.position().line() > line + 1 {
            return Err(Fault::OpenQuote.at(line));
        }
        widest = widest.max(row.len());
        if is_first {
            is_first = false;
            match head_columns(&row) {
                Some(named) => columns = named,
                None => held = Some((line, row.clone())),
            }
            continue;
        }
        // Words above numbers are heads, whatever they are; they are known by the row below them.
        if let Some((line, first)) = held.take()
            && !(is_numbers(&row) && first.len() > 1 && first.iter().take(2).all(|field| plain_number(field).is_none()))
        {
            add(&mut edges, &first, columns).map_err(|fault| fault.at(line))?;
        }
        add(&mut edges, &row, columns).map_err(|fault| fault.at(line))?;
    }
    if let Some((line, first)) = held {
        add(&mut edges, &first, columns).map_err(|fault| fault.at(line))?;
    }
    if widest == 1 {
        return Err(Fault::OneColumn.at(1));
    }
    edges.finish()
}

fn is_numbers(row: &ByteRecord) -> bool {
    row.len() > 1 && row.iter().take(2).all(|field| plain_number(field).is_some())
}

fn add(edges: &mut Collector, row: &ByteRecord, columns: [usize; 2]) -> Result<(), Fault> {
    let [a, b] = columns.map(|column| row.get(column).unwrap_or_default());
    match (a.is_empty(), b.is_empty()) {
        (true, true) if row.iter().all(<[u8]>::is_empty) => Ok(()),
        (true, _) => Err(Fault::OneEnd),
        (false, true) => edges.mention(a),
        (false, false) => edges.join(a, b),
    }
}

/// The columns that these heads give an edge.
pub(super) fn head_columns(row: &ByteRecord) -> Option<[usize; 2]> {
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

fn failed(error: &csv::Error) -> BadGraph {
    match error.kind() {
        ErrorKind::Io(error) => BadGraph::unread(error),
        _ => BadGraph::Unread(shown(&error.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Format, read_text};

    fn edges(text: &str) -> Vec<String> {
        let graph = read_text(text, Some(Format::Csv)).unwrap_or_else(|wrong| panic!("{text:?}: {wrong}"));
        graph.each_edge().map(|(a, b)| format!("{}+{}", graph.name(a), graph.name(b))).collect()
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
        assert_eq!(refused("e 1 2\ne 2 3\n"), "line 1: no line has two columns, and an edge needs two");
        assert_eq!(refused("a,b\n\"c,d\ne,f\n"), "line 2: a quote is not closed");
    }

    #[test]
    fn a_row_of_one_is_a_vertex() {
        let graph = read_text("a,b\nc\nd,\n", Some(Format::Csv)).unwrap();
        assert_eq!((graph.vertices(), graph.edges()), (4, 1));
    }
}
