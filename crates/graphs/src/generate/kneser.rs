//! Kneser graphs: the vertices are the subsets of k of n elements, in dictionary order; two that have nothing in common are
//! joined. n − 2k + 2 colours are needed (Lovász, 1978), far more than the clique says.

use super::BadGenerator;
use super::arguments::Arguments;
use super::drawn::Drawn;

pub(super) fn kneser(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let n = arguments.number("graph-number-of-elements", 1)?;
    let k = arguments.number("graph-size-of-subsets", 1)?;
    let subsets = binomial(n, k);
    let edges = subsets.saturating_mul(binomial(n.saturating_sub(k), k)) / 2;
    let vertices = arguments.end(subsets, edges)?;
    let mut list = Vec::with_capacity(edges as usize);
    if edges > 0 {
        let mut set: Vec<u64> = (0..k).collect();
        for vertex in 0..vertices {
            let mut join = |other: u128| {
                if other > u128::from(vertex) {
                    list.push((vertex, other as u32));
                }
            };
            apart(&set, n, 0, k, 0, &mut join);
            advance(&mut set, n);
        }
    }
    Ok(Drawn::new(vertices, list))
}

/// Tells the number, in dictionary order, of every subset that has `left` more elements, `from` on, none of them in `set`.
/// `rank` subsets come before the first that starts like this one.
fn apart(set: &[u64], n: u64, from: u64, left: u64, mut rank: u128, join: &mut impl FnMut(u128)) {
    if left == 0 {
        return join(rank);
    }
    for element in from..=n - left {
        if set.binary_search(&element).is_err() {
            apart(set, n, element + 1, left - 1, rank, join);
        }
        rank += binomial(n - 1 - element, left - 1);
    }
}

/// Goes to the next subset, if there is one.
fn advance(set: &mut [u64], n: u64) {
    let k = set.len();
    let Some(last) = (0..k).rev().find(|&i| set[i] < n - (k - i) as u64) else { return };
    set[last] += 1;
    for i in last + 1..k {
        set[i] = set[i - 1] + 1;
    }
}

/// How many subsets of `k` elements `n` have; very large numbers become the largest.
fn binomial(n: u64, k: u64) -> u128 {
    if k > n {
        return 0;
    }
    let mut subsets = 1u128;
    for i in 0..k.min(n - k) {
        if subsets > 1 << 64 {
            return u128::MAX;
        }
        subsets = subsets * u128::from(n - i) / u128::from(i + 1);
    }
    subsets
}
