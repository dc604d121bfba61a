//! The page behind `backtrail serve`: a server on this machine that poses instances and walks searches event by event, and
//! the page, embedded in the binary, that shows them.
//!
//! The page asks for events, as many as it has room for, over a socket (`walk`); nothing is sent that was not asked for,
//! so a slow reader costs nothing and a closed one ends its search. The page keeps the events it has seen: it steps
//! backwards, scrubs and draws without asking again.
//!
//! A request goes from `accept` (connections) through `guard` (is the sender allowed to ask?) and `asked` (what was said) to its handler
//! (`api`, `walk`, `race`, `film`, `assets`), which works in turns (`work`) within the limits of the server (`state`).

mod accept;
mod api;
mod asked;
mod assets;
mod batch;
mod board;
mod film;
mod guard;
mod limits;
mod line;
mod pose;
mod race;
mod recognize;
mod refusal;
mod run;
mod serve;
mod site;
mod state;
mod walk;
mod work;

pub use limits::Limits;
pub use run::WatchedRun;
pub use serve::{Options, Server, serve};
pub use site::{SITE_MARK, SitePage, record, recorded_page, site};
