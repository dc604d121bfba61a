//! A ledger: what a run is about and what each of its parts gave, in one `SQLite` file.
//!
//! Parts are written in transactions, so that a kill at any moment leaves whole parts. Those of a count are recorded as
//! they come and written ten times a second: a transaction for each cost 70 µs (2026-11-18, a Zen 3), which was a
//! thirtieth of 19 queens. `SQLite`'s write-ahead log lets others read meanwhile. One process at a time writes ([`Lock`]).

mod look;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use backtrail::text;
use registry::{Counted, Error, Flag};
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, params};

use crate::manifest::{FORMAT, Manifest, cannot_write};
use crate::record::{CountRecord, checksum};
use crate::{Lock, Machine, Place};

pub use look::look;

/// What `SQLite` keeps in the header of a file for whoever owns it: `BtLg`.
const OWNER: u32 = 0x4274_4c67;

/// A commit waits for the disk if none has for this time: a power cut costs no more than that.
const SYNCED: Duration = Duration::from_secs(1);

const TABLES: &str = "
    CREATE TABLE manifest (line TEXT NOT NULL, sum TEXT NOT NULL) STRICT;
    CREATE TABLE units (unit INTEGER PRIMARY KEY, tally TEXT NOT NULL, cost REAL NOT NULL, session INTEGER NOT NULL, sum TEXT NOT NULL) STRICT;
    CREATE TABLE place (one INTEGER PRIMARY KEY CHECK (one = 1), at TEXT, tally TEXT NOT NULL, bytes INTEGER NOT NULL, share REAL NOT NULL, is_done INTEGER NOT NULL, sum TEXT NOT NULL) STRICT;
    CREATE TABLE sessions (session INTEGER PRIMARY KEY, machine TEXT NOT NULL, version TEXT NOT NULL, began INTEGER NOT NULL, seconds REAL NOT NULL, share REAL NOT NULL) STRICT;
";

/// A ledger that this process writes.
#[derive(Debug)]
pub struct Ledger {
    path: PathBuf,
    manifest: Manifest,
    connection: Mutex<Connection>,
    /// What was recorded and is not written yet.
    recorded: Mutex<Vec<Recorded>>,
    session: i64,
    begun: Instant,
    synced: Mutex<Option<Instant>>,
    _lock: Lock,
}

/// What a unit gave, as it is to be written.
#[derive(Debug)]
struct Recorded {
    unit: usize,
    share: f64,
    tally: String,
    sum: String,
}

impl Ledger {
    /// Opens the ledger of this run, or begins one. `known` are the flags of the puzzle.
    ///
    /// # Errors
    ///
    /// If the file is something else, damaged, or the ledger of another run; if another process writes it, or it cannot be written.
    /// Nothing is changed then.
    pub fn open(path: &Path, manifest: &Manifest, known: &[Flag]) -> Result<Self, Error> {
        let is_there = is_ledger(path)?;
        let lock = Lock::take(path)?;
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
        let said = |error| said(path, &error);
        if is_there && has_tables(&connection).map_err(said)? {
            let found = read_manifest(path, &connection)?;
            if found.identity(known) != manifest.identity(known) {
                let name = path.display().to_string();
                return Err(Error::said(if found.command() == manifest.command() && found.output == manifest.output {
                    text!("runs-other-instance", file = name, what = found.name)
                } else {
                    let [theirs, ours] = [&found, manifest].map(|manifest| match &manifest.output {
                        Some(output) => format!("{} -o {}", manifest.command(), output.file),
                        None => manifest.command(),
                    });
                    text!("runs-other-run", file = name, theirs = theirs, ours = ours)
                }));
            }
            return Ledger::begin(path, found, connection, lock);
        }
        let create = || -> rusqlite::Result<()> {
            connection.pragma_update(None, "application_id", OWNER)?;
            connection.pragma_update(None, "user_version", FORMAT)?;
            connection.pragma_update(None, "journal_mode", "wal")?;
            let transaction = connection.unchecked_transaction()?;
            transaction.execute_batch(TABLES)?;
            let line = manifest.line();
            transaction.execute("INSERT INTO manifest VALUES (?1, ?2)", params![line, checksum(&[&line])])?;
            transaction.commit()
        };
        create().map_err(said)?;
        Ledger::begin(path, manifest.clone(), connection, lock)
    }

    /// Opens a ledger to go on with it.
    ///
    /// # Errors
    ///
    /// As for [`open`](Ledger::open), and if there is none.
    pub fn resume(path: &Path) -> Result<Self, Error> {
        if !is_ledger(path)? {
            return Err(not_begun(path));
        }
        let lock = Lock::take(path)?;
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        if !has_tables(&connection).map_err(|error| said(path, &error))? {
            return Err(not_begun(path));
        }
        let manifest = read_manifest(path, &connection)?;
        Ledger::begin(path, manifest, connection, lock)
    }

    /// What the ledger in this file is about; `None` if there is none yet.
    ///
    /// # Errors
    ///
    /// If the file is something else, or damaged.
    pub fn peek(path: &Path) -> Result<Option<Manifest>, Error> {
        if !is_ledger(path)? {
            return Ok(None);
        }
        let connection = look::read_only(path)?;
        match has_tables(&connection).map_err(|error| said(path, &error))? {
            true => read_manifest(path, &connection).map(Some),
            false => Ok(None),
        }
    }

    fn begin(path: &Path, manifest: Manifest, connection: Connection, lock: Lock) -> Result<Self, Error> {
        let began = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let session = || -> rusqlite::Result<i64> {
            connection.pragma_update(None, "synchronous", "normal")?;
            let machine = Machine::this().to_string();
            connection.execute(
                "INSERT INTO sessions VALUES (NULL, ?1, ?2, ?3, 0, 0)",
                params![machine, crate::version(), began as i64],
            )?;
            Ok(connection.last_insert_rowid())
        };
        let session = session().map_err(|error| said(path, &error))?;
        let ledger = Ledger {
            path: path.into(),
            manifest,
            connection: Mutex::new(connection),
            recorded: Mutex::default(),
            session,
            begun: Instant::now(),
            synced: Mutex::new(None),
            _lock: lock,
        };
        ledger.checked()?;
        Ok(ledger)
    }

    /// What it is about.
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn connection(&self) -> MutexGuard<'_, Connection> {
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads all of it once: whatever is damaged shows here, before anything is added.
    fn checked(&self) -> Result<(), Error> {
        self.units()?;
        self.place().map(drop)
    }

    /// What each unit gave that is complete.
    ///
    /// # Errors
    ///
    /// If it is damaged.
    pub fn units(&self) -> Result<BTreeMap<usize, Counted>, Error> {
        units(&self.path, &self.manifest, &self.connection())
    }

    /// How far a search along a walk has come.
    ///
    /// # Errors
    ///
    /// If it is damaged.
    pub fn place(&self) -> Result<Place, Error> {
        place(&self.path, &self.manifest, &self.connection())
    }

    /// Takes down what a unit gave, which was expected to cost this share of the whole. It is safe once it is [written](Ledger::write).
    pub fn record(&self, unit: usize, share: f64, counted: &Counted) {
        let tally = CountRecord::from(counted).line();
        let sum = self.sum(&[&unit.to_string(), &tally]);
        self.recorded().push(Recorded { unit, share, tally, sum });
    }

    /// Writes what was recorded, all of it or nothing.
    ///
    /// # Errors
    ///
    /// If it cannot be written: then it is as if it had not been counted.
    pub fn write(&self) -> Result<(), Error> {
        let recorded = std::mem::take(&mut *self.recorded());
        if recorded.is_empty() {
            return Ok(());
        }
        let share = recorded.iter().map(|unit| unit.share).sum();
        self.commit(share, |connection| {
            let mut insert = connection.prepare("INSERT OR IGNORE INTO units VALUES (?1, ?2, ?3, ?4, ?5)")?;
            for Recorded { unit, share, tally, sum } in &recorded {
                insert.execute(params![*unit as i64, tally, share, self.session, sum])?;
            }
            Ok(())
        })
    }

    fn recorded(&self) -> MutexGuard<'_, Vec<Recorded>> {
        self.recorded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes down how far a search along a walk has come.
    ///
    /// # Errors
    ///
    /// If it cannot be written: then it is as far as it was before.
    pub fn put(&self, place: &Place, share_more: f64) -> Result<(), Error> {
        let tally = CountRecord::from(&place.counted).line();
        let at = place.at.as_ref().map(ToString::to_string);
        let bytes = i64::try_from(place.bytes).expect("a file is shorter than 2^63 bytes");
        let sum = self.sum(&[at.as_deref().unwrap_or("-"), &tally, &bytes.to_string(), &place.is_done.to_string()]);
        self.commit(share_more, |connection| {
            let values = params![at, tally, bytes, place.share, place.is_done, sum];
            connection.execute("INSERT OR REPLACE INTO place VALUES (1, ?1, ?2, ?3, ?4, ?5, ?6)", values).map(drop)
        })
    }

    fn sum(&self, parts: &[&str]) -> String {
        sum_of(&self.manifest, parts)
    }

    /// Writes in one transaction, with the time that was spent.
    fn commit(&self, share: f64, write: impl FnOnce(&Connection) -> rusqlite::Result<()>) -> Result<(), Error> {
        let connection = self.connection();
        let mut synced = self.synced.lock().unwrap_or_else(PoisonError::into_inner);
        let must_sync = synced.is_none_or(|synced| synced.elapsed() >= SYNCED);
        let written = || -> rusqlite::Result<()> {
            if must_sync {
                connection.pragma_update(None, "synchronous", "full")?;
            }
            let transaction = connection.unchecked_transaction()?;
            write(&connection)?;
            let spent = params![self.begun.elapsed().as_secs_f64(), share, self.session];
            connection.execute("UPDATE sessions SET seconds = ?1, share = share + ?2 WHERE session = ?3", spent)?;
            transaction.commit()?;
            if must_sync {
                connection.pragma_update(None, "synchronous", "normal")?;
            }
            Ok(())
        };
        written().map_err(|error| said(&self.path, &error))?;
        if must_sync {
            *synced = Some(Instant::now());
        }
        Ok(())
    }
}

fn sum_of(manifest: &Manifest, parts: &[&str]) -> String {
    let own = [manifest.puzzle.as_str(), manifest.instance.as_str(), manifest.solver.as_str()];
    checksum(&own.iter().chain(parts).copied().collect::<Vec<_>>())[..16].to_string()
}

/// Is there a ledger, rather than nothing? A file that is not there or empty is nothing.
fn is_ledger(path: &Path) -> Result<bool, Error> {
    let name = || path.display().to_string();
    if path.is_dir() {
        return Err(Error::said(text!("runs-directory", file = name())));
    }
    let mut header = Vec::new();
    match File::open(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(cannot_write(path, &error)),
        Ok(file) => file.take(100).read_to_end(&mut header).map_err(|error| cannot_write(path, &error))?,
    };
    let number =
        |at: usize| header.get(at..at + 4).map(|bytes| u32::from_be_bytes(bytes.try_into().unwrap_or_default()));
    match () {
        () if header.is_empty() => Ok(false),
        () if !header.starts_with(b"SQLite format 3\0") || number(68) != Some(OWNER) => {
            Err(Error::said(text!("runs-no-ledger", file = name())))
        }
        () if number(60).is_some_and(|format| format > FORMAT) => {
            Err(Error::said(text!("runs-newer-ledger", file = name())))
        }
        () => Ok(true),
    }
}

fn connect(path: &Path, flags: OpenFlags) -> Result<Connection, Error> {
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX);
    let connection = connection.map_err(|error| said(path, &error))?;
    connection.busy_timeout(Duration::from_secs(10)).map_err(|error| said(path, &error))?;
    Ok(connection)
}

/// Was it begun? A crash right at the beginning leaves a file without tables.
fn has_tables(connection: &Connection) -> rusqlite::Result<bool> {
    let found = connection.query_row("SELECT 1 FROM sqlite_master WHERE name = 'manifest'", [], |_| Ok(()));
    found.optional().map(|found| found.is_some())
}

fn read_manifest(path: &Path, connection: &Connection) -> Result<Manifest, Error> {
    let read = || -> rusqlite::Result<(String, String, String)> {
        let check = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
        connection.query_row("SELECT line, sum FROM manifest", [], |row| Ok((row.get(0)?, row.get(1)?, check)))
    };
    let (line, sum, check) = read().map_err(|error| said(path, &error))?;
    if check != "ok" || checksum(&[&line]) != sum {
        return Err(damaged(path, if check == "ok" { "manifest" } else { &check }));
    }
    serde_json::from_str(&line).map_err(|error| damaged(path, &error.to_string()))
}

fn units(path: &Path, manifest: &Manifest, connection: &Connection) -> Result<BTreeMap<usize, Counted>, Error> {
    let read = || -> rusqlite::Result<Vec<(i64, String, String)>> {
        let mut all = connection.prepare("SELECT unit, tally, sum FROM units")?;
        all.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?.collect()
    };
    let rows = read().map_err(|error| said(path, &error))?;
    let most = manifest.units.as_ref().map_or(0, |list| list.count);
    let counted = rows.into_iter().map(|(unit, tally, sum)| {
        let is_right = sum == sum_of(manifest, &[&unit.to_string(), &tally]);
        let number = usize::try_from(unit).ok().filter(|number| *number < most && is_right);
        number.zip(CountRecord::read(&tally)).ok_or_else(|| damaged(path, &format!("unit {unit}")))
    });
    counted.collect()
}

fn place(path: &Path, manifest: &Manifest, connection: &Connection) -> Result<Place, Error> {
    type Row = (Option<String>, String, i64, f64, bool, String);
    let row = connection.query_row("SELECT at, tally, bytes, share, is_done, sum FROM place", [], |row| {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?))
    });
    let row: Option<Row> = row.optional().map_err(|error| said(path, &error))?;
    let Some((at, tally, bytes, share, is_done, sum)) = row else { return Ok(Place::default()) };
    let bad = || damaged(path, "place");
    let parts = [at.as_deref().unwrap_or("-"), &tally, &bytes.to_string(), &is_done.to_string()];
    if sum != sum_of(manifest, &parts) {
        return Err(bad());
    }
    let at = at.map(|at| at.parse()).transpose().map_err(|_| bad())?;
    let counted = CountRecord::read(&tally).ok_or_else(bad)?;
    Ok(Place { at, counted, bytes: u64::try_from(bytes).map_err(|_| bad())?, share, is_done })
}

fn not_begun(path: &Path) -> Error {
    Error::said(text!("runs-not-begun", file = path.display().to_string()))
}

fn damaged(path: &Path, where_: &str) -> Error {
    Error::said(text!("runs-damaged", file = path.display().to_string(), place = where_))
}

/// What `SQLite` says, in our words where it happens to people.
fn said(path: &Path, error: &rusqlite::Error) -> Error {
    let name = path.display().to_string();
    let why = || match error {
        rusqlite::Error::SqliteFailure(_, Some(why)) => why.clone(),
        error => error.to_string(),
    };
    Error::said(match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => text!("runs-full", file = name),
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => text!("runs-damaged", file = name, place = why()),
        Some(ErrorCode::FileLockingProtocolFailed | ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
            text!("runs-no-locks", file = name, why = why())
        }
        Some(ErrorCode::SystemIoFailure) if why().contains("lock") => text!("runs-no-locks", file = name, why = why()),
        _ => text!("runs-cannot-write", file = name, why = why()),
    })
}

#[cfg(test)]
mod tests;
