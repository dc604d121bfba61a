//! A path from the root: the name of a node.

use std::fmt;
use std::str::FromStr;

/// The choices from the root to a node.
///
/// A path is node identity, thread job, shard, checkpoint and the click in a picture of the tree: replaying its
/// choices gives the node back. Written `0,4,7`; the root is written `.`, so that it can be seen.
///
/// ```
/// use backtrail::Path;
/// let path: Path<u8> = "0,4,7".parse().unwrap();
/// assert_eq!(path.choices(), [0, 4, 7]);
/// assert_eq!(path.to_string(), "0,4,7");
/// assert_eq!(Path::<u8>::root().to_string(), ".");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Path<C>(Vec<C>);

impl<C> Path<C> {
    /// The path of no choices.
    pub fn root() -> Self {
        Path(Vec::new())
    }

    /// The choices, first one first.
    pub fn choices(&self) -> &[C] {
        &self.0
    }

    /// How many choices: the depth of the node.
    pub fn depth(&self) -> usize {
        self.0.len()
    }

    /// The same path with each choice written another way.
    pub fn map<D>(&self, write: impl FnMut(&C) -> D) -> Path<D> {
        Path(self.0.iter().map(write).collect())
    }
}

impl<C> From<Vec<C>> for Path<C> {
    fn from(choices: Vec<C>) -> Self {
        Path(choices)
    }
}

impl<C> FromIterator<C> for Path<C> {
    fn from_iter<I: IntoIterator<Item = C>>(choices: I) -> Self {
        Path(choices.into_iter().collect())
    }
}

impl<C: fmt::Display> fmt::Display for Path<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str(".");
        }
        for (i, choice) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            write!(f, "{choice}")?;
        }
        Ok(())
    }
}

impl<C: FromStr> FromStr for Path<C> {
    type Err = C::Err;

    fn from_str(text: &str) -> Result<Self, C::Err> {
        if text == "." {
            return Ok(Path::root());
        }
        text.split(',').map(|word| word.trim().parse()).collect()
    }
}
