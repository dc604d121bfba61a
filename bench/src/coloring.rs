//! Graph colouring: deciding k colours, the least number, counting and greedy colourings, beside public programs.
//!
//! Graphs come from the folder that `BACKTRAIL_GRAPHS` names (`dimacs/`, `flat200/`, `random3col/`, and the known numbers in
//! `chromatic-numbers.csv`), and those that nothing was tuned on from `BACKTRAIL_HELDOUT` (`gnm*.col`, `heldout/` and
//! `heldout.csv`). The peers are built outside this repository, in the folder that `BACKTRAIL_PEERS` names: `cadical-color`
//! (file, k, seconds: `CaDiCaL` with a direct encoding and a fixed clique), `igraph-greedy` and `rustworkx-greedy` (file).
//! What `CaDiCaL` did not decide in 20 s before, says `cadical.csv` in the folder of the held-out graphs; it is not asked again.

use std::collections::HashMap;
use std::fs::File;
use std::io::BufReader;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use backtrail::{Limits, Status};
use cpu_time::ThreadTime;
use puzzles::coloring::COLOR;
use puzzles::registry::{self, Fact, Flags, Instance, Puzzle, Question, Request, Solution};

use crate::knight::{own, peer, verdict, words};
use crate::measure::ms;
use crate::process;
use crate::record::Record;

/// What `CaDiCaL` may take.
const LIMIT: Duration = Duration::from_secs(20);
/// By how much we may lose to it: what it takes to start a program.
const SLACK: Duration = Duration::from_millis(5);

pub(crate) fn run(record: &mut Record) {
    counting(record);
    greedy(record);
    proofs(record);
    decided(record, "Random graphs at the threshold, three colours", &random());
    let (tuned, rest): (Vec<Pair>, Vec<Pair>) = known("BACKTRAIL_GRAPHS", "dimacs", "chromatic-numbers.csv")
        .into_iter()
        .chain(files("BACKTRAIL_GRAPHS", "flat200").into_iter().map(|file| (file, 3)))
        .partition(|(file, _)| is_tuned(file));
    decided(record, "The half that constants were tuned on", &tuned);
    decided(record, "The other half", &rest);
    // Of these only what CaDiCaL has decided before: the others take both of us 20 s each.
    let before = answered(|answer| answer != "unknown");
    let mut others = known("BACKTRAIL_HELDOUT", "heldout", "heldout.csv");
    others.retain(|(file, k)| before.contains(&(name(file), *k)));
    decided(record, "Graphs from elsewhere that CaDiCaL decides", &others);
}

/// A graph and a number of colours.
type Pair = (PathBuf, u32);

/// Is it in the half on which constants were tuned?
fn is_tuned(file: &Path) -> bool {
    name(file).bytes().map(u32::from).sum::<u32>().is_multiple_of(2)
}

fn name(file: &Path) -> String {
    file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn folder(variable: &str) -> PathBuf {
    PathBuf::from(std::env::var_os(variable).unwrap_or_else(|| panic!("{variable} names the folder with the graphs")))
}

/// The graphs in a folder, in order.
fn files(variable: &str, sub: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder(variable).join(sub)).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "col"));
    files.sort();
    files
}

/// The graphs of a folder whose number is known, with it and with one colour fewer.
fn known(variable: &str, sub: &str, numbers: &str) -> Vec<Pair> {
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

fn random() -> Vec<Pair> {
    let ours = files("BACKTRAIL_HELDOUT", "").into_iter().filter(|file| name(file).starts_with("gnm"));
    files("BACKTRAIL_GRAPHS", "random3col").into_iter().chain(ours).map(|file| (file, 3)).collect()
}

/// An answer with its cost.
struct Answered {
    status: Status,
    cpu: Duration,
    by: String,
}

/// Reads a graph and decides, within the limit; the colouring is checked.
fn decide(file: &Path, k: u32, limit: Duration) -> Answered {
    let mut flags = Flags::default();
    flags.give("k", Some(&k.to_string()));
    let start = ThreadTime::now();
    let instance = read(file, &flags);
    let solver = registry::choose(&*instance, Some("decide"), Question::First.needs()).expect("decide takes any");
    let limits = Limits { time: Some(limit), ..Limits::default() };
    let request = Request { limits, ..Request::new(Question::First) };
    let mut found = None;
    let outcome = instance.solve(solver, &request, &mut |solution| {
        found = Some(solution);
        ControlFlow::Continue(())
    });
    let cpu = start.elapsed();
    if let Some(Solution::Color(colored)) = found {
        let colors: Vec<Option<u32>> = colored.colors.into_iter().map(Some).collect();
        let verdict = puzzles::coloring::check(&colored.graph, &colors, Some(k));
        assert!(verdict.is_legal() && verdict.complete, "{}: {verdict:?}", file.display());
    }
    let by = request.findings.all().into_iter().find_map(|finding| match finding.value {
        Fact::Text(by) if finding.key == "decided_by" => Some(by),
        _ => None,
    });
    Answered { status: outcome.status, cpu, by: by.unwrap_or_default() }
}

fn read(file: &Path, flags: &Flags) -> Box<dyn Instance> {
    let mut stream = BufReader::with_capacity(1 << 20, File::open(file).expect("the graph is there"));
    COLOR.pose_stream(&file.display().to_string(), &mut stream, flags).expect("graphs are streams").expect("a graph")
}

/// The same with the least of a few runs, if they are short.
fn decide_well(file: &Path, k: u32, limit: Duration) -> Answered {
    let first = decide(file, k, limit);
    let rounds = if first.cpu < Duration::from_millis(200) { 4 } else { 0 };
    (0..rounds).map(|_| decide(file, k, limit)).fold(first, |best, next| if next.cpu < best.cpu { next } else { best })
}

/// What `CaDiCaL` says: the answer, if any, and its time.
fn cadical(file: &Path, k: u32) -> Option<(Option<Status>, Duration)> {
    let program = peer("cadical-color")?;
    let word = LIMIT.as_secs().to_string();
    let ran = process::run(&[program, file.display().to_string(), k.to_string(), word], &[]);
    let mut words = ran.answer.split_whitespace();
    let status = match words.next()? {
        "sat" => Some(Status::Found),
        "unsat" => Some(Status::Exhausted),
        _ => None,
    };
    Some((status, Duration::from_secs_f64(words.next()?.parse().ok()?)))
}

/// Pairs that `CaDiCaL` has answered so before.
fn answered(so: impl Fn(&str) -> bool) -> Vec<(String, u32)> {
    let table = std::fs::read_to_string(folder("BACKTRAIL_HELDOUT").join("cadical.csv")).unwrap_or_default();
    let lines = table.lines().filter_map(|line| {
        let mut words = line.split(',');
        let pair = (name(Path::new(words.next()?)), words.next()?.parse().ok()?);
        so(words.next()?).then_some(pair)
    });
    lines.collect()
}

/// A table of pairs, each decided by us and by `CaDiCaL`, and what it comes to.
fn decided(record: &mut Record, title: &str, pairs: &[Pair]) {
    let undecided = answered(|answer| answer == "unknown");
    record.head(
        &format!("{title}: CPU ms with reading, ours the least of 5 where short, CaDiCaL once, 20 s each"),
        &["graph", "k", "answer", "ours", "by", "CaDiCaL"],
    );
    let (mut logs, mut lost, mut alone, mut ours_only) = (Vec::new(), Vec::new(), 0, 0);
    for (file, k) in pairs {
        let ours = decide_well(file, *k, LIMIT);
        let open = matches!(ours.status, Status::Stopped(_));
        let asked = undecided.contains(&(name(file), *k));
        let theirs = if asked { Some((None, LIMIT)) } else { cadical(file, *k) };
        let (mut shown, answer) = (String::new(), if open { "open" } else { answer(ours.status) });
        if let Some((status, cpu)) = theirs {
            shown = if status.is_some() { ms(cpu) } else { "> 20,000".to_string() };
            match status {
                Some(status) => {
                    assert!(open || status == ours.status, "{} {k}: {} disagrees", file.display(), ours.by);
                    logs.push((cpu.as_secs_f64() / ours.cpu.as_secs_f64()).ln());
                    if open || ours.cpu > cpu + SLACK {
                        lost.push(format!("{} {k}", name(file)));
                    }
                }
                None if open => alone += 1,
                None => ours_only += 1,
            }
        }
        let cpu = if open { "> 20,000".to_string() } else { ms(ours.cpu) };
        record.row(&[name(file).trim_end_matches(".col"), &k.to_string(), answer, &cpu, &ours.by, &shown]);
    }
    let mean = (logs.iter().sum::<f64>() / logs.len().max(1) as f64).exp();
    let lost = if lost.is_empty() { "none".to_string() } else { format!("{}: {}", lost.len(), lost.join(", ")) };
    record.line(&format!(
        "\n{} pairs that both can decide or CaDiCaL can: geometric mean {mean:.1} × as fast. Lost by more than 5 ms: {lost}. Decided by \
         us alone: {ours_only}; by nobody: {alone}.",
        logs.len(),
    ));
    for size in ["gnm400", "gnm500"] {
        let of = pairs.iter().zip(&logs).filter(|((file, _), _)| name(file).starts_with(size));
        let of: Vec<f64> = of.map(|(_, log)| *log).collect();
        if !of.is_empty() && logs.len() == pairs.len() {
            let mean = (of.iter().sum::<f64>() / of.len() as f64).exp();
            record.line(&format!("\n{size}: {} graphs, geometric mean {mean:.1} × as fast.", of.len()));
        }
    }
}

fn answer(status: Status) -> &'static str {
    match status {
        Status::Found => "yes",
        Status::Exhausted => "no",
        Status::Stopped(_) => "open",
    }
}

/// What is asked of single graphs: the name, k, and the milliseconds it may take.
const PROOFS: &[(&str, u32, f64)] = &[
    ("queen9_9", 9, 10.0),
    ("queen10_10", 10, 10.0),
    ("queen11_11", 11, 10.0),
    ("myciel6", 6, 10.0),
    ("myciel7", 7, 10.0),
    ("1-Insertions_4", 4, 50.0),
    ("queen12_12", 12, 500.0),
    ("flat300_26_0", 26, 1000.0),
    ("DSJC125.5", 16, 20_000.0),
    ("2-Insertions_4", 4, 20_000.0),
];

/// Graphs that neither rival decided, each with its target.
fn proofs(record: &mut Record) {
    record
        .head("Proofs and colourings that no rival found", &["graph", "k", "answer", "CPU ms", "by", "target ms", ""]);
    for &(graph, k, target) in PROOFS {
        let places = [folder("BACKTRAIL_GRAPHS").join("dimacs"), folder("BACKTRAIL_HELDOUT").join("heldout")];
        let file = places.iter().map(|place| place.join(format!("{graph}.col"))).find(|file| file.exists());
        let Some(file) = file else { continue };
        let ours = decide_well(&file, k, LIMIT);
        let open = matches!(ours.status, Status::Stopped(_));
        let reached = verdict(!open && ours.cpu.as_secs_f64() * 1e3 <= target);
        let by = if open { "" } else { &ours.by };
        record.row(&[graph, &k.to_string(), answer(ours.status), &ms(ours.cpu), by, &target.to_string(), reached]);
    }
    let flat: Vec<PathBuf> = files("BACKTRAIL_GRAPHS", "flat200");
    let total: Duration = flat.iter().map(|file| decide_well(file, 3, LIMIT).cpu).sum();
    let mean = total.as_secs_f64() * 1e3 / flat.len().max(1) as f64;
    record.line(&format!("\nflat200, {} graphs: {mean:.3} ms each; target 1 ms, {}.", flat.len(), verdict(mean < 1.0)));
}

/// Counts: the graph, k, how many colourings, and the milliseconds it may take.
const COUNTS: &[(&str, u32, u128, f64)] =
    &[("grid:5x5", 3, 580_986, 1.0), ("dodecahedron", 4, 168_506_880, 1.0), ("queen:7", 7, 20_160, 5.0)];

fn counting(record: &mut Record) {
    record.head("Counted without listing, least of 20", &["graph", "k", "colourings", "CPU ms", "target ms", ""]);
    for &(graph, k, colorings, target) in COUNTS {
        let mut flags = Flags::default();
        flags.give("k", Some(&k.to_string()));
        let instance = COLOR.pose(graph, &flags).expect("a graph that there is");
        let solver = registry::choose(&*instance, None, Question::Count.needs()).expect("someone counts");
        let times = (0..20).map(|_| {
            let start = ThreadTime::now();
            let outcome = instance.solve(solver, &Request::new(Question::Count), &mut puzzles::engine::ignore);
            assert_eq!(outcome.solutions, colorings, "{graph}");
            start.elapsed()
        });
        let cpu = times.min().unwrap_or_default();
        let reached = verdict(cpu.as_secs_f64() * 1e3 <= target);
        record.row(&[graph, &k.to_string(), &colorings.to_string(), &ms(cpu), &target.to_string(), reached]);
    }
}

/// Greedy colourings of a dense graph beside the libraries, and of a large one by the whole command.
fn greedy(record: &mut Record) {
    let file = folder("BACKTRAIL_HELDOUT").join("heldout").join("DSJC1000.1.col");
    if file.exists() {
        record.head(
            "DSATUR on DSJC1000.1, reading included, least of 5",
            &["program", "colours", "CPU ms", "× ours", "target 2"],
        );
        let mut least: Option<(Duration, u32)> = None;
        for _ in 0..5 {
            let start = ThreadTime::now();
            let instance = read(&file, &Flags::default());
            let solver =
                registry::choose(&*instance, Some("greedy"), Question::First.needs()).expect("greedy takes any");
            let mut colors = 0;
            instance.solve(solver, &Request::new(Question::First), &mut |solution| {
                colors = solution.numbers().iter().max().map_or(0, |most| most + 1);
                ControlFlow::Continue(())
            });
            let cpu = start.elapsed();
            least = Some(least.unwrap_or((cpu, colors)).min((cpu, colors)));
        }
        let (ours, colors) = least.expect("five rounds");
        record.row(&["ours", &colors.to_string(), &ms(ours), "1", ""]);
        for program in ["igraph-greedy", "igraph-greedy-py", "rustworkx-greedy-native", "rustworkx-greedy"] {
            let Some(path) = peer(program) else { continue };
            let word = file.display().to_string();
            let runs = (0..5).map(|_| process::run(&[path.clone(), word.clone(), "dsatur".to_string()], &[]).answer);
            let parsed = runs.filter_map(|answer| {
                let mut words = answer.split_whitespace();
                let (colors, color, load) =
                    (words.next()?.to_string(), words.next()?.parse::<f64>().ok()?, words.next()?.parse::<f64>().ok()?);
                Some((color + load, colors))
            });
            let Some((cpu, colors)) = parsed.min_by(|a, b| a.0.total_cmp(&b.0)) else { continue };
            let times = cpu / ours.as_secs_f64();
            let reached = verdict(times >= 2.0);
            record.row(&[program, &colors, &format!("{:.3}", cpu * 1e3), &format!("{times:.1}"), reached]);
        }
    }
    let command =
        words(&format!("{} color gnm:1000000,5000000,1 --solver greedy --format list -q -o /dev/null", own()));
    let made = process::run(&command, &[]);
    record.line(&format!(
        "\nA million vertices and five million edges, made and coloured by the whole command: {:.1} s of CPU, {} MiB.",
        made.cpu.as_secs_f64(),
        made.peak >> 20
    ));
}

/// The least number of colours of every graph of `dimacs/`, as long as a rival has for one k.
pub(crate) fn chromatic(record: &mut Record) {
    let limit = LIMIT;
    record.head("The least number of colours, 20 s of one thread each", &["graph", "from", "to", "CPU s", "by"]);
    let mut proved = 0;
    let graphs = files("BACKTRAIL_GRAPHS", "dimacs");
    for file in &graphs {
        let start = ThreadTime::now();
        let instance = read(file, &Flags::default());
        let solver = registry::choose(&*instance, Some("decide"), Question::First.needs()).expect("decide takes any");
        let limits = Limits { time: Some(limit), ..Limits::default() };
        let request = Request { limits, ..Request::new(Question::First) };
        let outcome = instance.solve(solver, &request, &mut puzzles::engine::ignore);
        let cpu = start.elapsed();
        let findings = request.findings.all();
        let found = |key: &str| findings.iter().find(|finding| finding.key == key).map(|finding| finding.value.clone());
        let (from, to) = match (found("chromatic"), found("bounds")) {
            (Some(Fact::Number(number)), _) => (number.to_string(), number.to_string()),
            (_, Some(Fact::Numbers(bounds))) => (bounds[0].to_string(), bounds[1].to_string()),
            other => panic!("{}: {other:?}", file.display()),
        };
        proved += u32::from(outcome.status == Status::Found);
        let by = match found("decided_by") {
            Some(Fact::Text(by)) => by,
            _ => String::new(),
        };
        record.row(&[name(file).trim_end_matches(".col"), &from, &to, &format!("{:.3}", cpu.as_secs_f64()), &by]);
    }
    record.line(&format!("\nProved for {proved} of {} graphs.", graphs.len()));
    // To prove a number takes both answers: a colouring with it, and that there is none with one fewer.
    let [yes, no] = ["sat", "unsat"].map(|answer| answered(|given| given == answer));
    let both = |file: &&PathBuf| [&yes, &no].iter().all(|pairs| pairs.iter().any(|(graph, _)| *graph == name(file)));
    let theirs = graphs.iter().filter(both).count();
    record.line(&format!(
        "\n`CaDiCaL`, told the number and with 20 s for each of the two: {theirs}, in an earlier run here."
    ));
}
