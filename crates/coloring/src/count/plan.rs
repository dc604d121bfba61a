//! What a sweep over the bags does, step by step.
//!
//! The bags are a tree: the bag of a vertex hangs on that of the first of its others to be closed. Its heavy paths are
//! *branches*: a branch starts with nothing, opens vertices and closes them, and takes in other branches where they meet
//! it. On a path-like graph there is one branch, and it is the classical frontier.

use super::order::Order;
use crate::decide::effort::Effort;

/// A branch of the tree.
#[derive(Debug, Default)]
pub(super) struct Branch {
    pub(super) steps: Vec<Step>,
}

/// One pass over the states of a branch.
#[derive(Debug)]
pub(super) struct Step {
    /// How many vertices the states have before.
    pub(super) width: usize,
    /// A vertex that is opened: the places of its neighbours among those that are open. It gets the last place.
    pub(super) opened: Option<Vec<u8>>,
    /// Branches that end here, and the places of the vertices that their states have.
    pub(super) joined: Vec<(usize, Vec<u8>)>,
    /// The places of the vertices that stay open.
    pub(super) kept: Vec<u8>,
    /// How many vertices are closed after it, in all branches that were taken in.
    pub(super) closed: usize,
    /// The vertices that are open after it, before any is closed.
    pub(super) bag: Vec<u32>,
}

/// The branches, each after those that it takes in.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) branches: Vec<Branch>,
    /// The most vertices that are open at once.
    pub(super) width: usize,
}

/// A branch that is being laid out.
struct Growing {
    branch: Branch,
    /// The vertices of its states.
    scope: Vec<u32>,
    closed: usize,
}

impl Growing {
    fn new() -> Growing {
        Growing { branch: Branch::default(), scope: Vec::new(), closed: 0 }
    }

    /// The next step, before anything is closed.
    fn push(&mut self, opened: Option<Vec<u8>>) -> &mut Step {
        let bag = self.scope.clone();
        let width = bag.len() - usize::from(opened.is_some());
        let kept = (0..bag.len() as u8).collect();
        let step = Step { width, opened, joined: Vec::new(), kept, closed: self.closed, bag };
        self.branch.steps.push(step);
        self.branch.steps.last_mut().expect("it was pushed")
    }

    /// Closes a vertex in the last step.
    fn close(&mut self, vertex: u32) {
        self.scope.retain(|&other| other != vertex);
        self.closed += 1;
        let step = self.branch.steps.last_mut().expect("a vertex was opened before it is closed");
        step.kept.retain(|&place| step.bag[place as usize] != vertex);
        step.closed = self.closed;
    }
}

impl Plan {
    /// The plan for an order. The bags must not be wider than a state may be. `None` if there is no more effort.
    pub(super) fn new(graph: &[Vec<u32>], order: &Order, effort: &mut Effort<'_>) -> Option<Plan> {
        let mut place = vec![0; graph.len()];
        for (at, (vertex, _)) in order.bags.iter().enumerate() {
            place[*vertex as usize] = at;
        }
        let mut branches: Vec<Branch> = Vec::new();
        let mut waiting: Vec<Vec<Growing>> = (0..graph.len()).map(|_| Vec::new()).collect();
        for (vertex, others) in &order.bags {
            let mut met = std::mem::take(&mut waiting[*vertex as usize]);
            met.sort_by_key(|growing| growing.scope.len());
            let mut trunk = met.pop().unwrap_or_else(Growing::new);
            let mut joined: Vec<(usize, Growing)> = Vec::new();
            for mut growing in met {
                branches.push(std::mem::take(&mut growing.branch));
                joined.push((branches.len() - 1, growing));
            }
            let bag: Vec<u32> = others.iter().copied().chain([*vertex]).collect();
            join(&mut trunk, &mut joined, false);
            while trunk.scope.len() < bag.len() {
                if effort.spend(8 * (bag.len() * bag.len()) as u64) {
                    return None;
                }
                let missing = bag.iter().filter(|vertex| !trunk.scope.contains(vertex));
                let held = |&&vertex: &&u32| {
                    trunk.scope.iter().filter(|other| graph[vertex as usize].binary_search(other).is_ok()).count()
                };
                let next = *missing.max_by_key(held).expect("some are missing");
                open(graph, &mut trunk, next);
                join(&mut trunk, &mut joined, true);
            }
            trunk.close(*vertex);
            match others.iter().min_by_key(|&&other| place[other as usize]) {
                Some(&parent) => waiting[parent as usize].push(trunk),
                None => branches.push(trunk.branch),
            }
        }
        let width = branches.iter().flat_map(|branch| &branch.steps).map(|step| step.bag.len()).max().unwrap_or(0);
        Some(Plan { branches, width })
    }

    pub(super) fn steps(&self) -> impl Iterator<Item = &Step> {
        self.branches.iter().flat_map(|branch| &branch.steps)
    }
}

/// Opens a vertex in a step of its own.
fn open(graph: &[Vec<u32>], trunk: &mut Growing, vertex: u32) {
    let is_neighbour = |place: &usize| graph[vertex as usize].binary_search(&trunk.scope[*place]).is_ok();
    let neighbours = (0..trunk.scope.len()).filter(is_neighbour).map(|place| place as u8).collect();
    trunk.scope.push(vertex);
    trunk.push(Some(neighbours));
}

/// Takes in the branches whose vertices are all open: in the last step, or in one of its own.
fn join(trunk: &mut Growing, joined: &mut Vec<(usize, Growing)>, in_last: bool) {
    let scope = trunk.scope.clone();
    let ready = |growing: &Growing| growing.scope.iter().all(|vertex| scope.contains(vertex));
    for (branch, growing) in joined.extract_if(.., |(_, growing)| ready(growing)) {
        let place = |vertex: &u32| scope.iter().position(|other| other == vertex).expect("it is open") as u8;
        let places = growing.scope.iter().map(place).collect();
        trunk.closed += growing.closed;
        let closed = trunk.closed;
        let last_opens = in_last
            || trunk.branch.steps.last().is_some_and(|step| {
                !step.joined.is_empty() && step.opened.is_none() && step.kept.len() == step.bag.len()
            });
        let step =
            if last_opens { trunk.branch.steps.last_mut().expect("there is a last step") } else { trunk.push(None) };
        step.joined.push((branch, places));
        step.closed = closed;
    }
}
