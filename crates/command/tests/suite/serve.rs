//! `backtrail serve` as a shell starts and stops it.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// A server that is killed if a test fails.
struct Serving {
    child: Child,
    stdout: BufReader<ChildStdout>,
    address: String,
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(words: &[&str]) -> Serving {
    let mut command = Command::new(env!("CARGO_BIN_EXE_backtrail"));
    command.arg("serve").arg("--no-open").args(words).stdin(Stdio::null());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    let mut stdout = BufReader::new(child.stdout.take().expect("stdout is piped"));
    let mut address = String::new();
    stdout.read_line(&mut address).expect("a line can be read");
    Serving { child, stdout, address: address.trim_end().to_string() }
}

impl Serving {
    fn host(&self) -> &str {
        self.address.strip_prefix("http://").and_then(|rest| rest.split('/').next()).expect("an address")
    }

    /// Ends it as a person or a system does; gives the exit code, what was said, and how long it took.
    fn end(mut self, signal: &str) -> (Option<i32>, String, Duration) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().expect("kill is there").success());
        let asked = Instant::now();
        while self.child.try_wait().expect("the child can be waited for").is_none() {
            assert!(asked.elapsed() < Duration::from_secs(20), "it does not end");
            std::thread::sleep(Duration::from_millis(5));
        }
        let took = asked.elapsed();
        let (mut more, mut notes) = (String::new(), String::new());
        self.stdout.read_to_string(&mut more).expect("stdout is text");
        assert_eq!(more, "", "the address is all of stdout");
        self.child.stderr.take().expect("stderr is piped").read_to_string(&mut notes).expect("stderr is text");
        (self.child.wait().expect("it ended").code(), notes, took)
    }
}

fn get(host: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(host).expect("it listens");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer is text");
    answer
}

#[test]
fn the_page_is_served_until_a_signal_ends_it() {
    for signal in ["-INT", "-TERM"] {
        let serving = serve(&[]);
        assert!(serving.address.starts_with("http://127.0.0.1:"), "{}", serving.address);
        assert!(get(serving.host(), "/").contains("<title>"));
        // A connection that is left open does not keep it.
        let _open = TcpStream::connect(serving.host()).expect("it listens");
        let (code, notes, took) = serving.end(signal);
        assert_eq!(code, Some(0), "{signal}");
        let here = "only this machine can open this address; --host 0.0.0.0 lets others in\npress Ctrl-C to stop\n";
        assert!(notes.ends_with(here), "{signal}: {notes}");
        assert!(took < Duration::from_secs(5), "{signal}: {took:?}");
    }
}

#[test]
fn a_port_that_is_taken_is_told_so() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("its address").port().to_string();
    let mut command = Command::new(env!("CARGO_BIN_EXE_backtrail"));
    let output = command.args(["serve", "--no-open", "--port", &port]).output().expect("the program starts");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(said, format!("backtrail: port {port} is in use; choose another --port, or leave it out\n"));
}

#[test]
fn a_token_is_asked_for_on_this_machine_too_and_the_next_port_is_taken() {
    let (first, second) = (serve(&["--token"]), serve(&[]));
    assert_ne!(first.host(), second.host());
    let (_, token) = first.address.split_once("/?token=").expect("a token in the address");
    assert!(first.address.starts_with("http://127.0.0.1:") && token.len() == 32, "{}", first.address);
    assert!(get(first.host(), "/").starts_with("HTTP/1.1 403"));
    assert!(get(first.host(), &format!("/?token={token}")).starts_with("HTTP/1.1 303"));
    assert!(get(second.host(), "/").starts_with("HTTP/1.1 200"));
    // At most one of them has the usual port; tests that run beside this one may have it too.
    for serving in [first, second] {
        let is_usual = serving.host().ends_with(":7392");
        let (_, notes, _) = serving.end("-INT");
        let said = "port 7392 is in use, perhaps by another backtrail serve: this one is at port 7";
        assert_eq!(notes.contains(said), !is_usual, "{notes}");
    }
}

/// Servers that start in the same moment all asked for the usual port, found it free, and only one of them could have it.
#[test]
fn servers_that_start_together_get_a_port_each() {
    let starting: Vec<_> = (0..8).map(|_| std::thread::spawn(|| serve(&[]))).collect();
    let serving: Vec<_> = starting.into_iter().map(|thread| thread.join().expect("it serves")).collect();
    let mut hosts: Vec<&str> = serving.iter().map(Serving::host).collect();
    hosts.sort_unstable();
    hosts.dedup();
    assert_eq!(hosts.len(), serving.len(), "{hosts:?}");
}

#[test]
fn a_server_for_others_says_what_that_means_and_wants_its_token() {
    let serving = serve(&["--host", "0.0.0.0"]);
    let (_, token) = serving.address.split_once("/?token=").expect("a token in the address");
    assert_eq!(token.len(), 32);
    let port = serving.host().rsplit(':').next().expect("a port");
    let host = format!("127.0.0.1:{port}");
    assert!(get(&host, "/").starts_with("HTTP/1.1 403"));
    assert!(get(&host, &format!("/?token={token}")).starts_with("HTTP/1.1 303"));
    let (code, notes, _) = serving.end("-INT");
    assert_eq!(code, Some(0));
    assert!(notes.contains("anyone who can reach this machine") && notes.contains("not encrypted"), "{notes}");
}
