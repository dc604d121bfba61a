//! Numbers for people: counts with separators, durations with a fitting unit, search spaces of any size.

use std::time::Duration;

use backtrail::{Arg, text};
use registry::Space;
use words::{decimal, say};

/// Writes a count with a mark before every three digits.
///
/// ```
/// assert_eq!(render::numbers::thousands(4_426_165_368), "4,426,165,368");
/// ```
pub fn thousands(count: u128) -> String {
    words::grouped(&count.to_string())
}

/// Writes a count with its noun: "1 node", "2,057 nodes".
pub(crate) fn count(count: u128, nouns: &str) -> String {
    say(&text!(format!("render-count-{nouns}"), n = Arg::Number(count as i128)))
}

/// Writes a duration with the unit that suits it.
///
/// ```
/// use render::numbers::duration;
/// use std::time::Duration;
///
/// assert_eq!(duration(Duration::from_nanos(9_800)), "9.8 µs");
/// assert_eq!(duration(Duration::from_micros(46_512)), "46.5 ms");
/// assert_eq!(duration(Duration::from_millis(1_200)), "1.20 s");
/// assert_eq!(duration(Duration::from_secs(7_500)), "2 h 05 min");
/// ```
pub fn duration(duration: Duration) -> String {
    let nanos = duration.as_nanos();
    // A unit ends half a last digit before the next begins: 999.7 µs is 1.0 ms, never 1000 µs.
    if nanos < 1_000 {
        format!("{nanos} ns")
    } else if nanos < 999_500 {
        digits(nanos as f64 / 1e3, 1, "µs")
    } else if nanos < 999_500_000 {
        digits(nanos as f64 / 1e6, 1, "ms")
    } else if nanos < 59_950_000_000 {
        digits(nanos as f64 / 1e9, 2, "s")
    } else {
        long(duration.as_secs() + u64::from(duration.subsec_millis() >= 500))
    }
}

/// At most three digits, of which at most `decimals` are decimals.
fn digits(value: f64, decimals: usize, unit: &str) -> String {
    let before = if value < 9.995 { 1 } else { 2 + usize::from(value >= 99.95) };
    let decimals = decimals.min(3 - before);
    format!("{} {unit}", decimal(value, decimals))
}

/// A minute and more: the two largest units.
fn long(seconds: u64) -> String {
    let minutes = (seconds + 30) / 60;
    if seconds < 3_600 {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    } else if minutes < 24 * 60 {
        format!("{} h {:02} min", minutes / 60, minutes % 60)
    } else {
        let hours = (seconds + 1_800) / 3_600;
        format!("{} d {:02} h", hours / 24, hours % 24)
    }
}

/// Writes the size of a search space: exactly below 10¹⁵, with two digits and an exponent from there on.
///
/// ```
/// use registry::Space;
/// use render::numbers::space;
///
/// assert_eq!(space(Space { log10: 9.646, exact: Some(4_426_165_368) }), "4,426,165,368");
/// assert_eq!(space(Space { log10: 32.146, exact: None }), "≈ 1.4e32");
/// ```
pub fn space(space: Space) -> String {
    match space.exact {
        Some(exact) if exact < 10u128.pow(15) => thousands(exact),
        _ => {
            let exponent = space.log10.floor();
            let tenths = (10f64.powf(space.log10 - exponent) * 10.0).round();
            let (tenths, exponent) = if tenths >= 100.0 { (10.0, exponent + 1.0) } else { (tenths, exponent) };
            format!("≈ {}e{exponent:.0}", decimal(tenths / 10.0, 1))
        }
    }
}

/// Writes how many times slower something is: two decimals below ten, one below a hundred, then none.
pub(crate) fn ratio(ratio: f64) -> String {
    if ratio < 9.995 {
        decimal(ratio, 2)
    } else if ratio < 99.95 {
        decimal(ratio, 1)
    } else {
        thousands(ratio.round() as u128)
    }
}

/// Writes a part of a whole in percent, with one decimal; something is never rounded to nothing.
pub(crate) fn percent(part: u128, whole: u128) -> String {
    let percent = if whole == 0 { 0.0 } else { part as f64 / whole as f64 * 100.0 };
    if part > 0 && percent < 0.05 { format!("< {} %", decimal(0.1, 1)) } else { format!("{} %", decimal(percent, 1)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn separators_stand_before_every_three_digits() {
        let written = [0, 7, 92, 999, 1_000, 14_772_512, u128::MAX].map(thousands);
        assert_eq!(written[..6], ["0", "7", "92", "999", "1,000", "14,772,512"]);
        assert_eq!(written[6], "340,282,366,920,938,463,463,374,607,431,768,211,455");
    }

    #[test]
    fn a_duration_is_never_rounded_up_to_a_thousand_of_its_unit() {
        let written = |nanos| duration(Duration::from_nanos(nanos));
        assert_eq!(written(0), "0 ns");
        assert_eq!(written(999), "999 ns");
        assert_eq!(written(1_000), "1.0 µs");
        assert_eq!(written(99_949), "99.9 µs");
        assert_eq!(written(99_951), "100 µs");
        assert_eq!(written(999_499), "999 µs");
        assert_eq!(written(999_500), "1.0 ms");
        assert_eq!(written(999_499_999), "999 ms");
        assert_eq!(written(999_500_000), "1.00 s");
        assert_eq!(written(9_994_999_999), "9.99 s");
        assert_eq!(written(9_995_000_001), "10.0 s");
        assert_eq!(written(59_949_999_999), "59.9 s");
        assert_eq!(written(59_950_000_000), "1 min 00 s");
    }

    #[test]
    fn long_durations_have_two_units() {
        let written = |seconds| duration(Duration::from_secs(seconds));
        assert_eq!(written(83), "1 min 23 s");
        assert_eq!(written(3_599), "59 min 59 s");
        assert_eq!(written(3_600), "1 h 00 min");
        assert_eq!(written(86_399), "1 d 00 h");
        assert_eq!(written(30 * 86_400), "30 d 00 h");
    }

    #[test]
    fn a_mantissa_of_ten_moves_on_to_the_exponent() {
        assert_eq!(space(Space { log10: 19.999, exact: None }), "≈ 1.0e20");
        assert_eq!(space(Space { log10: 15.0, exact: Some(10u128.pow(15)) }), "≈ 1.0e15");
        assert_eq!(space(Space { log10: 14.99, exact: Some(999_999_999_999_999) }), "999,999,999,999,999");
    }

    #[test]
    fn ratios_and_shares_keep_about_three_digits() {
        assert_eq!([1.0, 9.994, 9.996, 99.96, 1234.5].map(ratio), ["1.00", "9.99", "10.0", "100", "1,235"]);
        assert_eq!(percent(568, 2057), "27.6 %");
        assert_eq!(percent(1, 2057), "< 0.1 %");
        assert_eq!(percent(0, 0), "0.0 %");
    }
}
