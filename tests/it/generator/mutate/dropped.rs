//! Dropped obligations: starts, stops, turns, checks, words that the rules ask for.

use super::workshop::{Workshop, ended, is_all, is_leg, moves, spent};
use crate::generator::drive::Spot;
use crate::generator::log::{Step, unit};
use asl_core::event::*;
use asl_core::map::Map;
use asl_core::vocab::hex::{Cell, Hexside};
use asl_core::vocab::num::Mp;

fn is_start(step: &Step) -> bool {
    matches!(spent(step), Some(MpSpent { on: MpUse::Start { .. }, .. }))
}

fn is_stop(step: &Step) -> bool {
    matches!(spent(step), Some(MpSpent { on: MpUse::Stop, .. }))
}

/// The start goes with its reliability DR; a move must follow.
pub(super) fn start(w: &mut Workshop) -> Option<()> {
    let n = w.find(is_start)?;
    let next = w.next(n + 1, |s| spent(s).is_some())?;
    if !moves(&w.steps[next]) {
        return None;
    }
    drop_check(w, n);
    w.drop(n);
    w.recount();
    Some(())
}

/// The last stop, behind which nothing moves.
pub(super) fn stop(w: &mut Workshop) -> Option<()> {
    let n = w.last(is_stop)?;
    if w.next(n, |s| is_start(s) || s.before.immobile).is_some() {
        return None;
    }
    w.drop(n);
    w.recount();
    Some(())
}

/// A turn that the next turn or leg needs.
pub(super) fn hull_turn(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| matches!(e.on, MpUse::Turn { .. }))?;
    let next = w.next(n + 1, moves)?;
    if !needs_turn(w, n, next) {
        return None;
    }
    drop_check(w, n);
    w.drop(n);
    w.recount();
    Some(())
}

/// The reliability DR of a start, or the Bog DR of a turn, before the next expenditure.
fn drop_check(w: &mut Workshop, n: usize) {
    let is_check = |s: &Step| matches!(s.what, What::ReliabilityRolled(_) | What::BogChecked(_));
    let next = w.next(n + 1, |s| is_check(s) || spent(s).is_some());
    if let Some(check) = next.filter(|next| is_check(&w.steps[*next])) {
        w.drop_with_roll(check);
    }
}

fn needs_turn(w: &Workshop, n: usize, next: usize) -> bool {
    let (before, after) = (w.before(n), &w.steps[next]);
    let (Spot::In(cell, _), Some(way)) = (before.spot, after.before.way) else {
        return matches!(spent(after).map(|e| &e.on), Some(MpUse::Bypass { .. }));
    };
    let ahead = before.ahead(way);
    let map = Map::sheet();
    match spent(after).map(|e| &e.on) {
        Some(MpUse::Enter { hex, .. }) => !ahead.contains(&map.cell(*hex)),
        Some(MpUse::Bypass { along, .. }) => map.hexside(*along) != Hexside::between(ahead[0], ahead[1]),
        _ => before.cell() == Some(cell),
    }
}

/// Where the head calls for one, or no road that the vehicle may have been on leaves it open.
pub(super) fn bog_check(w: &mut Workshop) -> Option<()> {
    let (grounds, roads) = (w.world.grounds.clone(), w.world.roads.clone());
    let is_sure = |cell: Cell| {
        let says = grounds.get(&cell).is_some_and(|ground| ground.says_bog);
        says || !roads.iter().any(|side| side.across(cell).is_some())
    };
    let n = w.find(|s| matches!(s.what, What::BogChecked(_)) && s.before.cell().is_some_and(is_sure))?;
    w.drop_with_roll(n);
    Some(())
}

pub(super) fn reliability(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| matches!(s.what, What::ReliabilityRolled(_)))?;
    w.drop_with_roll(n);
    Some(())
}

/// MP gained by ESB are used, and the attempt is not in the log.
pub(super) fn esb(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| matches!(s.what, What::EsbAttempted(_)))?;
    let last = w.steps.last()?;
    if last.before.spent <= last.before.printed {
        return None;
    }
    w.drop_with_roll(n);
    Some(())
}

/// Open, not broken: the wish is in the player's head.
pub(super) fn intended(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| ended(s).is_some_and(|e| e.intended.is_some()))?;
    if let What::UnitMoveEnded(ended) = w.what(n) {
        ended.intended = None;
    }
    Some(())
}

/// Under way when the phase ends, and no word on how.
pub(super) fn unit_end(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| ended(s).is_some_and(|e| e.end != MoveEnd::Plain))?;
    w.drop(n);
    Some(())
}

/// A counter is due, and the end is plain.
pub(super) fn counter(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| ended(s).is_some_and(|e| e.end != MoveEnd::Plain))?;
    if let What::UnitMoveEnded(ended) = w.what(n) {
        (ended.end, ended.intended) = (MoveEnd::Plain, None);
    }
    Some(())
}

pub(super) fn roll(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| matches!(s.what, What::DiceRolled(_)))?;
    w.drop(n);
    Some(())
}

pub(super) fn cafp(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| matches!(e.on, MpUse::Bypass { .. }))?;
    if let MpUse::Bypass { cafp, .. } = &mut w.spent(n)?.on {
        *cafp = None;
    }
    Some(())
}

/// It began in Motion and uses not one MP.
pub(super) fn all_mp(w: &mut Workshop) -> Option<()> {
    let first = w.next(0, |s| matches!(&s.what, What::PhaseBegan(e) if e.turn == 2))? + 1;
    let end = w.next(first, |s| matches!(s.what, What::PhaseBegan(_)))?;
    let began = w.before(first).began_in_motion;
    let broke = w.before(end).immobile;
    (first..end).rev().for_each(|n| w.drop(n));
    (began && !broke && first < end).then_some(())
}

/// A dear hex is entered for all MP, and no Minimum Move was declared.
pub(super) fn minimum_move(w: &mut Workshop) -> Option<()> {
    let n = w.find_spent(|_, e| matches!(e.on, MpUse::MinimumMove { .. }))?;
    let spent = w.spent(n)?;
    if let MpUse::MinimumMove { hex, direction, .. } = spent.on {
        spent.on = MpUse::Enter { hex, rate: Rate::Terrain, inside: false, direction, vca: None };
    }
    Some(())
}

/// The hexside proved too tight, and the vehicle goes on as if it had not.
pub(super) fn clearance(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| matches!(&s.what, What::ClearanceChecked(e) if e.clear))?;
    let next = w.next(n, |s| spent(s).is_some() || ended(s).is_some())?;
    if is_stop(&w.steps[next]) || w.before(next).immobile || w.before(next).left() < Mp::ONE {
        return None;
    }
    if let What::ClearanceChecked(checked) = w.what(n) {
        checked.clear = false;
    }
    Some(())
}

/// The stop after a hexside that was too tight.
pub(super) fn stop_after_denial(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| is_stop(s) && s.before.owes_stop)?;
    if w.next(n, |s| s.before.immobile).is_some() {
        return None;
    }
    w.drop(n);
    w.recount();
    Some(())
}

/// Woods that take ALL, and MP used before.
pub(super) fn all_entry_after_delay(w: &mut Workshop) -> Option<()> {
    let n = w.find(is_all)?;
    let start = w.last(is_start).filter(|start| *start < n)?;
    w.spent(n)?.cost = w.steps[n].due? - Mp::ONE;
    w.insert_spent(start, MpUse::Delay, Mp::ONE);
    w.recount();
    Some(())
}

/// 2e: movement after an entry that took ALL.
pub(super) fn turn_after_all(w: &mut Workshop) -> Option<()> {
    let n = w.find(is_all).filter(|_| w.world.second)?;
    let Spot::In(cell, facing) = w.before(n + 1).spot else { return None };
    let to = TurnTo::Spine(crate::generator::log::spine(cell, facing.turned(1)));
    w.insert_spent(n + 1, MpUse::Turn { to, on_road: true }, Mp::whole(2));
    Some(())
}

/// Motion after a stop, or of a vehicle that is not Mobile.
pub(super) fn motion_when_stopped(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| ended(s).is_some_and(|e| e.end == MoveEnd::Plain))?;
    if let What::UnitMoveEnded(ended) = w.what(n) {
        ended.end = MoveEnd::Motion;
    }
    Some(())
}

pub(super) fn counter_of_other_kind(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| ended(s).is_some_and(|e| e.end != MoveEnd::Plain)).filter(|_| w.world.second)?;
    if let What::UnitMoveEnded(e) = w.what(n) {
        e.end = if e.end == MoveEnd::Motion { MoveEnd::ReverseMotion } else { MoveEnd::Motion };
    }
    Some(())
}

/// 1e: a counter instead of the stop that Reverse asks for.
pub(super) fn reverse_motion_1e(w: &mut Workshop) -> Option<()> {
    let n = w.last(is_stop).filter(|_| !w.world.second)?;
    if !w.before(n).reverses() || w.next(n, is_start).is_some() || w.before(n).owes_stop {
        return None;
    }
    let end = w.next(n, |s| matches!(s.what, What::PhaseBegan(_)))?;
    (n..end).rev().for_each(|at| w.drop(at));
    let end = w.c.pick(&[MoveEnd::Motion, MoveEnd::ReverseMotion]);
    w.insert(n, What::UnitMoveEnded(UnitMoveEnded { unit: unit(), end, intended: None, insufficient: true }));
    Some(())
}

/// The direction named with the start is not that of the legs.
pub(super) fn start_direction(w: &mut Workshop) -> Option<()> {
    let n = w.find(is_start)?;
    let next = w.next(n + 1, |s| is_start(s) || spent(s).is_some_and(|e| is_leg(&e.on)))?;
    let way = w.before(next).way.filter(|_| !is_start(&w.steps[next]))?;
    let other = if way == Direction::Forward { Direction::Reverse } else { Direction::Forward };
    if let MpUse::Start { direction } = &mut w.spent(n)?.on {
        *direction = Some(other);
    }
    // Without a word of its own a Bypass follows the start.
    let leg = w.spent(next)?;
    if let MpUse::Enter { direction, .. }
    | MpUse::Bypass { direction, .. }
    | MpUse::MinimumMove { direction, .. } = &mut leg.on
    {
        *direction = Some(way);
    }
    Some(())
}

/// Every expenditure has its answer on record, and one is left out.
pub(super) fn window(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| matches!(s.what, What::Passed(_)))?;
    w.next(n, |s| spent(s).is_some())?;
    w.drop(n);
    Some(())
}

/// The opponent called in time for a DR that was forgotten.
pub(super) fn late_reliability(w: &mut Workshop) -> Option<()> {
    let n = w.find(|s| matches!(s.what, What::ReliabilityCalled(_)))?;
    w.drop_with_roll(n + 2);
    Some(())
}
