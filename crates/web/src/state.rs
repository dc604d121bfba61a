//! What all requests share: the limits, the cores, what is open, and whether it is time to stop.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

use backtrail::text;
use registry::{Registry, memory};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use crate::guard::Guard;
use crate::limits::Limits;
use crate::refusal::Refusal;
use crate::run::WatchedRun;
use crate::serve::Options;
use crate::work::{Queue, WorkerPool};

/// The server as its requests see it.
pub(crate) struct ServerState {
    pub(crate) limits: Limits,
    pub(crate) guard: Guard,
    pub(crate) registry: Registry,
    /// The run that the page shows.
    pub(crate) run: Option<WatchedRun>,
    /// Where searches are stepped.
    pub(crate) steppers: WorkerPool,
    /// Where instances are read and drawn, which may take a second or two: no step of a search waits behind that.
    pub(crate) readers: WorkerPool,
    pub(crate) races: Queue,
    pub(crate) films: Queue,
    /// One permit for each connection that may be open.
    pub(crate) connections: Arc<Semaphore>,
    connected: Shares,
    searches: Arc<Semaphore>,
    searching: Shares,
    stopping: watch::Sender<bool>,
}

impl ServerState {
    pub(crate) fn new(options: &Options, guard: Guard, registry: Registry) -> Self {
        let limits = options.limits.clone();
        ServerState {
            run: options.run.clone(),
            steppers: WorkerPool::new(limits.slice),
            readers: WorkerPool::new(limits.slice),
            races: Queue::new(limits.waiting),
            films: Queue::new(limits.waiting),
            connections: Arc::new(Semaphore::new(limits.connections)),
            connected: Shares::default(),
            searches: Arc::new(Semaphore::new(limits.searches)),
            searching: Shares::default(),
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
        self.limits.searches - self.searches.available_permits()
    }

    /// A seat for a connection from this address, if there is one left.
    pub(crate) fn seat(&self, from: IpAddr) -> Result<Seat, Refusal> {
        let (most, each) = (self.limits.connections, self.limits.connections_each);
        let full = || Refusal::busy(text!("web-connections", most = most));
        let permit = Arc::clone(&self.connections).try_acquire_owned().map_err(|_| full())?;
        let share = self.connected.take(from, each);
        let share = share.ok_or_else(|| Refusal::busy(text!("web-connections-each", most = each)))?;
        Ok(Seat { from, _held: Arc::new((permit, share)) })
    }

    /// Room for a search of the connection with this seat, if there is any.
    pub(crate) fn room(&self, seat: &Seat) -> Result<Room, Refusal> {
        self.has_memory()?;
        let (most, each) = (self.limits.searches, self.limits.searches_each);
        let full = || Refusal::busy(text!("web-searches", most = most));
        let permit = Arc::clone(&self.searches).try_acquire_owned().map_err(|_| full())?;
        let share = self.searching.take(seat.from, each);
        let share = share.ok_or_else(|| Refusal::busy(text!("web-searches-each", most = each)))?;
        Ok(Room { _held: (permit, share) })
    }

    /// Is there memory to begin something new?
    pub(crate) fn has_memory(&self) -> Result<(), Refusal> {
        match memory::held() {
            Some(held) if held > self.limits.memory => Err(Refusal::busy(text!("web-memory"))),
            _ => Ok(()),
        }
    }
}

/// A connection counts as one until all of these are dropped: also after it became a socket.
#[derive(Clone)]
pub(crate) struct Seat {
    from: IpAddr,
    _held: Arc<(OwnedSemaphorePermit, Share)>,
}

/// Room for a search, until it is dropped.
pub(crate) struct Room {
    _held: (OwnedSemaphorePermit, Share),
}

/// How much each address has.
#[derive(Clone, Default)]
struct Shares(Arc<Mutex<HashMap<IpAddr, usize>>>);

impl Shares {
    /// One more for an address that has fewer than `most`.
    fn take(&self, from: IpAddr, most: usize) -> Option<Share> {
        let from = client(from);
        let mut shares = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let has = shares.entry(from).or_default();
        if *has >= most {
            return None;
        }
        *has += 1;
        Some(Share { shares: self.clone(), from })
    }
}

/// The client that an address stands for: in IPv6 a client has all addresses that share their first half.
fn client(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V6(from) => Ipv6Addr::from_bits(from.to_bits() >> 64 << 64).into(),
        from @ IpAddr::V4(_) => from,
    }
}

/// One that an address has, until it is dropped.
struct Share {
    shares: Shares,
    from: IpAddr,
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut shares = self.shares.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(has) = shares.get_mut(&self.from) {
            *has -= 1;
            if *has == 0 {
                shares.remove(&self.from);
            }
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_its_share_and_gives_it_back() {
        let shares = Shares::default();
        let [one, other]: [IpAddr; 2] = ["192.0.2.1", "192.0.2.2"].map(|address| address.parse().unwrap());
        let held = [shares.take(one, 2), shares.take(one, 2), shares.take(other, 2)];
        assert!(held.iter().all(Option::is_some) && shares.take(one, 2).is_none());
        drop(held);
        assert!(shares.0.lock().unwrap().is_empty(), "nothing is kept of a client that has gone");
    }

    #[test]
    fn whoever_has_one_address_has_its_neighbours() {
        let same = |one: &str, other: &str| client(one.parse().unwrap()) == client(other.parse().unwrap());
        assert!(same("2001:db8::1", "2001:db8::ffff:1") && same("::ffff:192.0.2.1", "192.0.2.1"));
        assert!(!same("2001:db8::1", "2001:db8:0:1::1") && !same("192.0.2.1", "192.0.2.2"));
    }
}
