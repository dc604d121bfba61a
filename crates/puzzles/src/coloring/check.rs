//! Checks a colouring, sharing no code with any solver.
