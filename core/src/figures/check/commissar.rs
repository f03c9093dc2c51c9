//! Commissars (A25.22).

use crate::event::UnitId;
use crate::facts::Ctx;
use crate::figures::infantry::friends::friends_with;
use crate::figures::infantry::nation::is_japanese_leader;
use crate::figures::infantry::unit::infantry;

/// An unbroken Commissar, or a Japanese leader (G1.41), is with the unit; A7.831 speaks of a pinned one.
pub(crate) fn commissar(ctx: &Ctx<'_>, id: &UnitId) -> bool {
    let commissar = |id: &UnitId| infantry(ctx, id).is_some_and(|(unit, i)| i.commissar && !unit.is_broken());
    let is_one = |id: &UnitId| commissar(id) || is_japanese_leader(ctx, id);
    friends_with(ctx, id).into_iter().any(|(id, _)| is_one(id))
}
