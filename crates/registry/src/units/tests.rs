use std::sync::Mutex;
use std::time::Duration;

use backtrail::{Limit, Status};

use super::*;
use crate::Question;

/// Unit u has u solutions and u² visits, costs u, and shares a table with the other two of its three.
struct Threes(Mutex<Vec<usize>>);

impl Threes {
    fn boxed() -> Box<dyn Units> {
        Box::new(Threes(Mutex::default()))
    }
}

impl Units for Threes {
    fn count(&self) -> usize {
        10
    }

    fn cost(&self, unit: usize) -> f64 {
        unit as f64
    }

    fn tables(&self, unit: usize) -> SharedTables {
        let first = unit / 3 * 3;
        SharedTables { units: first..(first + 3).min(10), cost: 100.0, bytes: 0 }
    }

    fn work(&self, units: &[usize], counting: &Counting<'_>) {
        self.0.lock().unwrap().push(units[0] / 3);
        counting.done(100.0);
        counting.units(units, |queue| {
            while let Some(mut unit) = queue.next() {
                for step in 0..unit.number() {
                    if unit.should_stop() {
                        return;
                    }
                    unit.add(1, Some(unit.number() as u64), 1.0);
                    assert!(step < 10);
                }
                unit.done();
            }
        });
    }
}

fn request(threads: usize) -> Request {
    Request { threads, ..Request::new(Question::Count) }
}

#[test]
fn tables_are_built_once_for_the_units_that_share_them() {
    let units = Threes(Mutex::default());
    let dynamic: &dyn Units = &units;
    assert_eq!(dynamic.expected(&[1, 2, 4, 9]), 316.0);
    let outcome = dynamic.run([9, 2, 1, 4, 2], &request(2), &|_, _| ());
    assert_eq!(*units.0.lock().unwrap(), [0, 1, 3]);
    assert_eq!((outcome.status, outcome.solutions), (Status::Exhausted, 16.into()));
    assert_eq!(outcome.stats.visits, Some(81 + 4 + 1 + 16));
}

#[test]
fn the_share_of_tables_that_all_wait_for_is_known() {
    assert_eq!(Threes::boxed().common(), 0.0, "there are four tables");
    struct One(f64);
    impl Units for One {
        fn count(&self) -> usize {
            4
        }

        fn tables(&self, _: usize) -> SharedTables {
            SharedTables { units: 0..4, cost: self.0, bytes: 0 }
        }

        fn work(&self, _: &[usize], _: &Counting<'_>) {}
    }
    assert_eq!(<dyn Units>::common(&One(12.0)), 0.75);
    assert_eq!(<dyn Units>::common(&One(0.0)), 0.0);
}

#[test]
fn every_unit_is_reported_once_and_the_parts_add_up() {
    for threads in [1, 3] {
        let told = Mutex::new(vec![None; 10]);
        let request = request(threads);
        let note = |unit: usize, counted: &Counted| {
            assert!(told.lock().unwrap()[unit].replace(counted.clone()).is_none(), "unit {unit} comes once");
        };
        let outcome = Threes::boxed().run(0..10, &request, &note);
        let mut sum = Counted::default();
        for (unit, counted) in told.into_inner().unwrap().into_iter().enumerate() {
            let counted = counted.unwrap();
            assert_eq!(counted.solutions, unit as u128);
            match unit {
                0 => assert_eq!(counted.stats.visits, None, "nothing was added"),
                1 => sum = counted,
                _ => sum += &counted,
            }
        }
        assert_eq!(outcome.solutions, sum.solutions);
        assert_eq!(request.monitor.progress().share, 1.0);
    }
}

#[test]
fn limits_break_a_unit_and_what_it_has_counted_stays() {
    let mut request = request(1);
    request.limits.solutions = Some(12);
    let told = Mutex::new(Vec::new());
    let outcome = Threes::boxed().run(1..10, &request, &|unit, _| told.lock().unwrap().push(unit));
    assert_eq!((outcome.status, outcome.solutions), (Status::Found, 12.into()));
    assert_eq!(told.into_inner().unwrap(), [1, 2, 3, 4], "unit 5 was broken");
    request.limits.solutions = None;
    request.limits.visits = Some(14);
    let outcome = Threes::boxed().run(1..10, &request, &|_, _| ());
    assert_eq!((outcome.status, outcome.stats.visits), (Status::Stopped(Limit::Visits), Some(14)));
    request.limits.visits = Some(30);
    assert_eq!(Threes::boxed().run(1..5, &request, &|_, _| ()).status, Status::Exhausted, "it falls when all is done");
    request.limits.time = Some(Duration::ZERO);
    let outcome = Threes::boxed().run(0..10, &request, &|_, _| ());
    assert_eq!((outcome.status, outcome.solutions), (Status::Stopped(Limit::Time), 0.into()));
    assert_eq!(Threes::boxed().run([], &request, &|_, _| ()).status, Status::Exhausted);
}
