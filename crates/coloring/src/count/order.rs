//! In which order vertices are closed.
//!
//! Closing a vertex takes its *bag*: itself and the vertices that are joined to it, or were joined to one that is closed
//! already and held it. Bags are what states are made of, so that their sizes decide everything. To find the best order is
//! hard; several heuristics are tried, and the order whose bags have the fewest partitions is taken.
//!
//! The 12×12 grid with three colours, in CPU milliseconds: 1054 when bags were compared by their sizes alone; 161 when
//! their edges were counted too; 14 when the order of the numbers was tried as well.
//!
//! All of it is paid for: where the purse is empty, there is no order, or none better.

use crate::decide::effort::Effort;

/// A set of vertices in words.
type Row = Vec<u64>;

fn ones(row: &[u64]) -> impl Iterator<Item = usize> {
    row.iter().enumerate().flat_map(|(at, &word)| {
        let mut word = word;
        std::iter::from_fn(move || {
            let bit = (word != 0).then(|| at * 64 + word.trailing_zeros() as usize);
            word &= word.wrapping_sub(1);
            bit
        })
    })
}

/// An order in which the vertices of a graph are closed, with their bags.
#[derive(Clone, Debug)]
pub(super) struct Order {
    /// The vertices, and of each those of its bag that are closed later.
    pub(super) bags: Vec<(u32, Vec<u32>)>,
    /// How many partitions the bags have, about.
    pub(super) cost: f64,
}

impl Order {
    /// Closes a vertex next, whose bag has `edges` edges.
    fn push(&mut self, vertex: usize, others: Vec<u32>, edges: usize, partitions: &Partitions) {
        self.cost += partitions.of(others.len() + 1, edges);
        self.bags.push((vertex as u32, others));
    }

    /// The better of the two.
    fn or(self, other: Order) -> Order {
        if other.cost < self.cost { other } else { self }
    }
}

/// The graph while vertices are closed: whatever a closed vertex was joined to is joined.
struct Filled {
    rows: Vec<Row>,
    /// The rows when nothing was closed.
    first: Vec<Row>,
    open: Row,
}

impl Filled {
    fn of(graph: &[Vec<u32>]) -> Filled {
        let words = graph.len().div_ceil(64);
        let mut rows = vec![vec![0; words]; graph.len()];
        let mut open = vec![0; words];
        for (vertex, neighbours) in graph.iter().enumerate() {
            open[vertex / 64] |= 1 << (vertex % 64);
            for &other in neighbours {
                rows[vertex][other as usize / 64] |= 1 << (other % 64);
            }
        }
        Filled { first: rows.clone(), rows, open }
    }

    /// Closes a vertex next in the order; `None` if that costs more than there is.
    fn close(
        &mut self,
        vertex: usize,
        partitions: &Partitions,
        order: &mut Order,
        effort: &mut Effort<'_>,
    ) -> Option<()> {
        let words = self.open.len();
        // The rows of the bag are read twice, and written once.
        paid(effort, 3 * words * (self.degree(vertex) as usize + 1))?;
        let mut bag = std::mem::take(&mut self.rows[vertex]);
        self.open[vertex / 64] &= !(1 << (vertex % 64));
        for other in ones(&bag) {
            let row = &mut self.rows[other];
            for (into, more) in row.iter_mut().zip(&bag) {
                *into |= more;
            }
            row[other / 64] &= !(1 << (other % 64));
            row[vertex / 64] &= !(1 << (vertex % 64));
        }
        let others: Vec<u32> = ones(&bag).map(|other| other as u32).collect();
        bag[vertex / 64] |= 1 << (vertex % 64);
        let within = |other: usize| self.first[other].iter().zip(&bag).map(|(row, bag)| (row & bag).count_ones());
        let ends: u32 = ones(&bag).flat_map(within).sum();
        order.push(vertex, others, ends as usize / 2, partitions);
        Some(())
    }

    fn degree(&self, vertex: usize) -> u32 {
        self.rows[vertex].iter().map(|word| word.count_ones()).sum()
    }

    /// Twice the number of edges that closing a vertex would add.
    fn fill(&self, vertex: usize) -> u32 {
        let row = &self.rows[vertex];
        let missing = |other: usize| -> u32 {
            row.iter().zip(&self.rows[other]).map(|(all, has)| (all & !has).count_ones()).sum::<u32>() - 1
        };
        ones(row).map(missing).sum()
    }
}

/// Spends some steps; `None` if there are no more.
fn paid(effort: &mut Effort<'_>, steps: usize) -> Option<()> {
    (!effort.spend(steps as u64)).then_some(())
}

/// About how many partitions bags have into at most a given number of blocks.
///
/// It is known for sets and for paths. An edge more is taken to make it smaller by what an edge of a path does, on the
/// mean. Without the edges, orders that leave bags of vertices far apart seem as good as those that sweep along a path.
struct Partitions {
    /// By the size of the bag: the logarithm for a set, and by how much an edge lowers it.
    logarithms: Vec<(f64, f64)>,
}

impl Partitions {
    fn new(blocks: usize) -> Partitions {
        let sets = |most: usize| {
            let most = most.min(LARGEST);
            let mut by_blocks = vec![0.0; most + 1];
            by_blocks[0] = 1.0;
            let mut sums = vec![1.0_f64];
            for _ in 0..LARGEST {
                for block in (0..=most).rev() {
                    let opened = if block > 0 { by_blocks[block - 1] } else { 0.0 };
                    by_blocks[block] = by_blocks[block] * block as f64 + opened;
                }
                sums.push(by_blocks.iter().sum());
            }
            sums
        };
        // Neighbours apart, a path has as many as a set of one vertex less has into one block less.
        let (free, path) = (sets(blocks), sets(blocks.saturating_sub(1)));
        let logarithm = |size: usize| {
            let (free, path) = (free[size].max(1.0).ln(), path[size.saturating_sub(1)].max(1.0).ln());
            (free, (free - path) / size.saturating_sub(1).max(1) as f64)
        };
        Partitions { logarithms: (0..=LARGEST).map(logarithm).collect() }
    }

    fn of(&self, vertices: usize, edges: usize) -> f64 {
        let (free, edge) = self.logarithms[vertices.min(LARGEST)];
        (free - edge * edges as f64).max(0.0).exp()
    }
}

/// Bags beyond this size are all alike: too large.
const LARGEST: usize = 130;

/// The graphs that all heuristics are tried on; larger ones get one.
const SMALL: usize = 3000;

/// An order that is found at once, for `blocks` colours; `None` if there is no more effort.
pub(super) fn first(graph: &[Vec<u32>], blocks: usize, effort: &mut Effort<'_>) -> Option<Order> {
    let partitions = Partitions::new(blocks);
    match graph.len() > SMALL {
        true => sparse(graph, &partitions, effort),
        false => by_least(graph, &partitions, |_| 1, Filled::degree, f64::INFINITY, effort),
    }
}

/// What looking for a better order may cost for each state that the first one is expected to have, and at most in all: some
/// tenths of a second.
const EACH: f64 = 128.0;
const ALL: f64 = 1e9;

/// The best order that is found in as long as it may save, when the first is known.
pub(super) fn best(graph: &[Vec<u32>], blocks: usize, first: Order, effort: &mut Effort<'_>) -> Order {
    if graph.len() > SMALL {
        return first;
    }
    let steps = (2e6 + EACH * first.cost).min(ALL);
    effort.share(steps as u64, |effort| better(graph, blocks, first, effort))
}

fn better(graph: &[Vec<u32>], blocks: usize, first: Order, effort: &mut Effort<'_>) -> Order {
    let partitions = Partitions::new(blocks);
    let mut best = first;
    // Looking for an order should take no longer than it saves.
    let allowed = |best: &Order| 2e3 + best.cost.min(1e8) / 8.0;
    let (n, ends) = (graph.len() as f64, graph.iter().map(Vec::len).sum::<usize>() as f64);
    // An order by fill reads a row for each neighbour.
    let price = |degree: u32| degree as usize;
    if ends * ends / n < 64.0 * allowed(&best)
        && let Some(order) = by_least(graph, &partitions, price, Filled::fill, best.cost, effort)
    {
        best = best.or(order);
    }
    if let Some(order) = bags(graph, &partitions, &by_number(graph), best.cost, effort) {
        best = best.or(order);
    }
    // Corners are the best starts.
    let mut starts: Vec<usize> = (0..graph.len()).collect();
    starts.sort_by_key(|&start| graph[start].len());
    for (tried, start) in starts.into_iter().enumerate() {
        if (tried + 1) as f64 * n * n > allowed(&best) {
            break;
        }
        let Some(vertices) = sweep(graph, start, effort) else { break };
        if let Some(order) = bags(graph, &partitions, &vertices, best.cost, effort) {
            best = best.or(order);
        }
    }
    best
}

/// Closes first what is least. `None` if the cost reaches `most`, or there is no more effort: a key costs `price` rows, by the
/// degree.
fn by_least(
    graph: &[Vec<u32>],
    partitions: &Partitions,
    price: impl Fn(u32) -> usize,
    key: impl Fn(&Filled, usize) -> u32,
    most: f64,
    effort: &mut Effort<'_>,
) -> Option<Order> {
    let mut filled = Filled::of(graph);
    let words = filled.open.len();
    paid(effort, 2 * words * graph.len())?;
    let mut keys: Vec<u32> = (0..graph.len()).map(|vertex| key(&filled, vertex)).collect();
    let mut order = Order { bags: Vec::with_capacity(graph.len()), cost: 0.0 };
    let mut touched = vec![0; filled.open.len()];
    for _ in 0..graph.len() {
        let vertex = ones(&filled.open).min_by_key(|&vertex| keys[vertex]).expect("some are open");
        filled.close(vertex, partitions, &mut order, effort)?;
        if order.cost >= most {
            return None;
        }
        // What changes is near.
        touched.fill(0);
        let others = &order.bags[order.bags.len() - 1].1;
        paid(effort, words * others.len() + graph.len())?;
        for &other in others {
            touched[other as usize / 64] |= 1 << (other % 64);
            for (into, more) in touched.iter_mut().zip(&filled.rows[other as usize]) {
                *into |= more;
            }
        }
        for other in ones(&touched) {
            paid(effort, words * (1 + price(filled.degree(other))))?;
            keys[other] = key(&filled, other);
        }
    }
    Some(order)
}

/// The bags when vertices are closed in this order; `None` if the cost reaches `most`, or there is no more effort.
fn bags(
    graph: &[Vec<u32>],
    partitions: &Partitions,
    vertices: &[u32],
    most: f64,
    effort: &mut Effort<'_>,
) -> Option<Order> {
    let mut filled = Filled::of(graph);
    paid(effort, 2 * filled.open.len() * graph.len())?;
    let mut order = Order { bags: Vec::with_capacity(graph.len()), cost: 0.0 };
    for &vertex in vertices {
        filled.close(vertex as usize, partitions, &mut order, effort)?;
        if order.cost >= most {
            return None;
        }
    }
    Some(order)
}

/// A frontier that goes over the vertices by their numbers: the numbers of a graph are often a good order. On a grid
/// it goes along the rows, and its bags are paths, where a frontier that looks for itself runs along diagonals.
fn by_number(graph: &[Vec<u32>]) -> Vec<u32> {
    let mut vertices: Vec<u32> = (0..graph.len() as u32).collect();
    vertices.sort_by_key(|&vertex| graph[vertex as usize].last().map_or(vertex, |&last| last.max(vertex)));
    vertices
}

/// A frontier that goes over the graph from a vertex and stays as small as it can at each step. A vertex is closed when
/// the last of its neighbours is seen.
fn sweep(graph: &[Vec<u32>], start: usize, effort: &mut Effort<'_>) -> Option<Vec<u32>> {
    let n = graph.len();
    let mut seen = vec![false; n];
    let mut left: Vec<usize> = graph.iter().map(Vec::len).collect();
    let mut border: Vec<usize> = vec![start];
    let mut closed = Vec::with_capacity(n);
    for _ in 0..n {
        let score = |vertex: usize| {
            let within = graph[vertex].iter().filter(|&&other| seen[other as usize]);
            let (held, closes) =
                within.fold((0, 0), |(held, closes), &other| (held + 1, closes + i64::from(left[other as usize] == 1)));
            (i64::from(left[vertex] > 0) - closes, -held)
        };
        paid(effort, border.iter().map(|&vertex| 2 + graph[vertex].len()).sum())?;
        // The graph is connected, so that there is always a border.
        let Some(at) = (0..border.len()).min_by_key(|&at| (score(border[at]), at)) else { break };
        let vertex = border.remove(at);
        seen[vertex] = true;
        for &other in &graph[vertex] {
            let other = other as usize;
            left[other] -= 1;
            if seen[other] {
                if left[other] == 0 {
                    closed.push(other as u32);
                }
            } else if !border.contains(&other) {
                border.push(other);
            }
        }
        if left[vertex] == 0 {
            closed.push(vertex as u32);
        }
    }
    Some(closed)
}

/// Least degree first, for large sparse graphs: sorted rows instead of a matrix.
fn sparse(graph: &[Vec<u32>], partitions: &Partitions, effort: &mut Effort<'_>) -> Option<Order> {
    let mut rows = graph.to_vec();
    let mut queue: Vec<Vec<u32>> = Vec::new();
    let file = |queue: &mut Vec<Vec<u32>>, vertex: u32, degree: usize| {
        if queue.len() <= degree {
            queue.resize(degree + 1, Vec::new());
        }
        queue[degree].push(vertex);
    };
    for (vertex, row) in graph.iter().enumerate() {
        file(&mut queue, vertex as u32, row.len());
    }
    let mut order = Order { bags: Vec::with_capacity(graph.len()), cost: 0.0 };
    let mut closed = vec![false; graph.len()];
    let mut least = 0;
    while least < queue.len() {
        let Some(vertex) = queue[least].pop() else {
            least += 1;
            continue;
        };
        if closed[vertex as usize] || rows[vertex as usize].len() != least {
            continue;
        }
        if least > LARGEST {
            order.cost = f64::INFINITY;
            return Some(order);
        }
        closed[vertex as usize] = true;
        let bag = std::mem::take(&mut rows[vertex as usize]);
        // Rows are sorted, and the edges among them looked for.
        let row = |&other: &u32| rows[other as usize].len() + bag.len() + graph[other as usize].len();
        paid(effort, 8 * bag.iter().map(row).sum::<usize>())?;
        for &other in &bag {
            let row = &mut rows[other as usize];
            row.extend(&bag);
            row.sort_unstable();
            row.dedup();
            row.retain(|&third| third != vertex && third != other);
            file(&mut queue, other, row.len());
            least = least.min(row.len());
        }
        let is_within = |other: &&u32| **other == vertex || bag.binary_search(other).is_ok();
        let within = |other: &u32| graph[*other as usize].iter().filter(is_within).count();
        let ends = bag.iter().chain([&vertex]).map(within).sum::<usize>();
        order.push(vertex as usize, bag, ends / 2, partitions);
    }
    Some(order)
}
