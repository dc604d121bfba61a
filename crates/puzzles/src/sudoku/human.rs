//! Solving by named human steps.
