//! Counts tours on several threads, with symmetries and a memory of endings.
//!
//! Three things are counted once for several. A tour and its images: of all starts that a turn or a mirror of the board changes
//! into each other, one is counted. A tour and the same run backwards: between two such classes of squares, tours are
//! counted one way. And tours that end alike: how many ways lead on from a square depends only on what is left, which is
//! remembered for as many states as a small table holds.
//!
//! On 6×6 fewer squares are entered than there are tours. The table fits the second cache: with sixteen times the table, three
//! tenths fewer squares were entered on 5×8, and Luschny's forty boards took 1.3 times as long (Zen 4, November 2026).

use registry::{Counting, Outcome, Request, Unit, Units, walk_units};

use super::Pruned;
use super::graph::Graph;
use super::state::State;
use super::word::Word;
use crate::symmetry::Symmetry;
use crate::tours::Tours;

/// With the word that is wide enough for the squares of a board.
macro_rules! in_word {
    ($tours:expr, $word:ident => $body:expr) => {
        if $tours.board.free() <= u64::BITS {
            type $word = u64;
            $body
        } else {
            type $word = u128;
            $body
        }
    };
}

/// The most free squares. It goes a square deeper with each call, and on wider boards the states are too much for a stack.
pub(crate) const LARGEST: u32 = u128::BITS;

/// Counts tours of at most [`LARGEST`] free squares.
pub(crate) fn count(tours: &Tours, request: &Request) -> Outcome {
    // A part may have more tours than are asked for.
    if request.limits.solutions.is_some() || !has_parts(tours, TOLD) {
        return in_word!(tours, W => registry::walk(Pruned::<W>::new(tours), request, &mut registry::skip));
    }
    units(tours, None).run_all(request)
}

/// How many squares of a tour tell its part: enough parts for some threads, and few enough to remember endings across most.
const TOLD: usize = 3;

/// Which of its images is least is seen when a tour is whole; and a tour must be longer than what tells its part.
fn has_parts(tours: &Tours, told: usize) -> bool {
    !tours.distinct && tours.board.free() as usize > told
}

/// The same in units: tours that begin alike, with as many squares as the depth says, from 2 to 8.
pub(crate) fn units(tours: &Tours, depth: Option<usize>) -> Box<dyn Units> {
    // The second square says which way round a closed tour is counted; and parts of many squares are too many to list.
    let told = depth.unwrap_or(TOLD).clamp(2, 8);
    in_word!(tours, W => if has_parts(tours, told) {
        let (graph, parts) = parts::<W>(tours, told);
        Box::new(Parts { graph, parts })
    } else {
        walk_units(Pruned::<W>::new(tours), depth, 1)
    })
}

/// Tours that begin alike.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part<W> {
    /// Their first squares.
    path: Vec<u16>,
    /// Where they end.
    ends: W,
    /// Where one counts once; elsewhere it counts twice.
    single: W,
    /// How many tours each of them stands for.
    weight: u128,
}

/// Everything that is to be counted, in parts that differ in their first `told` squares.
fn parts<W: Word>(tours: &Tours, told: usize) -> (Graph<W>, Vec<Part<W>>) {
    let mut tours = tours.clone();
    let one_way = tours.undirected && tours.run_both_ways();
    if !tours.closed {
        // Tours to a square are tours from there run backwards.
        tours.start = tours.start.or_else(|| tours.end.take());
        tours.undirected = false;
    } else if tours.end.is_none() {
        // It may be told from any square, and is counted one way.
        tours.start = tours.board.free_squares().min_by_key(|&square| tours.board.neighbours(square).count());
        tours.undirected = true;
    }
    let graph = Graph::new(&tours);
    let mut parts = match tours.root().and_then(|start| graph.number(start)) {
        Some(start) => {
            let ends = graph.ends[start as usize];
            let weight = if graph.after.is_some() && !one_way { 2 } else { 1 };
            vec![Part { path: vec![start], ends, single: ends, weight }]
        }
        None => starts(&graph, one_way),
    };
    for _ in 1..told {
        parts = parts.iter().flat_map(|part| part.longer(&graph, tours.end)).collect();
    }
    (graph, parts)
}

/// A start of each class, and where its tours end if those between two classes are counted from one of them.
fn starts<W: Word>(graph: &Graph<W>, one_way: bool) -> Vec<Part<W>> {
    let mut starts = classes(graph, graph.all(), &Symmetry::of(&graph.board, &[]));
    // From a square of a large class there are fewer tours to a class than the other way.
    starts.sort_by_key(|class| std::cmp::Reverse(class.len()));
    let mut done = W::default();
    let start = |class: W| {
        let start = class.lowest();
        let ends = graph.ends[start as usize] & !done;
        done |= class;
        let size = u128::from(class.len());
        // One way, half of them: a class has a power of two of squares, and no tour leads from a square to itself.
        let (single, weight) = match (one_way, size) {
            (false, _) => (class, size),
            (true, 1) => (ends, 1),
            (true, _) => (class, size / 2),
        };
        Part { path: vec![start], ends, single, weight }
    };
    starts.into_iter().map(start).collect()
}

impl<W: Word> Part<W> {
    /// The same tours told by one more square. Of squares that are images of each other, one is told for all.
    fn longer(&self, graph: &Graph<W>, end: Option<u32>) -> Vec<Part<W>> {
        let visited = self.path.iter().fold(W::default(), |set, &square| set | W::of(square));
        let last = *self.path.last().expect("a part has a first square");
        let fixed: Vec<u32> = self.path.iter().map(|&square| graph.squares[square as usize]).chain(end).collect();
        let symmetries = match graph.after {
            Some(_) => Vec::new(), // the order of the squares tells the way round
            None => Symmetry::of(&graph.board, &fixed),
        };
        let longer = |class: W| {
            let square = class.lowest();
            let path = self.path.iter().copied().chain([square]).collect();
            let weight = self.weight * u128::from(class.len());
            let after = graph.after.as_ref().filter(|_| self.path.len() == 1);
            let ends = after.map_or(self.ends, |after| self.ends & after[square as usize]);
            Part { path, ends, weight, ..*self }
        };
        classes(graph, graph.near[last as usize] & !visited, &symmetries).into_iter().map(longer).collect()
    }
}

/// The classes of squares of a set that the symmetries change into each other.
fn classes<W: Word>(graph: &Graph<W>, mut set: W, symmetries: &[Symmetry]) -> Vec<W> {
    let mut classes = Vec::new();
    while !set.is_empty() {
        let square = set.lowest();
        let image = |symmetry: &Symmetry| graph.number(symmetry.image(graph.squares[square as usize]));
        let class = symmetries.iter().filter_map(image).fold(W::of(square), |class, image| class | W::of(image));
        classes.push(class);
        set &= !class;
    }
    classes
}

/// The parts, each a unit.
struct Parts<W> {
    graph: Graph<W>,
    parts: Vec<Part<W>>,
}

impl<W: Word> Units for Parts<W> {
    fn count(&self) -> usize {
        self.parts.len()
    }

    fn work(&self, units: &[usize], counting: &Counting<'_>) {
        counting.units(units, |queue| {
            let mut endings = Endings::new();
            while let Some(unit) = queue.next() {
                let part = &self.parts[unit.number()];
                endings.part += 1;
                let near = &self.graph.near;
                let mut counter =
                    Counter { near, unit, endings: &mut endings, single: part.single, visits: 0, stopped: false };
                let ways = u128::from(counter.part(part)) * part.weight;
                let Counter { mut unit, visits, stopped, .. } = counter;
                unit.add(ways, Some(visits), if stopped { 0.0 } else { 1.0 });
                if stopped {
                    return;
                }
                unit.done();
            }
        });
    }
}

/// Squares entered between two looks at the clock.
const LOOK: u64 = 1 << 16;

/// Counts the tours of a part.
struct Counter<'a, W> {
    near: &'a [W],
    unit: Unit<'a>,
    endings: &'a mut Endings<W>,
    single: W,
    /// Squares entered since the unit was told.
    visits: u64,
    stopped: bool,
}

impl<W: Word> Counter<'_, W> {
    fn part(&mut self, part: &Part<W>) -> u64 {
        let mut state = State::new(self.near);
        state.ends = part.ends;
        let (&last, told) = part.path.split_last().expect("a part has a first square");
        for (&square, &next) in told.iter().zip(&part.path[1..]) {
            let near = self.near[square as usize];
            state.enter(square, near);
            if !state.onward(near).has(next) {
                return 0;
            }
        }
        self.ways(state, last, (self.near.len() - told.len()) as u32)
    }

    /// In how many ways can a tour be completed that enters `square`, one of `left` squares that are left?
    fn ways(&mut self, mut state: State<W>, mut square: u16, mut left: u32) -> u64 {
        loop {
            self.visits += 1;
            left -= 1;
            let near = self.near[square as usize];
            state.enter(square, near);
            let mut next = state.onward(near);
            if next.is_many() {
                if let Some(ways) = self.endings.get(state.free, square, left) {
                    return ways;
                }
                if self.visits >= LOOK {
                    self.unit.add(0, Some(std::mem::take(&mut self.visits)), 0.0);
                    self.stopped = self.unit.should_stop();
                }
                let mut sum = 0u64;
                while !next.is_empty() && !self.stopped {
                    let ways = self.ways(state, next.lowest(), left);
                    sum = sum.checked_add(ways).expect("more than 2^64 tours begin alike");
                    next = next.rest();
                }
                if !self.stopped {
                    self.endings.put(state.free, square, left, sum);
                }
                return sum;
            }
            if next.is_empty() {
                return 0;
            }
            if left == 1 {
                return if (next & self.single).is_empty() { 2 } else { 1 };
            }
            square = next.lowest();
        }
    }
}

/// In how many ways a tour can be completed, for some of the states that were seen in this part; a new one takes the place of
/// an older.
struct Endings<W> {
    table: Vec<Ending<W>>,
    /// How many parts this memory has served, this one included.
    part: u32,
}

#[derive(Clone, Copy, Default)]
struct Ending<W> {
    free: W,
    ways: u64,
    part: u32,
    here: u16,
}

/// Only states with a number of squares left in this range are remembered: with fewer it is as quick to count again, with more they hardly ever
/// come again.
const REMEMBERED: std::ops::RangeInclusive<u32> = 6..=24;

/// The table has two to this power of places.
const BITS: u32 = 14;

impl<W: Word> Endings<W> {
    fn new() -> Self {
        Endings { table: vec![Ending::default(); 1 << BITS], part: 0 }
    }

    #[inline(always)]
    fn place(free: W, here: u16) -> usize {
        (free.mix(here) >> (u64::BITS - BITS)) as usize
    }

    #[inline(always)]
    fn get(&self, free: W, here: u16, left: u32) -> Option<u64> {
        if !REMEMBERED.contains(&left) {
            return None;
        }
        let ending = &self.table[Self::place(free, here)];
        (ending.free == free && ending.here == here && ending.part == self.part).then_some(ending.ways)
    }

    #[inline(always)]
    fn put(&mut self, free: W, here: u16, left: u32, ways: u64) {
        if REMEMBERED.contains(&left) {
            let place = Self::place(free, here);
            self.table[place] = Ending { free, ways, part: self.part, here };
        }
    }
}
