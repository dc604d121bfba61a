//! Named and random graphs.
