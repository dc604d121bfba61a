//! The board: which colours each vertex may still have, and the trail of what was decided and why.
//!
//! A *choice* x is a vertex with a colour; it is open, placed (true) or struck out (false). All choices of a colour stand
//! together, vertex by vertex, so that one row of the graph's bits meets one row of open choices: placing a choice strikes
//! out its neighbours some words at a time, and a struck colour costs one step wherever it is. The rules of colouring (two
//! ends of an edge differ, each vertex has a colour, and but one) are no clauses: a SAT solver loads 236 · 6 of them for
//! the edges of myciel5 alone.

use crate::decide::dense::Dense;
use crate::decide::script::PartScript;
use ::learn::{Cause, Literal, Rules, Steps, Trail};

/// A choice: colour · 2^shift + vertex. As a variable of the engine it is true if it is placed.
pub(super) type Choice = u32;

/// Not coloured.
pub(super) const NONE: u32 = u32::MAX;

/// The rule that all other colours of the vertex are struck out.
const LAST: Cause = Cause::Rule(0);

/// The rule that this choice was placed: a neighbour of the same colour, or the vertex itself with another.
#[inline(always)]
fn placed(choice: Choice) -> Cause {
    Cause::Rule(choice + 1)
}

/// What cannot be.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    /// A vertex has no colour left.
    Empty(usize),
    /// Two choices that exclude each other are placed.
    Both(Choice, Choice),
}

#[derive(Debug)]
pub(super) struct Assignment<'a> {
    pub(super) graph: &'a Dense,
    /// The number of colours.
    pub(super) k: usize,
    shift: u32,
    /// Does a placed choice stand for those that it strikes out?
    stands: bool,
    pub(super) trail: Trail,
    /// Of each colour: the vertices whose choice of it is open, as a set; and those that have it.
    open: Box<[u64]>,
    placed: Box<[u64]>,
    /// The words of a set of colours.
    words: usize,
    /// Of each vertex: the colours not struck out, and how many they are.
    left: Box<[u64]>,
    count: Box<[u32]>,
    /// Of each vertex: its colour.
    pub(super) colors: Box<[u32]>,
    /// How far edges were propagated, and clauses.
    spread: usize,
    visited: usize,
    pub(super) conflict: Option<Conflict>,
    /// Words touched.
    pub(super) work: u64,
    /// Where what is learned is written down, if anywhere.
    pub(super) script: Option<PartScript>,
}

impl<'a> Assignment<'a> {
    pub(super) fn new(graph: &'a Dense, k: usize, stands: bool, script: Option<PartScript>) -> Self {
        let n = graph.n();
        let shift = n.next_power_of_two().trailing_zeros();
        let choices = k << shift;
        assert!(choices < 1 << 30, "a choice and its reason fit 32 bits");
        let words = k.div_ceil(64);
        let mut colors = vec![0; words];
        (0..k).for_each(|color| colors[color / 64] |= 1 << (color % 64));
        Assignment {
            graph,
            k,
            shift,
            stands,
            trail: Trail::new(choices),
            open: graph.all().repeat(k).into(),
            placed: vec![0; k * graph.words()].into(),
            words,
            left: colors.repeat(n).into(),
            count: vec![k as u32; n].into(),
            colors: vec![NONE; n].into(),
            spread: 0,
            visited: 0,
            conflict: if k == 0 && n > 0 { Some(Conflict::Empty(0)) } else { None },
            work: 0,
            script,
        }
    }

    /// How many numbers choices have: not all are choices.
    pub(super) fn choices(&self) -> usize {
        self.k << self.shift
    }

    #[inline(always)]
    pub(super) fn choice(&self, vertex: usize, color: usize) -> Choice {
        (color << self.shift | vertex) as u32
    }

    #[inline(always)]
    pub(super) fn vertex(&self, choice: Choice) -> usize {
        choice as usize & ((1 << self.shift) - 1)
    }

    #[inline(always)]
    pub(super) fn color(&self, choice: Choice) -> usize {
        (choice >> self.shift) as usize
    }

    /// A literal as vertex, colour, and whether it says that they go together.
    fn told(&self, literal: Literal) -> (usize, usize, bool) {
        (self.vertex(literal >> 1), self.color(literal >> 1), literal & 1 == 0)
    }

    /// All choices of a vertex.
    #[inline(always)]
    pub(super) fn choices_of(&self, vertex: usize) -> impl Iterator<Item = Choice> + use<> {
        let step = 1 << self.shift;
        (0..self.k as u32).map(move |color| color * step + vertex as u32)
    }

    /// Begins a level with a choice.
    pub(super) fn choose(&mut self, choice: Choice) {
        self.trail.begin_level();
        self.place(choice, Cause::Choice);
    }

    /// Places an open choice.
    fn place(&mut self, choice: Choice, cause: Cause) {
        self.trail.push(2 * choice, cause);
        let (vertex, color) = (self.vertex(choice), self.color(choice));
        let at = color * self.graph.words() + vertex / 64;
        self.open[at] &= !(1 << (vertex % 64));
        self.placed[at] |= 1 << (vertex % 64);
        self.colors[vertex] = color as u32;
    }

    /// Strikes an open choice out. The last colour of a vertex is placed at once.
    #[inline(always)]
    fn strike(&mut self, choice: Choice, cause: Cause) {
        self.trail.push(2 * choice + 1, cause);
        let (vertex, color) = (self.vertex(choice), self.color(choice));
        self.open[color * self.graph.words() + vertex / 64] &= !(1 << (vertex % 64));
        self.left[vertex * self.words + color / 64] &= !(1 << (color % 64));
        self.count[vertex] -= 1;
        if self.count[vertex] <= 1 {
            self.narrowed(vertex);
        }
    }

    /// Notes that a vertex has one colour left, or none.
    fn narrowed(&mut self, vertex: usize) {
        if self.count[vertex] == 0 {
            self.conflict.get_or_insert(Conflict::Empty(vertex));
        } else if self.colors[vertex] == NONE {
            let left = &self.left[vertex * self.words..][..self.words];
            let word = left.iter().position(|&word| word != 0).expect("a colour is left");
            let color = word * 64 + left[word].trailing_zeros() as usize;
            self.place(self.choice(vertex, color), LAST);
        }
    }

    /// Strikes out what a placed choice excludes.
    fn spread(&mut self, by: Choice) {
        let graph = self.graph;
        let (vertex, color) = (self.vertex(by), self.color(by));
        let neighbours = graph.neighbours(vertex);
        if neighbours.len() <= 2 * graph.words() {
            self.work += neighbours.len() as u64;
            for &neighbour in neighbours {
                self.exclude(self.choice(neighbour as usize, color), by);
            }
        } else {
            let start = color * graph.words();
            self.work += graph.words() as u64;
            for (i, &row) in graph.row(vertex).iter().enumerate() {
                let both = row & self.placed[start + i];
                if both != 0 {
                    let other = self.choice(64 * i + both.trailing_zeros() as usize, color);
                    self.conflict.get_or_insert(Conflict::Both(by, other));
                    return;
                }
                let mut open = row & self.open[start + i];
                self.work += u64::from(open.count_ones());
                while open != 0 {
                    self.strike(self.choice(64 * i + open.trailing_zeros() as usize, color), placed(by));
                    open &= open - 1;
                }
            }
        }
        if self.count[vertex] > 1 {
            self.work += u64::from(self.count[vertex]);
            for i in 0..self.words {
                let mut left = self.left[vertex * self.words + i];
                while left != 0 {
                    let other = 64 * i + left.trailing_zeros() as usize;
                    left &= left - 1;
                    if other != color {
                        self.exclude(self.choice(vertex, other), by);
                    }
                }
            }
        }
    }

    /// Strikes out a choice, if it is open, because of another.
    #[inline(always)]
    fn exclude(&mut self, choice: Choice, by: Choice) {
        if self.trail.is_open(choice) {
            self.strike(choice, placed(by));
        } else if self.trail.is_true(2 * choice) {
            self.conflict.get_or_insert(Conflict::Both(by, choice));
        }
    }
}

impl Rules for Assignment<'_> {
    type Steps = Trail;

    const PASSES_PARTS_ON: bool = true;

    #[inline(always)]
    fn steps(&self) -> &Trail {
        &self.trail
    }

    #[inline(always)]
    fn each_reason(&self, step: usize, rule: u32, mut each: impl FnMut(usize) -> bool) -> bool {
        let choice = self.trail.literal(step) >> 1;
        // One loop for both rules: it is small enough to be written in place.
        let (first, len) = if rule > 0 { (rule - 1, 1) } else { (self.vertex(choice) as u32, self.k as u32) };
        let choices = (0..len).map(|i| (i << self.shift) + first);
        choices.filter(|&other| other != choice).all(|other| each(self.trail.step_of(2 * other)))
    }

    fn each_of_conflict(&self, each: impl FnMut(usize)) {
        let step_of = |choice: Choice| self.trail.step_of(2 * choice);
        match self.conflict.expect("a conflict") {
            Conflict::Empty(vertex) => self.choices_of(vertex).map(step_of).for_each(each),
            Conflict::Both(a, b) => [a, b].map(step_of).into_iter().for_each(each),
        }
    }

    #[inline(always)]
    fn stands_for(&self, rule: u32) -> Option<Literal> {
        (self.stands && rule > 0).then(|| 2 * (rule - 1))
    }

    #[inline(always)]
    fn is_conflict(&self) -> bool {
        self.conflict.is_some()
    }

    #[inline(always)]
    fn propagate(&mut self) -> bool {
        while self.conflict.is_none() {
            let Some(literal) = self.trail.get(self.spread) else { return true };
            self.spread += 1;
            if literal & 1 == 0 {
                self.spread(literal >> 1);
            }
        }
        false
    }

    #[inline(always)]
    fn next_false(&mut self) -> Option<Literal> {
        let literal = self.trail.get(self.visited)?;
        self.visited += 1;
        Some(literal ^ 1)
    }

    #[inline(always)]
    fn make_true(&mut self, literal: Literal, cause: Cause) {
        if literal & 1 == 0 {
            self.place(literal >> 1, cause);
        } else {
            self.strike(literal >> 1, cause);
        }
    }

    fn back_to(&mut self, level: usize) {
        let start = self.trail.starts()[level] as usize;
        self.work += (self.trail.end() - start) as u64;
        let (shift, words) = (self.shift, self.graph.words());
        self.trail.back_to(level, |literal| {
            let choice = literal >> 1;
            let (vertex, color) = (choice as usize & ((1 << shift) - 1), (choice >> shift) as usize);
            let (at, bit) = (color * words + vertex / 64, 1 << (vertex % 64));
            self.open[at] |= bit;
            if literal & 1 == 0 {
                self.placed[at] &= !bit;
                self.colors[vertex] = NONE;
            } else {
                self.left[vertex * self.words + color / 64] |= 1 << (color % 64);
                self.count[vertex] += 1;
            }
        });
        (self.spread, self.visited) = (start, start);
        self.conflict = None;
    }

    #[inline(always)]
    fn worked(&mut self, words: u64) {
        self.work += words;
    }

    fn learned(&mut self, clause: &[Literal]) {
        if let Some(script) = &self.script {
            script.learned(clause.iter().map(|&literal| self.told(literal)));
        }
    }

    fn forgot(&mut self, clause: &[Literal]) {
        if let Some(script) = &self.script {
            script.forgot(clause.iter().map(|&literal| self.told(literal)));
        }
    }
}
