//! A sentence with places for its arguments: what we use of Fluent, read from its syntax.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement, VariantKey};
use fluent_syntax::{ast, parser, unicode};
use serde_json::{Value, json};

/// A sentence with places for its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern(pub(crate) Vec<Part>);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Words(String),
    Arg {
        name: String,
        /// Are its digits written in groups?
        grouped: bool,
    },
    /// By the value of an argument: the case of that number or word, else that of its plural, else the other one.
    Select {
        name: String,
        cases: Vec<(String, Pattern)>,
        other: Pattern,
    },
}

/// The sentences of a file, by id; or what is wrong with it.
pub fn read(ftl: &str) -> Result<Vec<(String, Pattern)>, String> {
    let file = parser::parse(ftl).map_err(|(_, errors)| {
        let error = &errors[0];
        format!("line {}: {}", ftl[..error.pos.start].matches('\n').count() + 1, error.kind)
    })?;
    let mut sentences = Vec::new();
    for entry in file.body {
        match entry {
            Entry::Message(ast::Message { id, value: Some(value), attributes, .. }) if attributes.is_empty() => {
                let pattern = pattern(&value).map_err(|what| format!("{}: {what}", id.name))?;
                sentences.push((id.name.to_string(), pattern));
            }
            Entry::Message(message) => return Err(format!("{}: attributes are not used here", message.id.name)),
            Entry::Term(term) => return Err(format!("-{}: terms are not used here", term.id.name)),
            _ => {}
        }
    }
    Ok(sentences)
}

fn pattern(read: &ast::Pattern<&str>) -> Result<Pattern, String> {
    let mut parts = Vec::new();
    for element in &read.elements {
        let part = match element {
            PatternElement::TextElement { value } => Part::Words((*value).to_string()),
            PatternElement::Placeable { expression } => part(expression)?,
        };
        match (parts.last_mut(), part) {
            (Some(Part::Words(before)), Part::Words(more)) => before.push_str(&more),
            (_, part) => parts.push(part),
        }
    }
    Ok(Pattern(parts))
}

fn part(expression: &Expression<&str>) -> Result<Part, String> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            Ok(Part::Words(unicode::unescape_unicode_to_string(value).into_owned()))
        }
        Expression::Inline(inline) => argument(inline).map(|(name, grouped)| Part::Arg { name, grouped }),
        Expression::Select { selector, variants } => {
            let (name, _) = argument(selector)?;
            let (mut cases, mut other) = (Vec::new(), None);
            for variant in variants {
                let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = variant.key;
                let said = pattern(&variant.value)?;
                if variant.default {
                    other = Some(said);
                } else {
                    cases.push((key.to_string(), said));
                }
            }
            Ok(Part::Select { name, cases, other: other.expect("Fluent has one default in each choice") })
        }
    }
}

/// `$name` or `NUMBER($name)`: the name, and whether it is the latter.
fn argument(inline: &InlineExpression<&str>) -> Result<(String, bool), String> {
    match inline {
        InlineExpression::VariableReference { id } => Ok((id.name.to_string(), false)),
        InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" && arguments.named.is_empty() => {
            match &arguments.positional[..] {
                [InlineExpression::VariableReference { id }] => Ok((id.name.to_string(), true)),
                _ => Err("NUMBER takes one argument of the sentence".to_string()),
            }
        }
        _ => Err("of Fluent, only $name, NUMBER($name), literals and choices are used here".to_string()),
    }
}

impl Pattern {
    /// The names of its arguments.
    pub fn arguments(&self) -> BTreeSet<&str> {
        self.0.iter().fold(BTreeSet::new(), |mut names, part| {
            match part {
                Part::Words(_) => {}
                Part::Arg { name, .. } => _ = names.insert(name),
                Part::Select { name, cases, other } => {
                    names.insert(name);
                    cases.iter().map(|(_, case)| case).chain([other]).for_each(|case| names.extend(case.arguments()));
                }
            }
            names
        })
    }

    /// For the page's formatter: a text, or a list of texts, `{"arg": name}` and `{"select": name, "cases": {…}, "other": …}`.
    pub fn to_json(&self) -> Value {
        let part = |part: &Part| match part {
            Part::Words(words) => json!(words),
            Part::Arg { name, grouped: false } => json!({ "arg": name }),
            Part::Arg { name, grouped: true } => json!({ "arg": name, "grouped": true }),
            Part::Select { name, cases, other } => {
                let cases: serde_json::Map<_, _> =
                    cases.iter().map(|(key, case)| (key.clone(), case.to_json())).collect();
                json!({ "select": name, "cases": cases, "other": other.to_json() })
            }
        };
        match &self.0[..] {
            [Part::Words(words)] => json!(words),
            parts => parts.iter().map(part).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_used_is_refused_with_its_place() {
        assert_eq!(read("a = A\n  .title = B").unwrap_err(), "a: attributes are not used here");
        assert_eq!(read("-a = A").unwrap_err(), "-a: terms are not used here");
        let refused = ["a = { b }", "a = { DATETIME($x) }", "a = { NUMBER($x, style: \"percent\") }", "a = { -b }"];
        for ftl in refused {
            assert!(read(ftl).unwrap_err().starts_with("a: of Fluent, only"), "{ftl}");
        }
        assert!(read("a = A\nb = { $x").unwrap_err().starts_with("line 2"));
    }

    #[test]
    fn a_pattern_is_told_to_the_page() {
        let ftl = "a = { NUMBER($n) } { $n ->\n    [0] none\n    [one] leap to { $place }\n   *[other] leaps\n }{ \"\\u00A0\" }!\nb = B";
        let sentences = read(ftl).unwrap();
        assert_eq!(sentences[0].1.arguments().into_iter().collect::<Vec<_>>(), ["n", "place"]);
        let cases = json!({ "0": "none", "one": ["leap to ", { "arg": "place" }] });
        let told = json!([{ "arg": "n", "grouped": true }, " ",
            { "select": "n", "cases": cases, "other": "leaps" }, "\u{a0}!"]);
        assert_eq!(sentences[0].1.to_json(), told);
        assert_eq!(sentences[1].1.to_json(), json!("B"));
    }
}
