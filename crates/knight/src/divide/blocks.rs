//! The small boards that large ones are cut into: a closed tour of each, and the doors between neighbours.
//!
//! Two closed tours side by side become one when an edge of each gives way to two leaps across:
//!
//! ```text
//!     . . . a │ . . . .          a–c and b–d take the place of a–b and c–d
//!     . . . . │ . c . .
//!     . . b . │ . . . .          a–b is in every closed tour: the corner a has but two neighbours
//!     . . . . │ d . . .          c–d is in each of the tours below
//! ```
//!
//! The same with rows for columns joins a board to the one below. So each tour below has the edges 3,0 – 1,1 and 1,1 – 0,3, and
//! then any two of them fit together either way: a property of each tour alone, and a test of seven tours proves that all
//! boards cut into them have a closed tour. Cutting and joining is Ian Parberry's idea (1997); these doors, which ask nothing
//! of the board to the left or above, and the tours are ours.

use super::super::leaper::Leaper;

/// A square of a small board: row and column.
pub(super) type Spot = (u8, u8);

/// A side of a small board where it may be joined to a neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
    Top,
    Bottom,
}

impl Side {
    pub(super) const ALL: [Side; 4] = [Side::Left, Side::Right, Side::Top, Side::Bottom];

    /// The edge of the tour that gives way. Its first square is joined to the first one of the opposite side's edge, its second
    /// to the second.
    pub(super) fn door(self, height: u8, width: u8) -> [Spot; 2] {
        match self {
            Side::Left => [(1, 1), (3, 0)],
            Side::Right => [(0, width - 1), (2, width - 2)],
            Side::Top => [(1, 1), (0, 3)],
            Side::Bottom => [(height - 1, 0), (height - 2, 2)],
        }
    }

    /// The square that is `along` along this side, and `deep` into the board.
    pub(super) fn spot(self, (along, deep): Spot, height: u8, width: u8) -> Spot {
        match self {
            Side::Left => (along, deep),
            Side::Right => (along, width - 1 - deep),
            Side::Top => (deep, along),
            Side::Bottom => (height - 1 - deep, along),
        }
    }

    /// The side of the neighbour that it meets.
    pub(super) fn opposite(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
            Side::Top => Side::Bottom,
            Side::Bottom => Side::Top,
        }
    }
}

/// Leaps from a small board to its neighbour: how far along the common side and how deep in each board they begin and end.
///
/// The sum of the first two numbers is even in the first row and odd in the second: so there are three from squares of each colour,
/// all from and to different squares.
pub(super) const PASSAGES: [[[Spot; 2]; 3]; 2] =
    [[[(2, 0), (3, 1)], [(1, 1), (2, 0)], [(3, 1), (4, 0)]], [[(1, 0), (3, 0)], [(3, 0), (2, 1)], [(2, 1), (1, 0)]]];

/// A closed tour of a small board in the order of the visit. It has the edges of all doors.
///
/// # Panics
///
/// If there is none for a board of these sides.
pub(super) fn round(height: u8, width: u8) -> Vec<Spot> {
    let sides = (height.min(width), height.max(width));
    let (.., leaps) = ROUNDS.iter().find(|round| (round.0, round.1) == sides).expect("a size from the table");
    let all: Vec<_> = Leaper::KNIGHT.leaps().collect();
    let mut here: Spot = (1, 1);
    let step = |leap: u8| {
        let (down, right) = all[usize::from(leap - b'0')];
        let from = here;
        here = (here.0.wrapping_add_signed(down as i8), here.1.wrapping_add_signed(right as i8));
        if height > width { (from.1, from.0) } else { from }
    };
    leaps.bytes().map(step).collect()
}

/// Closed tours: rows, columns, and the leaps from 1,1 by their numbers. A tour of the turned board is the turned tour.
#[rustfmt::skip]
const ROUNDS: [(u8, u8, &str); 7] = [
    (5, 6, "541351076320053760270154231172"),
    (6, 6, "541076264523141762354173460453267062"),
    (6, 7, "540176264543271615453264310623710537026462"),
    (6, 8, "545106207673207545017354641767515257670402761572"),
    (6, 9, "545016762645457023710673240557026007336704076235043662"),
    (6, 10, "545410751767623502670142632055463600755201672551605736063132"),
    (6, 11, "545401767626431545457152315702600733646155132624163207710537026462"),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Are two squares a knight's leap apart?
    fn is_leap(a: Spot, b: Spot) -> bool {
        matches!((a.0.abs_diff(b.0), a.1.abs_diff(b.1)), (1, 2) | (2, 1))
    }

    #[test]
    fn each_is_a_closed_tour_with_all_its_doors() {
        for (height, width) in ROUNDS.iter().flat_map(|&(rows, columns, _)| [(rows, columns), (columns, rows)]) {
            let tour = round(height, width);
            let edge = |at: usize| [tour[at], tour[(at + 1) % tour.len()]];
            assert!((0..tour.len()).all(|at| is_leap(edge(at)[0], edge(at)[1])), "{height}x{width}");
            let mut squares = tour.clone();
            squares.sort_unstable();
            let all = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
            assert!(squares.into_iter().eq(all), "{height}x{width}");
            for side in Side::ALL {
                let [a, b] = side.door(height, width);
                let has = (0..tour.len()).any(|at| edge(at) == [a, b] || edge(at) == [b, a]);
                assert!(has, "{height}x{width}: {side:?}");
            }
        }
    }

    #[test]
    fn doors_open_on_each_other() {
        for (height, width) in (5..12).flat_map(|height| (5..12).map(move |width| (height, width))) {
            // Whatever the size of the neighbour, its doors to the left and to the top are at the same place.
            let right = Side::Right.door(height, width).map(|(row, column)| (row, column));
            let left = Side::Left.door(9, 9).map(|(row, column)| (row, column + width));
            let bottom = Side::Bottom.door(height, width);
            let top = Side::Top.door(9, 9).map(|(row, column)| (row + height, column));
            assert!((0..2).all(|end| is_leap(right[end], left[end]) && is_leap(bottom[end], top[end])));
        }
    }
}
