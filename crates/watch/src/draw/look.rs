//! How things look: signs first, colour on top of them where colour is wanted.

use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;
use render::stage::Role;

use super::PLAIN;
use crate::session::Session;

/// How things look to one person.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) ascii: bool,
    colour: bool,
}

/// A sign of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    Choice,
    DeadEnd,
    Solution,
    Folded,
    Refused,
}

impl Look {
    pub(crate) fn of(session: &Session) -> Self {
        Look { ascii: session.options.ascii, colour: session.options.colour }
    }

    fn colour(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    pub(crate) fn bold(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    pub(crate) fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What stands out from all else.
    pub(crate) fn loud(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    pub(crate) fn border(self) -> border::Set<'static> {
        if self.ascii { PLAIN } else { border::PLAIN }
    }

    /// The sign itself.
    pub(crate) fn sign(self, sign: Sign) -> char {
        let [drawn, typed] = match sign {
            Sign::Choice => ['○', 'o'],
            Sign::DeadEnd => ['■', '#'],
            Sign::Solution => ['◆', '*'],
            Sign::Folded => ['▲', '^'],
            Sign::Refused => ['×', 'x'],
        };
        if self.ascii { typed } else { drawn }
    }

    /// How a sign is coloured.
    pub(crate) fn sign_style(self, sign: Sign) -> Style {
        match sign {
            Sign::Choice => self.colour(Color::Blue),
            Sign::DeadEnd | Sign::Folded => self.colour(Color::Red),
            Sign::Solution => self.colour(Color::Green),
            Sign::Refused => self.faint(),
        }
    }

    /// How a piece of a board is coloured.
    pub(crate) fn role(self, role: Role) -> Style {
        /// Those that terminals show most unlike each other first.
        const PAINTS: [Color; 6] =
            [Color::Cyan, Color::Yellow, Color::Magenta, Color::Green, Color::Blue, Color::LightRed];
        match role {
            Role::Line | Role::Free => self.faint(),
            Role::Given => Style::new(),
            Role::Held => self.bold(),
            Role::Painted(colour) => self.colour(PAINTS[colour as usize % PAINTS.len()]).add_modifier(Modifier::BOLD),
            Role::Fresh => self.colour(Color::Blue).add_modifier(Modifier::BOLD),
            Role::Solved => self.colour(Color::Green).add_modifier(Modifier::BOLD),
            Role::Tried | Role::Ray => self.colour(Color::Red),
            Role::Culprit => self.colour(Color::Red).add_modifier(Modifier::BOLD | Modifier::REVERSED),
        }
    }

    /// The text in plain signs, if those are wanted.
    pub(crate) fn plain(self, text: &str) -> String {
        if !self.ascii {
            return text.to_string();
        }
        let signs = [("×", "x"), ("–", "-"), ("−", "-"), ("…", "..."), ("→", "Right"), ("←", "Left"), ("²", "^2")];
        signs.iter().fold(text.to_string(), |text, (sign, plain)| text.replace(sign, plain))
    }
}
