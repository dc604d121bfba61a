use proptest::prelude::*;
use registry::{Bounds, Question, Registry, Request, Wish};

use super::{ExactCover, read};

fn number(text: &str, solver: &str) -> String {
    asked(text, &[], solver).unwrap()
}

/// The number of covers, or why the solver refuses.
fn asked(text: &str, flags: &[&str], solver: &str) -> Result<String, String> {
    let mut registry = Registry::new();
    registry.add(ExactCover).unwrap();
    let entry = registry.puzzle("cover").unwrap();
    let mut given = registry::Flags::default();
    flags.iter().for_each(|flag| given.give(flag, None));
    let case = entry.pose(text, &given, &Bounds::NONE).unwrap();
    let plan = case.plan(&Wish::asking(Question::Count).by(Some(solver))).map_err(|error| error.to_string())?;
    Ok(case.solve(&plan.solver, &Request::new(Question::Count), &mut registry::ignore).solutions.to_string())
}

fn error(text: &str) -> String {
    read(text, &Bounds::NONE).unwrap_err().to_string()
}

const LANGFORD: &str = "cover\nitems d1..d4 s1..s8\nd{k} s{i} s{i+k+1}  for k in 1..4, i in 1..7-k\n";
const PENTOMINOES: &str = "cover\nboard 3x20\npiece F .##/##./.#.\npiece I #####\npiece L #../#../##.\n";

#[test]
fn every_solver_counts_the_same() {
    let latin = "cover
items c{i}{j} r{i}{j} k{i}{j} for i in 1..4, j in 1..4
c{i}{j} r{i}{v} k{j}{v} for i in 1..4, j in 1..4, v in 1..4";
    let queens = "cover
items r1..r6 c1..c6
secondary a2..a12 b1..b11
r{i} c{j} a{i+j} b{i-j+6} for i in 1..6, j in 1..6";
    let squares = "cover\nboard\n....\n.##.\n....\npiece I ## any\npiece L ##/#. any";
    for solver in ["links", "cells", "dense", "memo", "orbits", "turns"] {
        assert_eq!(number("a b c d e f g/c e/a d g/b c f/a d f/b g/d e g", solver), "1");
        assert_eq!(number(LANGFORD, solver), "2");
        assert_eq!(number(latin, solver), "576");
        assert_eq!(number(queens, solver), "4");
        assert_eq!(number(squares, solver), number(squares, "links"));
        // Knuth's example of colours: one solution.
        assert_eq!(number("p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B", solver), "1");
        assert_eq!(number("0010110\n1001001\n0110010\n1001000\n0100001\n0001101", solver), "1");
    }
}

#[test]
fn multiplicities_are_counted_by_links_cells_and_dense() {
    for solver in ["links", "cells", "dense"] {
        assert_eq!(number("2|a b\na b\na\na", solver), "2");
        assert_eq!(number("0:2|a\na\na", solver), "4");
        assert_eq!(number("cover\nboard 2x3\npiece I ## x3", solver), "3");
        // Three queens for each square of 6×6 to be attacked or taken (Knuth, 7.2.2.1): four ways.
        assert_eq!(number(QUEENS_THAT_DOMINATE, solver), "4");
    }
    let refused = asked("2|a b\na b\na\na", &[], "memo").unwrap_err();
    assert!(refused.contains("dense"), "{refused}");
}

const QUEENS_THAT_DOMINATE: &str = include_str!("../../../../examples/queens-that-dominate.txt");

#[test]
fn every_solver_counts_the_same_up_to_symmetry() {
    let queens = "cover
items r1..r6 c1..c6
secondary a2..a12 b1..b11
r{i} c{j} a{i+j} b{i-j+6} for i in 1..6, j in 1..6";
    let dominoes = "cover\nboard 4x4\npiece I ## any";
    for solver in ["links", "cells", "dense", "memo", "orbits", "turns"] {
        let distinct = |text| asked(text, &["distinct"], solver).unwrap();
        assert_eq!(distinct(LANGFORD), "1");
        assert_eq!(distinct(queens), "1");
        assert_eq!(distinct(dominoes), "9");
        assert_eq!(distinct(PENTOMINOES_3X20), "2");
    }
    // One of the squares of order 5 has many images: 10,368,000 automorphisms are too many to keep, but not too many for their orbits.
    let latin = |n: u32| {
        format!(
            "cover\nitems c{{i}}_{{j}} r{{i}}_{{j}} k{{i}}_{{j}} for i in 1..{n}, j in 1..{n}
c{{i}}_{{j}} r{{i}}_{{v}} k{{j}}_{{v}} for i in 1..{n}, j in 1..{n}, v in 1..{n}"
        )
    };
    assert!(asked(&latin(5), &["distinct"], "turns").unwrap_err().contains("10368000"));
    assert!(asked(&latin(6), &["distinct"], "dense").unwrap_err().contains("2239488000"));
}

const PENTOMINOES_3X20: &str = "cover
board 3x20
piece F .##/##./.#.
piece I #####
piece L #./#./#./##
piece N .#/.#/##/#.
piece P ##/##/#.
piece T ###/.#./.#.
piece U #.#/###
piece V #../#../###
piece W #../##./.##
piece X .#./###/.#.
piece Y .#/##/.#/.#
piece Z ##./.#./.##";

#[test]
fn pieces_are_turned_as_they_may_be() {
    let options = |more: &str| {
        let text = format!("cover\nboard 5x5\npiece F .##/##./.#. {more}");
        read(&text, &Bounds::NONE).unwrap().cover.options().len()
    };
    assert_eq!([options(""), options("one-sided"), options("fixed")], [8 * 9, 4 * 9, 9]);
    // The drawing of a single square is no comment.
    let single = read("cover\nboard 1x2\npiece o # x2 # two of them", &Bounds::NONE).unwrap().cover;
    assert_eq!((single.options().len(), single.items().len()), (2, 3));
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    assert_eq!(error(""), "there is nothing to cover: the text is empty");
    assert_eq!(error("| only a comment"), "there is nothing to cover: the text is empty");
    assert_eq!(error("a b a"), "line 1, column 5: item a is named twice");
    assert_eq!(error("a b\na c"), "line 2, column 3: there is no item c");
    assert_eq!(error("alpha beta\nalhpa"), "line 2, column 1: there is no item alhpa; did you mean alpha?");
    assert_eq!(error("rat ape\nart"), "line 2, column 1: there is no item art; did you mean rat?");
    assert_eq!(error("a b\na b a"), "line 2, column 5: item a is in this option twice");
    assert_eq!(error("a | x\na:1"), "line 2, column 1: a is primary: only secondary items have colours");
    assert_eq!(error("3:1|a"), "line 1, column 1: '3:1|a' does not say how often: write 2|name or 1:3|name");
    assert_eq!(error("01\n011"), "line 2: a row of 3 where others have 2");
    assert_eq!(error("cover\nitems a{i for i in 1..2"), "line 2: a{i lacks its closing brace");
    assert_eq!(error("cover\nitems a{j} for i in 1..2"), "line 2: nothing is called j in 'j'");
    assert_eq!(error("cover\nitems a{1/0}"), "line 2: '1/0' divides by 0");
    assert!(error("cover\nitems a{i} for i in 1..10000000000").contains("more than 2000000 lines"));
    assert_eq!(
        error("cover\n  item a1..a4\na1"),
        "line 2, column 3: 'item' where no items are named yet: they come first, on a line such as items a1..a12"
    );
    assert_eq!(
        error("cover\nitems a{2 3}"),
        "line 2: '2 3' is not an expression of numbers and names with + - * / % ^, min(…) and max(…)"
    );
    assert_eq!(error("cover\nitems a{10^19}"), "line 2: '10^19' does not fit 64 bits");
    assert!(error(&format!("cover\nitems a{{1{}}}", "^1".repeat(100_000))).contains("is not an expression"));
    assert_eq!(error("cover\nitems a1..b4"), "line 2: 'a1..b4' is not a range of names, such as a1..a12");
    assert_eq!(error("cover\nitems a4..a1"), "line 2: 'a4..a1' runs backwards: write a1..a4");
    assert_eq!(
        error("cover\nitems a1..a1000000000000"),
        "line 2: 'a1..a1000000000000' is too long: a range has 2000000 names at most"
    );
    assert_eq!(
        error("cover\nboard 3x\npiece I #"),
        "line 2, column 7: '3x' is not a size: write rows and columns up to 1000, such as 6x10"
    );
    let bounds = Bounds { cells: 3, ..Bounds::NONE };
    assert!(read("a b c d", &bounds).is_err() && read("cover\nboard 2x2\npiece I #", &bounds).is_err());
}

#[test]
fn a_part_in_parentheses_stands_for_several_items_of_an_option() {
    let written = |text: &str| read(text, &Bounds::NONE).unwrap().written();
    let rows =
        written("cover\nitems a1..a4\n(a{i} a{i+1} for i in 1..3 if i != 2)\n(a{j} for j in k..k+1) for k in 1..3");
    assert_eq!(rows, "a1 a2 a3 a4 \na1 a2 a3 a4\na1 a2\na2 a3\na3 a4\n");
    assert_eq!(error("cover\nitems a\n(a"), "line 3: a part in parentheses is not closed, or is nested too deep");
    let deep = format!("cover\nitems a\n{}a{}", "( ".repeat(1000), " )".repeat(1000));
    assert!(error(&deep).starts_with("line 3"));
    assert!(error("cover\nitems a\n(a for i in 1..1000000000000)").contains("more than 2000000 lines"));
    assert_eq!(written("cover\nitems x{min(3, 2)} x{max(1,5,4)}\nx2 x5"), "x2 x5 \nx2 x5\n");
    assert_eq!(written("cover\nitems x{2^3^2} x{5+-2^2} x{7^0+1}\nx512 x1 x2"), "x512 x1 x2 \nx512 x1 x2\n");
}

const MACMAHON: &str = include_str!("../../../../examples/macmahon.txt");

#[test]
fn macmahons_squares_are_stated_in_a_few_lines() {
    let cover = read(MACMAHON, &Bounds::NONE).unwrap().cover;
    let primary = cover.items().iter().filter(|item| item.is_primary()).count();
    // 24 squares on 24 places; 81 ways to colour and turn one, on each place; and the border.
    assert_eq!((primary, cover.options().len()), (24 + 24 + 1, 81 * 24 + 1));
}

#[test]
fn options_that_nothing_would_choose_are_left_out() {
    assert_eq!(read("a | x\na x\nx", &Bounds::NONE).unwrap().left_out, 1);
}

#[test]
fn a_checker_finds_what_is_wrong() {
    let statement = read("a b c\na b\nc\nb c", &Bounds::NONE).unwrap();
    let verdict = |text: &str| super::check::check(&statement, text).unwrap();
    assert!(verdict("b a / c").is_legal() && verdict("0,1").complete);
    assert!(!verdict("0").complete);
    let clash = verdict("a b\nb c");
    assert_eq!((clash.total, clash.is_legal()), (1, false));
    assert!(super::check::check(&statement, "a c").is_err());
    let dominoes = read("cover\nboard 2x2\npiece I ## any", &Bounds::NONE).unwrap();
    let refused = super::check::check(&dominoes, "I I\nI I\n").unwrap_err().to_string();
    assert!(refused.starts_with("line 1: ") && refused.contains("--format list"), "{refused}");
}

proptest! {
    #[test]
    fn nothing_that_is_read_breaks_the_reader(text in "(cover\n)?[ab01:|#./{}()x \n]{0,60}( for i in 1..3)?") {
        let _ = read(&text, &Bounds { cells: 1_000, edges: 10_000, ..Bounds::NONE });
    }

    #[test]
    fn what_is_written_is_read_back(options in prop::collection::vec(prop::collection::btree_map(0..5_u32, 0..3_u32, 1..4), 1..8)) {
        let mut text = "a 2|b 1:3|c | x y\n".to_string();
        for option in options {
            let word = |(item, colour): (u32, u32)| {
                let name = ["a", "b", "c", "x", "y"][item as usize];
                if item > 2 && colour > 0 { format!("{name}:{colour}") } else { name.to_string() }
            };
            text.push_str(&option.into_iter().map(word).collect::<Vec<_>>().join(" "));
            text.push('\n');
        }
        let once = read(&text, &Bounds::NONE).unwrap();
        prop_assume!(!once.cover.options().is_empty());
        let again = read(&once.written(), &Bounds::NONE).unwrap();
        prop_assert_eq!(once.written(), again.written());
        prop_assert_eq!(once.cover.items(), again.cover.items());
    }
}

#[test]
fn pentominoes_have_letters_on_the_board() {
    let picture = read(PENTOMINOES, &Bounds::NONE).unwrap().picture.unwrap();
    assert_eq!((picture.rows, picture.columns, picture.letters), (3, 20, vec!['F', 'I', 'L']));
}

#[test]
fn a_text_on_one_line_ends_its_lines_with_semicolons_or_slashes() {
    for text in [
        "cover;board 3x5;piece I ###;piece L ##/#. x2;piece P ##/##;piece o # x2",
        "a b c; a b; c; b c",
        "a b c/a b/c/b c",
    ] {
        let lines = if text.contains(';') { text.replace(';', "\n") } else { text.replace('/', "\n") };
        assert_eq!((number(text, "links"), number(text, "dense")), (number(&lines, "links"), number(text, "links")));
    }
    assert_eq!(number("cover; board; ...; .#.; piece I ## any; piece o # x1", "links"), "3");
}

#[test]
fn a_text_that_is_surely_an_exact_cover_says_so() {
    let is_one = |text: &str| registry::Puzzle::is_named_in(&ExactCover, text);
    assert!(is_one("cover\nitem a") && is_one("cover;items a") && is_one("| a comment\n\ncover board"));
    assert!(is_one("apple pear plum\napple pear\napple\nplun") && !is_one("apple pear plum\napple pear\napple"));
    assert!(is_one("a 2|b | x y\na x:1\na y\nb b") && is_one("a b c d e f g/c e/a d g/b c f/a d f/b q/d e g"));
    // Edges, neighbours, a grid, words.
    for other in [
        "1 2\n1 3\n2 3\n3 4",
        "0 1 2 3\n1 0 2\n2 0 1\n3 0",
        "a b 5\na c 7\nb c 1\nc d 2",
        "1 2 . .\n. . 1 2\n. . . .",
        "",
        "8",
    ] {
        assert!(!is_one(other), "{other}");
    }
}
