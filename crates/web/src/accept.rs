//! Connections: as many as are allowed, each with a time to say what it wants.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use axum::{Extension, Router};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::state::{ServerState, Stopping};

/// A connection counts as one until all of these are dropped: also after it became a socket.
#[derive(Clone)]
pub(crate) struct Seat {
    _permit: Arc<OwnedSemaphorePermit>,
}

/// How many surplus connections are told at a time that there are too many; further ones are closed at once.
const TURNED_AWAY: usize = 32;

/// No connection lasts longer, whoever does not read what it asked for. Sockets are connections no more.
const LONGEST: Duration = Duration::from_secs(30 * 60);

/// Accepts connections until it is time to stop.
pub(crate) async fn accept(listener: TcpListener, router: Router, server: Arc<ServerState>) {
    let mut stopping = server.stopping();
    let away = Arc::new(Semaphore::new(TURNED_AWAY));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopping.come() => return,
        };
        let Ok((stream, _)) = accepted else {
            // Mostly too many open files: some will be closed.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        // Steps are small and somebody waits for each: none is held back to be sent with the next.
        let _ = stream.set_nodelay(true);
        let patience = server.limits.patience;
        if let Ok(permit) = Arc::clone(&server.connections).try_acquire_owned() {
            let service = router.clone().layer(Extension(Seat { _permit: Arc::new(permit) }));
            tokio::spawn(converse(stream, TowerToHyperService::new(service), patience, server.stopping()));
        } else if let Ok(permit) = Arc::clone(&away).try_acquire_owned() {
            let sentence = format!(
                "{} connections are open, and no more are allowed; try again later\n",
                server.limits.connections
            );
            let service = service_fn(move |_| {
                let response =
                    Response::builder().status(StatusCode::SERVICE_UNAVAILABLE).header(header::CONNECTION, "close");
                let response = response.body(Body::from(sentence.clone())).expect("a plain response");
                async { Ok::<_, Infallible>(response) }
            });
            let stopping = server.stopping();
            tokio::spawn(async move {
                converse(stream, service, patience.min(Duration::from_secs(2)), stopping).await;
                drop(permit);
            });
        }
    }
}

/// Answers the requests of a connection, until it is closed or it is time to stop.
async fn converse<S>(stream: TcpStream, service: S, patience: Duration, mut stopping: Stopping)
where
    S: Service<Request<Incoming>, Response = Response<Body>, Error = Infallible, Future: Send> + Send + 'static,
{
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(patience).max_buf_size(64 << 10);
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    // What goes wrong with a connection is the other end's business.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = tokio::time::sleep(LONGEST) => return,
        () = stopping.come() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
