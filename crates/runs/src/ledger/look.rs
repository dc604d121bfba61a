//! Looking at a ledger, even while its run goes on.

use std::path::{Path, PathBuf};

use registry::Error;
use rusqlite::{Connection, OpenFlags};

use super::{connect, has_tables, is_ledger, not_begun, place, read_manifest, said, units};
use crate::record::sum;
use crate::{Lock, Standing};

/// How the run of this ledger stands. Nothing is changed, and it may run meanwhile.
///
/// # Errors
///
/// If there is no ledger, or it is damaged.
pub fn look(path: &Path) -> Result<Standing, Error> {
    if !is_ledger(path)? {
        return Err(not_begun(path));
    }
    let connection = read_only(path)?;
    if !has_tables(&connection).map_err(|error| said(path, &error))? {
        return Err(not_begun(path));
    }
    let manifest = read_manifest(path, &connection)?;
    // Asked before the rest is read: a run that ends meanwhile is shown as running, never one that ended as unfinished and still.
    let is_running = Lock::is_held(path);
    let (all, place) = (units(path, &manifest, &connection)?, place(path, &manifest, &connection)?);
    let sessions = sessions(&connection).map_err(|error| said(path, &error))?;
    let is_count = manifest.units.is_some();
    let of = manifest.units.as_ref().map_or(0, |list| list.count);
    let done: f64 = sessions.iter().map(|session| session.share).sum();
    let is_done = if is_count { all.len() == of } else { place.is_done };
    let share = match is_count {
        _ if is_done => 1.0,
        true => done.min(1.0),
        false => place.share,
    };
    let last = sessions.iter().rev().find(|session| session.share > 0.0 && session.seconds > 0.0);
    Ok(Standing {
        counted: if is_count { sum(all.values()) } else { place.counted },
        units: all.into_keys().collect(),
        share,
        is_done,
        is_running,
        seconds: sessions.iter().map(|session| session.seconds).sum(),
        sittings: sessions.len() as u64,
        machine: sessions.last().map(|session| session.machine.clone()).unwrap_or_default(),
        rate: last.map(|session| session.share / session.seconds),
        manifest,
    })
}

struct Session {
    machine: String,
    seconds: f64,
    share: f64,
}

fn sessions(connection: &Connection) -> rusqlite::Result<Vec<Session>> {
    let mut all = connection.prepare("SELECT machine, seconds, share FROM sessions ORDER BY session")?;
    all.query_map([], |row| Ok(Session { machine: row.get(0)?, seconds: row.get(1)?, share: row.get(2)? }))?.collect()
}

/// A connection that changes nothing, also in a folder where nothing can be changed.
pub(super) fn read_only(path: &Path) -> Result<Connection, Error> {
    let mut log = path.as_os_str().to_os_string();
    log.push("-wal");
    if Path::new(&log).exists() {
        return connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY);
    }
    // Nobody writes, since there is no write-ahead log: then none is made beside it either.
    let mut uri = std::ffi::OsString::from("file:");
    uri.push(path.as_os_str().to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23"));
    uri.push("?immutable=1");
    connect(&PathBuf::from(uri), OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI)
}
