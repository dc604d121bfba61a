//! In which order a graph is swept: squares from the top and from the bottom, until two sweeps meet.
//!
//! A sweep eliminates squares row by row. The *frontier* is what it has touched and not eliminated. Of a tour it sees
//! paths, and what it has to know of them is only where in the frontier they end. The sweep from the bottom is the same
//! thing on the board turned by 180°. The two meet at a *separator* of as many rows as the longest leap spans, 2 for a
//! knight: none of its squares is eliminated, and the edges within it are given to one of the sweeps each.
//!
//! * Meeting halfway is what makes 8×8 feasible: 24 of its 64 squares are eliminated, and those are the cheap ones.
//! * If the graph turned by 180° is the same graph, the sweep from the bottom is the one from the top, or a part of it:
//!   the two lists of steps begin alike, and the [`stem`](Plan::stem) of both is swept once. For that the separator's
//!   edges are dealt so that a turn swaps the halves; edges that a turn leaves where they are (there are two on boards of
//!   odd width) come last, on top only.
//! * Within a row the even columns go first, ascending, then the odd ones, descending: a knight's frontier on width 8 is
//!   then never wider than 16 squares; in plain order it is 17. For other pieces the better order is taken.

use super::graph::{Edge, Graph, OUTSIDE, Vertex, edge};

/// One step of a sweep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// The frontier before and after, in ascending order.
    pub(super) before: Vec<Vertex>,
    pub(super) after: Vec<Vertex>,
    /// The square that is eliminated; `None` if a single edge of the separator is decided.
    pub(super) gone: Option<Vertex>,
    /// The ways to do it: which vertices get an edge more. A square that is eliminated gets as many.
    pub(super) choices: Vec<Choice>,
}

/// Vertices of the frontier that get an edge more: none, one or two.
pub(super) type Choice = Vec<Vertex>;

/// Both sweeps.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// What both begin with.
    pub(super) stem: Vec<Step>,
    /// How the upper one goes on.
    pub(super) upper: Vec<Step>,
    /// How the lower one goes on, in its own coordinates: the board is turned.
    pub(super) lower: Vec<Step>,
    /// Does the graph look the same in a mirror beside it?
    pub(super) mirrored: bool,
    pub(super) rows: usize,
    pub(super) columns: usize,
    /// How many rows an edge spans at most.
    pub(super) span: usize,
}

impl Plan {
    /// The best plan for a graph whose edges span at most `span` rows; `None` if the graph has too few rows either way.
    pub(super) fn of(graph: &Graph, span: usize) -> Option<Plan> {
        let ways = [graph.clone(), graph.transposed()];
        let plans = ways.iter().flat_map(|graph| {
            [Order::Zigzag, Order::Plain].map(|order| Plan::in_order(graph, span, order)).into_iter().flatten()
        });
        plans.min_by(|one, other| one.weight().total_cmp(&other.weight()))
    }

    fn in_order(graph: &Graph, span: usize, order: Order) -> Option<Plan> {
        // With a row on each side no sweep sees a whole tour.
        let swept = graph.rows.checked_sub(span).filter(|&swept| swept >= 2)?;
        let (top, bottom) = (swept.div_ceil(2), swept / 2);
        let (upper_edges, lower_edges) = deal(graph, top, span);
        let mut stem = half(graph, top, span, &upper_edges, order);
        let mut lower = half(&graph.turned(), bottom, span, &lower_edges, order);
        let shared = stem.iter().zip(&lower).take_while(|(one, other)| one == other).count();
        let upper = stem.split_off(shared);
        lower.drain(..shared);
        let mirrored = graph.mirrored() == *graph;
        Some(Plan { stem, upper, lower, mirrored, rows: graph.rows, columns: graph.columns, span })
    }

    /// Is there an outside?
    pub(super) fn has_outside(&self) -> bool {
        self.separator().last() == Some(&OUTSIDE)
    }

    /// How many vertices the widest frontier has.
    pub(super) fn width(&self) -> usize {
        self.steps().map(|step| step.after.len()).max().unwrap_or(0)
    }

    /// Every step that is made.
    pub(super) fn steps(&self) -> impl Iterator<Item = &Step> {
        self.stem.iter().chain(&self.upper).chain(&self.lower)
    }

    /// Is there one sweep for both halves?
    pub(super) fn is_turned(&self) -> bool {
        self.upper.is_empty() && self.lower.is_empty()
    }

    /// The frontier where the upper sweep ends. The lower one has the same squares in reverse.
    pub(super) fn separator(&self) -> &[Vertex] {
        &self.upper.last().or(self.stem.last()).expect("a row is swept").after
    }

    /// How much work it is, roughly: each vertex of the frontier more makes it two or three times as much.
    fn weight(&self) -> f64 {
        self.steps().map(|step| 2.5_f64.powi(step.after.len() as i32)).sum()
    }
}

/// The order of the squares within a row.
#[derive(Clone, Copy)]
enum Order {
    /// From left to right.
    Plain,
    /// Even columns from left to right, odd columns from right to left.
    Zigzag,
}

impl Order {
    fn columns(self, columns: usize) -> Vec<usize> {
        match self {
            Order::Plain => (0..columns).collect(),
            Order::Zigzag => {
                let odd = (0..columns).filter(|column| column % 2 == 1);
                (0..columns).step_by(2).chain(odd.rev()).collect()
            }
        }
    }
}

/// Deals the edges of the separator to the upper and the lower sweep, each in its own coordinates, and in the order in
/// which they are to be decided.
fn deal(graph: &Graph, top: usize, span: usize) -> (Vec<Edge>, Vec<Edge>) {
    let columns = graph.columns as Vertex;
    let (from, to) = (top as Vertex * columns, (top + span) as Vertex * columns);
    let within = |vertex: Vertex| (from..to).contains(&vertex);
    let column = |vertex: Vertex| if vertex == OUTSIDE { 0 } else { vertex % columns };
    let image = |(a, b): Edge, of: &dyn Fn(Vertex) -> Vertex| {
        let of = |vertex: Vertex| if vertex == OUTSIDE { OUTSIDE } else { of(vertex) };
        edge(of(a), of(b))
    };
    let turn = |at: Edge| image(at, &|vertex| from + to - 1 - vertex);
    let mirror = |at: Edge| image(at, &|vertex| vertex - column(vertex) + columns - 1 - column(vertex));
    // How near to a side of the board the upper square is: those at the sides have the fewest other edges left.
    let side = |at: Edge| column(at.0).min(columns - 1 - column(at.0));

    let mut all: Vec<Edge> = (from..to)
        .flat_map(|square| graph.joined(square).iter().map(move |&other| (square, other)))
        .filter(|&(a, b)| a < b && (within(b) || b == OUTSIDE))
        .collect();
    all.sort_by_key(|&at| (at.1 == OUTSIDE && side(at) > 1, side(at) / 2, at.1 == OUTSIDE, side(at), at));
    let (mut upper, mut lower, mut fixed) = (Vec::new(), Vec::new(), Vec::new());
    for at in all {
        if [&upper, &lower, &fixed].iter().any(|dealt| dealt.contains(&at)) {
            continue;
        }
        let (turned, mirrored) = (turn(at), mirror(at));
        let orbit = if mirrored == at { vec![at] } else { vec![at, mirrored] };
        if orbit.contains(&turned) {
            fixed.extend(orbit);
            continue;
        }
        let images = orbit.iter().map(|&at| turn(at));
        // A way outside belongs to the sweep that is nearer, even if the turned board does not have it.
        if at.1 == OUTSIDE && 2 * ((at.0 - from) / columns) as usize + 1 > span {
            upper.extend(images);
            lower.extend(orbit);
        } else {
            lower.extend(images);
            upper.extend(orbit);
        }
    }
    // An image may be missing where the board has holes; and the lower sweep numbers its squares from the bottom.
    let is_there = |&(a, b): &Edge| graph.joined(a).contains(&b);
    let bottom = (graph.rows as Vertex - top as Vertex - span as Vertex) * columns;
    let turned = |at: Edge| image(turn(at), &|vertex| vertex - from + bottom);
    let upper = upper.into_iter().chain(fixed).filter(is_there).collect();
    let lower = lower.into_iter().filter(is_there).map(turned).collect();
    (upper, lower)
}

/// The steps of the sweep from the top: `rows` rows, then these edges of the separator.
fn half(graph: &Graph, rows: usize, span: usize, edges: &[Edge], order: Order) -> Vec<Step> {
    let columns = graph.columns;
    let mut steps: Vec<Step> = Vec::new();
    let mut frontier: Vec<Vertex> = Vec::new();
    let mut gone = vec![false; rows * columns];
    let squares =
        (0..rows).flat_map(|row| order.columns(columns).into_iter().map(move |column| row * columns + column));
    for square in squares.filter(|&square| graph.is_free(square as Vertex)) {
        gone[square] = true;
        let vertex = square as Vertex;
        let is_gone = |other: Vertex| gone.get(other as usize).copied().unwrap_or(false);
        let open: Vec<Vertex> = graph.joined(vertex).iter().copied().filter(|&other| !is_gone(other)).collect();
        let forced: Vec<Vertex> = graph.forced(vertex).filter(|&other| !is_gone(other)).collect();
        let before = frontier.clone();
        frontier.retain(|&other| other != vertex);
        frontier.extend(open.iter().filter(|other| !before.contains(other)));
        frontier.sort_unstable();
        let mut choices = vec![Vec::new()];
        choices.extend(open.iter().map(|&one| vec![one]));
        let pairs = (0..open.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
        choices.extend(pairs.map(|(i, j)| vec![open[i], open[j]]));
        choices.retain(|choice| forced.iter().all(|other| choice.contains(other)));
        // A square that nothing has touched needs both its edges.
        choices.retain(|choice| choice.len() == 2 || before.contains(&vertex));
        steps.push(Step { before, after: frontier.clone(), gone: Some(vertex), choices });
    }
    let separator = rows as Vertex * columns as Vertex..((rows + span) * columns) as Vertex;
    let mut whole: Vec<Vertex> = separator.filter(|&square| graph.is_free(square)).collect();
    whole.extend(graph.has_outside().then_some(OUTSIDE));
    for &(a, b) in edges {
        let mut choices = vec![Vec::new(), vec![a, b]];
        choices.retain(|choice| !choice.is_empty() || graph.forced(a).all(|other| other != b));
        steps.push(Step { before: frontier, after: whole.clone(), gone: None, choices });
        frontier = whole.clone();
    }
    // Without such an edge the last square makes the frontier whole.
    if let Some(last) = steps.last_mut() {
        last.after = whole;
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::super::super::board::Board;
    use super::super::super::tours::Tours;
    use super::*;

    fn plan(tours: &Tours) -> Plan {
        let span = tours.board.piece().long() as usize;
        Plan::of(&Graph::of(tours).unwrap(), span).unwrap()
    }

    /// How many squares are eliminated, and how many edges are decided.
    fn sizes(steps: &[Step]) -> (usize, usize) {
        let squares = steps.iter().filter(|step| step.gone.is_some()).count();
        (squares, steps.len() - squares)
    }

    #[test]
    fn one_sweep_does_for_both_halves_of_an_even_board() {
        let plan = plan(&Tours::closed(Board::new(8, 8)));
        assert!(plan.is_turned() && plan.mirrored);
        assert_eq!(sizes(&plan.stem), (24, 6));
        assert_eq!((plan.width(), plan.separator().len()), (16, 16));
    }

    #[test]
    fn on_an_odd_board_the_shorter_half_branches_off() {
        let plan = plan(&Tours::open(Board::new(7, 7)));
        assert_eq!([&plan.stem, &plan.upper, &plan.lower].map(|steps| sizes(steps)), [(14, 0), (7, 6 + 3), (0, 4 + 4)]);
        assert_eq!(plan.width(), 15);
    }

    #[test]
    fn every_edge_is_decided_once() {
        for tours in [
            Tours::closed(Board::new(5, 8)),
            Tours::open(Board::new(6, 7)),
            Tours::open(Board::new(6, 6).with_holes((0..36).map(|square| [14, 20, 33].contains(&square)).collect())),
        ] {
            let graph = Graph::of(&tours).unwrap();
            let plan = plan(&tours);
            let edges = (0..(graph.rows * graph.columns) as Vertex)
                .flat_map(|square| graph.joined(square))
                .map(|&to| if to == OUTSIDE { 2 } else { 1 })
                .sum::<usize>()
                / 2;
            let decided = |step: &Step| match step.gone {
                Some(_) => step.choices.iter().flatten().copied().collect::<std::collections::BTreeSet<_>>().len(),
                None => 1,
            };
            let all = plan.steps().chain(&plan.stem).map(decided).sum::<usize>();
            assert_eq!(all, edges, "{tours:?}");
        }
    }
}
