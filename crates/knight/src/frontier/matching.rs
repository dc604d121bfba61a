//! Perfect matchings of 2k positions, each named by its rank.
//!
//! The ends of the paths that a frontier cuts are its positions 0 … 2k − 1, and which positions are the two ends of one path is a
//! perfect matching of them. There are (2k − 1)!! of those. A rank is read in mixed radix: position 0 is paired with the
//! d-th of the other 2k − 1, d is the first digit, and the 2k − 2 positions that are left are a smaller matching.
//!
//! ```text
//!     rank 8 of 15:   digits 2 2 0      0 ─ 3, then of 1 2 4 5:  1 ─ 5, then 2 ─ 4
//! ```
//!
//! What a sweep does to matchings are few [`maps`](Map), and [`Tables`] takes ranks to ranks by them without ever writing a
//! matching out. [`Relabel`] is any permutation of the positions.

mod map;
mod relabel;
mod tables;

pub(super) use map::Map;
pub(super) use relabel::Relabel;
pub(super) use tables::Tables;

/// The most pairs: with eleven a rank would need more than 31 bits.
pub(super) const MOST: usize = 10;

/// Of each position its mate. Positions past the last are not used.
pub(super) type Mates = [u8; 2 * MOST];

/// How many matchings there are, by the number of pairs.
const COUNT: [u32; MOST + 1] = {
    let mut count = [1; MOST + 1];
    let mut k = 1;
    while k <= MOST {
        count[k] = count[k - 1] * (2 * k as u32 - 1);
        k += 1;
    }
    count
};

/// How many matchings of k pairs there are: (2k − 1)!!.
pub(super) const fn count(k: usize) -> usize {
    COUNT[k] as usize
}

/// The matching of k pairs with this rank.
pub(super) const fn unrank(k: usize, mut rank: u32) -> Mates {
    let mut mates = [0; 2 * MOST];
    let mut free = (1_u32 << (2 * k)) - 1;
    let mut left = k;
    while left > 0 {
        left -= 1;
        let first = free.trailing_zeros();
        free &= free - 1;
        let mut others = free;
        while rank >= COUNT[left] {
            others &= others - 1;
            rank -= COUNT[left];
        }
        let second = others.trailing_zeros();
        free &= !(1 << second);
        mates[first as usize] = second as u8;
        mates[second as usize] = first as u8;
    }
    mates
}

/// The rank of a matching of k pairs.
pub(super) fn rank(k: usize, mates: &Mates) -> u32 {
    let mut rank = 0;
    let mut free = (1_u32 << (2 * k)) - 1;
    for left in (0..k).rev() {
        let second = mates[free.trailing_zeros() as usize];
        free &= free - 1;
        let below = free & ((1 << second) - 1);
        rank += below.count_ones() * COUNT[left];
        free &= !(1 << second);
    }
    rank
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_as_the_double_factorial() {
        assert_eq!((0..=MOST).map(count).collect::<Vec<_>>(), {
            [1, 1, 3, 15, 105, 945, 10_395, 135_135, 2_027_025, 34_459_425, 654_729_075]
        });
    }

    #[test]
    fn the_matching_of_the_picture_has_rank_8() {
        assert_eq!(unrank(3, 8)[..6], [3, 5, 4, 0, 2, 1]);
    }

    #[test]
    fn every_rank_has_its_own_matching() {
        for k in 0..=6 {
            for at in 0..count(k) as u32 {
                let mates = unrank(k, at);
                for position in 0..2 * k {
                    let mate = mates[position] as usize;
                    assert!(mate < 2 * k && mate != position && mates[mate] as usize == position);
                }
                assert_eq!(rank(k, &mates), at, "{k} pairs");
            }
        }
    }

    #[test]
    fn large_ranks_come_back() {
        for k in 7..=MOST {
            let last = count(k) as u32 - 1;
            for at in (0..last).step_by(count(k) / 997).chain([last]) {
                assert_eq!(rank(k, &unrank(k, at)), at, "{k} pairs");
            }
        }
    }
}
