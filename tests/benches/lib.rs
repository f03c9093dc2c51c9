//! The package exists for its benchmarks; nothing lives here.
