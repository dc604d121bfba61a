//! Dense arrays of masks: see [`levels`](crate::levels).

use std::ops::ControlFlow;

use lanes::Simd;

use crate::levels::{LevelSearch, Levels, Node, State, search};
use crate::masks::{with_masks, words};
use crate::several::Several;
use crate::{Cover, Item, Need};

/// The search with a dense array of options at every node. All that is forced is chosen at once.
///
/// ```
/// use std::ops::ControlFlow;
/// use cover::{Cover, Dense};
///
/// let cover = Cover::plain(4, &[vec![0, 1], vec![2, 3], vec![0, 2], vec![1, 3]]);
/// let mut found = Vec::new();
/// Dense::new(&cover).unwrap().each(|options| {
///     found.push(options.to_vec());
///     ControlFlow::Continue(())
/// }, |_bytes| false);
/// assert_eq!(found, [[0, 1], [2, 3]]);
/// ```
pub struct Dense<'a> {
    cover: &'a Cover,
    words: usize,
}

impl<'a> Dense<'a> {
    /// The search for covers of this problem; `None` if items need too many bits, or may have too many options together.
    pub fn new(cover: &'a Cover) -> Option<Self> {
        let times = |item: &Item| if let Need::Times { high, .. } = item.need { u64::from(high) } else { 0 };
        let is_deep = !cover.is_exact() && cover.items().iter().map(times).sum::<u64>() > DEEPEST;
        words(cover).filter(|_| !is_deep).map(|words| Dense { cover, words })
    }

    /// Shows every cover to `visitor`, until it breaks off or `should_stop`, which is asked now and then and told how many bytes the
    /// lists take, says so. Was the search completed?
    pub fn each(
        &self,
        mut visitor: impl FnMut(&[u32]) -> ControlFlow<()>,
        mut should_stop: impl FnMut(u64) -> bool,
    ) -> bool {
        self.list(Listing { visitor: &mut visitor, should_stop: &mut should_stop, looked: 0, bytes: 0 })
    }

    /// Compiled here, for each width and each instruction set: a function with a type of the caller's would be compiled by each.
    fn list(&self, listing: Listing<'_>) -> bool {
        with_masks!(self.words, self.cover, |masks| match self.cover.is_exact() {
            true => search(masks, listing),
            false => search(masks, Several { masks, listing }),
        })
    }
}

type Visitor<'a> = &'a mut dyn FnMut(&[u32]) -> ControlFlow<()>;

/// Nodes between two looks at the limits.
const LOOK: u64 = 1 << 10;

/// Items may have this many options together, if some may have several: each level of the search keeps a list.
const DEEPEST: u64 = 1 << 10;

/// What is asked.
pub(crate) struct Listing<'a> {
    pub(crate) visitor: Visitor<'a>,
    should_stop: &'a mut dyn FnMut(u64) -> bool,
    /// Nodes at the last look, and the bytes of all lists.
    looked: u64,
    bytes: u64,
}

impl Listing<'_> {
    /// May the search go on, after this number of nodes, with lists of so many bytes?
    pub(crate) fn go_on(&mut self, nodes: u64, bytes: u64) -> ControlFlow<()> {
        if nodes >= self.looked + LOOK || bytes > self.bytes {
            (self.looked, self.bytes) = (nodes, bytes);
            if (self.should_stop)(bytes) {
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }
}

impl<const W: usize> LevelSearch<W> for Listing<'_> {
    type Out = bool;
    const NUMBERS: bool = true;

    fn run<S: Simd>(self, levels: Levels<S, W>, root: State<W>) -> bool {
        Walk { levels, listing: self }.node(0, root).is_continue()
    }
}

struct Walk<'a, S, const W: usize> {
    levels: Levels<S, W>,
    listing: Listing<'a>,
}

impl<S: Simd, const W: usize> Walk<'_, S, W> {
    fn node(&mut self, mut level: usize, mut state: State<W>) -> ControlFlow<()> {
        let depth = self.levels.chosen.len();
        let node = self.levels.settle(&mut level, &mut state);
        self.listing.go_on(self.levels.steps, self.levels.bytes)?;
        match node {
            Node::Covered => (self.listing.visitor)(&self.levels.chosen)?,
            Node::Dead => {}
            Node::Branch(item) => {
                for found in 0..self.levels.options(level, item) {
                    let at = self.levels.place(level, found);
                    if let Some(next) = self.levels.choose(level, &state, at) {
                        self.levels.chosen.push(self.levels.number(level, at));
                        self.node(level + 1, next)?;
                        self.levels.chosen.pop();
                    }
                }
            }
        }
        self.levels.chosen.truncate(depth);
        ControlFlow::Continue(())
    }
}
