//! Every step agrees with the solution; every technique is seen at work; ratings are what an independent loop says.

use ::words::english;
use proptest::prelude::*;

use super::{Difficulty, Human, HumanEnd, Technique, rate, solve};
use crate::sample::{Dice, full, holes, puzzle, shuffle, singles};
use crate::{Grid, Shape};

fn nine(line: &str) -> Grid {
    Grid::new(Shape::NINE, line.bytes().map(|byte| if byte == b'.' { 0 } else { byte - b'0' }).collect())
}

fn four(line: &str) -> Grid {
    let cells = line.bytes().filter(|byte| *byte != b' ').map(|byte| if byte == b'.' { 0 } else { byte - b'0' });
    Grid::new(Shape::new(2, 2).unwrap(), cells.collect())
}

/// The first cell sees all values but 9.
const ONE_CANDIDATE: &str = "...123....7.........8......4........5........6...................................";

/// Walks through a grid and asks that no step contradicts the solution, nor says what is known already.
fn agrees(grid: &Grid, solution: &Grid) {
    let mut human = Human::new(grid);
    loop {
        let before = human.clone();
        let Some(step) = human.next() else { break };
        assert!(step.places.len() + step.removes.len() > 0, "{}", step.text);
        for &(cell, value) in &step.places {
            assert_eq!(solution.get(cell), Some(value), "{}", step.text);
            assert_eq!(before.grid().get(cell), None, "{}", step.text);
            assert_eq!(human.grid().get(cell), Some(value), "{}", step.text);
        }
        for &(cell, value) in &step.removes {
            assert_ne!(solution.get(cell), Some(value), "{}", step.text);
            assert!(before.candidates(cell).contains(&value), "{}", step.text);
            assert!(!human.candidates(cell).contains(&value), "{}", step.text);
        }
    }
    assert!(!matches!(human.end(), HumanEnd::Contradiction { .. }));
    assert_eq!(human.end() == HumanEnd::Solved, human.grid() == *solution);
}

/// A rating counts the steps of the explanation, and "singles" is what an independent loop solves.
fn is_rated(grid: &Grid) {
    let (rating, explanation) = (rate(grid).unwrap(), solve(grid));
    for technique in Technique::ALL {
        let steps = explanation.steps.iter().filter(|step| step.technique == technique).count();
        assert_eq!(rating.steps_of(technique) as usize, steps, "{technique}");
    }
    assert_eq!(rating.difficulty == Difficulty::Singles, singles(grid).is_full());
    assert_eq!(rating.difficulty == Difficulty::Guesses, explanation.end != HumanEnd::Solved);
    assert_eq!(rating.unsolved, grid.shape().cells() - explanation.grid.clues());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn steps_agree_with_the_only_solution(seed: u64) {
        let dice = &mut Dice::new(seed);
        for (rows, columns, most) in [(2, 2, 16), (2, 3, 36), (3, 2, 36), (3, 3, 54)] {
            let (puzzle, solution) = puzzle(Shape::new(rows, columns).unwrap(), most, dice);
            agrees(&puzzle, &solution);
            is_rated(&puzzle);
        }
    }

    /// Another order of cells and values means another order of steps.
    #[test]
    fn difficulty_does_not_depend_on_the_order_of_steps(seed: u64) {
        let dice = &mut Dice::new(seed);
        let (puzzle, _) = puzzle(Shape::NINE, 58, dice);
        let difficulty = rate(&puzzle).unwrap().difficulty;
        for _ in 0..5 {
            prop_assert_eq!(rate(&shuffle(&puzzle, dice)).unwrap().difficulty, difficulty);
        }
    }

    /// No technique takes for granted that there is one solution only, so any holes will do.
    #[test]
    fn steps_agree_with_every_solution(seed: u64) {
        let dice = &mut Dice::new(seed);
        for (rows, columns) in [(1, 5), (2, 2), (2, 3), (3, 3), (2, 5), (3, 4), (4, 3), (4, 4)] {
            let solution = full(Shape::new(rows, columns).unwrap(), dice);
            let percent = 45 + dice.below(25);
            agrees(&holes(&solution, percent, dice), &solution);
        }
    }
}

#[test]
fn every_technique_says_its_place_and_reason() {
    let seen = [
        (
            Technique::FullHouse,
            "3..16.782..548...91.7........4.5.1768....39.55..91.4.....6.....6912..5.37.3.948..",
            "row 1, column 3 = 9: the last empty cell in box 1",
        ),
        (
            Technique::HiddenSingle,
            "3..16.782..548...91.7........4.5.1768....39.55..91.4.....6.....6912..5.37.3.948..",
            "row 3, column 2 = 8: the only cell for 8 in box 1",
        ),
        (
            Technique::NakedSingle,
            "...7.2.5.9.5.1....64795.3..3982....476....................2....8..5..14.5...67..8",
            "row 1, column 5 = 4: no other value is possible there",
        ),
        (
            Technique::Pointing,
            "...7.2.5.9.5.1....64795.3..3982....476....................2....8..5..14.5...67..8",
            "9 in box 8 must be in row 8: no 9 elsewhere in row 8",
        ),
        (
            Technique::Claiming,
            "16...839.......61..........9..26.8...78.34.2.4..9....6.5.89.4....2..6.7.......1..",
            "3 in column 1 must be in box 7: no 3 elsewhere in box 7",
        ),
        (
            Technique::NakedPair,
            "..7...4..82.4.....69.72.....8....3.44.9.........58.91.741..9..3...1.65..5...3....",
            "row 4, columns 1 and 6 hold 1 and 2 in some order: no 1 or 2 in the rest of row 4",
        ),
        (
            Technique::HiddenPair,
            "8..7..2...5.8....732..5.6....347........2.7.44...6..1...4..15.82...8..7....6.....",
            "column 3, rows 5 and 9 are the only cells for 5 and 8 in column 3: they hold no other value",
        ),
        (
            Technique::NakedTriple,
            ".....7..9.65......9..26..8.....3...1...4...3..8379...2.94..3..8....5...7578...3..",
            "row 5, column 9; row 6, column 7 and row 6, column 8 hold 4, 5 and 6 in some order: no 4, 5 or 6 in the rest of box 6",
        ),
        (
            Technique::HiddenTriple,
            "..3.26.4.....4..8...48.3..68..46..7......7..9.1.59.........2...5.....7.82..68....",
            "column 7, rows 6, 7 and 9 are the only cells for 4, 6 and 9 in column 7: they hold no other value",
        ),
        (
            Technique::NakedQuad,
            ".......67...2.4..32...1.8.98..92...4521.3.........5....4.387...........69.7......",
            "row 7, column 7; row 7, column 8; row 7, column 9 and row 9, column 9 hold 1, 2, 5 and 9 in some order: no 1, 2, 5 or 9 in the rest of box 9",
        ),
        (
            Technique::XWing,
            "......1.8..9.86..4.7.....9..6.13......32.4...984.6...1....5....8..3.74.2.27...5..",
            "5 in rows 3 and 4 must be in columns 1 and 9: no 5 elsewhere in these columns",
        ),
        (
            Technique::Swordfish,
            "5...73....8..541.2...9...4.8...2......2.....9.1.3.92..9637.............7.7.23....",
            "4 in rows 6, 7 and 9 must be in columns 1, 5 and 9: no 4 elsewhere in these columns",
        ),
    ];
    for (technique, line, text) in seen {
        let steps = solve(&nine(line)).steps;
        assert!(steps.iter().any(|step| step.technique == technique && english(&step.text) == text), "{text}");
    }
}

/// In 12 columns of 16 stand 1 to 4 below the first four rows, so there these are in the other columns.
#[test]
fn a_hidden_quad_says_its_place_and_reason() {
    let shape = Shape::new(4, 4).unwrap();
    let mut grid = Grid::empty(shape);
    for (band, stack, value) in (1..4).flat_map(|band| (0..16).map(move |i| (band, i / 4, i % 4))) {
        grid.set((band * 4 + (stack + value) % 4) * 16 + stack * 4 + band, Some(value as u8 + 1));
    }
    let step = Human::new(&grid).next().unwrap();
    assert_eq!(step.technique, Technique::HiddenQuad);
    assert_eq!(
        english(&step.text),
        "row 1, column 1; row 2, column 1; row 3, column 1 and row 4, column 1 are the only cells for 1, 2, 3 and 4 in box 1: they hold no other value"
    );
    assert_eq!((step.because, step.removes.len()), (vec![0, 16, 32, 48], 4 * 12));
}

#[test]
fn the_cells_that_justify_a_step_are_named() {
    let step = Human::new(&nine(ONE_CANDIDATE)).next().unwrap();
    assert_eq!(english(&step.text), "row 1, column 1 = 9: no other value is possible there");
    assert_eq!((step.places, step.because), (vec![(0, 9)], vec![3, 4, 5, 10, 20, 27, 36, 45]));

    let hidden = four("1... .... ..1. ....");
    let step = Human::new(&hidden).next().unwrap();
    assert_eq!(english(&step.text), "row 2, column 4 = 1: the only cell for 1 in box 2");
    assert_eq!((step.places, step.because), (vec![(7, 1)], vec![0, 10]));

    let full = four("12.. 3... .... ....");
    let step = Human::new(&full).next().unwrap();
    assert_eq!(english(&step.text), "row 2, column 2 = 4: the last empty cell in box 1");
    assert_eq!((step.places, step.because), (vec![(5, 4)], vec![0, 1, 4]));
}

/// Why there is no solution, in English.
fn contradiction(end: &HumanEnd) -> String {
    let HumanEnd::Contradiction { why } = end else { panic!("{end:?}") };
    english(why)
}

#[test]
fn a_grid_without_solution_ends_in_a_contradiction() {
    for (line, why) in [
        ("1..1 .... .... ....", "1 appears twice in row 1"),
        ("1... .... 1... ....", "1 appears twice in column 1"),
        ("1... .1.. .... ....", "1 appears twice in box 1"),
        (".2.. ..1. 1... ....", "there is no place for 1 in row 1"),
    ] {
        let explanation = solve(&four(line));
        assert_eq!(contradiction(&explanation.end), why, "{line}");
        assert_eq!((explanation.grid, explanation.steps.len()), (four(line), 0));
        assert_eq!(rate(&four(line)).unwrap_err().to_string(), format!("there is no solution: {why}"));
    }
    let mut none = nine(ONE_CANDIDATE);
    none.set(72, Some(9));
    assert_eq!(contradiction(&solve(&none).end), "row 1, column 1 has no candidate left");
}

#[test]
fn guessing_starts_at_the_cell_with_the_fewest_candidates() {
    let explanation = solve(&four("12.. 34.. .... ...."));
    let HumanEnd::Stuck { cell: 2, candidates, sentence } = explanation.end else { panic!("{:?}", explanation.end) };
    assert_eq!(candidates, [3, 4]);
    assert_eq!(
        english(&sentence),
        "no technique helps any further: one has to guess at row 1, column 3, which may be 3 or 4"
    );
    assert_eq!(rate(&four("12.. 34.. .... ....")).unwrap().difficulty, Difficulty::Guesses);
    assert_eq!(rate(&four("12.. 34.. .... ....")).unwrap().unsolved, 12);
}

#[test]
fn a_full_grid_needs_no_step() {
    let rating = rate(&four("1234 3412 2143 4321")).unwrap();
    assert_eq!((rating.difficulty, rating.score), (Difficulty::Singles, 0));
}

#[test]
fn puzzles_are_rated_by_the_hardest_technique_they_need() {
    for (line, difficulty) in [
        ("............134..7.68..21.5...9...7...5...2.1.8..2.39..1.........4.5.6.335..6...4", Difficulty::Singles),
        ("..73...2..13........59...3129...7..65..84.9.....2..1......3.285.....1..4...7.....", Difficulty::Locked),
        ("2......6.....75.3..48.9.1.....3.....3...1...9.....8.....1.2.57..8.73.....9......4", Difficulty::Pairs),
        (".41..89..2...43..........5.......2...1.7..5...6...1.4...8.....7....7..3....93....", Difficulty::Triples),
        (".7.....3...257......13...25..4.8...6.89.2....6.......4.158...4....2..9.3..6....7.", Difficulty::Fish),
        (".3.......4..3.1.8........62.7...8...9.....5.....5.94..5.9..2....8....7...278....3", Difficulty::Guesses),
    ] {
        assert_eq!(rate(&nine(line)).unwrap().difficulty, difficulty, "{line}");
        is_rated(&nine(line));
    }
}
