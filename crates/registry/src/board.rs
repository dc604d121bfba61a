//! What a person sees of an instance, of a search or of a solution: a board by its kind, as plain data.
//!
//! A puzzle describes its board and what stands on it, and draws nothing; each medium draws each kind once. Boards borrow
//! what they can, so that a solution of a hundred million squares is drawn without a second copy.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use backtrail::Text;

/// A board and what stands on it.
///
/// Its cells have numbers, and a [`Mark`] says what a choice puts on one. Squares are numbered row by row from the upper
/// left corner; the cells of a graph are its vertices.
#[derive(Clone, Debug)]
pub struct Board<'a> {
    /// What kind of board it is.
    pub kind: Kind<'a>,
    /// What pictures call what stands on it: "a tour", "sudoku"; for pieces, `$n` of them: "8 queens".
    pub noun: Text,
    /// What a mark says: "a queen in column { $column }, row { $row }". It may also use `$value`, the number as it is drawn,
    /// and `$name`, that of a vertex.
    pub saying: Text,
}

/// What kind of board it is.
#[derive(Clone, Debug)]
pub enum Kind<'a> {
    /// Squares with symbols on them. A mark is a symbol, from 1.
    Squares(Squares<'a>),
    /// Squares with numbers along a path. A mark is a number, from 1.
    Path(Path<'a>),
    /// A grid of values. A mark is a value, from 1.
    Grid(Grid<'a>),
    /// A graph whose vertices have colours. A mark is a colour, from 0.
    Graph(Graph<'a>),
    /// No board: the choices themselves are all there is to see, as of a problem of one's own.
    Choices,
}

/// What stands on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Mark {
    /// The number of the cell.
    pub cell: u32,
    /// What stands there; the [`Kind`] of the board says what numbers mean.
    pub value: u32,
}

/// A row of cells beside a board: what a solver keeps to know what is free, be it marks or the bits of a mask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// What it is of, in a word or two: "rows".
    pub title: Text,
    /// Which of its cells are set, the first at the left.
    pub cells: Vec<bool>,
}

/// Light and dark squares, and what stands on them.
#[derive(Clone, Debug)]
pub struct Squares<'a> {
    /// How many rows.
    pub rows: u32,
    /// How many columns.
    pub columns: u32,
    /// The number of the first row and of the first column.
    pub first: u32,
    /// Which squares are missing, in row order, if any are.
    pub holes: Option<Arc<[bool]>>,
    /// What may stand on a square; the first is 1.
    pub symbols: Cow<'static, [Symbol]>,
    /// What stands there.
    pub standing: Standing<'a>,
}

/// A sign that stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// In signs of Unicode. `♕` is drawn as a shape in pictures, other signs as letters.
    pub drawn: char,
    /// In plain ASCII.
    pub typed: char,
}

/// What stands on squares.
#[derive(Clone, Debug)]
pub enum Standing<'a> {
    /// The first symbol once in each column: in which row. What is beyond the last row does not stand anywhere.
    InColumns(Cow<'a, [u32]>),
    /// The first symbol once in each row: in which column. What is beyond the last column does not stand anywhere.
    InRows(Cow<'a, [u32]>),
    /// Some symbols, by their cells.
    On(Cow<'a, [Mark]>),
}

/// Light and dark squares, and the numbers of a path on them.
#[derive(Clone, Debug)]
pub struct Path<'a> {
    /// How many rows.
    pub rows: u32,
    /// How many columns.
    pub columns: u32,
    /// The number of the first row and of the first column.
    pub first: u32,
    /// Which squares are missing, in row order, if any are.
    pub holes: Option<Arc<[bool]>>,
    /// How many are not missing.
    pub free: u32,
    /// How far a step leads, in rows and columns or in columns and rows.
    pub step: (u32, u32),
    /// The square that is number 1 from the beginning, if one is.
    pub start: Option<u32>,
    /// The number of each square in row order, 0 for none; or nothing at all before the first step.
    pub numbers: Cow<'a, [u32]>,
}

/// A grid of values, some of them given.
#[derive(Clone, Debug)]
pub struct Grid<'a> {
    /// How many rows.
    pub rows: u32,
    /// How many columns.
    pub columns: u32,
    /// The largest value. Up to 36, values are one character each.
    pub most: u8,
    /// What thick lines surround.
    pub regions: Regions,
    /// The values from the beginning, in row order; 0 for none.
    pub givens: Cow<'a, [u8]>,
    /// The values given or found, in row order; 0 for none.
    pub values: Cow<'a, [u8]>,
}

/// What thick lines surround on a grid.
#[derive(Clone, Debug)]
pub enum Regions {
    /// Boxes of this size.
    Boxes {
        /// How many rows.
        rows: u32,
        /// How many columns.
        columns: u32,
    },
    /// The number of its region for each cell.
    Cells(Arc<[u16]>),
}

/// A graph with colours.
#[derive(Clone, Debug)]
pub struct Graph<'a> {
    /// Vertices and edges.
    pub net: Arc<dyn Net>,
    /// Where a picture puts each vertex, if the graph has places by nature, as a map or a board.
    pub places: Option<Arc<Vec<Place>>>,
    /// How many colours may be used, where that is known.
    pub most: Option<u32>,
    /// The colour of each vertex, or [`Graph::NONE`].
    pub colors: Cow<'a, [u32]>,
}

/// The vertices and edges of a graph, which may be too large to be copied.
pub trait Net: fmt::Debug + Send + Sync {
    /// How many vertices there are.
    fn vertices(&self) -> u32;

    /// How many edges there are.
    fn edges(&self) -> u64;

    /// The vertices joined to this one, ascending.
    fn neighbours(&self, vertex: u32) -> &[u32];

    /// What a vertex is called.
    fn name(&self, vertex: u32) -> Cow<'_, str>;

    /// Are the vertices called by ascending numbers, rather than by names of their own?
    fn is_numbered(&self) -> bool;
}

/// A point of a drawing, in thousandths, so that two drawings are equal or not. Neighbours are some thousand apart; `x`
/// grows to the right and `y` downwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// From the left.
    pub x: i32,
    /// From the top.
    pub y: i32,
}

impl Place {
    /// The nearest place.
    pub fn at(x: f64, y: f64) -> Self {
        let thousandths = |value: f64| (value * 1_000.0).round() as i32;
        Place { x: thousandths(x), y: thousandths(y) }
    }
}

impl<'a> Board<'a> {
    /// No board.
    pub const CHOICES: Board<'static> =
        Board { kind: Kind::Choices, noun: Text::Plain(String::new()), saying: Text::Plain(String::new()) };

    /// A board of this kind, with the ids of its noun and of what a mark says.
    pub fn new(kind: Kind<'a>, noun: &'static str, saying: &'static str) -> Self {
        Board { kind, noun: Text::id_only(noun), saying: Text::id_only(saying) }
    }

    /// Is there no board to see?
    pub fn is_choices(&self) -> bool {
        matches!(self.kind, Kind::Choices)
    }

    /// How many rows and columns of squares it has; none if it has no squares.
    pub fn extent(&self) -> Option<(u32, u32)> {
        match &self.kind {
            Kind::Squares(board) => Some((board.rows, board.columns)),
            Kind::Path(board) => Some((board.rows, board.columns)),
            Kind::Grid(board) => Some((board.rows, board.columns)),
            Kind::Graph(_) | Kind::Choices => None,
        }
    }

    /// The number of the first row and of the first column, as people call them here: cells of a grid count from 1.
    pub fn first(&self) -> u32 {
        match &self.kind {
            Kind::Squares(squares) => squares.first,
            Kind::Path(path) => path.first,
            Kind::Grid(_) => 1,
            Kind::Graph(_) | Kind::Choices => 0,
        }
    }

    /// How a value is written on it.
    pub fn written(&self, value: u32) -> String {
        match &self.kind {
            Kind::Squares(board) => board.symbol(value).drawn.to_string(),
            Kind::Grid(grid) => grid.symbol(value),
            Kind::Path(_) | Kind::Graph(_) | Kind::Choices => value.to_string(),
        }
    }

    /// What a mark says, if there is a board: "a queen in column 2, row 5".
    pub fn say(&self, mark: Mark) -> Option<Text> {
        let mut said = self.saying.clone().with("value", self.written(mark.value));
        if let Some((_, columns)) = self.extent() {
            let (row, column) = (mark.cell / columns.max(1) + self.first(), mark.cell % columns.max(1) + self.first());
            said = said.with("row", row).with("column", column);
        }
        match &self.kind {
            Kind::Graph(graph) => said = said.with("name", graph.net.name(mark.cell).into_owned()),
            Kind::Choices => return None,
            _ => {}
        }
        Some(said)
    }
}

impl Squares<'_> {
    /// Is this cell no hole?
    pub fn is_free(&self, cell: u32) -> bool {
        is_free(self.holes.as_ref(), cell)
    }

    /// What stands on it from the start, on the board before the first choice.
    pub fn given(&self) -> &[Mark] {
        if let Standing::On(marks) = &self.standing { marks } else { &[] }
    }

    /// What stands on it: row, column, and value.
    pub fn pieces(&self) -> Box<dyn Iterator<Item = (u32, u32, u32)> + '_> {
        match &self.standing {
            Standing::InColumns(rows) => {
                let pieces = (0..).zip(rows.iter()).map(|(column, &row)| (row, column, 1));
                Box::new(pieces.filter(|&(row, ..)| row < self.rows))
            }
            Standing::InRows(columns) => {
                let pieces = (0..).zip(columns.iter()).map(|(row, &column)| (row, column, 1));
                Box::new(pieces.filter(|&(_, column, _)| column < self.columns))
            }
            Standing::On(marks) => {
                let place = |mark: &Mark| (mark.cell / self.columns, mark.cell % self.columns, mark.value);
                Box::new(marks.iter().map(place))
            }
        }
    }

    /// The symbol of a mark's value; what the board does not know is a question.
    pub fn symbol(&self, value: u32) -> Symbol {
        let symbol = value.checked_sub(1).and_then(|i| self.symbols.get(i as usize));
        symbol.copied().unwrap_or(Symbol { drawn: '?', typed: '?' })
    }
}

impl Path<'_> {
    /// Is this cell no hole?
    pub fn is_free(&self, cell: u32) -> bool {
        is_free(self.holes.as_ref(), cell)
    }

    /// The row and the column of a cell.
    pub fn place(&self, cell: u32) -> (u32, u32) {
        (cell / self.columns, cell % self.columns)
    }

    /// Its cells in the order of the path.
    pub fn path(&self) -> Vec<u32> {
        let mut path = vec![0; self.free as usize];
        for (cell, &number) in (0..).zip(&*self.numbers) {
            if number > 0 {
                path[number as usize - 1] = cell;
            }
        }
        path
    }

    /// Does one more step lead from the last of these cells, which are all, to the first?
    pub fn is_closed(&self, path: &[u32]) -> bool {
        let &[first, .., last] = path else { return false };
        let ((row, column), (to_row, to_column)) = (self.place(last), self.place(first));
        let (down, right) = (row.abs_diff(to_row), column.abs_diff(to_column));
        [(down, right), (right, down)].contains(&self.step)
    }
}

impl Grid<'_> {
    /// The most values that are one character each; more than that are numbers, as no alphabet is agreed on.
    pub const LETTERS: u8 = 36;

    /// Was the value of this cell given?
    pub fn is_given(&self, cell: usize) -> bool {
        self.givens[cell] != 0
    }

    /// How a value is written: `1` to `9`, then `A` to `Z`, and `0` for 36; or as a number, if there are more.
    pub fn symbol(&self, value: u32) -> String {
        match value {
            0 => ".".to_string(),
            _ if self.most > Self::LETTERS => value.to_string(),
            1..=9 => value.to_string(),
            10..=35 => char::from(b'A' + value as u8 - 10).to_string(),
            _ => "0".to_string(),
        }
    }

    /// How many signs the longest value has.
    pub fn wide(&self) -> usize {
        (1..=u32::from(self.most)).map(|value| self.symbol(value).len()).max().unwrap_or(1)
    }

    /// The region of a cell.
    pub fn region(&self, row: u32, column: u32) -> u32 {
        match &self.regions {
            Regions::Boxes { rows, columns } => row / rows * self.columns.div_ceil(*columns) + column / columns,
            Regions::Cells(regions) => regions[(row * self.columns + column) as usize].into(),
        }
    }
}

impl Graph<'_> {
    /// Stands for no colour.
    pub const NONE: u32 = u32::MAX;

    /// Every edge once, the smaller vertex first, in order.
    pub fn each_edge(&self) -> impl Iterator<Item = (u32, u32)> {
        (0..self.net.vertices()).flat_map(|a| {
            let larger = self.net.neighbours(a).partition_point(|&b| b < a);
            self.net.neighbours(a)[larger..].iter().map(move |&b| (a, b))
        })
    }

    /// The colours that occur, ascending.
    pub fn used(&self) -> Vec<u32> {
        let mut used = self.colors.to_vec();
        used.sort_unstable();
        used.dedup();
        used
    }
}

fn is_free(holes: Option<&Arc<[bool]>>, cell: u32) -> bool {
    holes.is_none_or(|holes| !holes[cell as usize])
}
