//! How fast a search is played.

use std::str::FromStr;

use words::say;

/// Steps a second, or as many as the machine makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Speed {
    /// This many steps per second, at least 1.
    PerSecond(u32),
    /// As fast as it goes.
    Most,
}

/// What `+` and `-` go through.
const LADDER: [Speed; 12] = [
    Speed::PerSecond(1),
    Speed::PerSecond(2),
    Speed::PerSecond(4),
    Speed::PerSecond(8),
    Speed::PerSecond(16),
    Speed::PerSecond(32),
    Speed::PerSecond(64),
    Speed::PerSecond(128),
    Speed::PerSecond(256),
    Speed::PerSecond(512),
    Speed::PerSecond(1024),
    Speed::Most,
];

impl Speed {
    /// The next one up.
    pub(crate) fn faster(self) -> Self {
        LADDER.into_iter().find(|&speed| speed > self).unwrap_or(Speed::Most)
    }

    /// The next one down.
    pub(crate) fn slower(self) -> Self {
        LADDER.into_iter().rev().find(|&speed| speed < self).unwrap_or(LADDER[0])
    }

    /// Is it slow enough that a person sees every step?
    pub(crate) fn is_slow(self) -> bool {
        self <= Speed::PerSecond(32)
    }
}

impl Default for Speed {
    fn default() -> Self {
        Speed::PerSecond(4)
    }
}

impl FromStr for Speed {
    type Err = String;

    /// A whole number from 1, or `max`.
    fn from_str(word: &str) -> Result<Self, String> {
        match word.parse() {
            Ok(steps @ 1..) => Ok(Speed::PerSecond(steps)),
            _ if word == "max" => Ok(Speed::Most),
            _ => Err(say!("watch-give-speed")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ladder_has_two_ends_and_takes_in_what_lies_between_its_rungs() {
        assert_eq!(Speed::PerSecond(5).faster(), Speed::PerSecond(8));
        assert_eq!(Speed::PerSecond(5).slower(), Speed::PerSecond(4));
        assert_eq!(Speed::PerSecond(1_000_000).faster(), Speed::Most);
        assert_eq!((Speed::Most.faster(), Speed::PerSecond(1).slower()), (Speed::Most, Speed::PerSecond(1)));
    }

    #[test]
    fn a_speed_is_read_as_people_write_it() {
        assert_eq!("20".parse(), Ok(Speed::PerSecond(20)));
        assert_eq!("max".parse(), Ok(Speed::Most));
        for bad in ["0", "-1", "1.5", "fast", ""] {
            assert!(bad.parse::<Speed>().is_err(), "{bad}");
        }
    }
}
