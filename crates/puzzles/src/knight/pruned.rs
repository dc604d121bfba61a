//! The fast enumerator.
