//! `backtrail serve`: the page, served from this machine.

mod watched;

use std::io::{self, IsTerminal};
use std::net::{IpAddr, Ipv4Addr};

use backtrail::text;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use registry::Registry;
use words::say;

use crate::args::with_flags;
use crate::exit::{ExitStatus, Failure, note};
use crate::output::Output;

/// The port if none is given: links and what a browser keeps for the page hold from one day to the next.
const PORT: u16 = 7392;

/// How many ports after it are tried if it is in use.
const OTHERS: u16 = 20;

#[derive(Args)]
pub(super) struct ServeArgs {
    /// The port to serve on [default: 7392, or the next free one]
    #[arg(long, value_name = "PORT", value_parser = parse_port)]
    port: Option<u16>,
    /// The address to serve on; 0.0.0.0 serves all interfaces, and anyone on the network path can read what is sent [default: 127.0.0.1, this machine only]
    #[arg(long, value_name = "ADDRESS", value_parser = parse_host)]
    host: Option<IpAddr>,
    /// Ask for a token on this machine too, where others may work
    #[arg(long)]
    token: bool,
    /// Show how a long run stands: its ledger, or the folder that 'backtrail plan' made
    #[arg(long, value_name = "RUN")]
    ledger: Option<String>,
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
}

pub(super) fn command() -> Command {
    with_flags::<ServeArgs>(Command::new("serve").about(say!("cli-about-serve")), "serve")
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let args = ServeArgs::from_arg_matches(matches)?;
    let host = args.host.unwrap_or(Ipv4Addr::LOCALHOST.into());
    let options = web::Options {
        host,
        port: args.port.unwrap_or(PORT),
        other_ports: if args.port.is_none() { OTHERS } else { 0 },
        token: args.token,
        run: args.ledger.map(|place| watched::watch(place, registry)).transpose()?,
        ..Default::default()
    };
    let mut out = Output::open(None)?;
    let mut said = Ok(());
    let served = web::serve(registry, &options, |server| {
        let url = server.url();
        said = out.write(&format!("{url}\n")).and_then(|()| out.flush());
        let port = server.address().port();
        if args.port.is_none() && port != PORT {
            note(say!("cli-serve-next-port", taken = PORT, port = port));
        }
        if server.is_open() {
            if io::stderr().is_terminal() {
                note(code(&url).unwrap_or_default());
            }
            note(say!("cli-serve-open"));
            note(say!("cli-serve-plain"));
        } else {
            note(say!("cli-serve-here"));
        }
        if !args.no_open && open::that_detached(&url).is_err() {
            note(say!("cli-serve-no-browser"));
        }
        note(say!("cli-serve-stop"));
    });
    served.map_err(|error| cannot(&error, host, options.port))?;
    said?;
    Ok(ExitStatus::Done)
}

/// An address to be read by a phone: black on white whatever the terminal's colours are, two squares a sign.
fn code(url: &str) -> Option<String> {
    let code = QrCode::new(url).ok()?;
    let drawn = code.render::<Dense1x2>().build();
    let lines: Vec<String> = drawn.lines().map(|line| format!("\u{1b}[38;5;16;48;5;231m{line}\u{1b}[0m")).collect();
    Some(lines.join("\n"))
}

fn parse_port(text: &str) -> Result<u16, String> {
    text.parse().map_err(|_| say!("cli-give-port"))
}

/// Why an address cannot be served.
fn cannot(error: &io::Error, host: IpAddr, port: u16) -> Failure {
    match error.kind() {
        io::ErrorKind::AddrInUse => Failure::Bad(text!("cli-port-taken", port = port)),
        io::ErrorKind::PermissionDenied => Failure::Bad(text!("cli-port-system", port = port)),
        io::ErrorKind::AddrNotAvailable => Failure::Bad(text!("cli-not-our-address", host = host.to_string())),
        _ => Failure::io("serve", "", error),
    }
}

fn parse_host(word: &str) -> Result<IpAddr, String> {
    if word.eq_ignore_ascii_case("localhost") {
        return Ok(Ipv4Addr::LOCALHOST.into());
    }
    word.parse().map_err(|_| say!("cli-give-host"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_becomes_a_square_of_signs_with_a_margin() {
        let code = code("http://192.168.1.20:7392/?token=0123456789abcdef0123456789abcdef").expect("it is short");
        let lines: Vec<usize> = code.lines().map(|line| line.chars().count()).collect();
        let signs = lines[0] - "\u{1b}[38;5;16;48;5;231m\u{1b}[0m".len();
        // 33 squares for this length, and four at each side.
        assert_eq!((signs, lines.len()), (41, 21));
        assert!(lines.iter().all(|line| *line == lines[0]), "{lines:?}");
    }
}
