//! Propagation: what follows, until nothing does. The rules first, then clauses, one literal at a time.

use crate::clauses::{HEAD, Watch};
use crate::{Cause, Learner, Literal, Rules, Steps};

impl<R: Rules> Learner<R> {
    /// Propagates until nothing follows. False if there is a conflict, which stays until it is learned from.
    #[inline(always)]
    pub fn propagate(&mut self) -> bool {
        while self.conflict.is_none() && self.rules.propagate() {
            if let Some(fell) = self.rules.next_false() {
                let list = self.clauses.list_of(fell);
                if list != 0 {
                    self.visit(fell, list);
                }
            } else if !self.rules.propagate_late() {
                return true;
            }
        }
        false
    }

    /// Looks at the clauses that watch a literal which became false.
    fn visit(&mut self, fell: Literal, list: usize) {
        let (rules, clauses) = (&mut self.rules, &mut self.clauses);
        let mut watches = std::mem::take(&mut clauses.lists[list]);
        rules.worked(watches.len() as u64);
        let (mut from, mut to) = (0, 0);
        'watches: while from < watches.len() {
            let watch = watches[from];
            from += 1;
            if rules.steps().is_true(watch.blocker) {
                watches[to] = watch;
                to += 1;
                continue;
            }
            let clause = watch.clause as usize;
            let len = clauses.words[clause] as usize;
            let literals = &mut clauses.words[clause + HEAD..][..len];
            if literals[0] == fell {
                literals.swap(0, 1);
            }
            let first = literals[0];
            let watch = Watch { clause: watch.clause, blocker: first };
            let mut is_over = false;
            if !rules.steps().is_true(first) {
                for i in 2..len {
                    let other = literals[i];
                    if !rules.steps().is_false(other) {
                        literals[1] = other;
                        literals[i] = fell;
                        rules.worked(2 + i as u64);
                        clauses.watch(rules, other, watch);
                        continue 'watches;
                    }
                }
                rules.worked(2 + len as u64);
                if rules.steps().is_false(first) {
                    self.conflict = Some(watch.clause);
                    is_over = true;
                } else {
                    rules.make_true(first, Cause::Clause(watch.clause));
                    is_over = rules.is_conflict();
                }
            }
            watches[to] = watch;
            to += 1;
            if is_over {
                watches.copy_within(from.., to);
                to += watches.len() - from;
                break;
            }
        }
        watches.truncate(to);
        clauses.lists[list] = watches;
    }
}
