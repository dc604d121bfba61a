//! From statements to a model: constants and names are looked up, `for` and `*` written out, and sizes held against the bounds.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use backtrail::{Text, text};
use registry::{Bounds, Error};

use super::build::Built;
use super::flatzinc;
use super::formula::Formula;
use super::parse::parse;
use super::show;
use super::statement::{Condition, Goal, Model, StatementLine, Variable};
use super::syntax::{Declared, Deed, Each, Expression, List, Slot, Span, Statement, What};
use super::token::Place;

/// No domain spans more values.
pub(super) const WIDEST: i64 = 1 << 14;
/// No model has more parts, whatever the caller allows.
pub(super) const MOST_PARTS: u64 = 5_000_000;
/// No `for` goes through more values.
const MOST_STEPS: u64 = 5_000_000;

/// Reads a model that is no larger than the caller can bear, in our language or in `FlatZinc`. Constants are given as `name=number`.
///
/// # Errors
///
/// If it is not one; the error says where and why.
pub fn read(text: &str, constants: &[(String, i64)], bounds: &Bounds) -> Result<Model, Error> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if flatzinc::is_it(text) {
        return match constants.first() {
            None => flatzinc::read(text, bounds),
            Some((name, _)) => Err(Error::said(text!("model-unused-given", name = name.clone()))),
        };
    }
    let (title, statements) = parse(text)?;
    let model = Model::empty(title);
    let given = constants.iter().map(|(name, value)| (name.clone(), Constant::number(*value, None))).collect();
    let mut scope = Scope {
        bounds,
        model,
        constants: given,
        arrays: HashMap::new(),
        names: HashMap::new(),
        locals: Vec::new(),
        star: None,
        words: BTreeSet::new(),
        parts: 0,
        steps: 0,
    };
    for statement in &statements {
        scope.statement(statement)?;
        // Several are a cryptarithm.
        let word = scope.words.pop_first().filter(|_| scope.words.is_empty());
        scope.model.number = scope.model.number.take().or(word);
        scope.words.clear();
    }
    scope.finish()
}

/// Are there no more of these things than the caller can bear, and than any model may have?
pub(super) fn admit(many: u64, bound: u64, most: u64, things: &'static str, place: Place) -> Result<(), Error> {
    if many > most {
        return Err(place.wrong(text!("model-too-many", many = many, most = most, things = Text::id_only(things))));
    }
    Bounds::admit(many, bound, things).map_err(|error| error.at(Some(place.position())))
}

/// The indexes of an element of an array with these sides: `2,1`.
pub(super) fn index_of(sides: &[(i64, i64)], element: u64) -> String {
    let mut rest = element;
    let mut indexes: Vec<String> = Vec::new();
    for &(first, last) in sides.iter().rev() {
        let long = last.abs_diff(first) + 1;
        indexes.push((first + (rest % long) as i64).to_string());
        rest /= long;
    }
    indexes.reverse();
    indexes.join(",")
}

/// A number, or an array of them, whose indexes begin with 1.
#[derive(Clone, Debug)]
pub(super) struct Constant {
    pub(super) sides: Vec<(i64, i64)>,
    pub(super) values: Arc<[i64]>,
    /// Where it stands, if not on the command line.
    place: Option<Place>,
    is_used: bool,
}

impl Constant {
    fn number(value: i64, place: Option<Place>) -> Self {
        Constant { sides: Vec::new(), values: Arc::new([value]), place, is_used: false }
    }
}

/// A variable or an array of them.
#[derive(Clone, Debug)]
pub(super) struct Array {
    pub(super) first: u32,
    pub(super) sides: Vec<(i64, i64)>,
}

/// What names mean while a text is read.
pub(super) struct Scope<'a> {
    pub(super) bounds: &'a Bounds,
    pub(super) model: Model,
    constants: HashMap<String, Constant>,
    pub(super) arrays: HashMap<String, Array>,
    /// Values that have names.
    names: HashMap<String, i64>,
    /// The names of `for`s, the innermost last.
    locals: Vec<(String, i64)>,
    /// Which element of a list with `*` is meant.
    pub(super) star: Option<u64>,
    /// The words of this statement whose letters are variables.
    pub(super) words: BTreeSet<String>,
    parts: u64,
    steps: u64,
}

/// What a name stands for.
pub(super) enum Meaning {
    Number(i64),
    Constant(Constant),
    Array(Array),
    /// A word whose letters are variables.
    Word(Vec<u32>),
}

impl Scope<'_> {
    fn statement(&mut self, statement: &Statement) -> Result<(), Error> {
        let line = self.model.lines.len();
        self.model.lines.push(StatementLine { place: statement.place, words: statement.words.clone() });
        match &statement.deed {
            Deed::Declare { names, domain, different } => {
                let first = self.model.variables.len() as u32;
                let (values, is_named) = self.domain(statement.place, domain)?;
                for declared in names {
                    self.declare(declared, &values, is_named)?;
                }
                if *different {
                    self.all_different(first, line)?;
                }
            }
            Deed::Constant(name, value) => {
                let (mut sides, mut values) = (Vec::new(), Vec::new());
                self.gather(value, 0, &mut sides, &mut values)?;
                let constant = Constant { sides, values: values.into(), place: Some(statement.place), is_used: false };
                // What the command line says comes first.
                self.constants.entry(name.clone()).or_insert(constant);
            }
            Deed::Require(body, each) => {
                let mut built = Vec::new();
                self.over(each, &[body], &mut |scope| {
                    let formula = scope.truth(body)?;
                    built.push((formula, scope.locals.clone()));
                    Ok(())
                })?;
                for (formula, with) in built {
                    self.require(formula, line, with);
                }
            }
            Deed::AllAboveDifferent => {
                if self.model.variables.is_empty() {
                    return Err(statement.place.wrong(text!("model-nothing-above")));
                }
                self.all_different(0, line)?;
            }
            Deed::Best { largest, of } => {
                if self.model.goal.is_some() {
                    return Err(statement.place.wrong(text!("model-two-goals")));
                }
                let Built { formula, low, high, .. } = self.build(of)?;
                let words = statement.words.clone();
                self.model.goal = Some(Goal { formula, is_largest: *largest, words, range: (low, high) });
            }
            Deed::Show { name, how } => {
                if self.model.shown.is_some() {
                    return Err(statement.place.wrong(text!("model-two-shown")));
                }
                let Some(array) = self.arrays.get(name).cloned() else {
                    return Err(self.unknown(name, statement.place));
                };
                let shown = show::shown(&self.model, &array, how).map_err(|why| statement.place.wrong(why))?;
                self.model.shown = Some(shown);
            }
        }
        Ok(())
    }

    fn require(&mut self, formula: Formula, line: usize, with: Vec<(String, i64)>) {
        match formula {
            Formula::Constant(1) => {}
            Formula::All(parts) => parts.into_iter().for_each(|part| self.require(part, line, with.clone())),
            formula => self.model.conditions.push(Condition { formula, line, with }),
        }
    }

    fn all_different(&mut self, first: u32, line: usize) -> Result<(), Error> {
        let all = first..self.model.variables.len() as u32;
        self.spend(u64::from(all.end - all.start), self.model.lines[line].place)?;
        self.require(Formula::Different(all.map(Formula::Variable).collect()), line, Vec::new());
        Ok(())
    }

    fn finish(self) -> Result<Model, Error> {
        if self.model.variables.is_empty() {
            return Err(Error::said(text!("model-no-variables")));
        }
        let mut unused: Vec<_> = self.constants.iter().filter(|(_, constant)| !constant.is_used).collect();
        unused.sort_by_key(|(name, constant)| (constant.place.map(|place| place.line), *name));
        match unused.first() {
            None => Ok(self.model),
            Some((name, Constant { place: Some(place), .. })) => {
                Err(place.wrong(text!("model-unused", name = name.to_string())))
            }
            Some((name, _)) => Err(Error::said(text!("model-unused-given", name = name.to_string()))),
        }
    }

    /// Counts parts of formulas against the bounds.
    pub(super) fn spend(&mut self, parts: u64, place: Place) -> Result<(), Error> {
        self.parts = self.parts.saturating_add(parts);
        admit(self.parts, self.bounds.edges, MOST_PARTS, "model-parts", place)
    }

    fn declare(&mut self, declared: &Declared, values: &Arc<[i64]>, is_named: bool) -> Result<(), Error> {
        let Declared { name, place, ranges } = declared;
        if self.arrays.contains_key(name) || self.constants.contains_key(name) || self.names.contains_key(name) {
            return Err(place.wrong(text!("model-twice", name = name.clone())));
        }
        let mut sides = Vec::new();
        let mut many = 1_u64;
        for (first, last) in ranges {
            let (first, last) = (self.number(first)?, self.number(last)?);
            if first > last {
                return Err(place.wrong(text!("model-empty-range", first = first, last = last)));
            }
            many = many.saturating_mul(last.abs_diff(first).saturating_add(1));
            sides.push((first, last));
        }
        let first = self.model.variables.len() as u64;
        admit(first.saturating_add(many), self.bounds.cells, MOST_PARTS, "model-variables", *place)?;
        self.spend(many, *place)?;
        for element in 0..many {
            let name = if sides.is_empty() { name.clone() } else { format!("{name}[{}]", index_of(&sides, element)) };
            self.model.variables.push(Variable { name, domain: values.clone(), is_named, follows: false });
        }
        self.arrays.insert(name.clone(), Array { first: first as u32, sides });
        Ok(())
    }

    /// The values of a domain, ascending, and whether some have names; names that are new get their values here.
    fn domain(&mut self, place: Place, spans: &[Span]) -> Result<(Arc<[i64]>, bool), Error> {
        let mut is_named = false;
        let mut values: Vec<i64> = Vec::new();
        for span in spans {
            let first = match &span.first.what {
                What::Name(name) if span.last.is_none() && self.meaning(name).is_none() => {
                    self.model.names.push(name.clone());
                    self.names.insert(name.clone(), self.model.names.len() as i64);
                    self.model.names.len() as i64
                }
                _ => self.number(&span.first)?,
            };
            is_named |= matches!(&span.first.what, What::Name(name) if self.names.contains_key(name));
            let last = span.last.as_ref().map_or(Ok(first), |last| self.number(last))?;
            let long = last.checked_sub(first).and_then(|long| long.checked_add(1)).unwrap_or(i64::MAX).max(0) as u64;
            let many = long.saturating_add(values.len() as u64);
            admit(many, self.bounds.values, WIDEST as u64, "model-values", span.first.place)?;
            values.extend(first..=last);
        }
        values.sort_unstable();
        values.dedup();
        match (values.first(), values.last()) {
            (Some(first), Some(last)) if last.abs_diff(*first) < WIDEST as u64 => Ok((values.into(), is_named)),
            (Some(_), Some(_)) => Err(place.wrong(text!("model-wide", most = WIDEST))),
            _ => Err(place.wrong(text!("model-empty-domain"))),
        }
    }

    /// Adds the values of a constant, row by row.
    fn gather(
        &mut self,
        value: &Expression,
        depth: usize,
        sides: &mut Vec<(i64, i64)>,
        values: &mut Vec<i64>,
    ) -> Result<(), Error> {
        let ragged = || Err(value.place.wrong(text!("model-ragged")));
        let What::Values(parts) = &value.what else {
            if sides.len() != depth {
                return ragged();
            }
            values.push(self.number(value)?);
            return self.spend(1, value.place);
        };
        let long = parts.len() as i64;
        match sides.get(depth) {
            Some(&(_, other)) if other != long => return ragged(),
            Some(_) => {}
            None if values.is_empty() && long > 0 => sides.push((1, long)),
            None => return ragged(),
        }
        parts.iter().try_for_each(|part| self.gather(part, depth + 1, sides, values))
    }

    /// What a name stands for, if it does for anything. What is nearest comes first: `for`, then what is declared.
    pub(super) fn meaning(&mut self, name: &str) -> Option<Meaning> {
        if let Some((_, value)) = self.locals.iter().rev().find(|(local, _)| local == name) {
            return Some(Meaning::Number(*value));
        }
        if let Some(array) = self.arrays.get(name) {
            return Some(Meaning::Array(array.clone()));
        }
        if let Some(constant) = self.constants.get_mut(name) {
            constant.is_used = true;
            return Some(match constant.sides[..] {
                [] => Meaning::Number(constant.values[0]),
                _ => Meaning::Constant(constant.clone()),
            });
        }
        if let Some(value) = self.names.get(name) {
            return Some(Meaning::Number(*value));
        }
        let letter = |sign: char| {
            let array = self.arrays.get(sign.to_string().as_str()).filter(|array| array.sides.is_empty())?;
            Some(array.first)
        };
        let letters: Option<Vec<u32>> = name.chars().map(letter).collect();
        letters.filter(|letters| letters.len() > 1).map(Meaning::Word)
    }

    pub(super) fn unknown(&self, name: &str, place: Place) -> Error {
        let known = self.arrays.keys().chain(self.constants.keys()).chain(self.names.keys());
        place.wrong(match crate::meant(name, known.map(String::as_str)) {
            Some(near) => text!("model-unknown-near", name = name, near = near),
            None => text!("model-unknown", name = name),
        })
    }

    /// A number that is known now.
    pub(super) fn number(&mut self, expression: &Expression) -> Result<i64, Error> {
        match self.build(expression)?.formula {
            Formula::Constant(number) => Ok(number),
            _ => Err(expression.place.wrong(text!("model-not-constant"))),
        }
    }

    /// Does something for all values of the names of a `for`; `bodies` say which ranges a name without one has.
    pub(super) fn over(
        &mut self,
        each: &Each,
        bodies: &[&Expression],
        act: &mut dyn FnMut(&mut Self) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let known = self.locals.len();
        let done = self.over_loops(each, 0, bodies, act);
        self.locals.truncate(known);
        done
    }

    fn over_loops(
        &mut self,
        each: &Each,
        depth: usize,
        bodies: &[&Expression],
        act: &mut dyn FnMut(&mut Self) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let Some(here) = each.loops.get(depth) else {
            if let Some(condition) = &each.condition
                && self.number_of_truth(condition)? == 0
            {
                return Ok(());
            }
            return act(self);
        };
        let (first, last) = match &here.range {
            Some((first, last)) => (self.number(first)?, self.number(last)?),
            None => self.range_in_use(&here.name, here.place, bodies)?,
        };
        if first <= last {
            self.steps = self.steps.saturating_add(last.abs_diff(first)).saturating_add(1);
        }
        if self.steps > MOST_STEPS.min(self.bounds.edges.saturating_mul(100)) {
            return Err(here.place.wrong(text!("model-many-steps")));
        }
        for value in first..=last {
            self.locals.push((here.name.clone(), value));
            self.over_loops(each, depth + 1, bodies, act)?;
            self.locals.pop();
        }
        Ok(())
    }

    /// The range of the indexes at which a name stands alone.
    fn range_in_use(&mut self, name: &str, place: Place, bodies: &[&Expression]) -> Result<(i64, i64), Error> {
        let mut uses: Vec<(String, usize)> = Vec::new();
        for body in bodies {
            body.each(&mut |expression| {
                let What::Index(array, slots) = &expression.what else { return };
                for (at, slot) in slots.iter().enumerate() {
                    if matches!(slot, Slot::At(Expression { what: What::Name(index), .. }) if index == name) {
                        uses.push((array.clone(), at));
                    }
                }
            });
        }
        let mut found: Option<(i64, i64)> = None;
        for (array, at) in uses {
            let sides = match self.meaning(&array) {
                Some(Meaning::Array(array)) => array.sides,
                Some(Meaning::Constant(constant)) => constant.sides,
                _ => continue,
            };
            let Some(&side) = sides.get(at) else { continue };
            match found {
                Some(other) if other != side => {
                    return Err(place.wrong(text!("model-two-ranges", name = name)));
                }
                _ => found = Some(side),
            }
        }
        found.ok_or_else(|| place.wrong(text!("model-no-range", name = name)))
    }

    /// Builds every element of a list: for all values of its `for`s, and all elements where `*` or an array stands.
    pub(super) fn list(
        &mut self,
        list: &List,
        act: &mut dyn FnMut(&mut Self, &Expression) -> Result<(), Error>,
    ) -> Result<(), Error> {
        for item in list {
            self.over(&item.each, &[&item.body], &mut |scope| {
                let Some(many) = scope.stars(&item.body)? else { return act(scope, &item.body) };
                let outer = scope.star;
                for element in 0..many {
                    scope.star = Some(element);
                    act(scope, &item.body)?;
                }
                scope.star = outer;
                Ok(())
            })?;
        }
        Ok(())
    }

    /// How many elements an expression stands for, if it is not one: all lists in it go together.
    fn stars(&mut self, body: &Expression) -> Result<Option<u64>, Error> {
        let mut lists: Vec<(String, Option<Vec<bool>>, Place)> = Vec::new();
        body.each_outside_lists(&mut |expression| match &expression.what {
            What::Name(name) => lists.push((name.clone(), None, expression.place)),
            What::Index(name, slots) if slots.iter().any(|slot| matches!(slot, Slot::All)) => {
                let all = slots.iter().map(|slot| matches!(slot, Slot::All)).collect();
                lists.push((name.clone(), Some(all), expression.place));
            }
            _ => {}
        });
        let mut many = None;
        for (name, all, place) in lists {
            let sides = match self.meaning(&name) {
                Some(Meaning::Array(array)) => array.sides,
                Some(Meaning::Constant(constant)) => constant.sides,
                _ => continue,
            };
            if sides.is_empty() {
                continue;
            }
            let here: u64 = sides
                .iter()
                .enumerate()
                .filter(|(at, _)| all.as_ref().is_none_or(|all| all.get(*at).copied().unwrap_or(false)))
                .map(|(_, (first, last))| last.abs_diff(*first) + 1)
                .product();
            match many {
                Some(other) if other != here => {
                    return Err(place.wrong(text!("model-lists", here = here, other = other)));
                }
                _ => many = Some(here),
            }
        }
        Ok(many)
    }

    /// What to say where a list stands that is none of a word such as `sum`.
    pub(super) fn is_a_list(name: &str) -> Text {
        text!("model-is-list", name = name)
    }
}
