//! `prove`: that an event stands in a game, or that a game continues an earlier one, as text for other programs.

use super::Call;
use super::failure::Failure;
use crate::read::{GameCopy, ProofError};
use crate::words::counted;
use std::path::Path;

/// A hashed log that is intact.
pub(crate) fn provable(call: &Call, game: &Path) -> Result<GameCopy, Failure> {
    let copy = call.place.copy(game)?;
    if !copy.is_log() {
        let name = copy.loaded.name();
        return Err(Failure::Usage(format!("{name} is no hashed log: there is nothing to prove by")));
    }
    copy.must_be_intact()?;
    Ok(copy)
}

pub(crate) fn failure(copy: &GameCopy, why: ProofError) -> Failure {
    match why {
        ProofError::NoEvent(event) => super::no_event(event, &copy.loaded),
        ProofError::Unsigned(to) => {
            let (name, signed) = (copy.loaded.name(), counted(to, "event", "events"));
            Failure::Usage(format!(
                "{name}: nobody has signed so far; signed is {signed} (`asl-replay sign` signs a game of the archive)"
            ))
        }
        other @ (ProofError::Unreadable(_) | ProofError::DoesNotHold | ProofError::Signature(_)) => {
            Failure::usage(&other)
        }
    }
}
