//! A player shows the same at a step, whichever way it came there.

use proptest::prelude::*;
use registry::player::{Goal, Player, Sought};
use registry::{Ability, Wish};

const WATCHED: &[(&str, &str, &[&str])] = &[
    ("queens", "5", &["brute", "grid", "scan", "marks", "permutation", "bits"]),
    ("knight", "3x4", &["plain", "warnsdorff", "pruned"]),
    ("sudoku", "1...3......4...2", &["plain", "fewest", "cover"]),
    ("color", "queen:4", &["plain", "dsatur"]),
    (
        "model",
        "problem; x[1..2,1..2] in 1..4, all different; x[1,1] + x[1,2] = x[2,1] + x[2,2]; show x as grid",
        &["plain", "forward", "fewest"],
    ),
];

fn player(puzzle: &str, word: &str, solver: &str) -> Player {
    let flags: &[_] = if puzzle == "color" { &[("k", Some("4"))] } else { &[] };
    let case = builtin::case(puzzle, word, flags).unwrap();
    let solver = case.plan(&Wish::new(Ability::Trace).by(Some(solver))).unwrap().solver;
    Player::new(case.steps(&solver).unwrap())
}

/// All that can be seen of a player.
fn seen(player: &Player) -> impl PartialEq + std::fmt::Debug + use<> {
    let (path, last) = (player.path().to_vec(), player.last().cloned());
    (path, last, player.refused(), player.stats(), player.steps(), player.solutions())
}

#[test]
fn stepping_back_shows_again_what_was_shown() {
    for &(puzzle, word, solvers) in WATCHED {
        for solver in solvers {
            let mut player = player(puzzle, word, solver);
            let mut shown = vec![seen(&player)];
            while shown.len() < 400 && player.step().is_some() {
                shown.push(seen(&player));
            }
            while let Some(expected) = shown.pop() {
                assert_eq!(seen(&player), expected, "{puzzle} {solver}");
                assert_eq!(player.back(), !shown.is_empty());
            }
        }
    }
}

#[test]
fn no_cell_is_marked_twice_and_every_refusal_says_whom_it_blames() {
    for &(puzzle, word, solvers) in WATCHED {
        for solver in solvers {
            let mut player = player(puzzle, word, solver);
            for _ in 0..2_000 {
                if player.step().is_none() {
                    break;
                }
                let mut cells: Vec<u32> =
                    player.path().iter().flat_map(|made| made.marks.iter().map(|mark| mark.cell)).collect();
                let marked = cells.len();
                cells.sort_unstable();
                cells.dedup();
                assert_eq!(cells.len(), marked, "{puzzle} {solver}: {:?}", player.path());
                if let Some(refused) = player.refused() {
                    let off_board = refused.marks.is_empty();
                    assert!(refused.reason.is_some(), "{puzzle} {solver}: {refused:?}");
                    assert!(
                        off_board || solver == &"pruned" || !refused.culprits.is_empty(),
                        "{puzzle} {solver}: {refused:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_choices_of_a_solution_fill_the_stage() {
    for (puzzle, word, solver, cells) in [
        ("queens", "6", "permutation", 6),
        ("knight", "3x4", "pruned", 12),
        ("sudoku", "1...3......4...2", "cover", 12),
        ("model", "problem; x[1..2,1..2] in 1..4, all different; x[1,1] < x[2,2]; show x as grid", "fewest", 4),
    ] {
        let mut player = player(puzzle, word, solver);
        assert_eq!(player.seek(Goal::Solution, u64::MAX), Sought::Reached);
        let marks: usize = player.path().iter().map(|made| made.marks.len()).sum();
        assert_eq!(marks, cells, "{puzzle} {solver}");
    }
}

proptest! {
    #[test]
    fn every_way_to_a_step_leads_to_the_same_picture(goals in proptest::collection::vec(0u64..300, 1..12)) {
        let mut wandering = player("queens", "5", "scan");
        for &goal in &goals {
            wandering.seek(Goal::Step(goal), u64::MAX);
        }
        let mut straight = player("queens", "5", "scan");
        straight.seek(Goal::Step(*goals.last().unwrap()), u64::MAX);
        prop_assert_eq!(seen(&wandering), seen(&straight));
    }
}

#[test]
fn a_visit_is_found_by_its_number_and_the_end_is_an_end() {
    let mut player = player("queens", "4", "marks");
    assert_eq!(player.seek(Goal::Visit(7), u64::MAX), Sought::Reached);
    assert_eq!(player.stats().visits, Some(7));
    assert_eq!(player.seek(Goal::End, 3), Sought::NotYet);
    assert_eq!(player.seek(Goal::End, u64::MAX), Sought::Reached);
    assert!(player.is_ended());
    assert_eq!((player.stats().visits, player.solutions()), (Some(17), 2));
    assert_eq!(player.seek(Goal::Solution, u64::MAX), Sought::Ended);
}
