//! Colourings at once, vertex by vertex.
