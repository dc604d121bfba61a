//! Which requests are allowed: those of this server's own pages in browsers on this machine or, if it is open to others, with the token.
//!
//! A page from elsewhere must not reach a server on this machine through the browser that shows it. So the `Host` of a
//! request has to be an address of ours (a foreign name that leads here is DNS rebinding), its `Origin`, where there is
//! one, has to be ours, and what the browser says to come from another site is no business of the API.
//!
//! A server that others can reach asks for a token of 128 random bits in the address. The first request with it gets a
//! cookie, and is sent on to the address without it, so that the token is neither in the history nor on the projector.

use std::fmt::Write;
use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use backtrail::{Text, text};

use crate::refusal::Refusal;
use crate::state::ServerState;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; \
                      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What a request has to show.
#[derive(Debug)]
pub(crate) struct Guard {
    /// The values of `Host` that mean us; any, if there is a token.
    hosts: Vec<String>,
    token: Option<Token>,
    /// Browsers keep one jar of cookies for all ports of a host.
    cookie: String,
}

impl Guard {
    /// The guard of a server at this address. It asks for a token if it is told to, or others can reach it.
    ///
    /// # Errors
    ///
    /// If there is no randomness for a token.
    pub(crate) fn new(host: IpAddr, port: u16, token: bool) -> std::io::Result<Self> {
        let own = match host {
            IpAddr::V4(host) => host.to_string(),
            IpAddr::V6(host) => format!("[{host}]"),
        };
        let mut hosts = Vec::new();
        for name in ["127.0.0.1", "localhost", "[::1]", &own] {
            hosts.push(format!("{name}:{port}"));
            if port == 80 {
                hosts.push(name.to_string());
            }
        }
        let token = if token || !host.is_loopback() { Some(Token::new()?) } else { None };
        Ok(Guard { hosts, token, cookie: format!("backtrail-{port}") })
    }

    /// What has to stand in the address, if anything has to.
    pub(crate) fn token(&self) -> Option<&str> {
        self.token.as_ref().map(|token| token.0.as_str())
    }

    /// Is this request one of ours? `Ok(true)` if it brings the token and needs the cookie.
    fn admit(&self, uri: &Uri, headers: &HeaderMap) -> Result<bool, Refusal> {
        let refuse = |sentence: Text| Err(Refusal::new(StatusCode::FORBIDDEN, sentence));
        let value = |name: HeaderName| headers.get(name).and_then(|given| given.to_str().ok());
        let host = value(header::HOST).unwrap_or_default();
        if headers.get_all(header::HOST).iter().count() != 1 || host.is_empty() {
            return refuse(text!("web-one-host"));
        }
        if self.token.is_none() && !self.hosts.iter().any(|ours| ours.eq_ignore_ascii_case(host)) {
            return Err(Refusal::new(
                StatusCode::MISDIRECTED_REQUEST,
                text!("web-other-name", name = self.hosts[0].clone()),
            ));
        }
        if headers.contains_key(header::ORIGIN) {
            let origin = value(header::ORIGIN).and_then(|origin| origin.strip_prefix("http://"));
            if !origin.is_some_and(|origin| origin.eq_ignore_ascii_case(host)) {
                return refuse(text!("web-own-pages"));
            }
        }
        let from_elsewhere = matches!(value(SITE), Some("cross-site" | "same-site"));
        if from_elsewhere && uri.path().starts_with("/api/") {
            return refuse(text!("web-own-pages"));
        }
        let Some(token) = &self.token else { return Ok(false) };
        let brought = parameters(uri).find_map(|parameter| parameter.strip_prefix("token="));
        if brought.is_some_and(|brought| token.is(brought)) {
            return Ok(true);
        }
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut cookies = cookies.flat_map(|value| value.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
        if cookies.any(|(name, value)| name == self.cookie && token.is(value)) {
            return Ok(false);
        }
        refuse(text!("web-token"))
    }

    /// The cookie for a client that sent the token.
    fn cookie(&self) -> Option<HeaderValue> {
        let cookie = format!("{}={}; HttpOnly; SameSite=Strict; Path=/", self.cookie, self.token()?);
        HeaderValue::from_str(&cookie).ok()
    }
}

const SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The parts of what stands behind the question mark.
fn parameters(uri: &Uri) -> impl Iterator<Item = &str> {
    uri.query().unwrap_or_default().split('&').filter(|parameter| !parameter.is_empty())
}

/// Lets allowed requests through, and adds to every answer the headers that browsers should obey.
pub(crate) async fn guard(State(server): State<Arc<ServerState>>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let wanted = request.headers().get(header::ACCEPT_LANGUAGE).cloned();
    let mut response = match server.guard.admit(request.uri(), request.headers()) {
        Ok(false) => next.run(request).await,
        Ok(true) => {
            // A browser keeps back a strict cookie where a link elsewhere led here, also after a redirect: there the
            // page is shown at once, and only its own requests bring the cookie.
            let linked = request.headers().get(SITE).is_some_and(|site| site == "cross-site" || site == "same-site");
            let mut response = if is_api || linked { next.run(request).await } else { without_token(request.uri()) };
            if let Some(cookie) = server.guard.cookie() {
                response.headers_mut().insert(header::SET_COOKIE, cookie);
            }
            response
        }
        Err(refusal) => refusal.answer(is_api, wanted.as_ref()),
    };
    let headers = response.headers_mut();
    let mut put = |name: HeaderName, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
    put(header::CONTENT_SECURITY_POLICY, POLICY);
    put(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    put(header::REFERRER_POLICY, "no-referrer");
    put(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    put(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Sends on to the same address without the token. The part behind `#` goes along by itself.
fn without_token(uri: &Uri) -> Response {
    let rest: Vec<&str> = parameters(uri).filter(|parameter| !parameter.starts_with("token=")).collect();
    // A path that begins with two slashes would be another host, and browsers take a backslash for a slash.
    let mut to = format!("/{}", uri.path().trim_start_matches(['/', '\\']));
    if !rest.is_empty() {
        to.push('?');
        to.push_str(&rest.join("&"));
    }
    (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response()
}

/// 128 random bits in hexadecimal.
struct Token(String);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token")
    }
}

impl Token {
    fn new() -> std::io::Result<Self> {
        let mut bits = [0u8; 16];
        getrandom::fill(&mut bits).map_err(|error| std::io::Error::other(error.to_string()))?;
        let mut token = String::new();
        for byte in bits {
            write!(token, "{byte:02x}").expect("a string takes what is written");
        }
        Ok(Token(token))
    }

    /// Is it this? Takes as long however much of it is right, so that it cannot be guessed sign by sign.
    fn is(&self, brought: &str) -> bool {
        let (ours, theirs) = (self.0.as_bytes(), brought.as_bytes());
        let different = ours.iter().zip(theirs).fold(0, |different, (a, b)| std::hint::black_box(different | (a ^ b)));
        ours.len() == theirs.len() && different == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(given: &[(&str, &str)]) -> HeaderMap {
        let pair = |&(name, value): &(&str, &str)| {
            (HeaderName::from_bytes(name.as_bytes()).unwrap(), HeaderValue::from_str(value).unwrap())
        };
        given.iter().map(pair).collect()
    }

    fn status(guard: &Guard, uri: &str, given: &[(&str, &str)]) -> u16 {
        match guard.admit(&uri.parse().unwrap(), &headers(given)) {
            Ok(_) => 200,
            Err(refusal) => refusal.status.as_u16(),
        }
    }

    #[test]
    fn only_our_own_names_are_ours() {
        let guard = Guard::new("127.0.0.1".parse().unwrap(), 8080, false).unwrap();
        for host in ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080"] {
            assert_eq!(status(&guard, "/", &[("host", host)]), 200, "{host}");
        }
        for host in
            ["evil.example:8080", "127.0.0.1", "127.0.0.1:8081", "localhost.evil.example:8080", "127.0.0.1:80800"]
        {
            assert_eq!(status(&guard, "/", &[("host", host)]), 421, "{host}");
        }
        assert_eq!(status(&guard, "/", &[]), 403);
        assert_eq!(status(&guard, "/", &[("host", "localhost:8080"), ("host", "evil.example")]), 403);
        let usual = Guard::new("127.0.0.1".parse().unwrap(), 80, false).unwrap();
        assert_eq!(status(&usual, "/", &[("host", "localhost")]), 200);
    }

    #[test]
    fn another_origin_is_sent_away() {
        let guard = Guard::new("127.0.0.1".parse().unwrap(), 8080, false).unwrap();
        let asked = |name, value| status(&guard, "/api/walk", &[("host", "localhost:8080"), (name, value)]);
        assert_eq!(asked("origin", "http://localhost:8080"), 200);
        for origin in ["http://127.0.0.1:8080", "https://localhost:8080", "null", "http://evil.example", ""] {
            assert_eq!(asked("origin", origin), 403, "{origin}");
        }
        assert_eq!(asked("sec-fetch-site", "same-origin"), 200);
        assert_eq!(asked("sec-fetch-site", "cross-site"), 403);
        assert_eq!(asked("sec-fetch-site", "same-site"), 403);
        // A link to the page is no harm.
        assert_eq!(status(&guard, "/", &[("host", "localhost:8080"), ("sec-fetch-site", "cross-site")]), 200);
    }

    #[test]
    fn an_open_server_wants_its_token_or_its_cookie() {
        let guard = Guard::new("0.0.0.0".parse().unwrap(), 8080, false).unwrap();
        let token = guard.token().unwrap().to_string();
        assert_eq!(token.len(), 32);
        assert_ne!(Guard::new("0.0.0.0".parse().unwrap(), 8080, false).unwrap().token().unwrap(), token);
        let host = ("host", "192.0.2.7:8080");
        let admit = |uri: &str, given: &[(&str, &str)]| guard.admit(&uri.parse().unwrap(), &headers(given));
        assert_eq!(admit(&format!("/?token={token}"), &[host]), Ok(true));
        assert_eq!(admit("/", &[host, ("cookie", &format!("a=b; backtrail-8080={token}"))]), Ok(false));
        for wrong in
            ["/".to_string(), "/?token=".to_string(), format!("/?token={}", &token[1..]), format!("/?token={token}0")]
        {
            assert_eq!(admit(&wrong, &[host]).unwrap_err().status, 403, "{wrong}");
        }
        for wrong in [format!("backtrail-8081={token}"), "backtrail-8080=".to_string(), token.clone()] {
            assert_eq!(admit("/", &[host, ("cookie", &wrong)]).unwrap_err().status, 403, "{wrong}");
        }
        assert!(!format!("{guard:?}").contains(&token), "a token is not for logs");
        assert!(Guard::new("127.0.0.1".parse().unwrap(), 8080, true).unwrap().token().is_some());
    }

    #[test]
    fn the_way_on_has_no_token_and_stays_here() {
        let way =
            |uri: &str| without_token(&uri.parse().unwrap()).headers()[header::LOCATION].to_str().unwrap().to_string();
        assert_eq!(way("/?token=1"), "/");
        assert_eq!(way("/js/main.js?a=1&token=1&b=2"), "/js/main.js?a=1&b=2");
        for path in ["//evil.example/", "/\\evil.example/", "/\\/evil.example/", "///\\evil.example/"] {
            assert_eq!(way(&format!("{path}?token=1")), "/evil.example/", "{path}");
        }
    }
}
