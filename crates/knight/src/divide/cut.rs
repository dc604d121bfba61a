//! How a side of a board is cut into pieces: all are 6 long but one or two, which make up for the rest.

/// The length of most pieces.
const USUAL: u32 = 6;

/// A side, cut into pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cut {
    /// Where each begins, and where the last ends.
    starts: Vec<u32>,
}

impl Cut {
    /// Cuts a side of 5 or more so that the line `at` is in the piece of another length: 5, if that is all, or 6 to 11.
    pub(super) fn around(side: u32, at: u32) -> Self {
        let sixes = (side / USUAL).saturating_sub(1) * USUAL;
        let first = (at / USUAL * USUAL).min(sixes);
        Cut::with(side, &[(first, first + side - sixes)])
    }

    /// Cuts the long side of a board, 7 or more, whose other side is 5. There many squares at the ends of a small board are no
    /// ends of a tour, whatever the large one has: so two lines are between the lines `a` and `b` and the next piece, and their
    /// own is 7 long or more.
    pub(super) fn apart(side: u32, a: u32, b: u32) -> Self {
        const ROOM: u32 = 2;
        const LEAST: u32 = 7;
        let (low, high) = (a.min(b), a.max(b));
        let sixes = |lines: u32| lines.saturating_sub(ROOM) / USUAL * USUAL;
        let (mut begin, mut end) = (sixes(low), side - sixes(side - 1 - high));
        // Of two pieces the second is even.
        let mut middle = (low + 1 + ROOM).max(begin + LEAST);
        middle += (middle - begin + side) % 2;
        let last = high.saturating_sub(ROOM).min(end.saturating_sub(LEAST));
        if middle <= last {
            let second = middle + (last - middle) / USUAL * USUAL;
            return Cut::with(side, &[(begin, middle), (second, end)]);
        }
        if end - begin < LEAST {
            if begin > 0 { begin -= USUAL } else { end += USUAL }
        }
        Cut::with(side, &[(begin, end)])
    }

    /// These pieces, where they begin and end, and sixes before, between and after them.
    fn with(side: u32, pieces: &[(u32, u32)]) -> Self {
        let mut starts = Vec::new();
        let mut done = 0;
        for &(begin, end) in pieces {
            starts.extend((done..begin).step_by(USUAL as usize));
            starts.push(begin);
            done = end;
        }
        starts.extend((done..side).step_by(USUAL as usize));
        starts.push(side);
        Cut { starts }
    }

    /// The same cut, seen in a mirror.
    #[must_use]
    pub(super) fn mirrored(&self) -> Self {
        let side = self.starts[self.pieces() as usize];
        Cut { starts: self.starts.iter().rev().map(|start| side - start).collect() }
    }

    /// How many pieces there are.
    pub(super) fn pieces(&self) -> u32 {
        self.starts.len() as u32 - 1
    }

    /// Where a piece begins.
    pub(super) fn start(&self, piece: u32) -> u32 {
        self.starts[piece as usize]
    }

    /// How long a piece is.
    pub(super) fn length(&self, piece: u32) -> u8 {
        (self.starts[piece as usize + 1] - self.starts[piece as usize]) as u8
    }

    /// Which piece has a line, and where in it.
    pub(super) fn find(&self, line: u32) -> (u32, u8) {
        let piece = self.starts.partition_point(|&start| start <= line) - 1;
        (piece as u32, (line - self.starts[piece]) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts that the pieces make up the side and are 6 long, but for these lines.
    fn check(cut: &Cut, side: u32, lines: [u32; 2]) {
        let mut line = 0;
        for piece in 0..cut.pieces() {
            assert_eq!(cut.start(piece), line, "{side} {cut:?}");
            let length = cut.length(piece);
            assert!(length == 6 || lines.iter().any(|&line| cut.find(line).0 == piece), "{side} {lines:?} {cut:?}");
            for inside in 0..length {
                assert_eq!(cut.find(line), (piece, inside), "{side} {cut:?}");
                line += 1;
            }
        }
        assert_eq!(line, side, "{cut:?}");
        let odd = (0..cut.pieces()).filter(|&piece| cut.length(piece) % 2 == 1).count();
        assert_eq!(odd as u32, side % 2, "{cut:?}");
        assert_eq!(cut.mirrored().mirrored(), *cut);
    }

    #[test]
    fn the_other_piece_is_where_it_is_wanted() {
        for (side, at) in (5..80).flat_map(|side| (0..side).map(move |at| (side, at))) {
            let cut = Cut::around(side, at);
            check(&cut, side, [at, at]);
            let length = cut.length(cut.find(at).0);
            assert!((6..12).contains(&length) || side == 5, "{side} {at} {cut:?}");
        }
    }

    #[test]
    fn both_lines_are_apart_from_other_pieces() {
        for (side, a) in (7..70).flat_map(|side| (0..side).map(move |at| (side, at))) {
            for b in 0..side {
                let cut = Cut::apart(side, a, b);
                check(&cut, side, [a, b]);
                for (piece, inside) in [cut.find(a), cut.find(b)] {
                    let length = cut.length(piece);
                    assert!((7..20).contains(&length), "{side} {a} {b} {cut:?}");
                    assert!(piece == 0 || inside >= 2);
                    assert!(piece + 1 == cut.pieces() || inside + 3 <= length);
                }
            }
        }
    }
}
