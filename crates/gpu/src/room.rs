//! How the memory of a device is shared out.
//!
//! ```text
//!     fixed │ sets: columns, counts, sums, lists, keys │ jobs: lists of each level │ codes │ buckets │ keys of each level
//! ```
//!
//! What belongs to sets has the same room for each. What belongs to jobs is filled from the front by whoever comes first, so only its shares
//! are planned here: by a first guess, and then by what the last batch took.

/// The mean number of keys of a column set, by the rows of a half from 4 on. Measured for even n up to 24 (2026-11-16); a first guess,
/// no more.
const KEYS: [f64; 11] = [20.0, 30.0, 50.0, 90.0, 600.0, 3_100.0, 18_500.0, 122_000.0, 850e3, 6e6, 45e6];

/// Of the keys that go with a path, those that go with the next row as well.
const GOES: f64 = 0.42;

/// The longest list of a set, in means.
const LONGEST: f64 = 5.0;

/// Rows of the tail.
const TAIL: u32 = 8;

/// Levels of lists: the longest path has this many rows.
pub(crate) const LEVELS: usize = 7;

/// The sizes of what the kernels read and write, in bytes.
pub(crate) mod size {
    pub(crate) const KEY: u64 = 8;
    pub(crate) const CODE: u64 = 4;
    pub(crate) const BUCKET: u64 = 20;
    pub(crate) const LIST: u64 = 24;
    /// Columns of a set with its rank and weight, two counts, a sum, and a list.
    pub(crate) const SET: u64 = 16 + 8 + 8 + LIST;
}

/// What is counted for a number of rows and a prefix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    /// Rows of a half.
    pub(crate) rows: u32,
    /// Rows of a prefix.
    pub(crate) prefix: u32,
}

impl Shape {
    /// Rows of a path.
    pub(crate) fn path(self) -> u32 {
        self.rows.saturating_sub(TAIL)
    }

    /// The last level with lists of its own: the join filters by the last row.
    pub(crate) fn last(self) -> u32 {
        self.path().saturating_sub(1)
    }

    /// The levels that have lists of their own; none if the join reads the keys of sets.
    pub(crate) fn levels(self) -> std::ops::RangeInclusive<u32> {
        self.prefix.max(1)..=self.last()
    }

    /// How many paths of `rows` rows there are.
    pub(crate) fn paths(self, rows: u32) -> u64 {
        u64::from(self.rows).pow(rows)
    }

    /// The jobs of a set.
    pub(crate) fn jobs(self) -> u64 {
        self.paths(self.prefix)
    }
}

/// What a job takes on average, in bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Needs {
    pub(crate) codes: f64,
    pub(crate) buckets: f64,
    pub(crate) keys: [f64; LEVELS],
}

impl Needs {
    /// A first guess.
    pub(crate) fn guess(shape: Shape) -> Self {
        let keys = mean_keys(shape);
        let share = 1.0 / shape.jobs() as f64;
        let mut needs = Needs {
            codes: 3.0 * keys * size::CODE as f64 * share,
            buckets: (1.2 * shape.paths(shape.path()) as f64 + 3.0 * keys / 900.0) * size::BUCKET as f64 * share,
            keys: [0.0; LEVELS],
        };
        let mut level_keys = keys;
        for level in 1..=shape.last() {
            // A list gets room for as many as are read for it.
            let read = level_keys * f64::from(shape.rows + 1 - level);
            if shape.levels().contains(&level) {
                needs.keys[level as usize] = 1.2 * read * size::KEY as f64 * share;
            }
            level_keys = read * GOES;
        }
        needs
    }

    /// What either needs, part by part.
    pub(crate) fn with(&self, other: &Needs) -> Self {
        let keys = std::array::from_fn(|level| self.keys[level].max(other.keys[level]));
        Needs { codes: self.codes.max(other.codes), buckets: self.buckets.max(other.buckets), keys }
    }

    /// The same, with a tenth at least of what each part has in a guess of the same size: a batch may by chance have needed none.
    pub(crate) fn near(&self, guess: &Needs) -> Self {
        let scale = 0.1 * self.flexible().max(1.0) / guess.flexible();
        let keys = guess.keys.map(|keys| keys * scale);
        self.with(&Needs { codes: guess.codes * scale, buckets: guess.buckets * scale, keys })
    }

    fn flexible(&self) -> f64 {
        self.codes + self.buckets + self.keys.iter().sum::<f64>()
    }

    /// The bytes of a job, with the lists whose number is known.
    pub(crate) fn job(&self, shape: Shape) -> f64 {
        lists(shape) as f64 + self.flexible()
    }
}

/// The bytes of a job's lists.
fn lists(shape: Shape) -> u64 {
    shape.levels().map(|level| size::LIST * shape.paths(level - shape.prefix)).sum()
}

fn mean_keys(shape: Shape) -> f64 {
    KEYS[(shape.rows as usize).clamp(4, 14) - 4]
}

/// The bytes that a set takes.
fn set(shape: Shape) -> f64 {
    size::SET as f64 + LONGEST * mean_keys(shape) * size::KEY as f64
}

/// How memory is split between sets and jobs, and how many of each may fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Split {
    /// Bytes for sets.
    pub(crate) sets: u64,
    /// Bytes for jobs.
    pub(crate) jobs: u64,
    /// Sets and jobs to begin with.
    pub(crate) guess: (usize, u64),
}

impl Split {
    /// Splits `bytes` bytes.
    pub(crate) fn new(shape: Shape, bytes: u64) -> Self {
        let (set, job) = (set(shape), Needs::guess(shape).job(shape));
        // With prefixes the keys of one set serve many jobs.
        let share = if shape.prefix == 0 { set / (set + job) } else { 0.15 };
        let sets = (bytes as f64 * share) as u64;
        let jobs = bytes - sets;
        let fit = |bytes: u64, each: f64| (bytes as f64 * 0.7 / each) as u64;
        Split { sets, jobs, guess: (fit(sets, set).max(1) as usize, fit(jobs, job).max(1)) }
    }
}

/// The fewest rows of a prefix with which four jobs fit into `bytes` bytes; or as many as there may be.
pub(crate) fn prefix(rows: u32, bytes: u64) -> u32 {
    let most = Shape { rows, prefix: 0 }.last();
    let fits = |prefix: &u32| Split::new(Shape { rows, prefix: *prefix }, bytes).guess.1 >= 4;
    (0..most).find(fits).unwrap_or(most)
}

/// The bytes with which n queens are counted well: enough work for a large device, and no more, since it takes time to get them.
pub(crate) fn wanted(rows: u32) -> u64 {
    match rows {
        ..=9 => 2 << 30,
        10 => 8 << 30,
        11 => 32 << 30,
        _ => 120 << 30,
    }
}

/// Where the parts of jobs lie, from the beginning of their share, for the jobs of one batch.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct JobRoom {
    /// Where the lists of each level begin.
    pub(crate) lists: [u64; LEVELS],
    pub(crate) codes: u64,
    /// How many codes there is room for.
    pub(crate) codes_room: u64,
    pub(crate) buckets: u64,
    pub(crate) buckets_room: u64,
    pub(crate) keys: [u64; LEVELS],
    pub(crate) keys_room: [u64; LEVELS],
}

impl JobRoom {
    /// Lays out `bytes` bytes for `jobs` jobs; none if not even their lists fit.
    pub(crate) fn new(shape: Shape, needs: &Needs, bytes: u64, jobs: u64) -> Option<Self> {
        let mut room = JobRoom::default();
        let mut at = 0;
        let mut take = |bytes: u64| {
            let start = at;
            at += bytes.next_multiple_of(256);
            start
        };
        for level in shape.levels() {
            let lists = jobs.checked_mul(shape.paths(level - shape.prefix))?;
            room.lists[level as usize] = take(size::LIST * lists);
        }
        let left = bytes.checked_sub(take(0) + 256 * (3 + LEVELS as u64))? as f64;
        let share = |part: f64, each: u64| (left * part / needs.flexible()) as u64 / each;
        // A bucket names its codes by a number of 32 bits.
        room.codes_room = share(needs.codes, size::CODE).min(u64::from(u32::MAX));
        room.codes = take(room.codes_room * size::CODE);
        room.buckets_room = share(needs.buckets, size::BUCKET).min(u64::from(u32::MAX >> 1));
        room.buckets = take(room.buckets_room * size::BUCKET);
        for level in shape.levels() {
            let level = level as usize;
            room.keys_room[level] = share(needs.keys[level], size::KEY);
            room.keys[level] = take(room.keys_room[level] * size::KEY);
        }
        (room.codes_room > 0 && room.buckets_room > 0).then_some(room)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_lie_in_their_share_without_touching() {
        for rows in 4..=14 {
            for prefix in 0..=(Shape { rows, prefix: 0 }).last() {
                let shape = Shape { rows, prefix };
                let bytes = 3_000_000_000;
                let jobs = Split::new(shape, bytes).guess.1;
                let Some(room) = JobRoom::new(shape, &Needs::guess(shape), bytes, jobs) else { continue };
                let mut parts =
                    vec![(room.codes, room.codes_room * size::CODE), (room.buckets, room.buckets_room * size::BUCKET)];
                for level in shape.levels() {
                    let lists = jobs * shape.paths(level - prefix);
                    parts.push((room.lists[level as usize], lists * size::LIST));
                    parts.push((room.keys[level as usize], room.keys_room[level as usize] * size::KEY));
                }
                parts.sort_unstable();
                assert!(parts.windows(2).all(|pair| pair[0].0 + pair[0].1 <= pair[1].0), "{shape:?} {room:?}");
                assert!(parts.last().is_some_and(|(start, bytes_of)| start + bytes_of <= bytes), "{shape:?}");
            }
        }
    }

    #[test]
    fn a_batch_without_keys_leaves_room_for_some() {
        let shape = Shape { rows: 12, prefix: 1 };
        let took = Needs { codes: 1e6, buckets: 1e3, keys: [0.0; LEVELS] };
        let room = JobRoom::new(shape, &took.near(&Needs::guess(shape)), 1 << 30, 4).unwrap();
        assert!(shape.levels().all(|level| room.keys_room[level as usize] > 1_000), "{room:?}");
        assert_eq!(took.with(&took), took);
    }

    #[test]
    fn larger_boards_need_longer_prefixes() {
        assert_eq!([10, 11, 12].map(|rows| prefix(rows, 72 << 30)), [0, 0, 0]);
        assert!(prefix(13, 72 << 30) >= 1 && prefix(14, 72 << 30) >= 2);
        assert!(prefix(12, 4 << 30) >= 1, "a small device counts 24 queens as well");
        assert_eq!(prefix(8, 1 << 20), 0, "there are no paths to cut");
    }
}
