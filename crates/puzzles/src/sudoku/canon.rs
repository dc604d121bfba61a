//! The canonical form of a grid under the symmetries of its shape.
