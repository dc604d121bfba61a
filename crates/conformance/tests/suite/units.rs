//! The units of every counting solver of every puzzle: they add up, in any split and any order, to what the whole counts.

use std::collections::BTreeMap;
use std::sync::Mutex;

use backtrail::Status;
use proptest::prelude::*;
use registry::{Ability, Case, Counted, Outcome, Question, Request, Units, Wish, ignore};

/// A puzzle, a word, and flags with their values.
type Given = (&'static str, &'static str, &'static [(&'static str, Option<&'static str>)]);

/// Small instances of all puzzles.
#[rustfmt::skip]
const INSTANCES: &[Given] = &[
    ("queens", "0", &[]),
    ("queens", "1", &[]),
    ("queens", "5", &[("distinct", None)]),
    ("queens", "8", &[("distinct", None)]),
    ("queens", "9", &[]),
    ("knight", "1x1", &[]),
    ("knight", "3x4", &[("undirected", None)]),
    ("knight", "5x5", &[("start", Some("0,0"))]),
    ("knight", "3x10", &[("closed", None)]),
    ("sudoku", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", &[]),
    ("sudoku", "1...............", &[]),
    ("color", "petersen", &[("k", Some("3"))]),
    ("color", "grid:3x3", &[("k", Some("4"))]),
    ("color", "cycle:5", &[]),
];

/// Every instance with the name of every solver that counts it and is not too slow.
fn each(mut test: impl FnMut(&str, &Case, &str, &std::sync::Arc<registry::Solver>)) {
    for &(puzzle, word, flags) in INSTANCES {
        let case = builtin::case(puzzle, word, flags).unwrap();
        for solver in case.puzzle().solvers() {
            let name = &*solver.name;
            let is_slow = name == "brute" && word > "5"
                || ["plain", "warnsdorff"].contains(&name) && ["5x5", "3x10"].contains(&word);
            if !is_slow && case.admits(solver, &Wish::new(Ability::Count)).is_ok() {
                test(&format!("{puzzle} {word} by {name}"), &case, name, solver);
            }
        }
    }
}

fn request(threads: usize) -> Request {
    Request { threads, ..Request::new(Question::Count) }
}

/// What each unit counts, with these threads; and all of them together.
fn counted(units: &dyn Units, threads: usize) -> (BTreeMap<usize, Counted>, Outcome) {
    let told = Mutex::new(BTreeMap::new());
    let note = |unit: usize, counted: &Counted| {
        assert!(told.lock().unwrap().insert(unit, counted.clone()).is_none(), "unit {unit} is told once");
    };
    let outcome = units.run(0..units.count(), &request(threads), &note);
    (told.into_inner().unwrap(), outcome)
}

/// The sum of some units.
fn sum<'a>(units: impl IntoIterator<Item = &'a Counted>) -> Option<Counted> {
    units.into_iter().fold(None, |sum, counted| {
        let Some(mut sum): Option<Counted> = sum else { return Some(counted.clone()) };
        sum += counted;
        Some(sum)
    })
}

#[test]
fn units_add_up_to_the_whole_to_the_unit_wherever_a_tree_is_cut() {
    each(|what, case, name, solver| {
        let whole = case.solve(solver, &request(1), &mut ignore);
        for depth in [None, Some(0), Some(1), Some(3), Some(7), Some(100)] {
            let units = case.units(solver, depth).unwrap();
            let (each, outcome) = counted(&*units, 1);
            assert_eq!(each.len(), units.count(), "{what}");
            assert_eq!(outcome.status, Status::Exhausted, "{what}");
            assert_eq!(units.whole(outcome.solutions.clone()), whole.solutions, "{what}, cut at {depth:?}");
            let summed = sum(each.values()).unwrap_or_default();
            assert_eq!((summed.solutions, &summed.stats), (outcome.solutions, &outcome.stats), "{what}");
            // How much is remembered of other tours, and so how many squares are entered, depends on what is told apart.
            if name != "endings" || depth.is_none() && !each.is_empty() {
                assert_eq!(summed.stats, whole.stats, "{what}, cut at {depth:?}");
            }
        }
    });
}

#[test]
fn the_list_of_units_does_not_depend_on_threads() {
    each(|what, case, _, solver| {
        let units = case.units(solver, None).unwrap();
        assert_eq!(counted(&*units, 1), counted(&*units, 3), "{what}");
    });
}

#[test]
fn a_solver_that_cannot_count_has_no_units() {
    let case = builtin::case("queens", "8", &[]).unwrap();
    assert!(case.units(case.puzzle().solver("construct").unwrap(), None).is_none());
}

#[test]
fn limits_stop_within_a_unit() {
    for (solver, depth) in [("scan", Some(0)), ("lanes", None), ("mirror", Some(1))] {
        let case = builtin::case("queens", "13", &[]).unwrap();
        let units = case.units(case.puzzle().solver(solver).unwrap(), depth).unwrap();
        let mut request = request(1);
        request.limits.solutions = Some(1_000);
        let outcome = units.run(0..units.count(), &request, &|_, _| ());
        assert_eq!(outcome.status, Status::Found, "{solver}");
        assert!(outcome.solutions >= 1_000 && outcome.solutions < 5_000, "{solver}: {}", outcome.solutions);
        request.limits.solutions = None;
        request.limits.visits = Some(5_000);
        let outcome = units.run(0..units.count(), &request, &|_, _| ());
        assert_eq!(outcome.status, Status::Stopped(backtrail::Limit::Visits), "{solver}");
        let visits = outcome.stats.visits.unwrap();
        assert!((5_000..20_000).contains(&visits) && (solver == "lanes" || visits == 5_000), "{solver}: {visits}");
        request.limits.visits = None;
        request.monitor.cancel();
        let outcome = units.run(0..units.count(), &request, &|_, _| ());
        assert_eq!(
            (outcome.status, outcome.solutions),
            (Status::Stopped(backtrail::Limit::Cancel), 0.into()),
            "{solver}"
        );
    }
}

const SPLIT: &[(&str, &str, &str)] = &[
    ("queens", "9", "lanes"),
    ("queens", "9", "halves"),
    ("queens", "8", "mirror"),
    ("queens", "7", "scan"),
    ("knight", "4x5", "endings"),
    ("knight", "5x5", "frontier"),
    ("sudoku", "1...............", "fewest"),
    ("color", "petersen", "dsatur"),
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// Ranges in any order, overlapping and delivered again, with each unit kept once: the same sum and statistics.
    #[test]
    fn any_ranges_in_any_order_give_the_same(
        which in 0..SPLIT.len(),
        threads in 1..4_usize,
        ranges in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 0..6),
    ) {
        let (puzzle, word, solver) = SPLIT[which];
        let flags: &[_] = if puzzle == "color" { &[("k", Some("4"))] } else { &[] };
        let case = builtin::case(puzzle, word, flags).unwrap();
        let units = case.units(case.puzzle().solver(solver).unwrap(), None).unwrap();
        let kept = Mutex::new(BTreeMap::new());
        let note = |unit: usize, counted: &Counted| {
            let before = kept.lock().unwrap().insert(unit, counted.clone());
            assert!(before.is_none_or(|before| before == *counted), "unit {unit} is counted alike each time");
        };
        for (a, b) in ranges {
            let (a, b) = (a.index(units.count() + 1), b.index(units.count() + 1));
            let range = a.min(b)..a.max(b);
            let outcome = units.run(range.clone(), &request(threads), &note);
            let summed = sum(kept.lock().unwrap().range(range).map(|(_, counted)| counted)).unwrap_or_default();
            prop_assert_eq!((outcome.solutions, outcome.stats), (summed.solutions, summed.stats));
        }
        let missing: Vec<usize> = (0..units.count()).filter(|unit| !kept.lock().unwrap().contains_key(unit)).collect();
        prop_assert_eq!(units.run(missing, &request(threads), &note).status, Status::Exhausted);
        let whole = units.run_all(&request(1));
        let summed = sum(kept.lock().unwrap().values()).unwrap_or_default();
        prop_assert_eq!((units.whole(summed.solutions), summed.stats), (whole.solutions, whole.stats));
    }
}
