//! The decision tree of a search, drawn from its events as text, Mermaid, DOT or SVG.
//!
//! A [`Tree`] is told events and keeps them; a [`View`] says how much of it to show; each of [`text()`], [`mermaid()`],
//! [`dot()`] and [`svg()`] draws a [`Picture`]. All four draw the same plan: which nodes are shown, which
//! subtrees are folded into one sign, and where the tree is cut.
//!
//! The signs are the same everywhere, and never told apart by colour alone: a blue circle is a choice, a red square a
//! dead end, a green diamond a solution, a red triangle a folded subtree that failed, a grey cross a refused choice.
//!
//! ```
//! use render::tree::{self, Tree, View};
//!
//! let case = builtin::case("queens", "4", &[])?;
//! let (_, steps) = case.trace(Some("bits"))?;
//! let mut steps = steps;
//! let mut tree = Tree::default();
//! while let Some(event) = steps.step() {
//!     tree.tell(&event, steps.why().map(|reason| words::english(&reason.text)).as_deref());
//! }
//! assert_eq!(tree.nodes(), 17);
//!
//! let picture = tree::text(&tree, &View { depth: Some(2), ..View::default() }, false);
//! assert_eq!(picture.text, "\
//! ○ root
//! ├─ ○ 0
//! │  ├─ ■ 2  dead end
//! │  └─ ○ 3  1 node below, no solution
//! ├─ ○ 1
//! │  └─ ○ 3  2 nodes below, 1 solution
//! ├─ ○ 2
//! │  └─ ○ 0  2 nodes below, 1 solution
//! └─ ○ 3
//!    ├─ ○ 0  1 node below, no solution
//!    └─ ■ 1  dead end
//! ");
//! assert_eq!(picture.note, None);
//! # Ok::<(), registry::Error>(())
//! ```

mod class;
mod dot;
mod grow;
mod layout;
mod mermaid;
mod plan;
mod svg;
mod text;

pub use dot::dot;
pub use grow::Tree;
pub use mermaid::mermaid;
pub use svg::svg;
pub use text::text;

/// How much of a tree to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// Cut below this depth: nodes there say how many are hidden below them.
    pub depth: Option<usize>,
    /// Which failed subtrees become one sign.
    pub fold: Fold,
    /// Show refused choices too, with the reason.
    pub checks: bool,
}

/// Which wholly failed subtrees become one sign: those of more than one node, completely walked, without a solution.
///
/// The root is never folded, so that a search without a solution still shows where it began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fold {
    /// None of them, and nothing is left out to make a picture smaller.
    Never,
    /// All of them.
    Failed,
    /// All of them if the picture would be too large without, else none.
    #[default]
    WhenLarge,
}

/// A drawn tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The drawing.
    pub text: String,
    /// One sentence on what was folded or left out without being asked for.
    pub note: Option<String>,
}
