//! `backtrail site FOLDER`: lessons, exercises and recorded searches as pages that need no server.

use std::fs;
use std::path::Path;

use backtrail::text;
use clap::{ArgMatches, Args, Command, FromArgMatches};

use registry::Registry;
use words::say;

use crate::args::with_flags;
use crate::exit::{ExitStatus, Failure, note};
use crate::output::Output;

#[derive(Args)]
pub(super) struct SiteArgs {
    /// The folder to write the pages to; it is made if it does not exist
    #[arg(value_name = "FOLDER")]
    folder: String,
    /// Write into a folder that holds other files too
    #[arg(long)]
    force: bool,
}

pub(super) fn command() -> Command {
    with_flags::<SiteArgs>(Command::new("site").about(say!("cli-about-site")), "site")
        .arg_required_else_help(true)
        .after_help(say!("cli-for-example", command = "backtrail site lessons"))
}

pub(super) fn run(registry: &Registry, matches: &ArgMatches) -> Result<ExitStatus, Failure> {
    let SiteArgs { folder, force } = SiteArgs::from_arg_matches(matches)?;
    let path = Path::new(&folder);
    admit(path, &folder, force)?;
    let pages = web::site(registry)?;
    fs::create_dir_all(path).map_err(|error| Failure::io("write", &folder, &error))?;
    for page in &pages {
        let file = path.join(&page.file);
        fs::write(&file, &page.html).map_err(|error| Failure::io("write", &file.to_string_lossy(), &error))?;
    }
    let mut out = Output::open(None)?;
    let first = pages.first().map_or(String::new(), |page| path.join(&page.file).to_string_lossy().into_owned());
    out.write(&format!("{first}\n"))?;
    out.flush()?;
    let kilobytes = pages.iter().map(|page| page.html.len() as u64).sum::<u64>().div_ceil(1000);
    note(say!("cli-site-made", pages = pages.len() as u64, kilobytes = kilobytes));
    Ok(ExitStatus::Done)
}

/// A folder that is not there yet, is empty, or holds a site already; any other only if that is wished.
fn admit(path: &Path, folder: &str, force: bool) -> Result<(), Failure> {
    if !path.exists() {
        return Ok(());
    }
    let mut entries = match fs::read_dir(path) {
        Ok(entries) => entries,
        Err(_) if !path.is_dir() => return Err(Failure::Bad(text!("cli-site-no-folder", folder = folder))),
        Err(error) => return Err(Failure::io("read", folder, &error)),
    };
    let is_ours = || fs::read_to_string(path.join("index.html")).is_ok_and(|page| page.contains(web::SITE_MARK));
    if force || entries.next().is_none() || is_ours() {
        return Ok(());
    }
    Err(Failure::Bad(text!("cli-site-not-empty", folder = folder)))
}
