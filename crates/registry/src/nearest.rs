//! Words that people type, and which of ours they may have meant.

/// How much a word is like a name, from 0 to 1, whatever its case.
pub fn likeness(word: &str, name: &str) -> f64 {
    strsim::jaro_winkler(&word.to_lowercase(), name)
}

/// The thing whose name is most like a word; none if there are no things.
pub fn nearest<T>(word: &str, things: impl IntoIterator<Item = T>, name: impl Fn(&T) -> &str) -> Option<T> {
    let alike = |thing: &T| likeness(word, name(thing));
    things.into_iter().max_by(|a, b| alike(a).total_cmp(&alike(b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_nearest_to_what_was_meant() {
        assert_eq!(nearest("Qeens", ["knight", "queens", "sudoku"], |name| name), Some("queens"));
        assert_eq!(nearest("queens", [] as [&str; 0], |name| name), None);
        assert!(likeness("dimax", "dimacs") > likeness("dimax", "dot"));
    }
}
