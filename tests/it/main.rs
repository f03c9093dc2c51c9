//! The one test binary: a module per area.
mod cli;
mod dice_audit;
mod notation;
mod replay;
mod store;
mod support;
mod vasl;
mod wire;
