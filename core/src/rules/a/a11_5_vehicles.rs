//! A11.5 to A11.7: Close Combat of Personnel against vehicles.

use crate::event::{
    self, Advanced, CcResolved, CcResult, Checked, CloseCombatFought, Event, Status, StatusChanged, UnitId,
    What,
};
use crate::facts::{Ctx, Told};
use crate::figures::close_combat::{Ccv, ccv, final_dr};
use crate::figures::infantry::allotment::is_inexperienced;
use crate::figures::infantry::unit::infantry;
use crate::figures::paatc;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::rules::clause::Clause;
use crate::rules::table::Check;
use crate::state::{Attack, Unit};
use crate::vocab::dice::Dice;
use crate::vocab::num::Fp;
use crate::vocab::phase::Phase;
use crate::vocab::{InfantryKind, Modifier};
use alloc::format;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[
    Clause::check(
        "A11.5-ccv",
        &[Matter::Column],
        "Against a vehicle the Kill Number is the CCV of those who attack: a squad 5, a crew 4, a HS 3, a SMC 2, and what changes it, in the MPh a First or Final Fire counter (D7.213).",
        Check::Any(value),
    )
    .since(2),
    Clause::check(
        "A11.5-two-units",
        &[Matter::Target],
        "At most two units make one attack on a vehicle, one of them a SMC.",
        Check::Cc(two),
    )
    .since(2),
    Clause::check(
        "A11.5-result",
        &[Matter::Result],
        "Half of the CCV or less burns a vehicle, below it it is eliminated, at it immobilized.",
        Check::Any(result),
    )
    .since(2),
    Clause::checks(
        "A11.6-paatc",
        &[Matter::MoveLeave],
        "A MMC passes a PAATC before it advances to a manned enemy AFV; an Inexperienced one adds 1 to it.",
        &[Check::Advanced(before_advance), Check::Checked(by_inexperienced)],
    )
    .since(2),
    Clause::check(
        "A11.7-never-held",
        &[Matter::MeleeCounter],
        "Melee never holds a vehicle.",
        Check::Status(held),
    )
    .since(2),
];

fn at_vehicles(ctx: &Ctx<'_>, fought: &CloseCombatFought) -> bool {
    let on_foot = |id: &UnitId| infantry(ctx, id).is_some_and(|(unit, _)| unit.aboard.is_none());
    let at = fought.targets.iter().all(|id| ctx.vehicle(id).is_some());
    at && !fought.targets.is_empty() && fought.attackers.iter().all(on_foot)
}

/// An attack of Personnel on vehicles of which the CCV alone is told: with FP of both it was fought some other way.
fn resolved<'e>(told: &Told<'e, Event>) -> Option<&'e CcResolved> {
    let What::CcResolved(cc) = &told.said.what else { return None };
    (cc.attack.is_none() && at_vehicles(&told.ctx, &cc.fought)).then_some(cc)
}

/// That of Assault Engineers is one more, and what the log does not tell may lower it.
fn value(told: &Told<'_, Event>) -> Verdict {
    let Some((cc, said)) = resolved(told).and_then(|cc| Some((cc, cc.defense?))) else {
        return Verdict::Silent;
    };
    let Some(Ccv { value: due, engineers }) = ccv(&told.ctx, &cc.fought) else { return Verdict::Silent };
    let due = Fp::whole(due);
    if said == due || (said + Fp::whole(1) == due && has_fired(&told.ctx, &cc.fought)) {
        return Verdict::Kept;
    }
    let more = due + Fp::whole(1);
    if said > due && !(engineers && said == more) {
        return Verdict::wrong("the CCV", format!("{said}"), format!("{due}"));
    }
    Verdict::undecided(format!("why the CCV is {said}: by the counters it is {due}"))
}

/// One of them fired in this MPh, and no counter tells that it lies under First or Final Fire, which lowers the CCV (D7.213).
fn has_fired(ctx: &Ctx<'_>, fought: &CloseCombatFought) -> bool {
    let before = |id: &UnitId| ctx.before.attacks_by(id).into_iter().any(Attack::is_first_fire);
    ctx.scenario.book >= 2 && ctx.before.phase == Some(Phase::MPh) && fought.attackers.iter().any(before)
}

fn two(told: &Told<'_, CloseCombatFought>) -> Verdict {
    let (ctx, fought) = (&told.ctx, told.said);
    if !at_vehicles(ctx, fought) || fought.attackers.len() < 2 {
        return Verdict::Silent;
    }
    let kind = |id: &UnitId| infantry(ctx, id).and_then(|(_, values)| values.kind);
    let known = fought.attackers.iter().all(|id| kind(id).is_some());
    let smc = fought.attackers.iter().any(|id| kind(id).is_some_and(InfantryKind::is_smc));
    match fought.attackers.len() {
        2 if smc => Verdict::Kept,
        2 if !known => Verdict::Silent,
        2 => Verdict::broken("two units attack it, and none of them is a SMC"),
        n => Verdict::broken(format!("{n} units attack it as one")),
    }
}

/// One witness: it is asked.
fn result(told: &Told<'_, Event>) -> Verdict {
    let Some((cc, said)) = resolved(told).and_then(|cc| Some((cc, cc.result?))) else {
        return Verdict::Silent;
    };
    let known = ccv(&told.ctx, &cc.fought).map(|ccv| Fp::whole(ccv.value));
    let Some(kill) = cc.defense.or(known).and_then(|fp| i16::try_from(fp.floor()).ok()) else {
        return Verdict::Silent;
    };
    let by_dice = || final_dr(&told.ctx, &cc.fought, cc.fought.targets.first()?);
    let Some(total) = cc.total.or_else(by_dice) else { return Verdict::Silent };
    let due = match total.cmp(&kill) {
        core::cmp::Ordering::Less if total.saturating_mul(2) <= kill => CcResult::Burning,
        core::cmp::Ordering::Less => CcResult::Eliminated,
        core::cmp::Ordering::Equal => CcResult::Immobilized,
        core::cmp::Ordering::Greater => CcResult::None,
    };
    if said == due {
        return Verdict::Kept;
    }
    Verdict::undecided(format!(
        "why it is {}: a Final DR of {total} against {kill} is {}",
        said.word(),
        due.word()
    ))
}

fn held(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    if !changed.add.contains(&Status::Melee) {
        return Verdict::Silent;
    }
    Verdict::kept_or(ctx.vehicle(&changed.unit).is_none(), || format!("{} is a vehicle", changed.unit))
}

/// Where others of the side are there already it is not asked.
fn before_advance(told: &Told<'_, Advanced>) -> Verdict {
    let (ctx, advanced) = (&told.ctx, told.said);
    let id = &advanced.unit;
    let Some(unit) = told.unit.filter(|unit| paatc::takes_one(ctx, id, unit)) else {
        return Verdict::Silent;
    };
    let there = ctx.units_with(Some((ctx.cell(advanced.hex), advanced.level)));
    let friend =
        |(_, other): &(&UnitId, &Unit)| !other.eliminated && other.side == unit.side && !other.advanced;
    let feared = |tank: &&(&UnitId, &Unit)| paatc::is_feared(ctx, unit, **tank);
    let Some((tank, _)) = there.iter().find(feared).filter(|_| !there.iter().any(friend)) else {
        return Verdict::Silent;
    };
    match unit.paatc {
        Some(true) => Verdict::Kept,
        Some(false) => Verdict::broken(format!("{id} failed its PAATC and advances to {tank}")),
        None if ctx.tells_all() => Verdict::broken(format!("{id} advances to {tank} without a PAATC")),
        None => Verdict::undecided(format!("whether {id}, which advances to {tank}, passed a PAATC")),
    }
}

/// A PAATC that is passed without the 1 that Inexperienced Personnel adds.
fn by_inexperienced(told: &Told<'_, Checked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let id = &checked.unit;
    let weak = infantry(ctx, id).filter(|(unit, values)| is_inexperienced(ctx, unit, values));
    // Another DRM than a leader's may be that 1.
    let bare =
        checked.check == event::Check::Paatc && checked.drm.iter().all(|line| line.is(Modifier::Leader));
    let Some((_, values)) = weak.filter(|_| bare) else {
        return Verdict::Silent;
    };
    let Some(Dice::Dr(dr)) = ctx.before.rolls.get(&checked.roll).map(|roll| roll.dice) else {
        return Verdict::Silent;
    };
    let drm = checked.drm.iter().try_fold(0_i16, |sum, line| Some(sum.saturating_add(line.value?.0)));
    let Some((drm, morale)) = drm.zip(checked.morale.or(values.morale)) else { return Verdict::Silent };
    let total = dr.original().saturating_add(drm);
    match checked.passed {
        Some(true) if total.saturating_add(1) > i16::from(morale) && total <= i16::from(morale) => {
            Verdict::wrong(
                format!("{id} is Inexperienced: its PAATC is a 1TC"),
                "passed",
                format!("Final DR {} against {morale}", total.saturating_add(1)),
            )
        }
        Some(_) => Verdict::Kept,
        None => Verdict::Silent,
    }
}
