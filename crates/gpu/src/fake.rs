//! A device that is none: the [model](crate::model) of the kernels, with as much room as a test gives it.

use std::ops::Range;

use backtrail::text;

use crate::columns::{Board, Set};
use crate::device::{Device, Report, Trouble, Used};
use crate::model::{Listed, Model};

/// A device with room for `keys` keys of sets, and for `jobs` keys of jobs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fake {
    keys: usize,
    jobs: usize,
    guess: usize,
    prefix: u32,
    /// After how many joins it fails.
    pub(crate) fails_after: Option<usize>,
    board: Option<Board>,
    listed: Vec<(Set, Vec<Listed>, Vec<Listed>)>,
    sums: Vec<u64>,
}

impl Fake {
    pub(crate) fn new(keys: usize, jobs: usize, guess: usize) -> Self {
        Fake { keys, jobs, guess, ..Fake::default() }
    }

    fn rows(&self) -> u32 {
        self.board.as_ref().map_or(1, Board::rows)
    }
}

impl Device for Fake {
    fn list(&mut self, board: &Board, sets: &[Set]) -> Result<Used, Trouble> {
        let model = Model::new(board);
        let listed = sets.iter().map(|set| (*set, model.list(set, set.keys), model.list(set, set.leaves)));
        self.listed = listed.collect();
        self.board = Some(board.clone());
        self.sums = vec![0; sets.len()];
        // The same room for each set, as on a device.
        let most = self.listed.iter().map(|(_, keys, _)| keys.len()).max().unwrap_or(0);
        let used = (most * sets.len()) as f64 / self.keys as f64;
        if used > 1.0 { Err(Trouble::Overflow) } else { Ok(used) }
    }

    fn join(&mut self, jobs: Range<u64>) -> Result<Used, Trouble> {
        if let Some(left) = &mut self.fails_after {
            *left = left.checked_sub(1).ok_or_else(|| Trouble::Failed(text!("gpu-no-room")))?;
        }
        let board = self.board.clone().expect("it has listed");
        let model = Model::new(&board);
        let each = u64::from(self.rows()).pow(model.path_rows() - self.prefix);
        let (mut keys_kept, mut sums) = (0, self.sums.clone());
        for job in jobs {
            let (set, prefix) = ((job / self.jobs()) as usize, job % self.jobs());
            let (of, keys, leaves) = &self.listed[set];
            let keys = model.filter(of, keys, prefix, self.prefix);
            keys_kept += keys.len();
            let leaves: Vec<Listed> = leaves.iter().copied().filter(|leaf| leaf.path / each == prefix).collect();
            for leaves in leaves.chunk_by(|one, other| one.path == other.path) {
                let path = leaves[0].path;
                sums[set] += model.join(of, &model.filter(of, &keys, path, model.path_rows()), path, leaves);
            }
        }
        let used = keys_kept as f64 / self.jobs as f64;
        if used > 1.0 {
            return Err(Trouble::Overflow);
        }
        self.sums = sums;
        Ok(used)
    }

    fn sums(&mut self) -> Result<Vec<u64>, Trouble> {
        Ok(self.sums.clone())
    }

    fn jobs(&self) -> u64 {
        u64::from(self.rows()).pow(self.prefix)
    }

    fn guess(&self) -> (usize, u64) {
        (self.guess, self.guess as u64)
    }

    fn deepen(&mut self) -> Result<bool, Trouble> {
        let most = self.board.as_ref().map_or(0, |board| Model::new(board).path_rows().saturating_sub(1));
        let can = self.prefix < most;
        self.prefix += u32::from(can);
        Ok(can)
    }

    fn report(&self) -> Report {
        Report { device: "fake".to_string(), prefix: self.prefix, ..Report::default() }
    }
}
