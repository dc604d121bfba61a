//! Pipes, files and signals, as a shell makes them.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

fn backtrail(words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_backtrail"));
    command.args(words.split_whitespace()).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn output_of(child: &mut Child) -> (String, String) {
    let (mut stdout, mut stderr) = (String::new(), String::new());
    child.stdout.take().expect("stdout is piped").read_to_string(&mut stdout).expect("stdout is text");
    child.stderr.take().expect("stderr is piped").read_to_string(&mut stderr).expect("stderr is text");
    (stdout, stderr)
}

/// Waits for the program to end, but not for ever.
fn code_of(child: &mut Child) -> Option<i32> {
    let deadline = Instant::now() + Duration::from_secs(60);
    loop {
        if let Some(status) = child.try_wait().expect("the child can be waited for") {
            return status.code();
        }
        if Instant::now() > deadline {
            child.kill().expect("the child can be killed");
            panic!("the program did not end");
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    // More than a minute of listing, if nobody closed the pipe.
    let mut child = backtrail("queens 17 --all --format list").spawn().expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("stdout is piped"));
    let mut first = String::new();
    lines.read_line(&mut first).expect("a line can be read");
    drop(lines);
    let mut stderr = String::new();
    child.stderr.take().expect("stderr is piped").read_to_string(&mut stderr).expect("stderr is text");
    assert_eq!(first, "0,2,4,1,7,10,14,6,15,13,16,3,5,8,11,9,12\n");
    assert_eq!((code_of(&mut child), stderr.as_str()), (Some(0), ""));
}

#[cfg(unix)]
#[test]
fn an_interrupt_prints_what_was_found_and_exits_with_3() {
    for words in ["queens 20 --count --solver bits", "queens 20 --count -p 2", "queens 18 --all --format list -q"] {
        let mut child = backtrail(words).spawn().expect("the program starts");
        let mut stdout = child.stdout.take().expect("stdout is piped");
        let reader = std::thread::spawn(move || {
            let mut text = String::new();
            stdout.read_to_string(&mut text).expect("stdout is text");
            text
        });
        std::thread::sleep(Duration::from_millis(700));
        let id = child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill is there").success());
        assert_eq!(code_of(&mut child), Some(3), "{words}");
        let text = reader.join().expect("the reader ends");
        if words.contains("--count") {
            assert!(text.starts_with("≥ "), "{words}: {text}");
        } else {
            let last = text.lines().last().expect("solutions were found");
            assert!(text.ends_with('\n') && last.split(',').count() == 18, "{words}: the last line is whole");
        }
    }
}

#[test]
fn a_limit_gives_what_was_found_so_far_and_json_says_where_it_stopped() {
    let mut child = backtrail("queens 12 --all --visit-limit 1000 --json").spawn().expect("the program starts");
    let (stdout, _) = output_of(&mut child);
    assert_eq!(code_of(&mut child), Some(3));
    let outcome = stdout.lines().last().expect("there is an outcome");
    assert!(outcome.starts_with(r#"{"type":"outcome","status":"stopped","solutions":"#), "{outcome}");
    assert!(
        outcome.contains(r#""visits":1000,"#) && outcome.contains(r#""stopped_by":"the visit limit""#),
        "{outcome}"
    );
    assert!(outcome.contains(r#""at":"0.0.1.2.2.3.0.1"#), "{outcome}");
}

#[test]
fn the_threads_do_not_change_a_listing() {
    let listing = |threads: &str| {
        let mut child = backtrail(&format!("queens 9 --all --json -p {threads}")).spawn().expect("the program starts");
        let (stdout, _) = output_of(&mut child);
        assert_eq!(code_of(&mut child), Some(0));
        let lines: Vec<String> = stdout.lines().map(str::to_string).collect();
        let counters = lines.last().and_then(|line| line.split(r#""solver""#).next()).expect("an outcome").to_string();
        (lines[..lines.len() - 1].to_vec(), counters)
    };
    let one = listing("1");
    assert_eq!(one.0.len(), 352);
    assert_eq!(one, listing("2"));
    assert_eq!(one, listing("5"));
}

#[test]
fn an_answer_goes_to_the_file_and_the_summary_to_stderr() {
    let folder = std::env::temp_dir().join(format!("backtrail-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let file = folder.join("board.svg");
    let mut child = backtrail(&format!("queens 6 --format svg -o {}", file.display())).spawn().expect("it starts");
    let (stdout, stderr) = output_of(&mut child);
    assert_eq!((code_of(&mut child), stdout.as_str()), (Some(0), ""));
    assert!(stderr.starts_with("1 solution found by bits: 32 visits"), "{stderr}");
    let picture = std::fs::read_to_string(&file).expect("the picture is there");
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
    std::fs::remove_dir_all(&folder).expect("the folder can be removed");
}

#[test]
fn a_placement_is_read_from_a_file_or_a_pipe() {
    use std::io::Write;
    let mut child = backtrail("check queens -").stdin(Stdio::piped()).spawn().expect("the program starts");
    let board = "· ♕ · ·\n· · · ♕\n♕ · · ·\n· · ♕ ·\n";
    child.stdin.take().expect("stdin is piped").write_all(board.as_bytes()).expect("it reads");
    let (stdout, _) = output_of(&mut child);
    assert_eq!((code_of(&mut child), stdout.as_str()), (Some(0), "4 queens on 4×4: a solution, without conflicts\n"));

    let mut child = backtrail("check queens /").spawn().expect("the program starts");
    let (_, stderr) = output_of(&mut child);
    assert_eq!((code_of(&mut child), stderr.as_str()), (Some(2), "backtrail: cannot read /: it is a directory\n"));
}

#[test]
fn an_instance_of_every_kind_of_text_is_read_from_a_pipe() {
    for (words, text, count) in [
        ("cover - --count -q", "a b\na\nb\n", "1\n"),
        ("cover - --count -q", "cover\nitems a b\na b\n", "1\n"),
        ("model - --count -q", "problem\nx in 1..3\n", "3\n"),
        ("color - -k 3 --count -q", "a-b\nb-c\n", "12\n"),
        ("sudoku - --count -q", "1...............\n", "72\n"),
    ] {
        let mut child = backtrail(words).stdin(Stdio::piped()).spawn().expect("the program starts");
        child.stdin.take().expect("stdin is piped").write_all(text.as_bytes()).expect("the program reads");
        let (stdout, stderr) = output_of(&mut child);
        assert_eq!((&*stdout, &*stderr), (count, ""), "{words}: {text}");
        assert_eq!(code_of(&mut child), Some(0), "{words}: {text}");
    }
}

/// A puzzle and its solution with the values renamed by an offset.
fn renamed(offset: u8) -> [String; 2] {
    let rename = |line: &str| {
        let value = |byte: u8| if byte == b'.' { '.' } else { char::from(b'1' + (byte - b'1' + offset) % 9) };
        line.bytes().map(value).collect()
    };
    [
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    ]
    .map(rename)
}

#[test]
fn a_long_collection_is_answered_in_its_order() {
    let lines: Vec<[String; 2]> = (0..9).map(renamed).collect();
    let mut text = String::new();
    let mut expected = String::new();
    // More than several pieces, with lines of another kind here and there, and no end at the last line.
    for i in 0..20_000 {
        let [puzzle, solution] = &lines[i * i % 9];
        let spaced = puzzle.bytes().map(|byte| char::from(byte).to_string()).collect::<Vec<_>>().join(" ");
        let puzzle = if i % 1_000 == 999 { &spaced } else { puzzle };
        text += &format!(
            "{puzzle}{}",
            if i == 19_999 {
                ""
            } else if i % 7 == 0 {
                "\r\n"
            } else {
                "\n"
            }
        );
        expected += &format!("{solution}\n");
    }
    for threads in ["1", "2", "5"] {
        let mut command = backtrail(&format!("sudoku - -p {threads}"));
        let mut child = command.stdin(Stdio::piped()).spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("stdin is piped");
        let given = text.clone();
        let writer = std::thread::spawn(move || std::io::Write::write_all(&mut stdin, given.as_bytes()));
        let (stdout, stderr) = output_of(&mut child);
        writer.join().expect("the writer ends").expect("everything was read");
        assert!(stdout == expected, "{threads} threads change the answers or their order");
        assert!(stderr.starts_with("20,000 puzzles: 20,000 with one solution; "), "{stderr}");
        assert_eq!(code_of(&mut child), Some(0));
    }
}

#[test]
fn a_line_is_answered_before_the_next_one_comes() {
    let mut child = backtrail("sudoku -").stdin(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let mut stdout = BufReader::new(child.stdout.take().expect("stdout is piped"));
    let [puzzle, solution] = renamed(0);
    // The first lines settle that this is a collection.
    for round in 0..3 {
        let lines = if round == 0 { format!("{puzzle}\n{puzzle}\n") } else { format!("{puzzle}\n") };
        std::io::Write::write_all(&mut stdin, lines.as_bytes()).expect("the program reads");
        for _ in 0..if round == 0 { 2 } else { 1 } {
            let mut answer = String::new();
            stdout.read_line(&mut answer).expect("the program answers");
            assert_eq!(answer.trim_end(), solution);
        }
    }
    drop(stdin);
    assert_eq!(code_of(&mut child), Some(0));
}

#[test]
fn a_collection_whose_reader_goes_away_ends_quietly() {
    let mut child = backtrail("sudoku - -q").stdin(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let [puzzle, solution] = renamed(0);
    let endless = std::thread::spawn(move || {
        let piece = format!("{puzzle}\n").repeat(1_000);
        while std::io::Write::write_all(&mut stdin, piece.as_bytes()).is_ok() {}
    });
    let mut lines = BufReader::new(child.stdout.take().expect("stdout is piped"));
    let mut first = String::new();
    lines.read_line(&mut first).expect("a line can be read");
    drop(lines);
    assert_eq!((first.trim_end(), code_of(&mut child)), (&*solution, Some(0)));
    endless.join().expect("the writer ends with the program");
}

#[test]
fn a_collection_that_is_stopped_in_the_middle_says_so() {
    // A puzzle that takes the textbook's search 69 million visits, twice: the second one is never begun.
    let hard = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\n";
    let mut command = backtrail("sudoku - --solver plain --time-limit 300ms");
    let mut child = command.stdin(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    std::io::Write::write_all(&mut stdin, hard.repeat(2).as_bytes()).expect("the program reads");
    drop(stdin);
    let (stdout, stderr) = output_of(&mut child);
    assert_eq!((code_of(&mut child), stdout.as_str()), (Some(3), "# not known\n"));
    assert!(stderr.starts_with("1 puzzle, stopped: 1 undecided; "), "{stderr}");
}

/// `MiniZinc` with this solver, ours among them; none if it is not there.
fn minizinc(solver: &str, model: &str) -> Option<String> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mut command = Command::new("minizinc");
    command.env("MZN_SOLVER_PATH", format!("{root}/share/minizinc")).env("BACKTRAIL", env!("CARGO_BIN_EXE_backtrail"));
    command.args(["--solver", solver, "-a", "--input-from-stdin"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().ok()?;
    child.stdin.take().expect("stdin is piped").write_all(model.as_bytes()).expect("MiniZinc reads");
    let (answer, complaint) = output_of(&mut child);
    // Debian's Gecode library is older than its converter, which says so on every run.
    assert_eq!(code_of(&mut child), Some(0), "{model}\n{complaint}");
    Some(answer)
}

/// The solutions in an answer, sorted, and how it ends.
fn solutions(answer: &str) -> (Vec<String>, Option<&str>) {
    let mut parts: Vec<&str> = answer.split("----------\n").collect();
    let end = parts.pop().map(str::trim_end);
    let mut solutions: Vec<String> = parts.into_iter().map(str::to_string).collect();
    solutions.sort();
    (solutions, end)
}

/// `MiniZinc` gives a time limit in milliseconds, without saying so.
#[test]
#[cfg(unix)]
fn a_time_limit_of_minizinc_gets_its_unit() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../share/minizinc/fzn-backtrail");
    let told = Command::new(script).env("BACKTRAIL", "echo").args(["-a", "-t", "500", "a model.fzn"]).output();
    let told = told.expect("the script can be run");
    assert_eq!(String::from_utf8_lossy(&told.stdout), "flatzinc -a --time-limit 500ms a model.fzn\n");
}

#[test]
fn minizinc_solves_with_what_lies_in_share() {
    for model in [
        "include \"alldifferent.mzn\"; array [1..6] of var 1..6: q; constraint alldifferent(q); \
         constraint alldifferent([q[i] + i | i in 1..6]) /\\ alldifferent([q[i] - i | i in 1..6]); solve satisfy;",
        "include \"table.mzn\"; var 1..4: x; var 1..4: y; var bool: b; array [1..4] of int: w = [3, 1, 4, 1]; \
         constraint table([x, y], [| 1, 2 | 2, 4 | 4, 4 |]); constraint b <-> w[x] > 2; constraint b -> y < 3; solve satisfy;",
        "var 0..9: x; var 0..9: y; constraint 5 * x + 7 * y <= 40; solve maximize 900 * x + 1300 * y;",
        "var -5..5: x; var 1..3: y; var -9..9: z; constraint x div y = z /\\ x mod y != 0 /\\ abs(x) > 3; solve satisfy;",
        "var 1..3: x; constraint x * x = 5; solve satisfy;",
    ] {
        let Some(ours) = minizinc("backtrail", model) else {
            return eprintln!("MiniZinc is not there, and not tried");
        };
        let theirs = minizinc("gecode", model).expect("MiniZinc is there");
        let (mut ours, mut theirs) = (solutions(&ours), solutions(&theirs));
        if model.contains("maximize") {
            // Gecode tells each solution that is better than the last; the best one is the last.
            let best =
                |all: &mut Vec<String>| all.retain(|solution| solution.contains("x = 1") && solution.contains("y = 5"));
            best(&mut ours.0);
            best(&mut theirs.0);
            assert_eq!(ours.0.len(), 1);
        }
        assert_eq!(ours, theirs, "{model}");
    }
}

#[test]
fn gecode_finds_as_many_solutions_of_what_is_exported() {
    let page = include_str!("../../../../docs/models.md");
    let models = page.split("```problem\n").skip(1).map(|rest| rest.split("```").next().expect("a first part"));
    let mut tried = 0;
    for model in models.filter(|model| !model.contains("imize ")) {
        let wanted = model.lines().last().and_then(|last| last.strip_prefix("# ")?.split(' ').next()).expect("a count");
        let mut child = Command::new(env!("CARGO_BIN_EXE_backtrail"))
            .args(["model", model, "--export", "mzn"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (exported, complaint) = output_of(&mut child);
        assert_eq!(code_of(&mut child), Some(0), "{complaint}");
        let Some(answer) = minizinc("gecode", &exported) else {
            return eprintln!("MiniZinc is not there, and not tried");
        };
        let (found, _) = solutions(&answer);
        assert_eq!(found.len().to_string(), wanted, "{model}\n{exported}");
        tried += 1;
    }
    assert!(tried >= 18);
}
