//! Ways out of a maze: a puzzle that Backtrail does not know, with every command, the page, films and three languages.
//!
//! `cargo run -p maze -- maze S../.#./..E --all`, then `compare`, `tree`, `watch`, `serve` …

use std::borrow::Cow;
use std::process::ExitCode;
use std::sync::Arc;

use backtrail::{Problem, Reason, Text, text};
use registry::board::{Kind, Path};
use registry::{
    Board, Bounds, Code, Descriptor, Error, Examples, Flag, FlagKind, Flags, Instance, Mark, Narrated, Operand, Puzzle,
    Registry, Solution, Solver, Verdict, tree,
};

/// Walls and squares, numbered row by row; the way in and the way out.
#[derive(Clone, Debug)]
struct Maze {
    word: String,
    rows: u32,
    columns: u32,
    walls: Arc<[bool]>,
    start: u32,
    exit: u32,
}

impl Maze {
    fn parse(word: &str, bounds: &Bounds) -> Result<Self, Error> {
        let lines: Vec<&str> = word.split(['/', '\n']).map(str::trim).filter(|line| !line.is_empty()).collect();
        let (rows, columns) = (lines.len(), lines.first().map_or(0, |line| line.len()));
        Bounds::admit((rows * columns) as u64, bounds.cells, "registry-squares")?;
        if let Some(ragged) = lines.iter().position(|line| line.len() != columns) {
            return Err(Error::new("ragged", text!("maze-ragged", line = ragged + 1, columns = columns)));
        }
        let squares = lines.concat();
        let missing = |sign| Error::new("no-sign", text!("maze-no-sign", sign = sign));
        let find = |sign: char| squares.find(sign).map(|at| at as u32).ok_or_else(|| missing(sign));
        let walls = squares.chars().map(|sign| sign == '#').collect();
        let (word, rows, columns) = (lines.join("/"), rows as u32, columns as u32);
        Ok(Maze { word, rows, columns, walls, start: find('S')?, exit: find('E')? })
    }

    /// The square to the east, south, west or north of another, unless there is a wall.
    fn beside(&self, square: u32, way: char) -> Option<u32> {
        let beside = match way {
            'E' => (square % self.columns + 1 < self.columns).then_some(square + 1),
            'S' => Some(square + self.columns),
            'W' => (!square.is_multiple_of(self.columns)).then(|| square - 1),
            _ => square.checked_sub(self.columns),
        };
        beside.filter(|&beside| self.walls.get(beside as usize) == Some(&false))
    }

    fn drawn<'a>(&self, numbers: Cow<'a, [u32]>) -> Board<'a> {
        let free = numbers.iter().filter(|&&number| number > 0).count() as u32;
        let (rows, columns, holes, start) = (self.rows, self.columns, Some(self.walls.clone()), Some(self.start));
        let path = Path { rows, columns, first: 0, holes, free, step: (0, 1), start, numbers };
        Board::new(Kind::Path(path), "maze-noun", "maze-mark")
    }
}

impl Instance for Maze {
    fn title(&self) -> Text {
        text!("maze-title", rows = self.rows, columns = self.columns)
    }
    fn word(&self) -> String {
        self.word.clone()
    }
    fn board(&self) -> Board<'static> {
        self.drawn(Cow::Borrowed(&[]))
    }
}

/// Somebody in the maze: the squares so far. No square is entered twice.
#[derive(Clone, Debug)]
struct Walker(Maze, Vec<u32>);

impl Walker {
    fn next(&self, way: char) -> Option<u32> {
        self.0.beside(*self.1.last()?, way)
    }
}

impl Problem for Walker {
    type Choice = char;
    type Choices = std::array::IntoIter<char, 4>;
    type Solution = Walker;

    // @code
    fn choices(&self) -> Self::Choices {
        ['E', 'S', 'W', 'N'].into_iter() // @dead_end
    }
    fn apply(&mut self, way: char) -> bool {
        let next = self.next(way).filter(|next| !self.1.contains(next));
        self.1.extend(next); // @enter @refuse
        next.is_some()
    }
    fn undo(&mut self, _: char) {
        self.1.pop(); // @leave
    }
    fn is_solved(&self) -> bool {
        self.1.last() == Some(&self.0.exit) // @solution
    }
    // @end
    fn solution(&self) -> Walker {
        self.clone()
    }
    fn explain(&self, way: char) -> Option<Reason> {
        let Some(next) = self.next(way) else { return Some(Reason { text: text!("maze-wall"), blames: vec![] }) };
        let at = self.1.iter().position(|&square| square == next)?;
        Some(Reason {
            text: text!("maze-been-there", number = at + 1),
            blames: at.checked_sub(1).into_iter().collect(),
        })
    }
}

impl Narrated for Walker {
    fn marks(&self, way: char, made: bool, marks: &mut Vec<Mark>) {
        let square = if made { self.1.last().copied() } else { self.next(way) };
        marks.extend(square.map(|cell| Mark { cell, value: self.1.len() as u32 + u32::from(!made) }));
    }
}

impl Solution for Walker {
    fn board(&self) -> Board<'_> {
        let mut numbers = vec![0; self.0.walls.len()];
        (1..).zip(&self.1).for_each(|(number, &square)| numbers[square as usize] = number);
        self.0.drawn(numbers.into())
    }
    fn numbers(&self) -> Cow<'_, [u32]> {
        (&self.1).into()
    }
}

struct Mazes;

impl Puzzle for Mazes {
    fn describe(&self) -> Descriptor {
        let plain = |maze: &Maze| tree(Walker(maze.clone(), vec![maze.start]));
        Descriptor {
            is_text: true,
            solution: Some(Operand::new("SQUARES", text!("maze-help-squares"))),
            check_flags: vec![Flag::new("maze", FlagKind::Word("MAZE".into()), text!("maze-help"))],
            examples: Examples::new("S./.E", "S../.#./..E", "S./.E"),
            solvers: vec![
                Solver::walking("plain", text!("maze-idea"), plain)
                    .written([Code::new("Rust", include_str!("main.rs"))]),
            ],
            words: vec![("en", include_str!("en.ftl")), ("fr", include_str!("fr.ftl")), ("ca", include_str!("ca.ftl"))],
            ..Descriptor::new("maze", text!("maze-about"), Operand::new("MAZE", text!("maze-help")))
        }
    }
    fn pose(&self, word: &str, _: &Flags, bounds: &Bounds) -> Result<Box<dyn Instance>, Error> {
        Ok(Box::new(Maze::parse(word, bounds)?))
    }
    fn check(&self, text: &str, flags: &Flags, bounds: &Bounds) -> Result<Verdict, Error> {
        let maze = Maze::parse(flags.value("maze").unwrap_or_default(), bounds)?;
        Ok(check::check(&maze, text))
    }
}

mod check;
#[cfg(test)]
mod tests;

fn main() -> ExitCode {
    let mut registry = Registry::new();
    registry.add(Mazes).expect("no other puzzle is called maze");
    cli::run(&registry, std::env::args_os())
}
