use std::collections::VecDeque;

use super::*;

fn made(word: &str) -> Graph {
    generate(word).unwrap_or_else(|error| panic!("{word}: {error}"))
}

fn refused(word: &str) -> String {
    generate(word).expect_err(word).to_string()
}

/// Can the rest be coloured? Tries all, with colours in the order of their first use.
fn is_colorable(graph: &Graph, k: u32, colors: &mut Vec<u32>) -> bool {
    let vertex = colors.len() as u32;
    if vertex == graph.vertices() {
        return true;
    }
    let used = colors.iter().max().map_or(0, |&color| color + 1);
    for color in 0..k.min(used + 1) {
        let before = graph.neighbours(vertex).iter().filter(|&&other| other < vertex);
        if before.copied().all(|other| colors[other as usize] != color) {
            colors.push(color);
            if is_colorable(graph, k, colors) {
                return true;
            }
            colors.pop();
        }
    }
    false
}

fn chromatic_number(graph: &Graph) -> u32 {
    (0..).find(|&k| is_colorable(graph, k, &mut Vec::new())).unwrap()
}

/// How many edges away the others are.
fn distances(graph: &Graph, from: u32) -> Vec<Option<u32>> {
    let mut distances = vec![None; graph.vertices() as usize];
    distances[from as usize] = Some(0);
    let mut queue = VecDeque::from([from]);
    while let Some(vertex) = queue.pop_front() {
        for &other in graph.neighbours(vertex) {
            if distances[other as usize].is_none() {
                distances[other as usize] = distances[vertex as usize].map(|distance| distance + 1);
                queue.push_back(other);
            }
        }
    }
    distances
}

/// The length of a shortest cycle: for each edge, the shortest way around it.
fn girth(graph: &Graph) -> Option<u32> {
    let around = |(a, b): (u32, u32)| {
        let rest = graph.each_edge().filter(|&edge| edge != (a, b)).collect();
        distances(&Graph::new(graph.vertices(), rest).unwrap(), a)[b as usize].map(|distance| distance + 1)
    };
    graph.each_edge().filter_map(around).min()
}

fn degrees(graph: &Graph) -> (usize, usize) {
    let degrees = || (0..graph.vertices()).map(|vertex| graph.degree(vertex));
    (degrees().min().unwrap(), degrees().max().unwrap())
}

#[test]
fn known_graphs_have_their_known_numbers() {
    // The word; vertices, edges; least and largest degree; girth (0: no cycle), chromatic number.
    let known = [
        ("australia", (7, 9), (0, 5), 3, 3),
        ("usa", (49, 107), (1, 8), 3, 4),
        ("petersen", (10, 15), (3, 3), 5, 3),
        ("grotzsch", (11, 20), (3, 5), 4, 4),
        ("heawood", (14, 21), (3, 3), 6, 2),
        ("tetrahedron", (4, 6), (3, 3), 3, 4),
        ("cube", (8, 12), (3, 3), 4, 2),
        ("octahedron", (6, 12), (4, 4), 3, 3),
        ("dodecahedron", (20, 30), (3, 3), 5, 3),
        ("icosahedron", (12, 30), (5, 5), 3, 4),
        ("path:1", (1, 0), (0, 0), 0, 1),
        ("path:7", (7, 6), (1, 2), 0, 2),
        ("cycle:3", (3, 3), (2, 2), 3, 3),
        ("cycle:8", (8, 8), (2, 2), 8, 2),
        ("star:7", (7, 6), (1, 6), 0, 2),
        ("wheel:6", (6, 10), (3, 5), 3, 4),
        ("wheel:7", (7, 12), (3, 6), 3, 3),
        ("complete:5", (5, 10), (4, 4), 3, 5),
        ("complete:3,3", (6, 9), (3, 3), 4, 2),
        ("bipartite:2,4", (6, 8), (2, 4), 4, 2),
        ("complete:2,2,2", (6, 12), (4, 4), 3, 3),
        ("prism:5", (10, 15), (3, 3), 4, 3),
        ("hypercube:0", (1, 0), (0, 0), 0, 1),
        ("hypercube:4", (16, 32), (4, 4), 4, 2),
        ("mycielski:1", (2, 1), (1, 1), 0, 2),
        ("mycielski:2", (5, 5), (2, 2), 5, 3),
        ("mycielski:3", (11, 20), (3, 5), 4, 4),
        ("kneser:5,2", (10, 15), (3, 3), 5, 3),
        ("kneser:6,2", (15, 45), (6, 6), 3, 4),
        ("kneser:3,2", (3, 0), (0, 0), 0, 1),
        ("kneser:7,3", (35, 70), (4, 4), 6, 3),
        ("grid:5x5", (25, 40), (2, 4), 4, 2),
        ("grid:1x4", (4, 3), (1, 2), 0, 2),
        ("triangles:3x4", (12, 23), (2, 6), 3, 3),
        ("hexagons:1x1", (6, 6), (2, 2), 6, 2),
        ("hexagons:2x3", (22, 27), (2, 3), 6, 2),
        ("hexagons:3x2", (22, 27), (2, 3), 6, 2),
        ("queen:5", (25, 160), (12, 16), 3, 5),
        ("king:4", (16, 42), (3, 8), 3, 4),
        ("knight:5", (25, 48), (2, 8), 4, 2),
        ("rook:3x4", (12, 30), (5, 5), 3, 4),
        ("sudoku:2", (16, 56), (7, 7), 3, 4),
        ("sudoku:1x3", (9, 18), (4, 4), 3, 3),
    ];
    for (word, size, degree, cycle, colors) in known {
        let graph = made(word);
        assert_eq!((graph.vertices(), graph.edges()), size, "{word}");
        assert_eq!(degrees(&graph), degree, "{word}: degrees");
        assert_eq!(girth(&graph).unwrap_or(0), cycle, "{word}: girth");
        assert_eq!(chromatic_number(&graph), colors, "{word}: chromatic number");
    }
}

#[test]
fn larger_ones_have_the_sizes_that_dimacs_and_the_books_say() {
    let known = [
        ("queen:8", (64, 728)),
        ("queen:8x12", (96, 1_368)),
        ("queen:16", (256, 6_320)),
        ("mycielski:7", (191, 2_360)),
        ("sudoku:3", (81, 810)),
        ("sudoku:2x3", (36, 216)),
        ("knight:8", (64, 168)),
        ("king:8", (64, 210)),
        ("rook:8", (64, 448)),
        ("kneser:8,3", (56, 280)),
        ("kneser:9,1", (9, 36)),
        ("hypercube:10", (1_024, 5_120)),
    ];
    for (word, size) in known {
        let graph = made(word);
        assert_eq!((graph.vertices(), graph.edges()), size, "{word}");
    }
}

#[test]
fn vertices_are_in_the_order_of_dimacs() {
    let first_edges = |word| made(word).each_edge().take(12).map(|(a, b)| (a + 1, b + 1)).collect::<Vec<_>>();
    let myciel3 = [(1, 2), (1, 4), (1, 7), (1, 9), (2, 3), (2, 6), (2, 8), (3, 5), (3, 7), (3, 10), (4, 5), (4, 6)];
    assert_eq!(first_edges("mycielski:3"), myciel3);
    let queen5 = [2, 3, 4, 5, 6, 7, 11, 13, 16, 19, 21, 25].map(|other| (1, other));
    assert_eq!(first_edges("queen:5"), queen5);
    assert!(made("queen:8x12").joins(0, 11) && !made("queen:8x12").joins(11, 12));
}

#[test]
fn different_words_for_one_graph_make_one_graph() {
    assert_eq!(generate("cube"), generate("hypercube:3"));
    assert_eq!(generate("grotzsch"), generate("mycielski:3"));
    assert_eq!(generate("bipartite:3,3"), generate("complete:3,3"));
    assert_eq!(generate("queen:8"), generate(" Queen : 8 x 8 "));
    assert_eq!(generate("queen:8x12"), generate("queen:8,12"));
    assert_eq!(generate("kneser:4,4"), generate("path:1"));
    assert_eq!(generate("gnm:50,100"), generate("gnm:50,100,1"));
    assert_ne!(generate("gnm:50,100"), generate("gnm:50,100,2"));
}

#[test]
fn maps_have_names() {
    let australia = made("australia");
    let named = |graph: &Graph, name: &str| (0..graph.vertices()).find(|&v| graph.name(v) == name).unwrap();
    let neighbours = |graph: &Graph, name: &str| {
        let names = graph.neighbours(named(graph, name)).iter().map(|&other| graph.name(other).into_owned());
        names.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(neighbours(&australia, "SA"), "WA NT Q NSW V");
    assert_eq!(neighbours(&australia, "T"), "");
    let usa = made("usa");
    // The four corners touch, and no more; Missouri and Tennessee have the most neighbours; Maine has one.
    assert_eq!(neighbours(&usa, "UT"), "AZ CO ID NV WY");
    assert_eq!(neighbours(&usa, "TN"), "AL AR GA KY MO MS NC VA");
    assert_eq!(neighbours(&usa, "MO"), "AR IA IL KS KY NE OK TN");
    assert_eq!(neighbours(&usa, "ME"), "NH");
    assert_eq!(neighbours(&usa, "MI"), "IN OH WI");
    assert_eq!(neighbours(&usa, "NY"), "CT MA NJ PA VT");
    let together = distances(&usa, 0);
    assert!(together.iter().all(Option::is_some));
}

#[test]
fn a_seed_makes_the_same_graph_for_ever() {
    let first = |word| made(word).each_edge().take(6).collect::<Vec<_>>();
    assert_eq!(first("gnm:200,470,1"), [(0, 25), (0, 44), (0, 122), (0, 174), (0, 186), (1, 18)]);
    assert_eq!(first("gnp:100,0.5,1"), [(0, 2), (0, 4), (0, 5), (0, 9), (0, 11), (0, 13)]);
    assert_eq!(first("gnp:100000,0.00001,7")[..2], [(0, 89_509), (0, 93_690)]);
    assert_eq!(first("flat:200,3,470,1"), [(0, 44), (0, 77), (0, 186), (1, 16), (1, 18), (1, 19)]);
    assert_eq!(first("geometric:100,0.15,1"), [(0, 5), (0, 26), (0, 52), (0, 76), (1, 68), (1, 70)]);
    assert_eq!(first("tree:20,1"), [(0, 8), (0, 14), (1, 9), (1, 12), (2, 13), (2, 19)]);
}

#[test]
fn random_graphs_have_as_many_edges_as_asked_for() {
    for (n, m) in [(1, 0), (5, 0), (5, 10), (30, 434), (30, 435), (200, 470), (300, 30_000), (100_000, 300_000)] {
        assert_eq!(made(&format!("gnm:{n},{m},3")).edges(), m, "gnm:{n},{m}");
    }
    for (n, k, m) in [(9, 3, 27), (10, 3, 33), (10, 3, 30), (4, 7, 6), (10, 1, 0), (200, 3, 480)] {
        let graph = made(&format!("flat:{n},{k},{m},5"));
        assert_eq!(graph.edges(), m, "flat:{n},{k},{m}");
        if n <= 10 {
            assert!(chromatic_number(&graph) <= k, "flat:{n},{k},{m}");
        }
    }
    assert_eq!(made("gnp:50,0").edges(), 0);
    assert_eq!(made("gnp:50,1").edges(), 1_225);
    assert_eq!(made("geometric:50,0").edges(), 0);
    assert_eq!(degrees(&made("flat:9,3,27,5")), (6, 6));
}

#[test]
fn every_edge_of_a_random_graph_is_as_likely_as_another() {
    // 4,000 graphs of 5 vertices with 3 of 10 edges, then with 8 of 10, then each with probability 0.3.
    for (word, expected) in [("gnm:5,3", 1_200.0), ("gnm:5,8", 3_200.0), ("gnp:5,0.3", 1_200.0)] {
        let mut times = [[0u32; 5]; 5];
        for seed in 0..4_000 {
            for (a, b) in made(&format!("{word},{seed}")).each_edge() {
                times[a as usize][b as usize] += 1;
            }
        }
        // Five standard deviations.
        let all = (0..5).flat_map(|a| (a + 1..5).map(move |b| (a, b)));
        for (a, b) in all {
            let off = f64::from(times[a][b]) - expected;
            assert!(off.abs() < 5.0 * 29.0, "{word}: edge {a} – {b} {} times", times[a][b]);
        }
    }
}

#[test]
fn random_trees_are_trees_and_all_turn_up() {
    for n in [1, 2, 3, 10, 500] {
        let tree = made(&format!("tree:{n},9"));
        assert_eq!(tree.edges(), n - 1);
        assert!(distances(&tree, 0).iter().all(Option::is_some));
    }
    let different: std::collections::HashSet<Vec<(u32, u32)>> =
        (0..2_000).map(|seed| made(&format!("tree:5,{seed}")).each_edge().collect()).collect();
    assert_eq!(different.len(), 125);
}

#[test]
fn points_are_joined_if_they_are_near() {
    let word = "geometric:300,0.1,4";
    let (graph, places) = (made(word), layout(word).unwrap());
    // Places are thousandths of 1.5 √300 = 25.98 to the unit.
    let near = |a: u32, b: u32| {
        let (a, b) = (places[a as usize], places[b as usize]);
        f64::from(a.x - b.x).hypot(f64::from(a.y - b.y)) / 25_980.8
    };
    for a in 0..300 {
        for b in a + 1..300 {
            let distance = near(a, b);
            assert!(graph.joins(a, b) == (distance <= 0.1) || (distance - 0.1).abs() < 1e-3, "{a} – {b}: {distance}");
        }
    }
}

#[test]
fn every_example_of_the_table_is_made_and_its_places_differ() {
    for family in families() {
        let graph = made(family.example);
        assert!(family.example.starts_with(family.word), "{}", family.word);
        let [help, takes] = [family.help(), Text::id_only(family.takes)].map(|text| words::english(&text));
        assert!(help.ends_with('.') && takes.contains(' ') && !takes.ends_with('.'), "{}", family.word);
        assert_eq!(family.parameters.is_empty(), family.example == family.word, "{}", family.word);
        if let Some(mut places) = layout(family.example) {
            assert_eq!(places.len(), graph.vertices() as usize, "{}", family.word);
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len(), graph.vertices() as usize, "{}: two vertices on one spot", family.word);
        }
    }
}

#[test]
fn cubes_of_many_dimensions_have_a_place_for_each_corner() {
    for dimension in 0..=10 {
        let mut places = layout(&format!("hypercube:{dimension}")).unwrap();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), 1 << dimension);
    }
}

#[test]
fn a_long_path_goes_to_and_fro_by_single_steps() {
    let places = layout("path:50").unwrap();
    assert!(places.windows(2).all(|pair| (pair[0].x - pair[1].x).abs() + (pair[0].y - pair[1].y).abs() == 1_000));
    assert!(places.iter().all(|place| place.x <= 9_000 && place.y <= 4_000));
}

#[test]
fn what_is_too_large_to_draw_has_no_places() {
    assert!(layout("grid:100x100").is_some());
    assert_eq!(layout("grid:101x100"), None);
    assert_eq!(layout("nothing"), None);
}

#[test]
fn bad_words_are_told_what_is_wrong() {
    let table = [
        (
            "peterson",
            "there is no file and no graph called 'peterson'; did you mean 'petersen'? ('backtrail color --help' lists the graphs)",
        ),
        (" ", "which graph? Give a name such as petersen, queen:8 or gnm:200,470,1"),
        ("queen", "queen takes a size such as 8 or 8x12: the size is missing"),
        ("queen:", "queen takes a size such as 8 or 8x12: the size is missing"),
        ("queen:x", "queen takes a size such as 8 or 8x12: 'x' is not a size"),
        ("queen:0", "queen takes a size such as 8 or 8x12: '0' is not a size"),
        ("queen:8x", "queen takes a size such as 8 or 8x12: '8x' is not a size"),
        ("queen:8x8x8", "queen takes a size such as 8 or 8x12: '8x8x8' is not a size"),
        ("queen:8,8,8", "queen takes a size such as 8 or 8x12: '8' is one too many"),
        ("petersen:5", "petersen takes no parameters: '5' is one too many"),
        ("cycle:2", "cycle takes a number of vertices: '2' is not a number of vertices, at least 3"),
        (
            "gnm:200",
            "gnm takes the numbers of vertices and edges and an optional seed, such as 200,470,1: the number of edges is missing",
        ),
        ("gnm:5,11", "gnm with 5 vertices has at most 10 edges, not 11"),
        ("flat:6,2,10", "flat with 6 vertices has at most 9 edges, not 10"),
        (
            "gnp:100,1.5",
            "gnp takes a number of vertices, a probability and an optional seed, such as 100,0.5,1: '1.5' is not a probability from 0 to 1",
        ),
        ("queen:100000", "queen would have 10000000000 vertices; at most 268435456 are possible"),
        ("complete:100000", "complete would have 4999950000 edges; at most 268435456 are possible"),
        ("hypercube:200", "hypercube would have far too many vertices; at most 268435456 are possible"),
        ("gnp:1000000,0.5", "gnp would have 249999750000 edges; at most 268435456 are possible"),
    ];
    for (word, message) in table {
        assert_eq!(refused(word), message, "{word}");
    }
}

#[test]
fn absurd_sizes_are_refused_at_once() {
    let most = u64::MAX;
    for family in families().iter().filter(|family| !family.parameters.is_empty() && family.word != "kneser") {
        for word in [format!("{most}"), format!("{most},{most}"), format!("{most},3"), format!("{most},0,{most}")] {
            refused(&format!("{}:{word}", family.word));
        }
    }
    refused("kneser:1000000,500000");
    refused(&format!("flat:{most},{most},{most}"));
    refused(&format!("queen:1x{most}"));
    refused("queen:1x268435456");
    refused(&format!("kneser:{most},{}", most / 2));
}
