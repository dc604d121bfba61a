//! Graphs in JSON, as tools write them.
//!
//! - Nodes and links: `{"nodes": [{"id": "a"}, …], "links": [{"source": "a", "target": "b"}, …]}`; `edges` is the
//!   same as `links`, nodes may be plain names, links may be pairs, and all may lie in `graph` or `elements`
//!   (Cytoscape), with their keys in `data`. Where nodes have no `id`, links count them from 0 (D3), and `name` or
//!   `label` are their names.
//! - Neighbours by name: `{"a": ["b", "c"], …}`.
//! - Pairs: `[[0, 1], [1, 2]]`; neighbours by number: `[[1, 2], [0], [0]]`; a matrix: `[[0, 1, 1], [1, 0, 0], …]`.
//!   Rows of two numbers each are pairs, unless as lists of neighbours they agree with each other: each vertex is on
//!   the lists of those on its own list, and none on its own. Pairs in a row from 0 never do.

use serde_json::{Map, Value};

use super::super::graph::Graph;
use super::bad::{BadGraph, Fault, quoted, shown};
use super::collect::{Collector, tidy};
use super::lookup::Lookup;

/// Reads a graph from JSON.
pub(super) fn read(text: &[u8]) -> Result<Graph, BadGraph> {
    let value: Value = serde_json::from_slice(text).map_err(|error| {
        let why = error.to_string();
        let why = why.split(" at line ").next().unwrap_or_default();
        let fault = if error.is_eof() { Fault::Cut("JSON") } else { Fault::NoJson(shown(why)) };
        BadGraph::Place { line: error.line() as u64, column: error.column() as u64, fault }
    })?;
    match &value {
        Value::Array(rows) => of_rows(rows),
        Value::Object(object) => of_object(object),
        _ => Err(BadGraph::Whole(Fault::OtherJson)),
    }
}

/// A fault at an item of a list.
fn item(list: &str, at: usize, fault: Fault) -> BadGraph {
    BadGraph::Whole(Fault::Item { list: list.into(), at, fault: Box::new(fault) })
}

/// An empty graph, or what was collected.
fn finish(edges: Collector, is_empty: bool) -> Result<Graph, BadGraph> {
    if is_empty { Ok(Graph::from_pairs(0, Vec::new())) } else { edges.finish() }
}

fn of_object(object: &Map<String, Value>) -> Result<Graph, BadGraph> {
    for wrapper in ["graph", "elements"] {
        if let Some(Value::Object(inner)) = object.get(wrapper)
            && (inner.contains_key("nodes") || inner.contains_key("edges"))
        {
            return of_object(inner);
        }
    }
    let list = |key| object.get(key).and_then(Value::as_array);
    let links = ["links", "edges"].into_iter().find_map(|key| Some((key, list(key)?)));
    match (object.get("nodes"), links) {
        (Some(Value::Array(nodes)), links) => of_nodes(&nodes.iter().collect::<Vec<_>>(), links),
        (Some(Value::Object(nodes)), links) => {
            let names: Vec<Value> = nodes.keys().map(|name| Value::String(name.clone())).collect();
            of_nodes(&names.iter().collect::<Vec<_>>(), links)
        }
        (None, Some((key, links))) => of_links(key, links),
        _ => of_neighbours(object),
    }
}

/// The text of a name: a string or a number.
fn name(value: &Value) -> Option<String> {
    match value {
        Value::String(name) => Some(name.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// What an object says under one of these keys, itself or in its `data`.
fn key<'v>(value: &'v Value, keys: &[&str]) -> Option<&'v Value> {
    let inside = value.get("data").filter(|data| data.is_object()).unwrap_or(value);
    keys.iter().find_map(|key| inside.get(key).or(value.get(key)))
}

/// The ends of a link.
fn ends(link: &Value) -> Result<[&Value; 2], Fault> {
    if let Value::Array(pair) = link {
        return if let [a, b, ..] = &pair[..] { Ok([a, b]) } else { Err(Fault::OneEnd) };
    }
    let [a, b] = [&["source", "from"], &["target", "to"]].map(|keys| key(link, keys));
    a.zip(b).map(|(a, b)| [a, b]).ok_or(Fault::NoLink)
}

/// An edge for each link; there is no list of nodes.
fn of_links(list: &str, links: &[Value]) -> Result<Graph, BadGraph> {
    let mut edges = Collector::default();
    for (at, link) in links.iter().enumerate() {
        let add = |edges: &mut Collector| {
            let [a, b] = ends(link)?.map(|end| name(end).ok_or(Fault::NoName));
            edges.join(a?.as_bytes(), b?.as_bytes())
        };
        add(&mut edges).map_err(|fault| item(list, at, fault))?;
    }
    finish(edges, links.is_empty())
}

fn of_nodes(nodes: &[&Value], links: Option<(&str, &Vec<Value>)>) -> Result<Graph, BadGraph> {
    let id = |node: &Value| if node.is_object() { key(node, &["id", "key"]).and_then(name) } else { name(node) };
    let ids: Vec<Option<String>> = nodes.iter().map(|node| id(node)).collect();
    let by_number = ids.iter().all(Option::is_none);
    let called = |node: &Value| key(node, &["name", "label"]).and_then(name);
    let mut names = Vec::with_capacity(nodes.len());
    for (at, id) in ids.into_iter().enumerate() {
        match id {
            Some(id) => names.push(id.into_boxed_str()),
            None if by_number => names.push(called(nodes[at]).unwrap_or_else(|| at.to_string()).into()),
            None => return Err(item("nodes", at, Fault::NoId)),
        }
    }
    let graph = Graph::from_pairs(names.len() as u32, Vec::new()).named(tidy(names));
    let lookup = Lookup::new(&graph);
    if let Some((at, twice)) = lookup.twice() {
        return Err(item("nodes", at as usize, Fault::Twice(quoted(twice.as_bytes()))));
    }
    let mut pairs = Vec::new();
    let (list, links) = links.unwrap_or(("links", const { &Vec::new() }));
    for (at, link) in links.iter().enumerate() {
        let find = |end: &Value| match end {
            Value::Number(number) if by_number => {
                let vertex = number.as_u64().filter(|&vertex| vertex < u64::from(graph.vertices()));
                vertex.map(|vertex| vertex as u32).ok_or_else(|| Fault::NoNode(number.to_string()))
            }
            end => lookup.find(&name(end).ok_or(Fault::NoName)?).map_err(|error| Fault::NoVertex(error.to_string())),
        };
        let pair = ends(link)
            .and_then(|[a, b]| Ok([find(a)?, find(b)?]))
            .and_then(|[a, b]| if a == b { Err(Fault::Loop(quoted(graph.name(a).as_bytes()))) } else { Ok([a, b]) });
        pairs.push(pair.map_err(|fault| item(list, at, fault))?);
    }
    let names = graph.names().clone();
    Ok(Graph::from_pairs(graph.vertices(), pairs).named(names))
}

/// The neighbours of each vertex by its name, in a list or as keys.
fn of_neighbours(object: &Map<String, Value>) -> Result<Graph, BadGraph> {
    let mut edges = Collector::default();
    for (vertex, others) in object {
        let place = |at, fault| item(&format!("\"{}\"", shown(vertex)), at, fault);
        let others: Vec<String> = match others {
            Value::Array(others) => {
                let names = others.iter().map(|other| name(key(other, &["id"]).unwrap_or(other)));
                let names = names.enumerate().map(|(at, name)| name.ok_or_else(|| place(at, Fault::NoName)));
                names.collect::<Result<_, _>>()?
            }
            Value::Object(others) => others.keys().cloned().collect(),
            _ => return Err(BadGraph::Whole(Fault::OtherJson)),
        };
        edges.mention(vertex.as_bytes()).map_err(BadGraph::Whole)?;
        for (at, other) in others.iter().enumerate() {
            edges.join(vertex.as_bytes(), other.as_bytes()).map_err(|fault| place(at, fault))?;
        }
    }
    finish(edges, object.is_empty())
}

/// Pairs, neighbours by number, a matrix, or links.
fn of_rows(values: &[Value]) -> Result<Graph, BadGraph> {
    if values.iter().any(Value::is_object) {
        return of_links("the list", values);
    }
    let rows: Option<Vec<&Vec<Value>>> = values.iter().map(Value::as_array).collect();
    let rows = rows.ok_or(BadGraph::Whole(Fault::OtherJson))?;
    let number =
        |value: &Value| value.as_u64().filter(|&vertex| vertex < rows.len() as u64).map(|vertex| vertex as u32);
    let numbers: Option<Vec<Vec<u32>>> = rows.iter().map(|row| row.iter().map(number).collect()).collect();
    let all_pairs = rows.iter().all(|row| row.len() == 2);
    if all_pairs && !numbers.as_deref().is_some_and(agree) {
        return of_links("the list", values);
    }
    let n = rows.len();
    if n > 2
        && rows.iter().all(|row| row.len() == n && row.iter().all(|entry| number(entry).is_some_and(|bit| bit < 2)))
    {
        let text: Vec<String> =
            numbers.unwrap_or_default().iter().map(|row| row.iter().map(u32::to_string).collect()).collect();
        return super::read_text(&text.join("\n"), Some(super::Format::Matrix));
    }
    let mut pairs = Vec::new();
    for (vertex, row) in rows.iter().enumerate() {
        for other in *row {
            let fault = match number(other) {
                Some(other) if other != vertex as u32 => {
                    pairs.push([vertex as u32, other]);
                    continue;
                }
                Some(_) => Fault::Loop(vertex.to_string()),
                None => Fault::NoNode(name(other).map_or_else(|| "this".into(), |name| quoted(name.as_bytes()))),
            };
            return Err(item("the list", vertex, fault));
        }
    }
    Ok(Graph::from_pairs(n as u32, pairs))
}

/// Are these lists of neighbours that agree with each other?
fn agree(lists: &[Vec<u32>]) -> bool {
    lists.iter().enumerate().all(|(vertex, list)| {
        list.iter().all(|&other| other != vertex as u32 && lists[other as usize].contains(&(vertex as u32)))
    })
}

#[cfg(test)]
mod tests {
    use super::super::read_text;

    fn edges(text: &str) -> Vec<String> {
        let graph = read_text(text, None).unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
        graph.each_edge().map(|(a, b)| format!("{}+{}", graph.name(a), graph.name(b))).collect()
    }

    #[test]
    fn nodes_and_links_are_found_wherever_tools_put_them() {
        for text in [
            r#"{"nodes":[{"id":"a"},{"id":"b"},{"id":"c"}],"links":[{"source":"a","target":"b"},{"source":"c","target":"b"}]}"#,
            r#"{"nodes":["a","b","c"],"edges":[["a","b"],["b","c"]]}"#,
            r#"{"nodes":[{"name":"a"},{"name":"b"},{"name":"c"}],"links":[{"source":0,"target":1},{"source":2,"target":1}]}"#,
            r#"{"elements":{"nodes":[{"data":{"id":"a"}},{"data":{"id":"b"}},{"data":{"id":"c"}}],
                "edges":[{"data":{"source":"a","target":"b"}},{"data":{"source":"b","target":"c"}}]}}"#,
            r#"{"graph":{"nodes":{"a":{},"b":{},"c":{}},"edges":[{"source":"a","target":"b"},{"source":"b","target":"c"}]}}"#,
            r#"{"edges":[["a","b"],["b","c"]]}"#,
            r#"{"a":["b"],"b":["a","c"],"c":[]}"#,
            r#"{"a":{"b":{}},"b":{"c":{"weight":1}}}"#,
            r#"[["a","b"],["b","c"]]"#,
            r#"[{"from":"a","to":"b"},{"from":"b","to":"c"}]"#,
        ] {
            assert_eq!(edges(text), ["a+b", "b+c"], "{text}");
        }
    }

    #[test]
    fn rows_of_two_are_pairs_unless_they_agree_as_lists() {
        assert_eq!(edges("[[0,1],[1,2],[2,3]]"), ["0+1", "1+2", "2+3"]);
        assert_eq!(edges("[[1,3],[0,2],[1,3],[0,2]]"), ["0+1", "0+3", "1+2", "2+3"]);
        assert_eq!(edges("[[1,2],[0],[0]]"), ["0+1", "0+2"]);
        assert_eq!(edges("[[0,1,1],[1,0,0],[1,0,0]]"), ["0+1", "0+2"]);
        assert_eq!(edges("[]"), [""; 0]);
        assert_eq!(read_text("[[],[],[]]", None).unwrap().vertices(), 3);
    }

    #[test]
    fn isolated_nodes_stay() {
        assert_eq!(read_text(r#"{"nodes":[{"id":1},{"id":2},{"id":3}],"links":[]}"#, None).unwrap().name(2), "3");
    }
}
