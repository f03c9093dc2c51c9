//! Whether play has begun.

use crate::facts::Ctx;

/// The set-up may stand below the line of the first phase, until somebody acts or the next one begins.
pub(crate) const fn has_begun(ctx: &Ctx<'_>) -> bool {
    ctx.before.played || ctx.before.second_phase
}
