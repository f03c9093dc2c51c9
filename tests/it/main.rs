//! The one test binary: a module per area.
mod games;
mod store;
mod vasl;

mod notation;
mod support;
mod wire;
