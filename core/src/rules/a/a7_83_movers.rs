//! A7.83 and A7.831: a pinned unit in its MPh, and pinned leaders.

use crate::event;
use crate::event::{Checked, Claim, Claimed, MfSpent, Routed, UnitId};
use crate::facts::{Ctx, IftRoll, ToHitRoll, Told, Volley};
use crate::figures::check::morale::before_encirclement;
use crate::figures::check::pin::pinned;
use crate::figures::fire::cover::entrenchment_tem;
use crate::figures::infantry::allotment::unled;
use crate::figures::infantry::friends::friends_with;
use crate::figures::infantry::minimum_move::rests_after_minimum_move;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Unit, side_of};
use crate::vocab::Modifier;
use crate::vocab::num::{Drm, Mp};
use alloc::format;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A7.83-no-ffnam-ffmo",
        &[Matter::Modifier],
        "Pinned Infantry suffers no more FFNAM/FFMO that Player Turn.",
        Check::Ift(no_ff),
    ),
    Clause::fact(
        "A7.83-broken-regains-ff",
        "If First Fire then breaks it, the Pin is gone and those DRM apply again while its MPh lasts.",
        "only a Pin that stands takes the DRM away: `derived`",
    ),
    Clause::fact(
        "A7.83-broken-mph-ends",
        "A broken unit's MPh is over once another unit moves, and the DRM with it.",
        "a move is over when another unit moves: `Mph::closed`",
    ),
    Clause::check(
        "A7.83-non-moving-for-th",
        &[Matter::Modifier],
        "A pinned unit counts as not moving for later ordnance shots, PRC apart.",
        Check::ToHit(non_moving),
    ),
    Clause::check(
        "A7.83-entrenchment-not-entered",
        &[Matter::Place],
        "A unit pinned before paying the MF into an entrenchment remains outside it for as long as the Pin lasts.",
        Check::Claimed(entrenchment),
    ),
    Clause::check(
        "A7.831-no-lltc",
        &[Matter::Consequence],
        "A moving leader's Pin causes no Leader Loss check in the leader's stack.",
        Check::Checked(no_lltc),
    ),
    Clause::check(
        "A7.831-cancels-bonus",
        &[Matter::MfCost],
        "The Pin of a leader takes away the two-MF bonus, if not yet used, and the portage bonus for the leader's stack.",
        Check::Mf(cancels_bonus),
    ),
    Clause::check(
        "A7.831-no-direct",
        &[Matter::Leadership],
        "A pinned leader cannot direct an attack.",
        Check::Fire(no_direct),
    ),
    Clause::check(
        "A7.831-no-voluntary-rout",
        &[Matter::Consequence],
        "A pinned leader cannot use Voluntary Rout, but may voluntarily break in order to rout.",
        Check::Routed(no_voluntary_rout),
    ),
    Clause::check(
        "A7.831-no-mc-aid",
        &[Matter::Modifier],
        "A pinned leader cannot help others' MC or TC, a Commissar's raised Morale Level included.",
        Check::Checked(no_mc_aid),
    ),
];

fn no_ff(roll: &IftRoll<'_>) -> Verdict {
    let (ctx, ift) = (&roll.ctx, roll.said);
    let Some(attack) = roll.attack() else { return Verdict::Silent };
    let mut targets = attack.targets.iter().peekable();
    let fired_on = |id: &UnitId| pinned(ctx, id).is_some() && !rests_after_minimum_move(ctx, id);
    if targets.peek().is_none() || !targets.all(|id| fired_on(id) && infantry(ctx, id).is_some()) {
        return Verdict::Silent;
    }
    let named = |line: &&event::DrmLine| {
        (line.is(Modifier::Ffmo) || line.is(Modifier::Ffnam)) && line.value.is_some_and(|v| v != Drm(0))
    };
    let claimed = ift.drm.iter().find(named);
    claimed.map_or(Verdict::Kept, |line| {
        Verdict::broken(format!("{} does not apply to pinned Infantry", line.name))
    })
}

fn non_moving(roll: &ToHitRoll<'_>) -> Verdict {
    let (ctx, attempt) = (&roll.ctx, roll.said);
    let target = attempt.target.as_ref().filter(|id| infantry(ctx, id).is_some());
    if !target.is_some_and(|id| pinned(ctx, id).is_some() && !rests_after_minimum_move(ctx, id)) {
        return Verdict::Silent;
    }
    let moving = attempt.drm.iter().any(|line| line.means().is_some_and(Modifier::is_of_movement));
    Verdict::kept_or(!moving, || "pinned Infantry counts as not moving: no Case J".into())
}

fn entrenchment(told: &Told<'_, Claimed>) -> Verdict {
    let (ctx, claimed) = (&told.ctx, told.said);
    let Claim::Tem { value, .. } = &claimed.claim else { return Verdict::Silent };
    let Some(due) = entrenchment_tem(ctx, claimed).filter(|_| *value != Drm(0)) else {
        return Verdict::Silent;
    };
    Verdict::kept_or(due != Drm(0), || "it was pinned before it paid for the entrenchment".into())
}

fn no_lltc(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    if checked.check != event::Check::Lltc {
        return Verdict::Silent;
    }
    let here = told.unit.and_then(Unit::location);
    let there = ctx.units_with(here);
    let leaders = there.into_iter().filter(|(id, _)| **id != checked.unit && leadership(ctx, id).is_some());
    let lost = leaders.clone().any(|(_, unit)| unit.is_broken() || unit.eliminated);
    let pinned = leaders.clone().any(|(_, unit)| unit.is_pinned());
    match (lost, pinned) {
        (true, _) => Verdict::Kept,
        (false, true) => Verdict::broken("a Pin of a leader causes no Leader Loss check"),
        (false, false) => Verdict::Silent,
    }
}

/// Leaders of its side who moved in this MPh and were where it is.
fn leaders_along<'a>(ctx: &Ctx<'a>, id: &UnitId) -> Vec<&'a Unit> {
    let Some(unit) = ctx.before.units.get(id) else { return Vec::new() };
    let side = side_of(ctx.before, ctx.scenario, id);
    let along = |leader: &Unit| {
        leader
            .place
            .cell()
            .is_some_and(|cell| unit.place.cell() == Some(cell) || unit.mph.spent_in(cell) > Mp::ZERO)
    };
    let friends = side.map_or_else(Vec::new, |side| ctx.before.units_of(side)).into_iter();
    let moved = friends
        .filter(|(id, leader)| leader.mph.expenditures > 0 && along(leader) && leadership(ctx, id).is_some());
    moved.map(|(_, leader)| leader).collect()
}

/// Two more MF come of a leader who moves with it unpinned, and one perhaps of a road.
fn cancels_bonus(told: &Told<'_, MfSpent>) -> Verdict {
    let (ctx, spent) = (&told.ctx, told.said);
    let Some((unit, values)) = infantry(ctx, &spent.unit) else { return Verdict::Silent };
    let Some(cost) = spent.cost.filter(|_| !unit.mph.unstated) else { return Verdict::Silent };
    let total = unit.mph.spent + cost;
    let Some(own) = unled(ctx, unit, values).filter(|own| total > *own) else {
        return Verdict::Silent;
    };
    let moved = leaders_along(ctx, &spent.unit);
    if moved.is_empty() {
        return Verdict::Silent;
    }
    if moved.iter().any(|leader| !leader.is_pinned()) {
        return Verdict::Kept;
    }
    let terrain = ctx.terrain(ctx.cell(spent.hex));
    if total <= own + Mp::ONE && terrain.is_none_or(|terrain| !terrain.road.is_empty()) {
        return Verdict::undecided("whether it moves by road: its leader is pinned and the bonus lost");
    }
    Verdict::broken("its leader is pinned: the bonus of two MF is lost")
}

fn no_direct(volley: &Volley<'_>) -> Verdict {
    let (ctx, attack) = (&volley.ctx, volley.declared);
    if attack.directors.is_empty() {
        return Verdict::Silent;
    }
    let barred = attack.directors.iter().find(|id| pinned(ctx, id).is_some());
    barred.map_or(Verdict::Kept, |id| Verdict::broken(format!("{id} is pinned and cannot direct")))
}

fn no_voluntary_rout(told: &Told<'_, Routed>) -> Verdict {
    let routed = told.said;
    let Some(unit) = told.unit.filter(|_| routed.voluntary) else {
        return Verdict::Silent;
    };
    Verdict::kept_or(!unit.is_pinned() || unit.is_broken(), || {
        format!("{} is pinned and cannot use Voluntary Rout", routed.unit)
    })
}

/// The Morale Level is one higher than the unit's, and every Commissar with it is pinned.
fn raised_by_pinned(ctx: &Ctx<'_>, checked: &Checked) -> Verdict {
    let raised = before_encirclement(ctx, &checked.unit).is_some_and(|own| checked.morale == Some(own + 1));
    let there = friends_with(ctx, &checked.unit).into_iter();
    let commissars = there.filter(|(id, _)| infantry(ctx, id).is_some_and(|(_, own)| own.commissar));
    let fit: Vec<bool> = commissars.map(|(_, unit)| !unit.is_pinned() && !unit.is_broken()).collect();
    if !raised || fit.is_empty() {
        return Verdict::Silent;
    }
    Verdict::kept_or(fit.contains(&true), || {
        format!("a pinned Commissar does not raise the Morale Level of {}", checked.unit)
    })
}

/// A leader's DRM, or a Commissar's raised Morale Level, where all who could give it are pinned.
fn no_mc_aid(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let aided = checked.drm.iter().find(|line| line.is(Modifier::Leader) || line.is(Modifier::Commissar));
    let Some(line) = aided else { return raised_by_pinned(ctx, checked) };
    let here = told.unit.and_then(Unit::location);
    let side = side_of(ctx.before, ctx.scenario, &checked.unit);
    let there = ctx.before.units_with(here).into_iter();
    let mut helpers = there
        .filter(|(id, unit)| {
            let friend = unit.side.as_ref() == side && **id != checked.unit;
            let commissar = infantry(ctx, id).is_some_and(|(_, i)| i.commissar);
            friend && leadership(ctx, id).is_some() && (commissar || line.is(Modifier::Leader))
        })
        .collect::<Vec<_>>();
    // The one whose DRM it is, where the log tells.
    let own = |id: &UnitId| leadership(ctx, id).is_some_and(|drm| line.value == Some(Drm(drm)));
    if helpers.iter().any(|(id, _)| own(id)) {
        helpers.retain(|(id, _)| own(id));
    }
    if helpers.is_empty() {
        return Verdict::Kept;
    }
    Verdict::kept_or(helpers.iter().any(|(_, unit)| !unit.is_pinned()), || {
        "a pinned leader helps no MC or TC".into()
    })
}
