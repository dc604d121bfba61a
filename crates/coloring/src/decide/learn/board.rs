//! The board: which colours each vertex may still have, and the trail of what was decided and why.
//!
//! A *choice* x is a vertex with a colour; it is open, placed (true) or struck out (false). All choices of a colour stand
//! together, vertex by vertex, so that one row of the graph's bits meets one row of open choices: placing a choice strikes
//! out its neighbours some words at a time, and a struck colour costs one step wherever it is. The rules of colouring (two
//! ends of an edge differ, each vertex has a colour, and but one) are no clauses: a SAT solver loads 236 · 6 of them for
//! the edges of myciel5 alone.

use crate::decide::dense::Dense;

/// A choice: colour · 2^shift + vertex.
pub(super) type Choice = u32;

/// A choice that is placed (even) or struck out (odd): choice · 2 + 1 if struck out.
pub(super) type Literal = u32;

/// Not coloured.
pub(super) const NONE: u32 = u32::MAX;

/// Why a step was made, in 32 bits: two for the kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// It was chosen, or is so from the start.
    None,
    /// This choice was placed: a neighbour of the same colour, or the vertex itself with another.
    Placed(Choice),
    /// All other colours of the vertex are struck out.
    Last,
    /// All other literals of this clause are false.
    Clause(u32),
}

impl Reason {
    #[inline(always)]
    fn pack(self) -> u32 {
        match self {
            Reason::None => 0,
            Reason::Last => 1,
            Reason::Placed(choice) => 1 << 30 | choice,
            Reason::Clause(clause) => 2 << 30 | clause,
        }
    }

    #[inline(always)]
    fn unpack(word: u32) -> Self {
        let payload = word & ((1 << 30) - 1);
        match word >> 30 {
            0 if payload == 0 => Reason::None,
            0 => Reason::Last,
            1 => Reason::Placed(payload),
            _ => Reason::Clause(payload),
        }
    }
}

/// What cannot be.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    /// A vertex has no colour left.
    Empty(usize),
    /// Two choices that exclude each other are placed.
    Both(Choice, Choice),
    /// All literals of a clause are false.
    Clause(u32),
}

/// What is known of a choice that is not open.
#[derive(Clone, Copy, Debug, Default)]
struct Note {
    reason: u32,
    level: u32,
}

#[derive(Debug)]
pub(super) struct Assignment<'a> {
    pub(super) graph: &'a Dense,
    /// The number of colours.
    pub(super) k: usize,
    shift: u32,
    /// Of each literal: 1 if it is true, -1 if it is false, 0 if it is open.
    values: Box<[i8]>,
    notes: Box<[Note]>,
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
    pub(super) trail: Vec<Literal>,
    /// Where the levels after level 0 start in the trail.
    pub(super) starts: Vec<u32>,
    /// How far edges were propagated, and clauses.
    pub(super) spread: usize,
    pub(super) visited: usize,
    pub(super) conflict: Option<Conflict>,
    /// Words touched.
    pub(super) steps: u64,
}

impl<'a> Assignment<'a> {
    pub(super) fn new(graph: &'a Dense, k: usize) -> Self {
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
            values: vec![0; 2 * choices].into(),
            notes: vec![Note::default(); choices].into(),
            open: graph.all().repeat(k).into(),
            placed: vec![0; k * graph.words()].into(),
            words,
            left: colors.repeat(n).into(),
            count: vec![k as u32; n].into(),
            colors: vec![NONE; n].into(),
            trail: Vec::new(),
            starts: Vec::new(),
            spread: 0,
            visited: 0,
            conflict: if k == 0 && n > 0 { Some(Conflict::Empty(0)) } else { None },
            steps: 0,
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

    /// All choices of a vertex.
    #[inline(always)]
    pub(super) fn choices_of(&self, vertex: usize) -> impl Iterator<Item = Choice> + use<> {
        let step = 1 << self.shift;
        (0..self.k as u32).map(move |color| color * step + vertex as u32)
    }

    #[inline(always)]
    pub(super) fn value(&self, literal: Literal) -> i8 {
        self.values[literal as usize]
    }

    /// The literal of a choice that is true.
    #[inline(always)]
    pub(super) fn literal(&self, choice: Choice) -> Literal {
        2 * choice + u32::from(self.value(2 * choice) < 0)
    }

    #[inline(always)]
    pub(super) fn reason(&self, choice: Choice) -> Reason {
        Reason::unpack(self.notes[choice as usize].reason)
    }

    #[inline(always)]
    pub(super) fn level_of(&self, choice: Choice) -> usize {
        self.notes[choice as usize].level as usize
    }

    pub(super) fn level(&self) -> usize {
        self.starts.len()
    }

    /// Begins a level with a choice.
    pub(super) fn choose(&mut self, choice: Choice) {
        self.starts.push(self.trail.len() as u32);
        self.place(choice, Reason::None);
    }

    /// Makes a literal true that is open.
    #[inline(always)]
    pub(super) fn assert(&mut self, literal: Literal, reason: Reason) {
        if literal & 1 == 0 {
            self.place(literal >> 1, reason);
        } else {
            self.strike(literal >> 1, reason);
        }
    }

    #[inline(always)]
    fn note(&mut self, literal: Literal, reason: Reason) {
        self.values[literal as usize] = 1;
        self.values[literal as usize ^ 1] = -1;
        self.notes[literal as usize >> 1] = Note { reason: reason.pack(), level: self.starts.len() as u32 };
        self.trail.push(literal);
    }

    /// Places an open choice.
    fn place(&mut self, choice: Choice, reason: Reason) {
        self.note(2 * choice, reason);
        let (vertex, color) = (self.vertex(choice), self.color(choice));
        let at = color * self.graph.words() + vertex / 64;
        self.open[at] &= !(1 << (vertex % 64));
        self.placed[at] |= 1 << (vertex % 64);
        self.colors[vertex] = color as u32;
    }

    /// Strikes an open choice out. The last colour of a vertex is placed at once.
    #[inline(always)]
    pub(super) fn strike(&mut self, choice: Choice, reason: Reason) {
        self.note(2 * choice + 1, reason);
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
            self.place(self.choice(vertex, color), Reason::Last);
        }
    }

    /// Strikes out what a placed choice excludes.
    pub(super) fn spread(&mut self, placed: Choice) {
        let graph = self.graph;
        let (vertex, color) = (self.vertex(placed), self.color(placed));
        let reason = Reason::Placed(placed);
        let neighbours = graph.neighbours(vertex);
        if neighbours.len() <= 2 * graph.words() {
            self.steps += neighbours.len() as u64;
            for &neighbour in neighbours {
                self.exclude(self.choice(neighbour as usize, color), placed, reason);
            }
        } else {
            let start = color * graph.words();
            self.steps += graph.words() as u64;
            for (i, &row) in graph.row(vertex).iter().enumerate() {
                let both = row & self.placed[start + i];
                if both != 0 {
                    let other = self.choice(64 * i + both.trailing_zeros() as usize, color);
                    self.conflict.get_or_insert(Conflict::Both(placed, other));
                    return;
                }
                let mut open = row & self.open[start + i];
                self.steps += u64::from(open.count_ones());
                while open != 0 {
                    self.strike(self.choice(64 * i + open.trailing_zeros() as usize, color), reason);
                    open &= open - 1;
                }
            }
        }
        if self.count[vertex] > 1 {
            self.steps += u64::from(self.count[vertex]);
            for i in 0..self.words {
                let mut left = self.left[vertex * self.words + i];
                while left != 0 {
                    let other = 64 * i + left.trailing_zeros() as usize;
                    left &= left - 1;
                    if other != color {
                        self.exclude(self.choice(vertex, other), placed, reason);
                    }
                }
            }
        }
    }

    /// Strikes out a choice, if it is open, because of another.
    #[inline(always)]
    fn exclude(&mut self, choice: Choice, placed: Choice, reason: Reason) {
        match self.value(2 * choice) {
            0 => self.strike(choice, reason),
            1 => drop(self.conflict.get_or_insert(Conflict::Both(placed, choice))),
            _ => {}
        }
    }

    /// Takes back what was decided after a level; `opened` is told of each choice.
    pub(super) fn back_to(&mut self, level: usize, mut opened: impl FnMut(Choice)) {
        let start = self.starts[level] as usize;
        self.steps += (self.trail.len() - start) as u64;
        for i in (start..self.trail.len()).rev() {
            let literal = self.trail[i];
            let choice = literal >> 1;
            let (vertex, color) = (self.vertex(choice), self.color(choice));
            let (at, bit) = (color * self.graph.words() + vertex / 64, 1 << (vertex % 64));
            self.open[at] |= bit;
            if literal & 1 == 0 {
                self.placed[at] &= !bit;
                self.colors[vertex] = NONE;
            } else {
                self.left[vertex * self.words + color / 64] |= 1 << (color % 64);
                self.count[vertex] += 1;
            }
            self.values[literal as usize] = 0;
            self.values[literal as usize ^ 1] = 0;
            opened(choice);
        }
        self.trail.truncate(start);
        self.starts.truncate(level);
        (self.spread, self.visited) = (start, start);
        self.conflict = None;
    }
}
