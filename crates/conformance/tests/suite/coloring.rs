//! Graph colouring: every solver against the textbook's walk on random graphs, for every number of colours.

use std::ops::ControlFlow;
use std::sync::Arc;

use backtrail::{Search, Status};
use coloring::{Coloring, Graph, Job, Plain};
use proptest::prelude::*;
use registry::{Case, Count, Fact, Instance, Question, Request, Wish, ignore};

/// Graphs of at most `most` vertices, from sparse to dense.
fn graphs(most: u32) -> impl Strategy<Value = Graph> {
    (0..=most, 0..=10u32, any::<u64>()).prop_map(|(n, tenths, seed)| {
        let mut state = seed | 1;
        let mut random = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 33) as u32 % 10
        };
        let pairs = (0..n).flat_map(|a| (0..a).map(move |b| (a, b)));
        Graph::new(n, pairs.filter(|_| random() < tenths).collect()).expect("there are no loops")
    })
}

/// The question, put to a solver.
fn ask(case: &Case, solver: &str, question: Question) -> (Status, Count, Vec<Vec<u32>>, Request) {
    answered(case, solver, Request::new(question))
}

/// A question that only colouring has, put to a solver.
fn ask_own(case: &Case, solver: &str, own: &str) -> (Status, Count, Vec<Vec<u32>>, Request) {
    let question = case.puzzle().question(own).expect("the puzzle has this question").refines;
    answered(case, solver, Request { own: Some(own.into()), ..Request::new(question) })
}

fn answered(case: &Case, solver: &str, request: Request) -> (Status, Count, Vec<Vec<u32>>, Request) {
    let wish = Wish { own: request.own.as_deref(), ..Wish::asking(request.question) };
    let solver = case.plan(&wish.by(Some(solver))).expect("the solver can").solver;
    let mut listed = Vec::new();
    let outcome = case.solve(&solver, &request, &mut |solution| {
        listed.push(solution.numbers().into_owned());
        ControlFlow::Continue(())
    });
    (outcome.status, outcome.solutions, listed, request)
}

/// Does the checker pass it?
fn passes(graph: &Graph, colors: &[u32], k: u32) -> bool {
    let colors: Vec<Option<u32>> = colors.iter().copied().map(Some).collect();
    let verdict = coloring::check(graph, &colors, Some(k));
    verdict.is_legal() && verdict.complete
}

/// A graph in the words that a person gives, with flags.
fn posed(graph: &Graph, said: &[(&str, Option<&str>)]) -> Case {
    let edges: Vec<String> = graph.each_edge().map(|(a, b)| format!("e {} {}", a + 1, b + 1)).collect();
    let text = format!("p edge {} {}\n{}\n", graph.vertices(), edges.len(), edges.join("\n"));
    builtin::case("color", &text, said).expect("a good graph")
}

fn chromatic(request: &Request) -> Option<u64> {
    request.findings.all().into_iter().find_map(|finding| match finding.value {
        Fact::Number(number) if finding.key == "chromatic" => Some(number),
        _ => None,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn every_solver_finds_what_the_textbook_finds(graph in graphs(12)) {
        let graph = Arc::new(graph);
        let puzzle = builtin::registry().puzzle("color").expect("it is built in");
        for k in 0..=graph.vertices().min(6) {
            let first = Search::new(Plain::new(&Job::new(Arc::clone(&graph), k))).first().is_some();
            let coloring = puzzle.case(Box::new(Coloring::new(Arc::clone(&graph), k)));
            for solver in ["dsatur", "decide"] {
                let (status, solutions, listed, _) = ask(&coloring, solver, Question::First);
                prop_assert_eq!((status, solutions == 1), (if first { Status::Found } else { Status::Exhausted }, first));
                prop_assert!(listed.iter().all(|colors| passes(&graph, colors, k)), "{} on {:?}", solver, graph);
            }
            if let Some(reason) = coloring.ruled_out() {
                prop_assert!(!first, "{}, they say of {:?}", reason, graph);
            }
            prop_assert_eq!(coloring::color(&graph, k).is_ok(), first);
        }
    }

    #[test]
    fn the_least_number_is_the_first_with_a_colouring(graph in graphs(if cfg!(debug_assertions) { 8 } else { 11 })) {
        let graph = Arc::new(graph);
        let first = |k: &u32| Search::new(Plain::new(&Job::new(Arc::clone(&graph), *k))).first().is_some();
        let least = (0..).find(first).expect("a colour for each vertex is enough");
        let case = posed(&graph, &[]);
        for solver in ["plain", "dsatur", "decide"] {
            let (status, _, listed, request) = ask_own(&case, solver, "chromatic");
            prop_assert_eq!((status, chromatic(&request)), (Status::Found, Some(u64::from(least))), "{}", solver);
            prop_assert!(passes(&graph, &listed[0], least));
        }
        let (_, _, listed, _) = ask(&case, "greedy", Question::First);
        prop_assert!(passes(&graph, &listed[0], graph.vertices()));
    }

    #[test]
    fn every_count_is_that_of_the_textbook(graph in graphs(7), k in 0..=5u32, distinct: bool, fixed in prop::collection::vec(prop::option::weighted(0.25, 0..5u32), 7)) {
        let graph = Arc::new(graph);
        let fixed: Vec<Option<u32>> =
            fixed[..graph.vertices() as usize].iter().map(|color| color.filter(|&color| color < k)).collect();
        let mut job = Job::new(Arc::clone(&graph), k).fixed(&fixed);
        if distinct {
            job = job.distinct();
        }
        let plain = Search::new(Plain::new(&job)).count().solutions;
        let words: Vec<String> =
            fixed.iter().map(|color| color.map_or("-".to_string(), |color| color.to_string())).collect();
        let (k_word, words) = (k.to_string(), words.join(","));
        let mut said = vec![("k", Some(k_word.as_str()))];
        if !words.is_empty() {
            said.push(("fixed", Some(&words)));
        }
        if distinct {
            said.push(("distinct", None));
        }
        let case = posed(&graph, &said);
        for solver in ["dsatur", "partitions"] {
            let (status, count, ..) = ask(&case, solver, Question::Count);
            prop_assert_eq!((status, count), (Status::Exhausted, plain.into()), "{}, {:?}, k = {}, {}", solver, graph, k, words);
        }
        if let Some(reason) = case.ruled_out() {
            prop_assert_eq!(plain, 0, "{}", reason);
        }
    }

    #[test]
    fn the_polynomial_counts_for_every_k(graph in graphs(7)) {
        let graph = Arc::new(graph);
        for k in 0..=5 {
            let plain = Search::new(Plain::new(&Job::new(Arc::clone(&graph), k))).count().solutions;
            let case = posed(&graph, &[("k", Some(&k.to_string()))]);
            let (status, count, ..) = ask_own(&case, "partitions", "polynomial");
            prop_assert_eq!((status, count), (Status::Exhausted, plain.into()));
        }
    }

    #[test]
    fn a_person_reaches_the_same_end(graph in graphs(10), k in 1..=4u32) {
        let graph = Arc::new(graph);
        let first = Search::new(Plain::new(&Job::new(Arc::clone(&graph), k))).first().is_some();
        let told = Coloring::new(Arc::clone(&graph), k).explain().expect("colourings are explained");
        prop_assert_eq!(told.ending.solved(), Some(first), "{} steps, {}", told.steps.len(), told.end);
        if let (true, Some(reached)) = (first, &told.reached) {
            prop_assert!(passes(&graph, &reached.numbers(), k));
        }
    }
}

#[test]
fn the_same_graph_and_seed_take_the_same_work() {
    let work = |seed: &str| {
        let said = [("k", Some("3")), ("seed", Some(seed))];
        let case = builtin::case("color", "gnm:150,345,7", &said).expect("a good graph");
        let (status, _, listed, request) = ask(&case, "decide", Question::First);
        let work = request.findings.all().into_iter().find(|finding| finding.key == "work");
        (status, listed, work.expect("decide says what it cost").value)
    };
    assert_eq!(work("1"), work("1"));
    assert_eq!(work("1").0, work("2").0);
}

#[test]
fn nothing_is_listed_when_colourings_are_counted() {
    let case = posed(&Graph::new(3, vec![(0, 1)]).expect("no loops"), &[("k", Some("2"))]);
    let solver = case.plan(&Wish::asking(Question::Count)).expect("someone counts").solver;
    assert_eq!(case.solve(&solver, &Request::new(Question::Count), &mut ignore).solutions, 4);
}
