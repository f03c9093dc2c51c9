//! Files put down one after another by somebody who has no command line, and the game that they make. The program in a
//! page is this with a face.
//!
//! ```
//! use asl_replay::import::vassal::viewer::Viewer;
//! use asl_replay::read::Kind;
//! use asl_replay::tray::{Laid, Tray};
//!
//! let mut tray = Tray::default();
//! let game = b"name = \"a lane\"\nprinting = \"2e\"\n[players]\nhans = {}\n---\nnote \"hello\"\n";
//! assert_eq!(tray.lay("lane.asl", game.to_vec())?, Laid::Game(Kind::Notation));
//! let loaded = tray.load(&Viewer::default())?;
//! assert_eq!(loaded.game.events.len(), 2);
//! # Ok::<(), asl_replay::read::ReadError>(())
//! ```

use crate::boards::{Shelf, archive};
use crate::import::draft::Answers;
use crate::import::vassal::viewer::Viewer;
use crate::read::{Dispute, Kind, Loaded, ReadError, carried, is_page, kind_of, load_several};
use crate::review::view::ReviewView;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What a file was taken for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laid {
    /// A game; it takes the place of what lay there.
    Game(Kind),
    /// A VASL file of the session that lies there.
    More,
    /// The log that a page carries, which is read anew: what the page shows is not believed.
    OfPage(Kind),
    /// A board.
    Board,
    /// Answers to what VASL files leave open.
    Answers,
    /// It lies there already.
    Known,
}

impl std::fmt::Display for Laid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Laid::Game(kind) => write!(f, "a {}", kind.name()),
            Laid::More => f.write_str("one more VASL file of the session"),
            Laid::OfPage(kind) => {
                write!(f, "a page; the {} that it carries is verified and judged anew", kind.name())
            }
            Laid::Board => f.write_str("a board"),
            Laid::Answers => f.write_str("answers"),
            Laid::Known => f.write_str("there already"),
        }
    }
}

/// The files that were put down.
#[derive(Default)]
pub struct Tray {
    games: Vec<(PathBuf, Vec<u8>)>,
    boards: BTreeMap<String, Arc<[u8]>>,
    answers: String,
}

impl Tray {
    /// Takes a file, by its content.
    ///
    /// # Errors
    /// When it is nothing that this program reads; then nothing is changed.
    pub fn lay(&mut self, name: &str, bytes: Vec<u8>) -> Result<Laid, ReadError> {
        let path = PathBuf::from(name);
        if is_page(&bytes) {
            let (path, bytes) = carried(&path, &bytes)?;
            let kind = kind(&path, &bytes)?;
            self.put(vec![(path, bytes)])?;
            return Ok(Laid::OfPage(kind));
        }
        if let Some(text) = answers(&path, &bytes) {
            Answers::read(text).map_err(|why| ReadError::Answers { path, why })?;
            self.answers = text.to_owned();
            return Ok(Laid::Answers);
        }
        if archive::holds_board(&bytes) {
            self.boards.insert(name.to_owned(), bytes.into());
            return Ok(Laid::Board);
        }
        let kind = kind(&path, &bytes)?;
        if self.games.iter().any(|(_, held)| *held == bytes) {
            return Ok(Laid::Known);
        }
        let goes_on = kind == Kind::Vasl
            && self.games.first().is_some_and(|(path, held)| kind_of(path, held) == Some(Kind::Vasl));
        if goes_on {
            let all: Vec<(PathBuf, Vec<u8>)> =
                self.games.iter().cloned().chain([(path.clone(), bytes.clone())]).collect();
            // A file of another game is another game.
            if load_several(&all, &Viewer::Public)?.vasl.chain.is_one_game() {
                self.games = all;
                return Ok(Laid::More);
            }
        }
        self.put(vec![(path, bytes)])?;
        Ok(Laid::Game(kind))
    }

    /// Takes files as the game, when they make one.
    fn put(&mut self, games: Vec<(PathBuf, Vec<u8>)>) -> Result<(), ReadError> {
        load_several(&games, &Viewer::Public)?;
        self.games = games;
        Ok(())
    }

    /// Whether a game lies there.
    #[must_use]
    pub fn has_game(&self) -> bool {
        !self.games.is_empty()
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        *self = Tray::default();
    }

    /// The answers, as a file.
    #[must_use]
    pub fn answers(&self) -> &str {
        &self.answers
    }

    /// The file that a page of this game may carry, and its name: none of VASL files, which hold what is hidden too.
    #[must_use]
    pub fn carried(&self) -> Option<(String, &[u8])> {
        let [(path, bytes)] = self.games.as_slice() else { return None };
        let is_open = matches!(kind_of(path, bytes), Some(Kind::Log | Kind::Notation));
        is_open.then(|| (path.display().to_string(), bytes.as_slice()))
    }

    /// Answers an open question of a review with one of its choices. What is no question of it changes nothing.
    pub fn answer(&mut self, view: &ReviewView, question: usize, choice: usize) {
        let open = view.open.get(question);
        if let Some((open, choice)) = open.and_then(|open| Some((open, open.choices.get(choice)?))) {
            self.answers += &open.answered(&choice.lines);
        }
    }

    /// The game, on the boards that lie there.
    ///
    /// # Errors
    /// When there is none, or it cannot be read.
    pub fn load(&self, viewer: &Viewer) -> Result<Loaded, ReadError> {
        let mut loaded = load_several(&self.games, viewer)?;
        if let Ok(answers) = Answers::read(&self.answers) {
            loaded.answer(answers);
        }
        let shelf = Shelf::held(self.boards.clone());
        let map = &loaded.game.scenario.map;
        if shelf.exists() && !map.boards().all(|board| board.endless) {
            let boards = shelf.laid_out(map);
            loaded.lay(boards);
        }
        Ok(loaded)
    }

    /// Boards on which the game is played and that do not lie here: their terrain and LOS are not known.
    #[must_use]
    pub fn missing(loaded: &Loaded) -> Vec<String> {
        let boards =
            loaded.game.scenario.map.boards().filter(|board| !board.endless && !board.name.is_empty());
        let is_read = |name: &str| loaded.boards.read.iter().any(|file| file.name == name);
        boards.filter(|board| !is_read(&board.name)).map(|board| board.name.clone()).collect()
    }

    /// The game for stepping through it.
    ///
    /// # Errors
    /// As [`Tray::load`].
    pub fn review(&self, viewer: &Viewer) -> Result<ReviewView, ReadError> {
        Ok(ReviewView::of(&self.load(viewer)?))
    }
}

fn kind(path: &Path, bytes: &[u8]) -> Result<Kind, ReadError> {
    let unknown = || ReadError::Unknown { path: path.to_owned(), empty: bytes.is_empty() };
    if Dispute::is_one(bytes) {
        return Err(ReadError::ADispute(path.to_owned()));
    }
    // Any text may be meant as a game; one that is called otherwise has to look like one.
    let is_named = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("asl"));
    let is_game =
        |kind: &Kind| *kind != Kind::Notation || is_named || bytes.windows(5).any(|line| line == b"\n---\n");
    kind_of(path, bytes).filter(is_game).ok_or_else(unknown)
}

/// The text of a file of answers.
fn answers<'b>(path: &Path, bytes: &'b [u8]) -> Option<&'b str> {
    let is_toml = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("toml"));
    std::str::from_utf8(bytes).ok().filter(|_| is_toml)
}
