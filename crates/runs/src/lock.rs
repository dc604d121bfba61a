//! One process at a time.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use backtrail::text;
use registry::Error;
use same_file::Handle;

use crate::Machine;

/// Holds a file beside what is locked, as long as it lives; the system lets go of it when the process ends, however that is.
#[derive(Debug)]
pub struct Lock {
    /// Closing it lets go.
    _file: File,
    path: PathBuf,
}

impl Lock {
    /// Takes the lock of what has this name.
    ///
    /// # Errors
    ///
    /// If another process has it, if the file system has no locks, or if the lock cannot be written.
    pub fn take(of: &Path) -> Result<Self, Error> {
        let path = Lock::path(of);
        let name = || of.display().to_string();
        loop {
            let opened = File::options().read(true).write(true).create(true).truncate(false).open(&path);
            let mut file = opened.map_err(|error| crate::manifest::cannot_write(of, &error))?;
            match file.try_lock() {
                Ok(()) => {}
                Err(fs::TryLockError::WouldBlock) => {
                    let mut holder = String::new();
                    let _ = file.read_to_string(&mut holder);
                    let holder = holder.lines().next().unwrap_or_default().to_string();
                    return Err(Error::said(text!("runs-held", file = name(), holder = holder)));
                }
                Err(fs::TryLockError::Error(error)) => return Err(no_locks(of, &error)),
            }
            // Whoever held it may have taken the file away between opening and locking.
            let is_same = Handle::from_path(&path).ok() == file.try_clone().and_then(Handle::from_file).ok();
            if is_same {
                let _ = file.set_len(0).and_then(|()| writeln!(file, "{}", Machine::this()));
                return Ok(Lock { _file: file, path });
            }
        }
    }

    /// Does a process hold the lock of what has this name?
    pub fn is_held(of: &Path) -> bool {
        File::open(Lock::path(of)).is_ok_and(|file| matches!(file.try_lock(), Err(fs::TryLockError::WouldBlock)))
    }

    fn path(of: &Path) -> PathBuf {
        let mut path = of.as_os_str().to_os_string();
        path.push("-lock");
        path.into()
    }
}

/// Why a lock could not be taken, if nobody has it.
fn no_locks(of: &Path, error: &io::Error) -> Error {
    Error::said(text!("runs-no-locks", file = of.display().to_string(), why = error.to_string()))
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_holds_it_and_the_next_is_told_who() {
        let of = std::env::temp_dir().join(format!("backtrail-lock-{}", std::process::id()));
        let lock = Lock::take(&of).unwrap();
        assert!(Lock::is_held(&of));
        let refused = Lock::take(&of).unwrap_err();
        assert_eq!(refused.code(), "runs-held");
        assert!(refused.to_string().contains(&Machine::this().to_string()), "{refused}");
        drop(lock);
        assert!(!Lock::is_held(&of) && !Lock::path(&of).exists());
        drop(Lock::take(&of).unwrap());
        let said = no_locks(&of, &io::Error::from(io::ErrorKind::Unsupported));
        assert_eq!(said.code(), "runs-no-locks");
    }
}
