//! What is asked for, read: an instance of the registry, or the problem of one's own.

use std::collections::BTreeMap;
use std::sync::Arc;

use puzzles::registry::{self, Ability, Board, Flags, Instance, Puzzle, Stepper};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::house::House;
use crate::own::{self, Own};
use crate::refusal::Refusal;
use crate::size;
use crate::stage::stage;

/// An instance as the page gives it.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Given {
    pub(crate) puzzle: String,
    #[serde(default)]
    pub(crate) word: String,
    /// Flags with their values, as on the command line, but that none names a file.
    #[serde(default)]
    pub(crate) flags: BTreeMap<String, Option<String>>,
}

impl Given {
    /// The flags for the registry. What a solver may hold is not for the page to say.
    pub(crate) fn flags(&self, puzzle: &dyn Puzzle) -> Flags {
        let mut flags = Flags::default();
        if puzzle.options().iter().any(|flag| flag.name == "memory") {
            flags.give("memory", Some(size::MEMORY));
        }
        for (name, value) in self.flags.iter().filter(|(name, _)| *name != "memory") {
            flags.give(name, value.as_deref());
        }
        flags
    }

    /// The puzzle, if what is asked of it is not too large.
    pub(crate) fn puzzle(&self) -> Result<&'static dyn Puzzle, Refusal> {
        let puzzle = registry::puzzle(&self.puzzle)?;
        let flag = |name: &str| self.flags.get(name).cloned().flatten();
        size::foresee(puzzle.name(), &self.word, flag).map_err(Refusal::unclear)?;
        Ok(puzzle)
    }

    /// Reads it. This may take a moment.
    pub(crate) fn pose(&self, house: &House) -> Result<Posed, Refusal> {
        if let Some(own) = house.own.as_ref().filter(|_| self.puzzle == own::NAME) {
            return Ok(Posed::Own(own.clone()));
        }
        let puzzle = self.puzzle()?;
        let instance = puzzle.pose(&self.word, &self.flags(puzzle))?;
        size::fits(&*instance).map_err(Refusal::unclear)?;
        let board = instance.board();
        size::fits_board(&board).map_err(Refusal::unclear)?;
        Ok(Posed::Listed { instance: instance.into(), board })
    }
}

/// An instance that was read.
pub(crate) enum Posed {
    /// Of a puzzle in the registry.
    Listed { instance: Arc<dyn Instance>, board: Board<'static> },
    /// A problem of one's own.
    Own(Own),
}

impl Posed {
    /// A search to walk by this solver, or by the best one.
    pub(crate) fn steps(&self, solver: Option<&str>) -> Result<(&'static str, Box<dyn Stepper>), Refusal> {
        match self {
            Posed::Own(own) => Ok((own::NAME, (own.steps)())),
            Posed::Listed { instance, .. } => {
                let solver = registry::choose(&**instance, solver, Ability::Trace)?;
                let cannot = || Refusal::unclear(format!("{} cannot be traced", solver.name));
                Ok((solver.name, instance.steps(solver).ok_or_else(cannot)?))
            }
        }
    }

    /// The instance for those who do not walk.
    pub(crate) fn instance(&self) -> Result<Arc<dyn Instance>, Refusal> {
        match self {
            Posed::Listed { instance, .. } => Ok(Arc::clone(instance)),
            Posed::Own(_) => Err(Refusal::unclear("a problem of one's own has one solver, and nobody to race against")),
        }
    }

    pub(crate) fn board(&self) -> &Board<'static> {
        match self {
            Posed::Listed { board, .. } => board,
            Posed::Own(own) => &own.board,
        }
    }

    pub(crate) fn title(&self) -> String {
        match self {
            Posed::Listed { instance, .. } => instance.title(),
            Posed::Own(own) => own.title.clone(),
        }
    }

    /// What the page needs to know of it.
    pub(crate) fn told(&self, solver: Option<&str>) -> Value {
        let stage = stage(self.board());
        match self {
            Posed::Own(own) => json!({
                "puzzle": own::NAME, "word": "", "title": own.title, "flags": [], "solver": solver,
                "walkers": [own::NAME], "best": own::NAME, "ruledOut": null, "stage": stage,
            }),
            Posed::Listed { instance, .. } => {
                let instance = &**instance;
                json!({
                    "puzzle": instance.puzzle().name(), "word": instance.word(), "title": instance.title(),
                    "flags": instance.flags(), "solver": solver,
                    "walkers": able(instance, Ability::Trace), "best": instance.best(Ability::Trace),
                    "ruledOut": instance.ruled_out(), "stage": stage,
                })
            }
        }
    }

    /// Who can answer which question. Some have to think about it.
    pub(crate) fn racers(&self) -> Value {
        let Posed::Listed { instance, .. } = self else { return json!({ "first": [], "all": [], "count": [] }) };
        let able = |needs| able(&**instance, needs);
        json!({ "first": able(Ability::First), "all": able(Ability::All), "count": able(Ability::Count) })
    }
}

/// The solvers that can do this for an instance.
fn able(instance: &dyn Instance, needs: Ability) -> Vec<&'static str> {
    let solvers = instance.puzzle().solvers().into_iter();
    solvers.filter(|solver| registry::admit(instance, solver, needs).is_ok()).map(|solver| solver.name).collect()
}
