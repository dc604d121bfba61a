//! Rectangles of whole pixels that have to be painted anew.

/// A rectangle from its left and top up to its right and bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Patch {
    pub(super) left: u16,
    pub(super) top: u16,
    pub(super) right: u16,
    pub(super) bottom: u16,
}

impl Patch {
    /// The pixels that a rectangle touches, inside a picture of this size. `None` if it is outside.
    pub(super) fn around(left: f64, top: f64, right: f64, bottom: f64, wide: f64, tall: f64) -> Option<Self> {
        let low = |at: f64, most: f64| at.floor().clamp(0.0, most) as u16;
        let high = |at: f64, most: f64| at.ceil().clamp(0.0, most) as u16;
        let patch =
            Patch { left: low(left, wide), top: low(top, tall), right: high(right, wide), bottom: high(bottom, tall) };
        (patch.left < patch.right && patch.top < patch.bottom).then_some(patch)
    }

    pub(super) fn meets(self, other: Self) -> bool {
        self.left < other.right && other.left < self.right && self.top < other.bottom && other.top < self.bottom
    }

    /// The smallest that holds both.
    pub(super) fn with(self, other: Self) -> Self {
        Patch {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    fn area(self) -> u32 {
        u32::from(self.right - self.left) * u32::from(self.bottom - self.top)
    }
}

/// Adds a patch to others. Those that overlap, or that are not much smaller than both in one, become one.
pub(super) fn add(patches: &mut Vec<Patch>, mut patch: Patch) {
    while let Some(i) = patches.iter().position(|&other| {
        let both = patch.with(other);
        patch.meets(other) || both.area() <= (patch.area() + other.area()) * 5 / 4
    }) {
        patch = patch.with(patches.swap_remove(i));
    }
    patches.push(patch);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patches_that_overlap_or_touch_become_one_and_distant_ones_do_not() {
        let patch = |left, top, right, bottom| Patch { left, top, right, bottom };
        let mut patches = vec![];
        for new in [patch(0, 0, 10, 10), patch(100, 100, 110, 110), patch(5, 5, 15, 15), patch(15, 0, 25, 15)] {
            add(&mut patches, new);
        }
        patches.sort_by_key(|patch| patch.left);
        assert_eq!(patches, [patch(0, 0, 25, 15), patch(100, 100, 110, 110)]);
    }
}
