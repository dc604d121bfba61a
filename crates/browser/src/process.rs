//! The processes behind a test of the page: chromedriver, and the server under test.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A port of this machine that nobody listens on.
pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    listener.local_addr().expect("a bound address").port()
}

/// Chromedriver; it stops with whoever holds it, and its browsers with it.
pub(crate) struct Driver {
    child: Child,
    port: u16,
}

/// Starts chromedriver on a port and asks it to shut down once standard input ends, which it does however the test program does: a
/// browser that is kept for the next test is dropped by nobody, and what is killed leaves its browsers behind.
const WATCHED: &str = r#"
chromedriver --port="$1" </dev/null &
read -r _
if exec 3<>"/dev/tcp/127.0.0.1/$1"; then
    printf 'GET /shutdown HTTP/1.1\r\nHost: localhost\r\n\r\n' >&3
    read -r -t 5 _ <&3
fi
kill $!
"#;

impl Driver {
    pub(crate) fn start() -> Self {
        let port = free_port();
        let child = Command::new("bash")
            .args(["-c", WATCHED, "bash", &port.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("bash, which watches chromedriver, does not start: {error}"));
        Driver { child, port }
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        let _ = self.child.wait();
    }
}

/// `backtrail serve` on a free port of this machine; it stops with whoever holds it.
pub struct Served {
    child: Child,
    address: String,
}

impl Served {
    /// Starts this binary.
    ///
    /// # Panics
    ///
    /// If it does not say where it serves.
    pub fn start(binary: &Path) -> Self {
        Served::start_with(binary, &[])
    }

    /// Starts this binary with more words after those that it needs.
    ///
    /// # Panics
    ///
    /// If it does not say where it serves.
    pub fn start_with(binary: &Path, words: &[&str]) -> Self {
        let mut child = Command::new(binary)
            .args(["serve", "--no-open", "--port", "0"])
            .args(words)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}", binary.display()));
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let said = lines.next().and_then(Result::ok).unwrap_or_default();
        let address = said.split_whitespace().find(|word| word.starts_with("http://"));
        let address = address.and_then(|url| url.split('#').next()).unwrap_or_else(|| panic!("no address in {said:?}"));
        let address = address.trim_end_matches('/').to_string();
        Served { child, address }
    }

    /// Where it serves, without a slash at the end.
    pub fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        stop(&mut self.child);
    }
}

fn stop(child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
}
