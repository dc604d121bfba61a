//! New puzzles with one solution.
