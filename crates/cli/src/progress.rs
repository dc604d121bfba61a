//! Showing how far a search is, for anything over a second; and stopping it on Ctrl-C.

use std::io::{self, IsTerminal};
use std::sync::OnceLock;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use backtrail::{Monitor, Progress};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use render::numbers::duration;
use words::{decimal, say};

/// Anything quicker than this shows no progress.
const PATIENCE: Duration = Duration::from_secs(1);

/// A search that is asked how far it is has told by then.
const NEWS: Duration = Duration::from_millis(50);

/// A monitor that Ctrl-C or a request to terminate cancels. A second Ctrl-C ends the program at once.
pub(crate) fn monitor() -> Monitor {
    let monitor = Monitor::default();
    let cancelled = monitor.clone();
    // An error means that a handler is set already; then Ctrl-C works as that one says.
    let _ = ctrlc::set_handler(move || {
        if cancelled.is_cancelled() {
            crate::output::abandon();
            std::process::exit(130);
        }
        cancelled.cancel();
    });
    monitor
}

/// How progress is shown.
pub(crate) enum Show<'a> {
    /// Not at all.
    No,
    /// As a bar on stderr, if that is a terminal; with what is counted there.
    Bar(&'a str),
    /// The same, with an estimate of how many visits there will be beside the share that is known.
    Beside(&'a str, Guess<'a>),
    /// To this function, once a second.
    Tell(&'a (dyn Fn(&Progress, f64) + Sync)),
}

/// Estimates the visits of the whole search until the monitor is cancelled.
pub(crate) type Guess<'a> = &'a (dyn Fn(&Monitor) -> Option<f64> + Sync);

/// Runs `work`, and shows how far it is meanwhile.
pub(crate) fn during<T>(monitor: &Monitor, show: &Show<'_>, work: impl FnOnce() -> T) -> T {
    let bar = matches!(show, Show::Bar(_) | Show::Beside(..)) && io::stderr().is_terminal();
    if !bar && !matches!(show, Show::Tell(_)) {
        return work();
    }
    let (finished, wait) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            let start = Instant::now();
            let waited = |time| wait.recv_timeout(time) == Err(RecvTimeoutError::Timeout);
            if !waited(PATIENCE) {
                return;
            }
            monitor.progress(); // asks the search to tell
            while waited(NEWS) {
                match show {
                    Show::Tell(tell) => tell(&monitor.progress(), start.elapsed().as_secs_f64()),
                    Show::Bar(what) => return draw(monitor, what, None, start, &wait),
                    Show::Beside(what, guess) => return draw_beside(monitor, what, *guess, start, &wait),
                    Show::No => return,
                }
                if !waited(PATIENCE - NEWS) {
                    return;
                }
                monitor.progress();
            }
        });
        let done = work();
        drop(finished);
        done
    })
}

/// Draws a bar, and an estimate beside it as soon as there is one.
fn draw_beside(monitor: &Monitor, what: &str, guess: Guess<'_>, start: Instant, wait: &mpsc::Receiver<()>) {
    let (guessed, until) = (OnceLock::new(), Monitor::default());
    std::thread::scope(|scope| {
        scope.spawn(|| guess(&until).map(|visits| guessed.set(visits)));
        draw(monitor, what, Some(&guessed), start, wait);
        until.cancel();
    });
}

/// Draws a bar until the search has finished, and takes it away.
fn draw(monitor: &Monitor, what: &str, guessed: Option<&OnceLock<f64>>, start: Instant, wait: &mpsc::Receiver<()>) {
    const WHOLE: u64 = 1_000_000;
    let bar = ProgressBar::with_draw_target(Some(WHOLE), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("[{wide_bar}] {msg}").expect("the template is right");
    bar.set_style(style.progress_chars("=> "));
    loop {
        let progress = monitor.progress();
        bar.set_position((progress.share * WHOLE as f64) as u64);
        bar.set_message(words(&progress, what, guessed.and_then(OnceLock::get), start.elapsed()));
        if wait.recv_timeout(Duration::from_millis(100)) != Err(RecvTimeoutError::Timeout) {
            bar.finish_and_clear();
            return;
        }
    }
}

/// The words beside the bar.
fn words(progress: &Progress, what: &str, guessed: Option<&f64>, elapsed: Duration) -> String {
    let seconds = elapsed.as_secs_f64();
    let rate = (progress.visits as f64 / seconds) as u64;
    let left = match seconds * (1.0 - progress.share) / progress.share {
        left if progress.share > 0.0 && left < 1e9 => {
            say!("cli-progress-left", time = duration(Duration::from_secs_f64(left)))
        }
        _ => String::new(),
    };
    let share = match progress.share {
        share if share > 0.0 => format!("{} %", decimal(share * 100.0, 2)),
        _ => say!("cli-progress-count", n = progress.visits, what = what),
    };
    let counts_nothing = progress.visits == 0 && progress.solutions == 0;
    if counts_nothing || crate::output::width() < 80 {
        return format!("{share}{left}");
    }
    let share = match guessed.filter(|_| crate::output::width() >= 100) {
        Some(visits) => {
            let guess = decimal((progress.visits as f64 / visits * 100.0).min(100.0), 1);
            say!("cli-progress-guess", share = share, guess = guess)
        }
        None => share,
    };
    say!("cli-progress", share = share, found = progress.solutions, rate = rate, what = what, left = left)
}
