//! Proofs: what solvers write is accepted, and nothing is that is wrong. The checker shares no code with them; here it is held
//! against a search that tries everything.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex};

use backtrail::Status;
use proptest::prelude::*;
use registry::{Case, Claim, Count, Flags, Outcome, ProofLog, ProofStore, Question, Request, Statement, Wish};

/// Keeps proofs in memory: the one that is written, and the last that was whole.
#[derive(Clone, Default)]
struct Memory(Arc<Mutex<[Vec<u8>; 2]>>);

struct Begun(Memory);

impl Write for Begun {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.0.lock().unwrap()[0].extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl ProofStore for Memory {
    fn begin(&mut self) -> io::Result<Box<dyn Write + Send>> {
        self.0.lock().unwrap()[0].clear();
        Ok(Box::new(Begun(self.clone())))
    }

    fn keep(&mut self) -> io::Result<()> {
        let mut both = self.0.lock().unwrap();
        both[1] = std::mem::take(&mut both[0]);
        Ok(())
    }
}

fn posed(puzzle: &str, word: &str, flags: &[(&str, &str)]) -> Case {
    let puzzle = builtin::registry().puzzle(puzzle).unwrap();
    let mut given = Flags::default();
    flags.iter().for_each(|(name, value)| given.give(name, Some(value)));
    puzzle.pose(word, &given, &registry::Bounds::NONE).unwrap()
}

/// The answer to a question, by the solver that proves, with its proof if there is one.
fn proved(case: &Case, question: Question, own: Option<&str>) -> (Outcome, Option<String>) {
    let solver = case.plan(&Wish { own, proof: true, ..Wish::asking(question) }).unwrap().solver;
    let (memory, mut request) = (Memory::default(), Request::new(question));
    let log = ProofLog::new(memory.clone(), case.statement().unwrap().fingerprint(), request.monitor.clone());
    (request.proof, request.own) = (Some(log.clone()), own.map(Into::into));
    let outcome = case.solve(&solver, &request, &mut |_| ControlFlow::Continue(()));
    let whole = memory.0.lock().unwrap()[1].clone();
    (outcome, log.proven().map(|_| String::from_utf8(whole).unwrap()))
}

fn shown(case: &Case, proof: &str) -> Result<Claim, String> {
    match proof::check(&case.statement().unwrap(), proof.as_bytes()) {
        Ok(checked) => Ok(checked.claim),
        Err(proof::Refused::Wrong { line, why }) => Err(format!("line {line}: {}", words::english(&why))),
        Err(other) => Err(format!("{other:?}")),
    }
}

/// Can the vertices from the first without a colour on be coloured?
fn colorable(n: usize, edges: &[(u32, u32)], k: u32, colors: &mut Vec<u32>) -> bool {
    let v = colors.len();
    v == n
        || (0..k).any(|color| {
            let clash = |&(a, b): &(u32, u32)| {
                let (a, b) = (a.min(b) as usize, a.max(b) as usize);
                b == v && colors[a] == color
            };
            !edges.iter().any(clash) && {
                colors.push(color);
                let found = colorable(n, edges, k, colors);
                colors.truncate(v);
                found
            }
        })
}

fn word(n: u32, edges: &[(u32, u32)]) -> String {
    let lines: String = edges.iter().map(|(a, b)| format!("e {} {}\n", a + 1, b + 1)).collect();
    format!("p edge {n} {}\n{lines}", edges.len())
}

/// Graphs with some edges.
fn graphs() -> impl Strategy<Value = (u32, Vec<(u32, u32)>)> {
    (4..10u32, 0.2..0.95f64).prop_flat_map(|(n, share)| {
        let pairs: Vec<(u32, u32)> = (0..n).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
        let size = pairs.len();
        let many = (share * size as f64) as usize;
        (Just(n), proptest::sample::subsequence(pairs, many..=many))
    })
}

/// The same proof with the number of another instance.
fn readdressed(proof: &str, statement: &Statement) -> String {
    proof.lines().enumerate().fold(String::new(), |text, (at, line)| match at {
        1 => format!("{text}c of {:016x}\n", statement.fingerprint()),
        _ => format!("{text}{line}\n"),
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn every_number_of_colours_that_is_not_enough_has_a_proof((n, edges) in graphs(), fixed in 0..3u32) {
        for k in 0..=n {
            let given = |v: &u32| format!("{}={}", v + 1, v % k.max(1));
            let given: Vec<String> = (0..fixed).map(|v| given(&v)).collect();
            let (given, k_word) = (given.join(","), k.to_string());
            let mut flags = vec![("k", &*k_word)];
            if k > 0 && fixed > 0 {
                flags.push(("fixed", &*given));
            }
            let case = posed("color", &word(n, &edges), &flags);
            let (outcome, proof) = proved(&case, Question::First, None);
            prop_assert_eq!(outcome.status == Status::Exhausted, proof.is_some());
            let is_plain = flags.len() == 1;
            if is_plain {
                prop_assert_eq!(outcome.solutions.is_zero(), !colorable(n as usize, &edges, k, &mut Vec::new()));
            }
            if let Some(proof) = proof {
                prop_assert_eq!(shown(&case, &proof), Ok(Claim::NotEnough(k)), "{}", proof);
            }
        }
        let case = posed("color", &word(n, &edges), &[]);
        let (_, proof) = proved(&case, Question::First, Some("chromatic"));
        let least = (0..).find(|&k| colorable(n as usize, &edges, k, &mut Vec::new())).unwrap();
        prop_assert_eq!(shown(&case, &proof.unwrap()), Ok(Claim::NotEnough(least - 1)));
    }

    /// The proof of a graph, for that graph with some edges fewer: it is refused wherever that has a colouring.
    #[test]
    fn no_graph_that_has_a_colouring_gets_a_proof_that_holds(
        (n, edges) in graphs(), gone in proptest::collection::vec(any::<prop::sample::Index>(), 1..4), k in 2..5u32
    ) {
        let k_word = k.to_string();
        let case = posed("color", &word(n, &edges), &[("k", &k_word)]);
        let (_, Some(proof)) = proved(&case, Question::First, None) else { return Ok(()) };
        let mut fewer = edges;
        for at in gone.iter().filter(|_| fewer.len() > 1).collect::<Vec<_>>() {
            if fewer.len() > 1 {
                fewer.remove(at.index(fewer.len()));
            }
        }
        let other = posed("color", &word(n, &fewer), &[("k", &k_word)]);
        prop_assert!(shown(&other, &proof).unwrap_err().contains("another instance"));
        let proof = readdressed(&proof, &other.statement().unwrap());
        if colorable(n as usize, &fewer, k, &mut Vec::new()) {
            prop_assert!(shown(&other, &proof).is_err(), "{}", proof);
        }
    }
}

/// A graph on which clauses have to be learned, with its proof.
fn learned() -> (Case, String) {
    let case = posed("color", "mycielski:5", &[("k", "4")]);
    // By clauses: without the edge of an apex, no construction shows it.
    let (outcome, proof) = proved(&case, Question::First, None);
    assert_eq!(outcome.status, Status::Exhausted);
    (case, proof.unwrap())
}

#[test]
fn a_mycielskian_is_shown_by_its_construction() {
    let (case, proof) = learned();
    assert!(proof.contains("\nc tower ") && proof.contains("\nc cone "), "{proof}");
    assert_eq!(shown(&case, &proof), Ok(Claim::NotEnough(4)));
    // Another apex, another level, another clique.
    for (line, text) in
        proof.lines().enumerate().filter(|(_, line)| line.starts_with("c cone") || line.starts_with("c tower"))
    {
        let words: Vec<&str> = text.split(' ').collect();
        for at in 2..words.len() {
            let mut other = words.clone();
            other[at] = "23";
            let changed: Vec<String> = proof
                .lines()
                .enumerate()
                .map(|(n, text)| if n == line { other.join(" ") } else { text.to_string() })
                .collect();
            if other != words {
                let why = shown(&case, &(changed.join("\n") + "\n"));
                assert!(why.as_ref().is_err_and(|why| why.starts_with("line ")), "{}: {why:?}", other.join(" "));
            }
        }
    }
}

#[test]
fn a_proof_by_clauses_holds_and_a_changed_one_does_not() {
    let case = posed("color", "queen:6", &[("k", "7")]);
    let (_, none) = proved(&case, Question::First, None);
    assert_eq!(none, None, "there is a colouring");
    let case = posed("color", "queen:6", &[("k", "6")]);
    let (outcome, proof) = proved(&case, Question::First, None);
    let proof = proof.unwrap();
    assert_eq!(outcome.status, Status::Exhausted);
    assert_eq!(shown(&case, &proof), Ok(Claim::NotEnough(6)));
    let lines: Vec<&str> = proof.lines().collect();
    assert!(lines.iter().filter(|line| !line.starts_with(['c', 'd'])).count() > 5, "{proof}");
    let check = |lines: &[&str]| shown(&case, &(lines.join("\n") + "\n"));
    // Cut anywhere, at a line or within it: there is no end.
    for at in [lines.len() - 1, lines.len() / 2, 4, 3] {
        assert!(check(&lines[..at]).unwrap_err().contains("without the empty clause"), "{at}");
    }
    assert!(shown(&case, &proof[..proof.len() - 2]).is_err());
    // Nothing but the end.
    let ends: Vec<&str> = lines[..3].iter().copied().chain(["0"]).collect();
    assert_eq!(
        check(&ends).unwrap_err(),
        "line 4: the clause does not follow from those before it by unit propagation"
    );
    // A clause too short to follow, where the first was.
    let first = lines.iter().position(|line| !line.starts_with('c')).unwrap();
    let mut changed = lines.clone();
    changed[first] = "1 0";
    let why = check(&changed).unwrap_err();
    assert!(why.starts_with(&format!("line {}: the clause does not follow", first + 1)), "{why}");
    // A structure that is none: vertices 1 and 15 of the board are no knight's or queen's move apart.
    let clique = lines.iter().position(|line| line.starts_with("c clique") || line.starts_with("c occurs")).unwrap();
    let word = lines[clique].split(' ').nth(1).unwrap();
    let other = format!("c {word} 1 9 17 25 33 2");
    let mut changed = lines.clone();
    changed[clique] = &other;
    assert!(check(&changed).unwrap_err().contains("are not joined"));
    for (text, why) in [
        ("c clique 99", "there is no vertex 99"),
        ("c magic 1 2", "'magic' names no structure"),
        ("c occurs 1", "1 vertices are named, where 6 are wanted"),
        ("c cone 1 1 2", "no tower yet"),
        ("999 0", "there is no variable 999"),
        ("1 two 0", "'two' is not a literal"),
        ("1 2", "does not end with 0"),
        ("d 1 2 0", "is not there"),
        ("c clique 1 x", "'x' is not a number"),
    ] {
        let mut changed = lines.clone();
        changed.insert(3, text);
        let said = check(&changed).unwrap_err();
        assert!(said.starts_with("line 4: ") && said.contains(why), "{text}: {said}");
    }
    // Naming colours twice is no structure of any graph.
    let mut twice = lines.clone();
    twice.insert(3, "c clique 1");
    twice.insert(3, "c clique 2");
    assert!(check(&twice).unwrap_err().starts_with("line 5: the colours have their names already"));
    let other = posed("color", "queen:6", &[("k", "5")]);
    assert!(shown(&other, &proof).unwrap_err().contains("a proof for 6 colours, not for 5"));
}

const UNIQUE: &str = "2......6.....75.3..48.9.1.....3.....3...1...9.....8.....1.2.57..8.73.....9......4";

#[test]
fn a_sudoku_with_one_solution_has_a_proof_and_one_with_two_has_none() {
    let case = posed("sudoku", UNIQUE, &[]);
    let (outcome, proof) = proved(&case, Question::Unique, None);
    assert_eq!(outcome.solutions, Count::from(1u128));
    let proof = proof.unwrap();
    assert!(matches!(shown(&case, &proof), Ok(Claim::Only(_))), "{:?}", shown(&case, &proof));
    // Another "only" solution, and another grid.
    let claim = proof.lines().nth(2).unwrap();
    let wrong = proof.replace(claim, &claim.replace(" 1", " 2"));
    assert!(shown(&case, &wrong).unwrap_err().contains("is not a solution"));
    let several = posed("sudoku", &UNIQUE.replacen('2', ".", 1), &[]);
    assert!(shown(&several, &proof).unwrap_err().contains("another instance"));
    let readdressed = readdressed(&proof, &several.statement().unwrap());
    let (outcome, none) = proved(&several, Question::Unique, None);
    if outcome.solutions == 2u128 {
        assert!(shown(&several, &readdressed).is_err());
        assert_eq!(none, None);
    }
    let (outcome, none) = proved(&case, Question::First, None);
    assert_eq!((outcome.solutions, none), (Count::from(1u128), None));
}

#[test]
fn a_sudoku_without_solution_has_a_proof() {
    // One clue more than it bears: the rest has a solution with another value there.
    let solved = posed("sudoku", UNIQUE, &[]);
    let mut refuted = 0;
    for cell in (0..81).step_by(7) {
        for value in '1'..='9' {
            let mut cells: Vec<char> = UNIQUE.chars().collect();
            cells[cell] = value;
            let word: String = cells.into_iter().collect();
            let puzzle = solved.puzzle();
            let Ok(case) = puzzle.pose(&word, &Flags::default(), &registry::Bounds::NONE) else { continue };
            let (outcome, proof) = proved(&case, Question::First, None);
            assert_eq!(outcome.solutions.is_zero(), proof.is_some());
            if let Some(proof) = proof {
                assert_eq!(shown(&case, &proof), Ok(Claim::None), "{word}\n{proof}");
                refuted += 1;
            }
        }
    }
    assert!(refuted > 20, "{refuted}");
}

#[test]
fn only_solvers_that_prove_are_asked() {
    let case = posed("sudoku", UNIQUE, &[]);
    let wish = Wish { proof: true, ..Wish::asking(Question::Unique) };
    assert_eq!(case.plan(&wish).unwrap().solver.name, "learn");
    let error = case.plan(&wish.by(Some("bands"))).unwrap_err();
    assert_eq!(words::english(error.text()), "bands cannot write a proof; learn can");
    let queens = posed("queens", "8", &[]);
    let error = queens.plan(&Wish { proof: true, ..Wish::asking(Question::First) }).unwrap_err();
    assert!(words::english(error.text()).ends_with("write a proof; no solver can"), "{}", words::english(error.text()));
}
