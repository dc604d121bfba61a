//! An open tour of the one small board with an odd number of squares, from a given square.
//!
//! A board of odd sides has no closed tour, so one of the boards it is cut into has an open one: that with the start. It is found
//! by Warnsdorff's rule, ties by lot, and begun again when it comes to nothing; once on one of its two doors, the way leads to
//! the other side of it, so that the path has both edges. It needs five lots at the worst, one nearly always: a test tries every size and every start,
//! and since the lots are the same every time, that is a proof.

use super::super::leaper::Leaper;
use super::blocks::{Side, Spot};
use crate::random::Random;

/// An open tour from a square of the colour of the corners that has the edges of the doors to the left and to the right.
///
/// # Panics
///
/// If the square has the other colour.
pub(super) fn path(height: u8, width: u8, start: Spot) -> Vec<Spot> {
    assert!((start.0 + start.1).is_multiple_of(2), "{start:?} has the wrong colour");
    (0..LOTS).find_map(|lot| Walk::new(height, width, lot).from(start)).expect("every start has been tried")
}

/// How often a search is begun again at most.
const LOTS: u64 = 100;

/// After so many visits a search is begun again.
const PATIENCE: u32 = 400;

struct Walk {
    width: u8,
    /// The squares a leap away from each.
    neighbours: Vec<Vec<u8>>,
    /// For the squares of a door the other one.
    partner: Vec<Option<u8>>,
    path: Vec<u8>,
    visited: Vec<bool>,
    visits: u32,
    random: Random,
}

impl Walk {
    fn new(height: u8, width: u8, lot: u64) -> Self {
        let squares = height * width;
        let leap = |square: u8, (down, right): (i32, i32)| {
            let row = (square / width).checked_add_signed(down as i8).filter(|&row| row < height)?;
            let column = (square % width).checked_add_signed(right as i8).filter(|&column| column < width)?;
            Some(row * width + column)
        };
        let neighbours = |square| Leaper::KNIGHT.leaps().filter_map(|by| leap(square, by)).collect();
        let mut partner = vec![None; squares.into()];
        for side in [Side::Left, Side::Right] {
            let [a, b] = side.door(height, width).map(|(row, column)| row * width + column);
            partner[usize::from(a)] = Some(b);
            partner[usize::from(b)] = Some(a);
        }
        Walk {
            width,
            neighbours: (0..squares).map(neighbours).collect(),
            partner,
            path: Vec::with_capacity(squares.into()),
            visited: vec![false; squares.into()],
            visits: 0,
            random: Random::stream(0, lot),
        }
    }

    fn from(mut self, start: Spot) -> Option<Vec<Spot>> {
        let found = self.visit(start.0 * self.width + start.1);
        found.then(|| self.path.iter().map(|&square| (square / self.width, square % self.width)).collect())
    }

    /// Goes to a square and on from there; true if that visits all.
    fn visit(&mut self, square: u8) -> bool {
        self.visits += 1;
        self.path.push(square);
        self.visited[usize::from(square)] = true;
        if self.path.len() == self.visited.len() {
            return true;
        }
        let ways = self.ways(square);
        let mut ways: Vec<_> = ways.into_iter().map(|there| (self.free(there).count(), 0, there)).collect();
        ways.iter_mut().for_each(|way| way.1 = self.random.next());
        ways.sort_unstable();
        for (_, _, there) in ways {
            if self.visit(there) {
                return true;
            }
            if self.visits > PATIENCE {
                return false;
            }
        }
        self.path.pop();
        self.visited[usize::from(square)] = false;
        false
    }

    /// The squares to go to: through the door, if this is one, else anywhere.
    fn ways(&self, square: u8) -> Vec<u8> {
        match self.partner[usize::from(square)].filter(|&partner| !self.visited[usize::from(partner)]) {
            Some(partner) => vec![partner],
            None => self.free(square).collect(),
        }
    }

    /// The squares a leap away that were not visited.
    fn free(&self, square: u8) -> impl Iterator<Item = u8> {
        self.neighbours[usize::from(square)].iter().copied().filter(|&there| !self.visited[usize::from(there)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_start_of_every_odd_board_has_a_path_through_both_doors() {
        let odd = [5, 7, 9, 11];
        for (height, width) in odd.into_iter().flat_map(|height| odd.map(|width| (height, width))) {
            let squares = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
            for start in squares.clone().filter(|start| (start.0 + start.1) % 2 == 0) {
                let path = path(height, width, start);
                assert_eq!(path[0], start);
                let is_leap = |a: Spot, b: Spot| matches!((a.0.abs_diff(b.0), a.1.abs_diff(b.1)), (1, 2) | (2, 1));
                assert!(path.windows(2).all(|step| is_leap(step[0], step[1])));
                for side in [Side::Left, Side::Right] {
                    let [a, b] = side.door(height, width);
                    assert!(path.windows(2).any(|step| step == [a, b] || step == [b, a]), "{height}x{width} {start:?}");
                }
                let mut visited = path;
                visited.sort_unstable();
                assert!(visited.into_iter().eq(squares.clone()), "{height}x{width} {start:?}");
            }
        }
    }
}
