//! Column sets counted some at a time: as many as fit the device, which is learnt on the way. What overflows is halved, and tried
//! again; a single job that overflows is cut into smaller ones.

use backtrail::text;

use crate::columns::{Board, Set};
use crate::device::{Device, Report, Trouble, Used};

/// How full `many` sets or jobs should make the room: lists differ from batch to batch, and more so where few are in one.
fn fill(many: u64) -> f64 {
    (0.9 - 0.8 / (many as f64).sqrt()).max(0.4)
}

/// A device with what was learnt of its room.
pub(crate) struct Batches {
    device: Box<dyn Device>,
    /// Sets, and jobs, that are worth trying at a time.
    sets: usize,
    jobs: u64,
    overflows: u64,
}

impl Batches {
    pub(crate) fn new(device: Box<dyn Device>) -> Self {
        let (sets, jobs) = device.guess();
        Batches { device, sets: sets.max(1), jobs: jobs.max(1), overflows: 0 }
    }

    /// How many sets make a good batch.
    pub(crate) fn size(&self) -> usize {
        self.sets.min(usize::try_from(self.jobs.div_ceil(self.device.jobs())).unwrap_or(usize::MAX)).max(1)
    }

    pub(crate) fn report(&self) -> Report {
        Report { overflows: self.overflows, ..self.device.report() }
    }

    /// The pairs of each set; none if it should stop.
    pub(crate) fn count(
        &mut self,
        board: &Board,
        sets: &[Set],
        should_stop: &dyn Fn() -> bool,
    ) -> Result<Option<Vec<u64>>, Trouble> {
        let mut sums = Vec::with_capacity(sets.len());
        while sums.len() < sets.len() {
            let rest = &sets[sums.len()..];
            let some = &rest[..rest.len().min(self.size())];
            match self.batch(board, some, should_stop) {
                Ok(true) => sums.extend(self.device.sums()?),
                Ok(false) => return Ok(None),
                Err(Trouble::Overflow) => self.overflows += 1, // it has learnt from that
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(Some(sums))
    }

    /// Lists and joins all jobs of these sets; false if it should stop. After an overflow it must be tried again from the beginning.
    fn batch(&mut self, board: &Board, sets: &[Set], should_stop: &dyn Fn() -> bool) -> Result<bool, Trouble> {
        match self.device.list(board, sets) {
            Ok(used) => self.sets = grown(sets.len() as u64, used, self.sets as u64) as usize,
            Err(Trouble::Overflow) if sets.len() > 1 => {
                self.sets = sets.len() / 2;
                return Err(Trouble::Overflow);
            }
            Err(Trouble::Overflow) => return Err(Trouble::Failed(text!("gpu-no-room"))),
            Err(trouble) => return Err(trouble),
        }
        let (mut at, end) = (0, sets.len() as u64 * self.device.jobs());
        while at < end {
            if should_stop() {
                return Ok(false);
            }
            let to = end.min(at + self.jobs);
            match self.device.join(at..to) {
                Ok(used) => {
                    self.jobs = grown(to - at, used, self.jobs);
                    at = to;
                }
                Err(Trouble::Overflow) if to - at > 1 => {
                    self.jobs = (to - at) / 2;
                    self.overflows += 1;
                }
                Err(Trouble::Overflow) => {
                    let is_deeper = self.device.deepen()?;
                    (self.sets, self.jobs) = self.device.guess();
                    (self.sets, self.jobs) = (self.sets.max(1), self.jobs.max(1));
                    return Err(if is_deeper { Trouble::Overflow } else { Trouble::Failed(text!("gpu-no-room")) });
                }
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(true)
    }
}

/// How many to try next, after `many` took the share `used` of the room; `tried` were worth trying before. It grows no faster than twofold,
/// and not at all by a batch that was small because little was left.
fn grown(many: u64, used: Used, tried: u64) -> u64 {
    let fits = (many as f64 * fill(many) / used.max(1e-3)) as u64;
    if many < tried { tried.min(fits.max(many)) } else { fits.min(many.saturating_mul(2)) }.max(1)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::fake::Fake;
    use crate::twin;

    fn known(board: &Board, sets: &[Set]) -> Vec<u64> {
        sets.iter().map(|set| twin::pairs(board, set)).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn room_changes_nothing(n in 9_u32..=12, keys in 200_usize..900, jobs in 200_usize..900, guess in 1_usize..50) {
            let board = Board::all(n).pop().unwrap();
            let sets: Vec<Set> = board.sets().into_iter().take(30).collect();
            let mut batches = Batches::new(Box::new(Fake::new(keys, jobs, guess)));
            let sums = batches.count(&board, &sets, &|| false).unwrap().unwrap();
            prop_assert_eq!(sums, known(&board, &sets));
        }
    }

    #[test]
    fn a_job_that_overflows_is_cut_by_its_prefix() {
        let board = &Board::all(20)[0];
        let set = &board.sorted()[0];
        let keys = crate::model::Model::new(board).list(set, set.keys).len();
        let mut batches = Batches::new(Box::new(Fake::new(10_000, keys - 1, 8)));
        let sums = batches.count(board, std::slice::from_ref(set), &|| false).unwrap().unwrap();
        assert_eq!(sums, known(board, std::slice::from_ref(set)));
        assert!(batches.report().prefix > 0 && batches.report().overflows > 0, "{:?}", batches.report());
    }

    #[test]
    fn a_set_that_never_fits_is_told() {
        let board = &Board::all(12)[0];
        for (keys, jobs) in [(1, 1_000), (1_000, 1)] {
            let mut batches = Batches::new(Box::new(Fake::new(keys, jobs, 4)));
            let end = batches.count(board, &board.sets(), &|| false);
            assert!(matches!(end, Err(Trouble::Failed(_))), "{end:?}");
        }
    }

    #[test]
    fn it_stops_when_it_should() {
        let board = &Board::all(10)[0];
        let mut batches = Batches::new(Box::new(Fake::new(1_000, 1_000, 4)));
        assert_eq!(batches.count(board, &board.sets(), &|| true), Ok(None));
    }

    #[test]
    fn batches_grow_into_the_room() {
        let board = &Board::all(12)[0];
        let mut batches = Batches::new(Box::new(Fake::new(10_000, 10_000, 1)));
        batches.count(board, &board.sets(), &|| false).unwrap().unwrap();
        assert!(batches.size() > 16, "{}", batches.size());
    }
}
