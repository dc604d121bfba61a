//! Each order against itself written without a queue, and on graphs whose colours are known.

use proptest::prelude::*;

use super::*;
use registry::random::Random;

/// A random graph: each pair is joined with `chances` chances in 256.
fn random(n: u32, chances: usize, seed: u64) -> Graph {
    let mut random = Random::stream(seed, u64::from(n));
    let pairs = (0..n).flat_map(|b| (0..b).map(move |a| (a, b)));
    let edges = pairs.filter(|_| random.below(256) < chances).collect();
    Graph::new(n, edges).unwrap()
}

/// All neighbours' colours, sorted, each once.
fn seen(graph: &Graph, vertex: u32, colors: &[Option<u32>]) -> Vec<u32> {
    let mut seen: Vec<u32> = graph.neighbours(vertex).iter().filter_map(|&end| colors[end as usize]).collect();
    seen.sort_unstable();
    seen.dedup();
    seen
}

/// The twin: looks at every vertex for each step.
fn slow(graph: &Graph, order: Order, fixed: &[Option<u32>]) -> Vec<u32> {
    let n = graph.vertices();
    let mut colors = if fixed.is_empty() { vec![None; n as usize] } else { fixed.to_vec() };
    let size = |vertex: u32| (graph.degree(vertex), std::cmp::Reverse(vertex));
    let mut waiting: Vec<u32> = (0..n).filter(|&vertex| colors[vertex as usize].is_none()).collect();
    waiting.sort_by_key(|&vertex| std::cmp::Reverse(size(vertex)));
    if order == Order::SmallestLast {
        let mut last = Vec::new();
        while !waiting.is_empty() {
            let among = |&vertex: &u32| {
                let stays = |end: &&u32| waiting.contains(*end) || colors[**end as usize].is_some();
                graph.neighbours(vertex).iter().filter(stays).count()
            };
            let (at, _) = waiting.iter().enumerate().min_by_key(|&(_, vertex)| (among(vertex), size(*vertex))).unwrap();
            last.push(waiting.remove(at));
        }
        last.reverse();
        waiting = last;
    }
    while !waiting.is_empty() {
        let at = match order {
            Order::Dsatur => {
                let key = |&(_, &vertex): &(usize, &u32)| (seen(graph, vertex, &colors).len(), size(vertex));
                waiting.iter().enumerate().max_by_key(key).unwrap().0
            }
            _ => 0,
        };
        let vertex = waiting.remove(at);
        let seen = seen(graph, vertex, &colors);
        colors[vertex as usize] = (0..).find(|color| !seen.contains(color));
    }
    colors.into_iter().map(Option::unwrap).collect()
}

fn assert_proper(graph: &Graph, colors: &[u32]) {
    assert_eq!(colors.len(), graph.vertices() as usize);
    assert!(graph.each_edge().all(|(a, b)| colors[a as usize] != colors[b as usize]));
}

/// How many colours there are.
fn used(colors: &[u32]) -> usize {
    colors.iter().collect::<std::collections::HashSet<_>>().len()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_order_is_as_its_slow_twin(n in 0..60_u32, chances in 0..257_usize, seed: u64) {
        let graph = random(n, chances, seed);
        for order in Order::ALL {
            let colors = color(&graph, order, &[]);
            assert_proper(&graph, &colors);
            prop_assert_eq!(colors, slow(&graph, order, &[]), "{}", order);
        }
    }

    #[test]
    fn fixed_vertices_keep_their_colors(n in 1..60_u32, chances in 0..257_usize, high: bool, seed: u64) {
        let graph = random(n, chances, seed);
        // Every third vertex or so has its colour from a proper colouring, under other names.
        let whole = color(&graph, Order::LargestFirst, &[]);
        let mut random = Random::stream(seed, 1);
        let name = |color: u32| if high { u32::MAX - 100 * color } else { 5 + 30 * color };
        let fixed: Vec<Option<u32>> = whole.iter().map(|&color| (random.below(3) == 0).then(|| name(color))).collect();
        for order in Order::ALL {
            let colors = color(&graph, order, &fixed);
            assert_proper(&graph, &colors);
            prop_assert!(colors.iter().zip(&fixed).all(|(color, fixed)| fixed.is_none_or(|fixed| fixed == *color)));
            prop_assert_eq!(colors, slow(&graph, order, &fixed), "{}", order);
        }
    }

    #[test]
    fn dsatur_colors_bipartite_graphs_with_two(left in 1..80_usize, right in 1..80_usize, edges in 1..400_usize, seed: u64) {
        let mut random = Random::stream(seed, 2);
        let edges = (0..edges).map(|_| (random.below(left) as u32, (left + random.below(right)) as u32)).collect();
        let graph = Graph::new((left + right) as u32, edges).unwrap();
        let colors = color(&graph, Order::Dsatur, &[]);
        assert_proper(&graph, &colors);
        prop_assert_eq!(used(&colors), 2);
    }
}

#[test]
fn more_than_64_colors() {
    // A dense graph, with as many vertices again that each see few of its colours, the high ones among them.
    let n = 130;
    let mut edges: Vec<(u32, u32)> = random(n, 250, 7).each_edge().collect();
    let mut random = Random::stream(7, 0);
    edges.extend((n..2 * n).flat_map(|a| [0; 4].map(|_| (a, random.below(n as usize) as u32))));
    let graph = Graph::new(2 * n, edges).unwrap();
    for order in Order::ALL {
        let colors = color(&graph, order, &[]);
        assert_proper(&graph, &colors);
        assert!(used(&colors) > 64);
        assert_eq!(colors, slow(&graph, order, &[]), "{order}");
    }
}

#[test]
fn extremes() {
    let complete = random(200, 256, 0);
    let none = Graph::new(0, vec![]).unwrap();
    let empty = Graph::new(1000, vec![]).unwrap();
    let star = Graph::new(1000, (1..1000).map(|leaf| (0, leaf)).collect()).unwrap();
    for order in Order::ALL {
        assert_eq!(used(&color(&complete, order, &[])), 200);
        assert!(color(&none, order, &[]).is_empty());
        assert_eq!(color(&empty, order, &[]), [0; 1000]);
        assert_eq!(used(&color(&star, order, &[])), 2);
        let fixed: Vec<Option<u32>> = (0..1000).map(Some).collect();
        assert_eq!(color(&star, order, &fixed), (0..1000).collect::<Vec<_>>());
    }
}

#[test]
fn smallest_last_needs_one_color_more_than_the_degeneracy() {
    // A tree of random parents has degeneracy 1.
    let mut random = Random::stream(3, 0);
    let tree = Graph::new(5_000, (1..5_000).map(|b| (random.below(b as usize) as u32, b)).collect()).unwrap();
    assert_eq!(used(&color(&tree, Order::SmallestLast, &[])), 2);
}

#[test]
fn it_can_be_stopped() {
    let graph = random(2_000, 64, 0);
    for order in Order::ALL {
        let mut questions = 0;
        let whole = color_until(&graph, order, &[], &mut || {
            questions += 1;
            false
        });
        assert_eq!(whole.unwrap(), color(&graph, order, &[]));
        assert!(questions > 1, "{order} asked {questions} times");
        for patience in 0..questions {
            let mut asked = 0;
            let stop = &mut || {
                asked += 1;
                asked > patience
            };
            assert_eq!(color_until(&graph, order, &[], stop), None);
        }
    }
}

#[test]
fn orders_have_names() {
    for order in Order::ALL {
        assert_eq!(Order::parse(order.name()), Ok(order));
    }
    assert_eq!(Order::parse("DSATUR"), Ok(Order::Dsatur));
    let error = Order::parse("smalest").unwrap_err();
    assert_eq!(error.nearest, Order::SmallestLast);
    assert!(error.to_string().ends_with("did you mean 'smallest'?"));
}
