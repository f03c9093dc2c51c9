//! Harm for which the log shows no cause.

use crate::event::{Event, Harm, MoveWay, UnitId, What};
use crate::facts::{Ctx, Told};
use crate::figures::check::harm::{harm, is_at, lost_as_stranger, sniped};
use crate::figures::check::owed::{checks_of, is_of_ift};
use crate::figures::dummies::is_dummy;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::figures::pf::rolled_six;
use crate::figures::to_hit::backfire::has_backfired;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::log::recorder::is_told_by_another;
use crate::state::Unit;
use crate::vocab::InfantryKind;
use crate::vocab::phase::Phase;
use alloc::format;
use alloc::vec::Vec;

/// An attack with kills at others is open: A7.301-cap-at-attacked tells.
fn was_stranger(told: &Told<'_, Event>) -> bool {
    lost_as_stranger(told).is_some()
}

/// What an event tells of a unit that needs a cause: harm, or a check of the IFT. Of those that left play and of those
/// that got off a lost vehicle others tell, and so where an attack is named.
fn undergone<'e>(ctx: &Ctx<'_>, event: &'e Event) -> Option<(&'e UnitId, Option<Harm>)> {
    if let What::Checked(e) = &event.what {
        let there = ctx.before.units.get(&e.unit).is_some_and(|unit| !unit.eliminated);
        return (is_of_ift(e.check) && there && e.attack.is_none()).then_some((&e.unit, None));
    }
    let (id, harm, None) = harm(&event.what)? else { return None };
    let (unit, def) = ctx.unit(id)?;
    let known =
        def.infantry.is_some() || (def.vehicle.is_some() && matches!(harm, Harm::Pinned | Harm::Lost));
    (known && !unit.got_off && !unit.eliminated).then_some((id, Some(harm)))
}

/// What the log tells may have done it. In the RtPh broken units are lost that cannot rout, and others break of their own
/// will (A10.4, A10.5); those that rout come under Interdiction (A10.53).
fn has_cause(ctx: &Ctx<'_>, id: &UnitId, harm: Option<Harm>) -> bool {
    let Some(unit) = ctx.before.units.get(id) else { return true };
    let in_rtph = ctx.before.phase == Some(Phase::RtPh);
    let rout = match harm {
        Some(Harm::Broken) => true,
        Some(Harm::Lost) => unit.routed || unit.is_broken(),
        Some(Harm::Pinned | Harm::Reduced) | None => unit.routed,
    };
    let on_foot = unit.aboard.is_none() && ctx.vehicle(id).is_none();
    let open = || !ctx.before.open_attacks_on(id).is_empty();
    let checked = || ctx.before.attacks.values().any(|a| !checks_of(a, id).is_empty());
    let fired_at = match harm {
        Some(_) if on_foot => open() || checked(),
        Some(_) | None => was_attacked(ctx, id),
    };
    // An Original 12 of a PF reduces who fired it (C13.36).
    if ctx.scenario.book >= 2 && ctx.before.attacks.values().any(|attack| has_backfired(ctx, attack, id)) {
        return true;
    }
    // Who bails out takes a NMC (D6.24).
    if ctx.scenario.book >= 2 && harm.is_none() && unit.got_off {
        return true;
    }
    if ctx.scenario.book >= 2 && harm == Some(Harm::Lost) && (is_dummy(ctx, id) || recombines(ctx, id)) {
        return true;
    }
    let by_check = matches!(harm, Some(Harm::Pinned | Harm::Broken)) && rolled_six(ctx, id);
    // A Minimum Move pins who made it (A4.134).
    let stays = harm == Some(Harm::Pinned) && unit.mph.afoot.says(MoveWay::MinimumMove);
    fired_at || by_check || stays || unit.fought || (in_rtph && rout) || (harm.is_some() && unit.checked)
}

/// Somebody fired in this Player Turn at the unit, at one that it carries or that carries it, at the stack that it moved
/// with, or at the Location that it is in.
fn was_attacked(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    ctx.before.attacks.values().any(|attack| is_at(ctx, attack, id))
}

/// What is told before play begins is not asked here.
pub(crate) fn no_cause(told: &Told<'_, Event>) -> Verdict {
    let (ctx, event) = (&told.ctx, told.said);
    let Some((id, harm)) = undergone(ctx, event) else { return Verdict::Silent };
    if !ctx.before.is_under_way() || sniped(ctx, id) || was_stranger(told) || is_told_by_another(told) {
        return Verdict::Silent;
    }
    if has_cause(ctx, id, harm) {
        return Verdict::Kept;
    }
    let what = harm.map_or("makes this check".into(), |harm| format!("is {}", harm.word()));
    let open = Verdict::undecided(format!("by what {id} {what}: no attack on it is open")).about(id);
    // The cause is not asked besides of a unit that is never pinned.
    open.of(if harm == Some(Harm::Pinned) { Matter::PinCounter } else { Matter::Consequence })
}

/// A HS in Good Order with another and a leader in a RPh: the two Recombine (A1.32).
fn recombines(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let hs = |id: &UnitId| infantry(ctx, id).is_some_and(|(_, values)| values.kind == Some(InfantryKind::Hs));
    let Some(unit) = ctx.before.units.get(id).filter(|_| ctx.before.phase == Some(Phase::RPh) && hs(id))
    else {
        return false;
    };
    let with = |(other, friend): &(&UnitId, &Unit)| {
        *other != id
            && friend.side == unit.side
            && friend.location() == unit.location()
            && !friend.is_broken()
    };
    let there: Vec<(&UnitId, &Unit)> = ctx.before.units.iter().filter(with).collect();
    let half = there.iter().any(|(id, friend)| hs(id) && (!friend.eliminated || friend.left_now));
    let led = there.iter().any(|(id, friend)| leadership(ctx, id).is_some() && !friend.eliminated);
    !unit.is_broken() && half && led
}
