//! Degree vectors as numbers, and sets of them.
//!
//! How many edges each vertex of a frontier has got, 0, 1 or 2, are the digits of a number to base 3, the *code* of a block of
//! states. Digits are read by two small tables, one for the upper half of them and one for the lower. The same tables carry
//! a code from one frontier to another, since a sum of digits times weights can be summed by halves.
//!
//! A [`CodeSet`] is a bit for each code, and knows how many members come before one. So it finds the block of a code without an
//! index of four bytes for every code there might be, which would be 172 MB for 16 vertices, cleared at every step.

use super::graph::Vertex;

/// The most vertices of a frontier whose codes fit 32 bits.
pub(super) const WIDEST: usize = 20;

/// The weight of each digit: powers of three.
pub(super) fn weight(position: usize) -> u32 {
    3_u32.pow(position as u32)
}

/// How many codes there are.
pub(super) fn codes(frontier: &[Vertex]) -> u32 {
    weight(frontier.len())
}

/// What is known of a code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Digits {
    /// Which digits are 1, a bit for each position: there paths end.
    pub(super) ones: u32,
    /// Which digits are 2.
    pub(super) twos: u32,
    /// The code of the same digits in the other frontier; those that it lacks are left out.
    pub(super) image: u32,
    /// Which digits are 1 there.
    pub(super) image_ones: u32,
}

impl Digits {
    #[inline(always)]
    fn and(self, other: Digits) -> Digits {
        Digits {
            ones: self.ones | other.ones,
            twos: self.twos | other.twos,
            image: self.image + other.image,
            image_ones: self.image_ones | other.image_ones,
        }
    }
}

/// Reads the codes of a frontier, and carries them to another.
#[derive(Debug)]
pub(super) struct Reader {
    /// How many codes the lower half of the digits has.
    low: u32,
    lows: Vec<Digits>,
    highs: Vec<Digits>,
}

impl Reader {
    /// From one frontier to another.
    pub(super) fn new(from: &[Vertex], to: &[Vertex]) -> Reader {
        let half = from.len() / 2;
        let table = |positions: std::ops::Range<usize>| {
            let mut table = vec![Digits::default()];
            for position in positions {
                let there = to.iter().position(|vertex| *vertex == from[position]);
                let digit = |value: u32| Digits {
                    ones: u32::from(value == 1) << position,
                    twos: u32::from(value == 2) << position,
                    image: there.map_or(0, |there| value * weight(there)),
                    image_ones: there.map_or(0, |there| u32::from(value == 1) << there),
                };
                let longer = (0..3).flat_map(|value| table.iter().map(move |digits| digits.and(digit(value))));
                table = longer.collect();
            }
            table
        };
        Reader { low: weight(half), lows: table(0..half), highs: table(half..from.len()) }
    }

    /// What is known of a code.
    #[inline(always)]
    pub(super) fn read(&self, code: u32) -> Digits {
        let (high, low) = (code / self.low, code % self.low);
        self.highs[high as usize].and(self.lows[low as usize])
    }
}

/// A set of codes.
#[derive(Debug)]
pub(super) struct CodeSet {
    words: Vec<u64>,
    /// How many members come before each word.
    before: Vec<u32>,
}

impl CodeSet {
    /// None of so many codes.
    pub(super) fn empty(codes: u32) -> CodeSet {
        CodeSet { words: vec![0; codes as usize / 64 + 1], before: Vec::new() }
    }

    /// These of so many codes.
    pub(super) fn of(codes: u32, members: &[u32]) -> CodeSet {
        let mut set = CodeSet::empty(codes);
        members.iter().for_each(|&code| set.insert(code));
        set
    }

    /// One member more.
    #[inline(always)]
    pub(super) fn insert(&mut self, code: u32) {
        self.words[code as usize / 64] |= 1 << (code % 64);
    }

    /// Is it a member?
    #[inline(always)]
    pub(super) fn has(&self, code: u32) -> bool {
        self.words[code as usize / 64] >> (code % 64) & 1 != 0
    }

    /// The members in ascending order.
    pub(super) fn members(&self) -> Vec<u32> {
        let mut members = Vec::with_capacity(self.words.iter().map(|word| word.count_ones() as usize).sum());
        for (start, &word) in (0..).step_by(64).zip(&self.words) {
            let mut rest = word;
            while rest != 0 {
                members.push(start + rest.trailing_zeros());
                rest &= rest - 1;
            }
        }
        members
    }

    /// Counts the members before each word, so that [`CodeSet::place`] can be asked.
    #[must_use]
    pub(super) fn counted(mut self) -> CodeSet {
        let mut sum = 0;
        let count = |word: &u64| {
            sum += word.count_ones();
            sum - word.count_ones()
        };
        self.before = self.words.iter().map(count).collect();
        self
    }

    /// How many members come before this one, if it is one.
    #[inline(always)]
    pub(super) fn place(&self, code: u32) -> Option<usize> {
        let (at, bit) = (code as usize / 64, code % 64);
        let word = self.words[at];
        (word >> bit & 1 != 0).then(|| (self.before[at] + (word & ((1 << bit) - 1)).count_ones()) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_and_carried_over() {
        let reader = Reader::new(&[3, 5, 8], &[1, 5, 8, 9]);
        let digits = reader.read(2 + 3 + 9 * 2);
        assert_eq!(digits, Digits { ones: 0b010, twos: 0b101, image: 3 + 9 * 2, image_ones: 0b0010 });
    }

    #[test]
    fn members_know_their_places() {
        let members = [0, 5, 63, 64, 200, 242];
        let set = CodeSet::of(243, &members).counted();
        assert_eq!(set.members(), members);
        for code in 0..243 {
            assert_eq!(set.place(code), members.iter().position(|&member| member == code));
            assert_eq!(set.has(code), members.contains(&code));
        }
    }
}
