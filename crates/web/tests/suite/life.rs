//! Searches live as long as somebody wants them, and no longer.

use std::io::Write;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use web::{Limits, Options, Server};

use crate::client::{Heard, Talk, ask, block, get, post, until};
use crate::endless::{Seen, endless};

fn start(limits: Limits, pause: Duration) -> (Server, Seen) {
    let (seen, own) = endless(pause);
    let mut registry = builtin::registry();
    registry.add(own).expect("a name of its own");
    (Server::start(&registry, &Options { limits, ..Options::default() }).expect("a port"), seen)
}

async fn open(server: &Server) -> Talk {
    let mut talk = Talk::new(server.address()).await;
    talk.open(json!({ "puzzle": "own" })).await.unwrap();
    talk
}

#[test]
fn a_closed_tab_drops_its_search_at_once() {
    let (server, seen) = start(Limits::default(), Duration::ZERO);
    block(async {
        let mut polite = open(&server).await;
        let mut rude = open(&server).await;
        rude.more(100).await;
        assert_eq!((server.open_searches(), seen.alive.load(Ordering::SeqCst)), (2, 2));
        polite.socket.close(None).await.unwrap();
        drop(rude);
    });
    until("no search is open", || server.open_searches() == 0);
    until("no connection is open", || server.connections() == 0);
    assert_eq!(seen.alive.load(Ordering::SeqCst), 0);
}

#[test]
fn a_tab_closed_in_the_middle_of_a_long_way_drops_its_search_too() {
    // A thousand seconds of steps, and turns of 30 ms.
    let (server, seen) = start(Limits::default(), Duration::from_millis(1));
    block(async {
        let mut talk = Talk::new(server.address()).await;
        talk.say(&json!({ "open": { "puzzle": "own", "skip": 1_000_000 } }).to_string()).await.unwrap();
        while seen.steps.load(Ordering::SeqCst) < 100 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(server.open_searches(), 1);
    });
    let left = Instant::now();
    until("no search is open", || server.open_searches() == 0 && seen.alive.load(Ordering::SeqCst) == 0);
    assert!(left.elapsed() < Duration::from_secs(20), "{:?}", left.elapsed());
    let steps = seen.steps.load(Ordering::SeqCst);
    std::thread::sleep(Duration::from_millis(100));
    assert_eq!(seen.steps.load(Ordering::SeqCst), steps, "nobody steps any more");
}

#[test]
fn a_film_that_nobody_waits_for_frees_its_thread() {
    // Half an hour of steps before the first frame.
    let (server, seen) = start(Limits::default(), Duration::from_millis(1));
    let to = server.address();
    let body = r#"{"puzzle": "own", "from": 1800000, "steps": 10, "format": "svg"}"#;
    let mut stream = std::net::TcpStream::connect(to).expect("it listens");
    let length = body.len();
    write!(stream, "POST /api/film HTTP/1.1\r\nHost: {to}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}")
        .expect("it reads");
    until("it is being made", || seen.steps.load(Ordering::SeqCst) > 20);
    drop(stream);
    until("nobody steps any more", || seen.alive.load(Ordering::SeqCst) == 0);
}

#[test]
fn a_way_that_is_too_long_is_told_so() {
    let limits = Limits { skip: Duration::from_millis(200), ..Limits::default() };
    let (server, _) = start(limits, Duration::from_millis(1));
    block(async {
        let mut talk = Talk::new(server.address()).await;
        let far = talk.open(json!({ "puzzle": "own", "skip": 1_000_000 })).await.unwrap_err();
        assert!(far.starts_with("step 1000000 is too far"), "{far}");
        assert!(talk.open(json!({ "puzzle": "own", "skip": 3 })).await.is_ok(), "the socket is still there");
    });
}

#[test]
fn a_message_takes_no_longer_than_its_turn() {
    let (server, _) = start(Limits::default(), Duration::from_millis(1));
    block(async {
        let mut talk = open(&server).await;
        let events = talk.more(60_000).await.words.len();
        assert!((8..200).contains(&events), "{events} events of a millisecond in 30 ms");
    });
}

#[test]
fn who_asks_and_does_not_read_gets_no_more_made() {
    let limits = Limits { reading: Duration::from_secs(3), ..Limits::default() };
    let (server, seen) = start(limits, Duration::ZERO);
    block(async {
        let mut talk = open(&server).await;
        // Eight gigabytes, if they were made.
        let asking = async {
            for _ in 0..32_000 {
                talk.say(r#"{"more": 65536}"#).await?;
            }
            Ok::<_, tokio_tungstenite::tungstenite::Error>(())
        };
        let _ = tokio::time::timeout(Duration::from_secs(1), asking).await;
        let made = seen.steps.load(Ordering::SeqCst);
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(seen.steps.load(Ordering::SeqCst), made, "nothing is made that nobody takes");
        // What the system's buffers for a socket hold, and one message here.
        assert!(made < 8_000_000, "{made} events were made");
        until("the search of a client that never reads is dropped", || server.open_searches() == 0);
    });
}

#[test]
fn one_search_too_many_is_told_so() {
    let (server, _) = start(Limits { searches: 2, ..Limits::default() }, Duration::ZERO);
    block(async {
        let _first = open(&server).await;
        let second = open(&server).await;
        let mut third = Talk::new(server.address()).await;
        let refused = third.open(json!({ "puzzle": "own" })).await.unwrap_err();
        assert_eq!(refused, "2 searches are already open, which is the limit; close one or try again later");
        assert!(matches!(third.hear().await, Heard::Closed(Some(frame)) if frame.code == CloseCode::Again));
        drop(second);
        until("there is room again", || server.open_searches() == 1);
        open(&server).await;
    });
}

#[test]
fn one_connection_too_many_is_told_so() {
    let (server, _) = start(Limits { connections: 2, ..Limits::default() }, Duration::ZERO);
    block(async {
        let first = open(&server).await;
        let _second = open(&server).await;
        let refused = get(server.address(), "/");
        assert_eq!(refused.status, 503);
        assert_eq!(refused.text(), "2 connections are open, and no more are allowed; try again later\n");
        let french = ask(server.address(), "GET", "/", &[("Accept-Language", "oc, fr-CH;q=0.9, en;q=0.8")], "");
        assert!(french.text().starts_with("2 connexions sont ouvertes"), "{}", french.text());
        drop(first);
        until("there is room again", || server.connections() == 1);
        assert_eq!(get(server.address(), "/").status, 200);
    });
}

#[test]
fn one_address_has_its_share_and_leaves_room_for_others() {
    let limits = Limits { connections_each: 3, searches_each: 1, ..Limits::default() };
    let (server, _) = start(limits, Duration::ZERO);
    block(async {
        let first = open(&server).await;
        let mut second = Talk::new(server.address()).await;
        let refused = second.open(json!({ "puzzle": "own" })).await.unwrap_err();
        assert_eq!(
            refused,
            "1 searches are open from this address, and no more are allowed; close one or try again later"
        );
        // The refused one is closed; only then its place is free.
        while !matches!(second.hear().await, Heard::Closed(_)) {}
        drop(second);
        let _third = Talk::new(server.address()).await;
        let _fourth = Talk::new(server.address()).await;
        let refused = get(server.address(), "/");
        assert_eq!(refused.status, 503);
        assert!(refused.text().starts_with("3 connections are open from this address"), "{}", refused.text());
        // Another address of this machine is another client.
        let elsewhere = tokio::net::TcpSocket::new_v4().unwrap();
        elsewhere.bind("127.0.0.2:0".parse().unwrap()).unwrap();
        let stream = elsewhere.connect(server.address()).await.unwrap();
        let request = format!("ws://{}/api/walk", server.address());
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
        let mut other = Talk { socket };
        assert!(other.open(json!({ "puzzle": "own" })).await.is_ok());
        drop(first);
    });
    until("no search is open", || server.open_searches() == 0);
}

#[test]
fn nothing_is_begun_when_there_is_no_memory() {
    let (server, _) = start(Limits { memory: 1, ..Limits::default() }, Duration::ZERO);
    let sentence = "the server has no memory left for more; try again in a minute";
    block(async {
        let mut talk = Talk::new(server.address()).await;
        assert_eq!(talk.open(json!({ "puzzle": "own" })).await.unwrap_err(), sentence);
        assert!(matches!(talk.hear().await, Heard::Closed(Some(frame)) if frame.reason.as_str() == "web-memory"));
    });
    let posed = post(server.address(), "/api/pose", &json!({ "puzzle": "queens", "word": "8" }));
    assert_eq!((posed.status, posed.error().as_str()), (503, sentence));
    assert_eq!(get(server.address(), "/").status, 200, "the page itself is served");
}

#[test]
fn no_more_waits_for_an_answer_than_one_message_may_hold() {
    let (server, seen) = start(Limits { body: 10_000, ..Limits::default() }, Duration::from_millis(1));
    block(async {
        let mut talk = Talk::new(server.address()).await;
        talk.say(&json!({ "open": { "puzzle": "own", "skip": 1_000_000 } }).to_string()).await.unwrap();
        while seen.steps.load(Ordering::SeqCst) == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        // The second one waits beside the first.
        for _ in 0..2 {
            talk.say(&" ".repeat(6_000)).await.unwrap();
        }
        match talk.hear().await {
            Heard::Json(told) => assert_eq!(told["error"], "wait for the answer before you ask again"),
            heard => panic!("{heard:?}"),
        }
        assert!(matches!(talk.hear().await, Heard::Closed(Some(frame)) if frame.reason.as_str() == "web-wait"));
    });
}

#[test]
fn a_search_that_nobody_asks_is_dropped() {
    let (server, _) = start(Limits { idle: Duration::from_millis(200), ..Limits::default() }, Duration::ZERO);
    block(async {
        let mut talk = open(&server).await;
        assert!(matches!(talk.hear().await, Heard::Closed(Some(frame)) if frame.reason.as_str() == "web-idle"));
    });
    until("no search is open", || server.open_searches() == 0);
}

#[test]
fn what_is_not_understood_is_told_so_and_what_is_too_much_ends_it() {
    let (server, _) = start(Limits { body: 1_000, ..Limits::default() }, Duration::ZERO);
    let told = |heard: Heard| match heard {
        Heard::Json(told) => told["error"].as_str().expect("a sentence").to_string(),
        heard => panic!("{heard:?}"),
    };
    block(async {
        let mut talk = Talk::new(server.address()).await;
        talk.say(r#"{"more": 5}"#).await.unwrap();
        assert_eq!(told(talk.hear().await), "open exactly one search first");
        talk.say("{nonsense").await.unwrap();
        assert!(told(talk.hear().await).starts_with("the request cannot be understood"));
        assert!(talk.open(json!({ "puzzle": "queens", "word": "-3" })).await.is_err());
        assert!(talk.open(json!({ "puzzle": "queens", "word": "8" })).await.is_ok(), "after all that");
        for length in [2_000, 500_000] {
            let mut talk = Talk::new(server.address()).await;
            talk.say(&" ".repeat(length)).await.unwrap();
            assert_eq!(told(talk.hear().await), "this is larger than 1000 bytes, the most that the page takes at once");
            assert!(matches!(talk.hear().await, Heard::Closed(Some(frame)) if frame.code == CloseCode::Size));
        }
    });
    until("no search is open", || server.open_searches() == 0);
}

#[test]
fn a_server_that_stops_says_good_bye() {
    let (server, seen) = start(Limits::default(), Duration::from_millis(1));
    let address = server.address();
    block(async {
        let mut idle = open(&server).await;
        let mut busy = Talk::new(address).await;
        busy.say(&json!({ "open": { "puzzle": "own", "skip": 1_000_000 } }).to_string()).await.unwrap();
        while seen.steps.load(Ordering::SeqCst) < 50 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let stopping = std::thread::spawn(move || {
            let asked = Instant::now();
            server.stop();
            asked.elapsed()
        });
        for talk in [&mut idle, &mut busy] {
            let heard = talk.hear().await;
            assert!(matches!(&heard, Heard::Closed(Some(frame)) if frame.code == CloseCode::Away), "{heard:?}");
        }
        let took = stopping.join().expect("it stops");
        assert!(took < Duration::from_secs(20), "{took:?}");
    });
    assert!(std::net::TcpStream::connect(address).is_err(), "nobody listens any more");
    until("the searches are gone", || seen.alive.load(Ordering::SeqCst) == 0);
}
