//! A10.5 as far as a log tells: who routs, who has to, when, in which order, and with how many MF.

use crate::duty::Debt;
use crate::event::{Routed, Status, UnitId};
use crate::facts::{PhaseClosing, Told, Traces};
use crate::figures::check::rally::{is_cover, is_sheltered};
use crate::figures::check::rout::{FAR, forced_by, rout_mf};
use crate::figures::infantry::adjacent::{armed_beside, enemies_within};
use crate::figures::infantry::at_least::least_of;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Unit, side_of};
use crate::vocab::hex::Cell;
use crate::vocab::num::Mp;
use crate::vocab::phase::Phase;
use alloc::format;
use alloc::vec::Vec;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check("A10.5-rtph", &[Matter::MovePhase], "Units rout in the RtPh.", Check::Routed(in_rtph)),
    Clause::check(
        "A10.5-broken",
        &[Matter::MoveLeave],
        "A unit routs when it is broken, or by Voluntary Rout.",
        Check::Routed(broken),
    ),
    Clause::check(
        "A10.5-free",
        &[Matter::MoveLeave],
        "A unit that is TI, held in Melee or captured does not rout.",
        Check::Routed(free),
    ),
    Clause::check(
        "A10.5-personnel",
        &[Matter::MoveLeave],
        "A vehicle does not rout.",
        Check::Routed(personnel_rout),
    ),
    Clause::check(
        "A10.5-dm-only",
        &[Matter::MoveLeave],
        "A broken unit routs under DM alone.",
        Check::Routed(under_dm),
    )
    .since(2),
    Clause::check(
        "A10.5-order",
        &[Matter::MovePhase],
        "The ATTACKER's units rout before those of the DEFENDER.",
        Check::Routed(attacker_first),
    )
    .since(2),
    Clause::check(
        "A10.5-six-mf",
        &[Matter::MfAllotment],
        "A broken unit has six MF to rout, a wounded SMC three.",
        Check::Routed(six_mf),
    )
    .since(2),
    Clause::check(
        "A10.5-must-open",
        &[Matter::MoveLeave],
        "A broken unit does not stay in Open Ground in LOS and Normal Range of a Known enemy.",
        Check::PhaseOwed(Traces::BROKEN, Debt::Routs, leaves_the_open),
    )
    .since(2),
    Clause::check(
        "A10.5-must-adjacent",
        &[Matter::MoveLeave],
        "A broken unit does not end a RtPh ADJACENT to a Known, armed, unbroken enemy.",
        Check::PhaseOwed(Traces::BROKEN, Debt::Routs, leaves_the_enemy),
    )
    .since(2),
];

fn in_rtph(told: &Told<'_, Routed>) -> Verdict {
    let (ctx, routed) = (&told.ctx, told.said);
    match ctx.before.phase {
        None => Verdict::Silent,
        Some(_) if told.vehicle().is_some() => Verdict::Silent, // A10.5-personnel
        Some(phase) => Verdict::kept_or(phase == Phase::RtPh, || format!("nobody routs in the {phase}")),
    }
    .about(&routed.unit)
}

/// A7.8 speaks of one that is pinned.
fn broken(told: &Told<'_, Routed>) -> Verdict {
    let (ctx, routed) = (&told.ctx, told.said);
    let Some((unit, def)) = ctx.unit(&routed.unit) else { return Verdict::Silent };
    if unit.is_pinned() || def.vehicle.is_some() {
        return Verdict::Silent;
    }
    if unit.is_broken() && routed.voluntary {
        return Verdict::undecided(format!(
            "what is voluntary in the rout of {}, which is broken",
            routed.unit
        ));
    }
    Verdict::kept_or(unit.is_broken() || routed.voluntary, || {
        format!("{} is not broken, and no Voluntary Rout was declared", routed.unit)
    })
}

fn free(told: &Told<'_, Routed>) -> Verdict {
    let (ctx, routed) = (&told.ctx, told.said);
    let unit = ctx.before.units.get(&routed.unit).filter(|_| told.vehicle().is_none());
    let Some(unit) = unit else { return Verdict::Silent };
    let why = [(Status::Ti, "TI"), (Status::Melee, "held in Melee"), (Status::Captured, "captured")];
    let held = why.into_iter().find(|(status, _)| unit.status.has(*status));
    held.map_or(Verdict::Kept, |(_, why)| {
        Verdict::broken(format!("{} is {why} and does not rout", routed.unit))
    })
}

fn personnel_rout(told: &Told<'_, Routed>) -> Verdict {
    let (ctx, routed) = (&told.ctx, told.said);
    Verdict::kept_or(ctx.vehicle(&routed.unit).is_none(), || format!("{} is a vehicle", routed.unit))
}

/// What may have laid it is not excluded but in cover, or far from all enemies, who have not moved.
fn under_dm(told: &Told<'_, Routed>) -> Verdict {
    let (ctx, routed) = (&told.ctx, told.said);
    let id = &routed.unit;
    let asked = |unit: &&Unit| unit.is_broken() && !routed.voluntary && unit.rout.way.is_empty();
    let unit = ctx.before.units.get(id).filter(|_| told.vehicle().is_none() && ctx.is_of_players());
    let Some(unit) = unit.filter(asked).filter(|_| ctx.before.phase == Some(Phase::RtPh)) else {
        return Verdict::Silent;
    };
    // Beside a Known armed enemy it comes under DM at any moment (A10.62).
    // So does one that starts the RtPh in Open Ground in LOS and Normal Range of such an enemy.
    let seen = || forced_by(ctx, id, unit).is_some();
    // In woods and buildings DM went as the RPh ended.
    let lies = unit.status.has(Status::Dm) && !(unit.dm_ended && is_sheltered(ctx, id) == Some(true));
    if lies || unit.broke_lately || armed_beside(ctx, id).is_some() || seen() {
        return Verdict::Kept;
    }
    let Some(at) = unit.place.cell() else { return Verdict::Silent };
    let enemies = enemies_within(ctx, id, at, FAR);
    let still = |id: &&UnitId| ctx.before.units.get(id).is_some_and(|unit| unit.mph.afoot.steps.is_empty());
    let apart = enemies_within(ctx, id, at, 1).is_empty() && enemies.iter().all(still);
    let quiet = ctx.before.attacks_at(at).is_empty() && ctx.tells_all();
    if quiet && apart && (enemies.is_empty() || is_cover(ctx, at) == Some(true)) {
        return Verdict::broken(format!("{id} is under no DM and does not rout"));
    }
    Verdict::undecided(format!("whether {id}, which routs, is under DM: no line says it"))
}

fn attacker_first(told: &Told<'_, Routed>) -> Verdict {
    let (ctx, routed) = (&told.ctx, told.said);
    let side = side_of(ctx.before, ctx.scenario, &routed.unit);
    if side.is_none() || side != ctx.before.side.as_ref() || !ctx.is_of_players() {
        return Verdict::Silent;
    }
    let before = ctx.before.units.iter().find(|(_, unit)| unit.routed && unit.side.as_ref() != side);
    before.map_or(Verdict::Kept, |(other, _)| {
        Verdict::broken(format!("{other} of the DEFENDER routed before {} of the ATTACKER", routed.unit))
    })
}

/// Each hex costs at least what its terrain does.
fn six_mf(told: &Told<'_, Routed>) -> Verdict {
    let (ctx, routed) = (&told.ctx, told.said);
    let id = &routed.unit;
    let unit = ctx.before.units.get(id).filter(|unit| unit.is_broken() && told.vehicle().is_none());
    let Some((unit, most)) = unit.zip(rout_mf(ctx, id)) else { return Verdict::Silent };
    let begins = unit.place.cell().filter(|_| unit.rout.way.is_empty());
    let way: Vec<Cell> =
        begins.into_iter().chain(unit.rout.way.iter().copied()).chain([ctx.cell(routed.hex)]).collect();
    let least = least_of(ctx, id, &way);
    if least <= Mp::whole(most) {
        return Verdict::Kept;
    }
    Verdict::wrong(format!("MF of the rout of {id}"), format!("{least} MF at least"), format!("{most} MF"))
}

/// A unit that may have to leave as the RtPh is over.
fn stays<'a>(closing: &PhaseClosing<'a>) -> Option<&'a Unit> {
    let ctx = &closing.ctx;
    let free = [Status::Melee, Status::Captured].iter().all(|status| !closing.unit.status.has(*status));
    let asked = ctx.before.phase == Some(Phase::RtPh) && ctx.is_of_players() && free;
    let on_foot = closing.unit.aboard.is_none() && ctx.vehicle(closing.id).is_none();
    (asked && on_foot && closing.unit.is_broken()).then_some(closing.unit)
}

/// It may have Low Crawled where it routed.
fn leaves_the_open(closing: &PhaseClosing<'_>) -> Verdict {
    let Some(unit) = stays(closing) else { return Verdict::Silent };
    if unit.routed {
        return Verdict::Kept;
    }
    let id = closing.id;
    match forced_by(&closing.ctx, id, unit) {
        Some((enemy, true)) => Verdict::broken(format!(
            "{id} stays in Open Ground before {enemy}: it routs, or is lost for Failure to Rout"
        )),
        Some((enemy, false)) => Verdict::undecided(format!(
            "whether a Hindrance lies between {enemy} and {id}, which stays where it is"
        )),
        None => Verdict::Silent,
    }
}

fn leaves_the_enemy(closing: &PhaseClosing<'_>) -> Verdict {
    let Some(unit) = stays(closing) else { return Verdict::Silent };
    let id = closing.id;
    let left = if unit.routed { Verdict::Kept } else { Verdict::Silent };
    armed_beside(&closing.ctx, id).map_or(left, |enemy| {
        Verdict::broken(format!(
            "{id} stays ADJACENT to {enemy}: it routs, surrenders, or is lost for Failure to Rout"
        ))
    })
}
