//! The boards of a map that were read, and what is known of the files behind them.

use super::BoardData;
use asl_core::map::Land;
use asl_core::scenario::{Atlas, Scenario};
use std::sync::Arc;

/// The map of a scenario and what is known of the files behind it.
pub struct Boards {
    /// The terrain.
    pub land: Land,
    /// The boards that were read.
    pub read: Vec<BoardData>,
    /// What is wrong with the others, and with those that are not the ones agreed on: the facts of those are not used.
    pub faults: Vec<String>,
}

/// Which files of boards a game is judged with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardFiles {
    /// Those that were read.
    pub read: Vec<BoardFile>,
    /// Why the others were not.
    pub faults: Vec<String>,
}

/// One file of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardFile {
    /// The board's name.
    pub name: String,
    /// The version that it gives of itself.
    pub version: Option<String>,
    /// Its SHA-256, in hexadecimal: what a game pins.
    pub sha256: String,
}

impl Boards {
    /// A scenario is laid on them: what its head does not list is asked of them. Every face lays a game here, so that all
    /// judge alike. The files behind them.
    pub fn under(self, scenario: &mut Scenario) -> BoardFiles {
        let files = self.files();
        scenario.lay(Arc::new(Atlas::of(self.land)));
        files
    }

    /// The files behind them.
    #[must_use]
    pub fn files(&self) -> BoardFiles {
        let file = |data: &BoardData| BoardFile {
            name: data.name.clone(),
            version: data.metadata.version.clone(),
            sha256: hex(&data.sha256),
        };
        BoardFiles { read: self.read.iter().map(file).collect(), faults: self.faults.clone() }
    }
}

/// Bytes in hexadecimal.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
