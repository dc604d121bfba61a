//! Where a candidate sits: nine words of 27 bytes, three bits a byte.
//!
//! A grid is three bands (rows of boxes) by three stacks (columns of boxes). Digits are numbered `3i + j`.
//!
//! ```text
//! word (r, c), byte (digit i j, band b), bit stack:   the cell in row r + i, column c + j of box (b, stack),
//!                                                     rows and columns of a box counted modulo 3
//! ```
//!
//! The position within a box picks the word, so that the union over a minirow, a minicolumn or a box is plain logic
//! without a shuffle. The *skew* by the digit costs nothing there: the words of a minirow are still three words with the
//! same `r`, and every rule for rows and columns is the same for all of them in turn. But it lets nine words fold into
//! one word of cells, because the nine digits of one cell sit in nine different words *and* in nine different places: rotate
//! word (0, c) by c places and the three digits of a cell lie above each other. To fold
//! everything takes 14 permutations and to spread the results 16, on words of three bits; the prototype, which packs two cells
//! into a byte and is not skewed, takes 50, and has to pack and unpack.
//!
//! A word of cells has the same form: byte (cell row i, cell column j, band), bit stack.

use lanes::bytes32::{Bytes32, Pick};

/// The candidates of a grid.
pub(super) type State<W> = [W; 9];

/// The byte of (digit or cell, band). Nine triples in two halves of 16, five and four, so that bands rotate in a half.
pub(super) const fn place(nine: usize, band: usize) -> usize {
    if nine < 5 { 3 * nine + band } else { 16 + 3 * (nine - 5) + band }
}

/// A byte that no triple uses, always zero.
const UNUSED: u8 = 15;

/// A byte for each (digit or cell, band), and `rest` where there is none.
macro_rules! table {
    ($rest:expr, |$nine:ident, $band:ident| $byte:expr) => {{
        let mut table = [$rest; 32];
        let mut place = 0;
        while place < 27 {
            let ($nine, $band) = (place / 3, place % 3);
            table[self::place($nine, $band)] = $byte;
            place += 1;
        }
        table
    }};
}

/// The place that is `(r, c)` further, modulo 3, in the same band.
const fn further(r: usize, c: usize) -> [u8; 32] {
    table!(UNUSED, |nine, band| place((nine / 3 + r) % 3 * 3 + (nine % 3 + c) % 3, band) as u8)
}

/// `(r, c)` further, for each word.
const FURTHER: [[u8; 32]; 9] = {
    let mut orders = [[0; 32]; 9];
    let mut word = 0;
    while word < 9 {
        orders[word] = further(word / 3, word % 3);
        word += 1;
    }
    orders
};

/// The cells of a stack in the order of a word of cells: bytes of an 81-byte line.
const fn cells(stack: usize) -> Pick {
    Pick::new(table!(0, |cell, band| (27 * band + 9 * (cell / 3) + 3 * stack + cell % 3) as u8))
}

/// For each stack, its cells.
pub(super) const CELLS: [Pick; 3] = [cells(0), cells(1), cells(2)];

/// For each cell of a line, its place in three words of cells, one a stack.
pub(super) const LINE: [u8; 81] = {
    let mut line = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        line[cell] = (32 * (column / 3) + place(row % 3 * 3 + column % 3, row / 3)) as u8;
        cell += 1;
    }
    line
};

const FULL: [u8; 32] = table!(0, |_nine, _band| 7);
const DIGIT: [u8; 32] = table!(0xFF, |digit, _band| b'1' + digit as u8);
const BAND1: [u8; 32] = table!(0x80, |nine, band| place(nine, (band + 1) % 3) as u8 & 15);
const BAND2: [u8; 32] = table!(0x80, |nine, band| place(nine, (band + 2) % 3) as u8 & 15);

/// The constants of the solver, in words. Made once for many puzzles.
#[derive(Clone, Copy)]
pub(super) struct Tables<W: Bytes32> {
    /// All three bits of the 27 bytes.
    pub(super) full: W,
    /// The digit of each byte as a character, 255 where there is none.
    pub(super) digit: W,
    /// Each band from the next one, and the one after it.
    pub(super) band1: W,
    pub(super) band2: W,
    /// `(r, c)` further.
    pub(super) by: [[W::Order; 3]; 3],
}

impl<W: Bytes32> Tables<W> {
    #[inline(always)]
    pub(super) fn new() -> Self {
        Tables {
            full: W::load(&FULL),
            digit: W::load(&DIGIT),
            band1: W::load(&BAND1),
            band2: W::load(&BAND2),
            by: [
                [W::order(&FURTHER[0]), W::order(&FURTHER[1]), W::order(&FURTHER[2])],
                [W::order(&FURTHER[3]), W::order(&FURTHER[4]), W::order(&FURTHER[5])],
                [W::order(&FURTHER[6]), W::order(&FURTHER[7]), W::order(&FURTHER[8])],
            ],
        }
    }

    /// The sum over the nine digits, or cells, of each band, in all their places.
    #[inline(always)]
    pub(super) fn sum_of_nine(&self, word: W) -> W {
        let [[_, c1, c2], [r1, ..], [r2, ..]] = self.by;
        let three = word.add(word.permute(c1)).add(word.permute(c2));
        three.add(three.permute(r1)).add(three.permute(r2))
    }

    /// From a word of cells what word `(r, c)` wants to know of its cells.
    #[inline(always)]
    pub(super) fn spread(&self, cells: W, word: usize) -> W {
        if word == 0 { cells } else { cells.permute(self.by[word / 3][word % 3]) }
    }
}
