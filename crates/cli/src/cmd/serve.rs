//! `backtrail serve`: the page, served from this machine.

use std::io;
use std::net::{IpAddr, Ipv4Addr};

use backtrail::text;
use clap::{ArgMatches, Args, Command, FromArgMatches};

use registry::Registry;
use words::say;

use crate::args::with_flags;
use crate::exit::{ExitStatus, Failure, note};
use crate::output::Output;

#[derive(Args)]
pub(super) struct ServeArgs {
    /// The port to serve on [default: a free one]
    #[arg(long, value_name = "PORT", value_parser = parse_port)]
    port: Option<u16>,
    /// The address to serve on; 0.0.0.0 serves all interfaces, and anyone on the network path can read what is sent [default: 127.0.0.1, this machine only]
    #[arg(long, value_name = "ADDRESS", value_parser = parse_host)]
    host: Option<IpAddr>,
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
    let options = web::Options { host, port: args.port.unwrap_or(0), ..Default::default() };
    let mut out = Output::open(None)?;
    let mut said = Ok(());
    let served = web::serve(registry, &options, |server| {
        said = out.write(&format!("{}\n", server.url())).and_then(|()| out.flush());
        if server.is_open() {
            note(say!("cli-serve-open"));
            note(say!("cli-serve-plain"));
        }
        if !args.no_open && open::that_detached(server.url()).is_err() {
            note(say!("cli-serve-no-browser"));
        }
        note(say!("cli-serve-stop"));
    });
    served.map_err(|error| cannot(&error, host, options.port))?;
    said?;
    Ok(ExitStatus::Done)
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
