//! Residual FP that is laid, made or passed by otherwise than it has to be.

use super::workshop::Workshop;
use crate::fire_generator::bench::Bench;
use crate::fire_generator::chart::Res;
use crate::fire_generator::men::{Arm, Man};
use crate::fire_generator::play::{Record, drm_line};
use asl_core::event::*;
use asl_core::vocab::num::Fp;
use asl_core::vocab::phase::Phase;

/// A counter that was laid: its step and its FP.
fn counter(w: &mut Workshop, fits: impl Fn(&Workshop, usize, i64) -> bool) -> Option<(usize, i64)> {
    let all: Vec<(usize, i64)> = w.player.laid.iter().copied().filter(|(n, fp)| fits(w, *n, *fp)).collect();
    w.c.pick_any(&all)
}

fn laid(w: &mut Workshop, n: usize) -> &mut ResidualLaid {
    let What::ResidualLaid(laid) = w.what(n) else { panic!("no counter") };
    laid
}

/// An attack by Residual FP.
fn attack(w: &mut Workshop, fits: impl Fn(&Record) -> bool) -> Option<Record> {
    let all: Vec<usize> =
        (0..w.player.by_residual.len()).filter(|n| fits(&w.player.by_residual[*n])).collect();
    let n = w.c.pick_any(&all)?;
    Some(w.player.by_residual[n].clone())
}

/// Far more than any attack with these dice leaves.
pub(super) fn figure(w: &mut Workshop) -> Option<()> {
    // More than 12 no attack leaves.
    let (n, fp) = counter(w, |_, _, fp| fp < 12)?;
    laid(w, n).fp = Fp::whole(u32::try_from(fp).ok()? + 16);
    Some(())
}

/// The same counter once more.
pub(super) fn as_many(w: &mut Workshop) -> Option<()> {
    let (n, _) = counter(w, |_, _, _| true)?;
    let again = w.player.steps[n].clone();
    w.insert(n + 1, again);
    Some(())
}

fn again(w: &mut Workshop, record: &Record, at: usize) {
    let (roll, dice) = w.another_roll(record);
    let What::FireAttack(mut declared) = w.player.steps[record.fire].clone() else {
        panic!("no declaration")
    };
    let What::IftResolved(mut ift) = w.player.steps[record.fire + 2].clone() else { panic!("no roll") };
    let id = AttackId(900);
    (declared.attack, ift.attack, ift.roll) = (id, id, roll);
    (ift.column, ift.total, ift.result) = (None, None, None);
    let What::DiceRolled(mut rolled) = dice else { panic!("no dice") };
    rolled.attack = Some(id);
    w.insert(at, What::IftResolved(ift));
    w.insert(at, What::DiceRolled(rolled));
    w.insert(at, What::FireAttack(declared));
}

/// As if a Dash or a "?" halved it.
pub(super) fn halved(w: &mut Workshop) -> Option<()> {
    let record = attack(w, |record| record.result == Res::Dash)?;
    let declared = w.declared(&record);
    declared.fp = declared.fp.map(Fp::halved);
    declared.column = None;
    w.rolled(&record).column = None;
    Some(())
}

/// More than the counter says.
pub(super) fn added(w: &mut Workshop) -> Option<()> {
    let record = attack(w, |record| record.result == Res::Dash)?;
    let declared = w.declared(&record);
    declared.fp = declared.fp.map(|fp| fp + Fp::whole(2));
    declared.column = None;
    w.rolled(&record).column = None;
    Some(())
}

/// It attacks the unit that it has attacked there.
pub(super) fn twice(w: &mut Workshop) -> Option<()> {
    let record = attack(w, |record| record.result == Res::Dash)?;
    again(w, &record, record.end);
    Some(())
}

/// It does not attack who came into it.
pub(super) fn left_out(w: &mut Workshop) -> Option<()> {
    let record = attack(w, |record| record.result == Res::Dash)?;
    w.cut(record.fire, record.end);
    Some(())
}

/// A unit that has not fired yet does so before it.
pub(super) fn after_other(w: &mut Workshop) -> Option<()> {
    let record = attack(w, |record| record.result == Res::Dash)?;
    let at = record.aim.cells[0];
    let fires = |id: &UnitId| {
        let of =
            |what: &What| matches!(what, What::FireAttack(fire) if fire.firers.iter().any(|f| f.unit == *id));
        w.player.steps.iter().any(of)
    };
    let fits = |man: &&Man| {
        let range = man.cell.range(at.0);
        man.side == 1 && man.is_fit() && man.is_mmc() && (1..=4).contains(&range) && !fires(&man.id())
    };
    let man = record.before.iter().find(fits)?.clone();
    w.shoot(record.fire, &man, Arm::Inherent, FireMode::First, at, Vec::new());
    Some(())
}

pub(super) fn height(w: &mut Workshop) -> Option<()> {
    let record = attack(w, |record| record.result == Res::Dash)?;
    let rolled = w.rolled(&record);
    rolled.drm.push(drm_line("height", 1));
    rolled.total = rolled.total.map(|total| total + 1);
    Some(())
}

pub(super) fn late(w: &mut Workshop) -> Option<()> {
    let record = attack(w, |record| record.result == Res::Dash)?;
    let at = w.phase(Phase::DFPh) + 1;
    again(w, &record, at);
    Some(())
}
