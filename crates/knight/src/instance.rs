//! An instance of the knight's tour: its words, and which solver does what.

use backtrail::Text;
use registry::{
    Ability, Bounds, Descriptor, Error, Examples, Flag, FlagKind, Flags, Instance, OnSolution, Operand, Outcome, Puzzle, Request,
    Solver, Space, Tree, Verdict, Wish, memory, tree,
};

use super::check::{self, BadTour};
use super::pruned::in_words;
use super::read::{self, BadBoard};
use super::{Board, Images, Leaper, Pruned, Tour, Tours, divide, frontier, impossible, pruned, solvers, tour};

/// On boards with fewer squares a search is as fast as the frontier is set up.
const FEWEST_FOR_FRONTIER: u64 = 20;

/// Knight's tours.
#[derive(Clone, Copy, Debug)]
pub struct KnightsTour;

/// Why words name no tours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadTours {
    /// The board, a square on it, or the piece.
    #[error(transparent)]
    Board(#[from] BadBoard),
    /// Tours that are to be counted each way and one way.
    #[error("tours are counted either --directed or --undirected, not both")]
    BothWays,
    /// An end of a closed tour that begins nowhere.
    #[error("a closed tour ends beside its start: give --start as well, or no --end")]
    EndWithoutStart,
    /// A counter that needs more memory than it may use.
    #[error(
        "{solver} needs about {} for {title} and may use {}; --memory sets what it may use",
        memory::human(*needs),
        memory::human(*may)
    )]
    Memory {
        /// The solver.
        solver: String,
        /// The instance.
        title: String,
        /// What it needs, in bytes.
        needs: u64,
        /// What it may use, in bytes.
        may: u64,
    },
    /// A solver that knows nothing of what is asked.
    #[error("{solver} {cannot}; {who}")]
    Beyond {
        /// The solver.
        solver: String,
        /// What it cannot do.
        cannot: &'static str,
        /// Who can.
        who: &'static str,
    },
}

impl From<BadTours> for Error {
    fn from(bad: BadTours) -> Self {
        Error::new("bad-tours", bad.to_string())
    }
}

impl From<BadTour> for Error {
    fn from(bad: BadTour) -> Self {
        Error::new("bad-tour", bad.to_string())
    }
}

impl Tours {
    /// These tours with what else was said of them.
    fn with(board: Board, flags: &Flags, bounds: &Bounds) -> Result<Self, BadTours> {
        let piece = flags.value("piece").map(read::parse_piece).transpose()?.unwrap_or(Leaper::KNIGHT);
        let board = board.with_piece(piece);
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

    /// Had they better be counted without a search? Where that takes more memory than it may, it says so: a search would never
    /// end.
    fn is_for_frontier(&self) -> bool {
        u64::from(self.board.free()) >= FEWEST_FOR_FRONTIER && frontier::estimate(self).is_some()
    }

    /// Is every square a bit of a word?
    fn is_small(&self) -> bool {
        u64::from(self.board.free()) <= super::PRUNED
    }
}

impl Puzzle for KnightsTour {
    fn describe(&self) -> Descriptor {
        let instance = Operand::new(
            "BOARD",
            "A board: 8, or 6x8 for six rows of eight, or a picture with . for a square and # for a hole (..#/...), a file with one, or -",
        );
        let solution = Operand::new(
            "TOUR",
            "A tour: its squares in order, such as '0,0 1,2 2,0', or the board with the number of each square; or a file \
             with one of both; or - for standard input",
        );
        let square = || FlagKind::Pair("ROW,COLUMN".into());
        let piece = || FlagKind::Word("A,B".into());
        let flags = vec![
            Flag::new("start", square(), "Begin on this square, counted from 0,0 at the top left; anywhere if not given"),
            Flag::new("end", square(), "End on this square"),
            Flag::switch("closed", "Closed tours only: one more leap leads back to the first square"),
            Flag::switch("directed", "Count a tour and the same run backwards as two; open tours are counted so anyway"),
            Flag::switch("undirected", "Count a tour and the same run backwards as one; closed tours are counted so anyway"),
            Flag::switch("distinct", "Count tours that are rotations or reflections of each other once"),
            Flag::new("piece", piece(), "Another leaper than the knight, 1,2: its two legs, or a name such as camel or zebra"),
            Flag::new("memory", FlagKind::Memory, "The most memory that a solver may use, such as 500m or 8g; 4g if not given"),
        ];
        let board = FlagKind::Word("BOARD".into());
        let check_flags = vec![
            Flag::new("board", board, "The board, such as 6x8, where the tour does not tell"),
            Flag::switch("closed", "The tour has to be closed"),
            Flag::new("piece", piece(), "Another leaper than the knight, 1,2"),
        ];
        Descriptor {
            range: Some(Operand::new("BOARDS", read::RANGE_HELP)),
            solution: Some(solution),
            is_text: true,
            flags,
            check_flags,
            examples: Examples::new("3x4", "5", "4..5"),
            solvers: solvers(),
            ..Descriptor::new("knight", "a knight's tour: every square of a board once, a leap at a time", instance)
        }
    }

    fn pose(&self, word: &str, flags: &Flags, bounds: &Bounds) -> Result<Box<dyn Instance>, Error> {
        let board = read::parse_board_within(word, bounds)?;
        Ok(Box::new(Tours::with(board, flags, bounds)?))
    }

    fn pose_range(&self, word: &str, flags: &Flags, bounds: &Bounds) -> Result<Vec<Box<dyn Instance>>, Error> {
        let boards = read::parse_range(word).map_err(BadTours::from)?;
        let pose = |board| Ok(Box::new(Tours::with(board, flags, bounds)?) as Box<dyn Instance>);
        boards.into_iter().map(pose).collect()
    }

    fn check(&self, text: &str, flags: &Flags, bounds: &Bounds) -> Result<Verdict, Error> {
        let board = flags.value("board").map(|word| read::parse_board_within(word, bounds)).transpose()?;
        let piece = flags.value("piece").map(read::parse_piece).transpose().map_err(BadTours::from)?;
        let piece = piece.unwrap_or(Leaper::KNIGHT);
        Ok(check::check(text, board.as_ref(), piece, flags.has("closed"))?)
    }
}

impl Instance for Tours {
    fn title(&self) -> Text {
        let board = &self.board;
        let (rows, columns) = (board.rows(), board.columns());
        let holes = if board.has_holes() { " with holes" } else { "" };
        let kind = if self.closed { "closed " } else { "" };
        let piece = board.piece();
        format!("{kind}{piece}'s tours of {rows}×{columns}{holes}").into()
    }

    fn word(&self) -> String {
        self.board.to_string()
    }

    fn label(&self) -> String {
        match self.word() {
            word if word.len() <= 12 => word,
            _ => format!("{}×{}, holed", self.board.rows(), self.board.columns()),
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
        impossible::ruled_out(self).map(Text::from)
    }

    fn admit(&self, solver: &Solver, _wish: &Wish<'_>) -> Result<(), Error> {
        match &*solver.name {
            "divide" if !divide::can(self) => Err(BadTours::Beyond {
                solver: solver.name.to_string(),
                cannot: "knows knights on rectangles without holes",
                who: "pruned and warnsdorff can",
            }
            .into()),
            "images" if !Images::<u64>::can(self) => Err(BadTours::Beyond {
                solver: solver.name.to_string(),
                cannot: "tells open tours each way, from anywhere, with their images",
                who: "pruned can these",
            }
            .into()),
            "frontier" => match frontier::estimate(self) {
                None => Err(BadTours::Beyond {
                    solver: solver.name.to_string(),
                    cannot: match self.distinct {
                        true => "cannot tell which of these tours are images of themselves",
                        false => "cannot count here: too much of the board is open at a time",
                    },
                    who: "endings and pruned can, if they are few",
                }
                .into()),
                Some(estimate) if estimate.memory > self.memory => {
                    let (needs, may) = (estimate.memory, self.memory);
                    Err(BadTours::Memory { solver: solver.name.to_string(), title: self.title().to_string(), needs, may }.into())
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
}

/// The pruned walk, in the narrowest word that holds the board.
pub(super) fn pruned(tours: &Tours) -> Box<dyn Tree> {
    in_words!(tours.board, W => tree(Pruned::<W>::new(tours)))
}

/// Answers by the pruned walk up to symmetry.
pub(super) fn images(tours: &Tours, request: &Request, answer: OnSolution<'_>) -> Outcome {
    in_words!(tours.board, W => registry::walk(Images::<W>::new(tours), request, &mut |tour: Tour| answer(&tour)))
}
