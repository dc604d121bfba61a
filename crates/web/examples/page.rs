//! Serves the page at a fixed port, for work on the page: a debug build reads the files of the page anew each time.

fn main() -> std::io::Result<()> {
    let port = std::env::args().nth(1).and_then(|port| port.parse().ok()).unwrap_or(8080);
    web::serve(&builtin::registry(), &web::Options { port, ..Default::default() }, |server| {
        println!("{}", server.url());
    })
}
