//! The Target Types of a To Hit roll (C3.3). Knows neither range nor number.

use super::num::NumError;
use serde::{Deserialize, Serialize};

/// What a To Hit roll is made against: the row of the chart that it uses (C3.3). A byte of the wire.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum TargetType {
    /// The Vehicle Target Type (C3.31).
    Vehicle,
    /// The Infantry Target Type (C3.32).
    Infantry,
    /// The Area Target Type (C3.33).
    Area,
}

impl TargetType {
    /// As a player says it.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            TargetType::Vehicle => "Vehicle type",
            TargetType::Infantry => "Infantry type",
            TargetType::Area => "Area type",
        }
    }
}

impl From<TargetType> for u8 {
    fn from(of: TargetType) -> u8 {
        match of {
            TargetType::Vehicle => 0,
            TargetType::Infantry => 1,
            TargetType::Area => 2,
        }
    }
}

impl TryFrom<u8> for TargetType {
    type Error = NumError;
    fn try_from(n: u8) -> Result<TargetType, NumError> {
        match n {
            0 => Ok(TargetType::Vehicle),
            1 => Ok(TargetType::Infantry),
            2 => Ok(TargetType::Area),
            _ => Err(NumError::new(&alloc::format!("{n}"), "a Target Type from 0 to 2")),
        }
    }
}
