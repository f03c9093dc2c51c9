//! Wrong places, times and units: hexes outside the VCA, phases, rolls, and events that do not belong.

use super::workshop::{Workshop, is_leg, spent};
use crate::generator::drive::Spot;
use crate::generator::log::{self, Step, dr, named, pair, spine, triple, unit};
use crate::generator::world::Fire;
use asl_core::event::*;
use asl_core::map::Map;
use asl_core::vocab::MoverClass;
use asl_core::vocab::hex::{Cell, Dir, Hexside, Spine};
use asl_core::vocab::num::{Drm, Mp};
use asl_core::vocab::phase::Phase;

/// A hex that is neither ahead nor behind.
pub(super) fn hex_outside_the_arcs(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|s, e| matches!(e.on, MpUse::Enter { .. }) && s.before.cell().is_some())?;
    let d = w.before(n).clone();
    let near: Vec<Cell> = d.cell()?.neighbours().into_iter().collect();
    let two_away = near.iter().map(|cell| cell.to(Dir::N).to(Dir::NE));
    let taboo = [d.ahead(Direction::Forward), d.ahead(Direction::Reverse)].concat();
    let all: Vec<Cell> = near.iter().copied().chain(two_away).filter(|c| !taboo.contains(c)).collect();
    let to = Map::sheet().hex(w.c.pick(&all));
    if let MpUse::Enter { hex, vca, direction, .. } = &mut w.spent(n)?.on {
        (*hex, *vca, *direction) = (to, None, d.way);
    }
    Some(())
}

pub(super) fn vca_after_entry(w: &mut Workshop) -> Option<()> {
    let n =
        w.find_spent(|s, e| matches!(e.on, MpUse::Enter { vca: Some(_), .. }) && s.before.cell().is_some())?;
    let (facing, by) = (w.before(n).facing()?, w.c.between(1, 5));
    if let MpUse::Enter { hex, vca, .. } = &mut w.spent(n)?.on {
        *vca = Some(spine(Map::sheet().cell(*hex), facing.turned(by)));
    }
    Some(())
}

/// The vertex at the other end, or none at all.
pub(super) fn cafp(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| matches!(e.on, MpUse::Bypass { .. }))?;
    let other = w.c.percent(50);
    let MpUse::Bypass { along, cafp, rear, .. } = &mut w.spent(n)?.on else { return None };
    let [p, q] = Map::sheet().hexside(*along)?.ends();
    let was = Map::sheet().vertex((*cafp)?)?;
    let named = triple(if p == was { q } else { p });
    *rear = None;
    *cafp = Some(if other { named } else { asl_core::vocab::hex::HexTriple(named.0, named.1, named.1) });
    Some(())
}

/// A hexside of the hex that is not open to the vehicle.
pub(super) fn hexside(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| matches!(e.on, MpUse::Bypass { .. }))?;
    let by = w.c.between(1, 5);
    let MpUse::Bypass { hex, along, cafp, rear, .. } = &mut w.spent(n)?.on else { return None };
    let map = Map::sheet();
    let cell = map.cell(*hex);
    let dir = cell.dir_to(map.hexside(*along)?.across(cell)?)?;
    let side = Hexside::between(cell, cell.to(dir.turned(by)))?;
    *along = pair(side);
    *cafp = Some(triple(side.ends()[0]));
    *rear = None;
    Some(())
}

/// The obstacle burns.
pub(super) fn blaze(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| matches!(e.on, MpUse::Bypass { .. }))?;
    if let MpUse::Bypass { hex, .. } = w.spent(n)?.on {
        w.world.grounds.get_mut(&Map::sheet().cell(hex))?.fire = Some(Fire::Ground);
    }
    Some(())
}

/// A roadblock stands at the hexside.
pub(super) fn roadblock(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| matches!(e.on, MpUse::Bypass { .. }))?;
    if let MpUse::Bypass { along, .. } = w.spent(n)?.on {
        w.world.roadblock = Map::sheet().hexside(along);
    }
    Some(())
}

/// Another vehicle is in Bypass there.
pub(super) fn hexside_taken(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| matches!(e.on, MpUse::Bypass { .. }))?;
    let MpUse::Bypass { hex, along: side, cafp: at, .. } = w.spent(n)?.on else { return None };
    let friend = w.next(0, |s| matches!(&s.what, What::UnitPlaced(e) if e.unit.as_str() == "friend"))?;
    let late = n;
    if let What::UnitPlaced(placed) = w.what(friend) {
        (placed.hex, placed.along, placed.cafp, placed.vca) = (Some(hex), Some(side), at, None);
    }
    (friend < late).then_some(())
}

/// One roll for two purposes.
pub(super) fn roll_used_twice(w: &mut Workshop) -> Option<()> {
    let all: Vec<usize> = (0..w.steps.len()).filter(|n| user(&w.steps[*n].what).is_some()).collect();
    let (first, second) = (*all.first()?, *all.get(1)?);
    let roll = user(&w.steps[first].what)?;
    reuse(w.what(second), roll);
    Some(())
}

/// A number given to two rolls.
pub(super) fn roll_repeated(w: &mut Workshop) -> Option<()> {
    let is_roll = |s: &Step| matches!(s.what, What::DiceRolled(_));
    let first = w.next(0, is_roll)?;
    let second = w.next(first + 1, is_roll)?;
    let What::DiceRolled(one) = &w.steps[first].what else { return None };
    let roll = one.roll;
    if let What::DiceRolled(rolled) = w.what(second) {
        rolled.roll = roll;
    }
    Some(())
}

#[expect(clippy::wildcard_enum_match_arm, reason = "no other event of these turns uses a roll")]
fn user(what: &What) -> Option<RollId> {
    match what {
        What::EsbAttempted(e) => e.roll,
        What::ReliabilityRolled(e) => Some(e.roll),
        What::BogChecked(e) => e.roll,
        What::MotionAttempted(e) => e.roll,
        _ => None,
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "no other event of these turns uses a roll")]
fn reuse(what: &mut What, roll: RollId) {
    match what {
        What::EsbAttempted(e) => e.roll = Some(roll),
        What::ReliabilityRolled(e) => e.roll = roll,
        What::BogChecked(e) => e.roll = Some(roll),
        What::MotionAttempted(e) => e.roll = Some(roll),
        _ => {}
    }
}

pub(super) fn phase(w: &mut Workshop) -> Option<()> {
    w.next(0, |s| spent(s).is_some())?;
    let n = w.next(0, |s| matches!(&s.what, What::PhaseBegan(e) if e.turn == 2 && e.phase == Phase::MPh))?;
    let other = w.c.pick(&[Phase::RPh, Phase::PFPh]);
    if let What::PhaseBegan(began) = w.what(n) {
        began.phase = other;
    }
    Some(())
}

/// The friend moves in the middle of the move.
pub(super) fn interrupted(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|s, _| s.before.spent > Mp::ZERO)?;
    w.insert_of("friend", n, MpUse::Start { direction: None }, Mp::ONE);
    w.insert_of("friend", n + 1, MpUse::Stop, Mp::ONE);
    Some(())
}

pub(super) fn delay_under_way(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|s, _| s.before.running)?;
    w.insert_spent(n, MpUse::Delay, Mp::ONE);
    w.recount();
    Some(())
}

pub(super) fn redundant_start(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|s, _| s.before.running)?;
    let direction = w.before(n).way;
    w.insert_spent(n, MpUse::Start { direction }, Mp::ONE);
    w.recount();
    Some(())
}

fn insert_esb(w: &mut Workshop, n: usize) {
    let roll = Some(w.insert_roll(n, dr(1, 1), Purpose::Esb));
    let sought = Some(Mp::ONE);
    let attempt = EsbAttempted { unit: unit(), sought, roll, drm: None, total: None, success: Some(true) };
    w.insert(n + 1, What::EsbAttempted(attempt));
}

pub(super) fn second_esb(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| matches!(s.what, What::EsbAttempted(_)))? + 1;
    insert_esb(w, n);
    Some(())
}

pub(super) fn esb_on_wheels(w: &mut Workshop) -> Option<()> {
    use MoverClass::{ArmoredCar, Motorcycle, Truck};
    let n = w.find_spent(|_, _| true)?;
    insert_esb(w, n);
    matches!(w.world.car.class, ArmoredCar | Truck | Motorcycle).then_some(())
}

/// No red MP, no DR; or no start, no DR.
pub(super) fn needless_reliability(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, _| true)?;
    let due = matches!(w.steps.get(n.checked_sub(1)?)?.what, What::MpSpent(_)) && w.before(n).starts > 0;
    let roll = w.insert_roll(n, dr(2, 3), Purpose::Reliability);
    let breakdown = Some(false);
    w.insert(n + 1, What::ReliabilityRolled(ReliabilityRolled { unit: unit(), roll, breakdown }));
    let red = w.world.car.red && w.world.car.afv;
    (!due || !red).then_some(())
}

pub(super) fn not_mobile(w: &mut Workshop) -> Option<()> {
    let status = w.c.pick(&[Status::Immobilized, Status::Bogged, Status::Abandoned, Status::Ti]);
    // A bogged vehicle starts, for Bog Removal (D8.3).
    let starts = |on: &MpUse| matches!(on, MpUse::Start { .. }) && status == Status::Bogged;
    let n = w.find_spent(|_, e| e.on != MpUse::Delay && !starts(&e.on))?;
    w.insert_status(n, status);
    Some(())
}

pub(super) fn towing_in_reverse(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|s, e| s.before.reverses() && is_leg(&e.on))?;
    w.insert_status(n, Status::Towing);
    Some(())
}

pub(super) fn towing_in_bypass(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| matches!(e.on, MpUse::Bypass { .. }))?;
    w.insert_status(n, Status::Towing);
    Some(())
}

/// D2.6: it may not choose to stay with an enemy AFV.
pub(super) fn stop_beside_enemy(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| e.on == MpUse::Stop)?;
    w.insert(n, What::Attested(Attested::EnemyAfvHere { unit: unit(), may_remain: false }));
    Some(())
}

pub(super) fn stall_before_minimum_move(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| matches!(e.on, MpUse::MinimumMove { .. }))?;
    w.insert(n, What::Stalled(Stalled { unit: unit(), delay: None }));
    Some(())
}

pub(super) fn stop_after_minimum_move(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| matches!(e.on, MpUse::MinimumMove { .. }))?;
    w.insert_spent(n + 1, MpUse::Stop, Mp::ONE);
    Some(())
}

pub(super) fn turn_after_minimum_move(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| matches!(e.on, MpUse::MinimumMove { .. }))?;
    let Spot::In(cell, facing) = w.before(n + 1).spot else { return None };
    let to = TurnTo::Spine(spine(cell, facing.turned(1)));
    w.insert_spent(n + 1, MpUse::Turn { to, on_road: false }, Mp::ZERO);
    Some(())
}

fn insert_attempt(w: &mut Workshop, n: usize) {
    let roll = Some(w.insert_roll(n, asl_core::vocab::dice::Dice::dr(log::die(6)), Purpose::Motion));
    let (trigger, success) = (named("squad"), Some(false));
    w.insert(
        n + 1,
        What::MotionAttempted(MotionAttempted { unit: unit(), trigger, roll, in_los: None, success }),
    );
}

pub(super) fn second_attempt(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| matches!(s.what, What::MotionAttempted(_)))? + 1;
    insert_attempt(w, n);
    Some(())
}

pub(super) fn attempt_in_own_mph(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, _| true)?;
    insert_attempt(w, n);
    Some(())
}

/// The hull turns without MP in its own MPh.
pub(super) fn free_turn(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|s, _| matches!(s.before.spot, Spot::In(..)))?;
    let Spot::In(cell, facing) = w.before(n).spot else { return None };
    let to = TurretTo::Spine(spine(cell, Spine::new(facing.index() + w.c.between(1, 5))));
    let reason = w.c.pick(&[CaReason::None, CaReason::EndOfFirePhase, CaReason::MotionAttempt]);
    w.insert(n, What::CaChanged(CaChanged { unit: unit(), arc: asl_core::vocab::hex::Arc::Vca, to, reason }));
    Some(())
}

/// Prep Fire, then a move.
pub(super) fn prep_fire(w: &mut Workshop) -> Option<()> {
    w.next(0, |s| spent(s).is_some())?;
    let n = w.next(0, |s| matches!(&s.what, What::PhaseBegan(e) if e.turn == 2))?;
    let (side, phase) = ("own".parse().ok()?, Phase::PFPh);
    let hex = Map::sheet().hex(Cell { x: 20, y: 81 });
    let attack = FireAttack {
        attack: AttackId(1),
        mode: FireMode::Prep,
        firers: vec![firer()],
        target: Target {
            locations: vec![Location { hex, level: Level::At(0) }],
            units: vec![named("squad")],
            ranges: Vec::new(),
            target_type: None,
            answers: None,
        },
        directors: Vec::new(),
        vca: None,
        tca: None,
        fp: None,
        column: None,
    };
    w.insert(n, What::PhaseBegan(PhaseBegan { turn: 2, side, phase }));
    w.insert(n + 1, What::FireAttack(attack));
    Some(())
}

fn firer() -> Firer {
    Firer {
        unit: unit(),
        with: None,
        weapon: Use::Inherent,
        hex: None,
        base: None,
        factors: Vec::new(),
        rof_kept: false,
        to_kill: false,
        spotter: None,
    }
}

/// The trigger had been in LOS before.
pub(super) fn trigger_seen_before(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| matches!(s.what, What::MotionAttempted(_)))?;
    let (unit, to) = (unit(), named("squad"));
    w.insert(n, What::LosAttested(LosAttested { unit, to, exists: true, hindrance: Drm(0), earlier: true }));
    Some(())
}

pub(super) fn out_of_play(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, _| true)?;
    w.insert(n, What::Eliminated(unit()));
    Some(())
}
