//! Statuses that stand by the players' word, and those of them that the log shows to be right.

use crate::event::{self, Purpose, Status, StatusChanged, UnitId};
use crate::facts::{Ctx, Told};
use crate::figures::check::harm::failed;
use crate::figures::check::replacement::is_disrupted_by;
use crate::finding::Verdict;
use crate::state::{CheckMade, Unit};
use crate::vocab::dice::Dice;
use crate::vocab::phase::Phase;
use alloc::format;

/// Statuses that lift a rule of this book and come of one outside of it (A10.8, A15, A19, A20, B30, C10, D3.45, D4.2, D5.4,
/// D14.2).
const LENT: [Status; 11] = [
    Status::Heroic,
    Status::Fanatic,
    Status::Berserk,
    Status::InPillbox,
    Status::Towing,
    Status::Platoon,
    Status::HullDown,
    Status::QuasiLeader,
    Status::Captured,
    Status::Disrupted,
    Status::Abandoned,
];

/// Those that bind a unit until such a rule frees it (A17, A20, C7.42, C10, D5.3, D8, D14.2).
const BINDING: [Status; 11] = [
    Status::Immobilized,
    Status::Wounded,
    Status::Towing,
    Status::Platoon,
    Status::Bogged,
    Status::Stunned,
    Status::Shocked,
    Status::Recalled,
    Status::Abandoned,
    Status::Captured,
    Status::Disrupted,
];

/// An Original 2 of a check brings Heat of Battle (A15.1).
pub(super) fn by_word(told: &Told<'_, StatusChanged>) -> Verdict {
    let (ctx, changed) = (&told.ctx, told.said);
    let in_play = ctx.before.has_begun();
    let Some(unit) = told.unit.filter(|_| in_play) else { return Verdict::Silent };
    let gains = |status: &&Status| LENT.contains(status) && !unit.status.has(**status);
    let gained = changed.add.iter().find(gains);
    let over = |status: Status| ctx.scenario.book >= 2 && is_over(ctx, &changed.unit, unit, status);
    let lost = changed.remove.iter().find(|status| BINDING.contains(status) && unit.status.has(**status));
    if gained.is_none() && lost.is_some_and(|status| over(*status)) {
        return Verdict::Kept;
    }
    if gained.or(lost).is_none() {
        return Verdict::Silent;
    }
    let heat = |made: &CheckMade| made.unit == changed.unit && made.dice.is_some_and(|dr| dr.original() == 2);
    // One DR has one result (A15.1).
    let of_heat = |s: &Status| matches!(s, Status::Heroic | Status::Fanatic | Status::Berserk);
    let by_heat = gained.is_some_and(of_heat) && changed.add.iter().filter(gains).count() == 1;
    if by_heat && !unit.twos.is_empty() && ctx.scenario.book >= 2 {
        return Verdict::Kept;
    }
    if by_heat && ctx.before.attacks.values().any(|attack| attack.checks.iter().any(heat)) {
        return Verdict::Kept;
    }
    // A crew that fails its TC leaves an immobilized vehicle (D5.5).
    let leaves = gained == Some(&Status::Abandoned) && ctx.scenario.book >= 2;
    if leaves && failed_to_stay(ctx, &changed.unit, unit) {
        return Verdict::Kept;
    }
    let by_elr = gained == Some(&Status::Disrupted) && changed.add.iter().filter(gains).count() == 1;
    if by_elr && ctx.scenario.book >= 2 && is_disrupted(ctx, &changed.unit) {
        return Verdict::Kept;
    }
    Verdict::undecided(format!("what makes {} so: the rule for it is not in this book", changed.unit))
}

/// It has had its time: a Stun with its Player Turn (D5.34), a Shock by a dr of 1 or 2 in a RPh (C7.42), a vehicle that was bogged by
/// the colored die of its removal DR (D8.3).
fn is_over(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit, status: Status) -> bool {
    let mut idle = ctx.before.rolls_idle.iter().filter_map(|roll| ctx.before.rolls.get(roll));
    if status == Status::Stunned {
        return !unit.is_stunned();
    }
    if status == Status::Shocked {
        let low = |dice: Dice| matches!(dice, Dice::dr(die) if die.pips() <= RECUPERATES);
        return ctx.before.phase == Some(Phase::RPh)
            && idle.any(|roll| roll.unit.as_ref() == Some(id) && low(roll.dice));
    }
    let frees = |dice: Dice| matches!(dice, Dice::Dr(dr) if dr.colored.pips() <= REMOVES);
    let tries = |purpose: &Purpose| matches!(purpose, Purpose::Bog | Purpose::Other | Purpose::Named(_));
    status == Status::Bogged
        && ctx.before.phase == Some(Phase::MPh)
        && idle.any(|roll| roll.unit.as_ref() == Some(id) && tries(&roll.purpose) && frees(roll.dice))
}

/// The highest dr that ends a Shock (C7.42).
const RECUPERATES: u8 = 2;

/// The highest colored die that frees a vehicle which is not mired (D8.3).
const REMOVES: u8 = 4;

/// It is immobilized, and its crew failed a TC for an attack of this phase.
fn failed_to_stay(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> bool {
    let of_phase = ctx.before.attacks.values().filter(|attack| attack.phase == ctx.before.phase);
    let is_task = |made: &&CheckMade| made.check == event::Check::Ntc;
    let tasks = of_phase.flat_map(|attack| &attack.checks).filter(is_task);
    let mut fails = tasks.filter(|made| made.unit == *id && failed(ctx, made) == Some(true));
    unit.status.has(Status::Immobilized) && fails.next().is_some()
}

/// A MC that it failed in this phase disrupts it (A19.12).
fn is_disrupted(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let of_phase = ctx.before.attacks.values().filter(|attack| attack.phase == ctx.before.phase);
    let mut made = of_phase.flat_map(|attack| attack.checks.iter().map(move |made| (attack, made)));
    made.any(|(attack, made)| made.unit == *id && is_disrupted_by(ctx, attack, made))
}
