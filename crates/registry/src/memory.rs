//! How much memory a solver may use, as flags say it.

use backtrail::text;

use crate::Error;

/// What a solver may use unless it is told: most machines have it.
pub const USUAL: u64 = 4 << 30;

/// Reads a size of memory in bytes: `500m`, `8g`, `8GiB`.
///
/// # Errors
///
/// If the word is not a size.
pub fn parse(word: &str) -> Result<u64, Error> {
    let bad = || Error::new("bad-size", text!("registry-not-a-size", word = word));
    let digits = word.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let shift = match word[digits.len()..].to_ascii_lowercase().as_str() {
        "k" | "kb" | "kib" => 10,
        "m" | "mb" | "mib" => 20,
        "g" | "gb" | "gib" => 30,
        "t" | "tb" | "tib" => 40,
        _ => return Err(bad()),
    };
    let size = digits.parse::<u64>().ok().and_then(|size| size.checked_mul(1 << shift));
    size.filter(|size| *size > 0).ok_or_else(bad)
}

/// A size of memory for people: `512 MiB`, `6.3 GiB`.
pub fn human(bytes: u64) -> String {
    match bytes {
        0..0x4000_0000 => format!("{} MiB", bytes.div_ceil(1 << 20)),
        _ => format!("{:.1} GiB", bytes as f64 / f64::from(1 << 30)).replace(".0 ", " "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_told_in_its_unit() {
        assert_eq!([500 << 20, 4 << 30, 6_738_149_376].map(human), ["500 MiB", "4 GiB", "6.3 GiB"]);
    }

    #[test]
    fn a_size_has_a_number_and_a_unit() {
        assert_eq!(parse("500m"), Ok(500 << 20));
        assert_eq!(parse("8GiB"), Ok(8 << 30));
        for bad in ["", "8", "g", "0m", "-1g", "1.5g", "99999999999t"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }
}
