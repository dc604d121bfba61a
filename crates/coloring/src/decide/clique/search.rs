//! The largest clique: branch and bound, with a greedy colouring of what is left as the bound.
//!
//! A clique has at most one vertex of each colour. So vertices whose colour is too small to make a larger clique are not
//! branched on; a vertex with a colour too high may still find a place among the low ones if the one vertex in its way
//! can move. Tomita, Sutani, Higashi, Takahashi and Wakatsuki (2010); on sets of bits, San Segundo, Rodríguez-Losada and
//! Jiménez (2011).

use super::Lists;
use super::order::{Local, Order};
use crate::decide::dense::ones;
use crate::decide::effort::Effort;

/// With at most this many vertices there is one search; with more, one for each vertex and its later neighbours.
const WHOLE: usize = 2048;

/// The largest clique, or the largest found before the effort was spent, and whether it is proven.
pub(super) fn largest(graph: &impl Lists, order: &Order, best: Vec<u32>, effort: &mut Effort) -> (Vec<u32>, bool) {
    let mut search =
        CliqueSearch { best, current: Vec::new(), local: Local::default(), levels: Vec::new(), spent: false };
    let kept = order.vertices().iter().rev().filter(|&&v| order.core(v) >= search.best.len()).count();
    if kept <= WHOLE {
        let least = search.best.len();
        let vertices = order.vertices().iter().rev().copied().filter(|&v| order.core(v) >= least);
        search.run(graph, vertices, effort);
    } else {
        // From the last, whose neighbourhoods are the densest.
        let mut vertices: Vec<u32> = Vec::new();
        for &v in order.vertices().iter().rev() {
            let least = search.best.len();
            vertices.clear();
            vertices.extend(order.later(graph, v).filter(|&u| order.core(u) >= least));
            let _ = effort.spend(graph.list(v).len() as u64);
            if vertices.len() >= least {
                vertices.sort_unstable_by_key(|&u| std::cmp::Reverse(order.place(u)));
                search.current.push(v);
                search.run(graph, vertices.iter().copied(), effort);
                search.current.pop();
                if search.spent {
                    break;
                }
            }
        }
    }
    (search.best, !search.spent)
}

struct CliqueSearch {
    best: Vec<u32>,
    current: Vec<u32>,
    local: Local,
    levels: Vec<Level>,
    spent: bool,
}

/// What one depth of the search keeps: its memory is used again.
#[derive(Default)]
struct Level {
    /// What may still join the clique.
    left: Vec<u64>,
    /// The vertices to branch on with their colours, the highest last.
    branches: Vec<(u32, u32)>,
}

impl CliqueSearch {
    /// Looks for a better clique of the current one and these vertices, in this order.
    fn run(&mut self, graph: &impl Lists, vertices: impl Iterator<Item = u32>, effort: &mut Effort) {
        let steps = self.local.fill(graph, vertices);
        if self.current.len() > self.best.len() {
            self.best.clone_from(&self.current);
        }
        self.spent |= effort.spend(steps);
        let words = self.local.words;
        if words == 0 || self.spent {
            return;
        }
        let mut colors = Colors::new(words);
        let n = self.local.vertices.len();
        self.levels.resize_with(self.levels.len().max(n + 1), Level::default);
        self.levels.iter_mut().take(n + 1).for_each(|level| {
            level.left.clear();
            level.left.resize(words, 0);
        });
        (0..n).for_each(|v| self.levels[0].left[v / 64] |= 1 << (v % 64));
        self.go(0, &mut colors, effort);
    }

    /// Branches on what may join the clique at this depth.
    fn go(&mut self, depth: usize, colors: &mut Colors, effort: &mut Effort) {
        let most = (self.best.len() + 1).saturating_sub(self.current.len() + 1);
        let mut level = std::mem::take(&mut self.levels[depth]);
        let steps = colors.paint(&self.local, &mut level, most);
        self.spent |= effort.spend(steps);
        while let Some((v, color)) = level.branches.pop() {
            if self.spent || self.current.len() + color as usize <= self.best.len() {
                break;
            }
            self.current.push(self.local.vertices[v as usize]);
            let row = self.local.row(v as usize);
            let mut any = 0;
            for ((next, left), row) in self.levels[depth + 1].left.iter_mut().zip(&level.left).zip(row) {
                *next = left & row;
                any |= *next;
            }
            if any != 0 {
                self.go(depth + 1, colors, effort);
            } else if self.current.len() > self.best.len() {
                self.best.clone_from(&self.current);
            }
            self.current.pop();
            level.left[v as usize / 64] &= !(1 << (v % 64));
        }
        self.levels[depth] = level;
    }
}

/// A greedy colouring.
struct Colors {
    words: usize,
    /// The classes, one after the other.
    classes: Vec<u64>,
    uncolored: Vec<u64>,
    open: Vec<u64>,
}

impl Colors {
    fn new(words: usize) -> Self {
        Colors { words, classes: Vec::new(), uncolored: vec![0; words], open: vec![0; words] }
    }

    /// Colours what is left, class by class; vertices with a colour above `most` are branched on. The steps it took.
    fn paint(&mut self, local: &Local, level: &mut Level, most: usize) -> u64 {
        let words = self.words;
        level.branches.clear();
        self.uncolored.copy_from_slice(&level.left);
        let mut color = 0;
        let mut steps = 0;
        let mut first = 0;
        while let Some(start) = (first..words).find(|&word| self.uncolored[word] != 0) {
            first = start;
            color += 1;
            self.open.copy_from_slice(&self.uncolored);
            if self.classes.len() < color * words {
                self.classes.resize(color * words, 0);
            }
            self.classes[(color - 1) * words..color * words].fill(0);
            let mut word = first;
            while word < words {
                if self.open[word] == 0 {
                    word += 1;
                    continue;
                }
                let v = word * 64 + self.open[word].trailing_zeros() as usize;
                self.open[word] &= self.open[word] - 1;
                self.uncolored[v / 64] &= !(1 << (v % 64));
                for (open, row) in self.open[word..].iter_mut().zip(&local.row(v)[word..]) {
                    *open &= !row;
                }
                steps += (words - word) as u64 + 2;
                if color <= most || !self.recolor(local, v, most, &mut steps) {
                    self.classes[(color - 1) * words + v / 64] |= 1 << (v % 64);
                    if color > most {
                        level.branches.push((v as u32, color as u32));
                    }
                }
            }
            // Everything in it found another place.
            if color > most && self.classes[(color - 1) * words..color * words].iter().all(|&word| word == 0) {
                color -= 1;
            }
        }
        steps
    }

    /// Finds a low class with one neighbour of this vertex that can move to another low class.
    fn recolor(&mut self, local: &Local, v: usize, most: usize, steps: &mut u64) -> bool {
        let words = self.words;
        for class in 0..most.saturating_sub(1) {
            let members = &self.classes[class * words..][..words];
            *steps += words as u64;
            let Some(way) = only(members, local.row(v)) else { continue };
            for other in class + 1..most {
                let members = &mut self.classes[other * words..][..words];
                *steps += 1;
                if members.iter().zip(local.row(way)).all(|(members, row)| members & row == 0) {
                    members[way / 64] |= 1 << (way % 64);
                    let members = &mut self.classes[class * words..][..words];
                    members[way / 64] &= !(1 << (way % 64));
                    members[v / 64] |= 1 << (v % 64);
                    return true;
                }
            }
        }
        false
    }
}

/// The only number in both sets.
fn only(a: &[u64], b: &[u64]) -> Option<usize> {
    let mut found = None;
    for (word, (a, b)) in a.iter().zip(b).enumerate() {
        let both = a & b;
        if both != 0 {
            if found.is_some() || both & (both - 1) != 0 {
                return None;
            }
            found = ones(&[both]).next().map(|bit| word * 64 + bit);
        }
    }
    found
}
