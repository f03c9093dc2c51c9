//! The one test binary: a module per area.
mod dice_audit;
mod vasl;
