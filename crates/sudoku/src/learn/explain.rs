//! Why a step was made, worked out when it is asked for: the steps that its reason speaks of.
//!
//! Most steps are never asked, so a step keeps its reason in 32 bits and nothing is written down when it is made.

use super::board::{Assignment, Reason};
use super::clauses::Clauses;

/// Adds the steps that are the reason of a candidate's step.
#[inline(always)]
pub(super) fn explain<const S: usize>(
    board: &Assignment<S>,
    clauses: &Clauses<S>,
    reason: Reason,
    candidate: usize,
    why: &mut Vec<u32>,
) {
    each_reason(board, clauses, reason, candidate, |number| {
        why.push(number as u32);
        true
    });
}

/// Goes through the steps that are the reason of a candidate's step, as long as `each` says so. Did it always?
#[inline(always)]
pub(super) fn each_reason<const S: usize>(
    board: &Assignment<S>,
    clauses: &Clauses<S>,
    reason: Reason,
    candidate: usize,
    mut each: impl FnMut(usize) -> bool,
) -> bool {
    match reason {
        Reason::None => true,
        Reason::Placed(by) => each(board.step_of(by)),
        Reason::Last(constraint) => each_member(board, constraint, board.root[constraint], candidate, each),
        Reason::Locked(constraint) => {
            each_member(board, constraint, board.outside(constraint, candidate), usize::MAX, each)
        }
        Reason::Clause(clause) => {
            let others = clauses.literals(clause).iter().map(|&literal| literal as usize >> 1);
            others.filter(|&other| other != candidate).all(|other| each(board.step_of(other)))
        }
    }
}

/// Goes through the steps of some members of a constraint, but not of `but`.
#[inline(always)]
fn each_member<const S: usize>(
    board: &Assignment<S>,
    constraint: usize,
    mut some: u64,
    but: usize,
    mut each: impl FnMut(usize) -> bool,
) -> bool {
    while some != 0 {
        let member = board.layout.member(constraint, some.trailing_zeros() as usize);
        some &= some - 1;
        if member != but && !each(board.step_of(member)) {
            return false;
        }
    }
    true
}
