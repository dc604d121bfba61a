//! A solution that outlives its search.

use std::borrow::Cow;

use pyo3::prelude::*;
use registry::Board;
use registry::board::{Graph, Grid, Kind, Path, Squares, Standing};
use render::solution::{Look, draw};

/// A solution of any puzzle: its numbers, and its board when somebody wants to see it.
#[pyclass(frozen, module = "backtrail._backtrail")]
#[derive(Debug)]
pub(crate) struct Solution {
    board: Board<'static>,
    numbers: Vec<u32>,
    signed: Option<Vec<i64>>,
    names: Option<Vec<String>>,
    by: Option<&'static str>,
    is_from_one: bool,
    word: Option<String>,
}

impl Solution {
    /// A copy of what a solver found.
    pub(crate) fn of(solution: &dyn registry::Solution) -> Self {
        let board = owned(solution.board());
        // The names of vertices are kept by their graph, which all solutions share.
        let names = if matches!(board.kind, Kind::Graph(_)) { None } else { solution.names() };
        Solution {
            board,
            numbers: solution.numbers().into_owned(),
            signed: solution.signed().map(Cow::into_owned),
            names,
            by: solution.by(),
            is_from_one: solution.is_from_one(),
            word: solution.word(),
        }
    }

    fn drawn(&self, look: Look) -> String {
        let mut text = String::new();
        draw(self, look, &mut text).expect("a text takes all");
        text
    }
}

impl registry::Solution for Solution {
    fn board(&self) -> Board<'_> {
        self.board.clone()
    }

    fn numbers(&self) -> Cow<'_, [u32]> {
        Cow::Borrowed(&self.numbers)
    }

    fn signed(&self) -> Option<Cow<'_, [i64]>> {
        self.signed.as_deref().map(Cow::Borrowed)
    }

    fn names(&self) -> Option<Vec<String>> {
        match &self.board.kind {
            Kind::Graph(graph) => {
                Some((0..graph.net.vertices()).map(|vertex| graph.net.name(vertex).into_owned()).collect())
            }
            _ => self.names.clone(),
        }
    }

    fn by(&self) -> Option<&'static str> {
        self.by
    }

    fn is_from_one(&self) -> bool {
        self.is_from_one
    }

    fn word(&self) -> Option<String> {
        self.word.clone()
    }
}

#[pymethods]
impl Solution {
    /// Its numbers: of queens the row in each column, of a tour the number of each square, of a graph the colour of each vertex.
    fn numbers(&self) -> Vec<i64> {
        self.signed.clone().unwrap_or_else(|| self.numbers.iter().copied().map(i64::from).collect())
    }

    /// What the numbers belong to, if that has names.
    fn names(&self) -> Option<Vec<String>> {
        registry::Solution::names(self)
    }

    /// The solution as a word, if it is one.
    fn word(&self) -> Option<String> {
        self.word.clone()
    }

    /// How many rows and columns its board has, if it has any.
    fn extent(&self) -> Option<(u32, u32)> {
        self.board.extent()
    }

    /// Draws it: `text`, `ascii`, `line`, `svg` or `dot`.
    fn draw(&self, py: Python<'_>, look: &str) -> String {
        let look = match look {
            "svg" => Look::Svg,
            "dot" => Look::Dot,
            "line" => Look::List,
            look => Look::Board { ascii: look == "ascii" },
        };
        py.detach(|| self.drawn(look))
    }
}

/// The same board, with copies of what it borrows.
fn owned(board: Board<'_>) -> Board<'static> {
    let kind = match board.kind {
        Kind::Squares(squares) => {
            let standing = match squares.standing {
                Standing::InColumns(rows) => Standing::InColumns(Cow::Owned(rows.into_owned())),
                Standing::InRows(columns) => Standing::InRows(Cow::Owned(columns.into_owned())),
                Standing::On(marks) => Standing::On(Cow::Owned(marks.into_owned())),
            };
            let Squares { rows, columns, first, holes, symbols, .. } = squares;
            Kind::Squares(Squares { rows, columns, first, holes, symbols, standing })
        }
        Kind::Path(Path { rows, columns, first, holes, free, step, start, numbers }) => {
            let numbers = Cow::Owned(numbers.into_owned());
            Kind::Path(Path { rows, columns, first, holes, free, step, start, numbers })
        }
        Kind::Grid(Grid { rows, columns, most, regions, givens, values }) => {
            let (givens, values) = (Cow::Owned(givens.into_owned()), Cow::Owned(values.into_owned()));
            Kind::Grid(Grid { rows, columns, most, regions, givens, values })
        }
        Kind::Graph(Graph { net, places, most, colors }) => {
            Kind::Graph(Graph { net, places, most, colors: Cow::Owned(colors.into_owned()) })
        }
        Kind::Choices => Kind::Choices,
    };
    Board { kind, noun: board.noun, saying: board.saying }
}
