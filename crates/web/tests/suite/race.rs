//! Races: the counters of the command line, one solver after another, and an end when nobody looks.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use web::{Limits, Options, Server};

use crate::client::{post, until};

fn race(server: &Server, asked: &Value) -> Vec<Value> {
    let answer = post(server.address(), "/api/race", asked);
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/x-ndjson")), "{answer:?}");
    let lines = answer.lines();
    assert_eq!((&lines[0]["type"], &lines[lines.len() - 1]["type"]), (&json!("begin"), &json!("end")));
    lines
}

fn outcome<'a>(lines: &'a [Value], solver: &str) -> &'a Value {
    let mut outcomes = lines.iter().filter(|line| line["type"] == "outcome" && line["solver"] == solver);
    let outcome = outcomes.next().unwrap_or_else(|| panic!("an outcome of {solver}"));
    assert!(outcomes.next().is_none(), "one outcome of {solver}");
    outcome
}

#[test]
fn every_racer_has_its_own_counters() {
    let server = Server::start(&builtin::registry(), &Options::default()).expect("a port");
    let solvers = ["scan", "permutation", "lanes", "construct"];
    let lines = race(&server, &json!({ "puzzle": "queens", "word": "8", "solvers": solvers, "question": "count" }));
    let scan = outcome(&lines, "scan");
    let counted = ["visits", "checks", "rejections", "solutions", "dead_ends"].map(|name| scan[name].as_u64().unwrap());
    assert_eq!(counted, [2057, 15720, 13664, 92, 644]);
    assert_eq!((&scan["status"], &scan["max_depth"]), (&json!("exhausted"), &json!(8)));
    assert_eq!(scan["profile"].as_array().unwrap().iter().map(|visits| visits.as_u64().unwrap()).sum::<u64>(), 2057);
    assert!(scan["runs"].as_u64().unwrap() > 1 && scan["seconds"].as_f64().unwrap() > 0.0, "{scan}");
    assert_eq!(outcome(&lines, "permutation")["checks"], 5508);
    let lanes = outcome(&lines, "lanes");
    assert_eq!(lanes["solutions"], 92);
    assert!(lanes.get("checks").is_none(), "a counter that is not kept is left out: {lanes}");
    assert!(outcome(&lines, "construct")["error"].as_str().unwrap().starts_with("construct cannot count"));
}

#[test]
fn a_long_one_tells_how_it_gets_on_and_stops_at_its_limit() {
    let server = Server::start(&builtin::registry(), &Options::default()).expect("a port");
    let asked =
        json!({ "puzzle": "queens", "word": "20", "solvers": ["scan", "bits"], "question": "count", "limit_ms": 700 });
    let lines = race(&server, &asked);
    for solver in ["scan", "bits"] {
        let news: Vec<&Value> =
            lines.iter().filter(|line| line["type"] == "progress" && line["solver"] == solver).collect();
        assert!(news.len() >= 2, "{lines:?}");
        assert!(news.windows(2).all(|two| two[0]["visits"].as_u64() <= two[1]["visits"].as_u64()));
        let outcome = outcome(&lines, solver);
        assert_eq!((&outcome["status"], &outcome["stopped_by"]), (&json!("stopped"), &json!("the time limit")));
        assert!(outcome["visits"].as_u64().unwrap() > 1_000);
    }
}

#[test]
fn what_is_no_race_is_told_so() {
    let server = Server::start(&builtin::registry(), &Options::default()).expect("a port");
    let refused = |solvers: &[&str], question: &str| {
        let asked = json!({ "puzzle": "queens", "word": "8", "solvers": solvers, "question": question });
        let answer = post(server.address(), "/api/race", &asked);
        (answer.status, answer.error())
    };
    assert_eq!(refused(&["scan"], "all"), (422, "a race needs two to four solvers".to_string()));
    assert_eq!(
        refused(&["scan", "bits"], "why"),
        (422, "'why' is not a question; ask first, all or count".to_string())
    );
    assert!(refused(&["scan", "bit"], "all").1.contains("did you mean 'bits'?"));
}

/// Begins a race that would take a minute, and reads its first line.
fn begin(server: &Server) -> TcpStream {
    let to = server.address();
    let body =
        r#"{"puzzle": "queens", "word": "20", "solvers": ["scan", "bits"], "question": "count", "limit_ms": 60000}"#;
    let mut stream = TcpStream::connect(to).expect("it listens");
    let length = body.len();
    write!(stream, "POST /api/race HTTP/1.1\r\nHost: {to}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}")
        .expect("it reads");
    let mut seen = Vec::new();
    while !seen.windows(8).any(|part| part == b"progress") {
        let mut part = [0; 4096];
        let read = stream.read(&mut part).expect("it answers");
        assert!(read > 0, "{}", String::from_utf8_lossy(&seen));
        seen.extend(&part[..read]);
    }
    stream
}

#[test]
fn who_leaves_ends_the_race() {
    let limits = Limits { waiting: 0, ..Limits::default() };
    let server = Server::start(&builtin::registry(), &Options { limits, ..Options::default() }).expect("a port");
    let short = json!({ "puzzle": "queens", "word": "4", "solvers": ["scan", "bits"], "question": "all" });
    let looking = begin(&server);
    let busy = post(server.address(), "/api/race", &short);
    assert_eq!(
        (busy.status, busy.error().as_str()),
        (503, "too many races are already waiting; try again in a minute")
    );
    let left = Instant::now();
    drop(looking);
    until("the end of the race", || post(server.address(), "/api/race", &short).status == 200);
    assert!(left.elapsed() < Duration::from_secs(30), "{:?}", left.elapsed());
}

#[test]
fn a_race_does_not_keep_the_server_from_stopping() {
    let server = Server::start(&builtin::registry(), &Options::default()).expect("a port");
    let _looking = begin(&server);
    let asked = Instant::now();
    server.stop();
    assert!(asked.elapsed() < Duration::from_secs(20), "{:?}", asked.elapsed());
}
