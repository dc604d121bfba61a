//! `GraphML`: `<node id="a"/>`, `<edge source="a" target="b"/>`, read as a stream.
//!
//! A vertex is called by the `<data>` of a key whose name is `label` or `name`, or by the `<y:NodeLabel>` of yEd, if
//! each vertex has one and no two the same; otherwise by its id. Directions and all other data are passed over.

use std::io::{self, BufRead, Read};

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Error, Reader, XmlVersion};

use super::super::graph::Graph;
use super::super::limits::Limits;
use super::bad::{BadGraph, Fault, quoted, shown};
use super::collect::{labels, tidy};
use super::interner::Interner;
use super::pairs::Pairs;

/// The most keys that may name a vertex; each is looked for in every vertex.
const MOST_KEYS: usize = 50;

/// What is known of a vertex.
struct Node {
    /// The line of its `<node>`, or else of the first edge that speaks of it.
    line: u64,
    is_declared: bool,
    /// What it may be called, each with the place of its key in `name_keys`.
    labels: Vec<(u32, Box<str>)>,
}

struct Document {
    ids: Interner,
    nodes: Vec<Node>,
    pairs: Pairs,
    /// The keys of data that may name a vertex; that of yEd is its element.
    name_keys: Vec<String>,
    /// The node that is open.
    open: Option<usize>,
    /// The text that may name it, while that is read, and the place of its key.
    text: Option<(u32, String)>,
    has_graph: bool,
}

/// Reads a `GraphML` file.
pub(super) fn read(input: &mut dyn BufRead, limits: Limits) -> Result<Graph, BadGraph> {
    let mut reader = Reader::from_reader(Counted { input, lines: 1 });
    // Data whose key is not declared are called by it.
    let name_keys = ["NodeLabel", "label", "name"].map(String::from).to_vec();
    let mut document = Document {
        ids: Interner::default(),
        nodes: Vec::new(),
        pairs: Pairs::new(limits),
        name_keys,
        open: None,
        text: None,
        has_graph: false,
    };
    let mut depth = 0usize;
    let mut buffer = Vec::new();
    loop {
        buffer.clear();
        let event = reader.read_event_into(&mut buffer);
        let line = reader.get_ref().lines;
        let at = |fault: Fault| fault.at(line);
        match event.map_err(|error| failed(&error, line))? {
            Event::Start(tag) => {
                depth += 1;
                document.start(&tag, line).map_err(at)?;
            }
            Event::Empty(tag) => {
                document.start(&tag, line).map_err(at)?;
                document.end(tag.local_name().as_ref());
            }
            Event::End(tag) => {
                depth = depth.saturating_sub(1);
                document.end(tag.local_name().as_ref());
            }
            Event::Text(text) => document.add_text(&text.xml10_content()),
            Event::CData(text) => document.add_text(&text.xml10_content()),
            Event::GeneralRef(entity) => {
                let known = entity.resolve_char_ref().ok().flatten().or(match &*entity.xml10_content() {
                    "lt" => Some('<'),
                    "gt" => Some('>'),
                    "amp" => Some('&'),
                    "quot" => Some('"'),
                    "apos" => Some('\''),
                    _ => None,
                });
                document.add_text(known.unwrap_or('?').encode_utf8(&mut [0; 4]));
            }
            Event::Eof if depth > 0 => return Err(at(Fault::Cut("XML"))),
            Event::Eof => return document.finish(),
            _ => {}
        }
    }
}

fn failed(error: &Error, line: u64) -> BadGraph {
    match error {
        Error::Io(error) => BadGraph::unread(error),
        error => Fault::NoXml(shown(&error.to_string())).at(line),
    }
}

impl Document {
    fn start(&mut self, tag: &BytesStart<'_>, line: u64) -> Result<(), Fault> {
        match tag.local_name().as_ref() {
            "graph" => self.has_graph = true,
            "key" => {
                let named = attribute(tag, "attr.name")?
                    .is_some_and(|name| name.eq_ignore_ascii_case("label") || name.eq_ignore_ascii_case("name"));
                let of_nodes = attribute(tag, "for")?.is_none_or(|what| what == "node" || what == "all");
                if named && of_nodes && self.name_keys.len() < MOST_KEYS {
                    self.name_keys.extend(attribute(tag, "id")?);
                }
            }
            "node" => {
                let id = attribute(tag, "id")?.ok_or(Fault::NoAttribute { tag: "node", attribute: "id" })?;
                let vertex = self.vertex(&id, line)?;
                let node = &mut self.nodes[vertex];
                if node.is_declared {
                    return Err(Fault::Twice(quoted(id.as_bytes())));
                }
                (node.is_declared, node.line) = (true, line);
                self.open = Some(vertex);
            }
            "edge" => {
                self.open = None;
                let end = |attribute_name: &'static str| {
                    let missing = Fault::NoAttribute { tag: "edge", attribute: attribute_name };
                    attribute(tag, attribute_name)?.ok_or(missing)
                };
                let (source, target) = (end("source")?, end("target")?);
                if source == target {
                    return Err(Fault::Loop(quoted(source.as_bytes())));
                }
                let pair = [self.vertex(&source, line)? as u32, self.vertex(&target, line)? as u32];
                self.pairs.push(pair)?;
            }
            "hyperedge" => return Err(Fault::Hyper),
            "data" if self.open.is_some() => {
                let key = attribute(tag, "key")?;
                let place = key.and_then(|key| self.name_keys.iter().position(|name| *name == key));
                self.text = place.map(|place| (place as u32, String::new()));
            }
            "NodeLabel" if self.open.is_some() => self.text = Some((0, String::new())),
            _ => {}
        }
        Ok(())
    }

    fn end(&mut self, tag: &str) {
        match tag {
            "node" => self.open = None,
            "data" | "NodeLabel" => {
                if let (Some((place, text)), Some(vertex)) = (self.text.take(), self.open) {
                    let text = text.trim();
                    if !text.is_empty() {
                        self.nodes[vertex].labels.push((place, text.into()));
                    }
                }
            }
            _ => {}
        }
    }

    fn add_text(&mut self, text: &str) {
        if let Some((_, so_far)) = &mut self.text {
            so_far.push_str(text);
        }
    }

    fn vertex(&mut self, id: &str, line: u64) -> Result<usize, Fault> {
        let vertex = self.ids.insert(id) as usize;
        self.pairs.limits.admit_vertices(self.ids.len() as u64)?;
        if vertex == self.nodes.len() {
            self.nodes.push(Node { line, is_declared: false, labels: Vec::new() });
        }
        Ok(vertex)
    }

    fn finish(self) -> Result<Graph, BadGraph> {
        if !self.has_graph {
            return Err(BadGraph::Whole(Fault::NoGraphMl));
        }
        if let Some((vertex, node)) = (0..).zip(&self.nodes).find(|(_, node)| !node.is_declared) {
            return Err(Fault::NoNode(quoted(self.ids.name(vertex).as_bytes())).at(node.line));
        }
        let label = |node: &Node, key: u32| {
            node.labels.iter().find(|(place, _)| *place == key).map(|(_, label)| label.to_string())
        };
        let lists =
            (0..self.name_keys.len() as u32).map(|key| self.nodes.iter().map(|node| label(node, key)).collect());
        let names = labels(lists).unwrap_or_else(|| self.ids.into_names());
        Ok(self.pairs.graph(names.len() as u64).map_err(BadGraph::Whole)?.named(tidy(names)))
    }
}

fn attribute(tag: &BytesStart<'_>, name: &str) -> Result<Option<String>, Fault> {
    let no_xml = |error: String| Fault::NoXml(shown(&error));
    let found = tag.try_get_attribute(name).map_err(|error| no_xml(error.to_string()))?;
    let value = found.map(|found| found.normalized_value(XmlVersion::Implicit1_0).map(String::from));
    value.transpose().map_err(|error| no_xml(error.to_string()))
}

/// An input that knows in which line it is.
struct Counted<'a> {
    input: &'a mut dyn BufRead,
    lines: u64,
}

impl Read for Counted<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let many = self.input.read(into)?;
        self.lines += into[..many].iter().filter(|&&byte| byte == b'\n').count() as u64;
        Ok(many)
    }
}

impl BufRead for Counted<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.input.fill_buf()
    }

    fn consume(&mut self, many: usize) {
        if let Ok(seen) = self.input.fill_buf() {
            self.lines += seen.iter().take(many).filter(|&&byte| byte == b'\n').count() as u64;
        }
        self.input.consume(many);
    }
}

#[cfg(test)]
mod tests {
    use super::super::read_text;

    fn edge(keys: &str, a: &str, b: &str) -> String {
        let text = format!(
            "<?xml version='1.0' encoding='UTF-8'?>\n<graphml>{keys}\n<graph id=\"G\" edgedefault=\"undirected\">\n\
             <node id=\"n0\">\n  {a}\n</node>\n<node id=\"n1\">{b}</node>\n\
             <edge id=\"e0\" source=\"n0\" target=\"n1\"><data key=\"d0\">z</data></edge></graph></graphml>\n"
        );
        let graph = read_text(&text, None).unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
        format!("{}+{}", graph.name(0), graph.name(1))
    }

    #[test]
    fn vertices_are_called_by_the_labels_that_differ() {
        let label = "<key id=\"d0\" for=\"node\" attr.name=\"label\" attr.type=\"string\"/>";
        let name = "<key id='d1' for='node' attr.name='Name' attr.type='string'><default>x</default></key>";
        let both = &format!("{label}{name}");
        let d0 = |text: &str| format!("<data key=\"d0\">{text}</data>");
        assert_eq!(edge(label, &d0("Vic"), &d0(" Olot\n")), "Vic+Olot");
        assert_eq!(edge(label, &d0("Vic"), &d0("Vic")), "n0+n1");
        assert_eq!(edge(label, &d0("Vic"), ""), "n0+n1");
        let d1 = |text: &str, name: &str| format!("{}<data key='d1'>{name}</data>", d0(text));
        assert_eq!(edge(both, &d1("A", "x"), &d1("B", "x")), "A+B");
        assert_eq!(edge(both, &d1("A", "x"), &d1("A", "y")), "x+y");
        assert_eq!(edge("", "<data key='label'>A</data>", "<data key='label'>B</data>"), "A+B");
        assert_eq!(edge("", &d0("A"), &d0("B")), "n0+n1");
        let yed = |text: &str| {
            format!("<data key='d6'><y:ShapeNode><y:NodeLabel x='1'>{text}</y:NodeLabel></y:ShapeNode></data>")
        };
        assert_eq!(edge("", &yed("A"), &yed("B")), "A+B");
    }
}
