//! What happened last, in a sentence.

use backtrail::Event;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use registry::Alternative;
use render::stage::in_words;
use words::say;

use super::look::{Look, Sign};
use crate::session::Session;

/// What there is to say now: what is being done, else what there is to note, else what happened.
pub(super) fn line<'a>(session: &Session, withheld: &[Alternative], look: &Look) -> Line<'a> {
    if let Some(typed) = &session.typed {
        return Line::from(say!("watch-go-to", typed = typed.clone()));
    }
    if let Some(seek) = &session.seek {
        return Line::from(seek.tell(session.player.steps()));
    }
    let mut spans = Vec::new();
    // A note comes first: what happened may be long.
    if let Some(note) = &session.note {
        spans.push(Span::styled(format!("{note}. "), look.bold()));
    }
    let (sign, text) = happened(session);
    if let Some(sign) = sign {
        spans.push(Span::styled(format!("{} ", look.sign(sign)), look.sign_style(sign)));
    }
    spans.push(Span::styled(look.plain(&text), if session.why { look.bold() } else { Style::new() }));
    if !withheld.is_empty() {
        let why = |other: &Alternative| Some(format!("{}: {}", other.label, say(&other.reason()?.text)));
        let whys: Vec<String> = withheld.iter().filter_map(why).collect();
        spans.push(Span::raw(look.plain(&format!(". {} {}", say!("watch-told-withheld"), whys.join("; ")))));
    }
    Line::from(spans)
}

/// What happened last.
fn happened(session: &Session) -> (Option<Sign>, String) {
    let player = &session.player;
    let board = session.scene.board();
    if player.is_ended() {
        return (None, say!("watch-told-all", n = player.solutions()));
    }
    match player.last() {
        None => (None, say!("watch-told-nothing")),
        Some(Event::Enter(None)) => (Some(Sign::Choice), say!("watch-told-root")),
        Some(Event::Enter(Some(label))) => {
            let marks = player.path().last().map_or(&[][..], |made| &made.marks);
            (Some(Sign::Choice), say!("watch-told-chosen", choice = in_words(board, label, marks)))
        }
        Some(Event::Refuse(label)) => {
            let refused = player.refused();
            let marks = refused.as_ref().map_or(&[][..], |refused| &refused.marks);
            let reason = refused.as_ref().and_then(|refused| refused.reason.as_ref());
            let reason = reason.map_or_else(|| say!("watch-told-no-reason"), |reason| say(&reason.text));
            let choice = in_words(board, label, marks);
            let text = match session.why {
                true => say!("watch-told-why", choice = choice, reason = capital(&reason)),
                false => say!("watch-told-refused", choice = choice, reason = reason),
            };
            (Some(Sign::Refused), text)
        }
        Some(Event::Solution) => (Some(Sign::Solution), say!("watch-told-solution", n = player.solutions())),
        Some(Event::DeadEnd) if session.memory.is_leaf() => (Some(Sign::DeadEnd), say!("watch-told-dead-end-none")),
        Some(Event::DeadEnd) => (Some(Sign::DeadEnd), say!("watch-told-dead-end")),
        Some(Event::Leave(None)) => (None, say!("watch-told-end")),
        Some(Event::Leave(Some(label))) => {
            (None, say!("watch-told-back", label = label.clone(), depth = player.path().len() + 1))
        }
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
