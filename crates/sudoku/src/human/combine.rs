//! Choosing k sets that have only k elements together: what pairs, triples, quads and fish have in common.

/// Some of the sets, as bits of their names, and the elements that they have together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chosen {
    pub(super) names: u64,
    pub(super) union: u64,
}

/// The first answer that `ask` gives to a choice of `size` named sets with `size` elements together.
///
/// A union that grows too large is cut at once, so few choices are tried even on large grids.
pub(super) fn combine<T>(
    sets: impl Iterator<Item = (usize, u64)>,
    size: u32,
    ask: impl FnMut(Chosen) -> Option<T>,
) -> Option<T> {
    let mut small = [(0, 0); 64];
    let mut count = 0;
    for set in sets.filter(|(_, set)| (2..=size).contains(&set.count_ones())) {
        small[count] = set;
        count += 1;
    }
    Combine { size, ask }.extend(&small[..count], size, Chosen { names: 0, union: 0 })
}

struct Combine<F> {
    size: u32,
    ask: F,
}

impl<T, F: FnMut(Chosen) -> Option<T>> Combine<F> {
    fn extend(&mut self, sets: &[(usize, u64)], left: u32, chosen: Chosen) -> Option<T> {
        if left == 0 {
            return if chosen.union.count_ones() == self.size { (self.ask)(chosen) } else { None };
        }
        (0..(sets.len() + 1).saturating_sub(left as usize)).find_map(|first| {
            let (name, set) = sets[first];
            let union = chosen.union | set;
            let fits = union.count_ones() <= self.size;
            fits.then(|| self.extend(&sets[first + 1..], left - 1, Chosen { names: chosen.names | 1 << name, union }))?
        })
    }
}
