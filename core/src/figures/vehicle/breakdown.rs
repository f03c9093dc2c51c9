//! The number at which a weapon breaks down (D3.7).

use crate::counter::UnitDef;
use crate::effects;
use crate::effects::Basis;
use crate::event::{Use, Wear};
use crate::scenario::Scenario;
use crate::state::WeaponState;

/// What is due, and the clauses that say so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Breakdown {
    /// What becomes of the weapon; nothing when it goes on working.
    pub wear: Option<Wear>,
    /// The clauses that give it.
    pub clauses: &'static [&'static str],
    /// The clauses to name when something else was logged instead.
    pub instead: &'static [&'static str],
}

/// What an Original DR does to a weapon in this state, its B# `lowered` by so many.
#[must_use]
pub fn breakdown(
    scenario: &Scenario,
    def: &UnitDef,
    weapon: &Use,
    state: &WeaponState,
    (original, lowered): (i16, u8),
) -> Breakdown {
    let due = effects::wear(scenario, def, weapon, state.low_ammo, original + i16::from(lowered));
    let clauses = clauses(due.by);
    let instead = if due.by == Basis::X { &["D3.71-b-becomes-x"] } else { clauses };
    Breakdown { wear: due.wear, clauses, instead }
}

const fn clauses(by: Basis) -> &'static [&'static str] {
    match by {
        Basis::Ordnance => &["D3.7-breakdown-applies", "D3.7-ordnance-tested-on-th"],
        Basis::Other => &["D3.7-breakdown-applies", "D3.7-mg-tested-on-ift"],
        Basis::Circled12 => &["D3.71-original-12-malfunctions"],
        Basis::LowAmmo => &["D3.71-low-ammo", "D3.71-marker"],
        Basis::NewB => &["D3.71-new-b-one-less"],
        Basis::X => &["D3.71-x-disables-and-recalls"],
    }
}
