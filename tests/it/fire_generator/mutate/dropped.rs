//! What a result calls for, left out or done wrongly.

use super::workshop::Workshop;
use crate::fire_generator::bench::Bench;
use crate::fire_generator::chart::Res;
use crate::fire_generator::men::{Arm, Kind};
use crate::fire_generator::play::{CheckNote, Record};
use asl_core::event::*;

/// A check of an attack of which this is true.
fn check(w: &mut Workshop, fits: impl Fn(&Record, &CheckNote) -> bool) -> Option<(Record, CheckNote)> {
    let record = w.find(|record| record.checks.iter().any(|note| fits(record, note)))?;
    let all: Vec<CheckNote> = record.checks.iter().filter(|note| fits(&record, note)).cloned().collect();
    let n = w.c.below(i32::try_from(all.len()).ok()?) as usize;
    Some((record, all[n].clone()))
}

/// Nothing that a later result would rest on.
fn cut_check(w: &mut Workshop, fits: impl Fn(&Record, &CheckNote) -> bool) -> Option<()> {
    let (_, note) = check(w, fits)?;
    w.cut(note.dice, note.end);
    Some(())
}

pub(super) fn mc(w: &mut Workshop) -> Option<()> {
    cut_check(w, |record, _| matches!(record.result, Res::Mc(_)))
}
pub(super) fn k_mc(w: &mut Workshop) -> Option<()> {
    cut_check(w, |record, _| matches!(record.result, Res::K(_)))
}
pub(super) fn ptc(w: &mut Workshop) -> Option<()> {
    cut_check(w, |record, _| record.result == Res::Ptc)
}

/// All that a K calls for.
pub(super) fn reduction(w: &mut Workshop) -> Option<()> {
    let record = w.find(|record| record.reduction.is_some())?;
    w.cut(record.reduction?, record.end);
    Some(())
}

pub(super) fn selection(w: &mut Workshop) -> Option<()> {
    let record = w.find(|record| record.selection.is_some() && record.aim.cells.len() == 1)?;
    let (from, to) = record.selection?;
    w.cut(from, to);
    Some(())
}

/// One that the dice chose is spared.
pub(super) fn spared(w: &mut Workshop) -> Option<()> {
    let record = w.find(|record| matches!(record.result, Res::Kia(_)) && record.aim.cells.len() == 1)?;
    let dies = |what: &What| matches!(what, What::Eliminated(_));
    let n = (record.fire..record.end).find(|n| dies(&w.player.steps[*n]))?;
    w.cut(n, n + 1);
    Some(())
}

/// A survivor of a KIA does not break.
pub(super) fn unbroken_survivor(w: &mut Workshop) -> Option<()> {
    let record = w.find(|record| matches!(record.result, Res::Kia(_)) && record.aim.cells.len() == 1)?;
    let n = (record.fire..record.end).find(|n| is_broken(&w.player.steps[*n]))?;
    w.cut(n, n + 1);
    Some(())
}

fn is_broken(what: &What) -> bool {
    matches!(what, What::StatusChanged(changed) if changed.add.contains(&Status::Broken))
}

/// The highest DR that passes does not pin.
pub(super) fn pin(w: &mut Workshop) -> Option<()> {
    let (_, note) = check(w, |_, note| note.passed && note.pinned)?;
    w.cut(note.dice + 2, note.end);
    Some(())
}

/// A failed PTC does not pin.
pub(super) fn task_pin(w: &mut Workshop) -> Option<()> {
    let (_, note) = check(w, |record, note| record.result == Res::Ptc && !note.passed)?;
    w.cut(note.dice + 2, note.end);
    Some(())
}

/// A failed MC has no effect.
pub(super) fn break_left_out(w: &mut Workshop) -> Option<()> {
    let (_, note) = check(w, |record, note| record.result > Res::Ptc && !note.passed)?;
    w.cut(note.dice + 2, note.end);
    Some(())
}

/// Passed is said for failed, or failed for passed; what follows is left out.
pub(super) fn outcome(w: &mut Workshop) -> Option<()> {
    let (_, note) = check(w, |_, note| note.end > note.dice + 1)?;
    let checked = w.checked(note.dice + 1);
    checked.passed = checked.passed.map(|passed| !passed);
    if note.end > note.dice + 2 {
        w.cut(note.dice + 2, note.end);
    }
    Some(())
}

/// The number of a MC is another.
pub(super) fn number(w: &mut Workshop) -> Option<()> {
    let (_, note) = check(w, |record, _| record.result > Res::Ptc)?;
    let up = w.c.percent(50);
    let checked = w.checked(note.dice + 1);
    let Check::Mc(n) = checked.check else { return None };
    checked.check = Check::Mc(if up || n == 0 { n + 1 } else { n - 1 });
    checked.passed = None;
    Some(())
}

/// Encirclement does not lower the Morale Level.
pub(super) fn morale(w: &mut Workshop) -> Option<()> {
    let men = w.player.world.men.clone();
    let fits = |record: &Record, note: &CheckNote| {
        let was = record.before.get(note.who).is_some_and(|man| man.encircled);
        men[note.who].encircled && (was || record.sealed.is_some())
    };
    let (_, note) = check(w, fits)?;
    let checked = w.checked(note.dice + 1);
    checked.morale = checked.morale.map(|morale| morale + 1);
    checked.passed = None;
    Some(())
}

/// The counter of an Encirclement is left off.
pub(super) fn encirclement(w: &mut Workshop) -> Option<()> {
    let last = |r: &Record| r.sealed.is_some();
    let record = w.find(last)?;
    let n = record.sealed?;
    let alive = record.targets.iter().any(|who| !w.player.world.men[*who].gone);
    w.cut(n, n + 1);
    alive.then_some(())
}

/// A counter of Encirclement behind the fire of a single unit.
pub(super) fn undue_encirclement(w: &mut Workshop) -> Option<()> {
    let first = w.player.records.iter().find(|r| r.aim.mover.is_none())?.clone();
    let lone = first.shots.iter().all(|shot| shot.who == first.shots[0].who);
    if !lone || first.sealed.is_some() {
        return None;
    }
    let hex = Some(asl_core::map::Map::sheet().hex(first.aim.cells[0].0));
    let marker = Marker::Encircled;
    w.insert(first.fire + 3, What::MarkerPlaced(MarkerPlaced { unit: None, hex, marker, removed: false }));
    Some(())
}

/// Somebody checks before the leader.
pub(super) fn order(w: &mut Workshop) -> Option<()> {
    let men = w.player.world.men.clone();
    let leads = |note: &CheckNote| men[note.who].kind == Kind::Leader;
    let pair = |r: &Record| {
        let two = r.checks.windows(2).position(|p| leads(&p[0]) && !leads(&p[1]) && p[0].end == p[1].dice);
        two.filter(|_| r.result > Res::Ptc)
    };
    let record = w.find(|record| pair(record).is_some())?;
    let n = pair(&record)?;
    let (leader, other) = (record.checks[n].clone(), record.checks[n + 1].clone());
    let block: Vec<What> = w.player.steps[leader.dice..leader.end].to_vec();
    w.cut(leader.dice, leader.end);
    let to = other.end - (leader.end - leader.dice);
    block.into_iter().rev().for_each(|what| w.insert(to, what));
    Some(())
}

/// The Wound Severity dr is left out.
pub(super) fn wound(w: &mut Workshop) -> Option<()> {
    let is_wound = |what: &What| matches!(what, What::DiceRolled(rolled) if rolled.purpose == Purpose::Wound);
    let n = w.player.steps.iter().position(is_wound)?;
    w.cut(n, n + 1);
    Some(())
}

fn hit(w: &Workshop) -> Option<usize> {
    w.player.steps.iter().position(|what| matches!(what, What::VehicleHit(_)))
}

/// A vehicle is spared.
pub(super) fn vehicle_spared(w: &mut Workshop) -> Option<()> {
    let n = hit(w)?;
    w.cut(n, n + 1);
    Some(())
}

/// A vehicle suffers another result.
pub(super) fn vehicle_result(w: &mut Workshop) -> Option<()> {
    let n = hit(w)?;
    if let What::VehicleHit(hit) = w.what(n) {
        hit.result = match hit.result {
            VehicleResult::Immobilized => VehicleResult::Eliminated,
            VehicleResult::Eliminated => VehicleResult::Burning,
            VehicleResult::Burning | VehicleResult::None | VehicleResult::Shock | VehicleResult::Stun => {
                VehicleResult::Immobilized
            }
        };
    }
    Some(())
}

/// An attack without its roll, and without what came of it.
pub(super) fn roll(w: &mut Workshop) -> Option<()> {
    let record = w.find(|_| true)?;
    w.cut(record.fire + 1, record.end);
    Some(())
}

/// Another roll for the same attack.
pub(super) fn second_roll(w: &mut Workshop) -> Option<()> {
    let record = w.find(|_| true)?;
    let mut again = w.rolled(&record).clone();
    let (roll, dice) = w.another_roll(&record);
    (again.roll, again.total, again.result, again.column) = (roll, None, None, None);
    w.insert(record.fire + 3, What::IftResolved(again));
    w.insert(record.fire + 3, dice);
    Some(())
}

/// The counter of Opportunity Fire does not turn, although no weapon can have kept its ROF, which is three at most.
pub(super) fn opportunity_counter(w: &mut Workshop) -> Option<()> {
    let opportunity =
        |what: &What| matches!(what, What::FireAttack(fire) if fire.mode == FireMode::Opportunity);
    let shots = w.player.records.iter().filter(|record| opportunity(&w.player.steps[record.fire]));
    if shots.into_iter().any(|record| w.dice(record).0 <= 3) {
        return None;
    }
    let is_prep =
        |what: &What| matches!(what, What::MarkerPlaced(placed) if placed.marker == Marker::PrepFire);
    let n = w.player.steps.iter().rposition(is_prep)?;
    w.cut(n, n + 1);
    Some(())
}

/// A SW that its roll breaks down works on.
pub(super) fn malfunction(w: &mut Workshop) -> Option<()> {
    let fails = |what: &What| matches!(what, What::WeaponFailed(_));
    let steps = w.player.steps.clone();
    let place = |record: &Record| (record.fire..record.end).find(|n| fails(&steps[*n]));
    let record = w.find(|record| place(record).is_some())?;
    let n = place(&record)?;
    w.cut(n, n + 1);
    Some(())
}

/// A SW that its roll leaves alone is said to break down.
pub(super) fn undue_malfunction(w: &mut Workshop) -> Option<()> {
    let dice = |w: &Workshop, record: &Record| {
        let (colored, white) = w.dice(record);
        colored + white
    };
    let low: Vec<AttackId> =
        w.player.records.iter().filter(|record| dice(w, record) < 7).map(|record| record.id).collect();
    let gun = |record: &Record| record.shots.iter().find(|shot| matches!(shot.arm, Arm::Gun(_))).cloned();
    let record = w.find(|record| low.contains(&record.id) && gun(record).is_some())?;
    let shot = gun(&record)?;
    let man = &record.before[shot.who];
    let (unit, weapon) = (man.id(), man.weapon(shot.arm));
    w.insert(
        record.fire + 3,
        What::WeaponFailed(WeaponFailed { unit, weapon, wear: Wear::Malfunctioned, roll: None }),
    );
    Some(())
}
