//! Graphs in every format, colourings of them, and families by name.

use std::fmt::Write;

use ::fuzz::{Dice, Target};
use graphs::generate::families;
use graphs::read::{Format, read_colors, read_text, read_text_within, read_within};
use graphs::{Limits, generate_within};

/// Vertices with names, and edges between them.
struct Drawn {
    names: Vec<String>,
    edges: Vec<(usize, usize)>,
}

impl Drawn {
    fn new(dice: &mut Dice) -> Self {
        let vertices = dice.from_to(1, 9);
        let names = match dice.below(3) {
            0 => (0..vertices).map(|v| v.to_string()).collect(),
            1 => (1..=vertices).map(|v| v.to_string()).collect(),
            _ => (0..vertices).map(|_| dice.name()).collect(),
        };
        let edges = (0..dice.below(14)).map(|_| (dice.below(vertices), dice.below(vertices))).collect();
        Drawn { names, edges }
    }

    fn name(&self, vertex: usize) -> &str {
        &self.names[vertex]
    }

    fn neighbours(&self, vertex: usize) -> Vec<usize> {
        self.edges.iter().filter_map(|&(a, b)| if a == vertex { Some(b) } else { None }).collect()
    }
}

/// The text of a graph in this format; some parts are drawn where a file would have a graph's.
fn text(format: Format, dice: &mut Dice) -> String {
    let drawn = Drawn::new(dice);
    let (n, m) = (drawn.names.len(), drawn.edges.len());
    let mut text = String::new();
    let end = *dice.pick(&["\n", "\n", "\n", "\r\n", "\n\n", "\n# remark\n"]);
    let say = |text: &mut String, line: String| {
        text.push_str(&line);
        text.push_str(end);
    };
    match format {
        Format::Dimacs => {
            if dice.one_in(3) {
                say(&mut text, "c a remark".into());
            }
            let (n, m) =
                if dice.one_in(4) { (dice.number(9), dice.number(14)) } else { (n.to_string(), m.to_string()) };
            say(&mut text, format!("p {} {n} {m}", dice.pick(&["edge", "col", "edges", "cnf"])));
            for &(a, b) in &drawn.edges {
                say(
                    &mut text,
                    if dice.one_in(20) {
                        format!("e {} {}", dice.number(9), dice.number(9))
                    } else {
                        format!("e {} {}", a + 1, b + 1)
                    },
                );
                if dice.one_in(30) {
                    say(&mut text, (*dice.pick(&["n 1 2", "d 3", "x", "e 1", "e 1 2 3", "c", "p edge 3 3"])).into());
                }
            }
        }
        Format::Edges => {
            let between = *dice.pick(&[" ", "\t", "-", "--", " - ", ",", ", ", " -- "]);
            for &(a, b) in &drawn.edges {
                say(
                    &mut text,
                    format!(
                        "{}{between}{}{}",
                        drawn.name(a),
                        drawn.name(b),
                        dice.pick(&["", "", "", " {}", " 1.5", " {'w': 3}"])
                    ),
                );
            }
            if dice.one_in(4) {
                text = text.replace(end, ",");
            }
        }
        Format::Adjacency => {
            let (open, apart, close) =
                *dice.pick(&[("", end, ""), ("[[", "], [", "]]"), ("[|[", "]; [", "]|]"), ("[", ", ", "]")]);
            let rows: Vec<String> = (0..n)
                .map(|v| {
                    let neighbours: Vec<&str> = drawn.neighbours(v).into_iter().map(|w| drawn.name(w)).collect();
                    let label = if open.is_empty() { format!("{}: ", drawn.name(v)) } else { String::new() };
                    label + &neighbours.join(*dice.pick(&[" ", ", ", "; ", ","]))
                })
                .collect();
            let _ = write!(text, "{open}{}{close}", rows.join(apart));
        }
        Format::Adjlist => {
            say(&mut text, "# GMT Wed Nov 18 18:00:00 2026".into());
            for v in 0..n {
                let row: Vec<&str> = std::iter::once(v).chain(drawn.neighbours(v)).map(|w| drawn.name(w)).collect();
                say(&mut text, row.join(" "));
            }
        }
        Format::MultilineAdjlist => {
            say(&mut text, "# GMT Wed Nov 18 18:00:00 2026".into());
            for v in 0..n {
                let neighbours = drawn.neighbours(v);
                let degree = if dice.one_in(12) { dice.number(5) } else { neighbours.len().to_string() };
                say(&mut text, format!("{} {degree}", drawn.name(v)));
                neighbours.into_iter().for_each(|w| say(&mut text, format!("{} {{}}", drawn.name(w))));
            }
        }
        Format::Csv => {
            let between = *dice.pick(&[",", ";", "\t"]);
            if dice.one_in(2) {
                let head = *dice.pick(&[
                    "source,target",
                    "from,to,weight",
                    "a,b",
                    "\"Source\",\"Target\"",
                    "id,source,target",
                ]);
                say(&mut text, head.replace(',', between));
            }
            for &(a, b) in &drawn.edges {
                let quote = |name: &str, dice: &mut Dice| {
                    if dice.one_in(3) { format!("\"{}\"", name.replace('"', "\"\"")) } else { name.to_string() }
                };
                let (a, b) = (quote(drawn.name(a), dice), quote(drawn.name(b), dice));
                say(&mut text, format!("{a}{between}{b}{}", dice.pick(&["", "", ",1", ",\"x,y\"", ","])));
            }
        }
        Format::Dot => {
            let kind = *dice.pick(&["graph", "digraph", "strict graph", "Graph", "graph G", "strict digraph \"a b\""]);
            let _ = write!(text, "{kind} {{{end}");
            let arrow = if kind.contains("di") && !dice.one_in(9) { "->" } else { "--" };
            statements(&drawn, arrow, dice, 2, &mut text);
            text.push_str(dice.pick::<&str>(&["}", "}", "}", "} // end", "}\n}", ""]));
        }
        Format::Gml => {
            let _ = write!(text, "{}graph [{end}", dice.pick(&["", "", "Creator \"me\"\n", "Version 1\n", "# x\n"]));
            for v in 0..n {
                let id = if dice.one_in(15) { dice.number(9) } else { v.to_string() };
                let label = dice.name();
                say(
                    &mut text,
                    format!(
                        "node [ id {id} label \"{}\" {}]",
                        label.replace('"', "&quot;"),
                        dice.pick(&["", "x 1.5 ", "graphics [ w 3 ] "])
                    ),
                );
            }
            for &(a, b) in &drawn.edges {
                say(
                    &mut text,
                    format!("edge [ source {a} target {b} {}]", dice.pick(&["", "weight 1e9 ", "label \"a\nb\" "])),
                );
            }
            text.push(']');
        }
        Format::GraphMl => {
            text.push_str(dice.pick::<&str>(&[
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n",
                "",
                "<!DOCTYPE x [<!ENTITY a \"b\">]>",
                "<!-- x -->",
            ]));
            text.push_str("<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\"><key id=\"d0\" for=\"node\" attr.name=\"label\"/><graph edgedefault=\"undirected\">");
            for v in 0..n {
                let name = drawn.name(v).replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;");
                let _ = write!(
                    text,
                    "<node id=\"{}\">{}</node>",
                    name,
                    dice.pick(&[
                        "",
                        "",
                        "<data key=\"d0\">a &#65; b</data>",
                        "<graph><node id=\"in\"/></graph>",
                        "<![CDATA[x]]>"
                    ])
                );
            }
            for &(a, b) in &drawn.edges {
                let _ = write!(
                    text,
                    "<edge source=\"{}\" target='{}'/>{end}",
                    drawn.name(a).replace('"', "&quot;"),
                    drawn.name(b).replace('\'', "&apos;")
                );
            }
            text.push_str("</graph></graphml>");
        }
        Format::Json => {
            let quote = |name: &str| serde_json::Value::from(name).to_string();
            let edges: Vec<(String, String)> =
                drawn.edges.iter().map(|&(a, b)| (quote(drawn.name(a)), quote(drawn.name(b)))).collect();
            match dice.below(4) {
                0 => {
                    let nodes: Vec<String> =
                        drawn.names.iter().map(|name| format!("{{\"id\": {}}}", quote(name))).collect();
                    let links: Vec<String> =
                        edges.iter().map(|(a, b)| format!("{{\"source\": {a}, \"target\": {b}}}")).collect();
                    let _ = write!(
                        text,
                        "{{\"nodes\": [{}], \"{}\": [{}]}}",
                        nodes.join(","),
                        dice.pick(&["links", "edges"]),
                        links.join(",")
                    );
                }
                1 => {
                    let pairs: Vec<String> = edges.iter().map(|(a, b)| format!("[{a}, {b}]")).collect();
                    let _ = write!(text, "[{}]", pairs.join(", "));
                }
                2 => {
                    let row = |v: usize| {
                        format!(
                            "{}: [{}]",
                            quote(drawn.name(v)),
                            drawn.neighbours(v).iter().map(|&w| quote(drawn.name(w))).collect::<Vec<_>>().join(",")
                        )
                    };
                    let _ = write!(text, "{{{}}}", (0..n).map(row).collect::<Vec<_>>().join(", "));
                }
                _ => {
                    let row = |v: usize| format!("{:?}", drawn.neighbours(v));
                    let _ = write!(text, "[{}]", (0..n).map(row).collect::<Vec<_>>().join(","));
                }
            }
        }
        Format::Matrix => {
            let between = *dice.pick(&["", " ", ",", "\t", ", "]);
            for v in 0..n {
                let is_edge = |w: usize| drawn.edges.iter().any(|&(a, b)| (a, b) == (v, w) || (b, a) == (v, w));
                let row: Vec<&str> = (0..n).map(|w| if is_edge(w) && v != w { "1" } else { "0" }).collect();
                say(&mut text, row.join(between));
            }
            if dice.one_in(6) {
                text = format!(
                    "%%MatrixMarket matrix coordinate {} symmetric{end}{n} {n} {m}{end}",
                    dice.pick(&["pattern", "real", "complex"])
                );
                drawn.edges.iter().for_each(|(a, b)| say(&mut text, format!("{} {}", a + 1, b + 1)));
            }
        }
        Format::Graph6 | Format::Sparse6 => {
            text.push_str(dice.pick::<&str>(&["", "", ">>graph6<<", ">>sparse6<<", ":", ">>digraph6<<", ";"]));
            if format == Format::Sparse6 {
                text.push(':');
            }
            let size = match dice.below(12) {
                0 => "~".to_string() + &dice.text(4, "?@ABC~"),
                1 => "~~".to_string() + &dice.text(7, "?@ABC~"),
                _ => char::from(63 + n as u8).to_string(),
            };
            let bits = (n * (n - 1) / 2).div_ceil(6) + usize::from(dice.one_in(8));
            let bits: String = (0..bits).map(|_| char::from(63 + dice.below(64) as u8)).collect();
            say(&mut text, size + &bits);
        }
        Format::Pajek => {
            let many = if dice.one_in(6) { dice.number(12) } else { n.to_string() };
            say(&mut text, format!("*{} {many}", dice.pick(&["Vertices", "vertices", "Network x\n*Vertices"])));
            for v in 0..n {
                say(
                    &mut text,
                    format!("{} \"{}\" {}", v + 1, drawn.name(v), dice.pick(&["", "0.1 0.2 0.5", "ic Red"])),
                );
            }
            match dice.below(3) {
                0 => {
                    say(&mut text, (*dice.pick(&["*Edges", "*Arcs", "*edges :1 \"x\""])).into());
                    drawn.edges.iter().for_each(|(a, b)| say(&mut text, format!("{} {} 1", a + 1, b + 1)));
                }
                1 => {
                    say(&mut text, (*dice.pick(&["*Edgeslist", "*Arcslist"])).into());
                    for v in 0..n {
                        let row: Vec<String> =
                            std::iter::once(v).chain(drawn.neighbours(v)).map(|w| (w + 1).to_string()).collect();
                        say(&mut text, row.join(" "));
                    }
                }
                _ => {
                    say(&mut text, "*Matrix".into());
                    (0..n).for_each(|_| {
                        let row = (0..n).map(|_| *dice.pick(&["0", "1"])).collect::<Vec<_>>().join(" ");
                        say(&mut text, row);
                    });
                }
            }
        }
        other => panic!("say how a graph is written as {other}"),
    }
    text
}

/// Statements of DOT, with groups of groups: what multiplied once.
fn statements(drawn: &Drawn, arrow: &str, dice: &mut Dice, depth: usize, text: &mut String) {
    let name = |v: usize| {
        let name = drawn.name(v);
        let is_plain = name.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_');
        if is_plain { name.to_string() } else { format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\"")) }
    };
    for &(a, b) in &drawn.edges {
        match dice.below(8) {
            0 if depth > 0 => {
                let group = *dice.pick(&["subgraph s", "subgraph cluster_1", "subgraph", "", "subgraph s0"]);
                let _ = write!(text, "{group} {{ ");
                statements(&Drawn::new(dice), arrow, dice, depth - 1, text);
                text.push_str("} ");
                if dice.one_in(2) {
                    let _ = write!(text, "{arrow} {{ {} {} }} ", name(a), name(b));
                }
            }
            1 => {
                let _ = write!(text, "{} [label=\"{}\", color=red] ", name(a), dice.pick(&["x", "a\\nb", "<b>", ""]));
            }
            2 => text.push_str(dice.pick::<&str>(&[
                "node [shape=circle] ",
                "edge [len=1]; ",
                "rankdir=LR; ",
                "// c\n",
                "/* c */",
                "a:n:ne -- b:s ",
            ])),
            3 => {
                let _ = write!(text, "subgraph s {arrow} {} ", name(b));
            }
            _ => {
                let _ = write!(text, "{} {arrow} {}{}", name(a), name(b), dice.pick(&["; ", "\n", " ", " [w=2]\n"]));
            }
        }
    }
}

/// The first line says how the rest is read: the format, if one is told, and the limits.
fn make_graph(dice: &mut Dice) -> Vec<u8> {
    let format = *dice.pick(&Format::ALL);
    let told = match dice.below(12) {
        0 => dice.pick(&Format::ALL).name(),
        1..4 => format.name(),
        _ => "any",
    };
    let limits = [dice.from_to(0, 40), dice.from_to(0, 60)];
    let limits = if dice.one_in(2) { [300, 3_000] } else { limits };
    format!("{told} {} {}\n{}", limits[0], limits[1], text(format, dice)).into_bytes()
}

fn check_graph(input: &[u8]) {
    let end = input.iter().position(|&byte| byte == b'\n').unwrap_or(input.len());
    let head = String::from_utf8_lossy(&input[..end]).into_owned();
    let mut words = head.split(' ');
    let format = words.next().and_then(|word| Format::parse(word).ok());
    let mut limit =
        || words.next().and_then(|word| word.parse().ok()).filter(|&limit| limit < 10_000_u64).unwrap_or(100);
    let limits = Limits { vertices: limit(), edges: limit() };
    let mut rest = &input[(end + 1).min(input.len())..];
    let text = String::from_utf8_lossy(rest).into_owned();
    for read in [read_within(&mut rest, format, limits), read_text_within(&text, format, limits)] {
        match read {
            Ok(reading) => {
                let graph = &reading.graph;
                assert!(u64::from(graph.vertices()) <= limits.vertices && graph.edges() <= limits.edges);
                let counted: u64 = (0..graph.vertices()).map(|v| graph.neighbours(v).len() as u64).sum();
                assert_eq!(counted, 2 * graph.edges(), "every edge has two ends");
                assert!((0..graph.vertices()).all(|v| graph.neighbours(v).is_sorted()), "neighbours are in order");
                assert!(
                    (0..graph.vertices()).all(|v| !graph.shown(v).contains(char::is_control)),
                    "names are fit to be shown"
                );
                assert!(format.is_none_or(|format| format == reading.format || format == Format::Json));
            }
            Err(bad) => {
                let (words, lines) = (bad.to_string(), text.split(['\n', '\r']).count() as u64);
                assert!(words.chars().count() < 400 && !words.contains(char::is_control), "{words:?}");
                assert!(bad.place().is_none_or(|place| (1..=lines + 1).contains(&place.line)), "{words}");
            }
        }
    }
}

#[test]
fn graphs() {
    Target { name: "graphs", make: make_graph, check: check_graph, few: 5_000 }.run();
}

/// The graphs of which colourings are read.
const COLORED: [&str; 4] = ["a-b,b-New", "p edge 4 1\ne 1 2", "New York,b\nb,c", "0-1,1-2,2-3,3-4"];

fn make_colors(dice: &mut Dice) -> Vec<u8> {
    let names = ["a", "b", "c", "New", "1", "2", "3", "4", "New York", "0", "x"];
    let name = |dice: &mut Dice| if dice.one_in(9) { dice.name() } else { (*dice.pick(&names)).to_string() };
    let color = |dice: &mut Dice| {
        if dice.one_in(9) { (*dice.pick(&["-", "null", "+1", "red"])).to_string() } else { dice.number(4) }
    };
    let text = match dice.below(5) {
        0 => dice.joined(6, ",", color),
        1 => {
            let between = *dice.pick(&["\n", "\n", ", ", "; ", " ", "\r\n"]);
            let sign = *dice.pick(&["=", " = ", ":", ": ", " "]);
            dice.joined(6, between, |dice| format!("{}{sign}{}", name(dice), color(dice)))
        }
        2 => format!("[{}]", dice.joined(6, ", ", color)),
        3 => format!("{{{}}}", dice.joined(6, ", ", |dice| format!("\"{}\": {}", name(dice), color(dice)))),
        _ => {
            let line = |dice: &mut Dice| {
                format!(
                    "{{\"type\":\"{}\",\"solution\":[{}]}}",
                    dice.pick(&["solution", "solution", "outcome"]),
                    dice.joined(5, ",", color)
                )
            };
            dice.joined(3, "\n", line)
        }
    };
    format!("{}{text}", dice.below(4)).into_bytes()
}

fn check_colors(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let Some(which) = text.chars().next().and_then(|digit| digit.to_digit(4)) else { return };
    let graph = read_text(COLORED[which as usize], None).expect("a graph");
    match read_colors(&text[1..], &graph) {
        Ok(colors) => assert_eq!(colors.len(), graph.vertices() as usize),
        Err(bad) => {
            assert!(bad.to_string().chars().count() < 400 && !bad.to_string().contains(char::is_control), "{bad}");
        }
    }
}

#[test]
fn colors() {
    Target { name: "colors", make: make_colors, check: check_colors, few: 5_000 }.run();
}

fn make_family(dice: &mut Dice) -> Vec<u8> {
    let family = dice.pick(families()).word;
    let value = |dice: &mut Dice| match dice.below(6) {
        0 => format!("{}x{}", dice.number(9), dice.number(9)),
        1 => format!("0.{}", dice.below(100)),
        _ => dice.number(12),
    };
    let values = dice.joined(4, ",", value);
    format!("{family}{}{values}", dice.pick(&[":", ":", ":", ":", "", " "])).into_bytes()
}

fn check_family(input: &[u8]) {
    let word = String::from_utf8_lossy(input);
    let limits = Limits { vertices: 300, edges: 2_000 };
    match generate_within(&word, limits) {
        Ok(graph) => assert!(u64::from(graph.vertices()) <= limits.vertices && graph.edges() <= limits.edges, "{word}"),
        Err(bad) => assert!(!bad.to_string().contains(char::is_control), "{bad:?}"),
    }
}

#[test]
fn families_by_name() {
    Target { name: "families", make: make_family, check: check_family, few: 5_000 }.run();
}
