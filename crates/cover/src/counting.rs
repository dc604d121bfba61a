//! Counting without listing, in several ways that take turns.
//!
//! Which item comes next decides how often the same rest is met: the one with the fewest options on pentominoes, the first one on
//! trominoes, where that meets seventy times as many rests again. Nobody knows before; so the ways take turns, counted in work and never
//! by a clock, and the first that is done has the answer. Each keeps what it has counted, so that it is soon back where it was.

use lanes::Simd;
use num_bigint::BigUint;

use crate::Cover;
use crate::frontier::Frontier;
use crate::group::Group;
use crate::levels::{LevelSearch, Levels, State, search};
use crate::masks::{Masks, with_masks, words};
use crate::memo::{Interrupted, Memory, Uses, Walk};
use crate::number::Number;
use crate::orbits::Upper;

/// A count of the covers of a problem.
///
/// ```
/// use cover::{Counting, Cover};
///
/// let cover = Cover::plain(4, &[vec![0, 1], vec![2, 3], vec![0, 2], vec![1, 3]]);
/// assert_eq!(Counting::memo(&cover).unwrap().count(|_| false), Some(2_u32.into()));
/// assert_eq!(Counting::orbits(&cover).unwrap().count(|_| false), Some(2_u32.into()));
/// ```
pub struct Counting<'a> {
    cover: &'a Cover,
    words: usize,
    ways: &'static [Way],
}

/// A way to count.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// The item with the fewest options next.
    Fewest,
    /// The same, and symmetry is looked for.
    Orbits,
    /// The first item next.
    First,
    /// The same, and only the edge of what is covered is kept.
    Frontier,
}

impl<'a> Counting<'a> {
    /// Remembers each count by what was open; `None` if items may have several options, or need too many bits.
    pub fn memo(cover: &'a Cover) -> Option<Self> {
        Self::by(cover, &[Way::Frontier, Way::Fewest, Way::First])
    }

    /// Looks for symmetry on the upper levels, and remembers below; `None` as above.
    pub fn orbits(cover: &'a Cover) -> Option<Self> {
        Self::by(cover, &[Way::Orbits])
    }

    /// Both in turns; `None` as above.
    pub fn turns(cover: &'a Cover) -> Option<Self> {
        Self::by(cover, &[Way::Frontier, Way::Orbits, Way::First])
    }

    fn by(cover: &'a Cover, ways: &'static [Way]) -> Option<Self> {
        words(cover).filter(|_| cover.is_exact()).map(|words| Counting { cover, words, ways })
    }

    /// How many covers there are up to the automorphisms of the problem, of which there must be [few](Group::is_small); `None` as
    /// [`count`](Counting::count).
    pub fn distinct(&self, group: &Group, mut should_stop: impl FnMut(u64) -> bool) -> Option<BigUint> {
        let mut sum = BigUint::ZERO;
        for (quotient, times) in group.quotients(self.cover) {
            let counting = Counting::by(&quotient, self.ways).expect("its masks are no wider");
            sum += counting.count(&mut should_stop)? * times;
        }
        Some(sum / group.order())
    }

    /// How many covers there are; `None` if `should_stop`, which is asked now and then and told how many bytes the memory takes,
    /// says so.
    pub fn count(&self, mut should_stop: impl FnMut(u64) -> bool) -> Option<BigUint> {
        self.number(&mut should_stop)
    }

    /// The same, compiled here: a function with a type of the caller's would be compiled by each, with all the ways, for each width
    /// and each instruction set.
    fn number(&self, should_stop: &mut dyn FnMut(u64) -> bool) -> Option<BigUint> {
        with_masks!(self.words, self.cover, |masks| self.in_turns(masks, should_stop))
    }

    fn in_turns<const W: usize>(&self, masks: &Masks<W>, should_stop: &mut dyn FnMut(u64) -> bool) -> Option<BigUint> {
        let mut ways: Vec<Taking<'_, W>> = self.ways.iter().map(|way| Taking::new(*way, self.cover, masks)).collect();
        let mut turn = TURN;
        loop {
            let all: u64 = ways.iter().map(Taking::bytes).sum();
            // Those that may be done soon come first, the frontier before all: its work is the cheapest.
            ways.sort_by_key(|way| (way.less, matches!(way.way, Taken::Walk(_))));
            for way in &mut ways {
                let others = all - way.bytes();
                let mut should_stop = |bytes| should_stop(bytes + others);
                match way.go_on(masks, turn / way.less, &mut should_stop) {
                    Ok(number) => return Some(number.into()),
                    Err(Interrupted::Turn) => {}
                    Err(Interrupted::Stop) => return None,
                }
            }
            turn *= 2;
            let fewest = ways.iter().filter(|way| !way.takes_first()).map(Taking::largest).max().unwrap_or(0);
            for way in &mut ways {
                way.less = match &way.way {
                    Taken::Walk(walked) if !walked.takes_first => 1,
                    Taken::Walk(_) => {
                        if way.largest() > fewest {
                            LESS
                        } else {
                            MUCH_LESS
                        }
                    }
                    Taken::Frontier(frontier) => {
                        let ahead = frontier.ahead();
                        way.ahead.push((way.work, ahead));
                        if ahead <= SOON * turn && !is_growing(&way.ahead) { 1 } else { MUCH_LESS }
                    }
                };
            }
        }
    }
}

/// Work of the first turn; each turn has twice as much as the one before.
const TURN: u64 = 1 << 21;

/// A way that is not the likeliest gets turns so many times shorter. The item with the fewest options always has the whole turn. Where the first
/// items had it whenever their way had counted the larger rest, `MacMahon`'s squares took 4.2 s of CPU instead of 1.7 and Latin squares of order 7
/// .60 instead of .18, since that rest is the larger one where it is easy (2026-11-19).
const LESS: u64 = 4;
const MUCH_LESS: u64 = 16;

/// A frontier is likely if it would be done in this many turns and is not [growing](is_growing).
const SOON: u64 = 16;

/// Has the work ahead of a frontier, after each of its turns, grown faster than w^(2/3), where w is the work done? On trominoes it stays what it
/// was after the first turn; on Langford's pairs it grows like w, and when it seems to end soon it has only begun to grow.
fn is_growing(ahead: &[(u64, u64)]) -> bool {
    let Some(&(work, now)) = ahead.last() else { return false };
    let before = ahead.iter().rfind(|(before, _)| 4 * before <= work).or(ahead.first());
    before.is_some_and(|&(before, then)| {
        let ratio = |now: u64, then: u64| now as f64 / then.max(1) as f64;
        ratio(now, then).powi(3) > ratio(work, before).powi(2)
    })
}

/// A way that takes its turns.
struct Taking<'a, const W: usize> {
    way: Taken<'a, W>,
    /// What its turns have cost.
    work: u64,
    /// How many times shorter its turns are than the longest.
    less: u64,
    /// Of a frontier, after each turn: the work done, and the work ahead.
    ahead: Vec<(u64, u64)>,
}

/// What a way has found out.
enum Taken<'a, const W: usize> {
    Walk(Box<Walked<'a, W>>),
    Frontier(Frontier<W>),
}

struct Walked<'a, const W: usize> {
    takes_first: bool,
    memory: Memory<W>,
    uses: Uses,
    upper: Option<Upper<'a, W>>,
}

impl<'a, const W: usize> Taking<'a, W> {
    fn new(way: Way, cover: &'a Cover, masks: &Masks<W>) -> Self {
        let walk = |takes_first, upper| {
            Taken::Walk(Box::new(Walked { takes_first, memory: Memory::default(), uses: Uses::new(W), upper }))
        };
        let way = match way {
            Way::Fewest => walk(false, None),
            Way::First => walk(true, None),
            Way::Orbits => walk(false, Some(Upper::new(cover, masks))),
            Way::Frontier => Taken::Frontier(Frontier::new(masks)),
        };
        Taking { way, work: 0, less: 1, ahead: Vec::new() }
    }

    fn takes_first(&self) -> bool {
        matches!(&self.way, Taken::Walk(walked) if walked.takes_first)
    }

    /// What it remembers takes.
    fn bytes(&self) -> u64 {
        match &self.way {
            Taken::Walk(walked) => walked.memory.bytes() + walked.upper.as_ref().map_or(0, Upper::bytes),
            Taken::Frontier(frontier) => frontier.bytes(),
        }
    }

    /// The most open items of a rest that it has counted.
    fn largest(&self) -> usize {
        match &self.way {
            Taken::Walk(walked) => walked.uses.largest(),
            Taken::Frontier(_) => 0,
        }
    }

    /// Goes on for some work.
    fn go_on(
        &mut self,
        masks: &Masks<W>,
        work: u64,
        should_stop: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Number, Interrupted> {
        let (began, ends) = (self.work, self.work + work);
        let (number, work) = match &mut self.way {
            Taken::Walk(walked) => search(masks, Going { walked, began, ends, should_stop }),
            Taken::Frontier(frontier) => {
                let mut work = began;
                (frontier.go_on(&mut work, ends, should_stop), work)
            }
        };
        self.work = work;
        number
    }
}

/// A turn of a walk.
struct Going<'t, 'a, const W: usize> {
    walked: &'t mut Walked<'a, W>,
    began: u64,
    ends: u64,
    should_stop: &'t mut dyn FnMut(u64) -> bool,
}

impl<const W: usize> LevelSearch<W> for Going<'_, '_, W> {
    /// The number, and the work done so far.
    type Out = (Result<Number, Interrupted>, u64);
    const NUMBERS: bool = false;

    fn run<S: Simd>(self, mut levels: Levels<S, W>, root: State<W>) -> Self::Out {
        let Going { walked, began, ends, should_stop } = self;
        levels.work = began;
        let Walked { takes_first, memory, uses, upper } = walked;
        let depth = upper.as_ref().map(|_| 0);
        let mut walk = Walk {
            levels,
            takes_first: *takes_first,
            memory,
            uses,
            upper: upper.as_mut(),
            ends,
            looked: 0,
            should_stop,
        };
        (walk.node(0, root, depth), walk.levels.work)
    }
}
