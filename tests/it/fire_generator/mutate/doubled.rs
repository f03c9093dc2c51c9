//! Fire that is not allowed: a second time, by whom, when, how far, and in what group.

use super::workshop::Workshop;
use crate::fire_generator::bench::Bench;
use crate::fire_generator::men::{Arm, Kind, Man};
use crate::fire_generator::play::{Record, Shot};
use asl_core::event::*;
use asl_core::vocab::hex::Cell;
use asl_core::vocab::num::Mp;
use asl_core::vocab::phase::Phase;

/// An attack and a firer of it of which this is true.
fn shot(w: &mut Workshop, fits: impl Fn(&Record, &Shot) -> bool) -> Option<(Record, Shot)> {
    let record = w.find(|record| record.shots.iter().any(|shot| fits(record, shot)))?;
    let shot = record.shots.iter().find(|shot| fits(&record, shot))?.clone();
    Some((record, shot))
}

/// Fires again at the same hex, at once.
fn again(w: &mut Workshop, record: &Record, man: &Man, arm: Arm) {
    w.shoot(record.end, man, arm, record.aim.mode, record.aim.cells[0], Vec::new());
}

fn fit_after(w: &Workshop, record: &Record, who: usize) -> Option<Man> {
    Some(w.after(record)[who].clone()).filter(Man::is_fit)
}

pub(super) fn inherent(w: &mut Workshop) -> Option<()> {
    let (record, shot) = shot(w, |_, shot| shot.arm == Arm::Inherent)?;
    let man = fit_after(w, &record, shot.who)?;
    again(w, &record, &man, Arm::Inherent);
    Some(())
}

/// A SW whose ROF is used up.
pub(super) fn weapon(w: &mut Workshop) -> Option<()> {
    let lost = |record: &Record, s: &Shot| {
        matches!(s.arm, Arm::Gun(_)) && !s.second && record.aim.mode != FireMode::Advancing
    };
    let (record, shot) = shot(w, lost)?;
    let man = fit_after(w, &record, shot.who)?;
    let (colored, _) = w.dice(&record);
    let Arm::Gun(n) = shot.arm else { return None };
    if colored <= man.guns[n].rof {
        return None;
    }
    again(w, &record, &man, shot.arm);
    Some(())
}

/// Multiple ROF in the AFPh.
pub(super) fn advancing_rof(w: &mut Workshop) -> Option<()> {
    let mg = |r: &Record, s: &Shot| matches!(s.arm, Arm::Gun(_)) && r.aim.mode == FireMode::Advancing;
    let (record, shot) = shot(w, mg)?;
    let man = fit_after(w, &record, shot.who)?;
    again(w, &record, &man, shot.arm);
    Some(())
}

/// Fires in the AFPh after Prep Fire.
pub(super) fn other_phase(w: &mut Workshop) -> Option<()> {
    let (record, shot) = shot(w, |record, _| record.phase == Phase::PFPh)?;
    let man = w.player.world.men[shot.who].clone();
    if !man.is_fit() {
        return None;
    }
    let n = w.phase(Phase::AFPh) + 1;
    w.shoot(n, &man, shot.arm, FireMode::Advancing, record.aim.cells[0], Vec::new());
    Some(())
}

/// Inherent FP of a HS or crew that fired its SW.
pub(super) fn small_inherent(w: &mut Workshop) -> Option<()> {
    let small = |r: &Record, s: &Shot| {
        r.phase != Phase::MPh && !s.second && s.arm != Arm::Inherent && r.before[s.who].kind != Kind::Squad
    };
    let (record, shot) = shot(w, small)?;
    let man = fit_after(w, &record, shot.who)?;
    (record.aim.mode != FireMode::Final).then_some(())?;
    again(w, &record, &man, Arm::Inherent);
    Some(())
}

/// A leader directs another attack.
pub(super) fn direction(w: &mut Workshop) -> Option<()> {
    let record = w.find(|record| !record.led.is_empty() && record.aim.mover.is_none())?;
    let after = w.after(&record);
    let leader = after[record.led[0]].clone();
    let with = |man: &&Man| man.cell == leader.cell && man.is_mmc() && man.is_fit() && man.fired.is_none();
    let other = after.iter().filter(with).find(|man| man.side == leader.side)?.clone();
    let led = vec![leader.id()];
    w.shoot(record.end, &other, Arm::Inherent, record.aim.mode, record.aim.cells[0], led);
    Some(())
}

/// A pinned leader directs.
pub(super) fn pinned_leader(w: &mut Workshop) -> Option<()> {
    let record = w.find(|record| record.led.len() == 1)?;
    let unit = record.before[record.led[0]].id();
    w.insert(
        record.fire,
        What::MarkerPlaced(MarkerPlaced { unit: Some(unit), hex: None, marker: Marker::Pin, removed: false }),
    );
    Some(())
}

/// A leader elsewhere directs.
pub(super) fn leader_elsewhere(w: &mut Workshop) -> Option<()> {
    let free = |record: &Record| {
        let cell = record.before[record.shots[0].who].cell;
        let side = record.before[record.shots[0].who].side;
        let one = record.shots.iter().all(|shot| record.before[shot.who].cell == cell);
        let able = |man: &&Man| {
            man.kind == Kind::Leader && man.side == side && man.cell != cell && man.led.is_none()
        };
        let leader = record.before.iter().filter(able).find(|man| man.is_fit() && !man.pinned);
        leader.filter(|_| one && record.led.is_empty()).map(Man::id)
    };
    let record = w.find(|record| free(record).is_some())?;
    let leader = free(&record)?;
    w.declared(&record).directors.push(leader);
    Some(())
}

/// A status before the shot of one firer.
fn stricken(w: &mut Workshop, status: Status, fits: impl Fn(&Record, &Shot) -> bool) -> Option<()> {
    let (record, shot) = shot(w, fits)?;
    let unit = record.before[shot.who].id();
    let (add, remove) = (vec![status], Vec::new());
    w.insert(record.fire, What::StatusChanged(StatusChanged { unit, add, remove, attack: None }));
    Some(())
}

pub(super) fn broken(w: &mut Workshop) -> Option<()> {
    stricken(w, Status::Broken, |_, _| true)
}
pub(super) fn ti(w: &mut Workshop) -> Option<()> {
    stricken(w, Status::Ti, |_, _| true)
}
pub(super) fn melee(w: &mut Workshop) -> Option<()> {
    stricken(w, Status::Melee, |_, _| true)
}

/// A unit that may fire and an enemy's hex, for a moment that is wrong.
fn moment(w: &mut Workshop, side: usize, phase: Phase, mode: FireMode) -> Option<()> {
    let n = w.phase(phase) + 1;
    let before = w.player.records.iter().find(|record| record.fire > n).map(|record| record.before.clone());
    let men = before.unwrap_or_else(|| w.player.world.men.clone());
    let fresh = |man: &&Man| man.side == side && man.is_mmc() && man.is_fit() && man.fired.is_none();
    let man = men.iter().find(fresh)?.clone();
    let near =
        |other: &&Man| other.side != side && !other.gone && other.cell.range(man.cell) <= 2 * man.range;
    let target = men.iter().find(near)?;
    w.shoot(n, &man, Arm::Inherent, mode, (target.cell, target.level), Vec::new());
    Some(())
}

pub(super) fn attacker_in_dfph(w: &mut Workshop) -> Option<()> {
    moment(w, 0, Phase::DFPh, FireMode::Final)
}
pub(super) fn attacker_in_mph(w: &mut Workshop) -> Option<()> {
    moment(w, 0, Phase::MPh, FireMode::Bounding)
}
pub(super) fn defender_in_pfph(w: &mut Workshop) -> Option<()> {
    moment(w, 1, Phase::PFPh, FireMode::Prep)
}
pub(super) fn defender_in_rtph(w: &mut Workshop) -> Option<()> {
    moment(w, 1, Phase::RtPh, FireMode::Final)
}

/// Beyond twice the normal range.
pub(super) fn too_far(w: &mut Workshop) -> Option<()> {
    let n = w.phase(Phase::PFPh) + 1;
    let men = w.player.start.men.clone();
    let pairs = men.iter().flat_map(|man| men.iter().map(move |enemy| (man, enemy)));
    let far = |(man, enemy): &(&Man, &Man)| {
        let fits = man.side == 0 && enemy.side == 1 && man.is_mmc() && man.is_fit();
        fits && man.cell.range(enemy.cell) > 2 * man.range
    };
    let (man, enemy) = pairs.into_iter().find(far)?;
    let (man, at) = (man.clone(), (enemy.cell, enemy.level));
    w.shoot(n, &man, Arm::Inherent, FireMode::Prep, at, Vec::new());
    Some(())
}

/// A member whose Location touches none of the group.
pub(super) fn stranger(w: &mut Workshop) -> Option<()> {
    let stray = |record: &Record| {
        let side = record.before[record.shots[0].who].side;
        let cells: Vec<Cell> = record.shots.iter().map(|shot| record.before[shot.who].cell).collect();
        let far = |man: &&Man| cells.iter().all(|cell| cell.range(man.cell) > 1);
        let free = |man: &&Man| man.side == side && man.is_mmc() && man.is_fit() && man.fired.is_none();
        record.before.iter().filter(free).find(far).cloned()
    };
    let record = w.find(|record| record.aim.cells.len() == 1 && stray(record).is_some())?;
    let man = stray(&record)?;
    let attack = w.declared(&record);
    let mut firer = attack.firers[0].clone();
    (firer.unit, firer.weapon, firer.base) = (man.id(), Use::Inherent, None);
    (firer.rof_kept, firer.factors) = (false, Vec::new());
    attack.firers.push(firer);
    (attack.fp, attack.column) = (None, None);
    Some(())
}

/// A group of one Location is split.
pub(super) fn split(w: &mut Workshop) -> Option<()> {
    let apart = |record: &Record| {
        let place = |n: usize| record.before[record.shots[n].who].cell;
        let fresh = |shot: &Shot| !shot.again && !shot.second;
        let one = record.aim.cells.len() == 1 && fresh(&record.shots[0]);
        let last = record.shots.len() - 1;
        (one && last > 0 && place(last) == place(0) && fresh(&record.shots[last])).then_some(last)
    };
    let record = w.find(|record| apart(record).is_some())?;
    let last = record.shots[apart(&record)?].clone();
    let alive = record.targets.iter().any(|who| !w.after(&record)[*who].gone);
    let man = fit_after(w, &record, last.who)?;
    let attack = w.declared(&record);
    attack.firers.pop();
    (attack.fp, attack.column) = (None, None);
    again(w, &record, &man, last.arm);
    alive.then_some(())
}

/// One that cowered fires what it has not fired yet.
pub(super) fn cowered(w: &mut Workshop) -> Option<()> {
    let idle = |record: &Record, shot: &Shot| {
        let man = &record.before[shot.who];
        let lone = record.shots.iter().all(|other| other.who == shot.who);
        record.cowered > 0
            && lone
            && man.guns.len() == 1
            && record.shots.len() == 1
            && man.kind == Kind::Squad
    };
    let (record, shot) = shot(w, idle)?;
    let man = fit_after(w, &record, shot.who)?;
    let arm = if shot.arm == Arm::Inherent { Arm::Gun(0) } else { Arm::Inherent };
    if record.before[shot.who].guns[0].shots > 0 || record.before[shot.who].inherent {
        return None;
    }
    again(w, &record, &man, arm);
    Some(())
}

/// A SW that the unit has not, and nobody else from whom it might have it.
pub(super) fn foreign_weapon(w: &mut Workshop) -> Option<()> {
    let (record, shot) = shot(w, |r, s| s.arm != Arm::Inherent && r.before[s.who].guns.len() == 1)?;
    let owned = |name: &str| record.before.iter().any(|man| man.guns.iter().any(|gun| gun.name == name));
    let other = ["HMG", "MMG", "LMG", "LMG-2"].into_iter().find(|name| !owned(name))?;
    let unit = record.before[shot.who].id();
    let attack = w.declared(&record);
    let firer = attack.firers.iter_mut().find(|f| f.unit == unit && f.weapon != Use::Inherent)?;
    (firer.weapon, firer.base) = (Use::Sw(other.parse().ok()?), None);
    firer.factors.clear();
    (attack.fp, attack.column) = (None, None);
    Some(())
}

/// A pinned unit moves on.
pub(super) fn pinned_moves(w: &mut Workshop) -> Option<()> {
    let moves = |what: &What| matches!(what, What::MfSpent(_));
    let all: Vec<usize> = (0..w.player.steps.len()).filter(|n| moves(&w.player.steps[*n])).collect();
    let n = w.c.pick_any(&all)?;
    let What::MfSpent(spent) = w.player.steps[n].clone() else { return None };
    let unit = Some(spent.unit.clone());
    w.insert(n + 1, What::MfSpent(MfSpent { cost: Some(Mp::HALF), ..spent }));
    w.insert(
        n + 1,
        What::MarkerPlaced(MarkerPlaced { unit, hex: None, marker: Marker::Pin, removed: false }),
    );
    Some(())
}

/// A unit on Opportunity Fire fires in the PFPh.
pub(super) fn opportunity_early(w: &mut Workshop) -> Option<()> {
    let (record, shot) = shot(w, |record, _| record.phase == Phase::PFPh)?;
    let unit = Some(record.before[shot.who].id());
    let marker = Marker::OpportunityFire;
    let n = w.phase(Phase::PFPh) + 1;
    w.insert(n, What::MarkerPlaced(MarkerPlaced { unit, hex: None, marker, removed: false }));
    Some(())
}
