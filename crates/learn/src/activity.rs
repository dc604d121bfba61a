//! How much part each variable had in conflicts, the late ones above all (VSIDS; Moskewicz and others, Chaff, 2001).

use crate::Steps;
use crate::heap::Heap;

/// Variables by their part in conflicts.
#[derive(Debug)]
pub struct Activity {
    heap: Heap,
    /// What a part counts now.
    part: f32,
    /// By level: variables taken from the heap that are decided there. When the level is taken back, so are they: each
    /// variable that is open is in the heap, and nothing has to be asked of the many that were decided and never taken.
    taken: Vec<Vec<u32>>,
    spare: Vec<Vec<u32>>,
}

impl Activity {
    pub(crate) fn new(variables: usize) -> Self {
        Activity { heap: Heap::new(variables), part: 1.0, taken: Vec::new(), spare: Vec::new() }
    }

    /// Takes all variables out, and forgets their parts.
    pub(crate) fn clear(&mut self) {
        self.heap.clear();
        self.part = 1.0;
        for mut taken in self.taken.drain(..) {
            taken.clear();
            self.spare.push(taken);
        }
    }

    /// Puts a variable among those that [`Activity::next`] chooses from, as if it had some part already.
    pub fn insert(&mut self, variable: u32, part: f32) {
        self.heap.add(variable as usize, part);
        self.heap.insert(variable);
    }

    /// What the parts of a variable add up to.
    pub fn of(&self, variable: u32) -> f32 {
        self.heap.key(variable as usize)
    }

    /// Notes that a variable had a part in a conflict.
    #[inline(always)]
    pub(crate) fn bump(&mut self, variable: u32) {
        if self.heap.add(variable as usize, self.part) {
            self.part *= self.heap.scale_down();
        }
    }

    /// Makes parts in later conflicts count more: those up to now by this factor less.
    pub fn fade(&mut self, factor: f32) {
        self.part /= factor;
    }

    /// The open variable with the largest part, if one is open. It must be decided at the next level, which must come next.
    pub fn next(&mut self, steps: &impl Steps) -> Option<u32> {
        while !self.heap.is_empty() {
            let variable = self.heap.pop() as u32;
            if steps.is_open(variable) {
                self.take(variable, steps.level() + 1);
                return Some(variable);
            }
            self.take(variable, steps.level_of(steps.step_of(2 * variable)));
        }
        None
    }

    fn take(&mut self, variable: u32, level: usize) {
        while self.taken.len() <= level {
            self.taken.push(self.spare.pop().unwrap_or_default());
        }
        self.taken[level].push(variable);
    }

    /// Puts back what is open again after levels above this one were taken back.
    pub(crate) fn back_to(&mut self, level: usize) {
        while self.taken.len() > level + 1 {
            let Some(mut taken) = self.taken.pop() else { break };
            taken.drain(..).for_each(|variable| self.heap.insert(variable));
            self.spare.push(taken);
        }
    }
}
