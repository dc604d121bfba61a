//! The record solvers, asked through the door.

use std::ops::ControlFlow;

use backtrail::{Limit, Status};
use cover::{Counting, Dense, Group};
use registry::{Deadline, OnSolution, Outcome, Request};

use super::instance::{Chosen, Written};

/// Lists, or counts one by one.
pub(super) fn dense(written: &Written, request: &Request, answer: OnSolution<'_>) -> Outcome {
    let dense = Dense::new(&written.statement.cover).expect("what it cannot take was refused");
    let deadline = Deadline::new(request);
    let enough = request.question.enough().into_iter().chain(request.limits.solutions).min().unwrap_or(u128::MAX);
    let lists = request.question.lists();
    let (mut solutions, mut status) = (0_u128, Status::Exhausted);
    if enough == 0 {
        return Outcome::bare(Status::Found, 0);
    }
    let mut shown = written.group().map(Group::shown);
    let mut limit = None;
    let visitor = |options: &[u32]| {
        if let Some(shown) = &mut shown {
            let mut options = options.to_vec();
            options.sort_unstable();
            let is_new = shown.is_new(&options, &mut |bytes| {
                limit = if bytes > written.memory { Some(Limit::Memory) } else { deadline.limit() };
                limit.is_some()
            });
            match is_new {
                None => return ControlFlow::Break(()),
                Some(false) => return ControlFlow::Continue(()),
                Some(true) => {}
            }
        }
        solutions += 1;
        if lists && answer(&Chosen::new(&written.statement, options.to_vec())).is_break() || solutions >= enough {
            status = Status::Found;
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    };
    let mut late = None;
    dense.each(visitor, |bytes| {
        late = if bytes > written.memory { Some(Limit::Memory) } else { deadline.limit() };
        late.is_some()
    });
    Outcome::bare(limit.or(late).map_or(status, Status::Stopped), solutions)
}

/// Counts without listing.
pub(super) fn count(written: &Written, request: &Request, counting: Option<Counting<'_>>) -> Outcome {
    let counting = counting.expect("what it cannot take was refused");
    let deadline = Deadline::new(request);
    let mut limit = None;
    let should_stop = |bytes| {
        limit = if bytes > written.memory { Some(Limit::Memory) } else { deadline.limit() };
        limit.is_some()
    };
    let number = match written.group() {
        Some(group) => counting.distinct(group, should_stop),
        None => counting.count(should_stop),
    };
    match number {
        Some(number) => Outcome::bare(Status::Exhausted, number),
        None => Outcome::bare(Status::Stopped(limit.unwrap_or(Limit::Cancel)), 0),
    }
}
