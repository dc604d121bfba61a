//! A solution by formula, without any search.

use super::placement::Placement;

/// Places n queens by a closed form; `None` for n = 2 and 3, which have no solution.
///
/// Even rows first, then odd ones, with small repairs when n leaves 2 or 3 after division by 6 (Emil Pauls, 1874).
///
/// ```
/// use queens::construct;
/// assert_eq!(construct(4).unwrap().rows(), [1, 3, 0, 2]);
/// assert_eq!(construct(3), None);
/// ```
pub fn construct(n: u32) -> Option<Placement> {
    if n == 2 || n == 3 {
        return None;
    }
    // Rows from 1 here, as the formula is usually given.
    let mut even: Vec<u32> = (2..=n).step_by(2).collect();
    let mut odd: Vec<u32> = (1..=n).step_by(2).collect();
    match n % 6 {
        2 => {
            odd.swap(0, 1); // 3, 1, 7, 9, …, 5
            odd[2..].rotate_left(1);
        }
        3 => {
            even.rotate_left(1); // 4, 6, …, 2
            odd.rotate_left(2); // 5, 7, …, 1, 3
        }
        _ => {}
    }
    Some(Placement::new(even.into_iter().chain(odd).map(|row| row - 1).collect()))
}
