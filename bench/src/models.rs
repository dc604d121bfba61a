//! Constraint models beside Gecode.
//!
//! `models/NAME.fzn` in the folder of peers are the same models for `fzn-gecode`, flattened by `minizinc --solver gecode`: all different stays
//! global, the variable with the fewest values is chosen first, and the marks of the ruler in their order. Both are whole processes.

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
        &["model", "solutions", "ours, least CPU ms", "median", "gecode", "median", "target", ""],
    );
    for &(name, model, solutions, target) in WORK {
        let has_goal = model.contains("minimize");
        let all = if has_goal { "" } else { " --count" };
        let own: Vec<String> = [process::own(), "model".to_string(), model.to_string()]
            .into_iter()
            .chain(all.split_whitespace().map(str::to_string))
            .chain(["--threads".to_string(), "1".to_string(), "-q".to_string()])
            .collect();
        let gecode = process::peer(&format!("models/{name}.fzn")).map(|file| {
            let first: &[&str] = if has_goal { &["fzn-gecode"] } else { &["fzn-gecode", "-a"] };
            first.iter().map(ToString::to_string).chain([file]).collect::<Vec<String>>()
        });
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let ran = process::run(&own, &[]);
            let right = if has_goal { ran.answer.contains("mark[9]=44") } else { ran.says(solutions.into()) };
            assert!(right, "{name}: {}", ran.answer);
            ours.push(ran.cpu);
            if let Some(gecode) = &gecode {
                let ran = process::run(gecode, &[]);
                let found = ran.answer.lines().filter(|line| line.starts_with("----------")).count();
                assert!(found == solutions as usize || has_goal && found > 0, "{name}: gecode finds {found}");
                theirs.push(ran.cpu);
            }
        }
        let (ours, theirs) = (Spread::of(ours), Spread::of(theirs));
        let (target, reached) = match target {
            Target::Times(times) => (
                format!("{times} ×, is {:.1}", theirs.least.as_secs_f64() / ours.least.as_secs_f64()),
                theirs.least.as_secs_f64() >= times * ours.least.as_secs_f64(),
            ),
            Target::Milliseconds(most) => {
                (format!("{most} ms slower at most"), ours.least <= theirs.least + Duration::from_millis(most))
            }
        };
        let told = |time: Duration| if gecode.is_some() { ms(time) } else { "–".to_string() };
        let verdict = if gecode.is_some() { verdict(reached) } else { "gecode is not there" };
        record.row(&[
            name,
            &solutions.to_string(),
            &ms(ours.least),
            &ms(ours.median),
            &told(theirs.least),
            &told(theirs.median),
            &target,
            verdict,
        ]);
    }
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
