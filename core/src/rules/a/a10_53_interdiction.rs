//! A10.53 and A10.532: what a NMC by Interdiction does, and who interdicts.

use crate::duty::Debt;
use crate::event::{Claim, Claimed, Routed, Status, UnitId};
use crate::facts::{PhaseClosing, Told, Traces};
use crate::figures::check::morale::morale_of;
use crate::figures::check::rally::is_twelve;
use crate::figures::fire::own_location::known_enemies;
use crate::figures::infantry::nation::loses_steps;
use crate::figures::infantry::unit::infantry;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Unit;
use crate::vocab::InfantryKind;
use alloc::format;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A10.53-failed",
        &[Matter::Consequence],
        "Who fails the NMC of Interdiction suffers Casualty Reduction, by an Original 12 it is eliminated.",
        Check::PhaseOwed(Traces::BROKEN, Debt::Reduced, failed),
    )
    .since(2),
    Clause::check(
        "A10.53-pinned",
        &[Matter::MoveLeave],
        "Who passes the NMC of Interdiction with the highest DR that passes routs no farther.",
        Check::Routed(pinned),
    )
    .since(2),
    Clause::check(
        "A10.53-own-location",
        &[Matter::Target],
        "A unit with an armed Known enemy in its own Location does not interdict.",
        Check::Claimed(own_location),
    ),
    Clause::check(
        "A10.532-not-able",
        &[Matter::Target],
        "Units that are broken, pinned, CX, Encircled, in Melee or captured do not interdict, nor does a leader without a SW.",
        Check::Claimed(not_able),
    )
    .since(2),
    Clause::guard("A10.532-fired-free", "A unit that has fired in the Player Turn interdicts.").since(2),
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

/// A unit that is still there as it was.
fn failed(closing: &PhaseClosing<'_>) -> Verdict {
    let (ctx, id, unit) = (&closing.ctx, closing.id, closing.unit);
    let Some(check) = unit.rout.check.filter(|check| !check.passed && !check.inherited && unit.routed) else {
        return Verdict::Silent;
    };
    let Some((_, values)) = infantry(ctx, id).filter(|_| !loses_steps(ctx, id)) else {
        return Verdict::Silent;
    };
    let twelve = ctx.before.rolls.get(&check.roll).is_some_and(|roll| is_twelve(roll.dice));
    let suffers = match values.kind {
        _ if twelve => "by an Original 12 it is eliminated",
        Some(InfantryKind::Leader | InfantryKind::Hero) if unit.status.has(Status::Wounded) => {
            return Verdict::Kept;
        }
        Some(InfantryKind::Leader | InfantryKind::Hero) => "it is wounded",
        Some(InfantryKind::Squad) => "its HS takes its place",
        Some(InfantryKind::Hs | InfantryKind::Crew) => "it is eliminated",
        Some(InfantryKind::Cavalry) | None => return Verdict::Silent,
    };
    Verdict::broken(format!("{id} failed its NMC by Interdiction: {suffers}"))
}

fn pinned(told: &Told<'_, Routed>) -> Verdict {
    let (ctx, id) = (&told.ctx, &told.said.unit);
    let check = ctx.before.units.get(id).and_then(|unit| unit.rout.check).filter(|check| check.passed);
    let Some(check) = check else { return Verdict::Silent };
    let dr = ctx.before.rolls.get(&check.roll).map(|roll| roll.dice.total());
    let morale = morale_of(ctx, id, check.morale);
    let Some((dr, morale)) = dr.zip(morale) else { return Verdict::Silent };
    let total = dr.saturating_add(check.drm.0);
    Verdict::kept_or(total < i16::from(morale), || {
        format!(
            "{id} passed its NMC by Interdiction with {total}, its Morale Level, and is pinned: it routs no farther"
        )
    })
}

/// A10.53-own-location speaks of enemies in its Location.
fn not_able(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let Claim::Interdiction { .. } = claimed.claim else { return Verdict::Silent };
    let Some(unit) = told.unit else { return Verdict::Silent };
    let id = &claimed.unit;
    why_not(unit)
        .or_else(|| {
            let (_, values) = infantry(ctx, id)?;
            let bare = values.sw.as_ref().is_some_and(alloc::vec::Vec::is_empty);
            (values.kind == Some(InfantryKind::Leader) && bare).then_some("a leader without a SW")
        })
        .map_or(Verdict::Kept, |why| Verdict::broken(format!("{id} is {why} and interdicts nobody")))
}

fn why_not(unit: &Unit) -> Option<&'static str> {
    let bound = [
        (unit.is_broken(), "broken"),
        (unit.is_pinned(), "pinned"),
        (unit.status.has(Status::Cx), "CX"),
        (unit.status.has(Status::Encircled), "Encircled"),
        (unit.status.has(Status::Melee), "held in Melee"),
        (unit.status.has(Status::Captured), "captured"),
        (unit.eliminated, "lost"),
    ];
    bound.into_iter().find(|(is_so, _)| *is_so).map(|(_, why)| why)
}
