//! Where a unit is: in a hex with its facing, or in Bypass.

use crate::vocab::hex::{Bypass, Cell, Spine};
use serde::Serialize;

/// Where a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub enum Place {
    /// Off board.
    #[default]
    Off,
    /// Inside a hex, facing a hexspine when it has a facing that was recorded.
    In(Cell, Option<Spine>),
    /// In Bypass.
    Bypass(Bypass),
}

impl Place {
    /// The hex occupied.
    #[must_use]
    pub const fn cell(&self) -> Option<Cell> {
        match self {
            Place::Off => None,
            Place::In(cell, _) => Some(*cell),
            Place::Bypass(bypass) => Some(bypass.hex),
        }
    }

    /// The facing: the VCA's hexspine, in Bypass the heading.
    #[must_use]
    pub const fn facing(&self) -> Option<Spine> {
        match self {
            Place::Off => None,
            Place::In(_, facing) => *facing,
            Place::Bypass(bypass) => Some(bypass.heading),
        }
    }

    /// The place in Bypass.
    #[must_use]
    pub const fn bypass(&self) -> Option<Bypass> {
        match self {
            Place::Bypass(bypass) => Some(*bypass),
            Place::Off | Place::In(..) => None,
        }
    }
}
