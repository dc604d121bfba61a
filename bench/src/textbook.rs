//! Every textbook solver beside the others, and beside what a user would take instead: a constraint solver.
//!
//! `gecode-queens` and `cpsat-queens` in the folder of peers take n and print the number of solutions: columns different, and both
//! diagonals, the column with the fewest rows first where that can be said. They are whole processes, ours are calls.

use std::time::Duration;

use registry::{Ability, Case, Question, Request, Solver, ignore};

use crate::measure::{Clock, Way, ms, once, race, ratio};
use crate::process;
use crate::record::Record;

/// Boards and their solutions (OEIS A000170).
const BOARDS: [(u32, u64); 4] = [(8, 92), (10, 724), (11, 2_680), (12, 14_200)];
const ROUNDS: u32 = 10;

/// What a user would take instead, if it is there.
const PEERS: [&str; 2] = ["gecode-queens", "cpsat-queens"];
const PEER_ROUNDS: u32 = 3;

pub(crate) fn run(record: &mut Record) {
    for (n, solutions) in BOARDS {
        // Brute force tests C(100, 10) boards at n = 10: it runs only at n = 8, once.
        let case = queens(n);
        let ways: Vec<Way<'_>> = counting(&case).into_iter().filter(|way| way.name != "brute").collect();
        let times = race(&ways, ROUNDS, solutions, Clock::Cpu);
        let fastest = times.iter().min_by_key(|times| times.least).copied().expect("there are solvers");
        record.head(&format!("n = {n}, {solutions} solutions"), &["solver", "least CPU ms", "mean", "× the fastest"]);
        for (way, time) in ways.iter().zip(&times) {
            let factor = format!("{:.1}", ratio(*time, fastest));
            record.row(&[&format!("`{}`", way.name), &ms(time.least), &ms(time.mean), &factor]);
        }
        for (name, peer) in PEERS.into_iter().filter_map(|name| Some((name, process::peer(name)?))) {
            let command = [peer, n.to_string()];
            let took: Vec<Duration> = (0..PEER_ROUNDS)
                .map(|_| {
                    let ran = process::run(&command, &[]);
                    assert!(ran.says(solutions.into()), "{name} says {}", ran.answer);
                    ran.cpu
                })
                .collect();
            let least = took.iter().min().copied().unwrap_or_default();
            let mean = took.iter().sum::<Duration>() / PEER_ROUNDS;
            let factor = format!("{:.0}", least.as_secs_f64() / fastest.least.as_secs_f64());
            record.row(&[&format!("{name}, whole process"), &ms(least), &ms(mean), &factor]);
        }
    }
    let (n, solutions) = BOARDS[0];
    let case = queens(n);
    let brute = counting(&case).into_iter().find(|way| way.name == "brute").expect("brute force can count");
    let took = once(&brute, solutions);
    record.line(&format!("\n`brute`, n = {n}, run once: {} ms of CPU.", ms(took)));
}

fn queens(n: u32) -> Case {
    builtin::case("queens", &n.to_string(), &[]).expect("a small board")
}

/// Every solver that can count.
fn counting(case: &Case) -> Vec<Way<'_>> {
    let able = case.puzzle().solvers().iter().filter(|solver| solver.can(Ability::Count));
    able.map(|solver| Way::new(&solver.name, move || count(case, solver))).collect()
}

fn count(case: &Case, solver: &Solver) -> u64 {
    let outcome = case.solve(solver, &Request::new(Question::Count), &mut ignore);
    outcome.solutions.to_u128().and_then(|count| u64::try_from(count).ok()).unwrap_or(0)
}
