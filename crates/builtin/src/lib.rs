//! The puzzles that are built in. This is the only code outside the puzzles themselves that knows them by name.
//!
//! ```
//! use registry::{Bounds, Flags, Question, Request, Wish};
//!
//! let queens = builtin::registry().puzzle("queens")?;
//! let case = queens.pose("8", &Flags::default(), &Bounds::NONE)?;
//! let plan = case.plan(&Wish::asking(Question::Count).by(Some("bits")))?;
//! let outcome = case.solve(&plan.solver, &Request::new(Question::Count), &mut registry::ignore);
//! assert_eq!(outcome.solutions, 92);
//! # Ok::<(), registry::Error>(())
//! ```

use registry::Registry;

/// A registry with every puzzle that is built in.
pub fn registry() -> Registry {
    let mut registry = Registry::new();
    let added = [
        registry.add(queens::NQueens),
        registry.add(knight::KnightsTour),
        registry.add(sudoku::Sudoku),
        registry.add(coloring::Color),
    ];
    for result in added {
        result.expect("the built-in puzzles have names of their own");
    }
    registry
}
