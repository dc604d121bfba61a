//! Vertices of a graph put into cells, and cells split until vertices of one cell have the same number of neighbours in every cell.
//!
//! Everything here depends on the graph alone, never on the numbers of its vertices: the places of cells, the order in which
//! they are split, and the trace that says what happened. So two graphs that differ in those numbers only are treated alike.

use super::Graph;

/// Vertices in cells; a cell is named by the place of its first vertex.
#[derive(Clone, Debug)]
pub(super) struct Partition {
    /// The vertices, cell after cell.
    pub(super) order: Vec<u32>,
    /// Where each vertex stands in that order.
    pub(super) place: Vec<u32>,
    /// The cell of each vertex.
    cell: Vec<u32>,
    /// The length of the cell that begins at a place; meaningless elsewhere.
    len: Vec<u32>,
    /// How many cells there are.
    pub(super) cells: usize,
}

/// Room for splitting that is used again and again.
#[derive(Clone, Debug, Default)]
pub(super) struct Splitting {
    /// Cells by which others are still to be split, first in first out, and whether a cell is among them.
    queue: std::collections::VecDeque<u32>,
    is_queued: Vec<bool>,
    /// How many neighbours in the splitting cell each vertex has, and the vertices that have some.
    count: Vec<u32>,
    hit: Vec<u32>,
    /// Where the parts of a cell begin.
    parts: Vec<u32>,
    /// Neighbours looked at: what it has cost.
    pub(super) work: u64,
}

impl Partition {
    /// Vertices of one colour in one cell.
    pub(super) fn new(graph: &Graph) -> Self {
        let vertices = graph.colours.len();
        let mut order: Vec<u32> = (0..vertices as u32).collect();
        order.sort_by_key(|&vertex| graph.colours[vertex as usize]);
        let mut partition =
            Partition { place: vec![0; vertices], cell: vec![0; vertices], len: vec![0; vertices], cells: 0, order };
        let mut start = 0;
        for at in 0..vertices {
            let colour = |at: usize| graph.colours[partition.order[at] as usize];
            if colour(at) != colour(start) {
                start = at;
            }
            let vertex = partition.order[at] as usize;
            (partition.place[vertex], partition.cell[vertex]) = (at as u32, start as u32);
            partition.len[start] += 1;
            partition.cells += usize::from(at == start);
        }
        partition
    }

    pub(super) fn is_discrete(&self) -> bool {
        self.cells == self.order.len()
    }

    /// The vertices of a cell that has several: one of the first colour, the smallest of these, the first of these.
    pub(super) fn target(&self, colour: impl Fn(u32) -> u32) -> &[u32] {
        let (mut best, mut at) = ((u32::MAX, 0, 0), 0);
        while at < self.order.len() {
            let len = self.len[at];
            if len > 1 {
                best = best.min((colour(self.order[at]), len, at));
            }
            at += len as usize;
        }
        let (_, len, at) = best;
        &self.order[at..at + len as usize]
    }

    /// Puts a vertex into a cell of its own, before the others of its cell.
    pub(super) fn single_out(&mut self, vertex: u32, splitting: &mut Splitting) {
        let start = self.cell[vertex as usize];
        self.swap(self.place[vertex as usize], start);
        self.cut(start, start + 1);
        splitting.enqueue(start);
    }

    fn swap(&mut self, a: u32, b: u32) {
        let [one, two] = [a, b].map(|at| self.order[at as usize]);
        (self.order[a as usize], self.order[b as usize]) = (two, one);
        (self.place[one as usize], self.place[two as usize]) = (b, a);
    }

    /// Makes the vertices of a cell from a place on a cell of their own.
    fn cut(&mut self, start: u32, at: u32) {
        let len = self.len[start as usize];
        self.len[start as usize] = at - start;
        self.len[at as usize] = start + len - at;
        for &vertex in &self.order[at as usize..(start + len) as usize] {
            self.cell[vertex as usize] = at;
        }
        self.cells += 1;
    }

    /// Splits by all cells.
    pub(super) fn refine_all(&mut self, graph: &Graph, splitting: &mut Splitting) -> u64 {
        splitting.count = vec![0; self.order.len()];
        splitting.is_queued = vec![false; self.order.len()];
        let mut at = 0;
        while at < self.order.len() {
            splitting.enqueue(at as u32);
            at += self.len[at] as usize;
        }
        self.refine(graph, splitting)
    }

    /// Splits by the cells of the queue, and by those that come of it; a trace of what happened.
    pub(super) fn refine(&mut self, graph: &Graph, splitting: &mut Splitting) -> u64 {
        let mut trace = 0;
        while let Some(by) = splitting.queue.pop_front() {
            splitting.is_queued[by as usize] = false;
            if self.is_discrete() {
                continue;
            }
            mix(&mut trace, by.into());
            let end = by + self.len[by as usize];
            for &vertex in &self.order[by as usize..end as usize] {
                let neighbours = graph.neighbours(vertex);
                splitting.work += 4 + neighbours.len() as u64;
                for &neighbour in neighbours {
                    if splitting.count[neighbour as usize] == 0 {
                        splitting.hit.push(neighbour);
                    }
                    splitting.count[neighbour as usize] += 1;
                }
            }
            let mut hit = std::mem::take(&mut splitting.hit);
            hit.sort_unstable_by_key(|&vertex| (self.cell[vertex as usize], splitting.count[vertex as usize]));
            splitting.work += 4 * hit.len() as u64;
            let mut rest = &hit[..];
            while let Some(&vertex) = rest.first() {
                let cell = self.cell[vertex as usize];
                let len = rest.iter().take_while(|&&vertex| self.cell[vertex as usize] == cell).count();
                self.split(cell, &rest[..len], splitting, &mut trace);
                rest = &rest[len..];
            }
            hit.iter().for_each(|&vertex| splitting.count[vertex as usize] = 0);
            hit.clear();
            splitting.hit = hit;
        }
        mix(&mut trace, self.cells as u64);
        trace
    }

    /// Splits a cell by the counts of its vertices: first those that were not hit, then the others, which come with ascending counts.
    fn split(&mut self, start: u32, hit: &[u32], splitting: &mut Splitting, trace: &mut u64) {
        let end = start + self.len[start as usize];
        let others = end - hit.len() as u32;
        let count = |vertex: &u32| splitting.count[*vertex as usize];
        mix(trace, u64::from(start) << 32 | u64::from(others));
        splitting.parts.clear();
        if others > start {
            splitting.parts.push(start);
        }
        let mut at = others;
        for group in hit.chunk_by(|a, b| count(a) == count(b)) {
            splitting.parts.push(at);
            at += group.len() as u32;
            mix(trace, u64::from(count(&group[0])) << 32 | u64::from(at));
        }
        if splitting.parts.len() == 1 {
            return;
        }
        for (&vertex, to) in hit.iter().rev().zip((others..end).rev()) {
            self.swap(self.place[vertex as usize], to);
        }
        for &part in splitting.parts[1..].iter().rev() {
            self.cut(start, part);
        }
        // Cells that were split by the whole need not be split by its largest part as well (Hopcroft 1971).
        let largest = splitting.parts.iter().copied().max_by_key(|&part| (self.len[part as usize], u32::MAX - part));
        let skipped = if splitting.is_queued[start as usize] { None } else { largest };
        let parts = std::mem::take(&mut splitting.parts);
        parts.iter().filter(|&&part| Some(part) != skipped).for_each(|&part| splitting.enqueue(part));
        splitting.parts = parts;
    }
}

impl Splitting {
    fn enqueue(&mut self, cell: u32) {
        if !std::mem::replace(&mut self.is_queued[cell as usize], true) {
            self.queue.push_back(cell);
        }
    }
}

/// Mixes a word into a trace.
pub(super) fn mix(trace: &mut u64, word: u64) {
    *trace = (*trace ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
}
