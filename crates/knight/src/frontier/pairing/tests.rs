//! The form against its plain twin: every pair of matchings, written out.

use super::super::matching::unrank;
use super::*;
use registry::random::Random;

/// Do two matchings make one loop? Walks along it from position 0.
fn is_one_loop(k: usize, a: u32, b: u32) -> bool {
    let (a, b) = (unrank(k, a), unrank(k, b));
    let (mut at, mut steps) = (0, 0);
    loop {
        at = b[a[at] as usize] as usize;
        steps += 1;
        if at == 0 {
            return steps == k;
        }
    }
}

fn available() -> impl Iterator<Item = Isa> {
    Isa::ALL.into_iter().filter(|isa| isa.is_available())
}

/// A few ranks of k pairs, ascending, and values for them, as many bits as there are.
fn entries<C>(k: usize, most: usize, random: &mut Random, value: fn(&mut Random) -> C) -> (Vec<u32>, Vec<C>) {
    let mut ranks: Vec<u32> = (0..most).map(|_| (random.bits() % count(k) as u64) as u32).collect();
    ranks.sort_unstable();
    ranks.dedup();
    let values = ranks.iter().map(|_| value(random)).collect();
    (ranks, values)
}

fn wide(random: &mut Random) -> u128 {
    u128::from(random.bits()) << 64 | u128::from(random.bits())
}

#[test]
fn every_two_matchings_of_few_pairs_are_told() {
    let tables = Tables::new();
    for isa in available() {
        let pairing = Pairing::new(isa, &tables);
        for k in 1..=4 {
            let ranks: Vec<u32> = (0..count(k) as u32).collect();
            let mut batch = Batch::<u64>::new(k);
            for &a in &ranks {
                for some in ranks.chunks(LANES) {
                    for (lane, &b) in some.iter().enumerate() {
                        batch.add_x(lane, a, 2);
                        batch.add_y(lane, b, 3);
                    }
                    let found = batch.loops(&pairing);
                    let expected = some.iter().map(|&b| if is_one_loop(k, a, b) { 6 } else { 0 });
                    assert!(found.into_iter().eq(expected.chain([0; LANES]).take(LANES)), "{k} pairs, {}", isa.name());
                }
            }
        }
    }
}

#[test]
fn no_pairs_are_a_product() {
    let tables = Tables::new();
    let pairing = Pairing::new(Isa::best(), &tables);
    assert_eq!(pairing.loops(0, Sparse::new(&[0], &[6_u64]), Sparse::new(&[0], &[7])), 42);
}

#[test]
fn full_vectors_of_five_pairs_have_the_sum_of_their_twin() {
    let k = 5;
    let mut random = Random::stream(1, 1);
    let vectors: [Vec<u128>; 2] = [0; 2].map(|_| (0..count(k)).map(|_| wide(&mut random)).collect());
    let [x, y] = &vectors;
    let mut expected = 0_u128;
    for (a, &p) in x.iter().enumerate() {
        for (_, &q) in y.iter().enumerate().filter(|&(b, _)| is_one_loop(k, a as u32, b as u32)) {
            expected = expected.wrapping_add(p.wrapping_mul(q));
        }
    }
    let tables = Tables::new();
    for isa in available() {
        let pairing = Pairing::new(isa, &tables);
        let (mut batch, mut narrow) = (Batch::<u128>::new(k), Batch::<u64>::new(k));
        for rank in 0..count(k) {
            batch.add_x(3, rank as u32, x[rank]);
            batch.add_y(3, rank as u32, y[rank]);
            narrow.add_x(7, rank as u32, x[rank] as u64);
            narrow.add_y(7, rank as u32, y[rank] as u64);
        }
        assert_eq!(batch.loops(&pairing), [0, 0, 0, expected, 0, 0, 0, 0], "{}", isa.name());
        assert_eq!(narrow.loops(&pairing), [0, 0, 0, 0, 0, 0, 0, expected as u64], "{}", isa.name());
    }
}

/// Eight lanes at once, each alone by its entries, and every pair of entries.
fn check<C: Count>(k: usize, most: usize, value: fn(&mut Random) -> C, times: fn(C, C) -> C) {
    let tables = Tables::new();
    for isa in available() {
        let pairing = Pairing::new(isa, &tables);
        let mut random = Random::stream(2, k as u64);
        let mut batch = Batch::<C>::new(k.min(LARGEST));
        let mut expected = [C::default(); LANES];
        // A pair of large vectors is enough.
        let lanes = if k <= LARGEST { LANES } else { 1 };
        for (lane, expected) in expected.iter_mut().enumerate().take(lanes) {
            let [x, y] = [0; 2].map(|_| entries(k, most, &mut random, value));
            for (&a, &p) in x.0.iter().zip(&x.1) {
                for (_, &q) in y.0.iter().zip(&y.1).filter(|&(&b, _)| is_one_loop(k, a, b)) {
                    *expected = expected.plus(times(p, q));
                }
            }
            let (x, y) = (Sparse::new(&x.0, &x.1), Sparse::new(&y.0, &y.1));
            assert_eq!(pairing.loops(k, x, y), *expected, "{k} pairs, {}", isa.name());
            if k <= LARGEST {
                x.entries().for_each(|(rank, value)| batch.add_x(lane, rank, value));
                y.entries().for_each(|(rank, value)| batch.add_y(lane, rank, value));
            } else {
                let slices = (1..2 * k).map(|p| pairing.slice(k, p, x, y));
                assert_eq!(slices.fold(C::default(), C::plus), *expected);
            }
        }
        assert_ne!(expected, [C::default(); LANES]);
        if k <= LARGEST {
            assert_eq!(batch.loops(&pairing), expected, "{k} pairs, {}", isa.name());
            assert_eq!(batch.loops(&pairing), [C::default(); LANES], "it is empty afterwards");
        }
    }
}

#[test]
fn sparse_vectors_have_the_sum_of_their_twin() {
    for (k, most) in [(1, 1), (2, 2), (3, 9), (4, 40), (5, 40), (6, 40), (7, 20), (8, 20), (9, 10)] {
        check(k, most, Random::bits, u64::wrapping_mul);
        if k < 8 {
            check(k, most, wide, u128::wrapping_mul);
        }
    }
}
