//! Statuses by which a unit stands otherwise: broken, pinned, Immobile.

use crate::event::{Direction, Status, StatusChanged};
use crate::scenario::Scenario;
use crate::state::fold::acquired;
use crate::state::fold::attacks;
use crate::state::fold::change::with;
use crate::state::fold::concealment;
use crate::state::fold::heat;
use crate::state::fold::wears_off;
use crate::state::gun;
use crate::state::position::State;
use crate::state::{DoubleTime, HullDown, Unit};
use crate::vocab::phase::Phase;
use alloc::vec::Vec;

/// A unit that is no longer Mobile is not under way and not in Motion (D2.4).
pub(crate) fn set_status(unit: &mut Unit, status: Status, on: bool) {
    // Told again it is the same Stun.
    let stun = status == Status::Stunned && on && !unit.is_stunned();
    unit.stuns = unit.stuns.saturating_add(u8::from(stun));
    unit.status.set(status, on);
    if on {
        acquired::lose_by_status(unit, status);
    }
    if status == Status::Stunned {
        unit.stunned_now = on;
        // Its crew goes BU (D5.34).
        unit.ce = if on { Some(false) } else { unit.ce };
    }
    if status == Status::HullDown && on {
        unit.hull_down = HullDown::Kept;
    }
    if status == Status::Motion {
        unit.hull_down = if on { unit.hull_down.or_doubtful() } else { unit.hull_down };
        unit.motion = on.then_some(Direction::Forward);
    }
    if !unit.is_mobile() {
        unit.halted_in_motion |= unit.motion.is_some();
        unit.motion = None;
        unit.mph.running = false;
    }
}

/// A "?" that is laid anew hides it again, and who is Known has none (A12).
fn veil(unit: &mut Unit, concealed: bool, known: bool) {
    unit.revealed &= !concealed;
    if concealed {
        unit.status.set(Status::Known, false);
    } else if known {
        [Status::Concealed, Status::Hidden].into_iter().for_each(|veil| unit.status.set(veil, false));
    }
}

/// CX is laid on it in play; in the MPh the counter is that of Double Time (A4.5).
fn tire(unit: &mut Unit, phase: Option<Phase>) {
    unit.cx_now = phase;
    let afoot = &mut unit.mph.afoot;
    if phase == Some(Phase::MPh) && afoot.double_time.is_none() && !afoot.was_cx {
        afoot.double_time = Some(DoubleTime::Early);
    }
}

/// Disruption ends as a unit rallies (A19.12).
fn rally(unit: &mut Unit, changed: &StatusChanged, in_rph: bool) {
    if in_rph && changed.remove.contains(&Status::Broken) {
        set_status(unit, Status::Disrupted, false);
    }
}

/// What a log tells of them.
pub(crate) fn change(state: &mut State, scenario: &Scenario, changed: &StatusChanged) {
    let now = |status: Status| changed.add.contains(&status);
    let (broken, pinned) = (now(Status::Broken), now(Status::Pinned));
    if broken || pinned {
        attacks::suffer(state, changed.attack, &changed.unit, broken, pinned);
    }
    if now(Status::Wounded) {
        attacks::reduce(state, changed.attack, &changed.unit, None);
    }
    // A crew that is broken keeps nothing that its Gun acquired (C6.5).
    let guns = if broken { gun::guns_of(state, &changed.unit) } else { Vec::new() };
    guns.iter().for_each(|gun| with(state, gun, acquired::lose));
    let (phase, seq, in_play) = (state.phase, state.seq, state.turn > 0);
    let in_rph = phase == Some(Phase::RPh);
    concealment::suffer(state, changed);
    with(state, &changed.unit, |unit| {
        let veils = concealment::Veils::of(unit);
        unit.broke_lately |= broken && in_play;
        if changed.remove.contains(&Status::Dm) {
            wears_off::take_off_dm(unit, in_rph);
        }
        unit.broke_lately &= !changed.remove.contains(&Status::Broken);
        unit.dm_ended &= !now(Status::Dm) && !broken;
        unit.held_now |= now(Status::Melee) && !unit.status.has(Status::Melee);
        changed.add.iter().for_each(|status| set_status(unit, *status, true));
        changed.remove.iter().for_each(|status| set_status(unit, *status, false));
        rally(unit, changed, in_rph && scenario.book >= 2);
        if now(Status::Cx) && in_play {
            tire(unit, phase);
        }
        wears_off::break_down(unit, changed, scenario);
        veil(unit, now(Status::Concealed), now(Status::Known));
        concealment::change(unit, veils, seq);
        unit.mph.abandoned |= now(Status::Abandoned);
        if [Status::Berserk, Status::Heroic, Status::Fanatic].into_iter().any(now) {
            heat::tell_by_word(unit);
        }
    });
    // What the first version of the book left to the players' words.
    if now(Status::Berserk) && scenario.book >= 2 {
        heat::go_berserk(state, &changed.unit);
    }
}
