//! Words for lists.

/// "1", "1 and 2", "1, 2 and 3"; a comma inside an entry is told apart by a semicolon.
pub(super) fn list(entries: &[String], last: &str) -> String {
    let comma = if entries.iter().any(|entry| entry.contains(',')) { "; " } else { ", " };
    match entries {
        [] => String::new(),
        [only] => only.clone(),
        [first, second] => format!("{first} {last} {second}"),
        [before @ .., end] => format!("{} {last} {end}", before.join(comma)),
    }
}
