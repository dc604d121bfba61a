//! Tabu search for a colouring with k colours: every vertex has a colour, and the clashes are to become none.
//!
//! Tabucol (Hertz and de Werra 1987), with the tenure of Galinier and Hao (1999): of all vertices that clash and all colours, the
//! recolouring that leaves the fewest clashes; then the vertex may not have its old colour back for a while, unless there were
//! never so few clashes.
//!
//! What makes a move cheap: [`Counts`] has the neighbours by colour of all vertices, a row for each *colour*, so that a move
//! adds a row of the graph to one and takes it from another, many vertices at a time; [`Clashing`] has, only for the vertices that
//! clash, the row of *colours*, with its least entry at hand. [`breed`] crosses what two searches have found.
//!
//! Median CPU seconds over seeds 1–11 from a DSATUR start, on a very busy EPYC (Zen 4, 2.6 GHz), 2026-11-15. The throwaway
//! probe's tabu search makes 0.2 million moves a second on `flat300_26` (one seed) and 1.5 on `DSJC125.5`; this one 1.0 and 4.0.
//!
//! ```text
//!                   DSJC125.5 17   DSJC125.9 44   queen10_10 11   flat300_20   flat300_26
//!     tabu alone    .021           .0011          .0009           .0043        .475
//!     breed         .027           .0010          .0015           .0051        .221
//! ```
//!
//! A first version kept one list of records and asked of each vertex that clashes whether it is a neighbour. Finding them as bits,
//! a list for each property and fewer jumps, changed together, made twice as many moves a second on `flat300_26` (.55 to 1.0
//! million) and no more than before on DSJC500.5 with 49 (1.5 to 1.6).

pub(super) mod breed;
mod clashing;
mod counts;

use super::dense::Dense;
use super::effort::Effort;
use clashing::Clashing;
use counts::Counts;
use registry::random::Random;

/// A search that can be interrupted and goes on where it was.
pub(super) struct Tabu<'a> {
    graph: &'a Dense,
    k: usize,
    colors: Vec<u32>,
    /// For each colour the set of its vertices.
    classes: Vec<u64>,
    counts: Counts<'a>,
    clashing: Clashing,
    /// For each vertex and colour, from which move on it is allowed again.
    until: Vec<u64>,
    agenda: Agenda,
    /// How many moves were made.
    moves: u64,
    /// How many edges have ends of one colour.
    clashes: u64,
    best: u64,
    best_colors: Vec<u32>,
    random: Random,
}

/// Why a search paused.
enum Pause {
    /// No clash is left.
    Found,
    /// It made as many moves as it should.
    Tired,
    /// The effort is spent.
    Spent,
}

/// A vertex and a colour for it.
#[derive(Clone, Copy)]
struct Move {
    vertex: usize,
    to: usize,
    /// How many clashes more, or fewer.
    gain: i64,
}

impl<'a> Tabu<'a> {
    /// A search that begins at these colours; those from k on are replaced by random ones.
    pub(super) fn new(graph: &'a Dense, k: usize, start: Vec<u32>, seed: u64) -> Self {
        assert!(k > 0 && start.len() == graph.n());
        let n = graph.n();
        let mut tabu = Tabu {
            graph,
            k,
            colors: Vec::new(),
            classes: Vec::new(),
            counts: Counts::new(graph, k),
            clashing: Clashing::new(n, k),
            until: vec![0; n * k],
            agenda: Agenda::new(longest(n)),
            moves: 0,
            clashes: 0,
            best: u64::MAX,
            best_colors: Vec::new(),
            random: Random::stream(seed, k as u64),
        };
        tabu.restart(start);
        tabu
    }

    /// Begins again from other colours, with nothing forbidden. What was best before is forgotten.
    fn restart(&mut self, mut colors: Vec<u32>) {
        for color in colors.iter_mut().filter(|color| **color as usize >= self.k) {
            *color = draw(&mut self.random, self.k as u64) as u32;
        }
        self.until.fill(0);
        self.agenda = Agenda::new(longest(self.graph.n()));
        let words = self.graph.words();
        self.classes = vec![0; self.k * words];
        for (v, &color) in colors.iter().enumerate() {
            self.classes[color as usize * words + v / 64] |= 1 << (v % 64);
        }
        self.colors = colors;
        self.counts.count(&self.colors);
        self.clashing.clear();
        self.clashes = 0;
        for v in 0..self.graph.n() {
            let clashes = self.counts.of(v, self.colors[v] as usize);
            self.clashes += u64::from(clashes);
            if clashes > 0 {
                self.enter(v);
            }
        }
        self.clashes /= 2;
        self.best = self.clashes;
        self.best_colors.clone_from(&self.colors);
    }

    /// Searches on, without breeding. A proper colouring, or none when the effort is spent.
    #[cfg(test)]
    pub(super) fn search(&mut self, effort: &mut Effort<'_>) -> Option<Vec<u32>> {
        match self.run(u64::MAX, effort) {
            Pause::Found => Some(self.colors.clone()),
            Pause::Tired | Pause::Spent => None,
        }
    }

    /// The fewest clashes seen.
    #[cfg(test)]
    pub(super) fn best(&self) -> u64 {
        self.best
    }

    /// Searches until `until` moves have been made in all.
    fn run(&mut self, until: u64, effort: &mut Effort<'_>) -> Pause {
        while self.clashes > 0 {
            if self.moves >= until {
                return Pause::Tired;
            }
            let work = self.step();
            if effort.spend(work) && self.clashes > 0 {
                return Pause::Spent;
            }
        }
        Pause::Found
    }

    /// Makes the best move there is. How much work it was.
    fn step(&mut self) -> u64 {
        self.moves += 1;
        while let Some((v, color)) = self.agenda.due(self.moves) {
            let is_over = self.until[v * self.k + color] == self.moves;
            if is_over && self.colors[v] as usize != color {
                self.clashing.allow(v, color);
            }
        }
        let work = 2 * self.clashing.len() as u64;
        let best = self.clashing.best(&mut self.random);
        let improves = best.is_some_and(|best| self.clashes as i64 + best.gain < self.best as i64);
        let best = if improves { best } else { self.aspire().or(best) };
        work + best.map_or(32, |best| self.recolor(best))
    }

    /// A move that is forbidden, but would lead to fewer clashes than ever.
    fn aspire(&self) -> Option<Move> {
        let goal = self.best as i64 - self.clashes as i64;
        let moves =
            self.clashing.each().filter(|&(_, clashes)| -i64::from(clashes) < goal).flat_map(|(vertex, clashes)| {
                let others = (0..self.k).filter(move |&to| to != self.colors[vertex] as usize);
                others.map(move |to| (vertex, to, i64::from(self.counts.of(vertex, to)) - i64::from(clashes)))
            });
        let best = moves.filter(|&(.., gain)| gain < goal).min_by_key(|&(.., gain)| gain);
        best.map(|(vertex, to, gain)| Move { vertex, to, gain })
    }

    /// Makes a move.
    fn recolor(&mut self, Move { vertex, to, gain }: Move) -> u64 {
        let words = self.graph.words();
        let from = self.colors[vertex] as usize;
        self.colors[vertex] = to as u32;
        self.classes[from * words + vertex / 64] &= !(1 << (vertex % 64));
        self.classes[to * words + vertex / 64] |= 1 << (vertex % 64);
        let mut work = self.counts.recolor(vertex, from, to);
        let tenure = 1 + self.random.below(10) as u64 + self.clashing.len() as u64 * 6 / 10;
        self.until[vertex * self.k + from] = self.moves + tenure;
        self.agenda.push(self.moves, self.moves + tenure, (vertex, from));

        let row = self.graph.row(vertex);
        let class = |color: usize| &self.classes[color * words..][..words];
        work += 2 * self.clashing.len() as u64;
        self.clashing.recolored(row, [from, to], [class(from), class(to)]);
        self.clashing.moved(vertex, to, self.counts.of(vertex, to));
        for (word, neighbours) in row.iter().enumerate() {
            let mut news = neighbours & self.classes[to * words + word] & !self.clashing.set()[word];
            while news != 0 {
                self.enter(word * 64 + news.trailing_zeros() as usize);
                news &= news - 1;
                work += 4 * self.k as u64;
            }
        }
        self.clashes = self.clashes.wrapping_add_signed(gain);
        if self.clashes < self.best {
            self.best = self.clashes;
            self.best_colors.copy_from_slice(&self.colors);
        }
        work + 2 * words as u64
    }

    /// A vertex begins to clash.
    fn enter(&mut self, v: usize) {
        let (own, until, now) = (self.colors[v] as usize, &self.until[v * self.k..][..self.k], self.moves);
        let counts = self.counts.each(v).zip(until).enumerate();
        self.clashing.insert(v, own, counts.map(|(color, (count, &until))| (count, color == own || until > now)));
    }
}

/// No move is forbidden for this number of moves or more.
fn longest(n: usize) -> usize {
    (n * 6 / 10 + 12).next_power_of_two()
}

/// A number below n.
fn draw(random: &mut Random, n: u64) -> u64 {
    ((random.bits() >> 32) * n) >> 32
}

/// What is forbidden, by when it ends. Each move enters one thing.
struct Agenda {
    /// By the move that entered it, modulo the size: what, and which other ends at the same time.
    entries: Vec<(usize, usize, u32)>,
    /// By when it ends, modulo the size: the last entry.
    ends: Vec<u32>,
}

/// In an agenda: nothing more.
const NOTHING: u32 = u32::MAX;

impl Agenda {
    /// An empty one; its size is a power of two, and nothing lasts longer than it.
    fn new(size: usize) -> Self {
        Agenda { entries: vec![(0, 0, NOTHING); size], ends: vec![NOTHING; size] }
    }

    /// Enters what a move forbids.
    fn push(&mut self, now: u64, end: u64, (vertex, color): (usize, usize)) {
        let mask = self.ends.len() - 1;
        debug_assert!(end > now && ((end - now) as usize) <= mask);
        let (at, end) = (now as usize & mask, end as usize & mask);
        self.entries[at] = (vertex, color, self.ends[end]);
        self.ends[end] = at as u32;
    }

    /// Takes out something that ends now.
    fn due(&mut self, now: u64) -> Option<(usize, usize)> {
        let end = &mut self.ends[now as usize & (self.entries.len() - 1)];
        let &(vertex, color, next) = self.entries.get(*end as usize)?;
        *end = next;
        Some((vertex, color))
    }
}

#[cfg(test)]
mod tests;
