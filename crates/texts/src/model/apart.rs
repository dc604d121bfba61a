//! What all-different says of sums.
//!
//! Two things are added to the rules of a model, both of which follow from them:
//!
//! - Terms of a sum that are all different add no less than as many different numbers do ([`Apart`]; the bounds of such sums are
//!   those of Beldiceanu, Carlsson, Petit and Régin, "An O(n log n) bound consistency algorithm for the conjunction of an alldifferent and an
//!   inequality between a sum of variables and a constant", 2012, with one domain for all terms).
//! - Where `d = x - y` is positive for some pairs, and these differences are all different, the difference between two ends of a path is
//!   the sum of those along it: `x[4] - x[1] = (x[2] - x[1]) + (x[3] - x[2]) + (x[4] - x[3])`, which is 1 + 2 + 3 at least. The longest
//!   path says most. This is what Golomb rulers need (Smith, Stergiou and Walsh, "Modelling the Golomb ruler problem", 1999).

use std::collections::{BTreeMap, HashMap};

use super::rules::{Apart, Linear, Rule, Rules};

/// Paths of more steps, all together, are not added.
const MOST_STEPS: usize = 20_000;

/// Adds what follows of sums whose terms are all different.
pub(super) fn complete(rules: &mut Rules) {
    let frames = frames(rules);
    add_paths(rules, &frames);
    for rule in &mut rules.rules {
        if let Rule::Linear(linear) = rule {
            linear.apart = groups(linear, &frames);
        }
    }
}

/// Of each variable: the rules by which it differs from others, and how far it is moved in their frames.
type Frames = Vec<Vec<(usize, u32)>>;

fn frames(rules: &Rules) -> Frames {
    let mut frames: Frames = vec![Vec::new(); rules.values.len()];
    for (number, rule) in rules.rules.iter().enumerate() {
        let Rule::Different(terms) = rule else { continue };
        let mut variables: Vec<u32> = terms.iter().map(|term| term.0).collect();
        variables.sort_unstable();
        if variables.windows(2).all(|two| two[0] != two[1]) {
            terms.iter().for_each(|&(variable, by)| frames[variable as usize].push((number, by)));
        }
    }
    frames
}

/// The terms of a sum that are multiplied by the same number and all different, the most first.
fn groups(linear: &Linear, frames: &Frames) -> Box<[Apart]> {
    let mut rest = linear.terms.to_vec();
    let mut groups = Vec::new();
    loop {
        let mut together: BTreeMap<(usize, i64), Vec<(u32, u32)>> = BTreeMap::new();
        for &(times, variable) in &rest {
            for &(rule, by) in &frames[variable as usize] {
                together.entry((rule, times)).or_default().push((variable, by));
            }
        }
        // The first of the longest.
        let longest = together.into_iter().rev().max_by_key(|(_, terms)| terms.len());
        let Some(((_, times), terms)) = longest.filter(|(_, terms)| terms.len() > 1) else { return groups.into() };
        rest.retain(|(_, variable)| terms.iter().all(|term| term.0 != *variable));
        let is_other = |term: &(i64, u32)| terms.iter().all(|own| own.0 != term.1);
        let others = linear.terms.iter().copied().filter(is_other).collect();
        let moved = terms.iter().map(|term| i64::from(term.1)).sum();
        groups.push(Apart { times, terms: terms.into(), moved, others });
    }
}

/// A positive difference: `d = to - from + more`, in values.
#[derive(Clone, Copy)]
struct Step {
    from: u32,
    to: u32,
    d: u32,
    more: i64,
}

/// The differences that are all different by a rule.
fn steps_of(rules: &Rules, frames: &Frames) -> BTreeMap<usize, Vec<Step>> {
    let mut steps: BTreeMap<usize, Vec<Step>> = BTreeMap::new();
    for rule in &rules.rules {
        let Rule::Linear(Linear { terms, low, high, .. }) = rule else { continue };
        if low != high || terms.len() != 3 || terms.iter().any(|term| term.0.abs() != 1) {
            continue;
        }
        let sum = terms.iter().fold(*low, |sum, &(times, v)| sum + times * rules.base[v as usize]);
        for &(sign, d) in &**terms {
            if rules.base[d as usize] < 1 {
                continue;
            }
            for &(different, _) in &frames[d as usize] {
                let others: Vec<(i64, u32)> = terms.iter().copied().filter(|term| term.1 != d).collect();
                let is_in = |variable: u32| frames[variable as usize].iter().any(|frame| frame.0 == different);
                let (one, two) = (others[0], others[1]);
                if one.0 != two.0 && !is_in(one.1) && !is_in(two.1) {
                    // d = sum - one - two, with the sign of d.
                    let (to, from) = if one.0 == -sign { (one.1, two.1) } else { (two.1, one.1) };
                    steps.entry(different).or_default().push(Step { from, to, d, more: sign * sum });
                }
            }
        }
    }
    steps
}

/// Adds a sum for each two variables that a path of steps joins.
fn add_paths(rules: &mut Rules, frames: &Frames) {
    let mut room = MOST_STEPS;
    for (different, steps) in steps_of(rules, frames) {
        let Some(order) = in_order(&steps) else { continue };
        let mut by_end: HashMap<u32, Vec<Step>> = HashMap::new();
        steps.iter().for_each(|step| by_end.entry(step.to).or_default().push(*step));
        for (at, &first) in order.iter().enumerate() {
            // The longest path from the first to each variable, by its last step.
            let mut longest: HashMap<u32, (usize, Option<Step>)> = HashMap::from([(first, (0, None))]);
            for &end in &order[at + 1..] {
                let ways = by_end.get(&end).into_iter().flatten();
                let longer = ways.filter_map(|step| Some((longest.get(&step.from)?.0 + 1, step)));
                // The first of the longest, whatever the order of the steps.
                let Some((long, step)) = longer.max_by_key(|(long, step)| (*long, std::cmp::Reverse(step.d))) else {
                    continue;
                };
                longest.insert(end, (long, Some(*step)));
                if long < 2 {
                    continue;
                }
                if long > room {
                    return;
                }
                room -= long;
                let mut path = Vec::new();
                let mut here = end;
                while let Some(&(_, Some(step))) = longest.get(&here) {
                    path.push(step);
                    here = step.from;
                }
                let direct = steps.iter().find(|step| step.from == first && step.to == end);
                add_path(rules, different, (first, end), direct, &path);
            }
        }
    }
}

/// Adds that what lies between two variables is the sum of these steps.
fn add_path(rules: &mut Rules, different: usize, (first, end): (u32, u32), direct: Option<&Step>, path: &[Step]) {
    let (mut terms, more) = match direct {
        Some(step) => (vec![(1, step.d)], step.more),
        None => (vec![(1, end), (-1, first)], 0),
    };
    terms.extend(path.iter().map(|step| (-1, step.d)));
    terms.sort_unstable_by_key(|term| term.1);
    let sum = more - path.iter().map(|step| step.more).sum::<i64>();
    let sum = terms.iter().fold(sum, |sum, &(times, v)| sum - times * rules.base[v as usize]);
    let linear = Linear { terms: terms.into(), low: sum, high: sum, apart: Box::default() };
    rules.push(Rule::Linear(linear), rules.origin[different]);
}

/// The ends of steps, so that each step goes from an earlier one to a later one; `None` if there is a circle.
fn in_order(steps: &[Step]) -> Option<Vec<u32>> {
    let mut before: BTreeMap<u32, usize> = BTreeMap::new();
    for step in steps {
        before.entry(step.from).or_default();
        *before.entry(step.to).or_default() += 1;
    }
    let many = before.len();
    let mut order = Vec::new();
    let mut next: Vec<u32> = before.iter().filter(|(_, before)| **before == 0).map(|(variable, _)| *variable).collect();
    while let Some(here) = next.pop() {
        order.push(here);
        for step in steps.iter().filter(|step| step.from == here) {
            let left = before.get_mut(&step.to).expect("each end is known");
            *left -= 1;
            if *left == 0 {
                next.push(step.to);
            }
        }
    }
    (order.len() == many).then_some(order)
}

#[cfg(test)]
mod tests {
    use backtrail::{Search, Status};
    use registry::Bounds;

    use crate::model::{Fewest, read};

    /// How many solutions a model has, and how many nodes are visited.
    fn counted(text: &str) -> (u128, u64) {
        let outcome = Search::new(Fewest::<u128>::of(&read(text, &[], &Bounds::NONE).unwrap())).count();
        assert_eq!(outcome.status, Status::Exhausted);
        (outcome.solutions, outcome.stats.visits.unwrap())
    }

    #[test]
    fn sums_of_different_terms_are_refused_at_once() {
        assert_eq!(counted("problem; x[1..4] in 1..16, all different; sum x <= 9"), (0, 1));
        assert_eq!(counted("problem; x[1..4] in 1..16, all different; sum x >= 59"), (0, 1));
        assert_eq!(
            counted("problem; x[1..4] in 1..16, all different; y in 0..30; y - sum(2*x[i] for i in 1..4) > 10"),
            (0, 1)
        );
        assert_eq!(counted("problem; x[1..3] in 1..9, all different; sum x <= 6").0, 6);
        assert_eq!(counted("problem; x[1..3] in 1..9, all different; x[1] + x[2] - x[3] >= 16").0, 2);
        // All terms of one side have values before those of the other.
        assert_eq!(counted("problem; x[1..4] in 1..4, all different; x[1]+x[2] = x[3]+x[4]").0, 8);
        // Each differs from the others in its own frame: 1 + 2, 1 + 3, 1 + 4 are the least of these.
        assert_eq!(counted("problem; x[1..3] in 0..9; all different(x[i]+i for i in 1..3); sum x <= 0").0, 1);
    }

    #[test]
    fn what_lies_between_two_marks_is_the_sum_of_what_lies_between_others() {
        let ruler = |marks: u32, long: u32| {
            format!(
                "problem; m[1..{marks}] in 0..{long}; m[1] = 0; strictly increasing m; \
                 all different(m[j]-m[i] for i in 1..{marks}, j in i+1..{marks})"
            )
        };
        // 1 + 2 + 3 + 4 is more than 9.
        assert_eq!(counted(&ruler(5, 9)), (0, 1));
        assert_eq!(counted(&ruler(4, 6)).0, 2);
        assert_eq!(counted(&ruler(5, 11)).0, 4);
        // The same with differences that are declared, in another order, and with gaps of their own.
        let declared = "problem; a,b,c in 0..9; x,y,z in 1..9, all different; x = b-a; y = c-b; z = c-a; c <= 2";
        assert_eq!(counted(declared), (0, 1));
        let gaps = "problem; a,b,c in 0..4; x,y,z in 1..9, all different; x = b-a; z = c-a; c - b - 1 = y";
        assert_eq!(counted(gaps).0, 2);
    }
}
