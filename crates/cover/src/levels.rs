//! The options that are left at each node of a search, in dense columns that are filtered from node to node.
//!
//! A node of a search is the list of the options that agree with all that was claimed. It is kept by columns, each word of the masks
//! in one, so that a vector holds a word of several options; those that stay are moved together (*compressed*). Nothing is
//! undone: the list of the node above is still there. How many options each item has left is counted on the way, up to
//! four, in four words of bits.

use std::marker::PhantomData;

use lanes::words64::Words64;
use lanes::{Isa, Kernel, Part, Simd, dispatch};

use crate::masks::{Bits, Masks, bits_of, first_of};

/// The columns have this many places behind their last option, so that a vector can be read there. Those of the vector that holds the
/// last option are 0: nothing clashes with them, and they claim nothing.
const PADDING: usize = 8;

/// Which items have at least one, two, three, four options.
pub(crate) type AtLeast<const W: usize> = [Bits<W>; 4];

/// Where a search is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct State<const W: usize> {
    /// The primary items that are not covered.
    pub(crate) open: Bits<W>,
    /// What the options that are left clash with, all together.
    pub(crate) met: Bits<W>,
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
    /// Column after column.
    columns: Vec<u64>,
    /// The room of a column: for the options that are left at the node above, and [`PADDING`].
    room: usize,
    len: usize,
    /// Where options are that were looked for.
    places: Vec<u32>,
}

/// The lists of a search, one for each level.
pub(crate) struct Levels<S, const W: usize> {
    simd: S,
    levels: Vec<Left>,
    shape: Shape,
    /// The options chosen or forced so far, if their numbers are kept.
    pub(crate) chosen: Vec<u32>,
    /// Nodes entered.
    pub(crate) steps: u64,
    /// Vectors read, and some more for each node: what the search has cost.
    pub(crate) work: u64,
    /// What the lists take.
    pub(crate) bytes: u64,
}

/// What the columns are: what is claimed, what clashes where that is something else, and the number of the option if it is asked for.
#[derive(Clone, Copy, Debug)]
struct Shape {
    columns: usize,
    /// The first column of what clashes.
    clashes: usize,
    has_numbers: bool,
}

impl Shape {
    /// What a list with this room takes, with the places of options.
    fn bytes(self, room: usize) -> u64 {
        ((8 * self.columns + 4) * room) as u64
    }
}

/// A search that is compiled for each instruction set.
pub(crate) trait LevelSearch<const W: usize> {
    /// What it finds.
    type Out;

    /// Does it ask for the numbers of options?
    const NUMBERS: bool;

    /// Searches.
    fn run<S: Simd>(self, levels: Levels<S, W>, root: State<W>) -> Self::Out;
}

/// Runs a search with the instructions of this machine.
pub(crate) fn search<const W: usize, T: LevelSearch<W>>(problem: &Masks<W>, search: T) -> T::Out {
    dispatch(Isa::best(), Begun { problem, search })
}

struct Begun<'a, const W: usize, T> {
    problem: &'a Masks<W>,
    search: T,
}

impl<const W: usize, T: LevelSearch<W>> Kernel for Begun<'_, W, T> {
    type Out = T::Out;

    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> T::Out {
        let (levels, root) = Levels::new(simd, self.problem, T::NUMBERS);
        self.search.run(levels, root)
    }
}

impl<S: Simd, const W: usize> Levels<S, W> {
    /// The lists and the state before the first choice.
    fn new(simd: S, problem: &Masks<W>, has_numbers: bool) -> (Self, State<W>) {
        let len = problem.options.len();
        let room = len + PADDING;
        let places = Vec::new();
        let clashes = if problem.has_colours { W } else { 0 };
        let columns = clashes + W + usize::from(has_numbers);
        let mut root = Left { columns: vec![0; columns * room], room, len, places };
        for (at, (claimed, clash)) in problem.options.iter().enumerate() {
            for k in 0..W {
                root.columns[k * room + at] = claimed[k];
                root.columns[(clashes + k) * room + at] = clash[k];
            }
            if has_numbers {
                root.columns[(columns - 1) * room + at] = at as u64;
            }
        }
        let shape = Shape { columns, clashes, has_numbers };
        let bytes = shape.bytes(room);
        let mut levels = Levels { simd, levels: vec![root], shape, chosen: Vec::new(), steps: 0, work: 0, bytes };
        let none = State { open: problem.primary, met: [0; W], at_least: [[0; W]; 4] };
        let state = levels.after(0, &none, &[0; W]);
        levels.levels.swap(0, 1);
        (levels, state)
    }

    /// How many options are left at a level.
    pub(crate) fn len(&self, level: usize) -> usize {
        self.levels[level].len
    }

    /// A word of what an option claims.
    fn word(&self, level: usize, k: usize, at: usize) -> u64 {
        let Left { columns, room, .. } = &self.levels[level];
        columns[k * room + at]
    }

    /// What an option claims.
    pub(crate) fn claims(&self, level: usize, at: usize) -> Bits<W> {
        std::array::from_fn(|k| self.word(level, k, at))
    }

    /// What an option clashes with.
    pub(crate) fn clashes(&self, level: usize, at: usize) -> Bits<W> {
        std::array::from_fn(|k| self.word(level, self.shape.clashes + k, at))
    }

    /// The number of an option.
    pub(crate) fn number(&self, level: usize, at: usize) -> u32 {
        self.word(level, self.shape.columns - 1, at) as u32
    }

    /// Looks for the options of a level that claim one of these bits: how many there are. Their [places](Levels::place) stay until the
    /// level is asked again.
    pub(crate) fn meeting(&mut self, level: usize, keys: &Bits<W>) -> usize {
        let Left { columns, places, room, len } = &mut self.levels[level];
        if places.len() < *room {
            places.resize(*room, 0);
        }
        self.simd.call(Meeting::<S, W> { columns, room: *room, len: *len, keys, places, simd: PhantomData })
    }

    /// The place of one of the options that were found last, ascending.
    pub(crate) fn place(&self, level: usize, found: usize) -> usize {
        self.levels[level].places[found] as usize
    }

    /// Looks for an item's options.
    pub(crate) fn options(&mut self, level: usize, bit: usize) -> usize {
        let mut keys = [0; W];
        keys[bit / 64] = 1 << (bit % 64);
        self.meeting(level, &keys)
    }

    /// Takes an option out of a list; the last one has its place then.
    pub(crate) fn remove(&mut self, level: usize, at: usize) {
        let Left { columns, room, len, .. } = &mut self.levels[level];
        *len -= 1;
        for column in columns.chunks_exact_mut(*room) {
            column[at] = column[*len];
            column[*len] = 0;
        }
    }

    /// The state after `claims` are made at a level: what agrees with them is kept at the next one.
    pub(crate) fn after(&mut self, level: usize, state: &State<W>, claims: &Bits<W>) -> State<W> {
        if self.levels.len() == level + 1 {
            self.levels.push(Left::default());
        }
        let (above, below) = self.levels.split_at_mut(level + 1);
        let (from, to) = (&above[level], &mut below[0]);
        if to.room < from.len + PADDING {
            // Half as much again, so that siblings with a few more options do not each get a list of their own.
            let room = (from.len + from.len / 2).min(above[0].len) + PADDING;
            self.bytes += self.shape.bytes(room) - self.shape.bytes(to.room);
            (to.columns, to.room) = (vec![0; self.shape.columns * room], room);
        }
        self.work += NODE + (from.len / 8 * self.shape.columns) as u64;
        let (len, met, at_least) = self.simd.call(Filter::<S, W> {
            from,
            to: (&mut to.columns, to.room),
            shape: self.shape,
            claims,
            simd: PhantomData,
        });
        to.len = len;
        State { open: std::array::from_fn(|k| state.open[k] & !claims[k]), met, at_least }
    }

    /// The state after an option is chosen; `None` if an item could not be covered then.
    pub(crate) fn choose(&mut self, level: usize, state: &State<W>, at: usize) -> Option<State<W>> {
        let claims = self.claims(level, at);
        let left = self.reach(level, &claims);
        if (0..W).any(|k| state.open[k] & !claims[k] & !left[k] != 0) {
            self.steps += 1;
            self.work += NODE;
            return None;
        }
        Some(self.after(level, state, &claims))
    }

    /// What the options that do not clash with `claims` claim, all together.
    pub(crate) fn reach(&mut self, level: usize, claims: &Bits<W>) -> Bits<W> {
        let left = &self.levels[level];
        self.work += (left.len / 8 * W) as u64;
        self.simd.call(Reach::<S, W> { left, shape: self.shape, claims, simd: PhantomData })
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
            let fewer = |least: &Bits<W>| std::array::from_fn(|k| open[k] & !least[k]);
            let forced: Bits<W> = fewer(two);
            if forced.iter().all(|&word| word == 0) {
                let item = first_of(&fewer(three)).or_else(|| first_of(&fewer(four)));
                return Node::Branch(item.unwrap_or_else(|| self.rarest(*level, open)));
            }
            let Some(claims) = self.take(*level, &forced) else { return Node::Dead };
            *state = self.after(*level, state, &claims);
            *level += 1;
        }
    }

    /// Chooses the only options of these items; what they claim, if they agree.
    fn take(&mut self, level: usize, forced: &Bits<W>) -> Option<Bits<W>> {
        let mut claims = [0; W];
        for found in 0..self.meeting(level, forced) {
            let place = self.place(level, found);
            let clashes = self.clashes(level, place);
            if (0..W).any(|k| clashes[k] & claims[k] != 0) {
                return None;
            }
            (0..W).for_each(|k| claims[k] |= self.word(level, k, place));
            if self.shape.has_numbers {
                self.chosen.push(self.number(level, place));
            }
        }
        Some(claims)
    }

    /// The open item with the fewest options, where all have too many for [`AtLeast`]; the first of several.
    #[cold]
    pub(crate) fn rarest(&self, level: usize, open: &Bits<W>) -> usize {
        let mut fewest = *open;
        for plane in self.counted(level).iter().rev() {
            let fewer: Bits<W> = std::array::from_fn(|k| fewest[k] & !plane[k]);
            if fewer.iter().any(|&word| word != 0) {
                fewest = fewer;
            }
        }
        first_of(&fewest).expect("an item is open")
    }

    /// The same, with the fewest options beside those that it `needs`.
    #[cold]
    pub(crate) fn rarest_beside(&self, level: usize, open: &Bits<W>, needs: impl Fn(usize) -> i64) -> usize {
        let planes = self.counted(level);
        let count = |bit: usize| {
            let digits = (0..).zip(&planes).map(|(digit, plane)| (plane[bit / 64] >> (bit % 64) & 1) << digit);
            digits.sum::<u64>() as i64
        };
        bits_of(open).min_by_key(|&bit| count(bit) - needs(bit)).expect("an item is open")
    }

    /// How many options each item has, by binary digits: the lowest first.
    fn counted(&self, level: usize) -> Vec<Bits<W>> {
        let Left { columns, room, len, .. } = &self.levels[level];
        // No more than the vectors are: the digits of their number, and three more for eight lanes.
        let mut planes = vec![[0; W]; (usize::BITS - len.leading_zeros()) as usize + 1];
        let mut digits = vec![0; planes.len()];
        for k in 0..W {
            let column = &columns[k * room..][..*room];
            self.simd.call(Count::<S> { column, len: *len, out: &mut digits, simd: PhantomData });
            planes.iter_mut().zip(&digits).for_each(|(plane, &digit)| plane[k] = digit);
        }
        planes
    }
}

/// What a node costs beside the vectors that it reads.
const NODE: u64 = 32;

/// Keeps the options that do not clash with `claims`, and counts those of each item.
struct Filter<'a, S, const W: usize> {
    from: &'a Left,
    /// Columns, and their room.
    to: (&'a mut [u64], usize),
    shape: Shape,
    claims: &'a Bits<W>,
    simd: PhantomData<S>,
}

/// The bits that options have in common with `keys`: 0 in the lanes of those that do not clash.
#[inline(always)]
fn common<V: Words64, const W: usize>(words: &[V; W], keys: &[V; W]) -> V {
    let mut common = words[0].and(keys[0]);
    for k in 1..W {
        common = common.or_and(words[k], keys[k]);
    }
    common
}

/// The columns of `W` words that begin with this one.
#[inline(always)]
fn columns<const W: usize>(all: &[u64], room: usize, first: usize) -> [&[u64]; W] {
    std::array::from_fn(|k| &all[(first + k) * room..][..room])
}

// No array is mapped here: what a function of the standard library calls is compiled without the instructions, and the vectors go through
// memory. With `map` for the last steps all covers of 13 queens took .140 s of CPU instead of .071 (AVX-512, 2026-11-19).
impl<S: Simd, const W: usize> Part for Filter<'_, S, W> {
    type Out = (usize, Bits<W>, AtLeast<W>);

    #[inline(always)]
    #[allow(clippy::needless_range_loop, reason = "a word's place in several arrays")]
    fn run(self) -> Self::Out {
        let Filter { from, to: (to, to_room), shape, claims, .. } = self;
        let Left { columns: from, room, len, .. } = from;
        let (room, len) = (*room, *len);
        let Shape { clashes: first_clash, has_numbers, .. } = shape;
        let zero = S::W64::splat(0);
        let keys: [S::W64; W] = std::array::from_fn(|k| S::W64::splat(claims[k]));
        let claimed: [&[u64]; W] = columns(from, room, 0);
        let clashes: [&[u64]; W] = columns(from, room, first_clash);
        let (to_claimed, others) = to.split_at_mut(W * to_room);
        let (to_clashes, to_numbers) = others.split_at_mut(first_clash * to_room);
        let mut to_claimed = to_claimed.chunks_exact_mut(to_room);
        let to_claimed: [&mut [u64]; W] = std::array::from_fn(|_| to_claimed.next().expect("a column for each word"));
        let mut counts = [[zero; W]; 4];
        let mut met = [zero; W];
        let (mut kept, mut at) = (0, 0);
        let all = ((1_u64 << S::W64::LANES) - 1) as u32;
        while at < len {
            let clashing: [S::W64; W] = std::array::from_fn(|k| S::W64::load(&clashes[k][at..]));
            let clash = common(&clashing, &keys);
            let keep = all & !clash.meets(clash);
            for k in 0..W {
                let word = if first_clash > 0 { S::W64::load(&claimed[k][at..]) } else { clashing[k] };
                word.compress(keep, &mut to_claimed[k][kept..]);
                let word = word.where_zero(clash);
                let [one, two, three, four] = &mut counts;
                four[k] = four[k].or_and(three[k], word);
                three[k] = three[k].or_and(two[k], word);
                two[k] = two[k].or_and(one[k], word);
                one[k] = one[k].or_and(word, word);
            }
            if first_clash > 0 {
                for k in 0..W {
                    clashing[k].compress(keep, &mut to_clashes[k * to_room + kept..]);
                    let word = clashing[k].where_zero(clash);
                    met[k] = met[k].or_and(word, word);
                }
            }
            if has_numbers {
                let numbers = S::W64::load(&from[(shape.columns - 1) * room + at..]);
                numbers.compress(keep, &mut to_numbers[kept..]);
            }
            kept += keep.count_ones() as usize;
            at += S::W64::LANES;
        }
        // What is behind the last option was kept as well.
        kept -= at - len;
        for k in 0..W {
            zero.store(&mut to_claimed[k][kept..]);
            if first_clash > 0 {
                zero.store(&mut to_clashes[k * to_room + kept..]);
            }
        }
        // The lanes counted apart: halves are added to each other until all lanes hold the sum.
        let mut by = S::W64::LANES / 2;
        while by > 0 {
            for k in 0..W {
                let [one, two, three, four] = [counts[0][k], counts[1][k], counts[2][k], counts[3][k]];
                let (one2, two2, three2, four2) = (one.turn(by), two.turn(by), three.turn(by), four.turn(by));
                counts[3][k] = (four.or_and(four2, four2)).or_and(three, one2).or_and(one, three2).or_and(two, two2);
                counts[2][k] = (three.or_and(three2, three2)).or_and(two, one2).or_and(one, two2);
                counts[1][k] = (two.or_and(two2, two2)).or_and(one, one2);
                counts[0][k] = one.or_and(one2, one2);
            }
            by /= 2;
        }
        let (mut at_least, mut met_at_all) = ([[0; W]; 4], [0; W]);
        for k in 0..W {
            for least in 0..4 {
                at_least[least][k] = counts[least][k].first();
            }
            met_at_all[k] = if first_clash > 0 { met[k].any() } else { at_least[0][k] };
        }
        (kept, met_at_all, at_least)
    }
}

/// What the options that do not clash with `claims` claim, all together.
struct Reach<'a, S, const W: usize> {
    left: &'a Left,
    shape: Shape,
    claims: &'a Bits<W>,
    simd: PhantomData<S>,
}

impl<S: Simd, const W: usize> Part for Reach<'_, S, W> {
    type Out = Bits<W>;

    #[inline(always)]
    #[allow(clippy::needless_range_loop, reason = "a word's place in several arrays")]
    fn run(self) -> Bits<W> {
        let Reach { left: Left { columns: all, room, len, .. }, shape, claims, .. } = self;
        let keys: [S::W64; W] = std::array::from_fn(|k| S::W64::splat(claims[k]));
        let claimed: [&[u64]; W] = columns(all, *room, 0);
        let clashes: [&[u64]; W] = columns(all, *room, shape.clashes);
        let mut left = [S::W64::splat(0); W];
        let mut at = 0;
        while at < *len {
            let clashing: [S::W64; W] = std::array::from_fn(|k| S::W64::load(&clashes[k][at..]));
            let clash = common(&clashing, &keys);
            for k in 0..W {
                let word = if shape.clashes > 0 { S::W64::load(&claimed[k][at..]) } else { clashing[k] };
                let word = word.where_zero(clash);
                left[k] = left[k].or_and(word, word);
            }
            at += S::W64::LANES;
        }
        let mut reached = [0; W];
        for k in 0..W {
            reached[k] = left[k].any();
        }
        reached
    }
}

/// Counts how often each bit is set in a column, by binary digits.
struct Count<'a, S> {
    column: &'a [u64],
    len: usize,
    out: &'a mut [u64],
    simd: PhantomData<S>,
}

/// Digits of the largest number that is counted.
const DIGITS: usize = 32;

impl<S: Simd> Part for Count<'_, S> {
    type Out = ();

    #[inline(always)]
    #[allow(clippy::needless_range_loop, reason = "a digit's place in several arrays")]
    fn run(self) {
        let Count { column, len, out, .. } = self;
        let mut digits = [S::W64::splat(0); DIGITS];
        let (mut used, mut at, mut vectors) = (0, 0, 0_usize);
        while at < len {
            // Of so many vectors, a lane holds no more than their number.
            vectors += 1;
            used = (usize::BITS - vectors.leading_zeros()) as usize;
            let mut carry = S::W64::load(&column[at..]);
            for digit in &mut digits[..used] {
                let both = digit.and(carry);
                *digit = digit.xor(carry);
                carry = both;
            }
            at += S::W64::LANES;
        }
        let mut by = S::W64::LANES / 2;
        while by > 0 {
            let mut carry = S::W64::splat(0);
            for digit in &mut digits[..=used] {
                let (one, other) = (*digit, digit.turn(by));
                let half = one.xor(other);
                *digit = half.xor(carry);
                carry = one.and(other).or_and(half, carry);
            }
            used += 1;
            by /= 2;
        }
        for (out, digit) in out.iter_mut().zip(&digits) {
            *out = digit.first();
        }
    }
}

/// Looks for the places of the options that claim one of the bits `keys`.
struct Meeting<'a, S, const W: usize> {
    columns: &'a [u64],
    room: usize,
    len: usize,
    keys: &'a Bits<W>,
    places: &'a mut [u32],
    simd: PhantomData<S>,
}

impl<S: Simd, const W: usize> Part for Meeting<'_, S, W> {
    /// How many were found.
    type Out = usize;

    #[inline(always)]
    fn run(self) -> usize {
        let Meeting { columns: all, room, len, keys, places, .. } = self;
        let keys: [S::W64; W] = std::array::from_fn(|k| S::W64::splat(keys[k]));
        let claimed: [&[u64]; W] = columns(all, room, 0);
        let mut found = 0;
        let mut at = 0;
        while at < len {
            let words = std::array::from_fn(|k| S::W64::load(&claimed[k][at..]));
            let common = common(&words, &keys);
            let mut meeting = common.meets(common);
            while meeting != 0 {
                places[found] = at as u32 + meeting.trailing_zeros();
                found += 1;
                meeting &= meeting - 1;
            }
            at += S::W64::LANES;
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many options each item has, counted in vectors, and the one with the fewest.
    struct Counts;

    impl LevelSearch<2> for Counts {
        type Out = (Vec<u64>, usize, usize);
        const NUMBERS: bool = true;

        fn run<S: Simd>(self, levels: Levels<S, 2>, root: State<2>) -> Self::Out {
            let planes = levels.counted(0);
            let digit = |bit: usize, plane: &Bits<2>| plane[bit / 64] >> (bit % 64) & 1;
            let count = |bit| (0..).zip(&planes).map(|(at, plane)| digit(bit, plane) << at).sum();
            let needs = |bit: usize| (bit % 3) as i64;
            ((0..128).map(count).collect(), levels.rarest(0, &root.open), levels.rarest_beside(0, &root.open, needs))
        }
    }

    #[test]
    fn options_are_counted_alike_everywhere() {
        let mut state = 7_u64;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        for options in [0, 1, 7, 8, 9, 63, 64, 65, 300] {
            let options: Vec<(Bits<2>, Bits<2>)> = (0..options)
                .map(|_| {
                    let claims = [next() & next() | 1, next()];
                    (claims, claims)
                })
                .collect();
            let primary = [u64::MAX << 1, u64::MAX];
            let problem = Masks { primary, options, has_colours: false, times: Vec::new() };
            let count = |bit: usize| {
                let has = |(claims, _): &&(Bits<2>, Bits<2>)| claims[bit / 64] >> (bit % 64) & 1 == 1;
                problem.options.iter().filter(has).count() as u64
            };
            let counts: Vec<u64> = (0..128).map(count).collect();
            let rarest = (1..128).min_by_key(|&bit| counts[bit]).unwrap();
            let beside = (1..128).min_by_key(|&bit| counts[bit] as i64 - (bit % 3) as i64).unwrap();
            for isa in Isa::ALL.into_iter().filter(|isa| isa.is_available()) {
                let counted = dispatch(isa, Begun { problem: &problem, search: Counts });
                assert_eq!(counted, (counts.clone(), rarest, beside), "{}", isa.name());
            }
        }
    }
}
