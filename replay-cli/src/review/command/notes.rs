//! The file of notes on the events of a game: it lies beside the game, and never a word of it in the game. Each player has their
//! own, and takes in what the other mailed.

use crate::command::Call;
use crate::command::failure::Failure;
use crate::home::{read_text, write_text};
use crate::read::Loaded;
use crate::review::view::{NoteRow, ReviewView, StepRow};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// How the file begins: what does not is somebody's file of another kind, and is not written over.
const HEAD: &str = "# Notes on the events of a game, by asl-replay";

/// So many notes a file may hold, and each so many bytes.
const MOST: (usize, usize) = (10_000, 4_000);

/// An event, and whose a note on it is: none stands for the reader.
type Place = (u64, Option<String>);

/// Notes by their places. A bookmark is a note without words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// What the reader is called, for those whom the file is mailed to.
    by: Option<String>,
    notes: BTreeMap<Place, Said>,
    /// Those on steps that are not shown to this viewer, or not in these files: they stay in the file.
    apart: Vec<(Place, Said)>,
}

/// What is noted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Said {
    text: String,
    /// Where the event stands in a VASL file, where its number hangs on who looks and on answers.
    at: Option<String>,
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
    at: Option<String>,
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
        // What a file tells of its owner by name is the owner's.
        let own = |by: Option<String>| by.filter(|by| Some(by) != stored.by.as_ref());
        let notes = stored.note.into_iter();
        let said = |note: Note| ((note.event, own(note.by)), Said { text: note.text, at: note.at });
        let notes = Notes { notes: notes.map(said).collect(), by: stored.by.clone(), apart: Vec::new() };
        notes.bounded()?;
        Ok(notes)
    }

    /// They can be written and read again.
    fn bounded(&self) -> Result<(), String> {
        let count = self.notes.len() + self.apart.len();
        if count > MOST.0 {
            return Err(format!("it holds {count} notes, and may hold {}", MOST.0));
        }
        let long = self.notes.iter().find(|(_, said)| said.text.len() > MOST.1);
        let says = |((event, _), _): (&Place, _)| {
            format!("the note on event {event} is longer than {} bytes", MOST.1)
        };
        long.map_or(Ok(()), |note| Err(says(note)))
    }

    /// Takes the notes of others from the file, where they may have come meanwhile.
    pub(super) fn renew(&mut self, file: &Notes) {
        self.notes.retain(|(_, of), _| of.is_none());
        let others = file.notes.iter().filter(|((_, of), _)| of.is_some());
        self.notes.extend(others.map(|(place, said)| (place.clone(), said.clone())));
        self.apart.clone_from(&file.apart);
        self.by.clone_from(&file.by);
    }

    /// Puts each note to its event among these, by the step of its file.
    pub(super) fn settle(&mut self, steps: &[StepRow]) {
        let source = |event: u64| steps.get(usize::try_from(event).ok()?)?.at.source.as_ref();
        let all = std::mem::take(&mut self.notes).into_iter().chain(std::mem::take(&mut self.apart));
        for ((event, by), said) in all.collect::<Vec<_>>() {
            let Some(at) = said.at.clone().filter(|at| source(event) != Some(at)) else {
                let at = said.at.or_else(|| source(event).cloned());
                self.notes.insert((event, by), Said { at, ..said });
                continue;
            };
            let there =
                steps.iter().filter(|step| step.at.source.as_ref() == Some(&at)).map(|step| step.at.event);
            match there
                .min_by_key(|n| n.abs_diff(event))
                .filter(|n| !self.notes.contains_key(&(*n, by.clone())))
            {
                Some(event) => drop(self.notes.insert((event, by), said)),
                None => self.apart.push(((event, by), said)),
            }
        }
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
        let apart = self.apart.iter().map(|(place, said)| (place, said));
        for ((event, by), Said { text, at }) in self.notes.iter().chain(apart) {
            let _infallible = writeln!(out, "\n[[note]]\nevent = {event}");
            if let Some(by) = by {
                let _infallible = writeln!(out, "by = {}", quoted(by));
            }
            let _infallible = writeln!(out, "text = {}", quoted(text));
            if let Some(at) = at {
                let _infallible = writeln!(out, "at = {}", quoted(at));
            }
        }
        out
    }

    /// The reader's own note on an event.
    #[must_use]
    pub fn on(&self, event: usize) -> Option<&str> {
        self.notes.get(&(event as u64, None)).map(|said| said.text.as_str())
    }

    /// All notes on an event, the reader's first.
    pub(super) fn all_on(&self, event: usize) -> impl Iterator<Item = NoteRow> {
        let event = event as u64;
        self.notes.range((event, None)..(event.saturating_add(1), None)).map(row)
    }

    /// All of them, but for bookmarks; the reader's under the name that the file gives.
    #[must_use]
    pub fn rows(&self) -> Vec<NoteRow> {
        let told = self.notes.iter().filter(|(_, said)| !said.text.is_empty()).map(row);
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
        self.notes.insert((event as u64, None), Said { text: text.to_owned(), at: None });
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
        let named = theirs.notes.iter().filter(|(_, said)| !said.text.is_empty());
        let taken: Vec<(Place, Said)> = named
            .map(|((event, of), said)| ((*event, Some(of.as_ref().unwrap_or(by).clone())), said.clone()))
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

fn row(((event, by), said): (&Place, &Said)) -> NoteRow {
    NoteRow { event: *event, by: by.clone(), text: said.text.clone() }
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
        // A player who mails a folder may have put a link or a pipe there.
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
    let mut notes = notes(&path)?;
    notes.settle(&view.steps);
    view.notes = notes.rows();
    view.notes.retain(|note| note.event < last);
    Ok(())
}
