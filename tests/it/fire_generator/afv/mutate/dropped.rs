//! Counters, failures, repairs and windows left out, or told against the dice.

use super::workshop::{Extra, Workshop};
use crate::fire_generator::afv::battle::{Record, Target};
use crate::fire_generator::afv::tank::{Kind, Tank};
use crate::fire_generator::bench::Bench;
use asl_core::event::*;
use asl_core::vocab::dice::Dice;
use asl_core::vocab::phase::Phase;

/// Takes out a random event of which this is true.
fn drop_one(w: &mut Workshop, fits: impl Fn(&What) -> bool) -> Option<()> {
    let n = w.step(fits)?;
    w.cut(n, n + 1);
    Some(())
}

fn is_marker(what: &What, marker: &Marker) -> bool {
    matches!(what, What::MarkerPlaced(placed) if placed.marker == *marker)
}

pub(super) fn bounding_counter(w: &mut Workshop) -> Option<()> {
    drop_one(w, |what| is_marker(what, &Marker::BoundingFire))
}

/// A counter for the one weapon that kept its ROF.
pub(super) fn needless_counter(w: &mut Workshop) -> Option<()> {
    let tank =
        w.tank(|tank| tank.side == 0 && !tank.gone && tank.has_bounded() && tank.rof_weapon().is_some())?;
    let unit = tank.id();
    let ends = |what: &What| matches!(what, What::UnitMoveEnded(ended) if ended.unit == unit);
    let n = w.step(ends)?;
    let (unit, marker) = (Some(unit), Marker::BoundingFire);
    w.insert(n, What::MarkerPlaced(MarkerPlaced { unit, hex: None, marker, removed: false }));
    Some(())
}

/// A failure that the dice give is not told.
fn failure(w: &mut Workshop, fits: impl Fn(&Record) -> bool) -> Option<()> {
    let record = w.find(|r| r.weapons.len() == 1 && !r.wear.is_empty() && fits(r))?;
    if w.battle.tanks[record.tank].gone {
        return None; // Nobody asks for the counter of a wreck.
    }
    let n = record.wear[0];
    let recalled =
        matches!(&w.steps()[n + 1], What::StatusChanged(changed) if changed.add.contains(&Status::Recalled));
    w.cut(n, n + 1 + usize::from(recalled));
    Some(())
}

pub(super) fn gun_failure(w: &mut Workshop) -> Option<()> {
    failure(w, |r| r.is_to_hit() && !r.weapon().circled)
}
pub(super) fn circled_failure(w: &mut Workshop) -> Option<()> {
    failure(w, |r| r.weapon().circled)
}
pub(super) fn mg_failure(w: &mut Workshop) -> Option<()> {
    failure(w, |r| r.weapon().kind == Kind::Mg)
}
pub(super) fn flame_failure(w: &mut Workshop) -> Option<()> {
    failure(w, |r| r.weapon().kind == Kind::Flame)
}

/// None of several MG fails.
pub(super) fn group_failure(w: &mut Workshop) -> Option<()> {
    let record = w.find(|r| r.weapons.len() > 1 && !r.wear.is_empty())?;
    if w.battle.tanks[record.tank].gone {
        return None;
    }
    w.cut(record.wear[0], record.wear[record.wear.len() - 1] + 1);
    Some(())
}

/// Another failure than the dice give.
pub(super) fn other_wear(w: &mut Workshop) -> Option<()> {
    let record = w.find(|r| r.weapons.len() == 1 && !r.wear.is_empty())?;
    let What::WeaponFailed(failed) = w.what(record.wear[0]) else { return None };
    failed.wear = match failed.wear {
        Wear::Malfunctioned => Wear::Disabled,
        Wear::LowAmmo | Wear::Disabled => Wear::Malfunctioned,
    };
    Some(())
}

/// A failure that the dice do not give.
pub(super) fn needless_failure(w: &mut Workshop) -> Option<()> {
    let fine = |r: &Record| {
        let weapon = r.weapon();
        let whole = r.weapons.len() == 1 && r.wear.is_empty() && weapon.out.is_none();
        whole && r.after[r.tank].is_fit() && (9..12).contains(&(r.colored + r.white)) && !r.to_kill
    };
    let record = w.find(fine)?;
    let later = w.battle.records.iter().any(|r| r.fire > record.fire && r.tank == record.tank);
    let What::DiceRolled(rolled) = &w.steps()[record.dice] else { return None };
    let (roll, unit, weapon) = (Some(rolled.roll), record.firer().id(), record.weapon().id());
    let wear = Wear::Malfunctioned;
    w.insert(record.dice + 2, What::WeaponFailed(WeaponFailed { unit, weapon, wear, roll }));
    (!later).then_some(())
}

pub(super) fn recall(w: &mut Workshop) -> Option<()> {
    drop_one(
        w,
        |what| matches!(what, What::StatusChanged(changed) if changed.add.contains(&Status::Recalled)),
    )
}

/// Recalled, though it can carry Passengers.
pub(super) fn needless_recall(w: &mut Workshop) -> Option<()> {
    let lost = |tank: &Tank| {
        tank.carries && tank.weapons.iter().filter(|w| w.main).all(|w| w.out == Some(Wear::Disabled))
    };
    let tank = w.tank(|tank| !tank.gone && lost(tank))?;
    let n = w.phase(Phase::RtPh) + 1;
    let (unit, add, remove) = (tank.id(), vec![Status::Recalled], Vec::new());
    w.insert(n, What::StatusChanged(StatusChanged { unit, add, remove, attack: None }));
    Some(())
}

fn repair_step(w: &mut Workshop) -> Option<usize> {
    w.step(|what| matches!(what, What::RepairAttempted(_)))
}

/// Repaired for not repaired, or the other way.
pub(super) fn repair_flipped(w: &mut Workshop) -> Option<()> {
    let n = repair_step(w)?;
    let What::RepairAttempted(repair) = w.what(n) else { return None };
    repair.repaired = repair.repaired.map(|repaired| !repaired);
    Some(())
}

/// A die for two tries.
pub(super) fn repair_die_twice(w: &mut Workshop) -> Option<()> {
    let n = repair_step(w)?;
    let again = w.steps()[n].clone();
    w.insert(n + 1, again);
    Some(())
}

/// Tried again with another die.
pub(super) fn repair_again(w: &mut Workshop) -> Option<()> {
    let n = repair_step(w)?;
    let mut again = w.steps()[n].clone();
    let mut die = w.steps()[n - 1].clone();
    let What::RepairAttempted(repair) = &mut again else { return None };
    let What::DiceRolled(rolled) = &mut die else { return None };
    (rolled.roll, repair.roll) = (RollId(950), RollId(950));
    w.insert(n + 1, again);
    w.insert(n + 1, die);
    Some(())
}

/// Tried in the RtPh.
pub(super) fn repair_late(w: &mut Workshop) -> Option<()> {
    let n = repair_step(w)?;
    let both: Vec<What> = w.steps()[n - 1..=n].to_vec();
    let What::RepairAttempted(repair) = &both[1] else { return None };
    if repair.repaired == Some(true) {
        return None; // It has fired since.
    }
    // A wreck repairs nothing, which is told of it instead.
    let lost = |hit: &VehicleHit| matches!(hit.result, VehicleResult::Eliminated | VehicleResult::Burning);
    let gone = |what: &What| {
        matches!(what, What::Eliminated(gone) if *gone == repair.unit)
            || matches!(what, What::VehicleHit(hit) if hit.unit == repair.unit && lost(hit))
    };
    if w.steps()[n..].iter().any(gone) {
        return None;
    }
    w.cut(n - 1, n + 1);
    let to = w.phase(Phase::RtPh) + 1;
    both.into_iter().rev().for_each(|what| w.insert(to, what));
    Some(())
}

/// A stunned crew repairs.
pub(super) fn repair_stunned(w: &mut Workshop) -> Option<()> {
    let n = repair_step(w)?;
    let What::RepairAttempted(repair) = &w.steps()[n] else { return None };
    let (unit, add, remove) = (repair.unit.clone(), vec![Status::Stunned], Vec::new());
    w.insert(n - 1, What::StatusChanged(StatusChanged { unit, add, remove, attack: None }));
    Some(())
}

/// A 6 disables nothing.
pub(super) fn repair_six(w: &mut Workshop) -> Option<()> {
    let from = w.phase(Phase::RPh);
    let to = w.phase(Phase::PFPh);
    let steps = w.steps().clone();
    let disables = |what: &What| matches!(what, What::WeaponFailed(failed) if failed.wear == Wear::Disabled);
    let n = (from..to).find(|n| disables(&steps[*n]))?;
    let recalled = matches!(&steps[n + 1], What::StatusChanged(_));
    w.cut(n, n + 1 + usize::from(recalled));
    Some(())
}

/// The effect of a shot without its To Hit roll.
pub(super) fn to_hit_roll(w: &mut Workshop) -> Option<()> {
    let record = w.find(|r| r.is_to_hit() && r.effect.is_some() && r.wear.is_empty() && !r.to_kill)?;
    w.cut(record.dice, record.dice + 2);
    Some(())
}

/// A To Hit roll told as one die.
pub(super) fn one_die(w: &mut Workshop) -> Option<()> {
    let record = w.find(|r| r.is_to_hit() && r.effect.is_none() && r.wear.is_empty())?;
    let What::DiceRolled(rolled) = w.what(record.dice) else { return None };
    rolled.dice = Dice::dr(crate::generator::log::die(5));
    Some(())
}

/// Defensive First Fire that did nothing, told later: `to` is where.
fn told_later(w: &mut Workshop, record: &Record, to: usize) {
    let block: Vec<What> = w.steps()[record.fire..record.end].to_vec();
    w.cut(record.fire, record.end);
    let to = to - block.len();
    block.into_iter().rev().for_each(|what| w.insert(to, what));
}

fn is_miss(record: &Record) -> bool {
    record.mode == FireMode::First && record.effect.is_none() && record.wear.is_empty()
}

/// At a vehicle in the hex that it has left.
pub(super) fn fire_rolled_back(w: &mut Workshop) -> Option<()> {
    let steps = w.steps().clone();
    let enters =
        |what: &What| matches!(what, What::MpSpent(spent) if matches!(spent.on, MpUse::Enter { .. }));
    let record = w.find(|r| is_miss(r) && steps.get(r.end).is_some_and(enters))?;
    told_later(w, &record, record.end + 1);
    Some(())
}

/// When the Bounding First Fire that followed the MP is announced, and not resolved.
pub(super) fn window_closed(w: &mut Workshop) -> Option<()> {
    let records = w.battle.records.clone();
    let next = |r: &Record| {
        records.iter().find(|other| other.fire >= r.end && other.fire <= r.end + 1).filter(|other| {
            let target = Target::Tank(other.tank);
            other.mode == FireMode::Bounding && r.target == target && other.effect.is_none()
        })
    };
    let record = w.find(|r| is_miss(r) && next(r).is_some())?;
    let to = next(&record)?.fire + 1;
    told_later(w, &record, to);
    Some(())
}

/// At a vehicle that has spent nothing.
pub(super) fn before_any_mp(w: &mut Workshop) -> Option<()> {
    let steps = w.steps().clone();
    let record =
        w.find(|r| is_miss(r) && steps[..r.fire].iter().any(|what| matches!(what, What::MpSpent(_))))?;
    let Target::Tank(n) = record.target else { return None };
    let unit = w.battle.tanks[n].id();
    let first = steps.iter().position(|what| matches!(what, What::MpSpent(spent) if spent.unit == unit))?;
    let block: Vec<What> = steps[record.fire..record.end].to_vec();
    w.cut(record.fire, record.end);
    block.into_iter().rev().for_each(|what| w.insert(first, what));
    Some(())
}

/// A Delay MP on the move.
pub(super) fn delay_on_the_move(w: &mut Workshop) -> Option<()> {
    let entered =
        |what: &What| matches!(what, What::MpSpent(spent) if matches!(spent.on, MpUse::Enter { .. }));
    let n = w.step(entered)?;
    let What::MpSpent(spent) = &w.steps()[n] else { return None };
    let delay = MpSpent { on: MpUse::Delay, total: None, turret: None, ..spent.clone() };
    w.insert(n + 1, What::MpSpent(delay));
    Some(())
}

/// Fire of a vehicle that the counter bars, told as if by a ROF.
pub(super) fn fire_after_prep_counter(w: &mut Workshop) -> Option<()> {
    let record = w.find(|r| r.phase == Phase::AFPh && !r.again)?;
    let unit = Some(record.firer().id());
    let marker = Marker::PrepFire;
    w.insert(record.fire, What::MarkerPlaced(MarkerPlaced { unit, hex: None, marker, removed: false }));
    Some(())
}

/// A shot of a MG at nothing, that the log then forgets: the MG fires again.
pub(super) fn harmless_shot_forgotten(w: &mut Workshop) -> Option<()> {
    let record = w.find(|r| {
        let mg = r.weapon().kind == Kind::Mg && !r.weapon().main && r.weapons.len() == 1;
        mg && matches!(r.mode, FireMode::Prep | FireMode::Final)
    })?;
    let at = record.at;
    w.shoot(record.fire, Extra { at, rof: false, ..Extra::like(&record) });
    Some(())
}
