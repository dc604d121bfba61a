//! What a line is: part of a grid, of its frame, or of what people write around it.

use super::mark::{is_bar, is_cell, is_comma, is_dressing};

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// White space, or nothing.
    Blank,
    /// A comment (`#`), or a part of a file that holds no grid.
    Comment,
    /// The name of a section: `[Puzzle]`.
    Section,
    /// Part of a frame: `+---+---+`.
    Rule,
    /// A title, the head of a table, or the name of an author: `Grid 01`, `quizzes,solutions`.
    Prose,
    /// Cells, or what should be cells.
    Cells,
}

/// The line without the comment at its end.
pub(super) fn without_comment(line: &str) -> &str {
    line.split_once('#').map_or(line, |(before, _)| before)
}

impl Kind {
    /// What a line is.
    pub(super) fn of(line: &str) -> Kind {
        let text = without_comment(line).trim();
        if text.is_empty() {
            return if line.contains('#') { Kind::Comment } else { Kind::Blank };
        }
        if section(text).is_some() {
            Kind::Section
        } else if is_rule(text) {
            Kind::Rule
        } else if is_prose(text) {
            Kind::Prose
        } else {
            Kind::Cells
        }
    }
}

/// The name in `[Puzzle]`.
pub(super) fn section(line: &str) -> Option<&str> {
    let name = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    let letters = |name: &str| name.chars().all(|sign| sign.is_alphabetic() || sign == ' ');
    Some(name).filter(|name| name.len() > 1 && letters(name))
}

/// Is this part of a frame: only lines, with some across? Stars may be its corners, as Simple Sudoku draws them.
fn is_rule(text: &str) -> bool {
    if text.contains(is_dressing) && text.chars().all(|sign| is_dressing(sign) || sign == ',') {
        return true; // the frame of a list in a program
    }
    let inner = text.trim_matches('*');
    let across = |sign: char| matches!(sign, '-' | '=' | '~') || is_bar(sign) && !is_upright(sign);
    let framed = |sign: char| across(sign) || matches!(sign, '+' | ' ' | ':') || is_bar(sign);
    inner.contains(across) && inner.chars().all(framed) && text.chars().count() > 2
}

fn is_upright(sign: char) -> bool {
    matches!(sign, '|' | '¦' | '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '╵' | '╷' | '╹' | '╻')
}

/// May this line of a frame as well be a row of empty cells in a grid that writes them as `-`?
pub(super) fn is_dashes(line: &str) -> bool {
    line.trim().chars().all(|sign| matches!(sign, '-' | '|' | ' '))
}

/// Is this a title or the head of a table?
///
/// A row may be letters too, but then it has ten cells or more, and its words are of one length; and where there are
/// commas, a word is a cell. So a word of letters alone, neither as long as a puzzle nor in such a row, is prose.
fn is_prose(text: &str) -> bool {
    let gap = |sign: char| sign.is_whitespace() || is_comma(sign) || is_bar(sign);
    let lengths = || text.split(gap).filter(|word| !word.is_empty()).map(|word| word.chars().count());
    let is_puzzle = |word: &str| {
        let sure = word.chars().filter(|&sign| is_cell(sign) && !sign.is_ascii_alphabetic()).count();
        (16..=4 * sure).contains(&word.chars().count())
    };
    if text.split(gap).any(is_puzzle) {
        return false;
    }
    let is_name = |word: &str| (2..16).contains(&word.chars().count()) && word.chars().all(char::is_alphabetic);
    if !text.split(|sign| gap(sign) || matches!(sign, '_' | '"' | ':')).any(is_name) {
        return false;
    }
    let uneven = lengths().max() != lengths().min();
    text.contains(is_comma) || uneven || lengths().sum::<usize>() < 10
}

/// Is this the head of a table of puzzles?
pub(super) fn is_head(text: &str) -> bool {
    const NAMES: [&str; 9] =
        ["puzzle", "quiz", "sudoku", "grid", "solution", "board", "question", "problem", "unsolved"];
    let word = text.trim().to_ascii_lowercase();
    let is_name = |sign: char| sign.is_alphabetic() || is_comma(sign) || matches!(sign, ' ' | '_' | '"' | '\'' | '-');
    word.len() < 1000 && word.chars().all(is_name) && NAMES.iter().any(|name| word.contains(name))
}

#[cfg(test)]
mod tests {
    use super::{Kind, is_head};

    #[test]
    fn lines_are_told_apart() {
        let cases = [
            (Kind::Blank, &["", "   ", "\t", "\r"][..]),
            (Kind::Comment, &["#", "# text", "  #A author"]),
            (Kind::Section, &["[Puzzle]", " [State] ", "[Pencil Marks]"]),
            (
                Kind::Rule,
                &[
                    "---",
                    "-----------",
                    "+---+---+",
                    "*-----------*",
                    "|---+---+---|",
                    "┌───┬───┐",
                    "╠═══╬═══╣",
                    "------+-------",
                    "|:-:|:-:|",
                    "+-+",
                    "=====",
                    "[",
                    "],",
                ],
            ),
            (
                Kind::Prose,
                &[
                    "Grid 01",
                    "quizzes,solutions",
                    "puzzle",
                    "Simple Sudoku Version 4.2n",
                    "id,puzzle,clues",
                    "hello there, world",
                ],
            ),
            (
                Kind::Cells,
                &[
                    "53..7....",
                    "5 3 . . 7",
                    "|5  | 7 |",
                    "|   |   |",
                    ",,,,",
                    "*********",
                    "-",
                    "AB.. CDEF .G.. HIJP",
                    "0-9-",
                    "12 . 3 4",
                    "ABCD|EFGH|IJKL|MNOP",
                    "53x.7....",
                    "[5, 3, 0]",
                ],
            ),
        ];
        for (kind, lines) in cases {
            for line in lines {
                assert_eq!(Kind::of(line), kind, "{line}");
            }
        }
    }

    #[test]
    fn heads_of_tables_are_known_by_their_words() {
        assert!(
            ["quizzes,solutions", "puzzle", "\"puzzle\",\"solution\"", "id;puzzle;rating"].iter().all(|l| is_head(l))
        );
        assert!(["hello", "53..7....", "Grid 01", "a,b,c"].iter().all(|l| !is_head(l)));
    }
}
