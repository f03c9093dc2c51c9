//! What the players' own boards show: `terrain`, `los`.

pub mod los;
pub mod terrain;

use crate::boards::Boards;
use crate::view::boards::BoardRow;

/// The board files that were read.
fn board_rows(boards: &Boards) -> Vec<BoardRow> {
    BoardRow::all(&boards.files())
}
