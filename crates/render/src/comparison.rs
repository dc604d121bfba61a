//! Solvers compared on the same instances: as a table for the terminal, for Markdown and for programs, and as a chart.
//!
//! ```
//! use render::comparison::{self, Cell, Comparison, Run};
//! use std::time::Duration;
//!
//! let run = |micros| Run {
//!     solutions: 92.into(),
//!     least: Duration::from_micros(micros),
//!     mean: Duration::from_micros(micros + 1),
//!     runs: 10,
//!     visits: Some(2057),
//!     checks: None,
//! };
//! let cell = |solver: &str, result| Cell { instance: "8".into(), solver: solver.into(), space: None, result };
//! let comparison = Comparison {
//!     puzzle: "queens".into(),
//!     cells: vec![cell("brute", Err("over 5 s".into())), cell("scan", Ok(run(84))), cell("bits", Ok(run(21)))],
//! };
//! assert_eq!(comparison::text(&comparison), "\
//! queens  solver  solutions  least CPU  mean CPU  × slower  visits  checks  search space
//! 8       brute           –          –         –         –       –       –             –  over 5 s
//!         scan           92    84.0 µs   85.0 µs      4.00   2,057       –             –
//!         bits           92    21.0 µs   22.0 µs      1.00   2,057       –             –
//! ");
//! ```

mod csv;
mod markdown;
mod svg;
mod table;

pub use csv::csv;
pub use markdown::markdown;
pub use svg::svg;
pub use table::text;

use std::time::Duration;

use backtrail::Text;
use registry::{Count, Space};

/// Times and counts of several solvers on several instances of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The name of the puzzle.
    pub puzzle: String,
    /// One cell for each solver and instance; instances and solvers are shown in the order of their first cell.
    pub cells: Vec<Cell>,
}

/// A solver on an instance.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// The word that gives the instance.
    pub instance: String,
    /// The name of the solver.
    pub solver: String,
    /// How many candidates the solver's idea chooses from.
    pub space: Option<Space>,
    /// What came out, or why it was not run: "over 5 s".
    pub result: Result<Run, Text>,
}

/// What a solver did with an instance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// How many solutions it found.
    pub solutions: Count,
    /// The least CPU time of all runs.
    pub least: Duration,
    /// The mean CPU time of all runs.
    pub mean: Duration,
    /// How many runs there were.
    pub runs: u32,
    /// Nodes visited, if it counts them.
    pub visits: Option<u64>,
    /// Choices tried, if it counts them.
    pub checks: Option<u64>,
}

/// The instances, in the order of their first cell, each with its cells.
fn by_instance(comparison: &Comparison) -> Vec<(&str, Vec<&Cell>)> {
    let mut groups: Vec<(&str, Vec<&Cell>)> = Vec::new();
    for cell in &comparison.cells {
        match groups.iter_mut().find(|(instance, _)| *instance == cell.instance) {
            Some((_, cells)) => cells.push(cell),
            None => groups.push((&cell.instance, vec![cell])),
        }
    }
    groups
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Seven solvers for 4 to 12 queens, the slow ones given up on the way; times and some counts are invented.
    pub(crate) fn queens() -> Comparison {
        let counts: [(u128, u64, u64); 9] = [
            (2, 17, 60),
            (10, 54, 220),
            (4, 153, 894),
            (40, 552, 3_584),
            (92, 2_057, 15_720),
            (352, 8_394, 72_378),
            (724, 35_539, 348_150),
            (2_680, 166_926, 1_806_706),
            (14_200, 856_189, 10_103_868),
        ];
        // Nanoseconds at n = 4, and how many times longer each further queen takes.
        let solvers = [
            ("brute", 21_000.0, 31.0),
            ("grid", 1_300.0, 7.2),
            ("scan", 610.0, 6.4),
            ("marks", 540.0, 5.5),
            ("permutation", 480.0, 5.2),
            ("bits", 190.0, 4.7),
            ("mirror", 120.0, 4.6),
        ];
        let mut cells = Vec::new();
        for (i, (solutions, visits, checks)) in counts.into_iter().enumerate() {
            let n = i as u32 + 4;
            for (solver, first, growth) in solvers {
                let nanos = f64::powi(growth, i as i32) * first;
                let kept = !matches!(solver, "brute" | "mirror");
                let run = Run {
                    solutions: solutions.into(),
                    least: Duration::from_nanos(nanos as u64),
                    mean: Duration::from_nanos((nanos * 1.04) as u64),
                    runs: 20,
                    visits: kept.then_some(visits),
                    checks: if solver == "bits" { Some(visits - 1) } else { kept.then_some(checks) },
                };
                let result = if nanos < 5e9 { Ok(run) } else { Err("over 5 s".into()) };
                let space = u128::from(n).pow(n);
                let space = kept.then_some(Space { log10: (space as f64).log10(), exact: Some(space) });
                cells.push(Cell { instance: n.to_string(), solver: solver.to_string(), space, result });
            }
        }
        Comparison { puzzle: "queens".to_string(), cells }
    }

    /// Words that need care in every format.
    pub(crate) fn awkward() -> Comparison {
        let cell = Cell {
            instance: "a \"b\", <c>|d".to_string(),
            solver: "none".to_string(),
            space: Some(Space { log10: 32.146, exact: None }),
            result: Err("it is\ntoo large".into()),
        };
        Comparison { puzzle: "color".to_string(), cells: vec![cell] }
    }

    #[test]
    fn cells_are_grouped_even_if_they_come_solver_by_solver() {
        let mut comparison = queens();
        comparison.cells.sort_by(|a, b| a.solver.cmp(&b.solver));
        let groups = by_instance(&comparison);
        let instances: Vec<&str> = groups.iter().map(|(instance, _)| *instance).collect();
        assert_eq!(instances, ["4", "5", "6", "7", "8", "9", "10", "11", "12"]);
        assert!(groups.iter().all(|(_, cells)| cells.len() == 7));
    }
}
