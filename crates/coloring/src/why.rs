//! Why colours are not enough, and the words for it: the one place for those that the command and the functions share.

use backtrail::{Arg, Text, text};

use super::Graph;
use registry::{Fact, Findings, Rank};

/// Why colours are not enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// These are joined to each other.
    Clique(Vec<u32>),
    /// These form an odd cycle, in this order.
    OddCycle(Vec<u32>),
    /// These contain a generalised Mycielskian, by construction of a larger number.
    Mycielski(Vec<u32>),
    /// Vertices that must have the same colour are joined.
    Merged,
    /// A technique came to its end without a colouring.
    Searched(&'static str),
}

impl Why {
    /// The same for a graph in which its vertices have other numbers.
    pub(super) fn renumbered(self, number: impl Fn(u32) -> u32) -> Self {
        let all = |vertices: Vec<u32>| vertices.into_iter().map(&number).collect();
        match self {
            Why::Clique(vertices) => Why::Clique(all(vertices)),
            Why::OddCycle(vertices) => Why::OddCycle(all(vertices)),
            Why::Mycielski(vertices) => Why::Mycielski(all(vertices)),
            Why::Merged | Why::Searched(_) => self,
        }
    }

    /// One or two words, for a program.
    fn kind(&self) -> &'static str {
        match self {
            Why::Clique(_) => "clique",
            Why::OddCycle(_) => "odd cycle",
            Why::Mycielski(_) => "mycielski",
            Why::Merged | Why::Searched(_) => "search",
        }
    }

    /// The vertices that show it; none where a whole search does.
    fn vertices(&self) -> &[u32] {
        match self {
            Why::Clique(vertices) | Why::OddCycle(vertices) | Why::Mycielski(vertices) => vertices,
            Why::Merged | Why::Searched(_) => &[],
        }
    }

    /// A clause, for a person.
    pub(super) fn clause(&self, graph: &Graph) -> Text {
        match self {
            Why::Clique(clique) => text!("color-why-clique", names = names(graph, clique)),
            Why::OddCycle(cycle) => text!("color-why-odd-cycle", names = names(graph, cycle)),
            Why::Mycielski(part) => text!("color-why-mycielski", vertices = part.len()),
            Why::Merged => text!("color-why-merged"),
            Why::Searched(technique) => searched(technique),
        }
    }

    /// Notes why k colours are not enough.
    pub(super) fn note(&self, graph: &Graph, k: u32, findings: &Findings) {
        let text = text!("color-not-enough", colours = k, why = self.clause(graph));
        findings.note(Rank::Note, "proof", Fact::Text(self.kind().to_string()), text);
        let names: Vec<String> = self.vertices().iter().map(|&vertex| graph.name(vertex).into_owned()).collect();
        if !names.is_empty() {
            findings.note(Rank::Data, "proof_vertices", Fact::Words(names), "");
        }
    }
}

/// What a technique has done that found nothing, or found what cannot be shown in the graph itself.
fn searched(technique: &'static str) -> Text {
    match technique {
        "lookahead" => text!("color-why-lookahead"),
        "learn" => text!("color-why-learn"),
        "transversal" => text!("color-why-transversal"),
        "independent" => text!("color-why-independent"),
        "clique" => text!("color-why-merged-clique"),
        "mycielski" => text!("color-why-merged-mycielski"),
        _ => text!("color-why-tried"),
    }
}

/// The names of vertices, for a sentence.
pub(super) fn names(graph: &Graph, vertices: &[u32]) -> Arg {
    first_few(vertices.iter().map(|&vertex| graph.name(vertex).into_owned()).collect())
}

/// Several things, for a sentence; of many the first few, and how many more there are.
pub(super) fn first_few(things: Vec<String>) -> Arg {
    const SHOWN: usize = 8;
    let all = things.len();
    let shown = if all > SHOWN { SHOWN - 1 } else { all };
    let more = (all > shown).then(|| Arg::from(text!("color-more", count = all - shown)));
    Arg::List(things.into_iter().take(shown).map(Arg::from).chain(more).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_told_in_the_names_of_the_graph() {
        let graph = Graph::new(6, Vec::new()).expect("no loops");
        let why = Why::OddCycle(vec![0, 1, 2]).renumbered(|vertex| vertex + 3);
        assert_eq!(words::english(&why.clause(&graph)), "3, 4 and 5 form an odd cycle");
        let findings = Findings::default();
        why.note(&graph, 1, &findings);
        let told: Vec<(&str, String)> =
            findings.all().into_iter().map(|found| (found.key, words::english(&found.text))).collect();
        assert_eq!(told[0], ("proof", "1 colour is not enough: 3, 4 and 5 form an odd cycle".to_string()));
        assert_eq!(told[1].0, "proof_vertices");
    }

    #[test]
    fn of_many_names_the_first_few_are_told() {
        let graph = Graph::new(20, Vec::new()).expect("no loops");
        let why = Why::Clique((0..20).collect());
        assert_eq!(
            words::english(&why.clause(&graph)),
            "0, 1, 2, 3, 4, 5, 6 and 13 more are all neighbours of each other"
        );
    }

    #[test]
    fn what_was_only_searched_shows_no_vertices() {
        let graph = Graph::new(1, Vec::new()).expect("no loops");
        let findings = Findings::default();
        Why::Searched("transversal").note(&graph, 9, &findings);
        assert_eq!(findings.all().len(), 1);
    }
}
