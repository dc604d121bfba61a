//! Numbers ordered by a key that mostly grows: a heap, each with four children.
//!
//! Most work is moving a number up after its key grew. With four children there is half as far to go as with two,
//! and keys stand in the heap itself.

/// Not in the heap.
const OUT: u32 = u32::MAX;

/// Keys above this are scaled down.
const LARGEST: f32 = 1e30;

/// Numbers by their keys, the largest key first.
#[derive(Debug)]
pub(crate) struct Heap {
    /// Of each number.
    keys: Box<[f32]>,
    /// Keys and numbers, the largest key first.
    heap: Vec<(f32, u32)>,
    /// Of each number: where it is in the heap.
    places: Box<[u32]>,
    is_clear: bool,
}

impl Heap {
    /// For numbers below `len`, none of them in the heap.
    pub(crate) fn new(len: usize) -> Self {
        Heap { keys: vec![0.0; len].into(), heap: Vec::new(), places: vec![OUT; len].into(), is_clear: true }
    }

    /// Takes all numbers out, and sets their keys to 0.
    pub(crate) fn clear(&mut self) {
        if !self.is_clear {
            self.keys.fill(0.0);
            self.heap.drain(..).for_each(|(_, number)| self.places[number as usize] = OUT);
            self.is_clear = true;
        }
    }

    /// The key of a number.
    pub(crate) fn key(&self, number: usize) -> f32 {
        self.keys[number]
    }

    /// Adds to a key. True if it is time to scale down.
    #[inline(always)]
    pub(crate) fn add(&mut self, number: usize, more: f32) -> bool {
        self.is_clear = false;
        let key = self.keys[number] + more;
        self.keys[number] = key;
        let place = self.places[number];
        if place != OUT {
            self.up(place as usize, (key, number as u32));
        }
        key > LARGEST
    }

    /// Makes all keys smaller; says by which factor.
    #[cold]
    pub(crate) fn scale_down(&mut self) -> f32 {
        self.keys.iter_mut().for_each(|key| *key /= LARGEST);
        self.heap.iter_mut().for_each(|(key, _)| *key /= LARGEST);
        1.0 / LARGEST
    }

    /// Is there none left?
    pub(crate) fn is_empty(&self) -> bool {
        self.heap.is_empty()
    }

    /// Puts a number in that is not.
    pub(crate) fn insert(&mut self, number: u32) {
        self.is_clear = false;
        let item = (self.keys[number as usize], number);
        self.heap.push(item);
        self.up(self.heap.len() - 1, item);
    }

    /// Takes a number with the largest key out.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub(crate) fn pop(&mut self) -> usize {
        let (_, top) = self.heap.swap_remove(0);
        self.places[top as usize] = OUT;
        if let Some(&item) = self.heap.first() {
            self.down(item);
        }
        top as usize
    }

    /// Puts an item where it belongs, at this place or further up.
    #[inline(always)]
    fn up(&mut self, mut place: usize, item: (f32, u32)) {
        while place > 0 {
            let parent = self.heap[(place - 1) / 4];
            if item.0 <= parent.0 {
                break;
            }
            self.heap[place] = parent;
            self.places[parent.1 as usize] = place as u32;
            place = (place - 1) / 4;
        }
        self.heap[place] = item;
        self.places[item.1 as usize] = place as u32;
    }

    /// Puts an item where it belongs, from the top on.
    fn down(&mut self, item: (f32, u32)) {
        let mut place = 0;
        while let Some(children) = self.heap.get(4 * place + 1..) {
            let (mut best, mut at) = (item, place);
            for (i, &child) in children.iter().take(4).enumerate() {
                if child.0 > best.0 {
                    (best, at) = (child, 4 * place + 1 + i);
                }
            }
            if at == place {
                break;
            }
            self.heap[place] = best;
            self.places[best.1 as usize] = place as u32;
            place = at;
        }
        self.heap[place] = item;
        self.places[item.1 as usize] = place as u32;
    }
}

#[cfg(test)]
mod tests {
    use super::Heap;

    #[test]
    fn numbers_come_out_by_their_keys() {
        let mut heap = Heap::new(100);
        let key = |i: usize| (i * 37 % 100) as f32;
        (0..100).for_each(|i| heap.insert(i));
        (0..100).for_each(|i| assert!(!heap.add(i, key(i))));
        let order: Vec<_> = (0..100).map(|_| key(heap.pop())).collect();
        assert!(order.is_sorted_by(|a, b| a > b), "{order:?}");
        (0..100).for_each(|i| heap.insert(i));
        assert!(heap.add(50, 1e31));
        heap.scale_down();
        assert_eq!(heap.pop(), 50);
        assert_eq!(key(heap.pop()), 99.0);
    }
}
