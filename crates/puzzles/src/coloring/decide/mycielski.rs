//! A lower bound from generalised Mycielskians.
