//! Grids too large for a search that forgets: learning from conflicts.
