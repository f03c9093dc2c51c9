//! What a browser calls: files are laid on a tray, a review is taken from it. All else is `asl-replay`'s.

use asl_replay::read::carrying;
use asl_replay::report::page::{self, Answering, Pictures};
use asl_replay::review::view::ReviewView;
use asl_replay::tray;
use wasm_bindgen::prelude::wasm_bindgen;

/// The files that lie on the page, and the review that is shown of them.
#[wasm_bindgen]
#[derive(Default)]
pub struct Tray {
    files: tray::Tray,
    shown: Option<ReviewView>,
    pictures: Option<Pictures>,
    body: String,
    missing: String,
}

#[wasm_bindgen]
impl Tray {
    /// With nothing on it.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Tray {
        Tray::default()
    }

    /// Takes a file, and says what it was taken for.
    ///
    /// # Errors
    /// When it is nothing that this program reads.
    pub fn lay(&mut self, name: &str, bytes: Vec<u8>) -> Result<String, String> {
        self.files.lay(name, bytes).map(|laid| laid.to_string()).map_err(|why| why.to_string())
    }

    /// Whether a game lies there.
    #[must_use]
    pub fn has_game(&self) -> bool {
        self.files.has_game()
    }

    /// Takes the game away; boards and module stay.
    pub fn clear(&mut self) {
        let mut files = std::mem::take(&mut self.files);
        files.clear();
        *self = Tray { files, ..Tray::default() };
    }

    /// Takes boards and module away.
    pub fn forget(&mut self) {
        self.files.forget();
    }

    /// The names of boards and module that lie there, a line each.
    #[must_use]
    pub fn belongings(&self) -> String {
        self.files.belongings().collect::<Vec<_>>().join("\n")
    }

    /// Reads and judges what lies there for a viewer: `public`, `director`, or a player. What the script of the page steps
    /// through, as JSON; the HTML is [`Tray::body`].
    ///
    /// # Errors
    /// When it is no game, or the viewer is nobody in it.
    pub fn review(&mut self, viewer: &str) -> Result<String, String> {
        let viewer = viewer.parse().unwrap_or_default();
        let loaded = self.files.load(&viewer).map_err(|why| why.to_string())?;
        let view = ReviewView::of(&loaded);
        self.missing = tray::Tray::missing(&loaded).join(", ");
        self.pictures = self.files.pictures(&loaded, &view);
        let part =
            page::part(&view, Answering::Live, self.pictures.as_ref()).map_err(|why| why.to_string())?;
        (self.shown, self.body) = (Some(view), part.body);
        Ok(part.data)
    }

    /// The HTML of the last review.
    #[must_use]
    pub fn body(&self) -> String {
        self.body.clone()
    }

    /// The boards of the last review that do not lie here, in words; nothing when all do.
    #[must_use]
    pub fn missing(&self) -> String {
        self.missing.clone()
    }

    /// Answers an open question of the last review with one of its choices.
    pub fn answer(&mut self, question: usize, choice: usize) {
        if let Some(view) = &self.shown {
            self.files.answer(view, question, choice);
        }
    }

    /// Takes back an answer of the last review.
    ///
    /// # Errors
    /// Why it stays.
    pub fn back(&mut self, given: usize) -> Result<(), String> {
        self.shown.as_ref().map_or(Ok(()), |view| self.files.take_back(view, given))
    }

    /// The answers so far, as a file.
    #[must_use]
    pub fn answers(&self) -> String {
        self.files.answers().to_owned()
    }

    /// The last review as a page of its own, with the pictures of the player's own files where that is asked for. It carries the
    /// log, unless that shows more than its viewer may see.
    ///
    /// # Errors
    /// When nothing was shown.
    pub fn page(&self, is_pictured: bool) -> Result<String, String> {
        let view = self.shown.as_ref().ok_or("nothing is shown yet")?;
        let carried = self.files.carried().map(|(name, bytes)| carrying(&name, bytes)).unwrap_or_default();
        let pictures = self.pictures.as_ref().filter(|_| is_pictured);
        page::pictured(view, carried, pictures).map_err(|why| why.to_string())
    }
}
