//! The boards of a scenario put in their places: each read by its name, held against the pin of the head.

use super::{BoardData, BoardError, Shelf};
use asl_core::map::{Board, Land, Map, MapError};
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

impl Shelf {
    /// One board alone, whole and not turned.
    ///
    /// # Errors
    /// When there is no such board, or its name cannot stand before a hex.
    pub fn alone(&self, name: &str) -> Result<Boards, BoardError> {
        let data = self.board(name)?;
        let (columns, rows) = data.ground.grid().lattice().counts();
        let (Ok(width), Ok(height)) = (u8::try_from(columns), u8::try_from(rows)) else {
            return Err(BoardError::OwnGrid(name.into()));
        };
        let board = Board { name: name.into(), width, height, endless: false, ..Board::sheet() };
        let map = Map::lay_out(vec![board]).map_err(|why: MapError| BoardError::Layout(why.to_string()))?;
        Ok(Boards {
            land: Land::of(map, vec![Some(Arc::clone(&data.ground))]),
            read: vec![data],
            faults: vec![],
        })
    }

    /// The boards of a layout. A board that is missing, damaged or another than the pinned one is a fault and leaves
    /// its part of the map unknown.
    #[must_use]
    pub fn laid_out(&self, map: &Map) -> Boards {
        let (mut read, mut faults, mut grounds) = (Vec::new(), Vec::new(), Vec::new());
        for board in map.boards() {
            let found = self.pinned(board);
            grounds.push(found.as_ref().ok().map(|data| Arc::clone(&data.ground)));
            match found {
                Ok(data) => read.push(data),
                Err(fault) => faults.push(fault),
            }
        }
        Boards { land: Land::of(map.clone(), grounds), read, faults }
    }

    fn pinned(&self, board: &Board) -> Result<BoardData, String> {
        if board.endless {
            return Err("this game has no boards: its hexes lie on a sheet without terrain".into());
        }
        let data = self.changed(&board.name, &board.changes).map_err(|e| e.to_string())?;
        let (columns, rows) = data.ground.grid().lattice().counts();
        let name = &board.name;
        if (columns, rows) != (u16::from(board.width), u16::from(board.height)) {
            return Err(format!(
                "board {name} has {columns} by {rows} hexes, the head says {} by {}",
                board.width, board.height
            ));
        }
        let sha256 = hex(&data.sha256);
        match &board.sha256 {
            Some(pin) if !pin.eq_ignore_ascii_case(&sha256) => Err(format!(
                "board {name} is another file than the players agreed on: it is {sha256}{}, they agreed on {pin}{}; its \
                 terrain and LOS are undecided",
                version(data.metadata.version.as_deref()),
                version(board.version.as_deref()),
            )),
            _ => Ok(data),
        }
    }
}

fn version(version: Option<&str>) -> String {
    version.map(|version| format!(" (version {version})")).unwrap_or_default()
}

/// Bytes in hexadecimal.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
