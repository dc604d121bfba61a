//! Does a problem keep its promises? A walk at random that says which one is broken, and where.
//!
//! Each experiment is made on a copy of a state that only choices made led to, so what one breaks does not blur the next.
//! States are compared by what the engine can see of them: whether they are solved, what they offer, what `apply` answers,
//! here and a few choices further on. [`check_eq`] compares them whole as well.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::problem::Problem;

/// Tries made in all; a check takes milliseconds.
const TRIES: usize = 20_000;
/// Ways down from the root, and how deep each goes at most: a tree may be infinite.
const DIVES: usize = 100;
const DEEPEST: usize = 100;
/// Choices that are read at a node, those of them that are tried, and those whose answers are compared.
const READ: usize = 256;
const TRIED: usize = 32;
const COMPARED: usize = 8;
/// How many choices further on two states are compared.
const FURTHER: usize = 4;

/// Walks a problem at random and says which of the [laws](Problem#laws) it breaks, if it breaks one.
///
/// The walk is bounded, and the same each time. Finding nothing proves nothing, but the usual slips are found at once:
///
/// ```
/// use backtrail::{Problem, laws};
///
/// /// Permutations of 0, 1, 2, written with a slip: a number that is there already is refused too late.
/// #[derive(Clone)]
/// struct Permutation(Vec<u8>);
///
/// impl Problem for Permutation {
///     type Choice = u8;
///     type Choices = std::ops::Range<u8>;
///     type Solution = Vec<u8>;
///
///     fn choices(&self) -> Self::Choices { 0..3 }
///     fn apply(&mut self, number: u8) -> bool {
///         let new = !self.0.contains(&number);
///         self.0.push(number); // the slip: it should be pushed only if it is new
///         new
///     }
///     fn undo(&mut self, _: u8) { self.0.pop(); }
///     fn is_solved(&self) -> bool { self.0.len() == 3 }
///     fn solution(&self) -> Vec<u8> { self.0.clone() }
/// }
///
/// let broken = laws::check(&Permutation(vec![])).unwrap_err();
/// assert!(broken.to_string().ends_with("A refused choice must leave the state as it was."));
/// ```
///
/// # Errors
///
/// The first broken promise that it meets, in a sentence.
pub fn check<P: Problem + Clone>(problem: &P) -> Result<(), Broken> {
    Checker { same: |_, _| true, random: 0, tries: 0 }.run(problem)
}

/// The same as [`check`], and where a state should be as it was, the whole of it is compared.
///
/// # Errors
///
/// The first broken promise that it meets, in a sentence.
pub fn check_eq<P: Problem + Clone + PartialEq>(problem: &P) -> Result<(), Broken> {
    Checker { same: P::eq, random: 0, tries: 0 }.run(problem)
}

/// A promise that a problem does not keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The choices that lead there, as their `Debug` writes them.
    pub after: Vec<String>,
    /// What happens there, and what should.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.after.len() {
            0 => write!(f, "before any choice: {}", self.what),
            1 => write!(f, "after the choice {}: {}", self.after[0], self.what),
            _ => write!(f, "after the choices {}: {}", self.after.join(", "), self.what),
        }
    }
}

impl std::error::Error for Broken {}

struct Checker<P> {
    /// Are two states the same, as far as they can be compared?
    same: fn(&P, &P) -> bool,
    /// What the next random number follows from.
    random: u64,
    tries: usize,
}

/// What the engine can see of a state.
#[derive(PartialEq)]
struct View<C> {
    solved: bool,
    offered: Vec<C>,
    /// Some choices and whether each is accepted.
    answers: Vec<(C, bool)>,
}

impl<P: Problem + Clone> Checker<P> {
    fn run(&mut self, root: &P) -> Result<(), Broken> {
        for _ in 0..DIVES {
            let mut made = Vec::new();
            let dived = self.dive(root, &mut made);
            dived.map_err(|what| Broken { after: made.iter().map(|choice| format!("{choice:?}")).collect(), what })?;
            if self.tries >= TRIES {
                break;
            }
        }
        Ok(())
    }

    /// Goes down by accepted choices, with all laws tried at each node, and back up by `undo` alone.
    fn dive(&mut self, root: &P, made: &mut Vec<P::Choice>) -> Result<(), String> {
        let mut states = vec![root.clone()];
        let mut walker = root.clone(); // makes and takes back other choices on its way, as a search does
        while made.len() < DEEPEST && self.tries < TRIES {
            let here = &states[made.len()];
            let accepted = self.visit(here)?;
            let Some(choice) = self.pick(&accepted) else { break };
            if let Some(other) = self.pick(&accepted).filter(|other| *other != choice)
                && self.try_at(&mut walker, other)
            {
                walker.undo(other);
            }
            let mut next = here.clone();
            self.try_at(&mut next, choice);
            self.try_at(&mut walker, choice);
            states.push(next);
            made.push(choice);
        }
        while let Some(choice) = made.pop() {
            walker.undo(choice);
            if let Some(difference) = self.difference(&states[made.len()], &walker) {
                return Err(format!(
                    "`apply({choice:?})`, a walk below it and `undo({choice:?})` do not give the state back: {difference}. \
                     `undo` must take back all that `apply` did."
                ));
            }
        }
        Ok(())
    }

    /// Tries the laws at one state. Returns choices that are accepted there.
    fn visit(&mut self, here: &P) -> Result<Vec<P::Choice>, String> {
        if here.is_solved() {
            return Ok(Vec::new());
        }
        let [offered, again] = [0, 1].map(|_| here.choices().take(READ).collect::<Vec<_>>());
        if offered != again {
            return Err(format!(
                "asked twice, `choices` first offered {}{}, then {}{}. What is offered must follow from the state alone.",
                offered.len(),
                list(&offered),
                again.len(),
                list(&again)
            ));
        }
        if let Some((_, twice)) = offered.iter().enumerate().find(|(i, choice)| offered[..*i].contains(choice)) {
            return Err(format!("{twice:?} is offered twice. Each choice must be offered once."));
        }
        let mut accepted = Vec::new();
        for choice in self.some_of(&offered, TRIED) {
            let (mut tried, mut again) = (here.clone(), here.clone());
            let yes = self.try_at(&mut tried, choice);
            if self.try_at(&mut again, choice) != yes {
                let (first, then) = (word(yes), word(!yes));
                return Err(format!(
                    "`apply({choice:?})` said {first}, and on a copy of the same state it said {then}. \
                     What it says must follow from the state alone."
                ));
            }
            if yes {
                accepted.push(choice);
                tried.undo(choice);
                if let Some(reason) = here.explain(choice) {
                    return Err(format!(
                        "`apply({choice:?})` says yes, and `explain({choice:?})` says why not: {}. \
                         `explain` must say nothing of a choice that is accepted.",
                        reason.text
                    ));
                }
            }
            if let Some(difference) = self.difference(here, &tried) {
                return Err(match yes {
                    true => format!(
                        "`apply({choice:?})` and then `undo({choice:?})` do not give the state back: {difference}. \
                         `undo` must take back all that `apply` did."
                    ),
                    false => format!(
                        "`apply({choice:?})` said no but changed the state: {difference}. \
                         A refused choice must leave the state as it was."
                    ),
                });
            }
        }
        Ok(accepted)
    }

    /// What can be seen to differ between a state and what should be the same state, here or a few choices further on.
    fn difference(&mut self, before: &P, now: &P) -> Option<String> {
        let (mut before, mut now) = (before.clone(), now.clone());
        let is_same = (self.same)(&before, &now);
        let mut further = String::new();
        for _ in 0..=FURTHER {
            let random = self.random;
            let was = self.view(&before);
            self.random = random; // so that the same choices are looked at
            // What has panicked is dropped, or only said; nothing broken is used again.
            let is = catch_unwind(AssertUnwindSafe(|| self.view(&now)));
            let difference = match is {
                Ok(is) => was.difference(&is),
                Err(panic) => {
                    Some(format!("now it panics when it is asked for choices or for an answer{}", said(&*panic)))
                }
            };
            if let Some(difference) = difference {
                return Some(format!("{further}{difference}"));
            }
            let accepted: Vec<_> = was.answers.into_iter().filter(|(_, yes)| *yes).map(|(choice, _)| choice).collect();
            let Some(choice) = self.pick(&accepted) else { break };
            self.try_at(&mut before, choice);
            self.try_at(&mut now, choice);
            further = match further.as_str() {
                "" => format!("with the choice {choice:?} made next, "),
                _ => format!("{} and {choice:?} made next, ", further.trim_end_matches(" made next, ")),
            };
        }
        (!is_same).then(|| "the two states are not equal".to_string())
    }

    fn view(&mut self, state: &P) -> View<P::Choice> {
        if state.is_solved() {
            return View { solved: true, offered: Vec::new(), answers: Vec::new() };
        }
        let offered: Vec<_> = state.choices().take(READ).collect();
        let looked_at = self.some_of(&offered, COMPARED);
        let answers = looked_at.into_iter().map(|choice| (choice, self.try_at(&mut state.clone(), choice))).collect();
        View { solved: false, offered, answers }
    }

    fn try_at(&mut self, state: &mut P, choice: P::Choice) -> bool {
        self.tries += 1;
        state.apply(choice)
    }

    /// At most this many of the choices, in their order.
    fn some_of(&mut self, choices: &[P::Choice], most: usize) -> Vec<P::Choice> {
        let step = choices.len().div_ceil(most).max(1);
        let first = self.below(step);
        choices.iter().copied().skip(first).step_by(step).collect()
    }

    fn pick(&mut self, choices: &[P::Choice]) -> Option<P::Choice> {
        let at = self.below(choices.len().max(1));
        choices.get(at).copied()
    }

    /// A random number below a bound (splitmix64, Sebastiano Vigna, 2015).
    fn below(&mut self, bound: usize) -> usize {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.random;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }
}

impl<C: Copy + PartialEq + fmt::Debug> View<C> {
    fn difference(&self, now: &Self) -> Option<String> {
        if self.solved != now.solved {
            let [was, is] = [self, now].map(|view| if view.solved { "solved" } else { "not solved" });
            return Some(format!("before it the state was {was}, now it is {is}"));
        }
        if self.offered != now.offered {
            let were = if self.offered.len() == 1 { "choice was" } else { "choices were" };
            let (many, left) = (self.offered.len(), now.offered.len());
            let (before, now) = (list(&self.offered), list(&now.offered));
            return Some(format!("before it {many} {were} offered{before}, now {left}{now}"));
        }
        let ((choice, was), _) = self.answers.iter().zip(&now.answers).find(|(was, is)| was != is)?;
        Some(format!("before it `apply({choice:?})` said {}, now it says {}", word(*was), word(!was)))
    }
}

/// The first few choices, in brackets.
fn list<C: fmt::Debug>(choices: &[C]) -> String {
    const SHOWN: usize = 12;
    let mut shown: Vec<String> = choices.iter().take(SHOWN).map(|choice| format!("{choice:?}")).collect();
    if choices.len() > SHOWN {
        shown.push("…".to_string());
    }
    if shown.is_empty() { String::new() } else { format!(" ({})", shown.join(", ")) }
}

fn word(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// The words of a panic, if it has any.
fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let words = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    words.map_or(String::new(), |words| format!(", and says {words:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doc::FourQueens;
    use std::cell::Cell;

    /// What a careless hand gets wrong in permutations of some numbers.
    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Slip {
        None,
        /// A refused number is written all the same.
        RefusedIsWritten,
        /// A refused number leaves a trace that the engine sees only two choices later.
        RefusedIsRemembered,
        /// `undo` does nothing.
        ForgottenUndo,
        /// `undo` takes the number back, but not its mark.
        MarkIsKept,
        /// `undo` of the second number clears the first mark too, which shows only on the way back.
        TooMuchIsCleared,
        /// The order changes each time.
        ChoicesTurn,
        /// Every other answer is no.
        AnswersTurn,
        /// The last number is offered twice.
        OfferedTwice,
        /// Every choice has a reason to be refused.
        ReasonForAll,
        /// Asked for choices after a refusal it panics.
        PanicsAfterRefusal,
        /// There is always room for more numbers.
        Endless,
    }

    #[derive(Clone, PartialEq, Debug)]
    struct Permutation {
        slip: Slip,
        used: Vec<bool>,
        made: Vec<usize>,
        asked: Cell<usize>,
        spoilt: usize,
    }

    impl Permutation {
        fn new(slip: Slip, n: usize) -> Self {
            Permutation { slip, used: vec![false; n], made: Vec::new(), asked: Cell::new(0), spoilt: 0 }
        }
    }

    impl Problem for Permutation {
        type Choice = usize;
        type Choices = std::vec::IntoIter<usize>;
        type Solution = Vec<usize>;

        fn choices(&self) -> Self::Choices {
            assert!(self.spoilt == 0 || self.slip != Slip::PanicsAfterRefusal, "it is spoilt");
            let mut choices: Vec<usize> = (0..self.used.len()).collect();
            match self.slip {
                Slip::ChoicesTurn => {
                    self.asked.set(self.asked.get() + 1);
                    choices.rotate_left(self.asked.get() % self.used.len());
                }
                Slip::OfferedTwice => choices.push(self.used.len() - 1),
                Slip::RefusedIsRemembered if self.spoilt > 0 && self.made.len() > 1 => choices.truncate(1),
                _ => {}
            }
            choices.into_iter()
        }

        fn apply(&mut self, number: usize) -> bool {
            thread_local!(static ANSWERS: Cell<u32> = const { Cell::new(0) });
            ANSWERS.set(ANSWERS.get() + 1);
            let is_free = self.slip == Slip::Endless || !self.used[number];
            if !is_free || self.slip == Slip::AnswersTurn && ANSWERS.get().is_multiple_of(2) {
                match self.slip {
                    Slip::RefusedIsWritten => self.made.push(number),
                    Slip::RefusedIsRemembered | Slip::PanicsAfterRefusal => self.spoilt += 1,
                    _ => {}
                }
                return false;
            }
            self.used[number] = true;
            self.made.push(number);
            true
        }

        fn undo(&mut self, number: usize) {
            if self.slip == Slip::ForgottenUndo {
                return;
            }
            self.made.pop();
            if self.slip == Slip::TooMuchIsCleared && self.made.len() == 2 {
                self.used[self.made[0]] = false;
            }
            self.used[number] = self.slip == Slip::MarkIsKept;
        }

        fn is_solved(&self) -> bool {
            self.slip != Slip::Endless && self.made.len() == self.used.len()
        }

        fn solution(&self) -> Vec<usize> {
            self.made.clone()
        }

        fn explain(&self, _: usize) -> Option<crate::Reason> {
            let text = "no".into();
            (self.slip == Slip::ReasonForAll).then_some(crate::Reason { text, blames: Vec::new() })
        }
    }

    #[test]
    fn each_slip_is_told_in_a_sentence() {
        let refused = "A refused choice must leave the state as it was.";
        let undone = "`undo` must take back all that `apply` did.";
        for (slip, promise) in [
            (Slip::RefusedIsWritten, refused),
            (Slip::RefusedIsRemembered, refused),
            (Slip::PanicsAfterRefusal, refused),
            (Slip::ForgottenUndo, undone),
            (Slip::MarkIsKept, undone),
            (Slip::TooMuchIsCleared, undone),
            (Slip::ChoicesTurn, "What is offered must follow from the state alone."),
            (Slip::AnswersTurn, "What it says must follow from the state alone."),
            (Slip::OfferedTwice, "Each choice must be offered once."),
            (Slip::ReasonForAll, "`explain` must say nothing of a choice that is accepted."),
        ] {
            for n in 3..6 {
                let said = check(&Permutation::new(slip, n)).unwrap_err().to_string();
                assert!(said.ends_with(promise), "{slip:?}, {n}: {said}");
                assert!(said.starts_with("after the choice") || said.starts_with("before any choice"), "{said}");
            }
        }
    }

    #[test]
    fn the_sentence_says_where_and_what() {
        let said = |slip| check(&Permutation::new(slip, 3)).unwrap_err().to_string();
        assert_eq!(
            said(Slip::ForgottenUndo),
            "before any choice: `apply(0)` and then `undo(0)` do not give the state back: before it `apply(0)` said yes, \
             now it says no. `undo` must take back all that `apply` did."
        );
        assert_eq!(
            said(Slip::OfferedTwice),
            "before any choice: 2 is offered twice. Each choice must be offered once."
        );
    }

    #[test]
    fn what_only_a_whole_state_shows_is_found_by_comparing_it() {
        /// Counts its refusals, which nothing else depends on.
        #[derive(Clone, PartialEq)]
        struct Counting(Permutation, u32);
        impl Problem for Counting {
            type Choice = usize;
            type Choices = std::vec::IntoIter<usize>;
            type Solution = ();
            fn choices(&self) -> Self::Choices {
                self.0.choices()
            }
            fn apply(&mut self, number: usize) -> bool {
                let made = self.0.apply(number);
                self.1 += u32::from(!made);
                made
            }
            fn undo(&mut self, number: usize) {
                self.0.undo(number);
            }
            fn is_solved(&self) -> bool {
                self.0.is_solved()
            }
            fn solution(&self) {}
        }
        let counting = Counting(Permutation::new(Slip::None, 3), 0);
        assert_eq!(check(&counting), Ok(()));
        assert!(check_eq(&counting).unwrap_err().what.contains("the two states are not equal"));
    }

    #[test]
    fn what_keeps_its_promises_passes_and_a_tree_without_end_is_left() {
        assert_eq!(check_eq(&FourQueens::default()), Ok(()));
        for n in 1..7 {
            assert_eq!(check_eq(&Permutation::new(Slip::None, n)), Ok(()));
        }
        assert_eq!(check(&Permutation::new(Slip::Endless, 1000)), Ok(()));
    }
}
