//! The one test binary: a module per area.
mod dice_audit;
mod notation;
mod replay;
mod store;

mod book;
mod geometry;
mod support;
mod vasl;
mod vectors;
mod wire;
