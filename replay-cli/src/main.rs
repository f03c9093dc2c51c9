//! The `asl-replay` program.
fn main() {}
