//! The sheet of exercises: its commands are run, every figure in an answer is one that they gave, and `docs/exercises.*.md` say
//! the same. After a change: `EXERCISES=write cargo test -p backtrail-command --test suite exercises`.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

const LANGUAGES: [&str; 3] = ["en", "fr", "ca"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sheet() -> Value {
    let text =
        std::fs::read_to_string(root().join("crates/web/page/lessons/exercises.json")).expect("the sheet is there");
    serde_json::from_str(&text).expect("the sheet is JSON")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

/// The figures in braces.
fn figures(text: &str) -> impl Iterator<Item = u64> + '_ {
    text.split('{').skip(1).filter_map(|rest| rest.split('}').next()?.parse().ok())
}

/// The last JSON object that a command writes, and its exit code.
fn ran(command: &str) -> (Value, i32) {
    let words = command.strip_prefix("backtrail ").expect("a command of ours").split(' ');
    let run = Command::new(env!("CARGO_BIN_EXE_backtrail")).args(words).arg("--json").env("LC_ALL", "C").output();
    let run = run.expect("the program starts");
    let text = String::from_utf8(run.stdout).expect("JSON is text");
    let last = text.lines().last().unwrap_or_else(|| panic!("{command}: {}", String::from_utf8_lossy(&run.stderr)));
    (serde_json::from_str(last).expect("a JSON object a line"), run.status.code().expect("an exit code"))
}

#[test]
fn every_answer_is_what_its_commands_count() {
    for exercise in list(&sheet()["exercises"]) {
        let mut counted = BTreeSet::new();
        for run in list(&exercise["runs"]) {
            let (outcome, code) = ran(run["command"].as_str().expect("a command"));
            assert_eq!(i64::from(code), run["exit"].as_i64().unwrap_or(0), "{run}");
            for (name, said) in run["outcome"].as_object().expect("figures by name") {
                let found = outcome.pointer(&format!("/{name}"));
                assert_eq!(found, Some(said), "{name} of {run}");
                counted
                    .extend(said.as_array().map_or(vec![said.clone()], Clone::clone).iter().filter_map(Value::as_u64));
            }
        }
        for language in LANGUAGES {
            let answer = exercise["answer"][language].as_str().expect("an answer");
            let mut said = figures(answer).peekable();
            assert!(said.peek().is_some(), "an answer without a figure: {answer}");
            said.for_each(|figure| assert!(counted.contains(&figure), "{figure} comes from no command: {answer}"));
        }
    }
}

/// A number as a language writes it.
fn written(number: u64, language: &str) -> String {
    let mark = match language {
        "fr" => "\u{202f}",
        "ca" => ".",
        _ => ",",
    };
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push_str(mark);
        }
        text.push(digit);
    }
    text
}

/// A text without its braces.
fn told(text: &str, language: &str) -> String {
    let figures: BTreeSet<u64> = figures(text).collect();
    let each = figures.into_iter();
    each.fold(text.to_string(), |text, figure| text.replace(&format!("{{{figure}}}"), &written(figure, language)))
}

/// The sheet as a page of the documentation.
fn markdown(sheet: &Value, language: &str) -> String {
    let said = |value: &Value| told(value[language].as_str().expect("a text"), language);
    let mut page = format!("# {}\n\n{}\n", said(&sheet["title"]), said(&sheet["intro"]));
    for (at, exercise) in list(&sheet["exercises"]).iter().enumerate() {
        let commands: String =
            list(&exercise["runs"]).iter().map(|run| format!("    {}\n", run["command"].as_str().unwrap())).collect();
        write!(
            page,
            "\n## {}. {}\n\n{}\n\n{commands}\n<details><summary>{}</summary>\n\n{}\n\n</details>\n",
            at + 1,
            said(&exercise["title"]),
            said(&exercise["task"]),
            said(&sheet["answer"]),
            said(&exercise["answer"]),
        )
        .expect("a string takes what is written");
    }
    page
}

#[test]
fn the_documentation_has_the_sheet_in_every_language() {
    let sheet = sheet();
    for language in LANGUAGES {
        let (path, page) = (root().join(format!("docs/exercises.{language}.md")), markdown(&sheet, language));
        if std::env::var("EXERCISES").is_ok_and(|wish| wish == "write") {
            std::fs::write(&path, &page).expect("the documentation can be written");
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(kept, page, "{}: write it again, see the top of this file", path.display());
    }
}
