//! The laws of `Problem` and of a search, as properties: for every problem of every puzzle, and for trees that nobody has
//! thought of.

use std::fmt::Debug;

use backtrail::{Counter, Event, Limit, Limits, Outcome, Path, Problem, Search, Split, Stats, Status, Walk};
use coloring::{Dsatur, Graph, Job};
use cover::{Cover, Links};
use knight::{Board, Images, Leaper, Pruned, Tours, Warnsdorff};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::strategy::ValueTree;
use queens::{Bits, Brute, Distinct, Grid, Marks, Mirror, Permutation, Scan};
use registry::Bounds;
use sudoku::{Covering, Fewest, Plain, Shape};
use texts::model::Model;

/// A tree written out, with what each choice leads to; the toy problem walks it.
#[derive(Clone, Debug, PartialEq)]
struct Tree {
    /// The choice that leads here.
    name: u16,
    refused: bool,
    solved: bool,
    children: Vec<Tree>,
}

impl Tree {
    /// The same tree with the children of each node in an order that `seed` gives.
    fn shuffle(&self, seed: u64) -> Tree {
        let mut children: Vec<Tree> = self.children.iter().map(|child| child.shuffle(seed)).collect();
        children.sort_by_key(|child| (seed ^ u64::from(child.name)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 16);
        Tree { children, ..self.clone() }
    }
}

/// A tree of up to 120 nodes, each of which hangs below one of the last twenty before it.
fn tree() -> impl Strategy<Value = Tree> {
    let node = (1..=20usize, prop::bool::weighted(0.2), prop::bool::weighted(0.15));
    let nodes = prop_oneof![1 => prop::collection::vec(node.clone(), 1..5), 4 => prop::collection::vec(node, 20..120)];
    nodes.prop_map(|nodes| {
        let mut trees: Vec<Tree> = nodes
            .iter()
            .enumerate()
            .map(|(i, &(_, refused, solved))| Tree { name: i as u16, refused, solved, children: Vec::new() })
            .collect();
        while let Some(last) = trees.pop() {
            let i = trees.len();
            match trees.get_mut(i.saturating_sub(nodes[i].0)) {
                Some(parent) => parent.children.push(last),
                None => return last,
            }
        }
        unreachable!("there is a root")
    })
}

/// A walk over a written tree, whose state is the path down to here.
#[derive(Clone, Debug, PartialEq)]
struct Toy {
    tree: std::rc::Rc<Tree>,
    path: Vec<u16>,
}

impl Toy {
    fn new(tree: Tree) -> Self {
        Toy { tree: tree.into(), path: Vec::new() }
    }

    fn node(&self) -> &Tree {
        self.path.iter().fold(&*self.tree, |node, name| {
            node.children.iter().find(|child| child.name == *name).expect("a choice that was offered")
        })
    }
}

impl Problem for Toy {
    type Choice = u16;
    type Choices = std::vec::IntoIter<u16>;
    type Solution = Vec<u16>;

    fn choices(&self) -> Self::Choices {
        self.node().children.iter().map(|child| child.name).collect::<Vec<_>>().into_iter()
    }

    fn apply(&mut self, choice: u16) -> bool {
        self.path.push(choice);
        let refused = self.node().refused;
        if refused {
            self.path.pop();
        }
        !refused
    }

    fn undo(&mut self, choice: u16) {
        assert_eq!(self.path.pop(), Some(choice), "choices are taken back in reverse order");
    }

    fn is_solved(&self) -> bool {
        self.node().solved
    }

    fn solution(&self) -> Vec<u16> {
        self.path.clone()
    }
}

/// A problem that the laws can be tried on.
trait Lawful: Problem<Solution: PartialEq + Debug> + Clone + PartialEq + Debug {}
impl<P: Problem<Solution: PartialEq + Debug> + Clone + PartialEq + Debug> Lawful for P {}

/// The events of a whole walk, each with the depth at which it is counted.
fn events<P: Problem>(problem: P) -> Vec<(Event<P::Choice>, usize)> {
    let mut walk = Walk::new(problem);
    std::iter::from_fn(|| walk.step().map(|event| (event, walk.depth()))).collect()
}

/// The paths of all nodes, in the order of the walk.
fn nodes<P: Problem>(problem: P) -> Vec<Path<P::Choice>> {
    let mut walk = Walk::new(problem);
    let mut paths = Vec::new();
    while let Some(event) = walk.step() {
        if matches!(event, Event::Enter(_)) {
            paths.push(walk.path());
        }
    }
    paths
}

fn plus<C>(a: &Outcome<C>, b: &Outcome<C>) -> (u128, Stats) {
    let mut stats = a.stats.clone();
    stats += &b.stats;
    (a.solutions + b.solutions, stats)
}

/// What is listed is what is counted, and the counters belong together.
fn counts_agree<P: Lawful>(problem: &P) -> Result<(), TestCaseError> {
    let mut listing = Search::new(problem.clone());
    let listed = listing.all().count();
    let outcome = Search::new(problem.clone()).count();
    prop_assert_eq!(listed as u128, outcome.solutions);
    prop_assert_eq!(listing.outcome(), outcome.clone());
    prop_assert_eq!(listing.walk().problem(), problem, "the search took everything back");
    prop_assert_eq!((outcome.status, &outcome.at), (Status::Exhausted, &None));

    let all = events(problem.clone());
    let tally = |what: fn(&Event<P::Choice>) -> bool| Some(all.iter().filter(|(event, _)| what(event)).count() as u64);
    let stats = outcome.stats;
    prop_assert_eq!(stats.visits, tally(|event| matches!(event, Event::Enter(_))));
    prop_assert_eq!(stats.visits, tally(|event| matches!(event, Event::Leave(_))));
    prop_assert_eq!(stats.rejections, tally(|event| matches!(event, Event::Refuse(_))));
    prop_assert_eq!(stats.dead_ends, tally(|event| matches!(event, Event::DeadEnd)));
    prop_assert_eq!(Some(outcome.solutions as u64), tally(|event| matches!(event, Event::Solution)));
    let (checks, rejections, visits) = (stats.checks.unwrap(), stats.rejections.unwrap(), stats.visits.unwrap());
    prop_assert_eq!(checks, rejections + visits - 1);
    let profile = stats.profile.unwrap();
    prop_assert_eq!(profile.iter().sum::<u64>(), visits);
    for (depth, &entered) in profile.iter().enumerate() {
        let here = all.iter().filter(|(event, at)| matches!(event, Event::Enter(_)) && *at == depth).count();
        prop_assert_eq!(here as u64, entered);
    }
    Ok(())
}

/// Cutting the tree anywhere and adding up the parts changes nothing.
fn split_and_merge<P: Lawful>(problem: &P, parts: usize) -> Result<(), TestCaseError> {
    let whole = Search::new(problem.clone()).count();
    let solutions: Vec<_> = Search::new(problem.clone()).all().collect();
    let deepest = whole.stats.max_depth().unwrap();
    let cuts = (0..=deepest + 1).map(|depth| Split::at_depth(problem.clone(), depth));
    for (depth, split) in cuts.chain([Split::into_parts(problem, parts)]).enumerate() {
        let solutions_above = split.crown_solutions.len() as u128;
        let mut sum = Outcome { solutions: solutions_above, stats: split.crown.clone(), ..whole.clone() };
        let mut listed_below = Vec::new();
        for root in &split.subtrees {
            let part = || Search::part(problem.clone(), root, None, Counter::default()).expect("a unit is a node");
            (sum.solutions, sum.stats) = plus(&sum, &part().count());
            listed_below.extend(part().all());
        }
        prop_assert_eq!(&sum, &whole, "cut {}", depth);
        if solutions_above == 0 {
            prop_assert_eq!(&listed_below, &solutions);
        }
        if depth <= deepest {
            let level = whole.stats.profile.as_ref().unwrap()[depth];
            prop_assert_eq!(split.subtrees.len() as u64, level, "the cut is a level of the tree");
        }
    }
    let widest = *whole.stats.profile.as_ref().unwrap().iter().max().unwrap();
    let cut = Split::into_parts(problem, parts).subtrees.len() as u64;
    prop_assert!(cut >= widest.min(parts as u64), "{} parts were asked for, {} made, {} possible", parts, cut, widest);
    Ok(())
}

/// What can be seen of a walk: its state, its place, its counters.
type Seen<P> = (P, Path<<P as Problem>::Choice>, usize, Option<<P as Problem>::Choice>, Counter, bool);

/// A walk with a counter, stepped in both directions.
struct Player<P: Problem> {
    walk: Walk<P>,
    counter: Counter,
}

impl<P: Lawful> Player<P> {
    fn see(&self) -> Seen<P> {
        let walk = &self.walk;
        (walk.problem().clone(), walk.path(), walk.depth(), walk.choice(), self.counter.clone(), walk.is_done())
    }

    fn step(&mut self) -> Option<Event<P::Choice>> {
        let event = self.walk.step()?;
        self.counter.count(&event, self.walk.depth());
        Some(event)
    }

    fn step_back(&mut self) -> Option<Event<P::Choice>> {
        let depth = self.walk.depth();
        let event = self.walk.step_back()?;
        self.counter.uncount(&event, depth);
        Some(event)
    }
}

/// Forwards, back, and forwards again: the same events, states and counters, from a place in the middle too.
fn steps_back_return<P: Lawful>(problem: &P, start: Index, most: usize) -> Result<(), TestCaseError> {
    let total = events(problem.clone()).len();
    let start = start.index(total + 1);
    let mut player = Player { walk: Walk::new(problem.clone()), counter: Counter::default() };
    for _ in 0..start {
        player.step();
    }
    // Forwards first, keeping what is seen before each event.
    let mut seen = Vec::new();
    for _ in 0..most {
        let before = player.see();
        let Some(event) = player.step() else { break };
        seen.push((before, event));
    }
    for (before, event) in seen.iter().rev() {
        prop_assert_eq!(player.step_back(), Some(*event));
        prop_assert_eq!(&player.see(), before);
    }
    // Then back before the start, and forwards to it.
    let mut undone = Vec::new();
    for _ in 0..most.min(start) {
        let before = player.see();
        undone.push((before, player.step_back().expect("there was an event")));
    }
    for (after, event) in undone.iter().rev() {
        prop_assert_eq!(player.step(), Some(*event));
        prop_assert_eq!(&player.see(), after);
    }
    if start == 0 {
        prop_assert_eq!(player.step_back(), None);
    }
    Ok(())
}

/// A walk that was put at a node goes on, and back, like one that came there by itself.
fn going_to_a_node_is_being_there<P: Lawful>(problem: &P, at: Index) -> Result<(), TestCaseError> {
    let paths = nodes(problem.clone());
    let path = at.get(&paths);
    let mut came = Walk::new(problem.clone());
    let mut before = Counter::default();
    while let Some(event) = came.step() {
        before.count(&event, came.depth());
        if matches!(event, Event::Enter(_)) && came.path() == *path {
            break;
        }
    }
    let mut put = Walk::new(problem.clone());
    for _ in 0..at.index(7) {
        put.step(); // from wherever it is
    }
    let address = came.address();
    put.go_to(&address).expect("a node that was visited");
    prop_assert_eq!(put.address(), address);
    prop_assert_eq!((put.path(), put.depth(), put.choice()), (came.path(), came.depth(), came.choice()));
    prop_assert_eq!(put.problem(), came.problem());
    for _ in 0..20 {
        prop_assert_eq!(put.step(), came.step());
        prop_assert_eq!(put.problem(), came.problem());
    }
    put.go_to(path).expect("a node that was visited");
    came.go_to(path).expect("a node that was visited");
    let mut replayed = Walk::new(problem.clone());
    let entered = paths.iter().position(|other| other == path).expect("it was taken from there");
    let mut left = entered + 1;
    while left > 0 {
        left -= usize::from(matches!(replayed.step(), Some(Event::Enter(_))));
    }
    for _ in 0..20 {
        prop_assert_eq!(put.step_back(), replayed.step_back());
        prop_assert_eq!(put.problem(), replayed.problem());
    }

    // What was counted up to the node and what a search counts from there is the whole.
    let solutions = solutions_up_to(problem, path);
    let mut rest = Search::resume(problem.clone(), path).expect("a node that was visited");
    let so_far = Outcome { status: Status::Found, solutions, stats: before.stats(), at: Some(path.clone()) };
    let whole = Search::new(problem.clone()).count();
    prop_assert_eq!(plus(&so_far, &rest.count()), (whole.solutions, whole.stats));
    Ok(())
}

/// Solutions entered before a node and, if it is one, itself.
fn solutions_up_to<P: Lawful>(problem: &P, path: &Path<P::Choice>) -> u128 {
    let mut walk = Walk::new(problem.clone());
    let mut solutions = 0;
    while let Some(event) = walk.step() {
        if matches!(event, Event::Enter(_)) {
            solutions += u128::from(walk.problem().is_solved());
            if walk.path() == *path {
                break;
            }
        }
    }
    solutions
}

/// A limit turns an answer into "stopped" and nothing else; what it cut off can be had later.
fn limits_only_stop<P: Lawful>(problem: &P, visits: u64) -> Result<(), TestCaseError> {
    let whole = Search::new(problem.clone()).count();
    let all: Vec<_> = Search::new(problem.clone()).all().collect();
    let total = whole.stats.visits.unwrap();
    let mut one = Search::new(problem.clone()).limits(Limits { visits: Some(visits), ..Limits::default() });
    let mut listed: Vec<_> = one.all().collect();
    let part = one.outcome();
    prop_assert_eq!(part.stats.visits, Some(visits.min(total)));
    prop_assert!(all.starts_with(&listed));
    if visits > total {
        prop_assert_eq!(part, whole);
        return Ok(());
    }
    prop_assert_eq!(part.status, Status::Stopped(Limit::Visits));
    let mut two = match &part.at {
        Some(at) => Search::resume(problem.clone(), at).expect("a search stops at a node"),
        None => Search::new(problem.clone()),
    };
    listed.extend(two.all());
    prop_assert_eq!(listed, all);
    prop_assert_eq!(plus(&part, &two.outcome()), (whole.solutions, whole.stats.clone()));
    one.set_limits(Limits::default());
    prop_assert_eq!(one.count(), whole);
    Ok(())
}

/// The share of the tree that is done grows from 0 to 1, and asking changes nothing.
fn share_grows<P: Lawful>(problem: &P) -> Result<(), TestCaseError> {
    let mut walk = Walk::new(problem.clone());
    let mut last = walk.share();
    prop_assert_eq!(last, 0.0);
    loop {
        let (state, path) = (walk.problem().clone(), walk.path());
        let share = walk.share();
        prop_assert_eq!((walk.problem(), walk.path()), (&state, path));
        prop_assert!((0.0..=1.0).contains(&share), "{}", share);
        // The last digit of a sum may differ with the order of its terms.
        prop_assert!(share >= last - 1e-12, "{} after {}", share, last);
        last = share;
        if walk.step().is_none() {
            break;
        }
    }
    prop_assert_eq!(last, 1.0);
    Ok(())
}

/// All laws, at places that the test runner picks.
fn laws<P: Lawful>(problem: &P, pick: &Pick) -> Result<(), TestCaseError> {
    backtrail::laws::check_eq(problem).map_err(|broken| TestCaseError::fail(broken.to_string()))?;
    counts_agree(problem)?;
    split_and_merge(problem, pick.parts)?;
    steps_back_return(problem, pick.event, pick.steps)?;
    going_to_a_node_is_being_there(problem, pick.node)?;
    limits_only_stop(problem, pick.visits)?;
    share_grows(problem)
}

#[derive(Clone, Debug)]
struct Pick {
    node: Index,
    event: Index,
    steps: usize,
    parts: usize,
    visits: u64,
}

fn pick() -> impl Strategy<Value = Pick> {
    let visits = prop_oneof![0..30u64, 0..600u64];
    (any::<Index>(), any::<Index>(), 0..80usize, 0..50usize, visits)
        .prop_map(|(node, event, steps, parts, visits)| Pick { node, event, steps, parts, visits })
}

/// Sudokus of 4×4 with a few clues, most of them without clashes.
fn small_sudoku() -> impl Strategy<Value = sudoku::Grid> {
    prop::collection::vec((0..16usize, 1..=4u8), 4..9).prop_map(|clues| {
        let mut grid = sudoku::Grid::empty(Shape::usual(4).expect("a shape"));
        for (i, (cell, value)) in clues.into_iter().enumerate() {
            let before = grid.get(cell);
            grid.set(cell, Some(value));
            if i > 0 && !grid.is_legal() {
                grid.set(cell, before);
            }
        }
        grid
    })
}

/// Exact covers of six items.
fn small_cover() -> impl Strategy<Value = Links> {
    prop::collection::vec(prop::collection::btree_set(0..6usize, 1..4), 0..14).prop_map(|options| {
        let options: Vec<Vec<usize>> = options.into_iter().map(|set| set.into_iter().collect()).collect();
        Links::new(&Cover::plain(6, &options))
    })
}

/// Models of a few variables, with and without a goal.
fn small_model() -> impl Strategy<Value = Model> {
    let lines = [
        "x < y",
        "|x-z| = 1",
        "x + y != z",
        "all different",
        "x = 1 -> z = 0",
        "y*z in {-1, 0, 2}",
        "at most 1 of x = 2, y = 2",
    ];
    let goal = prop::sample::select(vec!["", "minimize x+z", "maximize y-x"]);
    (prop::sample::subsequence(lines.to_vec(), 1..=4), goal).prop_map(|(lines, goal)| {
        let text = format!("problem\nx in 1..2; y in -1..1; z in 0..2\n{}\n{goal}", lines.join("\n"));
        texts::model::read(&text, &[], &Bounds::NONE).expect("a model")
    })
}

/// Graphs of up to six vertices and their colours, of every kind.
fn small_job() -> impl Strategy<Value = Job> {
    let fixed = prop::collection::vec(prop::option::weighted(0.2, 0..3u32), 6);
    let edges = prop::collection::vec((0..6u32, 0..6u32), 0..14);
    (0..=6u32, edges, fixed, 0..=4u32, any::<bool>()).prop_map(|(n, edges, mut fixed, k, distinct)| {
        let edges = edges.into_iter().filter(|&(a, b)| a != b && a.max(b) < n).collect();
        let graph = Graph::new(n, edges).expect("there are no loops");
        fixed.truncate(n as usize);
        fixed.iter_mut().for_each(|color| *color = color.filter(|&color| color < k));
        let job = Job::new(graph.into(), k).fixed(&fixed);
        if distinct { job.distinct() } else { job }
    })
}

/// Tours of small boards, of every kind.
fn small_tours() -> impl Strategy<Value = Tours> {
    let ring = || Board::new(3, 3).with_holes((0..9).map(|square| square == 4).collect());
    prop::sample::select(vec![
        Tours::open(Board::new(1, 1)),
        Tours::open(Board::new(3, 3)),
        Tours::open(Board::new(3, 4)).from(0),
        Tours::open(Board::new(3, 4)).from(0).to(3),
        Tours { undirected: true, ..Tours::open(ring()) },
        Tours { distinct: true, ..Tours::open(ring()) },
        Tours::closed(ring()),
        Tours::closed(Board::new(4, 4).with_piece(Leaper::new(0, 1).expect("a wazir"))),
    ])
}

/// The laws for one kind of problem, on instances from a strategy.
macro_rules! laws_of {
    ($($name:ident: $problem:expr, $sizes:expr;)*) => {
        $(
            proptest! {
                #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]
                #[test]
                fn $name(n in $sizes, pick in pick()) {
                    laws(&$problem(n), &pick)?;
                }
            }
        )*
    };
}

laws_of! {
    brute_keeps_the_laws: Brute::new, 0..=3u32;
    grid_keeps_the_laws: Grid::new, 0..=6u32;
    scan_keeps_the_laws: Scan::new, 0..=6u32;
    marks_keeps_the_laws: Marks::new, 0..=6u32;
    permutation_keeps_the_laws: Permutation::new, 0..=6u32;
    bits_keeps_the_laws: Bits::new, 0..=6u32;
    mirror_keeps_the_laws: Mirror::new, 2..=7u32;
    distinct_brute_keeps_the_laws: |n| Distinct(Brute::new(n)), 0..=3u32;
    distinct_grid_keeps_the_laws: |n| Distinct(Grid::new(n)), 0..=6u32;
    distinct_scan_keeps_the_laws: |n| Distinct(Scan::new(n)), 0..=6u32;
    distinct_marks_keeps_the_laws: |n| Distinct(Marks::new(n)), 0..=6u32;
    distinct_permutation_keeps_the_laws: |n| Distinct(Permutation::new(n)), 0..=6u32;
    distinct_bits_keeps_the_laws: |n| Distinct(Bits::new(n)), 0..=6u32;
    knights_plain_keeps_the_laws: |tours| knight::Plain::new(&tours), small_tours();
    warnsdorff_keeps_the_laws: |tours| Warnsdorff::new(&tours), small_tours();
    pruned_keeps_the_laws: |tours| Pruned::<u64>::new(&tours), small_tours();
    images_keeps_the_laws: |tours| Images::<u64>::new(&tours), small_tours().prop_filter("told", Images::<u64>::can);
    plain_keeps_the_laws: |grid| Plain::new(&grid), small_sudoku();
    fewest_keeps_the_laws: |grid| Fewest::new(&grid), small_sudoku();
    covering_keeps_the_laws: |grid| Covering::new(&grid), small_sudoku();
    plain_coloring_keeps_the_laws: |job| coloring::Plain::new(&job), small_job();
    dsatur_keeps_the_laws: |job| Dsatur::new(&job), small_job();
    cover_keeps_the_laws: |cover| cover, small_cover();
    plain_models_keep_the_laws: |model| texts::model::Plain::of(&model), small_model();
    forward_models_keep_the_laws: |model| texts::model::Forward::<u64>::of(&model), small_model();
    fewest_models_keep_the_laws: |model| texts::model::Fewest::<u64>::of(&model), small_model();
}

proptest! {
    #[test]
    fn trees_of_any_shape_keep_the_laws(tree in tree(), pick in pick()) {
        laws(&Toy::new(tree), &pick)?;
    }

    #[test]
    fn a_tree_is_stopped_and_resumed_at_every_visit(tree in tree()) {
        let toy = Toy::new(tree);
        let visits = Search::new(toy.clone()).count().stats.visits.unwrap();
        for limit in 0..=visits + 1 {
            limits_only_stop(&toy, limit)?;
        }
    }

    #[test]
    fn the_order_of_choices_changes_no_count(tree in tree(), seed in any::<u64>()) {
        let shuffled = Toy::new(tree.shuffle(seed));
        let toy = Toy::new(tree);
        prop_assert_eq!(Search::new(toy.clone()).count(), Search::new(shuffled.clone()).count());
        let mut lists = [toy, shuffled].map(|toy| Search::new(toy).all().collect::<Vec<_>>());
        lists.iter_mut().for_each(|list| list.sort_unstable());
        prop_assert_eq!(&lists[0], &lists[1]);
    }
}

#[test]
fn the_trees_of_the_tests_are_not_all_trivial() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let trees: Vec<Tree> = (0..200).map(|_| tree().new_tree(&mut runner).unwrap().current()).collect();
    let outcomes: Vec<_> = trees.iter().map(|tree| Search::new(Toy::new(tree.clone())).count()).collect();
    let many = |what: &dyn Fn(&Outcome<u16>) -> bool| outcomes.iter().filter(|outcome| what(outcome)).count();
    assert!(many(&|outcome| outcome.stats.visits > Some(10)) > 50);
    assert!(many(&|outcome| outcome.stats.rejections > Some(2)) > 30);
    assert!(many(&|outcome| outcome.solutions > 2) > 30);
    assert!(many(&|outcome| outcome.stats.max_depth() > Some(2)) > 50);
}
