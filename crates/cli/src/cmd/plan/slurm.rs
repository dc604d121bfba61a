//! The scripts of a Slurm job array.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use registry::{Case, Solver};
use runs::{Expected, Folder};

use crate::exit::{Failure, in_shell};

/// Slurm takes no array longer than this unless it is told to (`MaxArraySize`).
const LONGEST_ARRAY: usize = 1_000;

/// A job is given `MARGIN` times the time that it is expected to take, and never less than `LEAST_MINUTES`.
const MARGIN: f64 = 4.0;
const LEAST_MINUTES: u64 = 10;

/// Writes an array job, what collects its results, and what submits both. What was not delivered is submitted again, three times.
pub(super) fn write(
    folder: &Folder,
    case: &Case,
    solver: &Arc<Solver>,
    expected: Option<&Expected>,
) -> Result<(), Failure> {
    let jobs = folder.plan().jobs();
    let at_once = jobs.div_ceil(LONGEST_ARRAY);
    let tasks = jobs.div_ceil(at_once);
    let depth = folder.plan().manifest.units.as_ref().and_then(|list| list.depth);
    let megabytes = super::memory(case, solver, depth).div_ceil(1 << 20);
    let seconds = expected.map_or(3_600.0, |expected| expected.seconds / tasks as f64 * MARGIN);
    let minutes = ((seconds / 60.0).ceil() as u64).max(LEAST_MINUTES);
    let place = fs::canonicalize(folder.path())
        .map_err(|error| Failure::io("write", &folder.path().to_string_lossy(), &error))?;
    let program = std::env::current_exe().map_or("backtrail".into(), |path| path.to_string_lossy().into_owned());
    let (run, program) = (in_shell(&place.to_string_lossy()), in_shell(&program));
    // A solver that can be told on which device it works needs one.
    let device = match solver.flags.iter().any(|flag| flag.name == "device") {
        true => "#SBATCH --gres=gpu:1\n",
        false => "",
    };
    let name = format!("backtrail-{}", folder.plan().manifest.puzzle);
    let last = jobs - 1;
    let array = format!(
        "#!/bin/sh
#SBATCH --job-name={name}
#SBATCH --array=0-{end}
#SBATCH --cpus-per-task=1
{device}#SBATCH --mem={megabytes}M
#SBATCH --time={minutes}
#SBATCH --requeue
#SBATCH --output={run}/log/%a.txt
# What is delivered already is passed over, so a task may run again.
first=$((SLURM_ARRAY_TASK_ID * {at_once}))
end=$((first + {at_once} - 1))
[ $end -le {last} ] || end={last}
exec {program} shard {run} $first-$end --quiet
",
        end = tasks - 1
    );
    let collect = format!(
        "#!/bin/sh
#SBATCH --job-name={name}-collect
#SBATCH --mem=256M
#SBATCH --time=60
#SBATCH --output={run}/log/collect.txt
{program} collect {run} --json > {run}/outcome.json
code=$?
# 3: something is missing. It is submitted again, three times at most.
if [ $code -eq 3 ] && [ \"${{ROUND:-1}}\" -lt 4 ]; then
  ROUND=$((${{ROUND:-1}} + 1)) exec sh {run}/submit.sh
fi
exit $code
"
    );
    let submit = format!(
        "#!/bin/sh
# Submits the array, and what collects its results once all of it has ended, however that was.
set -e
job=$(sbatch --parsable {run}/array.sh)
exec sbatch --parsable --dependency=afterany:\"$job\" --export=ALL,ROUND=\"${{ROUND:-1}}\" {run}/collect.sh
"
    );
    let log = place.join("log");
    fs::create_dir_all(&log).map_err(|error| Failure::io("write", &log.to_string_lossy(), &error))?;
    for (file, text) in [("array.sh", array), ("collect.sh", collect), ("submit.sh", submit)] {
        write_script(&place.join(file), &text)?;
    }
    Ok(())
}

fn write_script(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| Failure::io("write", &path.to_string_lossy(), &error))
}
