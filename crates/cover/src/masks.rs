//! Options as masks of items, in dense arrays that are filtered from node to node.
//!
//! Each item has a bit, and an option claims the bits of its items: two options agree if they claim no bit in common. An item with colours
//! has two bits for each binary digit of a colour; an option claims the one that its digit says and clashes with the other:
//!
//! ```text
//!     item x, colours 1 to 4      digit 0     digit 1
//!     x:1 = 00                    claims a    claims c        bits a b | c d
//!     x:3 = 10                    claims a    claims d        x:1 and x:3 differ in digit 1: c against d
//! ```
//!
//! A node of a search is the array of the options that agree with all that was claimed. Nothing is undone: the array of the
//! node above is still there. How many options each item has left is counted while they are filtered, up to four, in four words of
//! bits.

use crate::{Cover, Need};

/// A set of bits.
pub(crate) type Bits<const W: usize> = [u64; W];

/// An option: what it claims, and what it clashes with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mask<const W: usize> {
    pub(crate) claims: Bits<W>,
    pub(crate) clashes: Bits<W>,
}

/// A problem as masks.
#[derive(Clone, Debug)]
pub(crate) struct Masks<const W: usize> {
    /// The bits of the primary items.
    pub(crate) primary: Bits<W>,
    pub(crate) options: Vec<Mask<W>>,
    pub(crate) has_colours: bool,
}

/// How many bits the items of a problem need.
pub(crate) fn bits(cover: &Cover) -> usize {
    widths(cover).iter().sum()
}

/// How many bits each item needs.
fn widths(cover: &Cover) -> Vec<usize> {
    let mut most = vec![0; cover.items().len()];
    for entry in cover.options().iter().flatten() {
        let most = &mut most[entry.item as usize];
        *most = entry.colour.max(*most);
    }
    most.into_iter().map(|most| if most == 0 { 1 } else { 2 * (u32::BITS - most.leading_zeros()) as usize }).collect()
}

impl<const W: usize> Masks<W> {
    /// A problem whose items need no more than `64 * W` bits, and whose primary items need one option each.
    pub(crate) fn new(cover: &Cover) -> Self {
        let widths = widths(cover);
        let starts: Vec<usize> = widths
            .iter()
            .scan(0, |end, width| {
                *end += width;
                Some(*end - width)
            })
            .collect();
        let set = |bits: &mut Bits<W>, bit: usize| bits[bit / 64] |= 1 << (bit % 64);
        let mut primary = [0; W];
        for (item, &start) in cover.items().iter().zip(&starts) {
            if item.need != Need::Once {
                set(&mut primary, start);
            }
        }
        let options = cover.options().iter().map(|entries| {
            let mut mask = Mask { claims: [0; W], clashes: [0; W] };
            for entry in entries {
                let (start, width) = (starts[entry.item as usize], widths[entry.item as usize]);
                if width == 1 {
                    set(&mut mask.claims, start);
                    set(&mut mask.clashes, start);
                } else if entry.colour == 0 {
                    // No colour agrees with nothing: it claims both sides of a digit, and clashes with both.
                    for bit in [start, start + 1] {
                        set(&mut mask.claims, bit);
                        set(&mut mask.clashes, bit);
                    }
                } else {
                    for digit in 0..width / 2 {
                        let one = (entry.colour >> digit & 1) as usize;
                        set(&mut mask.claims, start + 2 * digit + one);
                        set(&mut mask.clashes, start + 2 * digit + 1 - one);
                    }
                }
            }
            mask
        });
        Masks { primary, options: options.collect(), has_colours: cover.has_colours() }
    }
}

/// Which items have at least one, two, three, four options.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AtLeast<const W: usize>(pub(crate) [Bits<W>; 4]);

impl<const W: usize> AtLeast<W> {
    const NONE: Self = AtLeast([[0; W]; 4]);

    #[inline(always)]
    fn add(&mut self, claims: &Bits<W>) {
        let [one, two, three, four] = &mut self.0;
        for k in 0..W {
            four[k] |= three[k] & claims[k];
            three[k] |= two[k] & claims[k];
            two[k] |= one[k] & claims[k];
            one[k] |= claims[k];
        }
    }
}

/// The options that are left at a node, and their numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Left<const W: usize> {
    pub(crate) masks: Vec<Mask<W>>,
    pub(crate) numbers: Vec<u32>,
    len: usize,
}

/// Where a search is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct State<const W: usize> {
    /// The primary items that are not covered.
    pub(crate) open: Bits<W>,
    /// What was claimed.
    pub(crate) taken: Bits<W>,
    /// How many options the items have left.
    pub(crate) at_least: AtLeast<W>,
}

/// What was found out about a node.
pub(crate) enum Node<const W: usize> {
    /// Every item is covered.
    Covered,
    /// An item cannot be covered.
    Dead,
    /// The bit of the item with the fewest options, one of two or more.
    Branch(usize),
}

/// The arrays of a search, one for each level.
#[derive(Clone, Debug)]
pub(crate) struct Levels<const W: usize> {
    levels: Vec<Left<W>>,
    /// The options chosen or forced so far, and how many of them each level began with.
    pub(crate) chosen: Vec<u32>,
    /// Nodes entered.
    pub(crate) steps: u64,
}

impl<const W: usize> Levels<W> {
    /// The arrays and the state before the first choice.
    pub(crate) fn new(problem: &Masks<W>) -> (Self, State<W>) {
        let mut at_least = AtLeast::NONE;
        problem.options.iter().for_each(|option| at_least.add(&option.claims));
        let masks = problem.options.clone();
        let root = Left { len: masks.len(), numbers: (0..masks.len() as u32).collect(), masks };
        let state = State { open: problem.primary, taken: [0; W], at_least };
        (Levels { levels: vec![root], chosen: Vec::new(), steps: 0 }, state)
    }

    /// The options that are left at a level.
    pub(crate) fn left(&self, level: usize) -> &[Mask<W>] {
        let left = &self.levels[level];
        &left.masks[..left.len]
    }

    /// The number of an option that is left at a level.
    pub(crate) fn number(&self, level: usize, at: usize) -> u32 {
        self.levels[level].numbers[at]
    }

    /// The state after `claims` are made at a level: what agrees with them is kept at the next one.
    #[inline]
    pub(crate) fn after(&mut self, level: usize, state: &State<W>, claims: &Bits<W>) -> State<W> {
        State {
            open: std::array::from_fn(|k| state.open[k] & !claims[k]),
            taken: std::array::from_fn(|k| state.taken[k] | claims[k]),
            at_least: self.filter(level, claims),
        }
    }

    /// Keeps what agrees with `claims` at the next level, and counts the options of each item.
    fn filter(&mut self, level: usize, claims: &Bits<W>) -> AtLeast<W> {
        if self.levels.len() == level + 1 {
            self.levels.push(Left::default());
        }
        let (above, below) = self.levels.split_at_mut(level + 1);
        let (from, to) = (&above[level], &mut below[0]);
        if to.masks.len() < from.len {
            to.masks.resize(from.len, Mask { claims: [0; W], clashes: [0; W] });
            to.numbers.resize(from.len, 0);
        }
        let (masks, numbers) = (&mut to.masks[..from.len], &mut to.numbers[..from.len]);
        let mut at_least = AtLeast::NONE;
        let mut len = 0;
        for (mask, &number) in from.masks[..from.len].iter().zip(&from.numbers) {
            let clash = (0..W).fold(0, |clash, k| clash | mask.clashes[k] & claims[k]);
            if clash == 0 {
                masks[len] = *mask;
                numbers[len] = number;
                len += 1;
                at_least.add(&mask.claims);
            }
        }
        to.len = len;
        at_least
    }

    /// Chooses what is forced, all at once and as often as something is; level and state are then those after it.
    pub(crate) fn settle(&mut self, level: &mut usize, state: &mut State<W>) -> Node<W> {
        loop {
            self.steps += 1;
            let State { open, at_least: AtLeast([one, two, three, four]), .. } = state;
            if open.iter().all(|&word| word == 0) {
                return Node::Covered;
            }
            if (0..W).any(|k| open[k] & !one[k] != 0) {
                return Node::Dead;
            }
            let forced: Bits<W> = std::array::from_fn(|k| open[k] & !two[k]);
            if forced.iter().all(|&word| word == 0) {
                let fewer = |least: &Bits<W>| (0..W).find_map(|k| first(open[k] & !least[k]).map(|bit| 64 * k + bit));
                return Node::Branch(fewer(three).or_else(|| fewer(four)).unwrap_or_else(|| self.rarest(*level, open)));
            }
            let mut claims = [0; W];
            let Left { masks, numbers, len } = &self.levels[*level];
            for (mask, &number) in masks[..*len].iter().zip(numbers) {
                if (0..W).any(|k| mask.claims[k] & forced[k] != 0) {
                    if (0..W).any(|k| mask.clashes[k] & claims[k] != 0) {
                        return Node::Dead;
                    }
                    (0..W).for_each(|k| claims[k] |= mask.claims[k]);
                    self.chosen.push(number);
                }
            }
            *state = self.after(*level, state, &claims);
            *level += 1;
        }
    }

    /// The open item with the fewest options, of which all have four or more.
    #[cold]
    fn rarest(&self, level: usize, open: &Bits<W>) -> usize {
        let mut counts = vec![0_u32; 64 * W];
        for mask in self.left(level) {
            for k in 0..W {
                let mut word = mask.claims[k] & open[k];
                while let Some(bit) = first(word) {
                    counts[64 * k + bit] += 1;
                    word &= word - 1;
                }
            }
        }
        let is_open = |&bit: &usize| open[bit / 64] >> (bit % 64) & 1 == 1;
        (0..64 * W).filter(is_open).min_by_key(|&bit| counts[bit]).expect("an item is open")
    }
}

/// The lowest bit of a word.
pub(crate) fn first(word: u64) -> Option<usize> {
    (word != 0).then(|| word.trailing_zeros() as usize)
}
