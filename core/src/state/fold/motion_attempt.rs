//! How a Motion attempt changes the state (D2.401), and what undoes one.

use crate::effects::motion_succeeds;
use crate::event::{Direction, LosAttested, MotionAttempted};
use crate::state::fold::change::with;
use crate::state::position::State;
use crate::state::unit::{Attempt, Unit};

/// Success puts the counter on; failure changes nothing.
pub(crate) fn attempt_motion(state: &mut State, attempt: &MotionAttempted) {
    let succeeded = attempt.success.or_else(|| by_roll(state, attempt)) == Some(true);
    let seq = state.seq;
    with(state, &attempt.unit, |unit| {
        let (motion, place, turret) = (unit.motion, unit.place, unit.turret);
        let trigger = attempt.trigger.clone();
        unit.attempts = unit.attempts.saturating_add(1);
        unit.attempt = Some(Attempt { trigger, succeeded, motion, place, turret, engine_tested: false, seq });
        if succeeded {
            unit.motion = Some(motion.unwrap_or(Direction::Forward));
        }
    });
}

/// What the die gives where nobody says it: against the MF or MP attested in LOS, else those declared (D2.401).
fn by_roll(state: &State, attempt: &MotionAttempted) -> Option<bool> {
    let die = state.rolls.get(&attempt.roll?)?.dice.total();
    let seen = state.units.get(&attempt.trigger).and_then(|unit| unit.mph.seen.get(&attempt.unit));
    let in_los = seen.copied().or(attempt.in_los)?;
    Some(motion_succeeds(die, in_los, state.saw_earlier(&attempt.unit, &attempt.trigger)))
}

/// The vehicle is as if the attempt had failed: no counter, no free turn.
fn undo(unit: &mut Unit) {
    let Some(attempt) = unit.attempt.as_mut().filter(|attempt| attempt.succeeded) else { return };
    attempt.succeeded = false;
    unit.motion = attempt.motion;
    unit.place = attempt.place;
    unit.turret = attempt.turret;
}

/// The engine was tested after an attempt; when it failed, so did the attempt.
pub(crate) fn test_engine(unit: &mut Unit, failed: bool) {
    if let Some(attempt) = unit.attempt.as_mut() {
        attempt.engine_tested = true;
    }
    if failed {
        undo(unit);
    }
}

/// A trigger that had been in LOS before makes the attempt fail, even when that shows later.
pub(crate) fn attest_los(state: &mut State, attested: &LosAttested) {
    let pair = (attested.unit.clone(), attested.to.clone());
    if !attested.earlier {
        let cell = |id| state.units.get(id).and_then(|unit| unit.place.cell());
        let at = [cell(&attested.unit), cell(&attested.to)];
        state.los_at.insert(pair.clone(), at);
        state.los.insert(pair, attested.exists);
        return;
    }
    if !attested.exists {
        state.los_new.insert(pair);
        return;
    }
    state.los_earlier.insert(pair);
    for (unit, trigger) in [(&attested.unit, &attested.to), (&attested.to, &attested.unit)] {
        with(state, unit, |unit| {
            if unit.attempt.as_ref().is_some_and(|attempt| attempt.trigger == *trigger) {
                undo(unit);
            }
        });
    }
}
