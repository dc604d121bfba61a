//! The coloured graph in Graphviz's DOT language. A vertex is filled with its colour, has a shape of its own for each of the
//! first eight colours, and bears the colour's number under its name. Its name is its identity, so that the file can be read
//! as a graph again.

use std::fmt::{self, Write};

use registry::board::Graph;

use super::palette::{Paint, paint};
use super::svg::caption;
use super::text::Text;
use crate::svg::colour::{INK, PAPER, QUIET, RED};

const SHAPES: [&str; 8] = ["circle", "square", "diamond", "triangle", "hexagon", "invtriangle", "pentagon", "octagon"];

/// Writes the graph for `dot`, `neato` or `sfdp`. Places that it has by nature are kept by `neato -n`.
///
/// # Errors
///
/// If nothing more can be written.
pub(crate) fn dot(graph: &Graph<'_>, out: &mut dyn Write) -> fmt::Result {
    let (mut text, title) = (Text::new(out), caption("render-graph-title", graph, graph.used().len()));
    write!(
        text,
        "graph coloring {{\n  graph [bgcolor=\"{PAPER}\", labelloc=t, label=\"{title}\", \
         fontname=\"Helvetica\", fontsize=12, fontcolor=\"{INK}\", overlap=false]\n  node [style=filled, \
         fontname=\"Helvetica\", fontsize=10, color=\"{INK}\", width=0.5, height=0.5, margin=0.03]\n  \
         edge [color=\"{QUIET}\"]\n"
    )?;
    for (vertex, &color) in (0..).zip(&*graph.colors) {
        let name = graph.net.name(vertex);
        let Paint { fill, ink } = paint(color);
        let shape = SHAPES[color as usize % SHAPES.len()];
        let (id, label) = (id(&name), label(&name));
        write!(text, "  {id} [label=\"{label}\\n{color}\", shape={shape}, fillcolor=\"{fill}\", fontcolor=\"{ink}\"")?;
        if let Some(place) = graph.places.as_ref().map(|places| places[vertex as usize]) {
            // Graphviz measures in points and upwards.
            let points = |thousandths: i32| f64::from(thousandths) * 0.072;
            write!(text, ", pos=\"{:.1},{:.1}\"", points(place.x), points(-place.y))?;
        }
        text.write_str("]\n")?;
    }
    for (a, b) in graph.each_edge() {
        let same = graph.colors[a as usize] == graph.colors[b as usize];
        let wrong = if same { format!(" [color=\"{RED}\", penwidth=3, style=dashed]") } else { String::new() };
        writeln!(text, "  {} -- {}{wrong}", id(&graph.net.name(a)), id(&graph.net.name(b)))?;
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
