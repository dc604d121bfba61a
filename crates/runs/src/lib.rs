//! Long runs: counts and listings that survive a crash, and counts that many machines share.
//!
//! A count is a list of [units](registry::Units) and a table of what each gave. On one machine the table is a ledger
//! ([`Ledger`]), which a kill at any moment costs no more than the units under way. A search that is no plain count goes by
//! stretches of its walk, each from the node where the one before it stopped ([`search`]). On many machines the table is a folder
//! with a file for each result ([`Folder`]); the scheduler is always somebody else's.

#[cfg(not(feature = "ledger"))]
mod absent;
mod confirm;
mod estimate;
mod folder;
#[cfg(feature = "ledger")]
mod ledger;
mod lock;
mod machine;
mod manifest;
mod record;
mod search;
mod standing;

#[cfg(not(feature = "ledger"))]
pub use absent::{Ledger, look};
pub use confirm::{confirm_by, confirm_units, count_by_units};
pub use estimate::{Basis, Budget, Estimate, Expected, Interval, estimate, expected_time};
pub use folder::{Bad, Collected, Delivered, Folder, Gathered, Plan, PlannedCount, Second, Worked};
#[cfg(feature = "ledger")]
pub use ledger::{Ledger, look};
pub use lock::Lock;
pub use machine::{Machine, version};
pub use manifest::{Asked, List, Manifest, Written};
pub use record::CountRecord;
pub use search::{count, search};
pub use standing::{Place, Standing};
