//! The program behind `asl-replay`.
pub mod import;
