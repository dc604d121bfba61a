//! A proof against its statement.

use std::io::{self, BufRead};

use backtrail::{Text, text};

use crate::encoding::{Colors, Encoding, Values};
use crate::read::{Line, Lines, Unread, number};
use crate::rup::Clauses;
use crate::statement::{Claim, Statement};

/// What a proof that holds has shown, and with how much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// What it shows.
    pub claim: Claim,
    /// How many lines named structures, each of which was found in the instance.
    pub structures: u64,
    /// How many clauses were shown to follow.
    pub clauses: u64,
}

/// Why a proof was not accepted.
#[derive(Debug)]
#[non_exhaustive]
pub enum Refused {
    /// It could not be read.
    Io(io::Error),
    /// It is no proof: its first line says something else.
    NoProof,
    /// It is wrong from this line on.
    Wrong {
        /// The line, from 1 on.
        line: u64,
        /// What is wrong with it.
        why: Text,
    },
}

/// The words of a first line.
const FIRST: (&str, [&str; 2]) = ("backtrail", ["proof", "1"]);

/// Checks that a proof shows what it claims of an instance.
///
/// # Errors
///
/// If it does not, or cannot be read: where, and why.
///
/// ```
/// use proof::{Claim, Statement, check};
/// let triangle = Statement::Graph { vertices: 3, edges: vec![(0, 1), (1, 2), (2, 0)], colors: None, fixed: vec![] };
/// let of = triangle.fingerprint();
/// // Vertices 1 and 2 have colours 1 and 2; the rest follows by itself.
/// let proof = format!("c backtrail proof 1\nc of {of:016x}\nc claim colors 2\nc clique 1 2\n0\n");
/// let checked = check(&triangle, proof.as_bytes()).expect("a triangle needs three colours");
/// assert_eq!(checked.claim, Claim::NotEnough(2));
///
/// let path = Statement::Graph { vertices: 3, edges: vec![(0, 1), (1, 2)], colors: None, fixed: vec![] };
/// assert!(check(&path, proof.as_bytes()).is_err());
/// ```
pub fn check(statement: &Statement, proof: impl BufRead) -> Result<Checked, Refused> {
    with_encoding(statement, proof, Checker)
}

/// What is done with the lines of a proof after its head, for any encoding.
pub(crate) trait Then {
    type Out;

    fn go<E: Encoding, R: BufRead>(self, encoding: E, claim: Claim, lines: Lines<R>) -> Result<Self::Out, Refused>;
}

/// Reads the head of a proof, and makes the encoding of the statement with what is claimed of it.
pub(crate) fn with_encoding<T: Then>(statement: &Statement, proof: impl BufRead, then: T) -> Result<T::Out, Refused> {
    let mut lines = Lines::new(proof);
    match lines.next() {
        Err(Unread::Io(error)) => return Err(Refused::Io(error)),
        Ok(Some(Line::Structure(word, rest))) if (word, &rest[..]) == (FIRST.0, &FIRST.1) => {}
        _ => return Err(Refused::NoProof),
    }
    let of = match next(&mut lines)? {
        Some(Line::Structure("of", words)) if words.len() == 1 => u64::from_str_radix(words[0], 16).ok(),
        _ => return Err(wrong(&lines, text!("proof-no-of"))),
    };
    if of != Some(statement.fingerprint()) {
        return Err(wrong(&lines, text!("proof-of-another")));
    }
    let claim = match next(&mut lines)? {
        Some(Line::Structure("claim", words)) => claimed(statement, &words),
        _ => Err(text!("proof-no-claim")),
    };
    let claim = claim.map_err(|why| wrong(&lines, why))?;
    match (statement, &claim) {
        (Statement::Graph { vertices, edges, fixed, .. }, Claim::NotEnough(k)) => {
            let colors = Colors::new(*vertices, edges, fixed, *k).map_err(|why| wrong(&lines, why))?;
            then.go(colors, claim, lines)
        }
        (Statement::Grid { box_rows, box_columns, cells }, Claim::None | Claim::Only(_)) => {
            let but = if let Claim::Only(solution) = &claim { Some(&solution[..]) } else { None };
            let values = Values::new(*box_rows, *box_columns, cells, but).map_err(|why| wrong(&lines, why))?;
            then.go(values, claim, lines)
        }
        _ => Err(wrong(&lines, text!("proof-no-claim"))),
    }
}

/// What the words after `c claim` claim.
fn claimed(statement: &Statement, words: &[&str]) -> Result<Claim, Text> {
    match (statement, words) {
        (Statement::Graph { colors, .. }, ["colors", k]) => {
            let k: u32 = number(k)?;
            match colors {
                Some(asked) if *asked != k => Err(text!("proof-other-colours", colours = k, asked = *asked)),
                _ => Ok(Claim::NotEnough(k)),
            }
        }
        (Statement::Grid { .. }, ["none"]) => Ok(Claim::None),
        (Statement::Grid { .. }, ["only", values @ ..]) => {
            values.iter().map(|word| number(word)).collect::<Result<_, Text>>().map(Claim::Only)
        }
        _ => Err(text!("proof-no-claim")),
    }
}

/// The line after the last one, if it can be read.
pub(crate) fn next<R: BufRead>(lines: &mut Lines<R>) -> Result<Option<Line<'_>>, Refused> {
    // Only an error needs the number, and the line that is given back keeps all of it.
    let number = lines.number + 1;
    lines.next().map_err(|unread| match unread {
        Unread::Io(error) => Refused::Io(error),
        Unread::Bad(why) => Refused::Wrong { line: number, why },
    })
}

pub(crate) fn wrong<R>(lines: &Lines<R>, why: Text) -> Refused {
    Refused::Wrong { line: lines.number, why }
}

/// Checks each line.
struct Checker;

impl Then for Checker {
    type Out = Checked;

    fn go<E: Encoding, R: BufRead>(self, encoding: E, claim: Claim, mut lines: Lines<R>) -> Result<Checked, Refused> {
        let mut known = Clauses::new(encoding);
        let mut checked = Checked { claim, structures: 0, clauses: 0 };
        loop {
            let number = lines.number + 1;
            let refuse = |why| Refused::Wrong { line: number, why };
            match next(&mut lines)? {
                None => return Err(refuse(text!("proof-unfinished"))),
                Some(Line::Structure(word, rest)) => {
                    checked.structures += 1;
                    let mut justified = Vec::new();
                    let done = known.encoding.structure(word, &rest, &mut |clause| justified.push(clause.to_vec()));
                    done.map_err(refuse)?;
                    justified.iter().for_each(|clause| known.add(clause));
                }
                Some(Line::Clause(clause)) => {
                    if let Some(literal) = clause.iter().find(|literal| !known.has(**literal)) {
                        let variables = known.encoding.variables();
                        return Err(refuse(text!("proof-no-variable", literal = *literal, variables = variables)));
                    }
                    checked.clauses += 1;
                    if !known.imply(clause) {
                        return Err(refuse(text!("proof-not-implied")));
                    }
                    if clause.is_empty() {
                        return Ok(checked);
                    }
                    known.add(clause);
                }
                Some(Line::Gone(clause)) => {
                    if !known.delete(clause) {
                        return Err(refuse(text!("proof-not-there")));
                    }
                }
            }
        }
    }
}
