//! Spraying Fire: who can, and at which Locations (A7.34).

use crate::event::FireAttack;
use crate::facts::Shot;
use crate::vocab::Reason;

/// How far a squad sprays, in hexes.
pub(crate) const SPRAYING_RANGE: u32 = 3;

/// Locations fired at: those named; ranges tell only where none is named, for a group's members may write theirs.
pub(crate) fn places(attack: &FireAttack) -> usize {
    match attack.target.locations.len() {
        0 => attack.target.ranges.len(),
        named => named,
    }
}

pub(crate) fn squad_sprays(shot: &Shot<'_>) -> bool {
    let sprays = places(shot.attack) > 1 || shot.says(Reason::Spraying);
    sprays && shot.is_inherent() && shot.infantry().is_some()
}
