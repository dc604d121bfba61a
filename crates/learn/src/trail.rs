//! A record of what was decided, for any rules.

use crate::{Cause, Literal, Steps};

#[derive(Clone, Copy, Debug)]
struct Step {
    literal: Literal,
    level: u32,
    cause: u32,
}

/// Which variables are decided, in which order, and why.
#[derive(Debug)]
pub struct Trail {
    /// Of each literal: 1 if it is true, -1 if it is false, 0 if it is open.
    values: Box<[i8]>,
    /// Of each variable that is decided: its step.
    step_of: Box<[u32]>,
    steps: Vec<Step>,
    starts: Vec<u32>,
}

impl Trail {
    /// With this number of variables, all of them open.
    pub fn new(variables: usize) -> Self {
        Trail {
            values: vec![0; 2 * variables].into(),
            step_of: vec![0; variables].into(),
            steps: Vec::new(),
            starts: Vec::new(),
        }
    }

    /// Begins another level.
    pub fn begin_level(&mut self) {
        self.starts.push(self.steps.len() as u32);
    }

    /// Makes an open literal true.
    #[inline(always)]
    pub fn push(&mut self, literal: Literal, cause: Cause) {
        self.values[literal as usize] = 1;
        self.values[literal as usize ^ 1] = -1;
        self.step_of[literal as usize >> 1] = self.steps.len() as u32;
        self.steps.push(Step { literal, level: self.starts.len() as u32, cause: cause.pack() });
    }

    /// The literal of a step, if there is such a step.
    #[inline(always)]
    pub fn get(&self, step: usize) -> Option<Literal> {
        self.steps.get(step).map(|step| step.literal)
    }

    /// Takes back all levels above `level`, the last step first; `undone` is told of the literal that each made true.
    #[inline(always)]
    pub fn back_to(&mut self, level: usize, mut undone: impl FnMut(Literal)) {
        let start = self.starts[level] as usize;
        for step in self.steps[start..].iter().rev() {
            self.values[step.literal as usize] = 0;
            self.values[step.literal as usize ^ 1] = 0;
            undone(step.literal);
        }
        self.steps.truncate(start);
        self.starts.truncate(level);
    }
}

impl Steps for Trail {
    #[inline(always)]
    fn is_true(&self, literal: Literal) -> bool {
        self.values[literal as usize] > 0
    }

    #[inline(always)]
    fn is_false(&self, literal: Literal) -> bool {
        self.values[literal as usize] < 0
    }

    #[inline(always)]
    fn is_open(&self, variable: u32) -> bool {
        self.values[2 * variable as usize] == 0
    }

    #[inline(always)]
    fn end(&self) -> usize {
        self.steps.len()
    }

    #[inline(always)]
    fn starts(&self) -> &[u32] {
        &self.starts
    }

    #[inline(always)]
    fn step_of(&self, literal: Literal) -> usize {
        self.step_of[literal as usize >> 1] as usize
    }

    #[inline(always)]
    fn literal(&self, step: usize) -> Literal {
        self.steps[step].literal
    }

    #[inline(always)]
    fn level_of(&self, step: usize) -> usize {
        self.steps[step].level as usize
    }

    #[inline(always)]
    fn cause(&self, step: usize) -> Cause {
        Cause::unpack(self.steps[step].cause)
    }
}
