//! The player's own module and boards on the disk, for a page with pictures.
//!
//! Input: files from a stranger; each is bounded while it is read. It writes nothing.

use crate::command::failure::Failure;
use crate::home::Place;
use crate::picture::archive::{self, Archive};
use crate::picture::board::BoardFiles;
use crate::picture::module::{BUILD_FILES, Module};
use crate::read::Loaded;
use crate::report::page::{Pictures, own};
use crate::review::view::ReviewView;
use crate::words::shown;
use clap::Args;
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

/// Which of a player's own pictures a page holds, and where they come from.
#[derive(Args, Debug)]
pub struct PicturesArgs {
    /// Which pictures of your own the page holds: your boards (`--boards`) and the counters of your module (`--module`). They
    /// are the publisher's: send such a page to those who own them, and none to the public.
    #[arg(long, value_enum, value_name = "WHICH", num_args = 0..=1, require_equals = true, default_missing_value = "all")]
    pub pictures: Option<Wanted>,
    /// Your VASL module, with the extensions beside it, for a page with its counters; what `setup` remembers when not given.
    #[arg(long, value_name = "VMOD")]
    pub module: Option<PathBuf>,
}

impl PicturesArgs {
    /// The files of which pictures are made; none where none are wanted. Where nothing is said of it, `otherwise` is wanted, as far
    /// as there is anything. A module that is remembered and cannot be read is noted, and the page has no counters of it.
    ///
    /// # Errors
    /// When the module, or the folder of boards, that was named cannot be read.
    pub(crate) fn sources(&self, place: &Place, otherwise: Wanted) -> Result<Option<Sources>, Failure> {
        match self.pictures.unwrap_or(otherwise) {
            Wanted::None => return Ok(None),
            Wanted::All => {}
        }
        let boards = place.boards_folder()?;
        let module = place.module(self.module.as_deref()).map(|path| module(&path)).transpose();
        let module = match module {
            Err(why) if self.module.is_none() => {
                place.note(why.to_string());
                None
            }
            read => read?,
        };
        let is_there = self.pictures.is_some() || module.is_some() || boards.is_dir();
        Ok(is_there.then_some(Sources { module, boards }))
    }
}

/// A player's files of which pictures are made.
#[derive(Debug)]
pub struct Sources {
    module: Option<Module>,
    /// The folder of boards.
    boards: PathBuf,
}

/// The pictures of a game out of these files; none where it has neither board nor counter.
#[must_use]
pub fn pictures(loaded: &Loaded, view: &ReviewView, sources: &Sources) -> Option<Pictures> {
    own(loaded, view, sources.module.as_ref(), &Folder(sources.boards.clone()))
}

/// A module, with the extensions that lie in the folder of its name, or beside it.
///
/// # Errors
/// When it cannot be read, or is none.
pub(crate) fn module(path: &Path) -> Result<Module, Failure> {
    let refuse = |why: String| Failure::Usage(format!("{}: {why}", shown(path)));
    let bytes = unnamed(path, archive::MAX_FILE).map_err(refuse)?;
    let first = Archive::of(bytes.into()).map_err(|why| refuse(why.to_string()))?;
    if BUILD_FILES.iter().all(|name| first.exact(name).is_none()) {
        return Err(refuse("is no module: it has no buildFile".into()));
    }
    let folder = path.parent().unwrap_or(Path::new("."));
    let own = path.file_stem().map(|stem| folder.join(format!("{}_ext", stem.to_string_lossy())));
    let extensions = own.into_iter().chain([folder.to_owned()]).flat_map(|folder| extensions(&folder));
    let (mut archives, mut faults) = (vec![first], Vec::new());
    for path in extensions.take(MAX_EXTENSIONS) {
        match opened(&path) {
            Ok(archive) => archives.push(archive),
            Err(why) => faults.push(format!("the extension {}: {why}", shown(&path))),
        }
    }
    Ok(Module::with(archives, faults))
}

/// An archive on the disk.
fn opened(path: &Path) -> Result<Archive, String> {
    Archive::of(Arc::from(bounded(path, archive::MAX_FILE)?)).map_err(|why| why.to_string())
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
    fn open(&self, name: &str) -> Result<Option<Archive>, String> {
        let found = name.split('/').try_fold(self.0.clone(), |folder, name| named(&folder, name));
        let Some(path) = found else { return Ok(None) };
        if !path.is_dir() {
            return opened(&path).map(Some);
        }
        let mut files = Vec::new();
        for entry in std::fs::read_dir(&path).map_err(|why| why.to_string())?.take(MAX_FILES) {
            let entry = entry.map_err(|why| why.to_string())?;
            // VASL names its files in letters of ASCII, and reads no folder in a board.
            if let (Ok(name), false) = (entry.file_name().into_string(), entry.path().is_dir()) {
                files.push((name, bounded(&entry.path(), MAX_BYTES)?));
            }
        }
        Ok(Some(Archive::held(files)))
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

/// The bytes of a file; else why there are none, behind its name.
fn bounded(path: &Path, limit: u64) -> Result<Vec<u8>, String> {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
    unnamed(path, limit).map_err(|why| format!("{}: {why}", name.unwrap_or_else(|| shown(path))))
}

/// The bytes of a file; else why there are none.
fn unnamed(path: &Path, limit: u64) -> Result<Vec<u8>, String> {
    let failed = |why: std::io::Error| format!("cannot be read: {why}");
    // A pipe is opened only when somebody writes into it, and a device has no end.
    if !std::fs::metadata(path).map_err(failed)?.is_file() {
        return Err("it is no file".to_owned());
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(failed)?;
    let read = file.take(limit + 1).read_to_end(&mut bytes).map_err(failed)?;
    if read as u64 <= limit { Ok(bytes) } else { Err(format!("it has more than {limit} bytes")) }
}
