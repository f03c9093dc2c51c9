//! A player's own VASL files, the module and the folder of the boards: where they lie is said once, kept in the data folder,
//! and asked from then on where nothing else is named. What is gone is told, and stops nobody.

use super::files::{make_private, write};
use super::refusal::failed;
use super::{LoadError, Place, Refusal, read_text};
use crate::boards::Shelf;
use crate::words::shown;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The file, in the data folder.
const FILE: &str = "setup.toml";

/// Where a player's own VASL files lie.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize)]
pub struct Belongings {
    /// The player's module, a `.vmod`, with its extensions beside it.
    pub module: Option<PathBuf>,
    /// The folder of the player's boards.
    pub boards: Option<PathBuf>,
}

impl Belongings {
    /// As a file.
    ///
    /// # Errors
    /// When a path is no text, which no file could hold.
    fn text(&self) -> Result<String, Refusal> {
        let mut out = "# Where your VASL files lie. `asl-replay setup` writes it, `asl-replay setup --forget` takes it away.\n"
            .to_owned();
        for (name, path) in [("module", &self.module), ("boards", &self.boards)] {
            let Some(path) = path else { continue };
            let no_text =
                || Refusal::Wrong(format!("{}: a path that is no text cannot be kept", shown(path)));
            let value = toml_edit::value(path.to_str().ok_or_else(no_text)?);
            let _infallible = writeln!(out, "{name} = {}", value.to_string().trim());
        }
        Ok(out)
    }
}

/// What a home remembers of its player's files, read when it is first asked for; and what is to be said of it.
#[derive(Clone, Default, Debug)]
pub struct Memory {
    read: Arc<OnceLock<Belongings>>,
    notes: Arc<Mutex<BTreeSet<String>>>,
}

impl Memory {
    fn note(&self, says: String) {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner).insert(says);
    }
}

impl Place {
    /// Something to be said besides, whatever else comes of a command.
    pub(crate) fn note(&self, says: String) {
        self.memory.note(says);
    }

    /// Where my VASL files lie, as it was said once. A file that is spoilt says nothing, which is noted.
    #[must_use]
    pub fn belongings(&self) -> &Belongings {
        self.memory.read.get_or_init(|| {
            let file = self.folder().ok().map(|folder| folder.join(FILE)).filter(|file| file.is_file());
            let read = file.map_or_else(|| Ok(Belongings::default()), |file| read(&file));
            read.unwrap_or_else(|why| {
                self.memory.note(format!("{why}: `asl-replay setup` writes it anew"));
                Belongings::default()
            })
        })
    }

    /// The module: the one that is named here, else the one that is remembered, as far as it is there still.
    #[must_use]
    pub fn module(&self, named: Option<&Path>) -> Option<PathBuf> {
        named.map(Path::to_owned).or_else(|| {
            let kept = self.belongings().module.as_ref();
            self.there(kept, "module", |path| path.is_file())
        })
    }

    /// The players' own boards: in the folder that the user named, else in the one that is remembered, else in `boards` of the
    /// data folder.
    ///
    /// # Errors
    /// When the folder that the user named is none, or the user named none and the platform names no data folder.
    pub fn shelf(&self) -> Result<Shelf, LoadError> {
        Ok(Shelf::of(&self.boards_folder()?))
    }

    /// Their folder.
    ///
    /// # Errors
    /// As [`Place::shelf`].
    pub fn boards_folder(&self) -> Result<PathBuf, LoadError> {
        match &self.boards {
            Some(folder) if !folder.is_dir() => Err(LoadError::NoBoards(folder.clone())),
            Some(folder) => Ok(folder.clone()),
            None => match self.remembered_boards() {
                Some(folder) => Ok(folder),
                None => Ok(self.folder()?.join("boards")),
            },
        }
    }

    /// The players' own boards, where there are any: a folder that nobody named and nobody made is none.
    ///
    /// # Errors
    /// As [`Place::shelf`]: one that was named and is not there is a fault to be told.
    pub fn own_shelf(&self) -> Result<Option<Shelf>, LoadError> {
        Ok(Some(self.shelf()?).filter(Shelf::exists))
    }

    /// The remembered folder of boards, as far as it is there still.
    fn remembered_boards(&self) -> Option<PathBuf> {
        self.there(self.belongings().boards.as_ref(), "boards", |path| path.is_dir())
    }

    fn there(&self, kept: Option<&PathBuf>, what: &str, is_there: fn(&Path) -> bool) -> Option<PathBuf> {
        let kept = kept?;
        if !is_there(kept) {
            self.memory.note(format!(
                "{} is not there any more, where `setup` remembers your {what}: `asl-replay setup` asks anew",
                shown(kept)
            ));
        }
        Some(kept.clone()).filter(|path| is_there(path))
    }

    /// Remembers where my VASL files lie. The file that says so.
    ///
    /// # Errors
    /// When a path is no text, or the data folder cannot be written.
    pub fn remember(&self, belongings: &Belongings) -> Result<PathBuf, Refusal> {
        let (folder, text) = (self.folder()?, belongings.text()?);
        make_private(&folder).map_err(|e| failed(&e))?;
        let file = folder.join(FILE);
        write(&file, text.as_bytes())?;
        Ok(file)
    }

    /// Forgets it. Whether anything was remembered.
    ///
    /// # Errors
    /// When the file cannot be taken away.
    pub fn forget(&self) -> Result<bool, Refusal> {
        let file = self.folder()?.join(FILE);
        match std::fs::remove_file(&file) {
            Ok(()) => Ok(true),
            Err(why) if why.kind() == std::io::ErrorKind::NotFound => Ok(false),
            Err(source) => Err(LoadError::Io { path: file, source }.into()),
        }
    }

    /// What is to be said of what is remembered, a line each, and each once; nothing when all of it is there, or nobody asked.
    #[must_use]
    pub fn notes(&self) -> String {
        let notes = std::mem::take(&mut *self.memory.notes.lock().unwrap_or_else(PoisonError::into_inner));
        notes.iter().map(|says| format!("note: {says}\n")).collect()
    }
}

fn read(file: &Path) -> Result<Belongings, String> {
    let text = read_text(file).map_err(|why| why.to_string())?;
    toml::from_str(&text).map_err(|why| format!("{}: {}", shown(file), why.message()))
}
