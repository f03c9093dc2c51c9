//! Whether a Bog check is due (D8.2).

use crate::facts::Ctx;
use crate::state::Unit;

/// Bog DR that the last expenditure calls for and that were not made: for going or turning inside terrain that does.
pub(crate) fn bog_due(ctx: &Ctx<'_>, unit: &Unit) -> u8 {
    let terrain = unit.place.cell().and_then(|cell| ctx.terrain(cell));
    if terrain.is_some_and(|terrain| terrain.bog) { unit.mph.bog_asked } else { 0 }
}
