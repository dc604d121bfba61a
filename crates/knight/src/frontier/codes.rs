//! Degree vectors as numbers, and sets of them.
//!
//! How many edges each vertex of a frontier has got, 0, 1 or 2, are the digits of a number to base 3, the *code* of a
//! block of states. Digits are read by two small tables, one for the upper half of them and one for the lower. The same
//! tables carry a code from one frontier to another, since a sum of digits times weights can be summed by halves.
//!
//! A [`CodeSet`] is a bit for each code, and knows how many members come before one. So it finds the block of a code
//! without an index of four bytes for every code there might be, which would be 172 MB for 16 vertices, cleared at every
//! step.

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

/// What is known of a code: a sum over its digits.
pub(super) trait Known: Copy + Default {
    /// The sum.
    fn and(self, other: Self) -> Self;
}

/// Reads codes by their halves.
#[derive(Debug)]
pub(super) struct Reader<K> {
    /// How many codes the lower half of the digits has.
    low: u32,
    lows: Vec<K>,
    highs: Vec<K>,
}

impl<K: Known> Reader<K> {
    /// A reader of codes of `len` digits, to each of which `digit` gives a summand by its place and its value.
    pub(super) fn new(len: usize, digit: impl Fn(usize, u32) -> K) -> Reader<K> {
        let half = len / 2;
        let table = |places: std::ops::Range<usize>| {
            let longer = |table: Vec<K>, place: usize| {
                let digits = [0, 1, 2].map(|value| digit(place, value));
                digits.iter().flat_map(|&digit| table.iter().map(move |known| known.and(digit))).collect()
            };
            places.fold(vec![K::default()], longer)
        };
        Reader { low: weight(half), lows: table(0..half), highs: table(half..len) }
    }

    /// What is known of a code.
    #[inline(always)]
    pub(super) fn read(&self, code: u32) -> K {
        let (high, low) = (code / self.low, code % self.low);
        self.highs[high as usize].and(self.lows[low as usize])
    }
}

/// The digits of a code, and the same digits in another frontier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Digits {
    /// Which digits are 1, a bit for each place: there paths end.
    pub(super) ones: u32,
    /// Which digits are 2.
    pub(super) twos: u32,
    /// The code of the same digits in the other frontier; those that it lacks are left out.
    pub(super) image: u32,
    /// Which digits are 1 there.
    pub(super) image_ones: u32,
}

impl Known for Digits {
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

impl Reader<Digits> {
    /// From one frontier to another.
    pub(super) fn between(from: &[Vertex], to: &[Vertex]) -> Reader<Digits> {
        let there: Vec<Option<usize>> = from.iter().map(|vertex| to.iter().position(|other| other == vertex)).collect();
        Reader::new(from.len(), |place, value| Digits {
            ones: u32::from(value == 1) << place,
            twos: u32::from(value == 2) << place,
            image: there[place].map_or(0, |there| value * weight(there)),
            image_ones: there[place].map_or(0, |there| u32::from(value == 1) << there),
        })
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
    /// The empty set, out of `codes` codes.
    pub(super) fn empty(codes: u32) -> CodeSet {
        CodeSet { words: vec![0; codes as usize / 64 + 1], before: Vec::new() }
    }

    /// The set of `members`, out of `codes` codes.
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

    /// The members of both.
    #[must_use]
    pub(super) fn and(mut self, other: &CodeSet) -> CodeSet {
        self.words.iter_mut().zip(&other.words).for_each(|(word, other)| *word |= other);
        self
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
        let reader = Reader::between(&[3, 5, 8], &[1, 5, 8, 9]);
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
