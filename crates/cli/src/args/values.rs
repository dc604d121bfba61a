//! Values of flags, each refused with a reason.

use std::time::Duration;

use words::say;

pub(crate) fn parse_time(text: &str) -> Result<Duration, String> {
    if text.parse::<f64>().is_ok() {
        return Err(say!("cli-time-unit", text = text));
    }
    humantime::parse_duration(text).map_err(|_| say!("cli-give-time"))
}

/// A whole number from 1, as people write large ones: `10k`, `2M`, `1.5e6`, `10_000`, `10,000`.
pub(crate) fn parse_at_least_one<N: TryFrom<u128>>(text: &str) -> Result<N, String> {
    let number = quantity(text).map_err(|wrong| match wrong {
        Wrong::NotANumber => say!("cli-give-number"),
        Wrong::TwoWays => say!("cli-number-two-ways", text = text),
        Wrong::TooMany => say!("cli-too-many"),
    })?;
    match number {
        0 => Err(say!("cli-give-number")),
        _ => N::try_from(number).map_err(|_| say!("cli-too-many")),
    }
}

/// Why a text is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wrong {
    NotANumber,
    /// It can be read in two ways: 10.000 is ten thousand in some countries, and ten in others.
    TwoWays,
    TooMany,
}

fn quantity(text: &str) -> Result<u128, Wrong> {
    let text = text.strip_prefix('+').unwrap_or(text);
    let by_unit = [('k', 3), ('K', 3), ('M', 6), ('G', 9)]
        .into_iter()
        .find_map(|(unit, exponent)| Some((text.strip_suffix(unit)?, exponent)));
    let by_power = || text.split_once(['e', 'E']).and_then(|(number, power)| Some((number, power.parse().ok()?)));
    let (number, exponent): (&str, u32) = by_unit.or_else(by_power).unwrap_or((text, 0));
    if text.ends_with('m') && text.starts_with(|letter: char| letter.is_ascii_digit()) {
        return Err(Wrong::TwoWays); // a million, a minute, a thousandth
    }
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    // Narrow and other blanks are what French writes between groups.
    let groups: Vec<&str> = whole.split([',', ' ', '\u{a0}', '\u{202f}']).collect();
    let digits: String = groups.concat().replace('_', "") + fraction.trim_end_matches('0');
    if whole.is_empty() || digits.is_empty() && fraction.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit())
    {
        return Err(Wrong::NotANumber);
    }
    let is_grouped = groups.len() > 1;
    let in_threes = groups[0].len() <= 3 && groups[1..].iter().all(|group| group.len() == 3);
    if number.contains('.') && (exponent == 0 || is_grouped) || is_grouped && (exponent > 0 || !in_threes) {
        return Err(Wrong::TwoWays);
    }
    let decimals = fraction.trim_end_matches('0').len() as u32;
    let power = exponent.checked_sub(decimals).ok_or(Wrong::NotANumber)?;
    let number: u128 = digits.parse().map_err(|_| Wrong::TooMany)?;
    10_u128.checked_pow(power).and_then(|power| number.checked_mul(power)).ok_or(Wrong::TooMany)
}

pub(crate) fn parse_threads(text: &str) -> Result<usize, String> {
    if text == "all" {
        return Ok(std::thread::available_parallelism().map_or(1, usize::from));
    }
    match text.parse() {
        Ok(threads @ 1..=1024) => Ok(threads),
        _ => Err(say!("cli-give-threads")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_without_its_unit_is_refused_with_what_was_meant() {
        assert_eq!(parse_time("10").unwrap_err(), "a time needs a unit: 10s, 10ms or 10min");
        assert_eq!(parse_time("10s"), Ok(Duration::from_secs(10)));
        assert_eq!(parse_time("1h 30m"), Ok(Duration::from_secs(5400)));
        assert_eq!(parse_time("5min"), Ok(Duration::from_secs(300)));
        assert!(parse_time("soon").is_err());
    }

    #[test]
    fn none_is_not_a_number_of_threads_or_solutions() {
        assert!(parse_threads("0").is_err());
        assert_eq!(parse_threads("3"), Ok(3));
        assert!(parse_at_least_one::<u64>("0").is_err());
        assert!(parse_at_least_one::<u64>("-3").is_err());
        assert_eq!(parse_at_least_one::<u128>("7"), Ok(7));
    }

    #[test]
    fn large_numbers_are_read_as_people_write_them() {
        let read = |text: &str| quantity(text);
        for (text, number) in [("10k", 10_000), ("2M", 2_000_000), ("1e6", 1_000_000), ("1.5k", 1_500), ("2.50e2", 250)]
        {
            assert_eq!(read(text), Ok(number), "{text}");
        }
        for text in ["10000", "10_000", "10,000", "10\u{202f}000", "10 000", "+10000", "10K", "1e4", "0.01M"] {
            assert_eq!(read(text), Ok(10_000), "{text}");
        }
        for text in ["10.000", "1,5k", "10,00", "1,000.5", "2m", "1,000k", "10,000,00"] {
            assert_eq!(read(text), Err(Wrong::TwoWays), "{text}");
        }
        for text in ["", "k", "ten", "-3", "1.2345k", "e6", "1e", "10kk", ".", ".5k", "1__x"] {
            assert_eq!(read(text), Err(Wrong::NotANumber), "{text}");
        }
        for text in ["1e39", "9999999999999999999999999999999999999999", "1e99999"] {
            assert_eq!(read(text), Err(Wrong::TooMany), "{text}");
        }
        assert!(parse_at_least_one::<u32>("5G").is_err());
    }
}
