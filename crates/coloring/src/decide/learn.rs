//! Learning from conflicts.
//!
//! The engine is that of the crate `learn`; what is special here is that the rules of colouring are no clauses: there is
//! nothing to load, and placing a colour strikes it out at all neighbours by rows of bits.
//!
//! One idea a file: `board` holds the choices and what follows from them, `choose` guesses, and `rules` is what holds from the
//! start.
//!
//! Of 172 pairs of graph and k that `CaDiCaL` 1.5.3 decides in 20 s (direct encoding, fixed clique, loading counted), this
//! search alone (seed 0; loading, peeling and the clique not counted) was slower by more than 5 ms on one: `queen8_8` with 9
//! colours, 0.06 s against 0.04 s, which tabu search finds in a moment. `1-Insertions_4` with 4 colours: 0.12 s and 34,000
//! conflicts, `CaDiCaL` 0.96 s; myciel5 with 5: 0.013 s, `CaDiCaL` 0.26 s; `4-Insertions_3` with 3: 0.04 s.
//!
//! What made no difference, on `1-Insertions_4`, `4-Insertions_3`, myciel5 and `queen8_8` by six seeds each (conflicts
//! within some 15 % either way): how fast parts fade (0.95 to 0.995), how often it begins afresh, how much is forgotten and
//! when, stable turns or none, and shortening old clauses by assuming their literals false (vivification). Which edge has
//! the first two colours makes more (24,000 to 43,000 conflicts), and so does the order of value precedence (`rules`).
//!
//! It goes on where it stopped: the same graph and seed take the same work, in one run or in many.

mod board;
mod choose;
mod rules;

use super::Verdict;
use super::dense::Dense;
use super::effort::Effort;
use super::script::PartScript;
use ::learn::pace::Pace;
use ::learn::{Learner, Record, Steps};
use board::Assignment;
use choose::{Chooser, FADE};

/// Conflicts to the first change between the ways of the pace, and to the first forgetting. (In tests they come soon, so that
/// small graphs see both.)
const TURN: u64 = if cfg!(test) { 30 } else { 300 };
const FORGET: u64 = if cfg!(test) { 20 } else { 300 };

/// Clauses of `KEPT` levels or fewer are never forgotten; nor are those of `KEPT_IF_USED` or fewer that were used, or are new.
const KEPT: u32 = 2;
const KEPT_IF_USED: u32 = 6;

/// A search for a colouring with k colours that learns from its conflicts, and can be gone on with.
#[derive(Debug)]
pub(crate) struct Learn<'a> {
    learner: Learner<Assignment<'a>>,
    chooser: Chooser,
    pace: Pace,
    /// How many conflicts there were when clauses were last forgotten.
    forgot: u32,
    is_refuted: bool,
}

impl<'a> Learn<'a> {
    /// A search in this graph with k colours. The vertices of `clique` are all joined to each other, and so are those of
    /// each of the `k_cliques`, which have k vertices; either may be empty.
    ///
    /// With a script it writes down what it learns.
    pub(crate) fn new(
        graph: &'a Dense,
        k: usize,
        clique: &[usize],
        k_cliques: &[Vec<u32>],
        seed: u64,
        mut script: Option<PartScript>,
    ) -> Self {
        let has_dual = k > 3 && !k_cliques.is_empty();
        let clique = &match &mut script {
            Some(script) => script.clique(clique),
            None => clique.to_vec(),
        }[..];
        let board = Assignment::new(graph, k, !has_dual, script);
        let (choices, is_refuted) = (board.choices(), board.conflict.is_some());
        let mut learner = Learner::new(board, choices);
        let chooser = Chooser::new(&learner.rules, &mut learner.activity, seed);
        let mut learn = Learn { learner, chooser, pace: Pace::new(TURN, FORGET), forgot: 0, is_refuted };
        learn.color_clique(clique);
        if has_dual {
            learn.each_color_occurs(k_cliques);
        }
        learn.order_colors(clique);
        learn
    }

    /// How many conflicts there were so far.
    #[cfg(test)]
    pub(crate) fn conflicts(&self) -> u64 {
        self.learner.conflicts().into()
    }

    /// Aims at a colouring with few conflicts, as one from a search that found none without.
    pub(crate) fn suggest(&mut self, colors: &[u32]) {
        self.chooser.suggest(colors);
    }

    /// Goes on until it knows, or the effort is spent.
    pub(crate) fn search(&mut self, effort: &mut Effort) -> Verdict {
        loop {
            if self.is_refuted {
                return Verdict::Impossible;
            }
            let agrees = self.learner.propagate();
            if effort.spend(std::mem::take(&mut self.learner.rules.work)) {
                return Verdict::Unknown;
            }
            if !agrees {
                self.learn();
            } else if self.pace.restarts() {
                self.learner.restart();
                if self.pace.forgets() {
                    self.forget();
                }
            } else if let Some(choice) = self.chooser.choose(&mut self.learner, self.pace.is_stable()) {
                self.learner.rules.work += 1;
                self.learner.rules.choose(choice);
            } else {
                return Verdict::Colored(self.learner.rules.colors.to_vec());
            }
        }
    }

    /// Learns a clause from the conflict, and goes back to where it makes a literal true.
    fn learn(&mut self) {
        if self.learner.rules.trail.level() == 0 {
            self.is_refuted = true;
            return;
        }
        if self.pace.is_stable() {
            self.chooser.remember(&self.learner.rules);
        }
        let levels = self.learner.learn();
        self.learner.activity.fade(FADE);
        self.pace.conflict(levels);
    }

    /// Forgets half of the clauses that are neither of few levels nor used since the last time, those of many levels first.
    fn forget(&mut self) {
        let forgot = std::mem::replace(&mut self.forgot, self.learner.conflicts());
        let is_kept = |clause: &Record| clause.levels <= if clause.used > forgot { KEPT_IF_USED } else { KEPT };
        self.learner.forget(|clauses| {
            clauses.sort_unstable_by_key(|clause| match is_kept(clause) {
                true => (0, 0, clause.clause),
                false => (clause.levels, clause.len, clause.clause),
            });
            let kept = clauses.partition_point(is_kept);
            let len = kept + (clauses.len() - kept) / 2;
            clauses[..len].sort_unstable_by_key(|clause| clause.clause);
            len
        });
    }
}

#[cfg(test)]
mod tests;
