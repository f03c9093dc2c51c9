//! The text notation: what is printed is read back, and what is wrong is said where it is.

#![allow(clippy::unwrap_used, reason = "helpers of tests: what cannot be unwrapped is a failed test")]

mod errors;
mod examples;
mod file;
mod hostile;
mod round_trip;
