//! The one test binary: a module per area.

mod support;
mod vectors;
