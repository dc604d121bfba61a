//! DOT, the language of Graphviz: `graph { a -- b -- c; {d e} -- a }`.
//!
//! Directions are dropped and attributes passed over, also what is set by `=`; vertices are called as they are
//! written, without their quotes. Where a group `{…}` takes part in an edge, each of its vertices does.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use backtrail::{Text, text};

use super::super::graph::Graph;
use super::super::limits::Limits;
use super::bad::{BadGraph, Fault, quoted};
use super::collect::tidy;
use super::interner::Interner;
use super::pairs::Pairs;

/// How deep groups may lie in each other: a file must not exhaust the stack.
const DEEPEST: usize = 100;

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    /// A name; `bare` without quotes, so that it may be a keyword.
    Name {
        text: String,
        bare: bool,
    },
    /// `--` or `->`.
    Edge,
    /// One of `{}[]=;,:`.
    Sign(u8),
    End,
}

impl Token {
    fn is_keyword(&self, keyword: &str) -> bool {
        matches!(self, Token::Name { text, bare: true } if text.eq_ignore_ascii_case(keyword))
    }
}

/// Reads a graph in DOT.
pub(super) fn read(text: &[u8], limits: Limits) -> Result<Graph, BadGraph> {
    let Parser { names, pairs, .. } = parse(text, limits, registry::memory::usual())?;
    let graph = pairs.graph(names.len() as u64).map_err(BadGraph::Whole)?;
    Ok(graph.named(tidy(names.into_names())))
}

/// An edge while the memory that holds it grows.
const EDGE_BYTES: u64 = 16;

/// Reads the text to its end.
///
/// Two groups joined have as many edges as the product of their sizes, so a short text may ask for more than the machine holds: what
/// groups make takes at most `memory` bytes, whatever the limits.
fn parse(text: &[u8], limits: Limits, memory: u64) -> Result<Parser<'_>, BadGraph> {
    let most_made = limits.both().saturating_mul(16).min(memory / EDGE_BYTES);
    let mut parser = Parser {
        scanner: Scanner { text, at: 0, line: 1 },
        token: Token::End,
        line: 1,
        names: Interner::default(),
        pairs: Pairs::new(limits),
        groups: HashMap::new(),
        joined: HashMap::new(),
        taken: HashMap::new(),
        begun: 0,
        work: 0,
        most_work: most_made.saturating_add(text.len() as u64),
    };
    let result = parser.graph();
    result.map_err(|fault| fault.at(parser.line))?;
    Ok(parser)
}

struct Parser<'a> {
    scanner: Scanner<'a>,
    /// The token that comes next, and its line.
    token: Token,
    line: u64,
    names: Interner,
    pairs: Pairs,
    /// The vertices of groups with a name, which may be used again.
    groups: HashMap<String, Group>,
    /// How many vertices of one end were joined to how many of another. Groups only grow: where the same is written again, only what
    /// is new is looked at.
    joined: HashMap<(Key, Key), [usize; 2]>,
    /// How many vertices of the second group the first has taken over.
    taken: HashMap<(usize, usize), usize>,
    /// How many groups there are so far.
    begun: usize,
    /// How many vertices were taken from groups and edges made of them, as often as that happened: both multiply.
    work: u64,
    /// The most of that: enough for every edge of the limit sixteen times, and always for edges that are written one by one.
    most_work: u64,
}

/// The vertices of a group, each once.
#[derive(Default)]
struct Members {
    /// Which group it is, by the order in which groups begin.
    number: usize,
    list: Vec<u32>,
    known: HashSet<u32>,
}

type Group = Rc<RefCell<Members>>;

/// One end of an edge.
enum EdgeEnd {
    Vertex(u32),
    Group(Group),
}

/// What tells one end from another: a vertex, or the number of a group.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Key {
    Vertex(u32),
    Group(usize),
}

impl Members {
    fn extend(&mut self, vertices: impl IntoIterator<Item = u32>) {
        self.list.extend(vertices.into_iter().filter(|&vertex| self.known.insert(vertex)));
    }
}

impl EdgeEnd {
    fn key(&self) -> Key {
        match self {
            EdgeEnd::Vertex(vertex) => Key::Vertex(*vertex),
            EdgeEnd::Group(group) => Key::Group(group.borrow().number),
        }
    }

    /// Calls `act` with its vertices.
    fn with<T>(&self, act: impl FnOnce(&[u32]) -> T) -> T {
        match self {
            EdgeEnd::Vertex(vertex) => act(&[*vertex]),
            EdgeEnd::Group(group) => act(&group.borrow().list),
        }
    }
}

impl Parser<'_> {
    fn next(&mut self) -> Result<Token, Fault> {
        let token = self.scanner.token();
        self.line = self.scanner.line;
        Ok(std::mem::replace(&mut self.token, token?))
    }

    fn take(&mut self, sign: u8) -> Result<bool, Fault> {
        let is_next = self.token == Token::Sign(sign);
        if is_next {
            self.next()?;
        }
        Ok(is_next)
    }

    fn expect(&mut self, sign: u8) -> Result<(), Fault> {
        if self.take(sign)? { Ok(()) } else { Err(self.unexpected(format!("'{}'", sign as char))) }
    }

    fn unexpected(&self, due: impl Into<Text>) -> Fault {
        let found = match &self.token {
            Token::Name { text, .. } => quoted(text.as_bytes()).into(),
            Token::Edge => text!("graph-an-edge"),
            Token::Sign(sign) => format!("'{}'", *sign as char).into(),
            Token::End => return Fault::Cut("DOT"),
        };
        Fault::due(due, found)
    }

    fn graph(&mut self) -> Result<(), Fault> {
        self.next()?;
        if self.token.is_keyword("strict") {
            self.next()?;
        }
        if !self.token.is_keyword("graph") && !self.token.is_keyword("digraph") {
            return Err(self.unexpected(text!("graph-due-graph")));
        }
        self.next()?;
        if let Token::Name { .. } = self.token {
            self.next()?;
        }
        self.expect(b'{')?;
        while !self.take(b'}')? {
            self.statement(None, 0)?;
        }
        match &self.token {
            Token::End => Ok(()),
            token if ["strict", "graph", "digraph"].iter().any(|word| token.is_keyword(word)) => {
                Err(Fault::SecondGraph)
            }
            _ => Err(self.unexpected(text!("graph-due-end"))),
        }
    }

    /// Reads a statement; the vertices in it are added to those of the group around it, if there is one.
    fn statement(&mut self, around: Option<&Group>, depth: usize) -> Result<(), Fault> {
        if self.take(b';')? || self.take(b',')? {
            return Ok(());
        }
        let sets = ["graph", "node", "edge"].into_iter().any(|keyword| self.token.is_keyword(keyword));
        if sets {
            self.next()?;
            // `graph = x` would name a keyword, which Graphviz refuses too.
            return self.attributes();
        }
        let Some(mut left) = self.operand(depth)? else { return Ok(()) };
        self.gather(around, &left)?;
        while self.token == Token::Edge {
            self.next()?;
            let line = self.line;
            let right = self.operand(depth)?.ok_or_else(|| self.unexpected(text!("graph-a-vertex")))?;
            let keys = (left.key(), right.key());
            if let Err(fault) = left.with(|left| right.with(|right| self.join(left, right, keys))) {
                self.line = line;
                return Err(fault);
            }
            self.gather(around, &right)?;
            left = right;
        }
        self.attributes()
    }

    /// Joins each of some vertices to each of others, as far as that is new.
    fn join(&mut self, left: &[u32], right: &[u32], keys: (Key, Key)) -> Result<(), Fault> {
        // No two of these edges are the same, or else one is a loop.
        self.pairs.limits.admit_edges(left.len() as u64 * right.len() as u64)?;
        let [known_left, known_right] = match keys {
            (Key::Vertex(_), Key::Vertex(_)) => [0, 0],
            _ => self.joined.insert(keys, [left.len(), right.len()]).unwrap_or_default(),
        };
        let new = left.len() * right.len() - known_left * known_right;
        self.spend(new as u64, "registry-edges")?;
        for (at, &a) in left.iter().enumerate() {
            for &b in &right[if at < known_left { known_right } else { 0 }..] {
                if a == b {
                    return Err(Fault::Loop(quoted(self.names.name(a).as_bytes())));
                }
                self.pairs.push([a, b])?;
            }
        }
        Ok(())
    }

    /// Adds vertices to a group, as far as they are new.
    fn gather(&mut self, around: Option<&Group>, end: &EdgeEnd) -> Result<(), Fault> {
        let Some(group) = around else { return Ok(()) };
        match end {
            EdgeEnd::Vertex(vertex) => group.borrow_mut().extend([*vertex]),
            // A group may be named within itself.
            EdgeEnd::Group(inner) if Rc::ptr_eq(inner, group) => {}
            EdgeEnd::Group(inner) => {
                let inner = inner.borrow();
                let numbers = (group.borrow().number, inner.number);
                let known = self.taken.insert(numbers, inner.list.len()).unwrap_or(0);
                self.spend((inner.list.len() - known) as u64, "registry-vertices")?;
                group.borrow_mut().extend(inner.list[known..].iter().copied());
            }
        }
        Ok(())
    }

    fn spend(&mut self, work: u64, things: &'static str) -> Result<(), Fault> {
        self.work += work;
        if self.work <= self.most_work {
            return Ok(());
        }
        Err(Fault::TooManyHere { many: self.work, most: self.most_work, things })
    }

    /// One end of an edge; nothing if it is `name = value`.
    fn operand(&mut self, depth: usize) -> Result<Option<EdgeEnd>, Fault> {
        if self.token.is_keyword("subgraph") || self.token == Token::Sign(b'{') {
            return self.group(depth).map(|group| Some(EdgeEnd::Group(group)));
        }
        let Token::Name { .. } = self.token else { return Err(self.unexpected(text!("graph-a-vertex"))) };
        let Token::Name { text, .. } = self.next()? else { unreachable!("the next token is a name") };
        if self.take(b'=')? {
            let Token::Name { .. } = self.token else { return Err(self.unexpected(text!("graph-due-value"))) };
            self.next()?;
            return Ok(None);
        }
        while self.take(b':')? {
            let Token::Name { .. } = self.token else { return Err(self.unexpected(text!("graph-due-port"))) };
            self.next()?;
        }
        let vertex = self.names.insert(&text);
        self.pairs.limits.admit_vertices(self.names.len() as u64)?;
        Ok(Some(EdgeEnd::Vertex(vertex)))
    }

    fn group(&mut self, depth: usize) -> Result<Group, Fault> {
        if depth == DEEPEST {
            return Err(Fault::Deep);
        }
        let mut name = None;
        if self.token.is_keyword("subgraph") {
            self.next()?;
            if let Token::Name { text, .. } = &self.token {
                name = Some(text.clone());
                self.next()?;
            }
        }
        let is_named = name.is_some();
        self.begun += 1;
        let new = Members { number: self.begun, ..Members::default() };
        let group = match name {
            Some(name) => Rc::clone(self.groups.entry(name).or_insert_with(|| Rc::new(new.into()))),
            None => Rc::new(new.into()),
        };
        if self.token == Token::Sign(b'{') || !is_named {
            self.expect(b'{')?;
            while !self.take(b'}')? {
                self.statement(Some(&group), depth + 1)?;
            }
        }
        Ok(group)
    }

    /// Passes over `[a=b, c=d; e]`, several times.
    fn attributes(&mut self) -> Result<(), Fault> {
        while self.take(b'[')? {
            while !self.take(b']')? {
                match self.token {
                    Token::Name { .. } | Token::Sign(b'=' | b',' | b';') => self.next()?,
                    _ => return Err(self.unexpected("']'")),
                };
            }
        }
        Ok(())
    }
}

struct Scanner<'a> {
    text: &'a [u8],
    at: usize,
    line: u64,
}

impl Scanner<'_> {
    fn rest(&self) -> &[u8] {
        &self.text[self.at..]
    }

    fn skip(&mut self, bytes: usize) {
        let end = self.text.len().min(self.at + bytes);
        self.line += self.text[self.at..end].iter().filter(|&&byte| byte == b'\n').count() as u64;
        self.at = end;
    }

    fn skip_line(&mut self) {
        let end = self.rest().iter().position(|&byte| byte == b'\n');
        self.skip(end.unwrap_or(self.text.len() - self.at));
    }

    fn skip_gap(&mut self) -> Result<(), Fault> {
        loop {
            let is_line_start = self.at == 0 || self.text[self.at - 1] == b'\n';
            match self.rest() {
                [b'#', ..] if is_line_start => self.skip_line(),
                [b'/', b'/', ..] => self.skip_line(),
                [b'/', b'*', rest @ ..] => {
                    let end = rest.windows(2).position(|pair| pair == b"*/").ok_or(Fault::OpenComment)?;
                    self.skip(end + 4);
                }
                [byte, ..] if byte.is_ascii_whitespace() => self.skip(1),
                _ => return Ok(()),
            }
        }
    }

    fn token(&mut self) -> Result<Token, Fault> {
        self.skip_gap()?;
        match *self.rest() {
            [] => Ok(Token::End),
            [b'-', b'-' | b'>', ..] => {
                self.skip(2);
                Ok(Token::Edge)
            }
            [sign @ (b'{' | b'}' | b'[' | b']' | b'=' | b';' | b',' | b':'), ..] => {
                self.skip(1);
                Ok(Token::Sign(sign))
            }
            [b'"', ..] => self.string(),
            [b'<', ..] => self.html(),
            [first, ..] => {
                let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'.' || byte >= 0x80;
                let inside = self.rest()[1..].iter().position(|&byte| !is_part(byte));
                let word = &self.rest()[..inside.map_or(self.rest().len(), |end| end + 1)];
                if !is_part(first) && (first != b'-' || word.len() == 1) {
                    return Err(Fault::due(text!("graph-a-vertex"), quoted(word)));
                }
                let text = text_of(word.to_vec())?;
                self.skip(text.len());
                Ok(Token::Name { text, bare: true })
            }
        }
    }

    /// A name in quotes, or several that a `+` joins.
    fn string(&mut self) -> Result<Token, Fault> {
        let mut text = Vec::new();
        loop {
            let mut at = 1;
            loop {
                match *self.rest().get(at..).unwrap_or_default() {
                    [] => return Err(Fault::OpenQuote),
                    [b'"', ..] => break,
                    [b'\\', b'"', ..] => {
                        text.push(b'"');
                        at += 2;
                    }
                    // A line that goes on.
                    [b'\\', b'\n', ..] => at += 2,
                    [b'\\', b'\\', ..] => {
                        text.extend(b"\\\\");
                        at += 2;
                    }
                    [byte, ..] => {
                        text.push(byte);
                        at += 1;
                    }
                }
            }
            self.skip(at + 1);
            let (at, line) = (self.at, self.line);
            self.skip_gap()?;
            if self.rest().first() == Some(&b'+') {
                self.skip(1);
                self.skip_gap()?;
                if self.rest().first() == Some(&b'"') {
                    continue;
                }
            }
            (self.at, self.line) = (at, line);
            return Ok(Token::Name { text: text_of(text)?, bare: false });
        }
    }

    /// A name in angle brackets, with brackets in it.
    fn html(&mut self) -> Result<Token, Fault> {
        let mut depth = 0usize;
        for (at, byte) in self.rest().iter().enumerate() {
            match byte {
                b'<' => depth += 1,
                b'>' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                let text = text_of(self.rest()[1..at].to_vec())?;
                self.skip(at + 1);
                return Ok(Token::Name { text, bare: false });
            }
        }
        Err(Fault::OpenQuote)
    }
}

fn text_of(bytes: Vec<u8>) -> Result<String, Fault> {
    String::from_utf8(bytes).map_err(|error| Fault::NotUtf8(quoted(error.as_bytes())))
}

#[cfg(test)]
mod tests {
    use super::super::super::limits::Limits;
    use super::super::read_text;
    use super::super::tests::edges;
    use super::parse;

    #[test]
    fn a_group_that_is_named_again_costs_nothing_again() {
        let members = |letter: char| (0..100).map(|at| format!("{letter}{at} ")).collect::<String>();
        let work = |again: usize, statement: &str| {
            let groups = format!("subgraph A {{{}}} subgraph B {{{}}}", members('a'), members('b'));
            let text = format!("graph {{ {groups} subgraph C {{ {} }} }}", statement.repeat(again));
            parse(text.as_bytes(), Limits::NONE, u64::MAX).unwrap().work
        };
        for (statement, once) in [
            ("subgraph A;", 100),
            ("subgraph A -- subgraph B;", 10_000 + 200),
            ("c -- subgraph A -- d;", 200 + 100),
            ("subgraph A {c d} -- subgraph B;", 10_200 + 202),
        ] {
            assert_eq!([1, 2, 1_000].map(|again| work(again, statement)), [once; 3], "{statement}");
        }
        // What is new since is joined.
        let grown = "graph { subgraph A {a} subgraph A -- x; subgraph A {b} subgraph A -- x; x -- subgraph A }";
        assert_eq!(edges(grown), ["a+x", "x+b"]);
    }

    #[test]
    fn groups_make_no_more_edges_than_memory_holds() {
        let text = "graph { {a b c d e f g h} -- {i j k l m n o p} }";
        let work = |memory| parse(text.as_bytes(), Limits::NONE, memory).map(|parser| parser.work);
        assert_eq!(work(16 << 10), Ok(64));
        assert!(work(16 * 15).is_err(), "64 edges, 48 bytes of text and room for 15 edges");
    }

    #[test]
    fn edges_are_read_in_all_the_ways_to_write_them() {
        for text in [
            "graph { a -- b -- c }",
            "strict graph G{a--b;b--c;a--b}",
            "digraph \"G\" {\n  a -> b [color=red, label=\"x -- y\"]; b -> c [weight=2][style=dashed];\n}\n",
            "// remark\n# 1 \"x.dot\"\ngraph g { /* a -- z\n */ node [shape=box]; rankdir=LR\n a:p:ne -- b:s b -- c // end\n}",
            "graph { subgraph one { a; c } b -- subgraph one }",
            "graph { \"a\" -- \"b\" \"b\" -- \"c\" }",
            "GRAPH { {a c} -- b }",
            "graph { a -- {b} {b} -- {c} }",
        ] {
            let mut seen: Vec<String> = edges(text).iter().map(|edge| sorted(edge)).collect();
            seen.sort_unstable();
            assert_eq!(seen, ["a+b", "b+c"], "{text}");
        }
    }

    fn sorted(edge: &str) -> String {
        let mut ends: Vec<&str> = edge.split('+').collect();
        ends.sort_unstable();
        ends.join("+")
    }

    #[test]
    fn names_keep_what_is_in_their_quotes() {
        assert_eq!(
            edges(r#"graph { "New \"York\"" -- <a <b>c</b>> ; -1.5 -- é_2 }"#),
            ["New \"York\"+a <b>c</b>", "-1.5+é_2"]
        );
        assert_eq!(edges("graph { \"a\" + \"b\" -- c }"), ["ab+c"]);
    }

    #[test]
    fn vertices_need_no_edges() {
        let graph = read_text("graph { 0; 1; 2 [label=x] 0 -- 2 }", None).unwrap();
        assert_eq!((graph.vertices(), graph.edges(), graph.name(2)), (3, 1, "2".into()));
        assert_eq!(read_text("graph {}", None).unwrap().vertices(), 0);
    }
}
