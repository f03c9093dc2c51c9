//! An engine that panics.
//!
//! Job: a call of the engine that may panic, as an answer. Inputs: a call. Must not know: which engine it is, or what is
//! done about it.
//!
//! sled panics where its files are damaged, and where a disk fails as it closes: behind an append that is on the medium,
//! and acknowledged. That must end neither the program nor what it has to say.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    static DEPTH: Cell<u32> = const { Cell::new(0) };
}

/// What the call gives; `None` when it panicked.
pub fn contained<T>(call: impl FnOnce() -> T) -> Option<T> {
    DEPTH.set(DEPTH.get() + 1);
    let answer = catch_unwind(AssertUnwindSafe(call));
    DEPTH.set(DEPTH.get() - 1);
    answer.ok()
}

/// Whether this thread is in a call of the engine, whose panic becomes an error that is told: a program's own hook need
/// not tell it besides.
#[must_use]
pub fn is_contained() -> bool {
    DEPTH.get() > 0
}
