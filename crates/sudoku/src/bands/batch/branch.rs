//! Where to branch: in the band or stack with the least weight, on one digit there, with a child for each way to put it.
//!
//! The idea of branching on bands is tdoku's (Tom Dillon). Hard puzzles want other weights than easy ones; which a puzzle is
//! shows when it branches first: it has many ways left, though it has clues enough. The tables were found by climbing on the
//! puzzles of odd number in 11plus, magictour, `17_clue` and `random_minimal` together. Cost of a puzzle there, in passes
//! over 64 lanes, with two for each time that lanes were seen to and a 125th for each node:
//!
//! | weights | 11plus | magictour | `17_clue` | `random_minimal` |
//! |---|---|---|---|---|
//! | growing (8 13 16 18 20), first digit | 19.2 | 3.83 | 0.54 | 0.48 |
//! | flat (15 12 17 14 13), digits in order (3 1 0 6 0) | 15.2 | 4.20 | 0.68 | 0.51 |
//! | one table for all, climbed | 16.9 | 3.86 | 0.56 | 0.49 |
//! | two tables, climbed | 15.0 | 3.75 | 0.52 | 0.48 |
//! | the same, branching sooner (see `pass`), half the lanes at once | 13.9 | 3.43 | 0.51 | 0.46 |
//! | these: climbed further | 13.8 | 3.40 | 0.51 | 0.46 |

use super::layout::{PAIRS, columns, rows, ways_in_band, ways_in_stacks};
use super::pass::Nodes;
use lanes::{Part, words8::Words8};

/// A choice for each lane.
pub(super) struct Branch<W> {
    /// The ways to put the digit: even ones in bits 0 to 2, odd ones in bits 4 to 6. None where there is nothing to choose.
    pub(super) ways: W,
    /// The band, or 3 + the stack.
    pub(super) unit: W,
    pub(super) digit: W,
    /// The kind of the puzzle, see [`NEW`].
    pub(super) kind: W,
}

/// Puzzles with more clues than this may be hard.
const CLUES: u8 = 22;
/// With more ways at the root, over all digits, bands and stacks, they are.
const WAYS: u8 = 150;
/// The kind of a puzzle: not yet known, as it has not branched.
const NEW: u8 = 0;
const EASY: u8 = 16;
/// So the tables begin for hard puzzles.
const HARD: u8 = EASY + 8;
/// Flags beside the kind: a puzzle whose nodes wait on the stack of its lane, and one with so few clues that a solution shows that
/// there are more.
pub(super) const OWN: u8 = 64;
pub(super) const SPARSE: u8 = 128;
const FLAGS: u8 = OWN | SPARSE;

/// The weight of a digit by the number of ways left in a band or stack, in easy puzzles and in hard ones; those with one way
/// weigh nothing.
static WEIGHT: [u8; 16] = [0, 0, 10, 20, 19, 10, 22, 0, 0, 0, 16, 15, 19, 15, 15, 0];
/// The order in which digits of the unit are taken, by their ways; a digit without a choice comes last.
static ORDER: [u8; 16] = [255, 255, 5, 2, 5, 6, 5, 0, 255, 255, 6, 3, 1, 4, 1, 0];
/// The same where puzzles have several solutions: most ways settle most, and few of them are wrong. Grids of 16 clues and fewer took 3 to
/// 6 % less; other weights of units made no difference there.
static ORDER_OF_SEVERAL: [u8; 16] = [255, 255, 5, 4, 3, 2, 1, 0, 255, 255, 5, 4, 3, 2, 1, 0];

/// Bit x of both triads goes to bit b: `MOVE[x][b]`.
const MOVE: [[u64; 3]; 3] = {
    let mut table = [[0; 3]; 3];
    let mut i = 0;
    while i < 9 {
        let (x, b) = (i / 3, i % 3);
        table[x][b] = (1 << x) << (8 * (7 - b)) | (16 << x) << (8 * (3 - b));
        i += 1;
    }
    table
};

/// From words by band with bits for the stacks to words by stack with bits for the bands.
#[inline(always)]
fn turn_over<W: Words8>([a, b, c]: [W; 3]) -> [W; 3] {
    [
        (a & W::splat(0x11)).or3(b.linear::<{ MOVE[0][1] }>(), c.linear::<{ MOVE[0][2] }>()),
        (b & W::splat(0x22)).or3(a.linear::<{ MOVE[1][0] }>(), c.linear::<{ MOVE[1][2] }>()),
        (c & W::splat(0x44)).or3(a.linear::<{ MOVE[2][0] }>(), b.linear::<{ MOVE[2][1] }>()),
    ]
}

/// The kinds of new puzzles, by their clues.
#[inline(always)]
pub(super) fn kind_of_new<W: Words8>(clues: W) -> W {
    let few = W::of_mask(clues.min(W::splat(CLUES)).equals(clues));
    few.choose(W::splat(EASY), W::splat(NEW))
}

/// Chooses for all lanes.
pub(super) struct Choose<'a, W> {
    pub(super) nodes: &'a Nodes<W>,
    /// Do all lanes keep to puzzles that seem to have several solutions?
    pub(super) several: bool,
}

impl<W: Words8> Part for Choose<'_, W> {
    type Out = Branch<W>;

    #[inline(always)]
    fn run(self) -> Branch<W> {
        let none = W::splat(0);
        let low = W::splat(15);
        let nodes = self.nodes;
        let order = if self.several { &ORDER_OF_SEVERAL } else { &ORDER };
        let mut ways = [[none; 2 * PAIRS]; 6];
        let mut total = none;
        for pair in 0..PAIRS {
            let [a, b, c] = &nodes.words[pair];
            let bands = [ways_in_band(rows(a)), ways_in_band(rows(b)), ways_in_band(rows(c))];
            let (even, odd) = ways_in_stacks(&[columns(a), columns(b), columns(c)]);
            let (even, odd) = (turn_over(even), turn_over(odd));
            for unit in 0..6 {
                let (even, odd) = if unit < 3 { bands[unit] } else { (even[unit - 3], odd[unit - 3]) };
                let of_low = low.choose(even, odd.swap());
                let of_high = low.choose(even.swap(), odd);
                ways[unit][2 * pair] = of_low;
                ways[unit][2 * pair + 1] = of_high;
                total = total.add(of_low.count_ones()).add(of_high.count_ones());
            }
        }
        let flags = nodes.kind & W::splat(FLAGS);
        let known = W::of_mask((nodes.kind & !W::splat(FLAGS)).nonzero());
        let few = W::of_mask(total.min(W::splat(WAYS)).equals(total));
        let kind = known.choose(nodes.kind, few.choose(W::splat(EASY), W::splat(HARD)) | flags);
        let table = kind & W::splat(HARD - EASY);
        let mut weights = [none; 6];
        for unit in 0..6 {
            for digit in 1..10 {
                weights[unit] = weights[unit].add((ways[unit][digit].count_ones() | table).pick16(&WEIGHT));
            }
        }
        // A unit without a choice weighs nothing; less one, it weighs most.
        let (mut best, mut unit) = (weights[0].add(W::splat(255)), none);
        let mut chosen = ways[0];
        for (i, &weight) in weights.iter().enumerate().skip(1) {
            let least = best.min(weight.add(W::splat(255)));
            let better = W::of_mask(!least.equals(best));
            best = least;
            unit = better.choose(W::splat(i as u8), unit);
            for digit in 1..10 {
                chosen[digit] = better.choose(ways[i][digit], chosen[digit]);
            }
        }
        let mut first = W::splat(255);
        let (mut digit, mut of_digit) = (none, none);
        for (i, &ways) in chosen.iter().enumerate().skip(1) {
            let least = first.min((ways.count_ones() | table).pick16(order));
            let better = W::of_mask(!least.equals(first));
            first = least;
            digit = better.choose(W::splat(i as u8), digit);
            of_digit = better.choose(ways, of_digit);
        }
        Branch { ways: of_digit, unit, digit, kind }
    }
}
