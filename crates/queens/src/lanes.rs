//! The border first, then all boards of a row at a time in the lanes of vector registers.
//!
//! Three ideas, a file each: [`border`] places the queens of the four border lines, once for each class of symmetry;
//! [`board`] turns what is left into sixteen columns or fewer with masks; [`batch`] searches them. Here is what holds
//! them together: a class is a unit, or several small ones are, the largest first.
//!
//! Without vector instructions the same search runs with one lane, and is still 2.8 times as fast as m-queens at n = 15
//! (Zen 4, November 2026): what counts there is the border, its rotation, and the look-ahead.
//!
//! The twin is [`Bits`]; the tests also compare single boards with a plain recursion.

mod batch;
mod board;
mod border;

use std::ops::{ControlFlow, Range};

use lanes::Isa;
use registry::{Counting, Units, walk_units};

use super::bits::Bits;
use batch::{Count, Queues};
use board::{Standing, WIDEST};
use border::Class;

/// The largest board.
pub(super) const LARGEST: u32 = super::bits::LARGEST;

/// On boards smaller than this the border leaves too few rows.
const SMALLEST: u32 = 7;

/// How many units there are at most, about. With 22 queens, 4,096 take a few seconds each, and half a minute with plain integers; up
/// to 16 queens, where all of it takes less than a second, many would cost more than they are good for.
fn most_units(n: u32) -> f64 {
    if n <= 16 { 256.0 } else { 4_096.0 }
}

/// The solutions of n queens in units, counted with the best instructions that there are.
pub(super) fn units(n: u32, depth: Option<usize>) -> Box<dyn Units> {
    units_with(Isa::best(), n, depth)
}

/// The same with these instructions. A depth is for boards so small that they are walked.
fn units_with(isa: Isa, n: u32, depth: Option<usize>) -> Box<dyn Units> {
    if n < SMALLEST {
        return walk_units(Bits::new(n), depth, 1);
    }
    let mut classes = border::classes(n);
    // Largest first, so that threads end at the same time; in an order that any sort gives.
    classes.sort_by(|a, b| b.estimate.total_cmp(&a.estimate));
    let least = classes.iter().map(|class| class.estimate).sum::<f64>() / most_units(n);
    let mut units: Vec<(Range<usize>, f64)> = Vec::new();
    for (at, class) in classes.iter().enumerate() {
        match units.last_mut() {
            Some((range, cost)) if *cost < least => {
                range.end = at + 1;
                *cost += class.estimate;
            }
            _ => units.push((at..at + 1, class.estimate)),
        }
    }
    Box::new(Classes { isa, n, classes, units })
}

/// The classes of a board.
struct Classes {
    isa: Isa,
    n: u32,
    /// Largest first.
    classes: Vec<Class>,
    /// Which of them make each unit, and their estimates' sum.
    units: Vec<(Range<usize>, f64)>,
}

impl Units for Classes {
    fn count(&self) -> usize {
        self.units.len()
    }

    fn cost(&self, unit: usize) -> f64 {
        self.units[unit].1
    }

    fn work(&self, units: &[usize], counting: &Counting<'_>) {
        counting.units(units, |queue| {
            let mut queues = Queues::new();
            while let Some(mut unit) = queue.next() {
                for class in &self.classes[self.units[unit.number()].0.clone()] {
                    let mut standing = Standing::new(self.n, &class.queens);
                    // A board takes a millisecond or so: between two of them is soon enough to look at the clock.
                    let flow = standing.narrow(WIDEST, class.estimate, &mut |board, cost| {
                        if unit.should_stop() {
                            return ControlFlow::Break(());
                        }
                        let count = board.map_or_else(Count::default, |board| queues.count(self.isa, board));
                        let solutions = u128::from(count.solutions) * u128::from(class.weight);
                        unit.add(solutions, Some(count.visits), cost);
                        ControlFlow::Continue(())
                    });
                    if flow.is_break() {
                        return;
                    }
                }
                unit.done();
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::board::{NarrowBoard, Row};
    use super::*;
    use crate::counters::{self, available};
    use backtrail::{Limit, Status};
    use registry::{Outcome, Question, Request};
    use std::time::Duration;

    fn count(n: u32, request: &Request) -> Outcome {
        units(n, None).run_all(request)
    }

    #[test]
    fn every_instruction_set_counts_all_solutions() {
        counters::assert_all_are_counted(|isa, n| units_with(isa, n, None));
    }

    /// The plain twin of the batch search: one state, from top to bottom.
    fn completions(rows: &[Row], columns: u16, left: u16, right: u16) -> u64 {
        let Some((row, below)) = rows.split_first() else { return 1 };
        let mut free = !(columns | left | right | row.blocked);
        let mut sum = 0;
        while free != 0 {
            let queen = free & free.wrapping_neg();
            free ^= queen;
            let [left, right] = [(left | queen).checked_shl(row.step), (right | queen).checked_shr(row.step)];
            sum += completions(below, columns | queen, left.unwrap_or(0), right.unwrap_or(0));
        }
        sum
    }

    /// Numerical Recipes' generator; its high bits.
    fn random(state: &mut u64) -> usize {
        *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*state >> 40) as usize
    }

    #[test]
    fn random_classes_have_as_many_solutions_as_their_twin_counts() {
        let mut state = 2026;
        let mut queues = Queues::new();
        for n in 7..=if cfg!(debug_assertions) { 13 } else { 15 } {
            let classes = border::classes(n);
            for _ in 0..20 {
                let class = &classes[random(&mut state) % classes.len()];
                let flow = Standing::new(n, &class.queens).narrow(WIDEST, 1.0, &mut |board, _| {
                    let board = board.unwrap();
                    let expected = completions(board.rows(), board.columns, 0, 0);
                    for isa in available() {
                        assert_eq!(queues.count(isa, board).solutions, expected, "{class:?}, {}", isa.name());
                    }
                    ControlFlow::Continue(())
                });
                assert!(flow.is_continue());
            }
        }
    }

    #[test]
    fn random_pieces_of_large_boards_have_as_many_solutions_as_their_twin_counts() {
        let mut state = 3;
        let mut queues = Queues::new();
        // Narrower than a lane, for the twin's sake: more columns are placed, so more rows are left out.
        for (n, widest) in [(18, 12), (19, 13), (20, 12), (23, 13), (27, 14), (32, 16)] {
            let classes = border::classes(n);
            let mut compared = 0;
            for _ in 0..4 {
                let class = &classes[random(&mut state) % classes.len()];
                let mut visits = 0;
                let _ = Standing::new(n, &class.queens).narrow(widest, 1.0, &mut |board, _| {
                    if let Some(board) = board {
                        let expected = completions(board.rows(), board.columns, 0, 0);
                        for isa in available() {
                            assert_eq!(queues.count(isa, board).solutions, expected, "{board:?}, {}", isa.name());
                        }
                        compared += 1;
                    }
                    visits += 1;
                    if visits < 8 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                });
            }
            assert!(compared > 0, "{n} queens");
        }
    }

    #[test]
    fn narrower_boards_have_the_same_solutions() {
        for (n, known) in [(9, 352), (10, 724)] {
            for widest in 4..8 {
                let mut sum = 0;
                for class in border::classes(n) {
                    let flow = Standing::new(n, &class.queens).narrow(widest, 1.0, &mut |board, _| {
                        let count = |board: &NarrowBoard| completions(board.rows(), board.columns, 0, 0);
                        sum += u64::from(class.weight) * board.map_or(0, count);
                        ControlFlow::Continue(())
                    });
                    assert!(flow.is_continue());
                }
                assert_eq!(sum, known, "{n} queens, at most {widest} columns");
            }
        }
    }

    #[test]
    fn a_unit_is_the_same_for_every_instruction_set() {
        counters::assert_units_are_the_same(|isa, n| units_with(isa, n, None));
    }

    #[test]
    fn units_of_22_queens_are_not_long() {
        let units = units(22, None);
        let costs: Vec<f64> = (0..units.count()).map(|unit| units.cost(unit)).collect();
        assert!((1_000..=4_096).contains(&costs.len()), "{} units", costs.len());
        let largest = costs.iter().fold(0.0, |most: f64, &cost| most.max(cost));
        // All of it takes some 6,400 s with AVX-512 and 100,000 s with plain integers, from what 18 and 16 queens take.
        assert!(largest < costs.iter().sum::<f64>() / 2_000.0, "the largest is {largest}");
    }

    #[test]
    fn threads_count_the_same() {
        let mut request = Request::new(Question::Count);
        let alone = count(11, &request);
        request.threads = 3;
        assert_eq!(count(11, &request), alone);
        let progress = request.monitor.progress();
        assert_eq!((progress.solutions, progress.share), (2_680, 1.0));
    }

    #[test]
    fn limits_turn_answers_into_stopped_or_found() {
        let count = |change: &dyn Fn(&mut Request)| {
            let mut request = Request::new(Question::Count);
            change(&mut request);
            units(12, None).run_all(&request)
        };
        let outcome = count(&|request| request.limits.time = Some(Duration::ZERO));
        assert_eq!((outcome.status, outcome.solutions), (Status::Stopped(Limit::Time), 0.into()));
        let outcome = count(&|request| request.monitor.cancel());
        assert_eq!((outcome.status, outcome.solutions), (Status::Stopped(Limit::Cancel), 0.into()));
        let outcome = count(&|request| request.limits.visits = Some(1_000));
        assert_eq!(outcome.status, Status::Stopped(Limit::Visits));
        assert!((1_000..10_000).contains(&outcome.stats.visits.unwrap()));
        let outcome = count(&|request| request.limits.solutions = Some(100));
        assert_eq!(outcome.status, Status::Found);
        assert!((100..1_000).contains(&outcome.solutions.to_u128().unwrap()));
        let outcome = count(&|request| request.limits.solutions = Some(1_000_000));
        assert_eq!((outcome.status, outcome.solutions), (Status::Exhausted, 14_200.into()));
    }

    #[test]
    fn a_large_board_stops_in_time() {
        for n in [18, 22, LARGEST] {
            let mut request = Request::new(Question::Count);
            request.limits.time = Some(Duration::from_millis(20));
            let outcome = count(n, &request);
            assert_eq!(outcome.status, Status::Stopped(Limit::Time), "{n} queens");
            assert!(request.monitor.progress().share < 1.0);
        }
    }
}
