//! What is drawn of a tree, whatever the format: the items in the order in which they happened, parents first.
//!
//! A format has room for a number of items. If there are more, subtrees without solutions are folded; if still more, the
//! tree is cut at the greatest depth that fits. Both are announced in the note.

use std::borrow::Cow;

use backtrail::{Arg, Text, text};
use words::say;

use super::grow::{Branch, NodeEnd, Sum, Tree};
use super::{Fold, View};
use crate::numbers::count;

/// How much a format bears.
#[derive(Clone, Copy)]
pub(super) struct Format {
    /// The most items.
    pub(super) most: usize,
    /// The clause that says so.
    pub(super) why: &'static str,
}

/// What is drawn.
pub(super) struct Plan<'a> {
    pub(super) items: Vec<Item<'a>>,
    pub(super) note: Option<String>,
}

/// One thing that is drawn.
pub(super) struct Item<'a> {
    pub(super) parent: Option<usize>,
    pub(super) children: Vec<usize>,
    pub(super) depth: usize,
    /// The choice on the edge that leads here.
    pub(super) label: Cow<'a, str>,
    pub(super) kind: Kind<'a>,
    /// Is it still open, as a node of a search that was stopped?
    pub(super) open: bool,
}

/// What kind of thing it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind<'a> {
    /// A node with nodes below it; `hidden` of them are cut away, with `solutions` solutions.
    Choice { hidden: usize, solutions: usize },
    /// A dead end.
    DeadEnd,
    /// The image of a solution that is counted elsewhere.
    Image,
    /// The k-th solution.
    Solution(usize),
    /// A folded subtree without solutions, with its number of nodes.
    Folded(usize),
    /// A refused choice, with the reason if there is one.
    Refused(Option<&'a str>),
}

impl Item<'_> {
    /// What it is, in a few words; nothing for a plain choice.
    pub(super) fn words(&self) -> String {
        match self.kind {
            Kind::Choice { hidden: 0, .. } if self.open => say!("render-unfinished"),
            Kind::Choice { hidden: 0, .. } => String::new(),
            Kind::Choice { hidden, solutions } => {
                let id = match (solutions, self.open) {
                    (0, true) => "render-below-unfinished",
                    (_, true) => "render-below-so-far",
                    (_, false) => "render-below",
                };
                say!(id, nodes = count(hidden as u128, "nodes"), solutions = solutions)
            }
            Kind::DeadEnd => say!("render-dead-end"),
            Kind::Image => say!("render-image"),
            Kind::Solution(number) => say!("render-solution", number = number),
            Kind::Folded(nodes) => say!("render-folded", nodes = count(nodes as u128, "nodes")),
            Kind::Refused(None) => say!("render-refused"),
            Kind::Refused(Some(reason)) => say!("render-refused-why", reason = reason),
        }
    }

    /// What it is, its place and its depth: what is shown where the mouse rests.
    pub(super) fn hover(&self) -> String {
        let words = Some(self.words()).filter(|words| !words.is_empty()).unwrap_or_else(|| say!("render-choice"));
        say!("render-at-depth", label = &*self.label, depth = self.depth, words = words)
    }
}

/// Decides what to draw.
pub(super) fn plan<'a>(tree: &'a Tree, view: &View, format: Format) -> Plan<'a> {
    let sums = tree.sums();
    let fits = |levels: &[usize]| items_to(levels, view.depth) <= format.most;
    let plain = levels(tree, &sums, false, view.checks);
    let fold = match view.fold {
        Fold::Never => false,
        Fold::Failed => true,
        Fold::WhenLarge => !fits(&plain),
    };
    let levels = if fold { levels(tree, &sums, true, view.checks) } else { plain };
    let large = !fits(&levels);
    let cut = (large && view.fold != Fold::Never).then(|| deepest(&levels, format.most));
    let items = gather(tree, &sums, fold, view.checks, cut.or(view.depth));

    let folded = items.iter().filter(|item| matches!(item.kind, Kind::Folded(_))).count();
    let mut did: Vec<Arg> = Vec::new();
    if view.fold == Fold::WhenLarge && folded > 0 {
        did.push(text!("render-note-folded", n = folded).into());
    }
    if let Some(depth) = cut {
        did.push(text!("render-note-cut", depth = depth).into());
    }
    if large && view.fold == Fold::Never {
        did.push(text!("render-note-unfolded").into());
    }
    let mut has = vec![Arg::from(count(tree.nodes() as u128, "nodes"))];
    if view.checks {
        has.push(count(tree.refused() as u128, "refused").into());
    }
    let note = (!did.is_empty()).then(|| say!("render-note", did = did, has = has, why = Text::id_only(format.why)));
    Plan { items, note }
}

/// Is this subtree drawn as one sign, if failed ones are folded?
fn is_failed(tree: &Tree, sums: &[Sum], node: usize) -> bool {
    let Sum { nodes, solutions, images } = sums[node];
    node > 0 && tree.node(node).left && solutions + images == 0 && nodes > 1
}

/// How many items there are at each depth.
fn levels(tree: &Tree, sums: &[Sum], fold: bool, checks: bool) -> Vec<usize> {
    let mut levels = Vec::new();
    let mut add = |depth: usize, items: usize| {
        if levels.len() <= depth {
            levels.resize(depth + 1, 0);
        }
        levels[depth] += items;
    };
    let mut i = 0;
    while i < tree.nodes() {
        let node = tree.node(i);
        add(node.depth, 1);
        if fold && is_failed(tree, sums, i) {
            i += sums[i].nodes; // a subtree stands in one piece
            continue;
        }
        let refused = node.branches.iter().filter(|branch| matches!(branch, Branch::Refused { .. })).count();
        if checks && refused > 0 {
            add(node.depth + 1, refused);
        }
        i += 1;
    }
    levels
}

fn items_to(levels: &[usize], depth: Option<usize>) -> usize {
    levels.iter().take(depth.map_or(usize::MAX, |depth| depth.saturating_add(1))).sum()
}

/// The greatest depth at which a cut leaves at most `most` items; the root always stays.
fn deepest(levels: &[usize], most: usize) -> usize {
    let mut items = 0;
    let fitting = levels.iter().take_while(|&&level| {
        items += level;
        items <= most
    });
    fitting.count().saturating_sub(1)
}

/// Walks the tree once more and lists what is left of it.
fn gather<'a>(tree: &'a Tree, sums: &[Sum], fold: bool, checks: bool, cut: Option<usize>) -> Vec<Item<'a>> {
    let mut items: Vec<Item<'a>> = Vec::new();
    // What is still to list, the next last: a node, or a refused choice, with the item above it.
    let mut rest: Vec<(Option<usize>, &'a Branch)> = Vec::new();
    const ROOT: Branch = Branch::Child(0);
    if tree.nodes() > 0 {
        rest.push((None, &ROOT));
    }
    while let Some((parent, branch)) = rest.pop() {
        let this = items.len();
        let depth = parent.map_or(0, |parent| items[parent].depth + 1);
        if let Some(parent) = parent {
            items[parent].children.push(this);
        }
        let (label, kind, open) = match branch {
            Branch::Refused { label, reason } => {
                (Cow::Borrowed(label.as_str()), Kind::Refused(reason.as_deref()), false)
            }
            &Branch::Child(node) => {
                let (sum, folded) = (sums[node], fold && is_failed(tree, sums, node));
                let is_cut = cut.is_some_and(|cut| depth >= cut);
                let node = tree.node(node);
                let kind = match node.end {
                    _ if folded => Kind::Folded(sum.nodes),
                    NodeEnd::Solution(number) => Kind::Solution(number),
                    NodeEnd::Dead => Kind::DeadEnd,
                    NodeEnd::Open if node.is_image() => Kind::Image,
                    NodeEnd::Open if is_cut => Kind::Choice { hidden: sum.nodes - 1, solutions: sum.solutions },
                    NodeEnd::Open => Kind::Choice { hidden: 0, solutions: 0 },
                };
                if !folded && !is_cut {
                    let shown = node.branches.iter().rev();
                    let shown = shown.filter(|branch| checks || matches!(branch, Branch::Child(_)));
                    rest.extend(shown.map(|branch| (Some(this), branch)));
                }
                (node.label.as_deref().map_or_else(|| say!("render-root").into(), Cow::Borrowed), kind, !node.left)
            }
        };
        items.push(Item { parent, children: Vec::new(), depth, label, kind, open });
    }
    items
}

/// One line on the whole tree: "17 nodes, 2 solutions, 4 dead ends".
pub(super) fn summary(tree: &Tree) -> String {
    let [nodes, solutions, dead_ends] =
        [(tree.nodes(), "nodes"), (tree.solutions(), "solutions"), (tree.dead_ends(), "dead-ends")]
            .map(|(number, noun)| count(number as u128, noun));
    let unfinished = (!tree.is_finished()).then(|| say!("render-unfinished"));
    [nodes, solutions, dead_ends].into_iter().chain(unfinished).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::snapshot::queens_tree;

    const SMALL: Format = Format { most: 100, why: "this test bears 100" };
    const LARGE: Format = Format { most: 100_000, why: "this test bears more" };

    fn kinds<'a>(plan: &Plan<'a>) -> Vec<Kind<'a>> {
        plan.items.iter().map(|item| item.kind).collect()
    }

    #[test]
    fn a_small_tree_is_drawn_whole_without_a_note() {
        let tree = queens_tree(4, "scan", usize::MAX);
        let plan = plan(&tree, &View::default(), SMALL);
        assert_eq!((plan.items.len(), plan.note), (17, None));
    }

    #[test]
    fn failed_subtrees_are_folded_when_asked_without_a_note() {
        let tree = queens_tree(4, "scan", usize::MAX);
        let plan = plan(&tree, &View { fold: Fold::Failed, ..View::default() }, SMALL);
        assert_eq!(plan.note, None);
        let folded: Vec<_> = kinds(&plan).into_iter().filter(|kind| matches!(kind, Kind::Folded(_))).collect();
        assert_eq!(folded, [Kind::Folded(4), Kind::Folded(4)]);
    }

    #[test]
    fn every_node_is_shown_folded_or_hidden_exactly_once() {
        for (n, events) in [(4, usize::MAX), (6, usize::MAX), (6, 500), (8, usize::MAX), (8, 3_333)] {
            let tree = queens_tree(n, "scan", events);
            for fold in [Fold::Never, Fold::Failed, Fold::WhenLarge] {
                for depth in [None, Some(0), Some(3)] {
                    for checks in [false, true] {
                        let plan = plan(&tree, &View { depth, fold, checks }, SMALL);
                        let nodes = kinds(&plan).into_iter().map(|kind| match kind {
                            Kind::Choice { hidden, .. } => 1 + hidden,
                            Kind::Folded(nodes) => nodes,
                            Kind::Refused(_) => 0,
                            Kind::DeadEnd | Kind::Image | Kind::Solution(_) => 1,
                        });
                        assert_eq!(nodes.sum::<usize>(), tree.nodes());
                        assert!(fold == Fold::Never || plan.items.len() <= 100);
                    }
                }
            }
        }
    }

    #[test]
    fn a_large_tree_is_folded_then_cut_and_the_note_says_both() {
        let tree = queens_tree(8, "scan", usize::MAX);
        let view = View::default();
        let why = "this test bears 900";
        let folded = plan(&tree, &view, Format { most: 900, why }).note.unwrap();
        assert!(folded.ends_with("failed subtrees are folded: the tree has 2,057 nodes, and this test bears 900"));
        let cut = plan(&tree, &view, SMALL).note.unwrap();
        assert!(cut.contains("folded and the tree is cut below depth 2: the tree has"), "{cut}");
    }

    #[test]
    fn the_note_counts_refused_choices_where_they_are_shown() {
        let tree = queens_tree(5, "scan", usize::MAX);
        let note = plan(&tree, &View { checks: true, ..View::default() }, SMALL).note.unwrap();
        assert!(note.contains("the tree has 54 nodes and 167 refused choices, and this test bears 100"), "{note}");
    }

    #[test]
    fn unfinished_nodes_are_never_folded() {
        let tree = queens_tree(6, "scan", 60);
        let plan = plan(&tree, &View { fold: Fold::Failed, ..View::default() }, LARGE);
        assert!(plan.items[0].open);
        assert!(plan.items.iter().all(|item| !(item.open && matches!(item.kind, Kind::Folded(_)))));
        assert_eq!(plan.items.last().unwrap().words(), "unfinished");
    }

    #[test]
    fn nothing_is_left_out_when_folding_is_forbidden_but_the_note_warns() {
        let tree = queens_tree(8, "scan", usize::MAX);
        let plan = plan(&tree, &View { fold: Fold::Never, ..View::default() }, SMALL);
        assert_eq!(plan.items.len(), 2_057);
        assert_eq!(plan.note.unwrap(), "nothing is folded: the tree has 2,057 nodes, and this test bears 100");
    }

    #[test]
    fn refused_choices_stand_in_the_order_in_which_they_were_tried() {
        let tree = queens_tree(4, "scan", usize::MAX);
        let plan = plan(&tree, &View { checks: true, ..View::default() }, LARGE);
        assert_eq!(plan.items.len(), 61); // 60 checks and the root
        let under_0: Vec<&str> = plan.items[1].children.iter().map(|&child| &*plan.items[child].label).collect();
        assert_eq!(under_0, ["0", "1", "2", "3"]);
        assert_eq!(plan.items[2].words(), "refused: the queen in column 0 attacks it along the row");
    }
}
