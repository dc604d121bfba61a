//! What stands in a cell, and the ways to find the cells of a line.
//!
//! People separate cells in more ways than one file can say: a line is split in each of them, and the first that makes a
//! grid is what was meant (`block`, `whole`).

/// What stands in a cell, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark<'a> {
    /// The line, from 1.
    pub(super) line: usize,
    /// The character of the line, from 1.
    pub(super) column: usize,
    /// One sign, a number, or nothing for a cell that is blank.
    pub(super) word: &'a str,
}

impl Mark<'_> {
    /// Is it more than one sign?
    pub(super) fn is_long(&self) -> bool {
        self.word.len() > 1 && self.word.chars().nth(1).is_some()
    }

    /// Its first sign.
    pub(super) fn sign(&self) -> Option<char> {
        self.word.chars().next()
    }

    /// Is it an empty cell in every alphabet?
    pub(super) fn is_empty(&self) -> bool {
        !self.is_long() && self.sign().is_none_or(is_empty)
    }
}

/// Is this an empty cell in every alphabet? (`0` is one in most.)
pub(super) fn is_empty(sign: char) -> bool {
    matches!(sign, '.' | '*' | '_' | '-' | '·')
}

/// Can this be in a cell?
pub(super) fn is_cell(sign: char) -> bool {
    is_empty(sign) || sign.is_ascii_alphanumeric()
}

/// Is this the upright line of a frame? Corners count too: no cell is one.
pub(super) fn is_bar(sign: char) -> bool {
    matches!(sign, '|' | '¦' | '\u{2500}'..='\u{257F}')
}

/// Does this stand between fields?
pub(super) fn is_comma(sign: char) -> bool {
    matches!(sign, ',' | ';' | '\t')
}

/// Brackets and quotes, as of lists in programs, say nothing.
pub(super) fn is_dressing(sign: char) -> bool {
    matches!(sign, '"' | '\'' | '[' | ']' | '(' | ')' | '{' | '}' | '\u{FEFF}')
}

fn is_gap(sign: char) -> bool {
    sign.is_whitespace() || is_comma(sign) || is_bar(sign) || is_dressing(sign)
}

/// Part of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct LinePart<'a> {
    /// The line, from 1.
    pub(super) line: usize,
    /// The character of the line with which the part begins, from 1.
    pub(super) column: usize,
    /// The part.
    pub(super) text: &'a str,
}

/// A way to find the cells of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// Every word is a cell: `5 3 . | . 7 .`, `12 . 3`, `5, 3, 0`.
    Words,
    /// Every field is a cell, and may be blank: `5,3,,,7`, `| 5 | 3 |   |`.
    Fields,
    /// Every sign is a cell, whatever stands between them: `53. .7.`, `53.|.7.`.
    Signs,
    /// Every field between tabs is a cell, and those at the end of a line may be lost: a grid from a spreadsheet.
    Tabs,
    /// Every second sign or blank is a cell: `│ 5 3   │   7   │`.
    Spaced,
    /// Every sign is a cell, and every blank: `53  7    `.
    Blanks,
}

impl Way {
    /// All ways, the surest first.
    pub(super) const ALL: [Way; 6] = [Way::Words, Way::Fields, Way::Signs, Way::Tabs, Way::Spaced, Way::Blanks];

    /// Adds the cells of a line, and says how many they are; `None` if the line is not written in this way.
    pub(super) fn split<'a>(self, part: LinePart<'a>, marks: &mut Vec<Mark<'a>>) -> Option<usize> {
        let before = marks.len();
        let part = if self.may_be_short() { part.framed() } else { part };
        match self {
            Way::Words => marks.extend(part.split(is_gap).filter(|word| !word.text.is_empty()).map(LinePart::mark)),
            Way::Fields => fields(part, marks),
            Way::Tabs => marks.extend(part.split(|sign| sign == '\t').map(|field| field.bare().mark())),
            Way::Signs => marks.extend(part.signs().filter(|mark| !mark.sign().is_some_and(is_gap))),
            Way::Blanks => marks.extend(part.signs().filter(|mark| !mark.sign().is_some_and(is_bar)).map(Mark::blank)),
            Way::Spaced => spaced(part, marks)?,
        }
        Some(marks.len() - before)
    }

    /// The number of cells of a line.
    pub(super) fn count(self, part: LinePart<'_>) -> Option<usize> {
        self.split(part, &mut Vec::new())
    }

    /// May a line have fewer cells than the grid is wide, since blanks at its end are easily lost?
    pub(super) fn may_be_short(self) -> bool {
        matches!(self, Way::Blanks | Way::Spaced | Way::Tabs)
    }
}

impl<'a> Mark<'a> {
    /// White space as nothing.
    fn blank(self) -> Self {
        if self.sign().is_some_and(char::is_whitespace) { Mark { word: "", ..self } } else { self }
    }
}

/// Longer lines are not looked at. The largest grid in numbers takes a tenth of this.
pub const LONGEST_LINE: usize = 1 << 16;

impl<'a> LinePart<'a> {
    /// A line of a text, or as much of it as matters.
    pub(super) fn line(line: usize, text: &'a str) -> Self {
        LinePart { line, column: 1, text: &text[..text.floor_char_boundary(LONGEST_LINE)] }
    }

    /// Is it too long for a grid?
    pub(super) fn is_too_long(self) -> bool {
        self.text.len() + char::MAX_LEN_UTF8 > LONGEST_LINE
    }

    /// All its characters.
    pub(super) fn signs(self) -> impl Iterator<Item = Mark<'a>> {
        self.text.char_indices().enumerate().map(move |(i, (at, sign))| Mark {
            line: self.line,
            column: self.column + i,
            word: &self.text[at..at + sign.len_utf8()],
        })
    }

    /// Its parts between signs of a kind; there is one more than there are such signs.
    pub(super) fn split(self, is_gap: impl Fn(char) -> bool) -> impl Iterator<Item = LinePart<'a>> {
        let mut column = self.column;
        self.text.split(is_gap).map(move |text| {
            let part = LinePart { column, text, ..self };
            column += text.chars().count() + 1;
            part
        })
    }

    /// Without brackets, quotes and white space around it.
    pub(super) fn bare(self) -> Self {
        self.trim(|sign| sign.is_whitespace() || is_dressing(sign))
    }

    /// Without brackets and quotes around it, but with its blanks: they may be cells.
    pub(super) fn unquoted(self) -> Self {
        self.trim(is_dressing)
    }

    fn trim(self, is_outside: impl Fn(char) -> bool) -> Self {
        let text = self.text.trim_start_matches(&is_outside);
        let skipped = self.text[..self.text.len() - text.len()].chars().count();
        LinePart { column: self.column + skipped, text: text.trim_end_matches(&is_outside), ..self }
    }

    /// Without the blanks around its frame, if it has one.
    fn framed(self) -> Self {
        let inner = self.trim(char::is_whitespace);
        if inner.text.starts_with(is_bar) && inner.text.ends_with(is_bar) { inner } else { self }
    }

    /// Itself as a cell.
    fn mark(self) -> Mark<'a> {
        Mark { line: self.line, column: self.column, word: self.text }
    }
}

fn fields<'a>(part: LinePart<'a>, marks: &mut Vec<Mark<'a>>) {
    // Between tabs a field at either end may be blank.
    let trimmed = part.text.trim_matches(|sign: char| sign.is_whitespace() && sign != '\t');
    if trimmed.contains(is_comma) {
        // A list in a list: `[5, 3, 0],`
        let listed = trimmed.strip_suffix(',').filter(|text| text.ends_with([']', '}', ')']));
        let text = listed.map_or(part.text, |_| part.text.trim_end().trim_end_matches(','));
        marks.extend(LinePart { text, ..part }.split(is_comma).map(|field| field.bare().mark()));
    } else if trimmed.contains(is_bar) {
        let mut parts: Vec<LinePart<'a>> = part.split(is_bar).collect();
        // The frame's own lines at the left and right have nothing beyond them.
        if parts.last().is_some_and(|part| part.text.trim().is_empty()) && trimmed.ends_with(is_bar) {
            parts.pop();
        }
        let skip = usize::from(trimmed.starts_with(is_bar));
        marks.extend(parts.iter().skip(skip).map(|part| part.bare().mark()));
    }
}

/// The cells of `│ 5 3   │   7   │`: between bars, signs at every second place, beginning with the first or the second.
fn spaced<'a>(part: LinePart<'a>, marks: &mut Vec<Mark<'a>>) -> Option<()> {
    let parts = part.split(is_bar).map(|part| part.signs().map(Mark::blank).collect());
    let parts: Vec<Vec<Mark<'a>>> = parts.filter(|part: &Vec<_>| !part.is_empty()).collect();
    let blank_from =
        |from: usize| parts.iter().flat_map(|part| part.iter().skip(from).step_by(2)).all(|mark| mark.word.is_empty());
    let framed = part.text.contains(is_bar);
    let first = usize::from(framed && blank_from(0));
    // A frame keeps the blanks at both ends of a part, or neither; without one, those at the end may be lost.
    if !blank_from(1 - first) || framed && parts.iter().any(|part| part.len().is_multiple_of(2)) {
        return None;
    }
    for part in parts {
        let cells = if first == 1 { (part.len() - 1) / 2 } else { part.len().div_ceil(2) };
        marks.extend(part.iter().skip(first).step_by(2).take(cells));
    }
    Some(())
}
