//! What a declaration of rolls is about, and whose the answer is.

use crate::event::{DeclaredRoll, Event, Name, What};
use crate::facts::Ctx;

/// The rolls of a declaration.
pub(crate) fn declared(event: &Event) -> Option<&[DeclaredRoll]> {
    let What::RollsDeclared(declared) = &event.what else { return None };
    Some(&declared.rolls)
}

/// The player who answers for a roller.
pub(crate) fn opponent<'a>(ctx: &Ctx<'a>, roller: &Name) -> Option<&'a Name> {
    ctx.scenario.players.keys().find(|other| ctx.scenario.are_opponents(roller, other))
}

/// A phase, or the game, is over with this event.
pub(crate) const fn ends_phase(what: &What) -> bool {
    what.is_of_phase() || matches!(what, What::Conceded)
}
