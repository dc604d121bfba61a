//! A graph coloured as a person would: what must be first, then a try, and back where it led nowhere.

use super::chromatic;
use super::decide::clique;
use super::decide::effort::Effort;
use super::instance::Coloring;
use super::plain::NONE;
use super::reason::listed;
use crate::registry::{Ending, Explanation, Instance, Solution};

/// A person gives up after so many steps.
const MOST: usize = 200;

/// How long a person looks for a clique, in steps of a machine.
const QUICK: u64 = 10_000_000;

/// Colours a graph step by step, each with its reason, as far as that carries.
pub(super) fn explain(coloring: &Coloring) -> Explanation {
    let k = coloring.k.unwrap_or_else(|| chromatic::guess(coloring));
    let mut teller = Teller::new(coloring, k);
    let ending = teller.tell();
    let colors = if k == 1 { "1 colour".to_string() } else { format!("{k} colours") };
    let end = match ending {
        Ending::Solved => format!("solved with {colors}: joined vertices have different ones"),
        Ending::Impossible => format!("{colors} are not enough"),
        Ending::Stuck | Ending::GaveUp => format!("after {MOST} steps a person would give up; backtrail color goes on"),
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
    /// The vertices that got a colour, in order.
    made: Vec<u32>,
    tries: Vec<Try>,
    steps: Vec<(&'static str, String)>,
}

impl<'a> Teller<'a> {
    fn new(coloring: &'a Coloring, k: u32) -> Self {
        let mut colors = vec![NONE; coloring.graph.vertices() as usize];
        for (color, fixed) in colors.iter_mut().zip(&coloring.fixed) {
            *color = fixed.unwrap_or(NONE);
        }
        Teller { coloring, k, colors, made: Vec::new(), tries: Vec::new(), steps: Vec::new() }
    }

    fn name(&self, vertex: u32) -> String {
        self.coloring.graph.name(vertex).into_owned()
    }

    fn say(&mut self, name: &'static str, text: String) {
        self.steps.push((name, text));
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
                    self.say("dead end", format!("{name} has no colour left: {taken}"));
                    if !self.go_back() {
                        return Ending::Impossible;
                    }
                }
                [only] => {
                    let text = match taken.as_str() {
                        "" => format!("{name} is {only}: there is no other colour"),
                        taken => format!("{name} must be {only}: {taken}"),
                    };
                    self.say("forced", text);
                    self.set(vertex, only);
                }
                [first, ..] => {
                    let may: Vec<String> = possible.iter().map(ToString::to_string).collect();
                    let because = if taken.is_empty() { String::new() } else { format!(" ({taken})") };
                    self.say("try", format!("{name} may be {}{because}: try {first}", either(&may)));
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
        let names: Vec<String> = clique.iter().map(|&vertex| self.name(vertex)).collect();
        if clique.len() > self.k as usize {
            let (need, has) = (clique.len(), self.k);
            self.say(
                "clique",
                format!("{} are joined to each other: they need {need} colours of {has}", listed(&names)),
            );
            return false;
        }
        if clique.len() > 1 {
            let colors: Vec<String> = (0..clique.len()).map(|color| color.to_string()).collect();
            let text = "are joined to each other, so that they have different colours: say";
            self.say("clique", format!("{} {text} {}", listed(&names), listed(&colors)));
            (0..).zip(&clique).for_each(|(color, &vertex)| self.set(vertex, color));
        }
        true
    }

    fn set(&mut self, vertex: u32, color: u32) {
        self.colors[vertex as usize] = color;
        self.made.push(vertex);
    }

    /// Takes back the last try that has another colour to offer; false if there is none.
    fn go_back(&mut self) -> bool {
        while let Some(mut last) = self.tries.pop() {
            for vertex in self.made.split_off(last.before) {
                self.colors[vertex as usize] = NONE;
            }
            if let Some(color) = last.left.pop() {
                let (name, vertex) = (self.name(last.vertex), last.vertex);
                self.say("back", format!("{name} was the last try: now {color}"));
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

    /// The vertex with the fewest possible colours; among those one with the most neighbours.
    fn next(&self) -> Option<(u32, Vec<u32>)> {
        let graph = &self.coloring.graph;
        let open = (0..graph.vertices()).filter(|&vertex| self.colors[vertex as usize] == NONE);
        let ranked = open.map(|vertex| (self.possible(vertex), usize::MAX - graph.degree(vertex), vertex));
        let best = ranked.min_by_key(|(possible, degree, vertex)| (possible.len(), *degree, *vertex));
        best.map(|(possible, _, vertex)| (vertex, possible))
    }

    /// Which neighbour has which colour: "0 is a's, 1 is b's".
    fn taken(&self, vertex: u32) -> String {
        let graph = &self.coloring.graph;
        let owner = |color: u32| graph.neighbours(vertex).iter().find(|&&end| self.colors[end as usize] == color);
        let taken = (0..self.k).filter_map(|color| Some(format!("{color} is that of {}", self.name(*owner(color)?))));
        taken.collect::<Vec<_>>().join(", ")
    }
}

/// "0 or 2".
fn either(colors: &[String]) -> String {
    match colors.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => colors.concat(),
    }
}
