//! The tree as it is told: an arena of nodes in the order in which they were entered, so that every node stands after
//! its parent. Sums over subtrees are one loop from the back.

use backtrail::Event;

/// A decision tree in the making: tell it the events of a search, then draw it.
///
/// ```
/// use backtrail::Event;
/// use render::tree::Tree;
///
/// let mut tree = Tree::default();
/// tree.tell(&Event::Enter(None), None);
/// tree.tell(&Event::Refuse("0".to_string()), Some("the square is taken"));
/// tree.tell(&Event::Enter(Some("1".to_string())), None);
/// tree.tell(&Event::Solution, None);
/// assert_eq!((tree.nodes(), tree.is_finished()), (2, false));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Tree {
    nodes: Vec<Node>,
    /// The nodes that were entered and not left, from the root to the current one.
    open: Vec<usize>,
    solutions: usize,
    dead_ends: usize,
    refused: usize,
}

/// A node, as it was told.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// The choice that led to it; the root may have none.
    pub(super) label: Option<String>,
    pub(super) depth: usize,
    /// Its choices, in the order in which they were tried.
    pub(super) branches: Vec<Branch>,
    pub(super) end: NodeEnd,
    /// Was it left, and with it all below it?
    pub(super) left: bool,
}

impl Node {
    /// Was it left without a solution, a dead end or a node below? Then it is the image of a solution.
    pub(super) fn is_image(&self) -> bool {
        let is_leaf = !self.branches.iter().any(|branch| matches!(branch, Branch::Child(_)));
        self.left && self.end == NodeEnd::Open && is_leaf
    }
}

/// What became of a choice.
#[derive(Clone, Debug)]
pub(super) enum Branch {
    /// It was accepted and led to this node.
    Child(usize),
    /// It was refused.
    Refused { label: String, reason: Option<String> },
}

/// How a node ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NodeEnd {
    /// Not by itself: there are nodes below, or the search was stopped here.
    Open,
    /// As a solution, the k-th of the search, from 1 on.
    Solution(usize),
    /// As a dead end.
    Dead,
}

/// What a subtree holds.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    /// Its nodes, itself included.
    pub(super) nodes: usize,
    pub(super) solutions: usize,
    /// Images of solutions that are counted elsewhere.
    pub(super) images: usize,
}

impl Tree {
    /// Adds what happened; the first `Enter` makes the root. A reason is kept with a refused choice.
    ///
    /// # Panics
    ///
    /// If this is no event that a walk tells here: a second root, or anything but `Enter` while no node is open.
    pub fn tell(&mut self, event: &Event<String>, reason: Option<&str>) {
        match event {
            Event::Enter(label) => self.enter(label.clone()),
            Event::Refuse(label) => {
                let refused = Branch::Refused { label: label.clone(), reason: reason.map(str::to_string) };
                self.refused += 1;
                self.here().branches.push(refused);
            }
            Event::Solution => {
                self.solutions += 1;
                self.here().end = NodeEnd::Solution(self.solutions);
            }
            Event::DeadEnd => {
                self.dead_ends += 1;
                self.here().end = NodeEnd::Dead;
            }
            Event::Leave(_) => {
                self.here().left = true;
                self.open.pop();
            }
        }
    }

    /// How many nodes it has.
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// How many of them are solutions.
    pub fn solutions(&self) -> usize {
        self.solutions
    }

    /// How many of them are dead ends.
    pub fn dead_ends(&self) -> usize {
        self.dead_ends
    }

    /// How many choices were refused.
    pub fn refused(&self) -> usize {
        self.refused
    }

    /// Was it walked to the end? If not, the nodes from the root to the last one are unfinished.
    pub fn is_finished(&self) -> bool {
        self.open.is_empty() && !self.nodes.is_empty()
    }

    fn enter(&mut self, label: Option<String>) {
        let new = self.nodes.len();
        if let Some(&parent) = self.open.last() {
            self.nodes[parent].branches.push(Branch::Child(new));
        } else {
            assert!(new == 0, "a tree has one root");
        }
        self.nodes.push(Node { label, depth: self.open.len(), branches: Vec::new(), end: NodeEnd::Open, left: false });
        self.open.push(new);
    }

    fn here(&mut self) -> &mut Node {
        let here = *self.open.last().expect("a node is entered before anything else happens");
        &mut self.nodes[here]
    }

    pub(super) fn node(&self, node: usize) -> &Node {
        &self.nodes[node]
    }

    /// What the subtree of each node holds.
    pub(super) fn sums(&self) -> Vec<Sum> {
        let mut sums = vec![Sum::default(); self.nodes.len()];
        for (i, node) in self.nodes.iter().enumerate().rev() {
            let solutions = usize::from(matches!(node.end, NodeEnd::Solution(_)));
            let mut sum = Sum { nodes: 1, solutions, images: usize::from(node.is_image()) };
            for branch in &node.branches {
                if let &Branch::Child(child) = branch {
                    sum.nodes += sums[child].nodes;
                    sum.solutions += sums[child].solutions;
                    sum.images += sums[child].images;
                }
            }
            sums[i] = sum;
        }
        sums
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::snapshot::queens_tree;

    #[test]
    fn four_queens_have_seventeen_nodes_of_which_two_are_solutions() {
        let tree = queens_tree(4, "scan", usize::MAX);
        assert_eq!((tree.nodes(), tree.solutions(), tree.dead_ends()), (17, 2, 4));
        assert!(tree.is_finished());
        let sums = tree.sums();
        assert_eq!((sums[0].nodes, sums[0].solutions), (17, 2));
    }

    #[test]
    fn a_search_that_was_stopped_is_not_finished() {
        let tree = queens_tree(4, "scan", 20);
        assert!(!tree.is_finished());
        assert!(!tree.node(0).left);
        assert!(!Tree::default().is_finished());
    }

    #[test]
    #[should_panic(expected = "one root")]
    fn a_second_root_is_a_broken_promise() {
        let mut tree = Tree::default();
        for event in [Event::Enter(None), Event::Leave(None), Event::Enter(None)] {
            tree.tell(&event, None);
        }
    }
}
