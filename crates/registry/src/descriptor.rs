//! What a puzzle says of itself.

use backtrail::Text;

use crate::{Flag, Question, Solver, Tool};

/// What a puzzle is called, what may be said of it, and how it is solved. Most of it may stay as it is by default.
#[derive(Default)]
pub struct Descriptor {
    /// One word: `queens`.
    pub name: String,
    /// What else it is called, in any language: `reines`. Understood in place of the name, and told in its help alone.
    pub aliases: Vec<&'static str>,
    /// One sentence.
    pub about: Text,
    /// The word that gives an instance.
    pub instance: Operand,
    /// The word that gives several instances; the same as for one, if it is not given.
    pub range: Option<Operand>,
    /// What a solution to check looks like, if solutions can be checked.
    pub solution: Option<Operand>,
    /// What help says below the flags, if there is more to say.
    pub more_help: Option<Text>,
    /// May an instance be a text, so that its word may also name a file, or be `-` for standard input?
    pub is_text: bool,
    /// What its instances are made of.
    pub shape: Shape,
    /// Are its boards graphs, so that a solution can be written for Graphviz?
    pub is_graph: bool,
    /// Can an instance be explained by human steps?
    pub explains: bool,
    /// Languages in which instances can be written for other programs, as the ends of their files' names: `mzn`.
    pub exports: Vec<&'static str>,
    /// A flag whose value may be given in place of the word.
    pub word_flag: Option<Flag>,
    /// What else may be said of an instance.
    pub flags: Vec<Flag>,
    /// What else may be said of a solution to check.
    pub check_flags: Vec<Flag>,
    /// The name of the flag among those that gives the instance to check against: `graph`. Its value may also stand before the
    /// solution: `check color petersen 0,1,…`.
    pub check_instance: Option<&'static str>,
    /// Questions that only this puzzle has.
    pub questions: Vec<OwnQuestion>,
    /// Words to try, for hints.
    pub examples: Examples,
    /// Its solvers, from textbook to record. The registry takes them over: see [`Entry::solvers`](crate::Entry::solvers).
    pub solvers: Vec<Solver>,
    /// What else can be done with its instances: `generate`, `rate`.
    pub tools: Vec<Tool>,
    /// Its sentences by id, in Fluent's syntax, each with the tag of its language: `("fr", "maze-title = …")`.
    pub words: Vec<(&'static str, &'static str)>,
}

impl Descriptor {
    /// A puzzle of this name, with one sentence on it and the word that gives an instance.
    pub fn new(name: &str, about: impl Into<Text>, instance: Operand) -> Self {
        Descriptor { name: name.to_string(), about: about.into(), instance, ..Descriptor::default() }
    }

    /// The question of its own that has this name.
    pub fn question(&self, name: &str) -> Option<&OwnQuestion> {
        self.questions.iter().find(|question| question.name == name)
    }

    /// A copy that leaves the solvers to the registry.
    pub(crate) fn clone_without_solvers(&self) -> Self {
        Descriptor {
            name: self.name.clone(),
            aliases: self.aliases.clone(),
            about: self.about.clone(),
            instance: self.instance.clone(),
            range: self.range.clone(),
            solution: self.solution.clone(),
            more_help: self.more_help.clone(),
            word_flag: self.word_flag.clone(),
            flags: self.flags.clone(),
            check_flags: self.check_flags.clone(),
            questions: self.questions.clone(),
            examples: self.examples.clone(),
            exports: self.exports.clone(),
            solvers: Vec::new(),
            tools: self.tools.clone(),
            words: self.words.clone(),
            ..*self
        }
    }
}

/// What an instance is made of: how the values of another language become its word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    /// A board, given by a number, by its numbers of rows and columns, or by rows of squares, perhaps with holes.
    Size,
    /// A grid of values, row by row; some may be empty.
    Grid,
    /// Vertices and edges.
    Graph,
    /// Items, and options that are sets of them.
    Sets,
    /// Nothing but its text.
    #[default]
    Text,
}

impl Shape {
    /// One word, for programs.
    pub fn name(self) -> &'static str {
        match self {
            Shape::Size => "size",
            Shape::Grid => "grid",
            Shape::Graph => "graph",
            Shape::Sets => "sets",
            Shape::Text => "text",
        }
    }
}

/// A word on the command line: what help calls it, and one sentence on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Operand {
    /// In capitals: `N`, `GRAPH`.
    pub name: String,
    /// One sentence.
    pub help: Text,
    /// May it be left out?
    pub is_optional: bool,
}

impl Operand {
    /// A word with this name.
    pub fn new(name: &str, help: impl Into<Text>) -> Self {
        Operand { name: name.to_string(), help: help.into(), is_optional: false }
    }
}

/// A question that only one puzzle has, such as the chromatic polynomial of a graph. It is asked in place of another, and the
/// answer is a [`Finding`](crate::Finding) of its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnQuestion {
    /// The flag that asks it, without the dashes.
    pub name: String,
    /// One sentence.
    pub help: Text,
    /// The question of all puzzles that it refines: a solver must be able to answer that.
    pub refines: Question,
    /// The names of the solvers that answer it.
    pub solvers: Vec<String>,
}

/// Words of instances that are worth trying.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Examples {
    /// One whose tree fits a page.
    pub tiny: String,
    /// One that everybody knows.
    pub usual: String,
    /// A range to compare solvers on.
    pub range: String,
}

impl Examples {
    /// One whose tree fits a page, one that everybody knows, and a range to compare solvers on.
    pub fn new(tiny: &str, usual: &str, range: &str) -> Self {
        Examples { tiny: tiny.to_string(), usual: usual.to_string(), range: range.to_string() }
    }
}
