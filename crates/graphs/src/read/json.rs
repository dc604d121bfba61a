//! Graphs in JSON, as tools write them.
//!
//! - Nodes and links: `{"nodes": [{"id": "a"}, …], "links": [{"source": "a", "target": "b"}, …]}`; `edges` is the
//!   same as `links`, nodes may be plain names, links may be pairs, and all may lie in `graph` or `elements`
//!   (Cytoscape), with their keys in `data`. Where nodes have no `id`, links count them from 0 (D3). `label` or `name`
//!   are their names, if each has one and no two the same. `vertices` is the same as `nodes`, and may be a number, as
//!   may `n`. `adjacency` has a row of neighbours for each node (`NetworkX`).
//! - Neighbours by name: `{"a": ["b", "c"], …}`.
//! - Pairs: `[[0, 1], [1, 2]]`; neighbours by number: `[[1, 2], [0], [0]]`; a matrix: `[[0, 1, 1], [1, 0, 0], …]`.
//!   Rows of two numbers each are pairs, unless as lists of neighbours they agree with each other: each vertex is on
//!   the lists of those on its own list, and none on its own. Pairs in a row from 0 never do; those that do are a question, if they
//!   make another graph.
//! - The same lists as Python and OCaml write them: `[(0, 1), (1, 2),]`, `[|[1; 2]; [0]|]`.

use std::borrow::Cow;

use serde_json::{Map, Number, Value};

use super::super::graph::{Graph, Names};
use super::super::limits::Limits;
use super::bad::{BadGraph, Fault, quoted, shown};
use super::collect::{Collector, labels, tidy};
use super::lookup::Lookup;
use super::pairs::Pairs;
use super::{Format, Reading};
use registry::likeness;

/// Reads a graph from JSON; lists in it as edges or as adjacency lists, if it is known which.
pub(super) fn read(text: &[u8], known: Option<Format>, limits: Limits) -> Result<Reading, BadGraph> {
    let value: Value = serde_json::from_slice(&plain_lists(text)).map_err(|error| {
        let why = error.to_string();
        let why = why.split(" at line ").next().unwrap_or_default();
        let fault = if error.is_eof() { Fault::Cut("JSON") } else { Fault::NoJson(shown(why)) };
        BadGraph::Place { line: error.line() as u64, column: error.column() as u64, fault }
    })?;
    let graph = match &value {
        Value::Array(rows) => return of_rows(rows, known, limits),
        Value::Object(object) => of_object(object, limits)?,
        _ => return Err(BadGraph::Whole(Fault::OtherJson)),
    };
    Ok(Reading { graph, format: Format::Json })
}

/// Lists as Python and OCaml write them, in the brackets of JSON; every character stays where it was.
fn plain_lists(text: &[u8]) -> Cow<'_, [u8]> {
    if !text.trim_ascii_start().starts_with(b"[") {
        return text.into();
    }
    let mut plain = text.to_vec();
    let (mut is_quoted, mut is_escaped) = (false, false);
    // The last comma, as long as nothing but spaces follows: one before the end of a list is none of JSON.
    let mut comma = None;
    for (at, &byte) in text.iter().enumerate() {
        match byte {
            _ if is_quoted => {
                is_quoted = is_escaped || byte != b'"';
                is_escaped = !is_escaped && byte == b'\\';
            }
            _ if byte.is_ascii_whitespace() => {}
            b'|' if at > 0 && text[at - 1] == b'[' || text.get(at + 1) == Some(&b']') => plain[at] = b' ',
            b',' | b';' => {
                plain[at] = b',';
                comma = Some(at);
            }
            b']' | b')' => {
                plain[at] = b']';
                comma.take().into_iter().for_each(|comma: usize| plain[comma] = b' ');
            }
            _ => {
                comma = None;
                is_quoted = byte == b'"';
                plain[at] = if byte == b'(' { b'[' } else { byte };
            }
        }
    }
    plain.into()
}

/// A fault at an item of a list.
fn item(list: &str, at: usize, fault: Fault) -> BadGraph {
    BadGraph::Whole(Fault::Item { list: list.into(), at, fault: Box::new(fault) })
}

/// An empty graph, or what was collected.
fn finish(edges: Collector, is_empty: bool) -> Result<Graph, BadGraph> {
    if is_empty { Ok(Graph::from_pairs(0, Vec::new())) } else { edges.finish() }
}

fn of_object(object: &Map<String, Value>, limits: Limits) -> Result<Graph, BadGraph> {
    for wrapper in ["graph", "elements"] {
        if let Some(Value::Object(inner)) = object.get(wrapper)
            && ["nodes", "vertices", "edges"].into_iter().any(|key| inner.contains_key(key))
        {
            return of_object(inner, limits);
        }
    }
    let links = ["links", "edges"].into_iter().find_map(|key| Some((key, object.get(key)?.as_array()?)));
    let known = || links.ok_or_else(|| BadGraph::Whole(no_links(object)));
    match ["nodes", "vertices"].into_iter().find_map(|key| object.get(key)).or(object.get("n").filter(|n| n.is_u64())) {
        Some(Value::Array(nodes)) => {
            let nodes = Nodes::new(&nodes.iter().collect::<Vec<_>>(), limits)?;
            match (links, object.get("adjacency")) {
                (None, Some(Value::Array(rows))) => nodes.with_rows(rows),
                _ => known().and_then(|(key, links)| nodes.with_links(key, links)),
            }
        }
        Some(Value::Object(nodes)) => {
            let names: Vec<Value> = nodes.keys().map(|name| Value::String(name.clone())).collect();
            let nodes = Nodes::new(&names.iter().collect::<Vec<_>>(), limits)?;
            known().and_then(|(key, links)| nodes.with_links(key, links))
        }
        Some(Value::Number(many)) => known().and_then(|(key, links)| of_number(many, key, links, limits)),
        _ => match links {
            Some((key, links)) => of_links(key, links, limits),
            None => of_neighbours(object, limits),
        },
    }
}

/// Why an object with nodes has no edges: a key that is no list, or one that is misspelt.
fn no_links(object: &Map<String, Value>) -> Fault {
    let names = ["edges", "links"];
    if let Some(name) = names.into_iter().find(|name| object.contains_key(*name)) {
        return Fault::NoList(name);
    }
    let lists = object.iter().filter(|(key, value)| value.is_array() && *key != "nodes" && *key != "vertices");
    let alike = lists.flat_map(|(key, _)| names.map(|name| (likeness(key, name), key, name)));
    let nearest = alike.filter(|alike| alike.0 > 0.7).max_by(|a, b| a.0.total_cmp(&b.0));
    Fault::NoLinks(nearest.map(|(_, key, name)| (quoted(key.as_bytes()), name)))
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
fn of_links(list: &str, links: &[Value], limits: Limits) -> Result<Graph, BadGraph> {
    let mut edges = Collector::new(limits);
    for (at, link) in links.iter().enumerate() {
        let add = |edges: &mut Collector| {
            let [a, b] = ends(link)?.map(|end| name(end).ok_or(Fault::NoName));
            edges.join(a?.as_bytes(), b?.as_bytes())
        };
        add(&mut edges).map_err(|fault| item(list, at, fault))?;
    }
    finish(edges, links.is_empty())
}

/// A graph of `many` vertices, numbered from 0 or, if that is what the links say, from 1.
fn of_number(many: &Number, list: &str, links: &[Value], limits: Limits) -> Result<Graph, BadGraph> {
    let vertices = many.as_u64().filter(|&many| many <= Graph::LARGEST);
    let vertices = vertices.ok_or_else(|| BadGraph::Whole(Fault::TooMany(many.to_string())))? as u32;
    limits.admit_vertices(vertices.into()).map_err(BadGraph::Whole)?;
    if vertices > 1 << 26 && vertices as usize / 8 > links.len() {
        return Err(BadGraph::Whole(Fault::Lonely { vertices: vertices.into(), edges: links.len() }));
    }
    let numbers = || links.iter().filter_map(|link| ends(link).ok()).flatten().filter_map(Value::as_u64);
    let from_one = numbers().min() > Some(0) && numbers().max() == Some(vertices.into());
    let ids = Graph::from_pairs(vertices, Vec::new()).named(Names::From(from_one.into()));
    Nodes { ids, labels: None, by_number: false, limits }.with_links(list, links)
}

/// Nodes as links speak of them.
struct Nodes {
    /// A graph without edges, by whose names the nodes are found.
    ids: Graph,
    /// What they are called instead.
    labels: Option<Vec<Box<str>>>,
    /// Nodes without `id` are found by their places in the list too.
    by_number: bool,
    limits: Limits,
}

impl Nodes {
    fn new(nodes: &[&Value], limits: Limits) -> Result<Nodes, BadGraph> {
        limits.admit_vertices(nodes.len() as u64).map_err(BadGraph::Whole)?;
        let id = |node: &Value| if node.is_object() { key(node, &["id", "key"]).and_then(name) } else { name(node) };
        let ids: Vec<Option<String>> = nodes.iter().map(|node| id(node)).collect();
        let by_number = ids.iter().all(Option::is_none);
        let called = |node: &Value, keys: &[&str]| key(node, keys).and_then(name);
        let mut names = Vec::with_capacity(nodes.len());
        for (at, id) in ids.into_iter().enumerate() {
            match id {
                Some(id) => names.push(id.into_boxed_str()),
                None if by_number => {
                    names.push(called(nodes[at], &["name", "label"]).unwrap_or_else(|| at.to_string()).into());
                }
                None => return Err(item("nodes", at, Fault::NoId)),
            }
        }
        let ids = Graph::from_pairs(names.len() as u32, Vec::new()).named(tidy(names));
        if let Some((at, twice)) = Lookup::new(&ids).twice() {
            return Err(item("nodes", at as usize, Fault::Twice(quoted(twice.as_bytes()))));
        }
        let list = |key| nodes.iter().map(|node| called(node, &[key])).collect();
        let labels = if by_number { None } else { labels(["label", "name"].map(list)) };
        Ok(Nodes { ids, labels, by_number, limits })
    }

    fn find(&self, lookup: &Lookup<'_>, end: &Value) -> Result<u32, Fault> {
        match end {
            Value::Number(number) if self.by_number => {
                let vertex = number.as_u64().filter(|&vertex| vertex < u64::from(self.ids.vertices()));
                vertex.map(|vertex| vertex as u32).ok_or_else(|| Fault::NoNode(number.to_string()))
            }
            end => lookup.find(&name(end).ok_or(Fault::NoName)?).map_err(|why| Fault::NoVertex(why.into())),
        }
    }

    /// An edge, unless it is a loop.
    fn pair(&self, a: u32, b: u32) -> Result<[u32; 2], Fault> {
        if a == b { Err(Fault::Loop(quoted(self.ids.name(a).as_bytes()))) } else { Ok([a, b]) }
    }

    /// The graph with these links.
    fn with_links(self, list: &str, links: &[Value]) -> Result<Graph, BadGraph> {
        let lookup = Lookup::new(&self.ids);
        let pair = |link| {
            let [a, b] = ends(link)?.map(|end| self.find(&lookup, end));
            self.pair(a?, b?)
        };
        let mut pairs = Pairs::new(self.limits);
        for (at, link) in links.iter().enumerate() {
            pair(link).and_then(|pair| pairs.push(pair)).map_err(|fault| item(list, at, fault))?;
        }
        self.finish(pairs)
    }

    /// The graph with a row of neighbours for each node, as `NetworkX` writes it.
    fn with_rows(self, rows: &[Value]) -> Result<Graph, BadGraph> {
        let lookup = Lookup::new(&self.ids);
        let mut pairs = Pairs::new(self.limits);
        for (vertex, row) in rows.iter().enumerate() {
            let place = |fault| item("adjacency", vertex, fault);
            if vertex >= self.ids.vertices() as usize {
                return Err(place(Fault::NoNode(vertex.to_string())));
            }
            for other in row.as_array().ok_or_else(|| place(Fault::NoList("this")))? {
                let other = self.find(&lookup, key(other, &["id", "key"]).unwrap_or(other)).map_err(place)?;
                self.pair(vertex as u32, other).and_then(|pair| pairs.push(pair)).map_err(place)?;
            }
        }
        self.finish(pairs)
    }

    fn finish(self, pairs: Pairs) -> Result<Graph, BadGraph> {
        let names = self.labels.map_or_else(|| self.ids.names().clone(), tidy);
        Ok(pairs.graph(self.ids.vertices().into()).map_err(BadGraph::Whole)?.named(names))
    }
}

/// The neighbours of each vertex by its name, in a list or as keys.
fn of_neighbours(object: &Map<String, Value>, limits: Limits) -> Result<Graph, BadGraph> {
    let mut edges = Collector::new(limits);
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
fn of_rows(values: &[Value], known: Option<Format>, limits: Limits) -> Result<Reading, BadGraph> {
    let of_links = |format| Ok(Reading { graph: of_links("list", values, limits)?, format });
    if values.iter().any(Value::is_object) {
        return of_links(Format::Json);
    }
    let rows: Option<Vec<&Vec<Value>>> = values.iter().map(Value::as_array).collect();
    let rows = rows.ok_or(BadGraph::Whole(Fault::OtherJson))?;
    let number =
        |value: &Value| value.as_u64().filter(|&vertex| vertex < rows.len() as u64).map(|vertex| vertex as u32);
    let numbers: Option<Vec<Vec<u32>>> = rows.iter().map(|row| row.iter().map(number).collect()).collect();
    if known == Some(Format::Edges) {
        return of_links(Format::Edges);
    }
    let all_pairs = rows.iter().all(|row| row.len() == 2);
    if known.is_none() && all_pairs {
        match numbers.as_deref() {
            Some(lists) if agree(lists) => {
                let (pairs, lists) = (of_links(Format::Edges)?, of_lists(&rows, limits)?);
                if pairs.graph == lists.graph {
                    return Ok(pairs);
                }
                return Err(BadGraph::Ambiguous(vec![Format::Edges, Format::Adjacency]));
            }
            _ => return of_links(Format::Edges),
        }
    }
    let n = rows.len();
    limits.admit_vertices(n as u64).map_err(BadGraph::Whole)?;
    if known.is_none()
        && n > 2
        && rows.iter().all(|row| row.len() == n && row.iter().all(|entry| number(entry).is_some_and(|bit| bit < 2)))
    {
        let text: Vec<String> =
            numbers.unwrap_or_default().iter().map(|row| row.iter().map(u32::to_string).collect()).collect();
        let read = super::read_text_within(&text.join("\n"), Some(Format::Matrix), limits);
        // A row is an item of the list here, wherever its line ends.
        return read.map_err(|bad| match bad {
            BadGraph::Line { line, fault, .. } | BadGraph::Place { line, fault, .. } => {
                item("list", line as usize - 1, fault)
            }
            bad => bad,
        });
    }
    of_lists(&rows, limits)
}

/// Neighbours by number.
fn of_lists(rows: &[&Vec<Value>], limits: Limits) -> Result<Reading, BadGraph> {
    let number =
        |value: &Value| value.as_u64().filter(|&vertex| vertex < rows.len() as u64).map(|vertex| vertex as u32);
    let mut pairs = Pairs::new(limits);
    for (vertex, row) in rows.iter().enumerate() {
        for other in *row {
            let fault = match number(other) {
                Some(other) if other != vertex as u32 => {
                    pairs.push([vertex as u32, other]).map_err(|fault| item("list", vertex, fault))?;
                    continue;
                }
                Some(_) => Fault::Loop(vertex.to_string()),
                None => Fault::NoNode(name(other).map_or_else(|| "this".into(), |name| quoted(name.as_bytes()))),
            };
            return Err(item("list", vertex, fault));
        }
    }
    let graph = pairs.graph(rows.len() as u64).map_err(BadGraph::Whole)?;
    Ok(Reading { graph, format: Format::Adjacency })
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
    use super::super::tests::edges;

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
        assert_eq!(edges("[[1,2],[0,2],[0,1]]"), ["0+1", "0+2", "1+2"]);
        assert_eq!(edges("[[1,2],[0],[0]]"), ["0+1", "0+2"]);
        assert_eq!(edges("[[0,1,1],[1,0,0],[1,0,0]]"), ["0+1", "0+2"]);
        assert_eq!(edges("[]"), [""; 0]);
        assert_eq!(read_text("[[],[],[]]", None).unwrap().vertices(), 3);
    }

    #[test]
    fn python_and_ocaml_have_lists_too() {
        for text in [
            "[|[1;2];[0];[0]|]",
            "[| [1; 2;]; [0]; [0] |]",
            "[[1,2],[0],[0]]",
            "[[1;2];[0];[0;];]",
            "[(1,2),(0,),(0,),]",
        ] {
            assert_eq!(edges(text), ["0+1", "0+2"], "{text}");
        }
        for text in ["[(0, 1), (1, 2)]", "[(0, 1); (1, 2)]", "[(0, 1), (1, 2),]", "[|(0, 1); (1, 2)|]"] {
            assert_eq!(edges(text), ["0+1", "1+2"], "{text}");
        }
        assert_eq!(edges(r#"[["a;(b|", "c\";"]]"#), ["a;(b|+c\";"]);
        for (text, sentence) in [
            ("[|[1;2];\n[0;x]|]", "line 2, column 4: this is not JSON: expected value"),
            ("[|[1];[3]|]", "item 1 of the list, counted from 0: there is no node 3"),
            (
                "[[0,1,0],[1,0,0],[0,0,1]]",
                "item 2 of the list, counted from 0: vertex 2 is its own neighbour, so it cannot have any colour",
            ),
            ("[|[1;2]", "line 1, column 7: the JSON ends too early: was the file cut off?"),
        ] {
            assert_eq!(read_text(text, None).unwrap_err().to_string(), sentence, "{text}");
        }
    }

    #[test]
    fn isolated_nodes_stay() {
        assert_eq!(read_text(r#"{"nodes":[{"id":1},{"id":2},{"id":3}],"links":[]}"#, None).unwrap().name(2), "3");
    }

    #[test]
    fn vertices_are_listed_or_counted() {
        for (text, vertices, last, joined) in [
            (r#"{"vertices":4,"edges":[[0,1]]}"#, 4, "3", "0+1"),
            (r#"{"n":4,"edges":[[1,4]]}"#, 4, "4", "1+4"),
            (r#"{"nodes":3,"links":[{"source":0,"target":2}]}"#, 3, "2", "0+2"),
            (r#"{"vertices":["a","b","c"],"edges":[["a","b"]]}"#, 3, "c", "a+b"),
            (r#"{"n":2,"edges":[]}"#, 2, "1", ""),
            (r#"{"n":["m"],"m":[]}"#, 2, "m", "n+m"),
            (
                r#"{"directed":false,"multigraph":false,"graph":[],"nodes":[{"id":0},{"id":1},{"id":2}],
                    "adjacency":[[{"id":1}],[{"id":0,"weight":2}],[]]}"#,
                3,
                "2",
                "0+1",
            ),
        ] {
            assert_eq!(edges(text).join(" "), joined, "{text}");
            let graph = read_text(text, None).unwrap();
            assert_eq!((graph.vertices(), &*graph.name(vertices - 1)), (vertices, last), "{text}");
        }
    }

    #[test]
    fn labels_are_names_if_they_differ() {
        let text = |a: &str, b: &str| {
            format!(r#"{{"nodes":[{{"id":7,{a}}},{{"id":9,{b}}}],"links":[{{"source":7,"target":9}}]}}"#)
        };
        assert_eq!(edges(&text(r#""label":"A""#, r#""label":"B""#)), ["A+B"]);
        assert_eq!(edges(&text(r#""label":"A","name":"x""#, r#""label":"A","name":"y""#)), ["x+y"]);
        assert_eq!(edges(&text(r#""label":"A""#, r#""label":"A""#)), ["7+9"]);
        assert_eq!(edges(&text(r#""label":"A""#, r#""size":1"#)), ["7+9"]);
    }

    #[test]
    fn nodes_without_edges_are_refused() {
        for (text, sentence) in [
            (
                r#"{"nodes":["a","b"],"eges":[["a","b"]]}"#,
                "there are no edges or links; did you mean edges instead of 'eges'?",
            ),
            (r#"{"vertices":2,"Link":[[0,1]]}"#, "there are no edges or links; did you mean links instead of 'Link'?"),
            (r#"{"nodes":["a","b"]}"#, "there are no edges or links"),
            (r#"{"nodes":["a","b"],"edges":1}"#, "edges is not a list"),
            (
                r#"{"n":3,"edges":[[0,3]]}"#,
                "item 0 of edges, counted from 0: there is no vertex 3; the vertices are 0 to 2",
            ),
            (
                r#"{"nodes":[{"id":0}],"adjacency":[[{"id":0}]]}"#,
                "item 0 of adjacency, counted from 0: vertex 0 is its own neighbour, so it cannot have any colour",
            ),
            (
                r#"{"n":2000000000,"edges":[]}"#,
                "2000000000 vertices are announced, but only 0 edges; that many isolated vertices look like a mistake",
            ),
        ] {
            assert_eq!(read_text(text, None).unwrap_err().to_string(), sentence, "{text}");
        }
    }
}
