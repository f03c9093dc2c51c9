//! The boards of a map that were read, and what is known of the files behind them.

use super::BoardData;
use asl_core::map::Land;

/// The map of a scenario and what is known of the files behind it.
pub struct Boards {
    /// The terrain.
    pub land: Land,
    /// The boards that were read.
    pub read: Vec<BoardData>,
    /// What is wrong with the others, and with those that are not the ones agreed on: the facts of those are not used.
    pub faults: Vec<String>,
}

/// Bytes in hexadecimal.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
