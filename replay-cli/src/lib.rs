//! The program behind `asl-replay`.
