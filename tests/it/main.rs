//! The one test binary: a module per area.
mod book;
mod catalogue;
mod dice_audit;
mod geometry;
mod notation;
mod printings;
mod readings;
mod replay;
mod store;
mod support;
mod vasl;
mod vectors;
mod wire;
