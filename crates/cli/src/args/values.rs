//! Values of flags, each refused with a reason.

use std::str::FromStr;
use std::time::Duration;

use words::say;

pub(crate) fn parse_time(text: &str) -> Result<Duration, String> {
    if text.parse::<f64>().is_ok() {
        return Err(say!("cli-time-unit", text = text));
    }
    humantime::parse_duration(text).map_err(|_| say!("cli-give-time"))
}

pub(crate) fn parse_at_least_one<N: FromStr + PartialOrd + From<u8>>(text: &str) -> Result<N, String> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(n) if n >= N::from(1) => Ok(n),
        Err(_) if digits => Err(say!("cli-too-many")),
        _ => Err(say!("cli-give-number")),
    }
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
        assert_eq!(parse_time("10").unwrap_err(), "a time needs a unit: 10s, 10ms or 10m");
        assert_eq!(parse_time("10s"), Ok(Duration::from_secs(10)));
        assert_eq!(parse_time("1h 30m"), Ok(Duration::from_secs(5400)));
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
}
