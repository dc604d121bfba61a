//! What holds for all formats: a graph that is written is read back, bad files get their sentence, nothing panics.

use std::fmt::Write;
use std::io::BufReader;

use proptest::prelude::*;

use super::super::graph::{Graph, Names};
use super::super::limits::Limits;
use super::{BadGraph, Format, read, read_colors, read_text, read_text_within, read_within};

/// The edges of a graph by names: a+b.
pub(super) fn joined(graph: &Graph) -> Vec<String> {
    graph.each_edge().map(|(a, b)| format!("{}+{}", graph.name(a), graph.name(b))).collect()
}

/// The edges of a graph that a text gives, in whatever format.
pub(super) fn edges(text: &str) -> Vec<String> {
    joined(&read_text(text, None).unwrap_or_else(|wrong| panic!("{text}: {wrong}")))
}

/// A graph in a format, by the plainest writer.
fn written(graph: &Graph, format: Format) -> String {
    let name = |vertex| graph.name(vertex);
    let mut text = String::new();
    let lone = || (0..graph.vertices()).filter(|&vertex| graph.degree(vertex) == 0);
    match format {
        Format::Dimacs => {
            writeln!(text, "p edge {} {}", graph.vertices(), graph.edges()).unwrap();
            graph.each_edge().for_each(|(a, b)| writeln!(text, "e {} {}", a + 1, b + 1).unwrap());
        }
        Format::Edges => {
            lone().for_each(|vertex| writeln!(text, "{}", name(vertex)).unwrap());
            graph.each_edge().for_each(|(a, b)| writeln!(text, "{} {}", name(a), name(b)).unwrap());
        }
        Format::Adjacency => {
            for vertex in 0..graph.vertices() {
                let row: Vec<String> = graph.neighbours(vertex).iter().map(u32::to_string).collect();
                writeln!(text, "{}", row.join(" ")).unwrap();
            }
        }
        Format::Adjlist => {
            text.push_str("#\n# GMT\n#\n");
            for vertex in 0..graph.vertices() {
                let later = graph.neighbours(vertex).iter().filter(|&&other| other > vertex);
                let row: String = later.map(|&other| format!(" {}", name(other))).collect();
                writeln!(text, "{}{row}", name(vertex)).unwrap();
            }
        }
        Format::MultilineAdjlist => {
            text.push_str("#\n# GMT\n#\n");
            for vertex in 0..graph.vertices() {
                let later: Vec<u32> =
                    graph.neighbours(vertex).iter().copied().filter(|&other| other > vertex).collect();
                writeln!(text, "{} {}", name(vertex), later.len()).unwrap();
                later.iter().for_each(|&other| writeln!(text, "{} {{}}", name(other)).unwrap());
            }
        }
        Format::Graph6 => {
            let n = graph.vertices();
            let bits = (0..n).flat_map(|b| (0..b).map(move |a| graph.joins(a, b)));
            text = sextets(n, bits.collect());
        }
        Format::Sparse6 => {
            // Every edge with a step of its own to where the pen has to be, by the larger end.
            let n = graph.vertices();
            let wide = u32::BITS - (n - 1).leading_zeros();
            let number = |vertex: u32| (0..wide).rev().map(move |bit| vertex >> bit & 1 == 1);
            let mut edges: Vec<(u32, u32)> = graph.each_edge().map(|(a, b)| (b, a)).collect();
            edges.sort_unstable();
            let (mut bits, mut pen) = (Vec::new(), 0);
            for (larger, smaller) in edges {
                if larger > pen {
                    bits.extend([false].into_iter().chain(number(larger)));
                    pen = larger;
                }
                bits.extend([false].into_iter().chain(number(smaller)));
            }
            // Ones to the end of the last character, behind a zero where they would be an edge.
            if pen + 2 == n && n.is_power_of_two() && bits.len() % 6 != 0 && 6 - bits.len() % 6 > wide as usize {
                bits.push(false);
            }
            bits.resize(bits.len().next_multiple_of(6), true);
            text = format!(":{}", sextets(n, bits));
        }
        Format::Pajek => {
            writeln!(text, "*Vertices {}", graph.vertices()).unwrap();
            (0..graph.vertices()).for_each(|v| writeln!(text, "{} \"{}\"", v + 1, name(v)).unwrap());
            text.push_str("*Edges\n");
            graph.each_edge().for_each(|(a, b)| writeln!(text, "{} {} 1.0", a + 1, b + 1).unwrap());
        }
        Format::Csv => {
            text.push_str("source,target\n");
            lone().for_each(|vertex| writeln!(text, "\"{}\",", name(vertex)).unwrap());
            graph.each_edge().for_each(|(a, b)| writeln!(text, "\"{}\",{}", name(a), name(b)).unwrap());
        }
        Format::Dot => {
            text.push_str("graph g {\n");
            (0..graph.vertices()).for_each(|vertex| writeln!(text, "  \"{}\";", name(vertex)).unwrap());
            graph.each_edge().for_each(|(a, b)| writeln!(text, "  {} -- {}", name(a), name(b)).unwrap());
            text.push_str("}\n");
        }
        Format::Gml => {
            text.push_str("graph [\n");
            let node = |vertex| writeln!(text, "node [ id {vertex} label \"{}\" ]", name(vertex)).unwrap();
            (0..graph.vertices()).for_each(node);
            graph.each_edge().for_each(|(a, b)| writeln!(text, "edge [\nsource {a} target {b}\n]").unwrap());
            text.push_str("]\n");
        }
        Format::GraphMl => {
            text.push_str("<?xml version=\"1.0\"?>\n<graphml><graph edgedefault=\"undirected\">\n");
            let node = |vertex| writeln!(text, "<node id=\"{}\"/>", name(vertex)).unwrap();
            (0..graph.vertices()).for_each(node);
            let edge = |(a, b)| writeln!(text, "<edge source=\"{}\" target='{}'></edge>", name(a), name(b)).unwrap();
            graph.each_edge().for_each(edge);
            text.push_str("</graph></graphml>\n");
        }
        Format::Json => {
            let nodes: Vec<String> = (0..graph.vertices()).map(|v| format!("{{\"id\":\"{}\"}}", name(v))).collect();
            let links =
                graph.each_edge().map(|(a, b)| format!("{{\"source\":\"{}\",\"target\":\"{}\"}}", name(a), name(b)));
            let links: Vec<String> = links.collect();
            write!(text, "{{\"nodes\":[{}],\n\"links\":[{}]}}", nodes.join(","), links.join(",")).unwrap();
        }
        Format::Matrix => {
            for a in 0..graph.vertices() {
                let row: String = (0..graph.vertices()).map(|b| if graph.joins(a, b) { '1' } else { '0' }).collect();
                writeln!(text, "{row}").unwrap();
            }
        }
    }
    text
}

/// A number of vertices and bits, six a character.
fn sextets(vertices: u32, mut bits: Vec<bool>) -> String {
    bits.resize(bits.len().next_multiple_of(6), false);
    let number =
        if vertices < 63 { vec![vertices] } else { vec![63, vertices >> 12, vertices >> 6 & 63, vertices & 63] };
    let characters = bits.chunks(6).map(|six| six.iter().fold(0, |sum, &bit| 2 * sum + u32::from(bit)));
    number.into_iter().chain(characters).map(|six| char::from(63 + six as u8)).chain(['\n']).collect()
}

/// A graph's edges and lone vertices by name, in no order.
fn by_name(graph: &Graph) -> (Vec<String>, Vec<[String; 2]>) {
    let mut vertices: Vec<String> = (0..graph.vertices()).map(|vertex| graph.name(vertex).into_owned()).collect();
    let mut edges: Vec<[String; 2]> =
        graph.each_edge().map(|(a, b)| [a, b].map(|vertex| graph.name(vertex).into_owned())).collect();
    vertices.sort_unstable();
    edges.iter_mut().for_each(|edge| edge.sort_unstable());
    edges.sort_unstable();
    (vertices, edges)
}

fn names(kind: u32, vertices: u32) -> Names {
    match kind {
        0 | 1 => Names::From(kind),
        2 => Names::Numbers((0..vertices).map(|vertex| 5 + 1000 * vertex * vertex).collect()),
        _ => Names::Each((0..vertices).map(|vertex| format!("v_{vertex}é").into()).collect()),
    }
}

fn any_graph() -> impl Strategy<Value = Graph> {
    (1u32..20, 0u32..4).prop_flat_map(|(vertices, kind)| {
        let edge = (0..vertices, 0..vertices).prop_filter("no loop", |(a, b)| a != b);
        let edges = prop::collection::vec(edge, 0..if vertices > 1 { 60 } else { 1 });
        edges.prop_map(move |edges| Graph::new(vertices, edges).unwrap().named(names(kind, vertices)))
    })
}

proptest! {
    #[test]
    fn a_graph_that_is_written_is_read_back(graph in any_graph(), small in 1usize..9) {
        for format in Format::ALL {
            let expected = match format {
                Format::Dimacs => graph.clone().named(Names::From(1)),
                Format::Matrix | Format::Adjacency | Format::Graph6 | Format::Sparse6 => graph.clone().named(Names::From(0)),
                _ => graph.clone(),
            };
            let text = written(&graph, format);
            // Empty lines are vertices in adjacency lists, but nothing else is no graph.
            let ends_empty = format == Format::Adjacency && graph.degree(graph.vertices() - 1) == 0;
            if text.trim().is_empty() {
                continue;
            }
            let trimmed = if ends_empty { &text } else { text.trim_end() };
            for text in [text.clone(), text.replace('\n', "\r\n"), trimmed.into()] {
                let told = read_text(&text, Some(format));
                prop_assert!(told.is_ok(), "{format}: {told:?} of {text}");
                prop_assert_eq!(by_name(&told.unwrap()), by_name(&expected), "{} of {}", format, text);
                let dripping = &mut BufReader::with_capacity(small, text.as_bytes());
                prop_assert_eq!(read(dripping, Some(format)), read_text(&text, Some(format)));
            }
            // A matrix of one or two rows, and a list of lone vertices 0 and 1, look like each other.
            if graph.vertices() > 2 && graph.edges() > 0 && !matches!(format, Format::Edges) {
                match read_text(&text, None) {
                    Err(BadGraph::Ambiguous(formats)) => prop_assert!(formats.contains(&format), "{text}"),
                    told => prop_assert_eq!(by_name(&told.unwrap()), by_name(&expected), "{} of {}", format, text),
                }
            }
        }
    }

    #[test]
    fn a_graph_is_read_within_its_own_size_and_no_less(graph in any_graph(), twice in 0..3usize) {
        let limits = Limits { vertices: graph.vertices().into(), edges: graph.edges() };
        let fewer = [
            Limits { vertices: limits.vertices - 1, ..limits },
            Limits { edges: limits.edges.saturating_sub(1), ..limits },
        ];
        for format in Format::ALL {
            let text = written(&graph, format);
            if text.trim().is_empty() {
                continue;
            }
            // Edges as often as one likes, where that is a matter of lines.
            let lines = if matches!(format, Format::Dimacs | Format::Edges) { twice } else { 0 };
            // Empty lines are vertices there.
            let before = if format == Format::Adjacency { "" } else { "\n\n" };
            let again: String = text.lines().filter(|line| !line.starts_with('p')).map(|line| format!("{line}\n")).collect();
            let text = text + &again.repeat(lines);
            for text in [text.clone(), format!("\u{feff}{text}"), format!("{before}{text}")] {
                let within = |limits| {
                    let graph = read_text_within(&text, Some(format), limits);
                    let streamed = read_within(&mut text.as_bytes(), Some(format), limits);
                    assert_eq!(graph, streamed, "{format} {text}");
                    graph
                };
                prop_assert_eq!(within(limits).map(|reading| reading.graph), read_text(&text, Some(format)), "{} of {}", format, text);
                for fewer in fewer.into_iter().filter(|&fewer| fewer != limits) {
                    let told = within(fewer);
                    prop_assert!(matches!(&told, Err(bad) if BadGraph::is_too_large(bad)), "{format}: {told:?} of {text}");
                }
            }
        }
    }

    #[test]
    fn many_edges_make_the_same_graph_as_a_table_of_bits(
        edges in prop::collection::vec((0u32..40, 0u32..40), 0..300)
    ) {
        let pairs: Vec<[u32; 2]> = edges.iter().map(|&(a, b)| [a, b]).collect();
        let graph = Graph::from_pairs(40, pairs);
        let mut joined = [[false; 40]; 40];
        for (a, b) in edges {
            (joined[a as usize][b as usize], joined[b as usize][a as usize]) = (a != b, a != b);
        }
        for a in 0..40 {
            let row: Vec<u32> = (0..40).filter(|&b| joined[a as usize][b as usize]).collect();
            prop_assert_eq!(graph.neighbours(a), &row);
        }
    }

    #[test]
    fn no_bytes_make_a_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        never_panics(&bytes);
    }

    #[test]
    fn no_text_makes_a_reader_panic(
        words in prop::collection::vec(prop::sample::select(WORDS), 0..40)
    ) {
        never_panics(words.concat().as_bytes());
    }

    #[test]
    fn no_change_to_a_file_makes_a_reader_panic(
        graph in any_graph(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0u8..3), 1..6),
    ) {
        for format in Format::ALL {
            let mut bytes = written(&graph, format).into_bytes();
            for (at, byte, how) in &changes {
                if bytes.is_empty() { break }
                let at = at.index(bytes.len());
                match how {
                    0 => bytes[at] = *byte,
                    1 => bytes.insert(at, *byte),
                    _ => bytes.truncate(at),
                }
            }
            never_panics(&bytes);
        }
    }
}

/// Pieces that mean something to one reader or another.
const WORDS: &[&str] = &[
    "p",
    "e",
    "c",
    " ",
    " ",
    "\n",
    "\n",
    "\r\n",
    "edge",
    "0",
    "1",
    "2",
    "10",
    "007",
    "99999999999",
    "-",
    "--",
    "->",
    "a",
    "é",
    ",",
    ";",
    "\t",
    "\"",
    "'",
    "graph",
    "strict",
    "subgraph",
    "{",
    "}",
    "[",
    "]",
    "=",
    ":",
    "<",
    ">",
    "/*",
    "*/",
    "//",
    "#",
    "%",
    "%%MatrixMarket matrix coordinate\n",
    "<node id='a'>",
    "</node>",
    "<graph>",
    "<edge source='a' target='b'/>",
    "<data key='d'>",
    "&amp;",
    "\"nodes\":",
    "\"links\":",
    "null",
    "\\",
    "+",
    "source,target",
    "# GMT ",
    " {}\n",
    "1 2\n0 2\n0 1\n",
    "[|",
    "|]",
    "(",
    ")",
    ">>graph6<<",
    ">>sparse6<<",
    ":Fa@x^",
    "~",
    "DQc",
    "*Vertices 3\n",
    "*Edges\n",
    "*Matrix\n",
];

/// Reads these bytes as every format, and as a colouring; what is wrong is said in one line.
fn never_panics(bytes: &[u8]) {
    let graph = Graph::new(3, vec![(0, 1)]).unwrap();
    for format in [None].into_iter().chain(Format::ALL.map(Some)) {
        if let Err(wrong) = read(&mut &bytes[..], format) {
            let sentence = wrong.to_string();
            assert!(!sentence.is_empty() && !sentence.contains(['\n', '\r', '\0']), "{sentence:?}");
            assert!(sentence.chars().count() < 400, "{sentence}");
        }
    }
    for graph in [graph.clone().named(names(3, 3)), graph.clone().named(names(2, 3)), graph] {
        if let Err(wrong) = read_colors(&String::from_utf8_lossy(bytes), &graph) {
            assert!(!wrong.to_string().contains('\n'), "{wrong}");
        }
    }
}

#[test]
fn a_file_is_told_by_what_is_in_it() {
    for (text, vertices, edges, last) in [
        ("c remark\nc\np col 3 6\nn 1 2\ne 1 2\ne 2 1\n\nx 1\ne 002 3 7", 3, 2, "3"),
        ("p edges 3 1\r\ne 1 2\r\n", 3, 1, "3"),
        ("p edge 3 9\ne 1 2\n", 3, 1, "3"),
        ("c Latin-1\np tw 3 1\n1 2\n", 3, 1, "3"),
        ("# SNAP\n# From To\n0\t1\n1\t2\n", 3, 2, "2"),
        ("% sym unweighted\n% 2 3 3\n1 2 1 1083\n2 3 0.5 1084\n", 3, 2, "3"),
        ("%%MatrixMarket matrix coordinate pattern symmetric\n% by us\n4 4 2\n2 1\n3 1\n", 4, 2, "4"),
        ("%%MatrixMarket matrix coordinate real general\n4 4 2\n2 1 -1e3\n3 1 1.5E-7\n", 4, 2, "4"),
        ("0-1,1-2,2-0", 3, 3, "2"),
        ("0-1 1-2; 7", 4, 2, "7"),
        ("a--b\nb--c", 3, 2, "c"),
        ("Jean-Luc Marie-Claire\nMarie-Claire Vic\n", 3, 2, "Vic"),
        ("0 1\n1 2", 3, 2, "2"),
        ("c d\nd e", 3, 2, "e"),
        ("p q\nq r", 3, 2, "r"),
        ("7", 1, 0, "7"),
        ("a b {'weight': 3}\nb c {}\n", 3, 2, "c"),
        ("\"New York\" Boston\n\"New York\" 'x'", 3, 2, "'x'"),
        ("10 20\n20 4294967295\n", 3, 2, "4294967295"),
        ("\u{feff}0 1\n", 2, 1, "1"),
        ("0 1 5\n1 2 6\n", 3, 2, "2"),
        ("New York,Boston\nBoston,Rome\n", 3, 2, "Rome"),
        ("Source\tTarget\tType\na\tb\tUndirected\n", 2, 1, "b"),
        ("graph,0\n0,1\n", 3, 2, "1"),
        ("digraph{a->b}", 2, 1, "b"),
        ("/* made by hand */\nstrict\ngraph\n{ a -- b }", 2, 1, "b"),
        ("01\n10", 2, 1, "1"),
        ("0 1\n1 0", 2, 1, "1"),
        (
            "<graphml><key id='k' for='node' attr.name='label'/><graph><node id='n0'><data key='k'>A &amp; B</data></node>\
          <node id='n1'><data key='k'>C</data></node><edge source='n0' target='n1'/></graph></graphml>",
            2,
            1,
            "C",
        ),
        (
            "<?xml version='1.0'?><g:graphml xmlns:g='x'><g:graph><g:edge source='a' target='b'/><g:node id='a'/>\
          <g:node id='b'/></g:graph></g:graphml>",
            2,
            1,
            "b",
        ),
        (" [[0, 1], [1, 2]]", 3, 2, "2"),
    ] {
        let graph = read_text(text, None).unwrap_or_else(|wrong| panic!("{text:?}: {wrong}"));
        assert_eq!((graph.vertices(), graph.edges()), (vertices, edges), "{text:?}");
        assert_eq!(graph.name(vertices - 1), last, "{text:?}");
    }
}

#[test]
fn every_bad_file_gets_its_sentence() {
    let mut wrong = Vec::new();
    let deep = format!("graph {}", "{".repeat(200));
    for (text, sentence) in [
        ("", "it is empty: a graph needs at least one vertex"),
        (" \n\n", "it is empty: a graph needs at least one vertex"),
        ("# only\n% remarks\n", "it is empty: a graph needs at least one vertex"),
        ("0 1\n\0\0", "this is not a text file"),
        ("\u{1f}\u{8b}x", "this is not a text file"),
        ("c\nc\np edge 128 1\ne 1 131", "line 4: there is no vertex 131: line 3 announces only 128 vertices"),
        ("p edge 3 1\ne 1 99999999999", "line 2: there is no vertex 99999999999: line 1 announces only 3 vertices"),
        ("p edge 3 1\ne 1 x", "line 2: 'x' is not a vertex number"),
        ("p edge 3 1\n\ne 2 2", "line 3: vertex 2 is its own neighbour, so it cannot have any colour"),
        ("p edge 3 1\ne 0 2", "line 2: there is no vertex 0: the vertices are numbered from 1"),
        ("p edge 3 1\ne 1", "line 2: an edge needs two vertices"),
        ("p edge 3 1\nz 1 2", "line 2: no line of a DIMACS file begins with 'z'; it begins with c, p, n or e"),
        ("p edge 3 1\np edge 3 1", "line 2: there is a second 'p' line; the first one is line 1"),
        ("c x\ne 1 2\np edge 3 1", "line 2: the line 'p edge VERTICES EDGES' must come before the edges"),
        ("c only\nc remarks\n", "line 2: the line 'p edge VERTICES EDGES' must come before the edges"),
        ("p edge three 1\n", "line 1: 'p' needs the numbers of vertices and edges, as in 'p edge 5 4'"),
        ("p cnf 3 2\n1 2 0\n", "line 1: 'p cnf' is not the header of a graph; use 'p edge' or 'p col'"),
        ("p edge 4000000000 0", "line 1: 4000000000 vertices are too many; a graph may have 2147483648"),
        (
            "p edge 2000000000 3\ne 1 2\n",
            "line 1: 2000000000 vertices are announced, but only 1 edge; that many isolated vertices look like a mistake",
        ),
        ("c\np edge 9 5\ne 1 2\ne 2", "line 4: an edge needs two vertices"),
        (
            "c\np edge 9 7\ne 1 2\ne 2 3\ne 3 4",
            "line 2 announces 7 edges, but there are only 3, and the last line is incomplete: was the file cut off?",
        ),
        ("0-1\n4-4\n", "line 2: vertex 4 is its own neighbour, so it cannot have any colour"),
        (
            "a b\nb b\n",
            "line 2: vertex 'b' is its own neighbour, so it cannot have any colour (read as an edge list; choose another format with --input-format)",
        ),
        (
            "a b\nNew York Boston\n",
            "line 2: after the two vertices of an edge only numbers may follow, not 'Boston' (put names with spaces in quotes, or use commas) (read as an edge list; choose another format with --input-format)",
        ),
        (
            "a b\n\"c d\n",
            "line 2: a quotation mark is never closed (read as an edge list; choose another format with --input-format)",
        ),
        ("0-1,1-2,3-4-", "line 1: '3-4-' is not a pair of vertices such as a-b"),
        (
            "%%MatrixMarket matrix array real\n2 2\n",
            "line 1: of Matrix Market, only a square 'matrix coordinate' is a graph",
        ),
        (
            "%%MatrixMarket matrix coordinate\n3 2 1\n1 2\n",
            "line 2: of Matrix Market, only a square 'matrix coordinate' is a graph",
        ),
        (
            "%%MatrixMarket matrix coordinate\n3 3 1\n1 4\n",
            "line 3: there is no vertex 4: line 2 announces only 3 vertices",
        ),
        ("a,b\n,c\n", "line 2: an edge needs two vertices"),
        ("a,b\nc,c\n", "line 2: vertex 'c' is its own neighbour, so it cannot have any colour"),
        ("graph { a -- b", "line 1: the DOT ends too early: was the file cut off?"),
        ("graph {\n a -- ;\n}", "line 2: expected a vertex, found ';'"),
        ("graph {\n a -- b\n b -- b }", "line 3: vertex 'b' is its own neighbour, so it cannot have any colour"),
        ("graph {\n a -- {b a} }", "line 2: vertex 'a' is its own neighbour, so it cannot have any colour"),
        ("graph { a -- b } graph { b -- c }", "line 1: a second graph begins here, but only one is read"),
        (
            "graph {\n a -- b }\n// next\nstrict digraph { b -> c }",
            "line 4: a second graph begins here, but only one is read",
        ),
        ("graph { a -- b }\n}", "line 2: expected the end of the text, found '}'"),
        ("graph {\n \"a }", "line 2: a quotation mark is never closed"),
        (&deep, "line 1: groups are nested too deeply"),
        ("<graphml>\n<graph>\n<node id='a'/>", "line 3: the XML ends too early: was the file cut off?"),
        ("<graphml><graph><node/></graph></graphml>", "line 1: this node has no id"),
        ("<graphml><graph><edge source='a'/></graph></graphml>", "line 1: this edge has no target"),
        ("<graphml><graph>\n<edge source='a' target='b'/></graph></graphml>", "line 2: there is no node 'a'"),
        ("<svg></svg>", "this XML is not GraphML: it has no graph element"),
        ("[[0, 1], [1, 2]", "line 1, column 15: the JSON ends too early: was the file cut off?"),
        ("{\"a\": [\"b\",]}", "line 1, column 12: this is not JSON: trailing comma"),
        ("[1, 2]", "this JSON is not a graph; give nodes and links, the neighbours of each vertex, or pairs"),
        (
            "[[0,1],[1,1]]",
            "item 1 of the list, counted from 0: vertex 1 is its own neighbour, so it cannot have any colour",
        ),
        ("[[1],[0,2]]", "item 1 of the list, counted from 0: there is no node 2"),
        (
            r#"{"nodes":["Vic","Olot"],"links":[["Vic","Olott"]]}"#,
            "item 0 of links, counted from 0: there is no vertex 'Olott'; did you mean 'Olot'?",
        ),
        (r#"{"nodes":["a","a"],"links":[]}"#, "item 1 of nodes, counted from 0: there are two vertices called 'a'"),
        (r#"{"links":[{"source":1}]}"#, "item 0 of links, counted from 0: a link needs a source and a target"),
        (
            "0101\n1010\n0101\n0010\n",
            "line 4, column 1: vertices 3 and 0 are not neighbours here, but they are on line 1",
        ),
        ("0100\n1010\n0110\n0010\n", "line 3, column 3: vertex 2 is its own neighbour, so it cannot have any colour"),
        ("0100\n1010\n010\n0010\n", "line 3 has 3 entries, but the others have 4"),
        ("0100\n1010\n0101\n", "the matrix has 4 columns, but 3 rows"),
    ] {
        let told = read_text(text, None).map_or_else(|wrong| wrong.to_string(), |graph| graph.to_string());
        if told != sentence {
            wrong.push(format!("{text:?}: {told}"));
        }
    }
    assert_eq!(wrong, [""; 0]);
    let zip = read(&mut &b"\x1f\x8b\x08\x00"[..], None).unwrap_err();
    assert_eq!(zip.to_string(), "this file is compressed: unpack it first");
    let name = read(&mut &b"a b\nb \xff\n"[..], None).unwrap_err();
    assert_eq!(
        name.to_string(),
        "line 2: '\u{fffd}' is not text in UTF-8 (read as an edge list; choose another format with --input-format)"
    );
    assert_eq!(
        read_text("01\n1x", Some(Format::Matrix)).unwrap_err().to_string(),
        "line 2, column 2: 'x' is neither 0 nor 1"
    );
    assert_eq!(
        read_text("01\n10\n00", Some(Format::Matrix)).unwrap_err().to_string(),
        "line 3: there is one row too many: a matrix with 2 columns has 2 rows"
    );
}

#[test]
fn a_line_of_many_leaves_its_number_out() {
    let said = |text: &str, format| {
        let error = registry::Error::from(read_text(text, format).unwrap_err());
        (error.to_string(), words::english(&error.in_line()), error.code())
    };
    let (pair, bit) = ("'3-4-' is not a pair of vertices such as a-b", "'x' is neither 0 nor 1");
    assert_eq!(said("0-1,3-4-", None), (format!("line 1: {pair}"), pair.to_string(), "graph-no-pair"));
    let (whole, part) = (format!("line 1, column 2: {bit}"), format!("column 2: {bit}"));
    assert_eq!(said("0x\n10", Some(Format::Matrix)), (whole, part, "graph-no-bit"));
    let second = format!("line 2, column 2: {bit}");
    assert_eq!(said("01\n1x", Some(Format::Matrix)), (second.clone(), second, "graph-no-bit"));
}

#[test]
fn an_input_that_fails_says_so() {
    struct Broken;
    impl std::io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("the disk is gone"))
        }
    }
    let wrong = read(&mut BufReader::new(Broken), None).unwrap_err();
    assert_eq!(wrong.to_string(), "the graph cannot be read: the disk is gone");
}

#[test]
fn formats_go_by_their_names() {
    for format in Format::ALL {
        assert_eq!(Format::parse(&format.to_string().to_uppercase()), Ok(format));
    }
    assert!(Format::parse("graphlm").unwrap_err().to_string().contains("did you mean graphml?"));
}
