//! A tour of a small board from one given square to another, with the edges of its doors.
//!
//! It is found by Warnsdorff's rule, ties by lot, begun again when it comes to nothing, now from the one end and now from the
//! other. The way leads to no square that has no way on, at once to one that has only one more, and from one square of a door to
//! the other; the last square is kept for the end. On boards of 6×6 to 11×11 one is found between any two squares of the right
//! colours, unless these two are a door: a test tries all, and since the lots are the same every time, that is a proof.
//!
//! That any two squares of an n×n board have a tour from n = 6 on was shown by Axel Conrad, Tanja Hindrichs, Hussein Morsy and
//! Ingo Wegener (1994).

use super::super::leaper::Leaper;
use super::blocks::Spot;
use registry::random::Random;

/// How often a search is begun again at most.
const LOTS: u64 = 100;

/// A search is restarted after this many visits per square.
const PATIENCE: usize = 20;

/// What a search came to.
enum LeadSearch {
    Found(Vec<Spot>),
    Nothing,
    OutOfPatience,
}

/// A tour from a square to another that has these edges, if one is found.
pub(super) fn path(height: u8, width: u8, ends: [Spot; 2], edges: &[[Spot; 2]]) -> Option<Vec<Spot>> {
    let patience = PATIENCE * usize::from(height) * usize::from(width);
    for lot in 0..LOTS {
        // Now from the one end, now from the other: one may be much easier.
        let back = lot % 2 == 1;
        let [first, last] = if back { [ends[1], ends[0]] } else { ends };
        match Walk::new(height, width, last, edges, lot, patience).from(first) {
            LeadSearch::Found(mut path) => {
                if back {
                    path.reverse();
                }
                return Some(path);
            }
            LeadSearch::Nothing => return None,
            LeadSearch::OutOfPatience => {}
        }
    }
    None
}

/// A tour from a square to another, if there is one: every way is tried.
pub(super) fn exact(height: u8, width: u8, [first, last]: [Spot; 2]) -> Option<Vec<Spot>> {
    match Walk::new(height, width, last, &[], 0, usize::MAX).from(first) {
        LeadSearch::Found(path) => Some(path),
        LeadSearch::Nothing | LeadSearch::OutOfPatience => None,
    }
}

struct Walk {
    width: u8,
    last: u8,
    /// The squares a leap away from each.
    neighbours: Vec<Vec<u8>>,
    /// For each square those to which the path must have an edge.
    partners: Vec<Vec<u8>>,
    path: Vec<u8>,
    visited: Vec<bool>,
    /// How many neighbours of each were not visited.
    free: Vec<u8>,
    /// How many more visits there may be.
    patience: usize,
    random: Random,
}

impl Walk {
    fn new(height: u8, width: u8, last: Spot, edges: &[[Spot; 2]], lot: u64, patience: usize) -> Self {
        let squares = height * width;
        let leap = |square: u8, (down, right): (i32, i32)| {
            let row = (square / width).checked_add_signed(down as i8).filter(|&row| row < height)?;
            let column = (square % width).checked_add_signed(right as i8).filter(|&column| column < width)?;
            Some(row * width + column)
        };
        let square = |(row, column): Spot| row * width + column;
        let neighbours: Vec<Vec<u8>> =
            (0..squares).map(|square| Leaper::KNIGHT.leaps().filter_map(|by| leap(square, by)).collect()).collect();
        let mut partners = vec![Vec::new(); squares.into()];
        for [one, other] in edges.iter().map(|edge| edge.map(square)) {
            partners[usize::from(one)].push(other);
            partners[usize::from(other)].push(one);
        }
        Walk {
            width,
            last: square(last),
            free: neighbours.iter().map(|near| near.len() as u8).collect(),
            neighbours,
            partners,
            path: Vec::with_capacity(squares.into()),
            visited: vec![false; squares.into()],
            patience,
            random: Random::stream(0, lot),
        }
    }

    fn from(mut self, first: Spot) -> LeadSearch {
        if self.visit(first.0 * self.width + first.1) {
            return LeadSearch::Found(
                self.path.iter().map(|&square| (square / self.width, square % self.width)).collect(),
            );
        }
        if self.patience == 0 { LeadSearch::OutOfPatience } else { LeadSearch::Nothing }
    }

    /// Goes to a square and on from there; true if that visits all.
    fn visit(&mut self, square: u8) -> bool {
        if self.patience == 0 {
            return false;
        }
        self.patience -= 1;
        let before = self.path.last().copied();
        self.path.push(square);
        self.visited[usize::from(square)] = true;
        for &near in &self.neighbours[usize::from(square)] {
            self.free[usize::from(near)] -= 1;
        }
        if let Some(ways) = self.ways(before, square) {
            let mut ways: Vec<_> = ways.into_iter().map(|there| (self.free[usize::from(there)], 0, there)).collect();
            ways.iter_mut().for_each(|way| way.1 = self.random.bits());
            ways.sort_unstable();
            if self.path.len() == self.visited.len() || ways.into_iter().any(|(_, _, there)| self.visit(there)) {
                return true;
            }
        }
        for &near in &self.neighbours[usize::from(square)] {
            self.free[usize::from(near)] += 1;
        }
        self.visited[usize::from(square)] = false;
        self.path.pop();
        false
    }

    /// The squares to go to from the one just visited; `None` if no tour begins like this.
    fn ways(&self, before: Option<u8>, square: u8) -> Option<Vec<u8>> {
        let left = self.visited.len() - self.path.len();
        let mut must = self.partners[usize::from(square)].iter().copied().filter(|&partner| Some(partner) != before);
        let mut forced = must.next();
        if must.next().is_some() || (left == 0 && forced.is_some()) {
            return None;
        }
        let mut ways = Vec::with_capacity(8);
        for &there in &self.neighbours[usize::from(square)] {
            let free = self.free[usize::from(there)];
            match (self.visited[usize::from(there)], there == self.last) {
                (true, _) => {}
                (false, true) if left == 1 => ways.push(there),
                (false, true) if free == 0 => return None,
                (false, true) => {}
                // It has no way on.
                (false, false) if free == 0 => return None,
                // It has one, and so only one to come from.
                (false, false) if free == 1 && forced.is_some_and(|other| other != there) => return None,
                (false, false) if free == 1 => {
                    forced = Some(there);
                    ways.push(there);
                }
                (false, false) => ways.push(there),
            }
        }
        if let Some(forced) = forced {
            ways.retain(|&there| there == forced);
        }
        (left == 0 || !ways.is_empty()).then_some(ways)
    }
}

#[cfg(test)]
mod tests {
    use super::super::blocks::{PASSAGES, Side};
    use super::*;

    fn is_leap(a: Spot, b: Spot) -> bool {
        matches!((a.0.abs_diff(b.0), a.1.abs_diff(b.1)), (1, 2) | (2, 1))
    }

    /// All pairs of squares of the right colours.
    fn pairs(height: u8, width: u8) -> Vec<[Spot; 2]> {
        let spots: Vec<Spot> = (0..height).flat_map(|row| (0..width).map(move |column| (row, column))).collect();
        let dark = |spot: Spot| (spot.0 + spot.1) % 2 == 1;
        let right = |[a, b]: [Spot; 2]| match height * width % 2 {
            0 => dark(a) != dark(b),
            _ => a != b && !dark(a) && !dark(b),
        };
        spots.iter().flat_map(|&a| spots.iter().map(move |&b| [a, b])).filter(|&pair| right(pair)).collect()
    }

    /// The doors that a small board can have besides passages: on the left edge of the large board, and elsewhere.
    fn doors() -> Vec<Vec<Side>> {
        let edge = [Side::Right, Side::Top, Side::Bottom];
        let some = |bits: usize| (0..3).filter(|side| bits >> side & 1 == 1).map(|side| edge[side]).collect();
        (0..8).map(some).chain([vec![Side::Left], vec![Side::Left, Side::Right]]).collect()
    }

    /// Asserts that there is a path with the edges of these doors, unless the pair is one of them.
    fn check(height: u8, width: u8, ends: [Spot; 2], sides: &[Side]) {
        let edges: Vec<[Spot; 2]> = sides.iter().map(|side| side.door(height, width)).collect();
        let is_edge = |a: Spot, b: Spot| edges.contains(&[a, b]) || edges.contains(&[b, a]);
        let found = path(height, width, ends, &edges);
        assert_eq!(found.is_none(), is_edge(ends[0], ends[1]), "{height}x{width} {ends:?} {sides:?}");
        let Some(path) = found else { return };
        assert_eq!([path[0], path[path.len() - 1]], ends);
        assert!(path.windows(2).all(|step| is_leap(step[0], step[1])));
        assert_eq!(path.windows(2).filter(|step| is_edge(step[0], step[1])).count(), edges.len());
        let mut visited = path;
        visited.sort_unstable();
        assert!(visited.into_iter().eq((0..height).flat_map(|row| (0..width).map(move |column| (row, column)))));
    }

    #[test]
    #[ignore = "run once, with optimisation"]
    fn every_pair_has_a_path_through_all_doors() {
        for (height, width) in (6..=11).flat_map(|height| (6..=11).map(move |width| (height, width))) {
            for (sides, ends) in
                doors().iter().flat_map(|sides| pairs(height, width).into_iter().map(move |pair| (sides, pair)))
            {
                check(height, width, ends, sides);
            }
        }
    }

    #[test]
    fn many_pairs_have_a_path_through_all_doors() {
        for (height, width) in [(6, 6), (6, 9), (8, 6), (7, 7), (11, 10)] {
            let all = doors()
                .into_iter()
                .flat_map(|sides| pairs(height, width).into_iter().map(move |pair| (sides.clone(), pair)));
            for (sides, ends) in all.step_by(23) {
                check(height, width, ends, &sides);
            }
        }
    }

    #[test]
    fn no_door_is_one_in_a_mirror() {
        for (height, width) in (6..=11).flat_map(|height| (6..=11).map(move |width| (height, width))) {
            let doors = Side::ALL.map(|side| side.door(height, width));
            let mirrored = doors.map(|door| door.map(|(row, column)| (row, width - 1 - column)));
            assert!(mirrored.iter().all(|&[a, b]| !doors.contains(&[a, b]) && !doors.contains(&[b, a])));
        }
    }

    #[test]
    fn passages_are_leaps_of_both_colours_that_keep_away_from_doors() {
        for (height, width) in (6..=11).flat_map(|height| (6..=11).map(move |width| (height, width))) {
            for side in Side::ALL {
                let (down, right) = if matches!(side, Side::Left | Side::Right) { (0, width) } else { (height, 0) };
                for (colour, passages) in (0..).zip(PASSAGES) {
                    for [from, to] in passages {
                        assert_eq!((from.0 + from.1) % 2, colour);
                        let here = side.spot(from, height, width);
                        let there = side.opposite().spot(to, height, width);
                        assert!(match side {
                            Side::Left | Side::Top => is_leap((here.0 + down, here.1 + right), there),
                            Side::Right | Side::Bottom => is_leap(here, (there.0 + down, there.1 + right)),
                        });
                        // A board with a neighbour to the left is joined to none above or below.
                        let apart = |door: Side| match side {
                            Side::Left => door == Side::Right,
                            Side::Right => door != side,
                            Side::Top | Side::Bottom => door != side && door != Side::Left,
                        };
                        let doors = Side::ALL.into_iter().filter(|&door| apart(door));
                        assert!(doors.flat_map(|door| door.door(height, width)).all(|spot| spot != here));
                    }
                    for end in 0..2 {
                        let [a, b, c] = passages.map(|passage| passage[end]);
                        assert!(a != b && b != c && a != c);
                    }
                }
            }
        }
    }

    #[test]
    fn every_way_is_tried_where_there_is_none() {
        assert!(exact(5, 5, [(0, 0), (2, 2)]).is_some());
        assert!(exact(5, 5, [(1, 1), (3, 3)]).is_none());
    }
}
