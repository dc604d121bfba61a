//! What the search has done so far, for the picture of its tree.
//!
//! Items, a node or a refused choice each, stand in the order in which the search met them, so that a step back takes the
//! last one away again. At most `most` are kept; of what comes later only the number is, until steps back free the room. So
//! memory is bounded, and stepping back stays right.

use std::collections::HashMap;

use backtrail::Event;

/// The tree as far as it is kept.
pub(crate) struct Memory {
    items: Vec<Item>,
    most: usize,
    /// How many items came when there was no more room.
    forgotten: u64,
    /// The nodes from the root to the current one; `None` for one that was forgotten.
    open: Vec<Option<u32>>,
    visits: u64,
    solutions: u64,
    names: Names,
}

struct Item {
    label: u32,
    parent: u32,
    /// Where what lies below it ends; 0 while it is open.
    end: u32,
    refused: bool,
    /// Was it told to be a dead end?
    dead: bool,
    /// How many of its children were left and are forgotten.
    beyond: u32,
    /// Visits and solutions before it while it is open, in it once it is left.
    visits: u64,
    solutions: u64,
}

/// What became of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChoiceOutcome {
    /// It was refused.
    Refused,
    /// It is on the path.
    Open,
    /// It was a dead end.
    DeadEnd,
    /// It was a solution.
    Solution,
    /// It was the image of a solution that is counted elsewhere.
    Image,
    /// It was left after this many nodes, without a solution.
    Failed(u64),
    /// It was left after this many nodes, with this many solutions among them.
    Solved(u64, u64),
}

impl Memory {
    /// An empty memory that keeps at most `most` items.
    pub(crate) fn new(most: usize) -> Self {
        let most = most.min(u32::MAX as usize / 2);
        let (items, open, names) = (Vec::new(), Vec::new(), Names::default());
        Memory { items, most, forgotten: 0, open, visits: 0, solutions: 0, names }
    }

    /// Is told what happened.
    pub(crate) fn tell(&mut self, event: &Event<String>) {
        match event {
            Event::Enter(label) => {
                let item = self.push(label.as_deref().unwrap_or_default(), false);
                self.open.push(item);
                self.visits += 1;
            }
            Event::Refuse(label) => {
                self.push(label, true);
            }
            Event::Solution => self.solutions += 1,
            Event::DeadEnd => self.set_dead(true),
            Event::Leave(_) => {
                let end = self.items.len() as u32;
                match self.open.pop().flatten() {
                    Some(left) => {
                        let left = &mut self.items[left as usize];
                        left.end = end;
                        left.visits = self.visits - left.visits;
                        left.solutions = self.solutions - left.solutions;
                    }
                    None => {
                        if let Some(parent) = self.open.last().copied().flatten() {
                            self.items[parent as usize].beyond += 1;
                        }
                    }
                }
            }
        }
    }

    /// Is told that this, the last event, was taken back.
    pub(crate) fn untell(&mut self, event: &Event<String>) {
        match event {
            Event::Enter(_) => {
                self.open.pop();
                self.visits -= 1;
                self.pop();
            }
            Event::Refuse(_) => self.pop(),
            Event::Solution => self.solutions -= 1,
            Event::DeadEnd => self.set_dead(false),
            Event::Leave(_) => {
                let again = self.last_left();
                if let Some(item) = again {
                    let item = &mut self.items[item as usize];
                    item.end = 0;
                    item.visits = self.visits - item.visits;
                    item.solutions = self.solutions - item.solutions;
                } else if let Some(parent) = self.open.last().copied().flatten() {
                    self.items[parent as usize].beyond -= 1;
                }
                self.open.push(again);
            }
        }
    }

    fn set_dead(&mut self, is_dead: bool) {
        if let Some(here) = self.open.last().copied().flatten() {
            self.items[here as usize].dead = is_dead;
        }
    }

    /// The child of the current node that was left last, if it is kept.
    fn last_left(&self) -> Option<u32> {
        let Some(here) = self.open.last().copied() else { return (!self.items.is_empty()).then_some(0) };
        let here = here.filter(|&here| self.items[here as usize].beyond == 0)?;
        // Whatever was kept last lies in it.
        let mut item = self.items.len() as u32 - 1;
        while self.items[item as usize].parent != here {
            item = self.items[item as usize].parent;
        }
        Some(item)
    }

    fn push(&mut self, label: &str, refused: bool) -> Option<u32> {
        if self.items.len() >= self.most {
            self.forgotten += 1;
            return None;
        }
        let number = self.items.len() as u32;
        let parent = self.open.last().copied().flatten().unwrap_or(0);
        let label = self.names.number(label);
        let end = if refused { number + 1 } else { 0 };
        let (visits, solutions) = (self.visits, self.solutions);
        self.items.push(Item { label, parent, end, refused, dead: false, beyond: 0, visits, solutions });
        Some(number)
    }

    fn pop(&mut self) {
        if self.forgotten > 0 {
            self.forgotten -= 1;
        } else {
            self.items.pop();
        }
    }

    /// The nodes from the root to the current one; the root alone, once it is left.
    pub(crate) fn open(&self) -> &[Option<u32>] {
        if self.open.is_empty() && !self.items.is_empty() { &[Some(0)] } else { &self.open }
    }

    /// Was nothing tried at the current node, as far as is known?
    pub(crate) fn is_leaf(&self) -> bool {
        let here = self.open.last().copied().flatten();
        here.is_some_and(|here| self.beyond(here) == 0 && self.children(here).next().is_none())
    }

    /// The choices that were tried at a node, in order, and what became of them.
    pub(crate) fn children(&self, node: u32) -> impl Iterator<Item = (&str, ChoiceOutcome)> {
        let end = match self.items[node as usize].end {
            0 => self.items.len(),
            end => end as usize,
        };
        let mut next = node as usize + 1;
        std::iter::from_fn(move || {
            let item = self.items[..end].get(next)?;
            next = if item.end == 0 { end } else { item.end as usize };
            Some((self.names.name(item.label), item.outcome()))
        })
    }

    /// How many of its children are forgotten.
    pub(crate) fn beyond(&self, node: u32) -> u32 {
        self.items[node as usize].beyond
    }
}

impl Item {
    fn outcome(&self) -> ChoiceOutcome {
        match (self.refused, self.end, self.visits, self.solutions) {
            (true, ..) => ChoiceOutcome::Refused,
            (_, 0, ..) => ChoiceOutcome::Open,
            (_, _, 1, 0) if self.dead => ChoiceOutcome::DeadEnd,
            (_, _, 1, 0) => ChoiceOutcome::Image,
            (_, _, 1, _) => ChoiceOutcome::Solution,
            (_, _, nodes, 0) => ChoiceOutcome::Failed(nodes),
            (_, _, nodes, solutions) => ChoiceOutcome::Solved(nodes, solutions),
        }
    }
}

/// Every label once: a search of millions of nodes has but a few.
#[derive(Default)]
struct Names {
    numbers: HashMap<Box<str>, u32>,
    names: Vec<Box<str>>,
}

impl Names {
    fn number(&mut self, name: &str) -> u32 {
        if let Some(&number) = self.numbers.get(name) {
            return number;
        }
        let number = self.names.len() as u32;
        self.numbers.insert(name.into(), number);
        self.names.push(name.into());
        number
    }

    fn name(&self, number: u32) -> &str {
        &self.names[number as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::player;

    /// All that can be seen of a memory.
    fn seen(memory: &Memory) -> impl PartialEq + std::fmt::Debug + use<> {
        let children =
            |node| -> Vec<_> { memory.children(node).map(|(label, outcome)| (label.to_string(), outcome)).collect() };
        let look = |&node: &Option<u32>| match node {
            Some(kept) => (node, memory.beyond(kept), children(kept)),
            None => (None, 0, Vec::new()),
        };
        memory.open().iter().map(look).collect::<Vec<_>>()
    }

    #[test]
    fn steps_back_show_what_was_there_however_little_is_kept() {
        for most in [0, 1, 7, 60, 1_000_000] {
            let mut player = player("queens", "5", "scan");
            let mut memory = Memory::new(most);
            let (mut shown, mut events) = (vec![seen(&memory)], Vec::new());
            while let Some(event) = player.step().cloned() {
                memory.tell(&event);
                shown.push(seen(&memory));
                events.push(event);
                assert!(memory.items.len() <= most);
            }
            while let Some(expected) = shown.pop() {
                assert_eq!(seen(&memory), expected, "{most} kept, after {} steps", shown.len());
                if let Some(event) = events.pop() {
                    memory.untell(&event);
                }
            }
        }
    }

    #[test]
    fn what_was_tried_is_shown_with_its_outcome() {
        let mut player = player("queens", "4", "scan");
        let mut memory = Memory::new(1_000);
        let mut before_the_end = Vec::new();
        while let Some(event) = player.step().cloned() {
            if event == Event::Leave(None) {
                before_the_end = memory.children(0).map(|(label, outcome)| (label.to_string(), outcome)).collect();
            }
            memory.tell(&event);
        }
        // The tree of four queens: its outer quarters fail, the inner ones have a solution each.
        let expected = [
            ChoiceOutcome::Failed(4),
            ChoiceOutcome::Solved(4, 1),
            ChoiceOutcome::Solved(4, 1),
            ChoiceOutcome::Failed(4),
        ];
        let outcomes: Vec<ChoiceOutcome> = before_the_end.iter().map(|&(_, outcome)| outcome).collect();
        assert_eq!(outcomes, expected);
    }
}
