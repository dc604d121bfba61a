//! Options as masks of items.
//!
//! Each item has a bit, and an option claims the bits of its items: two options agree if they claim no bit in common. An item
//! with colours has a bit for each; an option claims that of its colour and clashes with the others:
//!
//! ```text
//!     item x, colours r g b       bits r g b
//!     x:r                         claims r, clashes with g and b
//!     x:g                         claims g, clashes with r and b
//! ```
//!
//! One with many colours has two bits for each binary digit of a colour's number instead; an option claims the bit that its
//! digit says and clashes with the other. A secondary item whose options all agree in its colour needs no bit.

use crate::{Cover, Need};

/// A set of bits.
pub(crate) type Bits<const W: usize> = [u64; W];

/// The widest problem that masks are made for, in bits.
pub(crate) const WIDEST: usize = 512;

/// A problem as masks.
#[derive(Clone, Debug)]
pub(crate) struct Masks<const W: usize> {
    /// The bits of the primary items.
    pub(crate) primary: Bits<W>,
    /// What each option claims, and what it clashes with.
    pub(crate) options: Vec<(Bits<W>, Bits<W>)>,
    pub(crate) has_colours: bool,
    /// By bit, how many options a primary item needs, and how many it may have.
    pub(crate) times: Vec<(u32, u32)>,
}

/// How the entries of an item are written in bits.
#[derive(Clone, Debug, Default)]
struct Code {
    start: usize,
    width: usize,
    /// Its colours, ascending.
    colours: Vec<u32>,
    /// Is it in an option without a colour?
    has_plain: bool,
    in_digits: bool,
}

impl Code {
    fn measure(&mut self, is_primary: bool) {
        self.colours.sort_unstable();
        self.colours.dedup();
        let digits = 2 * (usize::BITS - self.colours.len().saturating_sub(1).leading_zeros()) as usize;
        let each = self.colours.len() + usize::from(self.has_plain);
        self.in_digits = digits != 0 && digits < each;
        self.width = match each {
            _ if is_primary => 1,
            1 if !self.has_plain => 0,
            _ if self.in_digits => digits,
            _ => each,
        };
    }

    /// The bits that an entry with this colour claims, and those that it clashes with.
    fn write(&self, colour: u32, mut claims: impl FnMut(usize), mut clashes: impl FnMut(usize)) {
        if colour == 0 {
            // No colour agrees with nothing: it claims both sides of a digit, and clashes with both.
            for bit in self.start..self.start + if self.in_digits { 2 } else { self.width } {
                claims(bit);
                clashes(bit);
            }
            return;
        }
        let colour = self.colours.binary_search(&colour).expect("it was counted");
        if self.in_digits {
            for digit in 0..self.width / 2 {
                let one = colour >> digit & 1;
                claims(self.start + 2 * digit + one);
                clashes(self.start + 2 * digit + 1 - one);
            }
        } else if self.width > 0 {
            claims(self.start + colour);
            (0..self.width).filter(|&bit| bit != colour).for_each(|bit| clashes(self.start + bit));
        }
    }
}

/// How each item is written.
fn codes(cover: &Cover) -> Vec<Code> {
    let mut codes = vec![Code::default(); cover.items().len()];
    for entry in cover.options().iter().flatten() {
        let code = &mut codes[entry.item as usize];
        match entry.colour {
            0 => code.has_plain = true,
            colour => code.colours.push(colour),
        }
    }
    let mut end = 0;
    for (code, item) in codes.iter_mut().zip(cover.items()) {
        code.measure(item.is_primary());
        code.start = end;
        end += code.width;
    }
    codes
}

/// How many words the masks of a problem have; `None` if they would be too wide.
pub(crate) fn words(cover: &Cover) -> Option<usize> {
    let bits: usize = codes(cover).iter().map(|code| code.width).sum();
    (bits <= WIDEST).then(|| bits.div_ceil(64).max(1))
}

/// The masks of a problem, of `$words` words each, given to an expression. With eight words in place of seven the partridge puzzle to 6, of 447 bits,
/// took .62 s of CPU instead of .43 (AVX-512, 2026-11-19).
macro_rules! with_masks {
    ($words:expr, $cover:expr, |$masks:ident| $then:expr) => {
        match $words {
            1 => with_masks!(1 => $cover, $masks, $then),
            2 => with_masks!(2 => $cover, $masks, $then),
            3 => with_masks!(3 => $cover, $masks, $then),
            4 => with_masks!(4 => $cover, $masks, $then),
            5 | 6 => with_masks!(6 => $cover, $masks, $then),
            7 => with_masks!(7 => $cover, $masks, $then),
            _ => with_masks!(8 => $cover, $masks, $then),
        }
    };
    ($words:literal => $cover:expr, $masks:ident, $then:expr) => {{
        let $masks = &$crate::masks::Masks::<$words>::new($cover);
        $then
    }};
}
pub(crate) use with_masks;

impl<const W: usize> Masks<W> {
    /// A problem whose masks have no more than `W` [`words`].
    pub(crate) fn new(cover: &Cover) -> Self {
        let codes = codes(cover);
        let set = |bits: &mut Bits<W>, bit: usize| bits[bit / 64] |= 1 << (bit % 64);
        let mut primary = [0; W];
        let mut times = vec![(0, 0); 64 * W];
        for (item, code) in cover.items().iter().zip(&codes) {
            if let Need::Times { low, high } = item.need {
                set(&mut primary, code.start);
                times[code.start] = (low, high);
            }
        }
        let options = cover.options().iter().map(|entries| {
            let (mut claims, mut clashes) = ([0; W], [0; W]);
            for entry in entries {
                let code = &codes[entry.item as usize];
                code.write(entry.colour, |bit| set(&mut claims, bit), |bit| set(&mut clashes, bit));
            }
            (claims, clashes)
        });
        Masks { primary, options: options.collect(), has_colours: cover.has_colours(), times }
    }
}

/// The lowest bit of a word.
pub(crate) fn first(word: u64) -> Option<usize> {
    (word != 0).then(|| word.trailing_zeros() as usize)
}

/// The lowest bit of a set.
pub(crate) fn first_of<const W: usize>(bits: &Bits<W>) -> Option<usize> {
    (0..W).find_map(|k| first(bits[k]).map(|bit| 64 * k + bit))
}

/// The bits of a set, ascending.
pub(crate) fn bits_of<const W: usize>(bits: &Bits<W>) -> impl Iterator<Item = usize> {
    (0..W).flat_map(move |k| {
        let mut word = bits[k];
        std::iter::from_fn(move || {
            let bit = first(word)?;
            word &= word - 1;
            Some(64 * k + bit)
        })
    })
}
