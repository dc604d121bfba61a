//! What is answered: instances, verdicts, films, and a sentence for what cannot be.

use serde_json::{Value, json};
use web::{Options, Server};

use crate::client::{Talk, block, get, post};
use crate::endless::endless;

fn server() -> Server {
    Server::start(&builtin::registry(), &Options::default()).expect("a port")
}

fn refused(server: &Server, path: &str, asked: &Value) -> String {
    let answer = post(server.address(), path, asked);
    assert_eq!(answer.status, 422, "{asked}: {answer:?}");
    answer.error()
}

#[test]
fn the_page_learns_what_there_is() {
    let server = server();
    let puzzles = get(server.address(), "/api/puzzles").json();
    let names: Vec<&str> = puzzles.as_array().unwrap().iter().map(|puzzle| puzzle["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["queens", "knight", "sudoku", "color", "cover", "model"]);
    assert_eq!((&puzzles[0]["isText"], &puzzles[3]["isText"]), (&json!(false), &json!(true)));
    assert_eq!(puzzles[0]["examples"]["range"], "4..10");
    assert_eq!(puzzles[0]["solvers"][0]["name"], "brute");
    let told =
        post(server.address(), "/api/pose", &json!({ "puzzle": "queens", "word": "8", "flags": { "distinct": null } }));
    let told = told.json();
    let board = ["kind", "rows", "columns", "givens"].map(|key| &told["stage"][key]);
    assert_eq!((&told["title"], board), (&json!("8 queens"), [&json!("squares"), &json!(8), &json!(8), &json!([])]));
    assert_eq!(told["flags"], json!(["distinct"]));
    assert!(told["walkers"].as_array().unwrap().contains(&json!("scan")));
    assert!(told["racers"]["count"].as_array().unwrap().contains(&json!("lanes")));
}

#[test]
fn what_cannot_be_posed_is_told_in_a_sentence() {
    let server = server();
    let pose = |puzzle: &str, word: &str| refused(&server, "/api/pose", &json!({ "puzzle": puzzle, "word": word }));
    assert_eq!(pose("quens", "8"), "there is no puzzle 'quens'; did you mean 'queens'?");
    assert_eq!(pose("queens", "x"), "'x' is not a number of queens; give a whole number from 0 to 10 million");
    assert!(pose("sudoku", "11..............").contains("row 1"), "the place is named");
    // Too large for a page; none of these takes the memory that it would.
    assert!(pose("queens", "1000000").starts_with("1000000000000 squares are too many for this page"));
    assert!(pose("knight", "20000x20000").starts_with("400000000 squares are too many for this page"));
    assert!(pose("knight", "100x101").starts_with("10100 squares"));
    assert!(pose("color", "hypercube:24").ends_with("at most 10000 are possible"));
    assert!(pose("color", "cycle:10001").contains("10001 vertices"));
    for before in ["", "\u{feff}", "\n\n"] {
        let why = pose("color", &format!("{before}p edge 60000000 1\ne 1 2"));
        assert!(why.contains(": 60000000 vertices are too many for this page, which takes at most 10000"), "{why}");
    }
    // A word is a word here, and names no file.
    assert!(pose("color", "Cargo.toml").contains("is not a graph"));
    let open = |solver: &str| {
        let open = json!({ "puzzle": "queens", "word": "8", "solver": solver });
        block(async { Talk::new(server.address()).await.open(open).await }).unwrap_err()
    };
    assert_eq!(open("scam"), "queens has no solver 'scam'; did you mean 'scan'? ('backtrail solvers' lists all)");
    assert!(open("lanes").starts_with("lanes cannot be followed step by step"));
}

#[test]
fn a_flag_that_may_name_a_file_elsewhere_is_a_value_here() {
    let server = server();
    let asked = json!({ "puzzle": "color", "word": "petersen", "flags": { "k": "3", "fixed": "/etc/passwd" } });
    assert!(refused(&server, "/api/pose", &asked).starts_with("--fixed: "));
    let harmless = json!({ "puzzle": "color", "word": "petersen", "flags": { "memory": "900g" } });
    assert_eq!(post(server.address(), "/api/pose", &harmless).status, 200);
    let unknown = json!({ "puzzle": "queens", "word": "8", "flags": { "nonsense": "1" } });
    assert_eq!(refused(&server, "/api/pose", &unknown), "there is no flag 'nonsense'");
}

#[test]
fn a_solution_is_checked() {
    let server = server();
    let verdict = post(server.address(), "/api/check", &json!({ "puzzle": "queens", "text": "1,2,0,3" })).json();
    let conflict = "falling diagonal: queens at column 0, row 1 and column 1, row 2";
    let expected = json!({
        "legal": false, "summary": "4 queens on 4×4: 1 conflict", "conflicts": [conflict], "total": 1, "complete": true,
    });
    assert_eq!(verdict, expected);
    let part = json!({ "puzzle": "queens", "text": "1,-,0,-", "flags": { "size": "4" } });
    let verdict = post(server.address(), "/api/check", &part).json();
    assert_eq!((&verdict["legal"], &verdict["complete"]), (&json!(true), &json!(false)));
    assert!(refused(&server, "/api/check", &json!({ "puzzle": "queens", "text": "a" })).contains("'a'"));
    let large = json!({ "puzzle": "knight", "text": "0,0 1,2", "flags": { "board": "20000x20000" } });
    assert!(refused(&server, "/api/check", &large).starts_with("400000000 squares are too many for this page"));
}

#[test]
fn a_problem_of_ones_own_is_walked_like_any_other() {
    let (seen, own) = endless(std::time::Duration::ZERO);
    let mut registry = builtin::registry();
    registry.add(own).expect("a name of its own");
    let server = Server::start(&registry, &Options::default()).expect("a port");
    let puzzles = get(server.address(), "/api/puzzles").json();
    let own = puzzles.as_array().unwrap().last().unwrap();
    assert_eq!(
        (&own["name"], &own["about"], &own["solvers"][0]["name"]),
        (&json!("own"), &json!("without end"), &json!("own"))
    );
    assert_eq!(post(server.address(), "/api/pose", &json!({ "puzzle": "own" })).json()["stage"]["kind"], "choices");
    block(async {
        let mut talk = Talk::new(server.address()).await;
        let told = talk.open(json!({ "puzzle": "own", "solver": "own" })).await.unwrap();
        assert_eq!((&told["solver"], &told["title"]), (&json!("own"), &json!("without end")));
        assert_eq!(talk.more(5).await.words, [0, 4, 0, 4, 0]);
    });
    assert_eq!(seen.steps.load(std::sync::atomic::Ordering::SeqCst), 5);
    let race = json!({ "puzzle": "own", "solvers": ["own", "own"], "question": "all" });
    let lines = post(server.address(), "/api/race", &race).lines();
    let errors: Vec<&Value> = lines.iter().filter(|line| line["error"].is_string()).collect();
    assert_eq!(errors.len(), 2, "it can only be stepped: {lines:?}");
}

#[test]
fn a_film_is_a_file_to_keep() {
    let server = server();
    let asked = |more: Value| {
        let mut asked = json!({ "puzzle": "queens", "word": "4", "solver": "scan", "question": "first", "steps": 50 });
        asked.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        asked
    };
    let svg = post(server.address(), "/api/film", &asked(json!({ "format": "svg" })));
    assert_eq!((svg.status, svg.header("content-type")), (200, Some("image/svg+xml")));
    assert_eq!(svg.header("content-disposition"), Some("attachment; filename=\"queens-scan.svg\""));
    assert!(svg.text().starts_with("<svg ") && svg.text().contains("4 queens, scan"));
    let gif = post(server.address(), "/api/film", &asked(json!({ "format": "gif", "from": 10, "steps": 5 })));
    assert_eq!((gif.status, gif.header("content-type")), (200, Some("image/gif")));
    assert!(gif.body.starts_with(b"GIF89a"));
    assert!(refused(&server, "/api/film", &asked(json!({ "format": "gif", "steps": 1_000_000 }))).contains("at most"));
    assert!(refused(&server, "/api/film", &asked(json!({ "format": "gif", "speed": 0 }))).contains("steps per second"));
    assert!(refused(&server, "/api/film", &asked(json!({ "format": "gif", "solver": "scam" }))).contains("scan"));
    assert_eq!(post(server.address(), "/api/film", &asked(json!({ "format": "mov" }))).status, 400);
}

#[test]
fn a_text_is_recognized_by_the_puzzles_that_can_read_it() {
    let server = server();
    let ask = |text: &str, whole: bool| {
        post(server.address(), "/api/recognize", &json!({ "text": text, "whole": whole })).json()
    };
    let first = |text: &str| {
        let answer = ask(text, true);
        let reading = &answer["readings"][0];
        assert!(reading.is_object(), "{text}: {answer}");
        (reading["puzzle"].as_str().unwrap().to_string(), reading["instances"].as_u64().unwrap())
    };
    let grid = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let rows: String = grid.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect();
    assert_eq!(first(grid), ("sudoku".into(), 1));
    assert_eq!(first(&rows), ("sudoku".into(), 1));
    assert_eq!(first(&format!("{grid}\n{grid}\n{grid}\n")), ("sudoku".into(), 3));
    for graph in [
        "p edge 3 2\ne 1 2\ne 2 3\n",
        "a b\nb c\nc a\n",
        "graph { a -- b -- c }",
        r#"{"nodes":[{"id":"a"},{"id":"b"}],"links":[{"source":"a","target":"b"}]}"#,
    ] {
        assert_eq!(first(graph), ("color".into(), 1), "{graph}");
    }
    // A Sudoku is also a graph of words that nothing joins: that reading says nothing, and comes last.
    let readings = ask(grid, true)["readings"].clone();
    assert!(readings.as_array().unwrap().iter().skip(1).all(|reading| reading["empty"] == true), "{readings}");
    // The beginning of a long file is enough for a collection, and for nothing else.
    assert_eq!(ask(&format!("{grid}\n{grid}\n"), false)["readings"][0]["puzzle"], "sudoku");
    assert_eq!(ask("a b\nb c\n", false)["text"]["id"], "web-unrecognized");
    // What nobody can read is told by whoever came furthest, or in general.
    let why = refused(&server, "/api/recognize", &json!({ "text": "p edge 3 2\ne 1 2\ne 2 9\n" }));
    assert!(why.contains("line 3"), "{why}");
}

#[test]
fn a_search_brings_the_program_of_its_solver() {
    let server = server();
    let open = |solver: &str| {
        let open = json!({ "puzzle": "queens", "word": "6", "solver": solver });
        block(async { Talk::new(server.address()).await.open(open).await }).unwrap()
    };
    let told = open("scan");
    assert_eq!((&told["code"][0]["language"], &told["code"][1]["language"]), (&json!("Rust"), &json!("Python")));
    let (text, line) = (told["code"][1]["text"].as_str().unwrap(), &told["code"][1]["lines"]["enter"][0]);
    assert_eq!(text.lines().nth(line.as_u64().unwrap() as usize - 1), Some("        rows.append(row)"));
    let told = open("brute");
    assert_eq!((&told["code"], &told["idea"]["id"]), (&json!([]), &json!("idea-queens-brute")));
}
