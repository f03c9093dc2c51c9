//! Who ambushes, and which leader a dr creates: what a Final dr does.

use crate::vocab::num::Drm;

/// By how much the Final dr has to be lower (A11.4).
pub const AMBUSHES_BY: i16 = 3;

/// Which of two Final dr ambushes: the first, the second, or neither (A11.4).
#[must_use]
pub const fn ambusher(first: i16, second: i16) -> Option<usize> {
    if second.saturating_sub(first) >= AMBUSHES_BY {
        Some(0)
    } else if first.saturating_sub(second) >= AMBUSHES_BY {
        Some(1)
    } else {
        None
    }
}

/// The Morale Level and leadership of the leader that a Final dr creates (A18.2); none at 7 or more.
#[must_use]
pub const fn created_leader(total: i16) -> Option<(u8, Drm)> {
    match total {
        ..=1 => Some((8, Drm(-1))),
        2 | 3 => Some((8, Drm(0))),
        4 | 5 => Some((7, Drm(0))),
        6 => Some((6, Drm(1))),
        7.. => None,
    }
}
