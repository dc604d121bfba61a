//! Propagation: what follows from the steps of the trail, until nothing does. Edges first, then clauses, one literal at a
//! time.

use super::board::{Assignment, Conflict, Reason};
use super::clauses::{Clauses, HEAD, Watch};

impl Assignment<'_> {
    /// Propagates until nothing follows. False if there is a conflict.
    pub(super) fn propagate(&mut self, clauses: &mut Clauses) -> bool {
        while self.conflict.is_none() {
            if let Some(&literal) = self.trail.get(self.spread) {
                self.spread += 1;
                if literal & 1 == 0 {
                    self.spread(literal >> 1);
                }
            } else if let Some(&literal) = self.trail.get(self.visited) {
                self.visited += 1;
                let list = clauses.list_of(literal ^ 1);
                if list != 0 {
                    self.visit(clauses, literal ^ 1, list);
                }
            } else {
                return true;
            }
        }
        false
    }

    /// Looks at the clauses that watch a literal which became false.
    fn visit(&mut self, clauses: &mut Clauses, fell: u32, list: usize) {
        let mut watches = std::mem::take(&mut clauses.lists[list]);
        self.steps += watches.len() as u64;
        let (mut from, mut to) = (0, 0);
        'watches: while from < watches.len() {
            let watch = watches[from];
            from += 1;
            if self.value(watch.blocker) > 0 {
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
            let value = self.value(first);
            if value <= 0 {
                self.steps += 2;
                for i in 2..len {
                    let other = literals[i];
                    if self.value(other) >= 0 {
                        literals[1] = other;
                        literals[i] = fell;
                        self.steps += i as u64;
                        clauses.watch(other, watch);
                        continue 'watches;
                    }
                }
                self.steps += len as u64;
                if value < 0 {
                    self.conflict = Some(Conflict::Clause(watch.clause));
                } else {
                    self.assert(first, Reason::Clause(watch.clause));
                }
            }
            watches[to] = watch;
            to += 1;
            if self.conflict.is_some() {
                watches.copy_within(from.., to);
                to += watches.len() - from;
                break;
            }
        }
        watches.truncate(to);
        clauses.lists[list] = watches;
    }
}
