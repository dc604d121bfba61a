//! A graph coloured as a person would: what must be first, then a try, and back where it led nowhere.

use std::collections::HashMap;

use backtrail::{Text, text};

use super::chromatic;
use super::decide::clique;
use super::decide::effort::Effort;
use super::instance::Coloring;
use super::plain::NONE;
use super::why::{first_few, names};
use registry::{Ending, Explanation, Instance, Solution, Step};

/// How many steps a person takes before giving up.
const MOST: usize = 200;

/// How long a person looks for a clique, in steps of a machine.
const QUICK: u64 = 10_000_000;

/// Colours a graph step by step, each with its reason, as far as that carries.
pub(super) fn explain(coloring: &Coloring) -> Explanation {
    let k = coloring.k.unwrap_or_else(|| chromatic::guess(coloring));
    let mut teller = Teller::new(coloring, k);
    let ending = teller.tell();
    let end = match ending {
        Ending::Solved => text!("color-end-solved", colours = k),
        Ending::Impossible => text!("color-end-impossible", colours = k),
        Ending::Stuck | Ending::GaveUp => text!("color-end-gave-up", steps = MOST),
    };
    let reached = (ending == Ending::Solved).then(|| Box::new(coloring.colored(teller.colors)) as Box<dyn Solution>);
    Explanation { steps: teller.steps, reached, end, ending }
}

/// A choice that may have to be taken back.
struct Try {
    vertex: u32,
    /// The colours that were not tried yet, the next one last.
    left: Vec<u32>,
    /// How many vertices had a colour before it.
    before: usize,
}

struct Teller<'a> {
    coloring: &'a Coloring,
    k: u32,
    colors: Vec<u32>,
    /// How many colours the neighbours of each vertex have.
    taken: Vec<u32>,
    /// How many neighbours of a vertex have a colour. Counted anew for each neighbour, a clique of 1,200 took 108 s.
    around: HashMap<(u32, u32), u32>,
    /// The vertices that got a colour, in order.
    made: Vec<u32>,
    tries: Vec<Try>,
    steps: Vec<Step>,
}

impl<'a> Teller<'a> {
    fn new(coloring: &'a Coloring, k: u32) -> Self {
        let n = coloring.graph.vertices();
        let (colors, taken) = (vec![NONE; n as usize], vec![0; n as usize]);
        let (made, tries, steps) = (Vec::new(), Vec::new(), Vec::new());
        let mut teller = Teller { coloring, k, colors, taken, around: HashMap::new(), made, tries, steps };
        for (vertex, fixed) in (0..).zip(&coloring.fixed) {
            fixed.iter().for_each(|&color| teller.paint(vertex, color));
        }
        teller
    }

    fn name(&self, vertex: u32) -> String {
        self.coloring.graph.name(vertex).into_owned()
    }

    fn say(&mut self, name: &'static str, text: Text) {
        let called = text!(match name {
            "back" => "color-step-name-back",
            "clash" => "color-step-name-clash",
            "clique" => "color-step-name-clique",
            "dead end" => "color-step-name-dead-end",
            "forced" => "color-step-name-forced",
            _ => "color-step-name-try",
        });
        self.steps.push(Step { name, called, text });
    }

    /// Tells the story, and how it ends.
    fn tell(&mut self) -> Ending {
        if let Some(clash) = self.coloring.ruled_out() {
            self.say("clash", clash);
            return Ending::Impossible;
        }
        if self.coloring.fixed.is_empty() && !self.begin() {
            return Ending::Impossible;
        }
        while self.steps.len() < MOST {
            let Some((vertex, possible)) = self.next() else { return Ending::Solved };
            let (name, taken) = (self.name(vertex), self.taken(vertex));
            match *possible {
                [] => {
                    self.say("dead end", text!("color-step-dead-end", name = name, taken = taken.unwrap_or_default()));
                    if !self.go_back() {
                        return Ending::Impossible;
                    }
                }
                [only] => {
                    let text = match taken {
                        None => text!("color-step-only", name = name, colour = only),
                        Some(taken) => text!("color-step-forced", name = name, colour = only, taken = taken),
                    };
                    self.say("forced", text);
                    self.set(vertex, only);
                }
                [first, .., last] => {
                    let others: Vec<String> = possible[..possible.len() - 1].iter().map(ToString::to_string).collect();
                    let others = others.join(", ");
                    let text = match taken {
                        None => text!("color-step-try", name = name, others = others, last = last, colour = first),
                        Some(taken) => text!(
                            "color-step-try-because",
                            name = name,
                            others = others,
                            last = last,
                            taken = taken,
                            colour = first
                        ),
                    };
                    self.say("try", text);
                    let left = possible[1..].iter().rev().copied().collect();
                    self.tries.push(Try { vertex, left, before: self.made.len() });
                    self.set(vertex, first);
                }
            }
        }
        Ending::GaveUp
    }

    /// Gives the vertices of a clique their colours: which is which does not matter.
    fn begin(&mut self) -> bool {
        let mut effort = Effort::unwatched();
        effort.allow(QUICK);
        let (clique, _) = clique::in_graph(&self.coloring.graph, &mut effort);
        let names = names(&self.coloring.graph, &clique);
        if clique.len() > self.k as usize {
            self.say("clique", text!("color-step-too-large", names = names, need = clique.len(), colours = self.k));
            return false;
        }
        if clique.len() > 1 {
            let colors = first_few((0..clique.len()).map(|color| color.to_string()).collect());
            self.say("clique", text!("color-step-clique", names = names, colours = colors));
            (0..).zip(&clique).for_each(|(color, &vertex)| self.set(vertex, color));
        }
        true
    }

    fn set(&mut self, vertex: u32, color: u32) {
        self.paint(vertex, color);
        self.made.push(vertex);
    }

    /// Gives a vertex a colour, or takes it away.
    fn paint(&mut self, vertex: u32, color: u32) {
        let before = std::mem::replace(&mut self.colors[vertex as usize], color);
        for &end in self.coloring.graph.neighbours(vertex) {
            if let Some(holders) = self.around.get_mut(&(end, before)) {
                *holders -= 1;
                self.taken[end as usize] -= u32::from(*holders == 0);
            }
            if color != NONE {
                let holders = self.around.entry((end, color)).or_default();
                *holders += 1;
                self.taken[end as usize] += u32::from(*holders == 1);
            }
        }
    }

    /// Takes back the last try that has another colour to offer; false if there is none.
    fn go_back(&mut self) -> bool {
        while let Some(mut last) = self.tries.pop() {
            for vertex in self.made.split_off(last.before) {
                self.paint(vertex, NONE);
            }
            if let Some(color) = last.left.pop() {
                let (name, vertex) = (self.name(last.vertex), last.vertex);
                self.say("back", text!("color-step-back", name = name, colour = color));
                // The last colour that is left is no try.
                if !last.left.is_empty() {
                    self.tries.push(last);
                }
                self.set(vertex, color);
                return true;
            }
        }
        false
    }

    /// The colours that a vertex may have. Of those that nobody has yet one stands for all, unless names are fixed.
    fn possible(&self, vertex: u32) -> Vec<u32> {
        let used = self.colors.iter().filter(|&&color| color != NONE).max().map_or(0, |&most| most + 1);
        let most = if self.coloring.fixed.is_empty() { self.k.min(used + 1) } else { self.k };
        let ends = self.coloring.graph.neighbours(vertex);
        (0..most).filter(|&color| ends.iter().all(|&end| self.colors[end as usize] != color)).collect()
    }

    /// The vertex with the fewest possible colours, which is the one whose neighbours have the most; among those one with the
    /// most neighbours, and the first of these.
    fn next(&self) -> Option<(u32, Vec<u32>)> {
        let graph = &self.coloring.graph;
        let open = (0..graph.vertices()).filter(|&vertex| self.colors[vertex as usize] == NONE);
        let rank = |&vertex: &u32| (self.taken[vertex as usize], graph.degree(vertex), u32::MAX - vertex);
        open.max_by_key(rank).map(|vertex| (vertex, self.possible(vertex)))
    }

    /// Which neighbour has which colour: "a has 0, b has 1".
    fn taken(&self, vertex: u32) -> Option<Text> {
        let graph = &self.coloring.graph;
        let owner = |color: u32| graph.neighbours(vertex).iter().find(|&&end| self.colors[end as usize] == color);
        let clause = |color| Some(text!("color-holder", colour = color, name = self.name(*owner(color)?)));
        joined(&(0..self.k).filter_map(clause).collect::<Vec<_>>())
    }
}

/// Clauses one after another, halves of halves: there may be thousands, and nobody should have to go as deep.
fn joined(clauses: &[Text]) -> Option<Text> {
    match clauses {
        [] => None,
        [only] => Some(only.clone()),
        _ => {
            let (first, rest) = clauses.split_at(clauses.len() / 2);
            Some(text!("color-holders", first = joined(first)?, rest = joined(rest)?))
        }
    }
}
