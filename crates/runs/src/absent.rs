//! A build without ledgers: whoever asks for one is told so.

use std::collections::BTreeMap;
use std::path::Path;

use backtrail::text;
use registry::{Counted, Error, Flag};

use crate::{Manifest, Place, Standing};

/// A ledger, of which there are none. What makes it impossible is hidden: a caller that is built with ledgers too is not to be told that
/// half of it is never reached.
#[derive(Debug)]
pub struct Ledger(std::convert::Infallible);

fn none() -> Error {
    Error::said(text!("runs-no-ledgers"))
}

/// How the run of a ledger stands.
///
/// # Errors
///
/// Always: there are no ledgers in this build.
pub fn look(_: &Path) -> Result<Standing, Error> {
    Err(none())
}

#[allow(missing_docs, clippy::missing_errors_doc)]
impl Ledger {
    pub fn open(_: &Path, _: &Manifest, _: &[Flag]) -> Result<Self, Error> {
        Err(none())
    }

    pub fn resume(_: &Path) -> Result<Self, Error> {
        Err(none())
    }

    pub fn peek(_: &Path) -> Result<Option<Manifest>, Error> {
        Err(none())
    }

    pub fn manifest(&self) -> &Manifest {
        match self.0 {}
    }

    pub fn path(&self) -> &Path {
        match self.0 {}
    }

    pub fn units(&self) -> Result<BTreeMap<usize, Counted>, Error> {
        match self.0 {}
    }

    pub fn place(&self) -> Result<Place, Error> {
        match self.0 {}
    }

    pub fn record(&self, _: usize, _: f64, _: &Counted) {
        match self.0 {}
    }

    pub fn write(&self) -> Result<(), Error> {
        match self.0 {}
    }

    pub fn put(&self, _: &Place, _: f64) -> Result<(), Error> {
        match self.0 {}
    }
}
