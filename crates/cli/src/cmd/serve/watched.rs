//! A long run for the page: how it stands, how much is done of each part, and what was to be expected of it.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use backtrail::Monitor;
use registry::{Error, Registry};
use runs::{Budget, Folder, Manifest};
use serde_json::{Value, json};
use web::WatchedRun;

use crate::cmd::status;
use crate::exit::Failure;

/// The page shows no more cells than this; more units share them.
const MOST_CELLS: usize = 1_500;

/// How long to look at the tree, or at some units, for an estimate.
const LOOK: Duration = Duration::from_secs(1);

/// A run that the page looks at. Whatever is wrong with it is told before anything is served.
pub(super) fn watch(place: String, registry: &Registry) -> Result<WatchedRun, Failure> {
    let path = PathBuf::from(&place);
    let manifest = manifest(&path)?;
    let estimate = Arc::new(OnceLock::new());
    let (registry, guessed) = (registry.clone(), Arc::clone(&estimate));
    std::thread::spawn(move || guess(&manifest, &registry).map(|told| guessed.set(told)));
    Ok(WatchedRun::new(move || {
        let mut told = stand(&path, &place)?;
        if let Some(estimate) = estimate.get() {
            told["estimate"] = Value::clone(estimate);
        }
        Ok(told)
    }))
}

fn manifest(path: &Path) -> Result<Manifest, Error> {
    Ok(match path.is_dir() {
        true => Folder::open(path)?.plan().manifest.clone(),
        false => runs::look(path)?.manifest,
    })
}

/// How it stands now.
fn stand(path: &Path, place: &str) -> Result<Value, Error> {
    if path.is_dir() {
        let folder = Folder::open(path)?;
        let collected = folder.collect();
        let mut told = status::folder_as_json(place, &folder, &collected);
        let mut is_done = vec![true; folder.plan().jobs()];
        collected.missing.iter().for_each(|&job| is_done[job] = false);
        told["cells"] = cells(&is_done);
        told["command"] = folder.plan().manifest.command().into();
        return Ok(told);
    }
    let standing = runs::look(path)?;
    let mut told = status::as_json(place, &standing);
    if let Some(list) = &standing.manifest.units {
        let mut is_done = vec![false; list.count];
        standing.units.iter().for_each(|&unit| is_done[unit] = true);
        told["cells"] = cells(&is_done);
    }
    told["command"] = standing.manifest.command().into();
    Ok(told)
}

/// The share that is done of each cell: of one unit, or of some in a row.
fn cells(is_done: &[bool]) -> Value {
    let each = is_done.len().div_ceil(MOST_CELLS).max(1);
    let share = |units: &[bool]| {
        let done = units.iter().filter(|is_done| **is_done).count();
        json!((done as f64 / units.len() as f64 * 100.0).floor() / 100.0)
    };
    is_done.chunks(each).map(share).collect()
}

/// What is expected of a whole count: the visits of its tree if it walks one, or else its CPU time.
fn guess(manifest: &Manifest, registry: &Registry) -> Option<Value> {
    if !manifest.asked.is_whole_count() {
        return None;
    }
    let (case, solver) = manifest.pose(registry).ok()?;
    let (monitor, budget) = (Monitor::default(), Budget { time: LOOK, checks: None });
    if let Some(guess) = runs::estimate(&case, &solver, 0, budget, &monitor) {
        return Some(json!({ "visits": crate::cmd::estimate::interval(&guess.visits) }));
    }
    let expected = runs::expected_time(&case, &solver, 0, 2 * LOOK, &monitor)?;
    Some(json!({ "seconds": expected.seconds }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_a_unit_or_some_of_them() {
        assert_eq!(cells(&[true, false, true]), json!([1.0, 0.0, 1.0]));
        let many: Vec<bool> = (0..4_000).map(|unit| unit < 4).collect();
        let told = cells(&many);
        assert_eq!(
            (told.as_array().unwrap().len(), &told[0], &told[1], &told[2]),
            (1_334, &json!(1.0), &json!(0.33), &json!(0.0))
        );
    }
}
