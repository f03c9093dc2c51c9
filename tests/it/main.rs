//! The one test binary: a module per area.

mod notation;
mod support;
mod wire;
