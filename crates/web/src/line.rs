//! A socket that is listened to also while something is done for the other end: a closed connection is noticed at once.

use std::collections::VecDeque;
use std::future::Future;
use std::pin::pin;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use backtrail::{Text, text};
use serde_json::Value;
use tokio::time::timeout;

use crate::asked::too_long;
use crate::limits::Limits;
use crate::refusal::told;
use crate::state::Stopping;

/// How many messages may wait for their answer; together they are no longer than one may be. A page asks one thing at a time.
const PATIENT: usize = 16;

/// Why a talk ends.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Farewell {
    /// The other end has hung up, or does not read.
    Gone,
    /// It said something that ends it, in a sentence.
    Fault(u16, Text),
    /// Nothing was said for long.
    Idle,
    /// The server stops.
    Stopping,
}

/// A socket with what was said over it and not yet answered.
pub(crate) struct Conversation {
    socket: WebSocket,
    heard: VecDeque<String>,
    stopping: Stopping,
    limits: Limits,
}

impl Conversation {
    pub(crate) fn new(socket: WebSocket, stopping: Stopping, limits: Limits) -> Self {
        Conversation { socket, heard: VecDeque::new(), stopping, limits }
    }

    /// The next word, but not for ever.
    pub(crate) async fn word(&mut self) -> Result<String, Farewell> {
        let idle = self.limits.idle;
        let listening = async {
            while self.heard.is_empty() {
                self.listen().await?;
            }
            Ok(self.heard.pop_front().expect("something was heard"))
        };
        timeout(idle, listening).await.unwrap_or(Err(Farewell::Idle))
    }

    /// Waits for work, and stops waiting when the other end hangs up.
    pub(crate) async fn during<T>(&mut self, work: impl Future<Output = T>) -> Result<T, Farewell> {
        let mut work = pin!(work);
        loop {
            tokio::select! {
                biased;
                done = &mut work => return Ok(done),
                heard = self.listen() => heard?,
            }
        }
    }

    /// Hears one message.
    async fn listen(&mut self) -> Result<(), Farewell> {
        let message = tokio::select! {
            message = self.socket.recv() => message,
            () = self.stopping.come() => return Err(Farewell::Stopping),
        };
        match message {
            Some(Ok(Message::Text(text))) if text.len() > self.limits.body => Err(self.too_long()),
            Some(Ok(Message::Text(text))) if !self.has_patience(text.len()) => {
                Err(Farewell::Fault(close_code::POLICY, text!("web-wait")))
            }
            Some(Ok(Message::Text(text))) => {
                self.heard.push_back(text.as_str().to_string());
                Ok(())
            }
            Some(Ok(Message::Binary(_))) => Err(Farewell::Fault(close_code::UNSUPPORTED, text!("web-as-text"))),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            // Mostly a message that is too long; if not, nobody hears the sentence.
            Some(Err(_)) => Err(self.too_long()),
            Some(Ok(Message::Close(_))) | None => Err(Farewell::Gone),
        }
    }

    /// May `bytes` bytes more wait?
    fn has_patience(&self, bytes: usize) -> bool {
        let waiting: usize = self.heard.iter().map(String::len).sum();
        self.heard.len() < PATIENT && waiting + bytes <= self.limits.body
    }

    fn too_long(&self) -> Farewell {
        Farewell::Fault(close_code::SIZE, too_long(self.limits.body))
    }

    /// Says something, and waits until it is on its way: no more than one answer is ever held here.
    pub(crate) async fn say(&mut self, message: Message) -> Result<(), Farewell> {
        match timeout(self.limits.reading, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Farewell::Gone),
        }
    }

    pub(crate) async fn tell(&mut self, value: Value) -> Result<(), Farewell> {
        self.say(Message::Text(value.to_string().into())).await
    }

    /// Says good-bye, and why: by the id of a sentence, which is the same in every language and short enough for a control frame.
    pub(crate) async fn hang_up(mut self, end: Farewell) {
        let (code, sentence) = match end {
            Farewell::Gone => return,
            Farewell::Fault(code, sentence) => {
                if self.tell(told(&sentence)).await.is_err() {
                    return;
                }
                (code, sentence)
            }
            Farewell::Idle => (close_code::NORMAL, text!("web-idle")),
            Farewell::Stopping => (close_code::AWAY, text!("web-stopping")),
        };
        let reason = sentence.id().unwrap_or_default().to_string().into();
        let goodbye = async {
            let _ = self.socket.send(Message::Close(Some(CloseFrame { code, reason }))).await;
            // The other end closes too: dropping a socket with unread messages would discard what was sent last.
            while let Some(Ok(_)) = self.socket.recv().await {}
        };
        let _ = timeout(std::time::Duration::from_millis(500), goodbye).await;
    }
}
