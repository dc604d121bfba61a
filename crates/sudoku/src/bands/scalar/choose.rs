//! Where to branch: on a digit in a band or a stack, one branch for each permutation left to it there.
//!
//! A band holds a digit three times, once in each row and each box, so a digit lies there in one of six ways. The band or
//! stack whose digits weigh least together is taken, and in it the first digit that is still open. The digit with the
//! fewest permutations instead costs a quarter more nodes on `forum_hardest_1905_11plus`, the one with the most a few more
//! on 17 clues (odd lines of each set; see [`Weights`] for how the weights were found).

use std::ops::ControlFlow;

use super::state::{Permutations, State};
use super::word::Word;

/// What a digit weighs, by how many permutations it has in a band: tables for the nine bits of a digit in
/// [`Word::count_in_bands`], with a sum of ten bits for each band.
///
/// Both come from our throwaway probe of the vector solver, where they were fitted to these very sets; only the choice
/// between them was looked at again here, on the odd lines of each set.
pub(super) type Weights = [u32; 512];

/// Nearly the logarithm: the band with the fewest arrangements in all.
static STEEP: Weights = table([0, 0, 8, 13, 16, 18, 20, 0]);

/// Nearly a count of the digits still open, for puzzles where even a good branch settles little.
static FLAT: Weights = table([0, 0, 15, 12, 17, 14, 13, 0]);

const fn table(weights: [u32; 8]) -> Weights {
    let mut table = [0; 512];
    let mut counts = 0;
    while counts < 512 {
        table[counts] = weights[counts & 7] | weights[counts >> 3 & 7] << 10 | weights[counts >> 6 & 7] << 20;
        counts += 1;
    }
    table
}

/// How the nodes of a search choose.
#[derive(Clone, Copy)]
pub(super) enum Plan {
    /// By bands and stacks.
    Lines(&'static Weights),
    /// By cells as long as the state is sparse.
    ///
    /// Nothing here counts the digits that share three cells, so in an almost empty band a fourth digit may go where three
    /// fill all; that is seen only when the band is full, and from the empty grid a search by bands does not end.
    CellsFirst,
}

impl Plan {
    /// The plan for a puzzle, by what is left where its first branch is. Flat weights if that is much, and not for want of
    /// clues.
    pub(super) fn new(root: &State, line: &[u8; 81]) -> Plan {
        let clues = line.iter().filter(|byte| (b'1'..=b'9').contains(byte)).count();
        match root.candidates() {
            351.. => Plan::CellsFirst,
            235.. if clues >= 22 => Plan::Lines(&FLAT),
            _ => Plan::Lines(&STEEP),
        }
    }
}

/// Where to branch, and the branches.
pub(super) enum Choice {
    /// The permutations of a digit in a band or a stack: bits 0 to 2 the even ones, 3 to 5 the odd.
    Line { is_stack: bool, line: usize, digit: usize, permutations: u64 },
    /// The digits of a cell, as [`Word::bits_of_box`] gives them.
    Cell { place: usize, box_: usize, digits: u64 },
}

impl Choice {
    /// The best choice of a state in which something is open.
    pub(super) fn best(state: &State, plan: Plan) -> Choice {
        match plan {
            Plan::Lines(weights) => Self::best_line(state, weights),
            // 1,000 solutions each of 3,200 puzzles with up to 27 clues: 1.2 s; 1.4 s with 250 here, 3 s with 270.
            Plan::CellsFirst if state.candidates() > 230 => Self::best_cell(state),
            Plan::CellsFirst => Self::best_line(state, &STEEP),
        }
    }

    /// A cell with the fewest digits, but more than one.
    fn best_cell(state: &State) -> Choice {
        let cells = (0..81).map(|i| (i / 9, i % 9, state.0[i / 9].bits_of_box(i % 9)));
        let open = cells.filter(|(.., digits)| digits.count_ones() > 1);
        let (place, box_, digits) = open.min_by_key(|(.., digits)| digits.count_ones()).expect("a cell is open");
        Choice::Cell { place, box_, digits }
    }

    /// The first open digit of the band or stack that weighs least.
    fn best_line(state: &State, weights: &Weights) -> Choice {
        let bands = state.in_bands();
        let Permutations { even, odd } = state.in_stacks();
        let stacks = Permutations { even: even.transposed(), odd: odd.transposed() };
        let mut least = (u32::MAX, false, 0);
        for (is_stack, lines) in [(false, &bands), (true, &stacks)] {
            let counts: Word = lines.even.count_in_bands(lines.odd);
            let sums: u32 = (0..9).map(|digit| weights[counts.field(digit) as usize]).sum();
            for line in 0..3 {
                let sum = sums >> (10 * line) & 0x3ff;
                if sum != 0 && sum < least.0 {
                    least = (sum, is_stack, line);
                }
            }
        }
        let (_, is_stack, line) = least;
        let lines = if is_stack { &stacks } else { &bands };
        let permutations = |digit: usize| {
            let [even, odd] = [lines.even, lines.odd].map(|word| word.field(digit) >> (3 * line) & 0o7);
            even | odd << 3
        };
        let open = (0..9).map(|digit| (digit, permutations(digit))).find(|(_, left)| left.count_ones() > 1);
        let (digit, permutations) = open.expect("a band that weighs something has an open digit");
        Choice::Line { is_stack, line, digit, permutations }
    }

    /// Visits the branches until one breaks off.
    #[inline(always)]
    pub(super) fn try_each(
        &self,
        state: &State,
        mut visit: impl FnMut(&mut State) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match *self {
            Choice::Line { is_stack, line, digit, permutations } => {
                let mut left = permutations;
                while left != 0 {
                    let refused = &REFUSED[left.trailing_zeros() as usize];
                    let mut branch = *state;
                    for (place, word) in branch.0.iter_mut().enumerate() {
                        let boxes = if is_stack {
                            refused[place % 3].down << line
                        } else {
                            refused[place / 3].across << (3 * line)
                        };
                        word.remove(digit, boxes);
                    }
                    visit(&mut branch)?;
                    left &= left - 1;
                }
            }
            Choice::Cell { place, box_, digits } => {
                let mut left = digits;
                while left != 0 {
                    let mut branch = *state;
                    branch.0[place].keep_in_box(box_, left & left.wrapping_neg());
                    visit(&mut branch)?;
                    left &= left - 1;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Two of the three boxes of a band, as boxes of band 0 or of stack 0.
#[derive(Clone, Copy)]
struct Refused {
    across: u64,
    down: u64,
}

/// For each permutation and row: the boxes where that row has not the digit.
static REFUSED: [[Refused; 3]; 6] = {
    let mut refused = [[Refused { across: 0, down: 0 }; 3]; 6];
    let mut permutation = 0;
    while permutation < 6 {
        let mut row = 0;
        while row < 3 {
            let used = if permutation < 3 { (permutation + row) % 3 } else { (permutation - row) % 3 };
            refused[permutation][row] = Refused { across: 0o7 ^ 1 << used, down: 0o111 ^ 1 << (3 * used) };
            row += 1;
        }
        permutation += 1;
    }
    refused
};
