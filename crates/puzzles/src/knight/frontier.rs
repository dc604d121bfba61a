//! Counts tours without listing them: square by square, what matters of a partial tour is what it looks like on the frontier.
