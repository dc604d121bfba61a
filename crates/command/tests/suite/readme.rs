//! Every command of the README runs when it is pasted.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What waits for a person, or for the end of the day. Their own tests run them.
const INTERACTIVE: &[&str] = &["backtrail watch queens 8 ", "backtrail serve"];

/// What builds the whole program first.
const BUILDS: &[&str] = &["cargo ", "./test"];

/// The lines of the blocks of shell commands.
fn commands(readme: &str) -> Vec<&str> {
    let mut lines = Vec::new();
    let mut inside = false;
    for line in readme.lines() {
        match line {
            "```sh" => inside = true,
            "```" => inside = false,
            _ if inside && !line.trim().is_empty() && !line.starts_with('#') => lines.push(line),
            _ => {}
        }
    }
    lines
}

/// Runs a line in a shell; what is wrong with it, if something is.
fn run(line: &str, folder: &Path) -> Result<(), String> {
    let own = Path::new(env!("CARGO_BIN_EXE_backtrail")).parent().expect("a program is in a folder");
    let path = format!("{}:{}", own.display(), std::env::var("PATH").unwrap_or_default());
    let output = Command::new("sh")
        .args(["-c", line])
        .current_dir(folder)
        .env("PATH", path)
        .env_remove("LANG")
        .stdin(Stdio::null())
        .output()
        .map_err(|error| error.to_string())?;
    match output.status.success() && !(output.stdout.is_empty() && output.stderr.is_empty()) {
        true => Ok(()),
        false => Err(format!("{line}\n{}: {}", output.status, String::from_utf8_lossy(&output.stderr))),
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes unless it is optimised: ./test release runs it")]
fn every_command_of_the_readme_runs_as_it_stands() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let readme = fs::read_to_string(root.join("README.md")).expect("there is a README");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("readme");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for what the commands write");
    symlink(root.join("examples").canonicalize().expect("the examples are there"), folder.join("examples"))
        .expect("a link to the examples");
    let begins = |line: &str, list: &[&str]| list.iter().any(|start| line.starts_with(start));
    let commands = commands(&readme);
    let own: Vec<&str> = commands.iter().copied().filter(|line| !begins(line, BUILDS)).collect();
    assert!(own.len() >= 20, "the README has commands: {commands:?}");
    for list in [INTERACTIVE, BUILDS] {
        for start in list {
            assert!(commands.iter().any(|line| line.starts_with(start)), "the README has no line '{start}…' any more");
        }
    }
    let ours = own.into_iter().filter(|line| !begins(line, INTERACTIVE));
    let failures: Vec<String> = ours.filter_map(|line| run(line, &folder).err()).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
