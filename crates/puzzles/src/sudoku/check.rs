//! What is wrong with a grid, without any solver.
