//! Work, counted: entries of a position that were looked at, clauses asked, links of a chain of shares hashed. So a test can hold
//! what a game costs against its length, without a clock.
//!
//! With the feature `checked` it is counted, for the whole process; without it nothing is, and 0 is said.

use core::sync::atomic::{AtomicU64, Ordering};

/// Is work counted, and are costly assertions made? For tests.
pub(crate) const CHECKED: bool = cfg!(feature = "checked");

static STEPS: AtomicU64 = AtomicU64::new(0);

/// Counts one step of work.
#[inline]
pub(crate) fn step() {
    if CHECKED {
        STEPS.fetch_add(1, Ordering::Relaxed);
    }
}

/// Steps counted since the process began.
#[must_use]
pub fn steps() -> u64 {
    STEPS.load(Ordering::Relaxed)
}
