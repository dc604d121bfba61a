//! Draws a connected graph so that distances on paper are those in the graph: the length of a shortest path, each pair
//! weighed by one over its square (Kamada and Kawai, 1989).
//!
//! It starts from the two main axes of the distances (classical scaling, by power iteration), which keeps rings and grids from
//! being twisted, and then puts each vertex where all others want it, again and again (majorisation after Gansner, Koren and
//! North, 2004, vertex by vertex): the stress never grows.

use std::collections::VecDeque;

use super::Point;

/// About how many pairs are looked at in all.
const PAIRS: usize = 8_000_000;

/// Draws the graph of `n` vertices.
pub(super) fn draw<I: Iterator<Item = usize>>(n: usize, neighbours: impl Fn(usize) -> I) -> Vec<Point> {
    if n < 2 {
        return vec![(0.0, 0.0); n];
    }
    let wanted = Distances::new(n, neighbours);
    let mut points = axes(&wanted);
    for _ in 0..(PAIRS / (n * n)).clamp(20, 300) {
        let mut farthest = 0.0f64;
        for i in 0..n {
            let (x, y) = best(i, &points, &wanted);
            farthest = farthest.max((x - points[i].0).abs()).max((y - points[i].1).abs());
            points[i] = (x, y);
        }
        if farthest < 1e-3 {
            break;
        }
    }
    points
}

/// Where the other vertices want this one: each at the wanted distance, in the direction in which it is.
fn best(i: usize, points: &[Point], wanted: &Distances) -> Point {
    let (mut x, mut y, mut weights) = (0.0, 0.0, 0.0);
    for (j, (&(there_x, there_y), &distance)) in points.iter().zip(wanted.from(i)).enumerate() {
        if j == i {
            continue;
        }
        let distance = f64::from(distance);
        let weight = 1.0 / (distance * distance);
        let (right, down) = (points[i].0 - there_x, points[i].1 - there_y);
        let now = (right * right + down * down).sqrt().max(1e-9);
        x += weight * (there_x + distance * right / now);
        y += weight * (there_y + distance * down / now);
        weights += weight;
    }
    (x / weights, y / weights)
}

/// How far apart all vertices are in the graph.
struct Distances {
    n: usize,
    all: Vec<u16>,
}

impl Distances {
    fn new<I: Iterator<Item = usize>>(n: usize, neighbours: impl Fn(usize) -> I) -> Self {
        let mut all = vec![u16::MAX; n * n];
        let mut queue = VecDeque::new();
        for (first, row) in all.chunks_exact_mut(n).enumerate() {
            row[first] = 0;
            queue.push_back(first);
            while let Some(vertex) = queue.pop_front() {
                for other in neighbours(vertex) {
                    if row[other] == u16::MAX {
                        row[other] = row[vertex] + 1;
                        queue.push_back(other);
                    }
                }
            }
        }
        Distances { n, all }
    }

    fn from(&self, vertex: usize) -> &[u16] {
        &self.all[vertex * self.n..(vertex + 1) * self.n]
    }
}

/// The two directions in which the vertices are farthest apart, as places: the main eigenvectors of the centred matrix of
/// squared distances. Vertices that are alike would fall together, so each is moved by a trifle.
fn axes(wanted: &Distances) -> Vec<Point> {
    let n = wanted.n;
    let squares: Vec<f64> = wanted.all.iter().map(|&distance| f64::from(distance) * f64::from(distance)).collect();
    let means: Vec<f64> = squares.chunks_exact(n).map(mean).collect();
    let mean_of_all = mean(&means);
    let centred =
        |row: usize, column: usize| (means[row] + means[column] - mean_of_all - squares[row * n + column]) / 2.0;
    let mut matrix = squares.clone();
    for (at, value) in matrix.iter_mut().enumerate() {
        *value = centred(at / n, at % n);
    }
    let trifle = |i: usize, step: usize| ((i + 1) * step % 1_009) as f64 / 1_009.0 - 0.5;
    let mut main: Vec<Vec<f64>> = Vec::new();
    for step in [617, 271] {
        let mut vector: Vec<f64> = (0..n).map(|i| trifle(i, step)).collect();
        for _ in 0..60 {
            for earlier in &main {
                // Some eigenvalues are negative; none of those is wanted, nor what was found before.
                let along = dot(&vector, earlier);
                vector.iter_mut().zip(earlier).for_each(|(value, earlier)| *value -= along * earlier);
            }
            let next: Vec<f64> = matrix.chunks_exact(n).map(|row| dot(row, &vector)).collect();
            let long = dot(&next, &next).sqrt();
            if long < 1e-9 {
                break;
            }
            vector = next.into_iter().map(|value| value / long).collect();
        }
        main.push(vector);
    }
    // Each axis as long as its eigenvalue says.
    let long: Vec<f64> = main
        .iter()
        .map(|vector| {
            let image: Vec<f64> = matrix.chunks_exact(n).map(|row| dot(row, vector)).collect();
            dot(&image, vector).max(0.0).sqrt()
        })
        .collect();
    (0..n)
        .map(|i| (long[0] * main[0][i] + trifle(i, 389) / 50.0, long[1] * main[1][i] + trifle(i, 751) / 50.0))
        .collect()
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}
