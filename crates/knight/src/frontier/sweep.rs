//! One step: every block after it is gathered from the blocks before it.
//!
//! A choice of edges maps a block to a block, and its matchings by a [`Map`] that depends only on where among the ends
//! the edges are. So for each degree vector after the step, each choice tells at once which vector was before, and the
//! matchings of that block are added where the map says. There is no hash table: sums lie in an array with a place for
//! every matching.

use super::codes::{CodeSet, Digits, Reader, codes, weight};
use super::graph::Vertex;
use super::layer::{Amount, Blocks, CHUNK, Chunk, Counts, Layer};
use super::matching::{MOST, Map, Tables, count};
use super::plan::Step;
use registry::Counting;

/// Makes a step; `None` if it should stop. The blocks that are wanted after it are given, and the share of the work that
/// it is.
pub(super) fn step(
    before: &Layer,
    step: &Step,
    after: Vec<u32>,
    tables: &Tables,
    work: &Counting,
    share: f64,
) -> Option<Layer> {
    let places = CodeSet::of(codes(&step.before), &before.codes).counted();
    let gather = Gather { places: &places, sources: Sources::new(step), after: &after, tables, work, share };
    // No sum has more terms than there are choices.
    let most = before.largest().and_then(|largest| largest.checked_mul(step.choices.len() as u128));
    let counts = match &before.counts {
        Counts::Narrow(blocks) if most.is_some_and(|most| most <= u32::MAX.into()) => {
            Counts::Narrow(gather.blocks(blocks)?)
        }
        Counts::Narrow(blocks) => Counts::Wide(gather.blocks(blocks)?),
        Counts::Wide(blocks) if most.is_some_and(|most| most <= u64::MAX.into()) => {
            Counts::Wide(gather.blocks(blocks)?)
        }
        Counts::Wide(blocks) => Counts::Widest(gather.blocks(blocks)?),
        Counts::Widest(blocks) if most.is_some() => Counts::Widest(gather.blocks(blocks)?),
        Counts::Widest(blocks) => Counts::Any(gather.blocks(blocks)?),
        Counts::Any(blocks) => Counts::Any(gather.blocks(blocks)?),
    };
    Some(Layer { codes: after, counts })
}

/// How much work a step is, roughly. Most matchings of a large block are not come to.
pub(super) fn cost(step: &Step, after: &[u32]) -> f64 {
    let costs: Vec<f64> = (0..=MOST).map(|k| 8.0 + (count(k) as f64).powf(0.8)).collect();
    let reader = Reader::between(&step.after, &[]);
    after.iter().map(|&code| costs[reader.read(code).ones.count_ones() as usize / 2]).sum()
}

/// A step that is being made.
struct Gather<'a> {
    places: &'a CodeSet,
    sources: Sources,
    after: &'a [u32],
    tables: &'a Tables,
    work: &'a Counting<'a>,
    share: f64,
}

impl Gather<'_> {
    fn blocks<S: Amount + Into<T>, T: Amount>(&self, before: &Blocks<S>) -> Option<Blocks<T>> {
        let jobs = self.after.len().div_ceil(CHUNK);
        let chunks = self.work.each(jobs, Room::new, |room: &mut Room<T>, job| {
            let codes = &self.after[job * CHUNK..self.after.len().min((job + 1) * CHUNK)];
            for &code in codes {
                self.block(before, code, room);
            }
            self.work.done(self.share / jobs as f64);
            let chunk = room.chunk();
            self.work.hold(chunk.bytes());
            chunk
        })?;
        Some(Blocks::new(chunks))
    }

    /// Gathers a block.
    fn block<S: Amount + Into<T>, T: Amount>(&self, before: &Blocks<S>, code: u32, room: &mut Room<T>) {
        let digits = self.sources.reader.read(code);
        let k = digits.ones.count_ones() as usize / 2;
        // Without an end there are loops only, and each half has squares that the other lacks.
        if k > 0 {
            let mut found = std::mem::take(&mut room.found);
            let mut states = 0;
            for source in &self.sources.choices {
                let Some(place) = source.code(&digits).and_then(|code| self.places.place(code)) else { continue };
                let len = before.block(place).0.len();
                if len > 0 {
                    found.push((place, self.sources.map(source, &digits)));
                    states += len;
                }
            }
            if states > 0 {
                let matchings = count(k);
                room.make_room(matchings, states);
                if states * SPARSE > matchings {
                    let sums = &mut room.sums[..=matchings];
                    self.gather(before, &found, |image, count| sums[image as usize].add(count));
                    room.take_all(matchings);
                } else {
                    let (sums, marks) = (&mut room.sums[..=matchings], &mut room.marks[..=matchings / 64]);
                    self.gather(before, &found, |image, count| {
                        sums[image as usize].add(count);
                        marks[image as usize / 64] |= 1 << (image % 64);
                    });
                    room.take_marked(matchings);
                }
            }
            found.clear();
            room.found = found;
        }
        room.starts.push(room.used as u32);
    }

    /// Says of each state of some blocks where it goes, and its count.
    #[inline(always)]
    fn gather<S: Amount + Into<T>, T: Amount>(
        &self,
        before: &Blocks<S>,
        found: &[(usize, Option<Map>)],
        mut add: impl FnMut(u32, T),
    ) {
        for &(place, map) in found {
            let (ranks, counts) = before.block(place);
            match map {
                None => ranks.iter().zip(counts).for_each(|(&rank, count)| add(rank, count.clone().into())),
                Some(map) => self.tables.images(map, ranks, |at, image| add(image, counts[at].clone().into())),
            }
        }
    }
}

/// A block is sparse, and its sums are marked, if it has more than `SPARSE` matchings for each state that comes to it.
const SPARSE: usize = 6;

/// A thread's room.
struct Room<T> {
    /// The blocks that come to the current one, and how.
    found: Vec<(usize, Option<Map>)>,
    /// For each matching a sum, with one place more for loops that are closed too early.
    sums: Vec<T>,
    /// Which of them were added to, where that is worth noting.
    marks: Vec<u64>,
    /// The chunk that is being made, and how many of its ranks and counts are used.
    starts: Vec<u32>,
    ranks: Vec<u32>,
    counts: Vec<T>,
    used: usize,
    largest: T,
}

impl<T: Amount> Room<T> {
    fn new() -> Self {
        Room {
            found: Vec::new(),
            sums: Vec::new(),
            marks: Vec::new(),
            starts: vec![0],
            ranks: Vec::new(),
            counts: Vec::new(),
            used: 0,
            largest: T::default(),
        }
    }

    /// Makes room for the sums of `matchings` matchings, of which at most `states` are reached.
    fn make_room(&mut self, matchings: usize, states: usize) {
        if self.sums.len() <= matchings {
            // All are zero now, so nothing is lost; and memory that comes as zeros is not touched before it is used.
            self.sums = vec![T::default(); matchings + 1];
            self.marks = vec![0; matchings / 64 + 1];
        }
        // One more, since a sum is written before it is known to be there.
        let most = self.used + states.min(matchings) + 1;
        if self.ranks.len() < most {
            self.ranks.resize(most, 0);
            self.counts.resize(most, T::default());
        }
    }

    /// Moves the sums to the chunk: all that are not zero, without asking which.
    fn take_all(&mut self, matchings: usize) {
        let sums = &mut self.sums[..=matchings];
        sums[matchings] = T::default();
        let (ranks, counts) = (&mut self.ranks[self.used..], &mut self.counts[self.used..]);
        let (mut used, mut largest) = (0, std::mem::take(&mut self.largest));
        for (rank, sum) in (0..).zip(&sums[..matchings]) {
            ranks[used] = rank;
            counts[used] = sum.clone();
            largest = if *sum > largest { sum.clone() } else { largest };
            used += usize::from(*sum != T::default());
        }
        sums.fill(T::default());
        self.used += used;
        self.largest = largest;
    }

    /// Moves the sums to the chunk: those that are marked.
    fn take_marked(&mut self, matchings: usize) {
        self.marks[matchings / 64] &= !(1 << (matchings % 64));
        self.sums[matchings] = T::default();
        for (start, word) in (0..).step_by(64).zip(&mut self.marks[..=matchings / 64]) {
            while *word != 0 {
                let rank = start + word.trailing_zeros();
                *word &= *word - 1;
                let count = std::mem::take(&mut self.sums[rank as usize]);
                if count > self.largest {
                    self.largest = count.clone();
                }
                self.ranks[self.used] = rank;
                self.counts[self.used] = count;
                self.used += 1;
            }
        }
    }

    /// The chunk.
    fn chunk(&mut self) -> Chunk<T> {
        let used = std::mem::take(&mut self.used);
        let chunk = Chunk {
            starts: self.starts[..].into(),
            ranks: self.ranks[..used].into(),
            counts: self.counts[..used].into(),
            largest: std::mem::take(&mut self.largest),
        };
        self.starts.truncate(1);
        chunk
    }
}

/// A step, as seen from after it.
#[derive(Debug)]
struct Sources {
    /// From the frontier after the step to that before it.
    reader: Reader<Digits>,
    /// The eliminated square's place before.
    gone: Option<usize>,
    choices: Vec<Source>,
}

/// A choice, as seen from after the step.
#[derive(Debug)]
struct Source {
    /// The vertices that got an edge: they must have one.
    raised: u32,
    /// Those of them that are new, and so must have no more than one.
    raised_new: u32,
    /// The raised ones, and all that are new: of these the others must have none.
    seen: u32,
    /// What is added to the image of a code to get the code before.
    add: u32,
    /// The raised ones.
    ends: Vec<RaisedVertex>,
}

/// A vertex that gets an edge: its place after and before.
#[derive(Clone, Copy, Debug)]
struct RaisedVertex {
    after: usize,
    before: Option<usize>,
}

impl Source {
    /// The code before the step, if this choice can have led here.
    #[inline(always)]
    fn code(&self, digits: &Digits) -> Option<u32> {
        let touched = digits.ones | digits.twos;
        (touched & self.seen == self.raised && digits.twos & self.raised_new == 0)
            .then(|| digits.image.wrapping_add(self.add))
    }
}

impl Sources {
    fn new(step: &Step) -> Sources {
        let place = |frontier: &[Vertex], vertex| frontier.iter().position(|&other| other == vertex);
        let is_new = |vertex: &Vertex| !step.before.contains(vertex);
        let bits = |fits: &dyn Fn(&Vertex) -> bool| -> u32 {
            (0..).zip(&step.after).map(|(at, vertex)| u32::from(fits(vertex)) << at).sum()
        };
        let gone = step.gone.and_then(|gone| place(&step.before, gone));
        let source = |choice: &Vec<Vertex>| {
            let end = |&vertex: &Vertex| RaisedVertex {
                after: place(&step.after, vertex).expect("it is in the frontier"),
                before: place(&step.before, vertex),
            };
            let ends: Vec<RaisedVertex> = choice.iter().map(end).collect();
            let gone = gone.map_or(0, |gone| (2 - choice.len() as u32) * weight(gone));
            let raised = ends.iter().filter_map(|end| end.before).map(weight).sum();
            Source {
                raised: bits(&|vertex| choice.contains(vertex)),
                raised_new: bits(&|vertex| choice.contains(vertex) && is_new(vertex)),
                seen: bits(&|vertex| choice.contains(vertex) || is_new(vertex)),
                add: gone.wrapping_sub(raised),
                ends,
            }
        };
        let choices = step.choices.iter().map(source).collect();
        Sources { reader: Reader::between(&step.after, &step.before), gone, choices }
    }

    /// What a choice does to the matchings of the block before; `None` if nothing.
    ///
    /// The eliminated square, if it had an edge, and those that are raised to 2 were ends of paths before; those that are
    /// raised to 1 are ends now. Two old ends are joined, two new ones are a path, and of one each the old one moves.
    fn map(&self, source: &Source, digits: &Digits) -> Option<Map> {
        let mut ones_before = digits.image_ones;
        let (mut old, mut new) = (Pair::default(), Pair::default());
        for end in &source.ends {
            match end.before {
                Some(before) if digits.twos >> end.after & 1 != 0 => {
                    ones_before |= 1 << before;
                    old.push(before);
                }
                Some(before) => {
                    ones_before &= !(1 << before);
                    new.push(end.after);
                }
                None => new.push(end.after),
            }
        }
        if let (Some(gone), 1) = (self.gone, source.ends.len()) {
            ones_before |= 1 << gone;
            old.push(gone);
        }
        let below = |ones: u32, place: usize| (ones & ((1 << place) - 1)).count_ones() as u8;
        let [a, b] = old.0.map(|place| below(ones_before, place));
        let [c, d] = new.0.map(|place| below(digits.ones, place));
        let (before, after) = (ones_before.count_ones() as u8 / 2, digits.ones.count_ones() as u8 / 2);
        match (old.1, new.1) {
            (2, _) => Some(Map::Join { k: before, i: a.min(b), j: a.max(b) }),
            (1, _) if a == c => None,
            (1, _) => Some(Map::Move { k: after, from: a, to: c }),
            (_, 2) => Some(Map::Insert { k: after, i: c.min(d), j: c.max(d) }),
            _ => None,
        }
    }
}

/// Up to two places.
#[derive(Default)]
struct Pair([usize; 2], usize);

impl Pair {
    fn push(&mut self, place: usize) {
        self.0[self.1] = place;
        self.1 += 1;
    }
}
