//! Leaves in the order of their paths.

use super::code::PATH;

/// A list of leaves, sorted by path: paths with the same first rows are neighbours, a *bucket*.
#[derive(Default)]
pub(super) struct Sorted {
    /// The pairs of the leaves.
    pub(super) leaves: Vec<u32>,
    /// Where the leaves of each path begin, and the end.
    pub(super) start: Vec<u32>,
}

impl Sorted {
    /// Sorts a list whose paths are below `paths`: count, add up, and put each in its place.
    pub(super) fn sort(&mut self, list: &[u64], paths: usize) {
        // Counted two places on, a path's number becomes its beginning one place on; putting its leaves in their places
        // moves that to its end, where the next begins.
        self.start.clear();
        self.start.resize(paths + 2, 0);
        for &leaf in list {
            self.start[(leaf >> PATH) as usize + 2] += 1;
        }
        let mut sum = 0;
        for start in &mut self.start {
            sum += *start;
            *start = sum;
        }
        self.leaves.resize(list.len().max(self.leaves.len()), 0);
        for &leaf in list {
            let place = &mut self.start[(leaf >> PATH) as usize + 1];
            self.leaves[*place as usize] = leaf as u32;
            *place += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaves_are_sorted_by_path() {
        let list = [(2, 5), (0, 7), (2, 6), (3, 1)].map(|(path, pairs)| path << PATH | pairs);
        let mut sorted = Sorted::default();
        for _ in 0..2 {
            sorted.sort(&list, 4);
            assert_eq!(sorted.start[..5], [0, 1, 1, 3, 4]);
            assert_eq!(sorted.leaves.iter().map(|leaf| leaf & 0xff_ffff).collect::<Vec<_>>(), [7, 5, 6, 1]);
        }
    }
}
