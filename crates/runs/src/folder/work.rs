//! Working off jobs.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use backtrail::Status;
use registry::{Ability, Counted, Error, Registry, Request, Wish};

use super::result::Delivered;
use super::{Folder, Plan, PlannedCount};
use crate::record::sum;

/// What became of some jobs.
#[derive(Clone, Debug)]
pub struct Worked {
    /// How it ended: exhausted if all of them are delivered.
    pub status: Status,
    /// How many were delivered before.
    pub before: usize,
    /// How many were delivered now.
    pub now: usize,
    /// What these gave.
    pub counted: Counted,
}

impl Folder {
    /// Counts the parts of jobs that are not delivered yet, and delivers each as soon as it is complete. Those that share tables
    /// have them built once. If `again`, those that are delivered are counted again.
    ///
    /// # Errors
    ///
    /// If this program cannot count them, or cannot write what they gave; what was delivered stays.
    ///
    /// # Panics
    ///
    /// If there is no such job.
    pub fn work(
        &self,
        registry: &Registry,
        jobs: impl IntoIterator<Item = usize>,
        again: bool,
        request: &Request,
    ) -> Result<Worked, Error> {
        let (mut missing, mut before) = (Vec::new(), 0);
        for job in jobs {
            assert!(job < self.plan.jobs(), "there are {} jobs", self.plan.jobs());
            match !again && self.has(job) {
                true => before += 1,
                false => missing.push(job),
            }
        }
        let mut worked = Worked { status: Status::Exhausted, before, now: 0, counted: Counted::default() };
        if missing.is_empty() {
            return Ok(worked);
        }
        // A part that two jobs count is counted twice: first all of the one kind, then those of the other.
        let parts = self.plan.parts();
        let (second, first): (Vec<usize>, Vec<usize>) = missing.iter().partition(|job| self.plan.part(**job) >= parts);
        let (first, again): (Vec<usize>, Vec<usize>) = first.iter().partition(|job| **job < parts);
        let mut given = Vec::new();
        for (jobs, is_second) in [(first, false), (again, false), (second, true)] {
            if jobs.is_empty() {
                continue;
            }
            let posed = if is_second { self.pose_second(registry) } else { None };
            let PlannedCount { case, solver, units } = posed.unwrap_or_else(|| self.pose(registry))?;
            case.admits(&solver, &Wish::new(Ability::Count))?;
            let under_way = UnderWay::new(&self.plan, &jobs);
            let all: Vec<usize> = jobs.iter().flat_map(|&job| self.plan.units(self.plan.part(job))).collect();
            let failed = Mutex::new(None);
            let first_part = if is_second { parts } else { 0 };
            let outcome = units.run(all, request, &|unit, counted| {
                let Some((job, counted, seconds)) = under_way.add(first_part, unit, counted) else { return };
                if let Err(error) = self.deliver(&Delivered::new(&self.id, job, &counted, seconds)) {
                    failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                    request.monitor.cancel();
                }
            });
            if let Some(error) = failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
                return Err(error);
            }
            given.extend(under_way.given.into_inner().unwrap_or_else(PoisonError::into_inner));
            if outcome.status != Status::Exhausted {
                worked.status = outcome.status;
                break;
            }
        }
        (worked.now, worked.counted) = (given.len(), sum(&given));
        Ok(worked)
    }
}

/// Jobs that are being counted.
struct UnderWay<'a> {
    plan: &'a Plan,
    /// The job of each part.
    jobs: BTreeMap<usize, usize>,
    /// What was counted of each part that is not complete.
    begun: Mutex<BTreeMap<usize, Vec<Counted>>>,
    given: Mutex<Vec<Counted>>,
    /// When the last job was complete.
    last: Mutex<Instant>,
}

impl<'a> UnderWay<'a> {
    fn new(plan: &'a Plan, jobs: &[usize]) -> Self {
        let jobs = jobs.iter().map(|&job| (plan.part(job), job)).collect();
        UnderWay { plan, jobs, begun: Mutex::default(), given: Mutex::default(), last: Mutex::new(Instant::now()) }
    }

    /// A unit is complete; the job and the sum of its units if it was the last of them, and the time since the last job.
    fn add(&self, first_part: usize, unit: usize, counted: &Counted) -> Option<(usize, Counted, f64)> {
        let second = self.plan.second.as_ref().filter(|_| first_part > 0);
        let bounds = second.map_or(&self.plan.bounds, |second| &second.bounds);
        let part = first_part + bounds.partition_point(|&bound| bound <= unit) - 1;
        let mut begun = self.begun.lock().unwrap_or_else(PoisonError::into_inner);
        let all = begun.entry(part).or_default();
        all.push(counted.clone());
        if all.len() < self.plan.units(part).len() {
            return None;
        }
        let all = begun.remove(&part).unwrap_or_default();
        drop(begun);
        let counted = sum(&all);
        self.given.lock().unwrap_or_else(PoisonError::into_inner).push(counted.clone());
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let seconds = last.elapsed().as_secs_f64();
        *last = Instant::now();
        Some((self.jobs[&part], counted, seconds))
    }
}
