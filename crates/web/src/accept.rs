//! Connections: as many as are allowed, each with a time to say what it wants.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderValue, Request, Response, header};
use axum::{Extension, Router};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;

use crate::state::{ServerState, Stopping};

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
        let Ok((stream, from)) = accepted else {
            // Mostly too many open files: some will be closed.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        // Steps are small and somebody waits for each: none is held back to be sent with the next.
        let _ = stream.set_nodelay(true);
        let patience = server.limits.patience;
        match server.seat(from.ip()) {
            Ok(seat) => {
                let service = TowerToHyperService::new(router.clone().layer(Extension(seat)));
                tokio::spawn(converse(stream, service, patience, server.stopping()));
            }
            Err(refusal) => {
                let Ok(permit) = Arc::clone(&away).try_acquire_owned() else { continue };
                let service = service_fn(move |request: Request<Incoming>| {
                    let wanted = request.headers().get(header::ACCEPT_LANGUAGE);
                    let mut response = refusal.clone().answer(request.uri().path().starts_with("/api/"), wanted);
                    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
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
