//! Going somewhere far, some thousand steps at a time, so that the screen stays alive and any key stops it.

use backtrail::{Event, Text, text};
use words::say;

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

/// How many steps pass between two looks at the clock: one at every step would be slow.
const SLICE: u32 = 256;

impl Aim {
    fn name(&self) -> Text {
        match self {
            Aim::Next(Event::Solution) => text!("watch-aim-next-solution"),
            Aim::Next(_) => text!("watch-aim-next-dead-end"),
            Aim::Last(Event::Solution) => text!("watch-aim-last-solution"),
            Aim::Last(_) => text!("watch-aim-last-dead-end"),
            Aim::Visit(visit) => text!("watch-aim-visit", n = *visit),
            Aim::Step(0) => text!("watch-aim-beginning"),
            Aim::Step(step) => text!("watch-aim-step", n = *step),
            Aim::End => text!("watch-aim-end"),
        }
    }

    /// What to say when the search has no such place.
    fn missed(&self) -> Option<String> {
        Some(match self {
            Aim::Next(Event::Solution) => say!("watch-no-next-solution"),
            Aim::Next(_) => say!("watch-no-next-dead-end"),
            Aim::Last(Event::Solution) => say!("watch-no-last-solution"),
            Aim::Last(_) => say!("watch-no-last-dead-end"),
            Aim::Visit(_) | Aim::Step(_) => say!("watch-ends-before", aim = self.name()),
            Aim::End => return None,
        })
    }
}

impl Seek {
    /// How far it is, in words.
    pub(crate) fn tell(&self, step: u64) -> String {
        say!("watch-looking-for", aim = self.aim.name(), n = step.abs_diff(self.from))
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
            self.note = Some(say!("watch-stopped", aim = seek.aim.name()));
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
