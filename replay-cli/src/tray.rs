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
use crate::picture::archive::Archive;
use crate::picture::board::BoardFiles;
use crate::picture::module::{BUILD_FILES, Module};
use crate::read::{Dispute, Kind, Loaded, ReadError, carried, is_page, kind_of, load_several};
use crate::report::page::{Pictures, own};
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
    /// Overlays of boards, of which the pictures alone are looked at.
    Overlay,
    /// The module of VASL, for its counters.
    Module,
    /// An extension of it.
    Extension,
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
            Laid::Overlay => f.write_str("overlays of boards"),
            Laid::Module => f.write_str("a VASL module: its counters are shown"),
            Laid::Extension => f.write_str("an extension of a VASL module"),
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
    /// A module by its name, and its extensions.
    module: Option<(String, Arc<[u8]>)>,
    extensions: BTreeMap<String, Arc<[u8]>>,
    answers: String,
}

/// Boards that lie on the tray, by their names.
struct Held<'t>(&'t BTreeMap<String, Arc<[u8]>>);

impl BoardFiles for Held<'_> {
    fn open(&self, name: &str) -> Result<Option<Archive>, String> {
        let wanted = name.rsplit('/').next().unwrap_or(name);
        let stem = |name: &str| name.split('.').next().unwrap_or_default().to_lowercase();
        let found = self.0.iter().find(|(held, _)| stem(held) == wanted.to_lowercase());
        let opened = found.map(|(_, bytes)| Archive::of(Arc::clone(bytes)).map_err(|why| why.to_string()));
        opened.transpose()
    }
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
        if let Some(laid) = self.pictured(name, &bytes) {
            return Ok(laid);
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

    /// Takes a module, an extension or overlays; nothing where it is none of them.
    fn pictured(&mut self, name: &str, bytes: &[u8]) -> Option<Laid> {
        let archive = bytes.starts_with(b"PK").then(|| Archive::of(bytes.into()))?;
        let has = |entry: &str| archive.as_ref().is_ok_and(|archive| archive.exact(entry).is_some());
        let is_module = BUILD_FILES.iter().any(|entry| has(entry));
        let is_extension = has("extensiondata") || name.to_lowercase().ends_with(".vmdx");
        match (is_module, is_extension, archive.is_ok() && name.to_lowercase().starts_with("ovr")) {
            (true, true, _) => {
                self.extensions.insert(name.to_owned(), bytes.into());
                Some(Laid::Extension)
            }
            (true, false, _) => {
                self.module = Some((name.to_owned(), bytes.into()));
                Some(Laid::Module)
            }
            (false, _, true) => {
                self.boards.insert(name.to_owned(), bytes.into());
                Some(Laid::Overlay)
            }
            (false, _, false) => None,
        }
    }

    /// The names of the player's own files that lie here: boards, overlays, the module with its extensions. They are of use to
    /// other games, too.
    pub fn belongings(&self) -> impl Iterator<Item = &str> {
        let module = self.module.iter().map(|(name, _)| name);
        self.boards.keys().chain(module).chain(self.extensions.keys()).map(String::as_str)
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

    /// Takes the game and its answers away; the player's own boards and module stay.
    pub fn clear(&mut self) {
        self.games.clear();
        self.answers.clear();
    }

    /// Takes the player's own boards and module away.
    pub fn forget(&mut self) {
        let (games, answers) = (std::mem::take(&mut self.games), std::mem::take(&mut self.answers));
        *self = Tray { games, answers, ..Tray::default() };
    }

    /// The player's own pictures of a game that lies here.
    #[must_use]
    pub fn pictures(&self, loaded: &Loaded, view: &ReviewView) -> Option<Pictures> {
        let open = |bytes: &Arc<[u8]>| Archive::of(Arc::clone(bytes));
        let module = self.module.as_ref().map(|(_, bytes)| open(bytes));
        let (mut archives, mut faults) = (Vec::new(), Vec::new());
        let is_there = module.is_some();
        let extensions = self.extensions.iter().filter(|_| is_there).map(|(_, bytes)| open(bytes));
        for opened in module.into_iter().chain(extensions) {
            match opened {
                Ok(archive) => archives.push(archive),
                Err(why) => faults.push(format!("the module or an extension {why}")),
            }
        }
        let module = (!archives.is_empty()).then(|| Module::with(archives, faults));
        if module.is_none() && self.boards.is_empty() {
            return None;
        }
        own(loaded, view, module.as_ref(), &Held(&self.boards))
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

    /// Takes back an answer that a review shows as given. One that is not there, or stands in the file in a form that cannot be told
    /// apart, stays.
    ///
    /// # Errors
    /// Why it stays.
    pub fn take_back(&mut self, view: &ReviewView, given: usize) -> Result<(), String> {
        let given = view.given.get(given).ok_or("there is no such answer")?;
        self.answers = given.without(&self.answers)?;
        Ok(())
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
