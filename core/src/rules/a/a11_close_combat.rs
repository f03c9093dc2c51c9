//! A11: who fights whom in Close Combat, and where Melee is.

use crate::event::{CloseCombatFought, FireMode, MarkerPlaced, Status, StatusChanged, UnitId};
use crate::facts::{Ctx, Told, Volley};
use crate::figures::fire::prc::put_in_melee;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Unit, firing_side, side_of};
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, TargetType};
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A11.1-one-hex",
        &[Matter::Target],
        "Close Combat is fought in one hex, in the CCPh; against a vehicle that moves as Reaction Fire (D7.2) too.",
        Check::Cc(one_hex),
    ),
    Clause::check(
        "A11.1-enemies",
        &[Matter::Target],
        "Close Combat is fought against enemy units in play.",
        Check::Cc(enemies_in_cc),
    ),
    Clause::check(
        "A11.12-once",
        &[Matter::Target],
        "Infantry attacks once in a CCPh, and is attacked once.",
        Check::Cc(once),
    )
    .since(2),
    Clause::checks(
        "A11.15-melee-with-enemy",
        &[Matter::MeleeCounter],
        "Melee holds those who share a Location with an enemy.",
        &[Check::Marker(melee_alone), Check::Status(melee_alone_status)],
    ),
    Clause::check(
        "A11.15-fire-into",
        &[Matter::Target],
        "Fire into a Melee hits all who are in it, of both sides.",
        Check::Fire(fire_into),
    )
    .since(2),
    Clause::guard(
        "A11.141-no-leader-checks",
        "In Close Combat no LLMC or LLTC is taken, and none is caused.",
    )
    .since(2),
];

/// One witness: nobody is accused.
fn once(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let on_foot = |ids: &[UnitId]| ids.iter().all(|id| infantry(ctx, id).is_some());
    if ctx.before.phase != Some(Phase::CCPh) || !on_foot(&fought.attackers) || !on_foot(&fought.targets) {
        return Verdict::Silent;
    }
    let twice = ctx.before.close_combat.fights.iter().find_map(|fight| {
        let before = &fight.cc.fought;
        let attacks = fought.attackers.iter().find(|id| before.attackers.contains(id));
        let attacked = || fought.targets.iter().find(|id| before.targets.contains(id));
        let by = |id| (id, "attacks");
        attacks.map(by).or_else(|| attacked().map(|id| (id, "is attacked")))
    });
    twice.map_or(Verdict::Kept, |(id, does)| {
        Verdict::undecided(format!("whether both accept that {id} {does} again in this CCPh")).about(id)
    })
}

/// Squads, HS and crews on foot are fought in the CCPh alone.
fn waits_for_ccph(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let many = [InfantryKind::Squad, InfantryKind::Hs, InfantryKind::Crew];
    let own = ctx.unit(id).filter(|(unit, _)| unit.aboard.is_none());
    own.and_then(|(_, def)| def.infantry.as_ref()?.kind).is_some_and(|kind| many.contains(&kind))
}

fn one_hex(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    if !matches!(ctx.before.phase, Some(Phase::CCPh | Phase::MPh) | None) {
        return Verdict::broken("Close Combat is fought in the CCPh");
    }
    let all = || fought.attackers.iter().chain(&fought.targets);
    if ctx.before.phase == Some(Phase::MPh) && all().all(|id| waits_for_ccph(ctx, id)) {
        return Verdict::broken(
            "Infantry is fought in the CCPh, and in the MPh a vehicle, or a SMC overrun (A4.15)",
        );
    }
    let hex = |id: &UnitId| {
        let unit = ctx.before.units.get(id)?;
        let carrier = unit.aboard.as_ref().and_then(|carrier| ctx.before.units.get(carrier));
        carrier.unwrap_or(unit).place.cell()
    };
    let Some((first, cell)) = all().find_map(|id| Some((id, hex(id)?))) else { return Verdict::Silent };
    let apart = all().find(|id| hex(id).is_some_and(|other| other != cell));
    Verdict::kept_or(apart.is_none(), || match apart {
        Some(other) => format!("{first} is in {}, and {other} is not", ctx.show(cell)),
        None => "they are not in one hex".into(),
    })
}

fn melee_alone(told: &Told<'_, MarkerPlaced>) -> Verdict {
    let (ctx, placed) = (&told.ctx, told.said);
    put_in_melee(placed).map_or(Verdict::Silent, |id| held_alone(ctx, id))
}

fn melee_alone_status(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    if changed.add.contains(&Status::Melee) { held_alone(ctx, &changed.unit) } else { Verdict::Silent }
}

/// Levels of one hex are not told apart: which Location a CC was fought in a log may leave out.
fn held_alone(ctx: &Ctx<'_>, id: &UnitId) -> Verdict {
    let unit = ctx.before.units.get(id);
    let carrier = unit.and_then(|unit| ctx.before.units.get(unit.aboard.as_ref()?));
    let Some(cell) = carrier.or(unit).and_then(|unit| unit.place.cell()) else { return Verdict::Silent };
    let Some(side) = side_of(ctx.before, ctx.scenario, id).filter(|_| ctx.before.is_under_way()) else {
        return Verdict::Silent;
    };
    let enemy = |unit: &Unit| !unit.eliminated && unit.side.as_ref().is_some_and(|other| other != side);
    let there = ctx.before.units_at(cell).into_iter().any(|(_, unit)| enemy(unit));
    Verdict::kept_or(there, || format!("no enemy is with {id} in {}", ctx.show(cell)))
}

fn enemies_in_cc(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let side = |id: &UnitId| side_of(ctx.before, ctx.scenario, id);
    let gone = |id: &&UnitId| ctx.before.units.get(id).is_some_and(|unit| unit.eliminated);
    if let Some(id) = fought.targets.iter().find(gone) {
        return Verdict::broken(format!("{id} has left play"));
    }
    let Some(own) = fought.attackers.first().and_then(side) else { return Verdict::Silent };
    let friend = fought.targets.iter().find(|id| side(id) == Some(own));
    friend.map_or(Verdict::Kept, |id| Verdict::broken(format!("{id} is a friend of those who attack")))
}

/// Friends of the firers who are left out of a target that is told by units; of enemies A7.4 speaks.
fn fire_into(volley: &Volley<'_>) -> Verdict {
    let (ctx, target) = (&volley.ctx, &volley.declared.target);
    let held = |id: &UnitId| {
        ctx.before.units.get(id).filter(|unit| {
            unit.status.has(Status::Melee) && unit.aboard.is_none() && ctx.vehicle(id).is_none()
        })
    };
    if target.target_type == Some(TargetType::Vehicle) || volley.declared.mode == FireMode::Residual {
        return Verdict::Silent;
    }
    let Some(at) = target.units.iter().find_map(|id| held(id)?.location()) else { return Verdict::Silent };
    let own = firing_side(ctx.before, ctx.scenario, volley.declared);
    let left = |(id, unit): &(&UnitId, &Unit)| {
        let friend = own.is_some() && unit.side.as_ref() == own && !unit.eliminated;
        friend && held(id).is_some() && !target.units.contains(id)
    };
    match ctx.units_with(Some(at)).into_iter().find(left) {
        Some((id, _)) => {
            Verdict::broken(format!("{id} is in the Melee, and is hit with the others")).about(id)
        }
        None => Verdict::Kept,
    }
}
