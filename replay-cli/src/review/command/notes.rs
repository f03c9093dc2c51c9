//! The file of notes on the events of a game: it lies beside the game, and never a word of it in the game. Each player has his own, and
//! takes in what the other mailed.

use crate::command::Call;
use crate::command::failure::Failure;
use crate::home::{read_text, write_text};
use crate::read::Loaded;
use crate::review::view::{NoteRow, ReviewView};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// How the file begins: what does not is somebody's file of another kind, and is not written over.
const HEAD: &str = "# Notes on the events of a game, by asl-replay";

/// So many notes a file may hold, and each so many bytes.
const MOST: (usize, usize) = (10_000, 4_000);

/// Notes by event and by whose they are: none stands for the reader. A bookmark is a note without words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// What the reader is called, for those whom the file is mailed to.
    by: Option<String>,
    notes: BTreeMap<(u64, Option<String>), String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    by: Option<String>,
    #[serde(default)]
    note: Vec<Note>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Note {
    event: u64,
    by: Option<String>,
    #[serde(default)]
    text: String,
}

impl Notes {
    /// Reads a file of notes.
    ///
    /// # Errors
    /// Why the text is none.
    pub fn read(text: &str) -> Result<Notes, String> {
        if !text.starts_with(HEAD) {
            return Err("its first line is not that of a file of notes".into());
        }
        let stored: Stored = toml::from_str(text).map_err(|why| why.message().to_owned())?;
        // What a file tells of its owner by name is his own.
        let own = |by: Option<String>| by.filter(|by| Some(by) != stored.by.as_ref());
        let notes = stored.note.into_iter().map(|note| ((note.event, own(note.by)), note.text)).collect();
        let notes = Notes { by: stored.by, notes };
        notes.bounded()?;
        Ok(notes)
    }

    /// They can be written and read again.
    fn bounded(&self) -> Result<(), String> {
        if self.notes.len() > MOST.0 {
            return Err(format!("it holds {} notes, and may hold {}", self.notes.len(), MOST.0));
        }
        let long = self.notes.iter().find(|(_, text)| text.len() > MOST.1);
        let says = |((event, _), _): (&(u64, _), _)| {
            format!("the note on event {event} is longer than {} bytes", MOST.1)
        };
        long.map_or(Ok(()), |note| Err(says(note)))
    }

    /// Takes the notes of others from the file, where they may have come meanwhile.
    pub(super) fn renew(&mut self, file: &Notes) {
        self.notes.retain(|(_, of), _| of.is_none());
        self.notes.extend(
            file.notes
                .iter()
                .filter(|((_, of), _)| of.is_some())
                .map(|(at, text)| (at.clone(), text.clone())),
        );
        self.by.clone_from(&file.by);
    }

    /// The file.
    #[must_use]
    pub fn text(&self) -> String {
        let mut out = format!(
            "{HEAD}.\n# Written anew with every note: comments of your own are not kept. A note without a text is a bookmark.\n"
        );
        let quoted = |text: &str| toml_edit::value(text).to_string().trim().to_owned();
        if let Some(by) = &self.by {
            let _infallible = writeln!(out, "by = {}", quoted(by));
        }
        for ((event, by), text) in &self.notes {
            let _infallible = writeln!(out, "\n[[note]]\nevent = {event}");
            if let Some(by) = by {
                let _infallible = writeln!(out, "by = {}", quoted(by));
            }
            let _infallible = writeln!(out, "text = {}", quoted(text));
        }
        out
    }

    /// The reader's own note on an event.
    #[must_use]
    pub fn on(&self, event: usize) -> Option<&str> {
        self.notes.get(&(event as u64, None)).map(String::as_str)
    }

    /// All notes on an event, the reader's first.
    pub(super) fn all_on(&self, event: usize) -> impl Iterator<Item = NoteRow> {
        let event = event as u64;
        self.notes.range((event, None)..(event.saturating_add(1), None)).map(row)
    }

    /// All of them, but for bookmarks; the reader's under the name that the file gives.
    #[must_use]
    pub fn rows(&self) -> Vec<NoteRow> {
        let told = self.notes.iter().filter(|(_, text)| !text.is_empty()).map(row);
        told.map(|note| NoteRow { by: note.by.or_else(|| self.by.clone()), ..note }).collect()
    }

    /// Puts a bookmark, or takes the reader's note away.
    pub(super) fn toggle(&mut self, event: usize) {
        if !self.remove(event) {
            self.write(event, "");
        }
    }

    /// Takes the reader's note away; false where there is none.
    pub(super) fn remove(&mut self, event: usize) -> bool {
        self.notes.remove(&(event as u64, None)).is_some()
    }

    /// Writes a note of the reader's; no words leave a bookmark.
    pub(super) fn write(&mut self, event: usize, text: &str) {
        self.notes.insert((event as u64, None), text.to_owned());
    }

    /// Says what the reader is called.
    ///
    /// # Errors
    /// That notes of another of this name were taken in.
    pub(super) fn sign(&mut self, by: &str) -> Result<(), String> {
        if self.notes.keys().any(|(_, of)| of.as_deref() == Some(by)) {
            return Err(format!("it holds notes by {by}, who is somebody else"));
        }
        self.by = Some(by.to_owned());
        Ok(())
    }

    /// Says whose the notes of another's file are, where it does not.
    pub(super) fn attribute(&mut self, by: &str) {
        self.by.get_or_insert_with(|| by.to_owned());
    }

    /// Takes in the notes of another's file, each in place of what its writer had noted before; nobody writes in the reader's name, and
    /// bookmarks are not shared. How many there are.
    ///
    /// # Errors
    /// That the file does not say whose it is.
    pub(super) fn merge(&mut self, theirs: &Notes) -> Result<usize, String> {
        let Some(by) = &theirs.by else {
            return Err("it does not say whose it is: `--of NAME` does".into());
        };
        if Some(by) == self.by.as_ref() {
            return Err(format!("it is by {by}, as yours is"));
        }
        let named = theirs.notes.iter().filter(|(_, text)| !text.is_empty());
        let taken: Vec<((u64, Option<String>), String)> = named
            .map(|((event, of), text)| ((*event, Some(of.as_ref().unwrap_or(by).clone())), text.clone()))
            .filter(|((_, of), _)| *of != self.by)
            .collect();
        // What others than its owner wrote may be older there than here.
        self.notes.retain(|(_, of), _| of.as_ref() != Some(by));
        let count = taken.len();
        for (at, text) in taken {
            self.notes.entry(at).or_insert(text);
        }
        Ok(count)
    }
}

fn row(((event, by), text): (&(u64, Option<String>), &String)) -> NoteRow {
    NoteRow { event: *event, by: by.clone(), text: text.clone() }
}

/// Where the notes lie: in the file that is named, else beside the game, and those on a game of the archive in the data folder.
pub(crate) fn beside(call: &Call, named: Option<&PathBuf>, loaded: &Loaded) -> Result<PathBuf, Failure> {
    if let Some(path) = named {
        return Ok(path.clone());
    }
    let game = loaded.paths.first().map_or(Path::new("game"), PathBuf::as_path);
    if game.is_file() {
        return Ok(game.with_extension("notes.toml"));
    }
    let folder = call.place.folder()?.join("notes");
    Ok(folder.join(format!("{}.notes.toml", game.display().to_string().trim_start_matches('@'))))
}

/// The notes of a file; none where there is no file.
pub(crate) fn notes(path: &Path) -> Result<Notes, Failure> {
    let wrong =
        |why| Failure::Usage(format!("{}: no file of notes: {why}; --notes names another", path.display()));
    match path.symlink_metadata() {
        Err(_) => return Ok(Notes::default()),
        // Whoever mails a folder may have put a link or a pipe there.
        Ok(about) if !about.is_file() => return Err(wrong("it is no plain file".to_owned())),
        Ok(_) => {}
    }
    Notes::read(&read_text(path)?).map_err(wrong)
}

/// Writes the file of notes anew.
pub(super) fn kept(path: &Path, notes: &Notes) -> Result<(), Failure> {
    notes.bounded().map_err(|why| Failure::Usage(format!("{}: {why}", path.display())))?;
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|e| Failure::store(&e))?;
    }
    Ok(write_text(path, &notes.text(), true)?)
}

/// The notes on the events of a game are shown with it.
pub(crate) fn noted(
    call: &Call,
    view: &mut ReviewView,
    named: Option<&PathBuf>,
    loaded: &Loaded,
) -> Result<(), Failure> {
    let path = beside(call, named, loaded)?;
    let last = view.steps.len() as u64;
    view.notes = notes(&path)?.rows();
    view.notes.retain(|note| note.event < last);
    Ok(())
}
