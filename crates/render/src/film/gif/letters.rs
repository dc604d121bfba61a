//! Text from a font of bitmaps: Noto Sans Mono, Latin letters with their accents. Its four sizes are sharp; a text of a size
//! between has the next smaller letters, and one that is larger than all has magnified ones. What the font lacks is written
//! with what it has.

use noto_sans_mono_bitmap::{FontWeight, RasterHeight, get_raster, get_raster_width};

use super::patches::Patch;
use crate::shape::{Anchor, Text};

/// The font size is this share of the height of its bitmaps.
const SIZE: f64 = 0.734;

/// How far down the base line is, as a share of the height.
const BASE: f64 = 0.785;

/// A text with its letters placed.
pub(super) struct PlacedText {
    text: String,
    weight: FontWeight,
    height: RasterHeight,
    /// How much larger than its bitmap a letter is.
    scale: f64,
    left: f64,
    top: f64,
}

impl PlacedText {
    pub(super) fn new(text: &Text) -> Self {
        let size = text.size.get();
        let heights = [RasterHeight::Size32, RasterHeight::Size24, RasterHeight::Size20, RasterHeight::Size16];
        // A tenth too large is not seen.
        let fits = |height: &RasterHeight| height.val() as f64 * SIZE <= size * 1.1;
        let height = heights.into_iter().find(fits).unwrap_or(RasterHeight::Size16);
        let natural = height.val() as f64 * SIZE;
        let is_between = (natural * 0.9..natural * 1.3).contains(&size);
        let scale = if is_between { 1.0 } else { size / natural };
        let weight = if text.bold { FontWeight::Bold } else { FontWeight::Regular };
        let letters: String = text.text.chars().flat_map(|c| known(c, weight, height)).collect();
        let step = get_raster_width(weight, height) as f64 * scale;
        let wide = letters.chars().count() as f64 * step;
        let left = text.x.get()
            - match text.anchor {
                Anchor::Start => 0.0,
                Anchor::Middle => wide / 2.0,
                Anchor::End => wide,
            };
        let top = text.y.get() - height.val() as f64 * scale * BASE;
        PlacedText { text: letters, weight, height, scale, left: left.round(), top: top.round() }
    }

    /// Left, top, right, bottom.
    pub(super) fn bounds(&self) -> [f64; 4] {
        let step = get_raster_width(self.weight, self.height) as f64 * self.scale;
        let right = self.left + self.text.chars().count() as f64 * step;
        [self.left, self.top, right, self.top + self.height.val() as f64 * self.scale]
    }

    /// Tells each pixel inside a patch how much of it is covered, from 0 to 1.
    pub(super) fn draw(&self, patch: Patch, mut paint: impl FnMut(u16, u16, f64)) {
        let step = get_raster_width(self.weight, self.height) as f64 * self.scale;
        for (i, letter) in self.text.chars().enumerate() {
            let Some(bitmap) = get_raster(letter, self.weight, self.height) else { continue };
            let left = self.left + i as f64 * step;
            let (right, bottom) = (left + step, self.top + bitmap.height() as f64 * self.scale);
            let covered = |x: f64, y: f64| -> f64 {
                if x < 0.0 || y < 0.0 {
                    return 0.0;
                }
                f64::from(bitmap.pixel(x as usize, y as usize).unwrap_or(0)) / 255.0
            };
            let (first_x, last_x) = (left.floor().max(patch.left.into()), right.ceil().min(patch.right.into()));
            let (first_y, last_y) = (self.top.floor().max(patch.top.into()), bottom.ceil().min(patch.bottom.into()));
            for y in first_y as u16..last_y.max(0.0) as u16 {
                for x in first_x as u16..last_x.max(0.0) as u16 {
                    // The point of the bitmap that lies in the middle of this pixel, from the middles of its four neighbours.
                    let (u, v) = (
                        (f64::from(x) + 0.5 - left) / self.scale - 0.5,
                        (f64::from(y) + 0.5 - self.top) / self.scale - 0.5,
                    );
                    let (a, b) = (u.floor(), v.floor());
                    let (right, down) = (u - a, v - b);
                    let above = covered(a, b) * (1.0 - right) + covered(a + 1.0, b) * right;
                    let below = covered(a, b + 1.0) * (1.0 - right) + covered(a + 1.0, b + 1.0) * right;
                    let share = above * (1.0 - down) + below * down;
                    if share > 0.0 {
                        paint(x, y, share);
                    }
                }
            }
        }
    }
}

/// A character in letters that the font has.
fn known(c: char, weight: FontWeight, height: RasterHeight) -> Vec<char> {
    if c != ' ' && get_raster(c, weight, height).is_some() {
        return vec![c];
    }
    let instead = match c {
        '…' => "...",
        '–' | '—' | '−' | '‐' | '‑' => "-",
        '‘' | '’' | '′' => "'",
        '“' | '”' | '″' => "\"",
        '•' | '∙' => "·",
        '→' => "->",
        '←' => "<-",
        '≤' => "<=",
        '≥' => ">=",
        '≠' => "!=",
        '≈' => "~",
        c if c.is_whitespace() => " ",
        c if c.is_control() => "",
        _ => "?",
    };
    instead.chars().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_with_accents_are_there_and_others_are_replaced() {
        let written = |text: &str| -> String {
            text.chars().flat_map(|c| known(c, FontWeight::Regular, RasterHeight::Size20)).collect()
        };
        assert_eq!(written("égalité · façana 5×5 œuf"), "égalité · façana 5×5 œuf");
        assert_eq!(written("a…b – c ≥ d\u{202f}! 漢\n"), "a...b - c >= d ! ? ");
    }
}
