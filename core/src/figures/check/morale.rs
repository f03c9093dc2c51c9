//! The Morale Level in force of a unit (A10.1, A7.7).

use crate::effects;
use crate::effects::Nerve;
use crate::event::{Status, UnitId};
use crate::facts::Ctx;
use crate::figures::check::commissar::commissar;
use crate::figures::encirclement::unit::is_encircled;
use crate::figures::infantry::nation::is_japanese;
use crate::figures::infantry::unit::infantry;
use crate::vocab::InfantryKind;

/// That of the side that is up, before Encirclement: one more for the fanatic (A10.8), one less for the
/// wounded (A17.2).
pub(crate) fn before_encirclement(ctx: &Ctx<'_>, id: &UnitId) -> Option<u8> {
    let (unit, infantry) = infantry(ctx, id)?;
    effects::morale(infantry, Nerve { encircled: false, ..unit.nerve() })
}

/// It is Encircled, by its counter or by the fire before its check, and neither berserk nor heroic nor Japanese (G1.62).
pub(crate) fn is_lowered(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let Some(unit) = ctx.before.units.get(id) else { return false };
    let hero = infantry(ctx, id).is_some_and(|(_, i)| i.kind == Some(InfantryKind::Hero));
    let steady = unit.status.has(Status::Berserk) || unit.status.has(Status::Heroic) || hero;
    !steady && !is_japanese(ctx, id) && is_encircled(ctx, id)
}

/// The Morale Level in force: of the side that is up, a level lower in Encirclement, from the attack on that
/// seals it (A7.7). `None` where the scenario does not print it.
#[must_use]
pub fn morale_in_force(ctx: &Ctx<'_>, id: &UnitId) -> Option<u8> {
    let (unit, infantry) = infantry(ctx, id)?;
    berserk_morale(ctx, id)
        .or_else(|| effects::morale(infantry, Nerve { encircled: is_lowered(ctx, id), ..unit.nerve() }))
}

/// The Morale Level of a check: declared, else in force, with one more beside an unbroken Commissar (A25.22).
pub(crate) fn morale_of(ctx: &Ctx<'_>, id: &UnitId, said: Option<u8>) -> Option<u8> {
    let led = || u8::from(ctx.scenario.book >= 2 && berserk_morale(ctx, id).is_none() && commissar(ctx, id));
    said.or_else(|| Some(morale_in_force(ctx, id)?.saturating_add(led())))
}

/// The Morale Level of a berserk unit (A15.42), which the first version of the book left to the players.
const BERSERK: u8 = 10;

/// That of a unit that is berserk; `None` of any other.
pub(crate) fn berserk_morale(ctx: &Ctx<'_>, id: &UnitId) -> Option<u8> {
    let berserk = ctx.before.units.get(id)?.status.has(Status::Berserk);
    (berserk && ctx.scenario.book >= 2).then_some(BERSERK)
}
