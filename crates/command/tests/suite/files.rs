//! Nothing is lost: what is in a file stays there until the answer is, and what was read is not written over.
#![cfg(unix)]

use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// A folder of its own for each test, taken away at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("backtrail-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder).expect("a folder");
        Folder(folder)
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        let file = self.0.join(name);
        fs::write(&file, text).expect("a file");
        file
    }

    /// The names in it.
    fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(&self.0)
            .expect("a folder")
            .map(|entry| entry.expect("an entry").file_name().into_string().expect("a name"))
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn backtrail(words: &str, out: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_backtrail"));
    command.args(words.split_whitespace()).arg("-o").arg(out);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    command
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).expect("a text")
}

#[test]
fn who_is_killed_leaves_the_old_file() {
    let folder = Folder::new("killed");
    let file = folder.file("answers", "yesterday's\n");
    let mut child = backtrail("queens 18 --all --format list -q", &file).spawn().expect("it starts");
    while folder.names().len() < 2 {
        std::thread::sleep(Duration::from_millis(5));
    }
    std::thread::sleep(Duration::from_millis(300));
    child.kill().expect("it can be killed");
    child.wait().expect("it ended");
    assert_eq!(read(&file), "yesterday's\n");
}

#[test]
fn what_was_found_until_a_limit_or_a_signal_is_in_the_file() {
    let folder = Folder::new("stopped");
    let file = folder.file("answers", "yesterday's\n");
    let limited = backtrail("queens 18 --all --format list -q --time-limit 300ms", &file).status().expect("it starts");
    assert_eq!(limited.code(), Some(3));
    assert!(read(&file).starts_with("0,2,4,1,7,14,11,15,12,16,5,17,6,3,10,8,13,9\n"));
    fs::write(&file, "yesterday's\n").expect("a file");
    let mut child = backtrail("queens 18 --all --format list -q", &file).spawn().expect("it starts");
    std::thread::sleep(Duration::from_millis(700));
    assert!(Command::new("kill").args(["-TERM", &child.id().to_string()]).status().expect("kill is there").success());
    assert_eq!(child.wait().expect("it ended").code(), Some(3));
    assert!(read(&file).starts_with("0,2,4,1,7,"));
    assert_eq!(folder.names(), ["answers"], "nothing is left beside it");
}

#[test]
fn a_file_keeps_its_permissions_and_a_link_stays_one() {
    let folder = Folder::new("kept");
    let file = folder.file("answers", "yesterday's\n");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("they can be set");
    let link = folder.0.join("link");
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    assert!(backtrail("queens 4 --count -q", &link).status().expect("it starts").success());
    assert_eq!((read(&file).as_str(), fs::metadata(&file).unwrap().permissions().mode() & 0o777), ("2\n", 0o640));
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    for device in ["/dev/null", "/dev/stdout"] {
        assert!(backtrail("queens 4 --count -q", Path::new(device)).status().expect("it starts").success(), "{device}");
    }
}

#[test]
fn what_cannot_be_answered_leaves_the_old_file() {
    let folder = Folder::new("refused");
    let file = folder.file("answers", "yesterday's\n");
    for words in ["queens x", "queens 40 --solver bits", "color nothing"] {
        let output = backtrail(words, &file).output().expect("it starts");
        assert_eq!(output.status.code(), Some(2), "{words}");
        assert_eq!((read(&file).as_str(), folder.names().len()), ("yesterday's\n", 1), "{words}");
    }
}

#[test]
fn what_is_read_is_not_written() {
    let folder = Folder::new("same");
    let graph = "p edge 3 2\ne 1 2\ne 2 3\n";
    let file = folder.file("g.col", graph);
    let linked = folder.0.join("linked");
    fs::hard_link(&file, &linked).expect("a link");
    let name = file.to_str().expect("a name");
    let refused = |words: &str, out: &Path, input: bool| {
        let mut command = backtrail(words, out);
        if input {
            command.stdin(File::open(&file).expect("it is there"));
        }
        let output = command.output().expect("it starts");
        let said = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{words}: {said}");
        let sentence = format!("backtrail: {} is also the input: choose another file for the answer\n", out.display());
        assert!(said.ends_with(&sentence), "{words}: {said}");
        assert_eq!(read(&file), graph, "{words}");
    };
    refused(&format!("color {name}"), &file, false);
    refused(&format!("color {name}"), &linked, false);
    refused("color -", &file, true);
    refused(&format!("profile color {name} -k 2"), &file, false);
    let grids = folder.file("grids", &format!("{}\n{}\n", ".".repeat(81), ".".repeat(81)));
    let output = backtrail(&format!("sudoku {}", grids.display()), &grids).output().expect("it starts");
    assert_eq!((output.status.code(), read(&grids).len()), (Some(2), 164));
    assert_eq!(folder.names(), ["g.col", "grids", "linked"]);
}
