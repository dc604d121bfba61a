//! A search that somebody watches: where it is, how it came there, and what happened last.

use backtrail::{Event, Reason, Stats};

use crate::registry::{Mark, Stepper, Strip};

/// A stepped search together with all that a picture of its current state needs.
///
/// ```
/// use puzzles::player::{Goal, Player, Sought};
/// use puzzles::registry::{self, Ability, Flags};
///
/// let instance = registry::puzzle("queens")?.pose("8", &Flags::default())?;
/// let solver = registry::choose(&*instance, Some("scan"), Ability::Trace)?;
/// let mut player = Player::new(instance.steps(solver).expect("a solver that can be traced"));
/// assert_eq!(player.seek(Goal::Solution, u64::MAX), Sought::Reached);
/// assert_eq!((player.stats().visits, player.stats().checks), (Some(114), Some(876)));
/// let rows: Vec<&str> = player.path().iter().map(|made| made.label.as_str()).collect();
/// assert_eq!(rows.join(","), "0,4,7,5,2,6,1,3");
/// # Ok::<(), registry::Error>(())
/// ```
pub struct Player {
    steps: Box<dyn Stepper>,
    path: Vec<Made>,
    /// The event of the last step; none before the first.
    last: Option<Event<String>>,
    step: u64,
    solutions: u64,
    ended: bool,
}

/// A choice that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// As a person reads it.
    pub label: String,
    /// What it put on the stage.
    pub marks: Vec<Mark>,
}

/// A choice that was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// As a person reads it.
    pub label: String,
    /// What it would have put on the stage.
    pub marks: Vec<Mark>,
    /// Why, if the solver can tell.
    pub reason: Option<Reason>,
    /// The cells that are to blame.
    pub culprits: Vec<u32>,
}

/// What somebody wants to see next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A solution.
    Solution,
    /// A dead end.
    DeadEnd,
    /// The visit of this number, from 1.
    Visit(u64),
    /// The step of this number.
    Step(u64),
    /// The end of the search.
    End,
}

/// How looking for it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
    /// It is what happened last.
    Reached,
    /// The search ended before.
    Ended,
    /// It is further than one wanted to go now.
    NotYet,
}

impl Player {
    /// A search before its first step.
    pub fn new(steps: Box<dyn Stepper>) -> Self {
        Player { steps, path: Vec::new(), last: None, step: 0, solutions: 0, ended: false }
    }

    /// Goes on by one event; `None` at the end.
    pub fn step(&mut self) -> Option<&Event<String>> {
        let Some(event) = self.steps.step() else {
            self.ended = true;
            return None;
        };
        match &event {
            Event::Enter(Some(label)) => self.push(label.clone()),
            Event::Leave(Some(_)) => self.pop(),
            Event::Solution => self.solutions += 1,
            _ => {}
        }
        self.step += 1;
        self.last = Some(event);
        self.last.as_ref()
    }

    /// Takes the last step back. Was there one?
    pub fn back(&mut self) -> bool {
        if !self.take_back() {
            return false;
        }
        // What is shown now is the step before: it is taken back too and made again, so that it tells what it told.
        self.last = None;
        if self.take_back() {
            self.step();
        }
        true
    }

    fn take_back(&mut self) -> bool {
        let Some(event) = self.steps.step_back() else { return false };
        match event {
            Event::Enter(Some(_)) => self.pop(),
            Event::Leave(Some(label)) => self.push(label),
            Event::Solution => self.solutions -= 1,
            _ => {}
        }
        self.step -= 1;
        self.ended = false;
        true
    }

    fn push(&mut self, label: String) {
        let mut marks = Vec::new();
        self.steps.marks(&mut marks);
        self.path.push(Made { label, marks });
    }

    fn pop(&mut self) {
        self.path.pop();
    }

    /// Goes on to what is sought, by at most so many steps.
    pub fn seek(&mut self, goal: Goal, most: u64) -> Sought {
        if let Goal::Step(step) = goal {
            while self.step > step {
                self.back();
            }
        }
        for _ in 0..most {
            if matches!(goal, Goal::Step(step) if step == self.step) {
                return Sought::Reached;
            }
            let Some(event) = self.step() else {
                return if goal == Goal::End { Sought::Reached } else { Sought::Ended };
            };
            let reached = match goal {
                Goal::Solution => *event == Event::Solution,
                Goal::DeadEnd => *event == Event::DeadEnd,
                Goal::Visit(visit) => matches!(event, Event::Enter(_)) && self.steps.visits() == visit,
                Goal::Step(step) => self.step == step,
                Goal::End => false,
            };
            if reached {
                return Sought::Reached;
            }
        }
        Sought::NotYet
    }

    /// The choices from the root to the current node.
    pub fn path(&self) -> &[Made] {
        &self.path
    }

    /// What happened last; `None` before the first step.
    pub fn last(&self) -> Option<&Event<String>> {
        self.last.as_ref()
    }

    /// What the solver keeps here, in rows beside the board.
    pub fn strips(&self) -> Vec<Strip> {
        self.steps.strips()
    }

    /// The choice that the last step refused, if it did.
    pub fn refused(&self) -> Option<Refused> {
        let Some(Event::Refuse(label)) = &self.last else { return None };
        let (mut marks, reason) = (Vec::new(), self.steps.why());
        self.steps.marks(&mut marks);
        let blamed = reason.iter().flat_map(|reason| &reason.blames).filter_map(|&depth| self.path.get(depth));
        let mut culprits: Vec<u32> = blamed.flat_map(|made| made.marks.iter().map(|mark| mark.cell)).collect();
        culprits.extend(self.steps.culprits());
        culprits.sort_unstable();
        culprits.dedup();
        Some(Refused { label: label.clone(), marks, reason, culprits })
    }

    /// How many steps were made.
    pub fn steps(&self) -> u64 {
        self.step
    }

    /// How many solutions were met.
    pub fn solutions(&self) -> u64 {
        self.solutions
    }

    /// Was the whole tree walked?
    pub fn is_ended(&self) -> bool {
        self.ended
    }

    /// What was counted up to here.
    pub fn stats(&self) -> Stats {
        self.steps.stats()
    }

    /// The share of the tree that is done.
    pub fn share(&mut self) -> f64 {
        self.steps.share()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::{self, Ability, Flags};
    use proptest::prelude::*;

    const WATCHED: &[(&str, &str, &[&str])] = &[
        ("queens", "5", &["brute", "grid", "scan", "marks", "permutation", "bits"]),
        ("knight", "3x4", &["plain", "warnsdorff", "pruned"]),
        ("sudoku", "1...3......4...2", &["plain", "fewest", "cover"]),
        ("color", "queen:4", &["plain", "dsatur"]),
    ];

    fn player(puzzle: &str, word: &str, solver: &str) -> Player {
        let mut flags = Flags::default();
        if puzzle == "color" {
            flags.give("k", Some("4"));
        }
        let instance = registry::puzzle(puzzle).unwrap().pose(word, &flags).unwrap();
        let solver = registry::choose(&*instance, Some(solver), Ability::Trace).unwrap();
        Player::new(instance.steps(solver).unwrap())
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
}
