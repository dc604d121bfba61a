//! Every registered solver against every row of `testdata/oracles.toml` that a test has time for.

use std::collections::HashSet;
use std::mem::discriminant;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;

use backtrail::Status;
use knight::Tour;
use registry::board::{Kind, Regions};
use registry::{Ability, Bounds, Case, Error, Flags, Outcome, Question, Request, Solution, Solver, Wish};
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

/// The largest instance that a test gives a solver, so that all of them together take half a minute without optimisation.
const LARGEST: &[(&str, &str, u64)] = &[
    ("queens", "brute", 6),
    ("queens", "grid", 8),
    ("queens", "scan", 8),
    ("queens", "marks", 9),
    ("queens", "permutation", 9),
    ("queens", "bits", 10),
    ("queens", "mirror", 11),
    ("queens", "lanes", 11),
    ("queens", "halves", 10),
    ("queens", "gpu", 16),
    ("queens", "construct", u64::MAX),
    ("cover", "links", 100),
    ("cover", "cells", 100),
    ("cover", "dense", 100),
    ("cover", "memo", 1_000),
    ("cover", "orbits", 1_000),
    ("cover", "turns", 1_000),
    ("model", "plain", 12),
    ("model", "forward", 20),
    ("model", "fewest", 30),
    ("model", "bound", 30),
    ("model", "learn", 30),
    ("sudoku", "every-cell", 9),
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
    ("knight", "frontier", 36),
    ("color", "plain", 11),
    ("color", "dsatur", 11),
    ("color", "decide", 60),
    ("color", "widen", 11),
    ("color", "greedy", 60),
    ("color", "partitions", 60),
];

/// How much further some go where they are optimised (`./test release`): the fastest to the sizes that they are chosen for, in a minute.
const LARGEST_OPTIMISED: &[(&str, &str, u64)] = &[
    ("queens", "grid", 10),
    ("queens", "scan", 11),
    ("queens", "marks", 12),
    ("queens", "permutation", 12),
    ("queens", "bits", 15),
    ("queens", "mirror", 16),
    ("queens", "lanes", 18),
    ("queens", "halves", 19),
    ("knight", "frontier", 64),
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

/// Exact covers: with multiplicities, with colours, without a solution, with pieces, and Knuth's first example.
const COVERS: &[(&str, &[&str])] = &[
    ("0:2|a 2|b c | x/a b x:1/b c/a c x:1/b x:2/a/c", &[]),
    ("p q r | x y/p q x y:A/p r x:A y/p x:B/q x:A/r y:B", &[]),
    ("a b/a/a", &[]),
    ("cover\nboard 3x4\npiece I ## any\npiece L ##/#. any", &[]),
    ("0010110/1001001/0110010/1001000/0100001/0001101", &[]),
];

/// Models: without a solution, with names, negative values, words, tables and formulas of every kind, and with goals.
const MODELS: &[(&str, &[&str])] = &[
    ("problem; x,y in 1..3; x < y; y < x", &[]),
    ("problem; x in 1..3; 1 = 2", &[]),
    ("problem; c[1..3] in {red, green, blue}; c[1] != c[2]; c[2] != c[3]; c[3] != red", &[]),
    ("problem; x,y in -3..3; x*y = 2 or |x-y| > 4; x/2 != 1", &[]),
    ("problem; A,B,C in 1..9; all different; AB + BA = C*11", &[]),
    ("problem; x[1..4] in 0..2; (x[1], x[2]) in {(0,1), (1,2), (2,0)}; at most 1 of x[*] = 2; x[x[1]+1] = 1", &[]),
    (
        "problem; n = 4; q[1..n] in 1..n, all different; all different(q[i]+i for i in 1..n); all different(q[i]-i for i in 1..n); show q as queens",
        &["D n=5"],
    ),
    ("problem; x[1..2,1..2] in 1..4, all different; x[1,1] + x[1,2] = x[2,1] + x[2,2]; show x as grid", &[]),
    ("problem; x in 1..300; y in 1..3; x = 100*y", &[]),
    ("problem; x,y in 0..100; x + 3*y = 100; x < y + 40", &[]),
    ("problem; x in 1..3; x > 3; minimize x", &[]),
    (
        "problem; m[1..4] in 0..9; m[1] = 0; strictly increasing m; all different(m[j]-m[i] for i in 1..4, j in i+1..4); minimize m[4]",
        &[],
    ),
    ("problem; v = [6, 5, 4, 9]; x[1..4] in 0..1; sum x <= 2; maximize sum(v[*]*x[*]) - 3*x[1]*x[4]", &[]),
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
    // On the last one every solver can do what it says it can: only few cells may be filled in every order.
    "2734819659162754385486931278593476123675128491249687534318295766857342917921563..",
];

const TEXTBOOK: &str = "2......6.....75.3..48.9.1.....3.....3...1...9.....8.....1.2.57..8.73.....9......4";

/// Instances that every solver has time for, up to the `n`-th kind of a puzzle.
fn small(puzzle: &str, n: u32) -> Vec<Case> {
    let all = |words: &[(&str, &[&str])]| -> Vec<Case> {
        words.iter().map(|(word, said)| pose(puzzle, word, said).expect("a good instance")).collect()
    };
    match puzzle {
        "queens" => (0..=n).flat_map(|n| all(&[(&n.to_string(), &[]), (&n.to_string(), &["distinct"])])).collect(),
        "knight" => all(BOARDS),
        "color" => all(GRAPHS),
        "cover" => all(COVERS),
        "model" => all(MODELS),
        "sudoku" => GRIDS.iter().filter_map(|grid| pose(puzzle, grid, NO_FLAGS).ok()).collect(),
        other => panic!("say which instances of {other} are small"),
    }
}

const NO_FLAGS: &[&str] = &[];

/// Solvers that go through the solutions in the same order.
const IN_ONE_ORDER: &[(&str, &[&str])] = &[("queens", &["brute", "grid", "scan", "marks", "permutation", "bits"])];

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

    fn pose(&self) -> Case {
        pose(&self.puzzle, &self.instance, &self.flags).expect("a good instance")
    }

    fn binds(&self, solver: &Solver) -> bool {
        self.solvers.as_ref().is_none_or(|solvers| solvers.iter().any(|name| *name == solver.name))
    }
}

/// An instance with flags as the table writes them: `closed`, `start 0,0`.
fn pose(puzzle: &str, word: &str, said: &[impl AsRef<str>]) -> Result<Case, Error> {
    let said = said.iter().map(AsRef::as_ref);
    let flags = said.map(|flag| flag.split_once(' ').map_or((flag, None), |(name, value)| (name, Some(value))));
    builtin::case(puzzle, word, &flags.collect::<Vec<_>>())
}

/// Is this within what a test has time for?
fn fits(case: &Case, solver: &Solver) -> bool {
    let further = if cfg!(debug_assertions) { &[] } else { LARGEST_OPTIMISED };
    let entry =
        further.iter().chain(LARGEST).find(|(puzzle, name, _)| *puzzle == case.puzzle().name && *name == solver.name);
    let (_, _, largest) = entry.unwrap_or_else(|| panic!("say in LARGEST how far {} may go", solver.name));
    // Every order of filling ten cells takes 7 s where little is optimised, and eight tests would ask for it.
    let is_endless = solver.name == "every-cell" && cfg!(debug_assertions) && case.word().matches('.').count() > 8;
    case.size() <= *largest && !is_endless
}

/// Can it? A solver that says it cannot is never run.
fn can(case: &Case, solver: &Solver, question: Question) -> bool {
    case.admits(solver, &Wish::asking(question)).is_ok()
}

/// A solution that was listed: all that it says of itself in numbers and words.
#[derive(Debug, PartialEq)]
struct Listed {
    numbers: Vec<u32>,
    names: Option<Vec<String>>,
    word: Option<String>,
    /// What its board calls the vertices, if it is a graph.
    vertices: Vec<String>,
}

impl Listed {
    fn new(solution: &dyn Solution) -> Self {
        let vertices = match solution.board().kind {
            Kind::Graph(graph) => (0..graph.net.vertices()).map(|v| graph.net.name(v).into_owned()).collect(),
            _ => Vec::new(),
        };
        Listed { numbers: solution.numbers().into_owned(), names: solution.names(), word: solution.word(), vertices }
    }

    fn joined(&self, between: &str) -> String {
        self.numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
    }
}

/// The answer of a solver, with every solution that it lists.
fn ask(case: &Case, solver: &Solver, question: Question) -> (Vec<Listed>, Outcome) {
    answered(case, solver, &Request::new(question))
}

fn answered(case: &Case, solver: &Solver, request: &Request) -> (Vec<Listed>, Outcome) {
    let mut listed = Vec::new();
    let outcome = case.solve(solver, request, &mut |solution| {
        listed.push(Listed::new(solution));
        ControlFlow::Continue(())
    });
    (listed, outcome)
}

/// Writes a solution as the table does, once the puzzle's own checker has passed it.
fn checked(case: &Case, solution: &Listed) -> String {
    let puzzle = case.puzzle();
    let mut flags: Vec<(String, Option<String>)> = Vec::new();
    let mut give = |name: &str, value: Option<&str>| flags.push((name.to_string(), value.map(str::to_string)));
    let said = case.flags();
    let said = said.iter().filter_map(|flag| flag.split_once(' '));
    let text = match puzzle.name.as_str() {
        "queens" => {
            assert_eq!(solution.numbers.len() as u64, case.size(), "{solution:?}");
            solution.joined(",")
        }
        "sudoku" => {
            let Kind::Grid(grid) = case.board().kind else { panic!("a sudoku is a grid") };
            let Regions::Boxes { rows, columns } = grid.regions else { panic!("a sudoku has boxes") };
            give("puzzle", Some(&case.word()));
            give("box", Some(&format!("{rows}x{columns}")));
            let word = solution.word.clone().expect("a sudoku is a word");
            if grid.most <= 9 {
                assert_eq!(solution.joined(""), word, "its numbers and its word are the same grid");
            }
            word
        }
        "knight" => {
            let board = knight::parse_board(&case.word()).expect("an instance gives its word");
            let tour = Tour::new(board, solution.numbers.clone());
            for (square, &number) in (0..).zip(&solution.numbers) {
                assert_eq!(tour.board().is_free(square), number > 0, "{solution:?}");
            }
            said.for_each(|(name, value)| match name {
                "piece" => give(name, Some(value)),
                "start" => assert_eq!(tour.board().place(tour.path()[0]).to_string(), value),
                "end" => assert_eq!(tour.board().place(*tour.path().last().unwrap()).to_string(), value),
                other => panic!("nobody checks {other}"),
            });
            if case.flags().contains(&"closed".to_string()) {
                give("closed", None);
            }
            let number = |number: &u32| if *number == 0 { "#".to_string() } else { number.to_string() };
            let row = |row: &[u32]| row.iter().map(number).collect::<Vec<_>>().join(" ");
            tour.numbers().chunks(tour.board().columns() as usize).map(row).collect::<Vec<_>>().join("\n")
        }
        "color" => {
            give("graph", Some(&case.word()));
            said.for_each(|(name, value)| match name {
                "k" => give(name, Some(value)),
                "fixed" => value.split(',').filter_map(|fixed| fixed.split_once('=')).for_each(|(vertex, color)| {
                    let at = solution.vertices.iter().position(|name| name == vertex);
                    assert_eq!(solution.numbers[at.expect("a vertex")].to_string(), color);
                }),
                other => panic!("nobody checks {other}"),
            });
            solution.joined(",")
        }
        "cover" => {
            give("cover", Some(&case.word()));
            solution.word.clone().expect("a cover is written by its options")
        }
        "model" => {
            give("model", Some(&case.word()));
            said.for_each(|(name, value)| give(name, Some(value)));
            solution.word.clone().expect("values are written with their names")
        }
        other => panic!("nobody checks {other}"),
    };
    if case.size() > 0 {
        let flags = Flags::read(&puzzle.check_flags, flags).expect("the checker knows these flags");
        let verdict = puzzle.check(&text, &flags, &Bounds::NONE).expect("a solution can be read");
        assert!(verdict.is_legal() && verdict.complete, "{text}: {verdict:?}");
    }
    text.replace('\n', " / ")
}

/// Does this solver have the time to be held against this row?
fn is_held(oracle: &Oracle, case: &Case, solver: &Solver) -> bool {
    // Where the table knows the visits, they say how long it takes.
    let is_short = !cfg!(debug_assertions) && oracle.visits.is_some_and(|visits| visits < 10_000_000);
    oracle.binds(solver) && (fits(case, solver) || is_short) && can(case, solver, oracle.question())
}

/// Holds a solver against a row.
fn hold(oracle: &Oracle, case: &Case, solver: &Solver) {
    let question = oracle.question();
    let what = format!("{} says of {}: {oracle:?}", oracle.source, solver.name);
    let (listed, outcome) = ask(case, solver, question);
    assert_eq!(outcome.solutions, u128::from(oracle.solutions), "{what}");
    let found_enough = question == Question::First && oracle.solutions == 1;
    assert_eq!(outcome.status, if found_enough { Status::Found } else { Status::Exhausted }, "{what}");
    if question == Question::Count {
        assert!(listed.is_empty(), "{what}");
    } else {
        assert_eq!(listed.len() as u64, oracle.solutions, "{what}");
    }
    let texts: Vec<_> = listed.iter().map(|solution| checked(case, solution)).collect();
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

#[test]
fn every_solver_agrees_with_every_oracle() {
    let has_time = |oracle: &Oracle| match oracle.cost {
        Cost::Instant => true,
        Cost::Minute => !cfg!(debug_assertions),
        Cost::Record => false,
    };
    let rows: Vec<Oracle> = table().into_iter().filter(has_time).collect();
    let (next, held, idle) = (AtomicUsize::new(0), AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(oracle) = rows.get(next.fetch_add(1, Relaxed)) {
            let case = oracle.pose();
            let solvers = case.puzzle().solvers().iter().filter(|solver| is_held(oracle, &case, solver));
            let here = solvers.inspect(|solver| hold(oracle, &case, solver)).count();
            held.fetch_add(here, Relaxed);
            if here == 0 {
                let row = format!("{} {} {:?}", oracle.puzzle, oracle.instance, oracle.flags);
                idle.lock().expect("no thread panics with it").push(row);
            }
        }
    };
    // It takes longer than all other tests of its program together, which end on one core while it goes on upon the other.
    thread::scope(|scope| (0..2).for_each(|_| drop(scope.spawn(work))));
    // Without optimisation the solvers stop at small instances, and the rest of the table is for `./test release`.
    let idle = idle.into_inner().expect("no thread panicked");
    assert!(cfg!(debug_assertions) || idle.is_empty(), "no solver is held against these rows: {idle:#?}");
    let held = held.into_inner();
    assert!(held > 300, "only {held} pairs of a solver and an oracle were held against each other");
}

#[test]
fn every_solver_that_is_listed_in_the_table_exists() {
    for oracle in table() {
        let case = oracle.pose();
        for name in oracle.solvers.iter().flatten() {
            assert!(case.puzzle().solver(name).is_ok(), "{oracle:?}");
        }
    }
}

#[test]
fn counters_belong_together_wherever_a_solver_keeps_them() {
    for puzzle in builtin::registry().puzzles() {
        for case in small(&puzzle.name, 6) {
            for solver in puzzle.solvers() {
                for question in [Question::First, Question::Take(3), Question::Unique, Question::Count] {
                    if !fits(&case, solver) || !can(&case, solver, question) {
                        continue;
                    }
                    let stats = ask(&case, solver, question).1.stats;
                    let what = format!("{} on {}, {question:?}: {stats:?}", solver.name, case.title());
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
        for case in small(puzzle, 8) {
            let fitting = case.puzzle().solvers().iter().filter(|solver| solvers.contains(&&*solver.name));
            let mut lists = fitting.filter(|solver| fits(&case, solver)).map(|solver| {
                let listed = ask(&case, solver, Question::All).0;
                (&solver.name, listed.iter().map(|solution| checked(&case, solution)).collect::<Vec<_>>())
            });
            let (one, expected) = lists.next().expect("there are several");
            let mut others = 0;
            for (other, listed) in lists {
                assert_eq!(listed, expected, "{one} and {other} on {}", case.title());
                others += 1;
            }
            assert!(others >= 2);
        }
    }
}

#[test]
fn every_solver_agrees_with_its_twin() {
    for puzzle in builtin::registry().puzzles() {
        for solver in puzzle.solvers() {
            let Some(name) = &solver.twin else { continue };
            let twin = puzzle.solver(name).expect("a twin is in the registry");
            assert_ne!(twin.name, solver.name, "nobody checks himself");
            for question in [Question::First, Question::All, Question::Count] {
                if solver.can(question.needs()) {
                    assert!(twin.can(question.needs()), "{name} cannot check {} for {question:?}", solver.name);
                }
            }
            let mut compared = 0;
            for case in small(&puzzle.name, 7) {
                for question in [Question::First, Question::All, Question::Count] {
                    let both = [solver, twin];
                    if both.iter().any(|one| !fits(&case, one) || !can(&case, one, question)) {
                        continue;
                    }
                    let [mine, theirs] = both.map(|one| {
                        let (listed, outcome) = ask(&case, one, question);
                        let mut texts: Vec<_> = listed.iter().map(|solution| checked(&case, solution)).collect();
                        texts.sort_unstable();
                        (outcome.status, outcome.solutions, texts)
                    });
                    let (title, flags) = (case.title(), case.flags());
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
    for puzzle in builtin::registry().puzzles() {
        let case = small(&puzzle.name, 6).pop().expect("there are some");
        for solver in puzzle.solvers() {
            for question in [Question::First, Question::All, Question::Count] {
                let planned = case.plan(&Wish::asking(question).by(Some(&solver.name)));
                assert_eq!(planned.is_ok(), solver.can(question.needs()), "{}, {question:?}", solver.name);
                if let Err(refusal) = planned {
                    assert!(refusal.to_string().contains(&*solver.name), "{refusal}");
                }
            }
        }
    }
}

#[test]
fn the_default_solver_can_do_what_it_is_the_default_for() {
    for puzzle in builtin::registry().puzzles() {
        for case in small(&puzzle.name, 40) {
            for question in [Question::First, Question::All, Question::Count] {
                let planned = case.plan(&Wish::asking(question));
                assert!(planned.is_ok(), "{}, {:?}, {question:?}: {planned:?}", case.title(), case.flags());
            }
        }
    }
}

#[test]
fn several_threads_answer_through_the_registry_as_one_does() {
    for puzzle in builtin::registry().puzzles() {
        let some = |size: u64| puzzle.name != "queens" || matches!(size, 0 | 1 | 7 | 9);
        for case in small(&puzzle.name, 9).into_iter().filter(|case| some(case.size())) {
            for solver in puzzle.solvers().iter().filter(|solver| solver.can(Ability::Threads)) {
                for question in [Question::First, Question::Take(5), Question::All, Question::Count] {
                    if !fits(&case, solver) || !can(&case, solver, question) {
                        continue;
                    }
                    let several = answered(&case, solver, &Request { threads: 3, ..Request::new(question) });
                    let one = ask(&case, solver, question);
                    assert_eq!(several, one, "{} on {}, {question:?}", solver.name, case.title());
                }
            }
        }
    }
}

#[test]
fn every_solution_stands_on_the_board_of_its_instance() {
    for puzzle in builtin::registry().puzzles() {
        for case in small(&puzzle.name, 6) {
            let empty = case.board();
            let solver = case.plan(&Wish::asking(Question::First)).expect("there is a default solver").solver;
            case.solve(&solver, &Request::new(Question::First), &mut |solution| {
                let full = solution.board();
                let what = format!("{}, {:?}", case.title(), case.flags());
                assert_eq!(discriminant(&full.kind), discriminant(&empty.kind), "{what}");
                assert_eq!((full.extent(), full.noun), (empty.extent(), empty.noun.clone()), "{what}");
                ControlFlow::Continue(())
            });
        }
    }
}
