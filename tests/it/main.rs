//! The one test binary: a module per area.
mod book;
mod dice_audit;
mod generator;
mod geometry;
mod notation;
mod replay;
mod store;
mod support;
mod vasl;
mod vectors;
mod wire;
