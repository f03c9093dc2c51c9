//! What a browser calls: files are laid on a tray, a review is taken from it. All else is `asl-replay`'s.

use asl_replay::read::carrying;
use asl_replay::report::page::{self, Answering};
use asl_replay::review::view::ReviewView;
use asl_replay::tray;
use wasm_bindgen::prelude::wasm_bindgen;

/// The files that lie on the page, and the review that is shown of them.
#[wasm_bindgen]
#[derive(Default)]
pub struct Tray {
    files: tray::Tray,
    shown: Option<ReviewView>,
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

    /// Takes everything away.
    pub fn clear(&mut self) {
        *self = Tray::default();
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
        let part = page::part(&view, Answering::Live).map_err(|why| why.to_string())?;
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

    /// The answers so far, as a file.
    #[must_use]
    pub fn answers(&self) -> String {
        self.files.answers().to_owned()
    }

    /// The last review as a page of its own. It carries the log, unless that shows more than its viewer may see.
    ///
    /// # Errors
    /// When nothing was shown.
    pub fn page(&self) -> Result<String, String> {
        let view = self.shown.as_ref().ok_or("nothing is shown yet")?;
        let carried = self.files.carried().map(|(name, bytes)| carrying(&name, bytes)).unwrap_or_default();
        page::page(view, carried).map_err(|why| why.to_string())
    }
}
