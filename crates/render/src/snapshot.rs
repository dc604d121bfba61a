//! Snapshots: plain files that people can open, compared byte for byte.
//!
//! `UPDATE_PICTURES=1 cargo test -p backtrail-render` draws them anew; look at each before it is committed.

use std::path::PathBuf;

use crate::tree::Tree;

/// Compares a picture with the file of this name in `testdata/pictures`.
#[track_caller]
pub(crate) fn compare(name: &str, picture: &str) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/pictures").join(name);
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        std::fs::write(&file, picture).expect("the snapshot is written");
        return;
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == picture, "{name} is not what was drawn; UPDATE_PICTURES=1 draws it anew, then look at it");
}

/// The tree of a solver for n queens after `events` events.
pub(crate) fn queens_tree(n: u32, solver: &str, events: usize) -> Tree {
    let (_, mut steps) = builtin::case("queens", &n.to_string(), &[]).unwrap().trace(Some(solver)).unwrap();
    let mut tree = Tree::default();
    for _ in 0..events {
        let Some(event) = steps.step() else { break };
        tree.tell(&event, steps.why().map(|reason| words::english(&reason.text)).as_deref());
    }
    tree
}
