//! Gives discs the room they need.

use super::Point;

/// How far each point's nearest other point is, ascending.
///
/// A sweep from left to right: few points are so near in one direction that the other has to be looked at.
pub(in super::super) fn nearest(points: &[Point]) -> Vec<f64> {
    let mut sorted: Vec<Point> = points.to_vec();
    sorted.sort_by(|a, b| a.0.total_cmp(&b.0));
    let gap = |i: usize, j: usize| {
        let (right, down) = (sorted[i].0 - sorted[j].0, sorted[i].1 - sorted[j].1);
        (right * right + down * down).sqrt()
    };
    let mut nearest: Vec<f64> = (0..sorted.len())
        .map(|i| {
            // To the left and to the right, as long as a nearer one can come.
            let mut least = f64::MAX;
            for j in (0..i).rev() {
                if sorted[i].0 - sorted[j].0 >= least {
                    break;
                }
                least = least.min(gap(i, j));
            }
            for j in i + 1..sorted.len() {
                if sorted[j].0 - sorted[i].0 >= least {
                    break;
                }
                least = least.min(gap(i, j));
            }
            least
        })
        .collect();
    nearest.sort_by(f64::total_cmp);
    nearest
}

/// Pushes points apart that are nearer than this, again and again, until none are or patience ends.
pub(in super::super) fn spread(points: &mut [Point], apart: f64) {
    /// The most points of which all pairs are looked at.
    const FEW: usize = 1_000;
    if points.len() > FEW {
        return;
    }
    for round in 0..200 {
        let mut moved = false;
        for i in 0..points.len() {
            for j in 0..i {
                let (right, down) = (points[i].0 - points[j].0, points[i].1 - points[j].1);
                let now = (right * right + down * down).sqrt();
                if now >= apart * 0.999 {
                    continue;
                }
                moved = true;
                // Points on one spot part in some direction, not in the same for all.
                let (right, down) =
                    if now > 1e-6 { (right / now, down / now) } else { [(1.0, 0.0), (0.0, 1.0)][(i + round) % 2] };
                let push = (apart - now) / 2.0;
                points[i] = (points[i].0 + push * right, points[i].1 + push * down);
                points[j] = (points[j].0 - push * right, points[j].1 - push * down);
            }
        }
        if !moved {
            break;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_point_is_found_wherever_it_is() {
        let points: Vec<Point> = (0..40).map(|i| (f64::from(i * i % 17), f64::from(i * 7 % 11) * 1.5)).collect();
        let mut expected: Vec<f64> = (0..40)
            .map(|i| {
                let gap = |j: usize| (points[i].0 - points[j].0).hypot(points[i].1 - points[j].1);
                (0..40).filter(|&j| j != i).map(gap).fold(f64::MAX, f64::min)
            })
            .collect();
        expected.sort_by(f64::total_cmp);
        let found = nearest(&points);
        assert!(found.iter().zip(&expected).all(|(a, b)| (a - b).abs() < 1e-9), "{found:?}");
    }

    #[test]
    fn crowded_points_get_their_room() {
        let mut points = vec![(0.0, 0.0), (0.0, 0.0), (0.1, 0.0), (5.0, 5.0), (0.0, 0.2), (0.0, 0.0)];
        spread(&mut points, 1.0);
        assert!(nearest(&points)[0] > 0.99, "{points:?}");
        assert_eq!(points[3], (5.0, 5.0));
    }
}
