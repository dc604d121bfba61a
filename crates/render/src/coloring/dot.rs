//! The coloured graph in Graphviz's DOT language. A vertex is filled with its colour, has a shape of its own for each of the
//! first eight colours, and bears the colour's number under its name. Its name is its identity, so that the file can be read
//! as a graph again.

use std::fmt::{self, Write};

use puzzles::coloring::Colored;

use super::Text;
use super::palette::{Paint, paint};
use crate::numbers::count;
use crate::svg::colour::{INK, PAPER, QUIET, RED};

const SHAPES: [&str; 8] = ["circle", "square", "diamond", "triangle", "hexagon", "invtriangle", "pentagon", "octagon"];

/// Writes the graph for `dot`, `neato` or `sfdp`. Places that it has by nature are kept by `neato -n`.
///
/// ```
/// use puzzles::coloring::{Colored, generate};
///
/// let mut out = String::new();
/// render::coloring::dot(&Colored::new(generate("path:2")?.into(), vec![0, 1]), &mut out)?;
/// assert!(out.contains("  \"0\" -- \"1\"\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If nothing more can be written.
pub fn dot(colored: &Colored, out: &mut dyn Write) -> fmt::Result {
    let graph = &colored.graph;
    let mut text = Text::new(out);
    let colors = count(colored.used().len() as u128, "colour");
    write!(
        text,
        "graph coloring {{\n  graph [bgcolor=\"{PAPER}\", labelloc=t, label=\"{graph}, {colors}\", \
         fontname=\"Helvetica\", fontsize=12, fontcolor=\"{INK}\", overlap=false]\n  node [style=filled, \
         fontname=\"Helvetica\", fontsize=10, color=\"{INK}\", width=0.5, height=0.5, margin=0.03]\n  \
         edge [color=\"{QUIET}\"]\n"
    )?;
    for (vertex, &color) in (0..).zip(&colored.colors) {
        let name = graph.name(vertex);
        let Paint { fill, ink } = paint(color);
        let shape = SHAPES[color as usize % SHAPES.len()];
        let (id, label) = (id(&name), label(&name));
        write!(text, "  {id} [label=\"{label}\\n{color}\", shape={shape}, fillcolor=\"{fill}\", fontcolor=\"{ink}\"")?;
        if let Some(place) = colored.places.as_ref().map(|places| places[vertex as usize]) {
            // Graphviz measures in points and upwards.
            let points = |thousandths: i32| f64::from(thousandths) * 0.072;
            write!(text, ", pos=\"{:.1},{:.1}\"", points(place.x), points(-place.y))?;
        }
        text.write_str("]\n")?;
    }
    for (a, b) in graph.each_edge() {
        let same = colored.colors[a as usize] == colored.colors[b as usize];
        let wrong = if same { format!(" [color=\"{RED}\", penwidth=3, style=dashed]") } else { String::new() };
        writeln!(text, "  {} -- {}{wrong}", id(&graph.name(a)), id(&graph.name(b)))?;
    }
    text.write_str("}\n")?;
    text.flush()
}

/// A name as DOT reads it between quotes.
fn id(name: &str) -> String {
    format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\""))
}

/// A text as DOT shows it: entities of HTML are decoded in labels.
fn label(name: &str) -> String {
    let shown: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    shown.replace('\\', "\\\\").replace('"', "\\\"").replace('&', "&amp;")
}
