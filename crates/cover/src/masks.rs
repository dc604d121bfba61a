//! Options as masks of items, in dense columns that are filtered from node to node.
//!
//! Each item has a bit, and an option claims the bits of its items: two options agree if they claim no bit in common. An item with colours
//! has two bits for each binary digit of a colour; an option claims the one that its digit says and clashes with the other:
//!
//! ```text
//!     item x, colours 1 to 3      digit 0     digit 1
//!     x:1 = 01                    claims b    claims c        bits a b | c d
//!     x:3 = 11                    claims b    claims d        x:1 and x:3 differ in digit 1: c against d
//! ```
//!
//! A node of a search is the list of the options that agree with all that was claimed. It is kept by columns, each word of the masks in
//! one, so that a vector holds a word of several options; those that stay are moved together (*compressed*). Nothing is
//! undone: the list of the node above is still there. How many options each item has left is counted on the way, up to
//! four, in four words of bits.

use lanes::words64::Words64;
use lanes::{Isa, Kernel, Part, Simd, dispatch};

use crate::{Cover, Need};

/// A set of bits.
pub(crate) type Bits<const W: usize> = [u64; W];

/// The columns have this many places behind their last option, so that a vector can be read there.
const PADDING: usize = 8;

/// A problem as masks.
#[derive(Clone, Debug)]
pub(crate) struct Masks<const W: usize> {
    /// The bits of the primary items.
    pub(crate) primary: Bits<W>,
    /// What each option claims, and what it clashes with.
    pub(crate) options: Vec<(Bits<W>, Bits<W>)>,
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
            let (mut claims, mut clashes) = ([0; W], [0; W]);
            for entry in entries {
                let (start, width) = (starts[entry.item as usize], widths[entry.item as usize]);
                if entry.colour == 0 {
                    // No colour agrees with nothing: it claims both sides of a digit, and clashes with both.
                    for bit in start..start + width.min(2) {
                        set(&mut claims, bit);
                        set(&mut clashes, bit);
                    }
                } else {
                    for digit in 0..width / 2 {
                        let one = (entry.colour >> digit & 1) as usize;
                        set(&mut claims, start + 2 * digit + one);
                        set(&mut clashes, start + 2 * digit + 1 - one);
                    }
                }
            }
            (claims, clashes)
        });
        Masks { primary, options: options.collect(), has_colours: cover.has_colours() }
    }
}

/// Which items have at least one, two, three, four options.
pub(crate) type AtLeast<const W: usize> = [Bits<W>; 4];

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
pub(crate) enum Node {
    /// Every item is covered.
    Covered,
    /// An item cannot be covered.
    Dead,
    /// The bit of the item with the fewest options, one of two or more.
    Branch(usize),
}

/// The options that are left at a node.
#[derive(Clone, Debug, Default)]
struct Left {
    /// Column after column, each with room for all options.
    columns: Vec<u64>,
    len: usize,
}

/// The lists of a search, one for each level.
pub(crate) struct Levels<S, const W: usize> {
    simd: S,
    levels: Vec<Left>,
    /// The room of a column.
    room: usize,
    /// How many columns there are: what is claimed, what clashes where that is something else, and the number of the option.
    columns: usize,
    /// The first column of what clashes.
    clashes: usize,
    /// The options chosen or forced so far.
    pub(crate) chosen: Vec<u32>,
    /// Nodes entered.
    pub(crate) steps: u64,
}

/// A search that is compiled for each instruction set.
pub(crate) trait Search<const W: usize> {
    /// What it finds.
    type Out;

    /// Searches.
    fn run<S: Simd>(self, levels: Levels<S, W>, root: State<W>) -> Self::Out;
}

/// Runs a search with the instructions of this machine.
pub(crate) fn search<const W: usize, T: Search<W>>(problem: &Masks<W>, search: T) -> T::Out {
    dispatch(Isa::best(), Begun { problem, search })
}

struct Begun<'a, const W: usize, T> {
    problem: &'a Masks<W>,
    search: T,
}

impl<const W: usize, T: Search<W>> Kernel for Begun<'_, W, T> {
    type Out = T::Out;

    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> T::Out {
        let (levels, root) = Levels::new(simd, self.problem);
        self.search.run(levels, root)
    }
}

impl<S: Simd, const W: usize> Levels<S, W> {
    /// The lists and the state before the first choice.
    fn new(simd: S, problem: &Masks<W>) -> (Self, State<W>) {
        let len = problem.options.len();
        let room = len + PADDING;
        let clashes = if problem.has_colours { W } else { 0 };
        let columns = clashes + W + 1;
        let mut root = Left { columns: vec![0; columns * room], len };
        for (at, (claimed, clash)) in problem.options.iter().enumerate() {
            for k in 0..W {
                root.columns[k * room + at] = claimed[k];
                root.columns[(clashes + k) * room + at] = clash[k];
            }
            root.columns[(columns - 1) * room + at] = at as u64;
        }
        let mut levels = Levels { simd, levels: vec![root], room, columns, clashes, chosen: Vec::new(), steps: 0 };
        let none = State { open: problem.primary, taken: [0; W], at_least: [[0; W]; 4] };
        let state = levels.after(0, &none, &[0; W]);
        levels.levels.swap(0, 1);
        (levels, state)
    }

    /// How many options are left at a level.
    pub(crate) fn len(&self, level: usize) -> usize {
        self.levels[level].len
    }

    /// A word of what an option claims.
    pub(crate) fn word(&self, level: usize, k: usize, at: usize) -> u64 {
        self.levels[level].columns[k * self.room + at]
    }

    /// What an option claims.
    pub(crate) fn claims(&self, level: usize, at: usize) -> Bits<W> {
        std::array::from_fn(|k| self.word(level, k, at))
    }

    /// What an option clashes with.
    pub(crate) fn clashes(&self, level: usize, at: usize) -> Bits<W> {
        std::array::from_fn(|k| self.word(level, self.clashes + k, at))
    }

    /// The number of an option.
    pub(crate) fn number(&self, level: usize, at: usize) -> u32 {
        self.word(level, self.columns - 1, at) as u32
    }

    /// The state after `claims` are made at a level: what agrees with them is kept at the next one.
    pub(crate) fn after(&mut self, level: usize, state: &State<W>, claims: &Bits<W>) -> State<W> {
        if self.levels.len() == level + 1 {
            self.levels.push(Left { columns: vec![0; self.columns * self.room], len: 0 });
        }
        let (above, below) = self.levels.split_at_mut(level + 1);
        let (from, to) = (&above[level], &mut below[0]);
        let (len, at_least) = self.simd.call(Filter::<S, W> {
            from: &from.columns,
            to: &mut to.columns,
            room: self.room,
            len: from.len,
            columns: self.columns,
            clashes: self.clashes,
            claims,
            simd: std::marker::PhantomData,
        });
        to.len = len;
        State {
            open: std::array::from_fn(|k| state.open[k] & !claims[k]),
            taken: std::array::from_fn(|k| state.taken[k] | claims[k]),
            at_least,
        }
    }

    /// Chooses what is forced, all at once and as often as something is; level and state are then those after it.
    pub(crate) fn settle(&mut self, level: &mut usize, state: &mut State<W>) -> Node {
        loop {
            self.steps += 1;
            let State { open, at_least: [one, two, three, four], .. } = state;
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
            let Some(claims) = self.take(*level, &forced) else { return Node::Dead };
            *state = self.after(*level, state, &claims);
            *level += 1;
        }
    }

    /// Chooses the only options of these items; what they claim, if they agree.
    fn take(&mut self, level: usize, forced: &Bits<W>) -> Option<Bits<W>> {
        let mut claims = [0; W];
        for at in 0..self.len(level) {
            if (0..W).any(|k| self.word(level, k, at) & forced[k] != 0) {
                let clashes = self.clashes(level, at);
                if (0..W).any(|k| clashes[k] & claims[k] != 0) {
                    return None;
                }
                (0..W).for_each(|k| claims[k] |= self.word(level, k, at));
                self.chosen.push(self.number(level, at));
            }
        }
        Some(claims)
    }

    /// The open item with the fewest options, of which all have four or more.
    #[cold]
    fn rarest(&self, level: usize, open: &Bits<W>) -> usize {
        let mut counts = vec![0_u32; 64 * W];
        for k in 0..W {
            for at in 0..self.len(level) {
                let mut word = self.word(level, k, at) & open[k];
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

/// Keeps the options that do not clash with `claims`, and counts those of each item.
struct Filter<'a, S, const W: usize> {
    from: &'a [u64],
    to: &'a mut [u64],
    room: usize,
    len: usize,
    columns: usize,
    clashes: usize,
    claims: &'a Bits<W>,
    simd: std::marker::PhantomData<S>,
}

impl<S: Simd, const W: usize> Part for Filter<'_, S, W> {
    type Out = (usize, AtLeast<W>);

    #[inline(always)]
    #[allow(clippy::needless_range_loop, reason = "a word's place in four arrays")]
    fn run(self) -> (usize, AtLeast<W>) {
        let Filter { from, to, room, len, columns, clashes, claims, .. } = self;
        let lanes = S::W64::LANES;
        let zero = S::W64::splat(0);
        let keys: [S::W64; W] = std::array::from_fn(|k| S::W64::splat(claims[k]));
        let mut counts = [[zero; W]; 4];
        let mut kept = 0;
        let mut at = 0;
        while at < len {
            let mut clash = 0;
            for k in 0..W {
                clash |= S::W64::load(&from[(clashes + k) * room + at..]).meets(keys[k]);
            }
            let there = if len - at < lanes { (1 << (len - at)) - 1 } else { ((1_u64 << lanes) - 1) as u32 };
            let keep = !clash & there;
            for k in 0..W {
                let word = S::W64::load(&from[k * room + at..]).compress(keep);
                word.store(&mut to[k * room + kept..]);
                let [one, two, three, four] = &mut counts;
                four[k] = four[k].or_and(three[k], word);
                three[k] = three[k].or_and(two[k], word);
                two[k] = two[k].or_and(one[k], word);
                one[k] = one[k].or_and(word, word);
            }
            for column in W..columns {
                S::W64::load(&from[column * room + at..]).compress(keep).store(&mut to[column * room + kept..]);
            }
            kept += keep.count_ones() as usize;
            at += lanes;
        }
        // The lanes counted apart: halves are added to each other until all lanes hold the sum.
        let mut by = lanes / 2;
        while by > 0 {
            for k in 0..W {
                let [one, two, three, four] = std::array::from_fn(|i| counts[i][k]);
                let [one2, two2, three2, four2]: [S::W64; 4] = std::array::from_fn(|i| counts[i][k].turn(by));
                let both = |a: S::W64, b: S::W64| a.or_and(b, b);
                counts[3][k] = both(four, four2).or_and(three, one2).or_and(one, three2).or_and(two, two2);
                counts[2][k] = both(three, three2).or_and(two, one2).or_and(one, two2);
                counts[1][k] = both(two, two2).or_and(one, one2);
                counts[0][k] = both(one, one2);
            }
            by /= 2;
        }
        let mut at_least = [[0; W]; 4];
        for (least, counts) in at_least.iter_mut().flatten().zip(counts.iter().flatten()) {
            let mut out = [0; 8];
            counts.store(&mut out);
            *least = out[0];
        }
        (kept, at_least)
    }
}

/// The lowest bit of a word.
pub(crate) fn first(word: u64) -> Option<usize> {
    (word != 0).then(|| word.trailing_zeros() as usize)
}
