//! The number for a Motion attempt (D2.401), and what Motion bars.

use crate::effects::motion_succeeds;
use crate::event::MotionAttempted;
use crate::facts::Ctx;
use crate::state::Unit;
use crate::vocab::num::Mp;

/// MF and MP of a unit in the LOS of the vehicle: as attested, else as declared.
pub(crate) fn in_los(ctx: &Ctx<'_>, attempt: &MotionAttempted) -> Option<Mp> {
    let seen = ctx.before.units.get(&attempt.trigger).and_then(|unit| unit.mph.seen.get(&attempt.unit));
    let (sure, may) = ctx.spent_in_los(&attempt.trigger, &attempt.unit);
    let shown = (ctx.scenario.atlas.is_some() && sure == may).then_some(sure);
    seen.copied().or(shown).or(attempt.in_los)
}

/// The MF and MP of the trigger in the LOS of the vehicle, and whether the dr is no higher (D2.401); `None`
/// while either is not in the log.
#[must_use]
pub fn motion_due(ctx: &Ctx<'_>, attempt: &MotionAttempted) -> Option<(Mp, bool)> {
    let limit = in_los(ctx, attempt)?;
    let seen = ctx.before.saw_earlier(&attempt.unit, &attempt.trigger);
    Some((limit, motion_succeeds(die(ctx, attempt)?, limit, seen)))
}

pub(crate) fn die(ctx: &Ctx<'_>, attempt: &MotionAttempted) -> Option<i16> {
    ctx.before.rolls.get(&attempt.roll?).map(|roll| roll.dice.total())
}

/// In its PFPh, in Motion since its Player Turn began, or set up so after that: neither it nor its PRC Prep Fire (D2.4).
pub(crate) const fn is_barred_from_prep(unit: &Unit) -> bool {
    unit.turn_begun_in_motion || unit.motion.is_some()
}
