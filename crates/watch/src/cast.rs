//! The player's screen as an asciinema cast (version 2): a header, then for each picture its time and what a terminal has to
//! be sent to show it. A picture is sent as its difference from the one before, so that a cast stays small.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use backtrail::Event;
use crossterm::style::force_color_output;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use serde_json::json;

use crate::draw;
use crate::session::Session;

/// What is recorded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Script {
    /// How many steps.
    pub steps: u64,
    /// Steps a second.
    pub speed: f64,
    /// How many seconds a solution stays on the screen, and the end.
    pub pause: f64,
    /// Columns and lines of the screen.
    pub size: (u16, u16),
}

/// Two hundred steps, four a second, on a usual terminal.
impl Default for Script {
    fn default() -> Self {
        Script { steps: 200, speed: 4.0, pause: 2.0, size: (80, 24) }
    }
}

/// A recording.
#[derive(Clone, Debug, PartialEq)]
pub struct Cast {
    /// The file.
    pub text: String,
    /// How many pictures it has.
    pub frames: u64,
    /// How long it plays.
    pub seconds: f64,
}

/// What a terminal would be sent, until it is taken.
#[derive(Clone, Default)]
struct Sent(Rc<RefCell<Vec<u8>>>);

impl Write for Sent {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Sent {
    fn take(&self) -> String {
        String::from_utf8(std::mem::take(&mut self.0.borrow_mut())).expect("what is sent is text")
    }
}

/// Records a session from where it is, until it has all its steps or is stopped.
///
/// # Errors
///
/// None that is known of: a cast is made in memory.
pub fn record(session: &mut Session, script: &Script, is_stopped: &dyn Fn() -> bool) -> io::Result<Cast> {
    force_color_output(true);
    while session.is_seeking() && !is_stopped() {
        session.advance(std::time::Duration::ZERO, &mut || true);
    }
    let sent = Sent::default();
    let (width, height) = script.size;
    let viewport = Viewport::Fixed(Rect::new(0, 0, width, height));
    let mut terminal = Terminal::with_options(CrosstermBackend::new(sent.clone()), TerminalOptions { viewport })?;
    let header = json!({ "version": 2, "width": width, "height": height, "title": session.title });
    let mut cast = Cast { text: format!("{header}\n"), frames: 0, seconds: 0.0 };
    let mut show = |session: &mut Session, cast: &mut Cast| -> io::Result<()> {
        terminal.draw(|frame| draw::draw(frame, session))?;
        let time = (cast.seconds * 1_000.0).round() / 1_000.0;
        cast.text.push_str(&format!("{}\n", json!([time, "o", sent.take()])));
        cast.frames += 1;
        cast.seconds += 1.0 / script.speed;
        if session.player.last() == Some(&Event::Solution) {
            cast.seconds += script.pause;
        }
        Ok(())
    };
    session.set_playing();
    show(session, &mut cast)?;
    for _ in 0..script.steps {
        let moved = session.step();
        show(session, &mut cast)?;
        if !moved || is_stopped() {
            break;
        }
    }
    // The last picture stays for a while, then the cursor is back.
    cast.seconds += script.pause;
    let time = (cast.seconds * 1_000.0).round() / 1_000.0;
    cast.text.push_str(&format!("{}\n", json!([time, "o", "\u{1b}[?25h"])));
    Ok(cast)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::session;
    use crate::{Options, Speed};

    fn cast(steps: u64) -> Cast {
        let mut session = session("queens", "4", "scan", Options { speed: Speed::PerSecond(4), ..Options::default() });
        record(&mut session, &Script { steps, ..Script::default() }, &|| false).unwrap()
    }

    #[test]
    fn a_cast_has_a_header_and_times_that_grow_with_a_pause_at_a_solution() {
        let cast = cast(40);
        let mut lines = cast.text.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
        let header = lines.next().unwrap();
        assert_eq!((header["version"].as_u64(), header["width"].as_u64()), (Some(2), Some(80)));
        let events: Vec<(f64, String)> =
            lines.map(|event| (event[0].as_f64().unwrap(), event[2].as_str().unwrap().to_string())).collect();
        assert_eq!(events.len() as u64, cast.frames + 1);
        assert_eq!(cast.frames, 41);
        let gaps: Vec<f64> = events.windows(2).map(|two| two[1].0 - two[0].0).collect();
        assert!(gaps.iter().all(|&gap| gap >= 0.249), "{gaps:?}");
        assert!(gaps.iter().filter(|&&gap| gap > 2.0).count() >= 2, "a solution and the end are looked at: {gaps:?}");
    }

    /// The last screen of a cast, before the cursor is back.
    fn last_screen(cast: &Cast) -> String {
        let mut terminal = vt100::Parser::default();
        for line in cast.text.lines().skip(1) {
            let event: serde_json::Value = serde_json::from_str(line).unwrap();
            terminal.process(event[2].as_str().unwrap().as_bytes());
        }
        terminal.screen().contents()
    }

    #[test]
    fn what_is_sent_makes_the_screen() {
        let screen = last_screen(&cast(6));
        assert!(screen.contains("4 queens, scan") && screen.contains("step 6"), "{screen}");
    }

    #[test]
    fn the_same_search_makes_the_same_cast_and_ends_with_its_end() {
        let long = cast(10_000);
        assert_eq!(long, cast(20_000));
        let screen = last_screen(&long);
        assert!(screen.contains("the whole tree was walked: there are 2 solutions"), "{screen}");
    }
}
