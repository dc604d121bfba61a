//! Dense lists where items need several options, or may have several.
//!
//! Such an item keeps count of what it still needs and what it may still have. An option claims its bit only when it may have no
//! more; until then the other options of the item stay. So that each set of options comes once, an option that was tried is taken out of the
//! list of its node before the next one is:
//!
//! ```text
//!     a needs two of    1 2 3 4
//!     1 chosen, then of   2 3 4
//!     2 chosen, then of     3 4      and 1 never comes back
//! ```
//!
//! Where nothing needs an option any more, each of those that are left may be chosen or not.

use std::ops::ControlFlow;

use lanes::Simd;

use crate::dense::Listing;
use crate::levels::{LevelSearch, Levels, State};
use crate::masks::{Bits, Masks, bits_of, first_of};

/// A search for covers where items may need several options.
pub(crate) struct Several<'m, 'a, const W: usize> {
    pub(crate) masks: &'m Masks<W>,
    pub(crate) listing: Listing<'a>,
}

/// The items that need more than no, one, two, three options.
type Needs<const W: usize> = [Bits<W>; 4];

/// Where a search is.
#[derive(Clone, Copy)]
struct Place<const W: usize> {
    level: usize,
    state: State<W>,
    needs: Needs<W>,
}

/// What was found out about a node.
enum Node {
    /// Nothing needs an option any more.
    Enough,
    /// An item lacks options.
    Dead,
    /// The bit of an item with the fewest choices.
    Branch(usize),
}

struct Walk<'a, S, const W: usize> {
    levels: Levels<S, W>,
    listing: Listing<'a>,
    primary: Bits<W>,
    /// By bit, how many more options an item needs and may have.
    left: Vec<(i64, i64)>,
    /// What was chosen: the primary items of each option.
    taken: Vec<Bits<W>>,
}

impl<const W: usize> LevelSearch<W> for Several<'_, '_, W> {
    type Out = bool;
    const NUMBERS: bool = true;

    fn run<S: Simd>(self, levels: Levels<S, W>, root: State<W>) -> bool {
        let Several { masks, listing } = self;
        let left: Vec<(i64, i64)> = masks.times.iter().map(|&(low, high)| (low.into(), high.into())).collect();
        let mut walk = Walk { levels, listing, primary: masks.primary, left, taken: Vec::new() };
        let mut closed = [0; W];
        bits_of(&masks.primary)
            .filter(|&bit| walk.left[bit].1 == 0)
            .for_each(|bit| closed[bit / 64] |= 1 << (bit % 64));
        // What has no primary item would never be chosen.
        for at in (0..walk.levels.len(0)).rev() {
            if walk.items(0, at).iter().all(|&word| word == 0) {
                walk.levels.remove(0, at);
            }
        }
        let mut needs = [[0; W]; 4];
        bits_of(&masks.primary).for_each(|bit| note(&mut needs, bit, walk.left[bit].0));
        let state = walk.levels.after(0, &root, &closed);
        walk.node(Place { level: 1, state, needs }).is_continue()
    }
}

/// Notes how many options an item needs.
fn note<const W: usize>(needs: &mut Needs<W>, bit: usize, low: i64) {
    for (needs, than) in needs.iter_mut().zip(0..) {
        let more = u64::from(low > than);
        needs[bit / 64] = needs[bit / 64] & !(1 << (bit % 64)) | more << (bit % 64);
    }
}

impl<S: Simd, const W: usize> Walk<'_, S, W> {
    fn node(&mut self, mut place: Place<W>) -> ControlFlow<()> {
        let (chosen, taken) = (self.levels.chosen.len(), self.taken.len());
        let node = self.settle(&mut place);
        self.listing.go_on(self.levels.steps, self.levels.bytes)?;
        match node {
            Node::Dead => {}
            Node::Branch(bit) => {
                // From the last one on, so that what takes the place of an option that is taken out was tried before.
                let options = self.levels.options(place.level, bit);
                let untried = usize::try_from(self.left[bit].0 - 1).unwrap_or(0);
                for found in (untried..options).rev() {
                    self.choose(&place, self.levels.place(place.level, found))?;
                }
            }
            Node::Enough => {
                (self.listing.visitor)(&self.levels.chosen)?;
                while self.levels.len(place.level) > 0 {
                    self.choose(&place, 0)?;
                }
            }
        }
        self.levels.chosen.truncate(chosen);
        self.give_back(taken);
        ControlFlow::Continue(())
    }

    /// Searches below an option, which is taken out of the list.
    fn choose(&mut self, place: &Place<W>, at: usize) -> ControlFlow<()> {
        let (chosen, taken) = (self.levels.chosen.len(), self.taken.len());
        let (mut needs, mut claims) = (place.needs, [0; W]);
        self.take(place.level, at, &mut needs, &mut claims);
        self.levels.remove(place.level, at);
        let left = self.levels.reach(place.level, &claims);
        if (0..W).all(|k| needs[0][k] & !left[k] == 0) {
            let state = self.levels.after(place.level, &place.state, &claims);
            self.node(Place { level: place.level + 1, state, needs })?;
        }
        self.levels.chosen.truncate(chosen);
        self.give_back(taken);
        ControlFlow::Continue(())
    }

    /// The primary items of an option.
    fn items(&self, level: usize, at: usize) -> Bits<W> {
        let claims = self.levels.claims(level, at);
        std::array::from_fn(|k| claims[k] & self.primary[k])
    }

    /// Chooses an option: what its items need, and what is claimed.
    fn take(&mut self, level: usize, at: usize, needs: &mut Needs<W>, claims: &mut Bits<W>) {
        let (items, all) = (self.items(level, at), self.levels.claims(level, at));
        (0..W).for_each(|k| claims[k] |= all[k] & !self.primary[k]);
        for bit in bits_of(&items) {
            let (low, high) = &mut self.left[bit];
            (*low, *high) = (*low - 1, *high - 1);
            claims[bit / 64] |= u64::from(*high <= 0) << (bit % 64);
            note(needs, bit, *low);
        }
        self.taken.push(items);
        self.levels.chosen.push(self.levels.number(level, at));
    }

    /// Takes back what was chosen since there were this many.
    fn give_back(&mut self, taken: usize) {
        for items in self.taken.drain(taken..) {
            for bit in bits_of(&items) {
                let (low, high) = &mut self.left[bit];
                (*low, *high) = (*low + 1, *high + 1);
            }
        }
    }

    /// Chooses what is forced, all at once and as often as something is; the place is then that after it.
    fn settle(&mut self, place: &mut Place<W>) -> Node {
        loop {
            self.levels.steps += 1;
            let Place { level, state, needs } = *place;
            let has = &state.at_least;
            // By k, the items that need exactly k + 1 options; three is the most for which planes tell how many there are.
            let exactly = |k: usize, word: usize| needs[k][word] & !needs[k + 1][word];
            if (0..W).any(|word| (0..4).any(|k| needs[k][word] & !has[k][word] != 0)) {
                return Node::Dead;
            }
            if needs[0].iter().all(|&word| word == 0) {
                return Node::Enough;
            }
            let spare = |spare: usize| -> Bits<W> {
                let some = |word: usize| {
                    (0..4 - spare - 1).fold(0, |all, k| all | exactly(k, word) & !has[k + spare + 1][word])
                };
                std::array::from_fn(some)
            };
            let forced = spare(0);
            if forced.iter().all(|&word| word == 0) {
                let item = first_of(&spare(1)).or_else(|| first_of(&spare(2)));
                let left = &self.left;
                let fewest = || self.levels.rarest_beside(level, &needs[0], |bit| left[bit].0);
                return Node::Branch(item.unwrap_or_else(fewest));
            }
            let (mut claims, mut needs) = ([0; W], needs);
            let found = self.levels.meeting(level, &forced);
            for found in 0..found {
                let at = self.levels.place(level, found);
                let clashes = self.levels.clashes(level, at);
                if (0..W).any(|k| clashes[k] & claims[k] != 0) {
                    return Node::Dead;
                }
                self.take(level, at, &mut needs, &mut claims);
            }
            (0..found).rev().for_each(|found| self.levels.remove(level, self.levels.place(level, found)));
            let state = self.levels.after(level, &state, &claims);
            *place = Place { level: level + 1, state, needs };
        }
    }
}
