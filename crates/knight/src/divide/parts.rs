//! A small board whose tour is cut at its doors: the parts between them, each of which the large tour walks in one go.

use super::blocks::{Side, Spot};

/// A door, and one of the two squares of its edge.
pub(super) type Exit = (Side, usize);

/// A part of a small tour, from one door to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part {
    /// The numbers of its first and its last square in the small tour.
    pub(super) ends: [u8; 2],
    /// Where the large tour leaves it before the first and after the last; nowhere if that begins or ends there.
    pub(super) exits: [Option<Exit>; 2],
}

/// The squares of a small board: which part, and which number in the small tour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) part: u8,
    pub(super) number: u8,
}

/// A small board with some doors open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Parts {
    pub(super) width: usize,
    /// At most [`Parts::MOST`], in the order of the small tour.
    pub(super) parts: Vec<Part>,
    /// Its squares in row order.
    pub(super) cells: Vec<Cell>,
    /// For each side and end of its door: which part begins or ends there, and whether it ends.
    doors: [[(u8, bool); 2]; 4],
}

impl Parts {
    /// The most parts of an open tour: there are at most three doors, which cut it into four.
    pub(super) const MOST: usize = 4;

    /// Cuts a tour at the doors to these sides. The large tour comes to its first square, and goes on from its last, by a leap
    /// through these sides, where there are any.
    pub(super) fn new(height: u8, width: u8, tour: &[Spot], sides: &[Side], through: [Option<Side>; 2]) -> Self {
        let number = |spot: Spot| tour.iter().position(|&other| other == spot).expect("a tour of all squares");
        // For each square of the tour the door, if there is one, between it and the next.
        let mut after: Vec<Option<[Exit; 2]>> = vec![None; tour.len()];
        for &side in sides {
            let [one, other] = side.door(height, width).map(number);
            let last = tour.len() - 1;
            let forward = one + 1 == other || (one == last && other == 0);
            let backward = other + 1 == one || (other == last && one == 0);
            assert!(forward || backward, "a tour with the edge of each door");
            after[if forward { one } else { other }] =
                Some(if forward { [(side, 0), (side, 1)] } else { [(side, 1), (side, 0)] });
        }
        let mut made = Parts {
            width: width.into(),
            parts: Vec::new(),
            cells: vec![Cell::default(); tour.len()],
            doors: Default::default(),
        };
        let through = through.map(|side| side.map(|side| (side, 0)));
        let mut first = (0, after[tour.len() - 1].map(|door| door[1]).or(through[0]));
        for (number, &(row, column)) in tour.iter().enumerate() {
            let part = made.parts.len() as u8;
            made.cells[usize::from(row) * made.width + usize::from(column)] = Cell { part, number: number as u8 };
            if after[number].is_some() || number == tour.len() - 1 {
                let last = after[number].map(|door| door[0]).or(through[1]);
                made.parts.push(Part { ends: [first.0, number as u8], exits: [first.1, last] });
                first = (number as u8 + 1, after[number].map(|door| door[1]));
            }
        }
        assert!(made.parts.len() <= Self::MOST, "few parts");
        for (index, part) in (0..).zip(&made.parts) {
            for (exit, ends) in [(part.exits[0], false), (part.exits[1], true)] {
                if let Some((side, end)) = exit {
                    made.doors[side as usize][end] = (index, ends);
                }
            }
        }
        made
    }

    /// The part that begins or ends at a door, and whether it ends there.
    pub(super) fn behind(&self, (side, end): Exit) -> (u8, bool) {
        self.doors[side as usize][end]
    }
}

#[cfg(test)]
mod tests {
    use super::super::blocks;
    use super::*;

    #[test]
    fn a_round_has_as_many_parts_as_doors() {
        for sides in [&Side::ALL[..], &Side::ALL[..2], &Side::ALL[1..2]] {
            let mut round = blocks::round(6, 7);
            let [_, after] = sides[0].door(6, 7);
            // It begins behind a door, so that no part goes beyond its end.
            let at = round.iter().position(|&spot| spot == after).unwrap();
            round.rotate_left(at);
            if round[41] != sides[0].door(6, 7)[0] {
                round[1..].reverse();
            }
            let parts = Parts::new(6, 7, &round, sides, [None; 2]);
            assert_eq!(parts.parts.len(), sides.len());
            assert!(parts.parts.iter().flat_map(|part| part.exits).all(|exit| exit.is_some()));
            for (index, part) in (0..).zip(&parts.parts) {
                assert_eq!(part.exits.map(|exit| parts.behind(exit.unwrap())), [(index, false), (index, true)]);
            }
        }
    }
}
