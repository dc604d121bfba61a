//! The least number of colours, from both sides: a colouring with that number, and why one fewer is not enough.
//!
//! Down from a greedy colouring, one colour fewer at a time, and up from a clique, one colour more at a time, in turns and with
//! more effort each time, until the two meet. Refuting one colour fewer ends it at once, so the way down goes first; where that is
//! hard, the way up often proves most of the bound for little.

use backtrail::{Limit, text};

use super::Graph;
use super::answer::note_number;
use super::decide::effort::Effort;
use super::decide::script::Script;
use super::decide::{Decision, Verdict, clique, decide};
use super::fixed::Contracted;
use super::greedy::{self, Order};
use super::instance::Coloring;
use super::why::Why;
use registry::{Fact, Findings, ProofLog, Rank};

/// What is known of the least number of colours.
#[derive(Debug)]
pub(super) struct Chromatic {
    /// The best colouring; empty if none was found in time.
    pub(super) colors: Vec<u32>,
    /// Fewer colours than this are not enough.
    pub(super) lower: u32,
    /// A number of colours that is enough.
    pub(super) upper: u32,
    /// Why `lower` − 1 are not enough, if there is anything to say.
    why: Option<Why>,
    /// What found out the last of it.
    pub(super) by: &'static str,
    /// What came before the end.
    pub(super) ended: Option<Limit>,
}

/// What the first turn may spend; each later one may spend `MORE` times as much.
const FIRST: u64 = 50_000_000;
const MORE: u64 = 4;

/// Finds the least number of colours.
///
/// With a log it writes a proof for each number of colours that is not enough, of which the last stays there.
pub(super) fn find(
    coloring: &Coloring,
    contracted: &Contracted,
    effort: &mut Effort<'_>,
    log: Option<&ProofLog>,
) -> Chromatic {
    let graph = &contracted.graph;
    let mut found = Chromatic::begin(coloring, contracted, effort);
    let start: Vec<Option<u32>> = found.colors.iter().copied().map(Some).collect();
    let mut share = FIRST;
    while found.lower < found.upper && found.ended.is_none() {
        let mut wants_more = false;
        let mut ask = |k: u32| {
            effort.allow(share);
            let script = log.map(|log| Script::new(log, contracted, k));
            let decision = decide(graph, k, &start, coloring.seed, effort, script);
            wants_more |= effort.left() == 0;
            decision
        };
        while found.lower < found.upper && found.learn(found.upper - 1, ask(found.upper - 1)) {}
        while found.lower < found.upper && found.learn(found.lower, ask(found.lower)) {}
        // A solver that gave up with effort left cannot hold a graph as large as this, and would give up again for ever.
        let gave_up = found.lower < found.upper && !wants_more;
        found.ended = effort.ended().or(gave_up.then_some(Limit::Memory));
        share = share.saturating_mul(MORE);
    }
    found
}

/// A number of colours that are enough, and as few as a short look finds.
pub(super) fn guess(coloring: &Coloring) -> u32 {
    let Ok(contracted) = Contracted::new(&coloring.graph, &coloring.fixed) else { return coloring.least().max(1) };
    let mut effort = Effort::unwatched();
    let mut found = Chromatic::begin(coloring, &contracted, &mut effort);
    effort.allow(FIRST);
    while found.lower < found.upper
        && found
            .learn(found.upper - 1, decide(&contracted.graph, found.upper - 1, &[], coloring.seed, &mut effort, None))
    {
    }
    found.upper
}

impl Chromatic {
    /// A clique and the best of some quick colourings.
    fn begin(coloring: &Coloring, contracted: &Contracted, effort: &mut Effort<'_>) -> Self {
        let graph = &contracted.graph;
        effort.allow(FIRST);
        let (clique, _) = clique::in_graph(graph, effort);
        let mut best: Option<Vec<u32>> = contracted.start(&coloring.start).into_iter().collect();
        best = best.filter(|colors| colors.len() == graph.vertices() as usize && is_proper(graph, colors));
        for order in [Order::Dsatur, Order::SmallestLast, Order::LargestFirst] {
            if best.as_ref().is_some_and(|best| used(best) as usize <= clique.len()) {
                break; // there is nothing better
            }
            let Some(colors) = greedy::color_until(graph, order, &[], &mut || effort.is_over()) else { break };
            if best.as_ref().is_none_or(|best| used(&colors) < used(best)) {
                best = Some(colors);
            }
        }
        // Each vertex may have a colour of its own.
        let upper = best.as_ref().map_or(graph.vertices(), |colors| used(colors));
        let colors = best.unwrap_or_default();
        let least = coloring.least();
        let (lower, why) = match clique.len() as u32 {
            size if size > least.max(1) => (size, Some(Why::Clique(clique))),
            size => (size.max(least), None),
        };
        Chromatic { upper: upper.max(least), colors, lower, why, by: "greedy", ended: effort.ended() }
    }

    /// Writes the proof that one colour fewer is not enough, if the last one that was written shows something else: the number may
    /// have been known from the start, or a colouring found after the proof.
    pub(super) fn prove(
        &mut self,
        coloring: &Coloring,
        contracted: &Contracted,
        effort: &mut Effort<'_>,
        log: &ProofLog,
    ) {
        let Some(k) = self.lower.checked_sub(1).filter(|_| self.ended.is_none() && self.lower == self.upper) else {
            return;
        };
        let script = Script::new(log, contracted, k);
        if log.proven().is_some_and(|proven| proven.claim == script.claim()) {
            return;
        }
        if k < coloring.least() {
            // A colour that is given is beyond the last.
            script.begin(&[]);
            script.end();
            return;
        }
        effort.allow(u64::MAX);
        let decision = decide(&contracted.graph, k, &[], coloring.seed, effort, Some(script));
        assert!(!matches!(decision.verdict, Verdict::Colored(_)), "{k} colours were refuted and found");
        self.ended = effort.ended();
    }

    /// Takes note of what was decided for k colours; false if nothing was.
    fn learn(&mut self, k: u32, decision: Decision) -> bool {
        match decision.verdict {
            Verdict::Colored(colors) => {
                self.upper = used(&colors).max(self.lower);
                self.colors = colors;
            }
            Verdict::Impossible => {
                self.lower = k + 1;
                self.why = Some(decision.why.unwrap_or(Why::Searched(decision.by)));
            }
            Verdict::Unknown => return false,
        }
        self.by = decision.by;
        true
    }

    /// Notes the number, or what is known of it, and why.
    pub(super) fn note(&self, coloring: &Coloring, contracted: &Contracted, findings: &Findings) {
        if self.lower == self.upper {
            note_number(coloring, findings, self.upper);
        } else {
            let text = text!("color-chromatic-bounds", lower = self.lower, upper = self.upper);
            let bounds = [self.lower, self.upper].map(u64::from).to_vec();
            findings.note(Rank::Note, "bounds", Fact::Numbers(bounds), text);
        }
        if let Some(why) = self.why.clone() {
            why.renumbered(|vertex| contracted.outside(vertex)).note(&coloring.graph, self.lower - 1, findings);
        }
    }
}

/// Are joined vertices of different colours?
fn is_proper(graph: &Graph, colors: &[u32]) -> bool {
    graph.each_edge().all(|(a, b)| colors[a as usize] != colors[b as usize])
}

/// How many colours there are in a colouring with colours 0, 1, …
fn used(colors: &[u32]) -> u32 {
    colors.iter().max().map_or(0, |&most| most + 1)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use graphs::generate;

    #[test]
    fn a_graph_too_large_to_be_searched_ends_with_what_is_known() {
        let graph = generate("gnm:24000,120000,1").expect("a family that there is");
        let mut coloring = Coloring::new(Arc::new(graph), 0);
        coloring.k = None;
        let contracted = Contracted::new(&coloring.graph, &[]).expect("nothing is fixed");
        let found = find(&coloring, &contracted, &mut Effort::unwatched(), None);
        assert_eq!(found.ended, Some(Limit::Memory));
        assert!(found.lower < found.upper && used(&found.colors) == found.upper, "{found:?}");
        assert!(is_proper(&coloring.graph, &found.colors));
    }
}
