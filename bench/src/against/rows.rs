//! The commands that are compared. Files are made by `against::make_inputs`.

/// How much of what a command writes must be equal on both sides.
pub(super) enum Same {
    /// All of it.
    Text,
    /// The lines of JSON that are solutions; the outcome tells its time.
    Solutions,
    /// Nothing: words change.
    ExitCode,
}

/// A command, without the program's name.
pub(super) struct Row {
    pub(super) line: &'static str,
    pub(super) same: Same,
}

const fn row(line: &'static str) -> Row {
    Row { line, same: Same::Text }
}

const fn json(line: &'static str) -> Row {
    Row { line, same: Same::Solutions }
}

const fn words(line: &'static str) -> Row {
    Row { line, same: Same::ExitCode }
}

pub(super) const ROWS: &[Row] = &[
    // Starting up.
    words("--help"),
    row("queens 8"),
    // Queens, from the textbook's to the records.
    row("queens 6 --count --solver brute"),
    row("queens 11 --count --solver grid"),
    row("queens 12 --count --solver grid"),
    row("queens 11 --count --solver scan"),
    row("queens 12 --count --solver scan"),
    row("queens 12 --count --solver marks"),
    row("queens 12 --count --solver permutation"),
    row("queens 10 --count --solver bits"),
    row("queens 13 --count --solver bits"),
    row("queens 13 --count --solver bits -p 2"),
    row("queens 13 --count --solver mirror"),
    row("queens 12 --count --distinct"),
    row("queens 15 --count --solver lanes"),
    row("queens 16 --count --solver lanes"),
    row("queens 16 --count --solver lanes -p 2"),
    row("queens 16 --count --solver halves"),
    row("queens 18 --count --solver halves"),
    row("queens 28 --solver bits"),
    row("queens 1000000 --solver construct --format list"),
    row("queens 10 --all --format list"),
    row("queens 12 --all --format list"),
    row("queens 10 --all"),
    json("queens 11 --all --format json"),
    words("profile queens 11 --solver marks"),
    row("tree queens 6 --format mermaid"),
    // Knight's tours.
    row("knight 5x5 --start 0,0 --count --solver plain"),
    row("knight 5x5 --start 0,0 --count --solver warnsdorff"),
    row("knight 200 --solver warnsdorff --format list"),
    row("knight 5x6 --count --solver pruned"),
    row("knight 6x6 --closed --count --solver pruned"),
    row("knight 5x6 --all --solver pruned --format list"),
    row("knight 5x6 --all --solver images --format list"),
    row("knight 6x6 --solutions 20000 --solver images --format list"),
    row("knight 5x6 --count --solver endings"),
    row("knight 6x7 --closed --count --solver endings"),
    row("knight 6x6 --count --solver frontier"),
    row("knight 6x8 --closed --count --solver frontier"),
    row("knight 6x8 --closed --count --solver frontier -p 2"),
    row("knight 2000 --solver divide --format list"),
    // Sudoku.
    row("sudoku 5.6....8......8..4..7....39...9.4.13..23.5...1....7...8...6.....9.2.......4...3.. --solver plain"),
    row("sudoku 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.. --solver plain"),
    row("sudoku 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.. --solver bands"),
    row("sudoku few.txt -p 1 --solver fewest"),
    row("sudoku few.txt -p 1 --solver cover"),
    row("sudoku few.txt -p 1 --solver learn"),
    row("sudoku puzzles.txt -p 1"),
    row("sudoku puzzles.txt -p 2"),
    row("sudoku puzzles.txt -p 1 --count"),
    row("sudoku puzzles.txt -p 1 --unique"),
    json("sudoku puzzles.txt -p 1 --json"),
    row(
        "sudoku ................................................................................. -n 50000 --format list",
    ),
    row(
        "sudoku ................................................................................. -n 20000 --solver fewest --format list",
    ),
    row(
        "sudoku ................................................................................. -n 20000 --solver cover --format list",
    ),
    row("sudoku generate -n 2000 --seed 7 -p 1"),
    row("sudoku generate --box 4x4 --seed 3 -p 1"),
    row("sudoku minimize solved.txt -p 1"),
    row("sudoku rate few.txt -p 1"),
    row("sudoku canon few.txt -p 1"),
    // Colouring.
    row("color queen:9 -k 10"),
    row("color queen:9"),
    row("color queen:10"),
    row("color queen:10 -k 10"),
    row("color mycielski:6"),
    row("color gnm:400,900,2 -k 3"),
    row("color gnm:400,940,1 -k 3"),
    row("color gnm:400,940,3 -k 3"),
    row("color gnm:100000,1000000,1 --solver greedy --format list"),
    row("color grid:8x8 -k 4 --count"),
    row("color grid:6x6 --polynomial"),
    row("color grid:4x5 -k 3 --count --solver plain"),
    row("color grid:4x5 -k 3 --count --solver dsatur"),
    row("color petersen -k 4 --all --solver plain --format list"),
    json("color petersen -k 4 --all --json"),
];

/// The engine's examples: the engine as a program of one's own uses it.
pub(super) const EXAMPLES: &[Row] = &[row("langford 9"), row("magic 3"), row("money"), row("change 300")];
