//! Many puzzles at once, in the lanes of vectors.
