//! Random graphs. The words promise the same graph for ever, so nothing here depends on a library's mathematics: numbers
//! are whole, or come from `+ − × ÷`, which are the same on every machine.

use super::BadGenerator;
use super::arguments::Arguments;
use super::drawn::Drawn;
use registry::random::Random;

/// `m` of all pairs of `n` vertices, each set of them as likely as another.
pub(super) fn gnm(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let (n, m) = (arguments.number("graph-number-of-vertices", 1)?, arguments.number("graph-number-of-edges", 0)?);
    let mut random = Random::stream(arguments.seed()?, 0);
    arguments.dense(n, m, pairs(n))?;
    let vertices = arguments.end(n.into(), m.into())?;
    Ok(Drawn::new(vertices, choose(n, m, pairs(n) as u64, |_, _| true, &mut random)))
}

/// Each pair of `n` vertices with this probability.
///
/// The number of pairs left out between an edge and the next is geometrically distributed (Batagelj and Brandes, 2005): the
/// work is that of the edges, not of the pairs.
pub(super) fn gnp(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let (n, p) = (arguments.number("graph-number-of-vertices", 1)?, arguments.fraction("graph-probability")?);
    let mut random = Random::stream(arguments.seed()?, 0);
    let vertices = arguments.end(n.into(), (pairs(n) as f64 * p) as u128)?;
    let pairs = pairs(n) as u64;
    let mut edges = Vec::new();
    let mut next = 0u64;
    loop {
        let left_out = match p {
            0.0 => pairs,
            1.0 => 0,
            _ => (ln(unit(&mut random)) / ln(1.0 - p)) as u64,
        };
        next = left_out.saturating_add(next);
        if next >= pairs {
            break;
        }
        edges.push(pair(next));
        next += 1;
    }
    arguments.end(n.into(), edges.len() as u128)?;
    Ok(Drawn::new(vertices, edges))
}

/// `m` pairs of `n` vertices that a hidden colouring allows: `k` colours, used as evenly as can be.
pub(super) fn flat(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let (n, k) = (arguments.number("graph-number-of-vertices", 1)?, arguments.number("graph-number-of-colours", 1)?);
    let m = arguments.number("graph-number-of-edges", 0)?;
    let mut random = Random::stream(arguments.seed()?, 0);
    let vertices = arguments.end(n.into(), m.into())?;
    let (whole, larger) = (n / k, n % k);
    let allowed = pairs(n) - u128::from(larger) * pairs(whole + 1) - u128::from(k - larger) * pairs(whole);
    arguments.dense(n, m, allowed)?;
    let mut colors: Vec<u32> = (0..n).map(|vertex| (vertex % k) as u32).collect();
    for last in (1..n).rev() {
        colors.swap(last as usize, below(last + 1, &mut random) as usize);
    }
    let differ = |a: u32, b: u32| colors[a as usize] != colors[b as usize];
    Ok(Drawn::new(vertices, choose(n, m, allowed as u64, differ, &mut random)))
}

/// Points of the unit square; those at most this far apart are joined.
pub(super) fn geometric(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let (n, reach) = (arguments.number("graph-number-of-vertices", 1)?, arguments.fraction("graph-distance")?);
    let mut random = Random::stream(arguments.seed()?, 0);
    let vertices = arguments.end(n.into(), 0)?;
    let points: Vec<(f64, f64)> = (0..n).map(|_| (unit(&mut random), unit(&mut random))).collect();

    // Squares at least as wide as the distance: only those around a point can hold its neighbours.
    let side = (1.0 / reach.max(1e-9)).clamp(1.0, (n as f64).sqrt().ceil()) as usize;
    let square = |at: f64| ((at * side as f64) as usize).min(side - 1);
    let mut inside = vec![Vec::new(); side * side];
    let mut edges = Vec::new();
    for (vertex, &(x, y)) in (0..vertices).zip(&points) {
        let (row, column) = (square(y), square(x));
        for row in row.saturating_sub(1)..=(row + 1).min(side - 1) {
            for column in column.saturating_sub(1)..=(column + 1).min(side - 1) {
                let near = inside[row * side + column].iter().filter(|&&other: &&u32| {
                    let (there_x, there_y) = points[other as usize];
                    (x - there_x) * (x - there_x) + (y - there_y) * (y - there_y) <= reach * reach
                });
                edges.extend(near.map(|&other| (other, vertex)));
            }
        }
        inside[row * side + column].push(vertex);
        if edges.len() as u64 > arguments.limits().edges {
            break;
        }
    }
    arguments.end(n.into(), edges.len() as u128)?;
    let scale = 1.5 * (n as f64).sqrt();
    Ok(Drawn::new(vertices, edges).at(|vertex| {
        let (x, y) = points[vertex as usize];
        (x * scale, y * scale)
    }))
}

/// A tree, each of the n^(n − 2) as likely as another: Prüfer's code (1918) of n − 2 random vertices, decoded.
pub(super) fn tree(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    let n = arguments.number("graph-number-of-vertices", 1)?;
    let mut random = Random::stream(arguments.seed()?, 0);
    let vertices = arguments.end(n.into(), n.into())?;
    let code: Vec<u32> = (2..n).map(|_| below(n, &mut random) as u32).collect();
    let mut times = vec![0u32; n as usize];
    for &vertex in &code {
        times[vertex as usize] += 1;
    }
    // The smallest leaf goes first, joined to the next of the code. A vertex that so becomes a leaf below `next` is the
    // smallest then, so that `next` never goes back.
    let mut edges = Vec::with_capacity(n as usize);
    let leaf_from =
        |from: u32, times: &[u32]| (from..).find(|&vertex| times[vertex as usize] == 0).expect("a tree has leaves");
    let mut next = leaf_from(0, &times);
    let mut leaf = next;
    for vertex in code {
        edges.push((leaf, vertex));
        times[vertex as usize] -= 1;
        if times[vertex as usize] == 0 && vertex < next {
            leaf = vertex;
        } else {
            next = leaf_from(next + 1, &times);
            leaf = next;
        }
    }
    if vertices > 1 {
        edges.push((leaf, vertices - 1));
    }
    Ok(Drawn::new(vertices, edges))
}

/// How many pairs `n` things have.
fn pairs(n: u64) -> u128 {
    u128::from(n) * u128::from(n.saturating_sub(1)) / 2
}

/// Pair number `index`, by the larger vertex, then by the smaller.
fn pair(index: u64) -> (u32, u32) {
    let mut larger = (8 * index + 1).isqrt().div_ceil(2);
    if larger * (larger - 1) / 2 > index {
        larger -= 1;
    }
    ((index - larger * (larger - 1) / 2) as u32, larger as u32)
}

/// `m` different pairs of `n` vertices, among the `allowed` pairs that `is_allowed` accepts.
fn choose(n: u64, m: u64, allowed: u64, is_allowed: impl Fn(u32, u32) -> bool, random: &mut Random) -> Vec<(u32, u32)> {
    let is_allowed = |index: u64| {
        let (a, b) = pair(index);
        is_allowed(a, b)
    };
    let all = pairs(n) as u64;
    // Whichever is smaller is drawn: what is in, or what is left out.
    let few = m.min(allowed - m) as usize;
    let mut drawn = Vec::with_capacity(few);
    while drawn.len() < few {
        // Draws as many as are missing, drops what is there twice, and so never has too many.
        while drawn.len() < few {
            let index = below(all, random);
            if is_allowed(index) {
                drawn.push(index);
            }
        }
        drawn.sort_unstable();
        drawn.dedup();
    }
    if few as u64 == m {
        return drawn.into_iter().map(pair).collect();
    }
    let kept = (0..all).filter(|&index| drawn.binary_search(&index).is_err() && is_allowed(index));
    kept.map(pair).collect()
}

/// A number below `n`, each as likely as another to one part in 2^64 / `n`.
fn below(n: u64, random: &mut Random) -> u64 {
    ((u128::from(random.bits()) * u128::from(n)) >> 64) as u64
}

/// A number above 0 and up to 1.
fn unit(random: &mut Random) -> f64 {
    ((random.bits() >> 11) + 1) as f64 / (1u64 << 53) as f64
}

/// The natural logarithm of a number above 0, the same on every machine: that of the C library may differ in its last bit.
fn ln(x: f64) -> f64 {
    use std::f64::consts::{LN_2, SQRT_2};
    let mut exponent = (x.to_bits() >> 52) as i32 - 1_023;
    let mut mantissa = f64::from_bits(x.to_bits() & ((1 << 52) - 1) | 1_023 << 52);
    if mantissa > SQRT_2 {
        mantissa /= 2.0;
        exponent += 1;
    }
    // ln m = 2 artanh ((m − 1) / (m + 1)), and that fraction is below 0.172.
    let fraction = (mantissa - 1.0) / (mantissa + 1.0);
    let mut sum = 0.0;
    for power in (0..14).rev() {
        sum = sum * fraction * fraction + 1.0 / f64::from(2 * power + 1);
    }
    2.0 * fraction * sum + f64::from(exponent) * LN_2
}

#[cfg(test)]
mod tests {
    use super::super::LARGEST;
    use super::*;

    #[test]
    fn every_pair_has_its_number() {
        let mut index = 0;
        for larger in 1..200 {
            for smaller in 0..larger {
                assert_eq!(pair(index), (smaller, larger));
                index += 1;
            }
        }
        let last = pairs(LARGEST) as u64 - 1;
        assert_eq!(pair(last), (LARGEST as u32 - 2, LARGEST as u32 - 1));
    }

    #[test]
    fn the_logarithm_is_one() {
        for x in [1e-300, 1e-17, 0.1, 0.5, 0.7, 0.75, 0.999_999_9, 1.0, 2.0, 1e9] {
            assert!((ln(x) - x.ln()).abs() <= 1e-15 * x.ln().abs(), "{x}");
        }
    }
}
