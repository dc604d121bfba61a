//! What a browser does, without one: plain requests, and a search over a socket.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};

/// Runs what waits.
pub(crate) fn block<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(future)
}

/// Waits until something holds, but not for ever.
pub(crate) fn until(what: &str, holds: impl Fn() -> bool) {
    for _ in 0..2_000 {
        if holds() {
            return;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("{what} does not come true");
}

/// An answer to a request.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.filter(|(given, _)| given.eq_ignore_ascii_case(name)).map(|(_, value)| value).next()
    }

    pub(crate) fn text(&self) -> &str {
        str::from_utf8(&self.body).expect("an answer in text")
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The sentence of a refusal.
    pub(crate) fn error(&self) -> String {
        self.json()["error"].as_str().expect("a sentence").to_string()
    }

    pub(crate) fn lines(&self) -> Vec<Value> {
        self.text().lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
    }
}

/// Sends a request as it is, and reads the answer.
pub(crate) fn send(to: SocketAddr, request: &[u8]) -> Reply {
    let mut stream = TcpStream::connect(to).expect("it listens");
    stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a timeout");
    // What is sent to a closed connection is lost; the answer counts.
    let _ = stream.write_all(request);
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes);
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or_else(|| panic!("no answer: {bytes:?}"));
    let head = String::from_utf8(bytes[..end].to_vec()).expect("a head in text");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    let mut answer = Reply { status, head, body: bytes[end + 4..].to_vec() };
    if answer.header("transfer-encoding") == Some("chunked") {
        answer.body = unchunked(&answer.body);
    }
    answer
}

fn unchunked(mut bytes: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    loop {
        let Some(end) = bytes.windows(2).position(|two| two == b"\r\n") else { return body };
        let length = usize::from_str_radix(str::from_utf8(&bytes[..end]).expect("a length"), 16).expect("a length");
        body.extend(&bytes[end + 2..end + 2 + length]);
        bytes = &bytes[end + 4 + length..];
    }
}

/// Asks with these headers beside the usual ones.
pub(crate) fn ask(to: SocketAddr, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Reply {
    let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
    if !headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
        head += &format!("Host: {to}\r\n");
    }
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    if !body.is_empty() {
        head += &format!("Content-Length: {}\r\n", body.len());
    }
    send(to, format!("{head}\r\n{body}").as_bytes())
}

pub(crate) fn get(to: SocketAddr, path: &str) -> Reply {
    ask(to, "GET", path, &[], "")
}

pub(crate) fn post(to: SocketAddr, path: &str, body: &Value) -> Reply {
    ask(to, "POST", path, &[("Content-Type", "application/json")], &body.to_string())
}

/// A search over a socket.
pub(crate) struct Talk {
    pub(crate) socket: WebSocketStream<tokio::net::TcpStream>,
}

/// What a message with events says.
#[derive(Debug)]
pub(crate) struct Batch {
    pub(crate) header: Value,
    pub(crate) words: Vec<u32>,
}

/// What came over a socket.
#[derive(Debug)]
pub(crate) enum Heard {
    Json(Value),
    Events(Batch),
    Closed(Option<CloseFrame>),
}

impl Talk {
    pub(crate) async fn new(to: SocketAddr) -> Self {
        Self::with(to, &[]).await.expect("a socket")
    }

    /// With these headers beside the usual ones.
    pub(crate) async fn with(to: SocketAddr, headers: &[(&'static str, &str)]) -> Result<Self, Error> {
        let mut request = format!("ws://{to}/api/walk").into_client_request()?;
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        let stream = tokio::net::TcpStream::connect(to).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Talk { socket })
    }

    pub(crate) async fn say(&mut self, text: &str) -> Result<(), Error> {
        self.socket.send(Message::text(text)).await
    }

    pub(crate) async fn hear(&mut self) -> Heard {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Heard::Json(serde_json::from_str(&text).expect("JSON")),
                Some(Ok(Message::Binary(bytes))) => return Heard::Events(Batch::read(&bytes)),
                Some(Ok(Message::Close(frame))) => return Heard::Closed(frame),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Heard::Closed(None),
            }
        }
    }

    /// Opens a search: what is told of it, or the sentence.
    pub(crate) async fn open(&mut self, asked: Value) -> Result<Value, String> {
        self.say(&json!({ "open": asked }).to_string()).await.expect("somebody listens");
        match self.hear().await {
            Heard::Json(told) if told.get("opened").is_some() => Ok(told["opened"].clone()),
            Heard::Json(told) => Err(told["error"].as_str().expect("a sentence").to_string()),
            heard => panic!("{heard:?}"),
        }
    }

    pub(crate) async fn more(&mut self, most: u64) -> Batch {
        self.say(&json!({ "more": most }).to_string()).await.expect("somebody listens");
        match self.hear().await {
            Heard::Events(batch) => batch,
            heard => panic!("{heard:?}"),
        }
    }
}

impl Batch {
    fn read(bytes: &[u8]) -> Self {
        let (length, rest) = bytes.split_first_chunk().expect("a length");
        let (header, words) = rest.split_at(u32::from_le_bytes(*length) as usize);
        assert!(bytes.len().is_multiple_of(4) && header.len().is_multiple_of(4), "words are aligned");
        let words = words.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")));
        Batch { header: serde_json::from_slice(header).expect("JSON"), words: words.collect() }
    }
}
