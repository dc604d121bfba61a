//! The door of Backtrail: whatever can be searched comes in here, by name and at run time, and gets everything.
//!
//! A [`Puzzle`] describes itself once ([`Descriptor`]: its words, its flags, its solvers) and reads words into an
//! [`Instance`]. A [`Registry`] holds puzzles; [`Entry::pose`] gives a [`Case`], an instance with its puzzle; [`Case::plan`]
//! chooses the solver for a [`Wish`], or says why none will do; [`Case::solve`] answers a [`Request`]. The ends of the system —
//! command line, terminal, page — know nothing more of a puzzle than this.
//!
//! A solver that walks the tree of a [`Problem`](backtrail::Problem) comes in through [`Solver::walking`] and can do everything: list,
//! count, be stepped and drawn, use threads. One that outgrows the engine brings a [`Method`] of its own.
//!
//! A count that is too long for one sitting or one machine is cut into [`Units`]: see [`Case::units`].

mod alternative;
pub mod board;
mod case;
mod code;
mod collection;
mod count;
mod counting;
mod deadline;
mod descriptor;
mod dialect;
mod error;
mod exact;
mod explanation;
mod findings;
mod flags;
mod instance;
mod nearest;
mod outcome;
mod proof_log;
mod registry;
mod request;
mod single;
mod solution;
mod solver;
mod stepper;
mod tool;
mod tree;
mod units;
mod verdict;

pub mod memory;
pub mod player;
pub mod random;

pub use alternative::{Alternative, Prospect};
pub use board::{Board, Mark, Net, Strip};
pub use case::{Case, Plan, Wish, no_such_node};
pub use code::{Code, Moment, Shown};
pub use collection::{Census, Chunk, Collection, Reply, Solvability, Worker};
pub use count::Count;
pub use counting::{Counting, Queue, Unit};
pub use deadline::Deadline;
pub use descriptor::{Descriptor, Examples, Operand, OwnQuestion, Shape};
pub use dialect::Dialect;
pub use error::{Error, Position};
pub use exact::Exact;
pub use explanation::{Ending, Explanation, Step};
pub use findings::{Fact, Finding, Findings, Rank};
pub use flags::{Bounds, Flag, FlagKind, Flags};
pub use instance::{Instance, Rung, Space};
pub use nearest::{NEAR, likeness, near, nearest};
pub use outcome::Outcome;
pub use proof::{Claim, Statement};
pub use proof_log::{ProofLog, ProofStore, Proven};
pub use registry::{Entry, Puzzle, RESERVED, Registry};
pub use request::{OnFound, OnSolution, Question, Request, ignore, skip};
pub use single::Single;
pub use solution::Solution;
pub use solver::{Ability, Method, Solver, WALKING};
pub use stepper::{Narrated, Stepper, stepper};
pub use tool::{Advice, Change, Deed, Made, Make, Remark, Tool};
pub use tree::{Tree, tree, tree_with, walk};
pub use units::{Counted, OnUnit, SharedTables, Units, walk_units};
pub use verdict::Verdict;
