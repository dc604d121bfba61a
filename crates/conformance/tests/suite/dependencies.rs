//! What is built on: licences that allow what ours do, one source, and no second version of a crate without a reason.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// Licences that ask for nothing but their own text beside the binary.
const ALLOWED: [&str; 14] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    "Zlib",
];

/// Crates of which the command contains two versions: tungstenite takes its SHA-1 and its random numbers from older families than
/// rust-embed its SHA-256 and we ours.
const TWICE: [&str; 6] = ["block-buffer", "cpufeatures", "crypto-common", "digest", "getrandom", "rand_core"];

/// The packages of a graph as cargo resolves it on this machine, and those that the command is linked with.
struct Packages {
    all: Vec<Value>,
    shipped: BTreeSet<String>,
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn packages() -> Packages {
    let version = Command::new("rustc").arg("-vV").output().expect("rustc is here");
    let said = String::from_utf8(version.stdout).expect("text");
    let machine = said.lines().find_map(|line| line.strip_prefix("host: ")).expect("a host").to_string();
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let output = cargo
        .args(["metadata", "--format-version", "1", "--locked", "--filter-platform", &machine])
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let all = metadata["packages"].as_array().expect("a list").clone();
    let nodes: BTreeMap<&str, &Value> =
        metadata["resolve"]["nodes"].as_array().expect("a list").iter().map(|node| (text(node, "id"), node)).collect();
    // A macro runs in the compiler, and so does all that it is made of.
    let is_macro = |id: &str| {
        let package = all.iter().find(|package| text(package, "id") == id).expect("a package");
        package["targets"].as_array().expect("a list").iter().any(|target| target["kind"][0] == "proc-macro")
    };
    let command = all.iter().find(|package| text(package, "name") == "backtrail-command").expect("the command");
    let (mut shipped, mut ahead) = (BTreeSet::new(), vec![text(command, "id").to_string()]);
    while let Some(id) = ahead.pop() {
        for dependency in nodes[id.as_str()]["deps"].as_array().expect("a list") {
            // Neither for tests nor for building: linked.
            let id = text(dependency, "pkg");
            let is_linked =
                dependency["dep_kinds"].as_array().expect("a list").iter().any(|kind| kind["kind"].is_null());
            if is_linked && !is_macro(id) && !shipped.contains(id) {
                ahead.push(id.to_string());
            }
        }
        shipped.insert(id);
    }
    Packages { all, shipped }
}

/// Whether one of the alternatives asks only for what is allowed: `A OR B`, `A AND B`, `(A OR B) AND C`, and `A/B` as it was written once.
fn is_allowed(licence: &str) -> bool {
    let all_of = |words: &str| words.split(" AND ").all(|word| ALLOWED.contains(&word.trim_matches(['(', ')', ' '])));
    match licence.strip_prefix('(').and_then(|rest| rest.split_once(") AND ")) {
        Some((first, second)) => is_allowed(first) && is_allowed(second),
        None => licence.replace('/', " OR ").split(" OR ").any(all_of),
    }
}

#[test]
fn what_ships_may_be_shipped_under_our_licences() {
    let packages = packages();
    for package in &packages.all {
        let (name, licence) = (text(package, "name"), text(package, "license"));
        if package["source"].is_null() {
            assert_eq!(licence, "MIT OR Apache-2.0", "{name}");
            assert!(!text(package, "description").is_empty(), "{name} says what it is");
        } else if packages.shipped.contains(text(package, "id")) {
            assert!(is_allowed(licence), "{name}: {licence}");
        }
    }
    // The reader of licences can say no.
    assert!(
        !is_allowed("GPL-3.0")
            && !is_allowed("MIT AND GPL-3.0")
            && !is_allowed("(MIT OR ISC) AND GPL-3.0")
            && !is_allowed("")
    );
}

#[test]
fn all_comes_from_one_source() {
    let sources: BTreeSet<String> =
        packages().all.iter().filter_map(|package| package["source"].as_str().map(str::to_string)).collect();
    assert!(sources.len() <= 1 && sources.iter().all(|source| source.starts_with("registry+")), "{sources:?}");
}

#[test]
fn no_crate_ships_twice_without_a_reason() {
    let packages = packages();
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in packages.all.iter().filter(|package| packages.shipped.contains(text(package, "id"))) {
        versions.entry(text(package, "name")).or_default().push(text(package, "version"));
    }
    let twice: Vec<&str> = versions.iter().filter(|(_, versions)| versions.len() > 1).map(|(name, _)| *name).collect();
    assert_eq!(twice, TWICE, "{versions:?}");
}

/// Every source of a crate.
fn sources(folder: &Path) -> String {
    let Ok(entries) = std::fs::read_dir(folder) else { return String::new() };
    let read = |path: PathBuf| match path.is_dir() {
        true => sources(&path),
        false if path.extension().is_some_and(|end| end == "rs") => std::fs::read_to_string(path).expect("a source"),
        false => String::new(),
    };
    entries.map(|entry| read(entry.expect("an entry").path())).collect()
}

/// Does a source use a crate: a path that begins with its name, or `use` of it alone?
fn names(source: &str, library: &str) -> bool {
    let is_word = |sign: char| sign.is_alphanumeric() || sign == '_';
    source.match_indices(library).any(|(at, _)| {
        let (before, after) = (&source[..at], &source[at + library.len()..]);
        !before.ends_with(is_word)
            && (after.starts_with("::") || before.ends_with("use ") && after.starts_with([';', ' ']))
    })
}

#[test]
fn what_a_crate_depends_on_it_uses() {
    let packages = packages();
    let libraries: BTreeMap<&str, &str> = packages
        .all
        .iter()
        .filter_map(|package| {
            let mut targets = package["targets"].as_array().expect("a list").iter();
            let kinds = ["lib", "proc-macro", "cdylib", "rlib"];
            let library = targets.find(|target| kinds.iter().any(|kind| target["kind"][0] == **kind))?;
            Some((text(package, "name"), text(library, "name")))
        })
        .collect();
    let mut unused = Vec::new();
    for package in packages.all.iter().filter(|package| package["source"].is_null()) {
        let folder = Path::new(text(package, "manifest_path")).parent().expect("a manifest is in a folder");
        let (source, tests) = (
            sources(&folder.join("src")),
            ["tests", "examples", "benches"].map(|part| sources(&folder.join(part))).concat(),
        );
        let build = std::fs::read_to_string(folder.join("build.rs")).unwrap_or_default();
        for dependency in package["dependencies"].as_array().expect("a list") {
            // Those of other machines are not there to be asked what they are called.
            let Some(library) = libraries.get(text(dependency, "name")) else { continue };
            let library = dependency["rename"].as_str().unwrap_or(library).replace('-', "_");
            let is_used = match dependency["kind"].as_str() {
                Some("build") => names(&build, &library),
                Some("dev") => names(&source, &library) || names(&tests, &library),
                _ => names(&source, &library),
            };
            if !is_used {
                unused.push(format!("{} does not use {}", text(package, "name"), text(dependency, "name")));
            }
        }
    }
    assert!(unused.is_empty(), "{unused:#?}");
    assert!(names("use a_b::c;", "a_b") && names("use a_b;", "a_b") && names("::a_b::c()", "a_b"));
    assert!(!names("use x_a_b::c;", "a_b") && !names("// a_b", "a_b") && !names("a_bc::d", "a_b"));
}
