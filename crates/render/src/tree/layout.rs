//! Where the items of a tree stand from left to right: a tidy drawing after Reingold and Tilford (1981).
//!
//! Subtrees are laid out from the leaves up and kept rigid from then on. Each has a contour, how far it reaches to the
//! left and right on each level; siblings are pushed together until their contours touch, and the parent stands in
//! the middle above its first and last child.
//!
//! Pushed from the left, small subtrees between large ones stick to their left neighbour; pushed from the right, to
//! the right one. We take the mean of both. It keeps every distance, since each of the two does, and it is symmetric.
//! Costs nodes times depth in the worst case, and one step a node on a path.

/// The reach of a subtree, the deepest level first, so that a parent is added at the end.
struct Contour {
    levels: Vec<(f64, f64)>,
    /// Still to be added to all of them.
    shift: f64,
}

impl Contour {
    /// The left and the right end, `below` levels below the top.
    fn at(&self, below: usize) -> (f64, f64) {
        let (left, right) = self.levels[self.levels.len() - 1 - below];
        (left + self.shift, right + self.shift)
    }

    fn depth(&self) -> usize {
        self.levels.len()
    }

    fn add_top(&mut self, left: f64, right: f64) {
        self.levels.push((left - self.shift, right - self.shift));
    }

    /// Takes in a contour to the right, the shorter into the longer.
    fn join(self, right: Contour) -> Contour {
        let common = self.depth().min(right.depth());
        let both: Vec<(f64, f64)> = (0..common).map(|below| (self.at(below).0, right.at(below).1)).collect();
        let mut longer = if self.depth() >= right.depth() { self } else { right };
        longer.levels.truncate(longer.depth() - common);
        for &(left, right) in both.iter().rev() {
            longer.add_top(left, right);
        }
        longer
    }
}

/// The x of every item. Parents stand before their children in `children`; no two items of a level come closer than
/// the sum of their `halves` and the gap. The leftmost end is 0.
pub(super) fn layout(children: &[&[usize]], halves: &[f64], gap: f64) -> Vec<f64> {
    let n = children.len();
    let mut contours: Vec<Option<Contour>> = (0..n).map(|_| None).collect();
    let mut x = vec![0.0; n]; // relative to the parent, then absolute
    for i in (0..n).rev() {
        let mut below: Vec<Contour> =
            children[i].iter().map(|&child| contours[child].take().expect("children stand after parents")).collect();
        let mut places = spread(&below, gap);
        let middle = (places.first().unwrap_or(&0.0) + places.last().unwrap_or(&0.0)) / 2.0;
        for ((place, contour), &child) in places.iter_mut().zip(&mut below).zip(children[i]) {
            *place -= middle;
            contour.shift += *place;
            x[child] = *place;
        }
        let mut contour = below.into_iter().reduce(Contour::join).unwrap_or(Contour { levels: Vec::new(), shift: 0.0 });
        contour.add_top(-halves[i], halves[i]);
        contours[i] = Some(contour);
    }
    let Some(root) = contours.first_mut().and_then(Option::take) else { return x };
    let leftmost = (0..root.depth()).map(|below| root.at(below).0).fold(f64::INFINITY, f64::min);
    x[0] = -leftmost;
    for i in 0..n {
        for &child in children[i] {
            x[child] += x[i];
        }
    }
    x
}

/// Where siblings stand, the mean of both ways to push them together.
fn spread(siblings: &[Contour], gap: f64) -> Vec<f64> {
    let forwards: Vec<&Contour> = siblings.iter().collect();
    let backwards: Vec<&Contour> = siblings.iter().rev().collect();
    let from_left = push(&forwards, gap, |(left, right)| (left, right));
    if siblings.len() < 3 {
        return from_left;
    }
    // The same from the other side, in a mirror.
    let from_right = push(&backwards, gap, |(left, right)| (-right, -left));
    from_left.iter().zip(from_right.iter().rev()).map(|(a, b)| (a - b) / 2.0).collect()
}

/// Pushes siblings to the left, one after the other.
fn push(siblings: &[&Contour], gap: f64, view: impl Fn((f64, f64)) -> (f64, f64)) -> Vec<f64> {
    let mut places = Vec::with_capacity(siblings.len());
    if let [_] = siblings {
        return vec![0.0];
    }
    let mut reach: Vec<f64> = Vec::new(); // to the right, on each level, so far
    for contour in siblings {
        let levels = (0..contour.depth()).map(|below| view(contour.at(below)));
        let place = levels.clone().zip(&reach).map(|((left, _), reach)| reach + gap - left).reduce(f64::max);
        let place = place.unwrap_or(0.0);
        for (below, (_, right)) in levels.enumerate() {
            match reach.get_mut(below) {
                Some(reach) => *reach = place + right,
                None => reach.push(place + right),
            }
        }
        places.push(place);
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tree of some shape, parents first, and the depth of each item.
    fn random_tree(n: usize, mut seed: u64) -> (Vec<Vec<usize>>, Vec<usize>) {
        let mut children = vec![Vec::new(); n];
        let mut depth = vec![0; n];
        let mut last_path = vec![0];
        for i in 1..n {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            last_path.truncate(1 + (seed >> 33) as usize % last_path.len());
            let parent = *last_path.last().unwrap();
            children[parent].push(i);
            depth[i] = depth[parent] + 1;
            last_path.push(i);
        }
        (children, depth)
    }

    fn drawn(children: &[Vec<usize>], halves: &[f64]) -> Vec<f64> {
        layout(&children.iter().map(Vec::as_slice).collect::<Vec<_>>(), halves, 4.0)
    }

    #[test]
    fn items_of_a_level_keep_their_order_and_distance() {
        for seed in 0..40 {
            let (children, depth) = random_tree(200, seed);
            let halves: Vec<f64> = (0..200).map(|i| 5.0 + f64::from(i * 7 % 11)).collect();
            let x = drawn(&children, &halves);
            for level in 0..=*depth.iter().max().unwrap() {
                let items: Vec<usize> = (0..200).filter(|&i| depth[i] == level).collect();
                for pair in items.windows(2) {
                    let distance = x[pair[1]] - x[pair[0]];
                    assert!(distance > halves[pair[0]] + halves[pair[1]] + 4.0 - 1e-6, "{pair:?}");
                }
            }
            let leftmost = (0..200).map(|i| x[i] - halves[i]).fold(f64::INFINITY, f64::min);
            assert!(leftmost.abs() < 1e-6);
        }
    }

    #[test]
    fn a_parent_stands_in_the_middle_of_its_children() {
        let (children, _) = random_tree(100, 7);
        let x = drawn(&children, &[6.0; 100]);
        for (i, children) in children.iter().enumerate().filter(|(_, children)| !children.is_empty()) {
            assert!((x[i] - (x[children[0]] + x[children[children.len() - 1]]) / 2.0).abs() < 1e-6);
        }
    }

    #[test]
    fn a_leaf_between_two_wide_subtrees_stands_midway() {
        let children = vec![vec![1, 4, 5], vec![2, 3], vec![], vec![], vec![], vec![6, 7], vec![], vec![]];
        let x = drawn(&children, &[6.0; 8]);
        assert!((x[4] - (x[1] + x[5]) / 2.0).abs() < 1e-6);
    }

    #[test]
    fn a_path_of_a_hundred_thousand_is_a_straight_line() {
        let children: Vec<Vec<usize>> = (1..=100_000).map(|i| if i < 100_000 { vec![i] } else { vec![] }).collect();
        assert!(drawn(&children, &vec![6.0; 100_000]).iter().all(|&x| x == 6.0));
    }

    #[test]
    fn nothing_stands_nowhere() {
        assert!(layout(&[], &[], 1.0).is_empty());
    }
}
