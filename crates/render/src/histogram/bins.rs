//! Depths summed into ranges, so that a deep search still fits a page.

/// As many lines as a page holds.
const MOST: usize = 60;

/// Visits per range of depths.
pub(super) struct Bins {
    /// The ranges, from the root down.
    pub(super) bins: Vec<Bin>,
    /// How many depths each sums; the last may have fewer.
    pub(super) depths_each: usize,
    /// All visits.
    pub(super) total: u128,
}

/// One range of depths.
pub(super) struct Bin {
    first: usize,
    last: usize,
    /// The visits there.
    pub(super) visits: u128,
}

impl Bins {
    /// Sums a profile into as few depths each as a page allows: 1, 2, 5, 10, 20, 50…
    pub(super) fn of(profile: &[u64]) -> Self {
        let round = (0..).flat_map(|power| [1, 2, 5].map(|digit| digit * 10usize.pow(power)));
        let depths_each = round.into_iter().find(|each| profile.len() <= each * MOST).expect("a profile has a length");
        let bins: Vec<Bin> = profile
            .chunks(depths_each)
            .enumerate()
            .map(|(i, chunk)| Bin {
                first: i * depths_each,
                last: i * depths_each + chunk.len() - 1,
                visits: chunk.iter().map(|&visits| u128::from(visits)).sum(),
            })
            .collect();
        let total = bins.iter().map(|bin| bin.visits).sum();
        Bins { bins, depths_each, total }
    }
}

impl Bin {
    /// `7`, or `20–39`.
    pub(super) fn name(&self, ascii: bool) -> String {
        let Bin { first, last, .. } = self;
        if first == last { first.to_string() } else { format!("{first}{}{last}", if ascii { "-" } else { "–" }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_cover_every_depth_once() {
        for length in [0, 1, 60, 61, 120, 121, 599, 12_345] {
            let bins = Bins::of(&vec![1; length]);
            assert!(bins.bins.len() <= MOST);
            assert_eq!(bins.total, length as u128);
            assert!(bins.bins.windows(2).all(|pair| pair[0].last + 1 == pair[1].first));
        }
        assert_eq!([60, 61, 121, 301].map(|length| Bins::of(&vec![1; length]).depths_each), [1, 2, 5, 10]);
    }
}
