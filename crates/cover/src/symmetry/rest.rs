//! What is left of a problem, as a graph.

use super::{Graph, Symmetry};
use crate::{Cover, Need};

/// Some options of a problem, none of which has an item that was covered, as a graph: a vertex for each item that matters, one
/// for each colour that such an item can get, and one for each option, joined to what it covers.
pub(crate) struct Rest {
    pub(crate) graph: Graph,
    /// How many vertices are primary items, and how many come before the options.
    primary: usize,
    pub(crate) before: usize,
    /// The vertex of each item that matters.
    pub(crate) vertex_of: Vec<Option<u32>>,
}

impl Rest {
    /// The whole problem as it was read: every item matters that an option has.
    pub(crate) fn whole(cover: &Cover) -> Self {
        let options: Vec<u32> = (0..cover.options().len() as u32).collect();
        Rest::of(cover, &options, true)
    }

    /// What is left if only these options are.
    pub(crate) fn new(cover: &Cover, options: &[u32]) -> Self {
        Rest::of(cover, options, false)
    }

    fn of(cover: &Cover, options: &[u32], as_read: bool) -> Self {
        const NONE: u32 = u32::MAX;
        let entries = || {
            (0..)
                .zip(options)
                .flat_map(|(at, &option)| cover.options()[option as usize].iter().map(move |entry| (at, entry)))
        };
        // An item that need not be covered matters if two options disagree about it.
        let mut colour_of = vec![NONE; cover.items().len()];
        let mut matters = vec![false; cover.items().len()];
        for (_, entry) in entries() {
            let (item, colour) = (entry.item as usize, &mut colour_of[entry.item as usize]);
            matters[item] |= as_read
                || cover.items()[item].is_primary()
                || *colour != NONE && (*colour == 0 || *colour != entry.colour);
            *colour = entry.colour;
        }
        let mut needs: Vec<Need> = Vec::new();
        let mut vertex_of = vec![NONE; cover.items().len()];
        let mut colours = Vec::new();
        for is_primary in [true, false] {
            for (at, item) in
                cover.items().iter().enumerate().filter(|(at, item)| matters[*at] && item.is_primary() == is_primary)
            {
                let class = needs.iter().position(|need| *need == item.need).unwrap_or_else(|| {
                    needs.push(item.need);
                    needs.len() - 1
                });
                vertex_of[at] = colours.len() as u32;
                colours.push(class as u32);
            }
        }
        let primary =
            vertex_of.iter().zip(cover.items()).filter(|(vertex, item)| **vertex != NONE && item.is_primary()).count();
        let mut coloured: Vec<(u32, u32)> = entries()
            .filter(|(_, entry)| entry.colour != 0 && matters[entry.item as usize])
            .map(|(_, entry)| (entry.item, entry.colour))
            .collect();
        coloured.sort_unstable();
        coloured.dedup();
        let items = colours.len() as u32;
        let before = items as usize + coloured.len();
        colours.resize(before, needs.len() as u32);
        colours.resize(before + options.len(), needs.len() as u32 + 1);
        let mut edges: Vec<(u32, u32)> =
            (items..).zip(&coloured).map(|(vertex, &(item, _))| (vertex_of[item as usize], vertex)).collect();
        for (at, entry) in entries().filter(|(_, entry)| matters[entry.item as usize]) {
            let covered = match coloured.binary_search(&(entry.item, entry.colour)) {
                Ok(at) => items + at as u32,
                Err(_) => vertex_of[entry.item as usize],
            };
            edges.push((covered, before as u32 + at));
        }
        let vertex_of = vertex_of.into_iter().map(|vertex| Some(vertex).filter(|&vertex| vertex != NONE)).collect();
        Rest { graph: Graph::new(colours, &edges), primary, before, vertex_of }
    }

    /// One option of each orbit of those of one item, with the number of the item's options in it: of the item for which
    /// these are the fewest.
    pub(crate) fn branches(&self, symmetry: &Symmetry) -> Vec<(usize, u32)> {
        let of_item = |item: usize| {
            let mut orbits: Vec<(u32, usize, u32)> = self
                .graph
                .neighbours(item as u32)
                .iter()
                .map(|&vertex| (symmetry.orbits[vertex as usize], vertex as usize - self.before, 1))
                .collect();
            orbits.sort_unstable();
            orbits.dedup_by(|next, kept| {
                let is_same = next.0 == kept.0;
                kept.2 += if is_same { next.2 } else { 0 };
                is_same
            });
            orbits
        };
        let fewest = (0..self.primary)
            .map(of_item)
            .min_by_key(|orbits| (orbits.len(), orbits.iter().map(|orbit| orbit.2).sum::<u32>()));
        fewest.unwrap_or_default().into_iter().map(|(_, option, size)| (option, size)).collect()
    }
}
