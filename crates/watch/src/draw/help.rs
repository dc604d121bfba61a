//! The keys: a line of the most useful ones, and all of them on demand.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};
use words::say;

use super::look::{Look, Sign};
use crate::keys::{HELP, LINE};

/// As many keys as there is room for; help and quit always.
pub(super) fn key_line<'a>(width: u16, look: &Look) -> Line<'a> {
    let said = |&(key, name): &(&'static str, &str)| (named(key), say!(format!("watch-word-{name}")));
    let always = [("?", "help"), ("q", "quit")].each_ref().map(said);
    let long = |(key, word): &(String, String)| key.chars().count() + word.chars().count() + 3;
    // No gap is needed after the last one.
    let mut room = (usize::from(width) + 2).saturating_sub(always.iter().map(long).sum());
    let fits = |item: &(String, String)| {
        let rest = room.checked_sub(long(item));
        room = rest.unwrap_or(0);
        rest.is_some()
    };
    let mut line = Line::default();
    for (key, word) in LINE.iter().map(said).take_while(fits).chain(always.clone()) {
        let key = if look.ascii { key.replace("←→", "hl") } else { key };
        line.push_span(Span::styled(key, look.bold()));
        line.push_span(Span::styled(format!(" {word}  "), look.faint()));
    }
    line
}

/// A key as the language calls it.
fn named(key: &str) -> String {
    match key {
        "space" => say!("watch-key-space"),
        "any key" => say!("watch-key-any"),
        key => key.to_string(),
    }
}

/// All keys and signs, over everything else.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, look: &Look) {
    let mut lines: Vec<Line<'_>> = HELP
        .iter()
        .map(|&(keys, name)| {
            let (keys, means) = (look.plain(&named(keys)), say!(format!("watch-help-{name}")));
            Line::from(vec![Span::styled(format!(" {keys:<8} "), look.bold()), Span::raw(means)])
        })
        .collect();
    let signs = [
        (Sign::Choice, "choice"),
        (Sign::Refused, "refused"),
        (Sign::DeadEnd, "dead-end"),
        (Sign::Folded, "folded"),
        (Sign::Solution, "solution"),
    ];
    let mut legend = vec![Span::raw(" ")];
    for (sign, name) in signs {
        legend.push(Span::styled(look.sign(sign).to_string(), look.sign_style(sign)));
        legend.push(Span::raw(format!(" {}  ", say!(format!("watch-sign-{name}")))));
    }
    lines.push(Line::default());
    lines.push(Line::from(legend));
    lines.push(Line::from(look.plain(&format!(" {}", say!("watch-on-board")))));
    let wide = (lines.iter().map(Line::width).max().unwrap_or(0) as u16 + 3).min(area.width);
    let high = (lines.len() as u16 + 2).min(area.height);
    let place =
        Rect { x: area.x + (area.width - wide) / 2, y: area.y + (area.height - high) / 2, width: wide, height: high };
    frame.render_widget(Clear, place);
    let block = Block::bordered().border_set(look.border()).title(format!(" {} ", say!("watch-keys")));
    frame.render_widget(Paragraph::new(lines).block(block), place);
}
