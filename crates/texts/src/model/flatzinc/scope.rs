//! What names mean in a text, and the variables that they become.
//!
//! A variable that a constraint defines and whose domain is too wide for us, such as the cost of something, is no variable: the expression
//! that defines it stands in its place.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use backtrail::text;
use registry::{Bounds, Error};

use super::answer::{FlatZinc, Output, Shape};
use super::items::{Deed, Domain, Item, Part, What};
use crate::model::build::{Built, compare, join, product, sum};
use crate::model::expand::{MOST_PARTS, WIDEST, admit, index_of};
use crate::model::formula::Formula;
use crate::model::statement::{Condition, Goal, Model, StatementLine, Variable};
use crate::model::syntax::Order;
use crate::model::token::Place;

/// What a name stands for.
#[derive(Clone, Debug)]
enum Thing {
    One(Built),
    Several(Arc<[Built]>),
    Set(Arc<[(i64, i64)]>),
    /// A variable that a constraint defines.
    Defined,
}

/// What names mean while a text is read.
pub(super) struct Scope<'a> {
    bounds: &'a Bounds,
    model: Model,
    things: HashMap<String, Thing>,
    /// Of each variable that is too wide: the constraint that defines it, and where it is declared.
    wide: HashMap<String, (&'a Item, Domain, Place)>,
    /// Those that are being worked out.
    open: HashSet<String>,
    parts: u64,
}

impl<'a> Scope<'a> {
    pub(super) fn new(bounds: &'a Bounds) -> Self {
        Scope {
            bounds,
            model: Model::empty(None),
            things: HashMap::new(),
            wide: HashMap::new(),
            open: HashSet::new(),
            parts: 0,
        }
    }

    pub(super) fn model(mut self, text: &str, items: &'a [Item]) -> Result<Model, Error> {
        let mut output = Vec::new();
        let mut is_solved = false;
        let definitions = definitions(items);
        for item in items {
            match &item.what {
                Deed::Declare { name, is_array: true, domain, value, .. } => {
                    self.array(item, name, domain, value.as_ref(), &mut output)?;
                }
                Deed::Declare { name, is_var, domain, value, .. } => {
                    self.declare(item, name, *is_var, domain, value.as_ref(), &definitions)?;
                    if has(&item.notes, "output_var") {
                        let built = self.named(name, item.place)?;
                        let is_bool = matches!(domain, Domain::Bool);
                        output.push(Output {
                            name: name.clone(),
                            is_bool,
                            shape: Shape::One,
                            parts: vec![built.formula],
                        });
                    }
                }
                Deed::Constrain(name, arguments) => {
                    let line = self.model.lines.len();
                    self.model.lines.push(StatementLine { place: item.place, words: words(text, item) });
                    let built = self.constraint(name, arguments, item.place)?;
                    self.require(built, line);
                }
                Deed::Solve(goal) => {
                    if is_solved {
                        return Err(item.place.wrong(text!("flatzinc-two-solve")));
                    }
                    is_solved = true;
                    if let Some((is_largest, of)) = goal {
                        let built = self.one(of)?;
                        let words = words(text, item);
                        let range = (built.low, built.high);
                        self.model.goal = Some(Goal { formula: built.formula, is_largest: *is_largest, words, range });
                    }
                }
                Deed::Nothing => {}
            }
        }
        let words = |item: &Item| words(text, item) + ";";
        let text = items.iter().map(words).collect::<Vec<_>>().join(" ");
        self.model.flatzinc = Some(FlatZinc { text, output, has_goal: self.model.goal.is_some() });
        Ok(self.model)
    }

    /// Counts parts of formulas against the bounds.
    pub(super) fn spend(&mut self, parts: usize, place: Place) -> Result<(), Error> {
        self.parts = self.parts.saturating_add(parts as u64);
        admit(self.parts, self.bounds.edges, MOST_PARTS, "model-parts", place)
    }

    fn require(&mut self, built: Built, line: usize) {
        let mut formulas = vec![built.formula];
        while let Some(formula) = formulas.pop() {
            match formula {
                Formula::Constant(1) => {}
                Formula::All(parts) => formulas.extend(parts),
                formula => self.model.conditions.push(Condition { formula, line, with: Vec::new() }),
            }
        }
    }

    fn declare(
        &mut self,
        item: &'a Item,
        name: &str,
        is_var: bool,
        domain: &Domain,
        value: Option<&Part>,
        definitions: &HashMap<&str, &'a Item>,
    ) -> Result<(), Error> {
        let place = item.place;
        let thing = match value {
            Some(Part { what: What::Range(first, last), .. }) => Thing::Set([(*first, *last)].into()),
            Some(Part { what: What::Set(numbers), .. }) => Thing::Set(numbers.iter().map(|&n| (n, n)).collect()),
            Some(part) => {
                let built = self.one(part)?;
                if is_var {
                    self.within(&built, domain, place)?;
                }
                Thing::One(built)
            }
            None if is_var => match domain_of(domain, place)? {
                Some(values) if is_narrow(&values) => Thing::One(self.variable(item, name, &values)?),
                values => match definitions.get(name) {
                    Some(&definition) => {
                        self.wide.insert(name.to_string(), (definition, domain.clone(), place));
                        Thing::Defined
                    }
                    None if values.is_none() => {
                        return Err(place.wrong(text!("flatzinc-no-bounds", name = name.to_string())));
                    }
                    None => return Err(place.wrong(text!("model-wide", most = WIDEST))),
                },
            },
            None => return Err(place.wrong(text!("flatzinc-no-value", name = name.to_string()))),
        };
        match self.things.insert(name.to_string(), thing) {
            None => Ok(()),
            Some(_) => Err(place.wrong(text!("model-twice", name = name.to_string()))),
        }
    }

    /// What has a value keeps to its domain, too.
    fn within(&mut self, built: &Built, domain: &Domain, place: Place) -> Result<(), Error> {
        let Some(spans) = domain_of(domain, place)? else { return Ok(()) };
        let line = self.model.lines.len();
        let words = format!("{}..{}", spans[0].0, spans[spans.len() - 1].1);
        let inside = self.among(built.clone(), &spans, place)?;
        if inside.is_constant() != Some(1) {
            self.model.lines.push(StatementLine { place, words });
            self.require(inside, line);
        }
        Ok(())
    }

    fn variable(&mut self, item: &Item, name: &str, spans: &[(i64, i64)]) -> Result<Built, Error> {
        let place = item.place;
        let first = self.model.variables.len() as u64;
        admit(first + 1, self.bounds.cells, MOST_PARTS, "model-variables", place)?;
        let values: Vec<i64> = spans.iter().flat_map(|&(first, last)| first..=last).collect();
        admit(values.len() as u64, self.bounds.values, WIDEST as u64, "model-values", place)?;
        self.spend(1, place)?;
        let domain: Arc<[i64]> = values.into();
        let (low, high) = (domain[0], domain[domain.len() - 1]);
        let follows = has(&item.notes, "is_defined_var") || has(&item.notes, "var_is_introduced");
        self.model.variables.push(Variable { name: name.to_string(), domain, is_named: false, follows });
        let formula = if low == high { Formula::Constant(low) } else { Formula::Variable(first as u32) };
        Ok(Built { formula, low, high, is_truth: true })
    }

    fn array(
        &mut self,
        item: &Item,
        name: &str,
        domain: &Domain,
        value: Option<&Part>,
        output: &mut Vec<Output>,
    ) -> Result<(), Error> {
        let place = item.place;
        let Some(value) = value else {
            return Err(place.wrong(text!("flatzinc-no-value", name = name.to_string())));
        };
        let parts = self.several(value)?;
        if let Some(sides) = sides(&item.notes) {
            let is_bool = matches!(domain, Domain::Bool);
            self.name_elements(name, &sides, &parts);
            let formulas = parts.iter().map(|part| part.formula.clone()).collect();
            output.push(Output { name: name.to_string(), is_bool, shape: Shape::Array(sides), parts: formulas });
        }
        match self.things.insert(name.to_string(), Thing::Several(parts)) {
            None => Ok(()),
            Some(_) => Err(place.wrong(text!("model-twice", name = name.to_string()))),
        }
    }

    /// `MiniZinc` calls the elements of an array `X_INTRODUCED_5_`; here they are called `q[1]` again.
    fn name_elements(&mut self, name: &str, sides: &[(i64, i64)], parts: &[Built]) {
        for (element, part) in parts.iter().enumerate() {
            let Formula::Variable(variable) = part.formula else { continue };
            let called = &mut self.model.variables[variable as usize].name;
            if called.starts_with("X_INTRODUCED") {
                *called = format!("{name}[{}]", index_of(sides, element as u64));
            }
        }
    }

    // What parts mean.

    fn named(&mut self, name: &str, place: Place) -> Result<Built, Error> {
        match self.things.get(name) {
            Some(Thing::One(built)) => Ok(built.clone()),
            Some(Thing::Defined) => self.definition(name, place),
            Some(_) => Err(place.wrong(text!("flatzinc-want", wanted = "number"))),
            None => Err(self.unknown(name, place)),
        }
    }

    fn unknown(&self, name: &str, place: Place) -> Error {
        place.wrong(match registry::near(name, self.things.keys(), |known| known) {
            Some(near) => text!("model-unknown-near", name = name.to_string(), near = near.clone()),
            None => text!("model-unknown", name = name.to_string()),
        })
    }

    /// The expression that stands for a variable with a wide domain.
    fn definition(&mut self, name: &str, place: Place) -> Result<Built, Error> {
        let (item, domain, declared) = self.wide[name].clone();
        if !self.open.insert(name.to_string()) {
            return Err(place.wrong(text!("flatzinc-circle", name = name.to_string())));
        }
        let Deed::Constrain(constraint, arguments) = &item.what else { unreachable!("only constraints define") };
        let built = self.defined(name, constraint, arguments, item.place)?;
        self.open.remove(name);
        self.things.insert(name.to_string(), Thing::One(built.clone()));
        self.within(&built, &domain, declared)?;
        Ok(built)
    }

    /// A number or a Boolean, known or not.
    pub(super) fn one(&mut self, part: &Part) -> Result<Built, Error> {
        let place = part.place;
        match &part.what {
            What::Number(number) => {
                Built::number(place, Formula::Constant(*number), (*number).into(), (*number).into())
            }
            What::Bool(is_true) => Ok(Built::truth(Formula::Constant(0), *is_true, *is_true)),
            What::Name(name) => self.named(name, place),
            What::At(name, at) => match self.things.get(name) {
                Some(Thing::Several(parts)) => {
                    let element = usize::try_from(at - 1).ok().and_then(|at| parts.get(at)).cloned();
                    element.ok_or_else(|| {
                        let last = parts.len() as i64;
                        place.wrong(text!("model-outside", name = name.clone(), index = *at, first = 1, last = last))
                    })
                }
                Some(_) => Err(place.wrong(text!("model-no-array", name = name.clone()))),
                None => Err(self.unknown(name, place)),
            },
            _ => Err(place.wrong(text!("flatzinc-want", wanted = "number"))),
        }
    }

    /// An array.
    pub(super) fn several(&mut self, part: &Part) -> Result<Arc<[Built]>, Error> {
        match &part.what {
            What::Array(parts) => {
                self.spend(parts.len(), part.place)?;
                parts.iter().map(|part| self.one(part)).collect()
            }
            What::Name(name) => match self.things.get(name) {
                Some(Thing::Several(parts)) => Ok(parts.clone()),
                Some(_) => Err(part.place.wrong(text!("flatzinc-want", wanted = "array"))),
                None => Err(self.unknown(name, part.place)),
            },
            _ => Err(part.place.wrong(text!("flatzinc-want", wanted = "array"))),
        }
    }

    /// A set, as stretches of numbers.
    pub(super) fn set(&mut self, part: &Part) -> Result<Arc<[(i64, i64)]>, Error> {
        let is_set = |thing: &&Thing| matches!(thing, Thing::Set(_));
        match &part.what {
            What::Range(first, last) => Ok([(*first, *last)].into()),
            What::Set(numbers) => Ok(numbers.iter().map(|&number| (number, number)).collect()),
            What::Name(name) => match self.things.get(name).filter(is_set) {
                Some(Thing::Set(spans)) => Ok(spans.clone()),
                _ => Err(part.place.wrong(text!("flatzinc-want", wanted = "set"))),
            },
            _ => Err(part.place.wrong(text!("flatzinc-want", wanted = "set"))),
        }
    }

    /// A number that is known.
    pub(super) fn number(&mut self, part: &Part) -> Result<i64, Error> {
        let built = self.one(part)?;
        built.is_constant().ok_or_else(|| part.place.wrong(text!("model-not-constant")))
    }

    /// Numbers that are known.
    pub(super) fn numbers(&mut self, part: &Part) -> Result<Vec<i64>, Error> {
        let parts = self.several(part)?;
        let known = |built: &Built| built.is_constant().ok_or_else(|| part.place.wrong(text!("model-not-constant")));
        parts.iter().map(known).collect()
    }

    /// Is it in one of these stretches?
    pub(super) fn among(&mut self, built: Built, spans: &[(i64, i64)], place: Place) -> Result<Built, Error> {
        let constant = |number: i64| Built::number(place, Formula::Constant(number), number.into(), number.into());
        let mut parts = Vec::new();
        let mut single = Vec::new();
        for &(first, last) in spans {
            let (first, last) = (first.max(built.low), last.min(built.high));
            if first == last {
                single.push(first);
            } else if first < last {
                let from = compare(Order::AtLeast, built.clone(), constant(first)?);
                let to = compare(Order::AtMost, built.clone(), constant(last)?);
                parts.push(join(true, vec![from, to]));
            }
        }
        self.spend(single.len(), place)?;
        single.sort_unstable();
        single.dedup();
        if !single.is_empty() {
            let known = built.is_constant().map(|number| single.contains(&number));
            let formula = Formula::Among(built.formula.into(), single.into());
            parts.push(Built::truth(formula, known.unwrap_or(false), known.unwrap_or(true)));
        }
        Ok(join(false, parts))
    }

    /// Factors times terms.
    pub(super) fn weighted(&mut self, factors: &[i64], terms: &[Built], place: Place) -> Result<Built, Error> {
        let constant = |number: i64| Built::number(place, Formula::Constant(number), number.into(), number.into());
        let parts = factors.iter().zip(terms).map(|(&factor, term)| product(place, constant(factor)?, term.clone()));
        sum(place, parts.collect::<Result<_, Error>>()?)
    }
}

/// An item as it is written, in one line.
fn words(text: &str, item: &Item) -> String {
    let lines = text[item.bytes.clone()].lines().map(|line| line.split('%').next().unwrap_or_default());
    lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

/// Which constraint defines which variable, by their notes.
fn definitions(items: &[Item]) -> HashMap<&str, &Item> {
    let mut definitions = HashMap::new();
    for item in items.iter().filter(|item| matches!(item.what, Deed::Constrain(..))) {
        for note in &item.notes {
            if let What::Call(name, arguments) = &note.what
                && name == "defines_var"
                && let [Part { what: What::Name(variable), .. }] = &arguments[..]
            {
                definitions.insert(&**variable, item);
            }
        }
    }
    definitions
}

/// Is there a note of this name?
fn has(notes: &[Part], wanted: &str) -> bool {
    notes.iter().any(|note| matches!(&note.what, What::Name(name) if name == wanted))
}

/// The sides of an array that is to be told.
fn sides(notes: &[Part]) -> Option<Vec<(i64, i64)>> {
    let told = notes.iter().find_map(|note| match &note.what {
        What::Call(name, arguments) if name == "output_array" => arguments.first(),
        _ => None,
    })?;
    let What::Array(sides) = &told.what else { return None };
    let side = |side: &Part| match &side.what {
        What::Range(first, last) => Some((*first, *last)),
        // The converter writes an empty range as a set.
        What::Set(numbers) => Some((*numbers.first().unwrap_or(&1), *numbers.last().unwrap_or(&0))),
        _ => None,
    };
    sides.iter().map(side).collect()
}

/// The values that something may have, as ascending stretches; none if nothing is said of them.
fn domain_of(domain: &Domain, place: Place) -> Result<Option<Vec<(i64, i64)>>, Error> {
    let spans = match domain {
        Domain::Any => return Ok(None),
        Domain::Bool => vec![(0, 1)],
        Domain::Values(What::Range(first, last)) if first <= last => vec![(*first, *last)],
        Domain::Values(What::Set(numbers)) if !numbers.is_empty() => {
            let mut numbers = numbers.clone();
            numbers.sort_unstable();
            numbers.dedup();
            numbers.into_iter().map(|number| (number, number)).collect()
        }
        Domain::Values(_) => return Err(place.wrong(text!("model-empty-domain"))),
    };
    Ok(Some(spans))
}

fn is_narrow(spans: &[(i64, i64)]) -> bool {
    spans[spans.len() - 1].1.abs_diff(spans[0].0) < WIDEST as u64
}
