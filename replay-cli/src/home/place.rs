//! Where games lie: files, and the archive in the platform's data folder or the one that was named.

use super::belongings::Memory;
use super::engine::{Database, Games, Trouble};
use super::files::{is_standard, make_private};
use super::ongoing::unknown;
use super::refusal::{failed, not_taken, reasons};
use super::{GameName, LoadError, Refusal, catalogue, load_for, read_file, read_game};
use crate::boards::Boards;
use crate::import::vassal::viewer::Viewer;
use crate::read::{Dispute, GameCopy, Kind, Loaded, kind_of};
use asl_core::audit::Game;
use asl_core::map::Map;
use asl_core::scenario::Types;
use asl_store::archive::{AppendError, Archive, ExtendError, Mismatch, ReadError as Unreadable};
use asl_store::backend::{Backend, OpenError, SledBackend, noted_games};
use asl_store::game_id::GameId;
use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

/// Where to look for the archive.
#[derive(Clone, Default, Debug)]
pub struct Place {
    /// The folder named by the user.
    pub home: Option<PathBuf>,
    /// The database that holds the games, instead of the folder.
    pub database: Option<Database>,
    /// Files of vehicle types named by the user.
    pub catalogues: Vec<PathBuf>,
    /// The folder of boards named by the user.
    pub boards: Option<PathBuf>,
    /// The platform's keyring may keep a passphrase for a while.
    pub remembers: bool,
    /// Where my VASL files lie, as it was said once.
    pub memory: Memory,
}

/// What a word of the command line means.
#[derive(Clone, Debug)]
pub(super) enum Meant {
    /// A file.
    File(PathBuf),
    /// A game of the archive, which may not be there.
    Game(GameId),
}

impl Place {
    /// The folder of the archive.
    ///
    /// # Errors
    /// When the platform names no data folder and the user named none.
    pub fn folder(&self) -> Result<PathBuf, LoadError> {
        let app = AppStrategyArgs { app_name: "asl-replay".into(), ..AppStrategyArgs::default() };
        let platform = || choose_app_strategy(app).ok().map(|folders| folders.data_dir());
        self.home.clone().or_else(platform).ok_or(LoadError::NoHome)
    }

    /// Opens the archive, and makes it when it is not there. Another process that has it open is waited for.
    ///
    /// # Errors
    /// When another process keeps it open, or the disk or the database refuses.
    pub(super) fn archive(&self) -> Result<Archive<Games>, LoadError> {
        self.opened(SledBackend::open)
    }

    /// Extends a game of the archive, as [`Archive::extend`] does. When the engine fails it is opened anew, to see what
    /// is on disk.
    pub(super) fn extend(&self, name: &GameName, held: &[u8], full: &[u8]) -> Result<(), Refusal> {
        let failed = match self.archive()?.extend(name.id(), held, full) {
            Ok(_acknowledged) => return Ok(()),
            Err(why) if is_unknown(&why) => why,
            Err(why) => return Err(not_taken(&name.to_string(), &why)),
        };
        let archive = self.archive().map_err(|_| unknown(&failed))?;
        let is_there = archive.read(name.id()).is_ok_and(|now| now == full);
        let held = if is_there { full } else { held };
        match archive.extend(name.id(), held, full) {
            Ok(_acknowledged) => Ok(()),
            Err(why) if is_unknown(&why) => Err(unknown(&why)),
            Err(why) => Err(not_taken(&name.to_string(), &why)),
        }
    }

    /// Opens the archive to be read: where its folder cannot be written, a copy of it.
    pub(super) fn archive_to_read(&self) -> Result<Archive<Games>, LoadError> {
        self.opened(SledBackend::open_to_read)
    }

    fn opened(&self, open: fn(&Path) -> Result<SledBackend, OpenError>) -> Result<Archive<Games>, LoadError> {
        let games: Games = if let Some(database) = &self.database {
            database.open(&self.folder()?)?
        } else {
            let folder = self.folder()?.join("archive");
            make_private(&folder).map_err(|e| self.refused(&e))?;
            Box::new(patient(|| open(&folder)).map_err(|why| not_opened(&folder, &why))?)
        };
        Archive::open(games).map_err(|e| self.failing(&e))
    }

    /// Whether an archive is there; it is not made for the asking.
    pub(super) fn has_archive(&self) -> Result<bool, LoadError> {
        Ok(self.database.is_some() || self.folder()?.join("archive").exists())
    }

    /// What a word of the command line means: `@NAME` is a game of the archive, a path with a folder in it is a file. A
    /// bare word is the file of this folder, else the game; never one in the other's place.
    ///
    /// # Errors
    /// When there is a file of that name here and a game too.
    pub(super) fn meant(&self, word: &Path) -> Result<Meant, LoadError> {
        if let Some(name) = word.to_str().and_then(|word| word.strip_prefix('@')) {
            let name = name.parse().map_err(|_| LoadError::NotFound(word.to_owned()))?;
            return Ok(Meant::Game(name));
        }
        let game: Option<GameId> = word.to_str().and_then(|word| word.parse().ok());
        match game {
            Some(game) if word.is_dir() || !word.exists() => Ok(Meant::Game(game)),
            Some(game) if self.is_noted(&game) => Err(LoadError::Both(game.to_string())),
            Some(_) | None => Ok(Meant::File(word.to_owned())),
        }
    }

    /// Is there a game of this name? It is asked of every file that is read, so that the archive is not opened for it.
    fn is_noted(&self, game: &GameId) -> bool {
        let Ok(home) = self.folder() else { return false };
        let noted = match &self.database {
            Some(database) => database.noted_games(&home),
            None => noted_games(&home.join("archive")),
        };
        noted.is_ok_and(|games| games.contains(game))
    }

    /// The bytes of a file, or of a game in the archive; of the second copy in a dispute those of the dispute.
    ///
    /// # Errors
    /// When neither is there, or cannot be read, or both are there.
    pub fn bytes(&self, game: &Path) -> Result<Vec<u8>, LoadError> {
        if let Some(dispute) = with_second_copy(game) {
            return read_file(dispute);
        }
        match self.meant(&self.one_in(game)?)? {
            Meant::File(file) if !file.exists() && !is_standard(&file) => Err(LoadError::NotFound(file)),
            Meant::File(file) => Ok(read_game(&file)?.1),
            Meant::Game(_) => match self.archived(game) {
                Err(LoadError::NotFound(_)) if game.is_dir() => Err(LoadError::Folder(game.to_owned())),
                read => read,
            },
        }
    }

    /// These, and instead of a folder the games in it. A folder without a game stands for itself, and so does the name of a
    /// game that the archive holds.
    ///
    /// # Errors
    /// When a folder cannot be read.
    pub fn games_in(&self, named: &[PathBuf]) -> Result<Vec<PathBuf>, LoadError> {
        let mut all = Vec::with_capacity(named.len());
        for path in named {
            let is_game = |word: &str| word.parse().is_ok_and(|game| self.is_noted(&game));
            let is_folder = path.is_dir() && !path.to_str().is_some_and(is_game);
            let games = if is_folder { super::games_of(path)? } else { Vec::new() };
            if games.is_empty() {
                all.push(path.clone());
            }
            all.extend(games);
        }
        Ok(all)
    }

    /// The only game of a folder; of what is none, that itself.
    fn one_in(&self, game: &Path) -> Result<PathBuf, LoadError> {
        let mut games = self.games_in(&[game.to_owned()])?;
        match games.pop() {
            Some(one) if games.is_empty() => Ok(one),
            Some(last) => Err(LoadError::Games(game.to_owned(), games.into_iter().chain([last]).collect())),
            None => Ok(game.to_owned()),
        }
    }

    /// Is it the name of a game that the archive holds, and of no file here?
    ///
    /// # Errors
    /// When it is both, or the archive cannot be read.
    pub fn is_game(&self, word: &Path) -> Result<bool, LoadError> {
        match self.meant(word)? {
            Meant::File(_) => Ok(false),
            Meant::Game(_) => match self.archived(word) {
                Ok(_) => Ok(true),
                Err(LoadError::NotFound(_)) => Ok(false),
                Err(why) => Err(why),
            },
        }
    }

    /// Reads a game from files, or from the archive.
    ///
    /// # Errors
    /// As [`super::load`].
    pub fn load(&self, games: &[PathBuf]) -> Result<Loaded, LoadError> {
        self.load_for(games, &Viewer::Public)
    }

    /// Reads a game from files, or from the archive; VASL files for a viewer.
    ///
    /// # Errors
    /// As [`super::load`].
    pub fn load_for(&self, games: &[PathBuf], viewer: &Viewer) -> Result<Loaded, LoadError> {
        let named = self.games_in(games)?;
        let [game] = &named[..] else {
            must_be_one_session(games, &named)?;
            let mut loaded = load_for(&named, viewer)?;
            self.lay(&mut loaded)?;
            return Ok(loaded);
        };
        Ok(self.copy_for(game, viewer)?.loaded)
    }

    /// Lays a game on the players' own boards, where they are there.
    fn lay(&self, loaded: &mut Loaded) -> Result<(), LoadError> {
        if loaded.kind == Kind::Vasl {
            loaded.describe(catalogue::types(self)?);
        }
        if let Some(boards) = self.boards_of(&loaded.game.scenario.map)? {
            loaded.lay(boards);
        }
        Ok(())
    }

    /// A game that is recorded line by line, on the players' own boards as every other; what is wrong with them, a line each.
    ///
    /// # Errors
    /// When the platform names no data folder and the user named none.
    pub fn lay_live(&self, game: &mut Game) -> Result<Vec<String>, LoadError> {
        let boards = self.boards_of(&game.scenario.map)?;
        Ok(boards.map_or_else(Vec::new, |boards| boards.under(&mut game.scenario).faults))
    }

    /// The players' own boards of a map, where they are there.
    fn boards_of(&self, map: &Map) -> Result<Option<Boards>, LoadError> {
        if map.boards().all(|board| board.endless) {
            return Ok(None);
        }
        Ok(self.own_shelf()?.map(|shelf| shelf.laid_out(map)))
    }

    fn laid(&self, mut copy: GameCopy) -> Result<GameCopy, LoadError> {
        self.lay(&mut copy.loaded)?;
        Ok(copy)
    }

    /// Reads a game from one file, or from the archive, and keeps its bytes. The text of a game may name the user's own
    /// types.
    ///
    /// # Errors
    /// As [`super::load`].
    pub fn copy(&self, game: &Path) -> Result<GameCopy, LoadError> {
        self.copy_for(game, &Viewer::Public)
    }

    /// As [`Place::copy`]; a VASL file for a viewer.
    ///
    /// # Errors
    /// As [`super::load`].
    pub fn copy_for(&self, game: &Path, viewer: &Viewer) -> Result<GameCopy, LoadError> {
        if let Some(copy) = second_in_dispute(game)? {
            return Ok(copy);
        }
        let game = &self.one_in(game)?;
        let bytes = self.bytes(game)?;
        if Dispute::is_one(&bytes) {
            return copy_in_dispute(game, &bytes, (game, 0));
        }
        let types = self.types_for(game, &bytes)?;
        self.laid(GameCopy::read_for(game, bytes, &types, viewer)?)
    }

    /// The user's own types, which the text of a game may name.
    fn types_for(&self, name: &Path, bytes: &[u8]) -> Result<Types, LoadError> {
        match kind_of(name, bytes) {
            Some(Kind::Notation) => catalogue::types(self),
            Some(Kind::Log | Kind::Vasl) | None => Ok(Types::default()),
        }
    }

    /// A game of these bytes, which may name the user's own types.
    ///
    /// # Errors
    /// As [`super::load`].
    pub fn copy_of(&self, name: &Path, bytes: Vec<u8>) -> Result<GameCopy, LoadError> {
        let types = self.types_for(name, &bytes)?;
        self.laid(GameCopy::read_with(name, bytes, &types)?)
    }

    /// A game of these bytes, to be verified and not judged: of a book newer than this program's, too.
    ///
    /// # Errors
    /// As [`super::load`].
    pub fn copy_to_verify(&self, name: &Path, bytes: Vec<u8>) -> Result<GameCopy, LoadError> {
        let types = self.types_for(name, &bytes)?;
        Ok(GameCopy::read_to_verify(name, bytes, &types)?)
    }

    /// A game of the archive, which must be intact, its signatures too.
    ///
    /// # Errors
    /// When the archive has none of this name, or it is damaged.
    pub fn held(&self, name: &Path) -> Result<(GameName, GameCopy), Refusal> {
        let game = GameName::given(&name.to_string_lossy())?;
        let copy = self.laid(GameCopy::read(name, self.archived(name)?)?)?;
        copy.must_be_intact()?;
        Ok((game, copy))
    }

    /// The games of the archive, by name.
    ///
    /// # Errors
    /// When the archive cannot be read.
    pub fn games(&self) -> Result<Vec<GameName>, Refusal> {
        Ok(self.games_held()?.0.into_iter().map(GameName::of).collect())
    }

    /// The games of the archive, by name, and why those without a head could not be looked for, where the engine's files are
    /// damaged; the archive is not made for the asking.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(super) fn games_held(&self) -> Result<(Vec<GameId>, Option<String>), Refusal> {
        if !self.has_archive()? {
            return Ok((Vec::new(), None));
        }
        let archive = self.archive_to_read()?;
        match archive.games() {
            Ok(games) => Ok((games, None)),
            Err(why) => Ok((archive.anchored().map_err(failed)?, Some(reasons(&why)))),
        }
    }

    /// The bytes of a game of the archive, verified or not; the archive is not made for the asking.
    ///
    /// # Errors
    /// When there is none of this name, or the archive cannot be opened.
    pub fn archived(&self, game: &Path) -> Result<Vec<u8>, LoadError> {
        let missing = || LoadError::NotFound(game.to_owned());
        let name = game.to_str().ok_or_else(missing)?;
        let id: GameId = name.strip_prefix('@').unwrap_or(name).parse().map_err(|_| missing())?;
        if !self.has_archive()? {
            return Err(missing());
        }
        let archive = self.archive_to_read()?;
        match archive.read(&id) {
            Ok(bytes) if bytes.is_empty() => Err(missing()),
            Ok(bytes) => Ok(bytes),
            Err(Unreadable::Unknown(_)) => Err(missing()),
            Err(Unreadable::Damaged(why)) => self.damaged(&archive, &id, &why),
            Err(Unreadable::Backend(why)) => Err(self.failing(&why)),
        }
    }

    /// What is held of a game that does not verify: the reader says what is wrong with it. The reader cannot say of good
    /// bytes that they are not those that were acknowledged.
    fn damaged<B: Backend>(
        &self,
        archive: &Archive<B>,
        id: &GameId,
        why: &Mismatch,
    ) -> Result<Vec<u8>, LoadError> {
        match why {
            Mismatch::MissingTail { .. } | Mismatch::Surplus { .. } | Mismatch::OtherPast { .. } => {
                Err(LoadError::NotAsAcknowledged {
                    place: self.shown(),
                    game: id.to_string(),
                    why: why.to_string(),
                })
            }
            Mismatch::Damaged { .. } | Mismatch::NoAnchor { .. } => {
                archive.salvage(id).map_err(|e| self.failing(&e))
            }
        }
    }

    /// An engine that failed, or gives another past than it gave before.
    fn failing(&self, why: &asl_store::backend::BackendError) -> LoadError {
        match super::engine::trouble(why) {
            Trouble::OtherPast { game, why } => {
                LoadError::NotAsAcknowledged { place: self.shown(), game, why }
            }
            Trouble::TooMuch { game, why } => LoadError::TooMuchHeld { place: self.shown(), game, why },
            Trouble::Database => LoadError::Database { why: reasons(why) },
            Trouble::Game => LoadError::Archive { path: self.shown().into(), why: reasons(why) },
        }
    }

    fn refused(&self, why: &dyn std::error::Error) -> LoadError {
        LoadError::Archive { path: self.archive_folder(), why: reasons(why) }
    }

    /// Where the archive is, in words.
    fn shown(&self) -> String {
        let folder = || self.archive_folder().display().to_string();
        self.database.as_ref().map_or_else(folder, ToString::to_string)
    }

    fn archive_folder(&self) -> PathBuf {
        self.folder().unwrap_or_default().join("archive")
    }
}

/// The games of a folder are one game only where they are files of VASL.
fn must_be_one_session(asked: &[PathBuf], found: &[PathBuf]) -> Result<(), LoadError> {
    let is_vasl =
        |path: &PathBuf| path.extension().is_some_and(|end| !end.to_string_lossy().starts_with("asl"));
    match asked {
        [folder] if !found.iter().all(is_vasl) => Err(LoadError::Games(folder.clone(), found.to_vec())),
        _ => Ok(()),
    }
}

/// Whether this thread is in a call of the archive's engine.
#[must_use]
pub fn is_in_engine() -> bool {
    asl_store::backend::is_contained()
}

/// Whether the engine failed, so that it is not known what is on disk.
fn is_unknown(why: &ExtendError) -> bool {
    matches!(why, ExtendError::Append(AppendError::Backend(_) | AppendError::SyncBroken))
}

/// The file of a dispute whose second copy is named by `:2` behind the file's name.
fn with_second_copy(game: &Path) -> Option<&Path> {
    let named = game.to_str().filter(|_| !game.exists()).and_then(|name| name.strip_suffix(":2"));
    named.map(Path::new).filter(|file| file.is_file())
}

/// The second copy of a game in the file of a dispute.
fn second_in_dispute(game: &Path) -> Result<Option<GameCopy>, LoadError> {
    let Some(file) = with_second_copy(game) else { return Ok(None) };
    let bytes = read_file(file)?;
    let copy = Dispute::is_one(&bytes).then(|| copy_in_dispute(file, &bytes, (game, 1)));
    copy.transpose()
}

/// A copy of a game in the file of a dispute, by its number; it was asked for by this name.
fn copy_in_dispute(file: &Path, bytes: &[u8], (asked, nth): (&Path, usize)) -> Result<GameCopy, LoadError> {
    let none = || LoadError::NotFound(asked.to_owned());
    Dispute::read(file, bytes)?.copy(file, nth)?.ok_or_else(none)
}

/// Why an archive is not open, and what can be done where its engine's files are damaged.
pub(super) fn not_opened(folder: &Path, why: &OpenError) -> LoadError {
    let mut says = reasons(why);
    if matches!(why, OpenError::Engine { .. }) {
        says += ": the players' files are the copy: in a new folder (--home NEW) `restore` puts back a backup, and `archive \
                 add` takes the files that were mailed";
    }
    LoadError::Archive { path: folder.to_owned(), why: says }
}

/// A command holds the archive for a moment only.
pub(super) fn patient(open: impl Fn() -> Result<SledBackend, OpenError>) -> Result<SledBackend, OpenError> {
    const TRIES: u32 = 100;
    const PAUSE: Duration = Duration::from_millis(50);
    let mut tries = 1;
    loop {
        match open() {
            Err(OpenError::InUse(_)) if tries < TRIES => sleep(PAUSE),
            result => return result,
        }
        tries += 1;
    }
}
