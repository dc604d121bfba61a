//! A count that many machines share: a folder with a plan of its parts, which any shared file system carries, and a file for each
//! result.
//!
//! A part is a range of units, and a job is a number that some scheduler hands out: job i counts part i, and the jobs beyond the last
//! part count some of them again, or all of it by another solver, whose parts are numbered on. All schedulers deliver at least once, so results are told apart by job and machine, and summed once.

mod collect;
mod result;
mod work;

use std::fs;
use std::io::{self, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use backtrail::text;
use registry::random::Random;
use registry::{Case, Error, Registry, Solver, Units};
use serde::{Deserialize, Serialize};

use crate::manifest::cannot_write;
use crate::record::checksum;
use crate::{List, Machine, Manifest};

pub use collect::{Bad, Collected, Gathered};
pub use result::Delivered;
pub use work::Worked;

/// What the jobs of a run are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// What the run is about.
    pub manifest: Manifest,
    /// The first unit of each part, and the end of the last.
    pub bounds: Vec<usize>,
    /// The parts that are counted again, by the jobs after those of all parts.
    pub again: Vec<usize>,
    /// The same count by another solver, by the jobs after those.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Second>,
}

/// A count that another solver makes, to confirm the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Second {
    /// The solver.
    pub solver: String,
    /// Its units.
    pub units: List,
    /// The first unit of each part, and the end of the last.
    pub bounds: Vec<usize>,
}

/// A plan as it is written.
#[derive(Serialize, Deserialize)]
struct Sealed {
    plan: Plan,
    sum: String,
}

impl Plan {
    /// Cuts the count of a case into about `parts` parts that are expected to cost the same, and counts this share of them twice.
    ///
    /// A tree is cut at the least depth that gives enough units; other counters have a list of their own. A part never needs two sets of
    /// shared tables.
    pub fn new(mut manifest: Manifest, case: &Case, solver: &Arc<Solver>, parts: usize, again: f64) -> Self {
        let (units, depth) = cut(case, solver, parts);
        manifest.units = Some(List::of(&*units, depth));
        let bounds = bounds(&*units, parts);
        let count = bounds.len() - 1;
        // The same ones every time: whoever plans twice gets one plan.
        let mut order: Vec<usize> = (0..count).collect();
        let mut random = Random::stream(count as u64, 1);
        for last in (1..count).rev() {
            order.swap(last, (random.bits() % (last as u64 + 1)) as usize);
        }
        order.truncate(((count as f64 * again).ceil() as usize).min(count));
        order.sort_unstable();
        Plan { manifest, bounds, again: order, second: None }
    }

    /// The same, with the whole count once more by another solver, in about as many parts.
    #[must_use]
    pub fn confirmed_by(self, case: &Case, solver: &Arc<Solver>, parts: usize) -> Self {
        let (units, depth) = cut(case, solver, parts);
        let (list, bounds) = (List::of(&*units, depth), bounds(&*units, parts));
        Plan { second: Some(Second { solver: solver.name.to_string(), units: list, bounds }), ..self }
    }

    /// How many parts the first count has.
    pub fn parts(&self) -> usize {
        self.bounds.len() - 1
    }

    /// How many parts the second count has; their numbers go on after those of the first.
    pub fn second_parts(&self) -> usize {
        self.second.as_ref().map_or(0, |second| second.bounds.len() - 1)
    }

    /// How many jobs there are.
    pub fn jobs(&self) -> usize {
        self.parts() + self.again.len() + self.second_parts()
    }

    /// The part that a job counts.
    pub fn part(&self, job: usize) -> usize {
        match job.checked_sub(self.parts()) {
            None => job,
            Some(extra) => self.again.get(extra).copied().unwrap_or(job - self.again.len()),
        }
    }

    /// The job that counts a part for the first time.
    pub fn job(&self, part: usize) -> usize {
        if part < self.parts() { part } else { part + self.again.len() }
    }

    /// The units of a part, in the list of its solver.
    pub fn units(&self, part: usize) -> Range<usize> {
        let (bounds, part) = match part.checked_sub(self.parts()).zip(self.second.as_ref()) {
            Some((part, second)) => (&second.bounds, part),
            None => (&self.bounds, part),
        };
        bounds[part]..bounds[part + 1]
    }

    /// What tells it from all others.
    pub fn id(&self) -> String {
        let line = serde_json::to_string(self).expect("a plan is plain data");
        checksum(&[&line])[..32].to_string()
    }
}

/// The units of a solver, at least `parts` if its tree can be cut so, and the depth of the cut.
fn cut(case: &Case, solver: &Arc<Solver>, parts: usize) -> (Box<dyn Units>, Option<usize>) {
    /// A tree that is still too narrow here has no better place to be cut.
    const DEEPEST: usize = 40;
    let units = |depth| case.units(solver, depth).expect("a solver that was planned for a count can count");
    let own = units(None);
    let is_tree = own.count() > 1 && own.node(1).is_some();
    if own.count() > parts || !is_tree {
        return (own, None);
    }
    let mut best: (Box<dyn Units>, Option<usize>) = (own, None);
    for depth in 1..=DEEPEST {
        let deeper = units(Some(depth));
        if deeper.count() > best.0.count() {
            best = (deeper, Some(depth));
        }
        if best.0.count() > parts {
            break;
        }
    }
    best
}

/// Where parts of about the same cost begin and end.
fn bounds(units: &dyn Units, parts: usize) -> Vec<usize> {
    let whole: f64 = (0..units.count()).map(|unit| units.cost(unit)).sum();
    let share = whole / parts.max(1) as f64;
    let (mut bounds, mut cost, mut due) = (vec![0], 0.0, share);
    for unit in 0..units.count() {
        cost += units.cost(unit);
        let is_last = unit + 1 == units.count();
        let ends_tables = !is_last && units.tables(unit).units.end == unit + 1;
        // A rounding error must not cut off the last unit.
        if is_last || ends_tables || cost >= due * (1.0 - 1e-9) {
            bounds.push(unit + 1);
            due = cost + share;
        }
    }
    bounds
}

/// What the jobs of a run count.
pub struct PlannedCount {
    /// The instance.
    pub case: Case,
    /// The solver.
    pub solver: Arc<Solver>,
    /// Its units.
    pub units: Box<dyn Units>,
}

/// The folder of a run.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
    plan: Plan,
    id: String,
}

impl Folder {
    /// Makes the folder of a run, or finds it made by the same plan.
    ///
    /// # Errors
    ///
    /// If there is something else in its place, or it cannot be written.
    pub fn create(path: &Path, plan: Plan) -> Result<Self, Error> {
        let place = path.join(PLAN);
        if place.exists() {
            let there = Folder::open(path)?;
            let ours = Plan {
                manifest: Manifest { version: there.plan.manifest.version.clone(), ..plan.manifest.clone() },
                ..plan.clone()
            };
            return match there.plan == ours {
                true => Ok(there),
                false => Err(Error::said(text!(
                    "runs-other-plan",
                    folder = path.display().to_string(),
                    theirs = there.plan.manifest.command(),
                    jobs = there.plan.jobs()
                ))),
            };
        }
        if fs::read_dir(path).is_ok_and(|mut entries| entries.next().is_some()) {
            return Err(Error::said(text!("runs-not-empty", folder = path.display().to_string())));
        }
        let id = plan.id();
        let sealed = Sealed { plan, sum: id.clone() };
        let text = serde_json::to_string(&sealed).expect("a plan is plain data") + "\n";
        let results = path.join(RESULTS);
        fs::create_dir_all(&results).map_err(|error| cannot_write(&results, &error))?;
        write(&place, &text)?;
        Ok(Folder { path: path.into(), plan: sealed.plan, id })
    }

    /// Opens the folder of a run.
    ///
    /// # Errors
    ///
    /// If there is none, or its plan is damaged.
    pub fn open(path: &Path) -> Result<Self, Error> {
        let name = path.display().to_string();
        let place = path.join(PLAN);
        let text =
            fs::read_to_string(&place).map_err(|_| Error::said(text!("runs-no-folder", folder = name, file = PLAN)))?;
        let damaged = || Error::said(text!("runs-damaged", file = place.display().to_string(), place = "plan"));
        let Sealed { plan, sum } = serde_json::from_str(&text).map_err(|_| damaged())?;
        let rise = |bounds: &[usize]| {
            bounds.first() == Some(&0) && bounds.windows(2).all(|pair| pair[0] < pair[1]) || bounds == [0]
        };
        if plan.id() != sum || !rise(&plan.bounds) || plan.second.as_ref().is_some_and(|second| !rise(&second.bounds)) {
            return Err(damaged());
        }
        Ok(Folder { path: path.into(), plan, id: sum })
    }

    /// Is there a run in this folder?
    pub fn is_one(path: &Path) -> bool {
        path.join(PLAN).is_file()
    }

    /// What its jobs are.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The instance, the solver and its units, as this program makes them.
    ///
    /// # Errors
    ///
    /// If this program cannot read the instance any more, or would cut its count otherwise.
    pub fn pose(&self, registry: &Registry) -> Result<PlannedCount, Error> {
        self.posed(&self.plan.manifest, registry)
    }

    /// The same for the count that confirms it, if there is one.
    ///
    /// # Errors
    ///
    /// As for [`pose`](Folder::pose).
    pub fn pose_second(&self, registry: &Registry) -> Option<Result<PlannedCount, Error>> {
        let Second { solver, units, .. } = self.plan.second.clone()?;
        Some(self.posed(&Manifest { solver, units: Some(units), ..self.plan.manifest.clone() }, registry))
    }

    fn posed(&self, manifest: &Manifest, registry: &Registry) -> Result<PlannedCount, Error> {
        let (case, solver) = manifest.pose(registry)?;
        match case.admits(&solver, &registry::Wish::new(registry::Ability::Count)) {
            // To collect what devices have counted, no device is needed; to count without one, the solver itself says why it cannot.
            Err(error) if error.code() != "no-device" => return Err(error),
            _ => {}
        }
        let depth = manifest.units.as_ref().and_then(|list| list.depth);
        let units = case.units(&solver, depth).expect("it was admitted");
        manifest.check_list(&*units, &self.path.display().to_string())?;
        Ok(PlannedCount { case, solver, units })
    }

    /// Where results of a job are: a thousand jobs a folder, since file systems dislike a million files in one.
    fn results(&self, job: usize) -> PathBuf {
        self.path.join(RESULTS).join(format!("{:04}", job / 1_000))
    }
}

const PLAN: &str = "plan.json";
const RESULTS: &str = "results";

/// Writes a file so that whoever looks sees all of it or nothing: beside its place, to the disk, then put there.
fn write(place: &Path, text: &str) -> Result<(), Error> {
    let cannot = |error: io::Error| cannot_write(place, &error);
    let mut beside = place.as_os_str().to_os_string();
    beside.push(format!(".{}.part", Machine::this()).replace(':', "-"));
    let beside = PathBuf::from(beside);
    let written = || -> io::Result<()> {
        let mut file = fs::File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, place)
    };
    written().map_err(|error| {
        let _ = fs::remove_file(&beside);
        cannot(error)
    })
}

#[cfg(test)]
mod tests;
