//! What pictures of boards are made of: few kinds of shapes, in whole hundredths of a pixel, so that two shapes are equal or not. What
//! stays over many frames is then known to stay: the SVG writes it once, and the GIF leaves its pixels alone.

pub(crate) mod svg;

use std::collections::HashMap;
use std::rc::Rc;

pub(crate) use crate::svg::Anchor;

/// A length in hundredths of a pixel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Px(i32);

impl Px {
    pub(crate) fn get(self) -> f64 {
        f64::from(self.0) / 100.0
    }
}

/// This length, to the nearest hundredth of a pixel.
pub(crate) fn px(pixels: f64) -> Px {
    Px((pixels * 100.0).round() as i32)
}

/// Red, green, blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Ink(pub(crate) [u8; 3]);

impl Ink {
    /// The colour that is written so: `#1f62c4`.
    pub(crate) fn of(hex: &str) -> Self {
        let part = |at: usize| hex.get(at..at + 2).and_then(|part| u8::from_str_radix(part, 16).ok()).unwrap_or(0);
        Ink([1, 3, 5].map(part))
    }

    pub(crate) fn hex(self) -> String {
        let [r, g, b] = self.0;
        format!("#{r:02x}{g:02x}{b:02x}")
    }
}

/// What lies above what. In a layer, what comes first in a frame lies below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Layer {
    /// The line of a tour.
    Line,
    /// Discs, queens, filled cells.
    Mark,
    /// What is written on marks.
    Sign,
    /// What tells of the last step: rings, lines, crosses, the frame of a solution; and the text beside the board.
    Over,
    /// The place on the trail, which moves with every frame.
    Place,
}

/// A shape and how it is painted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Shape {
    pub(crate) layer: Layer,
    pub(crate) form: Form,
    pub(crate) fill: Option<Ink>,
    pub(crate) stroke: Option<(Ink, Px)>,
    pub(crate) dashed: bool,
    /// In percent.
    pub(crate) opacity: u8,
}

/// What a shape looks like.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Form {
    Rect {
        x: Px,
        y: Px,
        wide: Px,
        tall: Px,
        round: Px,
    },
    Circle {
        x: Px,
        y: Px,
        r: Px,
    },
    /// Data of a path, with the commands M L H V Q Z and m l h v z. Where its areas overlap twice, nothing is filled.
    Path(String),
    /// A queen on a square.
    Queen {
        x: Px,
        y: Px,
        side: Px,
    },
    Text(Text),
}

/// A line of text on its base line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Text {
    pub(crate) x: Px,
    pub(crate) y: Px,
    pub(crate) size: Px,
    pub(crate) anchor: Anchor,
    pub(crate) bold: bool,
    pub(crate) slanted: bool,
    /// Is there a light edge around the letters?
    pub(crate) halo: bool,
    pub(crate) text: String,
}

/// Shapes that a frame shares with others.
pub(crate) type Shapes = Vec<Rc<Shape>>;

impl Shape {
    fn new(layer: Layer, form: Form) -> Self {
        Shape { layer, form, fill: None, stroke: None, dashed: false, opacity: 100 }
    }

    pub(crate) fn rect(layer: Layer, (x, y): (f64, f64), (wide, tall): (f64, f64), round: f64) -> Self {
        let [x, y, wide, tall, round] = [x, y, wide, tall, round].map(px);
        Self::new(layer, Form::Rect { x, y, wide, tall, round })
    }

    pub(crate) fn circle(layer: Layer, (x, y): (f64, f64), r: f64) -> Self {
        let [x, y, r] = [x, y, r].map(px);
        Self::new(layer, Form::Circle { x, y, r })
    }

    pub(crate) fn path(layer: Layer, d: impl Into<String>) -> Self {
        Self::new(layer, Form::Path(d.into()))
    }

    pub(crate) fn queen(layer: Layer, (x, y): (f64, f64), side: f64) -> Self {
        let [x, y, side] = [x, y, side].map(px);
        Self::new(layer, Form::Queen { x, y, side })
    }

    pub(crate) fn text(layer: Layer, (x, y): (f64, f64), size: f64, anchor: Anchor, text: impl Into<String>) -> Self {
        let [x, y, size] = [x, y, size].map(px);
        let (bold, slanted, halo) = (false, false, false);
        Self::new(layer, Form::Text(Text { x, y, size, anchor, bold, slanted, halo, text: text.into() }))
    }

    pub(crate) fn fill(mut self, hex: &str) -> Self {
        self.fill = Some(Ink::of(hex));
        self
    }

    pub(crate) fn stroke(mut self, hex: &str, wide: f64) -> Self {
        self.stroke = Some((Ink::of(hex), px(wide)));
        self
    }

    pub(crate) fn dashed(mut self) -> Self {
        self.dashed = true;
        self
    }

    pub(crate) fn faded(mut self, opacity: u8) -> Self {
        self.opacity = opacity;
        self
    }

    pub(crate) fn bold(self) -> Self {
        self.written(|text| text.bold = true)
    }

    pub(crate) fn slanted(self) -> Self {
        self.written(|text| text.slanted = true)
    }

    pub(crate) fn halo(self) -> Self {
        self.written(|text| text.halo = true)
    }

    fn written(mut self, change: impl FnOnce(&mut Text)) -> Self {
        if let Form::Text(text) = &mut self.form {
            change(text);
        }
        self
    }
}

/// Shapes that several frames may have.
pub(crate) fn shared(shapes: Vec<Shape>) -> Shapes {
    shapes.into_iter().map(Rc::new).collect()
}

/// Numbers all shapes, those below first: each different shape once, and each frame by its numbers in order.
pub(crate) fn number(frames: &[Shapes]) -> (Vec<Shape>, Vec<Vec<u32>>) {
    // Most shapes are met again by their address, which is quicker than by what they are.
    let (mut by_address, mut by_shape) = (HashMap::new(), HashMap::new());
    let mut met: Vec<Rc<Shape>> = Vec::new();
    let mut frames: Vec<Vec<u32>> = frames
        .iter()
        .map(|shapes| {
            let number = |shape: &Rc<Shape>| {
                *by_address.entry(Rc::as_ptr(shape)).or_insert_with(|| {
                    *by_shape.entry(shape.clone()).or_insert_with(|| {
                        met.push(shape.clone());
                        met.len() as u32 - 1
                    })
                })
            };
            shapes.iter().map(number).collect()
        })
        .collect();
    let mut order: Vec<u32> = (0..met.len() as u32).collect();
    order.sort_by_key(|&i| met[i as usize].layer);
    let mut place = vec![0; order.len()];
    for (new, &old) in (0..).zip(&order) {
        place[old as usize] = new;
    }
    for frame in &mut frames {
        for number in &mut *frame {
            *number = place[*number as usize];
        }
        frame.sort_unstable();
        frame.dedup();
    }
    (order.into_iter().map(|old| Shape::clone(&met[old as usize])).collect(), frames)
}
