//! Going somewhere far, some thousand steps at a time, so that the screen stays alive and any key stops it.

use backtrail::Event;
use render::numbers::thousands;

use super::Session;

/// Where to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// On to this event.
    Next(Event<String>),
    /// Back to this event.
    Last(Event<String>),
    /// To the visit of this number.
    Visit(u64),
    /// To the step of this number.
    Step(u64),
    /// To the end.
    End,
}

/// On the way.
#[derive(Clone, Debug)]
pub(crate) struct Seek {
    aim: Aim,
    from: u64,
    /// What to say there: why one comes back to where one was.
    why: Option<String>,
}

/// Who asks for the time after every step asks too often.
const SLICE: u32 = 256;

impl Aim {
    fn name(&self) -> String {
        match self {
            Aim::Next(Event::Solution) => "the next solution".to_string(),
            Aim::Next(_) => "the next dead end".to_string(),
            Aim::Last(Event::Solution) => "the solution before".to_string(),
            Aim::Last(_) => "the dead end before".to_string(),
            Aim::Visit(visit) => format!("visit {}", thousands((*visit).into())),
            Aim::Step(0) => "the beginning".to_string(),
            Aim::Step(step) => format!("step {}", thousands((*step).into())),
            Aim::End => "the end".to_string(),
        }
    }

    /// What to say when the search has no such place.
    fn missed(&self) -> Option<String> {
        match self {
            Aim::Next(Event::Solution) => Some("there is no further solution: this is the end".to_string()),
            Aim::Next(_) => Some("there is no further dead end: this is the end".to_string()),
            Aim::Last(Event::Solution) => Some("there is no solution before".to_string()),
            Aim::Last(_) => Some("there is no dead end before".to_string()),
            Aim::Visit(_) | Aim::Step(_) => Some(format!("the search ends before {}", self.name())),
            Aim::End => None,
        }
    }
}

impl Seek {
    /// How far it is, in words.
    pub(crate) fn tell(&self, step: u64) -> String {
        let made = thousands(step.abs_diff(self.from).into());
        format!("looking for {}: {made} steps so far; any key stops", self.aim.name())
    }
}

impl Session {
    /// Sets out; what is near is reached at once.
    pub(crate) fn aim(&mut self, aim: Aim) {
        self.note = None;
        self.seek = Some(Seek { aim, from: self.player.steps(), why: None });
        let mut slices = 40;
        self.go_on_seeking(&mut || {
            slices -= 1;
            slices > 0
        });
    }

    /// Stops on the way.
    pub(super) fn stop_seeking(&mut self) {
        if let Some(seek) = self.seek.take() {
            self.note = Some(format!("stopped on the way to {}", seek.aim.name()));
        }
    }

    /// Goes on while it may.
    pub(super) fn go_on_seeking(&mut self, go_on: &mut dyn FnMut() -> bool) -> bool {
        let Some(Seek { mut aim, from, mut why }) = self.seek.clone() else { return false };
        loop {
            for _ in 0..SLICE {
                match self.nearer(&aim) {
                    None => {}
                    // Nobody wanted to be at the beginning.
                    Some(true) if matches!(aim, Aim::Last(_)) => {
                        why = aim.missed();
                        aim = Aim::Step(from);
                        self.seek = Some(Seek { aim: aim.clone(), from, why: why.clone() });
                    }
                    Some(missed) => {
                        self.note = if missed { aim.missed() } else { why };
                        self.seek = None;
                        return true;
                    }
                }
            }
            if !go_on() {
                return true;
            }
        }
    }

    /// Makes one step towards it. At the end of the way, was it missed?
    fn nearer(&mut self, aim: &Aim) -> Option<bool> {
        let (forwards, here) = match aim {
            Aim::Next(_) | Aim::End => (true, false),
            Aim::Last(_) => (false, false),
            Aim::Step(step) => (*step > self.player.steps(), *step == self.player.steps()),
            Aim::Visit(visit) => {
                let entered = matches!(self.player.last(), Some(Event::Enter(_)));
                (*visit > self.visits, *visit == self.visits && entered)
            }
        };
        if here {
            return Some(false);
        }
        let moved = if forwards { self.step() } else { self.back() };
        match aim {
            Aim::Next(event) | Aim::Last(event) if moved && self.player.last() == Some(event) => Some(false),
            Aim::End if !moved => Some(false),
            _ if !moved => Some(true),
            _ => None,
        }
    }
}
