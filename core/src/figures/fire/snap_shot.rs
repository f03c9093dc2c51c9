//! Snap Shots (A8.15).

use crate::figures::fire::shot::means;
use crate::state::Attack;
use crate::vocab::Reason;

/// A firer says that it is a Snap Shot.
pub(crate) fn is_snap_shot(attack: &Attack) -> bool {
    let factors = attack.declared.firers.iter().flat_map(|firer| &firer.factors);
    factors.filter_map(means).any(|reason| reason == Reason::SnapShot)
}
