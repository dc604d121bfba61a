//! Learning from conflicts.
