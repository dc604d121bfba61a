//! Loops of a graph that may be joined in several ways, even and odd ones: how many go through all vertices.
//!
//! It is a sweep like [`super::sweep`]'s, for graphs that are no boards and have fewer states: one sweep, vertex by vertex, in whatever
//! order keeps the frontier narrow, and a hash table of states. A state says of each vertex of the frontier where the path
//! ends that begins there. It has two counts, one for the ways with an even number of odd edges, and one for those with an odd number.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use num_bigint::BigUint;
use registry::Counting;

/// A graph of vertices from 0 on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Multigraph(Vec<Vec<Joint>>);

/// What joins a vertex to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Joint {
    to: usize,
    ways: Ways,
}

/// How many even and how many odd edges there are.
pub(super) type Ways = [u32; 2];

impl Multigraph {
    /// So many vertices, none of which is joined to another.
    pub(super) fn new(vertices: usize) -> Multigraph {
        Multigraph(vec![Vec::new(); vertices])
    }

    /// How many vertices there are.
    pub(super) fn vertices(&self) -> usize {
        self.0.len()
    }

    /// A vertex more.
    pub(super) fn grow(&mut self) -> usize {
        self.0.push(Vec::new());
        self.0.len() - 1
    }

    /// Joins two vertices that are not joined yet.
    pub(super) fn join(&mut self, one: usize, other: usize, ways: Ways) {
        self.0[one].push(Joint { to: other, ways });
        self.0[other].push(Joint { to: one, ways });
    }

    /// An order that begins with a vertex, and goes on with whichever leaves the narrowest frontier; of several, with the one that has
    /// been there longest. It has all vertices if they hang together.
    ///
    /// By rows or by columns, the frontier of 8×8 folded by a half turn has 17 vertices, so it has 12; 8×10 takes 0.5 s rather than 68.
    /// Of the frontier alone, without the vertices next to it, it would have one more on most boards.
    fn order_from(&self, first: usize) -> Vec<usize> {
        // At which step each came to the frontier.
        let mut came: Vec<Option<usize>> = vec![None; self.vertices()];
        // Those in the frontier and next to it.
        let (mut near, mut was_near) = (vec![first], vec![false; self.vertices()]);
        was_near[first] = true;
        let mut order = Vec::new();
        let growth = |came: &[Option<usize>], vertex: usize| {
            let new = self.0[vertex].iter().filter(|joint| came[joint.to].is_none()).count();
            (new + usize::from(came[vertex].is_none()), came[vertex].unwrap_or(usize::MAX))
        };
        while let Some(at) = (0..near.len()).min_by_key(|&at| growth(&came, near[at])) {
            let vertex = near.swap_remove(at);
            for touched in self.with_joined(vertex).filter(|&touched| came[touched].is_none()).collect::<Vec<usize>>() {
                came[touched] = Some(order.len());
                for next in self.with_joined(touched) {
                    if !std::mem::replace(&mut was_near[next], true) {
                        near.push(next);
                    }
                }
            }
            order.push(vertex);
        }
        order
    }

    /// A vertex, and those that it is joined to.
    fn with_joined(&self, vertex: usize) -> impl Iterator<Item = usize> {
        [vertex].into_iter().chain(self.0[vertex].iter().map(|joint| joint.to))
    }

    /// In how many ways two vertices are joined.
    pub(super) fn ways(&self, one: usize, other: usize) -> Ways {
        self.0[one].iter().find(|joint| joint.to == other).map_or([0, 0], |joint| joint.ways)
    }
}

/// The steps of a sweep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sweep {
    steps: Vec<Step>,
    /// The most vertices that are in the frontier at once.
    width: usize,
}

/// With how many vertices sweeps are begun, to see which takes the least: with all on small boards, with few on large ones. It takes a
/// millisecond or two.
const STARTS: usize = 5_000;
const FEWEST_STARTS: usize = 4;

/// A vertex is eliminated: from now on all its edges are decided.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    /// Its place in the frontier.
    place: usize,
    /// The places of those that are new to the frontier, itself perhaps among them, as they change a key.
    new: u128,
    /// The places of those that it may be joined to now.
    others: Vec<(usize, Ways)>,
    /// Has every vertex been in the frontier?
    is_all: bool,
    /// How many vertices are in the frontier.
    width: usize,
}

/// A state: for each place of the frontier the place where the path ends that begins there. That of a vertex without edges ends
/// there, too; [`NOWHERE`] if there is no vertex, or one that has both its edges.
type Key = u128;

const BITS: usize = 5;
const NOWHERE: usize = (1 << BITS) - 1;
const EMPTY: Key = Key::MAX;

/// The most places of a frontier.
const MOST: usize = Key::BITS as usize / BITS;

#[inline(always)]
fn end(key: Key, place: usize) -> usize {
    (key >> (BITS * place)) as usize & NOWHERE
}

#[inline(always)]
fn with_end(key: Key, place: usize, end: usize) -> Key {
    key & !((NOWHERE as Key) << (BITS * place)) | (end as Key) << (BITS * place)
}

impl Sweep {
    /// The sweep that takes the least, of those that begin with different vertices; `None` if the frontier has too many places in all
    /// of them.
    pub(super) fn of(graph: &Multigraph) -> Option<Sweep> {
        let starts = (STARTS / graph.vertices().max(1)).max(FEWEST_STARTS);
        let starts = (0..graph.vertices()).step_by(graph.vertices().div_ceil(starts).max(1));
        let sweeps = starts.filter_map(|first| Sweep::in_order(graph, &graph.order_from(first)));
        sweeps.min_by(|one, other| one.weight().total_cmp(&other.weight()))
    }

    fn in_order(graph: &Multigraph, order: &[usize]) -> Option<Sweep> {
        let mut places: Vec<Option<usize>> = vec![None; graph.vertices()];
        let mut is_gone = vec![false; graph.vertices()];
        let (mut free, mut seen, mut steps) = (Vec::from_iter((0..MOST).rev()), 0, Vec::new());
        for &vertex in order {
            let later = graph.0[vertex].iter().filter(|joint| !is_gone[joint.to]);
            let mut new = 0;
            for vertex in [vertex].into_iter().chain(later.clone().map(|joint| joint.to)) {
                if places[vertex].is_none() {
                    let place = free.pop()?;
                    new |= ((NOWHERE ^ place) as Key) << (BITS * place);
                    places[vertex] = Some(place);
                    seen += 1;
                }
            }
            let width = MOST - free.len();
            let place = |vertex: usize| places[vertex].expect("it has just got one");
            let others = later.map(|joint| (place(joint.to), joint.ways)).collect();
            steps.push(Step { place: place(vertex), new, others, is_all: seen == graph.vertices(), width });
            free.push(place(vertex));
            is_gone[vertex] = true;
        }
        let width = steps.iter().map(|step| step.width).max().unwrap_or(0);
        Some(Sweep { steps, width })
    }

    /// The memory that it takes, in bytes, a little more than it will be.
    ///
    /// Folded boards took 23 to 603 bytes for each of 2.5^width states: those of 7 rows the most.
    pub(super) fn memory(&self) -> u64 {
        (640.0 * 2.5_f64.powi(self.width as i32)) as u64
    }

    /// How much work it is, roughly.
    fn weight(&self) -> f64 {
        self.steps.iter().map(|step| 2.5_f64.powi(step.width as i32)).sum()
    }

    /// How many loops there are with an even number of odd edges, and how many with an odd number; `None` if it should stop. The graph
    /// has three vertices or more.
    pub(super) fn loops(&self, work: &Counting<'_>) -> Option<[BigUint; 2]> {
        match self.loops_in::<u128>(work) {
            Ok(loops) => Some(loops.map(BigUint::from)),
            Err(Broken::Overflow) => self.loops_in::<BigUint>(work).ok(),
            Err(Broken::Stop) => None,
        }
    }

    /// The same with counts of some width.
    fn loops_in<T: Number>(&self, work: &Counting<'_>) -> Result<[T; 2], Broken> {
        let mut loops = <[T; 2]>::default();
        let mut before: States<T> = HashMap::from_iter([(EMPTY, [T::one(), T::default()])]);
        let mut room = Room { work, bytes: 0 };
        for step in &self.steps {
            let mut after: States<T> = HashMap::with_capacity_and_hasher(before.len(), Hash::default());
            let mut fits = true;
            for (at, (&key, counts)) in before.iter().enumerate() {
                if at % OFTEN == 0 {
                    room.hold(bytes(&before) + bytes(&after));
                    if work.should_stop() {
                        return Err(Broken::Stop);
                    }
                }
                step.each(key, |key, ways| {
                    let sum = key.map_or(&mut loops, |key| after.entry(key).or_default());
                    for (parity, &times) in ways.iter().enumerate().filter(|(_, times)| **times > 0) {
                        fits &= sum[parity].add(&counts[0], times) && sum[1 - parity].add(&counts[1], times);
                    }
                });
            }
            if !fits {
                return Err(Broken::Overflow);
            }
            before = after;
        }
        Ok(loops)
    }
}

/// Why there is no number.
enum Broken {
    /// It should stop.
    Stop,
    /// Counts are too small.
    Overflow,
}

/// The memory that a sweep takes.
struct Room<'a> {
    work: &'a Counting<'a>,
    bytes: u64,
}

impl Room<'_> {
    /// It is so much now.
    fn hold(&mut self, bytes: u64) {
        self.work.hold(bytes);
        self.work.release(std::mem::replace(&mut self.bytes, bytes));
    }
}

impl Drop for Room<'_> {
    fn drop(&mut self) {
        self.hold(0);
    }
}

/// The memory that states take, in bytes: a byte of each place tells whether it is taken.
fn bytes<T>(states: &States<T>) -> u64 {
    (states.capacity() * (size_of::<(Key, [T; 2])>() + 1)) as u64
}

/// After so many states it is asked whether it should stop.
const OFTEN: usize = 1 << 14;

impl Step {
    /// Says every state that a state becomes, or `None` where it becomes a loop through all vertices, and in how many ways.
    #[inline(always)]
    fn each(&self, key: Key, mut say: impl FnMut(Option<Key>, Ways)) {
        let key = key ^ self.new;
        let here = end(key, self.place);
        let gone = with_end(key, self.place, NOWHERE);
        let mut meet = |key: Key, one: usize, other: usize, ways: Ways| {
            // Two paths that end in `one` and in `other` become one.
            let (begin, finish) = (end(key, one), end(key, other));
            let met = with_end(with_end(key, one, NOWHERE), other, NOWHERE);
            if begin != other {
                say(Some(with_end(with_end(met, begin, finish), finish, begin)), ways);
            } else if met == EMPTY && self.is_all {
                say(None, ways);
            }
        };
        if here == NOWHERE {
            say(Some(key), [1, 0]);
        } else if here == self.place {
            for (at, &(one, [even, odd])) in self.others.iter().enumerate() {
                if end(key, one) != NOWHERE {
                    for &(other, [evens, odds]) in &self.others[..at] {
                        if end(key, other) != NOWHERE {
                            meet(gone, one, other, [even * evens + odd * odds, even * odds + odd * evens]);
                        }
                    }
                }
            }
        } else {
            for &(other, ways) in &self.others {
                if end(key, other) != NOWHERE {
                    meet(key, self.place, other, ways);
                }
            }
        }
    }
}

type States<T> = HashMap<Key, [T; 2], Hash>;
type Hash = BuildHasherDefault<Multiply>;

/// Keys are multiplied and folded: they are met in no order that somebody could choose.
#[derive(Default)]
struct Multiply(u64);

impl Hasher for Multiply {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("a key is one number");
    }

    fn write_u128(&mut self, key: u128) {
        let fold = |word: u64, by: u64| {
            let product = u128::from(word) * u128::from(by);
            (product ^ product >> 64) as u64
        };
        let low = fold(key as u64 ^ 0x9e37_79b9_7f4a_7c15, 0xff51_afd7_ed55_8ccd);
        self.0 = fold(low ^ (key >> 64) as u64, 0xc4ce_b9fe_1a85_ec53);
    }
}

/// A number of ways.
trait Number: Clone + Default {
    fn one() -> Self;

    /// Adds another, so many times. Is there room for the sum?
    fn add(&mut self, more: &Self, times: u32) -> bool;
}

impl Number for u128 {
    fn one() -> u128 {
        1
    }

    #[inline(always)]
    fn add(&mut self, more: &u128, times: u32) -> bool {
        let sum = more.checked_mul(times.into()).and_then(|more| self.checked_add(more));
        sum.map(|sum| *self = sum).is_some()
    }
}

impl Number for BigUint {
    fn one() -> BigUint {
        1_u32.into()
    }

    fn add(&mut self, more: &BigUint, times: u32) -> bool {
        *self += more * times;
        true
    }
}
