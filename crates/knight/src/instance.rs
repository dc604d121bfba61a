//! An instance of the knight's tour: its words, and which solver does what.

use backtrail::{Text, text};
use registry::{
    Ability, Bounds, Count, Descriptor, Error, Examples, Flag, FlagKind, Flags, Instance, OnSolution, Operand, Outcome,
    Position, Puzzle, Request, Rung, Solver, Space, Tree, Verdict, Wish, memory, tree,
};

use super::check;
use super::pruned::in_words;
use super::read::{self, BadBoard};
use super::{Board, Images, Leaper, Pruned, Tour, Tours, divide, frontier, impossible, pruned, solvers, tour};

/// On boards with fewer squares a search is as fast as the frontier is set up.
const FEWEST_FOR_FRONTIER: u64 = 20;

/// Closed tours of wide boards with as many squares are too many to be looked at one by one: 7×8 has 34,524,432,316, 6×8 55,488,142.
const FEWEST_OF_MANY: u32 = 56;
const NARROWEST_OF_MANY: u32 = 5;

/// Search spaces of larger boards have more digits than anybody wants to see.
const LARGEST_LADDER: u32 = 400;

/// Knight's tours.
#[derive(Clone, Copy, Debug)]
pub struct KnightsTour;

/// Why words name no tours.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadTours {
    /// The board, a square on it, or the piece.
    Board(BadBoard),
    /// Tours that are to be counted each way and one way.
    BothWays,
    /// An end of a closed tour that begins nowhere.
    EndWithoutStart,
    /// A counter that needs more memory than it may use.
    Memory {
        /// The solver.
        solver: String,
        /// The instance.
        title: Text,
        /// What it needs, in bytes.
        needs: u64,
        /// What it may use, in bytes.
        may: u64,
    },
    /// A solver that cannot answer this question: what it can do, and which solvers can answer it.
    Beyond(Text),
}

registry::errors_by_text!(BadTours, at place);

impl From<BadBoard> for BadTours {
    fn from(bad: BadBoard) -> Self {
        BadTours::Board(bad)
    }
}

impl BadTours {
    /// What is wrong.
    pub fn text(&self) -> Text {
        match self {
            BadTours::Board(bad) => bad.text(),
            BadTours::BothWays => text!("knight-both-ways"),
            BadTours::EndWithoutStart => text!("knight-end-without-start"),
            BadTours::Memory { solver, title, needs, may } => {
                let (human, may) = (memory::human(*needs), memory::human(*may));
                let text = text!("knight-memory", solver = &**solver, title = title.clone(), needs = human, may = may);
                text.with("memory", memory::flag(*needs))
            }
            BadTours::Beyond(text) => text.clone(),
        }
    }

    /// Where, if that is a place in the picture of a board.
    pub fn place(&self) -> Option<Position> {
        match self {
            BadTours::Board(bad) => bad.place(),
            _ => None,
        }
    }
}

impl Tours {
    /// These tours with what else was said of them.
    fn with(board: Board, flags: &Flags, bounds: &Bounds) -> Result<Self, BadTours> {
        let piece = flags.value("piece").map(read::parse_piece).transpose()?.unwrap_or(Leaper::KNIGHT);
        let board = board.with_piece(piece).counted_from_one(flags.has("from-one"));
        let square = |name| flags.value(name).map(|word| read::parse_square(word, &board)).transpose();
        let (start, end) = (square("start")?, square("end")?);
        let (closed, directed, undirected) = (flags.has("closed"), flags.has("directed"), flags.has("undirected"));
        if directed && undirected {
            return Err(BadTours::BothWays);
        }
        if closed && end.is_some() && start.is_none() {
            return Err(BadTours::EndWithoutStart);
        }
        let memory = flags.memory(bounds);
        let undirected = undirected || closed && !directed;
        Ok(Tours { start, end, closed, undirected, distinct: flags.has("distinct"), memory, ..Tours::open(board) })
    }

    /// Had they better be counted without a search? Where that takes more memory than it may, or cannot be done, it says so: a search
    /// would never end.
    fn is_for_frontier(&self) -> bool {
        u64::from(self.board.free()) >= FEWEST_FOR_FRONTIER
            && (frontier::estimate(self).is_some() || self.are_too_many())
    }

    /// Are these closed tours up to symmetry, which a search looks at one by one, and so many that it never ends?
    fn are_too_many(&self) -> bool {
        let board = &self.board;
        let is_wide = board.rows().min(board.columns()) >= NARROWEST_OF_MANY;
        self.closed && self.distinct && is_wide && board.free() >= FEWEST_OF_MANY
    }

    /// Is every square a bit of a word?
    fn is_small(&self) -> bool {
        u64::from(self.board.free()) <= super::PRUNED
    }
}

impl Puzzle for KnightsTour {
    fn describe(&self) -> Descriptor {
        let square = |name, help| Flag::new(name, FlagKind::Pair("ROW,COLUMN".into()), help);
        let piece = |help| Flag::new("piece", FlagKind::Word("A,B".into()), help);
        let from_one = || Flag::switch("from-one", text!("knight-help-from-one"));
        let flags = vec![
            square("start", text!("knight-help-start")),
            square("end", text!("knight-help-end")),
            Flag::switch("closed", text!("knight-help-closed")),
            Flag::switch("directed", text!("knight-help-directed")),
            Flag::switch("undirected", text!("knight-help-undirected")),
            Flag::switch("distinct", text!("knight-help-distinct")),
            from_one(),
            piece(text!("knight-help-piece")),
            Flag::new("memory", FlagKind::Memory, text!("knight-help-memory")),
        ];
        let check_flags = vec![
            Flag::new("board", FlagKind::Word("BOARD".into()), text!("knight-help-check-board")),
            Flag::switch("closed", text!("knight-help-check-closed")),
            from_one(),
            piece(text!("knight-help-check-piece")),
        ];
        Descriptor {
            range: Some(Operand::new("BOARDS", text!("knight-help-range"))),
            solution: Some(Operand::new("TOUR", text!("knight-help-tour"))),
            is_text: true,
            flags,
            check_flags,
            check_instance: Some("board"),
            shape: registry::Shape::Size,
            aliases: vec!["knights", "cavalier", "cavaliers", "cavall", "cavalls"],
            examples: Examples::new("3x4", "5", "4..5"),
            solvers: solvers(),
            ..Descriptor::new("knight", text!("about-knight"), Operand::new("BOARD", text!("knight-help-board")))
        }
    }

    fn pose(&self, word: &str, flags: &Flags, bounds: &Bounds) -> Result<Box<dyn Instance>, Error> {
        let board = read::parse_board_within(word, bounds)?;
        Ok(Box::new(Tours::with(board, flags, bounds)?))
    }

    fn pose_range(&self, word: &str, flags: &Flags, bounds: &Bounds) -> Result<Vec<Box<dyn Instance>>, Error> {
        let boards = read::parse_range_within(word, bounds)?;
        let pose = |board| Ok(Box::new(Tours::with(board, flags, bounds)?) as Box<dyn Instance>);
        boards.into_iter().map(pose).collect()
    }

    fn check(&self, text: &str, flags: &Flags, bounds: &Bounds) -> Result<Verdict, Error> {
        // A square of a picture or a list takes far fewer than 100 bytes.
        Bounds::admit(text.len() as u64, bounds.cells.saturating_mul(100), "registry-bytes")?;
        let board = flags.value("board").map(|word| read::parse_board_within(word, bounds)).transpose()?;
        let piece = flags.value("piece").map(read::parse_piece).transpose()?.unwrap_or(Leaper::KNIGHT);
        Ok(check::check_counted(text, board.as_ref(), piece, flags.has("closed"), flags.has("from-one"))?)
    }
}

impl Instance for Tours {
    fn title(&self) -> Text {
        let board = &self.board;
        let kind = if self.closed { "closed" } else { "open" };
        let holes = if board.has_holes() { "some" } else { "none" };
        let (piece, rows, columns) = (board.piece(), board.rows(), board.columns());
        text!("knight-title", kind = kind, piece = piece, rows = rows, columns = columns, holes = holes)
    }

    fn word(&self) -> String {
        self.board.to_string()
    }

    fn label(&self) -> Text {
        match self.word() {
            word if word.len() <= 12 => word.into(),
            _ => text!("knight-label", rows = self.board.rows(), columns = self.board.columns()),
        }
    }

    fn flags(&self) -> Vec<String> {
        let place =
            |name: &str, square: Option<u32>| square.map(|square| format!("{name} {}", self.board.place(square)));
        let mut flags: Vec<String> = place("start", self.start).into_iter().chain(place("end", self.end)).collect();
        let said = [
            ("closed", self.closed),
            ("directed", self.closed && !self.undirected),
            ("undirected", !self.closed && self.undirected),
            ("distinct", self.distinct),
            ("from-one", self.board.first() == 1),
        ];
        flags.extend(said.into_iter().filter(|(_, said)| *said).map(|(name, _)| name.to_string()));
        if self.board.piece() != Leaper::KNIGHT {
            flags.push(format!("piece {}", self.board.piece().legs()));
        }
        flags
    }

    fn size(&self) -> u64 {
        u64::from(self.board.free())
    }

    fn extent(&self) -> (u64, u64) {
        (self.board.rows().into(), self.board.columns().into())
    }

    fn ruled_out(&self) -> Option<Text> {
        impossible::ruled_out(self)
    }

    fn admit(&self, solver: &Solver, _wish: &Wish<'_>) -> Result<(), Error> {
        let name = &*solver.name;
        let beyond = |text: Text| Err(BadTours::Beyond(text).into());
        match name {
            "divide" if !divide::can(self) => beyond(text!("knight-beyond-divide", solver = name)),
            "images" if !Images::<u64>::can(self) => beyond(text!("knight-beyond-images", solver = name)),
            "frontier" => match frontier::estimate(self) {
                None => beyond(text!("knight-beyond-frontier", solver = name)),
                Some(estimate) if estimate.memory > self.memory => {
                    let (needs, may) = (estimate.memory, self.memory);
                    Err(BadTours::Memory { solver: name.to_string(), title: self.title(), needs, may }.into())
                }
                Some(_) => Ok(()),
            },
            _ => Ok(()),
        }
    }

    fn best(&self, needs: Ability) -> &str {
        match needs {
            Ability::First if divide::can(self) => "divide",
            Ability::Count if self.is_for_frontier() => "frontier",
            Ability::Count if self.board.free() <= pruned::ENDINGS => "endings",
            // The textbook's walk where it ends soon.
            Ability::Trace if self.board.free() <= 25 => "plain",
            _ if self.is_small() => "pruned",
            _ => "warnsdorff",
        }
    }

    fn board(&self) -> registry::Board<'static> {
        tour::drawn(&self.board, self.root(), (&[]).into())
    }

    fn space(&self, solver: &Solver) -> Option<Space> {
        if solver.name != "plain" {
            return None;
        }
        // Every leap at every step, from wherever it may begin.
        let starts = if self.root().is_some() { 1 } else { self.board.squares() as u128 };
        let (leaps, steps) = (self.board.piece().leaps().count() as u128, self.board.free().saturating_sub(1));
        let log10 = (starts as f64).log10() + f64::from(steps) * (leaps as f64).log10();
        Some(Space { log10, exact: leaps.checked_pow(steps).and_then(|ways| ways.checked_mul(starts)) })
    }

    fn rungs(&self) -> Vec<Rung> {
        let board = &self.board;
        let squares = board.free();
        if squares == 0 || squares > LARGEST_LADDER {
            return Vec::new();
        }
        let free: Vec<u32> = (0..board.squares() as u32).filter(|&square| board.is_free(square)).collect();
        let (leaps, steps) = (board.piece().leaps().count() as u32, squares - 1);
        // How many ways lead to each square, of a walk that may come back to where it was.
        let begins = |square: &u32| u128::from(self.root().is_none_or(|root| root == *square)).into();
        let mut ways: Vec<Count> = vec![Count::ZERO; board.squares()];
        free.iter().for_each(|square| ways[*square as usize] = begins(square));
        for _ in 0..steps {
            let mut next = vec![Count::ZERO; ways.len()];
            for &square in &free {
                board.neighbours(square).for_each(|there| next[there as usize] += &ways[square as usize]);
            }
            ways = next;
        }
        let walks = ways.iter().fold(Count::ZERO, |mut sum, ways| {
            sum += ways;
            sum
        });
        let (starts, orders) = if self.root().is_some() { (1, steps) } else { (squares, squares) };
        let each = if starts == 1 { String::new() } else { format!("{starts}·") };
        let any_leaps = Count::power(leaps, steps).times(starts);
        vec![
            Rung::new(text!("knight-rung-orders"), format!("{orders}!"), Count::product(1..=orders)),
            Rung::new(text!("knight-rung-leaps"), format!("{each}{leaps}^{steps}"), any_leaps),
            Rung::new(text!("knight-rung-walks"), "", walks),
        ]
    }
}

/// The pruned walk, in the narrowest word that holds the board.
pub(super) fn pruned(tours: &Tours) -> Box<dyn Tree> {
    in_words!(tours.board, W => tree(Pruned::<W>::new(tours)))
}

/// Answers by the pruned walk up to symmetry.
pub(super) fn images(tours: &Tours, request: &Request, answer: OnSolution<'_>) -> Outcome {
    in_words!(tours.board, W => registry::walk(Images::<W>::new(tours), request, &mut |tour: Tour| answer(&tour)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Board;

    fn distinct(rows: u32, columns: u32) -> Tours {
        Tours { distinct: true, ..Tours::closed(Board::new(rows, columns)) }
    }

    #[test]
    fn closed_tours_up_to_symmetry_that_are_too_many_to_be_searched_are_counted_or_refused_beforehand() {
        let frontier = solvers().into_iter().find(|solver| solver.name == "frontier").expect("it is there");
        let admit = |rows, columns| distinct(rows, columns).admit(&frontier, &Wish::new(Ability::Count));
        for (rows, columns) in [(6, 6), (6, 8), (3, 20), (7, 8), (8, 8), (11, 12)] {
            assert_eq!(distinct(rows, columns).best(Ability::Count), "frontier", "{rows}x{columns}");
        }
        assert!(admit(8, 8).is_ok());
        let refused = admit(11, 12).unwrap_err();
        assert!(refused.to_string().contains("too wide"), "{refused}");
    }
}
