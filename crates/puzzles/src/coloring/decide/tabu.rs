//! Tabu search for a colouring.
