//! D8.2: the Bog Check, as far as D2 takes it for granted. The ids are those of the rule.

use super::{Check, Clause, Ctx};
use crate::event::BogChecked;
use crate::facts::Told;
use crate::finding::Verdict;
use crate::matter::Matter;
use crate::state::Unit;
use alloc::format;
use alloc::string::String;

/// The clauses.
pub(super) const CLAUSES: &[Clause] = &[Clause::check(
    "D8.2-bog-number",
    &[Matter::Consequence],
    "A Final Bog DR of 12 or more bogs the vehicle, a lower one does not.",
    Check::Bog(bog_number),
)];

/// Bog DR that the last expenditure calls for and that were not made: for going or turning inside terrain that does.
pub(in crate::rules) fn bog_due(ctx: &Ctx<'_>, unit: &Unit) -> u8 {
    let terrain = unit.place.cell().and_then(|cell| ctx.terrain(cell));
    if terrain.is_some_and(|terrain| terrain.bog) { unit.mph.bog_asked } else { 0 }
}

/// The Final DR that bogs.
const BOGS: i16 = 12;

/// By the DRM that were declared; without any an Original 12 bogs for certain, for none of them is known to be a
/// minus that a log could leave out.
fn bog_number(told: &Told<'_, BogChecked>) -> Verdict {
    let (ctx, checked) = (&told.ctx, told.said);
    let Some(dr) = checked.roll.and_then(|id| ctx.before.rolls.get(&id)).map(|roll| roll.dice.total()) else {
        return Verdict::Silent;
    };
    let word = |bogged: bool| if bogged { "bogged" } else { "not bogged" };
    let due = match checked.drm {
        Some(drm) => dr + drm.0 >= BOGS,
        None if checked.bogged || dr < BOGS => return Verdict::Silent,
        None => true,
    };
    if checked.bogged == due {
        return Verdict::Kept;
    }
    let drm = checked.drm.map_or(String::new(), |drm| format!(" {drm}"));
    Verdict::wrong(format!("a Bog DR of {dr}{drm}"), word(checked.bogged), word(due))
}
