//! Board files, in a folder or in memory. Read when asked for, each once.

use super::archive::{self, ArchiveError, BoardFile};
use super::land::Boards;
use super::{BoardData, BoardError, ground, hex};
use asl_core::map::{Board, Ground, Land, Map, MapError};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::PathBuf;
use std::sync::Arc;

/// A board's file and what was changed of it: its SHA-256, the changes.
type Asked = ([u8; 32], Vec<String>);

/// Board files, and what was read from them.
#[derive(Debug)]
pub struct Shelf {
    stock: Box<dyn Stock>,
    /// Boards that were read.
    read: RefCell<BTreeMap<Asked, Arc<Ground>>>,
}

/// Where board files are.
pub(super) trait Stock: Debug + Send {
    /// Is there any, or a place for them?
    fn exists(&self) -> bool;

    /// The first file of one of these names that is there, and where.
    fn open(&self, names: &[String]) -> Option<(Result<BoardFile, ArchiveError>, PathBuf)>;

    /// Where the files are, in words.
    fn place(&self) -> String;
}

/// The bytes of files, by their names in small letters: `bd10`.
#[derive(Debug)]
struct Held(BTreeMap<String, Arc<[u8]>>);

impl Stock for Held {
    fn exists(&self) -> bool {
        !self.0.is_empty()
    }

    fn open(&self, names: &[String]) -> Option<(Result<BoardFile, ArchiveError>, PathBuf)> {
        let (file, bytes) = names.iter().find_map(|file| self.0.get_key_value(&file.to_lowercase()))?;
        Some((archive::open_archive(bytes), PathBuf::from(file)))
    }

    fn place(&self) -> String {
        "what was given".into()
    }
}

impl Shelf {
    /// Board files that are read when they are asked for.
    pub(super) fn from(stock: impl Stock + 'static) -> Shelf {
        Shelf { stock: Box::new(stock), read: RefCell::default() }
    }

    /// Boards of which the bytes are here, by the names of their files: `bd10`, `BD1a.zip`.
    #[must_use]
    pub fn held(files: impl IntoIterator<Item = (String, Arc<[u8]>)>) -> Shelf {
        let stem = |name: String| name.split('.').next().unwrap_or_default().to_lowercase();
        Shelf::from(Held(files.into_iter().map(|(name, bytes)| (stem(name), bytes)).collect()))
    }

    /// Is there such a folder, or any file?
    #[must_use]
    pub fn exists(&self) -> bool {
        self.stock.exists()
    }

    /// Reads a board by its name, such as `10` or `1a`.
    ///
    /// # Errors
    /// When there is no such board, or its file is none.
    pub fn board(&self, name: &str) -> Result<BoardData, BoardError> {
        self.changed(name, &[])
    }

    /// Reads a board with its terrain changed; changes that are not understood are left out. Files of the same content
    /// are worked out once.
    ///
    /// # Errors
    /// When there is no such board, or its file is none.
    pub fn changed(&self, name: &str, changes: &[String]) -> Result<BoardData, BoardError> {
        let file = self.find(name)?;
        let name = name.to_owned();
        if file.metadata.alt_grain || file.metadata.own_grid {
            return Err(BoardError::OwnGrid(name));
        }
        let key = (file.sha256, changes.to_vec());
        let known = self.read.borrow().get(&key).cloned();
        let ground = match known {
            Some(ground) => ground,
            None => Arc::new(ground(&name, &file.pixels, changes)?),
        };
        self.read.borrow_mut().insert(key, Arc::clone(&ground));
        Ok(BoardData { name, sha256: file.sha256, metadata: file.metadata, ground })
    }

    /// The file of a board: `bd` and its name; a number below ten may have a zero before it.
    pub(super) fn find(&self, name: &str) -> Result<BoardFile, BoardError> {
        let plain = name.bytes().all(|b| b.is_ascii_alphanumeric());
        if !plain || name.is_empty() || name.len() > 16 {
            return Err(BoardError::Name(name.into()));
        }
        let tried: Vec<String> = [format!("bd{name}"), format!("bd0{name}")].into();
        match self.stock.open(&tried) {
            Some((Ok(file), _)) => Ok(file),
            Some((Err(why), path)) => Err(BoardError::Archive { name: name.into(), path, why }),
            None => Err(BoardError::Missing { name: name.into(), tried, place: self.stock.place() }),
        }
    }
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
