//! The tree as a Mermaid flowchart, for Markdown pages.
//!
//! Readers refuse a flowchart of more than 500 edges or 50,000 characters (their settings `maxEdges` and
//! `maxTextSize`, which a page cannot change from within the chart).

use words::say;

use super::plan::{Format, Item, Kind, plan};
use super::{Fold, Picture, Tree, View};
use crate::numbers::count;

const EDGES: usize = 500;
const CHARACTERS: usize = 50_000;

const CLASSES: &str = "  classDef choice fill:#dbe8fb,stroke:#1f62c4,color:#1f2933
  classDef unfinished fill:#ffffff,stroke:#1f62c4,color:#1f2933,stroke-dasharray:4 3
  classDef deadend fill:#fbe3e3,stroke:#c62828,color:#1f2933
  classDef solution fill:#dcf1e0,stroke:#23803a,color:#1f2933,stroke-width:2px
  classDef folded fill:#fbe3e3,stroke:#c62828,color:#1f2933,stroke-width:2px
  classDef refused fill:#ffffff,stroke:#aab3bf,color:#5f6b7a
";

/// Draws the tree as a flowchart from the top down; what it is stands in words in every node but plain choices.
pub fn mermaid(tree: &Tree, view: &View) -> Picture {
    let mut format = Format { most: EDGES + 1, why: "render-why-edges" };
    loop {
        let plan = plan(tree, view, format);
        let text = draw(&plan.items);
        if text.len() <= CHARACTERS || view.fold == Fold::Never || format.most == 1 {
            return Picture { text, note: plan.note };
        }
        // Long labels and reasons: bear a tenth less until the characters fit too.
        format = Format { most: format.most * 9 / 10, why: "render-why-characters" };
    }
}

fn draw(items: &[Item<'_>]) -> String {
    let mut text = "flowchart TD\n".to_string();
    for (i, item) in items.iter().enumerate() {
        let (open, words, close, class) = shape(item);
        let node = format!("n{i}{open}\"{words}\"{close}:::{class}");
        text.push_str(&match item.parent {
            None => format!("  {node}\n"),
            Some(parent) => {
                let arrow = if class == "refused" { "-.->" } else { "-->" };
                format!("  n{parent} {arrow}|\"{}\"| {node}\n", escape(&item.label))
            }
        });
    }
    text.push_str(CLASSES);
    text
}

/// The brackets of an item, the words between them, already escaped, and its class.
fn shape(item: &Item<'_>) -> (&'static str, String, &'static str, &'static str) {
    let words = || escape(&item.words());
    match item.kind {
        Kind::Choice { .. } if item.parent.is_none() && item.words().is_empty() => {
            ("((", escape(&item.label), "))", "choice")
        }
        Kind::Choice { hidden: 0, .. } if !item.open => ("((", " ".to_string(), "))", "choice"),
        Kind::Choice { .. } => ("((", words(), "))", if item.open { "unfinished" } else { "choice" }),
        Kind::DeadEnd => ("[", words(), "]", "deadend"),
        Kind::Image => ("{", words(), "}", "choice"),
        Kind::Solution(_) => ("{", words(), "}", "solution"),
        // A trapezium: the triangle of older readers, which do not know newer shapes.
        Kind::Folded(nodes) => (
            "[/",
            format!("{}<br>{}", escape(&say!("render-failed")), escape(&count(nodes as u128, "nodes"))),
            "\\]",
            "folded",
        ),
        Kind::Refused(None) => ("(", "×".to_string(), ")", "refused"),
        Kind::Refused(Some(reason)) => ("(", format!("× {}", escape(reason)), ")", "refused"),
    }
}

/// Writes text as Mermaid reads it between quotes.
///
/// Letters, digits and a few harmless signs stay; anything else could be markup, an entity or Markdown to some
/// version ("1. a" is taken for a list), so it becomes an entity of Mermaid's own: `#35;`.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            c if c.is_alphanumeric() || matches!(c, ' ' | ',' | '=' | '(' | ')' | ':' | '/' | '…') => out.push(c),
            c if c.is_whitespace() => out.push(' '),
            c if c.is_control() => out.push('\u{fffd}'),
            c => out.push_str(&format!("#{};", u32::from(c))),
        }
    }
    if out.trim().is_empty() { " ".to_string() } else { out }
}

#[cfg(test)]
mod tests {
    use backtrail::Event;

    use super::*;
    use crate::snapshot::{self, queens_tree};

    fn edges(picture: &Picture) -> usize {
        picture.text.lines().filter(|line| line.contains("-->|") || line.contains("-.->|")).count()
    }

    #[test]
    fn four_queens_are_as_they_were_reviewed() {
        let tree = queens_tree(4, "scan", usize::MAX);
        snapshot::compare("tree-4.mmd", &mermaid(&tree, &View::default()).text);
        snapshot::compare("tree-4-checks.mmd", &mermaid(&tree, &View { checks: true, ..View::default() }).text);
        let view = View { fold: Fold::Failed, ..View::default() };
        snapshot::compare("tree-4-folded.mmd", &mermaid(&tree, &view).text);
    }

    #[test]
    fn a_chart_is_folded_and_cut_until_readers_take_it() {
        let tree = queens_tree(8, "scan", usize::MAX);
        for checks in [false, true] {
            let picture = mermaid(&tree, &View { checks, ..View::default() });
            assert!(edges(&picture) <= EDGES && picture.text.len() <= CHARACTERS);
            assert!(picture.note.unwrap().contains("the tree has 2,057 nodes"));
        }
    }

    #[test]
    fn long_reasons_count_too() {
        let mut tree = Tree::default();
        tree.tell(&Event::Enter(None), None);
        for i in 0..10 {
            tree.tell(&Event::Enter(Some(i.to_string())), None);
            for j in 0..40 {
                tree.tell(&Event::Refuse(j.to_string()), Some(&"because ".repeat(50)));
            }
            tree.tell(&Event::DeadEnd, None);
            tree.tell(&Event::Leave(Some(i.to_string())), None);
        }
        let picture = mermaid(&tree, &View { checks: true, ..View::default() });
        assert!(picture.text.len() <= CHARACTERS);
        assert_eq!(
            picture.note.unwrap(),
            "the tree is cut below depth 1: the tree has 11 nodes and 400 refused choices, and Mermaid readers stop at 50,000 characters"
        );
    }

    #[test]
    fn labels_cannot_break_out_of_their_quotes() {
        assert_eq!(escape("a\"];b"), "a#34;#93;#59;b");
        assert_eq!(escape("1. <b>`x`#"), "1#46; #60;b#62;#96;x#96;#35;");
        assert_eq!(escape("r3c4=5, é (x:y)"), "r3c4=5, é (x:y)");
        assert_eq!(escape(""), " ");
    }
}
