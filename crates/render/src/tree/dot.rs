//! The tree in Graphviz's DOT language, one rank a depth, with a depth scale at the left.

use words::say;

use super::class::Class;
use super::plan::{Format, Item, Kind, plan, summary};
use super::{Picture, Tree, View};
use crate::numbers::thousands;
use crate::svg::colour::{BLUE, GREEN, INK, PAPER, QUIET, RED};

const FORMAT: Format = Format { most: 2_000, why: "render-why-dot" };

/// Draws the tree for `dot`; tooltips give the reasons in SVG made from it.
pub fn dot(tree: &Tree, view: &View) -> Picture {
    let plan = plan(tree, view, FORMAT);
    let mut text = format!(
        "digraph tree {{\n  graph [ordering=out, nodesep=0.18, ranksep=0.42, bgcolor=\"{PAPER}\", labelloc=t, \
         label=\"{}\\n{}\", fontname=\"Helvetica\", fontsize=12, fontcolor=\"{INK}\"]\n  node [fontname=\"Helvetica\", \
         fontsize=9, fontcolor=\"{INK}\", label=\"\", fixedsize=true, width=0.24, height=0.24, style=filled]\n  \
         edge [fontname=\"Helvetica\", fontsize=10, fontcolor=\"{INK}\", color=\"{QUIET}\", arrowhead=none]\n",
        escape(&summary(tree)),
        legend(&plan.items)
    );
    let depth = plan.items.iter().map(|item| item.depth + 1).max().unwrap_or(0);
    let scale = "shape=plaintext, fixedsize=false, style=\"\"";
    let mut ranks = vec![Vec::new(); depth];
    for (d, rank) in ranks.iter_mut().enumerate() {
        let word = if d == 0 { say!("render-heading-depth") + " " } else { String::new() };
        text.push_str(&format!("  d{d} [{scale}, label=\"{word}{d}\", fontcolor=\"{QUIET}\"]\n"));
        rank.push(format!("d{d}"));
    }
    if depth > 1 {
        let scale: Vec<String> = (0..depth).map(|d| format!("d{d}")).collect();
        text.push_str(&format!("  {} [style=invis]\n", scale.join(" -> ")));
    }
    for (i, item) in plan.items.iter().enumerate() {
        ranks[item.depth].push(format!("n{i}"));
        text.push_str(&format!("  n{i} [{}, tooltip=\"{}\"]\n", shape(item), tooltip(item)));
        if let Some(parent) = item.parent {
            let style = if matches!(item.kind, Kind::Refused(_)) { ", style=dotted" } else { "" };
            text.push_str(&format!("  n{parent} -> n{i} [label=\" {}\"{style}]\n", escape(&item.label)));
        }
    }
    for rank in ranks {
        text.push_str(&format!("  {{ rank=same; {} }}\n", rank.join("; ")));
    }
    text.push_str("}\n");
    Picture { text, note: plan.note }
}

fn shape(item: &Item<'_>) -> String {
    match item.kind {
        Kind::Choice { hidden: 0, .. } if item.open => {
            format!("shape=circle, fillcolor=\"{PAPER}\", color=\"{BLUE}\", style=\"filled,dashed\"")
        }
        Kind::Choice { hidden: 0, .. } => format!("shape=circle, fillcolor=\"{BLUE}\", color=\"{BLUE}\""),
        Kind::Choice { hidden, .. } => format!(
            "shape=circle, fixedsize=false, fillcolor=\"{PAPER}\", color=\"{BLUE}\", margin=0.02, label=\"+{}\"{}",
            thousands(hidden as u128),
            if item.open { ", style=\"filled,dashed\"" } else { "" }
        ),
        Kind::DeadEnd => format!("shape=square, fillcolor=\"{RED}\", color=\"{RED}\""),
        Kind::Image => format!("shape=diamond, fillcolor=\"{PAPER}\", color=\"{GREEN}\", width=0.3, height=0.3"),
        Kind::Solution(_) => {
            format!("shape=diamond, fillcolor=\"{GREEN}\", color=\"{GREEN}\", width=0.32, height=0.32")
        }
        Kind::Folded(nodes) => format!(
            "shape=triangle, fixedsize=false, fillcolor=\"{PAPER}\", color=\"{RED}\", penwidth=1.5, margin=0.01, \
             label=\"{}\"",
            thousands(nodes as u128)
        ),
        Kind::Refused(_) => format!("shape=plaintext, style=\"\", label=\"×\", fontsize=13, fontcolor=\"{QUIET}\""),
    }
}

fn tooltip(item: &Item<'_>) -> String {
    escape(&item.hover())
}

/// The signs that occur, in words.
fn legend(items: &[Item<'_>]) -> String {
    let words = Class::present(items).into_iter().map(|(class, _)| say!(format!("render-dot-{}", class.name())));
    escape(&words.collect::<Vec<_>>().join("   "))
}

/// Writes text as DOT reads it between quotes; a backslash could begin an escape of its own.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            // Graphviz decodes entities of HTML in every label.
            '&' => out.push_str("&amp;"),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::super::Fold;
    use super::*;
    use crate::snapshot::{self, queens_tree};

    #[test]
    fn four_queens_are_as_they_were_reviewed() {
        let tree = queens_tree(4, "scan", usize::MAX);
        snapshot::compare("tree-4.dot", &dot(&tree, &View::default()).text);
        snapshot::compare("tree-4-checks.dot", &dot(&tree, &View { checks: true, ..View::default() }).text);
        let view = View { fold: Fold::Failed, ..View::default() };
        snapshot::compare("tree-4-folded.dot", &dot(&tree, &view).text);
    }

    #[test]
    fn labels_cannot_break_out_of_their_quotes() {
        assert_eq!(escape("a\"b\\n&\n"), "a\\\"b\\\\n&amp;\\n");
    }

    #[test]
    fn an_empty_tree_is_still_a_graph() {
        let text = dot(&Tree::default(), &View::default()).text;
        assert!(text.starts_with("digraph tree {\n") && text.ends_with("}\n"));
    }
}
