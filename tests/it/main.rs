//! The one test binary: a module per area.

mod book;
mod geometry;
mod support;
mod totality;
mod vectors;
