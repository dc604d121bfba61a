//! Problems that are written as texts.
//!
//! [`cover`] reads exact covers: Knuth's format, matrices of 0 and 1, and texts with templates and pictures of pieces.
//! [`model`] reads constraint models: variables, conditions, and what is to be smallest or largest.

pub mod cover;
pub mod model;

use backtrail::text;
use registry::Error;

/// The name that was probably meant by a word that is none: one that is much like it, or has two neighbouring letters the other way round, which
/// in a short word leaves little that is alike.
fn meant<'a>(word: &str, names: impl Iterator<Item = &'a str> + Clone) -> Option<&'a str> {
    registry::near(word, names.clone(), |name| name).or_else(|| names.into_iter().find(|name| is_swapped(word, name)))
}

/// Do two words differ by the order of two neighbouring letters?
fn is_swapped(word: &str, name: &str) -> bool {
    let mut differ = word.chars().zip(name.chars()).enumerate().filter(|(_, (typed, meant))| typed != meant);
    let found = (differ.next(), differ.next(), differ.next());
    let (Some((at, first)), Some((next, second)), None) = found else { return false };
    word.len() == name.len() && next == at + 1 && first == (second.1, second.0)
}

/// What is wrong with the value of a flag: its place is one in that value, and in nothing else that is read.
fn in_flag(flag: &str, error: &Error) -> Error {
    Error::new("bad-flag", text!("registry-flag-why", flag = flag, why = error.text().clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_letters_the_wrong_way_round_are_a_slip() {
        let meant = |word: &str| meant(word, ["art", "maths", "x12"].into_iter());
        assert_eq!(
            [meant("atr"), meant("rat"), meant("tar"), meant("arts")],
            [Some("art"), Some("art"), None, Some("art")]
        );
        assert_eq!([meant("maht"), meant("x21"), meant("y"), meant("")], [Some("maths"), Some("x12"), None, None]);
    }
}
