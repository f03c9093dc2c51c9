//! The one test binary: a module per area.
mod book;
mod dice_audit;
mod games;
mod geometry;
mod notation;
mod replay;
mod store;
mod support;
mod vasl;
mod vectors;
mod wire;
