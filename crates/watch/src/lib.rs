//! The terminal player behind `backtrail watch`.
