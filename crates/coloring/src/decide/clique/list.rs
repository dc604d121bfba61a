//! All cliques with k vertices.

use super::order::{Local, Order};
use crate::decide::dense::Dense;
use crate::decide::effort::Effort;

/// The cliques with `k` vertices, at most `most` of them, and whether these are all.
pub(crate) fn of_size(graph: &Dense, k: usize, most: usize, effort: &mut Effort) -> (Vec<Vec<u32>>, bool) {
    let mut list = List {
        k,
        most,
        found: Vec::new(),
        current: Vec::new(),
        local: Local::default(),
        sets: Vec::new(),
        complete: true,
    };
    if k == 0 {
        return (vec![Vec::new()], true);
    }
    let order = Order::new(graph);
    let enough = |v: u32| order.core(v) + 1 >= k;
    for &v in order.vertices().iter().filter(|&&v| enough(v)) {
        let later = order.later(graph, v).filter(|&u| enough(u));
        let steps = list.local.fill(graph, later) + graph.degree(v as usize) as u64;
        list.complete &= !effort.spend(steps);
        list.sets.resize((k + 1) * list.local.words, 0);
        list.sets[..].fill(0);
        let count = list.local.vertices.len();
        (0..count).for_each(|at| list.sets[at / 64] |= 1 << (at % 64));
        list.current.push(v);
        list.grow(0, count, effort);
        list.current.pop();
        if !list.complete {
            break;
        }
    }
    (list.found, list.complete)
}

struct List {
    k: usize,
    most: usize,
    found: Vec<Vec<u32>>,
    current: Vec<u32>,
    local: Local,
    /// What may join the clique, depth by depth.
    sets: Vec<u64>,
    complete: bool,
}

impl List {
    /// Every clique of the current one and `count` vertices that may join it.
    fn grow(&mut self, depth: usize, mut count: usize, effort: &mut Effort) {
        let need = self.k - self.current.len();
        if need == 0 {
            if self.found.len() == self.most {
                self.complete = false;
            } else {
                self.found.push(self.current.clone());
            }
            return;
        }
        let words = self.local.words;
        if count < need || need > 2 && self.colors_below(depth, need, effort) {
            return;
        }
        for at in 0..words {
            while self.sets[depth * words + at] != 0 && count >= need {
                let bit = self.sets[depth * words + at].trailing_zeros() as usize;
                self.sets[depth * words + at] &= self.sets[depth * words + at] - 1;
                count -= 1;
                let v = at * 64 + bit;
                let (here, next) = self.sets[depth * words..].split_at_mut(words);
                let mut closer = 0;
                for ((next, here), row) in next.iter_mut().zip(here.iter()).zip(self.local.row(v)) {
                    *next = here & row;
                    closer += next.count_ones() as usize;
                }
                self.complete &= !effort.spend(words as u64 + 2);
                self.current.push(self.local.vertices[v]);
                self.grow(depth + 1, closer, effort);
                self.current.pop();
                if !self.complete {
                    return;
                }
            }
        }
    }

    /// Does a greedy colouring of what may join need fewer colours than vertices are wanted?
    fn colors_below(&mut self, depth: usize, need: usize, effort: &mut Effort) -> bool {
        let words = self.local.words;
        let mut left = self.sets[depth * words..][..words].to_vec();
        let mut open = vec![0; words];
        let mut steps = 0;
        let mut few = false;
        for _ in 1..need {
            open.copy_from_slice(&left);
            for word in 0..words {
                while open[word] != 0 {
                    let v = word * 64 + open[word].trailing_zeros() as usize;
                    open[word] &= open[word] - 1;
                    left[word] &= !(1 << (v % 64));
                    steps += (words - word) as u64 + 2;
                    open[word..].iter_mut().zip(&self.local.row(v)[word..]).for_each(|(open, row)| *open &= !row);
                }
            }
            if left.iter().all(|&word| word == 0) {
                few = true;
                break;
            }
        }
        self.complete &= !effort.spend(steps);
        few
    }
}
