//! What happened last, in a sentence.

use backtrail::Event;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use render::numbers::thousands;
use render::stage::in_words;

use super::look::{Look, Sign};
use crate::session::Session;

/// What there is to say now: what is being done, else what there is to note, else what happened.
pub(super) fn line<'a>(session: &Session, look: &Look) -> Line<'a> {
    if let Some(typed) = &session.typed {
        return Line::from(format!("go to visit: {typed}_   (Enter goes, Esc does not)"));
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
    Line::from(spans)
}

/// What happened last.
fn happened(session: &Session) -> (Option<Sign>, String) {
    let player = &session.player;
    let board = session.scene.board();
    if player.is_ended() {
        let solutions = match player.solutions() {
            0 => "there is no solution".to_string(),
            1 => "there is 1 solution".to_string(),
            many => format!("there are {} solutions", thousands(many.into())),
        };
        return (None, format!("the whole tree was walked: {solutions}"));
    }
    match player.last() {
        None => (None, "nothing has happened yet: space plays, → makes one step, ? tells all keys".to_string()),
        Some(Event::Enter(None)) => (Some(Sign::Choice), "the root: nothing is chosen yet".to_string()),
        Some(Event::Enter(Some(label))) => {
            let marks = player.path().last().map_or(&[][..], |made| &made.marks);
            (Some(Sign::Choice), format!("chosen: {}", in_words(board, label, marks)))
        }
        Some(Event::Refuse(label)) => {
            let refused = player.refused();
            let marks = refused.as_ref().map_or(&[][..], |refused| &refused.marks);
            let reason = refused.as_ref().and_then(|refused| refused.reason.as_ref());
            let reason =
                reason.map_or("its solver does not say why".to_string(), |reason| words::english(&reason.text));
            let choice = in_words(board, label, marks);
            let text = match session.why {
                true => format!("why not {choice}? {}.", capital(&reason)),
                false => format!("refused: {choice}: {reason}"),
            };
            (Some(Sign::Refused), text)
        }
        Some(Event::Solution) => {
            (Some(Sign::Solution), format!("solution {}: all is chosen", thousands(player.solutions().into())))
        }
        Some(Event::DeadEnd) => (Some(Sign::DeadEnd), "a dead end: every choice here was refused".to_string()),
        Some(Event::Leave(None)) => (None, "the root is left: the end".to_string()),
        Some(Event::Leave(Some(label))) => {
            (None, format!("← taken back: {label}, at depth {}", player.path().len() + 1))
        }
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
