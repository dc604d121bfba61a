//! The vertices that clash, and what recolouring them would bring.
//!
//! Few vertices clash at a time, some dozens of hundreds. Each has its row: for each colour how many neighbours have it, and
//! a high bit where the colour is forbidden, or its own. The least entry of a row and how often it is there are kept up to date, so
//! that a row is read again only when its last least entry grows.

use super::{Move, draw};
use registry::random::Random;

/// In an entry: the colour is forbidden. Above any count.
const FORBIDDEN: u16 = 1 << 15;

/// In place of a gain: every colour is forbidden.
const NEVER: i16 = i16::MAX;

/// The vertices that clash, in no order: a list of each property.
pub(super) struct Clashing {
    vertices: Vec<u32>,
    /// With how many neighbours each clashes.
    with: Vec<u16>,
    /// The least entry of its row, and how often it is there.
    least: Vec<u16>,
    ties: Vec<u16>,
    /// How many clashes more its best move leaves.
    gains: Vec<i16>,
    /// The same vertices as a set.
    set: Vec<u64>,
    /// By vertex, where it is in the lists, if it is.
    places: Vec<u32>,
    /// By vertex; only those of vertices that clash mean anything. Filled up with forbidden entries.
    rows: Vec<u16>,
    /// The length of a row: k, rounded up.
    width: usize,
}

/// Rows are read in such blocks.
const BLOCK: usize = 16;

impl Clashing {
    /// No vertex of n, with room for k colours.
    pub(super) fn new(n: usize, k: usize) -> Self {
        let width = k.next_multiple_of(BLOCK);
        Clashing {
            vertices: Vec::new(),
            with: Vec::new(),
            least: Vec::new(),
            ties: Vec::new(),
            gains: Vec::new(),
            set: vec![0; n.div_ceil(64)],
            places: vec![0; n],
            rows: vec![FORBIDDEN; n * width],
            width,
        }
    }

    /// No vertex clashes.
    pub(super) fn clear(&mut self) {
        self.vertices.clear();
        [&mut self.with, &mut self.least, &mut self.ties].into_iter().for_each(Vec::clear);
        self.gains.clear();
        self.set.fill(0);
    }

    /// How many vertices clash.
    pub(super) fn len(&self) -> usize {
        self.vertices.len()
    }

    /// The vertices that clash, as a set.
    pub(super) fn set(&self) -> &[u64] {
        &self.set
    }

    /// Each vertex, and with how many neighbours it clashes.
    pub(super) fn each(&self) -> impl Iterator<Item = (usize, u16)> {
        self.vertices.iter().zip(&self.with).map(|(&vertex, &with)| (vertex as usize, with))
    }

    /// A vertex begins to clash: its colour, and for each colour how many neighbours have it and whether it is forbidden.
    pub(super) fn insert(&mut self, v: usize, own: usize, counts: impl Iterator<Item = (u16, bool)>) {
        let row = &mut self.rows[v * self.width..][..self.width];
        for (entry, (count, forbidden)) in row.iter_mut().zip(counts) {
            *entry = count | u16::from(forbidden) << 15;
        }
        let with = row[own] & !FORBIDDEN;
        let (least, ties) = read(row);
        self.places[v] = self.vertices.len() as u32;
        self.set[v / 64] |= 1 << (v % 64);
        self.vertices.push(v as u32);
        self.with.push(with);
        self.least.push(least);
        self.ties.push(ties);
        self.gains.push(gain(least, with));
    }

    /// A vertex clashes no more.
    fn remove(&mut self, v: usize) {
        let at = self.places[v] as usize;
        self.set[v / 64] &= !(1 << (v % 64));
        self.vertices.swap_remove(at);
        self.with.swap_remove(at);
        self.least.swap_remove(at);
        self.ties.swap_remove(at);
        self.gains.swap_remove(at);
        if let Some(&moved) = self.vertices.get(at) {
            self.places[moved as usize] = at as u32;
        }
    }

    /// A colour is allowed again, if the vertex clashes.
    pub(super) fn allow(&mut self, v: usize, color: usize) {
        let entry = &mut self.rows[v * self.width + color];
        if self.set[v / 64] >> (v % 64) & 1 == 1 && *entry >= FORBIDDEN {
            *entry &= !FORBIDDEN;
            let (at, entry) = (self.places[v] as usize, *entry);
            self.less(at, entry);
            self.gains[at] = gain(self.least[at], self.with[at]);
        }
    }

    /// An entry of a row was changed to something less. Without jumps: which way it goes cannot be foreseen.
    fn less(&mut self, at: usize, entry: u16) {
        let (least, ties) = (self.least[at], self.ties[at]);
        self.ties[at] = if entry < least { 1 } else { ties + u16::from(entry == least) };
        self.least[at] = least.min(entry);
    }

    /// An entry of a row was changed to something more.
    fn more(&mut self, at: usize, old: u16, v: usize) {
        self.ties[at] -= u16::from(old == self.least[at]);
        if self.ties[at] == 0 {
            (self.least[at], self.ties[at]) = read(&self.rows[v * self.width..][..self.width]);
        }
    }

    /// The move that leaves the fewest clashes, any of them if there are several.
    pub(super) fn best(&self, random: &mut Random) -> Option<Move> {
        let best = self.gains.iter().fold(NEVER, |best, &gain| best.min(gain));
        if best == NEVER {
            return None;
        }
        let each = || self.gains.iter().zip(&self.ties);
        let ties = each().map(|(&gain, &ties)| if gain == best { u32::from(ties) } else { 0 }).sum::<u32>();
        let mut skip = draw(random, u64::from(ties)) as u32;
        let mut at = 0;
        for (&gain, &ties) in each() {
            let ties = if gain == best { u32::from(ties) } else { 0 };
            if skip < ties {
                break;
            }
            skip -= ties;
            at += 1;
        }
        let vertex = self.vertices[at] as usize;
        let row = self.rows[vertex * self.width..][..self.width].iter().enumerate();
        let (to, _) = row.filter(|&(_, &entry)| entry == self.least[at]).nth(skip as usize)?;
        Some(Move { vertex, to, gain: i64::from(best) })
    }

    /// A vertex with these neighbours went from one colour to another, of which these are the sets: neighbours that clash have
    /// other entries, and some clash no more.
    pub(super) fn recolored(&mut self, neighbours: &[u64], [from, to]: [usize; 2], [froms, tos]: [&[u64]; 2]) {
        for word in 0..neighbours.len() {
            let mut left = neighbours[word] & self.set[word];
            while left != 0 {
                let bit = left.trailing_zeros() as usize;
                left &= left - 1;
                let v = word * 64 + bit;
                let at = self.places[v] as usize;
                let row = &mut self.rows[v * self.width..][..self.width];
                row[from] -= 1;
                row[to] += 1;
                let (down, up) = (row[from], row[to]);
                self.less(at, down);
                self.more(at, up - 1, v);
                self.with[at] = self.with[at] + (tos[word] >> bit & 1) as u16 - (froms[word] >> bit & 1) as u16;
                self.gains[at] = gain(self.least[at], self.with[at]);
            }
            let mut left = neighbours[word] & self.set[word] & froms[word];
            while left != 0 {
                let v = word * 64 + left.trailing_zeros() as usize;
                left &= left - 1;
                if self.with[self.places[v] as usize] == 0 {
                    self.remove(v);
                }
            }
        }
    }

    /// A vertex moved to colour `to`, where it clashes with `with` neighbours. Its old colour stays forbidden.
    pub(super) fn moved(&mut self, v: usize, to: usize, with: u16) {
        if with == 0 {
            return self.remove(v);
        }
        let at = self.places[v] as usize;
        let entry = &mut self.rows[v * self.width + to];
        let old = *entry;
        *entry |= FORBIDDEN;
        if old < FORBIDDEN {
            self.more(at, old, v);
        }
        self.with[at] = with;
        self.gains[at] = gain(self.least[at], with);
    }
}

/// How many clashes more the best move of a vertex leaves.
fn gain(least: u16, with: u16) -> i16 {
    if least >= FORBIDDEN { NEVER } else { least as i16 - with as i16 }
}

/// The least entry of a row, and how often it is there.
fn read(row: &[u16]) -> (u16, u16) {
    let (blocks, _) = row.as_chunks::<BLOCK>();
    let mut least = [u16::MAX; BLOCK];
    for block in blocks {
        (0..BLOCK).for_each(|i| least[i] = least[i].min(block[i]));
    }
    let least = least.into_iter().fold(u16::MAX, u16::min);
    let mut ties = [0_u16; BLOCK];
    for block in blocks {
        (0..BLOCK).for_each(|i| ties[i] += u16::from(block[i] == least));
    }
    (least, ties.into_iter().sum())
}
