//! A10.3, A10.4, A10.6 and A10.7 as far as a log tells: the Morale Level of a check, the leader whose DRM it takes, who is broken
//! and does not fire, and rally.

use crate::effects;
use crate::event;
use crate::event::{Checked, DrmLine, Status, StatusChanged, UnitId};
use crate::facts::{Ctx, Told, Volley};
use crate::figures::check::leader_loss::is_for_leader;
use crate::figures::check::leadership::{
    DM, commissar, dm_due, friends_with, is_rally, leadership_left_out, leadership_said, morale_due, outranks,
};
use crate::figures::check::morale::{before_encirclement, is_lowered, morale_in_force};
use crate::figures::check::passed::{check_due, follows, passes};
use crate::figures::encirclement::unit::is_encircled;
use crate::figures::infantry::nation::is_japanese;
use crate::figures::infantry::unit::{infantry, leadership};
use crate::figures::vehicle::leaders::ceased_leader_morale;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::a::a4_movement::not_as;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Rally, Unit};
use crate::vocab::Modifier;
use crate::vocab::num::Drm;
use crate::vocab::phase::Phase;
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
        "A10.6-rally-dr",
        &[Matter::Consequence],
        "A unit rallies with a Final DR not above the Morale Level of its broken side.",
        Check::Checked(rally_dr),
    ),
    Clause::check(
        "A10.6-who-rallies",
        &[Matter::Consequence],
        "Broken units rally, in the RPh.",
        Check::Checked(who_rallies),
    ),
    Clause::check(
        "A10.6-once",
        &[Matter::Record],
        "A broken unit makes one rally attempt in a RPh.",
        Check::Checked(rallies_once),
    ),
    Clause::check(
        "A10.6-rallied",
        &[Matter::Consequence],
        "A broken unit is Good Order again when it has rallied.",
        Check::Status(rallied),
    ),
    Clause::check(
        "A10.62-dm",
        &[Matter::Modifier],
        "The rally DR of a unit under DM has +4, that of no other.",
        Check::Checked(desperation),
    ),
    Clause::check(
        "A10.62-broken-only",
        &[Matter::Record],
        "DM lies on broken units alone.",
        Check::Status(dm_of_broken),
    ),
    Clause::check(
        "A10.62-dm-off",
        &[Matter::Consequence],
        "DM comes off as a RPh ends, or with the unit's rally.",
        Check::Status(dm_off),
    ),
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

fn rally_dr(told: &Told<'_, Checked>) -> Verdict {
    let checked = told.said;
    if is_rally(checked) { outcome(told, "rallies") } else { Verdict::Silent }
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

fn who_rallies(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some(unit) = ctx.before.units.get(&checked.unit).filter(|_| is_rally(checked)) else {
        return Verdict::Silent;
    };
    match ctx.before.phase {
        Some(phase) if phase != Phase::RPh => Verdict::broken(format!("no unit rallies in the {phase}")),
        Some(_) | None => Verdict::kept_or(unit.is_broken(), || format!("{} is not broken", checked.unit)),
    }
}

fn rallies_once(told: &Told<'_, Checked>) -> Verdict {
    let checked = told.said;
    let Some(unit) = told.unit.filter(|_| is_rally(checked)) else { return Verdict::Silent };
    Verdict::kept_or(unit.rally.is_none(), || format!("{} has tried to rally in this RPh", checked.unit))
}

/// A unit that becomes berserk or heroic is no longer broken either.
fn rallied(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let lifted = changed.remove.contains(&Status::Broken);
    let other = [Status::Berserk, Status::Heroic, Status::Captured].iter().any(|s| changed.add.contains(s));
    let unit = ctx.before.units.get(&changed.unit).filter(|unit| unit.is_broken());
    let Some(unit) = unit.filter(|_| lifted && !other && ctx.before.is_under_way()) else {
        return Verdict::Silent;
    };
    match unit.rally {
        Some(Rally { passed: true, .. }) => Verdict::Kept,
        Some(rally) => failed_to_rally(ctx, &changed.unit, rally),
        None => {
            Verdict::undecided(format!("what has rallied {}: no rally DR of it is in the log", changed.unit))
        }
    }
}

/// With its Morale Level, its dice and its DRM.
fn failed_to_rally(ctx: &Ctx<'_>, id: &UnitId, rally: Rally) -> Verdict {
    let level = |said| morale_due(ctx, id, said).unwrap_or(said);
    let morale = rally.morale.map(level).or_else(|| morale_in_force(ctx, id));
    let dr = ctx.before.rolls.get(&rally.roll).map(|roll| roll.dice.total());
    let Some((dr, morale)) = dr.zip(morale) else {
        return Verdict::broken(format!("{id} has failed to rally by {}", rally.roll));
    };
    let total = dr.saturating_add(rally.drm.0);
    // That it is told to have failed is the mistake, and A10.6-rally-dr tells it.
    if effects::passes(total, morale) {
        return Verdict::Silent;
    }
    let says =
        format!("{id} has failed to rally by {}: Final DR {total} = {dr} {} DRM", rally.roll, rally.drm);
    Verdict::wrong(says, format!("Final DR {total}"), format!("{morale} or less, its Morale Level"))
}

fn desperation(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some(unit) = ctx.before.units.get(&checked.unit).filter(|_| is_rally(checked)) else {
        return Verdict::Silent;
    };
    let said = checked.drm.iter().filter(|line| line.is(Modifier::Dm));
    let said = said.fold(Drm(0), |sum, line| sum + line.value.unwrap_or(DM));
    let due = dm_due(unit);
    if said == due {
        return Verdict::Kept;
    }
    // Enemies near it and fire at it bring DM back.
    if said == DM && unit.is_broken() {
        return Verdict::undecided(format!("whether {} is under DM: the log does not tell it", checked.unit));
    }
    Verdict::wrong(format!("DM on the rally DR of {}", checked.unit), format!("{said}"), format!("{due}"))
}

/// Another clause says that a vehicle has no such status.
fn dm_of_broken(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let asked = changed.add.contains(&Status::Dm) && told.ctx.vehicle(&changed.unit).is_none();
    let Some(unit) = told.unit.filter(|_| asked) else { return Verdict::Silent };
    let broken = (unit.is_broken() && !changed.remove.contains(&Status::Broken))
        || changed.add.contains(&Status::Broken);
    Verdict::kept_or(broken, || format!("{} is not broken, and comes under no DM", changed.unit))
}

/// A unit that is no longer broken has no DM either.
fn dm_off(told: &Told<'_, StatusChanged>) -> Verdict {
    let changed = told.said;
    let ends = [Status::Broken, Status::Dm].iter().all(|status| changed.remove.contains(status));
    let Some(unit) = told.unit.filter(|_| changed.remove.contains(&Status::Dm) && !ends) else {
        return Verdict::Silent;
    };
    let Some(phase) = told.ctx.before.phase.filter(|_| unit.is_broken()) else { return Verdict::Silent };
    let out_of_rout = changed.add.contains(&Status::Captured);
    Verdict::kept_or(phase == Phase::RPh || out_of_rout, || {
        format!("{} stays under DM until a RPh ends", changed.unit)
    })
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
    if !outranks(ctx, said.0, unit) {
        let (id, ..) = same[0];
        return Verdict::wrong(
            format!("{id} is no better leader than {unit} and lends it nothing"),
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
