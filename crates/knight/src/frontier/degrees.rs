//! Which degree vectors matter: passes over degrees alone, before anything is counted.
//!
//! Forward: which codes a sweep can come to. Backward: which of them the rest of the sweep and the other half can
//! complete. Only those become blocks of states. The passes know nothing of paths, and they see what would take long to
//! say by hand: colours that must balance, corners that have no choice, starts and ends.
//!
//! Where the board has a mirror symmetry, of two codes that are mirror images one is enough ([`Side`]); the other's half
//! of the tours is as large.

use super::codes::{CodeSet, Digits, Known, Reader, codes, weight};
use super::graph::{OUTSIDE, Vertex};
use super::plan::{Plan, Step};
use registry::Counting;

/// The codes that matter before the first of some steps and after each, in ascending order.
pub(super) type Blocks = Vec<Vec<u32>>;

/// What both sweeps have to compute, part by part of the [`Plan`].
#[derive(Debug)]
pub(super) struct Needed {
    pub(super) stem: Blocks,
    pub(super) upper: Blocks,
    pub(super) lower: Blocks,
}

/// Finds the blocks of a plan that lead to the wanted ones of the upper half; `None` if it should stop, or if a step can come to more
/// codes than `most`.
pub(super) fn needed(plan: &Plan, is_wanted: impl Fn(u32) -> bool, work: &Counting, most: usize) -> Option<Needed> {
    let reach = |from: &Blocks, steps: &[Step]| reachable(from.last()?.clone(), steps, work, most);
    let mut stem = reach(&vec![vec![0]], &plan.stem)?;
    let mut upper = reach(&stem, &plan.upper)?;
    let mut lower = reach(&stem, &plan.lower)?;

    let partners = Partners::new(plan);
    let codes = weight(plan.separator().len());
    let below = CodeSet::of(codes, lower.last()?);
    let (mut above_wanted, mut below_wanted) = (Vec::new(), Vec::new());
    for &code in upper.last()? {
        let (partner, side) = partners.meet(code);
        // With one sweep for both halves, each of a pair is above once: one way is enough.
        let is_one = side != Side::Other && (code <= partner || !plan.is_turned());
        if is_one && below.has(partner) && is_wanted(code) {
            above_wanted.push(code);
            below_wanted.push(partner);
        }
    }
    below_wanted.sort_unstable();

    restrict(&mut upper, &plan.upper, above_wanted, work)?;
    restrict(&mut lower, &plan.lower, below_wanted, work)?;
    let mut branch = [std::mem::take(&mut upper[0]), std::mem::take(&mut lower[0])].concat();
    branch.sort_unstable();
    branch.dedup();
    restrict(&mut stem, &plan.stem, branch, work)?;
    Some(Needed { stem, upper, lower })
}

/// How many codes are a thread's part, at least.
const PART: usize = 1 << 14;

/// The codes that can be come to from these, step by step.
fn reachable(from: Vec<u32>, steps: &[Step], work: &Counting, most: usize) -> Option<Blocks> {
    let mut blocks = vec![from];
    for step in steps {
        let lift = Lift::new(step);
        let before = blocks.last()?;
        let parts: Vec<&[u32]> = before.chunks(before.len().div_ceil(work.threads()).max(PART)).collect();
        let sets = work.each(
            parts.len(),
            || (),
            |(), part| {
                let mut after = CodeSet::empty(codes(&step.after));
                for &code in parts[part] {
                    lift.images(code, |image| {
                        after.insert(image);
                        true
                    });
                }
                after
            },
        )?;
        let after = sets.into_iter().reduce(|all, other| all.and(&other)).map_or(Vec::new(), |after| after.members());
        if after.len() > most {
            return None;
        }
        blocks.push(after);
    }
    Some(blocks)
}

/// Leaves of the codes of each step those from which the last step's `wanted` can be come to.
fn restrict(blocks: &mut Blocks, steps: &[Step], wanted: Vec<u32>, work: &Counting) -> Option<()> {
    *blocks.last_mut()? = wanted;
    for (at, step) in steps.iter().enumerate().rev() {
        let lift = Lift::new(step);
        let wanted = CodeSet::of(codes(&step.after), &blocks[at + 1]);
        let leads = |code: &u32| !lift.images(*code, |image| !wanted.has(image));
        let parts: Vec<&[u32]> = blocks[at].chunks(PART).collect();
        let leading = |(): &mut (), part: usize| parts[part].iter().copied().filter(leads).collect::<Vec<u32>>();
        blocks[at] = work.each(parts.len(), || (), leading)?.concat();
    }
    Some(())
}

/// A step, as it changes codes.
struct Lift {
    reader: Reader<Digits>,
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
            let fits = |choice: &&Vec<Vertex>| match step.gone {
                Some(_) => choice.len() + edges == 2,
                None => edges == 0,
            };
            step.choices.iter().filter(fits).map(raise).collect()
        };
        Lift {
            reader: Reader::between(&step.before, &step.after),
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

/// What the codes of the upper sweep meet.
#[derive(Debug)]
pub(super) struct Partners {
    reader: Reader<Meeting>,
    /// The code of a separator whose vertices have both their edges.
    full: u32,
    mirrored: bool,
}

/// What is known of a code where it meets others.
#[derive(Clone, Copy, Debug, Default)]
struct Meeting {
    /// The code of the same digits in the lower sweep.
    turned: u32,
    /// Does it lean to the left or to the right? The mirror image leans as much to the other side.
    lean: i64,
}

impl Known for Meeting {
    #[inline(always)]
    fn and(self, other: Meeting) -> Meeting {
        Meeting { turned: self.turned + other.turned, lean: self.lean + other.lean }
    }
}

impl Partners {
    pub(super) fn new(plan: &Plan) -> Partners {
        let separator = plan.separator();
        let squares = separator.iter().filter(|&&vertex| vertex != OUTSIDE).count();
        // The difference of the sums of a column and its mirror image is less than half this either way.
        let base = 4 * squares.div_ceil(plan.columns) as i64 + 1;
        let lean = |vertex: Vertex| {
            let column = vertex as usize % plan.columns;
            let image = plan.columns - 1 - column;
            // The outer columns weigh most.
            let weight = base.pow((plan.columns / 2).saturating_sub(1 + column.min(image)) as u32);
            if column < image { weight } else { -weight }
        };
        let reader = Reader::new(separator.len(), |place, value| match separator[place] {
            OUTSIDE => Meeting { turned: value * weight(place), lean: 0 },
            square => {
                let lean = if 2 * (square as usize % plan.columns) + 1 == plan.columns { 0 } else { lean(square) };
                Meeting { turned: value * weight(squares - 1 - place), lean: i64::from(value) * lean }
            }
        });
        Partners { reader, full: weight(separator.len()) - 1, mirrored: plan.mirrored }
    }

    /// The code of the lower sweep that gives each vertex the edges that it lacks in this one, and whether this is the
    /// one of it and its mirror image that stands for both.
    ///
    /// Columns are compared from the outer ones to the inner. What a column of the partner has is what its mirror image
    /// here lacks, so the partner leans to the same side. Codes that lean to neither stand for themselves.
    #[inline(always)]
    pub(super) fn meet(&self, code: u32) -> (u32, Side) {
        let meeting = self.reader.read(code);
        let side = match meeting.lean {
            lean if lean > 0 && self.mirrored => Side::One,
            lean if lean < 0 && self.mirrored => Side::Other,
            _ => Side::Both,
        };
        (self.full - meeting.turned, side)
    }
}
