//! Vertices that never matter, taken away and put back.
