//! Films of all puzzles: their durations, their caps, and that both formats show the same frames.

use std::collections::BTreeSet;

use ::gif::{ColorOutput, DecodeOptions, Repeat};
use registry::Case;

use super::*;
use crate::shape::{Ink, Layer};
use crate::snapshot;
use crate::svg::colour;

fn case(puzzle: &str, word: &str) -> Case {
    builtin::case(puzzle, word, if puzzle == "color" { &[("k", Some("4"))] } else { &[] }).unwrap()
}

fn player(case: &Case, solver: &str) -> Player {
    Player::new(case.trace(Some(solver)).unwrap().1)
}

fn film(puzzle: &str, word: &str, solver: &str, script: &Script) -> Film {
    let case = case(puzzle, word);
    record(&mut player(&case, solver), &case.board(), &format!("{puzzle} {word}, {solver}"), script)
}

fn all(steps: u64) -> Script {
    Script { steps, question: Question::All, ..Script::default() }
}

/// A GIF as a viewer shows it: the picture at the end, the delays, and whether it loops for ever.
fn shown(bytes: &[u8]) -> (Vec<[u8; 3]>, Vec<u16>, bool) {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).unwrap();
    let wide = usize::from(decoder.width());
    let mut picture = vec![[0; 3]; wide * usize::from(decoder.height())];
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        delays.push(frame.delay);
        for (i, pixel) in frame.buffer.chunks(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
            let (x, y) = (i % usize::from(frame.width), i / usize::from(frame.width));
            let at = (y + usize::from(frame.top)) * wide + x + usize::from(frame.left);
            picture[at] = [pixel[0], pixel[1], pixel[2]];
        }
    }
    (picture, delays, decoder.repeat() == Repeat::Infinite)
}

/// Every element is closed, every attribute is written properly. Returns how many animations there are.
fn well_formed(svg: &str) -> usize {
    use quick_xml::events::Event as Xml;
    let mut reader = quick_xml::Reader::from_str(svg);
    let mut animations = 0;
    loop {
        match reader.read_event().expect("well-formed XML") {
            Xml::Eof => return animations,
            Xml::Start(tag) | Xml::Empty(tag) => {
                assert!(tag.attributes().all(|attribute| attribute.is_ok()), "{tag:?}");
                assert_ne!(tag.name().as_ref(), "script");
                animations += usize::from(tag.name().as_ref() == "animate");
            }
            _ => {}
        }
    }
}

#[test]
fn a_step_is_as_long_as_the_speed_says_and_solutions_pause() {
    let film = film("queens", "4", "scan", &all(1_000));
    let durations: Vec<u128> = film.durations().map(|duration| duration.as_millis()).collect();
    let solutions = durations.iter().filter(|&&millis| millis == 2_250).count();
    assert_eq!((solutions, durations.last()), (2, Some(&3_000)));
    assert!(durations[..durations.len() - 1].iter().all(|&millis| millis == 250 || millis == 2_250));
    assert_eq!(film.duration().as_millis(), durations.iter().sum::<u128>());
    assert_eq!(durations[film.poster], 2_250);
}

#[test]
fn a_film_of_the_first_solution_ends_with_it() {
    let film = film("queens", "4", "scan", &Script::default());
    assert_eq!(film.poster, film.frames.len() - 1);
    let ends = film.durations().last();
    assert_eq!(ends, Some(Duration::from_secs(3)));
}

#[test]
fn a_film_may_begin_later_and_has_one_frame_more_than_steps() {
    let script = Script { steps: 30, from: 100, speed: 10.0, ..Script::default() };
    let film = film("queens", "8", "scan", &script);
    assert_eq!(film.frames.len(), 31);
    assert!(film.durations().take(30).all(|duration| duration == Duration::from_millis(100)));
    let svg = svg(&film);
    assert!(svg.contains(">step 100</text>") && svg.contains(">step 130</text>") && !svg.contains(">step 99</text>"));
}

#[test]
fn strange_scripts_still_make_films() {
    for (steps, from, speed) in
        [(0, 0, 4.0), (5, u64::MAX, 4.0), (u64::MAX, 0, f64::NAN), (9, 3, 0.0), (50, 0, f64::INFINITY), (50, 9, 1e9)]
    {
        let script = Script { steps, from, speed, ..Script::default() };
        let film = film("queens", "4", "marks", &script);
        assert!(!film.frames.is_empty(), "{script:?}");
        assert_eq!(shown(&gif(&film)).1.len(), film.frames.len());
        well_formed(&svg(&film));
    }
}

#[test]
fn long_films_are_thinned_out_and_keep_their_solutions_and_their_length() {
    let film = film("queens", "8", "bits", &all(6_000));
    assert!((MOST_FRAMES / 4..=MOST_FRAMES).contains(&film.frames.len()), "{}", film.frames.len());
    let paused = film.durations().filter(|&duration| duration > Duration::from_secs(2)).count();
    let seconds = film.duration().as_secs_f64();
    // 6,000 events are the whole search of 2,057 visits: 92 solutions, and the last frame of 3 s.
    assert_eq!(paused, 93);
    let events = 2.0 * 2_057.0 + 92.0 + 644.0;
    assert!((seconds - (events / 4.0 + 92.0 * 2.0 + 3.0)).abs() < 1.0, "{seconds}");
}

#[test]
fn the_same_search_is_the_same_film() {
    let [one, other] = [(); 2].map(|()| film("sudoku", "1...3......4...2", "fewest", &all(40)));
    assert_eq!(one, other);
    assert_eq!(svg(&one), svg(&other));
    assert_eq!(gif(&one), gif(&other));
}

#[test]
fn every_solver_of_every_puzzle_is_filmed_in_both_formats() {
    for puzzle in builtin::registry().puzzles() {
        let word = if puzzle.name == "color" { "petersen" } else { &puzzle.examples.tiny };
        let case = case(&puzzle.name, word);
        for solver in puzzle.solvers() {
            let Ok((solver, steps)) = case.trace(Some(&solver.name)) else { continue };
            let film = record(&mut Player::new(steps), &case.board(), &words::english(&case.title()), &all(25));
            let name = format!("{} {}", puzzle.name, solver.name);
            assert!(film.frames.len() > 1, "{name}");
            assert!(well_formed(&svg(&film)) > film.frames.len() / 2, "{name}");
            let (_, delays, loops) = shown(&gif(&film));
            let expected: Vec<u16> = film.frames.iter().map(|frame| frame.hundredths).collect();
            assert!(delays == expected && loops, "{name}");
        }
    }
}

#[test]
fn a_search_without_a_board_shows_its_choices() {
    let case = case("queens", "5");
    let film = record(&mut player(&case, "scan"), &registry::Board::CHOICES, "<choices> & \"signs\"", &all(60));
    well_formed(&svg(&film));
    // Boxes, and crosses with lines to those that are to blame.
    assert!(film.shapes.iter().any(|shape| shape.dashed));
    assert!(film.shapes.iter().any(|shape| shape.layer == Layer::Mark));
}

#[test]
fn a_film_of_a_solution_ends_green_and_one_without_does_not() {
    let green = |film: &Film| {
        let Ink(green) = Ink::of(colour::GREEN);
        shown(&gif(film)).0.iter().filter(|&&pixel| pixel == green).count()
    };
    for (puzzle, word, solver) in [
        ("queens", "5", "scan"),
        ("knight", "3x4", "warnsdorff"),
        ("sudoku", "1...3......4...2", "plain"),
        ("color", "wheel:5", "dsatur"),
    ] {
        let script = Script { steps: 3_000, speed: 100.0, ..Script::default() };
        let found = green(&film(puzzle, word, solver, &script));
        assert!(found > 1_000, "{puzzle}: {found}");
    }
    assert_eq!(green(&film("queens", "3", "scan", &Script::default())), 0);
}

#[test]
fn a_frame_that_is_painted_over_another_is_as_if_painted_at_once() {
    for (puzzle, word, solver, steps) in
        [("queens", "6", "scan", 30), ("knight", "4x5", "plain", 15), ("color", "petersen", "plain", 15)]
    {
        let film = film(puzzle, word, solver, &all(steps));
        // A patch cuts curves, and their rims are then rounded otherwise: 24 pixels at most were seen, each on a rim. A ring
        // that is left behind has hundreds.
        let stale = gif::stale(&film);
        assert!(stale <= 40, "{puzzle}: {stale} pixels");
    }
}

#[test]
fn the_moving_picture_shows_each_shape_in_its_frames_and_in_no_other() {
    let film = film("queens", "5", "scan", &all(120));
    let groups = svg::together(&film);
    for (i, frame) in film.frames.iter().enumerate() {
        let still = frame.shapes.iter().map(|&n| &film.shapes[n as usize]).filter(|shape| shape.layer != Layer::Place);
        let expected: BTreeSet<*const Shape> = still.map(|shape| &raw const *shape).collect();
        let is_shown = |spans: &[(usize, usize)]| spans.iter().any(|&(from, until)| (from..until).contains(&i));
        let visible = groups.iter().filter(|(spans, _)| is_shown(spans)).flat_map(|(_, shapes)| shapes);
        let visible: BTreeSet<*const Shape> = visible.map(|&shape| &raw const *shape).collect();
        assert_eq!(visible, expected, "frame {i}");
    }
}

#[test]
fn films_of_eight_queens_fit_a_slide() {
    let film = film("queens", "8", "scan", &Script::default());
    assert_eq!(film.frames.len(), 201);
    let (svg, gif) = (svg(&film).len(), gif(&film).len());
    assert!(svg < 200_000 && gif < 900_000, "SVG {svg}, GIF {gif}");
}

#[test]
fn large_boards_do_not_explode() {
    for (puzzle, word, solver) in
        [("queens", "100", "scan"), ("knight", "30x30", "warnsdorff"), ("color", "gnm:500,6000", "dsatur")]
    {
        let film = film(puzzle, word, solver, &Script { steps: 120, ..Script::default() });
        let (svg, gif) = (svg(&film), gif(&film));
        well_formed(&svg);
        assert!(svg.len() < 1_500_000 && gif.len() < 3_000_000, "{puzzle}: SVG {}, GIF {}", svg.len(), gif.len());
    }
}

#[test]
fn films_are_as_they_were_reviewed() {
    snapshot::compare("film-queens-4.svg", &svg(&film("queens", "4", "scan", &Script::default())));
    let small = Script { steps: 16, ..Script::default() };
    snapshot::compare("film-wheel-5.svg", &svg(&film("color", "wheel:5", "plain", &small)));
}
