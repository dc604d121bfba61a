//! What the kernels know of four rows that have four ranks left. There are 24 permutations, each a bit, in lexicographic order.

/// As `kernels.cu` reads them.
#[derive(Clone, Debug)]
#[repr(C)]
pub(crate) struct Tables {
    /// By the set of ranks: the ranks, three bits each, and from bit 16 on the number of the set.
    pub(crate) four: [u32; 256],
    /// The permutations that rows 0 and 1, or 2 and 3, allow, by four bits for each row.
    pub(crate) rows: [[u32; 256]; 2],
    /// By distance: the permutations in which a pair of columns at that distance is on no common diagonal.
    pub(crate) apart: [[u32; 4]; 6],
    /// Twelve bits of a leaf, by number of the set and permutation.
    pub(crate) code: [u16; 70 * 24],
    /// The set of ranks, by its number.
    pub(crate) sets: [u8; 72],
}

/// The pairs of four things.
pub(crate) const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

impl Tables {
    pub(crate) fn new() -> Self {
        let mut tables =
            Tables { four: [0; 256], rows: [[0; 256]; 2], apart: [[0; 4]; 6], code: [0; 70 * 24], sets: [0; 72] };
        let permutations = permutations();
        for (bit, takes) in permutations.iter().enumerate() {
            for (half, table) in tables.rows.iter_mut().enumerate() {
                for (allowed, of) in table.iter_mut().enumerate() {
                    let is_allowed = |row: usize| allowed >> (4 * row + takes[2 * half + row]) & 1 == 1;
                    *of |= u32::from(is_allowed(0) && is_allowed(1)) << bit;
                }
            }
            let row_of = |column: usize| takes.iter().position(|&taken| taken == column).expect("a permutation");
            for (&(one, other), table) in PAIRS.iter().zip(&mut tables.apart) {
                for (distance, of) in table.iter_mut().enumerate() {
                    *of |= u32::from(row_of(one).abs_diff(row_of(other)) != distance) << bit;
                }
            }
        }
        for (number, set) in (0..=255_u8).filter(|set| set.count_ones() == 4).enumerate() {
            let ranks: Vec<u32> = (0..8).filter(|rank| set >> rank & 1 == 1).collect();
            tables.four[usize::from(set)] =
                ranks[0] | ranks[1] << 3 | ranks[2] << 6 | ranks[3] << 9 | (number as u32) << 16;
            tables.sets[number] = set;
            for (bit, takes) in permutations.iter().enumerate() {
                let [a, b, c, d] = takes.map(|taken| ranks[taken] as u16);
                tables.code[number * 24 + bit] = a << 6 | b << 9 | c | d << 3;
            }
        }
        tables
    }

    /// The bytes that the kernels read.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let words = self.four.iter().chain(self.rows.iter().flatten()).chain(self.apart.iter().flatten());
        let halves = self.code.iter().flat_map(|code| code.to_le_bytes());
        words.flat_map(|word| word.to_le_bytes()).chain(halves).chain(self.sets).collect()
    }
}

/// Which of four things each of four rows takes.
fn permutations() -> Vec<[usize; 4]> {
    let all = (0..256).map(|number| [number >> 6, number >> 4 & 3, number >> 2 & 3, number & 3]);
    all.filter(|takes| PAIRS.iter().all(|&(one, other)| takes[one] != takes[other])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_24_permutations_and_70_sets() {
        assert_eq!(permutations().len(), 24);
        let tables = Tables::new();
        assert_eq!(tables.rows[0][255], (1 << 24) - 1);
        assert_eq!(tables.four[0b1111_0000] >> 16, 69);
        assert_eq!(tables.bytes().len(), size_of::<Tables>());
    }
}
