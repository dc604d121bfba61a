use std::sync::LazyLock;

use backtrail::{Stats, Status};
use proptest::prelude::*;
use registry::{Counted, Flags, Question, Request, ignore};

use super::*;
use crate::Asked;

static REGISTRY: LazyLock<Registry> = LazyLock::new(builtin::registry);

fn plan(word: &str, solver: &str, parts: usize, again: f64) -> Plan {
    let case = builtin::case("queens", word, &[]).unwrap();
    let solver = Arc::clone(case.puzzle().solver(solver).unwrap());
    let asked = Asked::new(Question::Count, None, None, None);
    Plan::new(Manifest::new(&case, word, word, &Flags::default(), asked, &solver), &case, &solver, parts, again)
}

/// A folder that is taken away at the end.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("backtrail-run-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Temporary(path)
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn parts_cover_all_units_once_and_do_not_share_tables() {
    for (word, solver) in [("8", "scan"), ("11", "halves"), ("13", "lanes"), ("6", "brute"), ("1", "bits")] {
        for parts in [1, 3, 100] {
            let plan = plan(word, solver, parts, 0.0);
            let count = plan.manifest.units.as_ref().unwrap().count;
            assert_eq!((plan.bounds[0], *plan.bounds.last().unwrap()), (0, count));
            assert!(plan.bounds.is_sorted() && plan.jobs() == plan.parts());
            let case = builtin::case("queens", word, &[]).unwrap();
            let solver = case.puzzle().solver(solver).unwrap();
            let units = case.units(solver, plan.manifest.units.as_ref().unwrap().depth).unwrap();
            for part in 0..plan.parts() {
                let range = plan.units(part);
                assert!(units.tables(range.start).units.end >= range.end, "{word} {} {range:?}", solver.name);
            }
        }
    }
    assert!(plan("8", "scan", 300, 0.0).parts() >= 250, "a tree is cut as deep as it takes");
    let twice = plan("8", "scan", 100, 0.1);
    assert_eq!(twice.jobs(), twice.parts() + twice.parts().div_ceil(10));
    assert_eq!(twice, plan("8", "scan", 100, 0.1));
}

#[test]
fn jobs_in_any_order_and_twice_give_the_sum_and_statistics_of_one_machine() {
    let place = Temporary::new("jobs");
    let case = builtin::case("queens", "8", &[]).unwrap();
    let solver = case.puzzle().solver("scan").unwrap();
    let request = Request::new(Question::Count);
    let whole = case.solve(solver, &request, &mut ignore);
    let folder = Folder::create(&place.0, plan("8", "scan", 20, 0.25)).unwrap();
    let jobs = folder.plan().jobs();
    assert_eq!(folder.collect().missing.len(), jobs);
    for job in (0..jobs).rev() {
        let worked = folder.work(&REGISTRY, [job], false, &request).unwrap();
        assert_eq!((worked.status, worked.before, worked.now), (Status::Exhausted, 0, 1));
    }
    let worked = folder.work(&REGISTRY, 0..jobs, false, &request).unwrap();
    assert_eq!((worked.before, worked.now), (jobs, 0), "what is delivered is not counted again");
    let collected = Folder::open(&place.0).unwrap().collect();
    assert!(collected.is_complete() && collected.bad.is_empty(), "{collected:?}");
    assert_eq!(collected.confirmed.0, folder.plan().again.len());
    assert_eq!((collected.counted.solutions, collected.counted.stats), (whole.solutions, whole.stats));
    assert!(Folder::create(&place.0, plan("8", "scan", 20, 0.25)).is_ok(), "the same plan finds its folder");
    let other = Folder::create(&place.0, plan("8", "scan", 21, 0.25)).unwrap_err();
    assert_eq!(other.code(), "runs-other-plan");
}

#[test]
fn another_solver_confirms_the_count_with_jobs_of_its_own() {
    let place = Temporary::new("second");
    let case = builtin::case("queens", "9", &[]).unwrap();
    let other = case.puzzle().solver("lanes").unwrap();
    let plan = plan("9", "scan", 12, 0.2).confirmed_by(&case, other, 5);
    assert!(plan.second_parts() > 1 && plan.jobs() == plan.parts() + plan.again.len() + plan.second_parts());
    assert!((0..plan.jobs()).all(|job| plan.job(plan.part(job)) <= job));
    let folder = Folder::create(&place.0, plan).unwrap();
    let request = Request::new(Question::Count);
    let jobs = folder.plan().jobs();
    let worked = folder.work(&REGISTRY, 0..jobs - 1, false, &request).unwrap();
    assert_eq!((worked.status, worked.now), (Status::Exhausted, jobs - 1));
    assert_eq!(folder.collect().missing, [jobs - 1], "the last job is one of the second count");
    folder.work(&REGISTRY, [jobs - 1], false, &request).unwrap();
    let collected = Folder::open(&place.0).unwrap().collect();
    assert!(collected.is_complete() && collected.bad.is_empty(), "{collected:?}");
    let PlannedCount { units, .. } = folder.pose_second(&REGISTRY).unwrap().unwrap();
    assert_eq!((collected.counted.solutions, units.whole(collected.second.solutions)), (352.into(), 352.into()));
}

#[test]
fn files_that_are_damaged_or_from_elsewhere_are_named_and_not_counted() {
    let place = Temporary::new("bad");
    let request = Request::new(Question::Count);
    let folder = Folder::create(&place.0, plan("7", "scan", 5, 0.0)).unwrap();
    folder.work(&REGISTRY, 0..folder.plan().jobs(), false, &request).unwrap();
    let files: Vec<PathBuf> = folder.files().collect();
    let text = fs::read_to_string(&files[0]).unwrap();
    let bad =
        [text.replace("\"solutions\":\"", "\"solutions\":\"1"), text[..text.len() / 2].to_string(), String::new()];
    for damaged in bad {
        assert_ne!(damaged, text);
        fs::write(&files[0], damaged).unwrap();
        let collected = folder.collect();
        assert_eq!(collected.bad, [Bad::File(files[0].clone())]);
        assert_eq!(collected.missing.len(), 1);
    }
    // The job that is missing counts it again.
    assert_eq!(folder.work(&REGISTRY, 0..folder.plan().jobs(), false, &request).unwrap().now, 1);
    assert!(folder.collect().is_complete());
    assert_eq!(folder.collect().counted.solutions, 40);
    for (file, text, code) in [("plan.json", "{}", "runs-damaged"), ("plan.json", "", "runs-damaged")] {
        fs::write(place.0.join(file), text).unwrap();
        assert_eq!(Folder::open(&place.0).unwrap_err().code(), code);
    }
    assert_eq!(Folder::open(Path::new("/nowhere")).unwrap_err().code(), "runs-no-folder");
    assert_eq!(Folder::create(&place.0.join(RESULTS), plan("7", "scan", 5, 0.0)).unwrap_err().code(), "runs-not-empty");
}

#[test]
fn a_result_is_read_back_whatever_time_it_took() {
    let mut random = Random::stream(3, 0);
    for _ in 0..10_000 {
        let seconds = random.bits() as f64 / 1e9 / (1_u64 << (random.bits() % 40)) as f64;
        let delivered = Delivered::new("run", 1, &Counted::default(), seconds);
        let (read, _) = Delivered::read(&delivered.line(), "run").unwrap_or_else(|| panic!("{seconds} s"));
        assert_eq!(read, delivered);
    }
}

/// A result that a machine says it has.
fn said(run: &str, job: usize, solutions: u128, machine: usize, process: u32) -> String {
    let stats = Stats { visits: Some(solutions as u64 + 1), ..Stats::default() };
    let counted = Counted { solutions: solutions.into(), stats };
    let mut delivered = Delivered::new(run, job, &counted, 1.0);
    (delivered.machine, delivered.process) = (format!("m{machine}"), process);
    delivered.sealed().line()
}

/// A simulated cluster: machines that crash, deliver late, twice, or with a bit turned over. Whatever comes, the sum is exact or it is
/// said what is missing.
fn simulate(jobs: usize, machines: usize, seed: u64) {
    let mut plan = plan("4", "scan", 1, 0.0);
    plan.bounds = (0..=jobs).collect();
    plan.again = (0..jobs).step_by(100).collect();
    let (id, mut random) = (plan.id(), Random::stream(seed, 0));
    let truth = |part: usize| (part as u128).wrapping_mul(0x9e37_79b9) % 1_000;
    let mut chance = move |per_mille: u64| random.bits() % 1_000 < per_mille;
    let mut numbers = Random::stream(seed, 1);
    let mut below = move |most: usize| (numbers.bits() % most as u64) as usize;
    // What was delivered is read once; all of it is settled anew each round.
    let (mut gathered, mut damaged, mut late) = (Gathered::default(), 0, Vec::new());
    let mut round: Vec<usize> = (0..plan.jobs()).collect();
    let (mut collected, mut rounds) = (None, 0);
    while !round.is_empty() {
        assert!(rounds < 50, "it does not end");
        let mut texts = if rounds > 0 { std::mem::take(&mut late) } else { Vec::new() };
        for &job in &round {
            if chance(50) {
                continue; // the machine crashes
            }
            // A few machines cannot count: one in a thousand results is wrong, though its checksum is right.
            let is_wrong = chance(1) && plan.again.binary_search(&plan.part(job)).is_ok();
            let wrong = if is_wrong { 1 + below(1_000_000) as u128 } else { 0 };
            let mut text =
                said(&id, job, truth(plan.part(job)) + wrong, below(machines), rounds * 100_000 + below(90_000) as u32);
            if chance(20) {
                let at = below(text.len());
                text.replace_range(at..=at, if text.as_bytes()[at] == b'7' { "8" } else { "7" });
            }
            match () {
                () if chance(30) => late.push(text),
                () if chance(30) => texts.extend([text.clone(), text]),
                () => texts.push(text),
            }
        }
        for at in 0..texts.len() {
            // In any order.
            let other = below(texts.len());
            texts.swap(at, other);
        }
        for text in &texts {
            match Delivered::read(text, &id) {
                Some((delivered, counted)) => gathered.take(&plan, &delivered, counted),
                None => damaged += 1,
            }
        }
        let now = gathered.clone().settle(&plan);
        assert!(damaged > 0);
        // What is to be confirmed and is not yet may be wrong; it is said to be missing.
        if now.missing.iter().all(|&job| job < plan.parts()) {
            let known = (0..plan.parts()).filter(|part| now.missing.binary_search(part).is_err());
            let expected: u128 = known.map(truth).sum();
            assert_eq!(now.counted.solutions, expected, "each part that is not missing is counted once, and right");
        }
        round.clone_from(&now.missing);
        rounds += 1;
        collected = Some(now);
    }
    let collected = collected.unwrap();
    assert!(collected.is_complete() && rounds > 1);
    assert_eq!(collected.counted.solutions, (0..plan.parts()).map(truth).sum::<u128>());
    assert_eq!(collected.confirmed.0, plan.again.len());
    assert!(collected.bad.iter().all(|bad| matches!(bad, Bad::Differs { is_settled: true, .. })));
}

#[test]
fn a_cluster_that_crashes_and_lies_gives_the_exact_sum_or_says_what_is_missing() {
    simulate(1_500, 20, 1);
    simulate(400, 3, 2);
}

#[test]
#[ignore = "long: a million jobs on ten thousand machines"]
fn a_large_cluster_does_so_too() {
    simulate(1_000_000, 10_000, 1);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// Any split into parts, any order of jobs, any repeated deliveries: the same sum and statistics.
    #[test]
    fn any_split_any_order_and_any_repetition_give_the_same(
        parts in 1..60_usize,
        threads in 1..3_usize,
        order in prop::collection::vec(any::<prop::sample::Index>(), 0..20),
    ) {
        let place = Temporary::new(&format!("split-{parts}"));
        let folder = Folder::create(&place.0, plan("6", "marks", parts, 0.2)).unwrap();
        let jobs = folder.plan().jobs();
        let request = Request { threads, ..Request::new(Question::Count) };
        for job in order {
            folder.work(&REGISTRY, [job.index(jobs)], job.index(2) == 0, &request).unwrap();
        }
        folder.work(&REGISTRY, 0..jobs, false, &request).unwrap();
        let collected = folder.collect();
        prop_assert!(collected.is_complete() && collected.bad.is_empty());
        prop_assert_eq!(collected.counted.solutions, 4_u128);
        prop_assert_eq!(collected.counted.stats.visits, Some(153));
    }
}
