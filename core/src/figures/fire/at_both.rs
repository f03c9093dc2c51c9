//! An attack at both Vehicle and Personnel of a Location.

use crate::state::Attack;

/// Some of its targets were concealed and others were not: one roll is read for both (A7.23).
pub(crate) fn is_at_both(attack: &Attack) -> bool {
    let some = attack.targets.iter().any(|id| attack.concealed_before.contains(id));
    some && !attack.targets.iter().all(|id| attack.concealed_before.contains(id))
}
