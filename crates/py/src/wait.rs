//! Work on a thread of its own, while the thread of the caller waits without the interpreter's lock and listens for Ctrl-C.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use backtrail::Monitor;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// The time between two looks for signals, when progress is told as well.
pub(crate) const TICK: Duration = Duration::from_millis(50);
/// How long a search that was interrupted may take to say how far it came.
const FAREWELL: u32 = 60;
/// As much as a program's first thread has on most systems, and more than the deepest recursion needs; only what is used is taken.
const STACK: usize = 64 << 20;

/// What came of the work, and the exception that interrupted it, if one did.
pub(crate) struct Done<T> {
    pub(crate) result: T,
    pub(crate) interrupted: Option<PyErr>,
}

/// Does the work, and waits. An exception from a signal or from `progress` cancels it; what it has done by then still comes back.
pub(crate) fn attended<T: Send + 'static>(
    py: Python<'_>,
    monitor: &Monitor,
    progress: Option<&Bound<'_, PyAny>>,
    work: impl FnOnce() -> T + Send + 'static,
) -> PyResult<Done<T>> {
    let (send, receive) = mpsc::sync_channel(1);
    // What waits must be shared while the lock is not held; nobody else reads it.
    let receive = Mutex::new(receive);
    spawn(move || {
        let _ = send.send(catch_unwind(AssertUnwindSafe(work)));
    })?;
    let mut interrupted: Option<PyErr> = None;
    let mut patience = FAREWELL;
    loop {
        let next = py.detach(|| receive.lock().expect("nobody else holds it").recv_timeout(TICK));
        match next {
            Ok(Ok(result)) => return Ok(Done { result, interrupted }),
            Ok(Err(panic)) => return Err(panicked(&*panic)),
            Err(RecvTimeoutError::Disconnected) => return Err(PyRuntimeError::new_err("the search has ended early")),
            Err(RecvTimeoutError::Timeout) => match interrupted {
                Some(error) if patience == 0 => return Err(error),
                Some(_) => patience -= 1,
                None => {
                    let heard = py.check_signals().and_then(|()| tell(monitor, progress));
                    if let Err(error) = heard {
                        monitor.cancel();
                        interrupted = Some(error);
                    }
                }
            },
        }
    }
}

/// A thread with room for deep searches.
pub(crate) fn spawn(work: impl FnOnce() + Send + 'static) -> PyResult<()> {
    std::thread::Builder::new().name("backtrail".into()).stack_size(STACK).spawn(work)?;
    Ok(())
}

/// Tells how far the work is.
fn tell(monitor: &Monitor, progress: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
    if let Some(progress) = progress {
        let now = monitor.progress();
        progress.call1((now.visits, now.solutions, now.share))?;
    }
    Ok(())
}

fn panicked(panic: &(dyn std::any::Any + Send)) -> PyErr {
    let why = panic.downcast_ref::<&str>().map(ToString::to_string).or_else(|| panic.downcast_ref::<String>().cloned());
    PyRuntimeError::new_err(format!("the search failed: {}", why.unwrap_or_default()))
}
