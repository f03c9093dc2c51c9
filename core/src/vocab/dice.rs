//! Dice as ASL reads them: a coloured and a white die (DR) or one die (dr). Knows no purpose and no
//! source of randomness.

use crate::vocab::num::{Drm, NumError};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One face, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Die(u8);

const DIE_FORM: &str = "a die from 1 to 6";

impl Die {
    /// The face as a number, 1 to 6.
    #[must_use]
    pub const fn pips(self) -> u8 {
        self.0
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> u8 {
        die.0
    }
}

impl TryFrom<u8> for Die {
    type Error = NumError;
    fn try_from(n: u8) -> Result<Die, NumError> {
        if (1..=6).contains(&n) { Ok(Die(n)) } else { Err(NumError::new(&alloc::format!("{n}"), DIE_FORM)) }
    }
}

impl FromStr for Die {
    type Err = NumError;
    fn from_str(text: &str) -> Result<Die, NumError> {
        let n = text.parse::<u8>().map_err(|_| NumError::new(text, DIE_FORM))?;
        Die::try_from(n)
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A DR: two dice, the coloured one named first (A.1).
///
/// ```
/// use asl_core::vocab::dice::Dr;
/// let dr: Dr = "4,3".parse().unwrap();
/// assert_eq!((dr.original(), dr.to_string()), (7, "4,3".into()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Dr {
    /// The coloured die.
    pub colored: Die,
    /// The white die.
    pub white: Die,
}

impl Dr {
    /// The Original DR: the sum before any DRM, 2 to 12.
    #[must_use]
    pub const fn original(self) -> i16 {
        (self.colored.0 + self.white.0) as i16
    }

    /// The Final DR under these DRM.
    #[must_use]
    pub const fn with(self, drm: Drm) -> i16 {
        self.original().saturating_add(drm.0)
    }

    /// Both dice show the same face: what cowering looks at (A7.9).
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.colored.0 == self.white.0
    }
}

impl fmt::Display for Dr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.colored, self.white)
    }
}

impl FromStr for Dr {
    type Err = NumError;
    fn from_str(text: &str) -> Result<Dr, NumError> {
        let fail = || NumError::new(text, "a DR such as 4,3 (coloured die first, each 1 to 6)");
        let (colored, white) = text.split_once(',').ok_or_else(fail)?;
        Ok(Dr { colored: colored.parse().map_err(|_| fail())?, white: white.parse().map_err(|_| fail())? })
    }
}

/// What was thrown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Dice {
    /// Two dice.
    Dr(Dr),
    /// One die.
    #[expect(non_camel_case_types, reason = "ASL tells DR and dr apart by their case alone")]
    dr(Die),
    /// Three dice thrown together by a table's extension (3d6); no rule of this book reads them.
    Three(Die, Die, Die),
}

impl Dice {
    /// The sum of the pips.
    #[must_use]
    pub const fn total(self) -> i16 {
        match self {
            Dice::Dr(dr) => dr.original(),
            Dice::dr(die) => die.0 as i16,
            Dice::Three(a, b, c) => (a.0 + b.0 + c.0) as i16,
        }
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dice::Dr(dr) => write!(f, "DR {dr}"),
            Dice::dr(die) => write!(f, "dr {die}"),
            Dice::Three(a, b, c) => write!(f, "3d6 {a},{b},{c}"),
        }
    }
}
