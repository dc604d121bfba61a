//! What the SVG pictures share: a page with its own background, escaped text, short numbers, one set of colours and
//! signs. Every picture is legible on a light and on a dark page, because it never relies on the page's colour.

/// The colours of all pictures. Each keeps a contrast of at least 4.5 to the paper where it carries text or a sign.
pub(crate) mod colour {
    pub(crate) const PAPER: &str = "#ffffff";
    pub(crate) const INK: &str = "#1f2933";
    pub(crate) const QUIET: &str = "#5f6b7a";
    pub(crate) const FAINT: &str = "#e3e8ee";
    pub(crate) const BLUE: &str = "#1f62c4";
    pub(crate) const RED: &str = "#c62828";
    pub(crate) const GREEN: &str = "#23803a";
}

/// Where a text is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// A picture in the making.
pub(crate) struct Page {
    out: String,
}

impl Page {
    /// Opens a page of this size; readers of screens and hovering mice are told the title.
    pub(crate) fn new(width: f64, height: f64, title: &str) -> Self {
        let (w, h) = (number(width), number(height));
        let fonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
        let mut page = Page { out: String::new() };
        page.push(&format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\" \
             role=\"img\" font-family=\"{fonts}\">"
        ));
        page.push(&format!("<title>{}</title>", escape(title)));
        page.push(&format!("<rect width=\"{w}\" height=\"{h}\" rx=\"8\" fill=\"{}\"/>", colour::PAPER));
        page
    }

    /// Adds a line of markup as it is.
    pub(crate) fn push(&mut self, markup: &str) {
        self.out.push_str(markup);
        self.out.push('\n');
    }

    /// Adds a path; `style` is attributes as they are.
    pub(crate) fn path(&mut self, d: &str, style: &str) {
        self.push(&format!("<path d=\"{d}\" {style}/>"));
    }

    /// Adds a rectangle.
    pub(crate) fn rect(&mut self, x: f64, y: f64, width: f64, height: f64, style: &str) {
        let [x, y, w, h] = [x, y, width, height].map(number);
        self.push(&format!("<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" {style}/>"));
    }

    /// Adds a text on its base line; `style` is attributes as they are.
    pub(crate) fn text(&mut self, (x, y): (f64, f64), size: f64, anchor: Anchor, style: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let ([x, y, size], text) = ([x, y, size].map(number), escape(text));
        self.push(&format!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{anchor} {style}>{text}</text>"));
    }

    /// Adds a heading.
    pub(crate) fn heading(&mut self, at: (f64, f64), text: &str) {
        self.text(at, 16.0, Anchor::Start, &format!("font-weight=\"600\" {}", fill(colour::INK)), text);
    }

    /// Hands over what was drawn so far: a long picture is never held whole.
    pub(crate) fn flush(&mut self, out: &mut dyn std::fmt::Write) -> std::fmt::Result {
        out.write_str(&self.out)?;
        self.out.clear();
        Ok(())
    }

    /// Closes the page.
    pub(crate) fn finish(mut self) -> String {
        self.push("</svg>");
        self.out
    }
}

/// The attribute for this fill.
pub(crate) fn fill(colour: &str) -> String {
    format!("fill=\"{colour}\"")
}

/// The attributes for lines of this colour and width.
pub(crate) fn stroke(colour: &str, width: f64) -> String {
    format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\"", number(width))
}

/// A group with a text that appears when the mouse rests on it.
pub(crate) fn hover(title: &str) -> String {
    format!("<g><title>{}</title>", escape(title))
}

/// A sign around a point, `r` from its centre to its edge, as the data of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    Circle,
    Square,
    Diamond,
    Triangle,
    TriangleDown,
    Cross,
    Plus,
    Star,
}

impl Sign {
    /// Draws it; `Cross` and `Plus` are lines, the others areas.
    pub(crate) fn path(self, x: f64, y: f64, r: f64) -> String {
        let corners = |points: &[(f64, f64)]| {
            let points: Vec<String> =
                points.iter().map(|(dx, dy)| format!("{} {}", number(x + dx * r), number(y + dy * r))).collect();
            format!("M{}Z", points.join("L"))
        };
        let strokes = |a: (f64, f64), b: (f64, f64)| {
            let line = |(dx, dy): (f64, f64)| {
                let [x1, y1, x2, y2] = [x - dx * r, y - dy * r, x + dx * r, y + dy * r].map(number);
                format!("M{x1} {y1}L{x2} {y2}")
            };
            line(a) + &line(b)
        };
        match self {
            Sign::Circle => {
                let [left, y, r, d] = [x - r, y, r, 2.0 * r].map(number);
                format!("M{left} {y}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0Z")
            }
            Sign::Square => corners(&[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]),
            Sign::Diamond => corners(&[(0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)]),
            Sign::Triangle => corners(&[(0.0, -1.15), (1.15, 0.9), (-1.15, 0.9)]),
            Sign::TriangleDown => corners(&[(0.0, 1.15), (1.15, -0.9), (-1.15, -0.9)]),
            Sign::Star => {
                let point = |i: u32| {
                    let reach = if i.is_multiple_of(2) { 1.5 } else { 0.6 };
                    let turn = f64::from(i) * std::f64::consts::PI / 5.0;
                    (reach * turn.sin(), -reach * turn.cos())
                };
                corners(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(point))
            }
            Sign::Cross => strokes((0.9, 0.9), (-0.9, 0.9)),
            Sign::Plus => strokes((1.1, 0.0), (0.0, 1.1)),
        }
    }

    /// Is it made of lines only?
    pub(crate) fn is_lines(self) -> bool {
        matches!(self, Sign::Cross | Sign::Plus)
    }
}

/// Writes a coordinate with at most two decimals.
pub(crate) fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_string() } else { text.to_string() }
}

/// Writes text so that XML reads it as text; characters that XML cannot hold become `�`.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' | '\t' => out.push(' '),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

/// About how wide a text is. Fonts differ, so this is generous: wide Latin letters, and full squares beyond them.
pub(crate) fn width(text: &str, size: f64) -> f64 {
    let ems: f64 = text
        .chars()
        .map(|c| match c {
            'i' | 'j' | 'l' | 't' | 'f' | ' ' | '.' | ',' | ':' | ';' | '\'' | '|' | '(' | ')' => 0.36,
            'm' | 'w' | 'M' | 'W' | '%' => 0.95,
            c if c < '\u{2e80}' => 0.62,
            _ => 1.05,
        })
        .sum();
    ems * size
}

/// The text cut to at most `most` characters, the last of them `…` if some are left out.
pub(crate) fn shorten(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_string();
    }
    text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_at_most_two_decimals_and_no_empty_ones() {
        assert_eq!([0.0, -0.001, 1.5, 2.0, 1.0 / 3.0, 120.0].map(number), ["0", "0", "1.5", "2", "0.33", "120"]);
    }

    #[test]
    fn markup_in_a_text_stays_text() {
        assert_eq!(escape("a<b & \"c\"\u{0}\n"), "a&lt;b &amp; &quot;c&quot;\u{fffd} ");
    }

    #[test]
    fn a_long_text_is_shortened_and_a_short_one_is_not() {
        assert_eq!(shorten("queens", 6), "queens");
        assert_eq!(shorten("queens", 4), "que…");
    }
}
