//! Colourings that keep a symmetry of the graph.
//!
//! A symmetry maps transversals to transversals. If it keeps a colouring, it permutes its classes, and the classes that go round
//! under it are an orbit of disjoint transversals. So the orbits are the options of an exact cover, much smaller than the one
//! before: the more symmetries a colouring keeps, the fewer options there are and the fewer of them it takes. For queens on
//! boards, Vasquez (2004) found colourings of 12, 14 and more columns in this way; there the symmetries were those of the
//! square, here they are found in the graph.

use std::collections::HashMap;

use super::cover::Cover;
use super::{Dense, Set, meets, ones};
use crate::decide::effort::Effort;

/// The most symmetries that are looked at.
const MOST: usize = 16;

/// The share of the effort that all symmetries together get.
const SHARE: u64 = 2;

/// A symmetry: where it takes each vertex.
type Map = Vec<u32>;

/// The greatest common divisor.
fn divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { divisor(b, a % b) }
}

/// The classes of a colouring that keeps some symmetry of the graph, if one is found.
pub(super) fn color<const W: usize>(
    graph: &Dense,
    rows: &[Set<W>],
    sets: &[Set<W>],
    classes: usize,
    effort: &mut Effort,
) -> Option<Vec<Set<W>>> {
    let until = effort.left() - effort.left() / SHARE;
    let groups = groups(&automorphisms(graph, rows, effort));
    let places: HashMap<&Set<W>, u32> = sets.iter().enumerate().map(|(at, set)| (set, at as u32)).collect();
    let _ = effort.spend(sets.len() as u64 * 16);
    for group in groups {
        let (options, members) = orbits(sets, &places, &group);
        let _ = effort.spend((sets.len() * group.len() * 16) as u64);
        // Orbits of four sets each never make fourteen classes.
        let common = members.iter().fold(0, |common, orbit| divisor(common, orbit.len()));
        if common == 0 || !classes.is_multiple_of(common) {
            continue;
        }
        match Cover::new(&options, graph.n()).run(effort) {
            Some(Some(chosen)) => {
                return Some(
                    chosen.iter().flat_map(|&at| members[at as usize].iter().map(|&at| sets[at as usize])).collect(),
                );
            }
            Some(None) => {}
            None => return None,
        }
        if effort.left() < until {
            return None;
        }
    }
    None
}

/// Some symmetries of a graph.
fn automorphisms<const W: usize>(graph: &Dense, rows: &[Set<W>], effort: &mut Effort) -> Vec<Map> {
    // Vertices that differ in their degree, or that of their neighbours, or of theirs, are not taken to each other.
    let mut kinds: Vec<u64> = (0..graph.n()).map(|v| graph.degree(v) as u64).collect();
    for _ in 0..3 {
        let mixed =
            |v: usize| graph.neighbours(v).iter().fold(0, |sum: u64, &u| sum.wrapping_add(mix(kinds[u as usize])));
        kinds = (0..graph.n()).map(|v| mix(kinds[v]).wrapping_add(mixed(v) << 1)).collect();
    }
    let same = |&v: &u64| super::set((0..graph.n()).filter(|&u| kinds[u] == v));
    let candidates: Vec<Set<W>> = kinds.iter().map(same).collect();
    let mut found = Vec::new();
    images(graph, rows, &candidates, &mut vec![u32::MAX; graph.n()], &mut found, effort);
    found
}

/// Spreads the bits of a number.
fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number ^ (number >> 29)
}

/// Adds the symmetries with these images, and one of its candidates for each other vertex.
fn images<const W: usize>(
    graph: &Dense,
    rows: &[Set<W>],
    candidates: &[Set<W>],
    map: &mut Map,
    found: &mut Vec<Map>,
    effort: &mut Effort,
) {
    let open = (0..graph.n()).filter(|&v| map[v] == u32::MAX);
    let count = |v: usize| candidates[v].iter().map(|word| word.count_ones()).sum::<u32>();
    let Some(v) = open.min_by_key(|&v| count(v)) else {
        found.push(map.clone());
        return;
    };
    for image in ones(&candidates[v]) {
        if found.len() == MOST || effort.spend((2 * graph.n() * W) as u64) {
            return;
        }
        let kept = candidates.iter().enumerate().map(|(u, candidates)| {
            let flip = if graph.joins(u, v) { 0 } else { u64::MAX };
            let mut kept: Set<W> = std::array::from_fn(|word| candidates[word] & (rows[image][word] ^ flip));
            kept[image / 64] &= !(1 << (image % 64));
            kept
        });
        let kept: Vec<Set<W>> = kept.collect();
        map[v] = image as u32;
        if (0..graph.n()).all(|u| map[u] != u32::MAX || kept[u] != [0; W]) {
            images(graph, rows, &kept, map, found, effort);
        }
        map[v] = u32::MAX;
    }
}

/// The groups that one or two symmetries generate, the largest first, each once.
fn groups(maps: &[Map]) -> Vec<Vec<Map>> {
    let mut groups: Vec<Vec<Map>> = Vec::new();
    for (at, a) in maps.iter().enumerate() {
        for b in &maps[at..] {
            if let Some(group) = closure(&[a, b])
                && group.len() > 1
                && !groups.contains(&group)
            {
                groups.push(group);
            }
        }
    }
    groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
    groups
}

/// All products of some symmetries, in order, if they are not too many.
fn closure(generators: &[&Map]) -> Option<Vec<Map>> {
    let n = generators[0].len() as u32;
    let mut group: Vec<Map> = vec![(0..n).collect()];
    let mut at = 0;
    while at < group.len() {
        for generator in generators {
            let product = group[at].iter().map(|&v| generator[v as usize]).collect();
            if !group.contains(&product) {
                group.push(product);
            }
        }
        at += 1;
        if group.len() > MOST {
            return None;
        }
    }
    group.sort_unstable();
    Some(group)
}

/// The orbits whose sets are disjoint: what each covers, and its sets.
fn orbits<const W: usize>(
    sets: &[Set<W>],
    places: &HashMap<&Set<W>, u32>,
    group: &[Map],
) -> (Vec<Set<W>>, Vec<Vec<u32>>) {
    let (mut options, mut members) = (Vec::new(), Vec::new());
    for (at, set) in sets.iter().enumerate() {
        let mut orbit: Vec<u32> = Vec::new();
        let mut cover = [0; W];
        let apart = group.iter().all(|map| {
            let image: Set<W> = super::set(ones(set).map(|v| map[v] as usize));
            // Of each orbit, only the first set counts.
            let Some(&place) = places.get(&image).filter(|&&place| place as usize >= at) else { return false };
            if !orbit.contains(&place) {
                if meets(&cover, &image) {
                    return false;
                }
                (0..W).for_each(|word| cover[word] |= image[word]);
                orbit.push(place);
            }
            true
        });
        if apart {
            options.push(cover);
            members.push(orbit);
        }
    }
    (options, members)
}
