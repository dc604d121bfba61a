use std::path::PathBuf;

use backtrail::Status;
use registry::{Case, Flags, Question, Request, Solver, ignore};
use std::sync::Arc;

use super::*;
use crate::{Asked, List, count, look, search};

/// A file that is taken away at the end, with what `SQLite` puts beside it.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str) -> Self {
        Temporary(std::env::temp_dir().join(format!("backtrail-ledger-{}-{name}.db", std::process::id())))
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm", "-lock"] {
            let _ = std::fs::remove_file(format!("{}{ending}", self.0.display()));
        }
    }
}

fn posed(word: &str, solver: &str, question: Question) -> (Case, Arc<Solver>, Manifest) {
    let case = builtin::case("queens", word, &[]).unwrap();
    let solver = Arc::clone(case.puzzle().solver(solver).unwrap());
    let asked = Asked::new(question, None, None, None);
    let mut manifest = Manifest::new(&case, word, word, &Flags::default(), asked, &solver);
    if question == Question::Count {
        manifest.units = Some(List::of(&*case.units(&solver, None).unwrap(), None));
    }
    (case, solver, manifest)
}

#[test]
fn a_count_that_is_stopped_again_and_again_ends_with_the_same_sum_and_statistics() {
    let file = Temporary::new("count");
    let (case, solver, manifest) = posed("8", "scan", Question::Count);
    let whole = case.solve(&solver, &Request::new(Question::Count), &mut ignore);
    let mut request = Request::new(Question::Count);
    request.limits.visits = Some(300);
    let mut sittings = 0;
    loop {
        let ledger = Ledger::open(&file.0, &manifest, &[]).unwrap();
        let outcome = count(&case, &solver, &ledger, &request).unwrap();
        sittings += 1;
        drop(ledger);
        let standing = look(&file.0).unwrap();
        assert_eq!(standing.counted.stats, outcome.stats);
        if outcome.status == Status::Exhausted {
            assert_eq!((outcome.solutions, outcome.stats), (whole.solutions, whole.stats));
            assert!(standing.is_done && standing.share == 1.0 && !standing.is_running && standing.sittings == sittings);
            break;
        }
        assert!(standing.share < 1.0 && !standing.is_done);
    }
    assert!(sittings > 3, "{sittings}");
    // What is done is not counted again.
    let (ledger, start) = (Ledger::resume(&file.0).unwrap(), Instant::now());
    assert_eq!(count(&case, &solver, &ledger, &request).unwrap().solutions, 92);
    assert!(start.elapsed() < Duration::from_secs(2));
}

#[test]
fn a_search_along_the_walk_goes_on_where_it_stopped() {
    let (case, solver, manifest) = posed("7", "marks", Question::All);
    let mut all = Vec::new();
    let whole = case.solve(&solver, &Request::new(Question::All), &mut |solution| {
        all.push(solution.numbers().into_owned());
        std::ops::ControlFlow::Continue(())
    });
    let file = Temporary::new("walk");
    let mut found = Vec::new();
    let mut request = Request::new(Question::All);
    request.limits.visits = Some(50);
    loop {
        let ledger = Ledger::open(&file.0, &manifest, &[]).unwrap();
        let mut answer = |solution: &dyn registry::Solution| {
            found.push(solution.numbers().into_owned());
            std::ops::ControlFlow::Continue(())
        };
        let outcome = search(&case, &solver, &ledger, &request, &mut answer, &mut || Ok(7)).unwrap();
        assert_eq!(ledger.place().unwrap().bytes, 7);
        if outcome.status == Status::Exhausted {
            assert_eq!((outcome.solutions, outcome.stats), (whole.solutions, whole.stats));
            break;
        }
    }
    assert_eq!(found, all);
}

#[test]
fn what_is_no_ledger_of_this_run_is_refused_and_stays_as_it_was() {
    let file = Temporary::new("refused");
    let (_, _, manifest) = posed("6", "scan", Question::Count);
    let refused = |code: &str| {
        let before = std::fs::read(&file.0).unwrap();
        assert_eq!(Ledger::open(&file.0, &manifest, &[]).unwrap_err().code(), code);
        assert_eq!(std::fs::read(&file.0).unwrap(), before);
    };
    std::fs::write(&file.0, "a shopping list").unwrap();
    refused("runs-no-ledger");
    std::fs::remove_file(&file.0).unwrap();
    Connection::open(&file.0).unwrap().execute_batch("CREATE TABLE things (a)").unwrap();
    refused("runs-no-ledger");
    std::fs::remove_file(&file.0).unwrap();
    drop(Ledger::open(&file.0, &posed("7", "scan", Question::Count).2, &[]).unwrap());
    refused("runs-other-run");
    std::fs::remove_file(&file.0).unwrap();
    let changed = Manifest { instance: "5".into(), ..manifest.clone() };
    drop(Ledger::open(&file.0, &changed, &[]).unwrap());
    refused("runs-other-instance");
    assert_eq!(Ledger::resume(Path::new("/nowhere/at all")).unwrap_err().code(), "runs-not-begun");
    assert_eq!(Ledger::open(&std::env::temp_dir(), &manifest, &[]).unwrap_err().code(), "runs-directory");
}

#[test]
fn a_second_process_is_refused_and_another_version_is_not() {
    let file = Temporary::new("second");
    let (_, _, manifest) = posed("6", "scan", Question::Count);
    let older = Manifest { version: "0.0.1".into(), ..manifest.clone() };
    let ledger = Ledger::open(&file.0, &older, &[]).unwrap();
    assert_eq!(Ledger::open(&file.0, &manifest, &[]).unwrap_err().code(), "runs-held");
    assert!(look(&file.0).unwrap().is_running);
    drop(ledger);
    assert_eq!(Ledger::open(&file.0, &manifest, &[]).unwrap().manifest().version, "0.0.1");
}

#[test]
fn every_changed_number_is_noticed() {
    let (case, solver, manifest) = posed("6", "scan", Question::Count);
    for change in [
        "UPDATE units SET tally = replace(tally, '\"solutions\":\"1\"', '\"solutions\":\"2\"')",
        "UPDATE units SET unit = unit + 1000",
        "UPDATE manifest SET line = replace(line, 'scan', 'bits')",
        "INSERT INTO place VALUES (1, NULL, '{}', 0, 0, 0, 'x')",
    ] {
        let file = Temporary::new("changed");
        let ledger = Ledger::open(&file.0, &manifest, &[]).unwrap();
        count(&case, &solver, &ledger, &Request::new(Question::Count)).unwrap();
        drop(ledger);
        let changed = Connection::open(&file.0).unwrap().execute(change, []).unwrap();
        assert!(changed > 0);
        assert_eq!(look(&file.0).unwrap_err().code(), "runs-damaged", "{change}");
        assert_eq!(Ledger::resume(&file.0).unwrap_err().code(), "runs-damaged", "{change}");
    }
    // A file that was cut off.
    let file = Temporary::new("cut");
    drop(Ledger::open(&file.0, &manifest, &[]).unwrap());
    let bytes = std::fs::read(&file.0).unwrap();
    std::fs::write(&file.0, &bytes[..bytes.len() / 2]).unwrap();
    assert_eq!(Ledger::resume(&file.0).unwrap_err().code(), "runs-damaged");
}

#[test]
fn a_full_disk_is_told_and_what_is_there_stays() {
    let file = Temporary::new("full");
    let (case, solver, manifest) = posed("8", "scan", Question::Count);
    let ledger = Ledger::open(&file.0, &manifest, &[]).unwrap();
    let mut some = Request::new(Question::Count);
    some.limits.visits = Some(500);
    count(&case, &solver, &ledger, &some).unwrap();
    let before = look(&file.0).unwrap().units;
    assert!(!before.is_empty());
    let pages: u32 = ledger.connection().query_row("PRAGMA page_count", [], |row| row.get(0)).unwrap();
    ledger.connection().pragma_update(None, "max_page_count", pages + 2).unwrap();
    let error = count(&case, &solver, &ledger, &Request::new(Question::Count)).unwrap_err();
    assert_eq!(error.code(), "runs-full");
    drop(ledger);
    // It may have written more until the disk was full, but not all.
    let kept = look(&file.0).unwrap().units;
    assert!(before.iter().all(|unit| kept.contains(unit)), "{before:?}, {kept:?}");
    assert!(kept.len() < manifest.units.as_ref().unwrap().count, "{kept:?}");
    let ledger = Ledger::resume(&file.0).unwrap();
    assert_eq!(count(&case, &solver, &ledger, &Request::new(Question::Count)).unwrap().solutions, 92);
}
