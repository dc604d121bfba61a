//! Learning from conflicts.
//!
//! A plain search meets the same contradiction again and again in different places. This one turns each conflict into a
//! clause that forbids its cause, goes back to where that clause says something new, and begins afresh now and then (CDCL,
//! as modern SAT solvers do). What is special here is that the rules of colouring are no clauses: there is nothing to
//! load, and placing a colour strikes it out at all neighbours by rows of bits.
//!
//! One idea a file: `board` holds the choices and the trail, `propagate` draws conclusions, `clauses` stores what was
//! learned, `analyse` learns, `choose` guesses, `rules` is what holds from the start, and `pace` says when to begin
//! afresh and when to forget.
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

mod analyse;
mod board;
mod choose;
mod clauses;
mod pace;
mod propagate;
mod rules;

use super::Verdict;
use super::dense::Dense;
use super::effort::Effort;
use analyse::Analysis;
use board::{Assignment, Reason};
use choose::Chooser;
use clauses::Clauses;
use pace::Pace;

/// A search for a colouring with k colours that learns from its conflicts, and can be gone on with.
#[derive(Debug)]
pub(crate) struct Learn<'a> {
    board: Assignment<'a>,
    clauses: Clauses,
    analysis: Analysis,
    chooser: Chooser,
    pace: Pace,
    is_refuted: bool,
}

impl<'a> Learn<'a> {
    /// A search in this graph with k colours. The vertices of `clique` are all joined to each other, and so are those of
    /// each of the `k_cliques`, which have k vertices; either may be empty.
    pub(crate) fn new(graph: &'a Dense, k: usize, clique: &[usize], k_cliques: &[Vec<u32>], seed: u64) -> Self {
        let board = Assignment::new(graph, k);
        let has_dual = k > 3 && !k_cliques.is_empty();
        let mut learn = Learn {
            clauses: Clauses::new(2 * board.choices()),
            analysis: Analysis::new(board.choices(), !has_dual),
            chooser: Chooser::new(&board, seed),
            pace: Pace::new(),
            is_refuted: board.conflict.is_some(),
            board,
        };
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
        self.pace.conflicts()
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
            let agrees = self.board.propagate(&mut self.clauses);
            if effort.spend(std::mem::take(&mut self.board.steps)) {
                return Verdict::Unknown;
            }
            if !agrees {
                self.learn();
            } else if self.pace.restarts() {
                self.back_to(0);
                if self.pace.forgets() {
                    self.clauses.forget(&mut self.board);
                }
            } else if let Some(choice) = self.chooser.choose(&self.board, self.pace.is_stable()) {
                self.board.steps += 1;
                self.board.choose(choice);
            } else {
                return Verdict::Colored(self.board.colors.to_vec());
            }
        }
    }

    /// Learns a clause from the conflict, and goes back to where it makes a literal true.
    fn learn(&mut self) {
        if self.board.level() == 0 {
            self.is_refuted = true;
            return;
        }
        let chooser = &mut self.chooser;
        if self.pace.is_stable() {
            chooser.remember(&self.board);
        }
        self.analysis.analyse(&mut self.board, &mut self.clauses, |choice| chooser.bump(choice));
        chooser.fade();
        self.pace.conflict(self.analysis.levels);
        self.back_to(self.analysis.back);
        let clause = &self.analysis.clause;
        let reason = match clause[..] {
            [_] => Reason::None,
            _ => Reason::Clause(self.clauses.add(clause, self.analysis.levels)),
        };
        self.board.assert(clause[0], reason);
    }

    fn back_to(&mut self, level: usize) {
        if level < self.board.level() {
            let chooser = &mut self.chooser;
            self.board.back_to(level, |choice| chooser.opened(choice));
        }
    }
}

#[cfg(test)]
mod tests;
