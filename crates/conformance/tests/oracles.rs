//! Every registered solver against every row of `testdata/oracles.toml` that a test has time for.

use std::collections::HashSet;
use std::ops::ControlFlow;

use backtrail::{Outcome, Status};
use puzzles::registry::{self, Flags, Instance, Kind, PUZZLES, Puzzle, Question, Regions, Request, Solution, Solver};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    oracle: Vec<Oracle>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Oracle {
    puzzle: String,
    instance: String,
    #[serde(default)]
    flags: Vec<String>,
    solvers: Option<Vec<String>>,
    question: Asked,
    solutions: u64,
    first: Option<String>,
    visits: Option<u64>,
    checks: Option<u64>,
    dead_ends: Option<u64>,
    profile: Option<Vec<u64>>,
    source: String,
    cost: Cost,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Asked {
    First,
    All,
    Count,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Cost {
    Instant,
    Minute,
    Record,
}

/// The largest instance that a test gives a solver, so that all of them together take seconds in a debug build.
const LARGEST: &[(&str, &str, u64)] = &[
    ("queens", "brute", 5),
    ("queens", "grid", 10),
    ("queens", "scan", 11),
    ("queens", "marks", 12),
    ("queens", "permutation", 12),
    ("queens", "bits", 13),
    ("queens", "mirror", 14),
    ("queens", "lanes", 14),
    ("queens", "halves", 13),
    ("queens", "construct", u64::MAX),
    ("sudoku", "plain", 9),
    ("sudoku", "fewest", 16),
    ("sudoku", "cover", 16),
    ("sudoku", "bands", 9),
    ("sudoku", "learn", 25),
    ("knight", "plain", 25),
    ("knight", "warnsdorff", 25),
    ("knight", "pruned", 30),
    ("knight", "divide", u64::MAX),
    ("knight", "images", 30),
    ("knight", "endings", 30),
    ("knight", "frontier", 60),
    ("color", "plain", 11),
    ("color", "dsatur", 11),
    ("color", "decide", 60),
    ("color", "widen", 11),
    ("color", "greedy", 60),
    ("color", "partitions", 60),
];

/// Boards of every kind that all solvers end on soon. On the last one every solver can do what it says it can.
const BOARDS: &[(&str, &[&str])] = &[
    ("1", &[]),
    ("1", &["closed"]),
    ("2", &[]),
    ("3", &[]),
    ("4", &[]),
    ("4x5", &["start 0,0"]),
    ("4x5", &["start 1,2"]),
    ("4x5", &["start 0,0", "end 3,2"]),
    ("4x5", &["end 3,2"]),
    ("3x7", &["start 2,0"]),
    ("3x4", &["undirected"]),
    ("3x4", &["distinct"]),
    ("3x4", &["distinct", "undirected"]),
    (".../.#./...", &[]),
    (".../.#./...", &["closed"]),
    (".../.#./...", &["closed", "directed"]),
    (".../.#./...", &["closed", "distinct"]),
    ("#...#/...../.....", &[]),
    ("4", &["closed", "piece 0,1"]),
    ("4", &["closed", "piece 0,1", "distinct"]),
    ("3", &["piece wazir"]),
    ("3x4", &[]),
];

/// Graphs of every kind that all solvers end on soon. On the last one every solver can do what it says it can.
const GRAPHS: &[(&str, &[&str])] = &[
    ("a-b", &["k 1"]),
    ("a-b", &["k 2"]),
    ("petersen", &["k 2"]),
    ("petersen", &["k 3"]),
    ("petersen", &["k 3", "distinct"]),
    ("petersen", &["k 4", "fixed 0=0,2=0,3=2"]),
    ("petersen", &["k 5", "fixed 0=3,2=3,3=1", "distinct"]),
    ("petersen", &["k 3", "fixed 0=0,1=0"]),
    ("petersen", &["fixed 0=0,2=0,3=2"]),
    ("mycielski:3", &["k 3"]),
    ("mycielski:3", &["k 4"]),
    ("australia", &["k 3"]),
    ("australia", &[]),
    ("complete:5", &["k 5"]),
    ("complete:5", &[]),
    ("gnm:9,14,3", &["k 4"]),
    ("gnm:10,24,5", &[]),
    ("gnm:11,30,2", &["k 4", "distinct"]),
    ("a-b,c-d,e-f,f-g,g-e", &["k 3"]),
    ("petersen", &[]),
];

/// Grids of every kind that all solvers end on soon: with no solution, one, and many.
const GRIDS: &[&str] = &[
    "1",
    "................",
    ".2.4..1..1..4.2.",
    "32.4..1..1..4.2.",
    "12..3...........",
    "1.........2....3.4......5..........6",
    "....12..3.....4...5..6..............",
    TEXTBOOK,
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8....",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.2..8..79",
];

const TEXTBOOK: &str = "2......6.....75.3..48.9.1.....3.....3...1...9.....8.....1.2.57..8.73.....9......4";

/// Instances that every solver has time for, up to the `n`-th kind of a puzzle.
fn small(puzzle: &dyn Puzzle, n: u32) -> Vec<Box<dyn Instance>> {
    match puzzle.name() {
        "queens" => (0..=n).flat_map(|n| [queens(n, false), queens(n, true)]).collect(),
        "knight" => {
            BOARDS.iter().map(|(board, said)| puzzle.pose(board, &flags(said)).expect("a good board")).collect()
        }
        "color" => GRAPHS.iter().map(|(graph, said)| puzzle.pose(graph, &flags(said)).expect("a good graph")).collect(),
        _ => GRIDS.iter().filter_map(|grid| puzzle.pose(grid, &Flags::default()).ok()).collect(),
    }
}

/// Solvers that go through the solutions in the same order.
const IN_ONE_ORDER: &[(&str, &[&str])] = &[("queens", &["brute", "grid", "scan", "marks", "bits"])];

fn table() -> Vec<Oracle> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/oracles.toml");
    let text = std::fs::read_to_string(path).expect("the table of oracles is there");
    toml::from_str::<Table>(&text).expect("the table of oracles can be read").oracle
}

impl Oracle {
    fn question(&self) -> Question {
        match self.question {
            Asked::First => Question::First,
            Asked::All => Question::All,
            Asked::Count => Question::Count,
        }
    }

    fn pose(&self) -> Box<dyn Instance> {
        let flags = flags(&self.flags);
        registry::puzzle(&self.puzzle).and_then(|puzzle| puzzle.pose(&self.instance, &flags)).expect("a good instance")
    }

    fn binds(&self, solver: &Solver) -> bool {
        self.solvers.as_ref().is_none_or(|solvers| solvers.iter().any(|name| name == solver.name))
    }
}

/// Flags as the table writes them: `closed`, `start 0,0`.
fn flags<S: AsRef<str>>(said: &[S]) -> Flags {
    let mut flags = Flags::default();
    for flag in said.iter().map(AsRef::as_ref) {
        let (name, value) = flag.split_once(' ').map_or((flag, None), |(name, value)| (name, Some(value)));
        flags.give(name, value);
    }
    flags
}

/// Is this within what a test has time for?
fn fits(instance: &dyn Instance, solver: &Solver) -> bool {
    let entry = LARGEST.iter().find(|(puzzle, name, _)| *puzzle == instance.puzzle().name() && *name == solver.name);
    let (_, _, largest) = entry.unwrap_or_else(|| panic!("say in LARGEST how far {} may go", solver.name));
    instance.size() <= *largest
}

/// Can it? A solver that says it cannot is never run.
fn can(instance: &dyn Instance, solver: &Solver, question: Question) -> bool {
    registry::admit(instance, solver, question.needs()).is_ok()
}

/// The answer of a solver, with every solution that it lists.
fn ask(instance: &dyn Instance, solver: &Solver, question: Question) -> (Vec<String>, Outcome<String>) {
    let mut listed = Vec::new();
    let outcome = instance.solve(solver, &Request::new(question), &mut |solution| {
        listed.push(checked(instance.puzzle(), instance, solution));
        ControlFlow::Continue(())
    });
    (listed, outcome)
}

/// Writes a solution as the table does, once the puzzle's own checker has passed it.
fn checked(puzzle: &dyn Puzzle, instance: &dyn Instance, solution: &dyn Solution) -> String {
    let mut flags = Flags::default();
    let numbers = solution.numbers();
    let commas = || numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    let text = match solution.board().kind {
        Kind::Squares(_) => {
            assert_eq!(numbers.len() as u64, instance.size(), "{numbers:?}");
            commas()
        }
        Kind::Grid(grid) => {
            let Regions::Boxes { rows, columns } = grid.regions else { panic!("a sudoku has boxes") };
            flags.give("puzzle", Some(&instance.word()));
            flags.give("box", Some(&format!("{rows}x{columns}")));
            solution.word().expect("a sudoku is a word")
        }
        Kind::Path(board) => {
            let path = board.path();
            let place = |cell: u32| board.place(cell);
            let named = |(row, column): (u32, u32)| format!("{row},{column}");
            instance.flags().iter().filter_map(|flag| flag.split_once(' ')).for_each(|(name, value)| match name {
                "piece" => flags.give(name, Some(value)),
                "start" => assert_eq!(named(place(path[0])), value),
                "end" => assert_eq!(named(place(*path.last().unwrap())), value),
                other => panic!("nobody checks {other}"),
            });
            if instance.flags().contains(&"closed".to_string()) {
                flags.give("closed", None);
            }
            let number = |number: &u32| if *number == 0 { "#".to_string() } else { number.to_string() };
            let row = |row: &[u32]| row.iter().map(number).collect::<Vec<_>>().join(" ");
            numbers.chunks(board.columns as usize).map(row).collect::<Vec<_>>().join("\n")
        }
        Kind::Graph(graph) => {
            flags.give("graph", Some(&instance.word()));
            instance.flags().iter().filter_map(|flag| flag.split_once(' ')).for_each(|(name, value)| match name {
                "k" => flags.give(name, Some(value)),
                "fixed" => value.split(',').filter_map(|fixed| fixed.split_once('=')).for_each(|(vertex, color)| {
                    let at = (0..graph.net.vertices()).find(|&v| graph.net.name(v) == vertex);
                    assert_eq!(numbers[at.expect("a vertex") as usize].to_string(), color);
                }),
                other => panic!("nobody checks {other}"),
            });
            commas()
        }
        Kind::Choices => panic!("{solution:?} has no board"),
    };
    if instance.size() > 0 {
        let verdict = puzzle.check(&text, &flags).expect("a solution can be read");
        assert!(verdict.is_legal() && verdict.complete, "{text}: {verdict:?}");
    }
    text.replace('\n', " / ")
}

#[test]
fn every_solver_agrees_with_every_oracle() {
    let mut held = 0;
    for oracle in table().into_iter().filter(|oracle| oracle.cost != Cost::Record) {
        let instance = oracle.pose();
        let puzzle = instance.puzzle();
        for solver in puzzle.solvers() {
            let question = oracle.question();
            if !(oracle.binds(solver) && fits(&*instance, solver) && can(&*instance, solver, question)) {
                continue;
            }
            held += 1;
            let what = format!("{} says of {}: {oracle:?}", oracle.source, solver.name);
            let (listed, outcome) = ask(&*instance, solver, question);
            assert_eq!(outcome.solutions, u128::from(oracle.solutions), "{what}");
            let found_enough = question == Question::First && oracle.solutions == 1;
            assert_eq!(outcome.status, if found_enough { Status::Found } else { Status::Exhausted }, "{what}");
            if question == Question::Count {
                assert!(listed.is_empty(), "{what}");
            } else {
                assert_eq!(listed.len() as u64, oracle.solutions, "{what}");
            }
            let texts = listed;
            assert_eq!(texts.iter().collect::<HashSet<_>>().len(), texts.len(), "a solution comes twice; {what}");
            if let Some(first) = &oracle.first {
                assert_eq!(texts.first(), Some(first), "{what}");
            }

            let stats = &outcome.stats;
            for (counted, known) in
                [(stats.visits, oracle.visits), (stats.checks, oracle.checks), (stats.dead_ends, oracle.dead_ends)]
            {
                assert!(known.is_none() || counted == known, "{counted:?} is not {known:?}; {what}");
            }
            assert!(oracle.profile.is_none() || stats.profile == oracle.profile, "{:?}; {what}", stats.profile);
        }
    }
    assert!(held > 300, "only {held} pairs of a solver and an oracle were held against each other");
}

#[test]
fn every_solver_that_is_listed_in_the_table_exists() {
    for oracle in table() {
        let solvers = oracle.pose().puzzle().solvers();
        for name in oracle.solvers.iter().flatten() {
            assert!(solvers.iter().any(|solver| solver.name == name), "{oracle:?}");
        }
    }
}

#[test]
fn counters_belong_together_wherever_a_solver_keeps_them() {
    for puzzle in PUZZLES {
        for instance in small(*puzzle, 6) {
            for solver in puzzle.solvers() {
                for question in [Question::First, Question::Take(3), Question::Unique, Question::Count] {
                    if !fits(&*instance, solver) || !can(&*instance, solver, question) {
                        continue;
                    }
                    let stats = ask(&*instance, solver, question).1.stats;
                    let what = format!("{} on {}, {question:?}: {stats:?}", solver.name, instance.title());
                    if let (Some(visits), Some(checks), Some(rejections)) =
                        (stats.visits, stats.checks, stats.rejections)
                    {
                        assert_eq!(checks, rejections + visits - 1, "{what}");
                    }
                    if let (Some(visits), Some(profile)) = (stats.visits, &stats.profile) {
                        assert_eq!(visits, profile.iter().sum::<u64>(), "{what}");
                    }
                }
            }
        }
    }
}

#[test]
fn solvers_of_one_order_list_the_same_solutions_in_the_same_order() {
    for (puzzle, solvers) in IN_ONE_ORDER {
        let puzzle = registry::puzzle(puzzle).unwrap();
        for instance in small(puzzle, 8) {
            let fitting = puzzle.solvers().into_iter().filter(|solver| solvers.contains(&solver.name));
            let mut lists = fitting
                .filter(|solver| fits(&*instance, solver))
                .map(|solver| (solver.name, ask(&*instance, solver, Question::All).0));
            let (one, expected) = lists.next().expect("there are several");
            let mut others = 0;
            for (other, listed) in lists {
                assert_eq!(listed, expected, "{one} and {other} on {}", instance.title());
                others += 1;
            }
            assert!(others >= 2);
        }
    }
}

#[test]
fn every_solver_agrees_with_its_twin() {
    for puzzle in PUZZLES {
        let solvers = puzzle.solvers();
        for solver in &solvers {
            let Some(name) = solver.twin else { continue };
            let twin = solvers.iter().find(|twin| twin.name == name).expect("a twin is in the registry");
            assert_ne!(twin.name, solver.name, "nobody checks himself");
            for question in [Question::First, Question::All, Question::Count] {
                if solver.can.contains(&question.needs()) {
                    assert!(
                        twin.can.contains(&question.needs()),
                        "{name} cannot check {} for {question:?}",
                        solver.name
                    );
                }
            }
            let mut compared = 0;
            for instance in small(*puzzle, 7) {
                for question in [Question::First, Question::All, Question::Count] {
                    let both = [*solver, *twin];
                    if both.iter().any(|one| !fits(&*instance, one) || !can(&*instance, one, question)) {
                        continue;
                    }
                    let [mine, theirs] = both.map(|one| {
                        let (mut texts, outcome) = ask(&*instance, one, question);
                        texts.sort_unstable();
                        (outcome.status, outcome.solutions, texts)
                    });
                    let (title, flags) = (instance.title(), instance.flags());
                    let what = format!("{} and {name} on {title}, {flags:?}, {question:?}", solver.name);
                    assert_eq!((mine.0, mine.1), (theirs.0, theirs.1), "{what}");
                    if question == Question::All {
                        assert_eq!(mine.2, theirs.2, "{what}");
                    }
                    compared += 1;
                }
            }
            assert!(compared > 0, "{} and {name} were never compared", solver.name);
        }
    }
}

#[test]
fn a_solver_that_cannot_is_refused_with_a_reason() {
    for puzzle in PUZZLES {
        let instance = small(*puzzle, 6).pop().expect("there are some");
        for solver in puzzle.solvers() {
            for question in [Question::First, Question::All, Question::Count] {
                let able = solver.can.contains(&question.needs());
                let chosen = registry::choose(&*instance, Some(solver.name), question.needs());
                assert_eq!(chosen.is_ok(), able, "{}, {question:?}", solver.name);
                if let Err(refusal) = chosen {
                    assert!(refusal.to_string().contains(solver.name), "{refusal}");
                }
            }
        }
    }
}

#[test]
fn the_default_solver_can_do_what_it_is_the_default_for() {
    for puzzle in PUZZLES {
        for instance in small(*puzzle, 40) {
            for question in [Question::First, Question::All, Question::Count] {
                let chosen = registry::choose(&*instance, None, question.needs());
                assert!(chosen.is_ok(), "{}, {:?}, {question:?}: {chosen:?}", instance.title(), instance.flags());
            }
        }
    }
}

#[test]
fn several_threads_answer_through_the_registry_as_one_does() {
    for puzzle in PUZZLES {
        let some = |size: u64| puzzle.name() != "queens" || matches!(size, 0 | 1 | 7 | 9);
        for instance in small(*puzzle, 9).into_iter().filter(|instance| some(instance.size())) {
            for solver in puzzle.solvers() {
                for question in [Question::First, Question::Take(5), Question::All, Question::Count] {
                    let threaded = solver.can.contains(&registry::Ability::Threads);
                    if !threaded || !fits(&*instance, solver) || !can(&*instance, solver, question) {
                        continue;
                    }
                    let mut listed = Vec::new();
                    let request = Request { threads: 3, ..Request::new(question) };
                    let outcome = instance.solve(solver, &request, &mut |solution| {
                        listed.push(checked(instance.puzzle(), &*instance, solution));
                        ControlFlow::Continue(())
                    });
                    let one = ask(&*instance, solver, question);
                    assert_eq!((listed, outcome), one, "{} on {}, {question:?}", solver.name, instance.title());
                }
            }
        }
    }
}

fn queens(n: u32, distinct: bool) -> Box<dyn Instance> {
    let mut flags = Flags::default();
    if distinct {
        flags.give("distinct", None);
    }
    registry::puzzle("queens").and_then(|puzzle| puzzle.pose(&n.to_string(), &flags)).expect("a good instance")
}
