//! How many SW a squad may fire (A7.351).

use crate::event::UnitId;
use crate::facts::Ctx;
use crate::figures::infantry::unit::infantry;

/// SW or Guns that a squad fires in one fire phase at most (A7.351).
pub(crate) const SW_PER_SQUAD: usize = 2;

/// How many different SW and Guns a unit fires in a fire phase at most (A7.351, A7.352).
#[must_use]
pub fn most_sw(ctx: &Ctx<'_>, unit: &UnitId) -> Option<usize> {
    let (_, values) = infantry(ctx, unit)?;
    values.kind.map(|_| if values.is_squad() { SW_PER_SQUAD } else { 1 })
}
