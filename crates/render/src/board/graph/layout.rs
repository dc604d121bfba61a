//! Where the vertices of a graph are drawn.
//!
//! If the graph brings places, those. If not, each component is drawn by itself (`stress`, or `sunflower` if it is large) and
//! the components are packed. Nothing here is random and no step of an iteration uses more than `+ − × ÷ √`, so that the
//! same graph has the same picture on every machine.

mod pack;
mod spread;
mod stress;

use std::f64::consts::TAU;

use registry::board::Graph;

pub(super) use spread::{nearest, spread};

/// A point of the picture: from the left, from the top.
pub type Point = (f64, f64);

/// Components of at most this many vertices are laid out by the slow, careful method.
const CAREFUL: usize = 500;

/// A place for each vertex, from the left and from the top; neighbours are about 1 apart if there is room for that.
pub fn place(graph: &Graph<'_>) -> Vec<Point> {
    if let Some(places) = &graph.places {
        return places.iter().map(|place| (f64::from(place.x) / 1_000.0, f64::from(place.y) / 1_000.0)).collect();
    }
    let components = components(graph);
    let mut drawings = Vec::with_capacity(components.len());
    // Where in its component a vertex is.
    let mut at = vec![0; graph.net.vertices() as usize];
    for vertices in &components {
        for (i, &vertex) in vertices.iter().enumerate() {
            at[vertex as usize] = i;
        }
        let neighbours = |i: usize| graph.net.neighbours(vertices[i]).iter().map(|&other| at[other as usize]);
        drawings.push(match vertices.len() {
            n @ 1..=CAREFUL => stress::draw(n, neighbours),
            n => (0..n).map(sunflower).collect(),
        });
    }
    pack::pack(&mut drawings);
    let mut places = vec![(0.0, 0.0); graph.net.vertices() as usize];
    for (vertices, drawing) in components.iter().zip(drawings) {
        for (&vertex, point) in vertices.iter().zip(drawing) {
            places[vertex as usize] = point;
        }
    }
    places
}

/// The vertices that hang together, each component from its first vertex outwards, the largest component first.
fn components(graph: &Graph<'_>) -> Vec<Vec<u32>> {
    let mut seen = vec![false; graph.net.vertices() as usize];
    let mut components = Vec::new();
    for first in 0..graph.net.vertices() {
        if std::mem::replace(&mut seen[first as usize], true) {
            continue;
        }
        let mut vertices = vec![first];
        let mut next = 0;
        while let Some(&vertex) = vertices.get(next) {
            for &other in graph.net.neighbours(vertex) {
                if !std::mem::replace(&mut seen[other as usize], true) {
                    vertices.push(other);
                }
            }
            next += 1;
        }
        components.push(vertices);
    }
    components.sort_by_key(|vertices| std::cmp::Reverse(vertices.len()));
    components
}

/// Point `i` of a spiral on which every point has the same room, as the seeds of a sunflower. Vertices in the order of their
/// distance from the first become rings around it.
fn sunflower(i: usize) -> Point {
    /// The golden section of a full turn.
    const TURN: f64 = 0.381_966_011_250_105_1;
    let (turn, reach) = ((i as f64 * TURN).fract() * TAU, (i as f64).sqrt() * 0.6);
    (reach * turn.cos(), reach * turn.sin())
}

#[cfg(test)]
mod tests {
    use coloring::{Colored, Graph, generate};
    use registry::Solution;
    use registry::board::Kind;

    use super::{Point, components, place};

    fn drawn(graph: Graph) -> Vec<Point> {
        with(graph, place)
    }

    fn with<T>(graph: Graph, of: impl Fn(&registry::board::Graph<'_>) -> T) -> T {
        let colors = vec![0; graph.vertices() as usize];
        let colored = Colored::new(graph.into(), colors);
        let Kind::Graph(graph) = colored.board().kind else { unreachable!("a graph is a graph") };
        of(&graph)
    }

    fn distance((x, y): Point, (other_x, other_y): Point) -> f64 {
        ((x - other_x) * (x - other_x) + (y - other_y) * (y - other_y)).sqrt()
    }

    #[test]
    fn no_two_vertices_are_drawn_on_one_spot() {
        let words =
            ["path:1", "gnm:30,60", "gnm:40,20", "mycielski:4", "complete:9", "bipartite:5,6", "star:20", "tree:60"];
        for word in words.into_iter().chain(["gnm:501,2000", "gnm:300,0", "kneser:6,2", "hypercube:5"]) {
            let places = drawn(generate(word).unwrap());
            for (i, &place) in places.iter().enumerate() {
                for (j, &other) in places[..i].iter().enumerate() {
                    assert!(distance(place, other) > 0.01, "{word}: {j} at {other:?} and {i} at {place:?}");
                }
            }
        }
    }

    #[test]
    fn a_grid_is_drawn_as_a_grid() {
        let graph = generate("grid:6x6").unwrap();
        let places = drawn(graph.clone());
        for (a, b) in graph.each_edge() {
            let long = distance(places[a as usize], places[b as usize]);
            assert!((0.7..1.3).contains(&long), "{a} – {b}: {long}");
        }
        // Opposite corners are 5 √2 apart on paper and 10 steps in the graph.
        assert!((6.0..9.0).contains(&distance(places[0], places[35])));
    }

    #[test]
    fn a_long_cycle_is_not_twisted() {
        let graph = generate("cycle:60").unwrap();
        let places = drawn(graph);
        let middle = places.iter().fold((0.0, 0.0), |sum, place| (sum.0 + place.0 / 60.0, sum.1 + place.1 / 60.0));
        let reach: Vec<f64> = places.iter().map(|&place| distance(place, middle)).collect();
        let (least, most) = reach.iter().fold((f64::MAX, 0.0f64), |(a, b), &r| (a.min(r), b.max(r)));
        assert!(most < 1.1 * least, "a circle has one radius, not {least} to {most}");
    }

    #[test]
    fn components_do_not_overlap() {
        // Four triangles, an edge and two lone vertices.
        let triangles = (0..4).flat_map(|i| [(3 * i, 3 * i + 1), (3 * i + 1, 3 * i + 2), (3 * i, 3 * i + 2)]);
        let graph = Graph::new(16, triangles.chain([(12, 13)]).collect()).unwrap();
        let places = drawn(graph.clone());
        assert_eq!(with(graph, components).iter().map(Vec::len).collect::<Vec<_>>(), [3, 3, 3, 3, 2, 1, 1]);
        for a in 0..16u32 {
            for b in 0..a {
                let apart = distance(places[a as usize], places[b as usize]);
                assert!(apart > 0.8, "{b} and {a} are {apart} apart");
            }
        }
    }
}
