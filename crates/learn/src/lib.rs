//! What every solver that learns from conflicts needs, whatever its puzzle.
//!
//! Only the order of activities is shared. The rest looks alike in the solvers for Sudoku and for colouring, but is fast
//! because it is not: a Sudoku's constraints are words of one board and its clauses are watched through bits of that
//! board, while a graph's are rows of neighbours.

pub mod heap;
