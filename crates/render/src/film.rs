//! A search as a film: the board step by step, with the path, the reason of each refusal, the counters, and the depth over
//! time. [`svg`] plays wherever pages show pictures, [`gif`] wherever slides do; both loop for ever.
//!
//! [`record`] makes a list of frames, each a list of shapes with a duration; the two formats only draw them. Nothing is
//! refused for being large, but a film has caps: at most [`MOST_FRAMES`] frames (longer searches are shown every second
//! step, every fourth, and so on, with their solutions) of at most [`MOST_STEPS`] steps; squares too small for crowns,
//! numbers or digits have dots; a graph of more than 4,000 edges is drawn without them, and of more than 2,000 vertices only
//! those with a colour are drawn.

#[cfg(feature = "film")]
mod gif;
mod panel;
mod svg;
mod trail;

#[cfg(feature = "film")]
pub use gif::gif;
pub use svg::svg;

use std::rc::Rc;
use std::time::Duration;

use backtrail::Event;
use registry::player::{Goal, Made, Player, Sought};
use registry::{Board, Question};

use self::trail::Trail;
use crate::board::{self, Drawn};
use crate::shape::{self, Px, Shape, Shapes, px};

/// No film has more frames; a longer search is shown in larger steps.
pub const MOST_FRAMES: usize = 1_000;

/// No film has more steps; a longer one ends there.
pub const MOST_STEPS: u64 = 1_000_000;

/// How many solutions are always shown; further ones only if their step is.
const SOLUTIONS: u64 = 200;

/// The number of steps gone at a time on the way to the first frame.
const SEEK: u64 = 64;

/// How long the last frame stays before the film begins again.
const LAST: Duration = Duration::from_secs(3);

/// The size of the picture.
const WIDE: f64 = 760.0;
const TALL: f64 = 480.0;

/// What is filmed, and how fast it plays.
///
/// ```
/// use render::film::Script;
///
/// let script = Script { from: 1_000, ..Script::default() };
/// assert_eq!((script.steps, script.speed), (200, 4.0));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Script {
    /// How many events are shown.
    pub steps: u64,
    /// The step of the first frame; 0 is before the first event. Earlier ones are searched, but not shown.
    pub from: u64,
    /// Steps a second.
    pub speed: f64,
    /// How much longer a solution is shown.
    pub pause: Duration,
    /// When to stop: after as many solutions as answer it.
    pub question: Question,
}

impl Default for Script {
    fn default() -> Self {
        Script { steps: 200, from: 0, speed: 4.0, pause: Duration::from_secs(2), question: Question::First }
    }
}

/// A recorded search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    title: String,
    /// All shapes, those below first.
    shapes: Vec<Shape>,
    /// What is below them in every frame.
    ground: Vec<Shape>,
    frames: Vec<Frame>,
    /// Where each frame is on the trail. Its shapes show it; this is for formats that can move them.
    places: Vec<(Px, Px)>,
    /// The frame to show where nothing moves: a solution if there is one, or else the last.
    poster: usize,
}

/// A picture of a film.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Frame {
    /// Its shapes by their numbers, in order.
    shapes: Vec<u32>,
    /// In hundredths of a second, the unit of GIF.
    hundredths: u16,
}

impl Film {
    /// How long each frame is shown.
    pub fn durations(&self) -> impl ExactSizeIterator<Item = Duration> {
        self.frames.iter().map(|frame| Duration::from_millis(10 * u64::from(frame.hundredths)))
    }

    /// How long it plays until it begins again.
    pub fn duration(&self) -> Duration {
        self.durations().sum()
    }
}

/// A frame in the making: its duration is not known before the next one.
struct Cut {
    shapes: Shapes,
    step: u64,
    depth: usize,
    is_solution: bool,
}

/// Films a search from one step on. The title stands above it.
///
/// ```
/// use registry::player::Player;
/// use render::film::{self, Script};
///
/// let case = builtin::case("queens", "4", &[])?;
/// let (_, steps) = case.trace(Some("scan"))?;
/// let mut player = Player::new(steps);
/// let film = film::record(&mut player, &case.board(), "4 queens, scan", &Script::default());
/// // It stops at the first solution, and shows the board before the first step too.
/// assert_eq!(film.durations().len() as u64, player.steps() + 1);
/// assert!(film::svg(&film).starts_with("<svg ") && film::gif(&film).starts_with(b"GIF89a"));
/// # Ok::<(), registry::Error>(())
/// ```
pub fn record(player: &mut Player, board: &Board<'_>, title: &str, script: &Script) -> Film {
    record_until(player, board, title, script, &|| false)
}

/// The same; if it is told to stop, as far as it came.
pub fn record_until(
    player: &mut Player,
    board: &Board<'_>,
    title: &str,
    script: &Script,
    is_stopped: &dyn Fn() -> bool,
) -> Film {
    let drawn = board::drawn(board, &player.strips());
    let speed = if script.speed.is_finite() { script.speed.clamp(0.01, 10_000.0) } else { Script::default().speed };
    while !is_stopped() && player.seek(Goal::Step(script.from), SEEK) == Sought::NotYet {}
    let first = player.steps();
    let mut trail = Trail::new(first, player.path().len());
    let mut camera = Camera::new(board, &*drawn, player, speed);
    let mut solutions = 0;
    camera.shoot(player, false);
    for _ in 0..script.steps.min(MOST_STEPS) {
        let Some(event) = player.step().cloned().filter(|_| !is_stopped()) else { break };
        camera.follow(player, &event);
        trail.push(player.path().len(), &event);
        let is_solution = event == Event::Solution;
        solutions += u64::from(is_solution);
        camera.shoot(player, is_solution && solutions <= SOLUTIONS);
        if is_solution && script.question.enough().is_some_and(|enough| u128::from(solutions) >= enough) {
            break;
        }
    }
    let mut ground = panel::ground(title);
    ground.extend(drawn.ground());
    ground.extend(trail.ground());
    let mut cuts = camera.finish(player);
    let places: Vec<(f64, f64)> = cuts.iter().map(|cut| trail.place(cut.step, cut.depth)).collect();
    for (cut, &place) in cuts.iter_mut().zip(&places) {
        cut.shapes.extend(trail::marks(place).into_iter().flat_map(shape::shared));
    }
    let frames = durations(&cuts, speed, script.pause);
    let poster = cuts.iter().position(|cut| cut.is_solution).unwrap_or(cuts.len() - 1);
    let shown: Vec<Shapes> = cuts.into_iter().map(|cut| cut.shapes).collect();
    let (shapes, numbers) = shape::number(&shown);
    let frames = numbers.into_iter().zip(frames).map(|(shapes, hundredths)| Frame { shapes, hundredths }).collect();
    let places = places.into_iter().map(|(x, y)| (px(x), px(y))).collect();
    Film { title: title.to_string(), shapes, ground, frames, places, poster }
}

/// How long each frame is shown, in hundredths of a second.
fn durations(cuts: &[Cut], speed: f64, pause: Duration) -> Vec<u16> {
    /// Browsers take shorter ones for mistakes.
    const SHORTEST: f64 = 2.0;
    /// GIF knows no longer ones.
    const LONGEST: f64 = 65_535.0;
    let pause = |cut: &Cut| if cut.is_solution { pause.as_secs_f64() } else { 0.0 };
    let next = cuts.iter().skip(1).map(Some).chain([None]);
    let seconds = cuts.iter().zip(next).map(|(cut, next)| match next {
        Some(next) => (next.step - cut.step) as f64 / speed + pause(cut),
        None => LAST.as_secs_f64().max(pause(cut)),
    });
    seconds.map(|seconds| (seconds * 100.0).round().clamp(SHORTEST, LONGEST) as u16).collect()
}

/// Follows a search and keeps frames of it, never more than there may be.
struct Camera<'a> {
    board: &'a Board<'a>,
    drawn: &'a dyn Drawn,
    /// Each choice of the path, with what it has put on the board.
    stack: Vec<(Made, Shapes)>,
    /// The one that was taken back last.
    left: Option<(Made, Shapes)>,
    cuts: Vec<Cut>,
    first: u64,
    /// The number of steps from one frame to the next.
    stride: u64,
}

impl<'a> Camera<'a> {
    fn new(board: &'a Board<'a>, drawn: &'a dyn Drawn, player: &Player, speed: f64) -> Self {
        let path = player.path();
        let made = |depth: usize| (path[depth].clone(), shape::shared(drawn.made(&path[..depth], &path[depth])));
        let stack = (0..path.len()).map(made).collect();
        // Fifty frames a second are enough.
        let stride = (speed / 50.0).ceil().max(1.0) as u64;
        Camera { board, drawn, stack, left: None, cuts: Vec::new(), first: player.steps(), stride }
    }

    /// Keeps up with the path.
    fn follow(&mut self, player: &Player, event: &Event<String>) {
        match event {
            Event::Enter(Some(_)) => {
                if let [before @ .., made] = player.path() {
                    self.stack.push((made.clone(), shape::shared(self.drawn.made(before, made))));
                }
            }
            Event::Leave(Some(_)) => self.left = self.stack.pop(),
            _ => {}
        }
    }

    /// Is there a frame of this step?
    fn shows(&self, step: u64) -> bool {
        (step - self.first).is_multiple_of(self.stride)
    }

    /// Takes a frame, if it is time for one.
    fn shoot(&mut self, player: &Player, is_solution: bool) {
        if self.shows(player.steps()) || is_solution {
            self.keep(player, is_solution);
        }
        while self.cuts.len() >= MOST_FRAMES {
            self.stride *= 2;
            let (first, stride) = (self.first, self.stride);
            self.cuts.retain(|cut| cut.is_solution || (cut.step - first).is_multiple_of(stride));
        }
    }

    fn keep(&mut self, player: &Player, is_solution: bool) {
        let path = player.path();
        let mut shapes: Shapes = self.stack.iter().flat_map(|(_, shapes)| shapes).cloned().collect();
        let refused = player.refused();
        let seen = match player.last() {
            Some(Event::Enter(Some(_))) => board::newest(self.drawn, path),
            Some(Event::Refuse(_)) => {
                refused.as_ref().map(|refused| board::refused(self.drawn, path, refused)).unwrap_or_default()
            }
            Some(Event::Solution) => board::solved(self.drawn),
            Some(Event::DeadEnd) => board::dead_end(self.drawn),
            Some(Event::Leave(Some(_))) if self.drawn.has_ghosts() => {
                let pale = |shape: &Rc<Shape>| Shape::clone(shape).faded(25);
                self.left.iter().flat_map(|(_, shapes)| shapes).map(pale).collect()
            }
            _ => Vec::new(),
        };
        shapes.extend(shape::shared(seen));
        shapes.extend(shape::shared(board::strips(self.board, &player.strips())));
        let left = self.left.as_ref().map(|(made, _)| made);
        shapes.extend(shape::shared(panel::shapes(player, self.board, refused.as_ref(), left)));
        self.cuts.push(Cut { shapes, step: player.steps(), depth: path.len(), is_solution });
    }

    /// The frames, the last of them where the search stopped.
    fn finish(mut self, player: &Player) -> Vec<Cut> {
        if self.cuts.last().is_none_or(|cut| cut.step != player.steps()) {
            self.keep(player, false);
        }
        self.cuts
    }
}

#[cfg(test)]
mod tests;
