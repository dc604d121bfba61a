//! GML: `graph [ node [ id 1 label "a" ] … edge [ source 1 target 2 ] ]`; all other keys are passed over.

use backtrail::text;

use super::super::graph::Graph;
use super::super::limits::Limits;
use super::bad::{BadGraph, Fault, quoted};
use super::collect::{labels, tidy};
use super::interner::Interner;
use super::pairs::Pairs;

/// What is said of a node or an edge, and the line where it ends.
#[derive(Default)]
struct Item {
    /// The id of a node, or the source of an edge.
    first: Option<String>,
    /// The label of a node, or the target of an edge.
    second: Option<String>,
    line: u64,
}

/// Reads a graph in GML.
pub(super) fn read(text: &[u8], limits: Limits) -> Result<Graph, BadGraph> {
    let (mut nodes, mut edges, mut item) = (Vec::new(), Vec::new(), Item::default());
    let mut open: Vec<String> = Vec::new();
    let mut key: Option<String> = None;
    let (mut rest, mut line, mut has_graph) = (text, 1, false);
    while let Some((word, is_sign)) = token(&mut rest, &mut line).map_err(|fault| fault.at(line))? {
        let is_item = open.len() == 2 && open[0] == "graph";
        match (if is_sign { &*word } else { "" }, key.take()) {
            ("[", Some(name)) => {
                if open.is_empty() && name == "graph" && std::mem::replace(&mut has_graph, true) {
                    return Err(Fault::SecondGraph.at(line));
                }
                open.push(name);
            }
            ("]", None) if !open.is_empty() => match open.pop().as_deref() {
                Some("node") if is_item => {
                    nodes.push(Item { line, ..std::mem::take(&mut item) });
                    limits.admit_vertices(nodes.len() as u64).map_err(|fault| fault.at(line))?;
                }
                Some("edge") if is_item => edges.push(Item { line, ..std::mem::take(&mut item) }),
                _ => {}
            },
            ("[" | "]", _) => {
                return Err(Fault::due(text!("graph-due-key"), quoted(&word.into_bytes())).at(line));
            }
            (_, None) => key = Some(word.to_ascii_lowercase()),
            (_, Some(name)) if is_item => match (&*open[1], &*name) {
                ("node", "id") | ("edge", "source") => item.first = Some(word),
                ("node", "label") | ("edge", "target") => item.second = Some(word),
                _ => {}
            },
            _ => {}
        }
    }
    if !open.is_empty() || key.is_some() || !has_graph {
        return Err(Fault::Cut("GML").at(line));
    }
    let mut ids = Interner::default();
    for (at, node) in nodes.iter().enumerate() {
        let missing = Fault::NoAttribute { tag: "node", attribute: "id" };
        let id = node.first.as_ref().ok_or_else(|| missing.at(node.line))?;
        if ids.insert(id) as usize != at {
            return Err(Fault::Twice(quoted(id.as_bytes())).at(node.line));
        }
    }
    let mut pairs = Pairs::new(limits);
    for edge in &edges {
        let find = |end: &Option<String>, attribute| {
            let id = end.as_ref().ok_or(Fault::NoAttribute { tag: "edge", attribute })?;
            ids.find(id).ok_or_else(|| Fault::NoNode(quoted(id.as_bytes())))
        };
        let pair = find(&edge.first, "source").and_then(|a| Ok([a, find(&edge.second, "target")?]));
        match pair.map_err(|fault| fault.at(edge.line))? {
            [a, b] if a == b => return Err(Fault::Loop(quoted(ids.name(a).as_bytes())).at(edge.line)),
            pair => pairs.push(pair).map_err(|fault| fault.at(edge.line))?,
        }
    }
    let names = labels([nodes.into_iter().map(|node| node.second).collect()]).unwrap_or_else(|| ids.into_names());
    Ok(pairs.graph(names.len() as u64).map_err(BadGraph::Whole)?.named(tidy(names)))
}

/// The next word, or text without its quotes, or bracket; and whether it is a bracket.
fn token(rest: &mut &[u8], line: &mut u64) -> Result<Option<(String, bool)>, Fault> {
    loop {
        match **rest {
            [] => return Ok(None),
            [b'#', ..] => *rest = &rest[rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len())..],
            [byte, ..] if byte.is_ascii_whitespace() => {
                *line += u64::from(byte == b'\n');
                *rest = &rest[1..];
            }
            _ => break,
        }
    }
    let is_end = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b'[' | b']' | b'"');
    let (start, end, next) = match rest[0] {
        b'"' => {
            let wide = rest[1..].iter().position(|&byte| byte == b'"').ok_or(Fault::OpenQuote)?;
            (1, wide + 1, wide + 2)
        }
        b'[' | b']' => (0, 1, 1),
        _ => {
            let wide = rest.iter().position(is_end).unwrap_or(rest.len());
            (0, wide, wide)
        }
    };
    let is_sign = matches!(rest[0], b'[' | b']');
    let word = rest[start..end].to_vec();
    *line += word.iter().filter(|&&byte| byte == b'\n').count() as u64;
    *rest = &rest[next..];
    String::from_utf8(word).map(|word| Some((word, is_sign))).map_err(|error| Fault::NotUtf8(quoted(error.as_bytes())))
}

#[cfg(test)]
mod tests {
    use super::super::{Format, read_text};

    #[test]
    fn nodes_and_edges_are_found_among_other_keys() {
        let plain = "graph [ node [ id 1 ] node [ id 2 ] node [ id 5 ] edge [ source 1 target 2 ] ]";
        let graph = read_text(plain, None).unwrap();
        assert_eq!((graph.vertices(), graph.edges(), graph.name(2)), (3, 1, "5".into()));
        let labelled = "# made\nCreator \"igraph [ y\"\nVersion 1\ngraph\n[\n  directed 0\n  edge [ source 8 target 9 w 0.5 ]\n  \
                        node [\n id 8\n label \"New York\"\n graphics [ id 7 x 1.0 ] ]\n  node\n  [ id 9 label \"]\" ]\n]\n";
        let graph = read_text(labelled, None).unwrap();
        assert_eq!((graph.edges(), graph.name(0), graph.name(1)), (1, "New York".into(), "]".into()));
    }

    #[test]
    fn what_is_wrong_has_its_line() {
        for (text, sentence) in [
            ("graph [\n node [ id 1 ]\n edge [ source 1 target 2 ]\n]", "line 3: there is no node 2"),
            ("graph [\n node [ id 1 ]\n edge [ source 1 ]\n]", "line 3: this edge has no target"),
            ("graph [\n node [ label 1 ]\n]", "line 2: this node has no id"),
            ("graph [\n node [ id 1 ] node [ id 1 ]\n]", "line 2: there are two vertices called 1"),
            ("graph [\n node [ id 1 ]\n", "line 3: the GML ends too early: was the file cut off?"),
            ("graph [ ]\ngraph [ ]\n", "line 2: a second graph begins here, but only one is read"),
            ("graph [ node [ id 1 ] ]\n]", "line 2: expected a key or its value, found ']'"),
            ("graph [\n node [ id \"a ]\n", "line 2: a quotation mark is never closed"),
        ] {
            assert_eq!(read_text(text, Some(Format::Gml)).unwrap_err().to_string(), sentence, "{text:?}");
        }
    }
}
