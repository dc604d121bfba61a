//! A dated record of one suite: printed while it is made, and kept under `record/<machine>/`.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::Command;
use std::time::SystemTime;

/// What a suite measured, as Markdown.
pub(crate) struct Record {
    suite: &'static str,
    date: String,
    text: String,
}

impl Record {
    pub(crate) fn new(suite: &'static str, about: &str) -> Self {
        let date = humantime::format_rfc3339_seconds(SystemTime::now()).to_string()[..10].to_string();
        let mut record = Record { suite, date, text: String::new() };
        record.line(&format!("# {about}"));
        record.line("");
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let intro = format!(
            "{}, {cores} × {}, {}, commit {}. Made by `cargo run --release -p bench -- {suite}`.",
            record.date,
            processor(),
            first_line("rustc", &["--version"]),
            commit(),
        );
        record.line(&intro);
        record
    }

    /// Adds a line, and prints it.
    pub(crate) fn line(&mut self, line: &str) {
        println!("{line}");
        let _ = writeln!(self.text, "{line}");
    }

    /// Adds the head of a table.
    pub(crate) fn head(&mut self, title: &str, columns: &[&str]) {
        self.line(&format!("\n## {title}\n"));
        self.row(columns);
        self.line(&format!("|{}", "---|".repeat(columns.len())));
    }

    /// Adds a row of a table.
    pub(crate) fn row<S: AsRef<str>>(&mut self, cells: &[S]) {
        let cells: Vec<&str> = cells.iter().map(AsRef::as_ref).collect();
        self.line(&format!("| {} |", cells.join(" | ")));
    }

    /// Keeps it, in the place of an earlier one of the same day.
    pub(crate) fn save(self) {
        let machine: String =
            processor().chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect();
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("record").join(machine);
        let file = folder.join(format!("{}-{}.md", self.suite, self.date));
        let saved = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, &self.text));
        match saved {
            Ok(()) => println!("\nkept in {}\n", file.display()),
            Err(error) => eprintln!("bench: cannot write {}: {error}", file.display()),
        }
    }
}

/// The processor's name, as far as the system tells.
fn processor() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    model.map_or_else(|| std::env::consts::ARCH.to_string(), |(_, name)| name.trim().to_string())
}

/// The commit, and whether anything but records has changed since.
fn commit() -> String {
    let id = first_line("git", &["rev-parse", "--short", "HEAD"]);
    let changed = first_line("git", &["status", "--porcelain", "--", ":/", ":!/bench/record"]);
    if changed == "unknown" { id } else { format!("{id} with changes") }
}

fn first_line(program: &str, words: &[&str]) -> String {
    let output = Command::new(program).args(words).output().ok();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    text.lines().next().unwrap_or("unknown").to_string()
}
