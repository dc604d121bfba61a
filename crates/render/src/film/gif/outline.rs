//! Shapes as outlines that can be filled or stroked: rectangles, circles, and the data of paths.

use tiny_skia::{Path, PathBuilder, Rect, Transform};

use crate::shape::Form;
use crate::shape::svg::{BALLS, QUEEN};

/// The outline of a shape; `None` for a text, or if there is nothing to draw.
pub(super) fn outline(form: &Form) -> Option<Path> {
    match form {
        Form::Rect { x, y, wide, tall, round } => {
            let [x, y, w, h, r] = [x, y, wide, tall, round].map(|length| length.get() as f32);
            rounded(x, y, w, h, r)
        }
        Form::Circle { x, y, r } => {
            let [x, y, r] = [x, y, r].map(|length| length.get() as f32);
            PathBuilder::from_circle(x, y, r)
        }
        Form::Path(d) => read(d),
        Form::Queen { x, y, side } => {
            let mut crown = PathBuilder::new();
            crown.push_path(&read(QUEEN)?);
            for (x, y) in BALLS {
                crown.push_circle(x as f32, y as f32, 6.0);
            }
            let scale = (side.get() / 100.0) as f32;
            crown.finish()?.transform(Transform::from_row(scale, 0.0, 0.0, scale, x.get() as f32, y.get() as f32))
        }
        Form::Text(_) => None,
    }
}

fn rounded(x: f32, y: f32, w: f32, h: f32, r: f32) -> Option<Path> {
    if r <= 0.0 {
        return Rect::from_xywh(x, y, w, h).map(PathBuilder::from_rect);
    }
    let (right, bottom) = (x + w, y + h);
    let mut path = PathBuilder::new();
    path.move_to(x + r, y);
    path.line_to(right - r, y);
    path.quad_to(right, y, right, y + r);
    path.line_to(right, bottom - r);
    path.quad_to(right, bottom, right - r, bottom);
    path.line_to(x + r, bottom);
    path.quad_to(x, bottom, x, bottom - r);
    path.line_to(x, y + r);
    path.quad_to(x, y, x + r, y);
    path.close();
    path.finish()
}

/// Reads the data of a path: M L H V Q Z, m l h v z. Our own pictures have no other commands here.
fn read(d: &str) -> Option<Path> {
    let mut path = PathBuilder::new();
    let (mut x, mut y) = (0.0, 0.0);
    let mut start = (0.0, 0.0);
    let mut rest = d;
    while let Some(command) = rest.chars().next() {
        rest = &rest[command.len_utf8()..];
        let end = rest.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let numbers: Vec<f32> = rest[..end].split([' ', ',']).filter_map(|number| number.parse().ok()).collect();
        rest = &rest[end..];
        let (dx, dy) = if command.is_ascii_lowercase() { (x, y) } else { (0.0, 0.0) };
        match (command.to_ascii_uppercase(), &numbers[..]) {
            ('M', &[to_x, to_y]) => {
                (x, y) = (to_x + dx, to_y + dy);
                start = (x, y);
                path.move_to(x, y);
            }
            ('L', &[to_x, to_y]) => {
                (x, y) = (to_x + dx, to_y + dy);
                path.line_to(x, y);
            }
            ('H', &[to_x]) => {
                x = to_x + dx;
                path.line_to(x, y);
            }
            ('V', &[to_y]) => {
                y = to_y + dy;
                path.line_to(x, y);
            }
            ('Q', &[by_x, by_y, to_x, to_y]) => {
                path.quad_to(by_x + dx, by_y + dy, to_x + dx, to_y + dy);
                (x, y) = (to_x + dx, to_y + dy);
            }
            ('Z', &[]) => {
                (x, y) = start;
                path.close();
            }
            (command, numbers) => panic!("a path of our own has the command {command} with {} numbers", numbers.len()),
        }
    }
    path.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_read_with_their_relative_commands() {
        let path = read("M1 2h3v4h-3z").unwrap();
        let bounds = path.bounds();
        assert_eq!((bounds.left(), bounds.top(), bounds.right(), bounds.bottom()), (1.0, 2.0, 4.0, 6.0));
        let bounds = read("M0 0L-2.5 3Q4 5 6 7V9H1Z").unwrap().bounds();
        assert_eq!((bounds.left(), bounds.bottom()), (-2.5, 9.0));
        assert!(read("").is_none());
        assert!(read(QUEEN).is_some());
    }
}
