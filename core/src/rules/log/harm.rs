//! What may have done the harm that the opponent tells of a unit: fire whose roll or whose check the log has, Close Combat, a
//! check of its own that it failed; a Sniper, mines or OBA, of which a log may hold no more than a hint.

use crate::event::{Harm, Purpose, Status, UnitId, What};
use crate::facts::Ctx;
use crate::figures::check::harm::{failed, has_oba, is_at};
use crate::figures::check::owed::checks_of;
use crate::figures::check::pin::highest_pass;
use crate::figures::fire::result::{result_for, uses_fpf};
use crate::figures::pf::rolled_six;
use crate::figures::to_hit::backfire::has_backfired;
use crate::state::{Attack, Unit, firing_side, side_of};
use crate::vocab::IftResult;
use crate::vocab::dice::Dice;
use crate::vocab::phase::Phase;

/// What the log has for harm done to a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// It shows what did it.
    Shown,
    /// It shows what may have done it: this.
    Perhaps(&'static str),
    /// It shows nothing.
    Missing,
}

/// The harm that an event tells of a unit.
pub(super) fn cause(ctx: &Ctx<'_>, what: &What, id: &UnitId) -> Cause {
    let Some(unit) = ctx.before.units.get(id) else { return Cause::Shown };
    if is_lost_cover(what) && on(ctx, id).next().is_some() {
        return Cause::Shown;
    }
    // Nobody is captured by fire (A20).
    let by_fire = if is_captured(what) { Cause::Missing } else { by_fire(ctx, what, id) };
    let struck = unit.is_struck() && !is_captured(what);
    if struck
        || by_fire == Cause::Shown
        || unit.fought
        || fails_alone(ctx, unit, id)
        || is_of_lost_vehicle(ctx, unit)
        || (matches!(what.harm(), Some(Harm::Pinned | Harm::Broken)) && rolled_six(ctx, id))
    {
        return Cause::Shown;
    }
    if by_fire != Cause::Missing {
        return by_fire;
    }
    hint(ctx, what, unit).map_or(Cause::Missing, Cause::Perhaps)
}

/// A "?", a hull that is down and freedom from DM go by a shot, whatever it does.
fn is_lost_cover(what: &What) -> bool {
    let What::StatusChanged(changed) = what else { return false };
    changed.add.iter().all(|status| matches!(status, Status::Known | Status::Dm))
}

/// Hostile attacks on it in this Player Turn, its own FPF and PF that backfired.
fn on<'a>(ctx: &'a Ctx<'_>, id: &'a UnitId) -> impl Iterator<Item = &'a Attack> {
    let side = side_of(ctx.before, ctx.scenario, id);
    let hostile = move |attack: &&Attack| {
        uses_fpf(attack, id)
            || has_backfired(ctx, attack, id)
            || (is_at(ctx, attack, id) && firing_side(ctx.before, ctx.scenario, &attack.declared) != side)
    };
    ctx.before.attacks.values().filter(hostile)
}

fn by_fire(ctx: &Ctx<'_>, what: &What, id: &UnitId) -> Cause {
    let mut found = Cause::Missing;
    // A lost leader's checks (A10.2) stand in an attack that was at others.
    let checked = ctx.before.attacks.values().filter(|attack| !checks_of(attack, id).is_empty());
    for attack in checked.chain(on(ctx, id)) {
        let effect = effect(ctx, attack, what, id);
        let late = attack.phase != ctx.before.phase;
        match effect {
            Cause::Shown if !late => return Cause::Shown,
            Cause::Shown => found = Cause::Perhaps("an attack of an earlier phase"),
            Cause::Perhaps(_) if found == Cause::Missing => found = effect,
            Cause::Perhaps(_) | Cause::Missing => {}
        }
    }
    found
}

/// What an attack has done to a unit, as far as the log goes.
fn effect(ctx: &Ctx<'_>, attack: &Attack, what: &What, id: &UnitId) -> Cause {
    if has_backfired(ctx, attack, id) {
        return Cause::Shown;
    }
    let made = checks_of(attack, id);
    let survival =
        attack.dice.iter().any(|(purpose, who, _)| *purpose == Purpose::Survival && who.as_ref() == Some(id));
    if survival || made.iter().any(|made| failed(ctx, made) != Some(false)) {
        return Cause::Shown;
    }
    if what.harm() == Some(Harm::Pinned) && made.iter().any(|made| highest_pass(ctx, made)) {
        return Cause::Shown;
    }
    let on_foot =
        ctx.vehicle(id).is_none() && ctx.before.units.get(id).is_some_and(|unit| unit.aboard.is_none());
    if !on_foot {
        let struck = attack.hit == Some(true) || !attack.rolls.is_empty() || !attack.kills.is_empty();
        return if struck || !attack.hits.is_empty() { Cause::Shown } else { Cause::Missing };
    }
    if attack.rolls.is_empty() {
        let hits = attack.hit == Some(true);
        return if hits { Cause::Perhaps("a hit whose effect nobody rolled") } else { Cause::Missing };
    }
    match result_for(ctx, attack, id) {
        Some(IftResult::None) => Cause::Missing,
        Some(IftResult::Mc(_) | IftResult::Ptc) if made.is_empty() => {
            Cause::Perhaps("a check that nobody has recorded")
        }
        Some(IftResult::Mc(_) | IftResult::Ptc) => Cause::Missing,
        Some(IftResult::K(_) | IftResult::Kia(_)) | None => Cause::Shown,
    }
}

/// It failed a check that no attack asked for: a rally, a task check.
fn fails_alone(ctx: &Ctx<'_>, unit: &Unit, id: &UnitId) -> bool {
    let of_attack = || ctx.before.attacks.values().any(|attack| !checks_of(attack, id).is_empty());
    match unit.rally {
        Some(rally) => !rally.passed,
        None => unit.checked && !of_attack(),
    }
}

/// Those aboard fare with their vehicle, and its crew with it.
fn is_of_lost_vehicle(ctx: &Ctx<'_>, unit: &Unit) -> bool {
    let lost = |id: &UnitId| ctx.before.units.get(id).is_some_and(|carrier| carrier.eliminated);
    let here = unit.location();
    let beside = || {
        let mut wrecks =
            ctx.before.units.iter().filter(|(id, other)| other.left_now && ctx.vehicle(id).is_some());
        here.is_some() && wrecks.any(|(_, other)| other.location() == here)
    };
    unit.aboard.as_ref().is_some_and(lost) || (unit.got_off && beside())
}

/// What may have done it, of that which no event tells.
fn hint(ctx: &Ctx<'_>, what: &What, unit: &Unit) -> Option<&'static str> {
    let in_rtph = ctx.before.phase == Some(Phase::RtPh);
    let gone = matches!(what, What::Eliminated(_)) || is_captured(what);
    if sniper_strikes(ctx) {
        return Some("a Sniper (A14)");
    }
    if in_rtph && unit.is_broken() && gone {
        return Some("that it could not rout (A10.5)");
    }
    if unit.advanced || unit.routed || (ctx.before.phase == Some(Phase::MPh) && !unit.mph.by_hex.is_empty()) {
        return Some("mines in a hex that it entered (B28)");
    }
    has_oba(ctx).then_some("OBA, of which the log has no attack (C1)")
}

/// A Sniper Activation dr of this phase that nobody used: a 1 or a 2 strikes (A14.3).
fn sniper_strikes(ctx: &Ctx<'_>) -> bool {
    let idle = ctx.before.rolls_idle.iter().filter_map(|id| ctx.before.rolls.get(id));
    idle.filter(|roll| roll.purpose == Purpose::Sa).any(|roll| match roll.dice {
        Dice::dr(die) => die.pips() <= 2,
        Dice::Dr(_) | Dice::Three(..) => true,
    })
}

fn is_captured(what: &What) -> bool {
    matches!(what, What::StatusChanged(changed) if changed.add.contains(&Status::Captured))
}
