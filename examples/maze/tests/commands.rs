//! A puzzle that nobody here knows gets every command, the page, films and three languages.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

const MAZE: &str = "S../.#./..E";

fn maze(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_maze"));
    command.args(arguments.split(' ').map(|word| if word == "MAZE" { MAZE } else { word })).env("LC_ALL", "C");
    command
}

/// What it says, on standard output and then on standard error, and its exit code.
fn said(arguments: &str) -> (String, i32) {
    let output = maze(arguments).output().expect("the example runs");
    let said = [output.stdout, output.stderr].concat();
    (String::from_utf8(said).expect("text"), output.status.code().expect("it ends by itself"))
}

#[test]
fn every_question_is_answered() {
    assert!(said("maze MAZE --count").0.starts_with("2\n"));
    assert!(said("maze MAZE --all --json").0.contains(r#""solution":[0,1,2,5,8]"#));
    assert!(said("maze MAZE").0.contains("1 solution found by plain"));
    assert_eq!(said("maze S#E --count").1, 1);
    assert_eq!(said("maze MAZE --count -p 2").1, 0);
    let (refused, code) = said("maze S..");
    assert!(refused.contains("there is no E in the maze") && code == 2, "{refused}");
}

#[test]
fn every_command_takes_it() {
    for (command, contains) in [
        ("compare maze MAZE --repeats 1", "CPU time on one thread"),
        ("profile maze MAZE", "depth"),
        ("tree maze MAZE --all-checks", "there is a wall"),
        ("solvers", "the four directions in turn"),
        ("check maze 0,1,2,5,8 --maze MAZE", "a way out"),
        ("check maze 0,1,4 --maze MAZE", "square 4 is a wall"),
        ("maze MAZE --count --under 0", "1\n"),
        ("maze MAZE --format svg", "<svg"),
        ("--help", "ways out of a maze"),
    ] {
        let (said, _) = said(command);
        assert!(said.contains(contains), "{command}: {said}");
    }
}

#[test]
fn films_are_made_of_it() {
    for ending in ["svg", "gif", "cast"] {
        let file = std::env::temp_dir().join(format!("maze-{}.{ending}", std::process::id()));
        let (said, code) = said(&format!("watch maze MAZE --record {} --steps 20", file.display()));
        assert_eq!(code, 0, "{said}");
        assert!(std::fs::metadata(&file).expect("a film").len() > 1_000, "{ending}");
        std::fs::remove_file(file).expect("it was there");
    }
}

#[test]
fn its_own_words_are_said_in_three_languages() {
    for (language, title) in [("en", "a maze of 3×3"), ("fr", "un labyrinthe de 3×3"), ("ca", "un laberint de 3×3")]
    {
        let (said, _) = said(&format!("--lang {language} tree maze MAZE"));
        assert!(said.contains(title), "{language}: {said}");
    }
}

#[test]
fn the_page_shows_it() {
    let mut server = maze("serve --no-open").stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a server");
    let mut address = String::new();
    BufReader::new(server.stdout.take().expect("a pipe")).read_line(&mut address).expect("an address");
    let host = address.trim().trim_start_matches("http://").trim_end_matches('/');
    let ask = |path: &str, body: &str| {
        let mut stream = TcpStream::connect(host).expect("it listens");
        let method = if body.is_empty() { "GET" } else { "POST" };
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    };
    let puzzles = ask("/api/puzzles", "");
    let posed = ask("/api/pose", &format!(r#"{{"puzzle":"maze","word":"{MAZE}"}}"#));
    server.kill().expect("it runs");
    server.wait().expect("it ends");
    assert!(puzzles.contains(r#""name":"maze""#), "{puzzles}");
    assert!(posed.contains(r#""kind":"path""#) && posed.contains(r#""walkers":["plain"]"#), "{posed}");
}
