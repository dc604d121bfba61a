//! Graphs from files.
