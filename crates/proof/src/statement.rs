//! What a proof is about: an instance as plain data, and what is claimed of it.

/// An instance, as plain data: whoever poses it needs nothing of what solves it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Statement {
    /// A graph to be coloured.
    Graph {
        /// How many vertices there are.
        vertices: u32,
        /// Its edges, each once, by the numbers of their ends from 0 on.
        edges: Vec<(u32, u32)>,
        /// How many colours there are, if that is said: a proof about another number is about something else.
        colors: Option<u32>,
        /// The colour that each vertex has from the start; empty if none has one.
        fixed: Vec<Option<u32>>,
    },
    /// A grid to be completed, so that no row, column or box has a value twice.
    Grid {
        /// The rows of a box.
        box_rows: u32,
        /// The columns of a box. There are rows times columns values, and as many rows and columns.
        box_columns: u32,
        /// The values from 1 on, row by row; 0 for an empty cell.
        cells: Vec<u8>,
    },
}

/// What a proof claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// So many colours are not enough.
    NotEnough(u32),
    /// There is no solution.
    None,
    /// This is the only solution.
    Only(Vec<u8>),
}

impl Statement {
    /// A number that two statements share only by accident, so that a proof of another instance is told from a wrong one.
    ///
    /// FNV-1a of 64 bits over the numbers, in the order in which they are declared. How many colours there are is left to the
    /// claim.
    pub fn fingerprint(&self) -> u64 {
        let mut hash = Fnv::new();
        match self {
            Statement::Graph { vertices, edges, colors: _, fixed } => {
                [1, u64::from(*vertices), edges.len() as u64].into_iter().for_each(|number| hash.add(number));
                // Whatever the order in which edges were given, and their ends.
                let mut edges: Vec<(u32, u32)> = edges.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
                edges.sort_unstable();
                edges.iter().for_each(|&(a, b)| hash.add(u64::from(a) << 32 | u64::from(b)));
                fixed.iter().for_each(|color| hash.add(color.map_or(0, |color| u64::from(color) + 1)));
            }
            Statement::Grid { box_rows, box_columns, cells } => {
                [2, u64::from(*box_rows), u64::from(*box_columns)].into_iter().for_each(|number| hash.add(number));
                cells.iter().for_each(|&value| hash.add(value.into()));
            }
        }
        hash.0
    }
}

/// A sum over numbers in their order.
pub(crate) struct Fnv(pub(crate) u64);

impl Fnv {
    pub(crate) fn new() -> Self {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    pub(crate) fn add(&mut self, number: u64) {
        for byte in number.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
