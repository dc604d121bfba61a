//! Every sentence that a person reads, by id, in every language we have.
//!
//! Code says [`text!("queens-attack-row", column = 3_u32)`](backtrail::text!), and whoever shows it lets [`Words`] say it
//! in the reader's language. JSON and exit codes never depend on a language: [`to_json`] and [`english`] are for them.
//!
//! # Rules
//!
//! - The sentences stand in `lang/<language>/<area>.ftl`, in [Fluent](https://projectfluent.org)'s syntax. **An id begins
//!   with the name of its file**: `queens-attack-row` stands in `queens.ftl`. Areas are puzzles (`queens`), kinds of
//!   sentences that every puzzle has (`idea-{puzzle}-{solver}`, `about-{puzzle}`, `title-…`, `error-…`, `help-…`), and parts
//!   of an end (`explore-…`, `race-…`). Ids and arguments are of letters, digits and dashes.
//! - English is the original. Every language has the same files, ids and arguments; a test says what is missing. A new language
//!   is a new folder, and nothing else (`language.ftl` says its name, and how it writes numbers and lists).
//! - A sentence that stands alone begins with a capital letter and ends with a full stop; a clause that goes into another has
//!   neither: "the queen in column 3 attacks it along the row".
//! - Of Fluent we use: text, `{ $name }`, `{ NUMBER($name) }` for digits in groups as the language writes them (without it,
//!   digits are shown as they are), `{ "literal" }`, and choices, by a number's plural (`[one]`, `*[other]`), a number itself
//!   (`[0]`) or a word. What we do not use (terms, references, attributes) is refused when it is read, so that the page's
//!   formatter (`web/page/js/i18n.js`) can be small; a test compares both on every id.
//! - Never put sentences together from pieces in code: a clause is an argument ([`Arg::Text`](backtrail::Arg::Text)), several
//!   things are a list ([`Arg::List`](backtrail::Arg::List): "a, b and c"), and a number decides its plural in the sentence.
//! - Ids made at run time (`format!("idea-{puzzle}-{solver}")`) have their beginning listed in `tests/ids.rs`; that test finds
//!   ids without words and words without ids.
//! - A puzzle outside this repository brings its sentences with [`add`], or says plain text.

mod language;
mod pattern;
mod say;

pub use language::Language;
pub use pattern::{Pattern, read};
pub use say::{Words, add, decimal, english, grouped, one_line, say, speak, speaking, spoken, to_json};

#[doc(hidden)]
pub use backtrail::text;
