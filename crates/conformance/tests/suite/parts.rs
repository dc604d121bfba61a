//! The parts of a tree add up to the tree, to the unit, for every solver that walks; and a walk that goes to a node directly sees what
//! is seen by walking there.

use backtrail::{Address, Event, Limits, Missing, Stats};
use proptest::prelude::*;
use proptest::sample::Index;
use registry::player::Player;
use registry::{Ability, Case, Count, Outcome, Question, Request, Solver, Wish, ignore};

/// A puzzle, a word, and flags with their values.
type Given = (&'static str, &'static str, &'static [(&'static str, Option<&'static str>)]);

/// Small instances, with flags.
const SMALL: &[Given] = &[
    ("queens", "6", &[]),
    ("queens", "5", &[("distinct", None)]),
    ("queens", "7", &[("place", Some("-,-,0,-,·,−1,1"))]),
    ("knight", "3x4", &[]),
    ("sudoku", "1...3......4...2", &[]),
    ("color", "petersen", &[("k", Some("3"))]),
    ("color", "cycle:5", &[("k", Some("3")), ("distinct", None)]),
];

/// Every instance with every solver that walks it.
fn each(mut check: impl FnMut(&Case, &Solver)) {
    for &(puzzle, word, flags) in SMALL {
        let case = builtin::case(puzzle, word, flags).unwrap();
        let able = case.able(&Wish::new(Ability::Trace));
        assert!(able.len() > 1, "{puzzle} {word}");
        able.into_iter()
            .filter(|name| *name != "brute")
            .filter(|name| case.plan(&Wish::new(Ability::Count).by(Some(*name))).is_ok())
            .for_each(|name| check(&case, case.puzzle().solver(name).unwrap()));
    }
}

fn count(
    case: &Case,
    solver: &Solver,
    under: Option<&Address>,
    from: Option<&Address>,
    visits: Option<u64>,
) -> Outcome {
    case.plan(&Wish { under, from, ..Wish::new(Ability::Count) }.by(Some(&solver.name))).unwrap();
    let limits = Limits { visits, ..Limits::default() };
    let request = Request { limits, under: under.cloned(), from: from.cloned(), ..Request::new(Question::Count) };
    case.solve(solver, &request, &mut ignore)
}

/// The node that is entered first after `steps` steps, if one is.
fn node(case: &Case, solver: &Solver, steps: usize) -> Address {
    let mut walk = case.steps(solver).unwrap();
    (0..steps).for_each(|_| drop(walk.step()));
    while let Some(event) = walk.step() {
        if matches!(event, Event::Enter(_)) {
            return walk.address();
        }
    }
    Address::root()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn a_node_and_its_children_make_up_its_subtree(steps in 0_usize..300) {
        each(|case, solver| {
            let node = node(case, solver, steps);
            let whole = count(case, solver, Some(&node), None, None);
            let entered = u64::from(node.depth() > 0);
            let depths = std::iter::repeat_n(0, node.depth()).chain([1]).collect();
            let own = Stats { visits: Some(1), checks: Some(entered), profile: Some(depths), ..Stats::zero() };
            let (mut sum, mut solutions, mut is_inner) = (own, Count::from(0_u128), false);
            for place in 0.. {
                let child: Address = node.places().iter().copied().chain([place]).collect();
                match case.steps(solver).unwrap().go_to(&child).map_err(|missing| missing.why) {
                    Ok(()) => {
                        let part = count(case, solver, Some(&child), None, None);
                        sum += &part.stats;
                        solutions = (solutions.to_u128().unwrap() + part.solutions.to_u128().unwrap()).into();
                        is_inner = true;
                    }
                    Err(Missing::Refused) => {
                        sum += &Stats { visits: Some(0), checks: Some(1), rejections: Some(1), ..Stats::zero() };
                    }
                    Err(Missing::BelowSolution) => {
                        (solutions, is_inner) = (1_u128.into(), true);
                        break;
                    }
                    Err(why) => {
                        assert_eq!(why, Missing::NotOffered { offered: place as usize });
                        break;
                    }
                }
            }
            // A leaf that is no solution is a dead end, or the image of a solution that was counted before.
            let is_image = !is_inner && case.flags().contains(&"distinct".to_string()) && whole.stats.dead_ends == Some(0);
            sum += &Stats { dead_ends: Some(u64::from(!is_inner && !is_image)), ..Stats::zero() };
            assert_eq!((sum, solutions), (whole.stats, whole.solutions), "{} {} under {node}", case.word(), solver.name);
        });
    }

    #[test]
    fn what_was_stopped_and_its_rest_make_up_the_whole(steps in 0_usize..300, stop: Index) {
        each(|case, solver| {
            let node = node(case, solver, steps);
            for under in [None, Some(&node)] {
                let whole = count(case, solver, under, None, None);
                let visits = 1 + stop.index(whole.stats.visits.unwrap() as usize) as u64;
                let first = count(case, solver, under, None, Some(visits));
                let (mut sum, mut solutions) = (first.stats, first.solutions.to_u128().unwrap());
                if let Some(at) = &first.at {
                    let rest = count(case, solver, under, Some(at), None);
                    sum += &rest.stats;
                    solutions += rest.solutions.to_u128().unwrap();
                }
                assert_eq!((sum, solutions.into()), (whole.stats, whole.solutions), "{} {} {visits}", case.word(), solver.name);
            }
        });
    }

    #[test]
    fn who_goes_to_a_node_sees_what_is_seen_by_walking_there(steps in 0_usize..300) {
        each(|case, solver| {
            let mut walked = Player::new(case.steps(solver).unwrap());
            for _ in 0..steps {
                walked.step();
            }
            while !matches!(walked.last(), Some(Event::Enter(_))) {
                assert!(walked.back() || walked.step().is_some());
            }
            let node = walked.address();
            let mut there = Player::at(case.steps(solver).unwrap(), &node).unwrap();
            assert!(!there.back(), "it begins there");
            let before = walked.stats();
            for step in 0..200 {
                assert_eq!((there.path(), there.last()), (walked.path(), walked.last()), "{} {step}", solver.name);
                assert_eq!((there.refused(), there.steps()), (walked.refused(), step));
                let mut sum = before.clone();
                sum += &there.stats();
                assert_eq!(sum, walked.stats());
                assert_eq!(there.address(), walked.address());
                if there.step().is_none() {
                    break;
                }
                walked.step();
            }
            while there.back() {}
            assert_eq!((there.steps(), there.address()), (0, node));
            assert_eq!(there.stats().visits, Some(0));
            assert!(matches!(there.last(), Some(Event::Enter(_))));
        });
    }
}

#[test]
fn completions_of_all_beginnings_are_all_solutions() {
    let solutions = |flags: &[(&str, Option<&str>)]| {
        let case = builtin::case("queens", "7", flags).unwrap();
        let solver = case.plan(&Wish::asking(Question::Count)).unwrap().solver;
        case.solve(&solver, &Request::new(Question::Count), &mut ignore).solutions.to_u128().unwrap()
    };
    let mut sum = 0;
    for (a, b) in (0..7_i32).flat_map(|a| (0..7).map(move |b| (a, b))).filter(|&(a, b)| (a - b).abs() > 1) {
        sum += solutions(&[("place", Some(&format!("{a},{b}")))]);
    }
    assert_eq!(sum, solutions(&[]));
}
