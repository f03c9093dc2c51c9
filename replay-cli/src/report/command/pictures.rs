//! The player's own module and boards on the disk, for a page with pictures.
//!
//! Input: files from a stranger; each is bounded while it is read. It writes nothing.

use crate::command::failure::Failure;
use crate::picture::archive::{self, Archive};
use crate::picture::board::{BoardFiles, boards_of, sheets};
use crate::picture::film::Film;
use crate::picture::module::Module;
use crate::read::Loaded;
use crate::report::page::{Pictures, moments};
use crate::words::shown;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Most extensions beside a module.
const MAX_EXTENSIONS: usize = 64;
/// Most files of a board that is a folder, and most bytes of each.
const MAX_FILES: usize = 256;
const MAX_BYTES: u64 = 32 << 20;

/// Which pictures a page holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Wanted {
    /// Boards and counters, as far as they are found.
    All,
    /// Those that the program draws itself.
    None,
}

/// Where a player's pictures are.
#[derive(Clone, Debug)]
pub struct Sources {
    /// The module.
    pub module: Option<PathBuf>,
    /// The folder of boards.
    pub boards: PathBuf,
}

/// The pictures of a game: its boards, and the counters of VASL files; none where it has neither.
///
/// # Errors
/// When the module that was named cannot be read.
pub fn pictures(loaded: &Loaded, sources: &Sources) -> Result<Option<Pictures>, Failure> {
    let module = sources.module.as_deref().map(module).transpose()?;
    let boards = match loaded.imported.first() {
        Some(file) => file.boards.clone(),
        None => boards_of(&loaded.game.scenario.map),
    };
    let film = |module: &Module| Film::of(&loaded.imported, &moments(loaded), module, &loaded.vasl.eyes);
    let film = module.as_ref().map(film).unwrap_or_default();
    let sheets = sheets(&boards, &Folder(sources.boards.clone()), module.as_ref());
    let is_empty = film.frames.is_empty() && sheets.is_empty();
    Ok((!is_empty).then(|| Pictures::of(&film, &sheets)))
}

/// A module, with the extensions that lie in the folder of its name, or beside it.
fn module(path: &Path) -> Result<Module, Failure> {
    let refuse = |why: String| Failure::Usage(format!("{}: {why}", shown(path)));
    let bytes =
        bounded(path, archive::MAX_FILE).ok_or_else(|| refuse("cannot be read, or is too large".into()))?;
    let first = Archive::of(bytes.into()).map_err(|why| refuse(why.to_string()))?;
    let folder = path.parent().unwrap_or(Path::new("."));
    let own = path.file_stem().map(|stem| folder.join(format!("{}_ext", stem.to_string_lossy())));
    let extensions = own.into_iter().chain([folder.to_owned()]).flat_map(|folder| extensions(&folder));
    let opened =
        extensions.filter_map(|path| Archive::of(Arc::from(bounded(&path, archive::MAX_FILE)?)).ok());
    Ok(Module::of([first].into_iter().chain(opened.take(MAX_EXTENSIONS)).collect()))
}

fn extensions(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let is_one = |path: &PathBuf| path.extension().is_some_and(|e| e.eq_ignore_ascii_case("vmdx"));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_one).collect();
    paths.sort();
    paths
}

/// A folder of boards.
struct Folder(PathBuf);

impl BoardFiles for Folder {
    fn open(&self, name: &str) -> Option<Archive> {
        let path = name.split('/').try_fold(self.0.clone(), |folder, name| named(&folder, name))?;
        if !path.is_dir() {
            return Archive::of(bounded(&path, archive::MAX_FILE)?.into()).ok();
        }
        let files = std::fs::read_dir(&path).ok()?.flatten().take(MAX_FILES).filter_map(|entry| {
            Some((entry.file_name().into_string().ok()?, bounded(&entry.path(), MAX_BYTES)?))
        });
        Some(Archive::held(files))
    }
}

/// The entry of a folder, whatever the case of its letters.
fn named(folder: &Path, name: &str) -> Option<PathBuf> {
    let exact = folder.join(name);
    if exact.exists() {
        return Some(exact);
    }
    let entries = std::fs::read_dir(folder).ok()?.flatten();
    let mut is_it = entries.filter(|entry| entry.file_name().to_string_lossy().eq_ignore_ascii_case(name));
    is_it.next().map(|entry| entry.path())
}

/// The bytes of a file; none when they are more than `limit`, or it is no file.
fn bounded(path: &Path, limit: u64) -> Option<Vec<u8>> {
    // A pipe is opened only when somebody writes into it, and a device has no end.
    let is_file = std::fs::metadata(path).is_ok_and(|data| data.is_file());
    let mut bytes = Vec::new();
    let read = is_file.then(|| File::open(path).ok()?.take(limit + 1).read_to_end(&mut bytes).ok()).flatten();
    (read? as u64 <= limit).then_some(bytes)
}
