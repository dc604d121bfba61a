//! The colours of a film: those it names, and between them the mixtures that smooth edges need.

use std::collections::{BTreeSet, HashMap};

use crate::board::squares::{DARK, LIGHT};
use crate::film::Film;
use crate::shape::Ink;
use crate::svg::colour;

/// The index that stands for "as before".
pub(super) const TRANSPARENT: u8 = 255;

/// How many colours are kept exactly; if a graph has more, the others are approximated.
const EXACT: usize = 60;

/// At most 255 colours.
pub(super) struct Palette {
    inks: Vec<[u8; 3]>,
    bytes: Vec<u8>,
    /// What was looked for already.
    known: HashMap<[u8; 3], u8>,
}

impl Palette {
    pub(super) fn new(film: &Film) -> Self {
        let named: BTreeSet<Ink> = film
            .ground
            .iter()
            .chain(&film.shapes)
            .flat_map(|shape| shape.fill.into_iter().chain(shape.stroke.map(|(ink, _)| ink)))
            .collect();
        let of = |hex: &str| Ink::of(hex).0;
        let (paper, ink) = (of(colour::PAPER), of(colour::INK));
        let mut inks = vec![paper, ink];
        let mut add = |colour: [u8; 3]| {
            if inks.len() < usize::from(TRANSPARENT) && !inks.contains(&colour) {
                inks.push(colour);
            }
        };
        [colour::QUIET, colour::BLUE, colour::RED, colour::GREEN].into_iter().for_each(|hex| add(of(hex)));
        named.iter().take(EXACT).for_each(|ink| add(ink.0));
        // Letters on paper, then everything on paper, on the squares of a board, and under letters.
        (1..6).for_each(|part| add(mix(paper, ink, part, 6)));
        for part in [2, 1, 3] {
            named.iter().for_each(|named| add(mix(paper, named.0, part, 4)));
        }
        for board in [LIGHT, DARK].map(of).into_iter().filter(|&board| named.contains(&Ink(board))) {
            for part in [2, 1, 3] {
                named.iter().for_each(|named| add(mix(board, named.0, part, 4)));
            }
        }
        named.iter().for_each(|named| add(mix(ink, named.0, 1, 2)));
        let mut bytes: Vec<u8> = inks.iter().flatten().copied().collect();
        bytes.resize(256 * 3, 255);
        Palette { inks, bytes, known: HashMap::new() }
    }

    /// Red, green and blue of each, as GIF wants them.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The index of the colour that is nearest to this one.
    pub(super) fn nearest(&mut self, wanted: [u8; 3]) -> u8 {
        let inks = &self.inks;
        *self.known.entry(wanted).or_insert_with(|| {
            let distance = |ink: &[u8; 3]| -> u32 {
                // The eye sees differences of green best, and of blue least.
                let part = |i: usize, weight: u32| u32::from(ink[i].abs_diff(wanted[i])).pow(2) * weight;
                part(0, 3) + part(1, 6) + part(2, 1)
            };
            let near = inks.iter().enumerate().min_by_key(|(_, ink)| distance(ink));
            near.map_or(0, |(i, _)| i as u8)
        })
    }
}

/// `part`/`whole` of the colour `above` over the colour `below`.
fn mix(below: [u8; 3], above: [u8; 3], part: u32, whole: u32) -> [u8; 3] {
    [0, 1, 2].map(|i| ((u32::from(below[i]) * (whole - part) + u32::from(above[i]) * part) / whole) as u8)
}
