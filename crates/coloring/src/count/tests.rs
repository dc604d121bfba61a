use backtrail::{Limit, Status};
use num_bigint::{BigInt, Sign};
use num_traits::{One, Zero};
use proptest::prelude::*;

use super::*;
use registry::{Question, Request};

const MEMORY: u64 = 1 << 30;

fn graph(vertices: u32, edges: impl IntoIterator<Item = (u32, u32)>) -> Graph {
    Graph::new(vertices, edges.into_iter().collect()).unwrap()
}

/// Joins each two vertices of which this is true.
fn joined(vertices: u32, are: impl Fn(u32, u32) -> bool) -> Graph {
    let pairs = (0..vertices).flat_map(|b| (0..b).map(move |a| (a, b)));
    graph(vertices, pairs.filter(|&(a, b)| are(a, b)))
}

fn cycle(n: u32) -> Graph {
    graph(n, (0..n).map(|at| (at, (at + 1) % n)))
}

fn complete(n: u32) -> Graph {
    joined(n, |_, _| true)
}

fn grid(rows: u32, columns: u32) -> Graph {
    joined(rows * columns, |a, b| b - a == columns || b - a == 1 && b % columns > 0)
}

fn cube(dimensions: u32) -> Graph {
    joined(1 << dimensions, |a, b| (a ^ b).is_power_of_two())
}

fn prism(n: u32) -> Graph {
    graph(2 * n, (0..n).flat_map(|at| [(at, (at + 1) % n), (n + at, n + (at + 1) % n), (at, n + at)]))
}

/// The generalised Petersen graph.
fn petersen(n: u32, skip: u32) -> Graph {
    graph(2 * n, (0..n).flat_map(|at| [(at, (at + 1) % n), (at, n + at), (n + at, n + (at + skip) % n)]))
}

fn heawood() -> Graph {
    graph(14, (0..14).map(|at| (at, (at + 1) % 14)).chain((0..14).step_by(2).map(|at| (at, (at + 5) % 14))))
}

fn queens(n: u32) -> Graph {
    joined(n * n, |a, b| {
        let (rows, columns) = (b / n - a / n, (b % n).abs_diff(a % n));
        rows == 0 || columns == 0 || rows == columns
    })
}

/// Mycielski's graph over another.
fn mycielski(of: &Graph) -> Graph {
    let n = of.vertices();
    let copies = of.each_edge().flat_map(|(a, b)| [(a, b), (a, n + b), (b, n + a)]);
    graph(2 * n + 1, copies.chain((0..n).map(|at| (n + at, 2 * n))))
}

fn wheel(rim: u32) -> Graph {
    graph(rim + 1, (0..rim).flat_map(|at| [(at, (at + 1) % rim), (at, rim)]))
}

fn asked(graph: &Graph, colors: u32) -> u128 {
    let outcome = count(graph, colors, 0, &Counting::new(&Request::new(Question::Count), MEMORY));
    assert_eq!(outcome.status, Status::Exhausted);
    outcome.solutions.to_u128().expect("a small count")
}

fn classes(graph: &Graph, colors: u32) -> u128 {
    let outcome = distinct(graph, colors, &Counting::new(&Request::new(Question::Count), MEMORY));
    assert_eq!(outcome.status, Status::Exhausted);
    outcome.solutions.to_u128().expect("a small count")
}

fn chromatic(graph: &Graph) -> Polynomial {
    polynomial(graph, &Request::new(Question::Count), MEMORY).unwrap()
}

/// How many partitions of the vertices into j sets without edges there are, by j: one vertex after another.
fn by_classes(graph: &Graph) -> Vec<u128> {
    fn place(graph: &Graph, colors: &mut Vec<u32>, used: u32, counts: &mut [u128]) {
        let vertex = colors.len() as u32;
        if vertex == graph.vertices() {
            counts[used as usize] += 1;
            return;
        }
        for color in 0..=used {
            if graph.neighbours(vertex).iter().all(|&other| colors.get(other as usize) != Some(&color)) {
                colors.push(color);
                place(graph, colors, used.max(color + 1), counts);
                colors.pop();
            }
        }
    }
    let mut counts = vec![0; graph.vertices() as usize + 1];
    place(graph, &mut Vec::new(), 0, &mut counts);
    counts
}

fn falling(colors: u128, classes: usize) -> u128 {
    (0..classes as u128).map(|at| colors.saturating_sub(at)).product()
}

/// The number of colourings, by the book.
fn plain(graph: &Graph, colors: u32) -> u128 {
    by_classes(graph).iter().enumerate().map(|(classes, ways)| ways * falling(colors.into(), classes)).sum()
}

#[test]
fn known_numbers_of_colorings() {
    let dodecahedron = petersen(10, 2);
    type Counts = &'static [(u32, u128)];
    let known: Vec<(&str, Graph, Counts)> = vec![
        ("petersen", petersen(5, 2), &[(3, 120), (4, 12_960), (5, 332_880)]),
        ("C5", cycle(5), &[(3, 30), (4, 240)]),
        ("wheel of 6", wheel(5), &[(3, 0), (4, 120)]),
        ("K3,3", joined(6, |a, b| a < 3 && b >= 3), &[(3, 42), (4, 420)]),
        ("octahedron", joined(6, |a, b| a + 3 != b), &[(3, 6), (4, 96)]),
        ("cube", cube(3), &[(3, 114), (4, 2652)]),
        ("Q4", cube(4), &[(3, 2970), (4, 1_321_860)]),
        ("heawood", heawood(), &[(3, 2106), (4, 719_052)]),
        ("dodecahedron", dodecahedron, &[(3, 7200), (4, 168_506_880)]),
        ("grid 3x3", grid(3, 3), &[(3, 246), (4, 9612)]),
        ("grid 4x4", grid(4, 4), &[(3, 7812), (4, 6_000_732)]),
        ("grid 5x5", grid(5, 5), &[(3, 580_986)]),
        ("5-prism", prism(5), &[(3, 180), (4, 16_080)]),
        ("6-prism", prism(6), &[(3, 858), (4, 119_844)]),
        ("K5", complete(5), &[(4, 0), (5, 120)]),
        ("mycielski 3", mycielski(&cycle(5)), &[(3, 0), (4, 12_480)]),
        ("queen5_5", queens(5), &[(4, 0), (5, 240)]),
        ("queen7_7", queens(7), &[(6, 0), (7, 20_160)]),
    ];
    for (name, graph, counts) in &known {
        for &(colors, count) in *counts {
            assert_eq!(asked(graph, colors), count, "{name} with {colors} colours");
        }
    }
}

#[test]
fn small_and_odd_graphs() {
    let empty = graph(0, []);
    assert_eq!([asked(&empty, 0), asked(&empty, 3), classes(&empty, 0), classes(&empty, 7)], [1; 4]);
    assert_eq!(chromatic(&empty).to_string(), "1");
    let alone = graph(3, []);
    assert_eq!([asked(&alone, 0), asked(&alone, 1), asked(&alone, 5)], [0, 1, 125]);
    assert_eq!([classes(&alone, 0), classes(&alone, 1), classes(&alone, 2), classes(&alone, 9)], [0, 1, 4, 5]);
    assert_eq!(asked(&cycle(4), u32::MAX), (u128::from(u32::MAX) - 1).pow(4) + u128::from(u32::MAX) - 1);
}

#[test]
fn classes_of_known_graphs() {
    // Bell's numbers, and a cycle whose colourings with three colours come in sixes.
    let bell = [1, 1, 2, 5, 15, 52, 203, 877];
    for (n, bell) in bell.into_iter().enumerate() {
        assert_eq!(classes(&graph(n as u32, []), n as u32 + 2), bell);
    }
    assert_eq!(classes(&cycle(5), 3), 5);
    assert_eq!(classes(&queens(7), 7), 4);
    let whole: u128 = by_classes(&petersen(5, 2)).iter().sum();
    assert_eq!(classes(&petersen(5, 2), 100), whole);
    // More than 2^128 colourings, but fewer classes.
    let loose = graph(26, (0..13).map(|at| (2 * at, 2 * at + 1)));
    assert!(chromatic(&loose).at(31) > u128::MAX.into());
    assert!(classes(&loose, 31) > 0);
}

#[test]
fn counts_beyond_any_word_are_exact() {
    let request = Request::new(Question::Count);
    for (graph, colors) in [(grid(5, 24), 4), (cycle(90), 3), (cycle(700), 4), (graph(200, []), 2)] {
        let outcome = count(&graph, colors as u32, 0, &Counting::new(&request, MEMORY));
        let exact = if graph.vertices() == 700 {
            // A cycle has (k − 1)^n + (k − 1) colourings if it is even.
            BigUint::from(3_u32).pow(700) + 3_u32
        } else {
            chromatic(&graph).at(colors)
        };
        assert_eq!((outcome.status, outcome.solutions), (Status::Exhausted, exact.into()), "{graph}");
    }
    // Many colourings of a part cannot be extended to the whole.
    let none = graph(204, (0..4).flat_map(|b| (0..b).map(move |a| (200 + a, 200 + b))));
    assert_eq!(asked(&none, 3), 0);
}

#[test]
fn polynomials_of_trees_are_powers() {
    for n in [1_u32, 2, 3, 40, 300] {
        let path = chromatic(&graph(n, (1..n).map(|at| (at - 1, at))));
        for colors in 0..4_u32 {
            let expected = BigUint::from(colors) * BigUint::from(colors.saturating_sub(1)).pow(n - 1);
            assert_eq!(path.at(colors.into()), expected, "{n} vertices, {colors} colours");
        }
    }
    // Triangles that share a vertex: k(k − 1)^m (k − 2)^m.
    let fan =
        chromatic(&graph(41, (0..20).flat_map(|at| [(0, 2 * at + 1), (0, 2 * at + 2), (2 * at + 1, 2 * at + 2)])));
    assert_eq!(fan.at(5), BigUint::from(5_u32) * BigUint::from(12_u32).pow(20));
    // Wheels on one hub: a power of k − 1 is divided by.
    let wheels = chromatic(&graph(
        11,
        (0..2).flat_map(|w| (0..5).flat_map(move |at| [(10, 5 * w + at), (5 * w + at, 5 * w + (at + 1) % 5)])),
    ));
    assert_eq!(wheels.at(4), BigUint::from(4_u32) * BigUint::from(30_u32).pow(2));
}

#[test]
fn a_purse_that_is_empty_makes_larger_components_and_the_same_count() {
    let request = Request::new(Question::Count);
    let work = Counting::new(&request, MEMORY);
    for graph in [complete(9), wheel(9), grid(4, 4), graph(9, (1..9).map(|at| (at - 1, at)))] {
        let few = Decomposition::of(&graph, &mut Effort::of(1));
        assert_eq!(number(&few, 4, 1.0, &work).unwrap(), asked(&graph, 4).into(), "{graph}");
    }
}

#[test]
fn limits_stop_a_count() {
    let request = Request::new(Question::Count);
    let outcome = count(&grid(12, 12), 8, 0, &Counting::new(&request, 1 << 16));
    assert_eq!(outcome.status, Status::Stopped(Limit::Memory));
    assert_eq!(polynomial(&grid(9, 9), &request, 1 << 16), Err(Limit::Memory));
    request.monitor.cancel();
    assert_eq!(count(&grid(7, 7), 3, 0, &Counting::new(&request, MEMORY)).status, Status::Stopped(Limit::Cancel));
    assert_eq!(polynomial(&grid(5, 5), &request, MEMORY), Err(Limit::Cancel));
}

#[test]
fn polynomials_are_written_for_people_and_for_programs() {
    let petersen = chromatic(&petersen(5, 2));
    assert_eq!(
        petersen.to_string(),
        "k^10 − 15k^9 + 105k^8 − 455k^7 + 1353k^6 − 2861k^5 + 4275k^4 − 4305k^3 + 2606k^2 − 704k"
    );
    assert_eq!(format!("{:#}", chromatic(&complete(3))), "k^3 - 3*k^2 + 2*k");
    assert_eq!(chromatic(&graph(2, [])).to_string(), "k^2");
}

/// What is true of every chromatic polynomial.
fn holds(graph: &Graph, components: usize) {
    let polynomial = chromatic(graph);
    let coefficients = polynomial.coefficients();
    let n = graph.vertices() as usize;
    assert_eq!((polynomial.degree(), coefficients.len()), (n, n + 1), "{graph}");
    assert!(coefficients[n].is_one());
    if graph.edges() > 0 {
        assert_eq!(coefficients[n - 1], -BigInt::from(graph.edges()), "{graph}");
    }
    for (power, coefficient) in coefficients.iter().enumerate() {
        let sign = match (power < components, (n - power) % 2) {
            (true, _) => Sign::NoSign,
            (_, 0) => Sign::Plus,
            _ => Sign::Minus,
        };
        assert_eq!(coefficient.sign(), sign, "k^{power} of {graph}");
    }
}

#[test]
fn polynomials_have_the_shape_that_they_must_have() {
    let alone = graph(5, [(0, 1), (2, 3)]);
    holds(&alone, 3);
    let icosahedron = graph(
        12,
        (0..5).flat_map(|at| {
            let next = (at + 1) % 5;
            [(0, 1 + at), (11, 6 + at), (1 + at, 1 + next), (6 + at, 6 + next), (1 + at, 6 + at), (1 + at, 6 + next)]
        }),
    );
    let graphs = [petersen(5, 2), petersen(10, 2), grid(6, 6), cube(4), icosahedron, mycielski(&cycle(5)), wheel(9)];
    for graph in graphs.iter().chain([&cycle(30), &complete(9), &heawood()]) {
        holds(graph, 1);
        for colors in [2, 3, 4, 5] {
            assert_eq!(u128::try_from(chromatic(graph).at(colors)).unwrap(), asked(graph, colors as u32), "{graph}");
        }
    }
}

#[test]
fn given_colors_divide_a_count() {
    // A triangle of a wheel is coloured already.
    let request = Request::new(Question::Count);
    let wheel = wheel(6);
    for colors in 3..9 {
        let outcome = count(&wheel, colors, 3, &Counting::new(&request, MEMORY));
        assert_eq!(outcome.solutions.to_u128().unwrap() * falling(colors.into(), 3), asked(&wheel, colors));
    }
    assert_eq!(count(&wheel, 2, 3, &Counting::new(&request, MEMORY)).solutions, 0);
}

/// Graphs of at most `most` vertices, sparse and dense ones.
fn graphs(most: u32) -> impl Strategy<Value = Graph> {
    (0..=most, 0..=100_u8).prop_flat_map(|(n, dense)| {
        let pairs = (n * n.saturating_sub(1) / 2) as usize;
        proptest::collection::vec(0..100_u8, pairs).prop_map(move |draws| {
            let mut draws = draws.into_iter();
            let pairs = (0..n).flat_map(|b| (0..b).map(move |a| (a, b)));
            graph(n, pairs.filter(|_| draws.next().is_some_and(|draw| draw < dense)).collect::<Vec<_>>())
        })
    })
}

/// A graph without an edge, and with the ends of the edge made one.
fn without(of: &Graph, edge: (u32, u32)) -> (Graph, Graph) {
    let n = of.vertices();
    let rest: Vec<_> = of.each_edge().filter(|&other| other != edge).collect();
    let name = |vertex: u32| match vertex {
        _ if vertex == edge.1 => edge.0,
        _ if vertex > edge.1 => vertex - 1,
        _ => vertex,
    };
    (graph(n, rest.iter().copied()), graph(n - 1, rest.iter().map(|&(a, b)| (name(a), name(b)))))
}

proptest! {
    #[test]
    fn counts_are_those_of_the_book(graph in graphs(9)) {
        let ways = by_classes(&graph);
        let polynomial = chromatic(&graph);
        for colors in 0..=10 {
            let counted = asked(&graph, colors);
            prop_assert_eq!(counted, plain(&graph, colors));
            prop_assert_eq!(u128::try_from(polynomial.at(colors.into())).unwrap(), counted);
            prop_assert_eq!(classes(&graph, colors), ways.iter().take(colors as usize + 1).sum::<u128>());
        }
    }

    /// Neither leaves the work to the other here, and nothing was taken off before.
    #[test]
    fn sweep_and_search_agree(graph in graphs(9), colors in 1..8_u64) {
        let request = Request::new(Question::Count);
        let work = Counting::new(&request, MEMORY);
        for component in Decomposition::of(&graph, &mut Effort::endless()).components {
            let layout = Layout::of(&component, colors as usize, &mut Effort::endless()).unwrap();
            let swept = layout.sweep(&Numbers::<u64>::new(colors), &work, 1.0).unwrap()[0];
            let Found::All(searched) = search::count::<u128>(&component.graph, colors, u64::MAX, &work) else { panic!() };
            prop_assert_eq!(u128::from(swept), searched);
        }
    }

    #[test]
    fn an_edge_is_deleted_and_contracted(graph in graphs(16), at in any::<prop::sample::Index>()) {
        let edges: Vec<_> = graph.each_edge().collect();
        prop_assume!(!edges.is_empty());
        let (deleted, contracted) = without(&graph, edges[at.index(edges.len())]);
        let [whole, deleted, contracted] = [&graph, &deleted, &contracted].map(chromatic);
        for (power, coefficient) in whole.coefficients().iter().enumerate() {
            let less = contracted.coefficients().get(power).cloned().unwrap_or_else(BigInt::zero);
            prop_assert_eq!(coefficient, &(&deleted.coefficients()[power] - less));
        }
    }
}
