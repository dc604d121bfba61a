//! Where to go on: the choice that had the largest part in recent conflicts (VSIDS; Moskewicz and others, Chaff, 2001).
//!
//! It is placed, never struck out: a vertex with k colours is decided at once. In stable turns its vertex gets the colour
//! that it had on the longest trail so far (Biere and Fleury, "target phases", 2020), or that was suggested. Mean conflicts
//! of eight seeds without and with: `queen9_9` with 10 colours 79,000 and 67,000, DSJC125.5 with 19 above 218,000 and
//! 175,000; of six seeds on proofs: `1-Insertions_4` 34,400 and 36,600, `4-Insertions_3` 7,200 and 6,500. Looking for a new
//! longest trail at each turn was no better.
//!
//! A struck choice passes its part on to the one that struck it out, which is the cause (`Rules::PASSES_PARTS_ON`).

use super::board::{Assignment, Choice, NONE};
use crate::decide::dense::Dense;
use ::learn::{Activity, Learner, Steps};
use registry::random::Random;

/// How much a part counts after one more conflict.
pub(super) const FADE: f32 = 0.99;

/// What the degree counts, at most, beside having a part in a conflict.
const DEGREE: f32 = 1e-3;

#[derive(Debug)]
pub(super) struct Chooser {
    /// Of each vertex: its colour on the longest trail, or as suggested.
    target: Box<[u32]>,
    longest: usize,
}

impl Chooser {
    /// Before there are conflicts, vertices of large degree come first.
    pub(super) fn new(board: &Assignment, activity: &mut Activity, seed: u64) -> Self {
        let graph: &Dense = board.graph;
        let mut random = Random::stream(seed, 0);
        let mut vertices: Vec<usize> = (0..graph.n()).collect();
        random.shuffle(&mut vertices);
        vertices.sort_by_key(|&v| std::cmp::Reverse(graph.degree(v)));
        let most = vertices.first().map_or(1.0, |&v| graph.degree(v).max(1) as f32);
        for v in vertices {
            let mut choices: Vec<Choice> = board.choices_of(v).collect();
            random.shuffle(&mut choices);
            for choice in choices {
                activity.insert(choice, DEGREE * graph.degree(v) as f32 / most);
            }
        }
        Chooser { target: vec![NONE; graph.n()].into(), longest: 0 }
    }

    /// Remembers the colours of a trail that is longer than all before.
    pub(super) fn remember(&mut self, board: &Assignment) {
        let len = board.trail.end();
        if len > self.longest {
            self.longest = len;
            for (target, &color) in self.target.iter_mut().zip(&board.colors) {
                if color != NONE {
                    *target = color;
                }
            }
        }
    }

    /// Aims at these colours, until a trail is longer than all before.
    pub(super) fn suggest(&mut self, colors: &[u32]) {
        self.target.copy_from_slice(colors);
    }

    /// The choice to place, or its vertex with the target colour if it `aims`; none if all vertices have their colours.
    pub(super) fn choose(&self, learner: &mut Learner<Assignment>, aims: bool) -> Option<Choice> {
        let board = &learner.rules;
        let choice = learner.activity.next(&board.trail)?;
        let vertex = board.vertex(choice);
        let target = self.target[vertex];
        if aims && target != NONE {
            let aim = board.choice(vertex, target as usize);
            if board.trail.is_open(aim) {
                return Some(aim);
            }
        }
        Some(choice)
    }
}
