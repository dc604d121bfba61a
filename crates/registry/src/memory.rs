//! How much memory a solver may use, as flags say it.

use std::sync::OnceLock;

use backtrail::text;

use crate::Error;

/// What a solver may use unless it is told, in bytes: half of what this machine has free, or 4 GiB where it does not say. It is
/// looked at once, so that all that a program does has the same limit.
pub fn usual() -> u64 {
    static USUAL: OnceLock<u64> = OnceLock::new();
    *USUAL.get_or_init(|| free().map_or(4 << 30, |free| (free / 2).max(64 << 20)))
}

/// What this machine has free, in bytes, if it says it; no more than a container leaves.
fn free() -> Option<u64> {
    let free = kibibytes(&std::fs::read_to_string("/proc/meminfo").ok()?, "MemAvailable:")?;
    let contained = |name: &str| -> Option<u64> {
        std::fs::read_to_string(format!("/sys/fs/cgroup/{name}")).ok()?.trim().parse().ok()
    };
    let left = contained("memory.max").map(|most| most.saturating_sub(contained("memory.current").unwrap_or(0)));
    Some(left.map_or(free, |left| free.min(left)))
}

/// What this program holds, in bytes, if the machine says it.
pub fn held() -> Option<u64> {
    kibibytes(&std::fs::read_to_string("/proc/self/status").ok()?, "VmRSS:")
}

/// What stands behind a name in one of Linux's lists, in bytes: `MemAvailable:   23456 kB`.
fn kibibytes(list: &str, name: &str) -> Option<u64> {
    let line = list.lines().find_map(|line| line.strip_prefix(name))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?.checked_mul(1 << 10)
}

/// A size of memory as a flag has it, rounded up: `512m`, `7g`.
pub fn flag(bytes: u64) -> String {
    match bytes {
        0..0x1_0000_0000 => format!("{}m", bytes.div_ceil(1 << 20).max(1)),
        _ => format!("{}g", bytes.div_ceil(1 << 30)),
    }
}

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
    fn a_flag_allows_what_was_needed() {
        for bytes in [0, 1, 500 << 20, 4 << 30, 6_738_149_376, u64::MAX >> 1] {
            assert!(parse(&flag(bytes)).unwrap() >= bytes, "{bytes}");
        }
        assert_eq!([500 << 20, 6_738_149_376].map(flag), ["500m", "7g"]);
    }

    #[test]
    fn the_machine_says_what_it_has() {
        let list = "MemTotal:       32768 kB\nMemAvailable:   23456 kB\n";
        assert_eq!((kibibytes(list, "MemAvailable:"), kibibytes(list, "VmRSS:")), (Some(23456 << 10), None));
        assert!(usual() >= 64 << 20);
        if cfg!(target_os = "linux") {
            assert!(held().is_some_and(|held| held > 100 << 10));
        }
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
