//! The one test binary: a module per area.
mod dice_audit;
mod store;
mod vasl;

mod notation;
mod support;
mod wire;
