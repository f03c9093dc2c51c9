//! Shots and turns that are not allowed: out of arc, out of time, once too often, by the wrong weapon.

use super::workshop::{Extra, Workshop};
use crate::fire_generator::afv::aim::Stance;
use crate::fire_generator::afv::arcs::covers;
use crate::fire_generator::afv::battle::{Record, Target};
use crate::fire_generator::afv::tank::{Kind, Seat, Tank, Weapon};
use crate::fire_generator::bench::Bench;
use asl_core::event::*;
use asl_core::map::Map;
use asl_core::vocab::hex::{Arc, Cell, Spine};
use asl_core::vocab::phase::Phase;

fn spine(tank: &Tank, spine: Spine) -> TurretTo {
    TurretTo::Spine(Map::sheet().spine_name(tank.cell, spine))
}

/// A turn that a shot needs is not declared.
fn unturned(w: &mut Workshop, seat: Seat) -> Option<()> {
    let needs = |r: &Record| {
        let out = !r.firer().bears(r.weapons[0], r.firer().stance(), r.at);
        r.weapon().seat == seat && out
    };
    let record = w.find(needs)?;
    let attack = w.declared(&record);
    (attack.vca, attack.tca) = (None, None);
    w.set_drm(&record, "A", None);
    Some(())
}

pub(super) fn turret_out_of_arc(w: &mut Workshop) -> Option<()> {
    unturned(w, Seat::Turret)
}
pub(super) fn bow_out_of_arc(w: &mut Workshop) -> Option<()> {
    unturned(w, Seat::Bow)
}

/// The turret is turned to where the target is not.
pub(super) fn turned_away(w: &mut Workshop) -> Option<()> {
    let by_turret = |r: &Record| r.turret > 0 && r.hull == 0 && r.weapon().seat == Seat::Turret;
    let record = w.find(by_turret)?;
    let tank = record.firer().clone();
    let away = Spine::ALL.into_iter().find(|to| !covers(tank.cell, *to, record.at) && *to != tank.tca)?;
    w.declared(&record).tca = Some(spine(&tank, away));
    Some(())
}

/// A hex near a vehicle that its arc does not hold.
fn outside(tank: &Tank, stance: Stance, seat: Seat) -> Option<Cell> {
    let facing = if seat == Seat::Bow { stance.vca } else { stance.tca };
    let near = tank.cell.neighbours().into_iter();
    near.map(|cell| cell.to(asl_core::vocab::hex::Dir::N))
        .find(|c| !covers(tank.cell, facing, *c) && *c != tank.cell)
}

/// Bounding First Fire out of the arc.
pub(super) fn bounding_out_of_arc(w: &mut Workshop) -> Option<()> {
    let bounds = |r: &Record| {
        let one = r.weapons.len() == 1 && r.weapon().seat != Seat::Roof;
        r.mode == FireMode::Bounding
            && one
            && outside(r.firer(), r.firer().stance(), r.weapon().seat).is_some()
    };
    let record = w.find(bounds)?;
    let at = outside(record.firer(), record.firer().stance(), record.weapon().seat)?;
    w.cut(record.fire, record.end);
    w.shoot(record.fire, Extra { at, level: 0, ..Extra::like(&record) });
    Some(())
}

/// Bounding First Fire with a turn of the turret.
pub(super) fn bounding_turned(w: &mut Workshop) -> Option<()> {
    let record = w.find(|r| r.mode == FireMode::Bounding && r.weapon().seat == Seat::Turret)?;
    let tank = record.firer().clone();
    let to = Spine::ALL.into_iter().find(|to| covers(tank.cell, *to, record.at))?;
    w.declared(&record).tca = Some(spine(&tank, to));
    Some(())
}

/// The turret turns on after a shot at what was not Known.
pub(super) fn turned_after_unknown(w: &mut Workshop) -> Option<()> {
    let unknown = |r: &Record| {
        let shot = r.after[r.tank].weapons[r.weapons[0]].shots.last();
        let rof = shot.is_some_and(|shot| !shot.known && shot.kept);
        rof && r.mode != FireMode::Bounding && r.phase != Phase::AFPh && r.weapon().seat == Seat::Turret
    };
    let record = w.find(unknown)?;
    let tank = record.after[record.tank].clone();
    if tank.weapons[record.weapons[0]].out.is_some() || !tank.is_fit() {
        return None;
    }
    let to = tank.tca.turned(1);
    let at = outside(&tank, tank.stance(), Seat::Turret).filter(|at| covers(tank.cell, to, *at));
    let at =
        at.or_else(|| Some(tank.cell.spine_hexes(to).0).filter(|at| !covers(tank.cell, tank.tca, *at)))?;
    let mover = w.mover_before(record.end).filter(|_| record.mode == FireMode::First);
    if mover.is_some() {
        return None;
    }
    w.shoot(
        record.end,
        Extra { at, level: 0, rof: true, tca: Some(spine(&tank, to)), ..Extra::like(&record) },
    );
    Some(())
}

/// An arc changes without a word why.
fn silent_turn(w: &mut Workshop, arc: Arc, phase: Phase, reason: CaReason, side: usize) -> Option<()> {
    let able =
        |tank: &Tank| tank.side == side && tank.is_fit() && !tank.entered && !tank.immobile && !tank.motion;
    let tank = w.tank(able)?;
    let n = w.phase(phase) + 1;
    let (unit, to) = (tank.id(), spine(&tank, tank.vca.turned(2)));
    w.insert(n, What::CaChanged(CaChanged { unit, arc, to, reason }));
    Some(())
}

pub(super) fn silent_tca(w: &mut Workshop) -> Option<()> {
    silent_turn(w, Arc::Tca, Phase::RtPh, CaReason::None, 0)
}
pub(super) fn silent_vca(w: &mut Workshop) -> Option<()> {
    silent_turn(w, Arc::Vca, Phase::RtPh, CaReason::None, 0)
}
pub(super) fn tca_without_mp(w: &mut Workshop) -> Option<()> {
    silent_turn(w, Arc::Tca, Phase::MPh, CaReason::None, 0)
}
pub(super) fn enemy_phase_end(w: &mut Workshop) -> Option<()> {
    silent_turn(w, Arc::Tca, Phase::PFPh, CaReason::EndOfFirePhase, 1)
}

/// A turret turn told after its MP.
pub(super) fn tca_after_mp(w: &mut Workshop) -> Option<()> {
    let turned = |what: &What| matches!(what, What::MpSpent(spent) if spent.turret.is_some());
    let n = w.step(turned)?;
    let What::MpSpent(spent) = w.what(n) else { return None };
    let (unit, to) = (spent.unit.clone(), spent.turret.take()?);
    let (arc, reason) = (Arc::Tca, CaReason::None);
    w.insert(n + 1, What::CaChanged(CaChanged { unit, arc, to, reason }));
    Some(())
}

/// A free turn at the end of a phase in which nothing could still fire.
pub(super) fn spent_phase_end(w: &mut Workshop) -> Option<()> {
    let spent = |tank: &Tank| {
        let fired = |weapon: &Weapon| weapon.shots.last().is_some_and(|shot| !shot.kept);
        let idle = |weapon: &&Weapon| weapon.seat != Seat::Roof && !fired(weapon) && weapon.out.is_none();
        tank.side == 1 && tank.is_fit() && tank.attacks > 0 && !tank.weapons.iter().any(|w| idle(&w))
    };
    let tank = w.tank(spent)?;
    let n = w.end_of(Phase::DFPh);
    let (unit, arc, to) = (tank.id(), Arc::Tca, spine(&tank, tank.tca.turned(1)));
    w.insert(n, What::CaChanged(CaChanged { unit, arc, to, reason: CaReason::EndOfFirePhase }));
    Some(())
}

/// In the AFPh one under a Prep Fire counter turns as if it could fire.
pub(super) fn marked_phase_end(w: &mut Workshop) -> Option<()> {
    let prep = |tank: &Tank| {
        let shots = tank.shots().any(|(_, shot)| shot.mode == FireMode::Prep);
        tank.is_fit() && shots
    };
    let tank = w.tank(prep)?;
    let n = w.end_of(Phase::AFPh);
    let (unit, arc, to) = (tank.id(), Arc::Tca, spine(&tank, tank.tca.turned(1)));
    w.insert(n, What::CaChanged(CaChanged { unit, arc, to, reason: CaReason::EndOfFirePhase }));
    Some(())
}

/// Fires the same weapon once more at once.
fn again(w: &mut Workshop, fits: impl Fn(&Record, &Weapon) -> bool) -> Option<()> {
    let fits = |r: &Record| {
        let after = &r.after[r.tank];
        let weapon = &after.weapons[r.weapons[0]];
        r.weapons.len() == 1
            && after.is_fit()
            && weapon.out.is_none()
            && r.mode != FireMode::First
            && fits(r, weapon)
    };
    let record = w.find(fits)?;
    w.shoot(record.end, Extra { rof: record.weapon().main, ..Extra::like(&record) });
    Some(())
}

fn lost_rof(weapon: &Weapon) -> bool {
    weapon.shots.last().is_some_and(|shot| !shot.kept)
}

pub(super) fn mg_twice(w: &mut Workshop) -> Option<()> {
    again(w, |_, weapon| weapon.kind == Kind::Mg && !weapon.main)
}
pub(super) fn main_mg_twice(w: &mut Workshop) -> Option<()> {
    again(w, |_, weapon| weapon.kind == Kind::Mg && weapon.main && lost_rof(weapon))
}
pub(super) fn gun_twice_bounding(w: &mut Workshop) -> Option<()> {
    again(w, |r, weapon| r.mode == FireMode::Bounding && weapon.kind == Kind::Gun && lost_rof(weapon))
}
pub(super) fn gun_twice(w: &mut Workshop) -> Option<()> {
    again(w, |r, weapon| {
        let fire_phase = matches!(r.mode, FireMode::Prep | FireMode::Final);
        fire_phase && weapon.kind == Kind::Gun && lost_rof(weapon)
    })
}
pub(super) fn rof_shot_twice(w: &mut Workshop) -> Option<()> {
    again(w, |r, _| r.phase == Phase::AFPh && r.firer().has_bounded())
}

/// A MG that is not the MA claims a ROF.
pub(super) fn claimed_rof(w: &mut Workshop) -> Option<()> {
    let record = w.find(|r| r.weapon().kind == Kind::Mg && !r.weapon().main && r.weapons.len() == 1)?;
    w.declared(&record).firers[0].rof_kept = true;
    Some(())
}

/// Fires in a later phase, though it fired in an earlier one.
fn later(w: &mut Workshop, phase: Phase, mode: FireMode, fits: impl Fn(&Tank) -> bool) -> Option<()> {
    let record = w.find(|r| r.phase < phase && r.firer().side == 0 && fits(&r.after[r.tank]))?;
    let tank = w.battle.tanks[record.tank].clone();
    if !tank.is_fit() || !fits(&tank) {
        return None;
    }
    let n = w.end_of(phase);
    let at = tank.cell.spine_hexes(tank.tca).0;
    let gun = tank.weapons.iter().find(|weapon| weapon.out.is_none() && weapon.seat == Seat::Turret)?;
    w.shoot(
        n,
        Extra { mode, at, level: 0, rof: false, to_kill: false, weapon: gun.id(), ..Extra::like(&record) },
    );
    Some(())
}

pub(super) fn prep_then_afph(w: &mut Workshop) -> Option<()> {
    later(w, Phase::AFPh, FireMode::Advancing, |tank| tank.shots().any(|(_, s)| s.mode == FireMode::Prep))
}
pub(super) fn bounding_then_afph(w: &mut Workshop) -> Option<()> {
    later(w, Phase::AFPh, FireMode::Advancing, |tank| tank.has_bounded() && tank.rof_weapon().is_none())
}
pub(super) fn bounding_then_final(w: &mut Workshop) -> Option<()> {
    later(w, Phase::DFPh, FireMode::Final, Tank::has_bounded)
}

/// Another weapon than the one whose ROF was kept.
pub(super) fn other_than_rof_weapon(w: &mut Workshop) -> Option<()> {
    let kept = |tank: &Tank| tank.is_fit() && tank.rof_weapon().is_some() && tank.weapons.len() > 1;
    let tank = w.tank(|tank| tank.side == 0 && kept(tank))?;
    let main = tank.rof_weapon()?;
    let other = (0..tank.weapons.len())
        .find(|n| *n != main && tank.weapons[*n].out.is_none() && tank.weapons[*n].seat != Seat::Roof)?;
    let weapon = &tank.weapons[other];
    let facing = if weapon.seat == Seat::Bow { tank.vca } else { tank.tca };
    let n = w.end_of(Phase::AFPh);
    let at = tank.cell.spine_hexes(facing).0;
    let (unit, weapon, mode) = (tank.id(), weapon.id(), FireMode::Advancing);
    w.shoot(n, Extra { unit, weapon, mode, at, level: 0, rof: false, to_kill: false, tca: None });
    Some(())
}

fn called(w: &mut Workshop, mode: FireMode, fits: impl Fn(&Record) -> bool) -> Option<()> {
    let record = w.find(fits)?;
    w.declared(&record).mode = mode;
    Some(())
}

pub(super) fn opportunity(w: &mut Workshop) -> Option<()> {
    called(w, FireMode::Opportunity, |record| record.phase == Phase::AFPh)
}
pub(super) fn mph_as_prep(w: &mut Workshop) -> Option<()> {
    called(w, FireMode::Prep, |record| record.mode == FireMode::Bounding)
}
pub(super) fn opportunity_counter(w: &mut Workshop) -> Option<()> {
    let tank = w.tank(|tank| tank.side == 0 && tank.attacks == 0 && tank.is_fit())?;
    let n = w.phase(Phase::PFPh) + 1;
    let unit = Some(tank.id());
    let marker = Marker::OpportunityFire;
    w.insert(n, What::MarkerPlaced(MarkerPlaced { unit, hex: None, marker, removed: false }));
    Some(())
}

/// MG of one attack fire apart.
pub(super) fn split_group(w: &mut Workshop) -> Option<()> {
    let record = w.find(|r| r.weapons.len() > 1 && r.mode != FireMode::First)?;
    let other = record.after[record.tank].weapons[*record.weapons.last()?].clone();
    if other.out.is_some() || !record.after[record.tank].is_fit() {
        return None;
    }
    let attack = w.declared(&record);
    attack.firers.pop();
    (attack.fp, attack.column) = (None, None);
    let units = w.target_ids(record.target);
    let ift = w.ift(&record);
    (ift.column, ift.result, ift.total) = (None, None, None);
    ift.drm.clear();
    let alive = match record.target {
        Target::Men(cell, _) => !w.battle.men_at(cell, 1 - record.firer().side).is_empty(),
        Target::Tank(_) => !units.is_empty(),
    };
    w.shoot(record.end, Extra { weapon: other.id(), rof: false, ..Extra::like(&record) });
    alive.then_some(())
}

/// One that failed fires.
pub(super) fn broken_weapon(w: &mut Workshop) -> Option<()> {
    let record = w.find(|r| r.weapons.len() == 1 && !r.again)?;
    let (unit, weapon) = (record.firer().id(), record.weapon().id());
    let failed = WeaponFailed { unit, weapon, wear: Wear::Malfunctioned, roll: None };
    w.insert(record.fire, What::WeaponFailed(failed));
    Some(())
}

/// A BU crew fires its AAMG.
pub(super) fn buttoned_up_roof(w: &mut Workshop) -> Option<()> {
    let record = w.find(|r| r.weapon().seat == Seat::Roof)?;
    let unit = record.firer().id();
    w.insert(record.fire, What::CrewStatusChanged(CrewStatusChanged { unit, ce: false }));
    Some(())
}

/// A To Kill by a MG that is not the MA.
pub(super) fn kill_by_other_mg(w: &mut Workshop) -> Option<()> {
    let record = w.find(|r| r.weapon().kind == Kind::Mg && !r.weapon().main && r.weapons.len() == 1)?;
    w.declared(&record).firers[0].to_kill = true;
    Some(())
}

/// Another weapon fires from a further hex in the same phase.
pub(super) fn other_hex(w: &mut Workshop) -> Option<()> {
    let record = w.find(|r| r.mode == FireMode::Bounding && !r.weapon().main)?;
    let tank = record.firer();
    let unit = tank.id();
    let steps = w.steps().clone();
    let entered = |what: &What| matches!(what, What::MpSpent(spent) if spent.unit == unit && matches!(spent.on, MpUse::Enter { .. }));
    let n = (record.end..steps.len()).find(|n| entered(&steps[*n]))?;
    let later = w.battle.records.iter().find(|r| r.fire > n && r.tank == record.tank);
    let now = later.map_or_else(|| w.battle.tanks[record.tank].clone(), |later| later.firer().clone());
    let idle = now
        .weapons
        .iter()
        .find(|weapon| weapon.shots.is_empty() && weapon.out.is_none() && weapon.seat != Seat::Roof)?;
    let What::MpSpent(MpSpent { on: MpUse::Enter { hex, .. }, .. }) = &steps[n] else { return None };
    let from = Map::sheet().cell(*hex);
    let facing = if idle.seat == Seat::Bow { now.vca } else { now.tca };
    let at = from.spine_hexes(facing).0;
    let extra = Extra { weapon: idle.id(), at, level: 0, rof: false, to_kill: false, ..Extra::like(&record) };
    w.shoot(n + 1, extra);
    Some(())
}
