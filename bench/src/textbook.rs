//! Every textbook solver beside the others.

use puzzles::engine::ignore;
use puzzles::queens::Queens;
use puzzles::registry::{Ability, Instance, Question, Request};

use crate::measure::{Clock, Way, ms, race, ratio};
use crate::record::Record;

/// Boards and their solutions (OEIS A000170).
const BOARDS: [(u32, u64); 4] = [(8, 92), (10, 724), (11, 2_680), (12, 14_200)];
const ROUNDS: u32 = 10;

pub(crate) fn run(record: &mut Record) {
    for (n, solutions) in BOARDS {
        let queens = Queens::new(n);
        let solvers = queens.puzzle().solvers().into_iter();
        // C(100, 10) boards are not for brute force.
        let able = solvers.filter(|solver| solver.can.contains(&Ability::Count) && solver.name != "brute");
        let ways: Vec<Way<'_>> = able
            .map(|solver| {
                Way::new(solver.name, move || {
                    let outcome = queens.solve(solver, &Request::new(Question::Count), &mut ignore);
                    u64::try_from(outcome.solutions).unwrap_or(0)
                })
            })
            .collect();
        let times = race(&ways, ROUNDS, solutions, Clock::Cpu);
        let fastest = times.iter().min_by_key(|times| times.least).copied().expect("there are solvers");
        record.head(&format!("n = {n}, {solutions} solutions"), &["solver", "least CPU ms", "mean", "× the fastest"]);
        for (way, time) in ways.iter().zip(&times) {
            let factor = format!("{:.1}", ratio(*time, fastest));
            record.row(&[&format!("`{}`", way.name), &ms(time.least), &ms(time.mean), &factor]);
        }
    }
}
