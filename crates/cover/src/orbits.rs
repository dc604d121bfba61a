//! Symmetry on the upper levels of a count.
//!
//! What is left at a node has automorphisms. Options of an item that they map to each other lead to the same number of covers: one of
//! them is counted, times how many they are. And what is left at one node is often what is left at another, but for the names of
//! items and options: it has the same canonical form, and is counted once.
//!
//! To look for symmetry costs more than a small rest is worth. So a rest is first counted without, for as long as the look would take. And
//! for each depth it is known what looking has cost so far and what it has saved, in work that was not done twice: where it does not pay
//! it is left, but for a small part of all work.

use std::collections::HashMap;

use lanes::Simd;

use crate::Cover;
use crate::levels::State;
use crate::masks::{Bits, Masks};
use crate::memo::{Hash, Interrupted, Key, Walk};
use crate::number::Number;
use crate::symmetry::{Rest, symmetry};

/// What is known of the upper levels.
pub(crate) struct Upper<'a, const W: usize> {
    cover: &'a Cover,
    option_of: HashMap<(Bits<W>, Bits<W>), u32, Hash>,
    /// The number of covers by canonical form, and what it cost.
    forms: HashMap<Vec<u32>, (Number, u64), Hash>,
    /// Words in the forms.
    words: u64,
    depths: Vec<Gain>,
    /// What was seen at the nodes that are not done, for when a turn begins there.
    seen: HashMap<Key<W>, Seen, Hash>,
}

/// What was seen of the symmetry of a rest.
struct Seen {
    form: Vec<u32>,
    /// The places of the options to be counted, each with how often.
    branches: Vec<(usize, u32)>,
    /// The work before it.
    began: u64,
}

/// What looking for symmetry at a depth has cost and saved, in work.
#[derive(Clone, Copy, Debug, Default)]
struct Gain {
    looks: u64,
    spent: u64,
    saved: u64,
}

/// The first looks at each depth are free.
const FREE: u64 = 4;

/// Later looks that do not pay take no more than this part of all work.
const PART: u64 = 16;

/// A look takes at most `PATIENCE` times the size of the graph; one that needs more is given up.
const PATIENCE: u64 = 256;

impl<'a, const W: usize> Upper<'a, W> {
    pub(crate) fn new(cover: &'a Cover, masks: &Masks<W>) -> Self {
        let option_of = (0..).zip(&masks.options).map(|(option, &masks)| (masks, option)).collect();
        Upper { cover, option_of, forms: HashMap::default(), words: 0, depths: Vec::new(), seen: HashMap::default() }
    }

    /// What the forms take.
    pub(crate) fn bytes(&self) -> u64 {
        4 * self.words + 80 * self.forms.capacity() as u64
    }

    /// Work at a depth that was not done; depths above have made it possible.
    fn save(&mut self, depth: usize, work: u64) {
        self.depths[..=depth].iter_mut().for_each(|gain| gain.saved += work);
    }
}

impl<'c, S: Simd, const W: usize> Walk<'_, 'c, S, W> {
    /// Does it pay to look for symmetry at this depth?
    pub(crate) fn seeks_symmetry(&mut self, key: &Key<W>, depth: usize) -> bool {
        let Some(upper) = &mut self.upper else { return false };
        upper.depths.resize_with(upper.depths.len().max(depth + 1), Gain::default);
        let Gain { looks, spent, saved } = upper.depths[depth];
        looks < FREE || spent <= saved + self.levels.work / PART || upper.seen.contains_key(key)
    }

    /// Counts by the orbits of an item's options, unless it is sooner counted otherwise.
    pub(crate) fn by_orbits(
        &mut self,
        (level, state): (usize, &State<W>),
        item: usize,
        key: Key<W>,
        depth: usize,
    ) -> Result<Number, Interrupted> {
        if !self.upper().seen.contains_key(&key)
            && let Some(number) = self.look_around((level, state), item, key, depth)?
        {
            return Ok(number);
        }
        let (mut sum, branches) = (Number::ZERO, self.upper().seen[&key].branches.clone());
        for (at, size) in branches {
            let began = self.levels.work;
            if let Some(next) = self.levels.choose(level, state, at) {
                sum.add(self.node(level + 1, next, Some(depth + 1))?.times(size));
            }
            let work = self.levels.work - began;
            self.upper().save(depth, work * u64::from(size - 1));
        }
        let work = self.levels.work;
        let upper = self.upper();
        let Seen { form, began, .. } = upper.seen.remove(&key).expect("it was put there");
        upper.words += form.len() as u64;
        upper.forms.insert(form, (sum.clone(), work - began));
        Ok(sum)
    }

    fn upper(&mut self) -> &mut Upper<'c, W> {
        self.upper.as_mut().expect("symmetry is sought")
    }

    /// Looks for the symmetry of what is left, unless it is counted before that, or has a known form, or takes too long.
    fn look_around(
        &mut self,
        (level, state): (usize, &State<W>),
        item: usize,
        key: Key<W>,
        depth: usize,
    ) -> Result<Option<Number>, Interrupted> {
        let upper = self.upper.as_mut().expect("symmetry is sought");
        let options: Vec<u32> = (0..self.levels.len(level))
            .map(|at| upper.option_of[&(self.levels.claims(level, at), self.levels.clashes(level, at))])
            .collect();
        let rest = Rest::new(upper.cover, &options);
        let Gain { looks, spent, .. } = upper.depths[depth];
        let usual = spent.checked_div(2 * looks).unwrap_or(8 * rest.graph.size() as u64);
        let (began, ends) = (self.levels.work, self.ends);
        self.ends = ends.min(began + usual);
        let tried = self.branch(level, state, item);
        self.ends = ends;
        match tried {
            Err(Interrupted::Turn) if self.levels.work < ends => {}
            done => return done.map(Some),
        }
        let looked = symmetry(&rest.graph, PATIENCE * rest.graph.size() as u64);
        self.levels.work += looked.as_ref().map_or_else(|work| *work, |symmetry| symmetry.work);
        let work = self.levels.work;
        let upper = self.upper();
        upper.depths[depth].looks += 1;
        upper.depths[depth].spent += work - began;
        let Ok(symmetry) = looked else { return self.branch(level, state, item).map(Some) };
        if let Some((number, work)) = upper.forms.get(&symmetry.form) {
            let (number, work) = (number.clone(), *work);
            upper.save(depth, work);
            return Ok(Some(number));
        }
        let branches = rest.branches(&symmetry);
        upper.seen.insert(key, Seen { form: symmetry.form, branches, began: work });
        Ok(None)
    }
}
