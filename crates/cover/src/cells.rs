//! Dancing cells: the same search as [`Links`](crate::Links) with sparse sets in place of lists.
//!
//! The options of an item stand side by side in an array, those that are left in front:
//!
//! ```text
//!     options of item a     4 7 2 9 | 5        size 4: option 5 was taken out
//!     7 is taken out        4 9 2 | 7 5        it changes places with the last one, and the size is 3
//! ```
//!
//! To put it back the size alone is set to 4 again; the order is another one then, and does not matter. So going back costs a number for
//! each item that lost options, however many it lost, where links are mended one by one. Sparse sets are Briggs and Torczon's (1993); Solnon
//! brought them to exact cover (2020), and Knuth made programs of them (SSXC1, SSXCC; *The Art of Computer Programming* 7.2.2.3).
//!
//! Unlike theirs, this one offers the options of an item in their own order, and takes the first of several items with as few: what
//! is offered follows from the choices alone, not from where the search has been. So nodes have addresses, and the tree is that of `Links`.
//!
//! CPU seconds, all covers (2026-11-19, AMD EPYC Zen 5, a busy machine): soma .12, `Links` .19, SSXC1 .09; pentominoes on 8×8 squares with a
//! hole .31, .50, .19; Langford's pairs up to 12 .39, .41, .24. SSXC1 offers what its sets have first, and does not ask the engine.

use backtrail::Problem;

use crate::{Cover, Need, Pick, Stepped};

/// The search for covers by sparse sets. An option that leaves an item with fewer options than it needs is refused.
///
/// ```
/// use backtrail::Search;
/// use cover::{Cells, Cover};
///
/// // Knuth's first example: seven items, six options, one solution.
/// let options = [vec![2, 4], vec![0, 3, 6], vec![1, 2, 5], vec![0, 3, 5], vec![1, 6], vec![3, 4, 6]];
/// let solutions: Vec<_> = Search::new(Cells::new(&Cover::plain(7, &options))).all().collect();
/// assert_eq!(solutions, [vec![3, 4, 0]]);
/// ```
#[derive(Clone, Debug)]
pub struct Cells {
    /// The entries of all options, one option after the other.
    nodes: Vec<Node>,
    /// The colour that each node gives its item, and the option that it belongs to.
    colours: Vec<u32>,
    option_of: Vec<u32>,
    /// The first node of each option, and at the end the number of nodes.
    options: Vec<u32>,
    /// The sets of all items, one after the other: nodes, those whose options are left in front.
    pub(crate) sets: Vec<u32>,
    pub(crate) heads: Vec<Head>,
    /// The primary items that are open, as bits.
    pub(crate) open: Vec<u64>,
    is_exact: bool,
    pub(crate) chosen: Vec<Pick>,
    trail: Vec<Taken>,
    /// How long the trail was before each choice.
    marks: Vec<u32>,
    /// The number of the choice that was tried last, from 1 on.
    tried: u32,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    item: u32,
    /// Where it stands in the sets.
    place: u32,
}

/// What is known of an item.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Head {
    /// Where its set begins.
    pub(crate) start: u32,
    /// How many options it has left.
    pub(crate) size: i32,
    /// How many more it needs, and how many more it may have.
    pub(crate) low: i32,
    pub(crate) high: i32,
    /// The number of the choice for which its size was noted last.
    noted: u32,
    /// The colour that a secondary item has got, 0 for none.
    pub(crate) colour: u32,
    is_primary: bool,
}

/// What a choice took away, to be put back.
#[derive(Clone, Copy, Debug)]
enum Taken {
    /// An item had this many options.
    Size(u32, i32),
    /// A secondary item got its colour.
    Colour(u32),
    /// An item that was still open got no more options.
    Closed(u32),
}

impl Cells {
    /// The search for covers of this problem.
    pub fn new(cover: &Cover) -> Self {
        let items = cover.items().len();
        let mut heads: Vec<Head> = Vec::with_capacity(items);
        let mut open = vec![0; items.div_ceil(64)];
        for (at, item) in cover.items().iter().enumerate() {
            let (low, high) = match item.need {
                Need::Times { low, high } => (low, high),
                Need::Once => (0, 1),
            };
            let [low, high] = [low, high].map(|times| i32::try_from(times).unwrap_or(i32::MAX));
            open[at / 64] |= u64::from(item.is_primary()) << (at % 64);
            heads.push(Head { start: 0, size: 0, low, high, colour: 0, is_primary: item.is_primary(), noted: 0 });
        }
        for entry in cover.options().iter().flatten() {
            heads[entry.item as usize].size += 1;
        }
        let mut end = 0;
        for head in &mut heads {
            head.start = end;
            end += std::mem::take(&mut head.size) as u32;
        }
        let mut cells = Cells {
            nodes: Vec::with_capacity(end as usize),
            colours: Vec::with_capacity(end as usize),
            option_of: Vec::with_capacity(end as usize),
            options: Vec::with_capacity(cover.options().len() + 1),
            sets: vec![0; end as usize],
            heads,
            open,
            is_exact: cover.is_exact(),
            chosen: Vec::new(),
            trail: Vec::new(),
            marks: Vec::new(),
            tried: 1,
        };
        for (option, entries) in (0..).zip(cover.options()) {
            cells.options.push(cells.nodes.len() as u32);
            for entry in entries {
                let head = &mut cells.heads[entry.item as usize];
                let place = head.start + head.size as u32;
                head.size += 1;
                cells.sets[place as usize] = cells.nodes.len() as u32;
                cells.nodes.push(Node { item: entry.item, place });
                cells.colours.push(entry.colour);
                cells.option_of.push(option);
            }
        }
        cells.options.push(cells.nodes.len() as u32);
        // What may never be covered is closed from the start.
        for item in 0..items as u32 {
            if cells.heads[item as usize].high == 0 {
                cells.close(item);
                cells.take_others(item, 0);
            }
        }
        cells.trail.clear();
        cells
    }

    fn nodes_of(&self, option: u32) -> std::ops::Range<usize> {
        self.options[option as usize] as usize..self.options[option as usize + 1] as usize
    }

    /// The open item with the fewest choices, the first of several.
    fn fewest(&self) -> Option<u32> {
        let mut fewest = None;
        let mut least = i32::MAX;
        // A choice that leaves an item none is refused: only before the first one may there be fewer than one.
        let bound = if self.chosen.is_empty() { i32::MIN } else { 1 };
        for (word, &open) in (0..).zip(&self.open) {
            let mut left = open;
            while left != 0 {
                let item = 64 * word + left.trailing_zeros();
                left &= left - 1;
                let branches = self.branches(item);
                if branches < least || fewest.is_none() {
                    (fewest, least) = (Some(item), branches);
                    if least <= bound {
                        return fewest;
                    }
                }
            }
        }
        fewest
    }

    /// How many choices an item has. One that needs k options cannot begin with one of the last k − 1.
    fn branches(&self, item: u32) -> i32 {
        let Head { size, low, .. } = self.heads[item as usize];
        size + 1 - low.max(0)
    }

    /// The nodes of an item's options that are left, in no order.
    fn set(&self, item: u32) -> &[u32] {
        let Head { start, size, .. } = self.heads[item as usize];
        &self.sets[start as usize..][..size as usize]
    }

    fn close(&mut self, item: u32) {
        self.open[item as usize / 64] &= !(1 << (item % 64));
    }

    fn reopen(&mut self, item: u32) {
        self.open[item as usize / 64] |= 1 << (item % 64);
    }

    /// Takes the options of an item out of the sets of other items, but for those that give it this colour; its own set is not read
    /// again before they are put back. Stops when an item has fewer options than it needs.
    fn take_others(&mut self, item: u32, colour: u32) -> bool {
        let Head { start, size, .. } = self.heads[item as usize];
        for at in start..start + size as u32 {
            let row = self.sets[at as usize] as usize;
            if colour != 0 && self.colours[row] == colour {
                continue;
            }
            let nodes = self.nodes_of(self.option_of[row]);
            if !(self.remove(nodes.start..row) & self.remove(row + 1..nodes.end)) {
                return false;
            }
        }
        true
    }

    /// Takes nodes out of their sets. Has each item as many options as it needs?
    #[inline(always)]
    fn remove(&mut self, range: std::ops::Range<usize>) -> bool {
        // Borrowed once: read through `self`, they were fetched again after each number that was written, and all took twice as long.
        let Cells { nodes, heads, sets, trail, tried, .. } = self;
        let (nodes, heads, sets) = (&mut nodes[..], &mut heads[..], &mut sets[..]);
        let mut kept = true;
        for node in range {
            let Node { item, place } = nodes[node];
            let head = &mut heads[item as usize];
            if head.noted != *tried {
                head.noted = *tried;
                trail.push(Taken::Size(item, head.size));
            }
            head.size -= 1;
            kept &= head.size >= head.low;
            let last = head.start + head.size as u32;
            let other = sets[last as usize];
            sets[last as usize] = node as u32;
            sets[place as usize] = other;
            nodes[other as usize].place = place;
            nodes[node].place = last;
        }
        kept
    }

    /// Makes a choice. Has each item as many options as it needs? If not, part of it is made, which [`undo`](Problem::undo) takes back.
    fn take(&mut self, pick: Pick) -> bool {
        self.marks.push(self.trail.len() as u32);
        self.tried = self.tried.wrapping_add(1);
        if self.tried == 0 {
            // After 2³² choices their numbers begin again, and what was noted for the first ones is no more.
            self.heads.iter_mut().for_each(|head| head.noted = 0);
            self.tried = 1;
        }
        let asked = if self.is_exact { None } else { self.fewest() };
        self.chosen.push(pick);
        let Some(option) = pick.option() else {
            let item = asked.expect("an item that may have several options was asked");
            self.close(item);
            self.trail.push(Taken::Closed(item));
            return self.take_others(item, 0);
        };
        // What the option covers needs less than before: only then is it known what has too few options.
        for node in self.nodes_of(option) {
            let item = self.nodes[node].item;
            let head = &mut self.heads[item as usize];
            (head.low, head.high) = (head.low - 1, head.high - 1);
            if head.high == 0 && head.is_primary {
                self.close(item);
            }
        }
        let mut kept = true;
        if let Some(asked) = asked {
            let before: Vec<u32> = self.options_of(asked).filter(|&other| other <= option).collect();
            for before in before {
                kept &= self.remove(self.nodes_of(before));
            }
        }
        for node in self.nodes_of(option) {
            if !kept {
                return false;
            }
            let (item, colour) = (self.nodes[node].item, self.colours[node]);
            let head = &mut self.heads[item as usize];
            if colour == 0 {
                if head.high <= 0 {
                    kept = self.take_others(item, 0);
                }
            } else if head.colour == 0 {
                head.colour = colour;
                self.trail.push(Taken::Colour(item));
                kept = self.take_others(item, colour);
            } // else it has this colour already
        }
        kept
    }

    /// The options of an item that are left, in no order.
    fn options_of(&self, item: u32) -> impl Iterator<Item = u32> {
        self.set(item).iter().map(|&node| self.option_of[node as usize])
    }
}

impl Problem for Cells {
    type Choice = Pick;
    type Choices = std::vec::IntoIter<Pick>;
    type Solution = Vec<u32>;

    fn choices(&self) -> Self::Choices {
        let Some(item) = self.fewest() else { return Vec::new().into_iter() };
        let mut picks: Vec<Pick> = self.options_of(item).map(Pick::of).collect();
        picks.sort_unstable();
        picks.truncate(self.branches(item).max(0) as usize);
        if self.heads[item as usize].low <= 0 {
            picks.push(Pick::NO_MORE);
        }
        picks.into_iter()
    }

    fn apply(&mut self, pick: Pick) -> bool {
        let kept = self.take(pick);
        if !kept {
            self.undo(pick);
        }
        kept
    }

    fn undo(&mut self, pick: Pick) {
        self.chosen.pop();
        let mark = self.marks.pop().expect("a choice was made") as usize;
        while self.trail.len() > mark {
            match self.trail.pop().expect("it is longer than the mark") {
                Taken::Size(item, size) => self.heads[item as usize].size = size,
                Taken::Colour(item) => self.heads[item as usize].colour = 0,
                Taken::Closed(item) => self.reopen(item),
            }
        }
        let Some(option) = pick.option() else { return };
        for node in self.nodes_of(option) {
            let item = self.nodes[node].item;
            let head = &mut self.heads[item as usize];
            let was_closed = head.high == 0 && head.is_primary;
            (head.low, head.high) = (head.low + 1, head.high + 1);
            if was_closed {
                self.reopen(item);
            }
        }
    }

    fn is_solved(&self) -> bool {
        self.open.iter().all(|&word| word == 0)
    }

    fn solution(&self) -> Vec<u32> {
        self.chosen.iter().filter_map(|pick| pick.option()).collect()
    }
}

impl Stepped for Cells {
    fn chosen(&self) -> &[Pick] {
        &self.chosen
    }

    fn starved(&self, pick: Pick) -> Option<usize> {
        let mut tried = self.clone();
        if tried.take(pick) {
            return None;
        }
        let is_starved = |item: &usize| tried.heads[*item].size < tried.heads[*item].low;
        (0..tried.heads.len()).filter(|item| tried.open[item / 64] >> (item % 64) & 1 == 1).find(is_starved)
    }
}
