//! How a vehicle turned for a shot (C5.1, D3.51).

use crate::vocab::hex::Spine;
use serde::Serialize;

/// What was turned for a shot, in hexspines.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct ShotTurn {
    /// The hull, which carries the turret along.
    pub hull: u8,
    /// The turret, from where the hull had carried it.
    pub turret: u8,
    /// Where the turret pointed before both.
    pub tca_before: Option<Spine>,
}

impl ShotTurn {
    /// Was anything turned?
    #[must_use]
    pub const fn turned(&self) -> bool {
        self.hull > 0 || self.turret > 0
    }
}
