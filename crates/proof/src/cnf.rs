//! Encoding and structures as a formula in the format DIMACS, which the checkers of others read.

use std::io::{self, BufRead, Write};

use crate::check::{Refused, Then, next, with_encoding};
use crate::encoding::Encoding;
use crate::read::{Line, Lines, Literal};
use crate::statement::{Claim, Statement};

/// Writes what a proof rests on: the clauses of the encoding, then each structure as a comment with the clauses that it
/// justifies. The other lines of the proof are skipped, not checked.
///
/// # Errors
///
/// If the proof cannot be read, is of another instance, or names a structure that is not there; or if nothing can be written.
pub fn write_cnf(statement: &Statement, proof: impl BufRead, out: &mut dyn Write) -> Result<(), Refused> {
    let structures = with_encoding(statement, proof, Collect)?;
    let mut clauses = 0u64;
    each(statement, &structures, &mut |part| {
        clauses += u64::from(matches!(part, Part::Clause(_)));
        Ok(())
    })?;
    let mut line = String::new();
    let variables = structures.variables;
    writeln!(out, "p cnf {variables} {clauses}").map_err(Refused::Io)?;
    each(statement, &structures, &mut |part| match part {
        Part::Comment(words) => writeln!(out, "c {words}"),
        Part::Clause(clause) => {
            line.clear();
            clause.iter().for_each(|literal| {
                line += &literal.to_string();
                line.push(' ');
            });
            writeln!(out, "{line}0")
        }
    })
}

/// What a formula consists of.
enum Part<'a> {
    Comment(&'a str),
    Clause(&'a [Literal]),
}

/// The head of a proof and its lines that name structures.
struct Structures {
    variables: u64,
    head: String,
    /// With the number of each line.
    lines: Vec<(u64, String)>,
}

/// Keeps the lines that name structures.
struct Collect;

impl Then for Collect {
    type Out = Structures;

    fn go<E: Encoding, R: BufRead>(
        self,
        encoding: E,
        claim: Claim,
        mut lines: Lines<R>,
    ) -> Result<Structures, Refused> {
        let claim = match claim {
            Claim::NotEnough(k) => format!("claim colors {k}"),
            Claim::None => "claim none".to_string(),
            Claim::Only(values) => {
                let values: Vec<String> = values.iter().map(ToString::to_string).collect();
                format!("claim only {}", values.join(" "))
            }
        };
        let mut found = Structures { variables: encoding.variables(), head: claim, lines: Vec::new() };
        loop {
            let number = lines.number + 1;
            match next(&mut lines)? {
                None => return Ok(found),
                Some(Line::Structure(word, rest)) => {
                    let words: Vec<&str> = [word].into_iter().chain(rest).collect();
                    found.lines.push((number, words.join(" ")));
                }
                Some(_) => {}
            }
        }
    }
}

/// Goes through all parts of a formula.
fn each(
    statement: &Statement,
    structures: &Structures,
    each: &mut dyn FnMut(Part<'_>) -> io::Result<()>,
) -> Result<(), Refused> {
    let of = statement.fingerprint();
    let head = format!("c backtrail proof 1\nc of {of:016x}\nc {}\n", structures.head);
    let walk = Walk { structures, each };
    with_encoding(statement, head.as_bytes(), walk)
}

struct Walk<'a> {
    structures: &'a Structures,
    each: &'a mut dyn FnMut(Part<'_>) -> io::Result<()>,
}

impl Then for Walk<'_> {
    type Out = ();

    fn go<E: Encoding, R: BufRead>(self, mut encoding: E, _: Claim, _: Lines<R>) -> Result<(), Refused> {
        let Walk { structures, each } = self;
        let mut done: io::Result<()> = Ok(());
        let mut tell = |part: Part<'_>| {
            if done.is_ok() {
                done = each(part);
            }
        };
        tell(Part::Comment(&structures.head));
        encoding.each_clause(&mut |clause| tell(Part::Clause(clause)));
        for variable in 1..=encoding.variables() as u32 {
            encoding.each_excluded(variable, &mut |other| {
                if variable < other {
                    tell(Part::Clause(&[-(variable as Literal), -(other as Literal)]));
                }
                true
            });
        }
        for (number, line) in &structures.lines {
            tell(Part::Comment(line));
            let words: Vec<&str> = line.split(' ').collect();
            let taken = encoding.structure(words[0], &words[1..], &mut |clause| tell(Part::Clause(clause)));
            taken.map_err(|why| Refused::Wrong { line: *number, why })?;
        }
        done.map_err(Refused::Io)
    }
}
