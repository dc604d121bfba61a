//! The screen. At 80 × 24:
//!
//! ```text
//! 8 queens, scan                                    paused, 4 steps a second, 3.1 %
//! ┌ board ────────────────────┐┌ tree ─────────────────────────────────────────────┐
//! │                           ││                                                   │
//! └───────────────────────────┘└───────────────────────────────────────────────────┘
//! × refused: a queen in column 2, row 0: …
//!
//! step 12  visits 4  checks 8  rejections 5
//! dead ends 0  solutions 0  depth 2   visits per depth ▂█▄
//! space play  → step  ← back …
//! ```
//!
//! Where that does not fit, the board and what stands beside it take turns, then the frames go, then the counters.

mod counters;
mod happened;
mod help;
mod look;
mod tree;

use backtrail::text;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};
use render::stage::{self, Picture, Room, View};
use words::{decimal, say};

use crate::Speed;
use crate::session::{Pane, Session};
pub(crate) use look::Look;

/// Narrower screens show the board or what stands beside it, not both.
const NARROW: u16 = 64;

/// A body of this height or more shows the profile below the tree or the path.
const TALL: u16 = 28;

/// The lines of a screen of this size, from the title down to the keys.
struct Rows {
    body: u16,
    told: u16,
    counters: u16,
    framed: bool,
}

impl Rows {
    fn of(area: Rect, why: bool, several: bool) -> Self {
        // A reason takes two lines where lines are short, or where somebody asked for it.
        let told = if why || area.width < NARROW { 2 } else { 1 };
        let (told, counters) = match area.height {
            20.. if several => (5, 2), // a reason for each of several squares
            18.. => (2, 2),
            14..=17 => (told, 2),
            10..=13 => (told, 1),
            6..=9 => (1, 0),
            _ => (0, 0),
        };
        let keys = u16::from(told > 0);
        let body = area.height.saturating_sub(1 + told + counters + keys);
        Rows { body, told, counters, framed: area.height >= 18 }
    }
}

/// Draws the session on the whole frame.
pub(crate) fn draw(frame: &mut Frame<'_>, session: &mut Session) {
    let area = frame.area();
    session.narrow = area.width < NARROW;
    session.share = session.player.share();
    let session = &*session;
    let withheld = session.withheld();
    let rows = Rows::of(area, session.why, !withheld.is_empty());
    let heights = [1, rows.body, rows.told, rows.counters, 1].map(Constraint::Length);
    let [title, body, told, counters, keys] = Layout::vertical(heights).areas(area);
    let look = Look::of(session);
    frame.render_widget(title_line(session, title.width, &look), title);
    draw_body(frame, session, body, rows.framed, &look);
    let what = Paragraph::new(happened::line(session, &withheld, &look)).wrap(Wrap { trim: true });
    frame.render_widget(what, told);
    frame.render_widget(Paragraph::new(counters::lines(session, counters, &look)), counters);
    if rows.told > 0 {
        frame.render_widget(help::key_line(keys.width, &look), keys);
    }
    if session.help {
        help::draw(frame, area, &look);
    }
}

fn title_line<'a>(session: &'a Session, width: u16, look: &Look) -> Line<'a> {
    let title = look.plain(&session.title);
    let long = |text: &str| text.chars().count();
    let wide = usize::from(width);
    // A long title leaves the speed fewer words.
    let speed = match session.options.speed {
        Speed::PerSecond(steps) if long(&title) + 40 > wide => format!("{steps}/s"),
        Speed::PerSecond(steps) => say!("watch-speed", steps = steps),
        Speed::Most => say!("watch-speed-most"),
    };
    let state = match (session.player.is_ended(), session.is_playing()) {
        _ if session.is_seeking() => "watch-looking",
        (true, _) => "watch-ended",
        (_, true) => "watch-playing",
        (_, false) => "watch-paused",
    };
    let state = format!("{}, {}", say(&text!(state).with("speed", speed)), share(session.share));
    let title = cut(&title, wide.saturating_sub(long(&state) + 2), look);
    let gap = wide.saturating_sub(long(&title) + long(&state));
    Line::from(vec![Span::styled(title, look.bold()), Span::raw(" ".repeat(gap)), Span::raw(state)])
}

/// The share of the tree that is done, as far as digits tell it.
fn share(share: f64) -> String {
    match share * 100.0 {
        all if all >= 100.0 => "100 %".to_string(),
        part if part >= 0.1 => format!("{} %", decimal((part * 10.0).floor() / 10.0, 1)),
        part if part > 0.0 => format!("< {} %", decimal(0.1, 1)),
        _ => "0 %".to_string(),
    }
}

/// The text, or its beginning where there is no room for all.
fn cut(text: &str, room: usize, look: &Look) -> String {
    if text.chars().count() <= room {
        return text.to_string();
    }
    let more = if look.ascii { "..." } else { "…" };
    text.chars().take(room.saturating_sub(more.chars().count())).chain(more.chars()).take(room).collect()
}

fn draw_body(frame: &mut Frame<'_>, session: &Session, body: Rect, framed: bool, look: &Look) {
    let pane = session.pane();
    if pane == Pane::Board {
        draw_board(frame, session, body, framed, look);
    } else if session.narrow {
        draw_pane(frame, session, pane, body, framed, look);
    } else {
        let lines = if framed { 2 } else { 1 };
        let wish = session.scene.wish().wide.min(1_000) as u16 + lines;
        let board = wish.clamp(24, (body.width / 20 * 11).max(24));
        let [left, right] = Layout::horizontal([Constraint::Length(board), Constraint::Fill(1)]).areas(body);
        draw_board(frame, session, left, framed, look);
        // A tall screen has room for two.
        let depths = session.player.stats().profile.map_or(0, |profile| profile.len()) as u16 + 4;
        let second =
            if framed && pane != Pane::Profile && body.height >= TALL { depths.min(body.height / 2) } else { 0 };
        let [upper, lower] = Layout::vertical([Constraint::Fill(1), Constraint::Length(second)]).areas(right);
        draw_pane(frame, session, pane, upper, framed, look);
        if second > 0 {
            draw_pane(frame, session, Pane::Profile, lower, framed, look);
        }
    }
}

/// A frame with its name, and what is left inside.
fn framed(frame: &mut Frame<'_>, area: Rect, name: &str, is_framed: bool, look: &Look) -> Rect {
    if !is_framed {
        return area;
    }
    let block = Block::bordered().border_set(look.border()).border_style(look.faint()).title(format!(" {name} "));
    let inside = block.inner(area);
    frame.render_widget(block, area);
    inside
}

fn room(area: Rect) -> Room {
    Room { wide: area.width.into(), high: area.height.into() }
}

fn draw_board(frame: &mut Frame<'_>, session: &Session, area: Rect, is_framed: bool, look: &Look) {
    let inside = Block::bordered().inner(area);
    let inside = if is_framed { inside } else { area };
    let picture = with_view(session, |view| session.scene.draw(view, room(inside), look.ascii));
    let mut name = say!(if session.scene.board().is_choices() { "watch-choices" } else { "watch-board" });
    if let Some(part) = &picture.part {
        name = format!("{name}, {part}");
    }
    framed(frame, area, &cut(&name, usize::from(area.width).saturating_sub(4), look), is_framed, look);
    frame.render_widget(Paragraph::new(lines(picture, look)), inside);
}

fn draw_pane(frame: &mut Frame<'_>, session: &Session, pane: Pane, area: Rect, is_framed: bool, look: &Look) {
    let name = match pane {
        Pane::Board => "watch-board",
        Pane::Tree => "watch-tree",
        Pane::Path => "watch-path",
        Pane::Profile => "watch-profile",
    };
    let inside = framed(frame, area, &say!(name), is_framed, look);
    let text = match pane {
        Pane::Tree => tree::lines(session, inside, look),
        Pane::Path | Pane::Board => lines(with_view(session, |view| stage::path(view, room(inside), look.ascii)), look),
        Pane::Profile => {
            let profile = session.player.stats().profile.unwrap_or_default();
            let text = render::histogram::text(&profile, inside.width.into(), look.ascii);
            text.lines().map(|line| Line::from(line.to_string())).collect()
        }
    };
    frame.render_widget(Paragraph::new(text), inside);
}

/// What is on the board now.
fn with_view<T>(session: &Session, draw: impl FnOnce(&View<'_>) -> T) -> T {
    use backtrail::Event;
    let (refused, last, strips) = (session.player.refused(), session.player.last(), session.player.strips());
    draw(&View {
        path: session.player.path(),
        refused: refused.as_ref(),
        why: session.why,
        solved: last == Some(&Event::Solution),
        fresh: matches!(last, Some(Event::Enter(_))),
        withheld: &session.withheld(),
        strips: &strips,
    })
}

fn lines<'a>(picture: Picture, look: &Look) -> Vec<Line<'a>> {
    let line = |spans: Vec<stage::Span>| -> Line<'a> {
        spans.into_iter().map(|span| Span::styled(span.text, look.role(span.role))).collect()
    };
    picture.lines.into_iter().map(line).collect()
}

/// Lines of plain signs.
pub(crate) const PLAIN: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

#[cfg(test)]
mod tests;
