//! The server: which address leads where, and how it begins and ends.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{any, get, post};
use registry::Registry;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::time::timeout;

use crate::guard::Guard;
use crate::limits::Limits;
use crate::run::WatchedRun;
use crate::state::ServerState;
use crate::{accept, api, assets, film, guard, race, recognize, run, walk};

/// How long open connections have to close in the end.
const GOODBYE: Duration = Duration::from_secs(1);

/// How to serve.
#[derive(Clone, Debug)]
pub struct Options {
    /// On which address of this machine. If others can reach it, a token is asked for.
    pub host: IpAddr,
    /// On which port; 0 for any that is free.
    pub port: u16,
    /// If it is in use, as many ports after it are tried, and after them any that is free; 0: it or none.
    pub other_ports: u16,
    /// Ask for a token also where only this machine can reach it: others may work on it too.
    pub token: bool,
    /// What is allowed.
    pub limits: Limits,
    /// The run that the page shows, if any.
    pub run: Option<WatchedRun>,
}

impl Default for Options {
    fn default() -> Self {
        let (host, limits) = (Ipv4Addr::LOCALHOST.into(), Limits::default());
        Options { host, port: 0, other_ports: 0, token: false, limits, run: None }
    }
}

/// A server at work, with threads of its own. Dropping it ends it at once; [`stop`](Server::stop) says good-bye first.
///
/// ```
/// let server = web::Server::start(&registry::Registry::new(), &web::Options::default())?;
/// assert!(server.url().starts_with("http://127.0.0.1:"));
/// assert_eq!(server.open_searches(), 0);
/// server.stop();
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Server {
    address: SocketAddr,
    state: Arc<ServerState>,
    runtime: Option<Runtime>,
}

impl Server {
    /// Starts to serve.
    ///
    /// # Errors
    ///
    /// If the port cannot be had.
    pub fn start(registry: &Registry, options: &Options) -> io::Result<Self> {
        // Solvers run on these threads as they would on the main one, which has as large a stack.
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().thread_stack_size(8 << 20).build()?;
        let listener = runtime.block_on(listen(options))?;
        let address = listener.local_addr()?;
        let guard = Guard::new(options.host, address.port(), options.token)?;
        let server = Arc::new(ServerState::new(options, guard, registry.clone()));
        runtime.spawn(accept::accept(listener, router(&server), Arc::clone(&server)));
        Ok(Server { address, state: server, runtime: Some(runtime) })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What to open in a browser, with the token if one is asked for.
    pub fn url(&self) -> String {
        let address = SocketAddr::new(reachable(self.address.ip()), self.address.port());
        let view = if self.state.run.is_some() { "#run" } else { "" };
        match self.state.guard.token() {
            None => format!("http://{address}/{view}"),
            Some(token) => format!("http://{address}/?token={token}{view}"),
        }
    }

    /// Is it open to others than this machine?
    pub fn is_open(&self) -> bool {
        !self.address.ip().is_loopback()
    }

    /// How many searches are being walked.
    pub fn open_searches(&self) -> usize {
        self.state.open_searches()
    }

    /// How many connections are open.
    pub fn connections(&self) -> usize {
        self.state.limits.connections - self.state.connections.available_permits()
    }

    /// Ends it: searches are dropped, sockets are told, nobody is waited for longer than a second or so.
    pub fn stop(mut self) {
        let Some(runtime) = self.runtime.take() else { return };
        self.state.stop();
        let all = self.state.limits.connections as u32;
        let _ = runtime.block_on(async { timeout(GOODBYE, self.state.connections.acquire_many(all)).await });
        runtime.shutdown_timeout(GOODBYE / 2);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            self.state.stop();
            runtime.shutdown_background();
        }
    }
}

/// Serves the page until the program is asked to end; `ready` is told when it is there.
///
/// # Errors
///
/// If the port cannot be had.
pub fn serve(registry: &Registry, options: &Options, ready: impl FnOnce(&Server)) -> io::Result<()> {
    let server = Server::start(registry, options)?;
    let runtime = server.runtime.as_ref().expect("it has just been started");
    // Before the address is printed, so that no signal to stop is missed.
    let end = runtime.block_on(async { asked_to_end() })?;
    ready(&server);
    runtime.block_on(end);
    server.stop();
    Ok(())
}

/// The first of the ports that is free. It is bound at once: between asking and binding, another server may take it.
async fn listen(options: &Options) -> io::Result<TcpListener> {
    let usual = options.port..=options.port.saturating_add(options.other_ports);
    let any = (options.other_ports > 0).then_some(0);
    let mut ports = usual.chain(any).peekable();
    while let Some(port) = ports.next() {
        match TcpListener::bind((options.host, port)).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse && ports.peek().is_some() => {}
            bound => return bound,
        }
    }
    unreachable!("the last port is bound or an error")
}

/// Listens for Ctrl-C, or what else asks a program to end; what is returned waits for it.
#[cfg(unix)]
fn asked_to_end() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Listens for Ctrl-C; what is returned waits for it.
#[cfg(not(unix))]
fn asked_to_end() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// An address under which others find us: for "every address" that of the way out, if there is one. Nothing is sent.
fn reachable(host: IpAddr) -> IpAddr {
    if !host.is_unspecified() {
        return host;
    }
    let way_out = |from: &str, to: &str| {
        let socket = UdpSocket::bind(from).ok()?;
        // Addresses for documentation: nobody is there.
        socket.connect(to).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    let found = match host {
        IpAddr::V4(_) => way_out("0.0.0.0:0", "192.0.2.1:9"),
        IpAddr::V6(_) => way_out("[::]:0", "[2001:db8::1]:9"),
    };
    found.unwrap_or(match host {
        IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(_) => std::net::Ipv6Addr::LOCALHOST.into(),
    })
}

fn router(server: &Arc<ServerState>) -> Router {
    Router::new()
        .route("/api/puzzles", get(api::puzzles))
        .route("/api/words", get(api::words))
        .route("/api/pose", post(api::pose))
        .route("/api/check", post(api::check))
        .route("/api/recognize", post(recognize::recognize))
        .route("/api/walk", any(walk::walk))
        .route("/api/race", post(race::race))
        .route("/api/film", post(film::film))
        .route("/api/run", post(run::run))
        .fallback(get(assets::file))
        .layer(from_fn_with_state(Arc::clone(server), guard::guard))
        .with_state(Arc::clone(server))
}
