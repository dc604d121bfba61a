//! A problem that panics while it is watched: the terminal is given back, and the message is read on it.
#![cfg(unix)]

use std::io::{Read, Write};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use backtrail::Problem;
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use registry::Board;
use registry::player::Player;
use registry::{Narrated, stepper};

/// Panics at its third choice.
struct Faulty(u32);

impl Problem for Faulty {
    type Choice = u32;
    type Choices = std::ops::Range<u32>;
    type Solution = ();

    fn choices(&self) -> Self::Choices {
        0..2
    }

    fn apply(&mut self, _: u32) -> bool {
        assert!(self.0 < 3, "a problem of one's own went wrong");
        self.0 += 1;
        true
    }

    fn undo(&mut self, _: u32) {
        self.0 -= 1;
    }

    fn is_solved(&self) -> bool {
        false
    }

    fn solution(&self) {}
}

impl Narrated for Faulty {}

/// Not a test: what the test below runs in a terminal.
#[test]
#[ignore = "runs in the terminal of another test"]
fn inside() {
    let player = Player::new(stepper(Faulty(0)));
    watch::play(player, &Board::CHOICES, "a faulty problem", watch::Options::default()).expect("it panics before");
}

#[test]
fn a_panic_leaves_the_terminal_as_it_was_found() {
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).expect("there is a pseudo-terminal");
    let settings = || format!("{:?}", pair.master.get_termios().expect("a terminal has settings"));
    let before = settings();
    let mut command = CommandBuilder::new(std::env::current_exe().expect("this is a program"));
    command.args(["inside", "--exact", "--ignored", "--nocapture"]);
    command.env("TERM", "xterm-256color");
    let mut child = pair.slave.spawn_command(command).expect("it starts");
    let screen = Arc::new(Mutex::new(vt100::Parser::default()));
    let mut reader = pair.master.try_clone_reader().expect("the terminal can be read");
    let told = Arc::clone(&screen);
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(many @ 1..) = reader.read(&mut bytes) {
            told.lock().expect("nobody panics with it").process(&bytes[..many]);
        }
    });
    let wait = |is_so: &dyn Fn(&vt100::Screen) -> bool| {
        let deadline = Instant::now() + Duration::from_secs(60);
        loop {
            let now = screen.lock().expect("nobody panics with it");
            if is_so(now.screen()) {
                return;
            }
            assert!(Instant::now() < deadline, "waited in vain:\n{}", now.screen().contents());
            drop(now);
            std::thread::sleep(Duration::from_millis(10));
        }
    };
    wait(&|screen| screen.alternate_screen() && screen.contents().contains("a faulty problem"));
    assert_ne!(settings(), before);
    pair.master.take_writer().expect("keys can be pressed").write_all(b"e").expect("a key can be pressed");
    wait(&|screen| !screen.alternate_screen() && !screen.hide_cursor());
    wait(&|screen| screen.contents().contains("a problem of one's own went wrong"));
    assert!(!child.wait().expect("it ends").success());
    assert_eq!(settings(), before);
}
