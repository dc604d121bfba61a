//! How a side of a board is cut into pieces: all are 6 long but one.
//!
//! That one makes up for the rest: 6, 8 or 10 long on an even side, 5, 7 or 9 on an odd one. Where a given square has to be in
//! the odd piece it is moved there, by sixes; between two such places there may be one line in the middle, and then the odd piece
//! is 11 long: 5 before and 5 behind.

/// The length of all pieces but one.
const USUAL: u32 = 6;

/// A side, cut into pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cut {
    /// How many pieces there are.
    pub(super) pieces: u32,
    /// Which of them has another length.
    pub(super) other: u32,
    /// Its length.
    length: u32,
}

impl Cut {
    /// Cuts a side, of 5 or more, so that the piece of another length comes first.
    pub(super) fn new(side: u32) -> Self {
        let length = [6, 7, 8, 9, 10, 5][(side % USUAL) as usize];
        Cut { pieces: (side - length) / USUAL + 1, other: 0, length }
    }

    /// Cuts an odd side so that the odd piece has the line `at` in it.
    pub(super) fn around(side: u32, at: u32) -> Self {
        let mut cut = Cut::new(side);
        cut.other = (at / USUAL).min(cut.pieces - 1);
        if at >= cut.start(cut.other) + cut.length {
            cut.length += USUAL;
            cut.pieces -= 1;
        }
        cut
    }

    /// Where a piece begins.
    pub(super) fn start(&self, piece: u32) -> u32 {
        if piece > self.other { (piece - 1) * USUAL + self.length } else { piece * USUAL }
    }

    /// How long a piece is.
    pub(super) fn length(&self, piece: u32) -> u8 {
        if piece == self.other { self.length as u8 } else { USUAL as u8 }
    }

    /// Which piece has a line, and where in it.
    pub(super) fn find(&self, line: u32) -> (u32, u8) {
        let first = self.start(self.other);
        let piece = match line {
            line if line < first => line / USUAL,
            line if line < first + self.length => self.other,
            line => (line - self.length) / USUAL + 1,
        };
        (piece, (line - self.start(piece)) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(cut: Cut, side: u32) {
        let mut line = 0;
        for piece in 0..cut.pieces {
            assert_eq!(cut.start(piece), line, "{side} {cut:?}");
            for inside in 0..cut.length(piece) {
                assert_eq!(cut.find(line), (piece, inside), "{side} {cut:?}");
                line += 1;
            }
        }
        assert_eq!(line, side, "{cut:?}");
    }

    #[test]
    fn the_pieces_make_up_the_side() {
        for side in 5..80 {
            check(Cut::new(side), side);
            assert!((5..11).contains(&Cut::new(side).length));
            assert_eq!(Cut::new(side).length % 2, side % 2);
        }
    }

    #[test]
    fn the_odd_piece_is_where_it_is_wanted() {
        for (side, at) in (5..80).step_by(2).flat_map(|side| (0..side).map(move |at| (side, at))) {
            let cut = Cut::around(side, at);
            check(cut, side);
            assert_eq!(cut.find(at).0, cut.other);
            assert!(matches!(cut.length, 5 | 7 | 9 | 11));
        }
    }
}
