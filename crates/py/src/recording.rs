//! A search that somebody recorded in Python, to be drawn and stepped as if it were one of ours.

use std::borrow::Cow;
use std::sync::Arc;

use backtrail::{Address, Counter, Event, Missing, NoSuchNode, Reason, Stats, Text};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use registry::board::{Grid, Kind, Regions, Squares, Standing, Symbol};
use registry::player::{Made, Player};
use registry::{Board, Mark, Stepper};
use serde_json::Value;
use watch::Options;

use crate::film::{Take, filmed};
use crate::pictures::Tree;

const ENTER: u8 = 0;
const REFUSE: u8 = 1;
const SOLUTION: u8 = 2;
const DEAD_END: u8 = 3;
const LEAVE: u8 = 4;

/// A recorded search.
#[pyclass(frozen, module = "backtrail._backtrail")]
pub(crate) struct Recording {
    events: Arc<Events>,
    board: Board<'static>,
}

/// The events, each with its kind, the number of its choice and that of its reason; 0 is none.
struct Events {
    kinds: Vec<u8>,
    choices: Vec<u32>,
    reasons: Vec<u32>,
    labels: Vec<Made>,
    texts: Vec<String>,
    /// For each event that leaves a node: the one that entered it, and how many choices were tried there.
    left: Vec<(u32, u32)>,
}

/// For each event that leaves a node, where it was entered and what was tried there; for the others nothing.
fn left(kinds: &[u8]) -> Vec<(u32, u32)> {
    let mut open: Vec<(u32, u32)> = Vec::new();
    let mut left = Vec::with_capacity(kinds.len());
    for (at, &kind) in (0..).zip(kinds) {
        if matches!(kind, ENTER | REFUSE)
            && let Some((_, tried)) = open.last_mut()
        {
            *tried += 1;
        }
        if kind == ENTER {
            open.push((at, 0));
        }
        left.push(if kind == LEAVE { open.pop().unwrap_or_default() } else { (0, 0) });
    }
    left
}

impl Events {
    fn made(&self, at: usize) -> Option<&Made> {
        self.labels.get((self.choices[at] as usize).checked_sub(1)?)
    }

    /// The event at this place; the choice of a node that is left is that which entered it.
    fn event(&self, at: usize, entered: Option<usize>) -> Event<String> {
        let label = |at: usize| self.made(at).map(|made| made.label.clone());
        match self.kinds[at] {
            ENTER => Event::Enter(label(at)),
            REFUSE => Event::Refuse(label(at).unwrap_or_default()),
            SOLUTION => Event::Solution,
            DEAD_END => Event::DeadEnd,
            _ => Event::Leave(entered.and_then(label)),
        }
    }

    fn reason(&self, at: usize) -> Option<Reason> {
        let text = self.texts.get((self.reasons[at] as usize).checked_sub(1)?)?;
        Some(Reason { text: Text::Plain(text.clone()), blames: Vec::new() })
    }
}

#[pymethods]
impl Recording {
    /// Events by kind, choice and reason; choices with their marks; reasons; and the stage, as the page reads it.
    #[new]
    fn new(
        kinds: Vec<u8>,
        choices: Vec<u32>,
        reasons: Vec<u32>,
        labels: Vec<(String, Vec<[u32; 2]>)>,
        texts: Vec<String>,
        stage: &str,
    ) -> PyResult<Self> {
        if choices.len() != kinds.len() || reasons.len() != kinds.len() {
            return Err(PyValueError::new_err("a choice and a reason for each event"));
        }
        let made = |(label, marks): (String, Vec<[u32; 2]>)| Made {
            label,
            marks: marks.into_iter().map(|[cell, value]| Mark { cell, value }).collect(),
        };
        let stage: Value = serde_json::from_str(stage).map_err(|error| PyValueError::new_err(error.to_string()))?;
        let labels = labels.into_iter().map(made).collect();
        let left = left(&kinds);
        let events = Events { kinds, choices, reasons, labels, texts, left };
        Ok(Recording { events: Arc::new(events), board: board(&stage) })
    }

    /// Its decision tree, with refused choices or without.
    fn tree(&self, py: Python<'_>, checks: bool, is_cut: bool) -> Tree {
        py.detach(|| {
            let mut tree = render::tree::Tree::default();
            let mut steps = Replay::new(&self.events);
            while let Some(event) = steps.step() {
                if checks || !matches!(event, Event::Refuse(_)) {
                    let reason = steps.why().map(|reason| words::say(&reason.text));
                    tree.tell(&event, reason.as_deref());
                }
            }
            Tree { tree, stopped: is_cut, solver: String::new() }
        })
    }

    /// Films it.
    fn film<'py>(&self, py: Python<'py>, title: String, take: Take) -> PyResult<Bound<'py, PyBytes>> {
        let events = Arc::clone(&self.events);
        filmed(py, move || Player::new(Box::new(Replay::new(&events))), self.board.clone(), title, take)
    }

    /// Lets a person watch it in the terminal.
    fn watch(&self, py: Python<'_>, title: &str, ascii: bool) -> PyResult<()> {
        let colour = std::env::var_os("NO_COLOR").is_none_or(|word| word.is_empty());
        let events = Arc::clone(&self.events);
        let again: Box<dyn Fn() -> Player> = Box::new(move || Player::new(Box::new(Replay::new(&events))));
        let player = again();
        let end = play(py, player, &self.board, title, move || Options {
            ascii,
            colour,
            again: Some(again),
            ..Options::default()
        });
        end.map_err(Into::into)
    }
}

/// Lets a person watch a search; the lock of the interpreter is held meanwhile, since nothing else can use the terminal.
pub(crate) fn play(
    _: Python<'_>,
    player: Player,
    board: &Board<'static>,
    title: &str,
    options: impl FnOnce() -> Options,
) -> std::io::Result<()> {
    watch::play(player, board, title, options())
}

/// The board of a stage; what is no board shows the choices.
fn board(stage: &Value) -> Board<'static> {
    let number = |key: &str| stage[key].as_u64().and_then(|number| u32::try_from(number).ok());
    let (Some(rows), Some(columns)) = (number("rows"), number("columns")) else { return Board::CHOICES };
    let list = |key: &str| stage[key].as_array().cloned().unwrap_or_default();
    let kind = match stage["kind"].as_str() {
        Some("squares") => {
            let symbols = stage["symbols"].as_str().unwrap_or_default().chars();
            let typed = |drawn: char| if drawn.is_ascii() { drawn } else { 'Q' };
            let mark = |pair: &Value| {
                let part = |i: usize| pair[i].as_u64().and_then(|part| u32::try_from(part).ok());
                Some(Mark { cell: part(0)?, value: part(1)? })
            };
            Kind::Squares(Squares {
                rows,
                columns,
                first: number("first").unwrap_or(0),
                holes: None,
                symbols: symbols.map(|drawn| Symbol { drawn, typed: typed(drawn) }).collect(),
                standing: Standing::On(Cow::Owned(list("givens").iter().filter_map(mark).collect())),
            })
        }
        Some("grid") => {
            let byte = |value: &Value| value.as_u64().and_then(|value| u8::try_from(value).ok()).unwrap_or(0);
            let givens: Vec<u8> = list("givens").iter().map(byte).collect();
            let side = |key: &str| stage["regions"][key].as_u64().and_then(|side| u32::try_from(side).ok());
            let regions = match (side("boxRows"), side("boxColumns")) {
                (Some(rows), Some(columns)) if rows > 0 && columns > 0 => Regions::Boxes { rows, columns },
                _ => Regions::Cells(vec![0; givens.len()].into()),
            };
            let (most, values) = (byte(&stage["most"]), Cow::Owned(givens.clone()));
            Kind::Grid(Grid { rows, columns, most, regions, givens: Cow::Owned(givens), values })
        }
        _ => return Board::CHOICES,
    };
    Board { kind, noun: Text::default(), saying: Text::default() }
}

/// A recorded search that is stepped.
struct Replay {
    events: Arc<Events>,
    at: usize,
    /// The first event of the part that is walked, and the one after its last.
    part: (usize, usize),
    /// The events that entered the nodes on the way, and how many choices each of these nodes has tried.
    entered: Vec<usize>,
    tried: Vec<u32>,
    counter: Counter,
}

impl Replay {
    fn new(events: &Arc<Events>) -> Self {
        let part = (0, events.kinds.len());
        let (entered, tried) = (Vec::new(), Vec::new());
        Replay { events: Arc::clone(events), at: 0, part, entered, tried, counter: Counter::default() }
    }

    /// The last event, if there was one.
    fn last(&self) -> Option<usize> {
        self.at.checked_sub(1)
    }

    /// Goes through an event without counting it.
    fn pass(&mut self) -> Option<Event<String>> {
        if self.at >= self.part.1 {
            return None;
        }
        let kind = self.events.kinds[self.at];
        if matches!(kind, ENTER | REFUSE)
            && let Some(tried) = self.tried.last_mut()
        {
            *tried += 1;
        }
        let event = self.events.event(self.at, self.entered.last().copied());
        match event {
            Event::Enter(_) => {
                self.entered.push(self.at);
                self.tried.push(0);
            }
            Event::Leave(_) => {
                self.entered.pop();
                self.tried.pop();
            }
            _ => {}
        }
        self.at += 1;
        Some(event)
    }

    /// How deep the current node is; before the root is as deep as the root.
    fn depth_now(&self) -> usize {
        self.entered.len().saturating_sub(1)
    }
}

impl Stepper for Replay {
    fn step(&mut self) -> Option<Event<String>> {
        let event = self.pass()?;
        self.counter.count(&event, self.depth_now());
        Some(event)
    }

    fn step_back(&mut self) -> Option<Event<String>> {
        if self.at <= self.part.0 {
            return None;
        }
        let depth = self.depth_now();
        self.at -= 1;
        let kind = self.events.kinds[self.at];
        if kind == LEAVE {
            let (entered, tried) = self.events.left[self.at];
            self.entered.push(entered as usize);
            self.tried.push(tried);
        }
        let event = self.events.event(self.at, self.entered.last().copied());
        if kind == ENTER {
            self.entered.pop();
            self.tried.pop();
        }
        if matches!(kind, ENTER | REFUSE)
            && let Some(tried) = self.tried.last_mut()
        {
            *tried -= 1;
        }
        self.counter.uncount(&event, depth);
        Some(event)
    }

    fn stay_under(&mut self, node: &Address) -> Result<(), NoSuchNode> {
        self.go_to(node)?;
        let (start, depth) = (self.at - 1, self.entered.len());
        while self.entered.len() >= depth && self.pass().is_some() {}
        let end = self.at;
        *self = Replay::new(&self.events);
        while self.at < start {
            self.pass();
        }
        self.part = (start, end);
        Ok(())
    }

    fn go_to(&mut self, node: &Address) -> Result<(), NoSuchNode> {
        *self = Replay::new(&self.events);
        while self.pass().is_some() {
            if self.events.kinds[self.at - 1] == ENTER && self.address() == *node {
                self.part.0 = self.at;
                return Ok(());
            }
        }
        *self = Replay::new(&self.events);
        Err(NoSuchNode { depth: 0, why: Missing::Outside })
    }

    fn address(&mut self) -> Address {
        let ways = self.entered.len().saturating_sub(1);
        self.tried.iter().take(ways).map(|tried| tried.saturating_sub(1)).collect()
    }

    fn path(&mut self) -> Vec<Made> {
        self.entered.iter().filter_map(|&at| self.events.made(at).cloned()).collect()
    }

    fn depth(&self) -> usize {
        self.depth_now()
    }

    fn share(&mut self) -> f64 {
        self.at as f64 / self.events.kinds.len().max(1) as f64
    }

    fn stats(&self) -> Stats {
        self.counter.stats()
    }

    fn visits(&self) -> u64 {
        self.counter.visits()
    }

    fn why(&self) -> Option<Reason> {
        let at = self.last().filter(|&at| self.events.kinds[at] == REFUSE)?;
        self.events.reason(at)
    }

    fn marks(&self, marks: &mut Vec<Mark>) {
        if let Some(made) = self.last().and_then(|at| self.events.made(at)) {
            marks.extend(&made.marks);
        }
    }

    fn culprits(&self) -> Vec<u32> {
        Vec::new()
    }
}
