//! Somebody watching a search: where it is, how fast it goes, what is shown. No terminal is needed here: keys come in,
//! time passes, and `draw` shows the rest.

mod seek;

use std::time::Duration;

use backtrail::Event;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use registry::player::Player;
use registry::{Alternative, Board};
use render::stage::Scene;

use crate::keys::{self, Wish};
use crate::memory::Memory;
use crate::{Options, Speed};
use seek::{Aim, Seek};
use words::say;

/// How many nodes and refused choices are kept for the tree: some 50 megabytes.
const KEPT: usize = 1_000_000;

/// How long a solution is shown when every step is.
const HOLD: Duration = Duration::from_millis(1_500);

/// From here on, starting again is quicker than going back.
const FAR: u64 = 20_000;

/// A search that is being watched.
pub struct Session {
    pub(crate) player: Player,
    pub(crate) scene: Scene,
    pub(crate) title: String,
    pub(crate) memory: Memory,
    pub(crate) options: Options,
    /// What was chosen to stand beside the board; `None` is the tree, or the board alone where there is no room for both.
    pub(crate) pane: Option<Pane>,
    /// Is there no room for both?
    pub(crate) narrow: bool,
    pub(crate) why: bool,
    pub(crate) help: bool,
    /// The number of a visit that is being typed.
    pub(crate) typed: Option<String>,
    /// What there is to say beside what happened.
    pub(crate) note: Option<String>,
    pub(crate) seek: Option<Seek>,
    pub(crate) share: f64,
    playing: bool,
    quit: bool,
    /// The part of a step that is due.
    due: f64,
    hold: Duration,
    visits: u64,
}

/// What is shown beside the board, or in its place where there is no room for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pane {
    /// Nothing: the board has all the room.
    Board,
    Tree,
    Path,
    Profile,
}

impl Session {
    /// Begins to watch.
    pub fn new(player: Player, board: &Board<'static>, title: &str, options: Options) -> Self {
        let mut session = Session {
            memory: remembered(&player),
            player,
            scene: Scene::new(board),
            title: title.to_string(),
            pane: None,
            narrow: false,
            why: false,
            help: false,
            typed: None,
            note: None,
            seek: None,
            share: 0.0,
            playing: false,
            quit: false,
            due: 0.0,
            hold: Duration::ZERO,
            visits: 0,
            options,
        };
        match session.options.from {
            0 => {}
            from => session.aim(Aim::Step(from)),
        }
        session
    }

    /// Goes on by one step. Was there one?
    pub fn step(&mut self) -> bool {
        let Some(event) = self.player.step() else {
            self.playing = false;
            return false;
        };
        if matches!(event, Event::Enter(_)) {
            self.visits += 1;
        }
        self.memory.tell(event);
        true
    }

    /// Takes a step back. Was there one?
    pub fn back(&mut self) -> bool {
        let Some(event) = self.player.last().cloned() else { return false };
        if !self.player.back() {
            return false;
        }
        if matches!(event, Event::Enter(_)) {
            self.visits -= 1;
        }
        self.memory.untell(&event);
        true
    }

    /// Takes a key.
    pub fn press(&mut self, key: KeyEvent) {
        let wish = keys::wish(key);
        // What takes long is stopped by any key, and that key does nothing else, unless it ends all.
        if self.seek.is_some() {
            self.stop_seeking();
            self.quit |= wish == Some(Wish::Quit) && key.code != KeyCode::Esc;
        } else if self.help {
            self.help = false;
            self.quit |= wish == Some(Wish::Quit) && key.code != KeyCode::Esc;
        } else if self.typed.is_some() {
            self.type_number(key);
        } else if let Some(wish) = wish {
            self.note = None;
            self.wish(wish);
        }
    }

    /// Does what is wanted.
    pub fn wish(&mut self, wish: Wish) {
        // Playing goes on while somebody changes what is shown; whoever goes somewhere wants to look there.
        let shows = [Wish::Play, Wish::Faster, Wish::Slower, Wish::Why, Wish::Pane, Wish::Help];
        if !shows.contains(&wish) {
            self.playing = false;
        }
        match wish {
            Wish::Play => self.play(),
            Wish::Step => {
                self.step();
            }
            Wish::Back => {
                self.back();
            }
            Wish::Faster => self.options.speed = self.options.speed.faster(),
            Wish::Slower => self.options.speed = self.options.speed.slower(),
            Wish::Solution => self.aim(Aim::Next(Event::Solution)),
            Wish::LastSolution => self.aim(Aim::Last(Event::Solution)),
            Wish::DeadEnd => self.aim(Aim::Next(Event::DeadEnd)),
            Wish::LastDeadEnd => self.aim(Aim::Last(Event::DeadEnd)),
            Wish::End => self.aim(Aim::End),
            Wish::Restart => self.restart(),
            Wish::GoTo => self.typed = Some(String::new()),
            Wish::Why => {
                self.why = !self.why;
                if self.why && !matches!(self.player.last(), Some(Event::Refuse(_))) && self.withheld().is_empty() {
                    self.note = Some(say!("watch-why-on"));
                }
            }
            Wish::Pane => {
                self.pane = Some(match self.pane() {
                    Pane::Tree => Pane::Path,
                    Pane::Path => Pane::Profile,
                    Pane::Profile => Pane::Board,
                    Pane::Board => Pane::Tree,
                });
            }
            Wish::Help => self.help = true,
            Wish::Quit => self.quit = true,
        }
    }

    /// Shows itself as playing, for a recording that makes the steps.
    pub(crate) fn set_playing(&mut self) {
        self.playing = true;
    }

    fn play(&mut self) {
        if self.player.is_ended() {
            self.note = Some(say!("watch-the-end"));
        }
        self.playing = !self.playing && !self.player.is_ended();
        self.hold = Duration::ZERO;
        // The first step comes at once, so that a key is seen to do something.
        self.due = 1.0;
    }

    fn restart(&mut self) {
        match self.options.again.take() {
            Some(again) if self.player.steps() > FAR => {
                self.player = again();
                self.memory = remembered(&self.player);
                self.visits = 0;
                self.options.again = Some(again);
            }
            again => {
                self.options.again = again;
                self.aim(Aim::Step(0));
            }
        }
    }

    fn type_number(&mut self, key: KeyEvent) {
        let Some(typed) = &mut self.typed else { return };
        match key.code {
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => self.quit = true,
            // Nineteen digits always fit.
            KeyCode::Char(digit @ '0'..='9') if typed.len() < 19 => typed.push(digit),
            KeyCode::Backspace => {
                typed.pop();
            }
            KeyCode::Enter => {
                let visit = typed.parse().ok().filter(|&visit: &u64| visit > 0);
                self.typed = None;
                match visit {
                    Some(visit) => self.aim(Aim::Visit(visit)),
                    None => self.note = Some(say!("watch-from-one")),
                }
            }
            KeyCode::Esc => self.typed = None,
            _ => {}
        }
    }

    /// Lets time pass: plays, and goes on with what takes long while `go_on` allows. Did anything change?
    pub fn advance(&mut self, elapsed: Duration, go_on: &mut dyn FnMut() -> bool) -> bool {
        if self.seek.is_some() {
            return self.go_on_seeking(go_on);
        }
        if !self.playing {
            return false;
        }
        if self.hold > elapsed {
            self.hold -= elapsed;
            return false;
        }
        let elapsed = elapsed - std::mem::take(&mut self.hold);
        if let Speed::PerSecond(steps) = self.options.speed {
            self.due += elapsed.as_secs_f64() * f64::from(steps);
        }
        let mut moved = false;
        while self.playing && (self.options.speed == Speed::Most || self.due >= 1.0) {
            self.due -= 1.0;
            moved = true;
            self.note = None;
            if self.step() && self.player.last() == Some(&Event::Solution) && self.options.speed.is_slow() {
                (self.hold, self.due) = (HOLD, 0.0);
            }
            if !go_on() {
                // What the machine did not manage is not made up for.
                self.due = self.due.min(1.0);
                break;
            }
        }
        moved
    }

    /// How long one may wait until something changes by itself, if anything does.
    pub(crate) fn patience(&self) -> Option<Duration> {
        if self.seek.is_some() {
            return Some(Duration::ZERO);
        }
        let Speed::PerSecond(steps) = self.options.speed else { return self.playing.then_some(Duration::ZERO) };
        let next = Duration::from_secs_f64((1.0 - self.due).max(0.0) / f64::from(steps));
        self.playing.then(|| self.hold + next)
    }

    /// What is not offered where the search is, if somebody wants to know why.
    pub(crate) fn withheld(&self) -> Vec<Alternative> {
        let is_refused = matches!(self.player.last(), Some(Event::Refuse(_)));
        let is_asked = self.why && !is_refused && !self.player.is_ended() && self.player.last().is_some();
        if is_asked { self.player.withheld() } else { Vec::new() }
    }

    /// How many states were entered.
    pub fn visits(&self) -> u64 {
        self.visits
    }

    /// The search.
    pub fn player(&self) -> &Player {
        &self.player
    }

    /// Does it go on by itself?
    pub fn is_playing(&self) -> bool {
        self.playing
    }

    /// Is something far being looked for?
    pub fn is_seeking(&self) -> bool {
        self.seek.is_some()
    }

    /// Has somebody seen enough?
    pub fn is_over(&self) -> bool {
        self.quit
    }

    /// What is shown beside the board.
    pub(crate) fn pane(&self) -> Pane {
        self.pane.unwrap_or(if self.narrow { Pane::Board } else { Pane::Tree })
    }
}

/// What is known of the tree before the first step: the way to the node where the search was put, if it was.
fn remembered(player: &Player) -> Memory {
    let mut memory = Memory::new(KEPT);
    if player.last().is_some() {
        let way = player.path().iter().map(|made| Some(made.label.clone()));
        std::iter::once(None).chain(way).for_each(|label| memory.tell(&Event::Enter(label)));
    }
    memory
}

#[cfg(test)]
mod tests;
