//! Chance, from a seed: numbers, words, and damage.

/// A source of chance.
#[derive(Clone, Debug)]
pub struct Dice(u64);

/// What readers stumble over.
const STONES: &[&str] = &[
    "\u{feff}",
    "\r\n",
    "\n\n",
    "\r",
    "\0",
    "\u{1b}[31m",
    "\u{7}",
    "\t",
    "\u{a0}",
    "\u{202e}",
    "\u{2028}",
    "é",
    "∞",
    "😀",
    "\u{301}",
    "\"",
    "'",
    "\\",
    "/",
    "//",
    "/*",
    "*/",
    "#",
    "%",
    "|",
    "-",
    "--",
    "+",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "<",
    ">",
    "&",
    ";",
    ":",
    ",",
    ".",
    "..",
    "=",
    "?",
    "*",
    "!",
    "~",
    "^",
    "_",
    " ",
    "0",
    "1",
    "-1",
    "00",
    "9",
    "999999999",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
    "1e999",
    "0x10",
    "1.5",
    "NaN",
    "null",
    "\u{0}\u{0}\u{0}\u{0}",
];

impl Dice {
    /// Chance from this seed.
    pub fn new(seed: u64) -> Self {
        Dice(seed)
    }

    /// 64 random bits (Steele, Lea and Flood, `SplitMix`, 2014).
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `limit`; 0 if there is none.
    pub fn below(&mut self, limit: usize) -> usize {
        ((u128::from(self.bits()) * limit as u128) >> 64) as usize
    }

    /// A number from `least` to `most`.
    pub fn from_to(&mut self, least: usize, most: usize) -> usize {
        least + self.below(most - least + 1)
    }

    /// True once in `many` times.
    pub fn one_in(&mut self, many: usize) -> bool {
        self.below(many) == 0
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// A number as somebody writes it: mostly small, now and then at an edge.
    pub fn number(&mut self, small: usize) -> String {
        match self.below(40) {
            0 => self
                .pick(&["-1", "-0", "+1", "007", "1_000", "1.5", "1e3", "", "x", "0x1f", "½", "−3", "٣"])
                .to_string(),
            1 => {
                let bits = self.pick(&[7, 8, 15, 16, 31, 32, 53, 63, 64, 127]);
                let edge = 1_u128 << *bits;
                self.pick(&[edge - 1, edge, edge + 1]).to_string()
            }
            2 => self.below(small * 20 + 1).to_string(),
            _ => self.below(small + 1).to_string(),
        }
    }

    /// A text of at most `most` of these characters.
    pub fn text(&mut self, most: usize, of: &str) -> String {
        let signs: Vec<char> = of.chars().collect();
        (0..self.below(most + 1)).map(|_| *self.pick(&signs)).collect()
    }

    /// The name of something, in any style.
    pub fn name(&mut self) -> String {
        match self.below(24) {
            0 => self.text(6, "abcXYZ019_-.é \"'\\"),
            1 => (*self.pick(STONES)).to_string(),
            2 => format!("\"{}\"", self.text(5, "ab \\\"\n,;")),
            3..9 => self.below(12).to_string(),
            _ => {
                (*self.pick(&["a", "b", "c", "d", "e", "x1", "x2", "node", "A", "B", "Nova Gorica", "v_9"])).to_string()
            }
        }
    }

    /// Several things made one after another, joined.
    pub fn joined(&mut self, most: usize, between: &str, mut make: impl FnMut(&mut Dice) -> String) -> String {
        let many = self.below(most + 1);
        (0..many).map(|_| make(self)).collect::<Vec<_>>().join(between)
    }

    /// Damages an input somewhere.
    pub fn damage(&mut self, input: &mut Vec<u8>) {
        let (at, length) = (self.below(input.len() + 1), input.len());
        let end = (at + 1 + self.below(8)).min(length);
        match self.below(10) {
            0 if at < length => input[at] = self.bits() as u8,
            1 if at < length => input[at] ^= 1 << self.below(8),
            2 | 3 if at < end => drop(input.drain(at..end)),
            4 => input.truncate(at),
            5 if at < length => {
                let part = input[at..end].to_vec();
                let to = self.below(length + 1);
                input.splice(to..to, part);
            }
            // Much of the same: what a quadratic reader takes seconds for.
            6 if at < length && self.one_in(40) => {
                let end = (at + 1 + self.below(30)).min(length);
                let part = input[at..end].repeat(1 << self.from_to(4, 14));
                input.splice(at..at, part);
            }
            _ => {
                let stone = *self.pick(STONES);
                input.splice(at..at, stone.bytes());
            }
        }
    }
}
