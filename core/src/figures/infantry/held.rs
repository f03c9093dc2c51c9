//! Who may have a SW that its list has not, and what lies where a unit stands (A4.43, A4.431, A4.44).

use crate::event::{UnitId, Use};
use crate::facts::Ctx;
use crate::state::Unit;
use crate::vocab::hex::Cell;
use crate::vocab::{WeaponName, WeaponWord};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// The name of a weapon, as a SW or, where the player was brief, without a word on what it is.
pub(crate) const fn name(weapon: &Use) -> Option<&WeaponName> {
    match weapon {
        Use::Sw(name) | Use::Weapon(name) => Some(name),
        Use::Inherent | Use::Gun | Use::Ordnance => None,
    }
}

/// The list of a unit is told, and this SW is not in it.
#[must_use]
pub(crate) fn lacks(ctx: &Ctx<'_>, id: &UnitId, weapon: &WeaponName) -> bool {
    list(ctx, id).is_some_and(|sw| !sw.contains(weapon))
}

/// The list of a unit is told, and this SW is in it.
#[must_use]
pub(crate) fn lists(ctx: &Ctx<'_>, id: &UnitId, weapon: &WeaponName) -> bool {
    list(ctx, id).is_some_and(|sw| sw.contains(weapon))
}

fn list<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<&'a Vec<WeaponName>> {
    ctx.unit(id).and_then(|(_, def)| def.infantry.as_ref()?.sw.as_ref())
}

/// A PF and a MOL are on no list: the nation, the date and the SSR say who has them (C13.3, A22.6).
#[must_use]
pub(crate) fn is_inherent(weapon: &WeaponName) -> bool {
    weapon.is(WeaponWord::Pf) || weapon.is(WeaponWord::Mol)
}

/// The other units that list such a SW in the head.
pub(crate) fn listed_by<'a>(
    ctx: &Ctx<'a>,
    id: &UnitId,
    weapon: &WeaponName,
) -> impl Iterator<Item = (&'a UnitId, &'a Unit)> {
    let lists = |id: &UnitId| {
        let of = ctx.scenario.units.get(id).and_then(|def| def.infantry.as_ref()?.sw.as_ref());
        of.is_some_and(|sw| sw.contains(weapon))
    };
    ctx.before.units.iter().filter(move |(other, _)| *other != id && lists(other))
}

/// Another unit that lists such a SW and may have left it to this one: it is gone, or broken, or stands in the same Location.
#[must_use]
pub(crate) fn giver<'a>(ctx: &Ctx<'a>, id: &UnitId, weapon: &WeaponName) -> Option<&'a UnitId> {
    let here = ctx.before.units.get(id).and_then(Unit::location);
    let may =
        |unit: &Unit| unit.eliminated || unit.is_broken() || (here.is_some() && unit.location() == here);
    listed_by(ctx, id, weapon).find(|(_, unit)| may(unit)).map(|(other, _)| other)
}

/// Does such a SW lie where the unit stands, as far as the log tells? Of one whose SW the head does not list nothing is known.
#[must_use]
pub(crate) fn lies_with(ctx: &Ctx<'_>, id: &UnitId, weapon: &WeaponName) -> bool {
    let Some(here) = ctx.before.units.get(id).and_then(|unit| unit.place.cell()) else { return true };
    let unknown = |(other, _): (&UnitId, &Unit)| !lacks(ctx, other, weapon);
    ctx.before.lying.contains_key(&(here, weapon.clone())) || lost_at(ctx, here).any(unknown)
}

/// The SW that lie where the unit stands: dropped, put there by a counter, or of one who left play there.
#[must_use]
pub(crate) fn lying_with(ctx: &Ctx<'_>, id: &UnitId) -> BTreeSet<WeaponName> {
    let Some(here) = ctx.before.units.get(id).and_then(|unit| unit.place.cell()) else {
        return BTreeSet::new();
    };
    let listed =
        |(other, _): (&UnitId, &Unit)| ctx.unit(other).and_then(|(_, def)| def.infantry.as_ref()?.sw.clone());
    let laid = ctx.before.lying.keys().filter(|(at, _)| *at == here).map(|(_, weapon)| weapon.clone());
    laid.chain(lost_at(ctx, here).filter_map(listed).flatten()).collect()
}

/// A unit uses a SW as captured (A21.11): the head says that it is the enemy's, or an enemy had it first.
#[must_use]
pub(crate) fn is_captured(ctx: &Ctx<'_>, id: &UnitId, weapon: &WeaponName) -> bool {
    let Some((unit, def)) = ctx.unit(id).filter(|(_, def)| def.infantry.is_some()) else { return false };
    let listed = ctx.scenario.weapon(def, &Use::Sw(weapon.clone())).is_some_and(|printed| printed.captured);
    let first = unit.sw.get(weapon).and_then(|sw| sw.first.as_ref());
    listed != (first.is_some() && first != unit.side.as_ref())
}

/// Who left play on foot in a hex.
fn lost_at<'a>(ctx: &Ctx<'a>, here: Cell) -> impl Iterator<Item = (&'a UnitId, &'a Unit)> {
    let on_foot = |id: &UnitId| ctx.unit(id).is_some_and(|(_, def)| def.infantry.is_some());
    let lost = move |(id, unit): &(&UnitId, &Unit)| {
        unit.eliminated && unit.place.cell() == Some(here) && on_foot(id)
    };
    ctx.before.units.iter().filter(lost)
}
