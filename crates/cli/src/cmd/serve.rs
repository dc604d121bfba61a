//! `backtrail serve`: the page, served from this machine.

use std::io;
use std::net::{IpAddr, Ipv4Addr};

use clap::{ArgMatches, Args, Command, FromArgMatches};

use registry::Registry;

use crate::exit::{End, Failure, note};
use crate::output::Output;

#[derive(Args)]
struct ServeArgs {
    /// The port; one that is free if not given
    #[arg(long, value_name = "PORT", value_parser = parse_port)]
    port: Option<u16>,
    /// The address to serve on [default: 127.0.0.1, which only this machine reaches]; 0.0.0.0 for every one
    #[arg(long, value_name = "ADDRESS", value_parser = parse_host)]
    host: Option<IpAddr>,
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
}

pub(super) fn command() -> Command {
    ServeArgs::augment_args(Command::new("serve").about("Serve the page: explore, race and learn in the browser"))
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<End, Failure> {
    let args = ServeArgs::from_arg_matches(matches).map_err(|error| Failure::Bad(error.to_string()))?;
    let host = args.host.unwrap_or(Ipv4Addr::LOCALHOST.into());
    let options = web::Options { host, port: args.port.unwrap_or(0), ..Default::default() };
    let mut out = Output::open(None)?;
    let mut said = Ok(());
    let served = web::serve(registry, &options, |server| {
        said = out.write(&format!("{}\n", server.url())).and_then(|()| out.flush());
        if server.is_open() {
            note(
                "everyone who can reach this machine and has this address can use the page, and this machine's cores with it",
            );
            note(
                "it is plain http: who is on the way can read along, the token too; without --host only this machine is served",
            );
        }
        if !args.no_open && open::that_detached(server.url()).is_err() {
            note("no browser could be opened; open the address yourself");
        }
        note("Ctrl-C stops it");
    });
    served.map_err(|error| cannot(&error, host, options.port))?;
    said?;
    Ok(End::Done)
}

fn parse_port(text: &str) -> Result<u16, String> {
    text.parse().map_err(|_| "give a number from 1 to 65535, or none for a port that is free".to_string())
}

/// Why an address cannot be served.
fn cannot(error: &io::Error, host: IpAddr, port: u16) -> Failure {
    match error.kind() {
        io::ErrorKind::AddrInUse => {
            Failure::Bad(format!("port {port} is taken; give another --port, or none for one that is free"))
        }
        io::ErrorKind::PermissionDenied => Failure::Bad(format!(
            "port {port} is for the system; give a --port from 1024, or none for one that is free"
        )),
        io::ErrorKind::AddrNotAvailable => {
            Failure::Bad(format!("{host} is no address of this machine; 127.0.0.1 is, and 0.0.0.0 means all it has"))
        }
        _ => Failure::io("serve", "the page", error),
    }
}

fn parse_host(word: &str) -> Result<IpAddr, String> {
    if word.eq_ignore_ascii_case("localhost") {
        return Ok(Ipv4Addr::LOCALHOST.into());
    }
    word.parse().map_err(|_| "give an address such as 127.0.0.1, 192.168.1.20 or 0.0.0.0".to_string())
}
