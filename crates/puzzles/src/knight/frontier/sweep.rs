//! One step: every block after it is gathered from the blocks before it.
//!
//! A choice of edges maps a block to a block, and its matchings by a [`Map`] that depends only on where among the ends the edges
//! are. So for each degree vector after the step, each choice tells at once which vector was before, and the matchings of that
//! block are added where the map says. There is no hash table: sums lie in an array with a place for every matching.

use super::codes::{CodeSet, Digits, Reader, codes, weight};
use super::graph::Vertex;
use super::layer::{Amount, Blocks, CHUNK, Chunk, Counts, Layer};
use super::matching::{Map, Tables, count};
use super::plan::Step;
use super::work::Work;

/// Makes a step; `None` if it should stop. The blocks that are wanted after it are given, and the share of the work that it is.
pub(super) fn step(before: &Layer, step: &Step, after: Vec<u32>, tables: &Tables, work: &Work, share: f64) -> Option<Layer> {
    let places = CodeSet::of(codes(&step.before), &before.codes).counted();
    let gather = Gather { places: &places, sources: Sources::new(step), after: &after, tables, work, share };
    // No sum has more terms than there are choices.
    let most = before.largest().saturating_mul(step.choices.len() as u128);
    let counts = match &before.counts {
        Counts::Narrow(blocks) if most <= u32::LARGEST => Counts::Narrow(gather.blocks(blocks)?),
        Counts::Narrow(blocks) => Counts::Wide(gather.blocks(blocks)?),
        Counts::Wide(blocks) if most <= u64::LARGEST => Counts::Wide(gather.blocks(blocks)?),
        Counts::Wide(blocks) => Counts::Widest(gather.blocks(blocks)?),
        Counts::Widest(blocks) => {
            assert!(most < u128::LARGEST, "more than 2^128 ways");
            Counts::Widest(gather.blocks(blocks)?)
        }
    };
    Some(Layer { codes: after, counts })
}

/// A step that is being made.
struct Gather<'a> {
    places: &'a CodeSet,
    sources: Sources,
    after: &'a [u32],
    tables: &'a Tables,
    work: &'a Work<'a>,
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
            room.chunk()
        })?;
        Some(Blocks::new(chunks))
    }

    /// Gathers a block.
    fn block<S: Amount + Into<T>, T: Amount>(&self, before: &Blocks<S>, code: u32, room: &mut Room<T>) {
        let digits = self.sources.reader.read(code);
        let k = digits.ones.count_ones() as usize / 2;
        // Without an end there are loops only, and each half has squares that the other lacks.
        if k > 0 {
            room.sums.resize(room.sums.len().max(count(k) + 1), T::default());
            room.marks.resize(room.marks.len().max(count(k) / 64 + 1), 0);
            for source in &self.sources.choices {
                let Some(from) = source.code(&digits) else { continue };
                let Some(place) = self.places.place(from) else { continue };
                let (ranks, counts) = before.block(place);
                if ranks.is_empty() {
                    continue;
                }
                let (sums, marks) = (&mut room.sums[..=count(k)], &mut room.marks[..]);
                let mut add = |at: usize, image: u32| {
                    sums[image as usize] += counts[at].into();
                    marks[image as usize / 64] |= 1 << (image % 64);
                };
                match self.sources.map(source, &digits) {
                    None => ranks.iter().enumerate().for_each(|(at, &rank)| add(at, rank)),
                    Some(map) => self.tables.images(map, ranks, add),
                }
            }
            room.take(count(k));
        }
        room.starts.push(room.ranks.len() as u32);
    }
}

/// A thread's room.
struct Room<T> {
    /// For each matching a sum, with one place more for loops that are closed too early.
    sums: Vec<T>,
    /// Which of them were added to.
    marks: Vec<u64>,
    /// The chunk that is being made.
    starts: Vec<u32>,
    ranks: Vec<u32>,
    counts: Vec<T>,
}

impl<T: Amount> Room<T> {
    fn new() -> Self {
        Room { sums: Vec::new(), marks: Vec::new(), starts: vec![0], ranks: Vec::new(), counts: Vec::new() }
    }

    /// Moves the sums to the chunk.
    fn take(&mut self, matchings: usize) {
        self.marks[matchings / 64] &= !(1 << (matchings % 64));
        self.sums[matchings] = T::default();
        for (start, word) in (0..).step_by(64).zip(&mut self.marks[..=matchings / 64]) {
            while *word != 0 {
                let rank = start + word.trailing_zeros();
                *word &= *word - 1;
                self.ranks.push(rank);
                self.counts.push(std::mem::take(&mut self.sums[rank as usize]));
            }
        }
    }

    /// The chunk.
    fn chunk(&mut self) -> Chunk<T> {
        let chunk = Chunk {
            starts: self.starts[..].into(),
            ranks: self.ranks[..].into(),
            counts: self.counts[..].into(),
        };
        self.starts.truncate(1);
        self.ranks.clear();
        self.counts.clear();
        chunk
    }
}

/// A step, as seen from after it.
#[derive(Debug)]
struct Sources {
    /// From the frontier after the step to that before it.
    reader: Reader,
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
    ends: Vec<End>,
}

/// A vertex that gets an edge: its place after and before.
#[derive(Clone, Copy, Debug)]
struct End {
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
            let end = |&vertex: &Vertex| End {
                after: place(&step.after, vertex).expect("it is in the frontier"),
                before: place(&step.before, vertex),
            };
            let ends: Vec<End> = choice.iter().map(end).collect();
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
        Sources { reader: Reader::new(&step.after, &step.before), gone, choices }
    }

    /// What a choice does to the matchings of the block before; `None` if nothing.
    ///
    /// The eliminated square, if it had an edge, and those that are raised to 2 were ends of paths before; those that are raised to 1 are ends now. Two
    /// old ends are joined, two new ones are a path, and of one each the old one moves.
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
