//! ROF of a weapon in force, and whether it was kept.

use crate::catalogue;
use crate::counter::{UnitDef, Weapon};
use crate::effects;
use crate::event::{FireAttack, FireMode, UnitId, Use};
use crate::facts::{Ctx, Shot};
use crate::figures::check::pin::has_pinned_crew;
use crate::figures::fire::captured::rof_of;
use crate::figures::fire::shot::shots;
use crate::state::{Attack, Unit};
use crate::vocab::phase::Phase;

/// The Multiple ROF of the first firer's weapon in force: none when it has none, is pinned (A7.81, A7.82),
/// or fires in the AFPh otherwise than by Opportunity Fire (A7.25).
#[must_use]
pub fn rof_in_force(ctx: &Ctx<'_>, attack: &FireAttack) -> Option<u8> {
    let shots = shots(ctx, attack);
    let shot = shots.first()?;
    let advancing = ctx.before.phase == Some(Phase::AFPh) && shot.mode() != FireMode::Opportunity;
    let pinned = has_pinned_crew(ctx, &shot.firer.unit)?;
    rof_of(shot).filter(|rof| *rof > 0 && !advancing && !pinned)
}

/// Did the roll of an attack leave a weapon of this unit its Multiple ROF? A pinned unit has none (A7.81).
#[must_use]
pub fn kept_rof(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let dice = attack.rolls.first().and_then(|roll| roll.dice);
    let keeps = |shot: &Shot<'_>| {
        let rof = rof_of(shot).zip(dice);
        shot.firer.unit == *id && rof.is_some_and(|(rof, dr)| effects::keeps_rof(dr.colored, rof))
    };
    !ctx.before.units.get(id).is_some_and(Unit::is_pinned) && shots(ctx, &attack.declared).iter().any(keeps)
}

/// The counter of this ordnance prints no Multiple ROF: it is as the catalogue has it, and that lists none. Values that a head gives
/// and that leave the ROF out say nothing of it.
pub(crate) fn prints_no_rof(ctx: &Ctx<'_>, def: &UnitDef, weapon: &Use) -> bool {
    let Some(name) = def.kind.as_deref() else { return false };
    let printed = match def.vehicle {
        Some(_) => ctx.scenario.weapon(def, weapon),
        None => ctx.scenario.weapon_of_gun(def, weapon),
    };
    let bare = |printed: &&Weapon| printed.rof.is_none() && printed.gun.is_some();
    let Some(printed) = printed.filter(bare) else { return false };
    let book = ctx.scenario.book;
    match catalogue::gun(name, book) {
        Some(row) => row.weapon() == *printed,
        None => {
            catalogue::entry(name, book).is_some_and(|row| row.weapons.values().any(|one| one == printed))
        }
    }
}
