//! The one test binary: a module per area.
mod book;
mod charts;
mod dice_audit;
mod games;
mod geometry;
mod golden_logs;
mod notation;
mod readme;
mod replay;
mod store;
mod support;
mod totality;
mod vasl;
mod vectors;
mod wire;
