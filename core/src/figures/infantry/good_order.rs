//! Good Order of Infantry, and what it may do by choice in it.

use crate::event::{Status, Use, WeaponFailed, Wear};
use crate::facts::Told;
use crate::figures::infantry::unit::infantry;
use crate::state::Unit;
use crate::vocab::phase::Phase;

/// Why a unit is not in Good Order; `None` where it is.
#[must_use]
pub(crate) fn unfit(unit: &Unit) -> Option<&'static str> {
    let held = [
        (unit.is_broken(), "broken"),
        (unit.status.has(Status::Disrupted), "Disrupted"),
        (unit.status.has(Status::Melee), "held in Melee"),
        (unit.status.has(Status::Berserk), "berserk"),
        (unit.status.has(Status::Captured), "captured"),
    ];
    held.into_iter().find(|(is_so, _)| *is_so).map(|(_, why)| why)
}

/// A SW that its possessor destroys in its fire phase, for which no dice are thrown (A9.73).
#[must_use]
pub(crate) fn is_destroyed_by_choice(told: &Told<'_, WeaponFailed>) -> bool {
    let (ctx, failed) = (&told.ctx, told.said);
    let fit = told.unit.is_some_and(|unit| unfit(unit).is_none());
    let own = told.unit.and_then(|unit| unit.side.as_ref()) == ctx.before.side.as_ref();
    let now = match ctx.before.phase {
        Some(Phase::PFPh) => own,
        Some(Phase::DFPh) => !own,
        Some(Phase::RPh | Phase::MPh | Phase::AFPh | Phase::RtPh | Phase::APh | Phase::CCPh) | None => false,
    };
    let sw = matches!(failed.weapon, Use::Sw(_) | Use::Weapon(_)) && infantry(ctx, &failed.unit).is_some();
    sw && fit && now && failed.wear == Wear::Disabled && failed.roll.is_none()
}
