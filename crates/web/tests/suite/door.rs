//! Which requests are let in, and what every answer carries.

use std::time::Duration;

use serde_json::json;
use web::{Limits, Options, Server};

use crate::client::{Talk, ask, block, get, post, send};

fn server() -> Server {
    Server::start(&builtin::registry(), &Options::default()).expect("a port")
}

/// A server that asks for a token, and its token.
fn shy_server() -> (Server, String) {
    let server = Server::start(&builtin::registry(), &Options { token: true, ..Options::default() }).expect("a port");
    let token = server.url().split_once("?token=").expect("a token").1.to_string();
    (server, token)
}

#[test]
fn every_answer_tells_browsers_what_to_hold_to() {
    let server = server();
    let to = server.address();
    let answers = [
        get(to, "/"),
        get(to, "/js/main.js"),
        get(to, "/api/puzzles"),
        get(to, "/nowhere"),
        get(to, "/api/pose"),
        post(to, "/api/pose", &json!({ "puzzle": "queens", "word": "x" })),
        ask(to, "GET", "/", &[("Host", "evil.example")], ""),
    ];
    assert_eq!(answers.iter().map(|answer| answer.status).collect::<Vec<_>>(), [200, 200, 200, 404, 405, 422, 421]);
    for answer in &answers {
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self'; "), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"));
        assert!(answer.header("cache-control").is_some_and(|cache| cache == "no-store" || cache == "no-cache"));
        assert_eq!(answer.header("access-control-allow-origin"), None);
    }
    assert_eq!(answers[2].header("cache-control"), Some("no-store"));
}

#[test]
fn a_file_that_is_known_is_not_sent_again() {
    let server = server();
    let to = server.address();
    let first = get(to, "/css/base.css");
    let tag = first.header("etag").expect("a tag");
    let again = ask(to, "GET", "/css/base.css", &[("If-None-Match", tag)], "");
    assert_eq!((again.status, again.body.len()), (304, 0));
    for path in ["/../Cargo.toml", "/..%2fCargo.toml", "/js/../../Cargo.toml", "//etc/passwd", "/%2e%2e/Cargo.toml"] {
        assert_eq!(get(to, path).status, 404, "{path}");
    }
}

#[test]
fn another_name_and_another_page_are_refused() {
    let server = server();
    let to = server.address();
    let rebound = ask(to, "GET", "/api/puzzles", &[("Host", &format!("evil.example:{}", to.port()))], "");
    assert_eq!((rebound.status, rebound.error()), (421, format!("this server only answers to the name {to}")));
    let own = format!("http://{to}");
    for (name, value, status) in [
        ("Origin", "http://evil.example", 403),
        ("Origin", "null", 403),
        ("Origin", own.as_str(), 200),
        ("Sec-Fetch-Site", "cross-site", 403),
        ("Sec-Fetch-Site", "same-origin", 200),
    ] {
        assert_eq!(ask(to, "GET", "/api/puzzles", &[(name, value)], "").status, status, "{name}: {value}");
    }
    assert_eq!(send(to, b"GET / HTTP/1.0\r\n\r\n").status, 403, "no host at all");
    block(async {
        assert!(Talk::with(to, &[("Origin", "http://evil.example")]).await.is_err());
        assert!(Talk::with(to, &[("Origin", own.as_str())]).await.is_ok());
    });
}

#[test]
fn a_token_is_asked_for_once() {
    let (server, token) = shy_server();
    let to = server.address();
    let refused = get(to, "/");
    assert_eq!(refused.status, 403);
    assert_eq!(
        refused.text(),
        "this server needs a token: open the whole address that it printed, including ?token=\n"
    );
    assert_eq!(get(to, &format!("/?token={}", "0".repeat(32))).status, 403);
    assert_eq!(get(to, "/api/puzzles").status, 403);
    block(async { assert!(Talk::with(to, &[]).await.is_err()) });

    let welcome = get(to, &format!("/?token={token}"));
    assert_eq!((welcome.status, welcome.header("location")), (303, Some("/")));
    let set = welcome.header("set-cookie").expect("a cookie");
    assert!(set.contains("; HttpOnly") && set.contains("; SameSite=Strict"), "{set}");
    let cookie = set.split(';').next().expect("a cookie");
    assert_eq!(ask(to, "GET", "/", &[("Cookie", cookie)], "").status, 200);
    assert_eq!(ask(to, "GET", "/api/puzzles", &[("Cookie", cookie)], "").status, 200);
    block(async { assert!(Talk::with(to, &[("Cookie", cookie)]).await.is_ok()) });
    // The cookie alone does not let another page in.
    let foreign = [("Cookie", cookie), ("Origin", "http://evil.example")];
    assert_eq!(ask(to, "GET", "/api/puzzles", &foreign, "").status, 403);

    // Browsers keep a strict cookie back after a redirect from a link elsewhere: there the page comes at once.
    let linked = ask(to, "GET", &format!("/?token={token}"), &[("Sec-Fetch-Site", "cross-site")], "");
    assert_eq!(linked.status, 200);
    assert!(linked.header("set-cookie").is_some());
}

#[test]
fn what_is_too_large_or_no_json_is_told_so() {
    let limits = Limits { body: 2_000, patience: Duration::from_millis(300), ..Limits::default() };
    let server = Server::start(&builtin::registry(), &Options { limits, ..Options::default() }).expect("a port");
    let to = server.address();
    let json = [("Content-Type", "application/json")];
    let long = format!(r#"{{"puzzle": "sudoku", "word": "{}"}}"#, ".".repeat(3_000));
    let refused = ask(to, "POST", "/api/pose", &json, &long);
    assert_eq!(
        (refused.status, refused.error().as_str()),
        (413, "this is larger than 2000 bytes, the most that the page takes at once")
    );
    // A body that does not say how long it is.
    let chunked = format!(
        "POST /api/pose HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Transfer-Encoding: chunked\r\n\r\n{:x}\r\n{long}\r\n0\r\n\r\n",
        long.len()
    );
    assert_eq!(send(to, chunked.as_bytes()).status, 413);
    // One that never comes, and a head that never ends.
    let slow = format!(
        "POST /api/pose HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n"
    );
    assert_eq!(send(to, slow.as_bytes()).status, 408);
    let begun = std::time::Instant::now();
    let mut stream = std::net::TcpStream::connect(to).expect("it listens");
    std::io::Write::write_all(&mut stream, b"GET / HTTP/1.1\r\nHost:").expect("it reads");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
    let _ = std::io::Read::read_to_end(&mut stream, &mut Vec::new());
    assert!(begun.elapsed() < Duration::from_secs(15), "a head that never ends is not waited for");

    let bad = ask(to, "POST", "/api/pose", &json, "{\"puzzle\": ");
    assert_eq!(bad.status, 400);
    assert!(bad.error().starts_with("the request cannot be understood: "), "{}", bad.error());
    assert_eq!(ask(to, "POST", "/api/pose", &json, "{}").status, 400);
    let form = ask(to, "POST", "/api/pose", &[("Content-Type", "text/plain")], r#"{"puzzle": "queens", "word": "8"}"#);
    assert_eq!((form.status, form.error().as_str()), (415, "the request must be application/json"));
}
