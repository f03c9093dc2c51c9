//! DRM and FP that are not those due.

use super::workshop::Workshop;
use crate::fire_generator::afv::battle::{Record, Target};
use crate::fire_generator::afv::cases::{of_hull, of_turret};
use crate::fire_generator::afv::tank::{Kind, Seat};
use crate::fire_generator::bench::Bench;
use crate::fire_generator::play::drm_line;
use asl_core::event::*;
use asl_core::vocab::hex::Facing;
use asl_core::vocab::num::Fp;
use asl_core::vocab::phase::Phase;

fn has(record: &Record, name: &str) -> bool {
    record.drm.iter().any(|(other, _)| *other == name)
}

fn value(record: &Record, name: &str) -> i32 {
    record.drm.iter().find(|(other, _)| *other == name).map_or(0, |(_, value)| *value)
}

/// A DRM that is due is left out.
fn omit(w: &mut Workshop, names: &[&str], fits: impl Fn(&Record) -> bool) -> Option<()> {
    let due = |record: &Record| names.iter().any(|name| has(record, name));
    // Without any DRM and without a total a log says nothing of them.
    let record = w.find(|record| fits(record) && due(record))?;
    let name = names.iter().find(|name| has(&record, name))?;
    w.set_drm(&record, name, None);
    Some(())
}

/// A DRM that is due has another value.
fn change(w: &mut Workshop, names: &[&str], fits: impl Fn(&Record) -> bool) -> Option<()> {
    let due = |record: &Record| names.iter().any(|name| has(record, name));
    let record = w.find(|record| fits(record) && due(record))?;
    let name = names.iter().find(|name| has(&record, name))?;
    let wrong = value(&record, name) + w.c.pick(&[-1, 1]);
    w.set_drm(&record, name, Some(wrong));
    Some(())
}

/// A DRM that is not due is added.
fn claim(w: &mut Workshop, name: &str, value: i32, fits: impl Fn(&Record) -> bool) -> Option<()> {
    let record = w.find(|record| fits(record) && !has(record, name))?;
    w.set_drm(&record, name, Some(value));
    Some(())
}

const FAMILY: &[&str] = &["C", "C1", "C2", "C4"];

fn bounding(record: &Record) -> bool {
    record.mode == FireMode::Bounding
}

fn afph(record: &Record) -> bool {
    record.phase == Phase::AFPh
}

pub(super) fn a_omitted(w: &mut Workshop) -> Option<()> {
    omit(w, &["A"], Record::is_to_hit)
}
pub(super) fn a_changed(w: &mut Workshop) -> Option<()> {
    change(w, &["A"], Record::is_to_hit)
}
pub(super) fn a_undue(w: &mut Workshop) -> Option<()> {
    claim(w, "A", 1, |record| record.is_to_hit() && !bounding(record))
}
pub(super) fn a_repeated(w: &mut Workshop) -> Option<()> {
    let repeats = |r: &Record| r.is_to_hit() && r.again && !bounding(r) && r.hull + r.turret == 0;
    claim(w, "A", 2, repeats)
}
pub(super) fn a_bounding(w: &mut Workshop) -> Option<()> {
    claim(w, "A", 1, bounding)
}
pub(super) fn a_omitted_on_ift(w: &mut Workshop) -> Option<()> {
    omit(w, &["A"], |record| !record.is_to_hit())
}
pub(super) fn a_changed_on_ift(w: &mut Workshop) -> Option<()> {
    change(w, &["A"], |record| !record.is_to_hit())
}
pub(super) fn a_of_group(w: &mut Workshop) -> Option<()> {
    change(w, &["A"], |record| record.weapons.len() > 1)
}
pub(super) fn a_for_roof(w: &mut Workshop) -> Option<()> {
    let roof = |record: &Record| record.weapons.len() == 1 && record.weapon().seat == Seat::Roof;
    claim(w, "A", 1, |record| roof(record) && !bounding(record))
}

/// The hull's turn is charged as one of the turret.
pub(super) fn a_hull_as_turret(w: &mut Workshop) -> Option<()> {
    let by_hull = |r: &Record| r.is_to_hit() && r.hull > 0 && r.weapon().seat == Seat::Turret;
    let record = w.find(by_hull)?;
    let turret = record.firer().turret;
    let wrong = value(&record, "A") - of_hull(record.hull) + of_turret(turret, record.hull);
    w.set_drm(&record, "A", Some(wrong));
    Some(())
}

/// Hull and turret turn, and one of them is not charged.
pub(super) fn a_one_of_two(w: &mut Workshop) -> Option<()> {
    let both = |r: &Record| r.is_to_hit() && r.hull > 0 && r.turret > 0 && r.weapon().seat == Seat::Turret;
    let record = w.find(both)?;
    let wrong =
        if w.c.percent(50) { of_hull(record.hull) } else { value(&record, "A") - of_hull(record.hull) };
    w.set_drm(&record, "A", Some(wrong));
    Some(())
}

pub(super) fn c_omitted(w: &mut Workshop) -> Option<()> {
    omit(w, FAMILY, bounding)
}
pub(super) fn c_changed(w: &mut Workshop) -> Option<()> {
    change(w, FAMILY, bounding)
}

/// Another member of the family, with its own value.
pub(super) fn c_other_member(w: &mut Workshop) -> Option<()> {
    let record = w.find(|r| bounding(r) && (has(r, "C") || has(r, "C1") || has(r, "C2")))?;
    let name = FAMILY.iter().find(|name| has(&record, name))?;
    let (other, more) = match *name {
        "C" => ("C1", 1),
        "C1" => ("C2", 1),
        _ => ("C", -2),
    };
    let wrong = value(&record, name) + more;
    w.set_drm(&record, name, None);
    w.set_drm(&record, other, Some(wrong));
    Some(())
}

/// In Motion or Non-Stopped, and charged as if stopped.
pub(super) fn c4_as_c(w: &mut Workshop) -> Option<()> {
    let record = w.find(|record| has(record, "C4"))?;
    w.set_drm(&record, "C4", None);
    w.set_drm(&record, "C", Some(4));
    Some(())
}
pub(super) fn c4_omitted(w: &mut Workshop) -> Option<()> {
    omit(w, &["C4"], |record| !bounding(record))
}

/// Case B for the AFPh shot of a kept ROF, or after a hex was entered.
pub(super) fn b_for_c(w: &mut Workshop) -> Option<()> {
    let record = w.find(|record| afph(record) && has(record, "C"))?;
    w.set_drm(&record, "C", None);
    w.set_drm(&record, "B", Some(2));
    Some(())
}
pub(super) fn b_omitted(w: &mut Workshop) -> Option<()> {
    omit(w, &["B"], |record| !record.to_kill)
}
pub(super) fn b_omitted_to_kill(w: &mut Workshop) -> Option<()> {
    omit(w, &["B"], |record| record.to_kill)
}
pub(super) fn b_changed(w: &mut Workshop) -> Option<()> {
    change(w, &["B"], |_| true)
}
pub(super) fn b_undue(w: &mut Workshop) -> Option<()> {
    claim(w, "B", 2, |record| record.is_to_hit() && !afph(record) && !bounding(record))
}
pub(super) fn b_for_mg(w: &mut Workshop) -> Option<()> {
    claim(w, "B", 2, |r| !r.is_to_hit() && afph(r) && r.weapon().kind == Kind::Mg)
}
pub(super) fn d_undue(w: &mut Workshop) -> Option<()> {
    claim(w, "D", 2, Record::is_to_hit)
}
pub(super) fn i_omitted(w: &mut Workshop) -> Option<()> {
    omit(w, &["I"], |_| true)
}
pub(super) fn i_undue(w: &mut Workshop) -> Option<()> {
    claim(w, "I", 1, Record::is_to_hit)
}
pub(super) fn j_omitted(w: &mut Workshop) -> Option<()> {
    omit(w, &["J", "J1", "J2"], |_| true)
}
pub(super) fn j_changed(w: &mut Workshop) -> Option<()> {
    change(w, &["J", "J1", "J2"], |_| true)
}
pub(super) fn k_omitted(w: &mut Workshop) -> Option<()> {
    omit(w, &["K"], |_| true)
}
pub(super) fn l_changed(w: &mut Workshop) -> Option<()> {
    change(w, &["L"], |_| true)
}
pub(super) fn l_under_way(w: &mut Workshop) -> Option<()> {
    let near = |r: &Record| r.is_to_hit() && r.from.range(r.at) < 3 && r.firer().is_under_way();
    claim(w, "L", -1, near)
}
pub(super) fn q_omitted(w: &mut Workshop) -> Option<()> {
    omit(w, &["Q"], |_| true)
}
pub(super) fn q_changed(w: &mut Workshop) -> Option<()> {
    change(w, &["Q"], |_| true)
}
pub(super) fn r_changed(w: &mut Workshop) -> Option<()> {
    change(w, &["R"], |_| true)
}
pub(super) fn acquired_too_much(w: &mut Workshop) -> Option<()> {
    let all: Vec<(usize, AttackId)> =
        w.battle.records.iter().filter(|r| r.is_to_hit()).map(|r| (r.tank, r.id)).collect();
    // Only the players know what a gun that aimed in an earlier Player Turn had acquired.
    let in_this_turn = |record: &Record| {
        let shots = record.before[record.tank].weapons[record.weapons[0]].shots.len();
        all.iter().filter(|(tank, id)| *tank == record.tank && *id < record.id).count() <= shots
    };
    let record = w.find(|record| value(record, "acq") == -1 && in_this_turn(record))?;
    w.set_drm(&record, "acq", Some(-2));
    Some(())
}
pub(super) fn tem_counted_again(w: &mut Workshop) -> Option<()> {
    let hit = |r: &Record| r.is_to_hit() && r.effect.is_some() && matches!(r.target, Target::Men(..));
    let record = w.find(|record| hit(record) && has(record, "Q"))?;
    let effect = record.effect? + 1;
    let tem = value(&record, "Q");
    let What::IftResolved(ift) = w.what(effect) else { return None };
    ift.drm.push(drm_line("TEM", tem));
    (ift.total, ift.result) = (None, None);
    Some(())
}

pub(super) fn quasi_omitted(w: &mut Workshop) -> Option<()> {
    omit(w, &["quasi-leader"], |_| true)
}
pub(super) fn quasi_changed(w: &mut Workshop) -> Option<()> {
    let record = w.find(|record| has(record, "quasi-leader"))?;
    let wrong = w.c.pick(&[-1, 2]);
    w.set_drm(&record, "quasi-leader", Some(wrong));
    Some(())
}
pub(super) fn quasi_undue(w: &mut Workshop) -> Option<()> {
    claim(w, "quasi-leader", 1, |record| record.is_to_hit() && !record.firer().green)
}
pub(super) fn armor_leader_undue(w: &mut Workshop) -> Option<()> {
    claim(w, "armor-leader", -1, Record::is_to_hit)
}
pub(super) fn leader_undue(w: &mut Workshop) -> Option<()> {
    claim(w, "leader", -1, Record::is_to_hit)
}

/// The Final DR is misadded; the hit follows the sum.
pub(super) fn total(w: &mut Workshop) -> Option<()> {
    let record = w.find(Record::is_to_hit)?;
    let wrong = record.total() + w.c.pick(&[-2, -1, 1, 2]);
    w.attempt(&record).total = Some(wrong as i16);
    Some(())
}

/// A To Hit Number by which a shot that misses hits.
pub(super) fn number(w: &mut Workshop) -> Option<()> {
    let missed = |r: &Record| r.is_to_hit() && !r.hit && r.colored + r.white != 12;
    let record = w.find(missed)?;
    w.attempt(&record).number = Some(record.total() as i16);
    w.retotal(&record);
    Some(())
}

/// A hit is called a miss, or a miss a hit.
pub(super) fn hit(w: &mut Workshop) -> Option<()> {
    let settled = |r: &Record| r.is_to_hit() && !matches!(r.colored + r.white, 2 | 12);
    let record = w.find(settled)?;
    w.attempt(&record).hit = Some(!record.hit);
    Some(())
}

fn factor_of<'a>(attack: &'a FireAttack, reason: &str) -> Option<(usize, usize, &'a Factor)> {
    attack.firers.iter().enumerate().find_map(|(n, firer)| {
        let named = |f: &&Factor| f.reason.as_ref().is_some_and(|name| name.as_str() == reason);
        let k = firer.factors.iter().position(|f| named(&f))?;
        Some((n, k, &firer.factors[k]))
    })
}

/// A factor that is due is left out.
fn no_factor(w: &mut Workshop, reason: &'static str, fits: impl Fn(&Record) -> bool) -> Option<()> {
    let steps = w.steps().clone();
    let due = |record: &Record| {
        let What::FireAttack(attack) = &steps[record.fire] else { return false };
        !record.is_to_hit() && factor_of(attack, reason).is_some()
    };
    let record = w.find(|record| fits(record) && due(record))?;
    let attack = w.declared(&record);
    let (n, k, _) = factor_of(attack, reason)?;
    attack.firers[n].factors.remove(k);
    w.resum(&record);
    Some(())
}

/// A factor that is not due is applied.
fn undue_factor(w: &mut Workshop, reason: &str, fits: impl Fn(&Record) -> bool) -> Option<()> {
    let record = w.find(|record| !record.is_to_hit() && fits(record))?;
    let reason = reason.parse().ok();
    w.declared(&record).firers[0].factors.push(Factor { op: FactorOp::Half, reason });
    w.resum(&record);
    Some(())
}

pub(super) fn no_bounding_half(w: &mut Workshop) -> Option<()> {
    no_factor(w, "bounding", |_| true)
}
pub(super) fn no_afph_half(w: &mut Workshop) -> Option<()> {
    no_factor(w, "AFPh", |_| true)
}
pub(super) fn no_motion_half(w: &mut Workshop) -> Option<()> {
    no_factor(w, "motion", |_| true)
}
pub(super) fn flame_halved(w: &mut Workshop) -> Option<()> {
    undue_factor(w, "bounding", |record| record.weapon().kind == Kind::Flame && bounding(record))
}
pub(super) fn flame_halved_in_afph(w: &mut Workshop) -> Option<()> {
    undue_factor(w, "AFPh", |record| record.weapon().kind == Kind::Flame && afph(record))
}
pub(super) fn undue_bounding_half(w: &mut Workshop) -> Option<()> {
    undue_factor(w, "bounding", |record| !bounding(record) && record.weapon().kind == Kind::Mg)
}
pub(super) fn undue_motion_half(w: &mut Workshop) -> Option<()> {
    undue_factor(w, "motion", |record| !record.firer().is_under_way())
}

/// Another FP than the counter's.
pub(super) fn base(w: &mut Workshop) -> Option<()> {
    let record = w.find(|record| !record.is_to_hit())?;
    let firer = &mut w.declared(&record).firers[0];
    firer.base = firer.base.map(|fp| fp + Fp::whole(2));
    w.resum(&record);
    Some(())
}

/// FP of a group misadded.
pub(super) fn sum(w: &mut Workshop) -> Option<()> {
    let record = w.find(|record| record.weapons.len() > 1)?;
    let attack = w.declared(&record);
    attack.fp = attack.fp.map(|fp| fp + Fp::whole(1));
    attack.column = None;
    let ift = w.ift(&record);
    (ift.column, ift.result) = (None, None);
    Some(())
}

/// Another facing than the one struck.
pub(super) fn facing(w: &mut Workshop) -> Option<()> {
    let n = w.step(|what| matches!(what, What::Claimed(_)))?;
    let all = [Facing::Front, Facing::Side, Facing::Rear];
    let wrong = w.c.pick(&all);
    let What::Claimed(Claimed { claim: Claim::Facing { facing, .. }, .. }) = w.what(n) else { return None };
    (*facing != wrong).then(|| *facing = wrong)
}

/// The AF of another facing or part.
pub(super) fn armor(w: &mut Workshop) -> Option<()> {
    let pierced = |r: &Record| r.effect.is_some() && matches!(r.target, Target::Tank(_));
    let record = w.find(pierced)?;
    let wrong = w.c.pick(&[8, 3, 11, 4]);
    let n = record.effect? + 1;
    let What::ToKillAttempt(kill) = w.what(n) else { return None };
    (kill.armor != Some(wrong)).then(|| kill.armor = Some(wrong))
}

/// The To Kill Number of a shot of AP that does nothing is wrong; that of HE or HEAT, were none named, would be asked about.
pub(super) fn kill_number(w: &mut Workshop) -> Option<()> {
    let pierced = |r: &Record| {
        let critical = r.colored + r.white == 2;
        r.effect.is_some() && !r.to_kill && !critical && matches!(r.target, Target::Tank(_))
    };
    let record = w.find(pierced)?;
    let n = record.effect? + 1;
    let What::ToKillAttempt(kill) = w.what(n) else { return None };
    let number = kill.number.filter(|_| kill.result == Some(VehicleResult::None))?;
    kill.number = Some(number - 3);
    let hits = (0..n).rev().find(|n| matches!(w.what(*n), What::ToHitAttempt(_)))?;
    let What::ToHitAttempt(attempt) = w.what(hits) else { return None };
    attempt.ammo = attempt.ammo.clone().or_else(|| "AP".parse().ok());
    Some(())
}
