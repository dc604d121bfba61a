//! What the colours look like. The first eight are those of Masataka Okabe and Kei Ito (2008), which people who see few
//! colours still tell apart; further ones are spread over the hues. Every vertex bears its number too, so that nobody has to
//! tell them apart at all.

use crate::svg::colour::{INK, PAPER};

/// Sky blue, orange, green, yellow, blue, vermilion, purple, black: those most unlike each other first.
const FIRST: [[u8; 3]; 8] = [
    [0x56, 0xb4, 0xe9],
    [0xe6, 0x9f, 0x00],
    [0x00, 0x9e, 0x73],
    [0xf0, 0xe4, 0x42],
    [0x00, 0x72, 0xb2],
    [0xd5, 0x5e, 0x00],
    [0xcc, 0x79, 0xa7],
    [0x26, 0x26, 0x26],
];

/// How a colour is painted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Paint {
    /// The area.
    pub(crate) fill: String,
    /// What is written on it, dark or light, whichever stands out.
    pub(crate) ink: &'static str,
}

/// How this colour is painted.
pub(crate) fn paint(color: u32) -> Paint {
    let rgb = FIRST.get(color as usize).copied().unwrap_or_else(|| spread(color - FIRST.len() as u32));
    let [r, g, b] = rgb;
    let ink = if contrast(rgb, DARK) >= contrast(rgb, LIGHT) { INK } else { PAPER };
    Paint { fill: format!("#{r:02x}{g:02x}{b:02x}"), ink }
}

/// `INK` and `PAPER` as numbers.
const DARK: [u8; 3] = [0x1f, 0x29, 0x33];
const LIGHT: [u8; 3] = [0xff; 3];

/// Hues by the golden angle, so that any first few are far apart; light, pale and dark in turn.
fn spread(i: u32) -> [u8; 3] {
    let hue = (u64::from(i) * 137_508 + 20_000) % 360_000 * 6;
    let (sixth, rest) = (hue / 360_000, (hue % 360_000) as f64 / 360_000.0);
    let (low, high) = [(0.45, 0.95), (0.68, 0.9), (0.1, 0.6)][i as usize % 3];
    let (up, down) = (low + (high - low) * rest, high - (high - low) * rest);
    let rgb = match sixth {
        0 => [high, up, low],
        1 => [down, high, low],
        2 => [low, high, up],
        3 => [low, down, high],
        4 => [up, low, high],
        _ => [high, low, down],
    };
    rgb.map(|part: f64| (part * 255.0).round() as u8)
}

/// The contrast of two colours by the rule for accessible pages: from 1 to 21.
fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let light = |rgb: [u8; 3]| {
        let [r, g, b] = rgb.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rgb(hex: &str) -> [u8; 3] {
        [1, 3, 5].map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap())
    }

    #[test]
    fn numbers_stand_out_on_every_colour() {
        // The rule for accessible pages asks 3 of large or bold letters.
        for color in (0..300).chain([u32::MAX]) {
            let Paint { fill, ink } = paint(color);
            assert!(contrast(rgb(&fill), rgb(ink)) >= 3.5, "colour {color}: {ink} on {fill}");
        }
    }

    #[test]
    fn colours_differ() {
        let different: std::collections::HashSet<String> = (0..60).map(|color| paint(color).fill).collect();
        assert_eq!(different.len(), 60);
    }

    #[test]
    fn dark_and_light_are_those_of_all_pictures() {
        assert_eq!([rgb(INK), rgb(PAPER)], [DARK, LIGHT]);
    }
}
