//! Every node has an address, and the tree falls into parts at any of them.

use crate::common::Tree;
use backtrail::{
    Address, Counter, Event, Limits, Missing, NoSuchNode, Outcome, Path, Problem, Search, Split, Stats, Walk,
};

/// Small trees of every kind, some of them only a root.
fn trees() -> impl Iterator<Item = Tree> {
    (0..60).map(|seed| Tree::new(seed, 6)).filter(|tree| Search::new(tree.clone()).count().stats.visits < Some(300))
}

/// The paths of all nodes, in the order of the walk, each with its address.
fn nodes(tree: &Tree) -> Vec<(Path<u8>, Address)> {
    let mut walk = Walk::new(tree.clone());
    let mut nodes = Vec::new();
    while let Some(event) = walk.step() {
        if matches!(event, Event::Enter(_)) {
            nodes.push((walk.path(), walk.address()));
        }
    }
    nodes
}

/// The part of a tree under a node, or what is left of it after another.
fn part(tree: &Tree, under: &Address, after: Option<&Address>) -> (u128, Stats) {
    let outcome = Search::part(tree.clone(), under, after, Counter::default()).expect("there is such a node").count();
    (outcome.solutions, outcome.stats)
}

fn plus((solutions, mut stats): (u128, Stats), other: &(u128, Stats)) -> (u128, Stats) {
    stats += &other.1;
    (solutions + other.0, stats)
}

fn whole(tree: &Tree) -> (u128, Stats) {
    let Outcome { solutions, stats, .. } = Search::new(tree.clone()).count();
    (solutions, stats)
}

#[test]
fn an_address_leads_to_the_node_that_it_was_asked_of() {
    assert!(trees().count() > 20);
    for tree in trees() {
        let nodes = nodes(&tree);
        assert!(nodes.is_sorted_by(|(_, one), (_, next)| one < next), "in the order of the walk");
        let mut moved = Walk::new(tree.clone());
        for (path, address) in &nodes {
            assert_eq!(address.to_string().parse::<Address>().as_ref(), Ok(address));
            for mut walk in [Walk::resume(tree.clone(), address).unwrap(), Walk::under(tree.clone(), path).unwrap()] {
                assert_eq!((&walk.path(), &walk.address(), walk.depth()), (path, address, path.depth()));
            }
            moved.go_to(address).unwrap();
            assert_eq!((&moved.path(), &moved.address()), (path, address));
        }
    }
}

/// What a search counts at one node alone.
fn alone(tree: &Tree, node: &Address) -> (u128, Stats) {
    let state = Walk::under(tree.clone(), node).unwrap().problem().clone();
    let mut counter = Counter::default();
    counter.count(&Event::<u8>::Enter(None), node.depth());
    if !state.is_solved() {
        let refused = state.choices().filter(|&choice| !state.clone().apply(choice)).count();
        (0..refused).for_each(|_| counter.count(&Event::Refuse(0), node.depth()));
        if refused == state.choices().count() {
            counter.count(&Event::<u8>::DeadEnd, node.depth());
        }
    }
    (u128::from(state.is_solved()), counter.stats())
}

#[test]
fn a_node_and_the_subtrees_of_its_children_make_up_its_subtree() {
    for tree in trees() {
        let nodes = nodes(&tree);
        assert_eq!(part(&tree, &Address::root(), None), whole(&tree));
        for (_, node) in &nodes {
            let children = nodes.iter().filter(|(_, child)| child.depth() == node.depth() + 1 && child.is_under(node));
            let sum = children.fold(alone(&tree, node), |sum, (_, child)| plus(sum, &part(&tree, child, None)));
            assert_eq!(sum, part(&tree, node, None), "{node}");
        }
    }
}

#[test]
fn what_comes_up_to_a_node_and_what_comes_after_it_make_up_the_whole() {
    for tree in trees() {
        for (_, under) in nodes(&tree) {
            let total = part(&tree, &under, None);
            let visits = total.1.visits.unwrap();
            for stop in [1, 2, visits / 2, visits].into_iter().filter(|&stop| (1..=visits).contains(&stop)) {
                let limits = Limits { visits: Some(stop), ..Limits::default() };
                let mut first = Search::part(tree.clone(), &under, None, Counter::default()).unwrap().limits(limits);
                let Outcome { solutions, stats, .. } = first.count();
                let at = first.address().expect("it stopped at a node");
                assert!(at.is_under(&under));
                assert_eq!(plus((solutions, stats), &part(&tree, &under, Some(&at))), total, "{under}, {at}");
            }
        }
    }
}

#[test]
fn a_node_outside_the_part_is_refused_and_the_walk_is_as_it_was() {
    let tree = trees().find(|tree| nodes(tree).len() > 50).expect("one is larger");
    let nodes = nodes(&tree);
    let under = &nodes.iter().find(|(_, node)| node.depth() == 2).expect("it is that deep").1;
    for (path, node) in nodes.iter().filter(|(_, node)| !node.is_under(under)) {
        let common = node.places().iter().zip(under.places()).take_while(|(one, other)| one == other).count();
        let outside = Some(NoSuchNode { depth: common, why: Missing::Outside });
        assert_eq!(Search::part(tree.clone(), under, Some(node), ()).err(), outside);
        let mut walk = Walk::under(tree.clone(), under).unwrap();
        walk.step();
        assert_eq!(walk.go_to(path).err(), outside);
        assert_eq!(walk.address(), *under);
        let outcome = Search::over(walk, Counter::default()).count();
        assert_eq!((outcome.solutions, outcome.stats), part(&tree, under, None));
    }
}

#[test]
fn the_units_of_a_cut_add_up_to_the_tree_at_every_depth() {
    for tree in trees() {
        for depth in 0..9 {
            let split = Split::at_depth(tree.clone(), depth);
            assert_eq!(split, Split::at_depth(tree.clone(), depth), "it depends on nothing else");
            let nodes = nodes(&tree);
            let level = nodes.iter().map(|(_, node)| node).filter(|node| node.depth() == depth);
            assert!(split.subtrees.iter().eq(level), "the cut is a level of the tree, in its order");
            assert_eq!(split.units(), 1 + split.subtrees.len());
            let solved = |node: &&Address| Walk::under(tree.clone(), *node).unwrap().problem().is_solved();
            let above = nodes.iter().map(|(_, node)| node).filter(|node| node.depth() < depth).filter(solved);
            assert!(split.crown_solutions.iter().eq(above));
            let crown = (split.crown_solutions.len() as u128, split.crown);
            let sum = split.subtrees.iter().fold(crown, |sum, root| plus(sum, &part(&tree, root, None)));
            assert_eq!(sum, whole(&tree), "cut at {depth}");
        }
    }
}
