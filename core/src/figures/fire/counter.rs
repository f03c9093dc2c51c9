//! The fire counter that a unit should have.

use crate::event::{FireMode, UnitId};
use crate::facts::Ctx;
use crate::figures::fire::prc;
use crate::figures::fire::rof::kept_rof;
use crate::vocab::phase::Phase;

/// The counter that a unit is owed now: Prep Fire for a director of Prep Fire (A7.531) and for one whose
/// Opportunity Fire is over (A7.25), CC for survivors in an enemy Location (A7.211).
#[must_use]
pub fn counter_due(ctx: &Ctx<'_>, id: &UnitId) -> Option<&'static str> {
    let attacks = || ctx.before.attacks.values();
    let directed = attacks().any(|a| a.phase == Some(Phase::PFPh) && a.declared.directors.contains(id));
    let last =
        attacks().filter(|a| a.has_firer(id) && a.mode_of(id) == FireMode::Opportunity).max_by_key(|a| a.seq);
    match last {
        Some(attack) if !kept_rof(ctx, attack, id) => Some("prep-fire"),
        Some(_) | None if directed => Some("prep-fire"),
        Some(_) | None => prc::is_survivor(ctx, id).then_some("cc"),
    }
}
