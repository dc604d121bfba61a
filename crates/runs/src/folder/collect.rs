//! Collecting results: each part once, whatever was delivered, however often.

use std::collections::BTreeMap;
use std::path::PathBuf;

use registry::Counted;

use super::result::Delivered;
use super::{Folder, Plan};
use crate::record::sum;

/// What came from one job, of one part.
#[derive(Clone, Debug)]
struct Came {
    /// The job, the machine and the process: the same again is the same result, delivered again.
    by: (usize, String, u32),
    counted: Counted,
}

/// All that was delivered, in any order.
#[derive(Clone, Debug, Default)]
pub struct Gathered {
    parts: BTreeMap<usize, Vec<Came>>,
    redelivered: usize,
    seconds: f64,
    machines: BTreeMap<String, usize>,
}

/// What is wrong with a part, or with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bad {
    /// A file that is no whole result of this run.
    File(PathBuf),
    /// A part of which two results differ; the machines that say each.
    Differs {
        /// The job of the part.
        job: usize,
        /// Each answer with the machines that gave it, the most first.
        answers: Vec<(String, Vec<String>)>,
        /// Do most agree? Then their answer is taken.
        is_settled: bool,
    },
}

/// What a run has given so far.
#[derive(Clone, Debug)]
pub struct Collected {
    /// The sum over all parts that are known.
    pub counted: Counted,
    /// The same of the count that another solver made to confirm it.
    pub second: Counted,
    /// The jobs that are not delivered, or whose results do not agree.
    pub missing: Vec<usize>,
    /// What is wrong.
    pub bad: Vec<Bad>,
    /// How many parts were counted twice, as planned, and agree; and how many of them on two machines.
    pub confirmed: (usize, usize),
    /// How many results came beyond what was planned.
    pub repeated: usize,
    /// The time that all of it took, in seconds.
    pub seconds: f64,
    /// How many results each machine delivered.
    pub machines: BTreeMap<String, usize>,
}

impl Collected {
    /// Is every part known, and every planned confirmation there?
    pub fn is_complete(&self) -> bool {
        self.missing.is_empty()
    }
}

impl Gathered {
    /// Takes a result, in any order and any number of times.
    pub fn take(&mut self, plan: &Plan, delivered: &Delivered, counted: Counted) {
        let by = (delivered.job, delivered.machine.clone(), delivered.process);
        let came = self.parts.entry(plan.part(delivered.job)).or_default();
        if came.iter().any(|one| one.by == by && one.counted == counted) {
            self.redelivered += 1;
            return;
        }
        came.push(Came { by, counted });
        self.seconds += delivered.seconds;
        *self.machines.entry(delivered.machine.clone()).or_default() += 1;
    }

    /// What all of it says of the run.
    pub fn settle(self, plan: &Plan) -> Collected {
        let (mut known, mut second, mut bad) = (Vec::new(), Vec::new(), Vec::new());
        let mut is_delivered = vec![false; plan.jobs()];
        let (mut confirmed, mut repeated) = ((0, 0), self.redelivered);
        for (part, came) in &self.parts {
            repeated += came.len();
            let (answer, wrong) = settle(plan.job(*part), came);
            bad.extend(wrong);
            let Some(answer) = answer else { continue };
            let machines: Vec<&str> =
                came.iter().filter(|came| came.counted == *answer).map(|came| &*came.by.1).collect();
            if *part < plan.parts() { &mut known } else { &mut second }.push(answer.clone());
            // The part is known, whichever of its jobs delivered it; a confirmation is a second count.
            is_delivered[plan.job(*part)] = true;
            if let Ok(extra) = plan.again.binary_search(part) {
                let is_twice = machines.len() > 1;
                is_delivered[plan.parts() + extra] = is_twice;
                let elsewhere = machines.iter().any(|machine| *machine != machines[0]);
                confirmed = (confirmed.0 + usize::from(is_twice), confirmed.1 + usize::from(elsewhere));
            }
        }
        let delivered = is_delivered.iter().filter(|is| **is).count();
        let missing = (0..plan.jobs()).filter(|&job| !is_delivered[job]).collect();
        let (seconds, machines, repeated) = (self.seconds, self.machines, repeated.saturating_sub(delivered));
        Collected { counted: sum(&known), second: sum(&second), missing, bad, confirmed, repeated, seconds, machines }
    }
}

/// The answer that is alone, or that more than half of the results give; and what is wrong, if they differ.
fn settle(job: usize, came: &[Came]) -> (Option<&Counted>, Option<Bad>) {
    let mut answers: Vec<(&Counted, Vec<String>)> = Vec::new();
    for one in came {
        match answers.iter_mut().find(|(answer, _)| *answer == &one.counted) {
            Some((_, machines)) => machines.push(one.by.1.clone()),
            None => answers.push((&one.counted, vec![one.by.1.clone()])),
        }
    }
    answers.sort_by_key(|(_, machines)| std::cmp::Reverse(machines.len()));
    let is_settled = answers.first().is_some_and(|(_, machines)| 2 * machines.len() > came.len());
    let answer = answers.first().filter(|_| is_settled).map(|(answer, _)| *answer);
    let said = || answers.iter().map(|(answer, machines)| (answer.solutions.to_string(), machines.clone())).collect();
    let wrong = (answers.len() > 1).then(|| Bad::Differs { job, answers: said(), is_settled });
    (answer, wrong)
}

impl Folder {
    /// Collects all results that are there, and sums each part once.
    pub fn collect(&self) -> Collected {
        let (mut gathered, mut bad) = (Gathered::default(), Vec::new());
        for file in self.files() {
            match self.read(&file) {
                Some((delivered, counted)) => gathered.take(&self.plan, &delivered, counted),
                None => bad.push(Bad::File(file)),
            }
        }
        let mut collected = gathered.settle(&self.plan);
        bad.sort_by_key(|bad| format!("{bad:?}"));
        collected.bad.extend(bad);
        collected
    }
}
