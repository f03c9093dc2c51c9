//! A20: capture in Close Combat, Guards and prisoners.

use crate::event::{CcResult, CloseCombatFought, Event, Status, Surrendered, UnitId};
use crate::facts::{Ctx, Told, Volley};
use crate::figures::close_combat::{Attack, attack_of, drm_against};
use crate::figures::infantry::allotment::is_inexperienced;
use crate::figures::infantry::unit::infantry;
use crate::figures::prisoners::{holds, prisoners_of, us};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Unit;
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A20.21-rtph",
        &[Matter::Consequence],
        "In a RtPh a broken unit surrenders to an unbroken enemy that is ADJACENT; nobody surrenders to one farther off.",
        Check::Surrendered(to_whom),
    )
    .since(2),
    Clause::check(
        "A20.22-cc",
        &[Matter::Modifier],
        "An attempt to capture in Close Combat has +1, or -1 instead against Inexperienced Personnel.",
        Check::Any(capture),
    )
    .since(2),
    Clause::check(
        "A20.22-not-afv",
        &[Matter::Target],
        "Nobody tries to capture a manned AFV, and no berserk unit tries to capture.",
        Check::Any(not_so),
    )
    .since(2),
    Clause::check(
        "A20.5-guard",
        &[Matter::Consequence],
        "A Guard holds prisoners of five times its US# at most.",
        Check::Surrendered(guards),
    )
    .since(2),
    Clause::check(
        "A20.52-guard-fp",
        &[Matter::FireLeave],
        "A Guard whose prisoners have more US# than he fires at nobody, and with no SW.",
        Check::Fire(guard_fires),
    )
    .since(2),
    Clause::check(
        "A20.55-escape",
        &[Matter::FireLeave],
        "Prisoners attack their Guard only while he is broken, or in Melee.",
        Check::Cc(escape),
    )
    .since(2),
];

/// An attack that tries to capture: its DRM, or its result, say so.
fn attempt(event: &Event) -> Option<Attack<'_>> {
    let named = |fought: &CloseCombatFought| fought.drm.iter().any(|line| line.is(Modifier::Capture));
    attack_of(event).filter(|attack| attack.result == Some(CcResult::Captured) || named(attack.fought))
}

/// Whether a Reduction was one by capture the log need not tell: an attempt without its DRM is found where it captures.
fn capture(told: &Told<'_, Event>) -> Verdict {
    let ctx = &told.ctx;
    let Some(Attack { fought, is_told, .. }) = attempt(told.said) else { return Verdict::Silent };
    if fought.targets.iter().any(|id| infantry(ctx, id).is_none()) {
        return Verdict::Silent;
    }
    for id in &fought.targets {
        let Some(said) = drm_against(fought, id, Modifier::Capture) else { return Verdict::Silent };
        let due = due(ctx, id);
        if said == due {
            continue;
        }
        if !is_told {
            return Verdict::undecided(format!("by which DRM {id} was captured"));
        }
        let says = format!("{id} is to be captured");
        return if said < due {
            Verdict::wrong(says, format!("capture {said}"), format!("capture {due}")).about(id)
        } else {
            Verdict::undecided(format!("why {says} by capture {said}: {due} is due")).about(id)
        };
    }
    Verdict::Kept
}

fn due(ctx: &Ctx<'_>, id: &UnitId) -> Drm {
    let weak = infantry(ctx, id).is_some_and(|(unit, values)| is_inexperienced(ctx, unit, values));
    Drm(if weak { -1 } else { 1 })
}

/// One witness: it is asked.
fn not_so(told: &Told<'_, Event>) -> Verdict {
    let ctx = &told.ctx;
    let Some(Attack { fought, .. }) = attempt(told.said) else { return Verdict::Silent };
    let manned = |id: &&UnitId| {
        ctx.vehicle(id).is_some_and(|(unit, values)| values.afv && !unit.status.has(Status::Abandoned))
    };
    if let Some(id) = fought.targets.iter().find(manned) {
        return Verdict::undecided(format!("whether {id}, an AFV, may be captured: its crew is aboard"));
    }
    let berserk =
        |id: &&UnitId| ctx.before.units.get(id).is_some_and(|unit| unit.status.has(Status::Berserk));
    fought
        .attackers
        .iter()
        .find(berserk)
        .map_or(Verdict::Kept, |id| Verdict::undecided(format!("whether {id}, which is berserk, captures")))
}

/// By Heat of Battle one surrenders in any phase (A15.5); of prisoners who are handed over nothing is said.
fn to_whom(told: &Told<'_, Surrendered>) -> Verdict {
    let (ctx, surrendered) = (&told.ctx, told.said);
    let stands = |id: &UnitId| ctx.before.units.get(id).filter(|unit| !unit.status.has(Status::Captured));
    let both = stands(&surrendered.unit).zip(stands(&surrendered.to)).filter(|_| ctx.is_of_players());
    let Some((unit, captor)) = both.filter(|(unit, _)| unit.aboard.is_none()) else { return Verdict::Silent };
    let (id, to) = (&surrendered.unit, &surrendered.to);
    let cells = unit.place.cell().zip(captor.place.cell());
    if let Some((here, there)) = cells.filter(|(here, there)| here.range(*there) > 1) {
        return Verdict::broken(format!("{to} is {} hexes from {id}, which surrenders", here.range(there)));
    }
    if ctx.before.phase != Some(Phase::RtPh) {
        return Verdict::Silent;
    }
    if captor.is_broken() {
        return Verdict::broken(format!("{to}, to which {id} surrenders, is broken"));
    }
    Verdict::kept_or(unit.is_broken(), || format!("{id} is not broken, and surrenders in the RtPh"))
}

/// Those whose US# is known, on foot.
fn guard_fires(volley: &Volley<'_>) -> Verdict {
    let ctx = &volley.ctx;
    let mut verdict = Verdict::Silent;
    for firer in &volley.declared.firers {
        let id = &firer.unit;
        let held: Option<u32> = prisoners_of(ctx, id).map(|id| us(ctx, id)).sum();
        let Some((held, own)) = held.filter(|held| *held > 0).zip(us(ctx, id)) else { continue };
        if own < held {
            return Verdict::broken(format!("{id}, US# {own}, guards US# {held}, and fires")).about(id);
        }
        verdict = Verdict::Kept;
    }
    verdict
}

fn guards(told: &Told<'_, Surrendered>) -> Verdict {
    let (ctx, surrendered) = (&told.ctx, told.said);
    let guard = &surrendered.to;
    let held = prisoners_of(ctx, guard).filter(|id| **id != surrendered.unit);
    let all: Option<u32> = held.chain([&surrendered.unit]).map(|id| us(ctx, id)).sum();
    let Some((all, limit)) = all.zip(holds(ctx, guard)) else { return Verdict::Silent };
    if all <= limit {
        return Verdict::Kept;
    }
    Verdict::wrong(format!("{guard} guards more than it may"), format!("US# {all}"), format!("US# {limit}"))
}

/// Whether they passed their NTC the log need not tell.
fn escape(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    let captive = |id: &UnitId| ctx.before.units.get(id).filter(|unit| unit.status.has(Status::Captured));
    let Some((id, unit)) = fought.attackers.iter().find_map(|id| Some((id, captive(id)?))) else {
        return Verdict::Silent;
    };
    let free = |guard: &UnitId| {
        let held = ctx.before.units.get(guard);
        held.is_none_or(|guard: &Unit| guard.is_broken() || guard.status.has(Status::Melee))
    };
    let in_melee = unit.location().is_some_and(|at| ctx.before.close_combat.melees.contains(&at));
    if in_melee || fought.targets.iter().any(free) {
        return Verdict::Kept;
    }
    let others = |(other, of): &(&UnitId, &Unit)| {
        *other != id && !of.eliminated && of.side == unit.side && !of.status.has(Status::Captured)
    };
    if ctx.units_with(unit.location()).iter().any(others) {
        return Verdict::undecided(format!("whether the Guard of {id} is in Melee"));
    }
    Verdict::broken(format!("{id} is a prisoner: its Guard is neither broken nor in Melee"))
}
