//! No dependency points backwards: every Cargo.toml against the table of layers (ARCHITECTURE.md). And no end of the system
//! knows a puzzle by name: their sources against the names.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use toml::Table;

/// The layer of each crate. A crate uses crates of smaller layers; 0 is for those that may use all and that none uses.
const LAYERS: &[(&str, u8)] = &[
    ("crates/backtrail", 1),
    ("crates/lanes", 1),
    ("crates/browser", 1),
    ("crates/fuzz", 1),
    ("crates/words", 2),
    ("crates/cover", 2),
    ("crates/learn", 2),
    ("crates/proof", 2),
    ("crates/registry", 3),
    ("crates/graphs", 4),
    ("crates/runs", 4),
    ("crates/queens", 5),
    ("crates/knight", 5),
    ("crates/sudoku", 5),
    ("crates/coloring", 5),
    ("crates/texts", 5),
    ("crates/render", 5),
    ("crates/texts", 5),
    ("crates/gpu", 6),
    ("crates/watch", 6),
    ("crates/web", 6),
    ("crates/builtin", 7),
    ("crates/cli", 7),
    ("crates/command", 8),
    ("crates/py", 8),
    ("crates/conformance", 0),
    ("examples/maze", 0),
    ("bench", 0),
];

/// The tests of every crate may use this one and all below it: they need puzzles, and what is not a test must not know any.
const FOR_TESTS: &str = "crates/builtin";

/// Where `unsafe` may live; all others take the workspace's lints, which forbid it.
const UNSAFE: &[&str] = &["crates/lanes", "crates/gpu", "crates/py"];

fn read(folder: &str) -> Table {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder).join("Cargo.toml");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn members() -> Vec<String> {
    let members = read("")["workspace"]["members"].as_array().expect("members are a list").clone();
    members.iter().map(|member| member.as_str().expect("a member is a folder").to_string()).collect()
}

fn layer(folder: &str) -> u8 {
    let known = LAYERS.iter().find(|(known, _)| *known == folder);
    known.unwrap_or_else(|| panic!("say in LAYERS where {folder} stands")).1
}

/// May a crate of the first layer use one of the second?
fn may_use(user: u8, used: u8) -> bool {
    used > 0 && (user == 0 || used < user)
}

/// The names of the packages that a manifest uses, for any target; `kinds` says in which tables to look.
fn uses(manifest: &Table, kinds: &[&str]) -> BTreeSet<String> {
    let mut tables = vec![manifest];
    if let Some(targets) = manifest.get("target").and_then(|target| target.as_table()) {
        tables.extend(targets.values().filter_map(|target| target.as_table()));
    }
    let listed = tables.iter().flat_map(|table| kinds.iter().filter_map(|kind| table.get(*kind)?.as_table()));
    let names = listed.flat_map(|dependencies| dependencies.iter()).map(|(name, value)| {
        let renamed = value.get("package").and_then(|package| package.as_str());
        renamed.unwrap_or(name).to_string()
    });
    names.collect()
}

/// What is built into a crate.
const BUILT_IN: &[&str] = &["dependencies", "build-dependencies"];
/// What only its tests and examples use.
const TESTED_WITH: &[&str] = &["dev-dependencies"];
const ALL: &[&str] = &["dependencies", "dev-dependencies", "build-dependencies"];

#[test]
fn every_dependency_between_our_crates_points_to_a_smaller_layer() {
    let members = members();
    let ours: BTreeMap<String, &str> = members
        .iter()
        .map(|folder| (read(folder)["package"]["name"].as_str().expect("a package has a name").to_string(), &**folder))
        .collect();
    let mut arrows = 0;
    for folder in &members {
        let manifest = read(folder);
        for (kinds, for_tests) in [(BUILT_IN, false), (TESTED_WITH, true)] {
            for &used in uses(&manifest, kinds).iter().filter_map(|name| ours.get(name)) {
                let (from, to) = (layer(folder), layer(used));
                let allowed = may_use(from, to) || for_tests && to <= layer(FOR_TESTS);
                assert!(allowed, "{folder} (layer {from}) must not use {used} (layer {to})");
                arrows += 1;
            }
        }
    }
    assert!(arrows >= 20, "only {arrows} arrows were seen: are the manifests read?");
}

#[test]
fn members_stand_in_the_order_of_their_layers() {
    let layers: Vec<u8> = members().iter().map(|folder| layer(folder)).filter(|&layer| layer > 0).collect();
    assert!(layers.is_sorted(), "{layers:?}");
}

#[test]
fn the_engine_has_no_dependencies_at_all() {
    assert_eq!(uses(&read("crates/backtrail"), ALL), BTreeSet::new());
}

#[test]
fn every_crate_but_those_of_the_machine_forbids_unsafe() {
    let forbidden = &read("")["workspace"]["lints"]["rust"]["unsafe_code"];
    assert_eq!(forbidden.as_str().or_else(|| forbidden.get("level")?.as_str()), Some("forbid"));
    for folder in members().iter().filter(|folder| !UNSAFE.contains(&folder.as_str())) {
        let inherits = read(folder).get("lints").and_then(|lints| lints.get("workspace")?.as_bool());
        assert_eq!(inherits, Some(true), "{folder} does not take the lints of the workspace");
    }
}

#[test]
fn the_rules_themselves_see_an_arrow_that_points_backwards() {
    let [engine, registry, runs, queens, render, builtin, cli, command, bench] = [
        "crates/backtrail",
        "crates/registry",
        "crates/runs",
        "crates/queens",
        "crates/render",
        "crates/builtin",
        "crates/cli",
        "crates/command",
        "bench",
    ]
    .map(layer);
    assert!(
        may_use(registry, engine) && may_use(queens, registry) && may_use(command, builtin) && may_use(bench, command)
    );
    assert!(!may_use(engine, registry) && !may_use(registry, queens) && !may_use(render, builtin));
    assert!(may_use(render, runs) && !may_use(runs, render));
    assert!(!may_use(render, queens) && !may_use(queens, render), "crates of one layer do not use each other");
    assert!(!may_use(cli, builtin) && may_use(command, cli), "the command line knows no puzzle");
    assert!(!may_use(cli, bench) && !may_use(bench, bench), "nobody uses the bench");

    let manifest =
        "[dependencies]\na = '1'\nb = { package = 'c' }\n[target.x.dev-dependencies]\nd = '1'".parse().unwrap();
    assert_eq!(uses(&manifest, ALL), ["a", "c", "d"].map(String::from).into());
    assert_eq!(uses(&manifest, BUILT_IN), ["a", "c"].map(String::from).into());
}

/// What meets every puzzle through the registry.
const ENDS: &[&str] =
    &["crates/registry", "crates/runs", "crates/render", "crates/watch", "crates/web", "crates/cli", "crates/py"];

/// The puzzles that are built in, and the crates that they live in.
const NAMES: &[&str] = &["queens", "knight", "sudoku", "color"];
const CRATES: &[&str] = &["queens", "knight", "sudoku", "coloring"];

/// The part of the page that is about single puzzles: their lessons, and the forms in which they are set up by hand.
const OF_ONE_PUZZLE: &[&str] = &["js/parts/lesson/", "js/views/lesson.js", "js/parts/setup/", "js/parts/setup.js"];

/// All files below a folder whose names end so.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be read").path()).collect();
    paths.sort();
    let below = |path: PathBuf| match path.is_dir() {
        true => files(&path, ending),
        false => vec![path].into_iter().filter(|path| path.to_string_lossy().ends_with(ending)).collect(),
    };
    paths.into_iter().flat_map(below).collect()
}

/// The lines of a source with their numbers, without comments.
fn code(text: &str) -> Vec<(usize, &str)> {
    let lines = (1..).zip(text.lines().map(|line| line.split(" // ").next().unwrap_or_default()));
    let is_comment = |line: &str| ["//", "/*", "* ", "*/"].iter().any(|sign| line.trim_start().starts_with(sign));
    lines.filter(|(_, line)| !is_comment(line) && *line != " *").collect()
}

/// The code of a Rust source without what is only compiled for tests, and the names of the modules that are so and have
/// files of their own.
fn without_tests(text: &str) -> (Vec<(usize, &str)>, Vec<&str>) {
    let (mut kept, mut modules) = (Vec::new(), Vec::new());
    let mut lines = code(text).into_iter();
    while let Some((number, line)) = lines.next() {
        let indent = &line[..line.len() - line.trim_start().len()];
        if line.trim_start() != "#[cfg(test)]" {
            kept.push((number, line));
            continue;
        }
        // The item after it: up to its semicolon, or to the brace that closes it, which stands as far to the right.
        let end = format!("{indent}}}");
        for (_, line) in lines.by_ref() {
            let words: Vec<&str> = line.trim_end().trim_end_matches(';').split_whitespace().collect();
            if let ([.., "mod", name], true) = (&words[..], line.trim_end().ends_with(';')) {
                modules.push(*name);
            }
            let is_statement =
                line.trim_end().ends_with(';') && line.starts_with(indent) && !line[indent.len()..].starts_with(' ');
            if is_statement || line.trim_end() == end {
                break;
            }
        }
    }
    (kept, modules)
}

/// Where the files of the modules lie that this source declares.
fn folder_of_modules(source: &Path) -> PathBuf {
    let is_root = ["lib.rs", "main.rs", "mod.rs"].iter().any(|root| source.ends_with(root));
    if is_root { source.parent().expect("a file is in a folder").to_path_buf() } else { source.with_extension("") }
}

/// Does this line of code name a puzzle, in quotes or by the crate that it lives in?
fn names_a_puzzle(line: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let in_quotes =
        NAMES.iter().any(|name| ['"', '\'', '`'].iter().any(|quote| line.contains(&format!("{quote}{name}{quote}"))));
    let by_crate = CRATES.iter().any(|name| {
        let path = format!("{name}::");
        line.match_indices(&path).any(|(at, _)| !line[..at].ends_with(is_word))
    });
    in_quotes || by_crate
}

#[test]
fn no_end_knows_a_puzzle_by_name() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace is there");
    let mut found = Vec::new();
    let mut seen = 0;
    let mut look = |path: &Path, lines: &[(usize, &str)]| {
        seen += lines.len();
        let place = path.strip_prefix(&root).unwrap_or(path).display();
        let named = lines.iter().filter(|(_, line)| names_a_puzzle(line));
        found.extend(named.map(|(number, line)| format!("{place}:{number}: {}", line.trim())));
    };
    for end in ENDS.iter().map(|end| root.join(end)) {
        let sources: Vec<(PathBuf, String)> = files(&end.join("src"), ".rs")
            .into_iter()
            .map(|path| (path.clone(), fs::read_to_string(&path).expect("a source can be read")))
            .collect();
        let tests: Vec<PathBuf> = sources
            .iter()
            .flat_map(|(path, text)| without_tests(text).1.into_iter().map(|name| folder_of_modules(path).join(name)))
            .collect();
        let is_test =
            |path: &Path| tests.iter().any(|test| path.starts_with(test) || path == test.with_extension("rs"));
        for (path, text) in sources.iter().filter(|(path, _)| !is_test(path)) {
            look(path, &without_tests(text).0);
        }
        for path in files(&end.join("page/js"), ".js") {
            let of_one_puzzle = OF_ONE_PUZZLE.iter().any(|part| path.to_string_lossy().contains(part));
            if !of_one_puzzle {
                look(&path, &code(&fs::read_to_string(&path).expect("a script can be read")));
            }
        }
    }
    assert!(seen > 10_000, "only {seen} lines were looked at: are the sources read?");
    assert!(found.is_empty(), "{} lines name a puzzle:\n{}", found.len(), found.join("\n"));
}

#[test]
fn the_search_for_names_sees_code_and_passes_over_tests_and_comments() {
    assert!(names_a_puzzle("if puzzle == \"color\" {") && names_a_puzzle("case 'queens':"));
    assert!(names_a_puzzle("let board = sudoku::Grid::new();") && names_a_puzzle("use crate::knight::Board;"));
    assert!(!names_a_puzzle("let queens = my_queens::count();") && !names_a_puzzle("\"colors\""));
    let text = "\
//! Of \"queens\".
fn a() {} // \"queens\"
#[cfg(test)]
mod sample;
#[cfg(test)]
use queens::Board;
mod b {
    #[cfg(test)]
    fn c() {
        \"knight\";
    }
    fn d() {}
}
#[cfg(test)]
mod tests {
    const E: &str = \"sudoku\";

    fn f() {
        \"color\";
    }
}
fn g() {}";
    let (kept, modules) = without_tests(text);
    assert_eq!(modules, ["sample"]);
    assert_eq!(kept, [(2, "fn a() {}"), (7, "mod b {"), (12, "    fn d() {}"), (13, "}"), (22, "fn g() {}")]);
}
