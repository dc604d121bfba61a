//! When work is done: searches are stepped on threads of their own, no more at a time than there are cores, first come first
//! served.
//!
//! A turn is short, and shorter the more others wait: with 200 clients at full speed each still has an answer in some
//! hundredths of a second. Nothing here is a thread for each search: a search between two turns is only its state.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use backtrail::text;
use tokio::sync::Semaphore;

use crate::refusal::Refusal;

/// No turn is cut shorter than this, or all time would go into changing turns.
const SHORTEST: Duration = Duration::from_micros(200);

/// The cores, to be shared.
pub(crate) struct WorkerPool {
    admitted: Arc<Semaphore>,
    cores: usize,
    longest: Duration,
    waiting: AtomicUsize,
}

/// When a turn should end.
#[derive(Clone, Copy)]
pub(crate) struct Turn(Instant);

impl Turn {
    /// A turn of this length that begins now.
    pub(crate) fn of(length: Duration) -> Self {
        Turn(Instant::now() + length)
    }

    pub(crate) fn is_over(self) -> bool {
        Instant::now() >= self.0
    }
}

impl WorkerPool {
    /// A pool whose turns take no longer than this.
    pub(crate) fn new(longest: Duration) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        WorkerPool { admitted: Arc::new(Semaphore::new(cores)), cores, longest, waiting: AtomicUsize::new(0) }
    }

    /// Does a piece of work when its turn comes. The result is lost if the caller stops waiting.
    pub(crate) async fn turn<T: Send + 'static>(
        &self,
        work: impl FnOnce(Turn) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let waiting = Waiting::new(&self.waiting);
        let place = Arc::clone(&self.admitted).acquire_owned().await.expect("the places are never closed");
        drop(waiting);
        let others = self.waiting.load(Ordering::Relaxed) / self.cores;
        let length = (self.longest / (1 + others) as u32).max(SHORTEST);
        apart(move || {
            let done = work(Turn::of(length));
            drop(place);
            done
        })
        .await
    }
}

/// Does something on a thread where it may take its time. What it breaks is its own.
pub(crate) async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
    let broken = |_| Refusal::new(axum::http::StatusCode::INTERNAL_SERVER_ERROR, text!("web-broke"));
    tokio::task::spawn_blocking(work).await.map_err(broken)
}

/// Somebody waits, until this is dropped.
struct Waiting<'a>(&'a AtomicUsize);

impl<'a> Waiting<'a> {
    fn new(waiting: &'a AtomicUsize) -> Self {
        waiting.fetch_add(1, Ordering::Relaxed);
        Waiting(waiting)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Long work, such as races: one is served at a time, and only a few may wait.
pub(crate) struct Queue {
    serving: Arc<Semaphore>,
    /// One permit for each that waits or is served.
    admitted: Arc<Semaphore>,
}

/// A place in the queue.
pub(crate) struct QueuedTurn {
    serving: Arc<Semaphore>,
    _queued: tokio::sync::OwnedSemaphorePermit,
}

impl Queue {
    /// A queue that serves one at a time, while at most `waiting` wait.
    pub(crate) fn new(waiting: usize) -> Self {
        Queue { serving: Arc::new(Semaphore::new(1)), admitted: Arc::new(Semaphore::new(1 + waiting)) }
    }

    /// A place in the queue, if one is free.
    pub(crate) fn enter(&self, what: &str) -> Result<QueuedTurn, Refusal> {
        match Arc::clone(&self.admitted).try_acquire_owned() {
            Ok(queued) => Ok(QueuedTurn { serving: Arc::clone(&self.serving), _queued: queued }),
            Err(_) => Err(Refusal::busy(text!("web-too-many-wait", what = what))),
        }
    }
}

impl QueuedTurn {
    /// Waits for one's turn; it lasts until what is returned is dropped.
    pub(crate) async fn turn(&self) -> tokio::sync::OwnedSemaphorePermit {
        Arc::clone(&self.serving).acquire_owned().await.expect("the semaphore is never closed")
    }
}
