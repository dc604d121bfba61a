//! The program of a solver, to be read beside its search.

use std::borrow::Cow;

/// A program, and where it stands when something happens in the search.
///
/// A source says so itself, by words at the end of its lines: `@code` and `@end` stand on lines of their own around what is
/// shown, and the name of a [`Moment`] behind the line that is then at work. They are left out of what is shown.
///
/// ```
/// use registry::{Code, Moment};
///
/// let source = "import sys\n# @code\nfor row in rows:  # @dead_end\n    rows.append(row)  # @enter\n# @end\nprint(rows)\n";
/// let shown = Code::new("Python", source).shown();
/// assert_eq!(shown.text, "for row in rows:\n    rows.append(row)\n");
/// assert_eq!((shown.lines(Moment::Enter), shown.lines(Moment::Leave)), (&[2][..], &[][..]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// What it is written in: `Rust`, `Python`.
    pub language: &'static str,
    /// The whole source, with its marks.
    pub source: Cow<'static, str>,
}

/// What can happen in a search, as a program sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The search begins.
    Root,
    /// A choice was made.
    Enter,
    /// A choice was refused.
    Refuse,
    /// The state is complete.
    Solution,
    /// No choice could be made here.
    DeadEnd,
    /// A choice was taken back.
    Leave,
}

impl Moment {
    /// All of them.
    pub const ALL: [Moment; 6] =
        [Moment::Root, Moment::Enter, Moment::Refuse, Moment::Solution, Moment::DeadEnd, Moment::Leave];

    /// Its name in sources and in JSON: `dead_end`.
    pub fn name(self) -> &'static str {
        match self {
            Moment::Root => "root",
            Moment::Enter => "enter",
            Moment::Refuse => "refuse",
            Moment::Solution => "solution",
            Moment::DeadEnd => "dead_end",
            Moment::Leave => "leave",
        }
    }
}

/// What is shown of a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// The lines between `@code` and `@end`, moved to the left together; never two empty ones, and one between two such parts.
    pub text: String,
    lines: [Vec<usize>; Moment::ALL.len()],
}

impl Shown {
    /// The lines, from 1, one of which is at work at this moment; none if the program has no such line.
    pub fn lines(&self, moment: Moment) -> &[usize] {
        &self.lines[moment as usize]
    }
}

impl Code {
    /// A program by its marked source.
    pub fn new(language: &'static str, source: impl Into<Cow<'static, str>>) -> Self {
        Code { language, source: source.into() }
    }

    /// What is shown of it.
    pub fn shown(&self) -> Shown {
        let mut shown = Shown::default();
        let (mut lines, mut is_shown) = (Vec::new(), false);
        for line in self.source.lines() {
            let (line, marks) = unmarked(line);
            match &*marks {
                ["code"] => {
                    is_shown = true;
                    if !lines.is_empty() {
                        lines.push("");
                    }
                }
                ["end"] => is_shown = false,
                // What is to be read beside a board has no room for two empty lines.
                _ if line.is_empty() && lines.last().is_none_or(|before: &&str| before.is_empty()) => {}
                _ if is_shown => {
                    lines.push(line);
                    for moment in Moment::ALL.into_iter().filter(|moment| marks.contains(&moment.name())) {
                        shown.lines[moment as usize].push(lines.len());
                    }
                }
                _ => {}
            }
        }
        let indent = |line: &&str| line.len() - line.trim_start().len();
        let least = lines.iter().filter(|line| !line.is_empty()).map(indent).min().unwrap_or(0);
        for line in lines {
            shown.text.push_str(line.get(least..).unwrap_or_default());
            shown.text.push('\n');
        }
        shown
    }
}

/// A line without the comment that marks it, and the words of that comment; the line as it is, if no comment does.
fn unmarked(line: &str) -> (&str, Vec<&str>) {
    for comment in ["// @", "# @"] {
        if let Some(at) = line.rfind(comment) {
            let words = line[at..].split_whitespace().skip(1).filter_map(|word| word.strip_prefix('@')).collect();
            return (line[..at].trim_end(), words);
        }
    }
    (line.trim_end(), Vec::new())
}

/// The programs of the solver of this name: its Rust in `NAME.rs` beside the file that says this, and the same in Python in
/// `../code/NAME.py`.
#[macro_export]
macro_rules! programs {
    ($name:literal) => {
        [
            $crate::Code::new("Rust", include_str!(concat!($name, ".rs"))),
            $crate::Code::new("Python", include_str!(concat!("../code/", $name, ".py"))),
        ]
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_joined_and_moved_to_the_left_together() {
        let source = "use x;\n\n    // @code\n    fn apply() { // @enter @refuse\n        // as it is\n    }\n    // @end\n\
                      fn hidden() {} // @leave\n  // @code\n    undo(); // @leave\n  // @end\n";
        let shown = Code::new("Rust", source).shown();
        assert_eq!(shown.text, "fn apply() {\n    // as it is\n}\n\nundo();\n");
        let lines = Moment::ALL.map(|moment| shown.lines(moment).to_vec());
        assert_eq!(lines, [vec![], vec![1], vec![1], vec![], vec![], vec![5]]);
    }

    #[test]
    fn a_source_without_marks_shows_nothing() {
        assert_eq!(Code::new("Rust", "fn main() {}\n").shown(), Shown::default());
    }
}
