//! One puzzle at a time in plain integers, for machines without vectors.
