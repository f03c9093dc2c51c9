//! The boards of a map as VASL would lay them: of a game that no VASL file shows.

use super::super::counter::geometry::whole;
use crate::import::vassal::boards::{Board, Crop};
use asl_core::map::{Board as MapBoard, Map};

/// Pixels between columns and rows of a board's picture.
const HEX: [f64; 2] = [56.25, 64.5];

/// The boards of a map; none of a sheet without boards.
#[must_use]
pub fn boards_of(map: &Map) -> Vec<Board> {
    map.boards().filter(|board| !board.endless).map(laid).collect()
}

fn laid(board: &MapBoard) -> Board {
    Board {
        col: usize::from(board.column),
        row: usize::from(board.row),
        name: board.name.clone(),
        rotated: board.rotated,
        crop: (board.columns.is_some() || board.rows.is_some()).then(|| crop(board)),
        version: None,
        overlays: Vec::new(),
        rules: board.changes.clone(),
        zoom_thousandths: 1000,
    }
}

/// The hexes in play, as pixels of the picture.
fn crop(board: &MapBoard) -> Crop {
    let (left, right) = board.columns.unwrap_or((0, board.width.saturating_sub(1)));
    let (top, bottom) = board.rows.unwrap_or((1, board.height));
    let across = |columns: u8| whole((f64::from(columns) * HEX[0]).round());
    let down = |rows: u8| whole((f64::from(rows) * HEX[1]).round());
    Crop {
        x: across(left),
        y: down(top.saturating_sub(1)),
        width: across(right) - across(left),
        height: down(bottom) - down(top.saturating_sub(1)),
    }
}
