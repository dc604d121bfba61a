//! A problem that never ends and says how far it is: what a server does with a search is seen from inside it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use backtrail::{Address, Event, NoSuchNode, Reason, Stats};
use registry::player::Made;
use registry::{Mark, Single, Stepper};

/// What all searches of the problem did together.
#[derive(Clone, Default)]
pub(crate) struct Seen {
    pub(crate) steps: Arc<AtomicU64>,
    pub(crate) alive: Arc<AtomicU64>,
}

struct Endless {
    seen: Seen,
    pause: Duration,
    inside: bool,
}

/// A problem with a pause at each step.
pub(crate) fn endless(pause: Duration) -> (Seen, Single) {
    let seen = Seen::default();
    let each = seen.clone();
    let steps = move || -> Box<dyn Stepper> {
        each.alive.fetch_add(1, Ordering::SeqCst);
        Box::new(Endless { seen: each.clone(), pause, inside: false })
    };
    (seen, Single::stepped("own", "without end", steps))
}

impl Drop for Endless {
    fn drop(&mut self) {
        self.seen.alive.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Stepper for Endless {
    fn step(&mut self) -> Option<Event<String>> {
        self.seen.steps.fetch_add(1, Ordering::SeqCst);
        if !self.pause.is_zero() {
            std::thread::sleep(self.pause);
        }
        self.inside = !self.inside;
        Some(if self.inside { Event::Enter(None) } else { Event::Leave(None) })
    }

    fn step_back(&mut self) -> Option<Event<String>> {
        None
    }

    fn stay_under(&mut self, _: &Address) -> Result<(), NoSuchNode> {
        Ok(())
    }

    fn go_to(&mut self, _: &Address) -> Result<(), NoSuchNode> {
        Ok(())
    }

    fn address(&mut self) -> Address {
        Address::root()
    }

    fn path(&mut self) -> Vec<Made> {
        Vec::new()
    }

    fn depth(&self) -> usize {
        0
    }

    fn share(&mut self) -> f64 {
        0.0
    }

    fn stats(&self) -> Stats {
        Stats::zero()
    }

    fn visits(&self) -> u64 {
        0
    }

    fn why(&self) -> Option<Reason> {
        None
    }

    fn marks(&self, _: &mut Vec<Mark>) {}

    fn culprits(&self) -> Vec<u32> {
        Vec::new()
    }
}
