//! The one test binary: a module per area.
mod store;
mod vasl;
