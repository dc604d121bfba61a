//! Dense arrays of masks: see [`levels`](crate::levels).

use std::ops::ControlFlow;

use lanes::Simd;

use crate::Cover;
use crate::levels::{LevelSearch, Levels, Node, State, search};
use crate::masks::{with_masks, words};

/// The search with a dense array of options at every node. Each item is covered once; all that is forced is chosen at once.
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
/// }, || false);
/// assert_eq!(found, [[0, 1], [2, 3]]);
/// ```
pub struct Dense<'a> {
    cover: &'a Cover,
    words: usize,
}

impl<'a> Dense<'a> {
    /// The search for covers of this problem; `None` if items need several options, or too many bits.
    pub fn new(cover: &'a Cover) -> Option<Self> {
        words(cover).map(|words| Dense { cover, words })
    }

    /// Shows every cover to `visitor`, until it breaks off or `should_stop`, which is asked now and then, says so. Was the search
    /// completed?
    pub fn each(
        &self,
        mut visitor: impl FnMut(&[u32]) -> ControlFlow<()>,
        mut should_stop: impl FnMut() -> bool,
    ) -> bool {
        self.list(Listing { visitor: &mut visitor, should_stop: &mut should_stop })
    }

    /// Compiled here, for each width and each instruction set: a function with a type of the caller's would be compiled by each.
    fn list(&self, listing: Listing<'_>) -> bool {
        with_masks!(self.words, self.cover, |masks| search(masks, listing))
    }
}

type Visitor<'a> = &'a mut dyn FnMut(&[u32]) -> ControlFlow<()>;

/// Nodes between two looks at the limits.
const LOOK: u64 = 1 << 10;

/// What is asked.
struct Listing<'a> {
    visitor: Visitor<'a>,
    should_stop: &'a mut dyn FnMut() -> bool,
}

impl<const W: usize> LevelSearch<W> for Listing<'_> {
    type Out = bool;
    const NUMBERS: bool = true;

    fn run<S: Simd>(self, levels: Levels<S, W>, root: State<W>) -> bool {
        Walk { levels, listing: self, looked: 0 }.node(0, root).is_continue()
    }
}

struct Walk<'a, S, const W: usize> {
    levels: Levels<S, W>,
    listing: Listing<'a>,
    looked: u64,
}

impl<S: Simd, const W: usize> Walk<'_, S, W> {
    fn node(&mut self, mut level: usize, mut state: State<W>) -> ControlFlow<()> {
        let depth = self.levels.chosen.len();
        let node = self.levels.settle(&mut level, &mut state);
        if self.levels.steps >= self.looked + LOOK {
            self.looked = self.levels.steps;
            if (self.listing.should_stop)() {
                return ControlFlow::Break(());
            }
        }
        match node {
            Node::Covered => (self.listing.visitor)(&self.levels.chosen)?,
            Node::Dead => {}
            Node::Branch(item) => {
                let mut from = 0;
                while let Some(at) = self.levels.next(level, item, from) {
                    from = at + 1;
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
