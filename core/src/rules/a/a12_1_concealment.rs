//! A12.1 to A12.13: who is concealed, when a "?" is gained, and by which dr.

use crate::effects::conceals;
use crate::event::{ConcealmentRolled, Status, StatusChanged, UnitId};
use crate::facts::{Ctx, Told};
use crate::figures::concealment::{Seen, concealment_drm, denied, is_enemy_near, is_open_ground};
use crate::figures::infantry::good_order::unfit;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::forms::may_move::is_its_own;
use crate::rules::table::Check;
use crate::state::Unit;
use crate::vocab::dice::Dice;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::fact(
        "A12.1-known",
        "A unit under a \"?\" is no Known unit.",
        "`Status::Concealed`: whoever asks for Known enemies leaves it out",
    )
    .since(2),
    Clause::fact(
        "A12.1-loss-good-order",
        "A \"?\" is lost to an enemy ground unit in Good Order who has LOS; it is denied by any unbroken one, Dummies too.",
        "`figures/concealment.rs`: the two sets of enemies",
    )
    .since(2),
    Clause::checks(
        "A12.12-when",
        &[Matter::Record],
        "A \"?\" is gained at the end of the own Player Turn alone, by a unit in Good Order.",
        &[Check::Status(when_told), Check::ConcealmentRolled(when_rolled)],
    )
    .since(2),
    Clause::checks(
        "A12.121-seen-near",
        &[Matter::Record],
        "Infantry that an unbroken enemy sees within 16 hexes gains no \"?\".",
        &[Check::Status(seen_told), Check::ConcealmentRolled(seen_rolled)],
    )
    .since(2),
    Clause::guard("A12.121-unseen-cover", "Unseen in Concealment Terrain a unit gains a \"?\" without a dr.").since(2),
    Clause::guard(
        "A12.121-far-all",
        "With no enemy in LOS, and none within 16 hexes, a unit gains a \"?\" anywhere without a dr.",
    )
    .since(2),
    Clause::checks(
        "A12.122-dr",
        &[Matter::Record],
        "Unseen in the open with an enemy within 16 hexes a \"?\" takes a Final dr of 5 or less.",
        &[Check::ConcealmentRolled(by_dr), Check::Status(without_dr)],
    )
    .since(2),
    Clause::check(
        "A12.122-drm",
        &[Matter::Modifier],
        "The dr for a \"?\" has the US# of the unit, a leader's DRM, and less the TEM of its hex.",
        Check::ConcealmentRolled(drm),
    )
    .since(2),
];

/// A unit that comes under a "?" in play, where the log tells all of it. What was hidden is put under one at any time, and what is
/// new on the map may come with one.
fn gains<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Option<&'a Unit> {
    let (unit, _) = ctx.unit(id)?;
    let veiled = unit.is_concealed() || unit.status.has(Status::Hidden) || unit.was_hidden;
    let asked = ctx.tells_all() && ctx.before.turn > 0 && !veiled && !unit.placed_now;
    (asked && !unit.eliminated && unit.place.cell().is_some()).then_some(unit)
}

fn told<'a>(told: &Told<'a, StatusChanged>) -> Option<&'a Unit> {
    let gains_it = told.said.add.contains(&Status::Concealed) && !told.said.remove.contains(&Status::Hidden);
    gains(&told.ctx, &told.said.unit).filter(|_| gains_it && told.said.attack.is_none())
}

/// The "?" that it took by the dr; by one that does not gain it none is asked for.
fn rolled<'a>(told: &Told<'a, ConcealmentRolled>) -> Option<&'a Unit> {
    gains(&told.ctx, &told.said.unit).filter(|_| told.said.gained != Some(false))
}

fn when_told(said: &Told<'_, StatusChanged>) -> Verdict {
    told(said).map_or(Verdict::Silent, |unit| when(&said.ctx, &said.said.unit, unit))
}

/// A unit that may have lost its "?" before, though no line says it, may roll for another.
fn when_rolled(said: &Told<'_, ConcealmentRolled>) -> Verdict {
    let under = |unit: &Unit| (unit.is_concealed() && !unit.revealed) || unit.status.has(Status::Hidden);
    if said.ctx.tells_all() && said.ctx.before.turn > 0 && said.unit.is_some_and(under) {
        return Verdict::broken(format!("{} is under a \"?\", and rolls for none", said.said.unit));
    }
    rolled(said).map_or(Verdict::Silent, |unit| when(&said.ctx, &said.said.unit, unit))
}

fn when(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> Verdict {
    if let Some(why) = unfit(unit) {
        return Verdict::broken(format!("{id} is {why} and gains no \"?\""));
    }
    match ctx.before.phase {
        // Behind the last phase the Player Turn ends.
        None => Verdict::Silent,
        // It may be told behind the word that begins the other side's Player Turn.
        Some(Phase::RPh) if ctx.before.side != unit.side => Verdict::undecided(format!(
            "whether {id} gained its \"?\" as its own Player Turn ended: it is told in the RPh behind that"
        )),
        Some(_) => Verdict::kept_or(is_its_own(ctx, id, Phase::CCPh), || {
            format!("{id} gains a \"?\" at the end of its own Player Turn alone")
        }),
    }
}

fn seen_told(said: &Told<'_, StatusChanged>) -> Verdict {
    told(said).map_or(Verdict::Silent, |_| seen(&said.ctx, &said.said.unit))
}

fn seen_rolled(said: &Told<'_, ConcealmentRolled>) -> Verdict {
    rolled(said).map_or(Verdict::Silent, |_| seen(&said.ctx, &said.said.unit))
}

/// Of one that gains it at a wrong time, or not in Good Order, another clause speaks.
fn seen(ctx: &Ctx<'_>, id: &UnitId) -> Verdict {
    let Some((unit, _)) = infantry(ctx, id).filter(|(unit, _)| unfit(unit).is_none()) else {
        return Verdict::Silent;
    };
    if !is_its_own(ctx, id, Phase::CCPh) || unit.aboard.is_some() {
        return Verdict::Silent;
    }
    match denied(ctx, id) {
        Some(Seen::By(enemy)) => {
            Verdict::broken(format!("{enemy} sees {id} within 16 hexes: it gains no \"?\""))
        }
        Some(Seen::Perhaps(enemy)) => {
            Verdict::undecided(format!("whether {enemy}, within 16 hexes, sees {id}: it would gain no \"?\""))
        }
        Some(Seen::No) => Verdict::Kept,
        None => Verdict::Silent,
    }
}

/// The die, where it is one.
fn die(told: &Told<'_, ConcealmentRolled>) -> Option<i16> {
    let roll = told.ctx.before.rolls.get(&told.said.roll)?;
    matches!(roll.dice, Dice::dr(_)).then(|| roll.dice.total())
}

/// Who gains none by a dr of 5 or less takes none, as it may.
fn by_dr(told: &Told<'_, ConcealmentRolled>) -> Verdict {
    let said = told.said;
    // Left out it is the lowest that it may be.
    let lowest = || concealment_drm(&told.ctx, &said.unit).map(|(_, may)| may);
    let Some((die, drm)) = die(told).zip(said.drm.or_else(lowest)) else { return Verdict::Silent };
    let total = die.saturating_add(drm.0);
    let wrong = said.gained == Some(true) && !conceals(total);
    Verdict::kept_or(!wrong, || {
        format!("the Final dr of {} is {total}: it gains no \"?\" by more than 5", said.unit)
    })
}

/// That a dr was made no line says but that of the dr.
fn without_dr(said: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, id) = (&said.ctx, &said.said.unit);
    let asked = told(said).filter(|unit| unfit(unit).is_none() && is_its_own(ctx, id, Phase::CCPh));
    let at = asked.filter(|_| infantry(ctx, id).is_some()).and_then(|unit| unit.place.cell());
    let open = at.is_some_and(|at| is_open_ground(ctx, id, at, false));
    let seen = || matches!(denied(ctx, id), Some(Seen::By(_)));
    if !open || seen() || !is_enemy_near(ctx, id) {
        return Verdict::Silent;
    }
    Verdict::undecided(format!(
        "whether {id} made a dr for its \"?\" in the open, with an enemy within 16 hexes"
    ))
}

/// More than the lowest that it may be is never found: a leader need not help.
fn drm(told: &Told<'_, ConcealmentRolled>) -> Verdict {
    let said = told.said;
    let Some((drm, (sure, may))) = said.drm.zip(concealment_drm(&told.ctx, &said.unit)) else {
        return Verdict::Silent;
    };
    let gained = said.gained == Some(true)
        || (said.gained.is_none() && die(told).is_some_and(|die| conceals(die + drm.0)));
    if drm >= sure || !gained {
        return Verdict::Kept;
    }
    // The right DRM gains it as well.
    if die(told).is_some_and(|die| conceals(die.saturating_add(sure.0))) || drm >= may {
        return Verdict::undecided(format!(
            "whether the dr of {} for its \"?\" has {drm}, and not {sure}: is it Stealthy?",
            said.unit
        ));
    }
    let says = format!("the DRM of the dr of {} for its \"?\"", said.unit);
    Verdict::wrong(says, format!("{drm}"), format!("{}", Drm(sure.0)))
}
