//! What the tests of counters that have a variant for each instruction set share.

use std::collections::BTreeMap;
use std::sync::Mutex;

use backtrail::Status;
use lanes::Isa;
use registry::{Counted, Question, Request, Units};

/// The numbers of solutions, by n.
pub(super) const KNOWN: [u128; 17] =
    [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200, 73_712, 365_596, 2_279_184, 14_772_512];

/// The instruction sets of this machine.
pub(super) fn available() -> impl Iterator<Item = Isa> {
    Isa::ALL.into_iter().filter(|isa| isa.is_available())
}

/// The units of n queens, with these instructions.
type UnitsWith = fn(Isa, u32) -> Box<dyn Units>;

/// Each instruction set counts all solutions.
pub(super) fn assert_all_are_counted(units_with: UnitsWith) {
    let largest = if cfg!(debug_assertions) { 11 } else { 14 };
    for isa in available() {
        for n in 0..=largest {
            let outcome = units_with(isa, n).run_all(&Request::new(Question::Count));
            assert_eq!(outcome.solutions, KNOWN[n as usize], "{n} queens, {}", isa.name());
            assert_eq!(outcome.status, Status::Exhausted);
        }
    }
}

/// A unit costs and counts the same with each instruction set.
pub(super) fn assert_units_are_the_same(units_with: UnitsWith) {
    for n in [9, 10] {
        let list = |isa| {
            let (units, told) = (units_with(isa, n), Mutex::new(BTreeMap::new()));
            let note = |unit, counted: &Counted| drop(told.lock().unwrap().insert(unit, counted.solutions.clone()));
            units.run(0..units.count(), &Request::new(Question::Count), &note);
            let told = told.into_inner().unwrap().into_iter();
            told.map(|(unit, counted)| (units.cost(unit), counted)).collect::<Vec<_>>()
        };
        assert!(available().map(list).is_sorted_by(|a, b| a == b), "{n} queens");
    }
}
