//! No dependency points backwards: every Cargo.toml against the table of layers (ARCHITECTURE.md).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use toml::Table;

/// Who stands where. A crate uses crates of smaller layers; 0 is for those that may use all and that nobody uses.
const LAYERS: &[(&str, u8)] = &[
    ("crates/backtrail", 1),
    ("crates/lanes", 1),
    ("crates/browser", 1),
    ("crates/words", 2),
    ("crates/puzzles", 3),
    ("crates/render", 4),
    ("crates/runs", 4),
    ("crates/gpu", 4),
    ("crates/web", 5),
    ("crates/watch", 5),
    ("crates/py", 5),
    ("crates/cli", 6),
    ("crates/conformance", 0),
    ("bench", 0),
];

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
        for used in uses(&read(folder), ALL).iter().filter_map(|name| ours.get(name)) {
            let (from, to) = (layer(folder), layer(used));
            assert!(may_use(from, to), "{folder} (layer {from}) must not use {used} (layer {to})");
            arrows += 1;
        }
    }
    assert!(arrows >= 5, "only {arrows} arrows were seen: are the manifests read?");
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
    let [engine, puzzles, render, runs, cli, bench] =
        ["crates/backtrail", "crates/puzzles", "crates/render", "crates/runs", "crates/cli", "bench"].map(layer);
    assert!(may_use(puzzles, engine) && may_use(cli, render) && may_use(bench, cli));
    assert!(!may_use(engine, puzzles) && !may_use(puzzles, render) && !may_use(render, cli));
    assert!(!may_use(render, runs) && !may_use(runs, render), "layer-3 crates do not use each other");
    assert!(!may_use(cli, bench) && !may_use(bench, bench), "nobody uses the bench");

    let manifest =
        "[dependencies]\na = '1'\nb = { package = 'c' }\n[target.x.dev-dependencies]\nd = '1'".parse().unwrap();
    assert_eq!(uses(&manifest, ALL), ["a", "c", "d"].map(String::from).into());
}
