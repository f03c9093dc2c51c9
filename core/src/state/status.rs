//! Statuses by which a unit stands otherwise: broken, pinned, Immobile.

use super::apply::with;
use super::{State, Unit, fire};
use crate::event::{Direction, Status, StatusChanged};

/// A unit that is no longer Mobile is not under way and not in Motion (D2.4).
pub(super) fn set_status(unit: &mut Unit, status: Status, on: bool) {
    unit.status.set(status, on);
    if status == Status::Motion {
        unit.motion = on.then_some(Direction::Forward);
    }
    if !unit.is_mobile() {
        unit.motion = None;
        unit.mph.running = false;
    }
}

/// What a log tells of them.
pub(super) fn change(state: &mut State, changed: &StatusChanged) {
    let now = |status: Status| changed.add.contains(&status);
    let (broken, pinned) = (now(Status::Broken), now(Status::Pinned));
    if broken || pinned {
        fire::suffer(state, changed.attack, &changed.unit, broken, pinned);
    }
    if now(Status::Wounded) {
        fire::reduce(state, changed.attack, &changed.unit, None);
    }
    let in_play = state.turn > 0;
    with(state, &changed.unit, |unit| {
        unit.broke_lately |= broken && in_play;
        unit.broke_lately &=
            !changed.remove.iter().any(|status| matches!(status, Status::Broken | Status::Dm));
        changed.add.iter().for_each(|status| set_status(unit, *status, true));
        changed.remove.iter().for_each(|status| set_status(unit, *status, false));
    });
}
