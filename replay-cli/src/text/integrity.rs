//! Integrity, and how two copies stand to each other, as text.

use super::{BAD, styled};
use crate::view::event::EventView;
use crate::view::integrity::UnsignedView;
use crate::words::one_line;

/// The first event that its author has not signed.
pub(crate) fn unsigned(view: &UnsignedView) -> String {
    format!("  {}\n", styled(BAD, &view.says))
}

/// The time that a recorder claims.
pub(crate) fn claimed(event: &EventView) -> String {
    event.claimed_time.as_ref().map(|t| format!(", {} by his clock", one_line(t))).unwrap_or_default()
}
