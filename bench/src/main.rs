//! Measures Backtrail and writes dated records: `cargo run --release -p bench`, or with the names of suites. What takes many
//! minutes or needs data from elsewhere runs only by name. `against OLD-CHECKOUT` holds this checkout against another one.
//!
//! Every run checks its answer; a wrong one ends the program. Times are the least of interleaved rounds, CPU time where
//! one thread works; ratios are taken within one run, since these machines are shared.

mod against;
mod by_hand;
mod coloring;
mod counting;
mod cover;
mod engine;
mod knight;
mod measure;
mod models;
mod page;
mod process;
mod record;
mod sudoku;
mod textbook;

use record::Record;

/// What runs only by name: it takes many minutes, or needs data that is not in this repository.
const BY_NAME: [&str; 11] = [
    "page",
    "large",
    "color",
    "color-chromatic",
    "cover",
    "knight",
    "knight-large",
    "models",
    "sudoku",
    "sudoku-big",
    "sudoku-lines",
];

/// A name, one sentence, and what it measures.
type Suite = (&'static str, &'static str, fn(&mut Record));

const SUITES: &[Suite] = &[
    ("engine", "The engine beside hand-written recursion, what observers cost, and what threads gain", engine::run),
    ("counting", "Counting n queens: the whole command beside the fastest public programs", counting::run),
    ("large", "Counting 20 and more queens: minutes, and 3.2 GB for the sample of 22", counting::large),
    ("threads", "What a second thread gains; run it on an idle machine", counting::threads),
    ("color", "Graph colouring: decided, counted and greedy, beside CaDiCaL, igraph and rustworkx", coloring::run),
    ("color-chromatic", "The least number of colours of the DIMACS graphs, 20 s each", coloring::chromatic),
    ("cover", "Exact covers: counted and listed, beside Knuth's programs", cover::run),
    ("knight", "Knight's tours: counted, listed, and one of a large board, beside public programs", knight::run),
    ("knight-large", "Knight's tours counted in minutes and gigabytes", knight::large),
    (
        "sudoku",
        "Sudoku 9×9: single stream, batch, AVX2 and plain integers beside the fastest public programs",
        sudoku::run,
    ),
    ("models", "Constraint models beside fzn-gecode", models::run),
    ("page", "The page in Chromium: frames of the tree", page::run),
    ("sudoku-big", "Sudoku 16×16 to 36×36 beside CaDiCaL", sudoku::big),
    ("sudoku-lines", "A million Sudokus through the whole command", sudoku::lines),
    ("textbook", "Every textbook solver of n queens, all solutions counted", textbook::run),
];

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    if asked.first().is_some_and(|word| word == "against") {
        std::process::exit(against::run(&asked[1..]));
    }
    if let Some(unknown) = asked.iter().find(|name| SUITES.iter().all(|(suite, ..)| suite != name)) {
        let names: Vec<&str> = SUITES.iter().map(|(name, ..)| *name).collect();
        eprintln!("bench: there is no suite '{unknown}'; there are {}", names.join(", "));
        std::process::exit(2);
    }
    for (name, about, run) in SUITES {
        if asked.is_empty() && !BY_NAME.contains(name) || asked.iter().any(|suite| suite == name) {
            let mut record = Record::new(name, about);
            run(&mut record);
            record.save();
        }
    }
}
