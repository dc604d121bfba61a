//! Which degree vectors matter: passes over degrees alone, before anything is counted.
//!
//! Forward: which codes a sweep can come to. Backward: which of them the rest of the sweep and the other half can complete. Only
//! those become blocks of states. The passes know nothing of paths, and they see what would take long to say by hand: colours that
//! must balance, corners that have no choice, starts and ends.
//!
//! Where the board has a mirror symmetry, of two codes that are mirror images one is enough ([`Side`]); the other's half of the
//! tours is as large.

use super::codes::{CodeSet, Reader, codes, weight};
use super::graph::{OUTSIDE, Vertex};
use super::plan::{Plan, Step};

/// The codes that matter before the first of some steps and after each, in ascending order.
pub(super) type Blocks = Vec<Vec<u32>>;

/// What both sweeps have to compute, part by part of the [`Plan`].
#[derive(Debug)]
pub(super) struct Needed {
    pub(super) stem: Blocks,
    pub(super) upper: Blocks,
    pub(super) lower: Blocks,
}

/// Finds the blocks of a plan; `None` if it should stop.
pub(super) fn needed(plan: &Plan, should_stop: &dyn Fn() -> bool) -> Option<Needed> {
    let reach = |from: &Blocks, steps: &[Step]| reachable(from.last()?.clone(), steps, should_stop);
    let mut stem = reach(&vec![vec![0]], &plan.stem)?;
    let mut upper = reach(&stem, &plan.upper)?;
    let mut lower = reach(&stem, &plan.lower)?;

    let partners = Partners::new(plan);
    let codes = weight(plan.separator().len());
    let below = CodeSet::of(codes, lower.last()?);
    let wanted = |&&code: &&u32| below.has(partners.partner(code)) && partners.side(code) != Side::Other;
    let above_wanted: Vec<u32> = upper.last()?.iter().filter(wanted).copied().collect();
    let mut below_wanted: Vec<u32> = above_wanted.iter().map(|&code| partners.partner(code)).collect();
    below_wanted.sort_unstable();

    restrict(&mut upper, &plan.upper, above_wanted, should_stop)?;
    restrict(&mut lower, &plan.lower, below_wanted, should_stop)?;
    let mut branch = [std::mem::take(&mut upper[0]), std::mem::take(&mut lower[0])].concat();
    branch.sort_unstable();
    branch.dedup();
    restrict(&mut stem, &plan.stem, branch, should_stop)?;
    Some(Needed { stem, upper, lower })
}

/// The codes that can be come to from these, step by step.
fn reachable(from: Vec<u32>, steps: &[Step], should_stop: &dyn Fn() -> bool) -> Option<Blocks> {
    let mut blocks = vec![from];
    for step in steps {
        if should_stop() {
            return None;
        }
        let lift = Lift::new(step);
        let mut after = CodeSet::empty(codes(&step.after));
        for &code in blocks.last()? {
            lift.images(code, |image| {
                after.insert(image);
                true
            });
        }
        blocks.push(after.members());
    }
    Some(blocks)
}

/// Leaves of the codes of each step those from which the last step's `wanted` can be come to.
fn restrict(blocks: &mut Blocks, steps: &[Step], wanted: Vec<u32>, should_stop: &dyn Fn() -> bool) -> Option<()> {
    *blocks.last_mut()? = wanted;
    for (at, step) in steps.iter().enumerate().rev() {
        if should_stop() {
            return None;
        }
        let lift = Lift::new(step);
        let wanted = CodeSet::of(codes(&step.after), &blocks[at + 1]);
        let leads = |code: &u32| !lift.images(*code, |image| !wanted.has(image));
        blocks[at].retain(leads);
        blocks[at].shrink_to_fit();
    }
    Some(())
}

/// A step, as it changes codes.
struct Lift {
    reader: Reader,
    /// The eliminated square's bit in the frontier before.
    gone: u32,
    /// The choices, by how many edges the eliminated square has already.
    choices: [Vec<Raise>; 3],
}

/// A choice: these digits grow.
struct Raise {
    /// Which, in the frontier before; they must not be 2.
    full: u32,
    /// What is added to the code after.
    add: u32,
}

impl Lift {
    fn new(step: &Step) -> Lift {
        let place = |frontier: &[Vertex], vertex| frontier.iter().position(|&other| other == vertex);
        let raise = |choice: &Vec<Vertex>| Raise {
            full: choice.iter().filter_map(|&vertex| place(&step.before, vertex)).map(|at| 1 << at).sum(),
            add: choice.iter().filter_map(|&vertex| place(&step.after, vertex)).map(weight).sum(),
        };
        let of = |edges: usize| {
            let fits = |choice: &&Vec<Vertex>| step.gone.is_none() && edges == 0 || step.gone.is_some() && choice.len() + edges == 2;
            step.choices.iter().filter(fits).map(raise).collect()
        };
        Lift {
            reader: Reader::new(&step.before, &step.after),
            gone: step.gone.and_then(|gone| place(&step.before, gone)).map_or(0, |at| 1 << at),
            choices: [of(0), of(1), of(2)],
        }
    }

    /// Every code that a code becomes, until `each` says that it has seen enough. Has it not?
    #[inline(always)]
    fn images(&self, code: u32, mut each: impl FnMut(u32) -> bool) -> bool {
        let digits = self.reader.read(code);
        let edges = usize::from(digits.ones & self.gone != 0) + 2 * usize::from(digits.twos & self.gone != 0);
        let fits = self.choices[edges].iter().filter(|raise| raise.full & digits.twos == 0);
        fits.map(|raise| digits.image + raise.add).all(&mut each)
    }
}

/// Which of a code and its mirror image it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// The one that stands for both.
    One,
    /// The other.
    Other,
    /// It stands for itself alone.
    Both,
}

/// What a code of the upper sweep meets.
#[derive(Debug)]
pub(super) struct Partners {
    /// The column of each digit; `None` for the outside.
    columns: Vec<Option<usize>>,
    width: usize,
    mirrored: bool,
}

impl Partners {
    pub(super) fn new(plan: &Plan) -> Partners {
        let column = |&vertex: &Vertex| (vertex != OUTSIDE).then(|| vertex as usize % plan.columns);
        Partners { columns: plan.separator().iter().map(column).collect(), width: plan.columns, mirrored: plan.mirrored }
    }

    /// Has the frontier the outside as its last?
    pub(super) fn has_outside(&self) -> bool {
        self.columns.last() == Some(&None)
    }

    /// The code of the lower sweep that gives each vertex the edges it lacks. There the squares are in reverse.
    pub(super) fn partner(&self, mut code: u32) -> u32 {
        let squares = self.columns.len() - usize::from(self.has_outside());
        let mut partner = 0;
        for _ in 0..squares {
            partner = partner * 3 + (2 - code % 3);
            code /= 3;
        }
        if self.has_outside() {
            partner += (2 - code) * weight(squares);
        }
        partner
    }

    /// Which of a code and its mirror image this is. The partners of the two are as the two are.
    ///
    /// Columns are compared from the outer ones to the inner. A column's sum is its mirror image's in the partner, less from a
    /// whole: so the differences have the same sign there. Codes that have the same sums as their images stand for themselves.
    pub(super) fn side(&self, mut code: u32) -> Side {
        if !self.mirrored {
            return Side::Both;
        }
        let mut sums = [0; 64];
        for column in &self.columns {
            if let Some(column) = column {
                sums[*column] += code % 3;
            }
            code /= 3;
        }
        let pairs = (0..self.width / 2).map(|column| sums[column].cmp(&sums[self.width - 1 - column]));
        match pairs.into_iter().find(|order| order.is_ne()) {
            None => Side::Both,
            Some(std::cmp::Ordering::Less) => Side::Other,
            Some(_) => Side::One,
        }
    }
}
