//! Collections as a shell gives them: packed, long, damaged, with neighbours, on threads.

use std::io::Write;
use std::process::{Command, Stdio};

/// Runs a command line on this input; gives its exit code, its output and what it complained of.
fn run(words: &str, environment: &[(&str, &str)], input: &[u8]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_backtrail"));
    command.args(words.split_whitespace()).envs(environment.iter().copied()).env("LC_ALL", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    // A program that has seen enough need not read everything.
    let _ = writer.join().expect("the writer ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().expect("it was not killed"), text(output.stdout), text(output.stderr))
}

fn answers(words: &str, environment: &[(&str, &str)], lines: &[String]) -> Vec<String> {
    let (code, stdout, stderr) = run(words, environment, (lines.join("\n") + "\n").as_bytes());
    assert_eq!(code, 0, "{words}: {stderr}");
    stdout.lines().map(str::to_string).collect()
}

/// Numbers that look random (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % end
    }
}

/// Grids that are thinned out, most of them to several solutions; some have none.
fn grids(count: usize, random: &mut Random) -> Vec<String> {
    let (_, made, _) = run(&format!("sudoku generate --count {count} --seed 5 -q"), &[], b"");
    let made: Vec<String> = made.lines().map(|line| line[..81].to_string()).collect();
    let solved = answers("sudoku - -q", &[], &made);
    let mut thin = |(i, solved): (usize, &String)| {
        let mut cells = solved.clone().into_bytes();
        for _ in 0..60 + random.below(30) {
            cells[random.below(81)] = b'.';
        }
        if i % 7 == 0
            && let Some(cell) = (0..81).find(|&cell| cells[cell] != b'.')
        {
            cells[cell] = b'1' + (cells[cell] - b'1' + 1 + random.below(8) as u8) % 9;
        }
        String::from_utf8(cells).expect("digits and dots")
    };
    solved.iter().enumerate().map(&mut thin).filter(|line| is_legal(line)).collect()
}

fn is_legal(line: &str) -> bool {
    let cells = line.as_bytes();
    let clash = |a: usize, b: usize| {
        let (row, column, of) = (a / 9 == b / 9, a % 9 == b % 9, (a / 27, a % 9 / 3) == (b / 27, b % 9 / 3));
        a != b && cells[a] != b'.' && cells[a] == cells[b] && (row || column || of)
    };
    (0..81).all(|a| (0..81).all(|b| !clash(a, b)))
}

#[test]
fn the_same_solution_whatever_stands_beside_it() {
    let mut random = Random(11);
    let lines = grids(90, &mut random);
    // The textbook's search finds the least solution first.
    let expected = answers("sudoku - -q --solver plain", &[], &lines);
    assert!(expected.iter().filter(|line| line.ends_with("  # several")).count() > 30, "{expected:#?}");
    assert!(expected.contains(&"# no solution".to_string()));
    for environment in [&[][..], &[("BACKTRAIL_ISA", "avx2")], &[("BACKTRAIL_ISA", "portable")]] {
        for threads in [1, 3] {
            assert_eq!(answers(&format!("sudoku - -q -p {threads}"), environment, &lines), expected, "{environment:?}");
        }
        // Other neighbours: by turns, and each line many times.
        let mut order: Vec<usize> = (0..4 * lines.len()).map(|i| i % lines.len()).collect();
        (1..order.len()).rev().for_each(|i| order.swap(i, random.below(i + 1)));
        let mixed: Vec<String> = order.iter().map(|&i| lines[i].clone()).collect();
        let mixed = answers("sudoku - -q", environment, &mixed);
        assert!(order.iter().zip(&mixed).all(|(&i, answer)| *answer == expected[i]), "{environment:?}");
        // Lines that are no plain 81 characters go another way.
        let spaced: Vec<String> =
            lines.iter().map(|line| line.replace(' ', "").split("").collect::<Vec<_>>().join(" ")).collect();
        assert_eq!(answers("sudoku - -q", environment, &spaced), expected, "{environment:?}");
        let objects = answers("sudoku - --json", environment, &lines);
        for (object, expected) in objects.iter().zip(&expected) {
            let kind = if expected.contains("several") { r#""kind":"several""# } else { r#""kind":""# };
            let word = expected.split("  #").next().filter(|word| !word.starts_with('#'));
            assert!(object.contains(kind) && word.is_none_or(|word| object.contains(&format!(r#""word":"{word}""#))));
            assert_eq!(object.contains("several"), expected.contains("several"), "{object}");
        }
        for i in [0, 1, 2, 3] {
            let (_, alone, _) = run(&format!("sudoku {} --format line -q", lines[i]), environment, b"");
            assert_eq!(
                alone.trim_end(),
                expected[i].split("  #").next().filter(|word| !word.starts_with('#')).unwrap_or_default()
            );
        }
    }
    let again: Vec<String> = expected.iter().filter(|line| !line.starts_with('#')).cloned().collect();
    let solved: Vec<String> = again.iter().map(|line| line[..81].to_string()).collect();
    assert_eq!(answers("sudoku - -q", &[], &again), solved, "answers can be read again");
}

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packer.write_all(text).expect("memory takes all");
    packer.finish().expect("memory takes all")
}

fn zstandard(text: &[u8]) -> Vec<u8> {
    ruzstd::encoding::compress_to_vec(text, ruzstd::encoding::CompressionLevel::Fastest)
}

#[test]
fn packed_collections_are_read_like_others() {
    let text = PUZZLE.repeat(5_000);
    let skipped = [0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]; // a frame that says nothing
    for pack in [gzip as fn(&[u8]) -> Vec<u8>, zstandard] {
        let (once, half) = (pack(text.as_bytes()), pack(PUZZLE.repeat(2_500).as_bytes()));
        let mut packed = vec![once, half.repeat(2)];
        if packed[0].starts_with(&[0x28]) {
            packed.push([&half[..], &skipped, &half].concat());
        }
        for packed in packed {
            let (code, stdout, stderr) = run("sudoku -", &[], &packed);
            assert_eq!((code, stdout == SOLUTION.repeat(5_000)), (0, true), "{stderr}");
            assert!(stderr.starts_with("5,000 puzzles: 5,000 with one solution; "), "{stderr}");
        }
        let (code, stdout, _) = run("sudoku - --format line -q", &[], &pack(PUZZLE.as_bytes()));
        assert_eq!((code, &*stdout), (0, SOLUTION), "a single puzzle may be packed too");
        for damaged in [pack(text.as_bytes())[..60].to_vec(), pack(PUZZLE.as_bytes())[..6].to_vec()] {
            let (code, _, stderr) = run("sudoku - -q", &[], &damaged);
            let said = "backtrail: cannot read standard input: the packed file is damaged or cut short\n";
            assert_eq!((code, &*stderr), (2, said));
        }
        let mut wrong = pack(text.as_bytes());
        let last = wrong.len() - 6;
        wrong[last] ^= 0x55;
        assert_eq!(run("sudoku - -q", &[], &wrong).0, 2, "a byte that fell over is noticed");
    }
}

#[test]
fn a_line_without_end_is_one_bad_line() {
    let long = format!("{PUZZLE}{}\n{PUZZLE}", "1.".repeat(3 << 20));
    for (flag, expected) in [("", 2), (" --keep-going", 0)] {
        let (code, stdout, stderr) = run(&format!("sudoku - -p 2{flag}"), &[], long.as_bytes());
        let lines: Vec<&str> = stdout.lines().collect();
        assert_eq!((code, lines.len()), (expected, 3), "{stderr}");
        assert!(lines[0] == SOLUTION.trim_end() && lines[1].starts_with("# this is too long") && lines[2] == lines[0]);
        assert!(stderr.contains("standard input, line 2: this is too long for a grid"), "{stderr}");
        assert!(stderr.contains("3 puzzles: 2 with one solution, 1 invalid"), "{stderr}");
    }
}

#[test]
fn a_binary_file_is_one_error() {
    let program = std::fs::read(env!("CARGO_BIN_EXE_backtrail")).expect("the program is a file");
    let (code, stdout, stderr) = run("sudoku -", &[], &program[..1 << 20]);
    assert_eq!((code, &*stdout, &*stderr), (2, "", "backtrail: standard input is not a text file\n"));
}

/// The number after a name in JSON.
fn number(object: &str, name: &str) -> u64 {
    let rest = object.split(&format!("\"{name}\":")).nth(1).unwrap_or_else(|| panic!("no {name} in {object}"));
    rest.split(|sign: char| !sign.is_ascii_digit()).next().and_then(|digits| digits.parse().ok()).expect("a number")
}

#[test]
fn counters_of_243_puzzles_add_up() {
    let (_, made, _) = run("sudoku generate --box 2x3 --count 243 --seed 3 -q", &[], b"");
    assert_eq!(made.lines().count(), 243);
    let (code, stdout, _) = run("sudoku - --solver plain --stats --json", &[], made.as_bytes());
    let (answers, summary) = stdout.trim_end().rsplit_once('\n').expect("a summary");
    assert_eq!((code, answers.lines().count()), (0, 243));
    for name in ["visits", "checks", "rejections", "dead_ends"] {
        assert_eq!(answers.lines().map(|answer| number(answer, name)).sum::<u64>(), number(summary, name), "{name}");
    }
    // The counters of a puzzle are those that it has alone.
    for (puzzle, answer) in made.lines().zip(answers.lines()).step_by(50) {
        let puzzle = puzzle.split_whitespace().next().expect("a grid");
        let (_, alone, _) = run(&format!("sudoku {puzzle} --solver plain --json"), &[], b"");
        assert_eq!(number(&alone, "visits"), number(answer, "visits"), "{puzzle}");
    }
    let (_, profile, _) = run("profile sudoku - --first --solver plain --json", &[], made.as_bytes());
    assert_eq!(number(&profile, "visits"), number(summary, "visits"));
    let depths = profile.split("\"profile\":[").nth(1).and_then(|rest| rest.split(']').next()).expect("a profile");
    let visits: u64 = depths.split(',').map(|visits| visits.parse::<u64>().expect("a number")).sum();
    assert_eq!(visits, number(summary, "visits"));
    let (_, text, stderr) = run("sudoku - --solver plain --stats", &[], made.as_bytes());
    assert!(text.lines().all(|line| line.contains("  # visits ") && line.contains(", seconds 0.")), "{text}");
    assert!(stderr.lines().last().is_some_and(|line| line.starts_with("in total: ")), "{stderr}");
}
