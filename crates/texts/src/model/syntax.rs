//! A model as it is written, before its `for`s are worked out.

use super::token::Place;

/// An expression and where it begins.
#[derive(Clone, Debug)]
pub(super) struct Expression {
    pub(super) place: Place,
    pub(super) what: What,
}

/// What an expression is.
#[derive(Clone, Debug)]
pub(super) enum What {
    Number(i64),
    /// A constant, a value, a variable, an array, or a word whose letters are variables.
    Name(String),
    /// An element of an array, or several.
    Index(String, Vec<Slot>),
    Minus(Box<Expression>),
    Not(Box<Expression>),
    Absolute(Box<Expression>),
    /// Terms, each with whether it is taken away.
    Sum(Vec<(bool, Expression)>),
    Calculate(Arithmetic, Box<Expression>, Box<Expression>),
    /// `a < b < c`.
    Compare(Vec<Expression>, Vec<Order>),
    /// `and` or `or`.
    Join {
        all: bool,
        parts: Vec<Expression>,
    },
    Implies(Box<Expression>, Box<Expression>),
    Same(Box<Expression>, Box<Expression>),
    /// `if a then b else c`.
    Choice(Box<Expression>, Box<Expression>, Option<Box<Expression>>),
    /// `x in {1, 3..5}`.
    Among(Box<Expression>, Vec<Span>),
    /// `(x, y) in {(1, 2), (2, 3)}`.
    Row(Vec<Expression>, Vec<Vec<Expression>>),
    Fold(Fold, List),
    Different(List),
    /// Each element before the next: ascending or descending, strictly or not.
    Ordered(Order, List),
    /// `at most 2 of …`.
    Counted(Order, Box<Expression>, List),
    /// Values of a constant array: `[1, 2, 3]`.
    Values(Vec<Expression>),
}

/// An index: one, or all.
#[derive(Clone, Debug)]
pub(super) enum Slot {
    At(Expression),
    All,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arithmetic {
    Times,
    Over,
    Modulo,
    Power,
}

/// How two numbers compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// `=`
    Equal,
    /// `!=`
    Unequal,
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    Greater,
    /// `>=`
    AtLeast,
}

impl Order {
    /// Does it hold between these two?
    pub fn holds(self, left: i64, right: i64) -> bool {
        match self {
            Order::Equal => left == right,
            Order::Unequal => left != right,
            Order::Less => left < right,
            Order::AtMost => left <= right,
            Order::Greater => left > right,
            Order::AtLeast => left >= right,
        }
    }

    /// What holds where this does not.
    pub(super) fn opposite(self) -> Order {
        match self {
            Order::Equal => Order::Unequal,
            Order::Unequal => Order::Equal,
            Order::Less => Order::AtLeast,
            Order::AtMost => Order::Greater,
            Order::Greater => Order::AtMost,
            Order::AtLeast => Order::Less,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fold {
    Sum,
    Product,
    Least,
    Greatest,
    Count,
}

/// A value or a range of them.
#[derive(Clone, Debug)]
pub(super) struct Span {
    pub(super) first: Expression,
    pub(super) last: Option<Expression>,
}

/// What a word such as `sum` is of, with commas between.
pub(super) type List = Vec<Item>;

/// An expression for all values of some names.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) body: Expression,
    pub(super) each: Each,
}

/// `for i in 1..3, j if i < j`.
#[derive(Clone, Debug, Default)]
pub(super) struct Each {
    pub(super) loops: Vec<Loop>,
    pub(super) condition: Option<Box<Expression>>,
}

/// A name of a `for`, and its range if one is given.
#[derive(Clone, Debug)]
pub(super) struct Loop {
    pub(super) name: String,
    pub(super) place: Place,
    pub(super) range: Option<(Expression, Expression)>,
}

/// A statement with its words.
#[derive(Clone, Debug)]
pub(super) struct Statement {
    pub(super) place: Place,
    /// As it is written.
    pub(super) words: String,
    pub(super) deed: Deed,
}

/// What a statement does.
#[derive(Clone, Debug)]
pub(super) enum Deed {
    Declare {
        names: Vec<Declared>,
        domain: Vec<Span>,
        different: bool,
    },
    Constant(String, Expression),
    Require(Expression, Each),
    /// Bare `all different`.
    AllAboveDifferent,
    Best {
        largest: bool,
        of: Expression,
    },
    Show {
        name: String,
        how: String,
    },
}

/// A variable or an array that is declared, with the ranges of its indexes.
#[derive(Clone, Debug)]
pub(super) struct Declared {
    pub(super) name: String,
    pub(super) place: Place,
    pub(super) ranges: Vec<(Expression, Expression)>,
}

impl Expression {
    /// Calls `see` with this and every expression inside.
    pub(super) fn each(&self, see: &mut dyn FnMut(&Expression)) {
        self.visit(true, see);
    }

    /// The same, without what stands in lists of its own, such as that of a `sum`.
    pub(super) fn each_outside_lists(&self, see: &mut dyn FnMut(&Expression)) {
        self.visit(false, see);
    }

    fn visit(&self, lists: bool, see: &mut dyn FnMut(&Expression)) {
        see(self);
        let list = |list: &List, see: &mut dyn FnMut(&Expression)| {
            for item in list.iter().filter(|_| lists) {
                item.body.visit(lists, see);
                item.each.each(see);
            }
        };
        match &self.what {
            What::Number(_) | What::Name(_) => {}
            What::Index(_, slots) => {
                for slot in slots {
                    if let Slot::At(index) = slot {
                        index.visit(lists, see);
                    }
                }
            }
            What::Minus(a) | What::Not(a) | What::Absolute(a) => a.visit(lists, see),
            What::Sum(terms) => terms.iter().for_each(|(_, term)| term.visit(lists, see)),
            What::Calculate(_, a, b) | What::Implies(a, b) | What::Same(a, b) => {
                a.visit(lists, see);
                b.visit(lists, see);
            }
            What::Choice(a, b, c) => {
                a.visit(lists, see);
                b.visit(lists, see);
                c.iter().for_each(|c| c.visit(lists, see));
            }
            What::Compare(parts, _) | What::Join { parts, .. } | What::Values(parts) => {
                parts.iter().for_each(|part| part.visit(lists, see));
            }
            What::Among(a, spans) => {
                a.visit(lists, see);
                for span in spans {
                    span.first.visit(lists, see);
                    span.last.iter().for_each(|last| last.visit(lists, see));
                }
            }
            What::Row(parts, rows) => {
                parts.iter().for_each(|part| part.visit(lists, see));
                rows.iter().flatten().for_each(|part| part.visit(lists, see));
            }
            What::Fold(_, of) | What::Different(of) | What::Ordered(_, of) => list(of, see),
            What::Counted(_, number, of) => {
                number.visit(lists, see);
                list(of, see);
            }
        }
    }
}

impl Each {
    /// Calls `see` with every expression inside.
    pub(super) fn each(&self, see: &mut dyn FnMut(&Expression)) {
        for (first, last) in self.loops.iter().filter_map(|each| each.range.as_ref()) {
            first.each(see);
            last.each(see);
        }
        self.condition.iter().for_each(|condition| condition.each(see));
    }
}
