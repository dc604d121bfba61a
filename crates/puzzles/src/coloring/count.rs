//! Counting colourings without listing them.
