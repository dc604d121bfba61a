//! Words that the solvers share: why a colour is refused, names and numbers in a sentence.

use backtrail::Reason;

use super::Graph;

/// Names the neighbours of a vertex that have this colour, if any has. `depth` says which choice gave a vertex its colour.
pub(super) fn taken(
    graph: &Graph,
    colors: &[u32],
    vertex: u32,
    color: u32,
    depth: impl Fn(u32) -> Option<usize>,
) -> Option<Reason> {
    let who: Vec<u32> = holders(graph, colors, vertex, color).collect();
    let names: Vec<_> = who.iter().map(|&end| graph.name(end)).collect();
    let have = if who.len() == 1 { "has" } else { "have" };
    let text = format!("{} {have} it already", listed(&names));
    (!who.is_empty()).then(|| Reason { text, blames: who.into_iter().filter_map(depth).collect() })
}

/// The neighbours of a vertex that have this colour.
pub(super) fn holders(graph: &Graph, colors: &[u32], vertex: u32, color: u32) -> impl Iterator<Item = u32> {
    graph.neighbours(vertex).iter().copied().filter(move |&end| colors[end as usize] == color)
}

/// "a", "a and b", "a, b and c"; the first few of many.
pub(super) fn listed<S: AsRef<str>>(names: &[S]) -> String {
    const SHOWN: usize = 8;
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    match names.split_last() {
        None => String::new(),
        Some((only, [])) => (*only).to_string(),
        Some(_) if names.len() > SHOWN => {
            format!("{} and {} more", names[..SHOWN - 1].join(", "), names.len() + 1 - SHOWN)
        }
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_told_as_a_person_would() {
        assert_eq!(listed(&["a"]), "a");
        assert_eq!(listed(&["a", "b", "c"]), "a, b and c");
        let many: Vec<String> = (0..20).map(|n| n.to_string()).collect();
        assert_eq!(listed(&many), "0, 1, 2, 3, 4, 5, 6 and 13 more");
    }

    #[test]
    fn every_neighbour_with_the_colour_is_blamed() {
        let star = Graph::new(4, vec![(0, 1), (0, 2), (0, 3)]).unwrap();
        let why = taken(&star, &[9, 1, 0, 1], 0, 1, |vertex| Some(vertex as usize * 10)).unwrap();
        assert_eq!((why.text.as_str(), why.blames), ("1 and 3 have it already", vec![10, 30]));
        assert_eq!(taken(&star, &[9, 1, 0, 1], 0, 2, |_| None), None);
    }
}
