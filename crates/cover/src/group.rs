//! Covers up to the automorphisms of their problem: the ways to rename items, colours and options that change nothing.
//!
//! Three ways to tell them apart, each for other groups. [`Images`] says whether a cover is the least of its images: it keeps every
//! automorphism and no cover. [`Shown`] maps a cover by the generators of the group until all its images are known: it takes any
//! group, and keeps the images that were not met yet. And Burnside's lemma counts what nobody could list: there are as many orbits as
//! covers that an automorphism leaves as they are, on average; those are the covers of another problem, whose items and options are
//! the orbits of that automorphism.

use std::collections::{HashMap, HashSet};

use num_bigint::BigUint;

use crate::symmetry::{Rest, symmetry};
use crate::{Cover, Entry};

/// The automorphisms of a problem.
///
/// ```
/// use cover::{Cover, Group};
///
/// // Dominoes on a square of four: it can be turned and turned over in eight ways, and its two covers are one.
/// let cover = Cover::plain(4, &[vec![0, 1], vec![2, 3], vec![0, 2], vec![1, 3]]);
/// let group = Group::of(&cover).unwrap();
/// assert_eq!(group.order(), &8_u32.into());
/// let images = group.images().unwrap();
/// assert!(images.is_least(&[0, 1]) && !images.is_least(&[2, 3]));
/// ```
#[derive(Clone, Debug)]
pub struct Group {
    order: BigUint,
    vertices: usize,
    /// The vertex of each item that an option has; options come behind them, in their order.
    vertex_of: Vec<Option<u32>>,
    before: usize,
    generators: Vec<Map>,
    /// Vertices of which only the identity leaves all in their places.
    base: Vec<u32>,
}

/// The image of each vertex.
type Map = Vec<u32>;

/// A look for automorphisms is given up after this much work. Pentominoes on 6×10 squares, Latin squares of order 7 and dominoes on 20×20
/// squares take a hundredth of a second at most.
const PATIENCE: u64 = 1 << 28;

/// All automorphisms together may have this many vertices.
const MOST: u64 = 1 << 25;

/// The largest group that covers are mapped by one by one.
const MOST_IMAGES: u32 = 1 << 24;

impl Group {
    /// The automorphisms of a problem as it was read; `None` if they take too long to find.
    pub fn of(cover: &Cover) -> Option<Self> {
        let Rest { graph, before, vertex_of, .. } = Rest::whole(cover);
        let symmetry = symmetry(&graph, PATIENCE).ok()?;
        Some(Group {
            order: symmetry.base.iter().map(|&(_, images)| images).product(),
            vertices: graph.vertices(),
            vertex_of,
            before,
            generators: symmetry.generators,
            base: symmetry.base.iter().map(|&(vertex, _)| vertex).collect(),
        })
    }

    /// How many there are, the identity included.
    pub fn order(&self) -> &BigUint {
        &self.order
    }

    /// Few enough to keep them all?
    pub fn is_small(&self) -> bool {
        &self.order * self.vertices <= MOST.into()
    }

    /// So many that a single cover may have more images than can be kept?
    pub fn is_huge(&self) -> bool {
        self.order > MOST_IMAGES.into()
    }

    /// All of them, if they are [few](Group::is_small), for telling the least image of a cover.
    pub fn images(&self) -> Option<Images> {
        let mut maps = HashSet::new();
        let before = self.before as u32;
        self.is_small().then(|| {
            self.each(&mut |map| {
                let options = map[self.before..].iter().map(|&image| image - before);
                maps.insert(options.collect::<Box<[u32]>>());
            });
            maps.retain(|map| map.iter().zip(0..).any(|(&image, option)| image != option));
            Images(maps.into_iter().collect())
        })
    }

    /// Tells covers apart as they come.
    pub fn shown(&self) -> Shown<'_> {
        Shown { group: self, known: HashSet::new(), bytes: 0 }
    }

    /// Visits every automorphism once. What leaves the first places of the base alone maps the next one to each place of its orbit in
    /// some way: the product of one such way for each place is an automorphism, and every one is one such product.
    fn each(&self, visit: &mut dyn FnMut(&[u32])) {
        let identity: Map = (0..self.vertices as u32).collect();
        let ways: Vec<Vec<Map>> = (0..self.base.len())
            .map(|at| {
                let fixes = |map: &&Map| self.base[..at].iter().all(|&vertex| map[vertex as usize] == vertex);
                let generators: Vec<&Map> = self.generators.iter().filter(fixes).collect();
                let from = self.base[at] as usize;
                let mut ways = vec![identity.clone()];
                let mut seen: HashSet<u32> = [self.base[at]].into();
                let mut next = 0;
                while next < ways.len() {
                    for generator in &generators {
                        if seen.insert(generator[ways[next][from] as usize]) {
                            ways.push(ways[next].iter().map(|&image| generator[image as usize]).collect());
                        }
                    }
                    next += 1;
                }
                ways
            })
            .collect();
        products(&ways, &identity, visit);
    }

    /// Problems whose covers are those that an automorphism leaves as they are, each with the number of automorphisms of which this is
    /// true; those that leave none are left out. Items must need one option each.
    pub(crate) fn quotients(&self, cover: &Cover) -> Vec<(Cover, u64)> {
        let mut times: HashMap<Box<[u32]>, u64> = HashMap::new();
        self.each(&mut |map| *times.entry(cycles(map)).or_default() += 1);
        times.into_iter().filter_map(|(orbits, times)| Some((self.quotient(cover, &orbits)?, times))).collect()
    }

    /// A problem whose items and options are orbits of an automorphism; `None` if it has no cover.
    fn quotient(&self, cover: &Cover, orbits: &[u32]) -> Option<Cover> {
        let mut quotient = Cover::default();
        let mut numbers: Vec<Option<u32>> = vec![None; cover.items().len()];
        for ((item, vertex), number) in cover.items().iter().zip(&self.vertex_of).zip(&mut numbers) {
            match vertex {
                Some(vertex) if orbits[*vertex as usize] == *vertex => *number = Some(quotient.add_item(item.clone())),
                None if item.is_primary() => return None,
                _ => {}
            }
        }
        let mut options: HashMap<u32, Option<Vec<Entry>>> = HashMap::new();
        for (entries, orbit) in cover.options().iter().zip(&orbits[self.before..]) {
            let together = options.entry(*orbit).or_insert_with(|| Some(Vec::new()));
            for entry in entries {
                // Options of an orbit that clash anywhere clash at the item that stands for its orbit, too.
                let (Some(item), Some(so_far)) = (numbers[entry.item as usize], &mut *together) else { continue };
                match so_far.iter().find(|other| other.item == item) {
                    None => so_far.push(Entry { item, colour: entry.colour }),
                    Some(other) if other.colour != 0 && other.colour == entry.colour => {}
                    Some(_) => *together = None,
                }
            }
        }
        let mut is_met = vec![false; quotient.items().len()];
        let mut options: Vec<(u32, Vec<Entry>)> =
            options.into_iter().filter_map(|(orbit, entries)| Some((orbit, entries?))).collect();
        options.sort_unstable_by_key(|(orbit, _)| *orbit);
        for (_, entries) in options {
            entries.iter().for_each(|entry| is_met[entry.item as usize] = true);
            quotient.add_option(entries);
        }
        let is_covered = |(item, is_met): (&crate::Item, &bool)| *is_met || !item.is_primary();
        quotient.items().iter().zip(&is_met).all(is_covered).then_some(quotient)
    }
}

/// All products of one map of each list, from the first on.
fn products(ways: &[Vec<Map>], map: &[u32], visit: &mut dyn FnMut(&[u32])) {
    let Some((first, rest)) = ways.split_first() else { return visit(map) };
    for way in first {
        let product: Map = way.iter().map(|&vertex| map[vertex as usize]).collect();
        products(rest, &product, visit);
    }
}

/// The least vertex of the cycle of each vertex.
fn cycles(map: &[u32]) -> Box<[u32]> {
    let mut cycles = vec![u32::MAX; map.len()].into_boxed_slice();
    for least in 0..map.len() as u32 {
        let mut vertex = least;
        while cycles[vertex as usize] == u32::MAX {
            cycles[vertex as usize] = least;
            vertex = map[vertex as usize];
        }
    }
    cycles
}

/// All automorphisms of a problem.
#[derive(Clone, Debug)]
pub struct Images(Vec<Box<[u32]>>);

impl Images {
    /// Is a cover, its options ascending, the least of its images?
    pub fn is_least(&self, options: &[u32]) -> bool {
        let mut image = Vec::with_capacity(options.len());
        self.0.iter().all(|map| {
            image.clear();
            image.extend(options.iter().map(|&option| map[option as usize]));
            match (image.iter().min(), options.first()) {
                (Some(least), Some(first)) if least == first => {
                    image.sort_unstable();
                    *image >= *options
                }
                (least, first) => least >= first,
            }
        })
    }
}

/// What was shown of the covers of a problem.
#[derive(Clone, Debug)]
pub struct Shown<'a> {
    group: &'a Group,
    /// Images of what was shown that were not met yet.
    known: HashSet<Box<[u32]>>,
    bytes: u64,
}

impl Shown<'_> {
    /// Is a cover, its options ascending, no image of one that was asked about before? Each cover may be asked about once. `None` if
    /// `should_stop`, which is told how many bytes are kept, says so.
    pub fn is_new(&mut self, options: &[u32], should_stop: &mut dyn FnMut(u64) -> bool) -> Option<bool> {
        let each = 40 + 4 * options.len() as u64;
        if self.known.remove(options) {
            self.bytes -= each;
            return Some(false);
        }
        let before = self.group.before as u32;
        let mut next: Vec<Box<[u32]>> = vec![options.into()];
        while let Some(cover) = next.pop() {
            for generator in &self.group.generators {
                let image = |&option: &u32| generator[(before + option) as usize] - before;
                let mut image: Box<[u32]> = cover.iter().map(image).collect();
                image.sort_unstable();
                if *image != *options && !self.known.contains(&image) {
                    self.bytes += each;
                    self.known.insert(image.clone());
                    next.push(image);
                }
            }
            if should_stop(self.bytes + each * next.len() as u64) {
                return None;
            }
        }
        Some(true)
    }
}
