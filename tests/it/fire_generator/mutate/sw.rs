//! Mistakes with SW: repair, MG that do not work, Fire Lanes (A9).

use super::workshop::Workshop;
use crate::fire_generator::bench::Bench;
use crate::fire_generator::men::{Arm, Man};
use asl_core::event::*;
use asl_core::map::Map;
use asl_core::vocab::hex::Dir;
use asl_core::vocab::num::Fp;
use asl_core::vocab::phase::Phase;

/// A random step of which this is true.
fn step(w: &mut Workshop, fits: impl Fn(&What) -> bool) -> Option<usize> {
    let all: Vec<usize> = (0..w.steps().len()).filter(|n| fits(&w.player.steps[*n])).collect();
    w.c.pick_any(&all)
}

fn is_repair(what: &What) -> bool {
    matches!(what, What::RepairAttempted(_))
}

fn is_lane(what: &What) -> bool {
    matches!(what, What::LaneLaid(_))
}

/// The dr says another thing.
pub(super) fn repair(w: &mut Workshop) -> Option<()> {
    let n = step(w, is_repair)?;
    let What::RepairAttempted(tried) = w.what(n) else { return None };
    tried.repaired = tried.repaired.map(|repaired| !repaired);
    Some(())
}

/// A second dr for what did not work by the first.
pub(super) fn repair_twice(w: &mut Workshop) -> Option<()> {
    let failed = |what: &What| matches!(what, What::RepairAttempted(tried) if tried.repaired == Some(false));
    let n = step(w, failed)?;
    let [What::DiceRolled(rolled), What::RepairAttempted(tried)] = &w.player.steps[n - 1..=n] else {
        return None;
    };
    let (mut rolled, mut tried) = (rolled.clone(), tried.clone());
    let six = rolled.dice.total() == 6;
    (rolled.roll, tried.roll) = (RollId(950), RollId(950));
    if six {
        return None;
    }
    w.insert(n + 1, What::RepairAttempted(tried));
    w.insert(n + 1, What::DiceRolled(rolled));
    Some(())
}

/// Prep Fire of a MG that malfunctioned before the game and was not repaired.
pub(super) fn worn_out(w: &mut Workshop) -> Option<()> {
    let fits = |man: &&Man| {
        let starts = w.player.start.men.iter().find(|other| other.name == man.name);
        man.side == 0
            && starts.is_some_and(|man| man.is_fit() && man.is_mmc() && man.guns.iter().any(|gun| gun.out))
    };
    let man = w.player.world.men.iter().find(fits)?.clone();
    let n = man.guns.iter().position(|gun| gun.out)?;
    let starts = w.player.start.men.iter().find(|other| other.name == man.name)?.clone();
    let mended = |what: &What| {
        let own = |tried: &RepairAttempted| tried.unit == man.id() && tried.repaired == Some(true);
        matches!(what, What::RepairAttempted(tried) if own(tried))
    };
    if !starts.guns[n].out || w.player.steps.iter().any(mended) {
        return None;
    }
    let foe =
        w.player.start.men.iter().find(|foe| foe.side == 1 && foe.cell.range(starts.cell) <= 6)?.clone();
    let at = w.phase(Phase::PFPh) + 1;
    w.shoot(at, &starts, Arm::Gun(n), FireMode::Prep, (foe.cell, foe.level), Vec::new());
    Some(())
}

/// The counter of another column.
pub(super) fn lane_fp(w: &mut Workshop) -> Option<()> {
    let n = step(w, is_lane)?;
    let What::LaneLaid(laid) = w.what(n) else { return None };
    laid.fp = laid.fp.map(|fp| fp + Fp::whole(1));
    Some(())
}

/// A hex beside the lane.
pub(super) fn lane_off(w: &mut Workshop) -> Option<()> {
    let far = |what: &What| matches!(what, What::LaneLaid(laid) if laid.side.is_none());
    let n = step(w, far)?;
    let What::LaneLaid(laid) = w.what(n) else { return None };
    let to = Map::sheet().cell(laid.to);
    let unit = laid.unit.clone();
    let from = w.before(n).units.get(&unit)?.place.cell()?;
    // Of the neighbours of its end those beside it lie on no Hex Grain from two hexes on.
    if from.range(to) < 2 {
        return None;
    }
    let beside = Dir::ALL.into_iter().map(|dir| to.to(dir)).find(|cell| {
        let straight = |dir: Dir| (0..from.range(*cell)).fold(from, |at, _| at.to(dir)) == *cell;
        !Dir::ALL.into_iter().any(straight)
    })?;
    let What::LaneLaid(laid) = w.what(n) else { return None };
    laid.to = Map::sheet().hex(beside);
    Some(())
}

/// Its MG fires on, at the same mover.
pub(super) fn lane_and_fire(w: &mut Workshop) -> Option<()> {
    let n = step(w, is_lane)?;
    let What::LaneLaid(laid) = &w.player.steps[n] else { return None };
    let (unit, weapon, attack) = (laid.unit.clone(), laid.weapon.clone(), laid.attack?);
    let record = w.player.records.iter().find(|record| record.id == attack)?.clone();
    let who = record.shots.iter().find(|shot| w.player.man(shot.who).id() == unit)?.who;
    let man = w.player.man(who).clone();
    let gun = man.guns.iter().position(|gun| gun.name == weapon.as_str())?;
    w.shoot(n + 1, &man, Arm::Gun(gun), FireMode::First, record.aim.cells[0], Vec::new());
    Some(())
}

/// With Subsequent First Fire.
pub(super) fn lane_with_sff(w: &mut Workshop) -> Option<()> {
    let record = w.find(|record| {
        record.aim.mode == FireMode::Subsequent
            && record.shots.iter().any(|shot| matches!(shot.arm, Arm::Gun(_)))
    })?;
    let shot = record.shots.iter().find(|shot| matches!(shot.arm, Arm::Gun(_)))?.clone();
    let Arm::Gun(n) = shot.arm else { return None };
    let (man, to) = (w.player.man(shot.who).clone(), record.aim.cells[0].0);
    let weapon = man.guns[n].name.parse().expect("a name");
    let (unit, to, attack) = (man.id(), Map::sheet().hex(to), Some(record.id));
    w.insert(
        record.end,
        What::LaneLaid(LaneLaid { unit, weapon, to, side: None, fp: None, attack, removed: false }),
    );
    Some(())
}
