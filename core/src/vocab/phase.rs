//! Phases and Player Turns (A3): plain data.

use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// The eight phases of a Player Turn, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Rally.
    RPh,
    /// Prep Fire.
    PFPh,
    /// Movement.
    MPh,
    /// Defensive Fire.
    DFPh,
    /// Advancing Fire.
    AFPh,
    /// Rout.
    RtPh,
    /// Advance.
    APh,
    /// Close Combat.
    CCPh,
}

impl Phase {
    /// All eight, in the order of play.
    pub const ALL: [Phase; 8] =
        [Phase::RPh, Phase::PFPh, Phase::MPh, Phase::DFPh, Phase::AFPh, Phase::RtPh, Phase::APh, Phase::CCPh];

    /// The name as players write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Phase::RPh => "RPh",
            Phase::PFPh => "PFPh",
            Phase::MPh => "MPh",
            Phase::DFPh => "DFPh",
            Phase::AFPh => "AFPh",
            Phase::RtPh => "RtPh",
            Phase::APh => "APh",
            Phase::CCPh => "CCPh",
        }
    }

    /// Is it a fire phase, at whose end a facing may be adjusted (D3.12)?
    #[must_use]
    pub const fn is_fire_phase(self) -> bool {
        matches!(self, Phase::PFPh | Phase::DFPh | Phase::AFPh)
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Phase {
    type Err = crate::vocab::num::NumError;
    fn from_str(text: &str) -> Result<Phase, Self::Err> {
        let found = Phase::ALL.into_iter().find(|phase| phase.name().eq_ignore_ascii_case(text));
        found.ok_or_else(|| {
            crate::vocab::num::NumError::new(text, "a phase (RPh PFPh MPh DFPh AFPh RtPh APh CCPh)")
        })
    }
}
