//! A10.3, A10.4 and A10.7 as far as a log tells: the Morale Level of a check, the leader whose DRM it takes, who is broken
//! and does not fire.

use crate::event;
use crate::event::{Checked, DrmLine, Routed, Status, StatusChanged, UnitId};
use crate::facts::{Told, Volley};
use crate::figures::check::commissar::commissar;
use crate::figures::check::leader_loss::is_for_leader;
use crate::figures::check::leadership::{leadership_left_out, leadership_said, outranks};
use crate::figures::check::morale::{before_encirclement, is_lowered};
use crate::figures::check::passed::{check_due, follows, passes};
use crate::figures::check::rout::FAR;
use crate::figures::encirclement::unit::is_encircled;
use crate::figures::infantry::adjacent::enemies_within;
use crate::figures::infantry::friends::friends_with;
use crate::figures::infantry::nation::is_japanese;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::figures::vehicle::leaders::ceased_leader_morale;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::a::a4_movement::not_as;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::Unit;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, Modifier};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The clauses, in rulebook order.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A10.3-morale-level",
        &[Matter::MoraleLevel],
        "The Morale Level of a check is that of the unit's side that is up, one more if Fanatic, one less if wounded.",
        Check::Checked(morale_level),
    ),
    Clause::check(
        "A10.4-broken-no-fire",
        &[Matter::BrokenFirer],
        "A broken unit does not fire, nor a Gun that nobody mans but a broken crew.",
        Check::Fire(broken),
    ),
    Clause::check(
        "A10.41-voluntary-break",
        &[Matter::Consequence],
        "A unit breaks of its own will in a RtPh where an armed enemy sees it within 16 hexes, or an unbroken one is ADJACENT.",
        Check::Status(voluntary_break),
    )
    .since(2),
    Clause::check(
        "A10.7-one-act",
        &[Matter::Repair],
        "A leader who repairs in a RPh rallies nobody in it.",
        Check::Checked(one_act),
    )
    .since(2),
    Clause::check(
        "A10.7-one-leader",
        &[Matter::Modifier],
        "A check takes the leadership DRM of one leader.",
        Check::Checked(one_leader),
    ),
    Clause::check(
        "A10.7-lent",
        &[Matter::Modifier],
        "The leadership DRM of a check is that of an unbroken leader who is with the unit.",
        Check::Checked(lent),
    ),
    Clause::guard("A10.71-first", "A leader who has rallied by himself may rally others in the same RPh.").since(2),
    Clause::check(
        "A10.711-stacked",
        &[Matter::MoveLeave],
        "An unbroken leader routs with a broken unit that he is stacked with when it begins.",
        Check::Routed(leader_goes_along),
    )
    .since(2),
    Clause::check(
        "A10.72-mandatory",
        &[Matter::Modifier],
        "A leader's DRM is used in MC, TC and rally, also when it is above 0, where no other leader is there.",
        Check::Checked(mandatory),
    )
    .since(2),
];

/// In Encirclement A7.7 speaks; a Commissar's raised Morale Level is another chapter's (A25.22).
fn morale_level(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some(said) = checked.morale else { return Verdict::Silent };
    let Some((unit, _)) = infantry(ctx, &checked.unit) else { return Verdict::Silent };
    if unit.status.has(Status::Berserk) || is_lowered(ctx, &checked.unit) {
        return Verdict::Silent;
    }
    let Some(due) = before_encirclement(ctx, &checked.unit) else {
        return Verdict::undecided(format!(
            "whether the Morale Level of {} is {said}: the scenario does not say it",
            checked.unit
        ));
    };
    // Several Commissars raise it once (A25.22).
    let raised = due + u8::from(commissar(ctx, &checked.unit));
    if said == due || said == raised {
        return Verdict::Kept;
    }
    // [EXC: the Japanese, of whom chapter G tells.]
    if is_japanese(ctx, &checked.unit)
        && is_encircled(ctx, &checked.unit)
        && (said == due - 1 || said == raised - 1)
    {
        return Verdict::undecided(format!(
            "whether Encirclement lowers the Morale Level of {} (G1.62)",
            checked.unit
        ));
    }
    // D3.43 tells of an Armor Leader who is no longer there.
    if ceased_leader_morale(ctx, &checked.unit) == Some(said) {
        return Verdict::Silent;
    }
    let side = if unit.is_broken() { "broken side" } else { "Morale Level" };
    Verdict::wrong(format!("the {side} of {}", checked.unit), format!("{said}"), format!("{raised}"))
}

pub(super) fn outcome(told: &Told<'_, Checked>, does: &str) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some((said, (total, passes))) = checked.passed.zip(passes(ctx, checked)) else {
        return Verdict::Silent;
    };
    let word = |passed: bool| if passed { "passed" } else { "failed" };
    if said == passes {
        return Verdict::Kept;
    }
    if follows(ctx, checked, said) {
        return Verdict::Silent;
    }
    Verdict::wrong(format!("{} {does} with a Final DR of {total}", checked.unit), word(said), word(passes))
}

/// Whoever checked in this phase broke by that.
fn voluntary_break(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let id = &changed.unit;
    let asked = changed.add.contains(&Status::Broken) && changed.attack.is_none() && ctx.is_of_players();
    let unit = infantry(ctx, id).map(|(unit, _)| unit).filter(|_| asked);
    let unit =
        unit.filter(|unit| !unit.is_broken() && !unit.checked && ctx.before.phase == Some(Phase::RtPh));
    let Some(at) = unit.and_then(|unit| unit.place.cell()) else { return Verdict::Silent };
    let able = |enemy: &&UnitId| {
        ctx.before.units.get(enemy).is_some_and(|unit| !unit.is_broken() && !unit.is_concealed())
    };
    let enemies: Vec<&UnitId> = enemies_within(ctx, id, at, FAR).into_iter().filter(able).collect();
    let near = enemies_within(ctx, id, at, 1);
    let unseen = |enemy: &&UnitId| ctx.sees(enemy, id) == Some(false) && !near.contains(enemy);
    if enemies.iter().all(unseen) {
        return Verdict::broken(format!(
            "no Known enemy sees {id} within {FAR} hexes: it does not break of its own will"
        ));
    }
    let seen = enemies.iter().any(|enemy| ctx.sees(enemy, id) == Some(true));
    if seen { Verdict::Kept } else { Verdict::Silent }
}

fn one_leader(told: &Told<'_, Checked>) -> Verdict {
    let checked = told.said;
    let helps = |line: &&DrmLine| line.is(Modifier::Leader) && line.value != Some(Drm(0));
    match checked.drm.iter().filter(helps).count() {
        0 => Verdict::Silent,
        1 => Verdict::Kept,
        n => Verdict::broken(format!("{n} leaders lend their DRM to {}", checked.unit)),
    }
}

/// A7.831 speaks of pinned ones.
fn lent(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    // [EXC: the check for a lost leader, whose DRM A10.2 tells.]
    if ctx.vehicle(&checked.unit).is_some() || is_for_leader(checked.check) {
        return Verdict::Silent;
    }
    let Some(said) = leadership_said(&checked.drm) else { return Verdict::Silent };
    let there = friends_with(ctx, &checked.unit).into_iter();
    let leaders: Vec<(&UnitId, &Unit, i16)> =
        there.filter_map(|(id, unit)| Some((id, unit, leadership(ctx, id)?))).collect();
    let unit = &checked.unit;
    if leaders.is_empty() {
        return Verdict::broken(format!("no leader is with {unit}, and {said} was declared for one"));
    }
    let same: Vec<_> = leaders.iter().filter(|(.., drm)| *drm == said.0).collect();
    if same.is_empty() {
        let each: Vec<String> = leaders.iter().map(|(id, _, drm)| format!("{} of {id}", Drm(*drm))).collect();
        return Verdict::wrong(
            format!("the leadership lent to {unit}"),
            format!("{said}"),
            each.join(" or "),
        );
    }
    let able = |unit: &Unit| !unit.is_broken() && !unit.status.has(Status::Captured);
    if same.iter().all(|(id, ..)| outranks(ctx, id, unit) == Some(false)) && said != Drm(0) {
        let (id, ..) = same[0];
        return Verdict::wrong(
            format!("{id} has no higher Morale Level than {unit} and lends it nothing (A10.22)"),
            format!("{said}"),
            "+0",
        );
    }
    Verdict::kept_or(same.iter().any(|(_, leader, _)| able(leader)), || {
        let (id, ..) = same[0];
        format!("{id} is broken and helps no check of {unit}")
    })
}

/// Asked where it would change what comes of the check.
fn mandatory(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let lent = leadership_said(&checked.drm).is_some_and(|drm| drm.0 > 0);
    let Some((leader, drm)) = leadership_left_out(ctx, checked) else {
        return if lent { Verdict::Kept } else { Verdict::Silent };
    };
    let Some((morale, total, true)) = check_due(ctx, checked) else { return Verdict::Silent };
    let with = total.saturating_add(drm.0);
    // That it failed tells that he was used.
    if with <= i16::from(morale) && !is_pinning(checked, with, morale) || checked.passed == Some(false) {
        return Verdict::Kept;
    }
    let unit = &checked.unit;
    Verdict::undecided(format!(
        "whether the {drm} of {leader} may be left out: with it the Final DR of {unit} is {with}, its Morale Level {morale}"
    ))
}

/// A MC that is passed with the Morale Level itself pins (A7.8).
fn is_pinning(checked: &Checked, total: i16, morale: u8) -> bool {
    matches!(checked.check, event::Check::Mc(_)) && total == i16::from(morale)
}

fn broken(volley: &Volley<'_>) -> Verdict {
    not_as(volley, Status::Broken, "broken")
}

/// Which of several leaders rallied no line tells: all who are there have repaired.
fn one_act(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let led = checked.drm.iter().any(|line| line.is(Modifier::Leader));
    let rally = checked.check == event::Check::Rally && ctx.before.phase == Some(Phase::RPh);
    if !rally || !led || !ctx.tells_all() {
        return Verdict::Silent;
    }
    let there = friends_with(ctx, &checked.unit).into_iter();
    let leaders = there.filter(|(id, unit)| leadership(ctx, id).is_some() && !unit.is_broken());
    let repairs = |unit: &Unit| unit.sw.values().any(|sw| !sw.repairs.is_empty());
    let (tried, free): (Vec<_>, Vec<_>) = leaders.partition(|(_, unit)| repairs(unit));
    match tried.first() {
        Some((id, _)) if free.is_empty() => {
            Verdict::broken(format!("{id} tried a repair in this RPh, and rallies"))
        }
        Some(_) => Verdict::Kept,
        None => Verdict::Silent,
    }
}

/// One that is there still, or that began its rout there in this phase.
fn leader_goes_along(told: &Told<'_, Routed>) -> Verdict {
    let (ctx, routed) = (&told.ctx, told.said);
    let id = &routed.unit;
    let Some((unit, values)) = infantry(ctx, id).filter(|(unit, _)| !unit.is_broken() && routed.voluntary)
    else {
        return Verdict::Silent;
    };
    let leads = values.kind == Some(InfantryKind::Leader) && unit.rout.way.is_empty() && ctx.tells_all();
    let Some(at) = unit.location().filter(|_| leads) else { return Verdict::Silent };
    let with = |(other, friend): (&UnitId, &Unit)| {
        let own = other != id && friend.side == unit.side && friend.is_broken() && !friend.eliminated;
        own && (friend.location() == Some(at) || friend.rout.way.first() == Some(&at.0))
    };
    Verdict::kept_or(ctx.before.units.iter().any(with), || format!("no broken unit is with {id}, who routs"))
}
