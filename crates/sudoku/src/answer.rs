//! Questions answered by the solvers that outgrow the engine: they hand over solutions, and keep no counters.

use std::cell::RefCell;
use std::ops::ControlFlow;
use std::sync::Arc;

use backtrail::{Progress, Status};

use super::learn::Learn;
use super::quickest::{LEAST, Quickest};
use super::{Filled, Given, Grid, bands};
use registry::{Deadline, OnSolution, Outcome, ProofLog, Question, Request};

/// Answers with the record solver of 9×9.
pub(super) fn with_bands(given: &Given, request: &Request, answer: OnSolution<'_>) -> Outcome {
    let mut asked = Asked::new(given, request);
    let line = bands::line(&given.puzzle);
    if request.question.lists() {
        let mut take = |line: &bands::Line| asked.take(&line.map(|byte| byte - b'0'), answer);
        let least = bands::least(&line);
        if let Some(least) = least.filter(|least| take(least).is_continue()) {
            bands::each(&line, &mut |line| if *line == least { ControlFlow::Continue(()) } else { take(line) });
        }
    } else {
        let wanted = asked.wanted();
        let count = bands::count(&line, wanted, &mut |so_far| {
            asked.found = so_far.into();
            if asked.is_over() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        asked.found = count.into();
        if count == wanted {
            asked.ended = Some(Status::Found);
        }
    }
    asked.outcome()
}

/// Answers with the solver that learns.
pub(super) fn with_learn(given: &Given, request: &Request, answer: OnSolution<'_>) -> Outcome {
    if let Some(log) = &request.proof
        && let Some(outcome) = proven(given, request, log, answer)
    {
        return outcome;
    }
    let asked = RefCell::new(Asked::new(given, request));
    let wanted = asked.borrow().wanted();
    let mut stop = || asked.borrow_mut().is_over();
    let mut quickest = Quickest::default();
    let (shape, cells) = (given.puzzle.shape(), given.puzzle.cells());
    let few = (request.question.lists() && shape.n() <= LEAST).then(|| quickest.least(shape, cells, &mut stop));
    let least = few.as_ref().and_then(|few| few.first.as_ref()).map(Grid::cells);
    let goes_on = match (&few, least) {
        (Some(few), Some(least)) => asked.borrow_mut().take(least, answer).is_continue() && few.solutions > 1,
        (Some(_), None) => false,
        (None, _) => true,
    };
    if goes_on {
        quickest.learn(shape).solve(cells, wanted, &mut stop, &mut |cells| {
            if Some(cells) == least { ControlFlow::Continue(()) } else { asked.borrow_mut().take(cells, answer) }
        });
    }
    asked.into_inner().outcome()
}

/// Answers with a proof that there is no solution, or no other than one; `None` where there is nothing to prove, and solutions are
/// to be found as always.
fn proven(given: &Given, request: &Request, log: &ProofLog, answer: OnSolution<'_>) -> Option<Outcome> {
    let asked = RefCell::new(Asked::new(given, request));
    let mut stop = || asked.borrow_mut().is_over();
    let (shape, cells) = (given.puzzle.shape(), given.puzzle.cells());
    let mut learn = Learn::new(shape);
    let mut first = None;
    let mut keep = |cells: &[u8]| {
        first = Some(cells.to_vec());
        ControlFlow::Continue(())
    };
    learn.prove(cells, None, log, &mut stop, &mut keep);
    if let Some(first) = first {
        if asked.borrow().enough == 1 {
            return None; // there is nothing to prove
        }
        let others = learn.prove(cells, Some(&first), log, &mut stop, &mut |_| ControlFlow::Continue(())).solutions;
        if others > 0 && request.question != Question::Unique {
            return None;
        }
        let mut asked = asked.borrow_mut();
        let _ = asked.take(&first, answer);
        if others > 0 {
            asked.found += 1;
            asked.ended = Some(Status::Found);
        }
    }
    Some(asked.into_inner().outcome())
}

/// An answer in the making.
struct Asked<'a> {
    given: &'a Given,
    request: &'a Request,
    /// How many solutions are enough.
    enough: u128,
    watch: Deadline<'a>,
    found: u128,
    ended: Option<Status>,
}

/// How often, in solutions, the clock is looked at.
const BREATH: u128 = 1 << 10;

impl<'a> Asked<'a> {
    fn new(given: &'a Given, request: &'a Request) -> Self {
        let limit = request.limits.solutions.unwrap_or(u128::MAX);
        let enough = request.question.enough().unwrap_or(u128::MAX).min(limit);
        Asked { given, request, enough, watch: Deadline::new(request), found: 0, ended: None }
    }

    /// How many solutions are still wanted, as far as a solver can count.
    fn wanted(&self) -> u64 {
        u64::try_from(self.enough - self.found).unwrap_or(u64::MAX)
    }

    /// Is it time to stop?
    fn is_over(&mut self) -> bool {
        let monitor = &self.request.monitor;
        if monitor.wants_progress() {
            let solutions = u64::try_from(self.found).unwrap_or(u64::MAX);
            monitor.tell(Progress { visits: 0, solutions, share: 0.0 });
        }
        self.ended = self.watch.limit().map(Status::Stopped).or(self.ended);
        self.ended.is_some()
    }

    /// Takes a solution; breaks when no more are wanted.
    fn take(&mut self, cells: &[u8], answer: OnSolution<'_>) -> ControlFlow<()> {
        self.found += 1;
        if self.request.question.lists() {
            let grid = Grid::new(self.given.puzzle.shape(), cells.to_vec());
            let shown = Filled { puzzle: Arc::clone(&self.given.puzzle), grid };
            if answer(&shown).is_break() {
                self.ended = Some(Status::Found);
            }
        }
        if self.found == self.enough {
            self.ended = Some(Status::Found);
        }
        let over = self.ended.is_some() || self.found.is_multiple_of(BREATH) && self.is_over();
        if over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// The outcome, once the solver has ended.
    fn outcome(self) -> Outcome {
        let status = self.ended.unwrap_or(Status::Exhausted);
        Outcome::bare(status, self.found)
    }
}

#[cfg(test)]
mod tests {
    use super::{Given, with_bands};
    use crate::bands;
    use backtrail::{Limit, Status};
    use registry::{Question, Request};
    use std::sync::Arc;
    use std::time::Duration;

    fn count(line: &bands::Line, request: &Request) -> (Status, u128) {
        let given = Given { puzzle: Arc::new(bands::grid(line)) };
        let outcome = with_bands(&given, request, &mut |_| panic!("nothing is to be listed"));
        (outcome.status, outcome.solutions.to_u128().unwrap())
    }

    #[test]
    fn a_count_ends_at_its_limits() {
        let many = b"2......6.....7..3..48.9.1.....3.....3...1.........8.....1.2.57..8.73.....9......4";
        let mut request = Request::new(Question::Count);
        assert_eq!(count(many, &request), (Status::Exhausted, 433));
        request.limits.solutions = Some(434);
        assert_eq!(count(many, &request), (Status::Exhausted, 433));
        request.limits.solutions = Some(100);
        assert_eq!(count(many, &request), (Status::Found, 100));
        assert_eq!(count(many, &Request::new(Question::Unique)), (Status::Found, 2));
    }

    #[test]
    fn a_count_without_end_can_be_stopped() {
        let mut request = Request::new(Question::Count);
        request.limits.time = Some(Duration::from_millis(5));
        let (status, found) = count(&[b'.'; 81], &request);
        assert!(status == Status::Stopped(Limit::Time) && found > 0);
        request.limits.time = None;
        request.monitor.progress();
        request.monitor.cancel();
        let (status, found) = count(&[b'.'; 81], &request);
        assert_eq!(status, Status::Stopped(Limit::Cancel));
        assert_eq!(u128::from(request.monitor.progress().solutions), found, "what was told is what was found");
    }
}
