//! A10.5 as far as a log tells: who routs, and when. The map and what it holds decide where a unit may rout to.

use crate::event::{Claim, Claimed, Routed, Status, UnitId};
use crate::facts::Told;
use crate::figures::fire::own_location::known_enemies;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Unit;
use crate::vocab::phase::Phase;
use alloc::format;

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
        "A10.53-own-location",
        &[Matter::Target],
        "A unit with an armed Known enemy in its own Location does not interdict.",
        Check::Claimed(own_location),
    ),
];

fn own_location(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let Claim::Interdiction { .. } = claimed.claim else { return Verdict::Silent };
    let Some(at) = told.unit.and_then(Unit::location) else { return Verdict::Silent };
    let armed =
        |id: &UnitId| ctx.unit(id).is_some_and(|(unit, _)| !unit.is_broken() && unit.aboard.is_none());
    let there = known_enemies(ctx, &claimed.unit, at);
    let bound = there.iter().find(|id| armed(id));
    bound.map_or(Verdict::Kept, |enemy| {
        Verdict::broken(format!("{enemy}, a Known enemy, is in the Location of {}", claimed.unit))
    })
}

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
