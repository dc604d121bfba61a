//! The choices themselves, one a line, the newest last.

use words::say;

use super::canvas::Canvas;
use super::{Role, View, around};

/// Writes them; says which part they are, if not all.
pub(super) fn choices(view: &View<'_>, canvas: &mut Canvas) -> Option<String> {
    let blamed = |depth: usize| {
        let reason = view.refused.filter(|_| view.why).and_then(|refused| refused.reason.as_ref());
        reason.is_some_and(|reason| reason.blames.contains(&depth))
    };
    let lines = view.path.len() + usize::from(view.refused.is_some());
    if lines == 0 {
        canvas.write(0, 0, &say!("render-stage-nothing"), Role::Line);
        return None;
    }
    let seen = canvas.room.high.min(lines);
    let first = lines - seen;
    let wide = lines.to_string().len();
    for (y, depth) in (first..lines).enumerate() {
        let (label, role) = match view.path.get(depth) {
            Some(made) if blamed(depth) => (&made.label, Role::Culprit),
            Some(made) if view.solved => (&made.label, Role::Solved),
            Some(made) if view.fresh && depth + 1 == view.path.len() => (&made.label, Role::Fresh),
            Some(made) => (&made.label, Role::Held),
            None => (&view.refused.expect("the line after the choices made").label, Role::Tried),
        };
        canvas.write(0, y, &format!("{:>wide$}", depth + 1), Role::Line);
        let [left, right] = around(role, canvas.ascii);
        let long = label.chars().count();
        canvas.put(wide + 1, y, left, role);
        canvas.write(wide + 2, y, label, role);
        canvas.put(wide + 2 + long, y, right, role);
    }
    (first > 0).then(|| say!("render-stage-last", seen = seen, n = lines))
}
