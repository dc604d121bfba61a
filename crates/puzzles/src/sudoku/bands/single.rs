//! One puzzle at a time, in vectors of bytes.
