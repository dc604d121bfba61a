//! Words that people type, and which of ours they may have meant.

/// How much of a word is compared: the time is that of the product of both lengths, and a word may have megabytes.
const LONGEST: usize = 100;

/// How much a word is like a name, from 0 to 1, whatever its case, by what both begin with.
pub fn likeness(word: &str, name: &str) -> f64 {
    let word: String = word.chars().take(LONGEST).flat_map(char::to_lowercase).collect();
    let end = name.char_indices().nth(LONGEST).map_or(name.len(), |(end, _)| end);
    strsim::jaro_winkler(&word, &name[..end])
}

/// The thing whose name is most like a word; none if there are no things.
pub fn nearest<T>(word: &str, things: impl IntoIterator<Item = T>, name: impl Fn(&T) -> &str) -> Option<T> {
    let alike = |thing: &T| likeness(word, name(thing));
    things.into_iter().max_by(|a, b| alike(a).total_cmp(&alike(b)))
}

/// Names less like a word than this are no help to anybody: `reines` is like `tree` by 0.75, `qeens` like `queens` by 0.95.
pub const NEAR: f64 = 0.8;

/// The same, if that name is near enough to be what was meant.
pub fn near<T>(word: &str, things: impl IntoIterator<Item = T>, name: impl Fn(&T) -> &str) -> Option<T> {
    nearest(word, things, &name).filter(|thing| likeness(word, name(thing)) >= NEAR)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_nearest_to_what_was_meant() {
        assert_eq!(nearest("Qeens", ["knight", "queens", "sudoku"], |name| name), Some("queens"));
        assert_eq!(near("reines", ["knight", "tree", "sudoku"], |name| name), None);
        assert_eq!(nearest("queens", [] as [&str; 0], |name| name), None);
        assert!(likeness("dimax", "dimacs") > likeness("dimax", "dot"));
        // As a whole these two would take hours.
        assert!(likeness(&"é".repeat(4 << 20), &"è".repeat(4 << 20)) < 0.1);
    }
}
