//! The server: which address leads where, and how it begins and ends.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::Router;
use axum::routing::{any, get, post};
use tokio::net::TcpListener;

use crate::{api, assets, walk};

/// How to serve.
#[derive(Clone, Debug)]
pub struct Options {
    /// On which address of this machine.
    pub host: IpAddr,
    /// On which port; 0 for any that is free.
    pub port: u16,
}

impl Default for Options {
    fn default() -> Self {
        Options { host: Ipv4Addr::LOCALHOST.into(), port: 0 }
    }
}

/// Serves the page until it is told to stop; `ready` is told the address.
///
/// # Errors
///
/// If the port cannot be had.
pub fn serve(options: &Options, ready: impl FnOnce(SocketAddr)) -> std::io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind((options.host, options.port)).await?;
        ready(listener.local_addr()?);
        let stop = async {
            let _ = tokio::signal::ctrl_c().await;
        };
        axum::serve(listener, router()).with_graceful_shutdown(stop).await
    })
}

fn router() -> Router {
    Router::new()
        .route("/api/puzzles", get(api::puzzles))
        .route("/api/pose", post(api::pose))
        .route("/api/walk", any(walk::walk))
        .fallback(get(assets::file))
}
