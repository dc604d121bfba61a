//! What a problem looks like from everywhere: its automorphisms, and a form that all problems share that differ in the names of
//! items, options and colours only.
//!
//! Vertices are put into cells and the cells are split until nothing tells the vertices of a cell apart
//! ([`partition`]). If a cell still has several, one of them is singled out, and cells are split again: each of them must be tried
//! in turn. At a leaf of that search every vertex has a place. Two leaves that put the same graph there are an automorphism;
//! the automorphisms found so far say which vertices need not be tried. The least leaf is the canonical form (as `nauty` does, 1981).

mod partition;
mod rest;

use std::cmp::Ordering;

use partition::{Partition, Splitting};
pub(crate) use rest::Rest;

/// A graph whose vertices have colours.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Graph {
    /// The colour of each vertex.
    pub(crate) colours: Vec<u32>,
    /// Where the neighbours of each vertex begin, and at the end how many there are.
    starts: Vec<u32>,
    neighbours: Vec<u32>,
}

impl Graph {
    /// A graph from the colours of its vertices and its edges.
    pub(crate) fn new(colours: Vec<u32>, edges: &[(u32, u32)]) -> Self {
        let mut starts = vec![0; colours.len() + 1];
        let both = || edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
        both().for_each(|(from, _)| starts[from as usize + 1] += 1);
        for at in 1..starts.len() {
            starts[at] += starts[at - 1];
        }
        let (mut next, mut neighbours) = (starts.clone(), vec![0; 2 * edges.len()]);
        for (from, to) in both() {
            neighbours[next[from as usize] as usize] = to;
            next[from as usize] += 1;
        }
        Graph { colours, starts, neighbours }
    }

    fn neighbours(&self, vertex: u32) -> &[u32] {
        &self.neighbours[self.starts[vertex as usize] as usize..self.starts[vertex as usize + 1] as usize]
    }

    /// How many vertices there are.
    pub(crate) fn vertices(&self) -> usize {
        self.colours.len()
    }

    /// Neighbours of all vertices together.
    pub(crate) fn size(&self) -> usize {
        self.neighbours.len()
    }

    /// The graph with vertices called by their places: for each the neighbours that stand before it, ascending, behind a mark.
    fn renamed(&self, partition: &Partition) -> Vec<u32> {
        let mut form = Vec::with_capacity(self.colours.len() + self.neighbours.len() / 2);
        for (at, &vertex) in (0..).zip(&partition.order) {
            form.push(u32::MAX - self.colours[vertex as usize]);
            let from = form.len();
            let neighbours = self.neighbours(vertex).iter().map(|&neighbour| partition.place[neighbour as usize]);
            form.extend(neighbours.filter(|&place| place < at));
            form[from..].sort_unstable();
        }
        form
    }
}

/// What is known of the symmetry of a graph.
#[derive(Clone, Debug)]
pub(crate) struct Symmetry {
    /// The same for all graphs that differ only in the numbers of vertices.
    pub(crate) form: Vec<u32>,
    /// The smallest vertex that each vertex can be mapped to.
    pub(crate) orbits: Vec<u32>,
    /// Automorphisms of which all others are products.
    pub(crate) generators: Vec<Vec<u32>>,
    /// The vertices singled out one after the other until none can move, each with how many places it can be mapped to if those
    /// before it stay; the product is the number of automorphisms.
    pub(crate) base: Vec<(u32, u32)>,
    /// Neighbours looked at.
    pub(crate) work: u64,
}

/// The symmetry of a graph; `Err` with the work done if it takes more than `limit` looks at neighbours.
pub(crate) fn symmetry(graph: &Graph, limit: u64) -> Result<Symmetry, u64> {
    let mut splitting = Splitting::default();
    let mut partition = Partition::new(graph);
    let trace = partition.refine_all(graph, &mut splitting);
    let mut search = AutomorphismSearch {
        graph,
        splitting,
        limit,
        path: Vec::new(),
        trace: vec![trace],
        first: None,
        best: None,
        best_trace: vec![trace],
        generators: Vec::new(),
        base: Vec::new(),
        orbits: Sets::new(graph.colours.len()),
    };
    search.node(&partition, true);
    let work = search.splitting.work;
    match search.best {
        Some(best) if work <= limit => {
            search.base.reverse();
            let AutomorphismSearch { generators, base, orbits, .. } = search;
            Ok(Symmetry { form: best.form, orbits: orbits.roots(), generators, base, work })
        }
        _ => Err(work),
    }
}

/// A leaf of the search: every vertex has a place.
struct Leaf {
    /// The vertices that were singled out.
    path: Vec<u32>,
    trace: Vec<u64>,
    order: Vec<u32>,
    form: Vec<u32>,
}

/// The search for automorphisms and the least leaf.
struct AutomorphismSearch<'a> {
    graph: &'a Graph,
    splitting: Splitting,
    limit: u64,
    /// The vertices singled out so far, and what was seen on the way; before the first, one trace more.
    path: Vec<u32>,
    trace: Vec<u64>,
    first: Option<Leaf>,
    /// The least leaf, and the traces on the way to it; while there are traces less than its own, it is none.
    best: Option<Leaf>,
    best_trace: Vec<u64>,
    generators: Vec<Vec<u32>>,
    /// From the last to the first: see [`Symmetry`].
    base: Vec<(u32, u32)>,
    /// Vertices that these generators map to each other.
    orbits: Sets,
}

impl AutomorphismSearch<'_> {
    /// Tries the vertices of a cell in turn; the depth of the node where something is left to be tried.
    fn node(&mut self, partition: &Partition, is_first_path: bool) -> usize {
        let depth = self.path.len();
        if partition.is_discrete() {
            return self.leaf(partition);
        }
        if self.splitting.work > self.limit {
            return 0;
        }
        let cell = partition.target(|vertex| self.graph.colours[vertex as usize]).to_vec();
        let mut tried: Vec<u32> = Vec::new();
        // Automorphisms that fix the path map what was tried to what need not be. On the first path all that are known do, since
        // all leaves so far lie below this node.
        let mut fixing = (0, Sets::new(0));
        for &vertex in &cell {
            let is_known = if is_first_path {
                tried.iter().any(|&other| self.orbits.find(other) == self.orbits.find(vertex))
            } else {
                if fixing.0 != self.generators.len() {
                    fixing = (self.generators.len(), self.fixing());
                }
                !fixing.1.is_empty() && tried.iter().any(|&other| fixing.1.find(other) == fixing.1.find(vertex))
            };
            if is_known {
                continue;
            }
            tried.push(vertex);
            let mut next = partition.clone();
            next.single_out(vertex, &mut self.splitting);
            self.splitting.work += partition.order.len() as u64 / 4;
            self.trace.push(next.refine(self.graph, &mut self.splitting));
            self.path.push(vertex);
            let back = if self.is_wanted() { self.node(&next, is_first_path && tried.len() == 1) } else { depth };
            self.path.pop();
            self.trace.pop();
            if back < depth || self.splitting.work > self.limit {
                return back;
            }
        }
        if is_first_path {
            let orbit = self.orbits.find(cell[0]);
            let images = cell.iter().filter(|&&vertex| self.orbits.find(vertex) == orbit).count();
            self.base.push((cell[0], images as u32));
        }
        depth
    }

    /// The sets of vertices that generators map to each other which fix the path.
    fn fixing(&self) -> Sets {
        let fixes = |map: &&Vec<u32>| self.path.iter().all(|&vertex| map[vertex as usize] == vertex);
        let mut sets = Sets::new(self.graph.colours.len());
        self.generators.iter().filter(fixes).for_each(|map| sets.join(map));
        sets
    }

    /// Can a leaf below be the image of the first one, or the least?
    fn is_wanted(&mut self) -> bool {
        let len = self.trace.len();
        let Some(first) = &self.first else {
            self.best_trace.push(self.trace[len - 1]);
            return true;
        };
        let common = len.min(self.best_trace.len());
        match self.trace[..common].cmp(&self.best_trace[..common]) {
            Ordering::Less => {
                self.best = None;
                self.best_trace.clone_from(&self.trace);
                true
            }
            Ordering::Equal => {
                self.best_trace.extend(&self.trace[common..]);
                true
            }
            Ordering::Greater => first.trace.get(..len) == Some(&self.trace[..]),
        }
    }

    fn leaf(&mut self, partition: &Partition) -> usize {
        let leaf =
            |form| Leaf { path: self.path.clone(), trace: self.trace.clone(), order: partition.order.clone(), form };
        let Some(first) = &self.first else {
            (self.first, self.best) = (Some(leaf(Vec::new())), Some(leaf(self.graph.renamed(partition))));
            return self.path.len();
        };
        self.splitting.work += self.graph.neighbours.len() as u64;
        if first.trace == self.trace {
            let map = mapping(&first.order, &partition.order);
            if self.is_automorphism(&map) {
                let back = common(&first.path, &self.path);
                self.add(map);
                return back;
            }
        }
        if self.trace == self.best_trace {
            let form = self.graph.renamed(partition);
            match self.best.as_ref().map(|best| form.cmp(&best.form)) {
                Some(Ordering::Equal) => {
                    let best = self.best.as_ref().expect("it was compared");
                    let (map, back) = (mapping(&best.order, &partition.order), common(&best.path, &self.path));
                    self.add(map);
                    return back;
                }
                Some(Ordering::Greater) => {}
                Some(Ordering::Less) | None => self.best = Some(leaf(form)),
            }
        }
        self.path.len()
    }

    fn add(&mut self, map: Vec<u32>) {
        self.orbits.join(&map);
        self.generators.push(map);
    }

    fn is_automorphism(&self, map: &[u32]) -> bool {
        let mut image = Vec::new();
        let mut neighbours = Vec::new();
        (0..map.len() as u32).all(|vertex| {
            image.clear();
            image.extend(self.graph.neighbours(vertex).iter().map(|&neighbour| map[neighbour as usize]));
            image.sort_unstable();
            neighbours.clear();
            neighbours.extend_from_slice(self.graph.neighbours(map[vertex as usize]));
            neighbours.sort_unstable();
            image == neighbours
        })
    }
}

/// Maps the vertices of one order to those at the same places of another.
fn mapping(from: &[u32], to: &[u32]) -> Vec<u32> {
    let mut map = vec![0; from.len()];
    from.iter().zip(to).for_each(|(&from, &to)| map[from as usize] = to);
    map
}

/// How long two paths are the same.
fn common(a: &[u32], b: &[u32]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| a == b).count()
}

/// Disjoint sets of vertices; each is called by its smallest one.
#[derive(Clone, Debug)]
struct Sets(Vec<u32>);

impl Sets {
    fn new(vertices: usize) -> Self {
        Sets((0..vertices as u32).collect())
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn find(&mut self, vertex: u32) -> u32 {
        let mut root = vertex;
        while self.0[root as usize] != root {
            root = self.0[root as usize];
        }
        self.0[vertex as usize] = root;
        root
    }

    /// Joins each vertex with its image.
    fn join(&mut self, map: &[u32]) {
        for (vertex, &image) in (0..).zip(map) {
            if vertex != image {
                let (a, b) = (self.find(vertex), self.find(image));
                self.0[a.max(b) as usize] = a.min(b);
            }
        }
    }

    fn roots(mut self) -> Vec<u32> {
        (0..self.0.len() as u32).map(|vertex| self.find(vertex)).collect()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Graph, symmetry};

    /// A graph of eight vertices of two colours, and a permutation of them.
    fn graphs() -> impl Strategy<Value = (Vec<u32>, Vec<(u32, u32)>, Vec<u32>)> {
        let edges = prop::collection::btree_set((0..8_u32, 0..8_u32).prop_filter("a loop", |(a, b)| a < b), 0..20);
        let order = Just((0..8).collect::<Vec<u32>>()).prop_shuffle();
        (prop::collection::vec(0..2_u32, 8), edges.prop_map(|edges| edges.into_iter().collect()), order)
    }

    /// Every permutation of eight that keeps colours and edges, found by trying.
    fn images(colours: &[u32], edges: &[(u32, u32)]) -> Vec<Vec<u32>> {
        let is_edge = |a: u32, b: u32| edges.contains(&(a.min(b), a.max(b)));
        let mut maps = vec![Vec::new()];
        for vertex in 0..8_u32 {
            let fits = |map: &Vec<u32>, image: u32| {
                !map.contains(&image)
                    && colours[vertex as usize] == colours[image as usize]
                    && (0..vertex).all(|other| is_edge(other, vertex) == is_edge(map[other as usize], image))
            };
            maps = maps
                .iter()
                .flat_map(|map| (0..8).filter(|&image| fits(map, image)).map(|image| [map, &[image][..]].concat()))
                .collect();
        }
        maps
    }

    proptest! {
        #[test]
        fn orbits_are_those_of_all_automorphisms((colours, edges, _) in graphs()) {
            let found = symmetry(&Graph::new(colours.clone(), &edges), u64::MAX).unwrap();
            let maps = images(&colours, &edges);
            let least = |vertex: usize| maps.iter().map(|map| map[vertex]).min().unwrap();
            prop_assert_eq!(found.orbits, (0..8).map(least).collect::<Vec<_>>());
            prop_assert_eq!(found.base.iter().map(|&(_, images)| images as usize).product::<usize>(), maps.len());
            prop_assert!(found.generators.iter().all(|map| maps.contains(map)));
        }

        #[test]
        fn names_do_not_change_the_form((colours, edges, names) in graphs(), (other_colours, other_edges, _) in graphs()) {
            let form = |colours: &[u32], edges: &[(u32, u32)]| {
                symmetry(&Graph::new(colours.to_vec(), edges), u64::MAX).unwrap().form
            };
            let name = |vertex: u32| names[vertex as usize];
            let renamed: Vec<(u32, u32)> = edges.iter().map(|&(a, b)| (name(a).min(name(b)), name(a).max(name(b)))).collect();
            let mut recoloured = vec![0; 8];
            (0..8).for_each(|vertex| recoloured[name(vertex) as usize] = colours[vertex as usize]);
            prop_assert_eq!(form(&colours, &edges), form(&recoloured, &renamed));
            // The form is a graph of its own kind: other degrees or colours have another.
            let degrees = |colours: &[u32], edges: &[(u32, u32)]| {
                let degree = |vertex: u32| edges.iter().filter(|(a, b)| *a == vertex || *b == vertex).count();
                let mut all: Vec<(u32, usize)> = (0..8).map(|vertex| (colours[vertex as usize], degree(vertex))).collect();
                all.sort_unstable();
                all
            };
            if degrees(&colours, &edges) != degrees(&other_colours, &other_edges) {
                prop_assert_ne!(form(&colours, &edges), form(&other_colours, &other_edges));
            }
        }
    }

    #[test]
    fn a_graph_that_refinement_cannot_split_takes_a_search() {
        // Two triangles and a hexagon have the same degrees everywhere.
        let ring = |vertices: &[u32]| -> Vec<(u32, u32)> {
            (0..vertices.len()).map(|i| (vertices[i], vertices[(i + 1) % vertices.len()])).collect()
        };
        let triangles = Graph::new(vec![0; 6], &[ring(&[0, 1, 2]), ring(&[3, 4, 5])].concat());
        let hexagon = Graph::new(vec![0; 6], &ring(&[0, 1, 2, 3, 4, 5]));
        let [a, b] = [&triangles, &hexagon].map(|graph| symmetry(graph, u64::MAX).unwrap());
        assert_ne!(a.form, b.form);
        assert_eq!((a.orbits, b.orbits), (vec![0; 6], vec![0; 6]));
        assert!(symmetry(&hexagon, 3).is_err());
    }
}
