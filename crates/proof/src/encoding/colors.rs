//! A graph to be coloured with k colours: the direct encoding, and what structures in the graph justify beside it.
//!
//! Variable v · k + c + 1 says that vertex v has colour c (both from 0 on; in a proof's own lines vertices are counted from 1 on,
//! as in DIMACS files). Each vertex has a colour, and but one; the ends of an edge do not have the same.
//!
//! Lines of a proof add to that:
//!
//! ```text
//!     clique V…        all joined to each other: they have the first colours, in this order. Once, and before all others
//!     order V…         of the colours that no line and no instance names, none is used at one of these vertices unless the one
//!                      below it is used at an earlier one. Once, after that
//!     occurs V…        k vertices all joined to each other: each colour is at one of them
//!     same U V W…      k − 1 vertices W all joined to each other, and each to U and V: so these have the same colour
//!     cone…            see `cone`
//! ```
//!
//! Why the first two may be assumed: colours without a name may be exchanged. Any colouring becomes one with `clique` by renaming,
//! as its vertices have different colours; the colours it leaves may still be exchanged among each other, and renaming those in
//! the order in which they are first met along the vertices of `order` makes it fulfil that. Where vertices have colours from the
//! start these are named, so that `clique` is refused, and `order` speaks of the others. All other lines and clauses follow from
//! what holds before them; so the empty clause means that there is no colouring at all.
//!
//! What `same` has shown to be alike is one vertex from then on, with the neighbours of both ([`Colors::joined`]).

use backtrail::{Text, text};

use super::Encoding;
use super::cone::Tower;
use crate::read::{Literal, number};

pub(crate) struct Colors {
    k: u32,
    /// The neighbours of vertex v: `ends[starts[v]..starts[v + 1]]`.
    starts: Vec<usize>,
    ends: Vec<u32>,
    fixed: Vec<Option<u32>>,
    /// One vertex of those that have the same colour as this one, for each; and of that one, all of them.
    first: Vec<u32>,
    alike: Vec<Vec<u32>>,
    /// How many colours have a name by `clique`; none, if it was not said.
    named: Option<u32>,
    is_ordered: bool,
    tower: Option<Tower>,
}

impl Colors {
    /// The colouring of a graph with k colours.
    ///
    /// # Errors
    ///
    /// If an edge has an end beyond the last vertex or both at one, a colour is given for what is no vertex, or the variables are
    /// too many for the format.
    pub(crate) fn new(vertices: u32, edges: &[(u32, u32)], fixed: &[Option<u32>], k: u32) -> Result<Self, Text> {
        let n = vertices as usize;
        if edges.iter().any(|&(a, b)| a == b || a.max(b) >= vertices) || fixed.len() > n {
            return Err(text!("proof-bad-statement"));
        }
        if u64::from(vertices) * u64::from(k) >= 1 << 30 {
            return Err(text!("proof-too-large"));
        }
        let mut starts = vec![0; n + 1];
        edges.iter().flat_map(|&(a, b)| [a, b]).for_each(|v| starts[v as usize + 1] += 1);
        (0..n).for_each(|v| starts[v + 1] += starts[v]);
        let mut next = starts.clone();
        let mut ends = vec![0; 2 * edges.len()];
        for (v, end) in edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]) {
            ends[next[v as usize]] = end;
            next[v as usize] += 1;
        }
        let mut fixed = fixed.to_vec();
        fixed.resize(n, None);
        let (first, alike) = ((0..vertices).collect(), (0..vertices).map(|v| vec![v]).collect());
        let mut colors = Colors { k, starts, ends, fixed, first, alike, named: None, is_ordered: false, tower: None };
        let mut given: Vec<(u32, u32)> = (0..vertices).filter_map(|v| Some((colors.fixed[v as usize]?, v))).collect();
        given.sort_unstable();
        for pair in given.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
            colors.make_alike(pair[0].1, pair[1].1);
        }
        Ok(colors)
    }

    pub(super) fn vertices(&self) -> u32 {
        self.first.len() as u32
    }

    pub(super) fn k(&self) -> u32 {
        self.k
    }

    /// The literal that says that a vertex has a colour.
    fn has(&self, vertex: u32, color: u32) -> Literal {
        (vertex * self.k + color + 1) as Literal
    }

    fn neighbours(&self, vertex: u32) -> &[u32] {
        &self.ends[self.starts[vertex as usize]..self.starts[vertex as usize + 1]]
    }

    /// Are two vertices of different colours because of an edge, between them or others that are like them, or from the start?
    pub(super) fn joined(&self, a: u32, b: u32) -> bool {
        let (a, b) = (self.first[a as usize], self.first[b as usize]);
        let (like_a, like_b) = (&self.alike[a as usize], &self.alike[b as usize]);
        let color = |all: &[u32]| all.iter().find_map(|&v| self.fixed[v as usize]);
        if let (Some(one), Some(other)) = (color(like_a), color(like_b))
            && one != other
        {
            return true;
        }
        let size = |all: &[u32]| all.iter().map(|&v| self.neighbours(v).len()).sum::<usize>();
        let (few, of) = if size(like_a) <= size(like_b) { (like_a, b) } else { (like_b, a) };
        few.iter().any(|&v| self.neighbours(v).iter().any(|&u| self.first[u as usize] == of))
    }

    /// Two vertices have the same colour.
    fn make_alike(&mut self, a: u32, b: u32) {
        let (a, b) = (self.first[a as usize], self.first[b as usize]);
        if a != b {
            let more = std::mem::take(&mut self.alike[b as usize]);
            more.iter().for_each(|&v| self.first[v as usize] = a);
            self.alike[a as usize].extend(more);
        }
    }

    /// The vertices that are named.
    pub(super) fn named(&self, words: &[&str]) -> Result<Vec<u32>, Text> {
        let vertex = |word: &&str| match number::<u32>(word)? {
            vertex if (1..=self.vertices()).contains(&vertex) => Ok(vertex - 1),
            vertex => Err(text!("proof-no-vertex", vertex = vertex, vertices = self.vertices())),
        };
        words.iter().map(vertex).collect()
    }

    /// Errors if two of these vertices are not joined.
    pub(super) fn check_clique(&self, vertices: &[u32]) -> Result<(), Text> {
        for (at, &a) in vertices.iter().enumerate() {
            vertices[..at].iter().try_for_each(|&b| self.check_joined(b, a))?;
        }
        Ok(())
    }

    pub(super) fn check_joined(&self, a: u32, b: u32) -> Result<(), Text> {
        if self.joined(a, b) { Ok(()) } else { Err(text!("proof-not-joined", one = a + 1, other = b + 1)) }
    }

    fn clique(&mut self, vertices: &[u32], each: &mut dyn FnMut(&[Literal])) -> Result<(), Text> {
        if self.named.is_some() || self.is_ordered || self.fixed.iter().any(Option::is_some) {
            return Err(text!("proof-names-given"));
        }
        if vertices.len() > self.k as usize {
            return Err(text!("proof-wrong-number", given = vertices.len(), wanted = self.k));
        }
        self.check_clique(vertices)?;
        self.named = Some(vertices.len() as u32);
        (0..).zip(vertices).for_each(|(color, &vertex)| each(&[self.has(vertex, color)]));
        Ok(())
    }

    fn order(&mut self, vertices: &[u32], each: &mut dyn FnMut(&[Literal])) -> Result<(), Text> {
        if std::mem::replace(&mut self.is_ordered, true) {
            return Err(text!("proof-names-given"));
        }
        let named = self.named.unwrap_or(0);
        let free: Vec<u32> = (named..self.k).filter(|color| !self.fixed.contains(&Some(*color))).collect();
        let mut clause = Vec::new();
        for (at, &vertex) in vertices.iter().enumerate() {
            for pair in free.windows(2) {
                clause.clear();
                clause.push(-self.has(vertex, pair[1]));
                clause.extend(vertices[..at].iter().map(|&earlier| self.has(earlier, pair[0])));
                each(&clause);
            }
        }
        Ok(())
    }

    fn occurs(&self, vertices: &[u32], each: &mut dyn FnMut(&[Literal])) -> Result<(), Text> {
        if vertices.len() != self.k as usize {
            return Err(text!("proof-wrong-number", given = vertices.len(), wanted = self.k));
        }
        self.check_clique(vertices)?;
        for color in 0..self.k {
            each(&vertices.iter().map(|&vertex| self.has(vertex, color)).collect::<Vec<_>>());
        }
        Ok(())
    }

    fn same(&mut self, vertices: &[u32], each: &mut dyn FnMut(&[Literal])) -> Result<(), Text> {
        let &[one, other, ref between @ ..] = vertices else {
            return Err(text!("proof-wrong-number", given = vertices.len(), wanted = self.k + 1));
        };
        if between.len() + 1 != self.k as usize {
            return Err(text!("proof-wrong-number", given = vertices.len(), wanted = self.k + 1));
        }
        self.check_clique(between)?;
        between.iter().try_for_each(|&v| self.check_joined(one, v).and_then(|()| self.check_joined(other, v)))?;
        self.make_alike(one, other);
        for color in 0..self.k {
            let (one, other) = (self.has(one, color), self.has(other, color));
            each(&[-one, other]);
            each(&[one, -other]);
        }
        Ok(())
    }
}

impl Encoding for Colors {
    fn variables(&self) -> u64 {
        u64::from(self.vertices()) * u64::from(self.k)
    }

    fn each_clause(&self, each: &mut dyn FnMut(&[Literal])) {
        for vertex in 0..self.vertices() {
            each(&(0..self.k).map(|color| self.has(vertex, color)).collect::<Vec<_>>());
            match self.fixed[vertex as usize] {
                Some(color) if color < self.k => each(&[self.has(vertex, color)]),
                Some(_) => each(&[]), // there is no such colour
                None => {}
            }
        }
    }

    fn each_excluded(&self, variable: u32, each: &mut impl FnMut(u32) -> bool) -> bool {
        let (vertex, color) = ((variable - 1) / self.k, (variable - 1) % self.k);
        self.neighbours(vertex).iter().all(|&other| each(other * self.k + color + 1))
            && (0..self.k).all(|other| other == color || each(vertex * self.k + other + 1))
    }

    fn structure(&mut self, word: &str, rest: &[&str], each: &mut dyn FnMut(&[Literal])) -> Result<(), Text> {
        if word == "cone" || word == "tower" {
            let mut tower = self.tower.take();
            let done = Tower::line(&mut tower, self, word, rest);
            self.tower = tower;
            if done? {
                each(&[]);
            }
            return Ok(());
        }
        let vertices = self.named(rest)?;
        match word {
            "clique" => self.clique(&vertices, each),
            "order" => self.order(&vertices, each),
            "occurs" => self.occurs(&vertices, each),
            "same" => self.same(&vertices, each),
            _ => Err(text!("proof-no-structure", word = word.chars().take(20).collect::<String>())),
        }
    }
}
