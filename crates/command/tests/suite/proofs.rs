//! `--proof` and `check proof`, from outside: files, exit codes, what is said.
#![cfg(unix)]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

/// A folder of its own for each test, taken away at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("backtrail-proofs-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder).expect("a folder");
        Folder(folder)
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("a folder");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name")).collect();
        names.sort();
        names
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("a text")
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).expect("it can be written");
    }

    fn command(&self, words: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_backtrail"));
        command.args(words.split(' ')).current_dir(&self.0).env("LC_ALL", "C").stdin(Stdio::null());
        command
    }

    /// What a command says, and its exit code.
    fn run(&self, words: &str) -> (Option<i32>, String, String) {
        let Output { status, stdout, stderr } = self.command(words).output().expect("it starts");
        let text = |bytes| String::from_utf8(bytes).expect("text");
        (status.code(), text(stdout), text(stderr))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_proof_is_written_and_checked() {
    let folder = Folder::new("written");
    let (code, _, said) = folder.run("color queen:6 -k 6 --proof six --proof-cnf six.cnf");
    assert_eq!(code, Some(1), "{said}");
    assert!(
        said.contains("\nproof: six, by learn, ") && said.contains("'backtrail check proof color queen:6 -k 6 six'"),
        "{said}"
    );
    let (code, told, _) = folder.run("check proof color queen:6 -k 6 six");
    assert_eq!(code, Some(0), "{told}");
    assert!(told.starts_with("queen:6: 6 colours are not enough: the proof holds ("), "{told}");
    let (code, told, _) = folder.run("check proof color queen:6 six --json");
    assert_eq!(
        (code, &*told),
        (
            Some(0),
            "{\"type\":\"check\",\"legal\":true,\"complete\":true,\"conflicts\":[],\"total\":0,\"conflict_ids\":[]}\n"
        )
    );

    let formula = folder.read("six.cnf");
    let head = formula.lines().next().expect("a line");
    let clauses = formula.lines().filter(|line| line.ends_with(" 0")).count();
    assert_eq!(head, format!("p cnf 216 {clauses}"));
    // An edge for each colour, a pair of colours for each vertex, and each vertex has one; the rest are structures.
    assert!(clauses > 290 * 6 + 36 * 15 + 36 && formula.contains("\nc clique ") && formula.contains("\nc occurs "));

    let (code, told, _) = folder.run("color queen:6 --chromatic --json --proof least");
    assert_eq!(code, Some(0));
    assert!(told.contains("\"proof_file\":\"least\",\"proof_by\":\"learn\",\"proof_clauses\":"), "{told}");
    assert_eq!(folder.run("check proof color queen:6 least").0, Some(0));
    assert_eq!(folder.names(), ["least", "six", "six.cnf"], "nothing is left beside them");

    let (code, _, said) = folder
        .run("sudoku 123456789........................................................................ --proof no");
    assert_eq!((code, folder.names().len()), (Some(0), 3), "{said}");
    assert!(said.contains("no proof was written"), "{said}");
    let none = "1234......34........................5..................................5.........";
    let (code, ..) = folder.run(&format!("sudoku {none} --unique --proof no"));
    let (held, told, _) = folder.run(&format!("check proof sudoku {none} no"));
    if code == Some(1) {
        assert!(held == Some(0) && told.contains("no solution"), "{told}");
    }
}

#[test]
fn a_proof_that_is_cut_or_of_something_else_is_refused_at_its_line() {
    let folder = Folder::new("refused");
    assert_eq!(folder.run("color queen:6 -k 6 --proof six -q").0, Some(1));
    let proof = folder.read("six");
    let lines = proof.lines().count();
    folder.write("cut", &proof[..proof.len() - 2]);
    let (code, told, _) = folder.run("check proof color queen:6 -k 6 cut");
    let expected = format!(
        "queen:6: the proof does not hold\n  line {lines}: the proof ends without the empty clause, a line with 0 alone\n"
    );
    assert_eq!((code, told), (Some(1), expected));
    let (code, told, _) = folder.run("check proof color queen:7 -k 6 six");
    assert_eq!(
        (code, &*told),
        (Some(1), "queen:7: the proof does not hold\n  line 2: it is a proof of another instance\n")
    );
    let (code, told, _) = folder.run("check proof color queen:6 -k 6 six --lang fr");
    assert_eq!(code, Some(0));
    assert!(told.starts_with("queen:6\u{a0}: 6 couleurs ne suffisent pas\u{a0}: la preuve tient"), "{told}");
    folder.write("none", "p cnf 1 1\n");
    let (code, _, said) = folder.run("check proof color queen:6 none");
    assert_eq!(
        (code, &*said),
        (Some(2), "backtrail: none is not a proof: its first line is not 'c backtrail proof 1'\n")
    );
    let (code, _, said) = folder.run("check proof color queen:6 nothing");
    assert_eq!((code, &*said), (Some(2), "backtrail: cannot read nothing: no such file or directory\n"));
    folder.write("empty", "");
    assert_eq!(folder.run("check proof color queen:6 empty").0, Some(2));
}

#[test]
fn what_is_stopped_or_finds_something_leaves_the_old_file() {
    let folder = Folder::new("stopped");
    folder.write("old", "yesterday's\n");
    let (code, _, said) = folder.run("color queen:6 -k 7 --proof old");
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("no proof was written: it takes a search to its end"), "{said}");
    // Minutes, at least.
    let long = "color gnm:120,3600,1 -k 14 --proof old -q";
    assert_eq!(folder.run(&format!("{long} --time-limit 300ms")).0, Some(3));
    let mut child = folder.command(long).spawn().expect("it starts");
    while folder.names().len() < 2 {
        std::thread::sleep(Duration::from_millis(5));
    }
    std::thread::sleep(Duration::from_millis(300));
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill is there").success());
    assert_eq!(child.wait().expect("it ended").code(), Some(3));
    assert_eq!((folder.names(), &*folder.read("old")), (vec!["old".to_string()], "yesterday's\n"));
}

#[test]
fn what_is_no_file_for_a_proof_is_refused() {
    let folder = Folder::new("nowhere");
    folder.write("g.col", "p edge 3 3\ne 1 2\ne 2 3\ne 1 3\n");
    for (words, why) in [
        ("color g.col -k 2 --proof -", "a proof is written to a file, which '-' is not"),
        ("color g.col -k 2 --proof /dev/null", "a proof is written to a file, which '/dev/null' is not"),
        ("color g.col -k 2 --proof g.col", "g.col is also the input: choose another file for the answer"),
        ("color g.col -k 2 --proof a/b", "cannot write a/b: no such file or directory"),
        ("color g.col -k 2 --proof p -o p", "--proof, --proof-cnf and --output each need a file of their own"),
        ("color g.col -k 2 --solver dsatur --proof p", "dsatur cannot write a proof; decide can"),
        ("check proof color g.col", "which proof? Give its file after the instance"),
        ("queens 3 --proof p", "brute cannot write a proof; no solver can"),
        ("sudoku g.col g.col --proof p", "--proof takes one instance, not a collection"),
    ] {
        let (code, _, said) = folder.run(words);
        let last = said.lines().last().unwrap_or_default();
        assert_eq!(code, Some(2), "{words}: {said}");
        // Which solver would have been taken for queens is not ours to hold here.
        let end = why.split_once(' ').map_or(why, |(_, end)| end);
        assert!(last.ends_with(end), "{words}: {last}");
    }
    assert_eq!(folder.names(), ["g.col"]);
}
