//! Graph colouring: a colour for each vertex, so that no two joined vertices have the same.
//!
//! Read `plain` first, then `dsatur`, which changes the order of its vertices. `decide` is the fast solver: a folder of
//! techniques, each with its gain in its head. `count` counts without listing, `greedy` colours at once.

mod answer;
mod bad;
mod check;
mod chromatic;
mod colored;
mod count;
mod decide;
mod dsatur;
mod explain;
mod fixed;
pub mod greedy;
mod instance;
mod job;
mod plain;
mod puzzle;
mod ranked;
mod reason;
mod simple;
mod why;
mod widen;

pub use bad::BadColoring;
pub use check::check;
pub use colored::Colored;
pub use count::{Polynomial, polynomial};
pub use dsatur::{Dsatur, Paint, Paints};
pub use graphs::{Graph, Limits, Loop, Names, generate, generate_within, layout, read};
pub use instance::Coloring;
pub use job::Job;
pub use plain::Plain;
pub use puzzle::Color;
pub use simple::{NotColored, color, color3};

use backtrail::text;
use registry::{Ability, Solver, WALKING, programs};

use Ability::{All, Count, First};

/// One line for each solver, from the textbook's walk to the fastest.
#[rustfmt::skip]
fn solvers() -> Vec<Solver> {
    vec![
        Solver::new("plain", text!("idea-color-plain"), WALKING, answer::Walk(Plain::new)).up_to(Graph::LARGEST).written(programs!("plain")),
        Solver::new("dsatur", text!("idea-color-dsatur"), WALKING, answer::Walk(Dsatur::new)).up_to(100_000).checked_by("plain").written(programs!("dsatur")),
        Solver::answering("decide", text!("idea-color-decide"), &[First], answer::exactly).up_to(Graph::LARGEST).checked_by("dsatur").proving(),
        Solver::answering("widen", text!("idea-color-widen"), &[First, All], answer::widened).up_to(100_000).checked_by("dsatur"),
        Solver::answering("greedy", text!("idea-color-greedy"), &[First], answer::greedily).up_to(Graph::LARGEST).checked_by("plain"),
        Solver::answering("partitions", text!("idea-color-partitions"), &[Count], |coloring, request, _| answer::counted(coloring, request)).up_to(Graph::LARGEST).checked_by("dsatur"),
    ]
}
