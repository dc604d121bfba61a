//! What stops a solver from outside: a signal, or the end of its time.

use std::time::Instant;

use backtrail::{Limit, Monitor};

use crate::Request;

/// Watches over a request while a solver works on it.
pub struct Deadline<'a> {
    monitor: &'a Monitor,
    deadline: Option<Instant>,
}

impl<'a> Deadline<'a> {
    /// The time of the request begins.
    pub fn new(request: &'a Request) -> Self {
        let deadline = request.limits.time.and_then(|time| Instant::now().checked_add(time));
        Deadline { monitor: &request.monitor, deadline }
    }

    /// Why it should end now, if it should.
    pub fn limit(&self) -> Option<Limit> {
        if self.monitor.is_cancelled() {
            return Some(Limit::Cancel);
        }
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline).then_some(Limit::Time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Question;
    use std::time::Duration;

    #[test]
    fn a_signal_comes_before_the_clock() {
        let mut request = Request::new(Question::Count);
        assert_eq!(Deadline::new(&request).limit(), None);
        request.limits.time = Some(Duration::ZERO);
        assert_eq!(Deadline::new(&request).limit(), Some(Limit::Time));
        request.monitor.cancel();
        assert_eq!(Deadline::new(&request).limit(), Some(Limit::Cancel));
    }
}
