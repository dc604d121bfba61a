//! What happens during a walk.

/// One thing that happens while a tree is walked.
///
/// The events of a node are, in order: `Enter`; then either `Solution`, or for each choice a `Refuse` or all the
/// events of the child; then `DeadEnd` if no choice was accepted and it is no [image](crate::Problem::is_image); then `Leave`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<C> {
    /// A node is entered through this choice; the root through none.
    Enter(Option<C>),
    /// A choice was tried and refused.
    Refuse(C),
    /// The node just entered is a solution.
    Solution,
    /// The current node is no solution, and none of its choices was accepted.
    DeadEnd,
    /// The node that was entered through this choice is left; the root last of all.
    Leave(Option<C>),
}

impl<C> Event<C> {
    /// The same event with its choice written another way.
    pub fn map<D>(self, write: impl FnOnce(C) -> D) -> Event<D> {
        match self {
            Event::Enter(choice) => Event::Enter(choice.map(write)),
            Event::Refuse(choice) => Event::Refuse(write(choice)),
            Event::Solution => Event::Solution,
            Event::DeadEnd => Event::DeadEnd,
            Event::Leave(choice) => Event::Leave(choice.map(write)),
        }
    }
}
