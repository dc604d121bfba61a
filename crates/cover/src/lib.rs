//! Exact cover: options that cover every item exactly once. Many puzzles are one; Sudoku is the best known.
//!
//! The lists are doubly linked, and a node that is taken out remembers its neighbours, so that putting it back is one
//! step: Hitotumatu and Noshita (1979), made known by Knuth as dancing links.

use backtrail::Problem;

/// An exact cover problem: choose options so that every item is in exactly one of them.
///
/// The next choice is always an option of the item with the fewest options left; an option that leaves another item
/// without any is refused.
///
/// ```
/// use backtrail::Search;
/// use cover::Cover;
///
/// // Knuth's first example: seven items, six options, one solution.
/// let options = [vec![2, 4], vec![0, 3, 6], vec![1, 2, 5], vec![0, 3, 5], vec![1, 6], vec![3, 4, 6]];
/// let solutions: Vec<_> = Search::new(Cover::new(7, &options)).all().collect();
/// assert_eq!(solutions, [vec![3, 4, 0]]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cover {
    /// Node 0 heads the list of items; nodes 1 to `items` head the lists of their options; then the options' own nodes.
    nodes: Vec<Node>,
    /// The first node of each option, and at the end the number of nodes.
    options: Vec<u32>,
    /// How many options each item has left.
    sizes: Vec<u32>,
    chosen: Vec<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    /// The item that it stands for.
    item: u32,
    /// The option that it belongs to; meaningless for heads.
    option: u32,
    /// Neighbours in the list of the item's options, which the head begins and ends.
    up: u32,
    down: u32,
    /// Neighbours among the items that are not covered; only heads have them.
    left: u32,
    right: u32,
}

impl Cover {
    /// Items from 0 to `items` − 1, and options as lists of them.
    ///
    /// # Panics
    ///
    /// If an option names an item that is not there, or one twice.
    pub fn new<O: AsRef<[usize]>>(items: usize, options: &[O]) -> Self {
        let head = |i: usize| {
            let (left, right) = ((i + items) % (items + 1), (i + 1) % (items + 1));
            Node { item: i as u32, option: 0, up: i as u32, down: i as u32, left: left as u32, right: right as u32 }
        };
        let mut cover = Cover {
            nodes: (0..=items).map(head).collect(),
            options: Vec::with_capacity(options.len() + 1),
            sizes: vec![0; items + 1],
            chosen: Vec::new(),
        };
        for (option, list) in options.iter().enumerate() {
            let first = cover.nodes.len();
            cover.options.push(first as u32);
            for &item in list.as_ref() {
                assert!(item < items, "option {option} names item {item} of {items}");
                let (here, head) = (cover.nodes.len() as u32, item + 1);
                let up = cover.nodes[head].up;
                assert!((up as usize) < first, "option {option} names item {item} twice");
                let item = head as u32;
                cover.nodes.push(Node { item, option: option as u32, up, down: item, left: here, right: here });
                cover.nodes[up as usize].down = here;
                cover.nodes[head].up = here;
                cover.sizes[head] += 1;
            }
        }
        cover.options.push(cover.nodes.len() as u32);
        cover
    }

    /// Is an item covered by the options chosen so far?
    pub fn is_covered(&self, item: usize) -> bool {
        let node = self.nodes[item + 1];
        self.nodes[node.left as usize].right != item as u32 + 1
    }

    /// How many options an item has left.
    pub fn options_left(&self, item: usize) -> usize {
        self.sizes[item + 1] as usize
    }

    /// The items of an option.
    pub fn items(&self, option: usize) -> impl Iterator<Item = usize> {
        self.nodes_of(option).map(|node| self.nodes[node].item as usize - 1)
    }

    /// The options chosen so far, in order.
    pub fn chosen(&self) -> &[u32] {
        &self.chosen
    }

    /// An item that this option would leave without any option of its own, if there is one: why it is refused.
    pub fn starved(&self, option: usize) -> Option<usize> {
        let mut tried = self.clone();
        if tried.take(option as u32) {
            return None;
        }
        tried.uncovered().find(|&item| tried.sizes[item] == 0).map(|item| item - 1)
    }

    fn nodes_of(&self, option: usize) -> std::ops::Range<usize> {
        self.options[option] as usize..self.options[option + 1] as usize
    }

    /// The heads of the items that are not covered.
    fn uncovered(&self) -> impl Iterator<Item = usize> {
        let next = |head: u32| Some(self.nodes[head as usize].right).filter(|&head| head != 0);
        std::iter::successors(next(0), move |&head| next(head)).map(|head| head as usize)
    }

    /// Takes an item out, and every option with it out of the other lists. Did each of them keep an option?
    fn cover(&mut self, head: usize) -> bool {
        let Node { left, right, .. } = self.nodes[head];
        self.nodes[left as usize].right = right;
        self.nodes[right as usize].left = left;
        let mut kept = true;
        let mut row = self.nodes[head].down as usize;
        while row != head {
            for node in self.nodes_of(self.nodes[row].option as usize) {
                if node != row {
                    let Node { item, up, down, .. } = self.nodes[node];
                    self.nodes[up as usize].down = down;
                    self.nodes[down as usize].up = up;
                    self.sizes[item as usize] -= 1;
                    kept &= self.sizes[item as usize] > 0;
                }
            }
            row = self.nodes[row].down as usize;
        }
        kept
    }

    /// Chooses an option. Did each item that is left keep an option?
    fn take(&mut self, option: u32) -> bool {
        self.chosen.push(option);
        // What the option covers itself need not keep options: only afterwards it is known what is left.
        let mut kept = true;
        for node in self.nodes_of(option as usize) {
            kept &= self.cover(self.nodes[node].item as usize);
        }
        kept || self.uncovered().all(|head| self.sizes[head] > 0)
    }

    /// The steps of [`cover`](Cover::cover) backwards.
    fn uncover(&mut self, head: usize) {
        let mut row = self.nodes[head].up as usize;
        while row != head {
            for node in self.nodes_of(self.nodes[row].option as usize).rev() {
                if node != row {
                    let Node { item, up, down, .. } = self.nodes[node];
                    self.nodes[up as usize].down = node as u32;
                    self.nodes[down as usize].up = node as u32;
                    self.sizes[item as usize] += 1;
                }
            }
            row = self.nodes[row].up as usize;
        }
        let Node { left, right, .. } = self.nodes[head];
        self.nodes[left as usize].right = head as u32;
        self.nodes[right as usize].left = head as u32;
    }
}

impl Problem for Cover {
    type Choice = u32;
    type Choices = std::vec::IntoIter<u32>;
    type Solution = Vec<u32>;

    fn choices(&self) -> Self::Choices {
        let Some(head) = self.uncovered().min_by_key(|&head| self.sizes[head]) else { return Vec::new().into_iter() };
        let next = |node: u32| Some(self.nodes[node as usize].down).filter(|&node| node as usize != head);
        let options = std::iter::successors(next(head as u32), |&node| next(node));
        options.map(|node| self.nodes[node as usize].option).collect::<Vec<_>>().into_iter()
    }

    fn apply(&mut self, option: u32) -> bool {
        let kept = self.take(option);
        if !kept {
            self.undo(option);
        }
        kept
    }

    fn undo(&mut self, option: u32) {
        self.chosen.pop();
        for node in self.nodes_of(option as usize).rev() {
            self.uncover(self.nodes[node].item as usize);
        }
    }

    fn is_solved(&self) -> bool {
        self.nodes[0].right == 0
    }

    fn solution(&self) -> Vec<u32> {
        self.chosen.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use backtrail::Search;
    use proptest::prelude::*;

    /// Every set of options, tried.
    fn by_hand(items: usize, options: &[Vec<usize>]) -> usize {
        let exact = |set: &u32| {
            let mut times = vec![0; items];
            let chosen = (0..options.len()).filter(|i| set >> i & 1 == 1);
            chosen.for_each(|i| options[i].iter().for_each(|&item| times[item] += 1));
            times.iter().all(|&times| times == 1)
        };
        (0..1u32 << options.len()).filter(exact).count()
    }

    proptest! {
        #[test]
        fn counts_are_those_of_trying_every_set(
            options in prop::collection::vec(prop::collection::btree_set(0..6usize, 1..4), 0..10)
        ) {
            let options: Vec<Vec<usize>> = options.into_iter().map(|set| set.into_iter().collect()).collect();
            let cover = Cover::new(6, &options);
            let mut search = Search::new(cover.clone());
            for solution in search.all() {
                let mut items: Vec<usize> = solution.iter().flat_map(|&i| options[i as usize].clone()).collect();
                items.sort_unstable();
                prop_assert_eq!(items, (0..6).collect::<Vec<_>>());
            }
            prop_assert_eq!(search.outcome().solutions as usize, by_hand(6, &options));
            prop_assert_eq!(search.walk().problem(), &cover, "everything was put back");
        }
    }

    #[test]
    fn nothing_to_cover_is_covered() {
        let none: [Vec<usize>; 0] = [];
        assert_eq!(Search::new(Cover::new(0, &none)).count().solutions, 1);
        assert_eq!(Search::new(Cover::new(1, &none)).count().solutions, 0);
    }

    #[test]
    fn an_option_that_starves_an_item_is_refused_and_the_item_named() {
        let mut cover = Cover::new(3, &[vec![0, 1], vec![1, 2], vec![0]]);
        assert_eq!(cover.starved(0), Some(2));
        assert!(!cover.apply(0));
        assert_eq!(cover.starved(1), None);
    }

    #[test]
    #[should_panic(expected = "twice")]
    fn an_item_twice_in_an_option_is_a_mistake() {
        Cover::new(2, &[vec![1, 0, 1]]);
    }
}
