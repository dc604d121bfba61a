use std::fmt::{self, Write};
use std::sync::Arc;

use coloring::{Colored, Graph, Names, generate, layout};

use crate::snapshot;
use crate::solution::{Look, draw};

/// A graph by its word, coloured greedily: each vertex the least colour that its earlier neighbours leave.
fn greedy(graph: Graph) -> Colored {
    let mut colors: Vec<u32> = Vec::new();
    for vertex in 0..graph.vertices() {
        let before = || graph.neighbours(vertex).iter().filter(|&&other| other < vertex);
        let is_free = |color: &u32| before().all(|&other| colors[other as usize] != *color);
        let color = (0..).find(is_free).unwrap();
        colors.push(color);
    }
    Colored::new(Arc::new(graph), colors)
}

fn made(word: &str) -> Colored {
    let colored = greedy(generate(word).unwrap());
    match layout(word) {
        Some(places) => colored.placed(places.into()),
        None => colored,
    }
}

fn colored(word: &str, colors: &[u32]) -> Colored {
    Colored { colors: colors.to_vec(), ..made(word) }
}

fn petersen() -> Colored {
    colored("petersen", &[0, 1, 0, 1, 2, 1, 0, 2, 2, 1])
}

fn australia() -> Colored {
    colored("australia", &[0, 1, 2, 0, 1, 0, 0])
}

fn triangles() -> Colored {
    let triangles = (0..4).flat_map(|i| [(3 * i, 3 * i + 1), (3 * i + 1, 3 * i + 2), (3 * i, 3 * i + 2)]);
    let path = (20..40).map(|i| (i - 1, i));
    greedy(Graph::new(45, triangles.chain([(12, 13)]).chain(path).chain([(25, 40)]).collect()).unwrap())
}

fn svg(colored: &Colored, out: &mut dyn Write) -> fmt::Result {
    draw(colored, Look::Svg, out)
}

fn dot(colored: &Colored, out: &mut dyn Write) -> fmt::Result {
    draw(colored, Look::Dot, out)
}

fn lines(colored: &Colored, out: &mut dyn Write) -> fmt::Result {
    draw(colored, Look::Board { ascii: false }, out)
}

fn list(colored: &Colored, out: &mut dyn Write) -> fmt::Result {
    draw(colored, Look::List, out)
}

fn written(write: impl Fn(&Colored, &mut dyn Write) -> fmt::Result, colored: &Colored) -> String {
    let mut out = String::new();
    write(colored, &mut out).expect("a text takes all");
    out
}

#[test]
fn pictures_are_as_they_were_reviewed() {
    snapshot::compare("coloring-petersen.svg", &written(svg, &petersen()));
    snapshot::compare("coloring-australia.svg", &written(svg, &australia()));
    snapshot::compare("coloring-australia.dot", &written(dot, &australia()));
    snapshot::compare("coloring-usa.svg", &written(svg, &made("usa")));
    let colors: Vec<u32> = (0..25).map(|square| (square % 5 + 3 * (square / 5)) % 5).collect();
    snapshot::compare("coloring-queen-5.svg", &written(svg, &colored("queen:5", &colors)));
    snapshot::compare("coloring-gnm-30-60.svg", &written(svg, &made("gnm:30,60")));
    snapshot::compare("coloring-components.svg", &written(svg, &triangles()));
    snapshot::compare("coloring-1.svg", &written(svg, &made("path:1")));
}

#[test]
fn texts_are_as_they_are_read() {
    let australia = australia();
    assert_eq!(written(lines, &australia), "WA  = 0\nNT  = 1\nSA  = 2\nQ   = 0\nNSW = 1\nV   = 0\nT   = 0\n");
    assert_eq!(written(list, &australia), "0,1,2,0,1,0,0\n");
    let path = written(lines, &made("path:11"));
    assert!(path.starts_with(" 0 = 0\n 1 = 1\n") && path.ends_with("10 = 0\n"));
    let empty = greedy(Graph::new(0, vec![]).unwrap());
    assert_eq!((written(lines, &empty), written(list, &empty)), (String::new(), "\n".to_string()));
}

#[test]
fn a_long_text_comes_whole() {
    let long = written(lines, &made("path:30000"));
    assert_eq!(long.lines().count(), 30_000);
    assert!(long.lines().enumerate().all(|(i, line)| line == format!("{i:>5} = {}", i % 2)));
}

#[test]
fn a_name_with_signs_of_the_language_stays_a_name() {
    let names = ["a \"b\" \\ & <c>", "x\ny"].map(Into::into).to_vec();
    let graph = Graph::new(2, vec![(0, 1)]).unwrap().named(Names::Each(names));
    let colored = greedy(graph);
    let dot = written(dot, &colored);
    assert!(dot.contains("\"a \\\"b\\\" \\\\ & <c>\" [label=\"a \\\"b\\\" \\\\ &amp; <c>\\n0\","), "{dot}");
    assert!(dot.contains("label=\"x\\\\ny\\n1\""), "{dot}");
    assert!(written(svg, &colored).contains("<title>a &quot;b&quot; \\ &amp; &lt;c&gt; = 0</title>"));
}

/// The number of each attribute of this name.
fn numbers(svg: &str, attribute: &str) -> Vec<f64> {
    let start = format!(" {attribute}=\"");
    let parts = svg.split(&start).skip(1);
    parts.map(|part| part[..part.find('"').unwrap()].parse().unwrap()).collect()
}

#[test]
fn every_vertex_has_a_disc_of_its_own_inside_the_frame() {
    let words =
        ["petersen", "australia", "usa", "queen:8", "grid:1x9", "gnm:30,60", "gnm:80,40", "complete:12", "star:40"];
    for word in words.into_iter().chain(["geometric:60,0.2", "gnm:600,900", "path:1", "hypercube:5", "sudoku:3"]) {
        let colored = made(word);
        let picture = written(svg, &colored);
        let (x, y, r) = (numbers(&picture, "cx"), numbers(&picture, "cy"), numbers(&picture, "r"));
        let (wide, tall) = (numbers(&picture, "width")[0], numbers(&picture, "height")[0]);
        let n = colored.colors.len();
        assert_eq!(x.len(), n + colored.used().len(), "{word}: discs of vertices and of the legend");
        for i in 0..n {
            assert!(x[i] > r[i] && x[i] + r[i] < wide && y[i] > r[i] && y[i] + r[i] < tall, "{word}: {i} is outside");
            for j in 0..i {
                let apart = (x[i] - x[j]).hypot(y[i] - y[j]);
                assert!(apart > 2.0 * r[i], "{word}: discs {j} and {i} are {apart} apart");
            }
        }
    }
}

#[test]
fn every_disc_bears_the_number_of_its_colour() {
    let colored = petersen();
    let picture = written(svg, &colored);
    for (vertex, color) in colored.colors.iter().enumerate() {
        let disc = &picture[picture.find(&format!("<title>{vertex} = {color}</title>")).unwrap()..];
        assert!(disc[..disc.find("</g>").unwrap()].ends_with(&format!(">{color}</text>")), "{vertex}");
    }
}

#[test]
fn an_edge_with_one_colour_at_both_ends_is_seen() {
    let wrong = colored("cycle:5", &[0, 1, 0, 1, 1]);
    let picture = written(svg, &wrong);
    assert!(picture.contains(">wrong: 1 edge with one colour at both ends</text>"));
    assert!(picture.contains("stroke-dasharray"));
    assert!(written(dot, &wrong).contains("\"3\" -- \"4\" [color="));
    assert!(!written(svg, &petersen()).contains("stroke-dasharray"));
}

#[test]
fn an_empty_graph_is_still_a_picture() {
    let picture = written(svg, &greedy(Graph::new(0, vec![]).unwrap()));
    assert!(picture.contains("<title>a graph of 0 vertices and 0 edges, 0 colours</title>"));
    assert!(picture.ends_with("</svg>\n"));
}

#[test]
fn large_colours_are_written_small_enough() {
    let picture = written(svg, &colored("path:2", &[u32::MAX, 12]));
    assert!(picture.contains(">4294967295</text>"));
}
