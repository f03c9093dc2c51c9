//! Wrong figures: FP, column, DRM, Final DR, result.

use super::workshop::{Workshop, said};
use crate::fire_generator::chart::chart;
use crate::fire_generator::fire::fp_of_column;
use crate::fire_generator::men::Arm;
use crate::fire_generator::play::{Record, drm_line};
use asl_core::event::*;
use asl_core::vocab::Modifier;
use asl_core::vocab::num::{Drm, Fp};

/// The printed FP are misread.
pub(super) fn base(w: &mut Workshop) -> Option<()> {
    let record = w.find(|_| true)?;
    let (n, up) = (w.c.below(i32::try_from(record.shots.len()).ok()?) as usize, w.c.percent(50));
    let attack = w.declared(&record);
    let base = attack.firers[n].base?.floor();
    attack.firers[n].base = Some(Fp::whole(if up || base < 2 { base + 1 } else { base - 1 }));
    w.resum(&record);
    Some(())
}

/// A range is declared that is not that of the hexes.
pub(super) fn range(w: &mut Workshop) -> Option<()> {
    let record = w.find(|record| record.shots.len() == 1 && record.id.0.is_multiple_of(2))?;
    let more = u16::try_from(w.c.below(5)).ok()? + 1;
    *w.declared(&record).target.ranges.first_mut()? += more;
    Some(())
}

fn factor_of(
    attack: &FireAttack,
    fits: fn(&Firer) -> bool,
    asked: impl Fn(&Factor) -> bool,
) -> Option<(usize, usize)> {
    let firers = attack.firers.iter().enumerate().filter(|(_, firer)| fits(firer));
    firers.into_iter().find_map(|(n, f)| f.factors.iter().position(&asked).map(|k| (n, k)))
}

fn named<'a>(reason: &'a str) -> impl Fn(&Factor) -> bool + 'a {
    move |factor| factor.reason.as_ref().is_some_and(|name| name.as_str() == reason)
}

/// An attack with such a factor, the firer, who fits, and the factor.
fn with(
    w: &mut Workshop,
    reason: &str,
    plain: bool,
    fits: fn(&Firer) -> bool,
) -> Option<(Record, usize, usize)> {
    let steps = w.player.steps.clone();
    let place = |record: &Record| {
        let What::FireAttack(attack) = &steps[record.fire] else { return None };
        factor_of(attack, fits, named(reason))
    };
    let record = w.find(|record| place(record).is_some() && (!plain || record.aim.cells.len() == 1))?;
    let (n, k) = place(&record)?;
    Some((record, n, k))
}

fn forget(w: &mut Workshop, reason: &str) -> Option<()> {
    forget_of(w, reason, |_| true)
}

fn forget_of(w: &mut Workshop, reason: &str, fits: fn(&Firer) -> bool) -> Option<()> {
    let (record, n, k) = with(w, reason, reason != "spraying", fits)?;
    w.declared(&record).firers[n].factors.remove(k);
    w.resum(&record);
    Some(())
}

fn repeat(w: &mut Workshop, reason: &str) -> Option<()> {
    let (record, n, k) = with(w, reason, true, |_| true)?;
    let factors = &mut w.declared(&record).firers[n].factors;
    let factor = factors[k].clone();
    factors.insert(k, factor);
    w.resum(&record);
    Some(())
}

pub(super) fn no_pbf(w: &mut Workshop) -> Option<()> {
    forget(w, "PBF")
}
pub(super) fn no_long_range(w: &mut Workshop) -> Option<()> {
    forget(w, "long-range")
}
pub(super) fn no_concealed(w: &mut Workshop) -> Option<()> {
    forget(w, "concealed")
}
pub(super) fn no_afph(w: &mut Workshop) -> Option<()> {
    forget(w, "AFPh")
}
pub(super) fn no_pin(w: &mut Workshop) -> Option<()> {
    forget(w, "pin")
}
/// The log does not tell whether a MG that is fired for the first time is (A8.3).
pub(super) fn no_subsequent(w: &mut Workshop) -> Option<()> {
    forget_of(w, "SFF", |firer| firer.weapon == Use::Inherent)
}
pub(super) fn no_final(w: &mut Workshop) -> Option<()> {
    forget(w, "final-fire")
}
pub(super) fn no_spraying(w: &mut Workshop) -> Option<()> {
    forget(w, "spraying")
}
pub(super) fn pbf_twice(w: &mut Workshop) -> Option<()> {
    repeat(w, "PBF")
}
pub(super) fn long_range_twice(w: &mut Workshop) -> Option<()> {
    repeat(w, "long-range")
}
pub(super) fn afph_twice(w: &mut Workshop) -> Option<()> {
    repeat(w, "AFPh")
}
pub(super) fn pin_twice(w: &mut Workshop) -> Option<()> {
    repeat(w, "pin")
}

/// A factor that is not due.
fn undue(w: &mut Workshop, reason: &'static str, op: FactorOp, fits: impl Fn(&Record) -> bool) -> Option<()> {
    let record = w.find(|record| record.aim.cells.len() == 1 && fits(record))?;
    let factors = &mut w.declared(&record).firers[0].factors;
    if factors.iter().any(named(reason)) {
        return None;
    }
    factors.insert(0, Factor { op, reason: Some(reason.parse().expect("a name")) });
    w.resum(&record);
    Some(())
}

pub(super) fn undue_pbf(w: &mut Workshop) -> Option<()> {
    undue(w, "PBF", FactorOp::Times(2), |_| true)
}
pub(super) fn undue_long_range(w: &mut Workshop) -> Option<()> {
    undue(w, "long-range", FactorOp::Half, |_| true)
}
pub(super) fn undue_concealed(w: &mut Workshop) -> Option<()> {
    undue(w, "concealed", FactorOp::Half, |record| !record.targets.is_empty())
}
pub(super) fn undue_afph(w: &mut Workshop) -> Option<()> {
    undue(w, "AFPh", FactorOp::Half, |_| true)
}
pub(super) fn undue_pin(w: &mut Workshop) -> Option<()> {
    undue(w, "pin", FactorOp::Half, |_| true)
}
pub(super) fn undue_assault(w: &mut Workshop) -> Option<()> {
    undue(w, "assault", FactorOp::Plus(Fp::whole(1)), |_| true)
}

/// Three times instead of twice.
pub(super) fn tripled(w: &mut Workshop) -> Option<()> {
    let (record, n, k) = with(w, "PBF", true, |_| true)?;
    let factor = &mut w.declared(&record).firers[n].factors[k];
    (factor.op, factor.reason) = (FactorOp::Times(3), Some("TPBF".parse().expect("a name")));
    w.resum(&record);
    Some(())
}

/// Fractions of the sum are dropped, or rounded up.
pub(super) fn rounded(w: &mut Workshop) -> Option<()> {
    let record = w.find(|record| record.aim.cells.len() == 1 && record.sum.ceil() != record.sum)?;
    let up = w.c.percent(50);
    let attack = w.declared(&record);
    let sum = attack.fp?;
    attack.fp = Some(Fp::whole(if up { sum.ceil() } else { sum.floor() }));
    Some(())
}

/// The sum is misadded.
pub(super) fn sum(w: &mut Workshop) -> Option<()> {
    let record = w.find(|_| true)?;
    let more = Fp::whole(u32::try_from(w.c.between(1, 3)).ok()?);
    let attack = w.declared(&record);
    attack.fp = Some(attack.fp? + more);
    attack.column = None;
    Some(())
}

/// The column of the declaration is the next one.
pub(super) fn column(w: &mut Workshop) -> Option<()> {
    let up = w.c.percent(50);
    let next = |n: usize| if up { Some(n + 1).filter(|n| *n < 11) } else { n.checked_sub(1) };
    let record = w.find(|record| record.column.and_then(next).is_some())?;
    let wrong = record.column.and_then(next)?;
    w.declared(&record).column = Some(fp_of_column(wrong));
    Some(())
}

/// The roll is read on the next column.
fn misread(w: &mut Workshop, fits: impl Fn(&Record) -> bool, by: impl Fn(&Record) -> i64) -> Option<()> {
    let next = |record: &Record| {
        let wrong = i64::try_from(record.used?).ok()? + by(record);
        usize::try_from(wrong).ok().filter(|n| *n < 11)
    };
    let record = w.find(|record| fits(record) && next(record).is_some())?;
    let wrong = next(&record)?;
    let ift = w.rolled(&record);
    ift.column = Some(fp_of_column(wrong));
    ift.result = Some(chart().result(Some(wrong), record.total).word().parse().ok()?);
    Some(())
}

fn is_double(w: &Workshop) -> impl Fn(&Record) -> bool + use<> {
    let doubles: Vec<AttackId> = w
        .player
        .records
        .iter()
        .filter(|record| {
            let (a, b) = w.dice(record);
            a == b
        })
        .map(|record| record.id)
        .collect();
    move |record| doubles.contains(&record.id)
}

pub(super) fn column_used(w: &mut Workshop) -> Option<()> {
    let (double, by) = (is_double(w), w.c.pick(&[-1, 1]));
    misread(w, |record| !double(record), |_| by)
}
pub(super) fn no_cowering(w: &mut Workshop) -> Option<()> {
    misread(w, |record| record.cowered > 0, |record| i64::try_from(record.cowered).expect("few"))
}
pub(super) fn one_for_two(w: &mut Workshop) -> Option<()> {
    misread(w, |record| record.cowered == 2, |_| 1)
}
pub(super) fn undue_cowering(w: &mut Workshop) -> Option<()> {
    let double = is_double(w);
    misread(w, |record| double(record) && record.cowered == 0, |_| -1)
}

/// A DRM is changed; Final DR and result follow.
fn redo(w: &mut Workshop, name: &'static str, change: impl Fn(i16) -> Option<i16>) -> Option<()> {
    let value = |record: &Record| record.drm.iter().find(|(n, _)| *n == name).map(|(_, v)| *v as i16);
    let fits = |record: &Record| value(record).is_some_and(|v| change(v) != Some(v));
    let record = w.find(fits)?;
    let new = change(value(&record)?);
    let ift = w.rolled(&record);
    match new {
        None => ift.drm.retain(|line| line.name.as_str() != name),
        Some(new) => ift
            .drm
            .iter_mut()
            .filter(|line| line.name.as_str() == name)
            .for_each(|line| line.value = Some(Drm(new))),
    }
    w.retotal(&record);
    Some(())
}

pub(super) fn leader_omitted(w: &mut Workshop) -> Option<()> {
    redo(w, "leader", |v| if v == 0 { Some(0) } else { None })
}
pub(super) fn leader_changed(w: &mut Workshop) -> Option<()> {
    redo(w, "leader", |v| Some(v - 1))
}
pub(super) fn leader_sign(w: &mut Workshop) -> Option<()> {
    redo(w, "leader", |v| Some(-v))
}
pub(super) fn tem_omitted(w: &mut Workshop) -> Option<()> {
    redo(w, "TEM", |_| None)
}
pub(super) fn tem_changed(w: &mut Workshop) -> Option<()> {
    redo(w, "TEM", |v| Some(v - 1))
}
pub(super) fn hindrance_omitted(w: &mut Workshop) -> Option<()> {
    redo(w, "hindrance", |_| None)
}
pub(super) fn hindrance_changed(w: &mut Workshop) -> Option<()> {
    redo(w, "hindrance", |v| Some(v + 1))
}
pub(super) fn encircled_omitted(w: &mut Workshop) -> Option<()> {
    redo(w, "encircled", |_| None)
}

/// A DRM that is not due.
fn claim(w: &mut Workshop, name: &str, value: i32, fits: impl Fn(&Record) -> bool) -> Option<()> {
    let record = w.find(|record| fits(record) && record.drm.iter().all(|(n, _)| *n != name))?;
    w.rolled(&record).drm.push(drm_line(name, value));
    w.retotal(&record);
    Some(())
}

pub(super) fn undue_encircled(w: &mut Workshop) -> Option<()> {
    claim(w, "encircled", 1, |_| true)
}
pub(super) fn ffmo_on_pinned(w: &mut Workshop) -> Option<()> {
    let pinned = |r: &Record| r.aim.mover.is_some_and(|who| r.before[who].pinned);
    let name = w.c.pick(&["FFMO", "FFNAM"]);
    claim(w, name, -1, pinned)
}
pub(super) fn undue_leader(w: &mut Workshop) -> Option<()> {
    claim(w, "leader", -1, |_| true)
}

/// A DRM counts twice.
pub(super) fn drm_twice(w: &mut Workshop) -> Option<()> {
    let record = w.find(|record| !record.drm.is_empty())?;
    // There may be several Hindrances.
    let apart = |line: &&DrmLine| !line.is(Modifier::Hindrance);
    let line = w.rolled(&record).drm.iter().find(apart)?.clone();
    w.rolled(&record).drm.push(line);
    w.retotal(&record);
    Some(())
}

/// The Final DR is misadded; the result follows.
pub(super) fn total(w: &mut Workshop) -> Option<()> {
    let record = w.find(|_| true)?;
    let wrong = record.total + w.c.pick(&[-2, -1, 1, 2]);
    let ift = w.rolled(&record);
    ift.total = Some(wrong as i16);
    ift.result = Some(chart().result(record.used, wrong).word().parse().ok()?);
    Some(())
}

/// The result is that of the row or column beside.
pub(super) fn result(w: &mut Workshop) -> Option<()> {
    let (by, row) = (w.c.pick(&[-1, 1]), w.c.percent(50));
    let beside = |record: &Record| match (row, record.used?) {
        (true, used) => Some(chart().result(Some(used), record.total + by)),
        (false, used) => {
            let next = used.checked_add_signed(by as isize).filter(|n| *n < 11)?;
            Some(chart().result(Some(next), record.total))
        }
    };
    let record = w.find(|record| beside(record).is_some_and(|result| result != record.result))?;
    let wrong = beside(&record)?;
    w.rolled(&record).result = Some(wrong.word().parse().ok()?);
    Some(())
}

/// Assault Fire without rounding up.
pub(super) fn assault_unrounded(w: &mut Workshop) -> Option<()> {
    let (record, n, _) = with(w, "assault", true, |_| true)?;
    let attack = w.declared(&record);
    let last = attack.firers[n].factors.len() - 1;
    let mut firer = attack.firers[n].clone();
    firer.factors.truncate(last);
    let exact = said(&firer) + Fp::whole(1);
    if exact == said(&attack.firers[n]) {
        return None;
    }
    let others = attack.firers.iter().enumerate().filter(|(k, _)| *k != n).map(|(_, f)| said(f));
    attack.fp = Some(others.fold(exact, |sum, fp| sum + fp));
    attack.column = None;
    Some(())
}

/// Opportunity Fire halved for the AFPh.
pub(super) fn opportunity_halved(w: &mut Workshop) -> Option<()> {
    undue(w, "AFPh", FactorOp::Half, |record| record.aim.mode == FireMode::Opportunity)
}

/// The bonus of Assault Fire for a MG.
pub(super) fn assault_of_gun(w: &mut Workshop) -> Option<()> {
    undue(w, "assault", FactorOp::Plus(Fp::whole(1)), |record| record.shots[0].arm != Arm::Inherent)
}
