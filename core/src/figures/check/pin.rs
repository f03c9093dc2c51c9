//! What a Pin changes: who is exempt from it, the highest pass, Case D and Case I of a pinned crew (A7.8).

use crate::event::{FireAttack, Status, ToHitAttempt, UnitId};
use crate::facts::{Ctx, Shot};
use crate::figures::check::morale;
use crate::figures::fire::earlier::shots_before;
use crate::figures::fire::gun_crew::{of_crew, sole_crew};
use crate::figures::infantry::minimum_move::rests_after_minimum_move;
use crate::figures::infantry::nation::is_japanese_smc;
use crate::figures::infantry::unit::infantry;
use crate::figures::vehicle::crew::is_buttoned_up;
use crate::figures::vehicle::riders::has_riders;
use crate::state::{Attack, Unit, stands_as_gun};
use crate::vocab::InfantryKind;
use crate::vocab::num::Drm;
use crate::{effects, event};
use alloc::format;
use alloc::vec::Vec;

pub(crate) fn pinned<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<&'a Unit> {
    ctx.before.units.get(id).filter(|unit| unit.is_pinned())
}

/// Cavalry, vehicles, berserk and heroic units, heroes; among the Japanese every SMC (G1.4).
pub(crate) fn is_exempt(ctx: &Ctx<'_>, id: &UnitId) -> Option<bool> {
    let (unit, def) = ctx.unit(id)?;
    let apart = [Some(InfantryKind::Cavalry), Some(InfantryKind::Hero)];
    let never = def.infantry.as_ref().is_some_and(|i| apart.contains(&i.kind));
    let never = never || is_japanese_smc(ctx, id);
    Some(never || def.aircraft || unit.status.has(Status::Berserk) || unit.status.has(Status::Heroic))
}

/// A MC of the IFT that passes with the highest DR that still passes pins an unbroken, unexempt unit.
pub(crate) fn highest_pass(ctx: &Ctx<'_>, made: &crate::state::CheckMade) -> bool {
    let event::Check::Mc(_) = made.check else { return false };
    let morale = morale::morale_of(ctx, &made.unit, made.morale);
    let Some((dr, morale)) = made.dice.zip(morale) else { return false };
    effects::is_highest_pass(effects::check_total(made.check, dr, &made.drm), dr, morale)
}

/// The unit that fires is pinned, or whoever mans this Gun is. `None` where another than the pinned crew may man it.
pub(crate) fn has_pinned_crew(ctx: &Ctx<'_>, id: &UnitId) -> Option<bool> {
    let pinned = ctx.before.units.get(id).is_some_and(Unit::is_pinned);
    if pinned || !stands_as_gun(ctx.before, id) {
        Some(pinned)
    } else {
        of_crew(ctx, id, |_, unit| unit.is_pinned())
    }
}

/// Case D of a pinned firer (A7.81).
pub(crate) const CASE_D: Drm = Drm(2);

/// Case I of a crew that is BU (C5.9).
pub(crate) const CASE_I: Drm = Drm(1);

/// Riders of an AFV who are pinned: they bail out.
#[must_use]
pub fn pinned_riders<'a>(ctx: &Ctx<'a>, vehicle: &UnitId) -> Vec<&'a UnitId> {
    if !ctx.vehicle(vehicle).is_some_and(|(_, carrier)| has_riders(carrier)) {
        return Vec::new();
    }
    let aboard = ctx.before.units_aboard(vehicle).into_iter();
    aboard.filter(|(_, unit)| unit.is_pinned()).map(|(id, _)| id).collect()
}

/// [EXC: the ROF that a weapon kept before its unit was pinned (A7.81 as ruled officially).]
pub(crate) fn uses_rof(ctx: &Ctx<'_>, attack: &FireAttack, shot: &Shot<'_>) -> Option<alloc::string::String> {
    let unit = &shot.firer.unit;
    let mut before = shots_before(ctx, unit, &shot.firer.weapon);
    before.retain(|a| a.declared.attack != attack.attack);
    let again = shot.firer.rof_kept || before.iter().any(|a| a.phase == ctx.before.phase);
    let first_fire = matches!(shot.mode(), event::FireMode::Subsequent | event::FireMode::Fpf);
    let crew = sole_crew(ctx, unit).map(|(crew, _)| crew);
    let pinned = |last: &&Attack| {
        last.pinned_firers.contains(unit) || crew.is_some_and(|id| last.pinned_firers.contains(id))
    };
    let kept_before = before.last().is_some_and(|last| !pinned(last));
    (again && !first_fire && !kept_before)
        .then(|| format!("{} is pinned and has no Multiple ROF", shot.firer.unit))
}

/// The DRM of a To Hit Case that Pins decide: D of a pinned firer, I of a crew that a Pin has buttoned up, J
/// of a pinned target (A7.81, A7.82, A7.83). None for other Cases and where no Pin decides.
#[must_use]
pub fn case_by_pin(ctx: &Ctx<'_>, attempt: &ToHitAttempt, case: char) -> Option<Drm> {
    let target = || attempt.target.as_ref().filter(|id| infantry(ctx, id).is_some());
    let pinned = |id: &UnitId| ctx.before.units.get(id).is_some_and(Unit::is_pinned);
    match case {
        'D' => (has_pinned_crew(ctx, &attempt.unit) == Some(true) && !is_buttoned_up(ctx, &attempt.unit))
            .then_some(CASE_D),
        'I' => is_buttoned_up(ctx, &attempt.unit).then_some(CASE_I),
        'J' => target().filter(|id| pinned(id) && !rests_after_minimum_move(ctx, id)).map(|_| Drm(0)),
        _ => None,
    }
}
