//! Events as bytes: pinned, strict, and the same as another encoder's.

#![allow(clippy::unwrap_used, reason = "helpers of tests: what cannot be unwrapped is a failed test")]

mod golden;
mod hostile;
mod round_trip;
