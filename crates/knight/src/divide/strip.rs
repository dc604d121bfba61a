//! A board of 3 or 4 rows, a column at a time: what its last two columns must know of the rest.
//!
//! All leaps go at most two columns far. So, when some columns have all their edges, the tour so far is a set of pieces of path
//! whose ends are in the last two columns, and how they can be joined depends only on this: which squares there have no edge
//! yet, which are settled, and which are the two ends of one piece. That is a state. A new column brings new squares and edges
//! back to the two before; the squares of the older one must be settled by then.
//!
//! On 4 rows leaps from the two outer rows go to the inner ones only. Since they have as many squares, a tour goes out and in by
//! turns, but for one leap between inner squares, and begins and ends outside: with none it would visit the outer squares of one
//! colour only. A state that knows whether it had that leap has far fewer others: 4×1000 from a corner takes 10 ms instead of 25.

use std::collections::HashMap;

/// The most rows.
pub(super) const MOST_ROWS: usize = 4;

/// What a square in one of the last columns is: a number is the other end of its piece, itself if it has no edge yet.
type Label = u8;

/// It has all its edges.
const SETTLED: Label = 254;

/// It is an end of a piece whose other end is an end of the tour.
const TO_AN_END: Label = 255;

/// What the last two columns know, the older one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct State {
    labels: [Label; 2 * MOST_ROWS],
    /// How many ends of the tour are in the columns so far, of those that may be anywhere.
    free_ends: u8,
    /// Has it, on 4 rows, the leap between inner squares?
    inside: bool,
    /// Is the tour whole?
    finished: bool,
}

/// A state by its number.
pub(super) type Id = u32;

/// A column: the state that it leads to and what it adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) to: Id,
    /// Which of [`Strip::edges`] the tour has.
    pub(super) edges: u16,
    /// The rows in which it has an end.
    pub(super) ends: u8,
}

/// All states met, and the steps between them.
pub(super) struct Strip {
    rows: usize,
    /// Is the tour closed? Else it has two ends.
    closed: bool,
    /// How many of its ends may be anywhere.
    free_ends: u8,
    /// The edges that a column brings: from which of its rows to which square of the two columns before.
    edges: Vec<(usize, usize)>,
    states: Vec<State>,
    ids: HashMap<State, Id>,
    /// For each state the steps of a column without given ends, once they are known.
    steps: Vec<Option<Vec<Step>>>,
}

/// The state before the first column.
pub(super) const EMPTY: Id = 0;

/// The state when the tour is whole.
pub(super) const FINISHED: Id = 1;

impl Strip {
    /// A board with `rows` rows.
    pub(super) fn new(rows: usize, closed: bool, free_ends: u8) -> Self {
        let mut edges = Vec::new();
        // Those of a square of the oldest column come together, so that it is known soon if it cannot be settled.
        for (old, new) in (0..2 * rows).flat_map(|old| (0..rows).map(move |new| (old, new))) {
            if (old % rows).abs_diff(new) == 1 + old / rows {
                edges.push((new, old));
            }
        }
        let mut strip =
            Strip { rows, closed, free_ends, edges, states: Vec::new(), ids: HashMap::new(), steps: Vec::new() };
        let empty = State { labels: [SETTLED; 2 * MOST_ROWS], free_ends: 0, inside: false, finished: false };
        strip.id(empty);
        strip.id(State { finished: true, ..empty });
        strip
    }

    /// How many states were met so far.
    pub(super) fn states(&self) -> usize {
        self.states.len()
    }

    /// The edges of a step: its row, the row at the other end, and how many columns before.
    pub(super) fn edges(&self, step: Step) -> impl Iterator<Item = (usize, usize, usize)> {
        let made = (0..).zip(&self.edges).filter(move |&(edge, _)| step.edges >> edge & 1 == 1);
        made.map(|(_, &(new, old))| (new, old % self.rows, 2 - old / self.rows))
    }

    /// The steps from a state by a column with these given ends, a bit for each row.
    pub(super) fn steps(&mut self, from: Id, given: u8) -> Vec<Step> {
        if given != 0 {
            return self.explore(from, given);
        }
        if self.steps[from as usize].is_none() {
            self.steps[from as usize] = Some(self.explore(from, 0));
        }
        self.steps[from as usize].clone().expect("explored if it was not")
    }

    fn explore(&mut self, from: Id, given: u8) -> Vec<Step> {
        let state = self.states[from as usize];
        let mut found = Vec::new();
        if state.finished {
            return found;
        }
        let inner = if self.rows == 4 { 0b0110 } else { 0 };
        for free in (0..1_u8 << self.rows).filter(|free| free & (given | inner) == 0) {
            let free_ends = state.free_ends + free.count_ones() as u8;
            if free_ends <= self.free_ends {
                let ends = free | given;
                let mut labels = [SETTLED; 3 * MOST_ROWS];
                labels[..2 * self.rows].copy_from_slice(&state.labels[..2 * self.rows]);
                for row in 0..self.rows {
                    let square = 2 * self.rows + row;
                    labels[square] = if ends >> row & 1 == 1 { TO_AN_END } else { square as Label };
                }
                let next = State { free_ends, ..state };
                Explorer { strip: self, ends, found: &mut found }.choose(0, 0, labels, next);
            }
        }
        found
    }

    /// The number of a state.
    fn id(&mut self, state: State) -> Id {
        let next = self.states.len() as Id;
        let id = *self.ids.entry(state).or_insert(next);
        if id == next {
            self.states.push(state);
            self.steps.push(None);
        }
        id
    }
}

/// A column whose edges are being chosen.
struct Explorer<'a> {
    strip: &'a mut Strip,
    ends: u8,
    found: &'a mut Vec<Step>,
}

impl Explorer<'_> {
    /// Takes or leaves each edge from this one on. The labels are those of three columns, oldest first; the others in the
    /// state are overwritten at last.
    fn choose(&mut self, edge: usize, edges: u16, labels: [Label; 3 * MOST_ROWS], state: State) {
        let rows = self.strip.rows;
        let next = self.strip.edges.get(edge).copied();
        // The squares of the oldest column before that of this edge have had their last.
        let past = next.map_or(rows, |(_, old)| old.min(rows));
        if labels[..past].iter().any(|&label| label != SETTLED) {
            return;
        }
        let Some((new, old)) = next else {
            self.add(edges, &labels, state);
            return;
        };
        self.choose(edge + 1, edges, labels, state);
        let inside = rows == 4 && matches!((old % rows, new), (1, 2) | (2, 1));
        if state.finished || (state.inside && inside) {
            return;
        }
        let mut joined = labels;
        if let Some(finished) = join(&mut joined, old, 2 * rows + new, self.strip.closed) {
            let state = State { finished, inside: state.inside || inside, ..state };
            self.choose(edge + 1, edges | 1 << edge, joined, state);
        }
    }

    /// Writes down the step with these edges, if it is one.
    fn add(&mut self, edges: u16, labels: &[Label; 3 * MOST_ROWS], mut state: State) {
        let rows = self.strip.rows;
        for (label, &three) in state.labels.iter_mut().zip(&labels[rows..3 * rows]) {
            *label = if three < SETTLED { three - rows as Label } else { three };
        }
        let to = if !state.finished {
            self.strip.id(state)
        } else if state.labels.iter().all(|&label| label == SETTLED) {
            FINISHED
        } else {
            return;
        };
        self.found.push(Step { to, edges, ends: self.ends });
    }
}

/// Joins two squares, if both lack an edge and that makes no small round; says whether it makes the tour whole.
fn join(labels: &mut [Label], a: usize, b: usize, closed: bool) -> Option<bool> {
    let (one, other) = (labels[a], labels[b]);
    if one == SETTLED || other == SETTLED {
        return None;
    }
    let round = usize::from(one) == b;
    let path = one == TO_AN_END && other == TO_AN_END;
    if round && !closed {
        return None;
    }
    for (square, label) in [(a, one), (b, other)] {
        if usize::from(label) != square {
            labels[square] = SETTLED;
        }
    }
    if !round {
        for (end, far) in [(one, other), (other, one)] {
            if end != TO_AN_END {
                labels[usize::from(end)] = far;
            }
        }
    }
    Some(round || path)
}
