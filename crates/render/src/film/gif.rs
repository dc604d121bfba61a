//! The film as a GIF. Each frame holds only the rectangle that changed, and in it only the pixels that did; the others are
//! transparent, which packs well. The same film has the same bytes every time.

mod canvas;
mod letters;
mod outline;
mod palette;
mod patches;

use std::borrow::Cow;

use ::gif::{DisposalMethod, Encoder, Frame, Repeat};

use self::canvas::Canvas;
use self::palette::{Palette, TRANSPARENT};
use self::patches::Patch;
use super::{Film, TALL, WIDE};

/// Draws the film: 760 × 480 pixels, looping for ever.
pub fn gif(film: &Film) -> Vec<u8> {
    let (wide, tall) = (WIDE as u16, TALL as u16);
    let mut palette = Palette::new(film);
    let mut canvas = Canvas::new(film);
    let mut encoder = Encoder::new(Vec::new(), wide, tall, palette.bytes()).expect("a palette of at most 256 colours");
    encoder.set_repeat(Repeat::Infinite).expect("a vector takes all that is written");
    let mut shown = vec![TRANSPARENT; usize::from(wide) * usize::from(tall)];
    for i in 0..film.frames.len() {
        let mut next = shown.clone();
        for patch in canvas.show(i) {
            for y in patch.top..patch.bottom {
                let row = usize::from(y) * usize::from(wide);
                let mut before = None;
                for x in row + usize::from(patch.left)..row + usize::from(patch.right) {
                    let pixel = canvas.pixel(x);
                    // Most pixels are like the one before.
                    next[x] = if before == Some(pixel) { next[x - 1] } else { palette.nearest(pixel) };
                    before = Some(pixel);
                }
            }
        }
        let patch = changed(&shown, &next, usize::from(wide));
        let frame = Frame {
            delay: film.frames[i].hundredths,
            dispose: DisposalMethod::Keep,
            transparent: Some(TRANSPARENT),
            left: patch.left,
            top: patch.top,
            width: patch.right - patch.left,
            height: patch.bottom - patch.top,
            buffer: Cow::Owned(cut(&shown, &next, patch, usize::from(wide))),
            ..Frame::default()
        };
        encoder.write_frame(&frame).expect("a vector takes all that is written");
        shown = next;
    }
    encoder.into_inner().expect("a vector takes all that is written")
}

/// The smallest rectangle around all pixels that changed, at least one pixel.
fn changed(shown: &[u8], next: &[u8], wide: usize) -> Patch {
    let mut patch: Option<Patch> = None;
    for (y, (old, new)) in (0..).zip(shown.chunks(wide).zip(next.chunks(wide))) {
        let differs = |(a, b): (&u8, &u8)| a != b;
        let Some(left) = old.iter().zip(new).position(differs) else { continue };
        let right = old.iter().zip(new).rposition(differs).unwrap_or(left);
        let row = Patch { left: left as u16, top: y, right: right as u16 + 1, bottom: y + 1 };
        patch = Some(patch.map_or(row, |patch| patch.with(row)));
    }
    patch.unwrap_or(Patch { left: 0, top: 0, right: 1, bottom: 1 })
}

/// The pixels of a rectangle, transparent where nothing changed. But where what was there is the colour that goes on from the
/// left, it is written again: runs that go on pack better, by a tenth for 8 queens.
fn cut(shown: &[u8], next: &[u8], patch: Patch, wide: usize) -> Vec<u8> {
    let mut out = Vec::with_capacity(usize::from(patch.right - patch.left) * usize::from(patch.bottom - patch.top));
    let mut before = TRANSPARENT;
    for y in usize::from(patch.top)..usize::from(patch.bottom) {
        let row = y * wide + usize::from(patch.left)..y * wide + usize::from(patch.right);
        for (&old, &new) in shown[row.clone()].iter().zip(&next[row]) {
            before = if old == new && before != new { TRANSPARENT } else { new };
            out.push(before);
        }
    }
    out
}

/// In how many pixels a frame differs to the eye, painted over the one before and painted on its own: the most of any frame.
#[cfg(test)]
pub(super) fn stale(film: &Film) -> usize {
    let mut canvas = Canvas::new(film);
    let frames = (0..film.frames.len()).map(|i| {
        canvas.show(i);
        let mut alone = Canvas::new(film);
        alone.show(i);
        let differs = |at: &usize| {
            let parts = canvas.pixel(*at).into_iter().zip(alone.pixel(*at));
            parts.map(|(one, other)| one.abs_diff(other)).max() > Some(3)
        };
        (0..(WIDE * TALL) as usize).filter(differs).count()
    });
    frames.max().unwrap_or(0)
}
