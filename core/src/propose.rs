//! The figures that a player left out and that the rules give: an event as told becomes one that says them.
//! Reads what the rules derive; judges nothing, and never changes what the player said.

use crate::charts::ift::Column;
use crate::effects;
use crate::event::{
    Checked, DrmLine, EsbAttempted, Factor, FireAttack, FireMode, Firer, IftResolved, LaneLaid, MfSpent,
    MfSpentSo, MfWay, MotionAttempted, MpSpent, MpUse, ReliabilityRolled, RepairAttempted, SwRecovered,
    ToHitAttempt, ToKillAttempt, Use, What,
};
use crate::facts::{Ctx, Move, Price, Underway, Volley, Walk};
use crate::figures::check::leadership::{leadership_lent, rally_drm};
use crate::figures::check::passed::check_due;
use crate::figures::fire::lane::{laid_with, lane_fp, lane_mg};
use crate::figures::fire::outcome::{ift_result, outcome};
use crate::figures::fire::reason::operation;
use crate::figures::fire::sheet::drm_name;
use crate::figures::fire::shot::shots;
use crate::figures::infantry::entry::{By, prices};
use crate::figures::price::all::all_due;
use crate::figures::price::step::price_of;
use crate::figures::to_hit::number::to_hit_numbers;
use crate::figures::to_hit::sheet::to_hit_sheet;
use crate::figures::to_kill::due::kill_due;
use crate::figures::to_kill::shell::result_due;
use crate::figures::vehicle::esb::esb_drm;
use crate::figures::vehicle::motion::motion_due;
use crate::state::{has_fired_first, recovers_by_dr};
use crate::vocab::dice::Dice;
use crate::vocab::num::{Drm, Mp};
use crate::vocab::{Modifier, Reason, Word};
use alloc::vec::Vec;

/// Fills in what an event leaves out and the rules give: the price of an expenditure (D2, A4), the FP lines, sum
/// and column of an attack and the DRM, Final DR and result of its roll (A7), the DRM and outcome of attempts
/// (D2.401, D2.5, D2.51), of a repair and of a Recovery, the Cases, Final DR and hit of a To Hit roll, the number and the result of a To Kill roll, the
/// leader's DRM, Morale Level and outcome of a check. What cannot be told stays left out.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other event has figures that the rules give")]
pub fn complete(ctx: &Ctx<'_>, what: &mut What) {
    match what {
        What::MpSpent(spent) => expenditure(ctx, spent),
        What::MfSpent(spent) => steps(ctx, spent, None),
        What::MfSpentSo(MfSpentSo { spent, way }) => steps(ctx, spent, Some(way)),
        What::EsbAttempted(attempt) => esb(ctx, attempt),
        What::MotionAttempted(attempt) => motion(ctx, attempt),
        What::ReliabilityRolled(rolled) => reliability(ctx, rolled),
        What::FireAttack(attack) => fire(ctx, attack),
        What::IftResolved(ift) => resolution(ctx, ift),
        What::Checked(checked) => check(ctx, checked),
        What::ToHitAttempt(attempt) => to_hit(ctx, attempt),
        What::ToKillAttempt(attempt) => to_kill(ctx, attempt),
        What::RepairAttempted(attempt) => repair(ctx, attempt),
        What::SwRecovered(tried) => recovery(ctx, tried),
        What::LaneLaid(laid) => lane(ctx, laid),
        _ => {}
    }
}

/// The notation writes no cost as none at all, and no expenditure with a price is free. Where the rules leave
/// the figure to the player, the sum that the player names tells it; a Delay is one MP if none is named.
fn expenditure(ctx: &Ctx<'_>, spent: &mut MpSpent) {
    let Some(moved) = Move::of(*ctx, spent).filter(|moved| moved.said.cost == Mp::ZERO) else { return };
    let by_sum = spent.total.map(|total| total - moved.mph().said_sum()).filter(|cost| *cost > Mp::ZERO);
    let before = moved.mph().said_sum();
    let cost = match price_of(&moved) {
        Price::Of(tally) => tally.value(),
        Price::Open if spent.on == MpUse::Delay => by_sum.unwrap_or(Mp::ONE),
        Price::Open => by_sum.or_else(|| all_due(&moved)).unwrap_or(Mp::ZERO),
        Price::Unknown(_) => Mp::ZERO,
    };
    spent.cost = cost;
    spent.total = spent.total.or_else(|| (cost > Mp::ZERO).then(|| before + cost));
}

/// The MF that each way costs which the line leaves open, if it is one figure: past an obstacle goes who says so.
fn steps(ctx: &Ctx<'_>, spent: &mut MfSpent, way: Option<&MfWay>) {
    let untold = spent.cost.is_none_or(|cost| cost == Mp::ZERO);
    let Some(walk) = Walk::of(*ctx, spent, way).filter(|_| untold) else { return };
    let Some(prices) = prices(&walk).filter(|prices| prices.asks.is_none()) else { return };
    let meant = prices.known.iter().filter(|(by, _)| *by != By::Bypass || way.is_some());
    let least = meant.map(|(_, tally)| tally.value().0).min();
    spent.cost = least.or(spent.cost);
}

fn total(ctx: &Ctx<'_>, roll: Option<crate::event::RollId>) -> Option<i16> {
    ctx.before.rolls.get(&roll?).map(|roll| roll.dice.total())
}

fn esb(ctx: &Ctx<'_>, attempt: &mut EsbAttempted) {
    attempt.drm = attempt.drm.or_else(|| esb_drm(ctx, attempt));
    let sum = total(ctx, attempt.roll).zip(attempt.drm).map(|(dr, drm)| effects::esb_total(dr, drm));
    attempt.total = attempt.total.or(sum);
    attempt.success = attempt.success.or(attempt.total.map(effects::esb_succeeds));
}

fn motion(ctx: &Ctx<'_>, attempt: &mut MotionAttempted) {
    if let Some((limit, works)) = motion_due(ctx, attempt) {
        attempt.in_los = attempt.in_los.or(Some(limit));
        attempt.success = attempt.success.or(Some(works));
    }
}

fn reliability(ctx: &Ctx<'_>, rolled: &mut ReliabilityRolled) {
    let ours = total(ctx, Some(rolled.roll)).map(effects::breaks_down);
    rolled.breakdown = rolled.breakdown.or(ours);
}

/// A firer gets its line if the player gave no FP for it at all; one figure of the player's own, and the line is left alone.
fn fire(ctx: &Ctx<'_>, attack: &mut FireAttack) {
    let meant = as_meant(ctx, attack);
    let lines: Vec<_> = shots(ctx, &meant)
        .iter()
        .map(|shot| {
            let due = |reason: &Reason| shot.due(*reason, 0) == Some(true);
            let factors: Vec<Factor> = Reason::SHEET.into_iter().filter(due).map(factor).collect();
            let of_lane = || lane_fp(ctx, &shot.firer.unit, lane_mg(shot)?);
            shot.printed().or_else(of_lane).map(|base| (base, factors))
        })
        .collect();
    for (firer, line) in attack.firers.iter_mut().zip(lines).filter(|(firer, _)| is_untold(firer)) {
        if let Some((base, factors)) = line {
            (firer.base, firer.factors) = (Some(base), factors);
        }
    }
    let sheet = Volley::of(ctx, attack).sheet(0);
    attack.fp = attack.fp.or(sheet.total);
    attack.column = attack.column.or(sheet.column.map(Column::name));
}

/// The player named neither its FP nor a factor.
fn is_untold(firer: &Firer) -> bool {
    firer.base.is_none() && firer.factors.is_empty()
}

/// Beside First Fire of others a unit that has fired in the MPh can make Subsequent First Fire alone (A8.3).
fn as_meant(ctx: &Ctx<'_>, attack: &FireAttack) -> FireAttack {
    let mut meant = attack.clone();
    let fired = |firer: &Firer| has_fired_first(ctx.before, &firer.unit);
    if attack.mode == FireMode::First && !attack.firers.iter().all(fired) {
        let again = |firer: &&mut Firer| is_untold(firer) && firer.weapon == Use::Inherent && fired(firer);
        let factors = meant.firers.iter_mut().filter(again);
        factors.for_each(|firer| firer.factors.push(factor(Reason::Subsequent)));
    }
    meant
}

/// The counter of a Fire Lane, and the attack that it is laid with.
fn lane(ctx: &Ctx<'_>, laid: &mut LaneLaid) {
    if laid.removed {
        return;
    }
    laid.fp = laid.fp.or_else(|| lane_fp(ctx, &laid.unit, &laid.weapon));
    laid.attack = laid.attack.or_else(|| laid_with(ctx, laid).map(|attack| attack.declared.attack));
}

fn factor(reason: Reason) -> Factor {
    Factor { op: operation(reason), reason: Some(reason.into()) }
}

fn resolution(ctx: &Ctx<'_>, ift: &mut IftResolved) {
    let Some(attack) = ctx.before.attacks.get(&ift.attack) else { return };
    let Some(due) = outcome(ctx, attack, ift, 0) else { return };
    if !adds_up(ctx, ift) {
        ift.drm.extend(unsaid(ift, &due.drm.lines));
    }
    ift.column = ift.column.or(due.used.map(Column::name));
    ift.total = ift.total.or(Some(due.total));
    if ift.result.is_none() {
        ift.result = ift_result(ctx, ift).map(Word::of);
    }
}

/// The DRM that the player named give the Final DR that the player told: none was left out to be filled in.
fn adds_up(ctx: &Ctx<'_>, ift: &IftResolved) -> bool {
    let named: i16 = ift.drm.iter().filter_map(|line| line.value).map(|drm| drm.0).sum();
    ift.total.is_some() && ift.total == total(ctx, Some(ift.roll)).map(|dr| dr + named)
}

/// DRM that are due and that the player did not name.
fn unsaid(ift: &IftResolved, due: &[crate::tally::Line<crate::vocab::num::Drm>]) -> Vec<DrmLine> {
    let said = |name: &Word<Modifier>| ift.drm.iter().any(|line| line.name == *name);
    let line = |line: &crate::tally::Line<crate::vocab::num::Drm>| {
        let name: Word<Modifier> = drm_name(&line.label).parse().ok().filter(|name| !said(name))?;
        let crate::tally::Step::Plus(value) = line.step else { return None };
        Some(DrmLine { name, value: Some(value), only: Vec::new() })
    };
    due.iter().filter_map(line).collect()
}

/// The To Hit Number, the Cases that are due and that the player did not name, the Final DR, and the hit.
fn to_hit(ctx: &Ctx<'_>, attempt: &mut ToHitAttempt) {
    if attempt.number.is_none() && attempt.hit.is_none() {
        let due = to_hit_numbers(ctx, attempt);
        attempt.number = due.and_then(|due| due.usual().map(|sum| sum.value().0));
    }
    let sheet = to_hit_sheet(ctx, attempt);
    let unsaid = sheet.cases.iter().filter(|case| case.said.is_none()).filter_map(|case| {
        let value = case.due.filter(|due| *due != Drm(0))?;
        Some(DrmLine { name: case.name.parse().ok()?, value: Some(value), only: Vec::new() })
    });
    let named = |line: &DrmLine| attempt.drm.iter().any(|said| said.name == line.name);
    // A player who says what came of it has left out no Case.
    let is_told = attempt.hit.is_some();
    let unsaid: Vec<DrmLine> = unsaid.filter(|line| !is_told && !named(line)).collect();
    attempt.drm.extend(unsaid);
    attempt.total = attempt.total.or(sheet.total);
    attempt.hit = attempt.hit.or(sheet.hit);
}

/// The AF struck, the Final number, and what the DR does by it.
fn to_kill(ctx: &Ctx<'_>, attempt: &mut ToKillAttempt) {
    let Some(on) = Underway::named(ctx, attempt.attack) else { return };
    let untold = attempt.number.is_none() && attempt.result.is_none();
    if let Some(due) = kill_due(&on, attempt.armor).filter(|_| untold) {
        attempt.number = Some(due.last());
        attempt.armor = attempt.armor.or(due.armor);
    }
    attempt.result = attempt.result.or_else(|| result_due(&on, attempt));
}

fn repair(ctx: &Ctx<'_>, attempt: &mut RepairAttempted) {
    let def = ctx.unit(&attempt.unit).map(|(_, def)| def);
    let due = |die| effects::repair_of(ctx.scenario, def, &attempt.weapon, die);
    let by_die = total(ctx, Some(attempt.roll)).and_then(due).map(|due| due == effects::Repaired::Works);
    attempt.repaired = attempt.repaired.or(by_die);
}

fn recovery(ctx: &Ctx<'_>, tried: &mut SwRecovered) {
    tried.success = tried.success.or(tried.roll.map(|_| recovers_by_dr(ctx.before, tried)));
}

fn check(ctx: &Ctx<'_>, checked: &mut Checked) {
    // A player who says what came of it has left out no DRM.
    let is_told = checked.passed.is_some();
    let untold = !is_told && !checked.drm.iter().any(|line| line.is(Modifier::Leader));
    if let Some(value) = leadership_lent(ctx, checked).filter(|_| untold) {
        checked.drm.push(DrmLine { name: Word::of(Modifier::Leader), value: Some(value), only: Vec::new() });
    }
    for (name, value) in rally_drm(ctx, checked) {
        if !is_told && !checked.drm.iter().any(|line| line.is(name)) {
            checked.drm.push(DrmLine { name: Word::of(name), value: Some(value), only: Vec::new() });
        }
    }
    let is_dr = ctx.before.rolls.get(&checked.roll).is_some_and(|roll| matches!(roll.dice, Dice::Dr(_)));
    if let Some((morale, _, passed)) = check_due(ctx, checked).filter(|_| is_dr) {
        checked.morale = checked.morale.or(Some(morale));
        checked.passed = checked.passed.or(Some(passed));
    }
}
