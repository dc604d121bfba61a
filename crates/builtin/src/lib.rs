//! The puzzles that are built in. This is the only code outside the puzzles themselves that knows them by name.
//!
//! ```
//! use registry::{Question, Request, Wish};
//!
//! let case = builtin::case("queens", "8", &[])?;
//! let plan = case.plan(&Wish::asking(Question::Count).by(Some("bits")))?;
//! let outcome = case.solve(&plan.solver, &Request::new(Question::Count), &mut registry::ignore);
//! assert_eq!(outcome.solutions, 92);
//! # Ok::<(), registry::Error>(())
//! ```

use registry::{Bounds, Case, Error, Flags, Registry};

/// A registry with every puzzle that is built in.
pub fn registry() -> Registry {
    let mut registry = Registry::new();
    let added = [
        registry.add(queens::NQueens),
        registry.add(knight::KnightsTour),
        registry.add(sudoku::Sudoku),
        registry.add(coloring::Color),
        registry.add(texts::cover::ExactCover),
        registry.add(texts::model::Models),
    ];
    for result in added {
        result.expect("the built-in puzzles have names of their own");
    }
    #[cfg(feature = "gpu")]
    registry.add_solver("queens", gpu::solver()).expect("queens have no other solver of that name");
    registry
}

/// An instance of a built-in puzzle, by the words that the command line would take: for tests and examples.
///
/// # Errors
///
/// If there is no such puzzle, or the words do not name an instance.
pub fn case(puzzle: &str, word: &str, flags: &[(&str, Option<&str>)]) -> Result<Case, Error> {
    let puzzle = registry().puzzle(puzzle)?;
    let given = flags.iter().map(|&(name, value)| (name.to_string(), value.map(str::to_string)));
    puzzle.pose(word, &Flags::read(&puzzle.flags, given)?, &Bounds::NONE)
}
