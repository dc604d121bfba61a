//! The contract between a puzzle and the engine.

use crate::text::Text;

/// A state that can move and move back.
///
/// The engine owns a `Problem` and does three things with it: it asks for the [`choices`](Problem::choices)
/// at the current state, it makes one ([`apply`](Problem::apply)), and later it takes it back
/// ([`undo`](Problem::undo)). Heuristics live in `choices` (what to try, in which order), pruning lives in
/// `apply` (what to refuse), so two strategies for one puzzle usually differ in one method.
///
/// # Laws
///
/// [`laws::check`](crate::laws::check) tries them on a problem; our tests do so for every problem we ship.
///
/// 1. An `apply` that says no leaves the state as it was.
/// 2. `undo(c)` is called exactly once for each `apply(c)` that said yes, in reverse order, never after a no, and
///    restores the state completely.
/// 3. `choices` and the answer of `apply` depend on the state alone: asked again at the same state, it offers the same
///    choices, each of them once, in the same order. (Walking backwards, resuming and work sharing all rest on this.)
/// 4. A solved state is a leaf: its choices are never asked for.
///
/// # A whole problem
///
/// Subsets of a few weights that fill a bag of ten exactly:
///
/// ```
/// use backtrail::{Problem, Search};
///
/// struct Bag { weights: Vec<i32>, room: i32, taken: Vec<bool> }
///
/// impl Problem for Bag {
///     type Choice = bool; // take the next weight, or leave it
///     type Choices = std::iter::Take<std::array::IntoIter<bool, 2>>;
///     type Solution = Vec<bool>;
///
///     fn choices(&self) -> Self::Choices {
///         let decided = self.taken.len() == self.weights.len();
///         [true, false].into_iter().take(if decided { 0 } else { 2 })
///     }
///
///     fn apply(&mut self, take: bool) -> bool {
///         let weight = self.weights[self.taken.len()] * i32::from(take);
///         if weight > self.room { return false; } // refused: nothing has changed
///         self.room -= weight;
///         self.taken.push(take);
///         true
///     }
///
///     fn undo(&mut self, take: bool) {
///         self.taken.pop();
///         self.room += self.weights[self.taken.len()] * i32::from(take);
///     }
///
///     fn is_solved(&self) -> bool { self.room == 0 && self.taken.len() == self.weights.len() }
///     fn solution(&self) -> Vec<bool> { self.taken.clone() }
/// }
///
/// let bag = Bag { weights: vec![2, 3, 5, 7, 8], room: 10, taken: vec![] };
/// assert_eq!(Search::new(bag).count().solutions, 3); // 2 + 3 + 5, 3 + 7, 2 + 8
/// ```
pub trait Problem {
    /// One step that can be taken back: a row, a square, a digit. Small.
    type Choice: Copy + PartialEq + std::fmt::Debug;
    /// What `choices` returns: an owned, cheap iterator, such as a range or a bit set.
    type Choices: Iterator<Item = Self::Choice> + Clone;
    /// A finished state, copied out.
    type Solution;

    /// May a node refuse so much, or a refusal take so long, that a limit or a signal should be looked at between two refusals? Otherwise
    /// that is done between visits alone, which costs a walk nothing; a search that is stopped among refusals goes back to the last visit.
    const REFUSES_SLOWLY: bool = false;

    /// Offers the choices at the current state, best first; none means a dead end.
    fn choices(&self) -> Self::Choices;

    /// Makes a choice, with all that follows from it; or refuses it, since no solution lies beyond: then it says `false`
    /// and leaves the state as it was.
    fn apply(&mut self, choice: Self::Choice) -> bool;

    /// Takes back the last choice that was made.
    fn undo(&mut self, choice: Self::Choice);

    /// Is the current state complete?
    fn is_solved(&self) -> bool;

    /// Copies the solution out of a solved state.
    fn solution(&self) -> Self::Solution;

    /// Is the current state, which is not solved and a leaf, complete all the same: the image of a solution that is counted
    /// elsewhere? Such a leaf is no dead end.
    fn is_image(&self) -> bool {
        false
    }

    /// Says why `choice` is refused at the current state; `None` when it is not, or when the problem cannot tell.
    fn explain(&self, choice: Self::Choice) -> Option<Reason> {
        let _ = choice;
        None
    }
}

/// Why a choice is refused.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reason {
    /// One clause for a person: "the queen in column 2 attacks along a diagonal".
    pub text: Text,
    /// Depths of the earlier choices to blame: 0 is the first choice made. Empty when the instance itself forbids it.
    pub blames: Vec<usize>,
}
