//! Shapes as the markup of SVG.

use std::fmt::Write;

use super::{Anchor, Form, Ink, Shape, Text};
use crate::svg::{Page, colour, escape, number};

/// What every text is unless it says otherwise.
const USUAL: f64 = 14.5;

/// A crown of five points with its band and foot, on a square of 100 × 100. Glyphs of fonts differ, and some have none.
pub(crate) const QUEEN: &str = "M24 71L11 36L30 55L31 25L43 51L50 20L57 51L69 25L70 55L89 36L76 71Q50 65 24 71Z\
                     M23 74Q50 68 77 74L79 81Q50 75 21 81Z\
                     M19 85Q50 78 81 85V92H19Z";

/// The balls on the points of the crown.
pub(crate) const BALLS: [(u32, u32); 5] = [(10, 32), (31, 21), (50, 16), (69, 21), (90, 32)];

/// Opens the group of these shapes.
pub(crate) fn begin<'a>(page: &mut Page, mut shapes: impl Iterator<Item = &'a Shape>) {
    if shapes.any(|shape| matches!(shape.form, Form::Queen { .. })) {
        page.push(&queen());
    }
    let (size, ink) = (number(USUAL), colour::INK);
    page.push(&format!("<g font-size=\"{size}\" fill=\"{ink}\" fill-rule=\"evenodd\">"));
}

/// A picture of these shapes that does not move.
pub(crate) fn still((wide, tall): (f64, f64), title: &str, mut shapes: Vec<Shape>) -> String {
    let mut page = Page::new(wide, tall, title);
    shapes.sort_by_key(|shape| shape.layer);
    begin(&mut page, shapes.iter());
    for shape in &shapes {
        page.push(&written(shape));
    }
    page.push("</g>");
    page.finish()
}

/// The queen, to be used on many squares.
fn queen() -> String {
    let mut out = "<defs><g id=\"queen\" stroke=\"#fffdf7\" stroke-width=\"5\" paint-order=\"stroke\" \
                   stroke-linejoin=\"round\" fill-rule=\"nonzero\">"
        .to_string();
    let _ = write!(out, "<path d=\"{QUEEN}\"/>");
    for (cx, cy) in BALLS {
        let _ = write!(out, "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"6\"/>");
    }
    out + "</g></defs>"
}

/// A shape as markup.
pub(crate) fn written(shape: &Shape) -> String {
    let style = style(shape);
    match &shape.form {
        Form::Rect { x, y, wide, tall, round } => {
            let [x, y, wide, tall, r] = [x, y, wide, tall, round].map(|length| number(length.get()));
            let round = if r == "0" { String::new() } else { format!(" rx=\"{r}\"") };
            format!("<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{tall}\"{round}{style}/>")
        }
        Form::Circle { x, y, r } => {
            let [x, y, r] = [x, y, r].map(|length| number(length.get()));
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\"{style}/>")
        }
        Form::Path(d) => format!("<path d=\"{d}\"{style}/>"),
        Form::Queen { x, y, side } => {
            let ([x, y], scale) = ([x, y].map(|length| number(length.get())), side.get() / 100.0);
            format!("<use href=\"#queen\" transform=\"translate({x} {y}) scale({scale:.4})\"{style}/>")
        }
        Form::Text(text) => format!("<text{}{style}>{}</text>", letters(text), escape(&text.text)),
    }
}

/// How a text is set, as attributes.
fn letters(text: &Text) -> String {
    let [x, y, size] = [text.x, text.y, text.size].map(|length| number(length.get()));
    let mut out = format!(" x=\"{x}\" y=\"{y}\"");
    if text.size.get() != USUAL {
        let _ = write!(out, " font-size=\"{size}\"");
    }
    match text.anchor {
        Anchor::Start => {}
        Anchor::Middle => out.push_str(" text-anchor=\"middle\""),
        Anchor::End => out.push_str(" text-anchor=\"end\""),
    }
    if text.bold {
        out.push_str(" font-weight=\"600\"");
    }
    if text.slanted {
        out.push_str(" font-style=\"italic\"");
    }
    if text.halo {
        let _ = write!(out, " stroke=\"{}\" stroke-width=\"3\" paint-order=\"stroke\"", colour::PAPER);
    }
    out
}

/// How a shape is painted, as attributes.
fn style(shape: &Shape) -> String {
    let mut out = String::new();
    match shape.fill {
        Some(fill) if fill == Ink::of(colour::INK) => {}
        Some(fill) => {
            let _ = write!(out, " fill=\"{}\"", fill.hex());
        }
        None => out.push_str(" fill=\"none\""),
    }
    if let Some((ink, wide)) = shape.stroke {
        let _ = write!(out, " stroke=\"{}\" stroke-width=\"{}\"", ink.hex(), number(wide.get()));
    }
    if shape.dashed {
        out.push_str(" stroke-dasharray=\"6 4\"");
    }
    if shape.opacity < 100 {
        let _ = write!(out, " opacity=\"{}\"", number(f64::from(shape.opacity) / 100.0));
    }
    out
}
