//! The programs that are shown beside a search: each Python program really makes that search, and is at its marked lines in the
//! order of its events.

use std::path::Path;
use std::process::Command;

use backtrail::Event;
use registry::board::Kind;
use registry::{Ability, Case, Moment};

/// Runs a program, and writes a letter each time it comes to a marked line.
const TRACE: &str = "
import io, sys
path = sys.argv[1]
letters, happened = {}, []
for number, line in enumerate(open(path, encoding='utf-8'), 1):
    for name in 'enter', 'refuse', 'solution', 'leave':
        if '@' + name in line:
            letters[number] = name[0]
def trace(frame, event, _):
    if frame.f_code.co_filename != path:
        return None
    if event == 'line' and frame.f_lineno in letters:
        happened.append(letters[frame.f_lineno])
    return trace
sys.argv = sys.argv[1:]
program = compile(open(path, encoding='utf-8').read(), path, 'exec')
out, sys.stdout = sys.stdout, io.StringIO()
sys.settrace(trace)
exec(program, {'__name__': '__main__'})
sys.settrace(None)
out.write(''.join(happened))
";

/// What happens in the Python program of a solver; `None`, and a word on it, where there is no Python.
fn python(folder: &str, solver: &str, arguments: &[String]) -> Option<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{folder}/code/{solver}.py"));
    let ran = Command::new("python3").args(["-c", TRACE]).arg(&file).args(arguments).output();
    let Ok(ran) = ran else {
        println!("skipped: there is no python3 on this machine");
        return None;
    };
    assert!(ran.status.success(), "{}: {}", file.display(), String::from_utf8_lossy(&ran.stderr));
    Some(String::from_utf8(ran.stdout).expect("letters"))
}

/// What happens in the search of a solver, in the same letters. Python has no line for a dead end alone, nor for the root.
fn ours(case: &Case, solver: &str) -> String {
    let mut steps = case.trace(Some(solver)).unwrap().1;
    let letter = |event| match event {
        Event::Enter(Some(_)) => Some('e'),
        Event::Refuse(_) => Some('r'),
        Event::Solution => Some('s'),
        Event::Leave(Some(_)) => Some('l'),
        Event::DeadEnd | Event::Enter(None) | Event::Leave(None) => None,
    };
    std::iter::from_fn(|| steps.step()).filter_map(letter).collect()
}

/// An instance as the Python programs take it.
fn arguments(case: &Case) -> Vec<String> {
    match case.board().kind {
        Kind::Squares(squares) => vec![squares.rows.to_string()],
        Kind::Path(path) => {
            let start = path.start.expect("a start is given");
            [path.rows, path.columns, start / path.columns, start % path.columns].map(|n| n.to_string()).to_vec()
        }
        Kind::Grid(grid) => vec![grid.givens.iter().map(u8::to_string).collect()],
        Kind::Graph(graph) => {
            let edges: Vec<_> = graph.each_edge().map(|(a, b)| format!("{a}-{b}")).collect();
            vec![
                graph.most.expect("a number of colours").to_string(),
                graph.net.vertices().to_string(),
                edges.join(","),
            ]
        }
        Kind::Choices => Vec::new(),
    }
}

fn same(folder: &str, puzzle: &str, word: &str, flags: &[(&str, Option<&str>)], solvers: &[&str]) {
    let case = builtin::case(puzzle, word, flags).unwrap();
    for solver in solvers {
        let Some(theirs) = python(folder, solver, &arguments(&case)) else { return };
        let ours = ours(&case, solver);
        assert!(ours.contains('s'), "{puzzle} {word}: an instance without a solution shows little");
        let differ = ours.bytes().zip(theirs.bytes()).position(|(ours, theirs)| ours != theirs);
        assert_eq!((differ, theirs.len()), (None, ours.len()), "{puzzle} {word} {solver}");
    }
}

#[test]
fn the_python_programs_for_queens_make_the_same_search() {
    same("queens", "queens", "6", &[], &["grid", "scan", "marks", "permutation", "bits"]);
}

#[test]
fn the_python_programs_for_the_knight_make_the_same_search() {
    same("knight", "knight", "3x4", &[("start", Some("0,0"))], &["plain", "warnsdorff"]);
    same("knight", "knight", "4x5", &[("start", Some("3,1"))], &["warnsdorff"]);
}

#[test]
fn the_python_programs_for_sudoku_make_the_same_search() {
    same("sudoku", "sudoku", "1...3......4...2", &[], &["plain", "fewest"]);
    let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    same("sudoku", "sudoku", easy, &[], &["fewest"]);
    let nearly = ".........672195348198342567859761423426853791713924856.........287419635345286179";
    same("sudoku", "sudoku", nearly, &[], &["plain"]);
}

#[test]
fn the_python_programs_for_colouring_make_the_same_search() {
    same("coloring", "color", "petersen", &[("k", Some("3"))], &["plain", "dsatur"]);
    same("coloring", "color", "queen:4", &[("k", Some("5"))], &["dsatur"]);
}

/// Visits, checks and solutions of a search in letters; the root is visited too.
fn counters(letters: &str) -> (usize, usize, usize) {
    let count = |letter| letters.matches(letter).count();
    (1 + count('e'), count('e') + count('r'), count('s'))
}

#[test]
fn they_count_what_the_course_texts_count() {
    for (solver, all, first) in
        [("scan", (2_057, 15_720, 92), (114, 876, 1)), ("permutation", (2_057, 5_508, 92), (114, 336, 1))]
    {
        let Some(letters) = python("queens", solver, &["8".to_string()]) else { return };
        assert_eq!(counters(&letters), all, "{solver}");
        let until = letters.find('s').expect("a solution");
        assert_eq!(counters(&letters[..=until]), first, "{solver}");
    }
}

#[test]
fn every_program_has_a_line_for_all_that_happens_in_its_search() {
    let mut programs = 0;
    for puzzle in builtin::registry().puzzles() {
        for solver in puzzle.solvers().iter().filter(|solver| !solver.code.is_empty()) {
            let (name, languages) = (&solver.name, solver.code.iter().map(|code| code.language).collect::<Vec<_>>());
            assert_eq!(languages, ["Rust", "Python"], "{} {name}", puzzle.name);
            assert!(solver.can(Ability::Trace));
            // These two offer nothing that they would refuse.
            let refuses = !["bits", "warnsdorff"].contains(&&**name);
            for code in &solver.code {
                let shown = code.shown();
                let has = |moment| !shown.lines(moment).is_empty();
                let mut needed = vec![Moment::Enter, Moment::Solution, Moment::DeadEnd, Moment::Leave];
                needed.extend(refuses.then_some(Moment::Refuse));
                assert!(needed.into_iter().all(has), "{} {name} in {}: {shown:?}", puzzle.name, code.language);
                assert!(!shown.text.contains('@'), "a mark is shown: {}", shown.text);
                assert!((8..60).contains(&shown.text.lines().count()), "{} {name}: {}", puzzle.name, shown.text);
            }
            programs += 1;
        }
    }
    assert_eq!(programs, 11);
}
