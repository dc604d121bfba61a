//! The terminal: taken over, drawn on, and given back as it was found.

use std::io::{self, IsTerminal, Stdout, Write};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::{self, Event, KeyEventKind};
use crossterm::style::force_color_output;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use crossterm::{cursor, execute};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::draw;
use crate::session::Session;

/// Signals are noticed within this time, whatever else happens.
const GLANCE: Duration = Duration::from_millis(100);

/// How long a long work goes on before the screen is drawn again.
const WORK: Duration = Duration::from_millis(30);

/// Somebody asked the program to end.
static STOPPED: AtomicBool = AtomicBool::new(false);

/// The terminal is ours at the moment.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The terminal while it is ours; dropped, it is given back.
struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    fn take() -> io::Result<Self> {
        prepare();
        // Whether there is colour is decided where things are drawn.
        force_color_output(true);
        enable_raw_mode()?;
        TAKEN.store(true, Ordering::SeqCst);
        thread::spawn(end_with_the_terminal);
        let taken = execute!(io::stdout(), EnterAlternateScreen, cursor::Hide);
        let terminal = taken.and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        match terminal {
            Ok(terminal) => Ok(Screen { terminal }),
            Err(error) => {
                give_back();
                Err(error)
            }
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Gives the terminal back, once. What fails here fails because the terminal is gone.
fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let mut out = io::stdout();
        let _ = execute!(out, LeaveAlternateScreen, cursor::Show);
        let _ = out.flush();
        let _ = disable_raw_mode();
    }
}

/// Ends the program where the terminal is closed under it, while it is ours.
///
/// A terminal that is gone is ready to be read for ever and gives nothing, and crossterm asks it again without end: whoever
/// waits for a key never comes back. (A terminal that is closed sends a signal too, but only to the programs in its foreground.)
fn end_with_the_terminal() {
    while TAKEN.load(Ordering::SeqCst) {
        thread::sleep(GLANCE);
        if TAKEN.load(Ordering::SeqCst) && !io::stdin().is_terminal() {
            std::process::exit(3);
        }
    }
}

/// A panic tells its story on the terminal as it was; a signal is noticed and not obeyed at once.
fn prepare() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let tell = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            give_back();
            tell(panic);
        }));
        // An error means that the program has a handler of its own; then that one decides.
        let _ = ctrlc::set_handler(|| STOPPED.store(true, Ordering::SeqCst));
    });
}

/// Shows the session and hands it the keys until it is over.
pub(crate) fn play(session: &mut Session) -> io::Result<()> {
    let mut screen = Screen::take()?;
    // crossterm hears of a new size from its first poll on: polled only after the first frame, it missed a window that was resized
    // in between, and the old frame stood there until a key was pressed.
    event::poll(Duration::ZERO)?;
    let mut before = Instant::now();
    let mut changed = true;
    while !session.is_over() {
        if changed {
            screen.terminal.draw(|frame| draw::draw(frame, session))?;
        }
        changed = false;
        if event::poll(session.patience().unwrap_or(GLANCE).min(GLANCE))? {
            changed = true;
            // All that was pressed meanwhile, before anything is drawn again.
            while event::poll(Duration::ZERO)? {
                match event::read()? {
                    Event::Key(key) if key.kind != KeyEventKind::Release => session.press(key),
                    _ => {}
                }
            }
        }
        if STOPPED.swap(false, Ordering::SeqCst) {
            return Err(io::Error::new(io::ErrorKind::Interrupted, "a signal asked to end"));
        }
        let now = Instant::now();
        changed |= session.advance(now - before, &mut || now.elapsed() < WORK);
        before = now;
    }
    Ok(())
}
