//! The terminal player on a pseudo-terminal, as a person would use it.
#![cfg(unix)]

use std::fmt::Debug;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, SlavePty, native_pty_system};

/// A busy machine may take its time.
const PATIENCE: Duration = Duration::from_secs(60);

/// A terminal in which the program runs.
struct Terminal {
    master: Box<dyn MasterPty + Send>,
    /// Kept open, so that the terminal outlives the program.
    _slave: Box<dyn SlavePty + Send>,
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    shown: Arc<Mutex<Shown>>,
    /// How the terminal was set before the program began.
    before: String,
}

/// What the program sent, as it is and on a screen.
struct Shown {
    sent: Vec<u8>,
    screen: vt100::Parser,
}

fn size(cols: u16, rows: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

/// An empty screen of this size.
fn parser(wide: u16, high: u16) -> vt100::Parser {
    let positive = |number| NonZeroU16::new(number).expect("a screen has room");
    vt100::Parser::new(positive(high), positive(wide), 0)
}

/// The settings of a terminal: echo, lines, signals.
fn settings(master: &dyn MasterPty) -> String {
    fn written(settings: Option<impl Debug>) -> String {
        format!("{:?}", settings.expect("a terminal has settings"))
    }
    written(master.get_termios())
}

impl Terminal {
    fn start(words: &str, env: &[(&str, &str)]) -> Self {
        let pair = native_pty_system().openpty(size(80, 24)).expect("there is a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_backtrail"));
        command.args(words.split_whitespace());
        command.env_remove("NO_COLOR");
        command.env("TERM", "xterm-256color");
        env.iter().for_each(|(name, value)| command.env(name, value));
        let before = settings(&*pair.master);
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let shown = Arc::new(Mutex::new(Shown { sent: Vec::new(), screen: parser(80, 24) }));
        let mut reader = pair.master.try_clone_reader().expect("the terminal can be read");
        let told = Arc::clone(&shown);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(many @ 1..) = reader.read(&mut bytes) {
                let mut shown = told.lock().expect("nobody panics with it");
                shown.sent.extend_from_slice(&bytes[..many]);
                shown.screen.process(&bytes[..many]);
            }
        });
        let keys = pair.master.take_writer().expect("the terminal can be written to");
        Terminal { master: pair.master, _slave: pair.slave, child, keys, shown, before }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("keys can be pressed");
    }

    fn screen(&self) -> String {
        self.shown.lock().expect("nobody panics with it").screen.screen().contents()
    }

    /// Waits until the screen is as it should be.
    #[track_caller]
    fn wait_until(&self, what: &str, is_so: impl Fn(&str) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !is_so(&self.screen()) {
            assert!(Instant::now() < deadline, "waited for {what} in vain:\n{}", self.screen());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits until all of this is to be read.
    #[track_caller]
    fn wait_for(&self, texts: &[&str]) {
        self.wait_until(&texts.join(", "), |screen| texts.iter().all(|text| screen.contains(text)));
    }

    /// Waits for the end of the program, and says how it ended.
    #[track_caller]
    fn code(&mut self) -> u32 {
        let deadline = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().expect("the program can be waited for") {
                return status.exit_code();
            }
            if Instant::now() > deadline {
                let _ = self.child.kill();
                panic!("the program did not end:\n{}", self.screen());
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Is the terminal as it was found?
    #[track_caller]
    fn assert_restored(&self) {
        let deadline = Instant::now() + PATIENCE;
        // What the program sent last may still be on its way.
        let left = || {
            let shown = self.shown.lock().expect("nobody panics with it");
            !shown.screen.screen().alternate_screen() && !shown.screen.screen().hide_cursor()
        };
        while !left() {
            assert!(Instant::now() < deadline, "the alternate screen is not left or the cursor not shown");
            std::thread::sleep(Duration::from_millis(10));
        }
        assert_eq!(settings(&*self.master), self.before, "the settings are not as they were");
    }
}

const QUEENS: &str = "watch queens 8 --solver scan";

#[test]
fn a_search_is_stepped_forwards_and_backwards_and_asked_why() {
    let mut terminal = Terminal::start(QUEENS, &[]);
    terminal.wait_for(&["8 queens, scan", "nothing has happened yet", "step 0", "paused, 4 steps a second"]);
    assert_ne!(settings(&*terminal.master), terminal.before, "keys are read one by one");
    terminal.press("l\u{1b}[C\u{1b}[C");
    terminal.wait_for(&["step 3", "refused: a queen in column 1, row 0"]);
    terminal.press("\u{1b}[D");
    terminal.wait_for(&["step 2", "chosen: a queen in column 0, row 0"]);
    terminal.press("h");
    terminal.wait_for(&["step 1 ", "the root: nothing is chosen yet"]);
    terminal.press("llw");
    terminal.wait_for(&["why not a queen in column 1, row 0?", "!♕!"]);
    terminal.press("w");
    terminal.wait_until("why to close", |screen| !screen.contains("!♕!"));
    terminal.press("s");
    terminal.wait_for(&[
        "solution 1: every choice has been made",
        "visits 114",
        "checks 876",
        "solutions 1",
        "depth 8",
    ]);
    terminal.press("d");
    terminal.wait_for(&["a dead end: every choice here was refused"]);
    terminal.press("g10\r");
    terminal.wait_for(&["visits 10 "]);
    terminal.press("t");
    terminal.wait_for(&[" path "]);
    terminal.press("e");
    terminal.wait_for(&["there are 92 solutions", "visits 2,057", "checks 15,720", "dead ends 644"]);
    terminal.press("r");
    terminal.wait_for(&["step 0"]);
    terminal.press("?");
    terminal.wait_for(&["keys, any closes this"]);
    terminal.press("x");
    terminal.wait_until("help to close", |screen| !screen.contains("any closes this"));
    terminal.press("q");
    assert_eq!(terminal.code(), 0);
    terminal.assert_restored();
}

#[test]
fn it_plays_by_itself_until_it_is_paused() {
    let mut terminal = Terminal::start("watch queens 4 --solver scan --speed max", &[]);
    terminal.wait_for(&["step 0"]);
    terminal.press(" ");
    terminal.wait_for(&["there are 2 solutions", "visits 17"]);
    terminal.press("q");
    assert_eq!(terminal.code(), 0);
}

#[test]
fn what_takes_long_keeps_the_screen_alive_and_any_key_stops_it() {
    let mut terminal = Terminal::start("watch queens 24 --solver scan", &[]);
    terminal.wait_for(&["step 0"]);
    terminal.press("e");
    terminal.wait_for(&["looking for the end", "any key stops"]);
    terminal.press("x");
    terminal.wait_for(&["stopped on the way to the end"]);
    terminal.press("q");
    assert_eq!(terminal.code(), 0);
}

#[test]
fn the_terminal_is_left_as_it_was_found_however_it_ends() {
    for (keys, code) in [("q", 0), ("\u{3}", 0), ("e\u{3}", 0)] {
        let mut terminal = Terminal::start("watch queens 20 --solver scan", &[]);
        terminal.wait_for(&["step 0"]);
        terminal.press(keys);
        assert_eq!(terminal.code(), code);
        terminal.assert_restored();
    }
    for signal in ["-TERM", "-INT", "-HUP"] {
        let mut terminal = Terminal::start(QUEENS, &[]);
        terminal.wait_for(&["step 0"]);
        let pid = terminal.child.process_id().expect("it runs").to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().expect("there is kill").success());
        assert_eq!(terminal.code(), 3, "{signal}");
        terminal.assert_restored();
    }
}

#[test]
fn a_resized_terminal_is_drawn_anew() {
    let terminal = &mut Terminal::start(QUEENS, &[]);
    terminal.wait_for(&["step 0", "quit"]);
    for (wide, high) in [(120, 40), (45, 15), (20, 6), (80, 24)] {
        {
            let mut shown = terminal.shown.lock().expect("nobody panics with it");
            shown.screen = parser(wide, high);
        }
        terminal.master.resize(size(wide, high)).expect("it can be resized");
        terminal.wait_until(&format!("a screen of {wide}×{high}"), |screen| {
            let lines: Vec<&str> = screen.lines().collect();
            lines.len() == usize::from(high) && lines[lines.len() - 1].contains("quit")
        });
    }
    terminal.press("q");
    assert_eq!(terminal.code(), 0);
}

/// Does what was sent set a colour?
fn is_coloured(sent: &[u8]) -> bool {
    let text = String::from_utf8_lossy(sent).into_owned();
    let styles = text.split("\u{1b}[").skip(1).filter_map(|rest| {
        let end = rest.find(|sign: char| !(sign.is_ascii_digit() || sign == ';'))?;
        rest[end..].starts_with('m').then(|| rest[..end].to_string())
    });
    let is_colour = |code: u32| matches!(code, 30..=38 | 40..=48 | 90..=97 | 100..=107);
    styles
        .flat_map(|style| style.split(';').map(str::to_string).collect::<Vec<_>>())
        .any(|code| code.parse().is_ok_and(is_colour))
}

#[test]
fn without_colour_everything_is_still_told() {
    for (env, coloured) in [(&[][..], true), (&[("NO_COLOR", "1")], false)] {
        let mut terminal = Terminal::start(QUEENS, env);
        terminal.wait_for(&["step 0"]);
        terminal.press("wlll");
        terminal.wait_for(&["why not a queen in column 1, row 0?", "!♕!", "◀ here", "○ 0"]);
        terminal.press("s");
        terminal.wait_for(&["◆ solution 1"]);
        terminal.press("q");
        assert_eq!(terminal.code(), 0);
        let sent = terminal.shown.lock().expect("nobody panics with it").sent.clone();
        assert_eq!(is_coloured(&sent), coloured);
    }
}

#[test]
fn a_dumb_terminal_is_told_so() {
    let mut terminal = Terminal::start(QUEENS, &[("TERM", "dumb")]);
    assert_eq!(terminal.code(), 2);
    terminal.wait_for(&["this terminal (TERM=dumb) cannot be drawn on"]);
    terminal.assert_restored();
}

/// Records into this file, and gives what was said, the exit code and what was written.
fn record(file: &Path, words: &str) -> (String, Option<i32>, Option<Vec<u8>>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_backtrail"));
    command.args(words.split_whitespace()).arg("--record").arg(file).stdin(std::process::Stdio::null());
    let output = command.output().expect("the program runs");
    let said = String::from_utf8(output.stderr).expect("it is text");
    (said, output.status.code(), std::fs::read(file).ok())
}

#[test]
fn a_film_is_recorded_without_a_terminal_and_nothing_else_is_left() {
    let folder = std::env::temp_dir().join(format!("backtrail-watch-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let words = "watch queens 4 --solver scan --steps 12 --step 30";
    for (name, begins) in [("film.cast", "{\"version\":2,"), ("film.gif", "GIF89a"), ("film.svg", "<svg ")] {
        let file = folder.join(name);
        for _ in 0..2 {
            let (said, code, bytes) = record(&file, words);
            let bytes = bytes.expect("it is written");
            assert_eq!(code, Some(0), "{said}");
            assert!(bytes.starts_with(begins.as_bytes()), "{name}");
            assert!(said.starts_with(&format!("{}: 13 frames, ", file.display())), "{said}");
            assert!(said.ends_with(" bytes\n") && said.lines().count() == 1, "{said}");
        }
    }
    let (said, code, bytes) = record(&folder.join("no/film.gif"), words);
    assert_eq!((code, bytes), (Some(2), None));
    assert!(said.contains("cannot write ") && said.contains("no such file or directory"), "{said}");
    let mut left: Vec<_> =
        std::fs::read_dir(&folder).expect("it is there").map(|file| file.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["film.cast", "film.gif", "film.svg"]);
    std::fs::remove_dir_all(&folder).expect("it can be taken away");
}

#[test]
fn a_terminal_that_is_closed_ends_the_player() {
    let pair = native_pty_system().openpty(size(80, 24)).expect("there is a pseudo-terminal");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_backtrail"));
    command.args(["watch", "queens", "8"]);
    command.env("TERM", "xterm-256color");
    command.set_controlling_tty(false); // so that no signal says that it is closed
    let mut child = pair.slave.spawn_command(command).expect("the player starts");
    let mut reader = pair.master.try_clone_reader().expect("a terminal can be read");
    let (mut seen, mut bytes) = (Vec::new(), [0; 4096]);
    while !String::from_utf8_lossy(&seen).contains("queens") {
        let read = reader.read(&mut bytes).expect("the player draws");
        seen.extend(&bytes[..read]);
    }
    drop((reader, pair));
    let begun = Instant::now();
    while child.try_wait().expect("a child can be waited for").is_none() {
        assert!(begun.elapsed() < PATIENCE, "the player outlives its terminal");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A count of several seconds: the share that is known, and beside it what an estimate of the visits says.
#[test]
fn a_long_count_shows_an_estimate_beside_its_share() {
    let terminal = &mut Terminal::start("queens 17 --count --solver bits", &[]);
    terminal.master.resize(size(160, 24)).expect("it can be resized");
    terminal.shown.lock().expect("nobody panics with it").screen = parser(160, 24);
    terminal.wait_for(&[" % (estimate: ", " found", " left"]);
    terminal.press("\u{3}");
    assert_eq!(terminal.code(), 3);
}
