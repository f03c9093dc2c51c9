//! The dice of a To Hit roll.

use crate::event::ToHitAttempt;
use crate::facts::Ctx;
use crate::vocab::dice::{Dice, Dr};

/// The dice of a To Hit roll.
pub(crate) fn dice(ctx: &Ctx<'_>, attempt: &ToHitAttempt) -> Option<Dr> {
    match ctx.before.rolls.get(&attempt.roll)?.dice {
        Dice::Dr(dr) => Some(dr),
        Dice::dr(_) | Dice::Three(..) => None,
    }
}
