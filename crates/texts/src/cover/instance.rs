//! An exact cover as an instance of the registry, and what people see of it.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use backtrail::{Problem, Reason, Text, text};
use cover::{Cover, Dense, Group, Images, Pick, Stepped};
use registry::board::{Kind, Squares, Standing, Symbol};
use registry::{Ability, Board, Error, Instance, Mark, Narrated, Solution, Solver, Wish};

use super::statement::{Picture, Statement};

/// An exact cover that somebody wrote down.
#[derive(Clone, Debug)]
pub(super) struct Written {
    pub(super) statement: Arc<Statement>,
    /// The text as it was given.
    pub(super) word: Arc<str>,
    /// The most memory that a record solver may use, in bytes.
    pub(super) memory: u64,
    /// Are covers that an automorphism maps to each other one?
    pub(super) distinct: bool,
    /// The automorphisms, once somebody has asked for them; none if they take too long to find.
    pub(super) group: OnceLock<Option<Group>>,
}

impl Written {
    /// The automorphisms, if covers are told apart by them.
    pub(super) fn group(&self) -> Option<&Group> {
        let find = || Group::of(&self.statement.cover);
        if self.distinct { self.group.get_or_init(find).as_ref() } else { None }
    }

    /// Can this solver take covers that an automorphism maps to each other for one?
    fn admit_group(&self, solver: &str) -> Result<(), Error> {
        let refuse = |text| Err(Error::said(text));
        match self.group() {
            None if self.distinct => refuse(text!("cover-no-group")),
            Some(group) if group.is_huge() => refuse(text!("cover-huge-group", order = group.order().to_string())),
            Some(group) if solver != "dense" && !group.is_small() => {
                let (solver, order) = (solver.to_string(), group.order().to_string());
                refuse(text!("cover-large-group", solver = solver, order = order))
            }
            _ => Ok(()),
        }
    }
}

/// With more automorphisms than this it is sooner seen which covers they map to each other than which they leave alone.
const FEW: u32 = 4096;

impl Instance for Written {
    fn title(&self) -> Text {
        let cover = &self.statement.cover;
        text!("cover-title", items = cover.items().len(), options = cover.options().len())
    }

    fn word(&self) -> String {
        self.word.to_string()
    }

    fn label(&self) -> Text {
        let cover = &self.statement.cover;
        Text::from(format!("{}×{}", cover.items().len(), cover.options().len()))
    }

    fn size(&self) -> u64 {
        self.statement.cover.options().len() as u64
    }

    fn admit(&self, solver: &Solver, _wish: &Wish<'_>) -> Result<(), Error> {
        let (cover, name) = (&self.statement.cover, solver.name.to_string());
        let why = if cover.is_exact() { text!("cover-too-wide") } else { text!("cover-too-deep") };
        match &*solver.name {
            "links" | "cells" => {}
            _ if Dense::new(cover).is_none() => {
                return Err(Error::said(text!("cover-only-links", solver = name, why = why)));
            }
            "dense" => {}
            _ if !cover.is_exact() => return Err(Error::said(text!("cover-several-times", solver = name))),
            _ => {}
        }
        self.admit_group(&solver.name)
    }

    fn best(&self, needs: Ability) -> &str {
        let cover = &self.statement.cover;
        match needs {
            Ability::Trace => "links",
            Ability::Threads => "cells",
            _ if Dense::new(cover).is_none() => "cells",
            Ability::Count if cover.is_exact() && self.group().is_none_or(|group| group.order() <= &FEW.into()) => {
                "turns"
            }
            Ability::Count => "dense",
            Ability::First | Ability::All => "dense",
        }
    }

    fn flags(&self) -> Vec<String> {
        self.distinct.then(|| "distinct".to_string()).into_iter().collect()
    }

    fn board(&self) -> Board<'static> {
        self.statement.picture.as_ref().map_or(Board::CHOICES, |picture| drawn(picture, Vec::new()))
    }
}

fn drawn(picture: &Picture, marks: Vec<Mark>) -> Board<'static> {
    let typed = |letter: char| if letter.is_ascii() { letter } else { '?' };
    let symbols = picture.letters.iter().map(|&drawn| Symbol { drawn, typed: typed(drawn) }).collect();
    let squares = Squares {
        rows: picture.rows,
        columns: picture.columns,
        first: 0,
        holes: picture.holes.clone(),
        symbols,
        standing: Standing::On(Cow::Owned(marks)),
    };
    Board::new(Kind::Squares(squares), "cover-noun", "cover-mark")
}

/// The marks that an option puts on the board.
fn marks(statement: &Statement, option: u32) -> impl Iterator<Item = Mark> {
    let placed = statement.picture.as_ref().map(|picture| &picture.placed[option as usize]);
    placed.into_iter().flat_map(|(value, cells)| cells.iter().map(|&cell| Mark { cell, value: *value }))
}

/// A search choice by choice, with words for what it does.
#[derive(Clone, Debug)]
pub(super) struct Covering<S> {
    statement: Arc<Statement>,
    search: S,
    /// The automorphisms, if only the least of the images of a cover counts.
    images: Option<Arc<Images>>,
}

impl<S: Stepped> Covering<S> {
    pub(super) fn new(written: &Written, search: impl Fn(&Cover) -> S) -> Self {
        let images = written.group().map(|group| Arc::new(group.images().expect("a larger group was refused")));
        Covering { statement: written.statement.clone(), search: search(&written.statement.cover), images }
    }

    fn is_least(&self) -> bool {
        self.images.as_ref().is_none_or(|images| {
            let mut options = self.search.solution();
            options.sort_unstable();
            images.is_least(&options)
        })
    }
}

impl<S: Stepped> Problem for Covering<S> {
    type Choice = Pick;
    type Choices = S::Choices;
    type Solution = Chosen;

    fn choices(&self) -> Self::Choices {
        self.search.choices()
    }

    fn apply(&mut self, pick: Pick) -> bool {
        self.search.apply(pick)
    }

    fn undo(&mut self, pick: Pick) {
        self.search.undo(pick);
    }

    fn is_solved(&self) -> bool {
        self.search.is_solved() && self.is_least()
    }

    fn is_image(&self) -> bool {
        self.search.is_solved() // and not the least of its images, for it is asked of states that are not solved
    }

    fn solution(&self) -> Chosen {
        Chosen::new(&self.statement, self.search.solution())
    }

    fn explain(&self, pick: Pick) -> Option<Reason> {
        let starved = self.search.starved(pick)?;
        // To blame is every choice that took an option of the starved item away: it shares an item with it.
        let items_of = |option: u32| self.statement.cover.options()[option as usize].iter().map(|entry| entry.item);
        let wanted: Vec<u32> = (0..self.statement.cover.options().len() as u32)
            .filter(|&option| items_of(option).any(|item| item as usize == starved))
            .flat_map(items_of)
            .collect();
        let took = |pick: &Pick| pick.option().is_none_or(|option| items_of(option).any(|item| wanted.contains(&item)));
        let blames = (0..).zip(self.search.chosen()).filter(|(_, pick)| took(pick)).map(|(depth, _)| depth).collect();
        let item = self.statement.cover.items()[starved].name.clone();
        Some(Reason { text: text!("cover-starved", item = item), blames })
    }
}

impl<S: Stepped> Narrated for Covering<S> {
    fn label(&self, pick: Pick, _made: bool) -> String {
        pick.option().map_or_else(|| pick.to_string(), |option| self.statement.option(option))
    }

    fn marks(&self, pick: Pick, _made: bool, out: &mut Vec<Mark>) {
        out.extend(pick.option().into_iter().flat_map(|option| marks(&self.statement, option)));
    }
}

/// The options of a cover, ascending.
#[derive(Clone, Debug)]
pub(super) struct Chosen {
    statement: Arc<Statement>,
    options: Vec<u32>,
}

impl Chosen {
    pub(super) fn new(statement: &Arc<Statement>, mut options: Vec<u32>) -> Self {
        options.sort_unstable();
        Chosen { statement: statement.clone(), options }
    }
}

impl Solution for Chosen {
    fn board(&self) -> Board<'_> {
        match &self.statement.picture {
            Some(picture) => {
                drawn(picture, self.options.iter().flat_map(|&option| marks(&self.statement, option)).collect())
            }
            None => Board::CHOICES,
        }
    }

    fn numbers(&self) -> Cow<'_, [u32]> {
        (&self.options).into()
    }

    fn names(&self) -> Option<Vec<String>> {
        Some(self.options.iter().map(|&option| self.statement.option(option)).collect())
    }

    fn word(&self) -> Option<String> {
        Some(self.statement.options(&self.options))
    }
}
