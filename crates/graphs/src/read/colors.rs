//! A colouring, or a part of one: which colour each vertex has.
//!
//! Colours are numbers from 0; `-` stands for a vertex without one. They stand in the order of the vertices, `0,1,2,-`, apart by commas,
//! spaces or lines; or by name, `a = 0`, `a: 0` or `a 0`, one a line or apart by commas; or in JSON, `[0, 1, null]`
//! or `{"a": 0}`. Numbers alone are colours in order, unless there are two on each of several lines, or two in all
//! for other than two vertices: then the first is a vertex.
//!
//! What the command prints is read too: lines of JSON of which one is a solution, and a block below its number `1:`.

use backtrail::{Text, text};
use registry::{Position, show_in_english};
use serde_json::Value;

use super::super::graph::Graph;
use super::bad::{quoted, shown};
use super::edges::is_remark;
use super::lookup::{Lookup, NoVertex};

/// Why a text is no colouring of a graph.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadColors {
    /// There is nothing in it.
    Empty,
    /// More than one colouring.
    Several(usize),
    /// Another number of colours than of vertices.
    Many {
        /// How many colours there are.
        colors: usize,
        /// How many vertices there are.
        vertices: u32,
    },
    /// A word that is no colour.
    NoColor {
        /// Where it stands, to be read before the rest.
        place: Place,
        /// The word.
        word: String,
    },
    /// A name that no vertex has.
    NoVertex {
        /// Where it stands.
        place: Place,
        /// Which, and what may have been meant.
        why: NoVertex,
    },
    /// A line without colour.
    NoPair {
        /// Where it stands.
        place: Place,
        /// What is there instead.
        word: String,
    },
    /// Two colours for a vertex.
    Twice {
        /// Where the second stands.
        place: Place,
        /// The vertex.
        vertex: String,
        /// Its first colour.
        first: u32,
        /// Its second.
        second: u32,
    },
    /// No JSON of a colouring.
    NoJson(Text),
}

/// Where a fault is: in a line of several, or at an entry of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Place {
    /// The place needs no saying.
    Here,
    /// A line, from 1.
    Line(usize),
    /// An entry of a list, from 1.
    Entry(usize),
}

impl Place {
    /// What is wrong there.
    fn say(self, what: Text) -> Text {
        match self {
            Place::Here => what,
            Place::Line(line) => Position { line: line as u64, column: None }.say(what),
            Place::Entry(entry) => text!("graph-at-entry", entry = entry, what = what),
        }
    }
}

impl BadColors {
    /// What is said of it, with the place.
    pub fn text(&self) -> Text {
        match self {
            BadColors::Empty => text!("graph-colours-empty"),
            BadColors::Several(many) => text!("graph-colours-several", many = *many),
            BadColors::Many { colors, vertices } => {
                text!("graph-colours-many", colors = *colors, vertices = *vertices)
            }
            BadColors::NoColor { place, word } => place.say(text!("graph-no-colour", word = &**word)),
            BadColors::NoVertex { place, why } => place.say(why.text()),
            BadColors::NoPair { place, word } => place.say(text!("graph-colours-no-pair", word = &**word)),
            BadColors::Twice { place, vertex, first, second } => {
                place.say(text!("graph-colours-twice", vertex = &**vertex, first = *first, second = *second))
            }
            BadColors::NoJson(why) => text!("graph-colours-no-json", why = why.clone()),
        }
    }
}

show_in_english!(BadColors);

/// Reads a colouring of a graph, or a part of one: the colour of each vertex that has one.
///
/// # Errors
///
/// If the text is not a colouring: the sentence says where, and offers the nearest name.
///
/// ```
/// use graphs::read::{read_colors, read_text};
/// let graph = read_text("a-b,b-c", None)?;
/// assert_eq!(read_colors("0,1,-", &graph)?, [Some(0), Some(1), None]);
/// assert_eq!(read_colors("c = 2", &graph)?, [None, None, Some(2)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_colors(text: &str, graph: &Graph) -> Result<Vec<Option<u32>>, BadColors> {
    let text = text.trim_start_matches('\u{feff}').trim();
    let first = text.lines().find(|line| !is_remark(line.as_bytes()));
    match first.and_then(|line| line.trim_start().chars().next()) {
        None => Err(BadColors::Empty),
        Some('[' | '{') => of_json(text, graph),
        Some(_) => of_lines(text, graph),
    }
}

/// A colouring, or a part of one, on a line that [`read_colors`] reads: names with their colours, as JSON where a name needs it.
///
/// ```
/// use graphs::read::{colors_line, read_text};
/// let colors = [Some(0), None];
/// assert_eq!(colors_line(&colors, &read_text("a-b", None)?), "a=0");
/// assert_eq!(colors_line(&colors, &read_text("\"a;\" -- b", None)?), r#"{"a;":0}"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn colors_line(colors: &[Option<u32>], graph: &Graph) -> String {
    let given = || (0..).zip(colors).filter_map(|(vertex, color)| Some((graph.name(vertex), (*color)?)));
    let is_plain = |sign: char| sign.is_alphanumeric() || matches!(sign, '_' | '-' | '.');
    if given().all(|(name, _)| !name.is_empty() && name.chars().all(is_plain)) {
        let pairs: Vec<String> = given().map(|(name, color)| format!("{name}={color}")).collect();
        return pairs.join(",");
    }
    Value::Object(given().map(|(name, color)| (name.to_string(), color.into())).collect()).to_string()
}

/// The colours that are known, by vertex.
struct Colors<'g> {
    lookup: Lookup<'g>,
    graph: &'g Graph,
    colors: Vec<Option<u32>>,
}

impl<'g> Colors<'g> {
    fn new(graph: &'g Graph) -> Self {
        Colors { lookup: Lookup::new(graph), graph, colors: vec![None; graph.vertices() as usize] }
    }

    fn set(&mut self, place: Place, name: &str, color: Option<u32>) -> Result<(), BadColors> {
        let vertex = self.lookup.find(name).map_err(|why| BadColors::NoVertex { place, why })?;
        match (&mut self.colors[vertex as usize], color) {
            (Some(first), Some(second)) if *first != second => {
                let vertex = quoted(self.graph.name(vertex).as_bytes());
                return Err(BadColors::Twice { place, vertex, first: *first, second });
            }
            (known, Some(color)) => *known = Some(color),
            (_, None) => {}
        }
        Ok(())
    }
}

fn color(place: Place, word: &str) -> Result<Option<u32>, BadColors> {
    match word {
        "-" | "null" => Ok(None),
        _ if word.starts_with('+') => Err(BadColors::NoColor { place, word: quoted(word.as_bytes()) }),
        _ => word.parse().map(Some).map_err(|_| BadColors::NoColor { place, word: quoted(word.as_bytes()) }),
    }
}

fn is_gap(c: char) -> bool {
    c.is_whitespace() || c == ',' || c == ';'
}

fn of_lines(text: &str, graph: &Graph) -> Result<Vec<Option<u32>>, BadColors> {
    let lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
    let lines = lines.filter(|(_, line)| !is_remark(line.as_bytes()));
    let (numbers, lines): (Vec<_>, Vec<(usize, &str)>) = lines.partition(|(_, line)| is_block_number(line));
    if numbers.len() > 1 {
        return Err(BadColors::Several(numbers.len()));
    }
    if lines.is_empty() {
        return Err(BadColors::Empty);
    }
    let has_lines = text.contains('\n');
    let place = |line: usize| if has_lines { Place::Line(line) } else { Place::Here };
    let words = |line: &str| line.split(is_gap).filter(|word| !word.is_empty()).count();
    let is_paired = lines.iter().all(|(_, line)| !line.contains([',', ';']) && words(line) == 2);
    let is_ordered = |line: &str| line.split(is_gap).all(|word| word.is_empty() || color(Place::Here, word).is_ok());
    if lines.iter().all(|(_, line)| is_ordered(line)) && !(is_paired && (lines.len() > 1 || graph.vertices() != 2)) {
        let many = |line: &str| line.split(is_gap).filter(|word| !word.is_empty()).count();
        let is_whole = |line: &str| line.contains(',') && many(line) == graph.vertices() as usize;
        if lines.len() > 1 && lines.iter().all(|(_, line)| is_whole(line)) {
            return Err(BadColors::Several(lines.len()));
        }
        return in_order(
            lines.iter().flat_map(|(line, text)| {
                text.split(is_gap).filter(|word| !word.is_empty()).map(|word| color(place(*line), word))
            }),
            graph,
        );
    }
    let has_sign = lines.iter().any(|(_, line)| line.contains(['=', ':']));
    if !has_sign && !is_paired && lines.iter().all(|(_, line)| line.contains(',') || words(line) != 2) {
        // A list in which one word is no colour.
        let entries = lines.iter().flat_map(|(_, line)| line.split(is_gap)).filter(|word| !word.is_empty()).enumerate();
        return in_order(entries.map(|(at, word)| color(Place::Entry(at + 1), word)), graph);
    }
    let mut colors = Colors::new(graph);
    for (line, text) in lines {
        let place = place(line);
        for item in items(text) {
            let (name, word) = split(item).ok_or_else(|| BadColors::NoPair { place, word: quoted(item.as_bytes()) })?;
            colors.set(place, name, color(place, word)?)?;
        }
    }
    Ok(colors.colors)
}

/// Is this the line above a block, such as `1:`?
fn is_block_number(line: &str) -> bool {
    line.strip_suffix(':').is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// What stands in a line: one name with its colour, or several.
fn items(line: &str) -> Vec<&str> {
    let sign = if line.contains('=') { '=' } else { ':' };
    if line.matches(sign).count() < 2 {
        return vec![line.trim_end_matches([',', ';'])];
    }
    if line.contains([',', ';']) {
        return line.split([',', ';']).map(str::trim).filter(|item| !item.is_empty()).collect();
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    if words.iter().all(|word| word.contains(sign)) { words } else { vec![line] }
}

/// A name and the word for its colour.
fn split(item: &str) -> Option<(&str, &str)> {
    let signed = item.rsplit_once('=').or_else(|| item.rsplit_once(':'));
    let (name, word) = signed.or_else(|| item.trim().rsplit_once(is_gap))?;
    let name = name.trim();
    let bare = name.strip_prefix('"').and_then(|name| name.strip_suffix('"')).unwrap_or(name);
    (!bare.is_empty()).then_some((bare, word.trim()))
}

fn in_order(
    colors: impl Iterator<Item = Result<Option<u32>, BadColors>>,
    graph: &Graph,
) -> Result<Vec<Option<u32>>, BadColors> {
    let colors: Vec<Option<u32>> = colors.collect::<Result<_, _>>()?;
    if colors.len() == graph.vertices() as usize {
        Ok(colors)
    } else {
        Err(BadColors::Many { colors: colors.len(), vertices: graph.vertices() })
    }
}

fn of_json(text: &str, graph: &Graph) -> Result<Vec<Option<u32>>, BadColors> {
    let word = |value: &Value| match value {
        Value::String(word) => word.clone(),
        value => value.to_string(),
    };
    // Without remarks; their lines stay, for the numbers of the others.
    let lines: Vec<&str> = text.lines().map(|line| if is_remark(line.as_bytes()) { "" } else { line }).collect();
    let text = lines.join("\n");
    let values: Result<Vec<Value>, _> = serde_json::Deserializer::from_str(&text).into_iter().collect();
    let mut values = values.map_err(|error| BadColors::NoJson(shown(&error.to_string()).into()))?;
    let is_printed = |value: &Value| value.get("type").is_some_and(Value::is_string);
    if values.iter().all(is_printed) {
        let solutions = values.iter_mut().filter(|value| value["type"] == "solution");
        values = solutions.map(|value| value["solution"].take()).collect();
    }
    let value = match values.len() {
        0 => return Err(BadColors::Empty),
        1 => values.swap_remove(0),
        several => return Err(BadColors::Several(several)),
    };
    match value {
        Value::Array(entries) => {
            let entries = entries.iter().enumerate();
            in_order(entries.map(|(at, entry)| color(Place::Entry(at + 1), &word(entry))), graph)
        }
        Value::Object(entries) => {
            let mut colors = Colors::new(graph);
            for (name, entry) in &entries {
                colors.set(Place::Here, name, color(Place::Here, &word(entry))?)?;
            }
            Ok(colors.colors)
        }
        _ => Err(BadColors::NoJson(text!("graph-colours-json-due"))),
    }
}

#[cfg(test)]
mod tests {
    use super::super::read_text;
    use super::*;

    #[test]
    fn a_colouring_is_written_in_many_ways() {
        let named = read_text("a-b,b-New", None).unwrap();
        for text in [
            "0,2,-",
            "0 2 -",
            "0\n2\n-\n",
            "[0, 2, null]",
            "[0,2,\"-\"]",
            "{\"b\":2,\"a\":0}",
            "a=0,b=2",
            "a: 0\nb: 2",
            "b = 2\r\na = 0\r\nNew = -\r\n",
            "a 0\nb 2",
            "a=0 b=2",
            "# start\na = 0;\n\"b\" = 2",
            "a:0;b:2",
            "a=0\na=0\nb=2",
            "1:\na = 0\nb = 2\n",
            "# printed\n1:\na = 0\nb = 2\n\n",
            "# printed\n[0, 2, null]\n",
            "{\"type\":\"solution\",\"number\":1,\"solution\":[0,2,null]}\n{\"type\":\"outcome\",\"solutions\":1}\n",
            "# backtrail\n{\"type\":\"start\"}\n# here\n{\"type\":\"solution\",\"solution\":[0,2,\"-\"]}",
        ] {
            assert_eq!(read_colors(text, &named), Ok(vec![Some(0), Some(2), None]), "{text:?}");
        }
        let spaced = read_text("New York,Rome = 1", Some(super::super::Format::Csv)).unwrap();
        assert_eq!(read_colors("New York = 3\nRome = 1 = 0", &spaced), Ok(vec![Some(3), Some(0)]));
        let one_based = read_text("p edge 4 1\ne 1 2", None).unwrap();
        assert_eq!(read_colors("1 0\n4 3", &one_based), Ok(vec![Some(0), None, None, Some(3)]));
        assert_eq!(read_colors("4 3", &one_based), Ok(vec![None, None, None, Some(3)]));
        assert_eq!(read_colors("4=3", &one_based), Ok(vec![None, None, None, Some(3)]));
    }

    #[test]
    fn what_is_no_colouring_says_where() {
        let graph = read_text("Lleida-Girona,Girona-Vic", None).unwrap();
        for (text, why) in [
            ("", "there is no colour here"),
            ("# nothing\n", "there is no colour here"),
            ("1:\n", "there is no colour here"),
            ("{\"type\":\"outcome\",\"solutions\":0}", "there is no colour here"),
            (
                "{\"type\":\"solution\",\"solution\":[0,1,0]}\n{\"type\":\"solution\",\"solution\":[1,0,1]}",
                "2 colourings are given, but only one is checked at a time",
            ),
            ("{\"type\":\"solution\"}", "this JSON is not a colouring: expected a list or an object"),
            ("[0,1,0]\n[1,0,1]\n[0,1,2]", "3 colourings are given, but only one is checked at a time"),
            ("1:\nVic = 0\n\n2:\nVic = 1\n", "2 colourings are given, but only one is checked at a time"),
            ("0,1,0\n1,0,1\n", "2 colourings are given, but only one is checked at a time"),
            ("# x\n0,1,x", "entry 3: 'x' is not a colour; give a number from 0 up, or '-' for none"),
            ("0,1", "2 colours are given for 3 vertices; use '-' for a vertex without a colour"),
            ("0,1,x", "entry 3: 'x' is not a colour; give a number from 0 up, or '-' for none"),
            ("0,1,-1", "entry 3: '-1' is not a colour; give a number from 0 up, or '-' for none"),
            ("Lleida = 0\nGerona = 1", "line 2: there is no vertex 'Gerona'; did you mean 'Girona'?"),
            ("Vic = red", "'red' is not a colour; give a number from 0 up, or '-' for none"),
            ("Vic = 0\n\nVic = 1", "line 3: vertex 'Vic' has two colours: first 0, now 1"),
            ("Vic = 0\nLleida", "line 2: 'Lleida' has no colour; expected 'NAME = COLOUR'"),
            ("[0, 1", "this JSON is not a colouring: EOF while parsing a list at line 1 column 5"),
            ("[0, 1, {}]", "entry 3: '{}' is not a colour; give a number from 0 up, or '-' for none"),
            ("{\"Vik\": 0}", "there is no vertex 'Vik'; did you mean 'Vic'?"),
            ("0,1,99999999999", "entry 3: 99999999999 is not a colour; give a number from 0 up, or '-' for none"),
        ] {
            assert_eq!(read_colors(text, &graph).unwrap_err().to_string(), why, "{text:?}");
        }
        let numbered = read_text("p edge 4 1\ne 1 2", None).unwrap();
        assert_eq!(
            read_colors("5=0", &numbered).unwrap_err().to_string(),
            "there is no vertex 5; the vertices are 1 to 4"
        );
    }
}
