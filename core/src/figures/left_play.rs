//! What may still be told of a unit that left play.

use crate::event::{Event, What};
use crate::facts::Ctx;
use crate::state::{Attack, Unit};

/// What may be said at any time of a unit that left play: dice, words, a status taken off. Of those aboard a wreck,
/// others tell.
pub(crate) fn outlives(what: &What) -> bool {
    if let What::StatusChanged(changed) = what {
        return changed.add.is_empty();
    }
    matches!(
        what,
        What::UnitPlaced(_)
            | What::DiceRolled(_)
            | What::Claimed(_)
            | What::LosAttested(_)
            | What::VehicleHit(_)
    )
}

/// What made it leave play, or is told with that: in the same Player Turn.
const fn goes_with_loss(what: &What) -> bool {
    matches!(
        what,
        What::Checked(_)
            | What::StatusChanged(_)
            | What::Reduced(_)
            | What::Eliminated(_)
            | What::ToHitAttempt(_)
            | What::UnitMoveEnded(_)
    )
}

/// Another unit took its place by an attack that goes on, and one more would now.
fn is_told_twice(ctx: &Ctx<'_>, what: &What) -> bool {
    let What::Reduced(reduced) = what else { return false };
    let took = |attack: &Attack| attack.reduced.get(&reduced.unit).is_some_and(Option::is_some);
    reduced.into.is_some() && ctx.before.attacks.values().any(took)
}

/// An event of a unit that left play, which such a unit cannot have: nothing else is asked about it. A wreck may be taken
/// away at any time (D10.4).
pub(crate) fn acts_though_gone(ctx: &Ctx<'_>, event: &Event) -> bool {
    let what = &event.what;
    let Some(id) = what.unit().filter(|_| !outlives(what)) else { return false };
    let told = goes_with_loss(what) && !is_told_twice(ctx, what);
    // Who was lost in the same Close Combat attacks all the same (A11.12); where it does not A11.3 speaks of it.
    let strikes = matches!(what, What::CloseCombatFought(_) | What::CcResolved(_) | What::LeaderCreated(_));
    let gone = |unit: &Unit| unit.eliminated && !(unit.left_now && told) && !(unit.fought && strikes);
    let wreck = || matches!(what, What::Eliminated(_)) && ctx.vehicle(id).is_some();
    ctx.before.units.get(id).is_some_and(gone) && !wreck()
}
