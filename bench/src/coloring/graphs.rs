//! Where the graphs come from: folders that the environment names, and tables with their numbers of colours.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// The DIMACS graphs, flat200 and some random ones.
pub(super) const GRAPHS: &str = "BACKTRAIL_GRAPHS";
/// Graphs from elsewhere.
pub(super) const HELDOUT: &str = "BACKTRAIL_HELDOUT";
/// Graphs that nobody looked at before. It may be left out.
pub(super) const FRESH: &str = "BACKTRAIL_FRESH";

/// A graph and a number of colours.
pub(super) type Pair = (PathBuf, u32);

/// The name of a graph's file.
pub(super) fn name(file: &Path) -> String {
    file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Is it in the half on which constants were tuned? The halves are dealt by the letters of the names.
pub(super) fn is_tuned(file: &Path) -> bool {
    name(file).bytes().map(u32::from).sum::<u32>().is_multiple_of(2)
}

/// The folder that a variable names.
pub(super) fn folder(variable: &str) -> PathBuf {
    PathBuf::from(std::env::var_os(variable).unwrap_or_else(|| panic!("{variable} names the folder with the graphs")))
}

/// The graphs in a folder, in order.
pub(super) fn files(variable: &str, sub: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder(variable).join(sub)).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "col"));
    files.sort();
    files
}

/// The graphs of a folder with a number in a table, each with that and with one colour fewer.
pub(super) fn numbered(variable: &str, sub: &str, numbers: &str) -> Vec<Pair> {
    let table = std::fs::read_to_string(folder(variable).join(numbers)).expect("the numbers are there");
    let lines = table.lines().filter_map(|line| {
        let mut words = line.split(',');
        Some((words.next()?.trim_end_matches(".col").to_string(), words.nth(2)?.trim().parse().ok()?))
    });
    let numbers: HashMap<String, u32> = lines.collect();
    let pairs = files(variable, sub).into_iter().filter_map(|file| {
        let number = *numbers.get(name(&file).trim_end_matches(".col"))?;
        Some([(file.clone(), number), (file, number - 1)])
    });
    pairs.flatten().filter(|(_, k)| *k > 0).collect()
}

/// Random graphs, each with three colours.
pub(super) fn random() -> Vec<Pair> {
    let ours = files(HELDOUT, "").into_iter().filter(|file| name(file).starts_with("gnm"));
    files(GRAPHS, "random3col").into_iter().chain(ours).map(|file| (file, 3)).collect()
}
