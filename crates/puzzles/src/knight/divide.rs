//! A tour of any board that has one, by dividing it into small boards.
