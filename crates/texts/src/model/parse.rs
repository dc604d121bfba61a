//! Reads the statements of a model. The grammar stands in `docs/models.md`.

use std::collections::HashSet;

use backtrail::{Text, text};
use registry::Error;

use super::syntax::{
    Arithmetic, Declared, Deed, Each, Expression, Fold, Item, List, Loop, Order, Slot, Span, Statement, What,
};
use super::token::{Kind, Place, Token, WORDS, tokens};

/// Brackets, signs and arrows may be nested this deep: each level is a few frames of the stack.
const DEEPEST: usize = 50;

/// The statements of a text, and the title behind `problem`, if it has one.
pub(super) fn parse(text: &str) -> Result<(Option<String>, Vec<Statement>), Error> {
    let tokens = tokens(text)?;
    let Some(first) = tokens.iter().find(|token| token.kind != Kind::End) else {
        return Err(Error::said(text!("model-empty")));
    };
    if first.text != "problem" {
        return Err(first.place.wrong(match crate::meant(first.text, ["problem"].into_iter()) {
            Some(near) => text!("model-no-head-near", word = first.text, near = near),
            None => text!("model-no-head", word = first.text),
        }));
    }
    let mut parser = Parser { text, tokens: &tokens, at: 0, depth: 0, declared: HashSet::new() };
    parser.skip_ends();
    let head = parser.next();
    while parser.peek().kind != Kind::End {
        parser.next();
    }
    let title = text[head.from + head.text.len()..parser.peek().from].split('#').next().unwrap_or_default();
    let title = Some(title.split_whitespace().collect::<Vec<_>>().join(" ")).filter(|title| !title.is_empty());
    let mut statements = Vec::new();
    loop {
        parser.skip_ends();
        if parser.at + 1 >= tokens.len() {
            return Ok((title, statements));
        }
        statements.push(parser.statement()?);
    }
}

struct Parser<'a> {
    text: &'a str,
    tokens: &'a [Token<'a>],
    at: usize,
    depth: usize,
    /// Names of variables and constants up to here.
    declared: HashSet<&'a str>,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> Token<'a> {
        self.ahead(0)
    }

    fn ahead(&self, by: usize) -> Token<'a> {
        self.tokens[(self.at + by).min(self.tokens.len() - 1)]
    }

    fn next(&mut self) -> Token<'a> {
        let token = self.peek();
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }

    fn skip_ends(&mut self) {
        while self.peek().kind == Kind::End && self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
    }

    fn is_sign(&self, sign: &str) -> bool {
        matches!(self.peek().kind, Kind::Sign(here) if here == sign)
    }

    fn is_word(&self, word: &str) -> bool {
        self.peek().kind == Kind::Name && self.peek().text == word
    }

    fn takes_sign(&mut self, sign: &str) -> bool {
        let takes = self.is_sign(sign);
        if takes {
            self.next();
        }
        takes
    }

    fn takes_word(&mut self, word: &str) -> bool {
        let takes = self.is_word(word);
        if takes {
            self.next();
        }
        takes
    }

    /// An error: something else should stand here.
    fn instead(&self, wanted: Text) -> Error {
        let here = self.peek();
        let before = self.at.checked_sub(1).map(|at| self.tokens[at]);
        let is_factor = here.kind == Kind::Name && !WORDS.contains(&here.text);
        if let Some(number) = before.filter(|before| is_factor && matches!(before.kind, Kind::Number(_))) {
            return here.place.wrong(text!("model-times", number = number.text, name = here.text));
        }
        here.place.wrong(match here.kind {
            Kind::End => text!("model-ends", wanted = wanted),
            _ => text!("model-instead", found = here.text, wanted = wanted),
        })
    }

    /// An error at the word that a statement begins with, if that is nearly a word of the language and can be nothing else: `Minimize x`.
    fn slip(&self, first: Token<'a>) -> Option<Error> {
        let is_new = first.kind == Kind::Name && self.is_new(first.text);
        let is_alone = self.at > 0 && self.tokens[self.at - 1].from == first.from;
        let near = crate::meant(first.text, WORDS.iter().copied()).filter(|_| is_new && is_alone)?;
        Some(first.place.wrong(text!("model-unknown-near", name = first.text, near = near)))
    }

    fn sign(&mut self, sign: &str) -> Result<(), Error> {
        if self.takes_sign(sign) { Ok(()) } else { Err(self.instead(Text::from(sign))) }
    }

    fn word(&mut self, word: &str) -> Result<(), Error> {
        if self.takes_word(word) { Ok(()) } else { Err(self.instead(Text::from(word))) }
    }

    fn name(&mut self) -> Result<Token<'a>, Error> {
        let token = self.peek();
        if token.kind != Kind::Name {
            return Err(self.instead(text!("model-want-name")));
        }
        if WORDS.contains(&token.text) {
            return Err(token.place.wrong(text!("model-word", word = token.text)));
        }
        Ok(self.next())
    }

    /// Reads something one level deeper.
    fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, Error>) -> Result<T, Error> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(self.peek().place.wrong(text!("model-deep", most = DEEPEST)));
        }
        let read = read(self);
        self.depth -= 1;
        read
    }

    fn statement(&mut self) -> Result<Statement, Error> {
        let first = self.peek();
        let deed = self.deed()?;
        if self.peek().kind != Kind::End {
            return Err(self.slip(first).unwrap_or_else(|| self.instead(text!("model-want-end"))));
        }
        let words =
            self.text[first.from..self.peek().from].lines().map(|line| line.split('#').next().unwrap_or_default());
        let words = words.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ");
        Ok(Statement { place: first.place, words, deed })
    }

    fn deed(&mut self) -> Result<Deed, Error> {
        let first = self.peek();
        if ["minimize", "minimise", "maximize", "maximise"].iter().any(|word| self.takes_word(word)) {
            return Ok(Deed::Best { largest: first.text.starts_with("max"), of: self.sum()? });
        }
        if self.takes_word("show") {
            let name = self.name()?.text.to_string();
            self.word("as")?;
            return Ok(Deed::Show { name, how: self.name()?.text.to_string() });
        }
        if self.declares() {
            return self.declaration();
        }
        if first.kind == Kind::Name && self.ahead(1).kind == Kind::Sign("=") && self.is_new(first.text) {
            let name = self.name()?.text;
            self.next();
            self.declared.insert(name);
            return Ok(Deed::Constant(name.to_string(), self.constant()?));
        }
        if self.is_word("all") && self.ahead(1).text == "different" && self.ahead(2).kind == Kind::End {
            self.at += 2;
            return Ok(Deed::AllAboveDifferent);
        }
        let mut each = Each::default();
        if self.takes_word("for") {
            each = self.each()?;
            self.sign(":")?;
        }
        let body = self.condition()?;
        if self.takes_word("for") {
            let more = self.each()?;
            each.loops.extend(more.loops);
            each.condition = both(each.condition, more.condition);
        }
        Ok(Deed::Require(body, each))
    }

    /// Is this name neither declared nor a word whose letters are?
    fn is_new(&self, name: &str) -> bool {
        let letter = |sign: char| self.declared.contains(sign.to_string().as_str());
        let is_word = name.chars().count() > 1 && name.chars().all(letter);
        !WORDS.contains(&name) && !self.declared.contains(name) && !is_word
    }

    /// Do names that are new stand here, with `in` behind them?
    fn declares(&self) -> bool {
        let mut at = self.at;
        let sign = |at: usize, sign: &str| matches!(self.tokens[at].kind, Kind::Sign(here) if here == sign);
        loop {
            if self.tokens[at].kind != Kind::Name || !self.is_new(self.tokens[at].text) {
                return false;
            }
            at += 1;
            if sign(at, "[") {
                while !sign(at, "]") {
                    if self.tokens[at].kind == Kind::End {
                        return false;
                    }
                    at += 1;
                }
                at += 1;
            }
            if !sign(at, ",") {
                return self.tokens[at].text == "in";
            }
            at += 1;
        }
    }

    fn declaration(&mut self) -> Result<Deed, Error> {
        let mut names = Vec::new();
        loop {
            let name = self.name()?;
            let mut ranges = Vec::new();
            if self.takes_sign("[") {
                loop {
                    let first = self.sum()?;
                    self.sign("..")?;
                    ranges.push((first, self.sum()?));
                    if !self.takes_sign(",") {
                        break;
                    }
                }
                self.sign("]")?;
            }
            self.declared.insert(name.text);
            names.push(Declared { name: name.text.to_string(), place: name.place, ranges });
            if !self.takes_sign(",") {
                break;
            }
        }
        self.word("in")?;
        let domain = self.spans()?;
        let different = self.takes_sign(",");
        if different {
            self.word("all")?;
            self.word("different")?;
        }
        Ok(Deed::Declare { names, domain, different })
    }

    /// The value of a constant: a number, or an array in square brackets.
    fn constant(&mut self) -> Result<Expression, Error> {
        let place = self.peek().place;
        if !self.takes_sign("[") {
            return self.sum();
        }
        let values = self.deeper(|parser| parser.until("]", Self::constant))?;
        Ok(Expression { place, what: What::Values(values) })
    }

    /// Things with commas between, up to a bracket.
    fn until<T>(&mut self, end: &str, read: impl Fn(&mut Self) -> Result<T, Error>) -> Result<Vec<T>, Error> {
        let mut all = Vec::new();
        if self.takes_sign(end) {
            return Ok(all);
        }
        loop {
            all.push(read(self)?);
            if !self.takes_sign(",") {
                self.sign(end)?;
                return Ok(all);
            }
        }
    }

    /// `1..9` or `{1, 3, 5..7}`.
    fn spans(&mut self) -> Result<Vec<Span>, Error> {
        if self.takes_sign("{") {
            return self.until("}", Self::span);
        }
        let span = self.span()?;
        if span.last.is_none() { Err(self.instead(Text::from(".."))) } else { Ok(vec![span]) }
    }

    fn span(&mut self) -> Result<Span, Error> {
        let first = self.sum()?;
        let last = if self.takes_sign("..") { Some(self.sum()?) } else { None };
        Ok(Span { first, last })
    }

    /// What stands behind `for`.
    fn each(&mut self) -> Result<Each, Error> {
        let mut loops = Vec::new();
        loop {
            let name = self.name()?;
            let range = if self.takes_word("in") {
                let first = self.sum()?;
                self.sign("..")?;
                Some((first, self.sum()?))
            } else {
                None
            };
            loops.push(Loop { name: name.text.to_string(), place: name.place, range });
            if !self.takes_sign(",") {
                break;
            }
        }
        let condition = if self.takes_word("if") { Some(Box::new(self.condition()?)) } else { None };
        Ok(Each { loops, condition })
    }

    fn item(&mut self) -> Result<Item, Error> {
        let body = self.condition()?;
        let each = if self.takes_word("for") { self.each()? } else { Each::default() };
        Ok(Item { body, each })
    }

    /// What `sum` is of: a list in parentheses, or what `read` takes.
    fn list(&mut self, several: bool, read: impl Fn(&mut Self) -> Result<Expression, Error>) -> Result<List, Error> {
        if self.takes_sign("(") {
            return self.deeper(|parser| parser.until(")", Self::item));
        }
        let mut list = Vec::new();
        loop {
            list.push(Item { body: read(self)?, each: Each::default() });
            if !several || !self.takes_sign(",") {
                return Ok(list);
            }
        }
    }

    fn condition(&mut self) -> Result<Expression, Error> {
        let place = self.peek().place;
        let (mut left, depth) = (self.implication()?, self.depth);
        while self.takes_sign("<->") {
            // The chain becomes a tree of this depth.
            let right = self.deeper(Self::implication)?;
            self.depth += 1;
            left = Expression { place, what: What::Same(left.into(), right.into()) };
        }
        self.depth = depth;
        Ok(left)
    }

    fn implication(&mut self) -> Result<Expression, Error> {
        let place = self.peek().place;
        let left = self.joined(false)?;
        if !self.takes_sign("->") {
            return Ok(left);
        }
        let right = self.deeper(Self::implication)?;
        Ok(Expression { place, what: What::Implies(left.into(), right.into()) })
    }

    fn joined(&mut self, all: bool) -> Result<Expression, Error> {
        let place = self.peek().place;
        let part = |parser: &mut Self| if all { parser.negation() } else { parser.joined(true) };
        let first = part(self)?;
        let mut parts = vec![first];
        while self.takes_word(if all { "and" } else { "or" }) {
            parts.push(part(self)?);
        }
        Ok(match parts.len() {
            1 => parts.remove(0),
            _ => Expression { place, what: What::Join { all, parts } },
        })
    }

    fn negation(&mut self) -> Result<Expression, Error> {
        let place = self.peek().place;
        if self.takes_word("not") {
            let inner = self.deeper(Self::negation)?;
            return Ok(Expression { place, what: What::Not(inner.into()) });
        }
        self.comparison()
    }

    fn comparison(&mut self) -> Result<Expression, Error> {
        let place = self.peek().place;
        let first = self.sum()?;
        let (mut parts, mut orders) = (vec![first], Vec::new());
        while let Some(order) = self.order() {
            self.next();
            orders.push(order);
            parts.push(self.sum()?);
        }
        let negated = orders.is_empty() && self.is_word("not") && self.ahead(1).text == "in";
        if negated {
            self.next();
        }
        if orders.is_empty() && self.takes_word("in") {
            let left = parts.remove(0);
            let among = Expression { place, what: What::Among(left.into(), self.spans()?) };
            return Ok(if negated { Expression { place, what: What::Not(among.into()) } } else { among });
        }
        Ok(if orders.is_empty() { parts.remove(0) } else { Expression { place, what: What::Compare(parts, orders) } })
    }

    fn order(&self) -> Option<Order> {
        let Kind::Sign(sign) = self.peek().kind else { return None };
        Some(match sign {
            "=" => Order::Equal,
            "!=" => Order::Unequal,
            "<" => Order::Less,
            "<=" => Order::AtMost,
            ">" => Order::Greater,
            ">=" => Order::AtLeast,
            _ => return None,
        })
    }

    fn sum(&mut self) -> Result<Expression, Error> {
        let place = self.peek().place;
        let first = self.product()?;
        if !self.is_sign("+") && !self.is_sign("-") {
            return Ok(first);
        }
        let mut terms = vec![(false, first)];
        while self.is_sign("+") || self.is_sign("-") {
            let taken_away = self.next().kind == Kind::Sign("-");
            terms.push((taken_away, self.product()?));
        }
        Ok(Expression { place, what: What::Sum(terms) })
    }

    fn product(&mut self) -> Result<Expression, Error> {
        let place = self.peek().place;
        let (mut left, depth) = (self.power()?, self.depth);
        loop {
            let arithmetic = match self.peek() {
                Token { kind: Kind::Sign("*"), .. } => Arithmetic::Times,
                Token { kind: Kind::Sign("/"), .. } => Arithmetic::Over,
                Token { kind: Kind::Sign("mod"), .. } => Arithmetic::Modulo,
                Token { kind: Kind::Name, text: "mod", .. } => Arithmetic::Modulo,
                _ => break,
            };
            self.next();
            // The chain becomes a tree of this depth.
            let right = self.deeper(Self::power)?;
            self.depth += 1;
            left = Expression { place, what: What::Calculate(arithmetic, left.into(), right.into()) };
        }
        self.depth = depth;
        Ok(left)
    }

    fn power(&mut self) -> Result<Expression, Error> {
        let place = self.peek().place;
        if self.takes_sign("-") {
            let inner = self.deeper(Self::power)?;
            return Ok(Expression { place, what: What::Minus(inner.into()) });
        }
        let base = self.primary()?;
        if !self.takes_sign("^") {
            return Ok(base);
        }
        let exponent = self.deeper(Self::power)?;
        Ok(Expression { place, what: What::Calculate(Arithmetic::Power, base.into(), exponent.into()) })
    }

    fn primary(&mut self) -> Result<Expression, Error> {
        let token = self.peek();
        let place = token.place;
        let what = match (token.kind, token.text) {
            (Kind::Number(number), _) => {
                self.next();
                What::Number(number)
            }
            (Kind::Sign("("), _) => {
                self.next();
                let mut inside = self.deeper(|parser| parser.until(")", Self::condition))?;
                match inside.len() {
                    0 => return Err(self.instead(text!("model-want-expression"))),
                    1 => return Ok(inside.remove(0)),
                    _ => return self.row(place, inside),
                }
            }
            (Kind::Sign("|"), _) => {
                self.next();
                let inner = self.deeper(Self::sum)?;
                self.sign("|")?;
                What::Absolute(inner.into())
            }
            (Kind::Name, "if") => {
                self.next();
                return self.deeper(|parser| parser.choice(place));
            }
            (Kind::Name, "sum" | "product" | "min" | "max" | "count") => {
                self.next();
                let fold = match token.text {
                    "sum" => Fold::Sum,
                    "product" => Fold::Product,
                    "min" => Fold::Least,
                    "max" => Fold::Greatest,
                    _ => Fold::Count,
                };
                let list = self.deeper(|parser| match fold {
                    Fold::Count => parser.list(false, Self::comparison),
                    _ => parser.list(false, Self::product),
                });
                What::Fold(fold, list?)
            }
            (Kind::Name, "all") => {
                self.next();
                self.word("different")?;
                What::Different(self.deeper(|parser| parser.list(true, Self::sum))?)
            }
            (Kind::Name, "increasing" | "decreasing" | "strictly") => {
                let strictly = self.takes_word("strictly");
                let order = match (self.peek().text, strictly) {
                    ("increasing", true) => Order::Less,
                    ("increasing", false) => Order::AtMost,
                    ("decreasing", true) => Order::Greater,
                    ("decreasing", false) => Order::AtLeast,
                    _ => return Err(self.instead(Text::from("increasing"))),
                };
                self.next();
                What::Ordered(order, self.deeper(|parser| parser.list(true, Self::sum))?)
            }
            (Kind::Name, "at" | "exactly") => {
                self.next();
                let order = match token.text {
                    "exactly" => Order::Equal,
                    _ if self.takes_word("most") => Order::AtMost,
                    _ if self.takes_word("least") => Order::AtLeast,
                    _ => return Err(self.instead(Text::from("most"))),
                };
                let number = self.deeper(Self::sum)?;
                self.word("of")?;
                What::Counted(order, number.into(), self.deeper(|parser| parser.list(true, Self::comparison))?)
            }
            (Kind::Name, name) if !WORDS.contains(&name) => {
                let name = self.name()?.text.to_string();
                if self.takes_sign("[") {
                    What::Index(name, self.deeper(|parser| parser.until("]", Self::slot))?)
                } else {
                    What::Name(name)
                }
            }
            _ => return Err(self.instead(text!("model-want-expression"))),
        };
        Ok(Expression { place, what })
    }

    fn slot(&mut self) -> Result<Slot, Error> {
        if self.takes_sign("*") { Ok(Slot::All) } else { self.sum().map(Slot::At) }
    }

    /// `(x, y) in {(1, 2), (2, 3)}`, once its left side was read.
    fn row(&mut self, place: Place, left: Vec<Expression>) -> Result<Expression, Error> {
        let negated = self.takes_word("not");
        self.word("in")?;
        self.sign("{")?;
        let width = left.len();
        let rows = self.until("}", |parser| {
            let place = parser.peek().place;
            parser.sign("(")?;
            let row = parser.until(")", Self::sum)?;
            if row.len() == width {
                return Ok(row);
            }
            Err(place.wrong(text!("model-row", here = row.len(), wanted = width)))
        })?;
        let row = Expression { place, what: What::Row(left, rows) };
        Ok(if negated { Expression { place, what: What::Not(row.into()) } } else { row })
    }

    /// `if a then b else c`, behind its `if`.
    fn choice(&mut self, place: Place) -> Result<Expression, Error> {
        let condition = self.condition()?;
        self.word("then")?;
        let then = self.implication()?;
        let otherwise = if self.takes_word("else") { Some(self.implication()?.into()) } else { None };
        Ok(Expression { place, what: What::Choice(condition.into(), then.into(), otherwise) })
    }
}

fn both(a: Option<Box<Expression>>, b: Option<Box<Expression>>) -> Option<Box<Expression>> {
    match (a, b) {
        (Some(a), Some(b)) => {
            Some(Box::new(Expression { place: a.place, what: What::Join { all: true, parts: vec![*a, *b] } }))
        }
        (a, b) => a.or(b),
    }
}
