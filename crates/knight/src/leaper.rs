//! The pieces that leap: the knight and its kin.

use std::fmt;

use backtrail::{Arg, text};

/// A leap: rows down, columns to the right.
pub type Leap = (i32, i32);

/// A piece that leaps one distance along rows and another along columns, or the other way round; the knight is 1,2.
///
/// ```
/// use knight::Leaper;
/// assert_eq!(Leaper::KNIGHT.leaps().next(), Some((2, 1)));
/// assert_eq!(Leaper::new(1, 3).unwrap().to_string(), "camel");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leaper {
    short: u32,
    long: u32,
}

impl Leaper {
    /// One and two.
    pub const KNIGHT: Leaper = Leaper { short: 1, long: 2 };

    /// No piece leaps further.
    pub const FURTHEST: u32 = 1_000;

    /// A piece that leaps `one` squares along one axis and `other` along the other; `None` if it would stay where it is or leap beyond the furthest.
    pub fn new(one: u32, other: u32) -> Option<Self> {
        let (short, long) = (one.min(other), one.max(other));
        (long > 0 && long <= Self::FURTHEST).then_some(Leaper { short, long })
    }

    /// Its shorter leg.
    pub fn short(self) -> u32 {
        self.short
    }

    /// Its longer leg.
    pub fn long(self) -> u32 {
        self.long
    }

    /// Its leaps in the order of the textbook: 2,1 first, −1,−2 last.
    pub fn leaps(self) -> impl Iterator<Item = Leap> {
        let (s, l) = (self.short as i32, self.long as i32);
        let all = [(l, s), (l, -s), (-l, s), (-l, -s), (s, l), (-s, l), (s, -l), (-s, -l)];
        // A piece with a leg of 0, or with equal legs, has only four.
        (0..all.len()).filter(move |&i| !all[..i].contains(&all[i])).map(move |i| all[i])
    }

    /// Does every leap change the colour of the square?
    pub fn alternates(self) -> bool {
        (self.short + self.long) % 2 == 1
    }

    /// Its legs, as a flag gives them: `1,2`.
    pub fn legs(self) -> String {
        format!("{},{}", self.short, self.long)
    }
}

/// Its customary name, if it has one.
impl fmt::Display for Leaper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match (self.short, self.long) {
            (0, 1) => "wazir",
            (1, 1) => "ferz",
            (0, 2) => "dabbaba",
            (1, 2) => "knight",
            (2, 2) => "alfil",
            (0, 3) => "threeleaper",
            (1, 3) => "camel",
            (2, 3) => "zebra",
            (3, 3) => "tripper",
            (0, 4) => "fourleaper",
            (1, 4) => "giraffe",
            (2, 4) => "stag",
            (3, 4) => "antelope",
            (short, long) => return write!(f, "{short},{long} leaper"),
        };
        f.write_str(name)
    }
}

/// Its name, which sentences can know, or its legs.
impl From<Leaper> for Arg {
    fn from(piece: Leaper) -> Self {
        match piece.to_string() {
            name if name.contains(' ') => text!("knight-leaper", legs = piece.legs()).into(),
            name => name.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_knight_leaps_in_the_order_of_the_textbook() {
        let textbook = [(2, 1), (2, -1), (-2, 1), (-2, -1), (1, 2), (-1, 2), (1, -2), (-1, -2)];
        assert!(Leaper::KNIGHT.leaps().eq(textbook));
    }

    #[test]
    fn a_piece_with_fewer_leaps_has_each_once() {
        assert_eq!(Leaper::new(1, 0).unwrap().leaps().count(), 4);
        assert_eq!(Leaper::new(2, 2).unwrap().leaps().count(), 4);
        assert_eq!(Leaper::new(0, 0), None);
        assert_eq!(Leaper::new(1, 1_001), None);
    }
}
