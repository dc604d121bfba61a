//! Boards of 3 or 4 rows, of any length, from and to any squares: exact, without a search.
//!
//! Column by column, the set of all states that the columns so far can be in (see [`strip`](super::strip)): if the last one
//! has the finished state there is a tour, and if not there is none. Away from the ends of the tour each set depends on the
//! one before alone, so the sets come round again, after a dozen columns or so, and then there is nothing more to compute,
//! be the board a thousand columns long or a hundred million. From the finished state a tour is read off backwards: of each
//! state some one before it.

use std::collections::HashMap;

use super::super::leaper::Leaper;
use super::strip::{EMPTY, FINISHED, Id, Step, Strip};

/// A board of few rows and many columns, and where a tour has to begin and to end.
pub(super) struct Narrow {
    pub(super) rows: u32,
    pub(super) columns: u32,
    /// Are rows columns, and columns rows?
    pub(super) turned: bool,
    /// Must it come back to its first square? Then it has no ends, and is told from the first of them.
    pub(super) closed: bool,
    /// The row and column of its ends, where they are given.
    pub(super) ends: [Option<(u32, u32)>; 2],
}

/// Columns of one kind, one after the other.
struct Stretch {
    columns: u32,
    /// The given ends in each of its columns, a bit for each row: none, if there are many columns.
    given: u8,
    /// The states before each column, and after the last; as far as they are new.
    sets: Vec<Vec<Id>>,
    /// Which of the sets comes after the last of them again.
    again: usize,
    /// For each set, and each state after the next column, a state of the set and the step from there, once they are known.
    back: Vec<Vec<Option<(Id, Step)>>>,
}

impl Stretch {
    /// Goes through columns from a set of states.
    fn new(strip: &mut Strip, columns: u32, given: u8, before: Vec<Id>) -> Self {
        let mut known = HashMap::from([(before.clone(), 0)]);
        let mut sets = vec![before];
        let mut again = 0;
        for column in 0..columns as usize {
            let mut after: Vec<Id> = Vec::new();
            for &state in &sets[column] {
                after.extend(strip.steps(state, given).iter().map(|step| step.to));
            }
            after.sort_unstable();
            after.dedup();
            if let Some(&seen) = known.get(&after) {
                again = seen;
                break;
            }
            known.insert(after.clone(), sets.len());
            sets.push(after);
        }
        let back = vec![Vec::new(); sets.len()];
        Stretch { columns, given, sets, again, back }
    }

    /// Which set is before this column.
    fn set(&self, column: u32) -> usize {
        let column = column as usize;
        if column < self.sets.len() {
            column
        } else {
            self.again + (column - self.again) % (self.sets.len() - self.again)
        }
    }

    /// The states after the last column.
    fn last(&self) -> &Vec<Id> {
        &self.sets[self.set(self.columns)]
    }

    /// A state before a column from which a step leads to this one, and the step.
    fn before(&mut self, strip: &mut Strip, column: u32, state: Id) -> (Id, Step) {
        let set = self.set(column);
        let (known, given) = (&mut self.back[set], self.given);
        if known.is_empty() {
            known.resize(strip.states(), None);
        }
        *known[state as usize].get_or_insert_with(|| {
            let leads = |&from: &Id| Some((from, strip.steps(from, given).into_iter().find(|step| step.to == state)?));
            self.sets[set].iter().find_map(leads).expect("each state comes from one before")
        })
    }
}

/// What a search for a tour came to.
pub(super) enum Found {
    Numbers(Vec<u32>),
    Nothing,
    Stopped,
}

impl Narrow {
    /// The number of each square in row order (of the board as it is, turned or not).
    pub(super) fn numbers(&self, stop: &dyn Fn() -> bool) -> Found {
        let free_ends = if self.closed { 0 } else { self.ends.iter().filter(|end| end.is_none()).count() };
        let mut strip = Strip::new(self.rows as usize, self.closed, free_ends as u8);
        let mut stretches: Vec<Stretch> = Vec::new();
        for (columns, given) in self.stretches() {
            let before = stretches.last().map_or_else(|| vec![EMPTY], |stretch| stretch.last().clone());
            stretches.push(Stretch::new(&mut strip, columns, given, before));
        }
        if !stretches.last().is_some_and(|stretch| stretch.last().contains(&FINISHED)) {
            return Found::Nothing;
        }
        let Some((links, first)) = self.links(&mut strip, &mut stretches, stop) else { return Found::Stopped };
        drop((strip, stretches));
        self.follow(&links, first, stop).map_or(Found::Stopped, Found::Numbers)
    }

    /// The columns, those without given ends together: how many, and the rows of given ends.
    fn stretches(&self) -> Vec<(u32, u8)> {
        let given = self.ends.iter().flatten().filter(|_| !self.closed);
        let mut ends: Vec<(u32, u8)> = given.map(|&(row, column)| (column, 1 << row)).collect();
        ends.sort_unstable();
        let mut stretches: Vec<(u32, u8)> = Vec::new();
        let mut done = 0;
        for (column, bit) in ends {
            if column < done {
                stretches.last_mut().expect("the column before").1 |= bit;
                continue;
            }
            stretches.extend((column > done).then_some((column - done, 0)));
            stretches.push((1, bit));
            done = column + 1;
        }
        stretches.extend((self.columns > done).then_some((self.columns - done, 0)));
        stretches
    }

    /// Reads a tour off, last column first: the two leaps of each square, and the first square.
    fn links(&self, strip: &mut Strip, stretches: &mut [Stretch], stop: &dyn Fn() -> bool) -> Option<(Vec<u8>, usize)> {
        let mut links = vec![0_u8; self.rows as usize * self.columns as usize];
        let mut first = 0;
        let mut state = FINISHED;
        let mut column = self.columns as usize;
        for stretch in stretches.iter_mut().rev() {
            for inside in (0..stretch.columns).rev() {
                column -= 1;
                if column.is_multiple_of(1 << 20) && stop() {
                    return None;
                }
                let step;
                (state, step) = stretch.before(strip, inside, state);
                for (row, there, back) in strip.edges(step) {
                    // From the older column to the newer one: down, up, two columns on, one column on.
                    let leap = match (back, there < row) {
                        (1, true) => 0,
                        (1, false) => 2,
                        (_, true) => 4,
                        (_, false) => 5,
                    };
                    link(&mut links[self.square(row, column)], leap ^ REVERSE);
                    link(&mut links[self.square(there, column - back)], leap);
                }
                for row in (0..self.rows).filter(|row| step.ends >> row & 1 == 1) {
                    if self.ends[1] != Some((row, column as u32)) {
                        first = self.square(row as usize, column);
                    }
                }
            }
        }
        if let Some((row, column)) = self.ends[0] {
            first = self.square(row as usize, column as usize);
        }
        Some((links, first))
    }

    /// Numbers the squares along the links.
    fn follow(&self, links: &[u8], first: usize, stop: &dyn Fn() -> bool) -> Option<Vec<u32>> {
        let origin = self.square(2, 2) as isize;
        let by: Vec<isize> = Leaper::KNIGHT
            .leaps()
            .map(|(down, right)| self.square((2 + down) as usize, (2 + right) as usize) as isize - origin)
            .collect();
        let mut numbers = vec![0; links.len()];
        let mut square = first;
        let mut leap = links[first] & 7;
        for number in 1..=links.len() as u32 {
            numbers[square] = number;
            if number.is_multiple_of(1 << 24) && stop() {
                return None;
            }
            if number > 1 {
                let (one, other) = (links[square] & 7, links[square] >> 3 & 7);
                leap = if one == leap ^ REVERSE { other } else { one };
            }
            if (number as usize) < links.len() {
                square = square.wrapping_add_signed(by[usize::from(leap)]);
            }
        }
        Some(numbers)
    }

    /// Where a square is in row order.
    fn square(&self, row: usize, column: usize) -> usize {
        if self.turned { column * self.rows as usize + row } else { row * self.columns as usize + column }
    }
}

/// A leap and the same back differ in these bits of their numbers.
const REVERSE: u8 = 3;

/// Adds a leap to those of a square: the first in the lowest three bits, the second above, and how many there are on top.
fn link(links: &mut u8, leap: u8) {
    *links = match *links >> 6 {
        0 => leap | 1 << 6,
        _ => (*links & 7) | leap << 3 | 2 << 6,
    };
}
