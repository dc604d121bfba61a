use backtrail::{Limit, Status};
use num_bigint::{BigInt, Sign};
use num_traits::{One, ToPrimitive, Zero};
use proptest::prelude::*;

use super::*;
use crate::registry::{Question, Request};

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
    let outcome = count(graph, colors, 0, &Request::new(Question::Count), MEMORY);
    assert_eq!(outcome.status, Status::Exhausted);
    outcome.solutions
}

fn classes(graph: &Graph, colors: u32) -> u128 {
    let outcome = distinct(graph, colors, &Request::new(Question::Count), MEMORY);
    assert_eq!(outcome.status, Status::Exhausted);
    outcome.solutions
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
    let known: Vec<(&str, Graph, &[(u32, u128)])> = vec![
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
