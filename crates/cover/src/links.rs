//! Dancing links: the textbook's exact cover, grown to colours and multiplicities.
//!
//! The options of an item form a doubly linked list. A node that is taken out remembers its neighbours, so that putting it back is one
//! step, if all is put back in the opposite order: Hitotumatu and Noshita (1979), made known by Knuth. What a choice took out
//! stands on a trail.
//!
//! The next choice is always an option of the item that leaves the fewest choices. An item that needs several options, or may have
//! several, is asked again until it is closed; so that each set of options comes once, a choice also rules out the options that
//! stood before it in the list, and "no more of them" is a choice too.

use backtrail::Problem;

use crate::{Cover, Need, Pick, Stepped};

/// The search for covers by dancing links. An option that leaves an item with fewer options than it needs is refused.
///
/// ```
/// use backtrail::Search;
/// use cover::{Cover, Links};
///
/// // Knuth's first example: seven items, six options, one solution.
/// let options = [vec![2, 4], vec![0, 3, 6], vec![1, 2, 5], vec![0, 3, 5], vec![1, 6], vec![3, 4, 6]];
/// let solutions: Vec<_> = Search::new(Links::new(&Cover::plain(7, &options))).all().collect();
/// assert_eq!(solutions, [vec![3, 4, 0]]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Links {
    /// Nodes 0 to `items` − 1 head the lists of their items' options; then come the options' own nodes.
    nodes: Vec<Node>,
    /// The colour that each node gives its item.
    colours: Vec<u32>,
    /// The first node of each option, and at the end the number of nodes.
    options: Vec<u32>,
    /// What is known of each item; the one behind the last begins and ends the ring of open items.
    heads: Vec<Head>,
    is_exact: bool,
    chosen: Vec<Pick>,
    trail: Vec<Taken>,
    /// How long the trail was before each choice.
    marks: Vec<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    item: u32,
    /// The option that it belongs to; meaningless for heads.
    option: u32,
    /// Neighbours in the list of the item's options, which the head begins and ends.
    up: u32,
    down: u32,
}

/// What is known of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Head {
    is_primary: bool,
    /// Neighbours among the open items.
    left: u32,
    right: u32,
    /// How many options it has left.
    size: i32,
    /// How many more it needs, and how many more it may have.
    low: i32,
    high: i32,
    /// The colour that a secondary item has got, 0 for none.
    colour: u32,
}

/// An item that need not be covered.
const SECONDARY: Head = Head { is_primary: false, left: 0, right: 0, size: 0, low: 0, high: 1, colour: 0 };

/// What a choice took away, to be put back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taken {
    /// The other nodes of this node's option.
    Others(u32),
    /// All nodes of an option.
    Option(u32),
    /// A secondary item got its colour.
    Colour(u32),
    /// An item that was still open got no more options.
    Closed(u32),
}

impl Links {
    /// The search for covers of this problem.
    pub fn new(cover: &Cover) -> Self {
        let items = cover.items().len() as u32;
        let mut links = Links {
            nodes: (0..items).map(|item| Node { item, option: 0, up: item, down: item }).collect(),
            colours: vec![0; items as usize],
            options: Vec::with_capacity(cover.options().len() + 1),
            heads: vec![SECONDARY; items as usize + 1],
            is_exact: cover.is_exact(),
            chosen: Vec::new(),
            trail: Vec::new(),
            marks: Vec::new(),
        };
        let mut last = items;
        for (at, item) in (0..).zip(cover.items()) {
            if let Need::Times { low, high } = item.need {
                let [low, high] = [low, high].map(|times| i32::try_from(times).unwrap_or(i32::MAX));
                links.heads[at as usize] = Head { is_primary: true, left: last, low, high, ..SECONDARY };
                links.heads[last as usize].right = at;
                last = at;
            }
        }
        links.heads[last as usize].right = items;
        links.heads[items as usize].left = last;
        for (option, entries) in (0..).zip(cover.options()) {
            links.options.push(links.nodes.len() as u32);
            for entry in entries {
                let (here, up) = (links.nodes.len() as u32, links.nodes[entry.item as usize].up);
                links.nodes.push(Node { item: entry.item, option, up, down: entry.item });
                links.colours.push(entry.colour);
                links.nodes[up as usize].down = here;
                links.nodes[entry.item as usize].up = here;
                links.heads[entry.item as usize].size += 1;
            }
        }
        links.options.push(links.nodes.len() as u32);
        // What may never be covered is closed from the start.
        for item in 0..items {
            if links.heads[item as usize].high == 0 {
                links.close(item);
                links.take_others(item);
            }
        }
        links.trail.clear();
        links
    }

    fn nodes_of(&self, option: u32) -> std::ops::Range<u32> {
        self.options[option as usize]..self.options[option as usize + 1]
    }

    /// The items that are open.
    fn open(&self) -> impl Iterator<Item = u32> {
        let end = self.heads.len() as u32 - 1;
        let next = move |item: u32| Some(self.heads[item as usize].right).filter(|&item| item != end);
        std::iter::successors(next(end), move |&item| next(item))
    }

    /// The open item with the fewest choices, the first of several.
    fn fewest(&self) -> Option<u32> {
        self.open().min_by_key(|&item| self.branches(item))
    }

    /// How many choices an item has. One that needs k options cannot begin with one of the last k − 1.
    fn branches(&self, item: u32) -> i32 {
        let Head { size, low, .. } = self.heads[item as usize];
        size + 1 - low.max(0)
    }

    /// The nodes of an item's options that are left.
    fn list(&self, item: u32) -> impl Iterator<Item = u32> {
        let next = move |node: u32| Some(self.nodes[node as usize].down).filter(|&node| node != item);
        std::iter::successors(next(item), move |&node| next(node))
    }

    fn close(&mut self, item: u32) {
        let Head { left, right, .. } = self.heads[item as usize];
        self.heads[left as usize].right = right;
        self.heads[right as usize].left = left;
    }

    fn reopen(&mut self, item: u32) {
        let Head { left, right, .. } = self.heads[item as usize];
        self.heads[left as usize].right = item;
        self.heads[right as usize].left = item;
    }

    /// Takes a node out of its list. Has its item as many options as it needs?
    fn unlink(&mut self, node: u32) -> bool {
        let Node { item, up, down, .. } = self.nodes[node as usize];
        self.nodes[up as usize].down = down;
        self.nodes[down as usize].up = up;
        let head = &mut self.heads[item as usize];
        head.size -= 1;
        head.size >= head.low
    }

    fn relink(&mut self, node: u32) {
        let Node { item, up, down, .. } = self.nodes[node as usize];
        self.nodes[up as usize].down = node;
        self.nodes[down as usize].up = node;
        self.heads[item as usize].size += 1;
    }

    /// Takes all options of an item out of the lists of other items; its own is not read again before they are put back.
    fn take_others(&mut self, item: u32) -> bool {
        self.take_others_but(item, 0)
    }

    /// The same for those that do not give the item this colour.
    fn take_others_but(&mut self, item: u32, colour: u32) -> bool {
        let mut kept = true;
        let mut row = self.nodes[item as usize].down;
        while row != item {
            if colour == 0 || self.colours[row as usize] != colour {
                for node in self.nodes_of(self.nodes[row as usize].option) {
                    if node != row {
                        kept &= self.unlink(node);
                    }
                }
                self.trail.push(Taken::Others(row));
            }
            row = self.nodes[row as usize].down;
        }
        kept
    }

    /// Takes an option out of all lists.
    fn take_option(&mut self, option: u32) -> bool {
        self.trail.push(Taken::Option(option));
        self.nodes_of(option).fold(true, |kept, node| self.unlink(node) & kept)
    }

    /// Makes a choice. Has each item as many options as it needs?
    fn take(&mut self, pick: Pick) -> bool {
        self.marks.push(self.trail.len() as u32);
        let asked = if self.is_exact { None } else { self.fewest() };
        self.chosen.push(pick);
        let Some(option) = pick.option() else {
            let item = asked.expect("an item that may have several options was asked");
            self.close(item);
            self.trail.push(Taken::Closed(item));
            return self.take_others(item);
        };
        // What the option covers needs less than before: only then is it known what has too few options.
        for node in self.nodes_of(option) {
            let item = self.nodes[node as usize].item;
            let head = &mut self.heads[item as usize];
            (head.low, head.high) = (head.low - 1, head.high - 1);
            if head.high == 0 && head.is_primary {
                self.close(item);
            }
        }
        let mut kept = true;
        if let Some(asked) = asked {
            let mut row = self.nodes[asked as usize].down;
            while row != asked && self.nodes[row as usize].option != option {
                kept &= self.take_option(self.nodes[row as usize].option);
                row = self.nodes[row as usize].down;
            }
            kept &= self.take_option(option);
        }
        for node in self.nodes_of(option) {
            let item = self.nodes[node as usize].item;
            match self.colours[node as usize] {
                0 if self.heads[item as usize].high > 0 => {}
                0 => kept &= self.take_others(item),
                colour if self.heads[item as usize].colour == 0 => {
                    self.heads[item as usize].colour = colour;
                    self.trail.push(Taken::Colour(item));
                    kept &= self.take_others_but(item, colour);
                }
                _ => {} // it has this colour already
            }
        }
        kept
    }
}

impl Problem for Links {
    type Choice = Pick;
    type Choices = std::vec::IntoIter<Pick>;
    type Solution = Vec<u32>;

    fn choices(&self) -> Self::Choices {
        let Some(item) = self.fewest() else { return Vec::new().into_iter() };
        let options = self.list(item).take(self.branches(item).max(0) as usize);
        let mut picks: Vec<Pick> = options.map(|node| Pick::of(self.nodes[node as usize].option)).collect();
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
                Taken::Others(row) => {
                    for node in self.nodes_of(self.nodes[row as usize].option).rev() {
                        if node != row {
                            self.relink(node);
                        }
                    }
                }
                Taken::Option(option) => self.nodes_of(option).rev().for_each(|node| self.relink(node)),
                Taken::Colour(item) => self.heads[item as usize].colour = 0,
                Taken::Closed(item) => self.reopen(item),
            }
        }
        let Some(option) = pick.option() else { return };
        for node in self.nodes_of(option).rev() {
            let item = self.nodes[node as usize].item;
            if self.heads[item as usize].high == 0 && self.heads[item as usize].is_primary {
                self.reopen(item);
            }
            let head = &mut self.heads[item as usize];
            (head.low, head.high) = (head.low + 1, head.high + 1);
        }
    }

    fn is_solved(&self) -> bool {
        self.open().next().is_none()
    }

    fn solution(&self) -> Vec<u32> {
        self.chosen.iter().filter_map(|pick| pick.option()).collect()
    }
}

impl Stepped for Links {
    fn chosen(&self) -> &[Pick] {
        &self.chosen
    }

    fn starved(&self, pick: Pick) -> Option<usize> {
        let mut tried = self.clone();
        if tried.take(pick) {
            return None;
        }
        let starved = |&item: &u32| tried.heads[item as usize].size < tried.heads[item as usize].low;
        tried.open().find(starved).map(|item| item as usize)
    }
}
