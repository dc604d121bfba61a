//! Constraint models beside Gecode.
//!
//! `models/NAME.fzn` in the folder of peers are the same models for `fzn-gecode`, as Debian's `minizinc --solver gecode` flattens them: its
//! library is older than the converter, so that all-different becomes `!=` for every two. `models-global/NAME.fzn` keep it global: they are
//! flattened with a library file `fzn_all_different_int.mzn` that says `all_different_int(x)`. Sometimes one is faster, sometimes the other; ours
//! is held against the faster one. Both are whole processes. Variables are chosen by the fewest values, the marks of the ruler in their order.
//!
//! Where `minizinc` is in the path, each model is exported as `MiniZinc` as well, and Gecode must find as many solutions of that.

use std::time::Duration;

use crate::measure::{ms, verdict};
use crate::process;
use crate::record::Record;

/// How much faster than Gecode we want to be: this many times, or not slower by more than this many milliseconds.
#[derive(Clone, Copy)]
enum Target {
    Times(f64),
    Milliseconds(u64),
}

/// A name, the model, the solutions that both must find, and the target. What has a goal is asked for an optimum.
type ModelRow = (&'static str, &'static str, u32, Target);

const WORK: &[ModelRow] = &[
    (
        "queens12",
        "problem; n = 12; q[1..n] in 1..n, all different; all different(q[i]+i for i in 1..n); all different(q[i]-i for i in 1..n)",
        14_200,
        Target::Times(5.0),
    ),
    (
        "langford11",
        "problem; n = 11; p[1..2*n] in 1..2*n, all different; for k in 1..n: p[n+k] = p[k]+k+1",
        35_584,
        Target::Times(3.0),
    ),
    (
        "magic4",
        "problem; x[1..4,1..4] in 1..16, all different; for i: sum x[i,*] = 34 and sum x[*,i] = 34; \
         sum(x[i,i] for i in 1..4) = 34 and sum(x[i,5-i] for i in 1..4) = 34",
        7_040,
        Target::Times(2.0),
    ),
    (
        "allint",
        "problem; n = 12; x[1..n] in 0..n-1, all different; d[1..n-1] in 1..n-1, all different; for i in 1..n-1: d[i] = |x[i+1]-x[i]|",
        1_328,
        Target::Times(20.0),
    ),
    (
        "golomb9",
        "problem; n = 9; mark[1..n] in 0..n*n; mark[1] = 0; strictly increasing mark; \
         all different(mark[j]-mark[i] for i in 1..n, j in i+1..n); mark[2]-mark[1] < mark[n]-mark[n-1]; minimize mark[n]",
        1,
        Target::Milliseconds(5),
    ),
    (
        "zebra",
        "problem; a,b,c,d,e in 1..5, all different; f,g,h,i,j in 1..5, all different; k,l,m,n,o in 1..5, all different; \
         p,q,r,s,t in 1..5, all different; u,v,w,x,y in 1..5, all different; a = f; b = k; p = g; d = q; g = h+1; u = l; v = i; r = 3; \
         e = 1; |w-m| = 1; |v-n| = 1; x = s; c = y; |e-j| = 1",
        1,
        Target::Milliseconds(5),
    ),
    ("send", "problem; S,M in 1..9; E,N,D,O,R,Y in 0..9; all different; SEND+MORE=MONEY", 1, Target::Milliseconds(5)),
    (
        "donald",
        "problem; D,G,R in 1..9; O,N,A,L,E,B,T in 0..9; all different; DONALD+GERALD=ROBERT",
        1,
        Target::Milliseconds(5),
    ),
];

const ROUNDS: usize = 7;

pub(crate) fn run(record: &mut Record) {
    record.head(
        "Models beside fzn-gecode",
        &[
            "model",
            "solutions",
            "ours, least CPU ms",
            "median",
            "learn",
            "gecode",
            "median",
            "all different global",
            "median",
            "target",
            "",
        ],
    );
    for &(name, model, solutions, target) in WORK {
        let has_goal = model.contains("minimize");
        let all = if has_goal { "" } else { " --count" };
        let own: Vec<String> = [process::own(), "model".to_string(), model.to_string()]
            .into_iter()
            .chain(all.split_whitespace().map(str::to_string))
            .chain(["--threads".to_string(), "1".to_string(), "-q".to_string()])
            .collect();
        let learn = [&own[..], &["--solver".to_string(), "learn".to_string()]].concat();
        let gecode = ["models", "models-global"].map(|folder| {
            let file = process::peer(&format!("{folder}/{name}.fzn"))?;
            let first: &[&str] = if has_goal { &["fzn-gecode"] } else { &["fzn-gecode", "-a"] };
            Some(first.iter().map(ToString::to_string).chain([file]).collect::<Vec<String>>())
        });
        let is_right = |answer: &process::Ran| match has_goal {
            true => answer.answer.contains("mark[9]=44"),
            false => answer.says(solutions.into()),
        };
        exported_has(name, model, solutions, has_goal);
        let (mut ours, mut learned, mut theirs) = (Vec::new(), Vec::new(), [Vec::new(), Vec::new()]);
        for round in 0..ROUNDS {
            let ran = process::run(&own, &[]);
            assert!(is_right(&ran), "{name}: {}", ran.answer);
            ours.push(ran.cpu);
            // What learns is for other models than those with many solutions.
            if round == 0 {
                let ran = process::run(&learn, &[]);
                assert!(is_right(&ran), "{name}, learn: {}", ran.answer);
                learned.push(ran.cpu);
            }
            for (command, times) in gecode.iter().zip(&mut theirs) {
                let Some(command) = command else { continue };
                let ran = process::run(command, &[]);
                let found = ran.answer.lines().filter(|line| line.starts_with("----------")).count();
                assert!(found == solutions as usize || has_goal && found > 0, "{name}: gecode finds {found}");
                times.push(ran.cpu);
            }
        }
        let is_there = theirs.iter().any(|times| !times.is_empty());
        let rival = theirs.iter().filter_map(|times| times.iter().min()).min().copied().unwrap_or_default();
        let (ours, learned, theirs) = (Spread::of(ours), Spread::of(learned), theirs.map(Spread::of));
        let (target, reached) = match target {
            Target::Times(times) => (
                format!("{times} ×, is {:.1}", rival.as_secs_f64() / ours.least.as_secs_f64()),
                rival.as_secs_f64() >= times * ours.least.as_secs_f64(),
            ),
            Target::Milliseconds(most) => {
                (format!("{most} ms slower at most"), ours.least <= rival + Duration::from_millis(most))
            }
        };
        let told = |time: Duration| if time > Duration::ZERO { ms(time) } else { "–".to_string() };
        record.row(&[
            name,
            &solutions.to_string(),
            &ms(ours.least),
            &ms(ours.median),
            &ms(learned.least),
            &told(theirs[0].least),
            &told(theirs[0].median),
            &told(theirs[1].least),
            &told(theirs[1].median),
            &target,
            if is_there { verdict(reached) } else { "gecode is not there" },
        ]);
    }
}

/// Holds what Gecode finds of an exported model against the solutions that it must have, if `MiniZinc` is there.
fn exported_has(name: &str, model: &str, solutions: u32, has_goal: bool) {
    if !std::env::var_os("PATH").is_some_and(|path| std::env::split_paths(&path).any(|at| at.join("minizinc").exists()))
    {
        return;
    }
    let export = [process::own(), "model".into(), model.into(), "--export".into(), "mzn".into()];
    let file = std::env::temp_dir().join(format!("backtrail-{}-{name}.mzn", std::process::id()));
    std::fs::write(&file, process::run(&export, &[]).answer).expect("a file of a model can be written");
    let all: &[&str] = if has_goal { &[] } else { &["-a"] };
    let words = ["minizinc", "--solver", "gecode"].iter().chain(all).map(ToString::to_string);
    let command: Vec<String> = words.chain([file.display().to_string()]).collect();
    let ran = process::run(&command, &[]);
    let found = ran.answer.lines().filter(|line| line.starts_with("----------")).count();
    assert!(
        found == solutions as usize || has_goal && ran.answer.contains("mark[9]=44"),
        "{name}, exported: gecode finds {found}"
    );
    let _ = std::fs::remove_file(file);
}

/// The least and the middle of some times.
struct Spread {
    least: Duration,
    median: Duration,
}

impl Spread {
    fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |place: usize| times.get(place).copied().unwrap_or_default();
        Spread { least: at(0), median: at(times.len() / 2) }
    }
}
