//! The name of a node that needs no types: which of the choices offered leads on, at each node from the root.

use std::fmt;
use std::str::FromStr;

use crate::path::Path;

/// A node by the places, from 0, of its choices among those *offered* at each node on the way, refused ones counted.
///
/// Written `0.4.7`; the root is `.`. It names a node of one problem: another instance, another solver, and it is another node
/// or none. Addresses are in the order of the walk: a node comes before those below it.
///
/// A [`Walk`](crate::Walk) says where it is and goes to an address; a [`Path`] becomes one by
/// `Walk::under(problem, &path)?.address()`.
///
/// ```
/// use backtrail::{Address, Walk};
/// # use backtrail::doc::FourQueens;
/// let address: Address = "1.3".parse().unwrap();
/// let mut walk = Walk::resume(FourQueens::default(), &address).unwrap();
/// assert_eq!(walk.path().to_string(), "1,3"); // four queens offer all rows in order
/// assert_eq!(walk.address().to_string(), "1.3");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Address(Vec<u32>);

impl Address {
    /// The address of the root.
    pub fn root() -> Self {
        Address::default()
    }

    /// The places of the choices, first one first.
    pub fn places(&self) -> &[u32] {
        &self.0
    }

    /// How many choices: the depth of the node.
    pub fn depth(&self) -> usize {
        self.0.len()
    }

    /// Is this node in the subtree of the other one, or that node itself?
    pub fn is_under(&self, other: &Address) -> bool {
        self.0.starts_with(&other.0)
    }
}

impl FromIterator<u32> for Address {
    fn from_iter<I: IntoIterator<Item = u32>>(places: I) -> Self {
        Address(places.into_iter().collect())
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((first, rest)) = self.0.split_first() else { return f.write_str(".") };
        write!(f, "{first}")?;
        rest.iter().try_for_each(|place| write!(f, ".{place}"))
    }
}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        if text == "." {
            return Ok(Address::root());
        }
        let read = |(at, part): (usize, &str)| {
            let digits = Some(part).filter(|part| part.bytes().all(|sign| sign.is_ascii_digit()));
            digits.and_then(|digits| digits.parse().ok()).ok_or_else(|| BadAddress { at, part: part.to_string() })
        };
        text.split('.').enumerate().map(read).collect()
    }
}

/// A text that is no [`Address`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadAddress {
    /// The number of the bad part, from 0.
    pub at: usize,
    /// The part itself.
    pub part: String,
}

impl fmt::Display for BadAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (place, part) = (self.at + 1, &self.part);
        write!(
            f,
            "part {place} of the address, \"{part}\", is not a number from 0 to {} (`0.4.7`; the root is `.`)",
            u32::MAX
        )
    }
}

impl std::error::Error for BadAddress {}

/// What names a node: a [`Path`] of choices, or an [`Address`].
pub trait Name<C> {
    /// How many choices lead to the node.
    fn depth(&self) -> usize;

    /// Takes from what is offered at this depth up to the choice that leads on. `None`: it is not there.
    fn find(&self, depth: usize, offered: &mut impl Iterator<Item = C>) -> Option<C>;
}

impl<C> Name<C> for Address {
    fn depth(&self) -> usize {
        self.0.len()
    }

    fn find(&self, depth: usize, offered: &mut impl Iterator<Item = C>) -> Option<C> {
        offered.nth(self.0[depth] as usize)
    }
}

impl<C: Copy + PartialEq> Name<C> for Path<C> {
    fn depth(&self) -> usize {
        self.choices().len()
    }

    fn find(&self, depth: usize, offered: &mut impl Iterator<Item = C>) -> Option<C> {
        offered.find(|choice| *choice == self.choices()[depth])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_as_it_is_written_and_a_bad_part_is_named() {
        for text in [".", "0", "0.4.7", "10.0.4294967295"] {
            assert_eq!(text.parse::<Address>().unwrap().to_string(), text);
        }
        for (text, at, part) in
            [("", 0, ""), ("0..1", 1, ""), ("0.x", 1, "x"), ("+1", 0, "+1"), ("1.4294967296", 1, "4294967296")]
        {
            assert_eq!(text.parse::<Address>(), Err(BadAddress { at, part: part.to_string() }));
        }
        let said = "0.x".parse::<Address>().unwrap_err().to_string();
        assert!(said.starts_with("part 2 of the address, \"x\", is not a number"), "{said}");
    }

    #[test]
    fn addresses_are_in_the_order_of_the_walk() {
        let sorted = [".", "0", "0.3", "0.10", "1", "1.0.0", "1.1", "10"].map(|text| text.parse::<Address>().unwrap());
        assert!(sorted.is_sorted());
        assert!(sorted[2].is_under(&sorted[1]) && sorted[1].is_under(&sorted[1]) && !sorted[7].is_under(&sorted[4]));
    }
}
