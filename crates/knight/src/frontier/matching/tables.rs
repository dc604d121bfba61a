//! Tables of small maps, and the images of many ranks by them.
//!
//! A map of more pairs than [`LARGEST`] is never tabled. Ranks come in ascending order, so that many in a row lie in one run
//! ([`Map::piece`]), on which a small table and an addition give the images.
//!
//! Nanoseconds for a rank, every tenth rank of all, ascending, the images only looked at (a core of a Zen 4 with other work
//! on it, November 2026); unranking and ranking is the way of our throwaway probe:
//!
//! ```text
//!     k = 8                 Move 5 → 9   0 → 9   6 → 0    Join 0, 7   4, 7    Insert 3, 9
//!     here                       0.95     1.2     4.3          1.0     1.2            0.9
//!     unrank and rank             102     103     102           99      96             92
//! ```
//!
//! With every hundredth rank 0 → 9 takes 3.7 ns, since its runs are short, and the others hardly more than above. So a large
//! table would spare nothing: it is read from memory, while all tables here are 8 MB, of which one map needs a few hundred
//! kilobytes, and 5 ms to make. Tables up to five pairs instead of six: two to nine times as long with every
//! hundredth rank.

use std::sync::OnceLock;

use super::map::{CLOSED, Front, Map, Then};
use super::{COUNT, MOST};

/// The most pairs of a map with a table.
const LARGEST: usize = 6;

/// Positions after a map that has a table.
const POSITIONS: usize = 2 * LARGEST + 2;

/// Tables of maps, made when they are first asked for. Threads share them.
#[derive(Debug)]
pub(crate) struct Tables {
    made: Vec<OnceLock<Box<[u32]>>>,
}

/// A run of ranks and how they are mapped: look up, add, bring to the front a number of times, add.
struct Run<'t> {
    start: u32,
    len: u32,
    table: &'t [u32],
    inner: u32,
    fronts: [Front; MOST - LARGEST],
    front_count: usize,
    outer: u32,
    closes: bool,
}

impl Tables {
    /// No tables yet.
    pub(crate) fn new() -> Tables {
        let kinds = 3 * (LARGEST + 2);
        Tables { made: (0..kinds * POSITIONS * POSITIONS).map(|_| OnceLock::new()).collect() }
    }

    /// For each of these ranks, in their order, says which it is of them and its image, or [`Map::closed`] if a loop is
    /// closed: a place more in what the images index spares the caller a question. Fast if the ranks ascend.
    #[inline(always)]
    pub(crate) fn images(&self, map: Map, ranks: &[u32], mut each: impl FnMut(usize, u32)) {
        let closed = map.closed();
        let mut done = 0;
        while let Some(&first) = ranks.get(done) {
            let run = self.run(map, first);
            let within = |rank: u32| rank.wrapping_sub(run.start) < run.len;
            let rest = ranks[done..].iter().take_while(|&&rank| within(rank));
            if run.closes {
                for _ in rest {
                    each(done, closed);
                    done += 1;
                }
            } else if run.front_count == 0 {
                for &rank in rest {
                    each(done, (run.table[(rank - run.start) as usize] + run.outer).min(closed));
                    done += 1;
                }
            } else {
                for &rank in rest {
                    let mut image = run.table[(rank - run.start) as usize] + run.inner;
                    for front in run.fronts[..run.front_count].iter().rev() {
                        image = front.apply(image);
                    }
                    each(done, image + run.outer);
                    done += 1;
                }
            }
        }
    }

    /// The run that a rank is in, down to a map with a table.
    fn run(&self, mut map: Map, rank: u32) -> Run<'_> {
        let none = Front::default();
        let mut run = Run {
            start: 0,
            len: COUNT[map.source()],
            table: &[],
            inner: 0,
            fronts: [none; MOST - LARGEST],
            front_count: 0,
            outer: 0,
            closes: false,
        };
        // The run is `from … from + run.len` of the current map, whose rank `at` is the rank that was asked for.
        let (mut at, mut from) = (rank, 0);
        while map.source() > LARGEST {
            let piece = map.piece(at);
            let start = piece.start.max(from);
            let end = (piece.start + piece.len).min(from + run.len);
            at = at - piece.start + piece.first;
            from = start - piece.start + piece.first;
            run.len = end - start;
            map = piece.map;
            match piece.then {
                Then::Add(add) if run.front_count == 0 => run.outer += add,
                Then::Add(add) => run.inner += add,
                Then::Front(front) => {
                    run.fronts[run.front_count] = front;
                    run.front_count += 1;
                }
                Then::Close => {
                    run.closes = true;
                    break;
                }
            }
        }
        run.start = rank - (at - from);
        if !run.closes {
            run.table = &self.table(map)[from as usize..(from + run.len) as usize];
        }
        run
    }

    /// The images of all ranks by a small map; where a loop is closed, [`CLOSED`].
    ///
    /// # Panics
    ///
    /// If it maps more than [`LARGEST`] pairs.
    pub(crate) fn table(&self, map: Map) -> &[u32] {
        assert!(map.source() <= LARGEST, "tables go up to {LARGEST} pairs: {map:?}");
        let (kind, i, j) = match map {
            Map::Move { from, to, .. } => (0, from, to),
            Map::Join { i, j, .. } => (1, i, j),
            Map::Insert { i, j, .. } => (2, i, j),
        };
        let place = (kind * (LARGEST + 2) + map.source()) * POSITIONS + i as usize;
        self.made[place * POSITIONS + j as usize].get_or_init(|| self.make(map))
    }

    /// Makes a table of those of smaller maps.
    fn make(&self, map: Map) -> Box<[u32]> {
        match map {
            Map::Move { k: 0 | 1, .. } => return Box::new([0]),
            Map::Join { k: 1, .. } => return Box::new([CLOSED]),
            _ => {}
        }
        let mut table = Vec::with_capacity(COUNT[map.source()] as usize);
        while table.len() < table.capacity() {
            let piece = map.piece(table.len() as u32);
            let range = piece.first as usize..(piece.first + piece.len) as usize;
            match piece.then {
                Then::Add(add) => table.extend(self.table(piece.map)[range].iter().map(|image| image + add)),
                Then::Front(front) => table.extend(self.table(piece.map)[range].iter().map(|&i| front.apply(i))),
                Then::Close => table.extend(range.map(|_| CLOSED)),
            }
        }
        table.into()
    }
}

#[cfg(test)]
mod tests {
    use super::super::map::moved;
    use super::super::{Mates, rank, unrank};
    use super::*;

    /// A map by writing the matching out.
    fn naive(map: Map, at: u32) -> u32 {
        let before = unrank(map.source(), at);
        let mut after = Mates::default();
        let positions = 2 * map.source() as u8;
        match map {
            Map::Move { from, to, .. } => {
                for x in 0..positions {
                    after[moved(x, from, to) as usize] = moved(before[x as usize], from, to);
                }
            }
            Map::Join { i, j, .. } => {
                if before[i as usize] == j {
                    return map.closed();
                }
                let mut joined = before;
                let (p, q) = (before[i as usize], before[j as usize]);
                joined[p as usize] = q;
                joined[q as usize] = p;
                let place = |x: u8| x - u8::from(x > i) - u8::from(x > j);
                for x in (0..positions).filter(|&x| x != i && x != j) {
                    after[place(x) as usize] = place(joined[x as usize]);
                }
            }
            Map::Insert { i, j, .. } => {
                let places: Vec<u8> = (0..positions + 2).filter(|&x| x != i && x != j).collect();
                for x in 0..positions as usize {
                    after[places[x] as usize] = places[before[x] as usize];
                }
                after[i as usize] = j;
                after[j as usize] = i;
            }
        }
        rank(map.target(), &after)
    }

    /// All maps to or from k pairs.
    fn maps(k: u8) -> Vec<Map> {
        let mut maps = Vec::new();
        for i in 0..2 * k {
            maps.extend((0..2 * k).map(|to| Map::Move { k, from: i, to }));
            maps.extend((i + 1..2 * k).map(|j| Map::Join { k, i, j }));
            maps.extend((i + 1..2 * k).map(|j| Map::Insert { k, i, j }));
        }
        maps
    }

    /// Compares the images of these ranks.
    fn check(tables: &Tables, map: Map, ranks: &[u32]) {
        let mut seen = 0;
        tables.images(map, ranks, |place, image| {
            assert_eq!(place, seen);
            assert_eq!(image, naive(map, ranks[place]), "{map:?} of {}", ranks[place]);
            seen += 1;
        });
        assert_eq!(seen, ranks.len());
    }

    #[test]
    fn every_map_of_few_pairs_does_what_it_says() {
        let tables = Tables::new();
        for k in 1..=5 {
            for map in maps(k) {
                check(&tables, map, &(0..COUNT[map.source()]).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn every_map_of_many_pairs_does_what_it_says() {
        let tables = Tables::new();
        let mut seed = 1_u64;
        for k in 6..=MOST as u8 {
            for map in maps(k) {
                let mut ranks: Vec<u32> = (0..60)
                    .map(|_| {
                        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                        (seed >> 33) as u32 % COUNT[map.source()]
                    })
                    .collect();
                ranks.extend([0, COUNT[map.source()] - 1]);
                check(&tables, map, &ranks);
                ranks.sort_unstable();
                check(&tables, map, &ranks);
                tables.images(map, &ranks[7..8], |_, image| assert_eq!(image, naive(map, ranks[7])));
            }
        }
    }

    #[test]
    fn dense_runs_of_many_pairs_do_what_they_say() {
        let tables = Tables::new();
        let k = 8;
        for map in [
            Map::Move { k, from: 0, to: 9 },
            Map::Move { k, from: 7, to: 0 },
            Map::Move { k, from: 3, to: 12 },
            Map::Join { k, i: 0, j: 1 },
            Map::Join { k, i: 4, j: 11 },
            Map::Insert { k, i: 0, j: 6 },
            Map::Insert { k, i: 1, j: 5 },
        ] {
            check(&tables, map, &(60_000..120_000).collect::<Vec<_>>());
        }
    }

    #[test]
    fn threads_share_tables() {
        let tables = Tables::new();
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| check(&tables, Map::Join { k: 8, i: 2, j: 9 }, &[0, 5, 2_000_000]));
            }
        });
    }
}
