//! The counters, and a small profile: a bar for each depth.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use render::numbers::thousands;
use words::say;

use super::look::Look;
use crate::session::Session;

/// The counters in the lines there are.
pub(super) fn lines<'a>(session: &Session, area: Rect, look: &Look) -> Vec<Line<'a>> {
    let stats = session.player.stats();
    let profile = stats.profile.unwrap_or_default();
    let counter = |name: &'static str, value: Option<u64>| Some((name, value?));
    let player = &session.player;
    let first = [
        counter("step", Some(player.steps())),
        counter("visits", stats.visits),
        counter("checks", stats.checks),
        counter("rejections", stats.rejections),
    ];
    let second = [
        counter("dead-ends", stats.dead_ends),
        counter("solutions", Some(player.solutions())),
        counter("depth", Some(player.path().len() as u64)),
    ];
    let wide = usize::from(area.width);
    if area.height == 1 {
        return vec![row(&[first[0], first[1], second[1], second[2]], wide, look)];
    }
    let mut rows = vec![row(&first, wide, look), row(&second, wide, look)];
    let room = wide.saturating_sub(rows[1].width() + 3);
    let label = if room > 40 { say!("watch-per-depth") + " " } else { String::new() };
    let bars = bars(&profile, room.saturating_sub(label.chars().count()).min(80), look.ascii);
    if !bars.is_empty() {
        rows[1].push_span(Span::styled(format!("   {label}"), look.faint()));
        rows[1].push_span(Span::raw(bars));
    }
    rows
}

fn row<'a>(counters: &[Option<(&str, u64)>], wide: usize, look: &Look) -> Line<'a> {
    let write = |long: bool| {
        let mut line = Line::default();
        for &(name, value) in counters.iter().flatten() {
            let gap = if line.spans.is_empty() { "" } else { "  " };
            let name = if long { say!(format!("watch-counter-{name}")) } else { say!(format!("watch-short-{name}")) };
            line.push_span(Span::styled(format!("{gap}{name} "), look.faint()));
            line.push_span(Span::styled(thousands(value.into()), look.bold()));
        }
        line
    };
    let long = write(true);
    if long.width() <= wide { long } else { write(false) }
}

/// A bar for each depth, for several where there are more depths than room.
fn bars(profile: &[u64], room: usize, ascii: bool) -> String {
    if room == 0 || profile.is_empty() {
        return String::new();
    }
    let signs: Vec<char> = if ascii { ".:-=+*#@" } else { "▁▂▃▄▅▆▇█" }.chars().collect();
    let sums: Vec<u128> = profile
        .chunks(profile.len().div_ceil(room))
        .map(|depths| depths.iter().map(|&visits| u128::from(visits)).sum())
        .collect();
    let largest = sums.iter().copied().max().unwrap_or(0).max(1);
    let bar = |&visits: &u128| match visits {
        0 => ' ',
        _ => signs[(visits * signs.len() as u128).div_ceil(largest) as usize - 1],
    };
    sums.iter().map(bar).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_rise_with_the_visits_and_never_take_more_room() {
        assert_eq!(bars(&[1, 8, 42, 140, 344, 568, 550, 312, 92], 20, true), "...:+@@+:");
        assert_eq!(bars(&[1, 8, 42, 140, 344, 568, 550, 312, 92], 20, false).chars().count(), 9);
        assert_eq!(bars(&[7; 1_000], 20, false).chars().count(), 20);
        assert_eq!(bars(&[], 20, false), "");
        assert_eq!(bars(&[u64::MAX; 3], 2, true), "@=");
    }
}
