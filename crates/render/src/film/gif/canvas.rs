//! The picture on which the frames are painted, one after the other: only what changes from one to the next.

use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, Pixmap, PixmapMut, PremultipliedColorU8, Stroke, StrokeDash,
    Transform,
};

use super::letters::PlacedText;
use super::outline::outline;
use super::patches::{Patch, add};
use crate::film::{Film, TALL, WIDE};
use crate::shape::{Form, Ink, Shape};
use crate::svg::colour;

/// A shape, ready to be painted.
struct Prepared<'a> {
    shape: &'a Shape,
    outline: Option<Path>,
    line: Option<PlacedText>,
    /// Where it is; `None` if nothing of it can be seen.
    patch: Option<Patch>,
}

impl<'a> Prepared<'a> {
    fn new(shape: &'a Shape) -> Self {
        let (outline, line) = match &shape.form {
            Form::Text(text) => (None, Some(PlacedText::new(text))),
            form => (outline(form), None),
        };
        // Corners of strokes reach further than half the width; queens have an edge of their own.
        let edge = shape.stroke.map_or(1.0, |(_, wide)| wide.get() + 1.0);
        let bounds = match (&outline, &line) {
            (Some(path), _) => {
                let bounds = path.bounds();
                Some([bounds.left(), bounds.top(), bounds.right(), bounds.bottom()].map(f64::from))
            }
            (None, line) => line.as_ref().map(PlacedText::bounds),
        };
        let edge = if matches!(shape.form, Form::Queen { .. }) { 4.0 } else { edge };
        let patch = bounds.and_then(|[left, top, right, bottom]| {
            Patch::around(left - edge, top - edge, right + edge, bottom + edge, WIDE, TALL)
        });
        Prepared { shape, outline, line, patch }
    }

    /// Paints what of it is in a patch, on a picture of that patch.
    fn paint(&self, on: &mut PixmapMut, patch: Patch) {
        let to = Transform::from_translate(-f32::from(patch.left), -f32::from(patch.top));
        let opacity = f32::from(self.shape.opacity) / 100.0;
        if let Some(path) = &self.outline {
            if let Form::Queen { side, .. } = self.shape.form {
                // A light edge keeps the crown clear on dark squares.
                let wide = (side.get() * 0.05) as f32;
                on.stroke_path(path, &ink(Ink::of("#fffdf7"), opacity), &stroke(wide, false), to, None);
            }
            if let Some(fill) = self.shape.fill {
                // The parts of a crown overlap.
                let is_crown = matches!(self.shape.form, Form::Queen { .. });
                let rule = if is_crown { FillRule::Winding } else { FillRule::EvenOdd };
                on.fill_path(path, &ink(fill, opacity), rule, to, None);
            }
            if let Some((colour, wide)) = self.shape.stroke {
                on.stroke_path(path, &ink(colour, opacity), &stroke(wide.get() as f32, self.shape.dashed), to, None);
            }
        }
        if let (Some(line), Form::Text(text), Some(fill)) = (&self.line, &self.shape.form, self.shape.fill) {
            if text.halo {
                write(on, line, patch, Ink::of(colour::PAPER), f64::from(opacity), &AROUND);
            }
            write(on, line, patch, fill, f64::from(opacity), &[(0, 0)]);
        }
    }
}

/// Where a light edge of letters is.
const AROUND: [(i32, i32); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

fn ink(Ink([r, g, b]): Ink, opacity: f32) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    let mut color = Color::from_rgba8(r, g, b, 255);
    color.set_alpha(opacity);
    paint.set_color(color);
    paint
}

fn stroke(width: f32, dashed: bool) -> Stroke {
    let dash = if dashed { StrokeDash::new(vec![6.0, 4.0], 0.0) } else { None };
    Stroke { width, dash, line_join: LineJoin::Round, line_cap: LineCap::Butt, ..Stroke::default() }
}

/// Paints a line of text, moved by each of these.
fn write(on: &mut PixmapMut, line: &PlacedText, patch: Patch, Ink(ink): Ink, opacity: f64, moves: &[(i32, i32)]) {
    let (wide, tall) = (i32::from(patch.right - patch.left), i32::from(patch.bottom - patch.top));
    let pixels = on.pixels_mut();
    line.draw(patch, |x, y, share| {
        for (right, down) in moves {
            let (x, y) = (i32::from(x) - i32::from(patch.left) + right, i32::from(y) - i32::from(patch.top) + down);
            if !(0..wide).contains(&x) || !(0..tall).contains(&y) {
                continue;
            }
            let pixel = &mut pixels[(y * wide + x) as usize];
            // Few shades of each letter pack better, and look the same.
            let share = (share * 3.0).round() / 3.0 * opacity;
            let mix = |below: u8, above: u8| {
                (f64::from(below) * (1.0 - share) + f64::from(above) * share).round().clamp(0.0, 255.0) as u8
            };
            let (r, g, b) = (mix(pixel.red(), ink[0]), mix(pixel.green(), ink[1]), mix(pixel.blue(), ink[2]));
            *pixel = PremultipliedColorU8::from_rgba(r, g, b, 255).unwrap_or(*pixel);
        }
    });
}

/// The whole picture.
pub(super) struct Canvas<'a> {
    film: &'a Film,
    shapes: Vec<Prepared<'a>>,
    /// What is below all frames.
    ground: Pixmap,
    shown: Pixmap,
    /// The shapes that are shown now.
    now: &'a [u32],
}

impl<'a> Canvas<'a> {
    pub(super) fn new(film: &'a Film) -> Self {
        let mut ground = Pixmap::new(WIDE as u32, TALL as u32).expect("a picture of a usual size");
        ground.fill(Color::WHITE);
        let whole = Patch { left: 0, top: 0, right: WIDE as u16, bottom: TALL as u16 };
        for shape in &film.ground {
            Prepared::new(shape).paint(&mut ground.as_mut(), whole);
        }
        let shapes = film.shapes.iter().map(Prepared::new).collect();
        Canvas { film, shapes, shown: ground.clone(), ground, now: &[] }
    }

    /// Paints a frame and says where it differs from the one before.
    pub(super) fn show(&mut self, frame: usize) -> Vec<Patch> {
        let next = &self.film.frames[frame].shapes[..];
        let mut patches = Vec::new();
        if frame == 0 {
            patches.push(Patch { left: 0, top: 0, right: WIDE as u16, bottom: TALL as u16 });
        }
        for number in differing(self.now, next) {
            if let Some(patch) = self.shapes[number as usize].patch {
                add(&mut patches, patch);
            }
        }
        for &patch in &patches {
            self.repaint(patch, next);
        }
        self.now = next;
        patches
    }

    /// Paints a patch anew, with these shapes.
    fn repaint(&mut self, patch: Patch, shapes: &[u32]) {
        let (wide, tall) = (usize::from(patch.right - patch.left), usize::from(patch.bottom - patch.top));
        let Some(mut part) = Pixmap::new(wide as u32, tall as u32) else { return };
        let row = |y: usize| (usize::from(patch.top) + y) * WIDE as usize + usize::from(patch.left);
        for (y, pixels) in part.pixels_mut().chunks_mut(wide).enumerate() {
            pixels.copy_from_slice(&self.ground.pixels()[row(y)..row(y) + wide]);
        }
        for shape in shapes.iter().map(|&number| &self.shapes[number as usize]) {
            if shape.patch.is_some_and(|other| other.meets(patch)) {
                shape.paint(&mut part.as_mut(), patch);
            }
        }
        for (y, pixels) in part.pixels().chunks(wide).enumerate() {
            self.shown.pixels_mut()[row(y)..row(y) + wide].copy_from_slice(pixels);
        }
    }

    /// The colour of a pixel that is shown.
    pub(super) fn pixel(&self, at: usize) -> [u8; 3] {
        let pixel = self.shown.pixels()[at];
        [pixel.red(), pixel.green(), pixel.blue()]
    }
}

/// The numbers that are in one list and not in the other; both are in order.
fn differing(one: &[u32], other: &[u32]) -> Vec<u32> {
    let (mut one, mut other) = (one.iter().copied().peekable(), other.iter().copied().peekable());
    let mut out = Vec::new();
    loop {
        match (one.peek(), other.peek()) {
            (Some(a), Some(b)) if a == b => {
                one.next();
                other.next();
            }
            (Some(a), Some(b)) if a > b => out.extend(other.next()),
            (Some(_), _) => out.extend(one.next()),
            (None, Some(_)) => out.extend(other.next()),
            (None, None) => return out,
        }
    }
}
