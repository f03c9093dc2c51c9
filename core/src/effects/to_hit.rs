//! The To Hit roll (C3).

use crate::vocab::dice::Dr;

/// Does a Final DR hit against a modified To Hit number? `None` on an Original 2 or 12, of which C3.6 says more.
#[must_use]
pub const fn hits(dr: Dr, total: i16, number: i16) -> Option<bool> {
    match dr.original() {
        2 | 12 => None,
        _ => Some(total <= number),
    }
}
