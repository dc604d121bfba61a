//! The search of one board, many states at a time.
//!
//! Every row has a queue of states that wait for a queen there: columns, left and right diagonals in three arrays.
//! Sixty-four states are *open*, that is in registers with the free squares that they have not tried. A step places a
//! queen on the lowest free square of each, looks ahead, and appends those that may still be completed to the queue of
//! the next row. Lanes that have no square left are refilled from the queue of this row:
//!
//! ```text
//!     queue of row k      columns  c c c c c c c c c c …          ┌ queue of row k + 1
//!                         left     l l l l l l l l l l …          │ c c c c …
//!                         right    r r r r r r r r r r …          │ l l l l …
//!                                  └──┬──┘  expand into           │ r r r r …
//!                                     ↓     the empty lanes       ↑ compress those
//!     open lanes          free     3 0 1 2 0 1 …   ── a queen ──→ · that may live
//! ```
//!
//! When the next queue holds a batch the search goes there, and comes back when too few are left to fill the lanes; so
//! nearly all lanes are busy, however unlike the subtrees are. The order in which states are visited is neither depth
//! first nor breadth first, but the set of them is the same.
//!
//! Invariants: a state in a queue has a free square in its row, and as many free columns as rows are left; queues of
//! rows above `floor` are empty; a lane without a state has all its columns taken, so that no child of it lives.
//!
//! The batches and the two kinds of look-ahead come from our throwaway probe of November 2026, which put states with
//! squares left back into a queue: 24 of 32 lanes were busy, and a step stored five words a lane. Refilling keeps 30
//! busy and stores three, 1.25 times as fast on the same tree (n = 16, Zen 4, AVX-512); with the rotation of [`board`],
//! the constants below and no complements it is 1.55 to 1.6 times as fast as the probe was. A visited state takes about
//! 2.2 cycles. What did not help, tried in the probe: multiplications in place of shifts, reading the queue from its
//! end; tried here: skipping a register that has run empty. Rows from the middle outwards would leave 2 to 6 % fewer
//! states than the best rotation (counted for n = 14 and 16), but need five words a state instead of three.
//!
//! [`board`]: super::board

use lanes::words16::{Mask16, Words16};
use lanes::{Isa, Kernel, Simd, dispatch};

use super::board::{NarrowBoard, WIDEST};

/// The next queue is searched when it holds this many. With 256 the probe took 1.3 times as long (a state is then read
/// while the stores that wrote it are still under way, we think); from 512 to 2560 the differences are noise.
const BATCH: usize = 1792;
/// Two registers of open states, so that one works while the other waits for its refill, which takes about 28 cycles
/// from the test for empty lanes to the new states. One register takes 1.07 times as long on AVX-512 and 1.11 times on
/// AVX2 (n = 16); three took 1.2 times as long in the probe.
const STREAMS: usize = 2;
/// The most lanes a register has.
const LANES: usize = 32;
/// A batch, what one more step can add, and the register that is written beyond it.
const ROOM: usize = BATCH + 3 * STREAMS * LANES;
/// This many of the next rows must have a free square. Two give 7 % more states, five 4 % fewer; in time two are equal
/// and five 6 % slower (n = 16, noise 3 %).
const LOOK: usize = 3;
/// When at most this many rows are left, each free column must have a free square. Four give 9 % more states, which take
/// as long at n = 16 and 4 % longer at n = 17; six give 2 % fewer and take 4 % longer.
const COVER: usize = 5;

/// The queues of all rows, to be used again for each board.
pub(super) struct Queues(Box<[Queue]>);

/// States that wait for a queen in the same row, and those that are open.
#[derive(Clone)]
#[repr(align(64))]
struct Queue {
    columns: [u16; ROOM],
    left: [u16; ROOM],
    right: [u16; ROOM],
    first: usize,
    end: usize,
    open: [Saved; STREAMS],
}

/// A register of open states, put down while another row is searched.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Saved {
    columns: [u16; LANES],
    left: [u16; LANES],
    right: [u16; LANES],
    free: [u16; LANES],
}

/// What a search has counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Count {
    pub(super) solutions: u64,
    /// States that were put into a queue.
    pub(super) visits: u64,
}

impl Queues {
    pub(super) fn new() -> Self {
        let saved = Saved { columns: [0; LANES], left: [0; LANES], right: [0; LANES], free: [0; LANES] };
        let queue =
            Queue { columns: [0; ROOM], left: [0; ROOM], right: [0; ROOM], first: 0, end: 0, open: [saved; STREAMS] };
        Queues(vec![queue; WIDEST as usize].into())
    }

    /// Counts the solutions of a board with at least three rows.
    pub(super) fn count(&mut self, isa: Isa, board: &NarrowBoard) -> Count {
        assert!(board.rows().len() >= 3, "the last two rows are counted from the one before them");
        if board.columns | board.rows()[0].blocked == !0 {
            return Count { solutions: 0, visits: 1 };
        }
        dispatch(isa, BatchSearch { board, queues: &mut self.0 })
    }
}

struct BatchSearch<'a> {
    board: &'a NarrowBoard,
    queues: &'a mut [Queue],
}

impl Kernel for BatchSearch<'_> {
    type Out = Count;

    #[inline(always)]
    fn run<S: Simd>(self, _: S) -> Count {
        let BatchSearch { board, queues } = self;
        let mut count = Count { solutions: 0, visits: 1 };
        let root = &mut queues[0];
        (root.columns[0], root.left[0], root.right[0]) = (board.columns, 0, 0);
        (root.first, root.end) = (0, 1);
        let rows = board.rows().len();
        let (mut floor, mut row) = (0, 0);
        while floor + 2 < rows {
            let empty = row == floor;
            let full = match rows - row - 1 {
                2 => step::<S::W16, 2>(board, queues, row, empty, &mut count),
                3 => step::<S::W16, 3>(board, queues, row, empty, &mut count),
                4 => step::<S::W16, 4>(board, queues, row, empty, &mut count),
                5 => step::<S::W16, 5>(board, queues, row, empty, &mut count),
                _ => step::<S::W16, 6>(board, queues, row, empty, &mut count),
            };
            if full {
                row += 1;
            } else if row > floor {
                row -= 1;
            } else {
                floor += 1;
                row = floor;
            }
        }
        count
    }
}

/// What a step needs to know of the rows below.
struct Below<W: Words16> {
    steps: [W::Shift; COVER],
    blocked: [W; COVER],
}

/// A register of open states.
#[derive(Clone, Copy)]
struct Open<W> {
    columns: W,
    left: W,
    right: W,
    /// Free squares not tried yet; none when the lane is empty.
    free: W,
}

/// Places queens in a row until the next queue is full (true) or this one has too few states; `empty` asks to use
/// these up too. `LEFT` rows are left below, or more if it is the greatest.
#[inline(always)]
fn step<W: Words16, const LEFT: usize>(
    board: &NarrowBoard,
    queues: &mut [Queue],
    row: usize,
    empty: bool,
    count: &mut Count,
) -> bool {
    let rows = &board.rows()[row..];
    let blocked = W::splat(rows[0].blocked);
    let mut below = Below { steps: [W::shift(0); COVER], blocked: [W::splat(0); COVER] };
    for (i, pair) in rows.windows(2).take(COVER).enumerate() {
        below.steps[i] = W::shift(pair[0].step);
        below.blocked[i] = W::splat(pair[1].blocked);
    }
    let [here, next] = &mut queues[row..row + 2] else { unreachable!("a row has a next one") };
    let mut open: [Open<W>; STREAMS] = [here.open[0].resume(), here.open[1].resume()];
    let (mut first, end) = (here.first, here.end);
    let before = next.end;
    let mut filled = before;
    let mut solutions = 0;
    if empty {
        // Behind the last state stand dead ones: they are read into lanes, and have no free square.
        here.columns[end..end + STREAMS * LANES].fill(!0);
    }
    let full = loop {
        let waiting = end - first;
        if waiting < STREAMS * W::LANES {
            let idle: usize = open.iter().map(|open| open.free.is_zero().count()).sum();
            if !empty || waiting == 0 && idle == STREAMS * W::LANES {
                break false;
            }
        }
        for open in &mut open {
            first += open.refill(here, first, blocked);
        }
        first = first.min(end);
        for open in &mut open {
            let child = open.place(below.steps[0]);
            if LEFT == 2 {
                solutions += child.finish(&below);
            } else {
                let alive = child.may_live::<LEFT>(&below);
                child.columns.compress(alive, &mut next.columns[filled..]);
                child.left.compress(alive, &mut next.left[filled..]);
                child.right.compress(alive, &mut next.right[filled..]);
                filled += alive.count();
            }
        }
        if filled >= BATCH {
            break true;
        }
    };
    for (open, saved) in open.iter().zip(&mut here.open) {
        open.save(saved);
    }
    here.first = first;
    next.end = filled;
    count.solutions += solutions as u64;
    count.visits += (filled - before) as u64;
    if !full {
        here.close_gap();
    }
    full
}

/// A queen placed: the states of the row below.
struct Child<W> {
    columns: W,
    left: W,
    right: W,
}

impl<W: Words16> Open<W> {
    /// Fills the lanes that have no free square with states from the queue, and says how many.
    #[inline(always)]
    fn refill(&mut self, queue: &Queue, first: usize, blocked: W) -> usize {
        let idle = self.free.is_zero();
        self.columns = self.columns.expand(idle, &queue.columns[first..]);
        self.left = self.left.expand(idle, &queue.left[first..]);
        self.right = self.right.expand(idle, &queue.right[first..]);
        self.free = self.free.replace(idle, !(self.columns | self.left | self.right | blocked));
        idle.count()
    }

    /// Places a queen on the lowest free square of each lane.
    #[inline(always)]
    fn place(&mut self, step: W::Shift) -> Child<W> {
        let rest = self.free.without_lowest();
        let queen = self.free ^ rest;
        self.free = rest;
        Child {
            columns: self.columns | queen,
            left: (self.left | queen).up(step),
            right: (self.right | queen).down(step),
        }
    }

    #[inline(always)]
    fn save(&self, to: &mut Saved) {
        self.columns.store(&mut to.columns);
        self.left.store(&mut to.left);
        self.right.store(&mut to.right);
        self.free.store(&mut to.free);
    }
}

impl<W: Words16> Child<W> {
    /// Looks ahead: no row may be without a free square and, near the end, no free column.
    ///
    /// Taken squares are kept, not free ones, which saves the complements: a row is full when all its bits are set, and
    /// a column has a free square unless it is taken in every row. A dead lane has all its columns taken.
    #[inline(always)]
    fn may_live<const LEFT: usize>(&self, below: &Below<W>) -> W::Mask {
        let covers = LEFT <= COVER;
        let (mut left, mut right) = (self.left, self.right);
        let mut fullest = self.columns;
        let mut everywhere = W::splat(!0);
        for row in 0..if covers { LEFT } else { LOOK } {
            if row > 0 {
                left = left.up(below.steps[row]);
                right = right.down(below.steps[row]);
            }
            let diagonals = left | right | below.blocked[row];
            if row < LOOK {
                let taken = self.columns | diagonals;
                fullest = if row == 0 { taken } else { fullest.max(taken) };
            }
            everywhere = everywhere & diagonals;
        }
        let alive = !fullest.equals(W::splat(!0));
        if covers { alive & (everywhere & !self.columns).is_zero() } else { alive }
    }

    /// Counts the solutions when two rows and two columns are left: the queens stand one way or the other.
    #[inline(always)]
    fn finish(&self, below: &Below<W>) -> usize {
        let step = below.steps[1];
        let upper = !(self.columns | self.left | self.right | below.blocked[0]);
        let lower = !(self.columns | self.left.up(step) | self.right.down(step) | below.blocked[1]);
        let both = !self.columns;
        let high = both.without_lowest();
        let low = both ^ high;
        let apart = !low.up(step).equals(high);
        let falling = apart & upper.meets(low) & lower.meets(high);
        let rising = apart & upper.meets(high) & lower.meets(low);
        falling.count() + rising.count()
    }
}

impl Saved {
    #[inline(always)]
    fn resume<W: Words16>(&self) -> Open<W> {
        Open {
            columns: W::load(&self.columns),
            left: W::load(&self.left),
            right: W::load(&self.right),
            free: W::load(&self.free),
        }
    }
}

impl Queue {
    /// Moves what is left to the front.
    fn close_gap(&mut self) {
        for words in [&mut self.columns, &mut self.left, &mut self.right] {
            words.copy_within(self.first..self.end, 0);
        }
        (self.first, self.end) = (0, self.end - self.first);
    }
}
