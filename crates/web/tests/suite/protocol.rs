//! What comes over a socket is what a walk gives directly: for every puzzle and every solver that can be walked.

use backtrail::Event;
use registry::{Mark, Stepper};
use serde_json::{Value, json};

use crate::client::{Batch, Talk, block};

/// An event with all that is sent of it: kind, label, marks, reason.
#[derive(Debug, PartialEq)]
struct Said(u32, Option<(String, Vec<u32>)>, Option<Value>);

/// A puzzle, a word, and flags with their values.
type Small = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

/// Small instances, some without a solution, some with givens.
const SMALL: &[Small] = &[
    ("queens", "4", &[]),
    ("queens", "6", &[]),
    ("knight", "3x4", &[]),
    ("knight", "..#/.../...", &[("start", "0,0")]),
    ("sudoku", "1...3......4...2", &[]),
    ("sudoku", ".2.4..1..1..4.2.", &[]),
    ("color", "cycle:5", &[("k", "2")]),
    ("color", "petersen", &[("k", "3"), ("fixed", "0=1")]),
    ("cover", "a b c d e f g/c e/a d g/b c f/a d f/b g/d e g", &[]),
    ("cover", "0:2|a b | x/a x:1/a b x:1/b x:2/a", &[]),
    ("model", "problem; x[1..3] in 1..3, all different; x[1] < x[3]; show x as queens", &[]),
    ("model", "problem; x,y in -1..n; x*y < 2; maximize x+y", &[("D", "n=2")]),
];

/// Longer searches are compared up to this event.
const FAR: u64 = 6_000;

fn direct(steps: &mut dyn Stepper, most: u64) -> Vec<Said> {
    let mut said = Vec::new();
    while (said.len() as u64) < most {
        let Some(event) = steps.step() else { break };
        let mut marks: Vec<Mark> = Vec::new();
        steps.marks(&mut marks);
        let choice = |label: &String| {
            Some((label.clone(), marks.iter().flat_map(|mark| [mark.cell, mark.value]).collect::<Vec<_>>()))
        };
        said.push(match &event {
            Event::Enter(label) => Said(0, label.as_ref().and_then(choice), None),
            Event::Refuse(label) => {
                let why = steps.why().map(|why| json!([words::to_json(&why.text), why.blames, steps.culprits()]));
                Said(1, choice(label), why)
            }
            Event::Solution => Said(2, None, None),
            Event::DeadEnd => Said(3, None, None),
            Event::Leave(_) => Said(4, None, None),
        });
    }
    said
}

/// Reads messages as the page does.
#[derive(Default)]
struct Reader {
    choices: Vec<(String, Vec<u32>)>,
    reasons: Vec<Value>,
    said: Vec<Said>,
}

impl Reader {
    fn read(&mut self, batch: &Batch) {
        let list = |name: &str| batch.header[name].as_array().expect("a list").clone();
        for choice in list("choices") {
            self.choices.push(serde_json::from_value(choice).expect("a label and marks"));
        }
        self.reasons.extend(list("reasons"));
        let mut words = batch.words.iter();
        while let Some(word) = words.next() {
            let (kind, number) = (word & 7, (word >> 3) as usize);
            let choice = (number > 0).then(|| self.choices[number - 1].clone());
            let reason = if kind == 1 { *words.next().expect("a reason") as usize } else { 0 };
            self.said.push(Said(kind, choice, (reason > 0).then(|| self.reasons[reason - 1].clone())));
        }
    }
}

fn counted(stats: &backtrail::Stats) -> Value {
    json!([stats.visits, stats.checks, stats.rejections, stats.dead_ends, stats.profile])
}

fn sent(header: &Value) -> Value {
    json!([header["visits"], header["checks"], header["rejections"], header["dead_ends"], header["profile"]])
}

#[test]
fn every_walk_arrives_as_it_is() {
    let server = web::Server::start(&builtin::registry(), &web::Options::default()).expect("a port");
    for puzzle in builtin::registry().puzzles() {
        assert!(SMALL.iter().any(|(name, ..)| *name == puzzle.name), "{} is walked too", puzzle.name);
    }
    block(async {
        for &(puzzle, word, given) in SMALL {
            let flags: Vec<_> = given.iter().map(|&(name, value)| (name, Some(value))).collect();
            let asked: serde_json::Map<_, _> =
                given.iter().map(|(name, value)| (name.to_string(), json!(value))).collect();
            let case = builtin::case(puzzle, word, &flags).unwrap();
            for solver in case.puzzle().solvers() {
                let Ok((solver, mut steps)) = case.trace(Some(&solver.name)) else { continue };
                let about = format!("{puzzle} {word} {}", solver.name);
                let expected = direct(&mut *steps, FAR);
                let mut talk = Talk::new(server.address()).await;
                let open = json!({ "puzzle": puzzle, "word": word, "flags": asked, "solver": solver.name });
                let told = talk.open(open.clone()).await.unwrap();
                assert_eq!(
                    (&told["solver"], &told["title"]),
                    (&json!(solver.name), &json!(words::english(&case.title()))),
                    "{about}"
                );

                let (mut reader, mut most) = (Reader::default(), 1);
                let header = loop {
                    let batch = talk.more(most.min(expected.len() as u64 - reader.said.len() as u64)).await;
                    reader.read(&batch);
                    assert_eq!(batch.header["steps"], reader.said.len(), "{about}");
                    if reader.said.len() == expected.len() {
                        break batch.header;
                    }
                    most = (3 * most).min(2_000);
                };
                for (step, (got, wanted)) in reader.said.iter().zip(&expected).enumerate() {
                    assert_eq!(got, wanted, "{about}: step {step}");
                }
                assert_eq!(sent(&header), counted(&steps.stats()), "{about}");
                // JSON is read to the last digit but one.
                let share = header["share"].as_f64().expect("a share");
                assert!((share - steps.share()).abs() <= 1e-15 * share.abs(), "{about}: {share}");
                assert_eq!(header["solutions"], expected.iter().filter(|said| said.0 == 2).count(), "{about}");
                let ended = (expected.len() as u64) < FAR;
                assert_eq!(talk.more(1).await.header["ended"], ended, "{about}");

                // A page that lost its socket goes on where it was.
                let skip = expected.len() / 2;
                let mut again = Talk::new(server.address()).await;
                let mut open = open;
                open["skip"] = skip.into();
                again.open(open).await.unwrap();
                let mut rest = Reader::default();
                let mut header = Value::Null;
                while rest.said.len() < expected.len() - skip {
                    let batch = again.more((expected.len() - skip - rest.said.len()) as u64).await;
                    rest.read(&batch);
                    header = batch.header;
                }
                assert_eq!(&rest.said[..], &expected[skip..], "{about}");
                if !header.is_null() {
                    assert_eq!(sent(&header), counted(&steps.stats()), "{about}");
                    assert_eq!(header["steps"], expected.len(), "{about}");
                    let solutions = expected.iter().filter(|said| said.0 == 2).count();
                    assert_eq!(header["solutions"], solutions, "{about}: those that were skipped count");
                }
            }
        }
    });
}

#[test]
fn a_walk_is_opened_at_a_node_without_what_comes_before() {
    let server = web::Server::start(&builtin::registry(), &web::Options::default()).expect("a port");
    block(async {
        for (puzzle, word, solver) in
            [("queens", "6", "scan"), ("queens", "6", "permutation"), ("knight", "3x4", "pruned")]
        {
            let case = builtin::case(puzzle, word, &[]).unwrap();
            let (_, mut steps) = case.trace(Some(solver)).unwrap();
            for _ in 0..10 {
                while !matches!(steps.step().expect("the tree has ten nodes"), Event::Enter(_)) {}
            }
            let (node, path) = (steps.address().to_string(), steps.path());
            let expected = direct(&mut *steps, 100);
            let mut talk = Talk::new(server.address()).await;
            let open = json!({ "puzzle": puzzle, "word": word, "solver": solver, "at": node });
            let told = talk.open(open.clone()).await.unwrap();
            assert_eq!(told["at"], node);
            let way = path.iter().map(|made| {
                json!([made.label, made.marks.iter().flat_map(|mark| [mark.cell, mark.value]).collect::<Vec<_>>()])
            });
            assert_eq!(told["path"], way.collect::<Value>());
            let mut reader = Reader::default();
            while reader.said.len() < expected.len() {
                reader.read(&talk.more((expected.len() - reader.said.len()) as u64).await);
            }
            assert_eq!(reader.said, expected, "{puzzle} {solver} at {node}");
        }
        for (at, why) in
            [("0.x", "part 2 of the address"), ("9", "only 6 choices, 0 to 5, are offered"), ("0.0", "is refused")]
        {
            let mut talk = Talk::new(server.address()).await;
            let refused = talk.open(json!({ "puzzle": "queens", "word": "6", "solver": "scan", "at": at })).await;
            assert!(refused.unwrap_err().contains(why), "{at}");
        }
    });
}

#[test]
fn eight_queens_are_counted_as_everywhere() {
    let server = web::Server::start(&builtin::registry(), &web::Options::default()).expect("a port");
    block(async {
        let mut talk = Talk::new(server.address()).await;
        talk.open(json!({ "puzzle": "queens", "word": "8", "solver": "scan" })).await.unwrap();
        let header = loop {
            let header = talk.more(1 << 16).await.header;
            if header["ended"] == true {
                break header;
            }
        };
        let counted = ["visits", "checks", "solutions", "dead_ends"].map(|name| header[name].as_u64().unwrap());
        assert_eq!(counted, [2057, 15720, 92, 644]);
    });
}
