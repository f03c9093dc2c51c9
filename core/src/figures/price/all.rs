//! Steps that take all MP that are left (D2.7).

use crate::effects;
use crate::event::{MpUse, Rate};
use crate::facts::Move;
use crate::vocab::num::Mp;

/// Does an entry take ALL: by the Terrain Chart, by the mover's word where the mover may choose, else by the MP paid?
pub(crate) fn takes_all(moved: &Move<'_>) -> bool {
    let MpUse::Enter { hex, rate, .. } = &moved.said.on else { return false };
    let terrain = moved.terrain(moved.ctx.cell(*hex)).filter(|_| *rate != Rate::Road);
    let price = terrain.and_then(|terrain| terrain.share(moved.vehicle.class, moved.inside()));
    let allotment = moved.vehicle.mp.unwrap_or_default();
    effects::takes_all(price, *rate, (moved.said.cost, allotment, allotment - moved.mph().spent))
}

/// What an entry that takes ALL costs at most: the MP left, those gained by ESB apart (D2.7). `None` for other entries.
#[must_use]
pub fn all_due(moved: &Move<'_>) -> Option<Mp> {
    moved.left().filter(|_| takes_all(moved)).map(|left| left - moved.mph().esb_gain)
}
