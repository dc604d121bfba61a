//! What all requests share: the limits, the cores, what is open, and whether it is time to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use backtrail::text;
use registry::Registry;
use tokio::sync::{Semaphore, watch};

use crate::guard::Guard;
use crate::limits::Limits;
use crate::refusal::Refusal;
use crate::work::{Queue, WorkerPool};

/// The server as its requests see it.
pub(crate) struct ServerState {
    pub(crate) limits: Limits,
    pub(crate) guard: Guard,
    pub(crate) registry: Registry,
    /// Where searches are stepped.
    pub(crate) steppers: WorkerPool,
    /// Where instances are read and drawn, which may take a second or two: no step of a search waits behind that.
    pub(crate) readers: WorkerPool,
    pub(crate) races: Queue,
    pub(crate) films: Queue,
    /// One permit for each connection that may be open.
    pub(crate) connections: Arc<Semaphore>,
    searches: Arc<AtomicUsize>,
    stopping: watch::Sender<bool>,
}

impl ServerState {
    pub(crate) fn new(limits: Limits, guard: Guard, registry: Registry) -> Self {
        ServerState {
            steppers: WorkerPool::new(limits.slice),
            readers: WorkerPool::new(limits.slice),
            races: Queue::new(limits.waiting),
            films: Queue::new(limits.waiting),
            connections: Arc::new(Semaphore::new(limits.connections)),
            searches: Arc::default(),
            stopping: watch::Sender::new(false),
            limits,
            guard,
            registry,
        }
    }

    /// Tells everybody that it is time to stop.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Tells when it is time to stop.
    pub(crate) fn stopping(&self) -> Stopping {
        Stopping(self.stopping.subscribe())
    }

    /// How many searches are open.
    pub(crate) fn open_searches(&self) -> usize {
        self.searches.load(Ordering::Relaxed)
    }

    /// Room for a search, if there is any.
    pub(crate) fn room(&self) -> Result<Room, Refusal> {
        let most = self.limits.searches;
        if self.searches.fetch_add(1, Ordering::Relaxed) >= most {
            self.searches.fetch_sub(1, Ordering::Relaxed);
            return Err(Refusal::busy(text!("web-searches", most = most)));
        }
        Ok(Room(Arc::clone(&self.searches)))
    }
}

/// Room for a search, until it is dropped.
pub(crate) struct Room(Arc<AtomicUsize>);

impl Drop for Room {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Whether it is time to stop.
#[derive(Clone)]
pub(crate) struct Stopping(watch::Receiver<bool>);

impl Stopping {
    /// Waits until it is.
    pub(crate) async fn come(&mut self) {
        // An error means that the server is gone: time to stop all the same.
        let _ = self.0.wait_for(|stopping| *stopping).await;
    }
}
