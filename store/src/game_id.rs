//! Names of games.
//!
//! Job: a name that is safe as a key, as a file name and as part of a checkpoint's origin line. Inputs:
//! text. Must not know: what a game is.

use std::fmt;
use std::str::FromStr;

/// The name of a game: 1 to 64 of `a-z A-Z 0-9 . _ -`, the first a letter or a digit.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(String);

/// A text that is no name of a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GameIdError {
    /// Nothing, or more than 64 bytes.
    #[error("a game's name has 1 to 64 characters, this has {0}")]
    Length(usize),
    /// A character that is not allowed there.
    #[error("{0:?} cannot stand at place {1} of a game's name")]
    Character(char, usize),
}

impl GameId {
    /// The longest name.
    pub const MAX_LEN: usize = 64;

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for GameId {
    type Err = GameIdError;

    fn from_str(text: &str) -> Result<Self, GameIdError> {
        let length = text.chars().count();
        if length == 0 || length > Self::MAX_LEN {
            return Err(GameIdError::Length(length));
        }
        match text.chars().enumerate().find(|(at, c)| !may_stand(*c, *at)) {
            Some((at, c)) => Err(GameIdError::Character(c, at)),
            None => Ok(Self(text.to_owned())),
        }
    }
}

fn may_stand(c: char, at: usize) -> bool {
    c.is_ascii_alphanumeric() || (at > 0 && matches!(c, '.' | '_' | '-'))
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
