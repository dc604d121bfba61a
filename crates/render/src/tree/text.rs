//! The tree as text: one line an item, depth as indentation.

use words::say;

use super::plan::{Format, Item, Kind, plan};
use super::{Picture, Tree, View};

const FORMAT: Format = Format { most: 2_000, why: "render-why-lines" };

/// Draws the tree with box characters, or with `ascii` with `|-`.
///
/// The signs are `○` choice, `■` dead end, `◇` image of a solution, `◆` solution, `▲` folded, `×` refused; in ASCII `o`, `x`, `=`, `*`, `^`,
/// `!`.
pub fn text(tree: &Tree, view: &View, ascii: bool) -> Picture {
    let plan = plan(tree, view, FORMAT);
    let [branch, last_branch, trunk, gap] =
        if ascii { ["|- ", "`- ", "|  ", "   "] } else { ["├─ ", "└─ ", "│  ", "   "] };
    let mut text = String::new();
    if plan.items.is_empty() {
        text.push_str(&format!("({})\n", say!("render-empty-tree")));
    }
    // The lines drawn at the left of an item, grown and shrunk as depth changes; `ends` are its lengths in bytes.
    let mut left = String::new();
    let mut ends = vec![0];
    for (i, item) in plan.items.iter().enumerate() {
        if let Some(parent) = item.parent {
            let is_last = plan.items[parent].children.last() == Some(&i);
            ends.truncate(item.depth);
            left.truncate(ends[item.depth - 1]);
            text.push_str(&left);
            text.push_str(if is_last { last_branch } else { branch });
            left.push_str(if is_last { gap } else { trunk });
            ends.push(left.len());
        }
        line(&mut text, item, ascii);
    }
    Picture { text, note: plan.note }
}

fn line(text: &mut String, item: &Item<'_>, ascii: bool) {
    text.push(match (item.kind, ascii) {
        (Kind::Choice { .. }, false) => '○',
        (Kind::Choice { .. }, true) => 'o',
        (Kind::DeadEnd, false) => '■',
        (Kind::DeadEnd, true) => 'x',
        (Kind::Image, false) => '◇',
        (Kind::Image, true) => '=',
        (Kind::Solution(_), false) => '◆',
        (Kind::Solution(_), true) => '*',
        (Kind::Folded(_), false) => '▲',
        (Kind::Folded(_), true) => '^',
        (Kind::Refused(_), false) => '×',
        (Kind::Refused(_), true) => '!',
    });
    text.push(' ');
    text.push_str(&item.label);
    let words = item.words();
    if !words.is_empty() {
        text.push_str("  ");
        text.push_str(&words);
    }
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use super::super::Fold;
    use super::*;
    use crate::snapshot::{self, queens_tree};

    #[test]
    fn four_queens_are_as_they_were_reviewed() {
        let tree = queens_tree(4, "scan", usize::MAX);
        snapshot::compare("tree-4.txt", &text(&tree, &View::default(), false).text);
        snapshot::compare("tree-4-ascii.txt", &text(&tree, &View::default(), true).text);
        snapshot::compare("tree-4-checks.txt", &text(&tree, &View { checks: true, ..View::default() }, false).text);
    }

    #[test]
    fn six_queens_folded_are_as_they_were_reviewed() {
        let view = View { fold: Fold::Failed, ..View::default() };
        let picture = text(&queens_tree(6, "scan", usize::MAX), &view, false);
        snapshot::compare("tree-6-folded.txt", &picture.text);
    }

    #[test]
    fn a_search_stopped_at_its_first_solution_shows_what_is_unfinished() {
        let picture = text(&queens_tree(4, "bits", 16), &View::default(), true);
        assert_eq!(
            picture.text,
            "\
o root  unfinished
|- o 0
|  |- x 2  dead end
|  `- o 3
|     `- x 1  dead end
`- o 1  unfinished
   `- o 3  unfinished
      `- o 0  unfinished
         `- * 2  solution 1
"
        );
    }

    #[test]
    fn an_empty_tree_is_said_to_be_one() {
        assert_eq!(text(&Tree::default(), &View::default(), false).text, "(an empty tree)\n");
    }

    #[test]
    fn a_text_never_has_more_lines_than_it_bears() {
        let tree = queens_tree(8, "scan", usize::MAX);
        let picture = text(&tree, &View { checks: true, ..View::default() }, false);
        assert!(picture.text.lines().count() <= 2_000);
        let why = words::english(&backtrail::Text::id_only("render-why-lines"));
        assert!(picture.note.unwrap().ends_with(&why));
    }
}
