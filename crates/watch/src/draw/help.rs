//! The keys: a line of the most useful ones, and all of them on demand.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

use super::look::{Look, Sign};
use crate::keys::{HELP, LINE};

/// As many keys as there is room for; help and quit always.
pub(super) fn key_line<'a>(width: u16, look: &Look) -> Line<'a> {
    const ALWAYS: [(&str, &str); 2] = [("?", "help"), ("q", "quit")];
    let long = |&(key, word): &(&str, &str)| key.chars().count() + word.len() + 3;
    // No gap is needed after the last one.
    let mut room = (usize::from(width) + 2).saturating_sub(ALWAYS.iter().map(long).sum());
    let fits = |item: &&(&str, &str)| {
        let rest = room.checked_sub(long(item));
        room = rest.unwrap_or(0);
        rest.is_some()
    };
    let mut line = Line::default();
    for (key, word) in LINE.iter().take_while(fits).chain(&ALWAYS) {
        let key = if look.ascii { key.replace("←→", "hl") } else { (*key).to_string() };
        line.push_span(Span::styled(key, look.bold()));
        line.push_span(Span::styled(format!(" {word}  "), look.faint()));
    }
    line
}

/// All keys and signs, over everything else.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, look: &Look) {
    let mut lines: Vec<Line<'_>> = HELP
        .iter()
        .map(|&(keys, means)| {
            let keys = look.plain(keys);
            Line::from(vec![Span::styled(format!(" {keys:<8} "), look.bold()), Span::raw(means)])
        })
        .collect();
    let signs = [
        (Sign::Choice, "choice"),
        (Sign::Refused, "refused"),
        (Sign::DeadEnd, "dead end"),
        (Sign::Folded, "failed subtree"),
        (Sign::Solution, "solution"),
    ];
    let mut legend = vec![Span::raw(" ")];
    for (sign, name) in signs {
        legend.push(Span::styled(look.sign(sign).to_string(), look.sign_style(sign)));
        legend.push(Span::raw(format!(" {name}  ")));
    }
    lines.push(Line::default());
    lines.push(Line::from(legend));
    lines.push(Line::from(look.plain(" on the board: >newest<  ×refused×  !to blame!  [given]")));
    let wide = (lines.iter().map(Line::width).max().unwrap_or(0) as u16 + 3).min(area.width);
    let high = (lines.len() as u16 + 2).min(area.height);
    let place =
        Rect { x: area.x + (area.width - wide) / 2, y: area.y + (area.height - high) / 2, width: wide, height: high };
    frame.render_widget(Clear, place);
    let block = Block::bordered().border_set(look.border()).title(" keys, any closes this ");
    frame.render_widget(Paragraph::new(lines).block(block), place);
}
