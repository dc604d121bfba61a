//! Two searches whose finds are crossed.
//!
//! HEAD (Moalic and Gondran 2018): a population of two. A child takes the largest class of colours from one parent, then the largest
//! of what is left of the other's, in turn (the greedy partition crossover of Galinier and Hao 1999), and a tabu search improves it.
//! Every ten generations the best of earlier ones takes the place of a parent. When both are alike, two new ones begin, and
//! every search from then on is twice as long: so the length, which decides how hard a graph it can be, need not be given.
//!
//! Median CPU seconds over 11 seeds (as in [`super`]): `le450_25c` with 26 colours .47, `DSJC250.5` with 29 .022; `flat300_26` .22, where
//! a tabu search alone takes .48. `le450_15c` with 15 is found by 2 seeds of 11 in 3 s: learning from conflicts is better there.

use super::super::dense::Dense;
use super::super::effort::Effort;
use super::{Pause, Tabu};

/// An evolution that can be interrupted and goes on where it was.
pub(in super::super) struct Breed<'a> {
    tabu: Tabu<'a>,
    /// When the search of the present child ends.
    until: u64,
    /// How many moves a child is given.
    patience: u64,
    parents: Option<[Kept; 2]>,
    /// The first child, while the second is improved.
    child: Option<Kept>,
    /// The best of this span of generations, and of those before it.
    elites: [Option<Kept>; 2],
    generation: u64,
    best: u64,
}

/// A colouring and its clashes.
#[derive(Clone)]
struct Kept {
    colors: Vec<u32>,
    clashes: u64,
}

/// How many moves the first children are given, for each vertex.
const PATIENCE: u64 = 32;

/// How many generations make a span.
const SPAN: u64 = 10;

/// Parents are alike if they differ in at most one of this many vertices.
const ALIKE: usize = 20;

impl<'a> Breed<'a> {
    /// An evolution that begins at these colours; those from k on are replaced by random ones.
    pub(in super::super) fn new(graph: &'a Dense, k: usize, start: Vec<u32>, seed: u64) -> Self {
        let tabu = Tabu::new(graph, k, start, seed);
        let patience = PATIENCE * graph.n() as u64;
        Breed {
            until: tabu.moves + patience,
            best: tabu.best,
            tabu,
            patience,
            parents: None,
            child: None,
            elites: [None, None],
            generation: 0,
        }
    }

    /// Searches on. A proper colouring, or none when the effort is spent.
    pub(in super::super) fn search(&mut self, effort: &mut Effort<'_>) -> Option<Vec<u32>> {
        loop {
            let pause = self.tabu.run(self.until, effort);
            self.best = self.best.min(self.tabu.best);
            match pause {
                Pause::Found => return Some(self.tabu.colors.clone()),
                Pause::Spent => return None,
                Pause::Tired => self.next(),
            }
        }
    }

    /// The colours with the fewest clashes of the present search.
    pub(in super::super) fn best_colors(&self) -> &[u32] {
        &self.tabu.best_colors
    }

    /// The fewest clashes seen.
    #[cfg(test)]
    pub(in super::super) fn best(&self) -> u64 {
        self.best
    }

    /// How many moves were made.
    #[cfg(test)]
    pub(in super::super) fn moves(&self) -> u64 {
        self.tabu.moves
    }

    /// A search is over: begins the next one.
    fn next(&mut self) {
        let found = Kept { colors: self.tabu.best_colors.clone(), clashes: self.tabu.best };
        match self.child.take() {
            None => self.child = Some(found),
            Some(first) => self.grow([first, found]),
        }
        let colors = match &self.parents {
            Some([a, b]) if self.child.is_none() => self.cross(a, b),
            Some([a, b]) => self.cross(b, a),
            None => vec![u32::MAX; self.tabu.colors.len()],
        };
        self.tabu.restart(colors);
        self.until = self.tabu.moves + self.patience;
    }

    /// Two children become parents.
    fn grow(&mut self, mut parents: [Kept; 2]) {
        for parent in &parents {
            if self.elites[0].as_ref().is_none_or(|elite| parent.clashes <= elite.clashes) {
                self.elites[0] = Some(parent.clone());
            }
        }
        self.generation += 1;
        if self.generation.is_multiple_of(SPAN) {
            if let Some(elite) = self.elites[1].take() {
                parents[0] = elite;
            }
            self.elites = [None, self.elites[0].take()];
        }
        if self.distance(&parents) * ALIKE > parents[0].colors.len() {
            self.parents = Some(parents);
        } else {
            self.patience *= 2;
            self.parents = None;
            self.elites = [None, None];
            self.generation = 0;
        }
    }

    /// About how many vertices would have to change their class, so that two colourings have the same classes.
    fn distance(&self, [a, b]: &[Kept; 2]) -> usize {
        let k = self.tabu.k;
        let mut common = vec![0_usize; k * k];
        for (&a, &b) in a.colors.iter().zip(&b.colors) {
            common[a as usize * k + b as usize] += 1;
        }
        a.colors.len() - common.chunks(k).filter_map(|row| row.iter().max()).sum::<usize>()
    }

    /// The child of two: takes the largest class of the one, then of the other, and so on. What is left has random colours.
    fn cross(&self, one: &Kept, other: &Kept) -> Vec<u32> {
        let k = self.tabu.k;
        let parents = [one, other];
        let mut sizes = [vec![0_usize; k], vec![0; k]];
        for (sizes, parent) in sizes.iter_mut().zip(parents) {
            parent.colors.iter().for_each(|&color| sizes[color as usize] += 1);
        }
        let mut child = vec![u32::MAX; one.colors.len()];
        for color in 0..k {
            let turn = color % 2;
            let most = sizes[turn].iter().max().copied().unwrap_or(0);
            let class = sizes[turn].iter().position(|&size| size == most).expect("there are classes") as u32;
            for v in 0..child.len() {
                if child[v] == u32::MAX && parents[turn].colors[v] == class {
                    child[v] = color as u32;
                    sizes[0][one.colors[v] as usize] -= 1;
                    sizes[1][other.colors[v] as usize] -= 1;
                }
            }
        }
        child
    }
}
