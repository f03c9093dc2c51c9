//! The reach of a shot: Normal Range, and the double of it for those who have Long Range Fire (A7.22).

use crate::facts::Shot;
use crate::vocab::WeaponKind;

pub(crate) fn has_long_range(shot: &Shot<'_>) -> bool {
    !shot.kind().is_some_and(WeaponKind::has_no_long_range)
}

/// Range and normal range, to the farthest Location.
pub(crate) fn ranges(shot: &Shot<'_>) -> Option<(u32, u32)> {
    let n = shot.attack.target.locations.len().max(shot.attack.target.ranges.len()).max(1);
    let range = (0..n).filter_map(|n| shot.range_to(n)).max()?;
    Some((range, shot.normal_range()?))
}

/// Twice the normal range.
pub(crate) const fn reach(normal: u32) -> u32 {
    2 * normal
}

/// Reach and range of a shot that goes too far.
pub(crate) fn beyond_reach(shot: &Shot<'_>) -> Option<(u32, u32)> {
    let (range, normal) = ranges(shot).filter(|_| has_long_range(shot))?;
    let reach = reach(normal);
    (range > reach).then_some((reach, range))
}

/// It goes farther than the shot can at all: beyond the double of its Normal Range, or beyond that without Long Range Fire.
pub(crate) fn is_out_of_reach(shot: &Shot<'_>) -> bool {
    let near = || ranges(shot).is_some_and(|(range, normal)| range > normal);
    beyond_reach(shot).is_some() || (!has_long_range(shot) && near())
}
