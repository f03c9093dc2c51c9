//! What harmed a unit: the attack or the check that an event of harm is told of (A7.30).

use crate::event::{AttackId, Event, Harm, Purpose, Status, UnitId, What};
use crate::facts::{Ctx, Told};
use crate::figures::check::owed::{cause, checks_of, moved_alike};
use crate::figures::check::passed::passes_made;
use crate::figures::fire::result::{result_for, result_of, uses_fpf};
use crate::figures::infantry::unit::infantry;
use crate::state::{Attack, CheckMade, Unit, firing_side, side_of};
use crate::vocab::phase::Phase;
use crate::vocab::{IftResult, WeaponKind};

/// The harm that an event tells, of whom, by which attack as told.
pub(crate) fn harm(what: &What) -> Option<(&UnitId, Harm, Option<AttackId>)> {
    Some((what.unit()?, what.harm()?, what.attack()))
}

/// The attack that it comes of, with its result against the unit; `None` where that is not known, or where something
/// else of the phase may have done it: a Sniper (A14), Heat of Battle (A15.1).
#[must_use]
pub fn by<'a>(ctx: &Ctx<'a>, id: &UnitId, named: Option<AttackId>) -> Option<(&'a Attack, IftResult)> {
    let attack = match named {
        Some(named) => ctx.before.attacks.get(&named)?,
        None => cause(ctx, id).filter(|attack| !fails_in_another(ctx, id, attack))?,
    };
    let survived =
        attack.dice.iter().any(|(purpose, who, _)| *purpose == Purpose::Survival && who.as_ref() == Some(id));
    let heat = checks_of(attack, id).iter().any(|made| made.dice.is_some_and(|dr| dr.original() == 2));
    if !(attack.concerns(id) || uses_fpf(attack, id)) || survived || heat || sniped(ctx, id) {
        return None;
    }
    Some((attack, result_for(ctx, attack, id)?))
}

/// It failed a check in another attack, for a lost leader say (A10.2), and nothing is told yet of what comes of that.
fn fails_in_another(ctx: &Ctx<'_>, id: &UnitId, attack: &Attack) -> bool {
    let told = |other: &Attack| {
        let each = [&other.broken, &other.pinned, &other.eliminated];
        each.into_iter().any(|units| units.contains(id)) || other.reduced.contains_key(id)
    };
    let others = ctx.before.attacks.values().filter(|other| other.declared.attack != attack.declared.attack);
    others
        .filter(|other| !told(other))
        .any(|other| checks_of(other, id).iter().any(|made| failed(ctx, made) != Some(false)))
}

/// A Sniper has been rolled for in this phase, and nothing tells whom it attacked; or it attacked this unit, and nothing tells what
/// that did.
pub(crate) fn sniped(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let mut idle = ctx.before.rolls_idle.iter().filter_map(|roll| ctx.before.rolls.get(roll));
    let struck = ctx.before.units.get(id).is_some_and(Unit::is_struck);
    struck || idle.any(|roll| roll.purpose == Purpose::Sa)
}

/// OBA is in play, whose attacks no log need have (C1).
pub(crate) fn has_oba(ctx: &Ctx<'_>) -> bool {
    ctx.scenario.weapons.values().any(|weapon| weapon.kind == Some(WeaponKind::Oba))
}

/// Is an attack at the unit, at one that it carries or that carries it, at the stack that it moved with, or at the Location
/// that it is in?
pub(crate) fn is_at(ctx: &Ctx<'_>, attack: &Attack, id: &UnitId) -> bool {
    let unit = ctx.before.units.get(id);
    let carrier = unit.and_then(|unit| unit.aboard.as_ref());
    let carried = |target: &UnitId| {
        let target = ctx.before.units.get(target);
        target.and_then(|target| target.aboard.as_ref()).is_some_and(|by| by == id || Some(by) == carrier)
    };
    let aimed = |target: &UnitId| Some(target) == carrier || carried(target) || moved_alike(ctx, id, target);
    if attack.targets.is_empty() {
        let at = carrier.and_then(|id| ctx.before.units.get(id)).or(unit).and_then(Unit::location);
        return at.is_some_and(|at| attack.at.contains(&at));
    }
    attack.concerns(id) || attack.targets.iter().any(aimed)
}

/// Did it fail this check? By its word, else by its dice; `None` where neither tells.
pub(crate) fn failed(ctx: &Ctx<'_>, made: &CheckMade) -> Option<bool> {
    made.passed.or_else(|| passes_made(ctx, made)).map(|passed| !passed)
}

/// The attack with kills, still open, at whose time a unit is lost that nobody fired at.
pub(crate) fn lost_as_stranger<'a>(told: &Told<'a, Event>) -> Option<&'a Attack> {
    let ctx = &told.ctx;
    let What::Eliminated(id) = &told.said.what else { return None };
    let side = side_of(ctx.before, ctx.scenario, id);
    let own_mph = ctx.before.phase == Some(Phase::MPh) && side == ctx.before.side.as_ref();
    // A prisoner is hit with its Guard (A20.54).
    let apart = |unit: &Unit| unit.aboard.is_some() || unit.got_off || unit.status.has(Status::Captured);
    if infantry(ctx, id).is_none_or(|(unit, _)| apart(unit)) || own_mph {
        return None;
    }
    let kills = |a: &&Attack| matches!(result_of(ctx, a), Some(IftResult::Kia(_) | IftResult::K(_)));
    let hostile = |a: &&Attack| firing_side(ctx.before, ctx.scenario, &a.declared) != side;
    let open = ctx.before.open_attacks().into_iter().filter(kills).filter(hostile).last();
    let fired_at = !ctx.before.open_attacks_on(id).is_empty();
    let stranger = !fired_at && !ctx.before.attacks.values().any(|a| a.concerns(id));
    open.filter(|_| stranger)
}
