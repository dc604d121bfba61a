//! The way back: what was taken away gets its colours, last first.

use crate::Graph;
use crate::decide::script::Merge;

/// What was done to a graph, in order. Vertices go by the names of [`Lift::origin`].
#[derive(Debug)]
pub(super) struct Lift {
    k: usize,
    /// Taken away from the whole graph at first, in order: vertices of the graph.
    peeled: Vec<u32>,
    /// The vertex of the graph that each name stands for. A vertex gets one more name when it is copied.
    pub(super) origin: Vec<u32>,
    pub(super) steps: Vec<Step>,
    /// What was merged, for a proof.
    pub(super) merges: Vec<Merge>,
}

/// One thing done.
#[derive(Debug)]
pub(super) enum Step {
    /// Taken away when it had these neighbours, fewer than k.
    Peel { vertex: u32, neighbours: Vec<u32> },
    /// It takes the colour of another.
    Same { vertex: u32, other: u32 },
    /// It has this colour.
    Fixed { vertex: u32, color: u32 },
    /// These are coloured apart, with a copy of the vertex that joins them to the others.
    Split { copy: u32, cut: u32, members: Vec<u32> },
}

impl Lift {
    /// Nothing done but peeling.
    pub(super) fn new(k: usize, peeled: Vec<u32>, rest: Vec<u32>) -> Self {
        Lift { k, peeled, origin: rest, steps: Vec::new(), merges: Vec::new() }
    }

    /// One more name for a vertex.
    pub(super) fn copy(&mut self, name: u32) -> u32 {
        self.origin.push(self.origin[name as usize]);
        self.origin.len() as u32 - 1
    }

    /// The colours of the graph, from those of the names that are left.
    pub(super) fn run(&self, graph: &Graph, known: impl Iterator<Item = (u32, u32)>) -> Vec<u32> {
        const NONE: u32 = u32::MAX;
        let mut named = vec![NONE; self.origin.len()];
        known.for_each(|(name, color)| named[name as usize] = color);
        let mut palette = Palette { taken: vec![0; self.k], round: 0 };
        for step in self.steps.iter().rev() {
            match step {
                Step::Peel { vertex, neighbours } => {
                    named[*vertex as usize] = palette.free(neighbours.iter().map(|&u| named[u as usize]));
                }
                Step::Same { vertex, other } => named[*vertex as usize] = named[*other as usize],
                Step::Fixed { vertex, color } => named[*vertex as usize] = *color,
                Step::Split { copy, cut, members } => {
                    let (a, b) = (named[*copy as usize], named[*cut as usize]);
                    for &v in members {
                        let color = &mut named[v as usize];
                        *color = if *color == a {
                            b
                        } else if *color == b {
                            a
                        } else {
                            *color
                        };
                    }
                }
            }
        }
        let mut colors = vec![NONE; graph.vertices() as usize];
        // A copy comes after its vertex, whose colour is the right one.
        self.origin.iter().zip(&named).rev().for_each(|(&vertex, &color)| colors[vertex as usize] = color);
        for &v in self.peeled.iter().rev() {
            let around = graph.neighbours(v).iter().map(|&u| colors[u as usize]);
            colors[v as usize] = palette.free(around.filter(|&color| color != NONE));
        }
        colors
    }
}

/// Which colours the neighbours of a vertex have.
struct Palette {
    /// The round in which each colour was last taken.
    taken: Vec<u32>,
    round: u32,
}

impl Palette {
    /// The least colour that none of these is.
    fn free(&mut self, colors: impl Iterator<Item = u32>) -> u32 {
        self.round += 1;
        colors.for_each(|color| self.taken[color as usize] = self.round);
        self.taken.iter().position(|&round| round < self.round).expect("fewer neighbours than colours") as u32
    }
}
