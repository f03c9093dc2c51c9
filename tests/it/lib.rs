//! The package exists for its test binary; nothing lives here.
