//! What is to be covered, and with what.

/// An exact cover problem: a set of options is wanted such that every primary item is in as many of them as it needs, and every
/// secondary item in at most one, or in several that give it the same colour.
///
/// ```
/// use cover::{Cover, Entry, Item};
///
/// let mut cover = Cover::default();
/// let [a, b] = ["a", "b"].map(|name| cover.add_item(Item::primary(name)));
/// let x = cover.add_item(Item::secondary("x"));
/// cover.add_option(vec![Entry::plain(a), Entry { item: x, colour: 1 }]);
/// cover.add_option(vec![Entry::plain(b), Entry { item: x, colour: 1 }]);
/// assert_eq!((cover.items().len(), cover.options().len()), (3, 2));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cover {
    items: Vec<Item>,
    options: Vec<Vec<Entry>>,
}

/// Something to be covered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// What it is called.
    pub name: String,
    /// How often it must be covered.
    pub need: Need,
}

/// How often an item must be covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Primary: this often, both ends included.
    Times {
        /// At least.
        low: u32,
        /// At most.
        high: u32,
    },
    /// Secondary: by one option at most, or by several that agree in its colour.
    Once,
}

impl Item {
    /// An item that exactly one option must cover.
    pub fn primary(name: impl Into<String>) -> Self {
        Item { name: name.into(), need: Need::Times { low: 1, high: 1 } }
    }

    /// An item that need not be covered.
    pub fn secondary(name: impl Into<String>) -> Self {
        Item { name: name.into(), need: Need::Once }
    }

    /// Must it be covered by some option, or closed, before a cover is complete?
    pub fn is_primary(&self) -> bool {
        self.need != Need::Once
    }
}

/// An item in an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The number of the item.
    pub item: u32,
    /// The colour that the option gives it, from 1 on; 0 is none, which agrees with nothing, not even with itself.
    pub colour: u32,
}

impl Entry {
    /// An item without a colour.
    pub fn plain(item: u32) -> Self {
        Entry { item, colour: 0 }
    }
}

impl Cover {
    /// Primary items from 0 to `items` − 1, each to be covered once, and options as lists of them.
    ///
    /// # Panics
    ///
    /// If an option names an item that is not there, or one twice.
    pub fn plain<O: AsRef<[usize]>>(items: usize, options: &[O]) -> Self {
        let mut cover = Cover::default();
        (0..items).for_each(|i| _ = cover.add_item(Item::primary(i.to_string())));
        for option in options {
            cover.add_option(option.as_ref().iter().map(|&item| Entry::plain(item as u32)).collect());
        }
        cover
    }

    /// Adds an item; its number.
    pub fn add_item(&mut self, item: Item) -> u32 {
        self.items.push(item);
        self.items.len() as u32 - 1
    }

    /// Adds an option; its number.
    ///
    /// # Panics
    ///
    /// If it names an item that is not there, or one twice.
    pub fn add_option(&mut self, entries: Vec<Entry>) -> u32 {
        let at = self.options.len();
        let mut items: Vec<u32> = entries.iter().map(|entry| entry.item).collect();
        items.sort_unstable();
        for pair in items.windows(2) {
            assert!(pair[0] != pair[1], "option {at} names item {} twice", pair[0]);
        }
        if let Some(&last) = items.last() {
            assert!((last as usize) < self.items.len(), "option {at} names item {last} of {}", self.items.len());
        }
        self.options.push(entries);
        at as u32
    }

    /// The items.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The options.
    pub fn options(&self) -> &[Vec<Entry>] {
        &self.options
    }

    /// Does every primary item need to be covered exactly once?
    pub fn is_exact(&self) -> bool {
        self.items.iter().all(|item| matches!(item.need, Need::Once | Need::Times { low: 1, high: 1 }))
    }

    /// Is there an entry with a colour?
    pub fn has_colours(&self) -> bool {
        self.options.iter().flatten().any(|entry| entry.colour != 0)
    }
}
