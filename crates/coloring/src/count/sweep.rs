//! Makes the steps of a plan.
//!
//! A step reads every state once. The vertex that it opens has the last place, so that the names of the blocks that stay
//! are the same for all its choices: they are found once for a state, and a choice costs a look into the table.

use super::plan::{Plan, Step};
use super::ring::{Ring, Scalar};
use super::table::{Packing, Table, WIDEST};
use registry::Counting;

/// What the whole plan is worth; `None` if it should stop. The shares of the work that the steps are add up to `share`.
pub(super) fn sweep<const N: usize, R: Ring>(
    plan: &Plan,
    ring: &R,
    packing: Packing,
    work: &Counting,
    share: f64,
) -> Option<Vec<R::Scalar>> {
    let weight = |step: &Step| 2_f64.powi(step.bag.len() as i32);
    let whole: f64 = plan.steps().map(weight).sum();
    let mut ends: Vec<Option<Table<N, R::Scalar>>> = Vec::new();
    let mut root = vec![<R::Scalar as Scalar>::of(1)];
    for (at, branch) in plan.branches.iter().enumerate() {
        let mut table = Table::new(ring.length(0));
        table.push(&[0; N])[0] = <R::Scalar as Scalar>::of(1);
        work.hold(table.bytes());
        for step in &branch.steps {
            let next = Pass { ring, packing, work, step, ends: &ends }.over(&table)?;
            work.release(table.bytes());
            for (joined, _) in &step.joined {
                let done = ends[*joined].take().expect("a branch ends once");
                work.release(done.bytes());
            }
            table = next;
            work.done(share * weight(step) / whole);
        }
        if at + 1 == plan.branches.len() {
            let length = ring.length(plan.branches[at].steps.last().map_or(0, |step| step.closed));
            root = if table.len() == 0 { vec![Scalar::ZERO; length] } else { table.value(0).to_vec() };
            work.release(table.bytes());
        } else {
            let before = table.bytes();
            table.index();
            work.hold(table.bytes() - before);
            ends.push(Some(table));
        }
    }
    Some(root)
}

/// A step over a table.
struct Pass<'a, const N: usize, R: Ring> {
    ring: &'a R,
    packing: Packing,
    work: &'a Counting<'a>,
    step: &'a Step,
    ends: &'a [Option<Table<N, R::Scalar>>],
}

/// Blocks by the order in which they are met.
struct Names {
    met: u128,
    names: [u8; WIDEST],
    count: u8,
}

impl Names {
    fn new() -> Names {
        Names { met: 0, names: [0; WIDEST], count: 0 }
    }

    /// Forgets all.
    fn clear(&mut self) {
        (self.met, self.count) = (0, 0);
    }

    /// The name of a block.
    #[inline(always)]
    fn of(&mut self, block: u8) -> u8 {
        if self.met >> block & 1 == 0 {
            self.met |= 1 << block;
            self.names[block as usize] = self.count;
            self.count += 1;
        }
        self.names[block as usize]
    }
}

/// How many states are read between two looks at the limits.
const LOOK: usize = 1 << 12;

impl<const N: usize, R: Ring> Pass<'_, N, R> {
    /// The states after the step.
    fn over(&self, before: &Table<N, R::Scalar>) -> Option<Table<N, R::Scalar>> {
        let step = self.step;
        let mut after = Table::new(self.ring.length(step.closed));
        let mut held = 0;
        let mut hold = |after: &Table<N, R::Scalar>| {
            let bytes = after.bytes();
            self.work.hold(bytes - held);
            held = bytes;
        };
        let mut blocks = [0_u8; WIDEST + 1];
        let mut names = Names::new();
        let mut product = Product { sum: Vec::new(), next: Vec::new() };
        let stays = step.kept.last() == Some(&(step.width as u8));
        let old = &step.kept[..step.kept.len() - usize::from(step.opened.is_some() && stays)];
        let only_opens = step.opened.is_some() && step.kept.len() == step.bag.len();
        for at in 0..before.len() {
            if at % LOOK == LOOK - 1 {
                hold(&after);
                if self.work.should_stop() {
                    return None;
                }
            }
            let key = before.key(at);
            self.packing.read(key, &mut blocks[..step.width]);
            let count = blocks[..step.width].iter().max().map_or(0, |&most| most + 1);
            names.clear();
            let mut kept = [0; N];
            if only_opens {
                kept = *key;
            } else {
                for (place, &from) in old.iter().enumerate() {
                    self.packing.write(&mut kept, place, names.of(blocks[from as usize]));
                }
            }
            let Some(neighbours) = &step.opened else {
                if let Some(value) = self.joined(before.value(at), &blocks, &mut product) {
                    self.ring.add(after.entry(&kept), value, count.into(), names.count.into());
                }
                continue;
            };
            let forbidden = neighbours.iter().fold(0_u128, |all, &place| all | 1 << blocks[place as usize]);
            let most = self.ring.blocks().min(usize::from(count) + 1) as u8;
            for block in 0..most {
                if forbidden >> block & 1 == 1 {
                    continue;
                }
                blocks[step.width] = block;
                let Some(value) = self.joined(before.value(at), &blocks, &mut product) else { continue };
                let all = usize::from(count.max(block + 1));
                let mut key = kept;
                if only_opens {
                    self.packing.write(&mut key, step.width, block);
                    self.ring.add(after.push(&key), value, all, all);
                } else if stays {
                    let is_met = names.met >> block & 1 == 1;
                    let name = if is_met { names.names[block as usize] } else { names.count };
                    self.packing.write(&mut key, old.len(), name);
                    self.ring.add(after.entry(&key), value, all, usize::from(names.count) + usize::from(!is_met));
                } else {
                    self.ring.add(after.entry(&key), value, all, names.count.into());
                }
            }
        }
        hold(&after);
        (!self.work.should_stop()).then_some(after)
    }

    /// The value of a state when all branches that end here are taken in; `None` if one of them has no such state.
    #[inline(always)]
    fn joined<'v>(
        &'v self,
        value: &'v [R::Scalar],
        blocks: &[u8],
        product: &'v mut Product<R::Scalar>,
    ) -> Option<&'v [R::Scalar]> {
        if self.step.joined.is_empty() {
            return Some(value);
        }
        product.sum.clear();
        product.sum.extend_from_slice(value);
        for (branch, places) in &self.step.joined {
            let end = self.ends[*branch].as_ref().expect("a branch ends before it is taken in");
            let mut names = Names::new();
            let mut key = [0; N];
            for (place, &from) in places.iter().enumerate() {
                self.packing.write(&mut key, place, names.of(blocks[from as usize]));
            }
            let other = end.find(&key)?;
            product.next.clear();
            let length =
                if product.sum.len() == 1 && other.len() == 1 { 1 } else { product.sum.len() + other.len() - 1 };
            product.next.resize(length, Scalar::ZERO);
            self.ring.multiply(&mut product.next, &product.sum, other);
            std::mem::swap(&mut product.sum, &mut product.next);
        }
        Some(&product.sum)
    }
}

/// Room for products.
struct Product<S> {
    sum: Vec<S>,
    next: Vec<S>,
}
