//! The player's own pictures of a game, wherever the player's files lie: counters of a module, pictures of boards.
//!
//! Input: a game and its review, a module, board files. Output: [`Pictures`] for its page. It opens no file.

use super::{Pictures, moments, staged};
use crate::picture::board::{BoardFiles, boards_of, sheets};
use crate::picture::casting::Casting;
use crate::picture::film::Film;
use crate::picture::module::Module;
use crate::read::Loaded;
use crate::review::view::ReviewView;

/// The pictures of a game: its boards, the counters that its VASL files show, and of a game that was never in VASL those of the
/// module's palette; none where it has neither, and nothing is to be told of why.
#[must_use]
pub fn own(
    loaded: &Loaded,
    view: &ReviewView,
    module: Option<&Module>,
    files: &dyn BoardFiles,
) -> Option<Pictures> {
    let boards = match loaded.imported.first() {
        Some(file) => file.boards.clone(),
        None => boards_of(&loaded.game.scenario.map),
    };
    let is_of_vasl = !loaded.imported.is_empty();
    let (film, missing) = match module {
        Some(module) if is_of_vasl => {
            (Film::of(&loaded.imported, &moments(loaded), module, &loaded.vasl.eyes), Vec::new())
        }
        Some(module) => of_palette(loaded, view, module),
        None => (Film::default(), Vec::new()),
    };
    let sheets = sheets(&boards, files, module);
    let unread: Vec<String> =
        module.map_or_else(Vec::new, Module::faults).into_iter().chain(missing).collect();
    let is_empty = film.frames.is_empty() && sheets.is_empty() && unread.is_empty();
    let pictures = (!is_empty).then(|| Pictures::of(&film, &sheets, unread))?;
    Some(if is_of_vasl { pictures } else { pictures.on_hexes() })
}

/// The counters of a game that no VASL file shows, by type; what the module does not have is told.
fn of_palette(loaded: &Loaded, view: &ReviewView, module: &Module) -> (Film, Vec<String>) {
    let mut casting = Casting::of(module, loaded.game.scenario.book, &loaded.vasl.types);
    if casting.is_empty() {
        let why = "the module has no palette: counters are the program's own";
        return (Film::default(), vec![why.to_owned()]);
    }
    staged(view, &mut casting, module.metrics)
}
