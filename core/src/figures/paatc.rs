//! Whom a PAATC is asked of, and before which vehicle (A11.6).

use crate::event::{Status, UnitId};
use crate::facts::Ctx;
use crate::figures::infantry::nation::is_japanese;
use crate::figures::leader_creation::is_mmc;
use crate::state::Unit;

/// What keeps an AFV from calling for a PAATC, or may do so.
const NO_PAATC: [Status; 7] = [
    Status::Abandoned,
    Status::Concealed,
    Status::Hidden,
    Status::Shocked,
    Status::Stunned,
    Status::Recalled,
    Status::Captured,
];

/// A MMC on foot that takes one: who is berserk or Fanatic takes none; of Japanese it is not asked.
pub(crate) fn takes_one(ctx: &Ctx<'_>, id: &UnitId, unit: &Unit) -> bool {
    let exempt = [Status::Berserk, Status::Fanatic].into_iter().any(|status| unit.status.has(status));
    unit.aboard.is_none() && is_mmc(ctx, id) && !exempt && !is_japanese(ctx, id) && unit.side.is_some()
}

/// A manned AFV of another side than that unit's.
pub(crate) fn is_feared(ctx: &Ctx<'_>, by: &Unit, (id, foe): (&UnitId, &Unit)) -> bool {
    let armored = ctx.vehicle(id).is_some_and(|(_, values)| values.afv && values.armed != Some(false));
    let enemy = foe.side.is_some() && foe.side != by.side && !foe.eliminated;
    armored && enemy && NO_PAATC.into_iter().all(|status| !foe.status.has(status))
}
