//! Work, counted: entries of a position that were looked at, clauses asked, links of a chain of shares hashed. So a test can hold
//! what a game costs against its length, without a clock.
//!
//! Debug builds count, for the whole process; release builds do not, and say 0.

use core::sync::atomic::{AtomicU64, Ordering};

static STEPS: AtomicU64 = AtomicU64::new(0);

/// Counts one step of work.
#[inline]
pub(crate) fn step() {
    if cfg!(debug_assertions) {
        STEPS.fetch_add(1, Ordering::Relaxed);
    }
}

/// Steps counted since the process began.
#[must_use]
pub fn steps() -> u64 {
    STEPS.load(Ordering::Relaxed)
}
