//! The pins of a new game: which file of each board it is played on.

use super::{Shelf, hex};
use toml_edit::{DocumentMut, TableLike, value};

/// Writes into a head the SHA-256 and the version of the file of each board that has no pin yet. Why one has none is told.
pub fn pin(head: &mut DocumentMut, shelf: &Shelf) -> Vec<String> {
    let Some(boards) = head.get_mut("boards") else { return Vec::new() };
    if let Some(tables) = boards.as_array_of_tables_mut() {
        return tables.iter_mut().filter_map(|table| pin_one(table, shelf)).collect();
    }
    let inline = boards.as_array_mut().into_iter().flat_map(|array| array.iter_mut());
    inline.filter_map(|board| pin_one(board.as_inline_table_mut()?, shelf)).collect()
}

fn pin_one(board: &mut dyn TableLike, shelf: &Shelf) -> Option<String> {
    let name = board.get("name").and_then(|name| name.as_str()).filter(|name| !name.is_empty())?.to_owned();
    if board.contains_key("sha256") {
        return None;
    }
    match shelf.board(&name) {
        Ok(data) => {
            board.insert("sha256", value(hex(&data.sha256)));
            if let Some(version) = data.metadata.version.filter(|_| !board.contains_key("version")) {
                board.insert("version", value(version));
            }
            None
        }
        Err(why) => Some(format!("warning: the game pins no file of a board: {why}\n")),
    }
}
